export const id = 82;
export const ids = [82];
export const modules = {

/***/ 6712:
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
/* harmony import */ var _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7330);
/* harmony import */ var _json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4337);
/* harmony import */ var _sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1004);



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
const TEMPORARY_STATUSES = [408, 425];
function isPermanent({ status, rateLimited }) {
	if (status === "lost" || rateLimited || TEMPORARY_STATUSES.includes(status)) return false;
	return status >= 300 && status < 500;
}
function mayHaveHappened({ status }) {
	return status === "lost" || status === 408 || status >= 500;
}
function githubErrorText(githubError) {
	const { rateLimited, retryAt } = githubError;
	const words = wordsOf(githubError);
	return rateLimited && retryAt !== void 0 ? (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${words}, until ${nextMinute(retryAt)}` : words;
}
function wordsOf({ status, message }) {
	return (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(status === "lost" ? message : `${status} ${message}`.trim())}`;
}
function nextMinute(time) {
	return (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .moment */ .n$)(Math.ceil(time / 6e4) * 6e4);
}
function describeGitHubError(githubError, what) {
	const { status, rateLimited, retryAt } = githubError;
	const words = wordsOf(githubError);
	if (rateLimited) {
		const until = retryAt === void 0 ? "" : ` until ${nextMinute(retryAt)}`;
		return (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`GitHub limits requests${until}, so it rejected ${what} (${words}).`;
	}
	if (status === "lost") return (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`GitHub did not respond to ${what} (${words}).`;
	if (mayHaveHappened(githubError)) return (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`GitHub could not process ${what} (${words}).`;
	return (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`GitHub rejected ${what} (${words}).`;
}
const LACKS_PERMISSION = /resource not accessible|must have .*(?:access|rights)/i;
const IS_PAGE = /^\(a web page\b/;
const IS_LOCKED = /\b(?:issue|pull request|conversation)\b.*\blocked\b/i;
const OTHER_SERVER = (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Another server may have responded, such as a proxy. Check the network and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`).`;
function hintFor(githubError, grant) {
	const { status, message, moved, isTokenExpired } = githubError;
	if (!isPermanent(githubError)) return [];
	if (IS_PAGE.test(message)) return OTHER_SERVER;
	if (moved !== void 0) return movedHint(moved.to);
	if (isTokenExpired) return (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Tokens of GitHub Apps last one hour.`;
	if (status === 401) return (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check \`github-token\`. It may be mistyped, expired, or revoked.`;
	if (status === 404 || LACKS_PERMISSION.test(message)) return grant;
	if (IS_LOCKED.test(message)) return (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Unlock the conversation.`;
	return (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Fix what GitHub reports.`;
}
function movedHint(to) {
	return to === void 0 ? (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The issue was transferred, or the repository was renamed. Run again from the new location.` : (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The issue was transferred to ${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(to)}. Continue there.`;
}
function permissionHint(githubError) {
	const receiver = /personal access token/i.test(githubError.message) ? "Give `github-token` the permissions" : "Grant the job";
	const grant = (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${receiver} \`issues: write\` and \`pull-requests: write\`.`;
	const exists = (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check that the issue or pull request exists.`;
	return hintFor(githubError, githubError.status === 404 ? (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(exists, grant) : grant);
}
function githubRemedy(githubError, { hint = permissionHint(githubError), again = "run again" } = {}) {
	const { rateLimited, retryAt, isTokenExpired } = githubError;
	const Again = again.replace(/^./, (letter) => letter.toUpperCase());
	if (isTokenExpired) return (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${hint} ${Again}.`;
	if (isPermanent(githubError)) return hint;
	if (retryAt !== void 0) return (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`After ${nextMinute(retryAt)}, ${again}.`;
	return rateLimited ? (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${Again} later.` : (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Wait a few minutes, then ${again}.`;
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
	if (!token?.trim() || !owner || !repo) throw new _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3({
		title: "The GitHub token is missing",
		happened: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The GitHub token or the name of the repository is missing.`,
		next: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Use the default of \`github-token\`, or set \`comment: never\` to run without comments.`
	});
	const { getOctokit } = await load();
	const { fetch } = await Promise.all(/* import() */[__webpack_require__.e(818), __webpack_require__.e(540)]).then(__webpack_require__.bind(__webpack_require__, 5540));
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

/***/ 7474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N1: () => (/* binding */ fetchRenderedCommand),
/* harmony export */   Yw: () => (/* binding */ commandIdOf),
/* harmony export */   Zl: () => (/* binding */ linesSchema),
/* harmony export */   Zv: () => (/* binding */ findCommand),
/* harmony export */   mT: () => (/* binding */ isFromComment),
/* harmony export */   qZ: () => (/* binding */ unquoted),
/* harmony export */   wv: () => (/* binding */ react)
/* harmony export */ });
/* harmony import */ var _json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4337);
/* harmony import */ var _api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6712);
/* harmony import */ var _comments_CzvwRu_I_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7278);



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
const renderedSchema = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	body: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	body_html: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
});
async function fetchRenderedCommand(command, issue, api) {
	const { kind = "", id } = COMMAND.exec(command)?.groups ?? {};
	const routes = {
		"": `issues/comments/${id}`,
		"inline:": `pulls/comments/${id}`,
		"review:": `pulls/${issue}/reviews/${id}`
	};
	const response = await api.call(`GET /repos/{owner}/{repo}/${routes[kind]}`, _comments_CzvwRu_I_js__WEBPACK_IMPORTED_MODULE_2__/* .RENDERED */ .Un);
	const { body, body_html: html } = (0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_1__/* .parseResponse */ .xp)(renderedSchema, response);
	return {
		body: body ?? "",
		html: html ?? ""
	};
}
// src/text/command.ts
const INVISIBLE_NEAR_COMMAND = [
	"​",
	"‎",
	"‏",
	"﻿"
];
const BLANK = /^[\s\u200b\u200e\u200f]*$/;
const QUOTED = /^ {0,3}>/;
const END_OF_COMMAND = /^[\u200b\u200e\u200f\ufeff]*(?::[\u200b\u200e\u200f\ufeff]*)?(?=[ \t\r\u00a0\u202f\u3000]|$)/;
function findCommand(name, body) {
	const lines = body.replaceAll("\r\n", "\n").split("\n");
	const index = lines.findIndex((line) => !BLANK.test(line) && !QUOTED.test(line));
	const rest = afterName(name, lines[index] ?? "");
	const isInQuote = QUOTED.test(lines[index - 1] ?? "");
	if (rest === void 0 || isInQuote) return void 0;
	return {
		above: lines.slice(0, index),
		below: [rest, ...lines.slice(index + 1)]
	};
}
function afterName(name, line) {
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
function unquoted(lines) {
	return lines.map((line) => line.replace(/^ {0,3}> ?/, "")).join("\n").trim();
}



/***/ }),

/***/ 7278:
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
/* harmony import */ var _json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4337);
/* harmony import */ var _url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5664);
/* harmony import */ var _api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6712);



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
	return (0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)(issueSchema, await api.call(`GET ${ISSUE}`, {
		issue_number: issue,
		...RENDERED
	}));
}
async function findTransfer(api, issue) {
	try {
		const parameters = { issue_number: issue };
		const response = await api.call(`GET ${ISSUE}`, parameters, { maxAttempts: 1 });
		if (!response.isRedirected) return void 0;
		const { htmlUrl } = (0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)(issueSchema, response);
		return { to: (0,_url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLink */ .VJ)(htmlUrl, true) };
	} catch (error) {
		return (0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_2__/* .asGitHubError */ .s7)(error).moved;
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
	throw new _api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_("the list does not end", { status: "lost" });
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
		rows: (0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(schema), response),
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
	const commentFrom = async (route, parameters) => (0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)(commentSchema, await api.call(route, parameters));
	let transfer;
	const explain = async (error) => {
		if (!(error instanceof _api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_) || error.status !== 404) throw error;
		transfer ??= findTransfer(api, issue);
		const moved = await transfer;
		throw moved ? new _api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_(error.message, {
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
	return (0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(commentSchema), response).some(({ body }) => hiddenLines(body).includes(replyLine(account)));
}
function hiddenLines(body) {
	return body.match(HIDDEN_LINE) ?? [];
}
function isOurs(body) {
	const last = hiddenLines(body).at(-1);
	return last !== void 0 && body.trimEnd().endsWith(last);
}



/***/ }),

/***/ 8082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readComment: () => (/* binding */ readComment)
/* harmony export */ });
/* harmony import */ var _comments_CzvwRu_I_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7278);
/* harmony import */ var _command_C_PnOAzb_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7474);
/* harmony import */ var _inputs_BKedzhJf_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7792);
/* harmony import */ var _json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4337);
/* harmony import */ var _sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1004);
/* harmony import */ var _url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5664);
/* harmony import */ var _event_BJR4bGWS_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7818);
/* harmony import */ var _sanitize_CXlP_oCM_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(779);








