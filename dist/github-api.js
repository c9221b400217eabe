export const id = 21;
export const ids = [21];
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

/***/ 116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connectGitHub: () => (/* reexport safe */ _api_js__WEBPACK_IMPORTED_MODULE_0__.UY)
/* harmony export */ });
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(588);



/***/ })

};
