export const id = 588;
export const ids = [588];
export const modules = {

/***/ 2588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ isObstructed),
/* harmony export */   LH: () => (/* binding */ withRetries),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   UY: () => (/* binding */ connectGitHub),
/* harmony export */   ZO: () => (/* binding */ SERVICE_RETRIES),
/* harmony export */   ay: () => (/* binding */ obstacleRemedy),
/* harmony export */   dk: () => (/* binding */ mayHaveHappened),
/* harmony export */   l0: () => (/* binding */ pauseAfter),
/* harmony export */   lE: () => (/* binding */ isPermanent),
/* harmony export */   s7: () => (/* binding */ asGitHubError),
/* harmony export */   ub: () => (/* binding */ ignoreGitHubError),
/* harmony export */   xp: () => (/* binding */ parseResponse),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* unused harmony export redirectTarget */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _failed_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8275);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9368);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2923);




// src/http/obstacles.ts
const OBSTACLES = [
	[/proxy response \(407\)/i, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The proxy asks for a user name and a password.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Set \`HTTPS_PROXY\` to \`http://USER:PASSWORD@HOST:PORT\`.`)],
	[/proxy response \(4/i, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The proxy does not let this connection through.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Ask for it, or add the host to \`NO_PROXY\`.`)],
	[/certificate|\bCERT_|ALTNAME|UNABLE_TO_(?:GET|VERIFY)/i, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The runner does not trust the certificate. If it comes from your own authority, set`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`\`NODE_EXTRA_CA_CERTS\` to a file with the authority’s certificate,`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`in \`env\` of the job, or in the runner’s \`.env\`.`)],
	[/^ENOTFOUND/, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Check the name, and the name server of the runner.`]
];
const find = (answer) => OBSTACLES.find(([pattern]) => pattern.test(answer));
function isLasting(answer) {
	return find(answer) !== void 0;
}
function obstacleRemedy(answer) {
	const isProxy = /proxy/i.test(answer);
	return find(answer)?.[1] ?? (isProxy ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Check the proxy (\`HTTPS_PROXY\`, \`NO_PROXY\`).` : void 0);
}
// src/github/github-error.ts
var GitHubError = class extends Error {
	name = "GitHubError";
	status;
	rateLimited;
	isTokenExpired;
	retryAfterMs;
	retryAt;
	constructor(message, { status, rateLimited, isTokenExpired, ...pause }) {
		super(message);
		this.status = status;
		this.rateLimited = rateLimited ?? status === 429;
		this.isTokenExpired = isTokenExpired ?? false;
		this.retryAfterMs = pause.retryAfterMs;
		this.retryAt = pause.retryAt;
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
function isPermanent({ status, rateLimited }) {
	if (typeof status === "string" || rateLimited) return false;
	return status >= 300 && status < 500 && status !== 408 && status !== 425;
}
function mayHaveHappened({ status }) {
	return status === "lost" || status === 408 || typeof status === "number" && status >= 500;
}
function isObstructed({ status, message }) {
	return status === "not-sent" && isLasting(message);
}
function githubErrorOf(result, request, { redact, now: localTime, wasAccepted }) {
	const { headers = {} } = result;
	const now = (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .httpDate */ .z7)(headers.date) ?? localTime;
	const failed = (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .failedRequest */ .R6)(result, request, {
		server: "GitHub",
		redact,
		wall: now
	});
	const { status = 0, words = "", isWebPage, answer } = failed;
	if (result.kind === "network-error" && status < 300) return new GitHubError(result.code === "STOPPED" ? "no response in time" : answer, { status: result.sent ? "lost" : "not-sent" });
	const rateLimited = isRateLimit(status, headers, answer);
	const retryAfterMs = failed.retryAfterMs ?? (rateLimited ? untilReset(headers, now) : void 0);
	const page = words === "" ? "(a web page)" : `(a web page: ${words})`;
	return new GitHubError(isWebPage ? page : words, {
		status,
		rateLimited,
		retryAfterMs,
		retryAt: retryAfterMs === void 0 ? void 0 : now + retryAfterMs,
		isTokenExpired: status === 401 && wasAccepted
	});
}
const LIMIT_WORDS = /rate limit|abuse detection|submitted too quickly|\babuse\b/i;
function isRateLimit(status, headers, answer) {
	const asksToWait = "retry-after" in headers || headers["x-ratelimit-remaining"] === "0";
	if (status === 403) return asksToWait || LIMIT_WORDS.test(answer);
	return status === 429 || status === 422 && LIMIT_WORDS.test(answer);
}
function untilReset(headers, now) {
	const { "x-ratelimit-remaining": remaining = "0", "x-ratelimit-reset": reset } = headers;
	if (remaining !== "0" || reset === void 0) return void 0;
	return Math.min(Math.max(0, Number(reset) * 1e3 - now), _failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PAUSE_MS */ .Rw);
}
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
		const pauseMs = (result, attempts) => result instanceof GitHubError ? this.pauseMs(result, attempts, options) : void 0;
		const { result } = await withRetries(() => this.attempted(attempt), pauseMs, this.run);
		if (result instanceof GitHubError) throw result;
		return result;
	}
	async attempted(attempt) {
		const startedAt = this.run.clock.now();
		try {
			const limitMs = Math.min(ATTEMPT_MS, this.remainingMs());
			return await attempt(Math.max(limitMs, SHORTEST_ATTEMPT_MS));
		} catch (error) {
			const githubError = asGitHubError(error);
			if (isUnanswered(githubError)) this.spend(this.run.clock.now() - startedAt);
			return githubError;
		}
	}
	pauseMs(githubError, attempts, { isPost = false, maxAttempts = Number.POSITIVE_INFINITY, existsSoon = false }) {
		const isNotThereYet = existsSoon && githubError.status === 404;
		const mayRepeat = isUnanswered(githubError) && !(isPost && mayHaveHappened(githubError));
		if (!(githubError.rateLimited || isNotThereYet || mayRepeat) || isObstructed(githubError) || attempts >= maxAttempts) return void 0;
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
	return githubError.status === "not-sent" || mayHaveHappened(githubError);
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
	happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The GitHub token or the name of the repository is missing.`,
	next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Remove \`github-token\` from the workflow, so that it has its default.`
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
		if (!(0,_failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(result)) throw githubErrorOf(result, request, {
			redact,
			now: this.now(),
			wasAccepted: this.wasAccepted
		});
		const { headers, body } = result;
		this.wasAccepted = true;
		const date = (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .httpDate */ .z7)(headers.date);
		if (date !== void 0) this.clockOffsetMs = date - clock.wall();
		return {
			data: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(body, redact),
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
		const first = await (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .exchange */ .cv)(request, deps);
		const target = redirectTarget(request, first, this.apiUrl);
		if (target === void 0) return first;
		const last = await (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .exchange */ .cv)({
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
	if (!parsed.success) throw new GitHubError("the response is not readable", { status: "lost" });
	return parsed.data;
}



/***/ }),

/***/ 8275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R6: () => (/* binding */ failedRequest),
/* harmony export */   Rw: () => (/* binding */ MAX_PAUSE_MS),
/* harmony export */   cv: () => (/* binding */ exchange),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   pk: () => (/* binding */ readReason),
/* harmony export */   z7: () => (/* binding */ httpDate)
/* harmony export */ });
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2923);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9368);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/* harmony import */ var _undici_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6542);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7067);





