export const id = 822;
export const ids = [822];
export const modules = {

/***/ 588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   UY: () => (/* binding */ connectGitHub),
/* harmony export */   dk: () => (/* binding */ mayHaveHappened),
/* harmony export */   lE: () => (/* binding */ isPermanent),
/* harmony export */   s7: () => (/* binding */ asGitHubError),
/* harmony export */   ub: () => (/* binding */ ignoreGitHubError),
/* harmony export */   xp: () => (/* binding */ parseResponse),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(473);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(368);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(923);



// src/github/github-error.ts
var GitHubError = class extends Error {
	name = "GitHubError";
	status;
	rateLimited;
	retryAfterMs;
	retryAt;
	isTokenExpired;
	moved;
	constructor(message, fields) {
		super(message, { cause: fields.cause });
		this.status = fields.status;
		this.rateLimited = fields.status === 429 || fields.rateLimited === true;
		this.retryAfterMs = fields.retryAfterMs;
		this.retryAt = fields.retryAt;
		this.isTokenExpired = fields.isTokenExpired === true;
		this.moved = fields.moved === true;
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
const TEMPORARY_STATUSES = [408, 425];
function isPermanent({ status, rateLimited }) {
	if (status === "lost" || rateLimited || TEMPORARY_STATUSES.includes(status)) return false;
	return status >= 300 && status < 500;
}
function mayHaveHappened({ status }) {
	return status === "lost" || status === 408 || status >= 500;
}
// src/github/failed-response.ts
const MAX_WORDS = 300;
const MAX_PAGE = 1e4;
const MAX_PAUSE_MS = 0xe8d4a51000;
function githubErrorOf(cause, context) {
	const { status, response, message } = cause;
	if (typeof status !== "number" || response === void 0) return new GitHubError(shown(context.signal.aborted ? "no response in time" : String(message ?? cause), context.redact), {
		status: "lost",
		cause
	});
	const { headers, data } = response;
	const words = wordsIn(data);
	const rateLimited = isRateLimit(status, headers, words);
	const now = httpDate(headers.date) ?? context.now;
	const retryAfterMs = pauseIn(headers, now, rateLimited);
	const isRedirect = status >= 300 && status < 400;
	return new GitHubError(shown(rateLimited ? firstSentence(words) : words, context.redact), {
		status,
		rateLimited,
		retryAfterMs,
		retryAt: retryAfterMs === void 0 ? void 0 : now + retryAfterMs,
		isTokenExpired: status === 401 && context.wasAccepted,
		moved: isRedirect || context.isRedirected,
		cause
	});
}
function shown(words, redact) {
	return redact(words).replace(/\s+/g, " ").trim().slice(0, MAX_WORDS).toWellFormed();
}
function wordsIn(data) {
	if (typeof data === "string") {
		const start = data.slice(0, MAX_PAGE);
		return /^\s*</.test(start) ? pageTitle(start) : start;
	}
	const { message, errors } = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(data);
	const reasons = [errors].flat().map(reasonIn);
	return [.../* @__PURE__ */ new Set([message, ...reasons])].filter(isText).reduce(joined, "");
}
function joined(before, after) {
	return `${before}${/\w$/.test(before) && !after.startsWith("(") ? ":" : ""} ${after}`;
}
function reasonIn(error) {
	if (typeof error === "string") return error;
	const { message, field, code } = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(error);
	if (isText(message)) return message;
	const technical = [field, code].filter(isText).join(": ");
	return technical === "" ? void 0 : `(${technical})`;
}
const isText = (value) => typeof value === "string" && value.trim() !== "";
function pageTitle(page) {
	const [, title = ""] = /<title[^>]*>([^<]*)/i.exec(page) ?? [];
	return isText(title) ? `(a web page: ${title.trim()})` : "(a web page)";
}
function firstSentence(words) {
	const [sentence = words] = /^.*?[.!](?=\s|$)/s.exec(words) ?? [];
	return sentence;
}
const LIMIT_WORDS = /rate limit|abuse detection|submitted too quickly|\babuse\)/i;
function isRateLimit(status, headers, words) {
	if (status === 429) return true;
	if (status === 422) return LIMIT_WORDS.test(words);
	const asksToWait = headers["retry-after"] !== void 0 || remainingIn(headers) === "0";
	return status === 403 && (asksToWait || LIMIT_WORDS.test(words));
}
function pauseIn(headers, now, rateLimited) {
	const retryAfter = secondsIn(headers["retry-after"]);
	if (retryAfter !== void 0) return Math.min(retryAfter, MAX_PAUSE_MS);
	const reset = rateLimited && (remainingIn(headers) ?? "0") === "0" ? secondsIn(headers["x-ratelimit-reset"]) : void 0;
	if (reset === void 0) return void 0;
	return Math.min(Math.max(0, reset - now), MAX_PAUSE_MS);
}
function remainingIn(headers) {
	return headers["x-ratelimit-remaining"]?.toString();
}
function secondsIn(value) {
	return /^\d+$/.test(String(value)) ? Number(value) * 1e3 : void 0;
}
function httpDate(value) {
	const time = Date.parse(String(value));
	return Number.isNaN(time) ? void 0 : time;
}
// src/github/redirect.ts
function redirectWithinApi(location, requestUrl, apiUrl) {
	const target = URL.parse(location, requestUrl);
	if (target === null) return void 0;
	const api = new URL(apiUrl);
	const isSameServer = target.protocol === api.protocol && target.host === api.host;
	const isBelowApi = target.pathname.startsWith(api.pathname.replace(/\/?$/, "/"));
	const namesUser = target.username !== "" || target.password !== "";
	return isSameServer && isBelowApi && !namesUser ? target.href : void 0;
}
// src/github/retry-budget.ts
const GITHUB_PAUSES_MS = [
	5e3,
	15e3,
	3e4
];
const PATIENCE_MS = 12e4;
const RENEWED_AFTER_MS = 3e5;
const ATTEMPT_MS = 3e4;
const SHORTEST_ATTEMPT_MS = 1e4;
var RetryBudget = class {
	clock;
	signal;
	spentMs = 0;
	spentAt = 0;
	constructor({ clock, signal }) {
		this.clock = clock;
		this.signal = signal;
	}
	async callWithRetries(attempt, options) {
		const { clock, signal } = this;
		for (let attempts = 1;; attempts += 1) {
			const startedAt = clock.now();
			try {
				const limitMs = Math.min(ATTEMPT_MS, this.remainingMs());
				return await attempt(Math.max(limitMs, SHORTEST_ATTEMPT_MS));
			} catch (error) {
				const githubError = asGitHubError(error);
				if (mayHaveHappened(githubError)) this.spend(clock.now() - startedAt);
				const pauseMs = this.pauseBeforeRetry(githubError, attempts, options);
				if (pauseMs === void 0) throw githubError;
				this.spend(pauseMs);
				await clock.sleep(pauseMs, signal).catch(() => {});
				if (signal.aborted) throw githubError;
			}
		}
	}
	pauseBeforeRetry(githubError, attempts, { isPost, maxAttempts = GITHUB_PAUSES_MS.length + 1, existsSoon = false }) {
		const isNotThereYet = existsSoon && githubError.status === 404;
		if (!(githubError.rateLimited || isNotThereYet || !isPost && mayHaveHappened(githubError)) || attempts >= maxAttempts) return void 0;
		const pauseMs = githubError.retryAfterMs || (GITHUB_PAUSES_MS[attempts - 1] ?? 0);
		return pauseMs > this.remainingMs() ? void 0 : pauseMs;
	}
	remainingMs() {
		return this.clock.now() - this.spentAt >= RENEWED_AFTER_MS ? PATIENCE_MS : PATIENCE_MS - this.spentMs;
	}
	spend(ms) {
		this.spentMs = PATIENCE_MS - this.remainingMs() + ms;
		this.spentAt = this.clock.now();
	}
};
// src/github/api.ts
async function connectGitHub(token, fullName, { load, network: { shared: dispatcher }, limit, clock, signal: stop, redact }) {
	const [owner = "", repo = ""] = fullName.split("/");
	if (!token?.trim() || !owner || !repo) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3({
		title: "The GitHub token is missing",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The GitHub token or the name of the repository is missing.`,
		next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Use the default of \`github-token\`, or set \`comment: never\` to run without comments.`
	});
	const { getOctokit } = await load();
	const { fetch } = await Promise.all(/* import() | undici2 */[__webpack_require__.e(542), __webpack_require__.e(287)]).then(__webpack_require__.bind(__webpack_require__, 894));
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
	let wasAccepted = false;
	const now = () => clock.wall() + clockOffsetMs;
	const send = async (route, parameters, signal) => {
		const request = { signal };
		let isRedirected = false;
		try {
			let response = await octokit.request(route, {
				owner,
				repo,
				...parameters,
				request
			});
			const target = redirectTarget(route, response, octokit.request.endpoint.DEFAULTS.baseUrl);
			if (target !== void 0) {
				isRedirected = true;
				const { headers = {} } = parameters;
				response = await octokit.request(`GET ${target}`, {
					headers,
					request
				});
			}
			const { status, data, headers } = response;
			if (status >= 300) throw Object.assign(/* @__PURE__ */ new Error("a redirect"), {
				status,
				response
			});
			wasAccepted = true;
			const date = Date.parse(headers.date ?? "");
			if (!Number.isNaN(date)) clockOffsetMs = date - clock.wall();
			const json = JSON.stringify(data ?? null);
			return {
				data: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(json, redact),
				lastPage: lastPageOf(headers.link),
				isRedirected
			};
		} catch (error) {
			throw githubErrorOf(error, {
				signal,
				redact,
				now: now(),
				wasAccepted,
				isRedirected
			});
		}
	};
	const budget = new RetryBudget({
		clock,
		signal: stop
	});
	return {
		now,
		call(route, parameters = {}, { maxAttempts, existsSoon } = {}) {
			const isPost = route.startsWith("POST ");
			const attempt = (ms) => send(route, parameters, limit(ms));
			return budget.callWithRetries(attempt, {
				isPost,
				maxAttempts,
				existsSoon
			});
		}
	};
}
function redirectTarget(route, { status, url, headers }, apiUrl) {
	if (!(route.startsWith("GET ") && [
		301,
		302,
		307,
		308
	].includes(status)) || headers.location === void 0) return void 0;
	return redirectWithinApi(headers.location, url, apiUrl);
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



/***/ }),

/***/ 740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ issueUrl),
/* harmony export */   BI: () => (/* binding */ writtenFields),
/* harmony export */   Bu: () => (/* binding */ authorSchema),
/* harmony export */   GD: () => (/* binding */ wasRefused),
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
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(368);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(121);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(588);



