export const id = 33;
export const ids = [33];
export const modules = {

/***/ 33:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connectGitHub: () => (/* reexport safe */ _api_D1IHbyOh_js__WEBPACK_IMPORTED_MODULE_0__.UY)
/* harmony export */ });
/* harmony import */ var _api_D1IHbyOh_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(745);



/***/ }),

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



/***/ })

};