// src/trigger/mail-lines.ts
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(?<fence>`{3,}(?=[^`]*$)|~{3,})(?<info>.*)$/;
function linesOf(lines) {
	const all = [];
	let open;
	for (const [index, line] of lines.entries()) {
		const isQuoted = /^ {0,3}>/.test(line);
		if (open?.isQuoted && !isQuoted) open = void 0;
		const after = fenceAfter(line, {
			open,
			isQuoted,
			index
		});
		const isCode = (open ?? after) !== void 0;
		all.push({
			text: bare(line),
			isQuoted,
			isCode,
			isSignature: line === "-- " && !isCode
		});
		open = after;
	}
	const { index = all.length } = open ?? {};
	return all.map((line, at) => at < index ? line : {
		...line,
		isCode: false
	});
}
function fenceAfter(line, { open, ...place }) {
	if (!/```|~~~/.test(line)) return open;
	const { fence = "", info = "" } = FENCE.exec(line)?.groups ?? {};
	if (open) return fence.startsWith(open.fence) && info.trim() === "" ? void 0 : open;
	return fence === "" ? void 0 : {
		fence,
		...place
	};
}
function bare(line) {
	return line.replace(/\p{Cf}/gu, "").replace(/^(?:[ \t]*>)+/, "").replace(/`[^`]+`/g, "").trim();
}
// src/trigger/mail.ts
const MASKED = /\*{3}@\*{3}/;
const BRACKETED = /<(?:mailto:)?[^\s<>@]{1,200}@[^\s<>@]{1,200}>/;
const ADDRESS = /[^\s<>@]@[^\s<>@]/;
const DATES = [
	/\p{Nd}{1,2}\S{0,2}\s(?:de\s)?[\p{L}\p{M}.׳'’]{2,12},?\s(?:de\s)?\p{Nd}{4}/u,
	/[\p{L}\p{M}.]{2,12}\s\p{Nd}{1,2}\S{0,2},?\s\p{Nd}{4}/u,
	/\p{Nd}{4}[.,]?\s[\p{L}\p{M}.]{2,12}\s\p{Nd}{1,2}/u,
	/\p{Nd}{1,4}\s?[./-]\s?\p{Nd}{1,2}\s?[./-]\s?\p{Nd}{2,4}/u,
	/\p{Nd}{4}[年년]/u
];
const TIME = /\p{Nd}{1,2}\s?[:.h時时시点]\s?\p{Nd}{2}/u;
const COLON_AT_END = /[:：][*_]*$/;
const HEADER = /^(?:[*_]{0,2}\p{L}[\p{L}\p{M} .'’/-]{0,30}[*_]{0,2}\s?[:：](?!\/\/)[*_]{0,2}|\|\s*\p{L}[\p{L}\p{M} -]{0,30}\|)\s*\S/u;
const GITHUB_SUBJECT = /\[[\w.-]{1,100}\/[\w.-]{1,100}\]\s.{0,300}\(\w{1,20} #\d+\)/;
const RULE_WITH_WORDS = /^[-_]{2,}[^-_].{0,120}[-_]{2,}$/;
const RULE = new RegExp(`^[-_=]{3,}$|${RULE_WITH_WORDS.source}`);
const MAIL_RULE = /^_{10,}$/;
const GITHUB_FOOTER = /notifications\/unsubscribe(?:-auth)?\/|Message ID:\s*<?(?:\*{3}@\*{3}|\S+@github\.com)|Reply to this email directly(?:,| or) view it on GitHub/;
const SENT_FROM = /^(?:(?:sent (?:from|via|with)|von meine[mr]|gesendet (?:von|mit)|envoyé d|enviado d|inviato d|verzonden v|verstuurd v|wysłane z|skickat fr|sendt fr|отправлено |odesláno z).{0,60}(?:iphone|ipad|android|outlook|galaxy|samsung|yahoo|proton|superhuman)|(?:나의 )?(?:iphone|ipad)(?:\s?から送信|에서 보냄)|发自|(?:\S+ ){0,3}outlook .{0,12}(?:ios|android)\s?<https:\/\/aka\.ms\/|get outlook for)/iu;
const MAX_HEADERS = 12;
function withoutMail(lines) {
	const all = linesOf(lines);
	const mailStart = findMail(all);
	if (mailStart === "uncertain") return "uncertain";
	const hasMail = mailStart < all.length;
	const kept = hasMail ? withoutSignature(all.slice(0, mailStart)) : all;
	if (hasMailSign(kept.slice(1))) return "uncertain";
	return {
		kept: lines.slice(0, kept.length),
		hasMail
	};
}
function isMail(lines) {
	return hasMailSign(linesOf(lines));
}
function findMail(all) {
	const headers = Math.min(findHeaders(all), findRule(all));
	return findQuotation(all.slice(0, headers)) ?? headers;
}
function findQuotation(all) {
	const end = endAboveSignature(all);
	let start = end;
	while (start > 1 && isBlankOrQuote(all[start - 1])) start -= 1;
	const quotes = all.slice(start, end);
	const firstQuote = quotes.findIndex(({ isQuoted }) => isQuoted);
	const isMailQuoted = hasMailSign(quotes);
	const attribution = findAttribution(all, start, {
		hasQuote: firstQuote >= 0,
		isMailQuoted
	});
	if (attribution !== void 0 || !isMailQuoted) return attribution;
	const { text: lastWords = "" } = all[start - 1] ?? {};
	return COLON_AT_END.test(lastWords) || ADDRESS.test(lastWords) || hasDate(lastWords) ? "uncertain" : start + firstQuote;
}
function findAttribution(all, end, { hasQuote, isMailQuoted }) {
	if (!COLON_AT_END.test(all[end - 1]?.text ?? "")) return void 0;
	const firstInReach = Math.max(1, end - 3);
	const reach = all.slice(firstInReach, end);
	const last = reach.findLastIndex((line) => line.isQuoted || line.isCode || isBlank(line));
	const starts = reach.slice(last + 1).map((_, index) => end - 1 - index);
	const wordsFrom = (start) => all.slice(start, end).map(({ text }) => text).join(" ");
	const isOfMail = (words) => isMailQuoted || MASKED.test(words) || hasQuote && BRACKETED.test(words) && hasTime(words);
	const start = starts.find((start) => hasDate(wordsFrom(start)) && isOfMail(wordsFrom(start))) ?? starts.find((each) => MASKED.test(wordsFrom(each)));
	return start !== void 0 && /^[<*]/.test(wordsFrom(start)) && starts.includes(start - 1) ? start - 1 : start;
}
const isSender = (words) => MASKED.test(words) || BRACKETED.test(words);
const hasTime = (words) => hasDate(words) && TIME.test(words);
function findRule(all) {
	const start = all.findIndex(({ text, isQuoted, isCode }, index) => {
		if (index === 0 || isQuoted || isCode || !RULE_WITH_WORDS.test(text)) return false;
		if (MASKED.test(text) && hasDate(text)) return true;
		const [next, afterNext] = all.slice(index + 1, index + 3);
		const { text: attribution = "", isCode: isSample } = (isBlank(next) ? afterNext : next) ?? {};
		return !isSample && MASKED.test(attribution) && COLON_AT_END.test(attribution);
	});
	return start < 0 ? all.length : start;
}
function findHeaders(all) {
	const lastFooter = all.findLastIndex(isFooter);
	for (let index = 1; index < all.length;) {
		if (!isHeader(all[index])) {
			index += 1;
			continue;
		}
		const group = headersFrom(all, index);
		const hasFooter = index < lastFooter;
		const rule = group.length > 1 ? ruleAbove(all, index) : void 0;
		if (rule !== void 0 && areBelowRule(group, {
			rule: all[rule],
			hasFooter
		})) return rule;
		const sender = group.findIndex((_, start) => areAlone(group.slice(start), hasFooter));
		if (sender >= 0) return index + sender;
		index += group.length;
	}
	return all.length;
}
function headersFrom(all, start) {
	const lines = all.slice(start, start + MAX_HEADERS);
	const length = lines.findIndex((line) => !isHeader(line));
	return length < 0 ? lines : lines.slice(0, length);
}
function ruleAbove(all, index) {
	let above = index - 1;
	while (above > 0 && isBlank(all[above])) above -= 1;
	const { text = "", isCode } = all[above] ?? {};
	return above > 0 && RULE.test(text) && !isCode ? above : void 0;
}
function areBelowRule(group, { rule, hasFooter }) {
	const hasAddress = group.some(({ text }) => ADDRESS.test(text));
	const isRuleOfMail = MAIL_RULE.test(rule?.text ?? "");
	return areOfMail(group) || hasAddress && (isRuleOfMail || hasFooter);
}
function areAlone(group, hasFooter) {
	const [first = "", second = ""] = group.map(({ text }) => text);
	const startsMail = isSender(first) || hasTime(first) && isSender(second);
	const hasEnough = group.length >= 3 && group.some(({ text }) => hasTime(text));
	return startsMail && hasEnough && (areOfMail(group) || hasFooter);
}
function areOfMail(group) {
	return group.some(({ text }) => MASKED.test(text) || GITHUB_SUBJECT.test(text));
}
function withoutSignature(above) {
	const signature = above.findIndex(({ isSignature }, index) => isSignature && index > 0);
	const words = signature < 0 ? above : above.slice(0, signature);
	const end = words.findLastIndex((line, index) => index === 0 || !isLeftover(line));
	return words.slice(0, end + 1);
}
function endAboveSignature(all) {
	const index = all.findLastIndex(({ isSignature }) => isSignature);
	return index > 0 && all.slice(index).every(({ isQuoted }) => !isQuoted) ? index : all.length;
}
function isLeftover(line) {
	if (isBlank(line)) return true;
	return !line.isCode && !line.isQuoted && (RULE.test(line.text) || SENT_FROM.test(line.text));
}
function hasMailSign(lines) {
	return lines.some((line, index) => {
		if (line.isCode) return false;
		if (isFooter(line)) return true;
		return MASKED.test(line.text) && (isAmongHeaders(lines, index) || isAttribution(lines, index));
	});
}
function isAmongHeaders(lines, index) {
	return [
		-2,
		-1,
		1,
		2
	].some((step) => isHeader(lines[index + step], true)) && isHeader(lines[index], true);
}
function isAttribution(lines, index) {
	const following = lines.slice(index, index + 3);
	const end = following.findIndex((line) => line.text === "" || line.isCode);
	return (end < 0 ? following : following.slice(0, end)).some(({ text }) => COLON_AT_END.test(text));
}
const isFooter = ({ text, isCode }) => !isCode && GITHUB_FOOTER.test(text);
const isBlank = (line) => line !== void 0 && !line.isQuoted && !line.isCode && line.text === "";
const isBlankOrQuote = (line) => line !== void 0 && (line.isQuoted || isBlank(line));
const hasDate = (words) => DATES.some((date) => date.test(words));
function isHeader(line, mayBeQuoted = false) {
	if (line === void 0 || line.isCode || line.isQuoted && !mayBeQuoted) return false;
	return HEADER.test(line.text);
}
// src/trigger/parse.ts
function parseComment(name, body) {
	const found = (0,_command_C_PnOAzb_js__WEBPACK_IMPORTED_MODULE_1__/* .findCommand */ .Zv)(name, body);
	if (found === void 0) return { kind: "none" };
	const reply = withoutMail(found.below);
	if (reply === "uncertain") return parseFirstLine(found) ?? { kind: "uncertain-mail" };
	const request = (reply.hasMail ? parseFirstLine(found) : void 0) ?? parseRequest(reply.kept.join("\n"));
	if (request.kind !== "instruct") return request;
	const quote = (0,_command_C_PnOAzb_js__WEBPACK_IMPORTED_MODULE_1__/* .unquoted */ .qZ)(found.above);
	const isMailQuoted = isMail(found.above);
	return {
		...request,
		quoted: isMailQuoted ? void 0 : visible(quote) || void 0,
		hasMail: reply.hasMail || isMailQuoted,
		source: [quote, ...reply.kept].join("\n")
	};
}
function parseFirstLine({ below: [line = ""] }) {
	const request = parseRequest(line);
	return request.kind === "instruct" || request.kind === "missing" ? void 0 : request;
}
const OPTION = /\s*(?<option>(?:[\p{Pd}\u2212\u30fc]{2,}|[[\p{Pd}\u2212\u30fc]--[\-]])(?<word>[a-z]\S*))/ivy;
const END_OF_OPTIONS = /[^\S\n]*(?:[\p{Pd}\u2212\u30fc]{2}|[[\p{Pd}\u2212\u30fc]--[\-]])(?!\S)/vy;
const JOB_ID = /[^\S\n]+(?!(?:[\p{Pd}\u2212\u30fc]{2}|[[\p{Pd}\u2212\u30fc]--[\-]])[a-z])(?<id>\S+)/ivy;
const KNOWN = /^(?<name>new|status|help|job)(?:[.,:!?]|=(?<value>.*))?$/is;
const visible = (words) => (0,_sanitize_CXlP_oCM_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutInvisible */ .OT)(words.replaceAll("\r", "\n"));
function parseRequest(request) {
	const { names, jobId, unknown, instruction } = splitRequest(visible(request));
	if (unknown !== void 0) return parseUnknown(request, unknown);
	const isStatus = names.includes("status");
	const isStatusOfJob = names.length === 2 && isStatus && names.includes("job");
	if (jobId !== void 0 && !(0,_url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_4__/* .isSegment */ .wk)(jobId)) return {
		kind: "invalid",
		reason: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq)`\`--job\` requires a valid job ID.`
	};
	if (names.length > 1 && !isStatusOfJob) return {
		kind: "invalid",
		reason: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq)`These options cannot be combined.`
	};
	if (names.includes("help")) return { kind: "help" };
	const bare = parseBareWords(isStatus ? `status ${instruction}` : instruction);
	if (isStatus && bare !== "status") return {
		kind: "invalid",
		reason: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq)`\`--status\` cannot be combined with an instruction.`
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
const BodySchema = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({ comment: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({ body: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj)()) }) });
const CommentSchema = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({
	action: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj)(),
	comment: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({
		id: _event_BJR4bGWS_js__WEBPACK_IMPORTED_MODULE_5__.Id,
		body: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj)()),
		html_url: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* ._catch */ .nb)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj)(), ""),
		user: _comments_CzvwRu_I_js__WEBPACK_IMPORTED_MODULE_0__/* .authorSchema */ .Bu
	}),
	sender: _comments_CzvwRu_I_js__WEBPACK_IMPORTED_MODULE_0__/* .accountSchema */ .rE,
	issue: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .intersection */ .E$)(_comments_CzvwRu_I_js__WEBPACK_IMPORTED_MODULE_0__/* .issueSchema */ .j8, (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({ number: _event_BJR4bGWS_js__WEBPACK_IMPORTED_MODULE_5__.Id })),
	lines: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(_command_C_PnOAzb_js__WEBPACK_IMPORTED_MODULE_1__/* .linesSchema */ .Zl)
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
		commandId: (0,_command_C_PnOAzb_js__WEBPACK_IMPORTED_MODULE_1__/* .commandIdOf */ .Yw)(kind, comment.id),
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
	return (0,_event_BJR4bGWS_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadableEvent */ .Gr)((0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq)`has no valid ${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(path)}`);
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
	if ((0,_comments_CzvwRu_I_js__WEBPACK_IMPORTED_MODULE_0__/* .isOurs */ .MU)(body ?? "")) return "The comment was written by this action.";
}



/***/ }),

/***/ 779:
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



/***/ })

};
