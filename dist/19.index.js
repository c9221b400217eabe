export const id = 19;
export const ids = [19];
export const modules = {

/***/ 745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   UY: () => (/* binding */ connectGitHub),
/* harmony export */   cs: () => (/* binding */ githubRemedy),
/* harmony export */   dZ: () => (/* binding */ describeGitHubError),
/* harmony export */   dk: () => (/* binding */ mayHaveHappened),
/* harmony export */   fm: () => (/* binding */ permissionHint),
/* harmony export */   fw: () => (/* binding */ githubErrorText),
/* harmony export */   lE: () => (/* binding */ isPermanent),
/* harmony export */   s7: () => (/* binding */ asGitHubError),
/* harmony export */   ub: () => (/* binding */ ignoreGitHubError),
/* harmony export */   xp: () => (/* binding */ parseResponse),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(330);
/* harmony import */ var _json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(337);
/* harmony import */ var _sentence_DU5PfXtA_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(203);



// src/github/github-error.ts
var GitHubError = class extends Error {
	name = "GitHubError";
	status;
	rateLimited;
	retryAfterMs;
	constructor(message, fields) {
		super(message, { cause: fields.cause });
		this.status = fields.status;
		this.rateLimited = fields.status === 429 || fields.rateLimited === true;
		this.retryAfterMs = fields.retryAfterMs;
	}
};
function asGitHubError(error) {
	if (error instanceof GitHubError) return error;
	throw error;
}
function ignoreGitHubError(error) {
	asGitHubError(error);
}
function isGone({ status }) {
	return status === 404 || status === 410;
}
function isMoved({ status }) {
	return status !== "lost" && status >= 300 && status < 400;
}
function isPermanent(githubError) {
	const { status, rateLimited } = githubError;
	return status === 401 || status === 422 || status === 403 && !rateLimited || isGone(githubError) || isMoved(githubError);
}
function mayHaveHappened({ status }) {
	return status === "lost" || status === 408 || status >= 500;
}
function githubErrorText({ status, message }) {
	return (0,_sentence_DU5PfXtA_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${(0,_sentence_DU5PfXtA_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(status === "lost" ? message : `${status} ${message}`)}`;
}
function describeGitHubError(githubError, what) {
	const verb = githubError.status === "lost" ? "did not respond to" : "rejected";
	return (0,_sentence_DU5PfXtA_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`GitHub ${verb} ${what} (${githubErrorText(githubError)}).`;
}
function permissionHint(githubError) {
	if (!isPermanent(githubError)) return [];
	if (isMoved(githubError)) return (0,_sentence_DU5PfXtA_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The issue was transferred, or the repository was renamed. Run again from the new location.`;
	if (githubError.status === 401) return (0,_sentence_DU5PfXtA_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check \`github-token\`. It may be mistyped, expired, or revoked.`;
	const check = isGone(githubError) ? "the issue or pull request exists" : "the conversation is not locked";
	return (0,_sentence_DU5PfXtA_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Grant the job \`issues: write\` and \`pull-requests: write\`, and check that ${check}.`;
}
function githubRemedy(githubError) {
	if (isGone(githubError)) return (0,_sentence_DU5PfXtA_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check \`issue-number\`, and that \`github-token\` can read issues and pull requests here.`;
	return isPermanent(githubError) ? permissionHint(githubError) : (0,_sentence_DU5PfXtA_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Wait a few minutes, then run again.`;
}
// src/github/retry-budget.ts
const GITHUB_PAUSES_MS = [
	5e3,
	15e3,
	3e4
];
const RETRY_WITHIN_MS = 12e4;
const ATTEMPT_MS = 3e4;
const ONLY_ATTEMPT_MS = 1e4;
var RetryBudget = class {
	clock;
	signal;
	isSpent = false;
	constructor({ clock, signal }) {
		this.clock = clock;
		this.signal = signal;
	}
	async callWithRetries(attempt, options) {
		const { clock, signal } = this;
		const retryUntil = clock.now() + RETRY_WITHIN_MS;
		for (let attempts = 1;; attempts += 1) try {
			const value = await attempt(this.isSpent ? ONLY_ATTEMPT_MS : ATTEMPT_MS);
			this.isSpent = false;
			return value;
		} catch (error) {
			const failed = {
				githubError: asGitHubError(error),
				attempts,
				retryUntil
			};
			const pauseMs = this.pauseBeforeRetry(failed, options);
			if (pauseMs === void 0) {
				this.updateAfter(failed, options);
				throw failed.githubError;
			}
			await clock.sleep(pauseMs, signal).catch(() => {});
			if (signal.aborted) throw failed.githubError;
		}
	}
	pauseBeforeRetry({ githubError, attempts, retryUntil }, { isPost, maxAttempts = GITHUB_PAUSES_MS.length + 1 }) {
		const isTemporary = githubError.rateLimited || !isPost && mayHaveHappened(githubError);
		const pauseMs = githubError.retryAfterMs ?? GITHUB_PAUSES_MS[attempts - 1] ?? 0;
		const isTooLate = this.clock.now() + pauseMs > retryUntil;
		return isTemporary && !this.isSpent && attempts < maxAttempts && !isTooLate ? pauseMs : void 0;
	}
	updateAfter({ githubError, attempts }, { isPost }) {
		if (githubError.rateLimited) return;
		const isUnanswered = mayHaveHappened(githubError);
		const wasRepeated = !isPost && attempts > 1;
		if (!isUnanswered) this.isSpent = false;
		else if (wasRepeated) this.isSpent = true;
	}
};
// src/github/api.ts
async function connectGitHub(token, fullName, { load, network: { shared: dispatcher }, limit, clock, signal: stop, redact }) {
	const [owner = "", repo = ""] = fullName.split("/");
	if (!token?.trim() || !owner || !repo) throw new _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3({
		title: "The GitHub token is missing",
		happened: (0,_sentence_DU5PfXtA_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The GitHub token or the name of the repository is missing.`,
		next: (0,_sentence_DU5PfXtA_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Use the default of \`github-token\`, or set \`comment: never\` to run without comments.`
	});
	const { getOctokit } = await load();
	const { fetch } = await Promise.all(/* import() */[__webpack_require__.e(818), __webpack_require__.e(540)]).then(__webpack_require__.bind(__webpack_require__, 540));
	const octokit = getOctokit(token.trim(), {
		log: {
			debug() {},
			info() {},
			warn() {},
			error() {}
		},
		request: { fetch: (url, init) => fetch(url, {
			...init,
			dispatcher,
			redirect: "manual"
		}) }
	});
	let clockOffsetMs = 0;
	const send = async (route, parameters, signal) => {
		try {
			const response = await octokit.request(route, {
				owner,
				repo,
				...parameters,
				request: { signal }
			});
			const { status, data } = response;
			if (status >= 300) throw Object.assign(/* @__PURE__ */ new Error("a redirect"), {
				status,
				response
			});
			const date = Date.parse(response.headers.date ?? "");
			if (!Number.isNaN(date)) clockOffsetMs = date - clock.wall();
			const json = JSON.stringify(data ?? null);
			return {
				data: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(json, redact),
				lastPage: lastPageOf(response.headers.link)
			};
		} catch (error) {
			throw githubErrorOf(error, signal, redact);
		}
	};
	const budget = new RetryBudget({
		clock,
		signal: stop
	});
	return {
		now: () => clock.wall() + clockOffsetMs,
		call(route, parameters = {}, { maxAttempts } = {}) {
			const isPost = route.startsWith("POST ");
			const attempt = (ms) => send(route, parameters, limit(ms));
			return budget.callWithRetries(attempt, {
				isPost,
				maxAttempts
			});
		}
	};
}
function lastPageOf(linkHeader = "") {
	const [, page] = /[?&]page=(\d+)[^>]*>;[^,]*\brel="last"/.exec(linkHeader) ?? [];
	return page === void 0 ? void 0 : Number(page);
}
function parseResponse(schema, { data }) {
	const parsed = schema.safeParse(data);
	if (!parsed.success) throw new GitHubError("the response is not readable", { status: "lost" });
	return parsed.data;
}
function githubErrorOf(cause, { aborted }, redact) {
	const { status, response, message } = cause;
	const excerpt = redact(String(response?.data?.message ?? message ?? cause)).slice(0, 300).toWellFormed();
	if (typeof status !== "number" || response === void 0) return new GitHubError(aborted ? "no response in time" : excerpt, {
		status: "lost",
		cause
	});
	const { "retry-after": retryAfter, "x-ratelimit-remaining": remaining } = response.headers ?? {};
	return new GitHubError(excerpt, {
		status,
		rateLimited: status === 403 && (retryAfter !== void 0 || String(remaining) === "0" || /rate limit|abuse/i.test(excerpt)),
		retryAfterMs: /^\d+$/.test(String(retryAfter)) ? Number(retryAfter) * 1e3 : void 0,
		cause
	});
}



/***/ }),

/***/ 43:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yw: () => (/* binding */ commandIdOf),
/* harmony export */   Zl: () => (/* binding */ linesSchema),
/* harmony export */   mT: () => (/* binding */ isFromComment),
/* harmony export */   wv: () => (/* binding */ react)
/* harmony export */ });
/* harmony import */ var _json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(337);

// src/github/command-comments.ts
function commandIdOf(kind, id) {
	return kind === "comment" ? `${id}` : `${kind}:${id}`;
}
const COMMAND = /^(?<kind>inline:|review:)?(?<id>\d+)$/;
const isFromComment = (command) => COMMAND.test(command);
const nullableInt = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)());
const side = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)());
const linesSchema = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	path: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	diff_hunk: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	line: nullableInt,
	start_line: nullableInt,
	original_line: nullableInt,
	original_start_line: nullableInt,
	side,
	start_side: side,
	subject_type: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
});
const REACTIONS = /* @__PURE__ */ new Map([["", "/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"], ["inline:", "/repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"]]);
function reactionsOf(command) {
	const { kind = "", id } = COMMAND.exec(command)?.groups ?? {};
	const path = id && REACTIONS.get(kind);
	return path ? {
		path,
		comment: { comment_id: Number(id) }
	} : void 0;
}
async function react(command, content, api) {
	const reactions = reactionsOf(command);
	if (!reactions) return;
	const { path, comment } = reactions;
	await api.call(`POST ${path}`, {
		...comment,
		content
	});
}