// src/github/issues.ts
const ISSUE = "/repos/{owner}/{repo}/issues/{issue_number}";
const RENDERED = { headers: { accept: "application/vnd.github.full+json" } };
const issueSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	title: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	body: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	body_html: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	html_url: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	user: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ login: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)() })),
	pull_request: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({})),
	comments: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(), 0)
}), (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ title, body, user, ...issue }) => ({
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
	return (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)(issueSchema, await api.call(`GET ${ISSUE}`, {
		issue_number: issue,
		...RENDERED
	}));
}
async function wasTransferred(api, issue) {
	try {
		const parameters = { issue_number: issue };
		const { isRedirected } = await api.call(`GET ${ISSUE}`, parameters, { maxAttempts: 1 });
		return isRedirected === true;
	} catch (error) {
		return (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .asGitHubError */ .s7)(error).moved;
	}
}
// src/github/accounts.ts
const accountSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	id: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._positive */ .NC)()),
	login: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()
});
const authorSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .extend */ .X$)(accountSchema, { type: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)() });
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
	throw new _api_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_("the list does not end", { status: "lost" });
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
		rows: (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(schema), response),
		lastPage: response.lastPage
	};
}
// src/github/comments.ts
const MAX_COMMENT = 65e3;
const writtenFields = {
	user: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)(authorSchema),
	body: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
};
const commentSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	...writtenFields,
	id: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
	html_url: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(), "")
}), (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ id, user, body, html_url: url }) => ({
	id,
	author: user ?? void 0,
	body: body ?? "",
	url: (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLink */ .VJ)(url, true)
})));
const COMMENT = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
function threadComments(api, issue) {
	const commentFrom = async (route, parameters) => (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)(commentSchema, await api.call(route, parameters));
	let transferred;
	const noteTransfer = async (error) => {
		if (!(error instanceof _api_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_) || error.status !== 404) throw error;
		transferred ??= wasTransferred(api, issue);
		const moved = await transferred;
		throw moved ? new _api_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_(error.message, {
			status: 404,
			moved,
			cause: error
		}) : error;
	};
	return {
		now: api.now,
		async list({ signal } = {}) {
			return readAllRows({
				api,
				route: `GET ${ISSUE}/comments`,
				parameters: { issue_number: issue },
				schema: commentSchema
			}, signal).catch(noteTransfer);
		},
		readIssue: () => fetchIssue(api, issue),
		create: (body) => commentFrom(`POST ${ISSUE}/comments`, {
			issue_number: issue,
			body
		}).catch(noteTransfer),
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
function withReplyLine(markdown, refused) {
	return `${markdown}\n\n${replyLine(refused)}`;
}
const replyLine = (refused) => refused === void 0 ? "<!-- docs-agent-reply -->" : `<!-- docs-agent-reply refused:${refused} -->`;
async function wasRefused(account, { api, issue, since }) {
	const parameters = {
		issue_number: issue,
		per_page: 100,
		since: new Date(since).toISOString()
	};
	const response = await api.call(`GET ${ISSUE}/comments`, parameters, { maxAttempts: 1 });
	return (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(commentSchema), response).some(({ body }) => hiddenLines(body).includes(replyLine(account)));
}
function hiddenLines(body) {
	return body.match(HIDDEN_LINE) ?? [];
}
function isOurs(body) {
	const last = hiddenLines(body).at(-1);
	return last !== void 0 && body.trimEnd().endsWith(last);
}



/***/ }),

