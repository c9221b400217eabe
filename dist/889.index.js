export const id = 889;
export const ids = [889];
export const modules = {

/***/ 59:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JR: () => (/* binding */ hintFor),
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
/* harmony import */ var _sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(328);



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
		this.moved = fields.moved;
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
const PERMANENT_STATUSES = [
	401,
	403,
	404,
	410,
	422,
	451
];
function isPermanent({ status, rateLimited }) {
	if (status === "lost" || rateLimited) return false;
	return status >= 300 && status < 400 || PERMANENT_STATUSES.includes(status);
}
function mayHaveHappened({ status }) {
	return status === "lost" || status === 408 || status >= 500;
}
function githubErrorText(githubError) {
	const { rateLimited, retryAt } = githubError;
	const words = wordsOf(githubError);
	return rateLimited && retryAt !== void 0 ? (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${words}, until ${nextMinute(retryAt)}` : words;
}
function wordsOf({ status, message }) {
	return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(status === "lost" ? message : `${status} ${message}`.trim())}`;
}
function nextMinute(time) {
	return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .moment */ .n$)(Math.ceil(time / 6e4) * 6e4);
}
function describeGitHubError(githubError, what) {
	const { status, rateLimited, retryAt } = githubError;
	const words = wordsOf(githubError);
	if (rateLimited) {
		const until = retryAt === void 0 ? "" : ` until ${nextMinute(retryAt)}`;
		return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`GitHub limits requests${until}, so it rejected ${what} (${words}).`;
	}
	if (status === "lost") return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`GitHub did not respond to ${what} (${words}).`;
	if (mayHaveHappened(githubError)) return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`GitHub could not process ${what} (${words}).`;
	return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`GitHub rejected ${what} (${words}).`;
}
const LACKS_PERMISSION = /resource not accessible|must have .*(?:access|rights)/i;
const IS_LOCKED = /\b(?:issue|pull request|conversation)\b.*\blocked\b/i;
function hintFor(githubError, grant) {
	const { status, message, moved, isTokenExpired } = githubError;
	if (!isPermanent(githubError)) return [];
	if (moved !== void 0) return movedHint(moved.to);
	if (isTokenExpired) return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Tokens of GitHub Apps last one hour.`;
	if (status === 401) return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check \`github-token\`. It may be mistyped, expired, or revoked.`;
	if (status === 404 || LACKS_PERMISSION.test(message)) return grant;
	if (IS_LOCKED.test(message)) return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Unlock the conversation.`;
	return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Fix what GitHub reports.`;
}
function movedHint(to) {
	return to === void 0 ? (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The issue was transferred, or the repository was renamed. Run again from the new location.` : (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The issue was transferred to ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(to)}. Continue there.`;
}
function permissionHint(githubError) {
	const receiver = /personal access token/i.test(githubError.message) ? "Give `github-token` the permissions" : "Grant the job";
	const grant = (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${receiver} \`issues: write\` and \`pull-requests: write\`.`;
	const exists = (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check that the issue or pull request exists.`;
	return hintFor(githubError, githubError.status === 404 ? (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(exists, grant) : grant);
}
function githubRemedy(githubError, { hint = permissionHint(githubError), again = "run again" } = {}) {
	const { rateLimited, retryAt, isTokenExpired } = githubError;
	const Again = again.replace(/^./, (letter) => letter.toUpperCase());
	if (isTokenExpired) return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${hint} ${Again}.`;
	if (isPermanent(githubError)) return hint;
	if (retryAt !== void 0) return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`After ${nextMinute(retryAt)}, ${again}.`;
	return rateLimited ? (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${Again} later.` : (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Wait a few minutes, then ${again}.`;
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
		moved: isRedirect || context.isRedirected ? { to: void 0 } : void 0,
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
	const { message, errors } = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(data);
	const reasons = [errors].flat().map(reasonIn);
	return [.../* @__PURE__ */ new Set([message, ...reasons])].filter(isText).reduce(joined, "");
}
function joined(before, after) {
	return `${before}${/\w$/.test(before) && !after.startsWith("(") ? ":" : ""} ${after}`;
}
function reasonIn(error) {
	if (typeof error === "string") return error;
	const { message, field, code } = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(error);
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
	const isBelowApi = target.pathname.startsWith(api.pathname.replace(/\/*$/, "/"));
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
	if (!token?.trim() || !owner || !repo) throw new _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3({
		title: "The GitHub token is missing",
		happened: (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The GitHub token or the name of the repository is missing.`,
		next: (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Use the default of \`github-token\`, or set \`comment: never\` to run without comments.`
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
				data: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(json, redact),
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

/***/ 907:
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
/* harmony import */ var _api_Cu1p78ag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59);



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
	return (0,_api_Cu1p78ag_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)(issueSchema, await api.call(`GET ${ISSUE}`, {
		issue_number: issue,
		...RENDERED
	}));
}
async function findTransfer(api, issue) {
	try {
		const parameters = { issue_number: issue };
		const response = await api.call(`GET ${ISSUE}`, parameters, { maxAttempts: 1 });
		if (!response.isRedirected) return void 0;
		const { htmlUrl } = (0,_api_Cu1p78ag_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)(issueSchema, response);
		return { to: (0,_url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLink */ .VJ)(htmlUrl, true) };
	} catch (error) {
		return (0,_api_Cu1p78ag_js__WEBPACK_IMPORTED_MODULE_2__/* .asGitHubError */ .s7)(error).moved;
	}
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
	throw new _api_Cu1p78ag_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_("the list does not end", { status: "lost" });
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
		rows: (0,_api_Cu1p78ag_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(schema), response),
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
	const commentFrom = async (route, parameters) => (0,_api_Cu1p78ag_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)(commentSchema, await api.call(route, parameters));
	let transfer;
	const explain = async (error) => {
		if (!(error instanceof _api_Cu1p78ag_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_) || error.status !== 404) throw error;
		transfer ??= findTransfer(api, issue);
		const moved = await transfer;
		throw moved ? new _api_Cu1p78ag_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_(error.message, {
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
			}, signal).catch(explain);
		},
		readIssue: () => fetchIssue(api, issue),
		create: (body) => commentFrom(`POST ${ISSUE}/comments`, {
			issue_number: issue,
			body
		}).catch(explain),
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

/***/ 889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readComment: () => (/* binding */ readComment)
/* harmony export */ });
/* harmony import */ var _comments_0wPsEP0y_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(907);
/* harmony import */ var _command_comments_4HPixg22_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43);
/* harmony import */ var _inputs_0lPBK9r_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(129);
/* harmony import */ var _json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(337);
/* harmony import */ var _sanitize_OTDV1nS2_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(677);
/* harmony import */ var _sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(328);
/* harmony import */ var _url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(664);
/* harmony import */ var _event_OMl7r2X0_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(196);








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
	if (unknown !== void 0) return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Unknown option ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(unknown.slice(0, 40).toWellFormed())}.`;
	if (jobId !== void 0 && !(0,_url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_4__/* .isSegment */ .wk)(jobId)) return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`\`--job\` requires a valid job ID.`;
	const isStatusOfJob = options.length === 2 && options.includes("--status") && options.includes("--job");
	if (options.length > 1 && !isStatusOfJob) return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`These options cannot be combined.`;
	if (options.includes("--help")) return void 0;
	const isStatus = options.includes("--status");
	const hasInstruction = instruction !== "";
	if (isStatus && hasInstruction) return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`\`--status\` cannot be combined with an instruction.`;
	if (!isStatus && !hasInstruction) return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The instruction is missing.`;
}
// src/trigger/read-comment.ts
const BodySchema = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({ comment: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({ body: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj)()) }) });
const CommentSchema = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({
	action: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj)(),
	comment: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({
		id: _event_OMl7r2X0_js__WEBPACK_IMPORTED_MODULE_5__.Id,
		body: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj)()),
		html_url: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* ._catch */ .nb)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj)(), ""),
		user: _comments_0wPsEP0y_js__WEBPACK_IMPORTED_MODULE_0__/* .authorSchema */ .Bu
	}),
	sender: _comments_0wPsEP0y_js__WEBPACK_IMPORTED_MODULE_0__/* .accountSchema */ .rE,
	issue: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .intersection */ .E$)(_comments_0wPsEP0y_js__WEBPACK_IMPORTED_MODULE_0__/* .issueSchema */ .j8, (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({ number: _event_OMl7r2X0_js__WEBPACK_IMPORTED_MODULE_5__.Id })),
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
		lines,
		comment: {
			url: (0,_url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLink */ .VJ)(comment.html_url, true),
			body: comment.body ?? ""
		}
	};
}
function unreadableComment(error, parts) {
	const [part = "", ...rest] = error?.issues[0]?.path.map(String) ?? [];
	const path = [
		"github.event",
		parts[part] ?? part,
		...rest
	].join(".");
	return (0,_event_OMl7r2X0_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadableEvent */ .Gr)((0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`has no valid ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(path)}`);
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
	if ((0,_comments_0wPsEP0y_js__WEBPACK_IMPORTED_MODULE_0__/* .isOurs */ .MU)(body ?? "")) return "The comment was written by this action.";
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