/***/ }),

/***/ 88:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ issueUrl),
/* harmony export */   BI: () => (/* binding */ writtenFields),
/* harmony export */   Bu: () => (/* binding */ authorSchema),
/* harmony export */   MU: () => (/* binding */ isOurs),
/* harmony export */   Qo: () => (/* binding */ fetchIssue),
/* harmony export */   Ry: () => (/* binding */ withReplyLine),
/* harmony export */   Un: () => (/* binding */ RENDERED),
/* harmony export */   bc: () => (/* binding */ MAX_COMMENT),
/* harmony export */   fo: () => (/* binding */ threadComments),
/* harmony export */   i8: () => (/* binding */ ISSUE),
/* harmony export */   j8: () => (/* binding */ issueSchema),
/* harmony export */   kb: () => (/* binding */ hiddenLines),
/* harmony export */   qR: () => (/* binding */ readNewestRows),
/* harmony export */   rE: () => (/* binding */ accountSchema)
/* harmony export */ });
/* harmony import */ var _json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(337);
/* harmony import */ var _url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(664);
/* harmony import */ var _api_D1IHbyOh_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(745);



// src/github/issues.ts
const ISSUE = "/repos/{owner}/{repo}/issues/{issue_number}";
const RENDERED = { headers: { accept: "application/vnd.github.full+json" } };
const issueSchema = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	title: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	body: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	body_html: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	html_url: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	user: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ login: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)() })),
	pull_request: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({})),
	comments: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(), 0)
}), (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ title, body, user, ...issue }) => ({
	title,
	body: body ?? "",
	html: issue.body_html ?? "",
	htmlUrl: issue.html_url,
	author: user?.login,
	isPullRequest: Boolean(issue.pull_request),
	commentCount: issue.comments
})));
function issueUrl({ serverUrl, repository }, issue, { isPullRequest } = { isPullRequest: false }) {
	return `${serverUrl}/${repository.fullName}/${isPullRequest ? "pull" : "issues"}/${issue}`;
}
async function fetchIssue(api, issue) {
	return (0,_api_D1IHbyOh_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)(issueSchema, await api.call(`GET ${ISSUE}`, {
		issue_number: issue,
		...RENDERED
	}));
}
// src/github/accounts.ts
const accountSchema = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	id: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)().check((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* ._positive */ .NC)()),
	login: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()
});
const authorSchema = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .extend */ .X$)(accountSchema, { type: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)() });
// src/github/lists.ts
const MAX_PAGES = 1e3;
async function readAllRows(list, signal) {
	const allRows = [];
	for (let page = 1; page <= MAX_PAGES; page += 1) {
		signal?.throwIfAborted();
		const { rows, lastPage } = await readPage(list, page);
		allRows.push(...rows);
		if (lastPage === void 0) return allRows;
	}
	throw new _api_D1IHbyOh_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_("the list does not end", { status: "lost" });
}
async function readNewestRows(list) {
	const first = await readPage(list, 1);
	const { lastPage } = first;
	if (lastPage === void 0) return first.rows;
	const lastButOne = lastPage === 2 ? first : await readPage(list, lastPage - 1);
	const last = await readPage(list, lastPage);
	return [...lastButOne.rows, ...last.rows];
}
async function readPage({ api, route, parameters, schema }, page) {
	const response = await api.call(route, {
		...parameters,
		per_page: 100,
		page
	});
	return {
		rows: (0,_api_D1IHbyOh_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(schema), response),
		lastPage: response.lastPage
	};
}
// src/github/comments.ts
const MAX_COMMENT = 65e3;
const writtenFields = {
	user: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)(authorSchema),
	body: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
};
const commentSchema = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	...writtenFields,
	id: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
	html_url: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(), "")
}), (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ id, user, body, html_url: url }) => ({
	id,
	author: user ?? void 0,
	body: body ?? "",
	url: (0,_url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLink */ .VJ)(url, true)
})));
const COMMENT = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
function threadComments(api, issue) {
	const commentFrom = async (route, parameters) => (0,_api_D1IHbyOh_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)(commentSchema, await api.call(route, parameters));
	return {
		now: api.now,
		async list({ signal } = {}) {
			return readAllRows({
				api,
				route: `GET ${ISSUE}/comments`,
				parameters: { issue_number: issue },
				schema: commentSchema
			}, signal);
		},
		readIssue: () => fetchIssue(api, issue),
		create: (body) => commentFrom(`POST ${ISSUE}/comments`, {
			issue_number: issue,
			body
		}),
		update: (id, body) => commentFrom(`PATCH ${COMMENT}`, {
			comment_id: id,
			body
		}),
		async remove(id) {
			await api.call(`DELETE ${COMMENT}`, { comment_id: id });
		}
	};
}
const HIDDEN_LINE = /^<!-- docs-agent-[a-z]+(?: [^\s]+)* -->(?=[^\S\n]*$)/gm;
function withReplyLine(markdown) {
	return `${markdown}\n\n<!-- docs-agent-reply -->`;
}
function hiddenLines(body) {
	return body.match(HIDDEN_LINE) ?? [];
}
function isOurs(body) {
	const last = hiddenLines(body).at(-1);
	return last !== void 0 && body.trimEnd().endsWith(last);
}