/***/ 254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ wholeSeconds),
/* harmony export */   $n: () => (/* binding */ howToGetResult),
/* harmony export */   BC: () => (/* binding */ shortHash),
/* harmony export */   Dg: () => (/* binding */ progressComment),
/* harmony export */   IW: () => (/* binding */ isNamedRepository),
/* harmony export */   Kv: () => (/* binding */ signerOf),
/* harmony export */   M0: () => (/* binding */ commentWith),
/* harmony export */   MU: () => (/* binding */ howToStartNew),
/* harmony export */   Mx: () => (/* binding */ newRecord),
/* harmony export */   Q0: () => (/* binding */ recordsIn),
/* harmony export */   Qq: () => (/* binding */ branchUrl),
/* harmony export */   R: () => (/* binding */ howToFollow),
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   XG: () => (/* binding */ jobFacts),
/* harmony export */   fk: () => (/* binding */ afterStatus),
/* harmony export */   ht: () => (/* binding */ serviceResponse),
/* harmony export */   jR: () => (/* binding */ stepsIfUnclear),
/* harmony export */   l: () => (/* binding */ repositoryLink),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   q8: () => (/* binding */ withRecord),
/* harmony export */   sS: () => (/* binding */ rejectionTitle),
/* harmony export */   tN: () => (/* binding */ send),
/* harmony export */   uF: () => (/* binding */ announcement),
/* harmony export */   ut: () => (/* binding */ answerOf),
/* harmony export */   vd: () => (/* binding */ retryPauseMs),
/* harmony export */   yH: () => (/* binding */ smallPrint),
/* harmony export */   zL: () => (/* binding */ remedy)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(368);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(121);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(923);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(403);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(588);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(740);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(598);







