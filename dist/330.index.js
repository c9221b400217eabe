export const id = 330;
export const ids = [330];
export const modules = {

/***/ 933:
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
/* harmony import */ var _errors_CIXAwbgC_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(466);
/* harmony import */ var _json_B48AZC5h_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(546);
/* harmony import */ var _sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(288);



// src/github/github-error.ts
/** A call to GitHub that failed. */
var GitHubError = class extends Error {
	name = "GitHubError";
	/** The HTTP status; `lost` without a readable response, so that a write may have happened. */
	status;
	/** True for a primary or secondary rate limit, which is status 429, or 403 with that meaning. */
	rateLimited;
	/** The pause that GitHub asks for. */
	retryAfterMs;
	constructor(message, fields) {
		super(message, { cause: fields.cause });
		this.status = fields.status;
		this.rateLimited = fields.status === 429 || fields.rateLimited === true;
		this.retryAfterMs = fields.retryAfterMs;
	}
};
/** Throws any other error again, which is a bug or an abort. */
function asGitHubError(error) {
	if (error instanceof GitHubError) return error;
	throw error;
}
/** Handles the error of a call that may fail, so that its value is undefined then. */
function ignoreGitHubError(error) {
	asGitHubError(error);
}
function isGone({ status }) {
	return status === 404 || status === 410;
}
/** Says whether GitHub redirects, because the issue or the repository is now at another URL. */
function isMoved({ status }) {
	return status !== "lost" && status >= 300 && status < 400;
}
/** Says whether a retry cannot succeed. */
function isPermanent(githubError) {
	const { status, rateLimited } = githubError;
	return status === 401 || status === 422 || status === 403 && !rateLimited || isGone(githubError) || isMoved(githubError);
}
/** Says whether GitHub may have carried out the call, because there is no answer to it. */
function mayHaveHappened({ status }) {
	return status === "lost" || status === 408 || status >= 500;
}
function githubErrorText({ status, message }) {
	return (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${(0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(status === "lost" ? message : `${status} ${message}`)}`;
}
/** `what` names what was sent, such as 'the comment'. */
function describeGitHubError(githubError, what) {
	const verb = githubError.status === "lost" ? "did not respond to" : "rejected";
	return (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`GitHub ${verb} ${what} (${githubErrorText(githubError)}).`;
}
/** Returns what to do so that GitHub accepts a write; empty if a later attempt may succeed. */
function permissionHint(githubError) {
	if (!isPermanent(githubError)) return [];
	if (isMoved(githubError)) return (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The issue was transferred, or the repository was renamed. Run again from the new location.`;
	if (githubError.status === 401) return (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check \`github-token\`. It may be mistyped, expired, or revoked.`;
	const check = isGone(githubError) ? "the issue or pull request exists" : "the conversation is not locked";
	return (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Grant the job \`issues: write\` and \`pull-requests: write\`, and check that ${check}.`;
}
/** Returns what to do so that GitHub answers a read. */
function githubRemedy(githubError) {
	if (isGone(githubError)) return (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check \`issue-number\`, and that \`github-token\` can read issues and pull requests here.`;
	return isPermanent(githubError) ? permissionHint(githubError) : (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Wait a few minutes, then run again.`;
}
// src/github/retry-budget.ts
/** The pauses before the retries of a call, in ms, unless GitHub asks for another pause. */
const GITHUB_PAUSES_MS = [
	5e3,
	15e3,
	3e4
];
/** The time after the start of a call within which its last retry starts, in ms. */
const RETRY_WITHIN_MS = 12e4;
/** The time limit of an attempt, in ms. */
const ATTEMPT_MS = 3e4;
/**
* The time limit of an attempt in a run whose budget is spent, in ms. GitHub itself ends a request
* after 10 s.
*/
const ONLY_ATTEMPT_MS = 1e4;
/**
* Repeats calls while GitHub limits requests or breaks down. All calls of a run share one budget,
* because the runner is paid for by the minute: once GitHub has not answered any attempt of a call
* that was repeated, each further call gets only one attempt, until GitHub answers again.
*/
var RetryBudget = class {
	clock;
	signal;
	isSpent = false;
	/** After `signal` is aborted, no call is repeated. */
	constructor({ clock, signal }) {
		this.clock = clock;
		this.signal = signal;
	}
	/** `attempt` gets its time limit in ms. Rejects with the GitHubError of the last attempt. */
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
	/** Returns the pause before the next attempt; undefined if the call is not repeated. */
	pauseBeforeRetry({ githubError, attempts, retryUntil }, { isPost, maxAttempts = GITHUB_PAUSES_MS.length + 1 }) {
		const isTemporary = githubError.rateLimited || !isPost && mayHaveHappened(githubError);
		const pauseMs = githubError.retryAfterMs ?? GITHUB_PAUSES_MS[attempts - 1] ?? 0;
		const isTooLate = this.clock.now() + pauseMs > retryUntil;
		return isTemporary && !this.isSpent && attempts < maxAttempts && !isTooLate ? pauseMs : void 0;
	}
	/** Updates the budget after a call that failed for good. */
	updateAfter({ githubError, attempts }, { isPost }) {
		if (githubError.rateLimited) return;
		const isUnanswered = mayHaveHappened(githubError);
		const wasRepeated = !isPost && attempts > 1;
		if (!isUnanswered) this.isSpent = false;
		else if (wasRepeated) this.isSpent = true;
	}
};
// src/github/api.ts
/**
* Connects to the API at `GITHUB_API_URL`. Rejects with a SetupError without a token or a
* repository. `fullName` is the repository's, such as `octo-org/docs`.
*/
async function connectGitHub(token, fullName, { load, network: { shared: dispatcher }, limit, clock, signal: stop, redact }) {
	const [owner = "", repo = ""] = fullName.split("/");
	if (!token?.trim() || !owner || !repo) throw new _errors_CIXAwbgC_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3({
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
/** Throws a GitHubError for another response, which leaves open whether a write happened. */
function parseResponse(schema, { data }) {
	const parsed = schema.safeParse(data);
	if (!parsed.success) throw new GitHubError("the response is not readable", { status: "lost" });
	return parsed.data;
}
/**
* Without a response, Octokit reports status 500, so a status counts only together with a response.
*/
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

/***/ 330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connectGitHub: () => (/* reexport safe */ _api_D_Al2ORQ_js__WEBPACK_IMPORTED_MODULE_0__.UY)
/* harmony export */ });
/* harmony import */ var _api_D_Al2ORQ_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(933);



/***/ })

};
