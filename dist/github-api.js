export const id = 21;
export const ids = [21];
export const modules = {

/***/ 2588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LH: () => (/* binding */ withRetries),
/* harmony export */   UY: () => (/* binding */ connectGitHub),
/* harmony export */   ZO: () => (/* binding */ SERVICE_RETRIES),
/* harmony export */   l0: () => (/* binding */ pauseAfter),
/* harmony export */   xp: () => (/* binding */ parseResponse)
/* harmony export */ });
/* unused harmony export redirectTarget */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4255);
/* harmony import */ var _failed_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8916);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2923);
/* harmony import */ var _github_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6770);





// src/http/retry.ts
const SERVICE_RETRIES = {
	usual: [2e3, 5e3],
	after429: [5e3, 15e3]
};
const GITHUB_RETRIES = { usual: [
	5e3,
	15e3,
	3e4
] };
const NOT_FOUND_YET_RETRIES = { usual: [
	1e3,
	2e3,
	4e3
] };
function pauseAfter(attempts, { status, retryAfterMs }, { usual, after429 = usual }) {
	const own = (status === 429 ? after429 : usual)[attempts - 1];
	return own === void 0 ? void 0 : retryAfterMs ?? own;
}
async function withRetries(attempt, pauseMs, { clock, signal }) {
	for (let attempts = 1;; attempts += 1) {
		const result = await attempt();
		const pause = pauseMs(result, attempts);
		if (pause === void 0) return {
			result,
			attempts
		};
		await clock.sleep(pause, signal).catch(() => {});
		if (signal.aborted) return {
			result,
			attempts
		};
	}
}
// src/github/retry-budget.ts
const PATIENCE_MS = 12e4;
const RENEWED_AFTER_MS = 3e5;
const ATTEMPT_MS = 3e4;
const SHORTEST_ATTEMPT_MS = 1e4;
var RetryBudget = class {
	run;
	spentMs = 0;
	spentAt = 0;
	constructor(run) {
		this.run = run;
	}
	async callWithRetries(attempt, options) {
		const pauseMs = (result, attempts) => result instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_ ? this.pauseMs(result, attempts, options) : void 0;
		const { result } = await withRetries(() => this.attempted(attempt), pauseMs, this.run);
		if (result instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_) throw result;
		return result;
	}
	async attempted(attempt) {
		const startedAt = this.run.clock.now();
		try {
			const limitMs = Math.min(ATTEMPT_MS, this.remainingMs());
			return await attempt(Math.max(limitMs, SHORTEST_ATTEMPT_MS));
		} catch (error) {
			const githubError = (0,_github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .asGitHubError */ .s7)(error);
			if (isUnanswered(githubError)) this.spend(this.run.clock.now() - startedAt);
			return githubError;
		}
	}
	pauseMs(githubError, attempts, { isPost = false, maxAttempts = Number.POSITIVE_INFINITY, existsSoon = false }) {
		const isNotThereYet = existsSoon && githubError.status === 404;
		const mayRepeat = isUnanswered(githubError) && !(isPost && (0,_github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .mayHaveHappened */ .dk)(githubError));
		if (!(githubError.rateLimited || isNotThereYet || mayRepeat) || (0,_github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .isObstructed */ .Id)(githubError) || attempts >= maxAttempts) return void 0;
		const pause = pauseAfter(attempts, {
			status: void 0,
			retryAfterMs: githubError.retryAfterMs || void 0
		}, isNotThereYet ? NOT_FOUND_YET_RETRIES : GITHUB_RETRIES);
		if (pause === void 0 || pause > this.remainingMs()) return void 0;
		this.spend(pause);
		return pause;
	}
	remainingMs() {
		return this.run.clock.now() - this.spentAt >= RENEWED_AFTER_MS ? PATIENCE_MS : PATIENCE_MS - this.spentMs;
	}
	spend(ms) {
		this.spentMs = PATIENCE_MS - this.remainingMs() + ms;
		this.spentAt = this.run.clock.now();
	}
};
function isUnanswered(githubError) {
	return githubError.status === "not-sent" || (0,_github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .mayHaveHappened */ .dk)(githubError);
}
// src/github/api.ts
const LIMITS = {
	connectMs: 1e4,
	totalMs: 6e4,
	maxBytes: 67108864
};
async function connectGitHub(token, fullName, connection) {
	const [owner, repo] = fullName.split("/");
	const secret = token?.trim();
	if (!secret || !owner || !repo) throw TOKEN_MISSING;
	const { getOctokit } = await connection.load();
	const { endpoint } = getOctokit(secret).request;
	const prepare = endpoint;
	const sender = new Sender(endpoint.DEFAULTS.baseUrl, connection);
	const budget = new RetryBudget(connection);
	return {
		now: () => sender.now(),
		async call(route, parameters, options) {
			const request = requestFrom(prepare(route, {
				owner,
				repo,
				...parameters
			}), secret);
			const attempt = (ms) => sender.send(request, connection.limit(ms));
			return budget.callWithRetries(attempt, {
				isPost: request.method === "POST",
				...options
			});
		}
	};
}
const TOKEN_MISSING = new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3({
	title: "The GitHub token is missing",
	happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`The GitHub token or the name of the repository is missing.`,
	next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`Remove \`github-token\` from the workflow, so that it has its default.`
});
function requestFrom({ method, url, headers, body }, token) {
	return {
		method,
		url: new URL(url),
		headers: {
			...headers,
			authorization: `Bearer ${token}`
		},
		limits: LIMITS,
		...body !== void 0 && { body: JSON.stringify(body) }
	};
}
var Sender = class {
	apiUrl;
	connection;
	clockOffsetMs = 0;
	wasAccepted = false;
	constructor(apiUrl, connection) {
		this.apiUrl = apiUrl;
		this.connection = connection;
	}
	now() {
		return this.connection.clock.wall() + this.clockOffsetMs;
	}
	async send(request, signal) {
		const { redact, clock } = this.connection;
		const result = await this.exchange(request, signal);
		if (!(0,_failed_request_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(result)) {
			const context = {
				redact,
				now: this.now(),
				wasAccepted: this.wasAccepted
			};
			throw (0,_github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .githubErrorOf */ .j5)(result, request, context);
		}
		const { headers, body } = result;
		this.wasAccepted = true;
		const date = (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_2__/* .httpDate */ .z7)(headers.date);
		if (date !== void 0) this.clockOffsetMs = date - clock.wall();
		return {
			data: (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(body, redact),
			lastPage: lastPageOf(headers.link)
		};
	}
	async exchange(request, signal) {
		const { network, clock } = this.connection;
		const deps = {
			dispatcher: network.shared,
			after: clock.after,
			signal
		};
		const first = await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .exchange */ .c)(request, deps);
		const target = redirectTarget(request, first, this.apiUrl);
		if (target === void 0) return first;
		const last = await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .exchange */ .c)({
			...request,
			url: target
		}, deps);
		return last.status === 404 ? first : last;
	}
};
function redirectTarget({ method, url }, { status = 0, headers }, apiUrl) {
	const target = method === "GET" && [
		301,
		302,
		307,
		308
	].includes(status) && URL.parse(headers?.location ?? "", url.href);
	if (!target) return void 0;
	const api = new URL(apiUrl);
	const isSameServer = target.protocol === api.protocol && target.host === api.host;
	const isBelowApi = target.pathname.startsWith(api.pathname.replace(/\/?$/, "/"));
	const namesUser = target.username !== "" || target.password !== "";
	return isSameServer && isBelowApi && !namesUser ? target : void 0;
}
function lastPageOf(linkHeader = "") {
	const [, page] = /[?&]page=(\d+)[^>]*>;[^,]*\brel="last"/.exec(String(linkHeader)) ?? [];
	return page === void 0 ? void 0 : Number(page);
}
function parseResponse(schema, { data }) {
	const parsed = schema.safeParse(data);
	if (!parsed.success) throw new _github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_("the response is not readable", { status: "lost" });
	return parsed.data;
}