/***/ }),

/***/ 19:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readComment: () => (/* binding */ readComment)
/* harmony export */ });
/* harmony import */ var _comments_CHqKlSkp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88);
/* harmony import */ var _command_comments_4HPixg22_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43);
/* harmony import */ var _inputs_0lPBK9r_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(129);
/* harmony import */ var _json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(337);
/* harmony import */ var _sanitize_OTDV1nS2_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(677);
/* harmony import */ var _sentence_DU5PfXtA_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(203);
/* harmony import */ var _event_CyCgJ9YZ_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(681);
/* harmony import */ var _url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(664);








// src/trigger/parse.ts
const OPTION = /\s*(?:--job(?:=|[^\S\n]+(?!--|[\u2012-\u2015]))(?<jobId>\S*)|(?<option>(?:--|[\u2012-\u2015])\S*))(?!\S)/gy;
const DASHES = /^(?:--|[\u2012-\u2015])$/;
const OPTIONS = [
	"--new",
	"--status",
	"--help",
	"--job"
];
function parseCommand(request) {
	const parts = splitRequest(request);
	const reason = whyInvalid(parts);
	if (reason) return {
		kind: "invalid",
		reason
	};
	const { options, jobId, instruction } = parts;
	if (options.includes("--help")) return { kind: "help" };
	if (options.includes("--status")) return {
		kind: "status",
		jobId
	};
	if (jobId !== void 0) return {
		kind: "instruct",
		instruction,
		target: {
			type: "job",
			jobId
		}
	};
	return {
		kind: "instruct",
		instruction,
		target: { type: options.includes("--new") ? "new" : "continue" }
	};
}
function splitRequest(request) {
	const options = [];
	let jobId;
	let end = 0;
	for (const match of request.matchAll(OPTION)) {
		const option = match.groups?.option ?? "--job";
		end = match.index + match[0].length;
		if (DASHES.test(option)) break;
		options.push(option);
		if (option === "--job") jobId = match.groups?.jobId ?? "";
	}
	return {
		options,
		jobId,
		instruction: request.slice(end).trim()
	};
}
function whyInvalid({ options, jobId, instruction }) {
	const unknown = options.find((option) => !OPTIONS.includes(option));
	if (unknown !== void 0) return (0,_sentence_DU5PfXtA_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Unknown option ${(0,_sentence_DU5PfXtA_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(unknown.slice(0, 40).toWellFormed())}.`;
	if (jobId !== void 0 && !(0,_url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_5__/* .isSegment */ .wk)(jobId)) return (0,_sentence_DU5PfXtA_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`\`--job\` requires a valid job ID.`;
	const isStatusOfJob = options.length === 2 && options.includes("--status") && options.includes("--job");
	if (options.length > 1 && !isStatusOfJob) return (0,_sentence_DU5PfXtA_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`These options cannot be combined.`;
	if (options.includes("--help")) return void 0;
	const isStatus = options.includes("--status");
	const hasInstruction = instruction !== "";
	if (isStatus && hasInstruction) return (0,_sentence_DU5PfXtA_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`\`--status\` cannot be combined with an instruction.`;
	if (!isStatus && !hasInstruction) return (0,_sentence_DU5PfXtA_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The instruction is missing.`;
}
// src/trigger/read-comment.ts
const BodySchema = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({ comment: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({ body: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj)()) }) });
const CommentSchema = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({
	action: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj)(),
	comment: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({
		id: _event_CyCgJ9YZ_js__WEBPACK_IMPORTED_MODULE_4__.Id,
		body: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj)()),
		user: _comments_CHqKlSkp_js__WEBPACK_IMPORTED_MODULE_0__/* .authorSchema */ .Bu
	}),
	sender: _comments_CHqKlSkp_js__WEBPACK_IMPORTED_MODULE_0__/* .accountSchema */ .rE,
	issue: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .intersection */ .E$)(_comments_CHqKlSkp_js__WEBPACK_IMPORTED_MODULE_0__/* .issueSchema */ .j8, (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({ number: _event_CyCgJ9YZ_js__WEBPACK_IMPORTED_MODULE_4__.Id })),
	lines: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(_command_comments_4HPixg22_js__WEBPACK_IMPORTED_MODULE_1__/* .linesSchema */ .Zl)
});
const NO_COMMAND = "The first line of the comment does not start with the command.";
function readComment(commentEvent, payload, commandInput) {
	const { kind, action, parts } = commentEvent;
	const event = withParts(payload, parts);
	const { data, error } = CommentSchema.safeParse(event);
	const ignoreReason = data && whyIgnored(data, action);
	const { comment } = BodySchema.safeParse(event).data ?? {};
	if (comment === void 0) throw unreadableComment(error, parts);
	const commandName = commandInput?.trim() || "/docs";
	const request = (0,_sanitize_OTDV1nS2_js__WEBPACK_IMPORTED_MODULE_7__/* .textAfter */ .eC)(commandName, comment.body ?? "");
	if (request === void 0) return kind === "review" && data !== void 0 && ignoreReason === void 0 ? {
		kind: "review",
		reviewer: data.comment.user,
		skipped: NO_COMMAND
	} : {
		kind: "other",
		skipped: NO_COMMAND
	};
	if (data === void 0) throw unreadableComment(error, parts);
	if (ignoreReason !== void 0) return {
		kind: "other",
		skipped: ignoreReason
	};
	return {
		kind: "command",
		command: commandIn(data, kind, {
			commandName,
			request
		})
	};
}
function commandIn({ comment, issue, lines }, kind, { commandName, request }) {
	const isPullRequest = kind !== "comment" || issue.isPullRequest;
	return {
		commandName,
		parsed: parseCommand(request),
		commandId: (0,_command_comments_4HPixg22_js__WEBPACK_IMPORTED_MODULE_1__/* .commandIdOf */ .Yw)(kind, comment.id),
		author: comment.user,
		issue: issue.number,
		issueInEvent: {
			title: issue.title,
			body: issue.body,
			isPullRequest
		},
		lines
	};
}
function unreadableComment(error, parts) {
	const [part = "", ...rest] = error?.issues[0]?.path.map(String) ?? [];
	const path = [
		"github.event",
		parts[part] ?? part,
		...rest
	].join(".");
	return (0,_event_CyCgJ9YZ_js__WEBPACK_IMPORTED_MODULE_4__/* .unreadableEvent */ .Gr)((0,_sentence_DU5PfXtA_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`has no valid ${(0,_sentence_DU5PfXtA_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(path)}`);
}
function withParts(payload, parts) {
	const event = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .membersOf */ .lS)(payload);
	const renamed = Object.entries(parts).map(([part, name]) => [part, event[name]]);
	return {
		...event,
		...Object.fromEntries(renamed)
	};
}
function whyIgnored({ action, sender, comment }, expectedAction) {
	const { user, body } = comment;
	if (action !== expectedAction) return "Only new comments are processed.";
	if (user.type !== "User" || /\[bot\]$/i.test(user.login)) return "The comment was not written by a person.";
	if (sender.id !== user.id) return "The sender of the event is not the author of the comment.";
	if ((0,_comments_CHqKlSkp_js__WEBPACK_IMPORTED_MODULE_0__/* .isOurs */ .MU)(body ?? "")) return "The comment was written by this action.";
}



/***/ }),

/***/ 677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OT: () => (/* binding */ withoutInvisible),
/* harmony export */   Z8: () => (/* binding */ sanitizeDiff),
/* harmony export */   eC: () => (/* binding */ textAfter),
/* harmony export */   g$: () => (/* binding */ sanitizeLine)
/* harmony export */ });
// src/text/html-comments.ts
function withoutComments(markdown) {
	return markdown.includes("<!--") ? new CommentRemover(markdown).result() : markdown;
}
const BLANK_LINE = /(?<![^\n])[ \t]*(?:\n|(?![\s\S]))/y;
const FENCED_CODE = /(?<![^\n]) {0,3}(?<fence>(?<sign>[`~])\k<sign>{2,})(?!\k<sign>|[^\n]*<!--)(?:(?<=~)|(?=[^`\n]*(?![^\n])))[\s\S]*?(?:(?<![^\n]) {0,3}\k<fence>\k<sign>*[ \t]*(?:\n|(?![\s\S]))|(?![\s\S]))/y;
const INDENTED_LINE = /(?<![^\n])(?: {4}| {0,3}\t)[^\n]*\n?/y;
const COMMENT_START = /(?<![^\n])<!--/y;
const CHUNK_END = /\n(?=[ \t]*(?![^\n])|`{3,}[^`\n]*(?![^\n])|~{3})/g;
const PLAIN_LINE = /^ {0,3}(?:[\p{L}/@!?.%"'(]|`{1,2}(?!`))/u;
const LIST_MARKER = /^[ \t>]*(?:[*+-]|\d+[.)]|\[\^)/;
const OUTER_LINE = /^(?![ \t>*+-]|\d+[.)]|\[\^)/;
const NOTEWORTHY = /\\|`+|~{3,}|<(?:!--|[a-z/?!])/i;
const NOTEWORTHY_IN_DOUBT = /`{3,}|~{3,}|<(?:!--|[a-z/?!])/i;
const ESCAPE_OR_CODE_SPAN = /^(?:\\[^\n]|(?<ticks>`+)(?!`)[^|\n]*?(?<!`)\k<ticks>(?!`))/;
const WHOLE_TAG = /^<\/?[a-z](?:[^<>"'`]|"[^"<>`]*"|'[^'<>`]*')*>/i;
const LONG_BLOCK = /^(?:`{3}|~{3}|<(?:pre|script|style|textarea)|<(?!!--|\/?[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>))/i;
var CommentRemover = class {
	text;
	kept = [];
	position = 0;
	chunk = {
		end: 0,
		lastCommentEnd: -1
	};
	doubt = "nothing";
	isDoubtLasting = false;
	isBlockStart = true;
	mayBeInList = false;
	constructor(text) {
		this.text = text;
	}
	result() {
		while (this.position < this.text.length) this.readBlock();
		return this.kept.join("");
	}
	readBlock() {
		const isIndented = this.text[this.position] === " ";
		const mayBeFence = this.doubt !== "blocks" && !(isIndented && this.mayBeInList);
		const mayBeIndentedCode = this.isBlockStart && this.doubt === "nothing" && !this.mayBeInList;
		if (this.keep(BLANK_LINE)) this.startBlock();
		else if (mayBeFence && this.keep(FENCED_CODE)) this.startBlock();
		else if (mayBeIndentedCode && this.keep(INDENTED_LINE)) return;
		else if (this.doubt !== "blocks" && this.find(COMMENT_START)) this.readCommentBlock();
		else this.readText();
	}
	startBlock() {
		if (this.isDoubtLasting) return;
		this.doubt = "nothing";
		this.isBlockStart = true;
	}
	readCommentBlock() {
		this.doubt = "blocks";
		this.removeComment(this.text.length);
		const end = this.lineEnd();
		this.readLine({
			end,
			commentEnd: end,
			isPlain: false
		});
		this.startBlock();
	}
	readText() {
		const end = this.lineEnd();
		const line = this.text.slice(this.position, end);
		const isWhole = this.position === 0 || this.text[this.position - 1] === "\n";
		this.isBlockStart = false;
		this.mayBeInList ||= LIST_MARKER.test(line);
		this.readLine({
			end,
			commentEnd: isWhole && OUTER_LINE.test(line) ? this.readChunk().end : end,
			isPlain: isWhole && PLAIN_LINE.test(line)
		});
	}
	readLine(line) {
		while (this.position < line.end) {
			const match = (this.doubt === "nothing" ? NOTEWORTHY : NOTEWORTHY_IN_DOUBT).exec(this.text.slice(this.position, line.end));
			this.keepUntil(match ? this.position + match.index : line.end);
			if (match) this.readNoteworthy(match[0], line);
		}
	}
	readNoteworthy(token, line) {
		const rest = this.text.slice(this.position, line.end);
		const knownLength = this.doubt === "nothing" ? this.knownLength(rest, line) : 0;
		if (knownLength > 0) {
			this.keepUntil(this.position + knownLength);
			return;
		}
		if (token === "<!--") this.removeComment(line.commentEnd);
		else this.keepUntil(this.position + token.length);
		this.addDoubt(rest, line);
	}
	knownLength(rest, { isPlain }) {
		const match = ESCAPE_OR_CODE_SPAN.exec(rest) ?? (isPlain && WHOLE_TAG.exec(rest));
		if (match) return match[0].length;
		const hasComments = this.readChunk().lastCommentEnd >= this.position;
		return isPlain && !hasComments ? rest.length : 0;
	}
	addDoubt(rest, { isPlain, end }) {
		if (this.doubt !== "blocks") this.doubt = isPlain ? "code spans" : "blocks";
		if (!(this.position > end) && !(this.doubt === "blocks" && LONG_BLOCK.test(rest))) return;
		this.doubt = "blocks";
		this.isDoubtLasting = true;
	}
	removeComment(within) {
		const length = this.text.slice(this.position, within).indexOf("-->", 2);
		this.position = length < 0 ? this.text.length : this.position + length + 3;
	}
	keep(pattern) {
		const match = this.find(pattern);
		if (match) this.keepUntil(this.position + match[0].length);
		return match !== null;
	}
	keepUntil(end) {
		this.kept.push(this.text.slice(this.position, end));
		this.position = end;
	}
	find(pattern) {
		pattern.lastIndex = this.position;
		return pattern.exec(this.text);
	}
	lineEnd() {
		const lineBreak = this.text.indexOf("\n", this.position);
		return lineBreak < 0 ? this.text.length : lineBreak + 1;
	}
	readChunk() {
		if (this.position < this.chunk.end) return this.chunk;
		const end = this.find(CHUNK_END)?.index ?? this.text.length;
		const lastIndex = this.text.slice(this.position, end).lastIndexOf("-->");
		this.chunk = {
			end,
			lastCommentEnd: lastIndex < 0 ? -1 : this.position + lastIndex
		};
		return this.chunk;
	}
};
// src/text/sanitize.ts
const JOINING = `[[\\p{L}\\p{M}]&&[${"Adlm Arab Bali Beng Cakm Deva Gran Gujr Guru Java Khmr Knda Lana Mand Mlym Mong Mymr Newa Nkoo Orya Phag Rohg Sinh Sund Syrc Taml Telu Tibt Tirh".split(" ").map((script) => `\\p{scx=${script}}`).join("")}]]`;
const EMOJI_JOINER = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})`;
const LETTER_JOINER = `(?<=${JOINING})[\\u200c\\u200d](?=${JOINING})`;
const FORMAT_OR_CONTROL = String.raw`[[\p{Cf}\p{Cc}]--[\t\n]]`;
const FURTHER_SELECTORS = String.raw`(?<=\p{Variation_Selector})\p{Variation_Selector}`;
let joinerOrInvisible;
function withoutInvisible(text) {
	if (/^[\t\n\x20-\x7e]*$/.test(text)) return text;
	joinerOrInvisible ??= new RegExp(`(${EMOJI_JOINER}|${LETTER_JOINER})|${FORMAT_OR_CONTROL}|${FURTHER_SELECTORS}`, "gv");
	return text.toWellFormed().replace(joinerOrInvisible, "$1");
}
function sanitizeDiff(text) {
	return text.replace(/[\p{Bidi_Control}\u{e0000}-\u{e007f}]/gv, "");
}
const LEADING_LINES = /^(?:[^\S\n]*\n)+/;
function sanitizeMarkdown(markdown) {
	return withoutInvisible(withoutComments(markdown.replace(/\r\n?/g, "\n")));
}
function sanitizeLine(text) {
	return withoutInvisible(text).replace(/\s+/g, " ").trim();
}
function textAfter(command, body) {
	const text = sanitizeMarkdown(body).replace(LEADING_LINES, "");
	if (command === "" || !text.startsWith(command)) return void 0;
	const rest = text.slice(command.length);
	return /^\S/.test(rest) ? void 0 : rest;
}



/***/ })

};
