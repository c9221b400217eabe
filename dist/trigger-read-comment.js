export const id = 514;
export const ids = [514];
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

/***/ 981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ joinedWords),
/* harmony export */   Fl: () => (/* binding */ showHtmlComments),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   Yw: () => (/* binding */ commandIdOf),
/* harmony export */   Zl: () => (/* binding */ linesSchema),
/* harmony export */   Zv: () => (/* binding */ findCommand),
/* harmony export */   mT: () => (/* binding */ isFromComment),
/* harmony export */   mr: () => (/* binding */ afterCommand),
/* harmony export */   w1: () => (/* binding */ startsWith),
/* harmony export */   wv: () => (/* binding */ react),
/* harmony export */   y9: () => (/* binding */ isCommand)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(368);

// src/github/command-comments.ts
function commandIdOf(kind, id) {
	return kind === "comment" ? `${id}` : `${kind}:${id}`;
}
const COMMAND = /^(?<kind>inline:|review:)?(?<id>\d+)$/;
const isFromComment = (command) => COMMAND.test(command);
const nullableInt = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)());
const side = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)());
const linesSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	path: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	diff_hunk: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	line: nullableInt,
	start_line: nullableInt,
	original_line: nullableInt,
	original_start_line: nullableInt,
	side,
	start_side: side,
	subject_type: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
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
// src/text/lines.ts
const FENCE = /^(?<before>[ \t]*(?<marker>(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(?<fence>`{3,}(?=[^`]*$)|~{3,})/;
const PLAIN_FENCE = /^(?:`{3,}|~{3,})[\w+#.-]*$/;
const END_OF_FENCE = /^(?<before>[ \t]*)(?<fence>`{3,}|~{3,})[ \t]*$/;
const QUOTED = /^ {0,3}>/;
const INDENTED = /^(?: {4}|\t)/;
function readLines(body) {
	const lines = [];
	let open;
	for (const [index, text] of body.replaceAll("\r\n", "\n").split("\n").entries()) {
		if (open) {
			lines.push({
				text,
				kind: open.kind
			});
			if (isEndOf(open, text)) open = void 0;
			continue;
		}
		open = openedFence(text, index);
		lines.push({
			text,
			kind: open?.kind ?? kindOf(text, lines.at(-1)?.kind)
		});
	}
	const { start = lines.length } = open ?? {};
	return lines.map((line, index) => index < start ? line : {
		...line,
		kind: "unclosed"
	});
}
function openedFence(text, start) {
	const { before = "", marker, fence } = FENCE.exec(text)?.groups ?? {};
	const isIndentedCode = marker === void 0 && before.length > 3;
	if (fence === void 0 || isIndentedCode) return void 0;
	return {
		fence,
		kind: PLAIN_FENCE.test(text) ? "plain code" : "code",
		indentation: 3 + (marker === void 0 ? 0 : before.length),
		start
	};
}
function isEndOf(open, text) {
	const { before = "", fence = "" } = END_OF_FENCE.exec(text)?.groups ?? {};
	return fence.startsWith(open.fence) && before.length <= open.indentation;
}
function kindOf(text, above) {
	if (/^[ \t]*$/.test(text)) return "blank";
	if (QUOTED.test(text) || above === "quote") return "quote";
	return INDENTED.test(text) && above !== "words" ? "code" : "words";
}
const MAY_HIDE = /<[a-z!?/]|[`\\|\r]|~~~|\]:|\]\((?![^\s()]*\))/i;
const CODE_SPAN = /(^|[ \t])`[^`]+`/g;
function showHtmlComments(lines) {
	if (!lines.some(({ text }) => text.includes("<!--"))) return true;
	return lines.every(({ text, kind }) => {
		return kind === "plain code" || !MAY_HIDE.test(text.replace(CODE_SPAN, "$1"));
	});
}
function joinedWords(lines) {
	const isQuote = lines.every(({ kind }) => kind === "quote" || kind === "blank");
	return lines.map(({ text }) => isQuote ? text.replace(/^ {0,3}> ?/, "") : text).join("\n").trim();
}
// src/text/command.ts
const INVISIBLE_NEAR_COMMAND = [
	"​",
	"‎",
	"‏",
	"﻿"
];
const END_OF_COMMAND = /^[\u200b\u200e\u200f\ufeff]*(?::[\u200b\u200e\u200f\ufeff]*)?(?=[ \t\r\u00a0\u202f\u3000]|$)/;
function findCommand(name, lines) {
	return lines.findIndex((line) => line.kind === "words" && startsWith(name, line));
}
function isCommand(name, body) {
	return findCommand(name, readLines(body)) >= 0;
}
function startsWith(name, { text }) {
	return afterCommand(name, text) !== void 0;
}
function afterCommand(name, line) {
	const start = INVISIBLE_NEAR_COMMAND.includes(line.charAt(0)) ? 1 : 0;
	const end = start + name.length;
	if (name === "" || !isSameIgnoringCase(name, line.slice(start, end))) return void 0;
	const rest = line.slice(end);
	const match = END_OF_COMMAND.exec(rest);
	return match ? rest.slice(match[0].length) : void 0;
}
function isSameIgnoringCase(a, b) {
	return a.toLowerCase() === b.toLowerCase() && a.toUpperCase() === b.toUpperCase();
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

/***/ 161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readComment: () => (/* binding */ readComment)
/* harmony export */ });
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(740);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(981);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(175);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(368);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(923);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(121);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(860);
/* harmony import */ var _sanitize_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(933);








// src/trigger/own-words.ts
const MAIL = /\*{3}@\*{3}|notifications\/unsubscribe(?:-auth)?\/|Message ID:\s*<?\S+@github\.com|Reply to this email directly(?:,| or)\s+view\s+it\s+on\s+GitHub|\[[\w.-]{1,100}\/[\w.-]{1,100}\]\s.{0,300}\((?:Issue|PR|Discussion) #\d+\)|left a comment \([\w.-]{1,100}\/[\w.-]{1,100}#\d+\)/;
function ownWords(above, below) {
	const unquotedAbove = above.filter(({ kind }) => kind !== "quote" && kind !== "blank");
	if (!isMail(unquotedAbove) && !isMail(below)) {
		if (!isMail(above)) return {
			above,
			below,
			leftOut: void 0
		};
		return {
			above: [],
			below,
			leftOut: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The email above the command was left out.`
		};
	}
	const paragraph = firstParagraph(below);
	const words = seen(paragraph);
	if (unquotedAbove.length > 0 || isMail(paragraph) || words === "" || /[:：][*_]*$/.test(words)) return void 0;
	const leftOut = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Of an email, only the first paragraph is sent.`;
	return {
		above: isMail(above) ? [] : above,
		below: paragraph,
		leftOut
	};
}
function isMail(lines) {
	const words = lines.filter(({ kind }) => kind !== "code" && kind !== "plain code");
	return MAIL.test(words.map(({ text: line }) => line.replace(/`[^`]+`/g, "")).join("\n"));
}
function firstParagraph(lines) {
	const end = lines.findIndex((line, index) => index > 0 && (line.kind !== "words" || seen([line]) === ""));
	return end < 0 ? lines : lines.slice(0, end);
}
function seen(lines) {
	return (0,_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutInvisible */ .OT)(lines.map(({ text: line }) => line).join("\n")).trim();
}
// src/trigger/parse.ts
function parseComment(name, body) {
	const lines = (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .readLines */ .Se)(body);
	const index = (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .findCommand */ .Zv)(name, lines);
	const commandLine = lines[index];
	if (commandLine === void 0) return { kind: hasUnclosedCommand(name, lines) ? "unclosed" : "none" };
	const rest = (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .afterCommand */ .mr)(name, commandLine.text) ?? "";
	const below = [{
		...commandLine,
		text: rest
	}, ...lines.slice(index + 1)];
	const own = ownWords(lines.slice(0, index), below);
	const needsNoWords = own?.below === below ? void 0 : parseWithoutWords(rest);
	if (needsNoWords !== void 0) return needsNoWords;
	if (own === void 0) return { kind: "mail" };
	const second = own.below.slice(1).find((line) => line.kind === "words" && (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .startsWith */ .w1)(name, line));
	if (second !== void 0) return {
		kind: "several",
		lines: [commandLine.text, second.text]
	};
	if (hasUnclosedCommand(name, own.below)) return { kind: "unclosed" };
	const request = parseRequest(own.below.map((line) => line.text).join("\n"));
	if (request.kind !== "instruct") return request;
	if (!(0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .showHtmlComments */ .Fl)([...own.above, ...own.below])) return { kind: "hidden" };
	const above = visible((0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .joinedWords */ .$j)(own.above)) || void 0;
	return {
		...request,
		above,
		leftOut: own.leftOut
	};
}
function hasUnclosedCommand(name, lines) {
	return lines.some((line) => line.kind === "unclosed" && (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .startsWith */ .w1)(name, line));
}
function parseWithoutWords(rest) {
	const request = parseRequest(rest);
	return request.kind === "instruct" || request.kind === "missing" ? void 0 : request;
}
const OPTION = /\s*(?<option>(?:[\p{Pd}\u2212\u30fc]{2,}|[[\p{Pd}\u2212\u30fc]--[\-]])(?<word>[a-z]\S*))/ivy;
const END_OF_OPTIONS = /[^\S\n]*(?:[\p{Pd}\u2212\u30fc]{2}|[[\p{Pd}\u2212\u30fc]--[\-]])(?!\S)/vy;
const JOB_ID = /[^\S\n]+(?!(?:[\p{Pd}\u2212\u30fc]{2}|[[\p{Pd}\u2212\u30fc]--[\-]])[a-z])(?<id>\S+)/ivy;
const KNOWN = /^(?<name>new|status|help|job)(?:[.,:!?]|=(?<value>.*))?$/is;
const visible = (words) => (0,_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutInvisible */ .OT)(words.replaceAll("\r", "\n"));
function parseRequest(request) {
	const { names, jobId, unknown, instruction } = splitRequest(visible(request));
	if (unknown !== void 0) return parseUnknown(request, unknown);
	const isStatus = names.includes("status");
	const isStatusOfJob = names.length === 2 && isStatus && names.includes("job");
	if (jobId !== void 0 && !(0,_url_js__WEBPACK_IMPORTED_MODULE_4__/* .isSegment */ .wk)(jobId)) return {
		kind: "invalid",
		reason: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`\`--job\` requires a valid job ID.`
	};
	if (names.length > 1 && !isStatusOfJob) return {
		kind: "invalid",
		reason: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`These options cannot be combined.`
	};
	if (names.includes("help")) return { kind: "help" };
	const bare = parseBareWords(isStatus ? `status ${instruction}` : instruction);
	if (isStatus && bare !== "status") return {
		kind: "invalid",
		reason: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`\`--status\` cannot be combined with an instruction.`
	};
	if (bare === "status") return {
		kind: "status",
		jobId
	};
	if (bare !== void 0) return { kind: bare };
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
		target: { type: names.includes("new") ? "new" : "continue" }
	};
}
function parseUnknown(request, option) {
	const bare = parseBareWords(request);
	return bare === "help" || bare === "cannot-stop" ? { kind: bare } : {
		kind: "unknown-option",
		option
	};
}
function splitRequest(request) {
	const names = [];
	let jobId;
	let unknown;
	let end = 0;
	const read = (pattern) => {
		pattern.lastIndex = end;
		const match = pattern.exec(request);
		if (match) end = pattern.lastIndex;
		return match?.groups;
	};
	while (unknown === void 0 && names.length < 3) {
		const { option, word = "" } = read(OPTION) ?? {};
		if (option === void 0) break;
		const { name = "", value } = KNOWN.exec(word)?.groups ?? {};
		const isJob = name.toLowerCase() === "job";
		if (name === "" || value !== void 0 && !isJob) unknown = option;
		if (isJob) jobId = undressed(value ?? read(JOB_ID)?.id ?? "");
		names.push(name.toLowerCase());
	}
	read(END_OF_OPTIONS);
	return {
		names,
		jobId,
		unknown,
		instruction: request.slice(end).trim()
	};
}
function undressed(word) {
	const id = word.replace(/[,.:;]$/, "");
	const [, inner = id] = /^[`"'“‘«<](.+)[`"'”’»>]$/s.exec(id) ?? [];
	return inner;
}
const BARE_WORDS = [
	{
		kind: "help",
		words: ["help", "h"],
		beside: ["please", "me"]
	},
	{
		kind: "status",
		words: ["status"],
		beside: "please what is s of the this my current job agent run".split(" ")
	},
	{
		kind: "cannot-stop",
		words: [
			"stop",
			"cancel",
			"abort",
			"quit"
		],
		beside: "please thanks thank you it this that now the my current running job jobs agent run all everything working pr pull request".split(" ")
	}
];
const EMOJI = /:[a-z0-9_+-]+:|[\d#*]\ufe0f?\u20e3/gi;
function parseBareWords(request) {
	const words = request.normalize("NFKC").replace(EMOJI, "").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
	if (words.length === 0) return /[?？]/.test(request) ? "help" : "missing";
	if (/^-new$/i.test(request)) return "missing";
	return BARE_WORDS.find(({ words: own, beside }) => {
		const isOwn = (word) => own.some((each) => each === word);
		const mayBeside = (word) => beside.some((each) => each === word);
		return words.some(isOwn) && words.every((word) => isOwn(word) || mayBeside(word));
	})?.kind;
}
// src/trigger/read-comment.ts
const BodySchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({ comment: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({ body: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj)()) }) });
const CommentSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({
	action: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj)(),
	comment: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({
		id: _event_js__WEBPACK_IMPORTED_MODULE_5__.Id,
		body: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj)()),
		html_url: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* ._catch */ .nb)((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj)(), ""),
		user: _comments_js__WEBPACK_IMPORTED_MODULE_0__/* .authorSchema */ .Bu
	}),
	sender: _comments_js__WEBPACK_IMPORTED_MODULE_0__/* .accountSchema */ .rE,
	issue: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .intersection */ .E$)(_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .issueSchema */ .j8, (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({ number: _event_js__WEBPACK_IMPORTED_MODULE_5__.Id })),
	lines: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(_command_js__WEBPACK_IMPORTED_MODULE_1__/* .linesSchema */ .Zl)
});
const NO_COMMAND = "No line of the comment, outside of code and quotes, starts with the command.";
function readComment(commentEvent, payload, commandInput) {
	const { kind, action, parts } = commentEvent;
	const event = withParts(payload, parts);
	const { data, error } = CommentSchema.safeParse(event);
	const ignoreReason = data && whyIgnored(data, action);
	const { comment } = BodySchema.safeParse(event).data ?? {};
	if (comment === void 0) throw unreadableComment(error, parts);
	const commandName = commandInput?.trim() || "/docs";
	const parsed = parseComment(commandName, comment.body ?? "");
	if (parsed.kind === "none") return kind === "review" && data !== void 0 && ignoreReason === void 0 ? {
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
			parsed
		})
	};
}
function commandIn({ comment, issue, lines }, kind, { commandName, parsed }) {
	const isPullRequest = kind !== "comment" || issue.isPullRequest;
	return {
		commandName,
		parsed,
		commandId: (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .commandIdOf */ .Yw)(kind, comment.id),
		author: comment.user,
		issue: issue.number,
		issueInEvent: {
			title: issue.title,
			body: issue.body,
			isPullRequest
		},
		lines,
		comment: {
			url: (0,_url_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLink */ .VJ)(comment.html_url, true),
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
	return (0,_event_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadableEvent */ .Gr)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`has no valid ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(path)}`);
}
function withParts(payload, parts) {
	const event = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .membersOf */ .lS)(payload);
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
	if ((0,_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .isOurs */ .MU)(body ?? "")) return "The comment was written by this action.";
}



/***/ })

};