// src/github/explain.ts
function explain(error, { what, grant, again }) {
	const githubError = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .asGitHubError */ .s7)(error);
	const next = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .isPermanent */ .lE)(githubError) ? afterChange(githubError, grant ?? threadGrant(githubError), again) : afterPause(githubError, again);
	return {
		happened: happenedTo(what, githubError),
		next
	};
}
function happenedTo(what, githubError) {
	const { status, message, rateLimited, retryAt } = githubError;
	const words = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(status === "lost" ? message : `${status} ${message}`.trim());
	if (rateLimited) {
		const until = retryAt === void 0 ? "" : ` until ${nextMinute(retryAt)}`;
		return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`GitHub limits requests${until}, so it rejected ${what} (${words}).`;
	}
	if (status === "lost") return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`GitHub did not respond to ${what} (${words}).`;
	if ((0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .mayHaveHappened */ .dk)(githubError)) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`GitHub could not process ${what} (${words}).`;
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`GitHub rejected ${what} (${words}).`;
}
function nextMinute(time) {
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .moment */ .n$)(Math.ceil(time / 6e4) * 6e4);
}
function afterPause({ retryAt }, again) {
	if (again === void 0) return [];
	if (retryAt !== void 0) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`After ${nextMinute(retryAt)}, ${again}.`;
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Wait a few minutes, then ${again}.`;
}
const OTHER_SERVER$1 = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Another server may have responded, such as a proxy. Check the network and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`).`;
const MOVED = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The issue was transferred, or the repository was renamed. Start a new run from the new location.`;
const EXPIRED = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Tokens of GitHub Apps last one hour. A re-run gets a new one.`;
const NOT_A_WRITER = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The account of \`github-token\` needs write access to this repository.`;
const REMEDIES = [
	[/^\d+ \(a web page\b/, OTHER_SERVER$1],
	[/^3\d\d\b/, MOVED],
	[/^401\b/, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check \`github-token\`. It may be mistyped, expired, or revoked.`],
	[/must have push access to view collaborator permission/i, NOT_A_WRITER],
	[/^404\b|resource not accessible|must have .*(?:access|rights)/i, "grant"],
	[/\b(?:issue|pull request|conversation)\b.*\blocked\b/i, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Unlock the conversation.`],
	[/^/, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Fix what GitHub reports.`]
];
function afterChange(githubError, grant, again) {
	const { status, message, moved, isTokenExpired } = githubError;
	if (isTokenExpired) return EXPIRED;
	if (moved) return MOVED;
	const answer = `${status} ${message}`;
	const [, remedy = []] = REMEDIES.find(([pattern]) => pattern.test(answer)) ?? [];
	const change = remedy === "grant" ? grant : remedy;
	return again === void 0 ? change : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(change, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Then ${again}.`);
}
function threadGrant({ status, message }) {
	const receiver = /personal access token/i.test(message) ? "Give `github-token` the permissions" : "Grant the job";
	const grant = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`${receiver} \`issues: write\` and \`pull-requests: write\`.`;
	const exists = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check that the issue or pull request exists.`;
	return status === 404 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(exists, grant) : grant;
}
// src/service/remedies.ts
const NETWORK = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check \`base-url\`, the network, and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`, \`NODE_EXTRA_CA_CERTS\`), then run again.`;
const OTHER_SERVER = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Another server may have responded, such as a proxy or a sign-in page.`;
const KEY = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check the secret for \`api-key\`. The key may be mistyped, expired, revoked, or not an admin key.`;
const RIGHTS = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The key is not authorized for this request. Check that it is an admin key with the required permissions, that it belongs to \`project-id\`, and that the service’s IP allowlist, if any, includes this runner.`;
const CREDITS = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The credits or the quota of your plan may be used up. Check usage and billing in the service’s dashboard.`;
const DOWN = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The service may be down. Try again later.`;
const BUSY = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The service may still be working on another request. Try again later.`;
const REPORTED = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Fix the problem that the service reported.`;
const ABOUT_RIGHTS = /^(?!.*\bblocked\b).*(?:access|admin|allow|auth|credential|denied|forbid|key|permi|rights|role|scope|token|\bip\b)/is;
const PREVIEW_INPUTS = "`base-url`, `project-id`, and `preview-path`";
const JOB_INPUTS = "`base-url`, `project-id`, and `job-path`";
const ADVICE = {
	send: {
		url: "`base-url`",
		resource: "`base-url` and `project-id`",
		slower: "start fewer runs at the same time",
		byStatus: {
			409: BUSY,
			423: BUSY,
			413: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The prompt is too long. Shorten it, or include less \`context\`.`
		},
		otherwise: REPORTED
	},
	retrieve: {
		url: "`base-url` and `job-path`",
		resource: JOB_INPUTS,
		slower: "increase `poll-interval`",
		byStatus: {},
		otherwise: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check ${JOB_INPUTS}.`
	},
	preview: {
		url: "`base-url` and `preview-path`",
		resource: PREVIEW_INPUTS,
		slower: "start fewer runs at the same time",
		byStatus: { 403: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The plan of the project may not include previews. If it does, check the permissions of the key.` },
		otherwise: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check ${PREVIEW_INPUTS}.`
	},
	visitors: {
		url: "`base-url`",
		resource: "`base-url` and `project-id`",
		slower: "start fewer reports at the same time",
		byStatus: {
			409: BUSY,
			423: BUSY
		},
		otherwise: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(REPORTED, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`If the service keeps no numbers of days so long ago, choose a shorter or a later period.`)
	}
};
function remedy(failed, endpoint) {
	const advice = ADVICE[endpoint];
	const { url, slower } = advice;
	const { status, serviceMessage } = failed;
	const wasReached = endpoint === "retrieve" || endpoint === "preview";
	if (status === void 0) return wasReached ? DOWN : NETWORK;
	if (status >= 300 && status < 400) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Redirects are not followed, because they would send the key to another URL. Change ${url} to the final URL.`;
	if (status === 429) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The service limits how many requests you can send, for example per hour. Try again later, and ${slower}.`;
	const checkNetwork = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check ${url}, the network, and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`).`;
	if (status >= 500) return failed.isWebPage ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(DOWN, checkNetwork) : DOWN;
	if (isFromAnotherServer(failed)) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(OTHER_SERVER, checkNetwork);
	if (failed.isAboutCredits) return CREDITS;
	const isUnexplained = serviceMessage === void 0;
	if (!failed.unexpected) return clientErrorRemedy(status, advice, isUnexplained || ABOUT_RIGHTS.test(serviceMessage));
	if (!isUnexplained) return REPORTED;
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check ${url}. A different server may be responding at this URL.`;
}
function isFromAnotherServer({ status, isWebPage }) {
	return isWebPage === true && status !== 413;
}
function clientErrorRemedy(status, { resource, byStatus, otherwise }, isAboutRights) {
	return {
		401: KEY,
		402: CREDITS,
		403: isAboutRights ? RIGHTS : REPORTED,
		404: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The address contains ${resource}. Check them.`,
		407: NETWORK,
		408: DOWN,
		410: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check ${resource}.`,
		425: DOWN,
		...byStatus
	}[status] ?? otherwise;
}
function rejectionTitle(failed) {
	const { status, isAboutCredits } = failed;
	if (isFromAnotherServer(failed)) return "Could not reach the service";
	return status === 401 && !isAboutCredits ? "The service rejected the API key" : "The service rejected the request";
}
function answerOf({ happened, serviceMessage }) {
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(happened, serviceResponse(serviceMessage));
}
function serviceResponse(message) {
	return message === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Response: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(message)}.`;
}
// src/result/job-repository.ts
function repositoryLink(repository) {
	if ((0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLink */ .VJ)(repository, false) === void 0) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(repository);
	const [, path] = /^https:\/\/[^/]+\/(.+)$/.exec(repository) ?? [];
	const isPlain = path === void 0 || /^[\w./-]+$/.test(path);
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)(repository, isPlain ? path : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(path));
}
function isNamedRepository(repository, url) {
	const plain = (name) => name.toLowerCase().replace(/(?:\.git)?\/?$/, "");
	return [url, url.replace(/^https?:\/\/[^/]+\//, "")].map(plain).includes(plain(repository));
}
const COMMITS_PAGES = {
	"https://github.com": "/commits/",
	"https://gitlab.com": "/-/commits/"
};
function branchUrl(repository, branch, serverUrl) {
	const url = (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLink */ .VJ)(repository, false);
	if (url === void 0 || branch === void 0) return void 0;
	const { origin } = new URL(url);
	const page = origin === serverUrl ? COMMITS_PAGES["https://github.com"] : COMMITS_PAGES[origin];
	if (page === void 0 || !/^[^?#]+$/.test(url)) return void 0;
	const path = branch.split("/").map(encodeURIComponent).join("/");
	return (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLink */ .VJ)(`${url.replace(/(?:\.git)?\/?$/, "")}${page}${path}`, false);
}
// src/result/next-steps.ts
function howToContinue(jobId, reader, { purpose = "To continue this job", place = "" }) {
	const { commandName, mustNameJob, continues } = reader;
	if (commandName !== void 0) {
		const option = mustNameJob ? ` --job ${jobId}` : "";
		return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`${purpose}, comment ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(`${commandName}${option}`)} and what to change${place}.`;
	}
	return continues ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The next run continues this job.` : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`${purpose}, run the action with ${jobInput(jobId)} and a new prompt.`;
}
const jobInput = (jobId) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(`job-id: ${jobId}`);
function howToGetResult(jobId, reader) {
	const { commandName, mustNameJob, run } = reader;
	if (commandName === void 0) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`To get the result, run the action with ${jobInput(jobId)} and without a prompt. This starts no new work.`;
	if (mustNameJob) return howToSeeStatus(jobId, commandName, reader);
	const rerun = run?.url === void 0 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`the workflow run` : [(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)(run.url, "the workflow run")];
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`To get the result here, re-run ${rerun}. This starts no new work.`;
}
function howToFollow(jobId, reader) {
	const { commandName } = reader;
	return commandName === void 0 ? howToGetResult(jobId, reader) : howToSeeStatus(jobId, commandName, reader);
}
function howToSeeStatus(jobId, commandName, { mustNameJob }) {
	const option = mustNameJob ? ` --job ${jobId}` : "";
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`To check on the job, comment ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(`${commandName} --status${option}`)}.`;
}
function howToStartNew({ commandName, continues }) {
	if (commandName !== void 0) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`comment ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(`${commandName} --new`)} and what to change`;
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`start a new workflow run with ${continues ? "`conversation: new`" : "a prompt and without `job-id`"}`;
}
function afterStatus(jobId, status, reader, continuation = {}) {
	const continueJob = howToContinue(jobId, reader, continuation);
	if (status === void 0) return continueJob;
	const newJob = reader.continues ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The next run starts a new job.` : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`To start a new job, ${howToStartNew(reader)}.`;
	return {
		active: continueJob,
		completed: continueJob,
		archived: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`An archived job does not accept messages.`, newJob),
		failed: reader.continues ? newJob : continueJob,
		unknown: continueJob
	}[status];
}
function stepsIfUnclear({ commandName }, remedy = []) {
	const again = commandName === void 0 ? "start a new workflow run, not a re-run" : "comment again";
	return [(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Look for it in the service’s dashboard, and among the pull requests of the repository.`, remedy.length === 0 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`If it is not there, ${again}.` : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`If it is not there: ${remedy} Then ${again}.`];
}
const SEND_PAUSES_MS = [2e3, 5e3];
const PAUSES_AFTER_429_MS = [5e3, 15e3];
const GRACE_MS = 3e3;
const CANCELED_BEFORE_SENDING = { kind: "canceled-before-sending" };
async function send(post, deps) {
	const { clock, deadline, signal, onPause } = deps;
	for (let tries = 1;; tries++) {
		if (signal.aborted) return CANCELED_BEFORE_SENDING;
		const result = await sendOnce(post, deps);
		if (result.kind !== "failure") return result;
		if (signal.aborted) return CANCELED_BEFORE_SENDING;
		const pause = retryPauseMs(tries, result);
		if (pause === void 0 || clock.now() + pause >= deadline) return givenUpAfter(result, tries, clock.wall(), pause);
		onPause(result, pause);
		await clock.sleep(pause, signal).catch(() => {});
	}
}
function givenUpAfter(failed, tries, wall, pause = failed.retryAfterMs) {
	return {
		kind: failed.status === 429 ? "rate-limited" : "not-sent",
		failedRequest: failed,
		tries,
		retryAt: pause === void 0 ? void 0 : wall + pause
	};
}
async function sendOnce(post, deps) {
	const { clock } = deps;
	const giveUp = new AbortController();
	const attempt = await withGrace(post(giveUp.signal), giveUp, deps);
	if (attempt.kind === "value") return {
		kind: "accepted",
		job: attempt.value,
		answeredAt: clock.now()
	};
	if (attempt.failure === "transient") return attempt;
	if (attempt.failure !== "unclear") return {
		kind: "rejected",
		failedRequest: attempt
	};
	return giveUp.signal.aborted ? { kind: "canceled-while-sending" } : {
		kind: "unclear",
		failedRequest: attempt
	};
}
async function withGrace(attempt, giveUp, deps) {
	const answered = new AbortController();
	const onStop = () => deps.clock.sleep(GRACE_MS, answered.signal).then(() => giveUp.abort(), () => {});
	deps.signal.addEventListener("abort", onStop, { signal: answered.signal });
	return attempt.finally(() => answered.abort());
}
function retryPauseMs(tries, failed) {
	if (tries >= 3) return void 0;
	const pauses = failed.status === 429 ? PAUSES_AFTER_429_MS : SEND_PAUSES_MS;
	return failed.retryAfterMs ?? pauses[tries - 1];
}
// src/thread/record.ts
const commitSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._regex */ .Fk)(/^[0-9a-f]{40,64}$/));
const changesSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	from: commitSchema,
	to: commitSchema,
	repository: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(),
	paths: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
});
const recordSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	state: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._enum */ .$8)([
		"sending",
		"sent",
		"ended"
	]),
	isAnswer: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)(),
	command: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	nonce: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	time: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(),
	kind: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._enum */ .$8)(["create", "message"])),
	jobId: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	reviewsReadAt: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)()),
	changes: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(changesSchema), void 0),
	before: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		status: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
		prLink: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
	})),
	prLink: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	status: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
});
function newRecord(command, nonce, now) {
	return {
		state: "sending",
		isAnswer: false,
		command,
		nonce,
		time: wholeSeconds(now)
	};
}
function shortHash(json) {
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.createHash)("sha256").update(JSON.stringify(json)).digest("hex").slice(0, 16);
}
function wholeSeconds(ms) {
	return Math.floor(ms / 1e3) * 1e3;
}
function signerOf(thread) {
	const { apiKey, project, repository, issue } = thread;
	const key = Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.hkdfSync)("sha256", apiKey, "", "docs-agent: record in a thread, 2", 32));
	return (payload) => {
		const input = JSON.stringify([
			project,
			repository,
			issue,
			payload
		]);
		return (0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.createHmac)("sha256", key).update(input).digest("base64");
	};
}
const MAX_RECORD = 16384;
const LINE = /^<!-- docs-agent-record ([A-Za-z0-9+/=]+)\.([A-Za-z0-9+/=]{44}) -->$/;
function withRecord(markdown, record, sign) {
	if (record === void 0) return (0,_comments_js__WEBPACK_IMPORTED_MODULE_4__/* .withReplyLine */ .Ry)(markdown);
	const json = JSON.stringify(recordSchema.parse(record));
	const payload = Buffer.from(json).toString("base64");
	return `${markdown}\n\n<!-- docs-agent-record ${payload}.${sign(payload)} -->`;
}
function recordsIn(comments, sign) {
	return comments.flatMap(({ id, url, author, body }) => (0,_comments_js__WEBPACK_IMPORTED_MODULE_4__/* .hiddenLines */ .kb)(body).flatMap((line) => {
		const record = readLine(line, sign);
		return record ? {
			...record,
			id,
			url,
			author
		} : [];
	}));
}
function readLine(line, sign) {
	const [, payload = "", signature = ""] = LINE.exec(line) ?? [];
	if (payload === "") return void 0;
	if (!(0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.timingSafeEqual)(Buffer.from(signature), Buffer.from(sign(payload)))) return void 0;
	const json = Buffer.from(payload, "base64").toString();
	return recordSchema.safeParse((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(json)).data;
}
// src/result/job-comments.ts
const MAX_INSTRUCTION = 2e4;
function commentWith(paragraphs, instruction, footer, contextNote = "") {
	const length = [
		...paragraphs,
		contextNote,
		footer
	].join("\n\n").length;
	const remaining = _comments_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_COMMENT */ .bc - MAX_RECORD - length - 200;
	const most = Math.min(MAX_INSTRUCTION, Math.floor(remaining / 2));
	const block = instruction === "" ? "" : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .shortenedBlock */ .Y$)(instruction, most);
	const folded = joined([block, contextNote]);
	const fold = folded === "" ? "" : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .collapsible */ .r0)(block === "" ? "Context" : "Instruction", folded);
	return joined([
		...paragraphs,
		fold,
		footer
	]);
}
function joined(paragraphs) {
	return paragraphs.filter((paragraph) => paragraph !== "").join("\n\n");
}
function jobFacts({ repository, ref, model }) {
	return [
		repository === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`repository ${repositoryLink(repository)}`,
		ref === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`branch ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(ref)}`,
		model === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`model ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(model)}`
	];
}
function smallPrint(facts, runUrl) {
	const run = runUrl ? [(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)(runUrl, "workflow run")] : [];
	const shown = [...facts, run].filter(({ length }) => length > 0);
	return shown.length === 0 ? "" : `<sub>${shown.map(_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6).join(" · ")}</sub>`;
}
function progressComment(progress) {
	const { instruction, job, waitsUntil, runUrl, commentUrl } = progress;
	const facts = [
		commentUrl === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`For ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)(commentUrl, "this comment")}`,
		runUrl === void 0 ? [] : [(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)(runUrl, "live log")],
		job === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`job ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(job.id)}`,
		waitsUntil === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`watched until ${clockTime(waitsUntil)}`
	];
	return commentWith(job === void 0 ? [`⏳ On it. ${RESULT_FOLLOWS}`] : working(job, progress), instruction, smallPrint(facts));
}
const RESULT_FOLLOWS = "The result comes as a new comment.";
function working(job, { acceptedAt, now, repository }) {
	const { repository: jobRepository } = job;
	const where = jobRepository !== void 0 && !isNamedRepository(jobRepository, repository) ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The pull request opens in ${repositoryLink(jobRepository)}.` : [];
	return ["### ⏳ The agent is working", ...[(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`${runningTime(acceptedAt, now)} ${RESULT_FOLLOWS}`, where].map(_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)].filter(Boolean);
}
function runningTime(acceptedAt, now) {
	if (acceptedAt === void 0) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Checked at ${clockTime(now)}.`;
	const minutes = Math.floor((now - acceptedAt) / 6e4);
	if (minutes < 1) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Started at ${clockTime(acceptedAt)}.`;
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Running for ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0)(minutes * 6e4)}, checked at ${clockTime(now)}.`;
}
const clockTime = (ms) => `${new Date(ms).toISOString().slice(11, 16)} UTC`;
function announcement({ jobId, job }, commandName, { hasCommand, from }) {
	const requested = from === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`, requested in ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)(from)}`;
	const condition = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`This works if a workflow in this repository runs the action for comments, with the same project and API key.`;
	const next = afterStatus(jobId, job?.status, { commandName }, { purpose: "To ask for changes" });
	return [
		(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`### 📝 Continue this pull request with ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(commandName)}`),
		(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`This pull request is the result of job ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(jobId)}${requested}.`),
		(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(next, hasCommand ? [] : condition))
	].join("\n\n");
}



