export const id = 694;
export const ids = [694];
export const modules = {

/***/ 950:
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
/* harmony import */ var _errors_tJQ21jLS_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(597);
/* harmony import */ var _json_B48AZC5h_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(546);
/* harmony import */ var _sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(288);



// src/github/github-error.ts
var GitHubError = class extends Error {
	name = "GitHubFault";
	/** The HTTP status; `lost` without a readable response, so that a write may have happened. */
	status;
	/** A primary or secondary rate limit: 429, or 403 with that meaning. */
	rateLimited;
	retryAfterMs;
	constructor(message, { cause, ...fields }) {
		super(message, { cause });
		this.status = fields.status;
		this.rateLimited = fields.status === 429 || fields.rateLimited === true;
		this.retryAfterMs = fields.retryAfterMs;
	}
};
/** Rethrows anything else (a bug, an abort). */
function asGitHubError(error) {
	if (error instanceof GitHubError) return error;
	throw error;
}
/** For `catch`, where a failed call means no value. */
function ignoreGitHubError(error) {
	asGitHubError(error);
}
function isGone({ status }) {
	return status === 404 || status === 410;
}
/** The issue, or the repository, is now at another URL. */
function isMoved({ status }) {
	return status !== "lost" && status >= 300 && status < 400;
}
/** A retry would not help. */
function isPermanent(githubError) {
	const { status, rateLimited } = githubError;
	return status === 401 || status === 422 || status === 403 && !rateLimited || isGone(githubError) || isMoved(githubError);
}
function mayHaveHappened({ status }) {
	return status === "lost" || status === 408 || status >= 500;
}
function githubErrorText({ status, message }) {
	return (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${(0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(status === "lost" ? message : `${status} ${message}`)}`;
}
/** `what` was sent, such as 'the comment'. */
function describeGitHubError(githubError, what) {
	const verb = githubError.status === "lost" ? "did not respond to" : "rejected";
	return (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`GitHub ${verb} ${what} (${githubErrorText(githubError)}).`;
}
/** Nothing where a later attempt may succeed. */
function permissionHint(githubError) {
	if (!isPermanent(githubError)) return [];
	if (isMoved(githubError)) return (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The issue was transferred, or the repository was renamed. Run again from the new location.`;
	if (githubError.status === 401) return (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check \`github-token\`. It may be mistyped, expired, or revoked.`;
	const check = isGone(githubError) ? "the issue or pull request exists" : "the conversation is not locked";
	return (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Grant the job \`issues: write\` and \`pull-requests: write\`, and check that ${check}.`;
}
function githubRemedy(githubError) {
	if (isGone(githubError)) return (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check \`issue-number\`, and that \`github-token\` can read issues and pull requests here.`;
	return isPermanent(githubError) ? permissionHint(githubError) : (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Wait a few minutes, then run again.`;
}
// src/github/retry-budget.ts
/** In ms, where GitHub asks for no pause of its own. */
const GITHUB_PAUSES_MS = [
	5e3,
	15e3,
	3e4
];
/** How long after its first attempt a call is repeated, in ms. */
const WITHIN_MS = 12e4;
/** How long an attempt may take, in ms. */
const ATTEMPT_MS = 3e4;
/** The same for one that is not repeated. GitHub itself ends a request after 10 s. */
const ONLY_ATTEMPT_MS = 1e4;
/**
* Repeats calls while GitHub limits requests or breaks down. All calls of a run share one budget, because the runner is paid
* for: once repeated attempts of a call have got no answer, each further call gets one attempt, until GitHub answers again.
*/
var RetryBudget = class {
	clock;
	signal;
	isSpent = false;
	/** An aborted signal ends repeats. */
	constructor({ clock, signal }) {
		this.clock = clock;
		this.signal = signal;
	}
	/** `attempt` gets its time limit in ms. Rejects with the GitHubFault of the last attempt. */
	async call(attempt, repeats) {
		const { clock, signal } = this;
		const until = clock.now() + WITHIN_MS;
		for (let nth = 1;; nth += 1) try {
			const value = await attempt(this.isSpent ? ONLY_ATTEMPT_MS : ATTEMPT_MS);
			this.isSpent = false;
			return value;
		} catch (error) {
			const githubError = asGitHubError(error);
			const pauseMs = this.pauseAfter(githubError, nth, until, repeats);
			if (pauseMs === void 0) throw githubError;
			await clock.sleep(pauseMs, signal).catch(() => {});
			if (signal.aborted) throw githubError;
		}
	}
	/** In ms; undefined: the call is not repeated. */
	pauseAfter(githubError, nth, until, { isPost, tries = GITHUB_PAUSES_MS.length + 1 }) {
		const isUnanswered = mayHaveHappened(githubError);
		if (!isUnanswered && !githubError.rateLimited) this.isSpent = false;
		if (!(githubError.rateLimited || !isPost && isUnanswered)) return void 0;
		const pauseMs = githubError.retryAfterMs ?? GITHUB_PAUSES_MS[nth - 1] ?? 0;
		const isTooLate = this.clock.now() + pauseMs > until;
		const isLast = this.isSpent || nth >= tries || isTooLate;
		if (isLast && isUnanswered && nth > 1) this.isSpent = true;
		return isLast ? void 0 : pauseMs;
	}
};
// src/github/api.ts
/** At `GITHUB_API_URL`. Rejects with a SetupError without a token or a repository. */
async function connectGitHub(token, fullName, { load, network: { shared: dispatcher }, limit, clock, signal: stop, redact }) {
	const [owner = "", repo = ""] = fullName.split("/");
	if (!token?.trim() || !owner || !repo) throw new _errors_tJQ21jLS_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3({
		title: "The GitHub token is missing",
		happened: (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The GitHub token or the name of the repository is missing.`,
		next: (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Use the default of \`github-token\`, or set \`comment: never\` to run without comments.`
	});
	const { getOctokit } = await load();
	const { fetch } = await Promise.all(/* import() */[__webpack_require__.e(917), __webpack_require__.e(434)]).then(__webpack_require__.bind(__webpack_require__, 53));
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
				data: (0,_json_B48AZC5h_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(json, redact),
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
		call(route, parameters = {}, { tries } = {}) {
			const isPost = route.startsWith("POST ");
			return budget.call((ms) => send(route, parameters, limit(ms)), {
				isPost,
				tries
			});
		}
	};
}
function lastPageOf(linkHeader = "") {
	const [, page] = /[?&]page=(\d+)[^>]*>;[^,]*\brel="last"/.exec(linkHeader) ?? [];
	return page === void 0 ? void 0 : Number(page);
}
/** An unreadable response leaves open whether a write happened. */
function parseResponse(schema, { data }) {
	const parsed = schema.safeParse(data);
	if (!parsed.success) throw new GitHubError("the response is not readable", { status: "lost" });
	return parsed.data;
}
/** Octokit reports status 500 without a response; only one with a response is real. */
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

/***/ 694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connectGitHub: () => (/* reexport safe */ _api_BUjnUyLl_js__WEBPACK_IMPORTED_MODULE_0__.UY)
/* harmony export */ });
/* harmony import */ var _api_BUjnUyLl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(950);



/***/ })

};