/***/ }),

/***/ 4255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ exchange)
/* harmony export */ });
/* harmony import */ var _undici_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6542);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);


// src/http/exchange.ts
(0,_undici_js__WEBPACK_IMPORTED_MODULE_0__/* .init_undici */ .aW)();
const errorWith = (code, message) => Object.assign(new Error(message), { code });
const STOPPED = {
	code: "STOPPED",
	message: "the run was stopped"
};
const seconds = (ms) => `${Number((ms / 1e3).toPrecision(2))} s`;
function whenConnected(notify) {
	return (dispatch) => (options, handler) => {
		const onConnect = (abort) => {
			notify();
			handler.onConnect?.(abort);
		};
		return dispatch(options, Object.assign(new _undici_js__WEBPACK_IMPORTED_MODULE_0__/* .import_decorator_handler */ .vP.default(handler), { onConnect }));
	};
}
async function exchange(request, deps) {
	if (deps.signal?.aborted) return {
		kind: "network-error",
		sent: false,
		...STOPPED
	};
	const progress = { sent: false };
	const stop = new AbortController();
	const rejection = new Promise((_, reject) => {
		stop.signal.addEventListener("abort", () => reject(stop.signal.reason));
	});
	const release = limitTime(stop, progress, request.limits, deps);
	try {
		return await Promise.race([rejection, ask(request, deps.dispatcher, stop.signal, progress)]);
	} catch (error) {
		return {
			kind: "network-error",
			sent: progress.sent,
			code: errorCode(error),
			message: (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error),
			...progress.head
		};
	} finally {
		release();
	}
}
async function ask({ url, limits, ...options }, dispatcher, signal, progress) {
	const noteSent = whenConnected(() => {
		progress.sent ||= !signal.aborted;
	});
	const response = await dispatcher.compose(noteSent).request({
		...options,
		origin: url.origin,
		path: url.pathname + url.search,
		signal,
		headersTimeout: 0,
		bodyTimeout: 0
	});
	const head = {
		status: response.statusCode,
		headers: response.headers
	};
	progress.head = head;
	return {
		kind: "response",
		...head,
		body: await readBody(response.body, limits.maxBytes)
	};
}
function limitTime(stop, progress, { connectMs, totalMs }, { after, signal }) {
	const onSignal = () => stop.abort(errorWith(STOPPED.code, STOPPED.message));
	signal?.addEventListener("abort", onSignal, { once: true });
	const cancelConnect = after(connectMs, () => {
		if (!progress.sent) stop.abort(errorWith("TIMEOUT", `no connection within ${seconds(connectMs)}`));
	});
	const cancelTotal = after(totalMs, () => {
		const what = progress.head === void 0 ? "no response" : "no complete response";
		stop.abort(errorWith("TIMEOUT", `${what} within ${seconds(totalMs)}`));
	});
	return () => {
		cancelConnect();
		cancelTotal();
		signal?.removeEventListener("abort", onSignal);
	};
}
async function readBody(body, maxBytes) {
	const chunks = [];
	let size = 0;
	for await (const chunk of body) {
		size += chunk.length;
		if (size > maxBytes) throw errorWith("TOO_LARGE", `the answer is larger than ${maxBytes} bytes`);
		chunks.push(chunk);
	}
	return new TextDecoder().decode(Buffer.concat(chunks));
}
function errorCode(error) {
	if (typeof error.code === "string") return error.code;
	const first = error.errors?.[0];
	return first instanceof Error ? errorCode(first) : error.name;
}



/***/ }),

/***/ 5116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connectGitHub: () => (/* reexport safe */ _api_js__WEBPACK_IMPORTED_MODULE_0__.UY)
/* harmony export */ });
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2588);



/***/ })

};
