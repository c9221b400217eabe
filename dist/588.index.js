export const id = 588;
export const ids = [588];
export const modules = {

/***/ 2588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F3: () => (/* binding */ maxAttempts),
/* harmony export */   LH: () => (/* binding */ withRetries),
/* harmony export */   UY: () => (/* binding */ connectGitHub),
/* harmony export */   ZO: () => (/* binding */ SERVICE_RETRIES),
/* harmony export */   l0: () => (/* binding */ pauseAfter),
/* harmony export */   xp: () => (/* binding */ parseResponse)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _failed_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8275);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9368);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2923);
/* harmony import */ var _github_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6770);





// src/github/failed-call.ts
function githubErrorOf(result, request, { redact, now: localTime, wasAccepted }) {
	const { headers = {} } = result;
	const now = (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .httpDate */ .z7)(headers.date) ?? localTime;
	const failed = (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .failedRequest */ .R6)(result, request, {
		server: "GitHub",
		redact,
		wall: now
	});
	const { status = 0, words = "", isWebPage, answer } = failed;
	if (result.kind === "network-error" && status < 300) {
		const message = result.code === "STOPPED" ? "no response in time" : answer;
		return new _github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_(message, { status: result.sent ? "lost" : "not-sent" });
	}
	const rateLimited = isRateLimit(status, headers, answer);
	const retryAfterMs = failed.retryAfterMs ?? (rateLimited ? untilReset(headers, now) : void 0);
	const said = rateLimited ? firstSentence(words) : words;
	return new _github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_(isWebPage ? `(a web page${said && `: ${said}`})` : said, {
		status,
		rateLimited,
		retryAfterMs,
		retryAt: retryAfterMs === void 0 ? void 0 : now + retryAfterMs,
		isTokenExpired: status === 401 && wasAccepted
	});
}
function firstSentence(words) {
	const [sentence = words] = /^.*?[.!](?=\s|$)/s.exec(words) ?? [];
	return sentence;
}
const LIMIT_WORDS = /rate limit|abuse detection|submitted too quickly|\babuse\b/i;
function isRateLimit(status, headers, answer) {
	if (status === 429) return true;
	if (status === 422) return LIMIT_WORDS.test(answer);
	const asksToWait = headers["retry-after"] !== void 0 || remainingIn(headers) === "0";
	return status === 403 && (asksToWait || LIMIT_WORDS.test(answer));
}
function untilReset(headers, now) {
	const isPrimary = (remainingIn(headers) ?? "0") === "0";
	const reset = Number(headers["x-ratelimit-reset"] ?? NaN) * 1e3;
	if (!isPrimary || Number.isNaN(reset)) return void 0;
	return Math.min(Math.max(0, reset - now), _failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PAUSE_MS */ .Rw);
}
function remainingIn(headers) {
	return headers["x-ratelimit-remaining"]?.toString();
}
// src/github/redirect.ts
function redirectWithinApi(location, requestUrl, apiUrl) {
	const target = URL.parse(location, requestUrl.href);
	if (target === null) return void 0;
	const api = new URL(apiUrl);
	const isSameServer = target.protocol === api.protocol && target.host === api.host;
	const isBelowApi = target.pathname.startsWith(api.pathname.replace(/\/?$/, "/"));
	const namesUser = target.username !== "" || target.password !== "";
	return isSameServer && isBelowApi && !namesUser ? target : void 0;
}
// src/http/retry.ts
const SERVICE_RETRIES = {
	pausesMs: [2e3, 5e3],
	limitedPausesMs: [5e3, 15e3]
};
const GITHUB_RETRIES = {
	pausesMs: [
		5e3,
		15e3,
		3e4
	],
	limitedPausesMs: [
		5e3,
		15e3,
		3e4
	]
};
function maxAttempts({ pausesMs }) {
	return pausesMs.length + 1;
}
function pauseAfter(attempts, { status, retryAfterMs }, policy) {
	const own = (status === 429 ? policy.limitedPausesMs : policy.pausesMs)[attempts - 1];
	return own === void 0 ? void 0 : retryAfterMs ?? own;
}
async function withRetries(attempt, { pauseMs, clock, signal }) {
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
		const { result } = await withRetries(() => this.attempted(attempt), {
			pauseMs: (result, attempts) => result instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_ ? this.pauseMs(result, attempts, options) : void 0,
			clock,
			signal
		});
		if (result instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_) throw result;
		return result;
	}
	async attempted(attempt) {
		const startedAt = this.clock.now();
		try {
			const limitMs = Math.min(ATTEMPT_MS, this.remainingMs());
			return await attempt(Math.max(limitMs, SHORTEST_ATTEMPT_MS));
		} catch (error) {
			const githubError = (0,_github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .asGitHubError */ .s7)(error);
			if (isUnanswered(githubError)) this.spend(this.clock.now() - startedAt);
			return githubError;
		}
	}
	pauseMs(githubError, attempts, { isPost, maxAttempts: maxAttempts$1 = maxAttempts(GITHUB_RETRIES), existsSoon = false }) {
		const isNotThereYet = existsSoon && githubError.status === 404;
		const mayRepeat = isUnanswered(githubError) && !(isPost && (0,_github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .mayHaveHappened */ .dk)(githubError));
		if (!(githubError.rateLimited || isNotThereYet || mayRepeat) || (0,_github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .isObstructed */ .Id)(githubError) || attempts >= maxAttempts$1) return void 0;
		const pause = pauseAfter(attempts, {
			status: void 0,
			retryAfterMs: githubError.retryAfterMs || void 0
		}, GITHUB_RETRIES);
		if (pause === void 0 || pause > this.remainingMs()) return void 0;
		this.spend(pause);
		return pause;
	}
	remainingMs() {
		return this.clock.now() - this.spentAt >= RENEWED_AFTER_MS ? PATIENCE_MS : PATIENCE_MS - this.spentMs;
	}
	spend(ms) {
		this.spentMs = PATIENCE_MS - this.remainingMs() + ms;
		this.spentAt = this.clock.now();
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
async function connectGitHub(token, fullName, { load, network: { shared: dispatcher }, limit, clock, signal: stop, redact }) {
	const [owner = "", repo = ""] = fullName.split("/");
	if (!token?.trim() || !owner || !repo) throw TOKEN_MISSING;
	const { getOctokit } = await load();
	const octokit = getOctokit(token.trim(), { log: {
		debug() {},
		info() {},
		warn() {},
		error() {}
	} });
	const { baseUrl } = octokit.request.endpoint.DEFAULTS;
	let clockOffsetMs = 0;
	let wasAccepted = false;
	const now = () => clock.wall() + clockOffsetMs;
	const send = async (route, parameters, signal) => {
		const deps = {
			dispatcher,
			after: clock.after,
			signal
		};
		const exchanges = [];
		const ask = async (request) => {
			const result = await (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .exchange */ .cv)(request, deps);
			exchanges.push({
				request,
				result
			});
			const target = exchanges.length === 1 && redirectTarget(request, result, baseUrl);
			if (target) await ask({
				...request,
				url: target
			});
		};
		const fetch = async (url, init) => {
			await ask(requestOf(url, init));
			return NO_RESPONSE;
		};
		await octokit.request(route, {
			owner,
			repo,
			...parameters,
			request: { fetch }
		});
		const [first, last = first] = exchanges;
		if (first === void 0 || last === void 0) throw new Error("Octokit sent no request");
		if (!(0,_failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(last.result)) {
			const { request, result } = last.result.status === 404 ? first : last;
			throw githubErrorOf(result, request, {
				redact,
				now: now(),
				wasAccepted
			});
		}
		const { headers, body } = last.result;
		wasAccepted = true;
		const date = (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .httpDate */ .z7)(headers.date);
		if (date !== void 0) clockOffsetMs = date - clock.wall();
		return {
			data: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(body, redact),
			lastPage: lastPageOf(headers.link),
			isRedirected: last !== first
		};
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
const TOKEN_MISSING = new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3({
	title: "The GitHub token is missing",
	happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`The GitHub token or the name of the repository is missing.`,
	next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`Remove \`github-token\` from the workflow, so that it has its default.`
});
const NO_RESPONSE = {
	status: 204,
	headers: /* @__PURE__ */ new Map()
};
function requestOf(url, { method, headers, body }) {
	const request = {
		method,
		url: new URL(url),
		headers,
		limits: LIMITS
	};
	return typeof body === "string" ? {
		...request,
		body
	} : request;
}
function redirectTarget({ method, url }, { status = 0, headers }, apiUrl) {
	if (!(method === "GET" && [
		301,
		302,
		307,
		308
	].includes(status)) || headers?.location === void 0) return void 0;
	return redirectWithinApi(headers.location, url, apiUrl);
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
/* harmony import */ var _undici_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6542);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9368);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7067);





// src/http/exchange.ts
(0,_undici_js__WEBPACK_IMPORTED_MODULE_0__/* .init_undici */ .aW)();
function isSuccess(exchange) {
	return exchange.kind === "response" && exchange.status >= 200 && exchange.status < 300;
}
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
async function exchange({ url, limits, ...options }, deps) {
	const { dispatcher, after, signal } = deps;
	if (signal?.aborted) return {
		kind: "network-error",
		sent: false,
		...STOPPED
	};
	let sent = false;
	let head;
	const stop = new AbortController();
	const rejection = new Promise((_, reject) => {
		stop.signal.addEventListener("abort", () => reject(stop.signal.reason));
	});
	const noteSent = whenConnected(() => {
		sent ||= !stop.signal.aborted;
	});
	const readResponse = async () => {
		const response = await dispatcher.compose(noteSent).request({
			...options,
			origin: url.origin,
			path: url.pathname + url.search,
			signal: stop.signal,
			headersTimeout: 0,
			bodyTimeout: 0
		});
		head = {
			status: response.statusCode,
			headers: response.headers
		};
		return {
			kind: "response",
			...head,
			body: await readBody(response.body, limits.maxBytes)
		};
	};
	const onSignal = () => stop.abort(errorWith(STOPPED.code, STOPPED.message));
	signal?.addEventListener("abort", onSignal, { once: true });
	const cancelConnect = after(limits.connectMs, () => {
		if (!sent) stop.abort(errorWith("TIMEOUT", `no connection within ${seconds(limits.connectMs)}`));
	});
	const cancelTotal = after(limits.totalMs, () => {
		const what = head === void 0 ? "no response" : "no complete response";
		stop.abort(errorWith("TIMEOUT", `${what} within ${seconds(limits.totalMs)}`));
	});
	try {
		return await Promise.race([rejection, readResponse()]);
	} catch (error) {
		return {
			kind: "network-error",
			sent,
			code: codeOf(error),
			message: (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error),
			hostname: error.hostname,
			...head
		};
	} finally {
		cancelConnect();
		cancelTotal();
		signal?.removeEventListener("abort", onSignal);
	}
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
function codeOf(error) {
	if (typeof error.code === "string") return error.code;
	const first = error.errors?.[0];
	return first instanceof Error ? codeOf(first) : error.name;
}
// src/http/web-page.ts
const MAX_TITLE = 200;
function isWebPage(body, contentType = "") {
	const hasMarkup = /^\s*<[a-z!?]/i.test(body) || /<(?:html|title)\b/i.test(body);
	const isDeclared = /^\s*text\/html\b/i.test(contentType) && body.trim() !== "";
	return hasMarkup || isDeclared;
}
function titleOfPage(page, redact) {
	const [, written = ""] = /<(?:title|h1|message|pre)\b[^<>]*>\s*(?!Error\s*<)([^<\s][^<]*)/i.exec(page) ?? [];
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .shortened */ .vI)(redact(written).replace(/\s+/g, " ").trim(), MAX_TITLE) || void 0;
}
// src/http/words.ts
const MAX_BODY = 1048576;
const MAX_WORDS = 600;
const namesIn = (list) => new Set(list.split(" "));
const REASON_NAMES = namesIn("cause detail details error errors failure issue issues message msg problem problems reason reasons warning warnings");
const MESSAGE_NAMES = namesIn("description messages summary text title");
const TECHNICAL_NAMES = namesIn("agent at code codes date id ids input instance link links loc location model param parameter path paths pointer ref repository source stack stacktrace status time timestamp trace traceback traces type types uri url urls");
const CODE_NAMES = namesIn("code status type");
function readWords(response, sent, redact) {
	const body = response.body.slice(0, MAX_BODY);
	const json = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(body);
	if (json === void 0 && isWebPage(body, response.headers["content-type"])) {
		const title = titleOfPage(body, redact);
		return {
			words: title,
			isWebPage: true,
			reasons: title ?? ""
		};
	}
	const fields = json === void 0 && /^\s*[[{"]/.test(body) ? [] : fieldsIn(json === void 0 ? body : json);
	const said = messagesIn(fields, cleanerFor(sent, redact), response);
	const reasons = [said, fields.filter(({ path }) => CODE_NAMES.has(wordsOfName(path).at(-1) ?? "")).map(({ text }) => text)].map((texts) => inOneLine(texts.join(" ")));
	return {
		words: mostImportant(said),
		isWebPage: false,
		reasons: reasons.join("\n")
	};
}
function readReason(json, redact) {
	return mostImportant(fieldsIn(json).filter((field) => isReason(field) && isMessage(field)).map(({ text }) => redact(text).trim()).filter(hasLetter));
}
function inOneLine(words) {
	return words.replace(/\s+/g, " ").replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ");
}
function messagesIn(fields, clean, response) {
	const isError = !isSuccess(response);
	const phrase = node_http__WEBPACK_IMPORTED_MODULE_3__.STATUS_CODES[response.status]?.toLowerCase();
	const textsOf = (some) => some.map(({ text }) => clean(text)).filter(hasLetter);
	const all = fields.filter((field) => isError || isReason(field));
	const messages = textsOf(all.filter(isMessage));
	const better = messages.filter((message) => message.toLowerCase() !== phrase);
	if (better.length > 0 || !isError) return better;
	return messages.length > 0 ? messages : textsOf(all.filter((field) => !isTechnical(field)));
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
		const isList = Array.isArray(value);
		for (const [name, member] of Object.entries(value)) nodes.push({
			path: isList ? path : `${path} ${name}`.slice(-MAX_PATH),
			value: member
		});
	}
	return fields;
}
const MAX_PATH = 200;
function jsonWithin(value) {
	return typeof value === "string" && /^\s*[[{]/.test(value) ? (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(value) : void 0;
}
function wordsOfName(path) {
	return (path.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? []).map((word) => word.toLowerCase());
}
function isTechnical({ path }) {
	return TECHNICAL_NAMES.has(wordsOfName(path).at(-1) ?? "");
}
function isReason({ path }) {
	return path === "" || wordsOfName(path).some((word) => REASON_NAMES.has(word));
}
const hasLetter = (text) => /\p{L}/u.test(text);
const isSentence = (text) => /[^!-~]/.test(text.trim()) && hasLetter(text);
function isMessage(field) {
	const { path, text } = field;
	if (isTechnical(field)) return false;
	if (isSentence(text)) return true;
	const word = wordsOfName(path).at(-1) ?? "";
	const isNamed = path === "" || MESSAGE_NAMES.has(word) || REASON_NAMES.has(word);
	const isAddress = /^(?:[a-z][\w+.-]*:\/)?\//i.test(text);
	return isNamed && !isAddress;
}
function cleanerFor(sent, redact) {
	const echoes = fieldsIn((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(sent ?? "") ?? "").map(({ text }) => redact(text).trim()).flatMap((value) => [value, JSON.stringify(value).slice(1, -1)]);
	return (text) => {
		const [message = ""] = redactEscaped(text, redact).split(/\n[ \t]+at /, 1);
		if (echoes.includes(message.trim())) return "";
		return echoes.filter(isSentence).reduce((rest, echo) => rest.replaceAll(echo, "…"), message).replace(/\s+/g, " ").trim();
	};
}
function redactEscaped(text, redact) {
	if (!text.includes("\\")) return redact(text);
	const unescaped = text.replace(/\\(?:u([0-9a-f]{4})|(.))/gi, (_escape, hex, character) => hex === void 0 ? character : String.fromCharCode(Number.parseInt(hex, 16)));
	const redacted = redact(unescaped);
	return redacted === unescaped ? text : redacted;
}
function mostImportant(texts) {
	const chosen = /* @__PURE__ */ new Set();
	let room = MAX_WORDS;
	for (const text of texts.toSorted((a, b) => b.length - a.length)) {
		if ([...chosen].some((other) => contains(other, text)) || chosen.size > 0 && text.length > room) continue;
		chosen.add(text);
		room -= text.length + 2;
	}
	const shown = [...new Set(texts)].filter((text) => chosen.has(text));
	const inOrder = [...shown.filter(isSentence), ...shown.filter((text) => !isSentence(text))];
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .shortened */ .vI)(inOrder.reduce(joined, ""), MAX_WORDS) || void 0;
}
function contains(text, other) {
	return text.toLowerCase().includes(other.toLowerCase().replace(/[.!]$/, ""));
}
function joined(before, text) {
	if (before === "") return text;
	return /[.!?。]$/.test(before) ? `${before} ${text}` : `${before}; ${text}`;
}
// src/http/failed-request.ts
const MAX_PAUSE_MS = 0xe8d4a51000;
const MAX_ADDRESS = 500;
function failedRequest(result, request, asked) {
	const { status } = result;
	const pause = retryAfterMs(result, asked.wall);
	const common = {
		kind: "failure",
		failure: classify(result, request.method),
		status,
		unexpected: isSuccess(result),
		retryAfterMs: pause,
		retryAt: pause === void 0 ? void 0 : asked.wall + pause
	};
	if (result.kind === "network-error") {
		const detail = asked.redact(`${result.code}: ${result.message}`);
		const answer = status === void 0 ? `${detail} at ${request.url.host}` : String(status);
		const happened = describeNetworkError(result, detail, asked);
		return {
			...common,
			happened,
			words: void 0,
			answer
		};
	}
	const { words, isWebPage, reasons } = readWords(result, request.body, asked.redact);
	return {
		...common,
		happened: describeResponse(result, isWebPage, request.url, asked),
		words,
		isWebPage,
		answer: `${status} ${isWebPage ? "(a web page) " : ""}${reasons}`.trim()
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
function describeResponse({ status, headers: { location } }, isWebPage, requested, { server, redact }) {
	if (status >= 300 && status < 400) {
		const target = location === void 0 ? [] : shownAddress(location, requested, redact);
		const to = target.length === 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)` to ${target}`;
		return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`${server} returned ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(status)}, a redirect${to}.`;
	}
	const from = status === 404 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)` for ${shownAddress("", requested, redact)}` : [];
	if (isWebPage) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`The response${from} was a web page instead of JSON (${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(status)}).`;
	const but = status >= 200 && status < 300 ? ", but not the expected response" : "";
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
function describeNetworkError({ status, sent, hostname, code: name }, detail, { server, redact }) {
	if (name === "ENOTFOUND" && hostname !== void 0) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(redact(hostname))} was not found (${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(name)}).`;
	if (status !== void 0) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`${server} returned ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(status)}, but the response was incomplete (${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(detail)}).`;
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`${server} ${sent ? "did not respond" : "could not be reached"} (${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(detail)}).`;
}
function retryAfterMs({ headers }, wall) {
	const value = [headers?.["retry-after"]].flat()[0]?.trim() ?? "";
	if (/^\d+$/.test(value)) return Math.min(Number(value) * 1e3, MAX_PAUSE_MS);
	const until = httpDate(value);
	if (until === void 0) return void 0;
	const pause = until - (httpDate(headers?.date ?? "") ?? wall);
	return Math.min(Math.max(0, pause), MAX_PAUSE_MS);
}
function httpDate(value = "") {
	const time = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(value) ? Date.parse(value) : NaN;
	return Number.isNaN(time) ? void 0 : time;
}



/***/ })

};