/***/ }),

/***/ 933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OT: () => (/* binding */ withoutInvisible),
/* harmony export */   Z8: () => (/* binding */ sanitizeDiff),
/* harmony export */   bq: () => (/* binding */ UNSEEN_ELEMENTS),
/* harmony export */   g$: () => (/* binding */ sanitizeLine)
/* harmony export */ });
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
const UNSEEN_ELEMENTS = [
	"rp",
	"script",
	"style",
	"template"
];
function sanitizeLine(text) {
	return withoutInvisible(text).replace(/\s+/g, " ").trim();
}



/***/ }),

/***/ 937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readPreviewUrl),
/* harmony export */   Rt: () => (/* binding */ documentedStatus),
/* harmony export */   a7: () => (/* binding */ returnedLink),
/* harmony export */   cd: () => (/* binding */ readJob),
/* harmony export */   f: () => (/* binding */ STATUSES),
/* harmony export */   y7: () => (/* binding */ readStarted),
/* harmony export */   zC: () => (/* binding */ withStatus),
/* harmony export */   zO: () => (/* binding */ statusFrom)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(368);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(923);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(121);



// src/service/schema.ts
const STATUSES = {
	active: {
		hasEnded: false,
		didItsWork: false,
		takesMessages: true,
		mayPullRequestFollow: false
	},
	completed: {
		hasEnded: true,
		didItsWork: true,
		takesMessages: true,
		mayPullRequestFollow: true
	},
	archived: {
		hasEnded: true,
		didItsWork: true,
		takesMessages: false,
		mayPullRequestFollow: false
	},
	failed: {
		hasEnded: true,
		didItsWork: false,
		takesMessages: true,
		mayPullRequestFollow: false
	},
	unknown: {
		hasEnded: false,
		didItsWork: false,
		takesMessages: true,
		mayPullRequestFollow: false
	}
};
function statusFrom(word) {
	return Object.hasOwn(STATUSES, word) ? word : "unknown";
}
function documentedStatus(status) {
	return status === "unknown" ? void 0 : status;
}
const nonEmpty = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._minLength */ .m9)(1));
const shortString = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)(nonEmpty.check((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._maxLength */ .Eb)(1e3)));
const sourceSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	repository: shortString,
	ref: shortString
});
const jobSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	id: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5)()),
	status: shortString,
	source: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)(sourceSchema),
	model: shortString,
	prLink: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)(nonEmpty)
});
function withStatus(job, reportedStatus) {
	return {
		...job,
		reportedStatus,
		status: statusFrom(reportedStatus)
	};
}
function readPreviewUrl(body, { redact, isLocal }) {
	const { previewUrl } = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(body, redact));
	return typeof previewUrl === "string" ? (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLink */ .VJ)(previewUrl, isLocal) : void 0;
}
function returnedLink({ prLink, unusableLink }) {
	return prLink ?? unusableLink;
}
function readStarted(body, reading) {
	const { id, ...job } = parseJob(body, reading);
	return typeof id === "string" && (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .isSegment */ .wk)(id) && !id.includes("***") ? {
		...job,
		id
	} : void 0;
}
function readJob(body, jobId, reading) {
	const { id = jobId, ...job } = parseJob(body, reading);
	const { reportedStatus } = job;
	return id === jobId && reportedStatus !== void 0 ? withStatus({
		...job,
		id: jobId
	}, reportedStatus) : void 0;
}
function parseJob(body, { redact, isLocal }) {
	const { id, status: reportedStatus, source, model, prLink: returned } = findJob((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(body, redact)) ?? {};
	const prLink = (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLink */ .VJ)(returned, isLocal);
	const unusableLink = returned !== void 0 && prLink === void 0 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(returned, 500) : void 0;
	return {
		id,
		reportedStatus,
		...source,
		model,
		unusableLink,
		prLink
	};
}
function findJob(json) {
	const { job: underJob, data } = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(json);
	const candidates = [
		json,
		underJob,
		data
	].flatMap((value) => jobSchema.safeParse(value).data ?? []);
	return candidates.find(({ id }) => id && typeof id === "string") ?? candidates.find(({ status }) => status);
}



/***/ })

};