// src/http/exchange.ts
(0,_undici_js__WEBPACK_IMPORTED_MODULE_2__/* .init_undici */ .aW)();
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
		return dispatch(options, Object.assign(new _undici_js__WEBPACK_IMPORTED_MODULE_2__/* .import_decorator_handler */ .vP.default(handler), { onConnect }));
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
// src/http/words.ts
function isSuccess(exchange) {
	return exchange.kind === "response" && exchange.status >= 200 && exchange.status < 300;
}
const MAX_BODY = 1048576;
const MAX_WORDS = 600;
const MAX_TITLE = 200;
const REASONS = "cause|details?|errors?|failure|issues?|message|msg|problems?|reasons?|warnings?";
const REASON = new RegExp(`^$|\\b(?:${REASONS})\\b`);
const NAMED = new RegExp(`^$|\\b(?:${REASONS}|description|title)$`);
const TECHNICAL = new RegExp(`\\b(?:${["agent|at|dates?|ids?|input|instance|links?|loc|location|model|params?|parameter|paths?", "pointer|ref|repository|source|stack\\w*|time\\w*|traces?|traceback|types?|ur[il]s?"].join("|")})$`);
const CODE = /\b(?:code|status|type)$/;
function readWords(response, sent, redact) {
	const body = response.body.slice(0, MAX_BODY);
	const json = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(body);
	if (json === void 0 && isPage(body, response.headers["content-type"])) return {
		words: pageTitle(body, redact),
		isWebPage: true,
		codes: ""
	};
	const fields = json === void 0 && /^\s*[[{"]/.test(body) ? [] : fieldsIn(json === void 0 ? body : json);
	const isError = !isSuccess(response);
	const all = messagesIn(isError ? fields : fields.filter(isReason), sent, redact);
	const phrase = node_http__WEBPACK_IMPORTED_MODULE_3__.STATUS_CODES[response.status]?.toLowerCase();
	const others = all.filter((text) => text.toLowerCase() !== phrase);
	const said = isError && others.length === 0 ? all : others;
	const codes = fields.filter(({ path }) => CODE.test(path)).map(({ text }) => text);
	return {
		words: mostImportant(said),
		isWebPage: false,
		codes: codes.join(" ")
	};
}
function readReason(json, redact) {
	return mostImportant(messagesIn(fieldsIn(json).filter(isReason), void 0, redact));
}
function fieldsIn(body) {
	const fields = [];
	const nodes = [{
		path: "",
		value: body
	}];
	for (const { path, value: given } of nodes) {
		const value = jsonWithin(given) ?? given;
		if (typeof value === "string") fields.push({
			path,
			text: value
		});
		if (typeof value !== "object" || value === null) continue;
		for (const [name, member] of Object.entries(value)) {
			const words = name.replace(/([a-z])(?=[A-Z])/g, "$1 ").replace(/[^a-z]+/gi, " ");
			nodes.push({
				path: `${path} ${words}`.trim().toLowerCase().slice(-200),
				value: member
			});
		}
	}
	return fields;
}
function jsonWithin(value) {
	return typeof value === "string" && /^\s*[[{]/.test(value) ? (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(value) : void 0;
}
function messagesIn(fields, sent, redact) {
	return fields.filter(isMessage).map(cleaner(sent, redact)).filter(hasLetter);
}
const isReason = ({ path }) => REASON.test(path);
const hasLetter = (text) => /\p{L}/u.test(text);
const isSentence = (text) => /[^!-~]/.test(text.trim()) && hasLetter(text);
function isMessage({ path, text }) {
	if (TECHNICAL.test(path)) return false;
	return isSentence(text) || NAMED.test(path) && !text.includes("/");
}
function cleaner(sent, redact) {
	const echoes = fieldsIn((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(sent ?? "")).map(({ text }) => redact(text).trim()).filter(isSentence).flatMap((echo) => [echo, JSON.stringify(echo).slice(1, -1)]);
	return ({ text }) => {
		const message = redactEscaped(text, redact);
		return echoes.reduce((rest, echo) => rest.replaceAll(echo, "…"), message).replace(/\s+/g, " ").trim();
	};
}
function redactEscaped(text, redact) {
	if (!text.includes("\\")) return redact(text);
	const unescaped = text.replace(/\\(?:u([0-9a-f]{4})|(.))/gi, (_escape, hex, character) => hex === void 0 ? character : String.fromCharCode(Number.parseInt(hex, 16)));
	const redacted = redact(unescaped);
	return redacted === unescaped ? text : redacted;
}
function mostImportant(texts) {
	const ranked = texts.toSorted((a, b) => Number(isSentence(b)) - Number(isSentence(a)) || b.length - a.length);
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .shortened */ .vI)(ranked.reduce(withText, ""), MAX_WORDS) || void 0;
}
function withText(message, text) {
	if (message === "") return text;
	if (message.toLowerCase().includes(text.toLowerCase().replace(/[.!]$/, "")) || message.length > MAX_WORDS) return message;
	return /[.!?。]$/.test(message) ? `${message} ${text}` : `${message}; ${text}`;
}
function isPage(body, contentType = "") {
	return /^\s*<[a-z!?]/i.test(body) || /<(?:html|title)\b/i.test(body) || /^\s*text\/html\b/i.test(contentType) && body.trim() !== "";
}
function pageTitle(page, redact) {
	const [, written = ""] = /<(?:title|h1|message|pre)\b[^<>]*>\s*(?!Error\s*<)([^<\s][^<]*)/i.exec(page) ?? [];
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .shortened */ .vI)(redact(written).replace(/\s+/g, " ").trim(), MAX_TITLE) || void 0;
}
// src/http/failed-request.ts
const MAX_PAUSE_MS = 0xe8d4a51000;
const MAX_ADDRESS = 500;
function failedRequest(result, request, asked) {
	const pause = pauseIn(result, asked.wall);
	return {
		kind: "failure",
		failure: classify(result, request.method),
		status: result.status,
		retryAfterMs: pause,
		retryAt: pause === void 0 ? void 0 : asked.wall + pause,
		unexpected: isSuccess(result),
		...result.kind === "response" ? describeResponse(result, request, asked) : describeNetworkError(result, request, asked)
	};
}
function classify(exchange, method) {
	const { status = 0 } = exchange;
	const isReading = method === "GET";
	const wasNotSent = exchange.kind === "network-error" && !exchange.sent;
	if (status === 429 || wasNotSent) return "transient";
	if (status === 404 || status === 410) return "gone";
	if (isReading && (status === 408 || status === 425)) return "transient";
	if (status >= 300 && status < 500) return "permanent";
	return isReading ? "transient" : "unclear";
}
function describeResponse(response, request, asked) {
	const { words, isWebPage, codes } = readWords(response, request.body, asked.redact);
	const answer = `${[
		response.status,
		isWebPage && "(a web page)",
		words
	].filter(Boolean).join(" ")}\n${codes}`.trim();
	return {
		happened: returned(response, isWebPage, request, asked),
		words,
		isWebPage,
		answer
	};
}
function returned({ status, headers: { location } }, isWebPage, { url }, { server, redact }) {
	if (status >= 300 && status < 400) {
		const target = location === void 0 ? [] : shownAddress(location, url, redact);
		const to = target.length === 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)` to ${target}`;
		return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`${server} returned ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(status)}, a redirect${to}.`;
	}
	const from = status === 404 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)` for ${shownAddress("", url, redact)}` : [];
	if (isWebPage) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`The response${from} was a web page instead of JSON (${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(status)}).`;
	const but = status < 300 ? ", but not the expected response" : "";
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`${server} returned ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(status)}${from}${but}.`;
}
function shownAddress(address, requested, redact) {
	const hidden = {
		username: "",
		password: "",
		search: "",
		hash: ""
	};
	const url = URL.parse(address, requested.href);
	if (url === null) return [];
	return [(0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .shortened */ .vI)(redact(Object.assign(url, hidden).href), MAX_ADDRESS))];
}
function describeNetworkError({ status, sent, code: name, message }, { url }, { server, redact }) {
	const detail = redact(`${name}: ${message}`);
	const before = status === void 0 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`${server} ${sent ? "did not respond" : "could not be reached"}` : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`${server} returned ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(status)}, but the response was incomplete`;
	return {
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`${before} (${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(detail)}).`,
		words: void 0,
		answer: status === void 0 ? `${detail} at ${url.host}` : String(status)
	};
}
function pauseIn({ headers }, wall) {
	const value = [headers?.["retry-after"]].flat()[0]?.trim() ?? "";
	if (/^\d+$/.test(value)) return Math.min(Number(value) * 1e3, MAX_PAUSE_MS);
	const until = httpDate(value);
	if (until === void 0) return void 0;
	const pause = until - (httpDate(headers?.date) ?? wall);
	return Math.min(Math.max(0, pause), MAX_PAUSE_MS);
}
function httpDate(value = "") {
	const time = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(value) ? Date.parse(value) : NaN;
	return Number.isNaN(time) ? void 0 : time;
}



/***/ })

};
