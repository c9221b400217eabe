export const id = 841;
export const ids = [841];
export const modules = {

/***/ 841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connectGitHub: () => (/* reexport safe */ _api_UCvgzpYr_js__WEBPACK_IMPORTED_MODULE_0__.UY)
/* harmony export */ });
/* harmony import */ var _api_UCvgzpYr_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(359);



/***/ }),

/***/ 359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ij: () => (/* binding */ faultText),
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   LF: () => (/* binding */ read),
/* harmony export */   Ps: () => (/* binding */ asFault),
/* harmony export */   Q4: () => (/* binding */ GitHubFault),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   UY: () => (/* binding */ connectGitHub),
/* harmony export */   dk: () => (/* binding */ mayHaveHappened),
/* harmony export */   h0: () => (/* binding */ ignoreFault),
/* harmony export */   lE: () => (/* binding */ isPermanent),
/* harmony export */   r2: () => (/* binding */ howToPermit),
/* harmony export */   zq: () => (/* binding */ faultRemedy)
/* harmony export */ });
/* harmony import */ var _errors_f08i3tsO_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(470);
/* harmony import */ var _json_CB4GFcPO_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(419);
/* harmony import */ var _sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(779);



// src/github/faults.ts
var GitHubFault = class extends Error {
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
function asFault(error) {
	if (error instanceof GitHubFault) return error;
	throw error;
}
/** For `catch`, where a failed call means no value. */
function ignoreFault(error) {
	asFault(error);
}
function isGone({ status }) {
	return status === 404 || status === 410;
}
/** The issue, or the repository, is now at another URL. */
function isMoved({ status }) {
	return status !== "lost" && status >= 300 && status < 400;
}
/** A retry would not help. */
function isPermanent(fault) {
	const { status, rateLimited } = fault;
	return status === 401 || status === 422 || status === 403 && !rateLimited || isGone(fault) || isMoved(fault);
}
function mayHaveHappened({ status }) {
	return status === "lost" || status === 408 || status >= 500;
}
/** In ms, where GitHub asks for no pause of its own. */
const PAUSES_MS = [
	5e3,
	15e3,
	3e4
];
/** After the first attempt, in ms. */
const WITHIN_MS = 12e4;
/** Repeats a call while GitHub limits requests or breaks down. Rejects with the last GitHubFault. */
async function patiently(call, attempts) {
	const { clock, signal, isPost, tries = PAUSES_MS.length + 1 } = attempts;
	const until = clock.now() + WITHIN_MS;
	for (let nth = 1;; nth += 1) try {
		return await call();
	} catch (error) {
		const fault = asFault(error);
		const pauseMs = fault.retryAfterMs ?? PAUSES_MS[nth - 1] ?? 0;
		const isTooLate = clock.now() + pauseMs > until;
		const isTemporary = fault.rateLimited || !isPost && mayHaveHappened(fault);
		if (nth >= tries || isTooLate || !isTemporary) throw fault;
		await clock.sleep(pauseMs, signal).catch(() => {});
		if (signal.aborted) throw fault;
	}
}
function faultText({ status, message }) {
	return (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(status === "lost" ? message : `${status} ${message}`)}`;
}
/** `what` was sent, such as 'the comment'. */
function refused(fault, what) {
	const verb = fault.status === "lost" ? "did not respond to" : "rejected";
	return (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`GitHub ${verb} ${what} (${faultText(fault)}).`;
}
/** Nothing where a later attempt may succeed. */
function howToPermit(fault) {
	if (!isPermanent(fault)) return [];
	if (isMoved(fault)) return (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The issue was transferred, or the repository was renamed. Run again from the new location.`;
	if (fault.status === 401) return (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check \`github-token\`. It may be mistyped, expired, or revoked.`;
	const check = isGone(fault) ? "the issue or pull request exists" : "the conversation is not locked";
	return (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Grant the job \`issues: write\` and \`pull-requests: write\`, and check that ${check}.`;
}
function faultRemedy(fault) {
	if (isGone(fault)) return (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check \`issue-number\`, and that \`github-token\` can read issues and pull requests here.`;
	return isPermanent(fault) ? howToPermit(fault) : (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Wait a few minutes, then run again.`;
}
// src/github/api.ts
/** At `GITHUB_API_URL`. Rejects with a SetupError without a token or a repository. */
async function connectGitHub(token, fullName, { load, network: { shared: dispatcher }, limit, clock, signal, redact }) {
	const [owner = "", repo = ""] = fullName.split("/");
	if (!token?.trim() || !owner || !repo) throw new _errors_f08i3tsO_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3({
		title: "The GitHub token is missing",
		happened: (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The GitHub token or the name of the repository is missing.`,
		next: (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Use the default of \`github-token\`, or set \`comment: never\` to run without comments.`
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
	const send = async (route, parameters) => {
		const callLimit = limit();
		try {
			const response = await octokit.request(route, {
				owner,
				repo,
				...parameters,
				request: { signal: callLimit }
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
				data: (0,_json_CB4GFcPO_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(json, redact),
				lastPage: lastPageOf(response.headers.link)
			};
		} catch (error) {
			throw faultOf(error, callLimit, redact);
		}
	};
	return {
		now: () => clock.wall() + clockOffsetMs,
		call(route, parameters = {}, { tries } = {}) {
			return patiently(() => send(route, parameters), {
				clock,
				signal,
				isPost: route.startsWith("POST "),
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
function read(schema, { data }) {
	const parsed = schema.safeParse(data);
	if (!parsed.success) throw new GitHubFault("the response is not readable", { status: "lost" });
	return parsed.data;
}
/** Octokit reports status 500 without a response; only one with a response is real. */
function faultOf(cause, { aborted }, redact) {
	const { status, response, message } = cause;
	const excerpt = redact(String(response?.data?.message ?? message ?? cause)).slice(0, 300).toWellFormed();
	if (typeof status !== "number" || response === void 0) return new GitHubFault(aborted ? "no response in time" : excerpt, {
		status: "lost",
		cause
	});
	const { "retry-after": retryAfter, "x-ratelimit-remaining": remaining } = response.headers ?? {};
	return new GitHubFault(excerpt, {
		status,
		rateLimited: status === 403 && (retryAfter !== void 0 || String(remaining) === "0" || /rate limit|abuse/i.test(excerpt)),
		retryAfterMs: /^\d+$/.test(String(retryAfter)) ? Number(retryAfter) * 1e3 : void 0,
		cause
	});
}



/***/ })

};
