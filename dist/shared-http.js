export const id = 588;
export const ids = [588];
export const modules = {

/***/ 588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FA: () => (/* binding */ says),
/* harmony export */   Gk: () => (/* binding */ always),
/* harmony export */   JZ: () => (/* binding */ shortForm),
/* harmony export */   LH: () => (/* binding */ withRetries),
/* harmony export */   N6: () => (/* binding */ isRedirect),
/* harmony export */   Ro: () => (/* binding */ hasStatus),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   TX: () => (/* binding */ isNetworkError),
/* harmony export */   UY: () => (/* binding */ connectGitHub),
/* harmony export */   fr: () => (/* binding */ firstRemedy),
/* harmony export */   l0: () => (/* binding */ pauseAfter),
/* harmony export */   lE: () => (/* binding */ isPermanent),
/* harmony export */   s7: () => (/* binding */ asGitHubError),
/* harmony export */   u5: () => (/* binding */ NETWORK_REMEDIES),
/* harmony export */   ub: () => (/* binding */ ignoreGitHubError),
/* harmony export */   vb: () => (/* binding */ pageReader),
/* harmony export */   xp: () => (/* binding */ parseResponse),
/* harmony export */   y_: () => (/* binding */ GitHubError),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/* unused harmony export redirectTarget */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(473);
/* harmony import */ var _failed_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(275);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(368);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(923);




// src/github/github-error.ts
var GitHubError = class extends Error {
	name = "GitHubError";
	failed;
	constructor(failed) {
		super(shortForm(failed));
		this.failed = failed;
	}
};
function shortForm({ status, isWebPage, words, networkError }) {
	return [
		status ?? networkError,
		isWebPage && "(a web page)",
		words
	].filter(Boolean).join(" ");
}
function asGitHubError(error) {
	if (error instanceof GitHubError) return error;
	throw error;
}
function ignoreGitHubError(error) {
	asGitHubError(error);
}
function isGone(error) {
	return asGitHubError(error).failed.failure === "gone";
}
function isPermanent(error) {
	return isGone(error) || asGitHubError(error).failed.failure === "permanent";
}
function githubFailure(result, { method, url }, { redact, now: localTime }) {
	const headers = result.kind === "response" ? result.headers : {};
	const now = (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .httpDate */ .z7)(headers.date) ?? localTime;
	const failed = (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .failedRequest */ .R6)(result, {
		method,
		url
	}, {
		server: "GitHub",
		redact,
		wall: now
	});
	if (!isRateLimit(failed, headers)) return failed;
	const retryAfterMs = failed.retryAfterMs ?? untilReset(headers, now);
	const retryAt = retryAfterMs === void 0 ? void 0 : now + retryAfterMs;
	return {
		...failed,
		failure: "transient",
		retryAfterMs,
		retryAt
	};
}
const LIMIT_WORDS = /rate limit|abuse detection|submitted too quickly|\babuse\b/i;
function isRateLimit(failed, headers) {
	const { status, words = "" } = failed;
	const isNamed = LIMIT_WORDS.test(words);
	const asksToWait = "retry-after" in headers || (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .headerNumber */ .hI)(headers, REMAINING) === 0;
	if (status === 403) return asksToWait || isNamed;
	return status === 429 || status === 422 && isNamed;
}
const REMAINING = "x-ratelimit-remaining";
function untilReset(headers, now) {
	const reset = (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .headerNumber */ .hI)(headers, "x-ratelimit-reset");
	if (((0,_failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .headerNumber */ .hI)(headers, REMAINING) ?? 0) > 0 || reset === void 0) return void 0;
	return Math.max(0, reset * 1e3 - now);
}
// src/http/remedy.ts
function firstRemedy(rows, failed) {
	return rows.find(([applies]) => applies(failed))?.[1];
}
const always = () => true;
const isNetworkError = ({ networkError }) => networkError !== void 0;
const isPage = ({ isWebPage }) => isWebPage === true;
const isRedirect = ({ status = 0 }) => status >= 300 && status < 400;
const hasStatus = (...all) => ({ status = 0 }) => all.includes(status);
const says = (pattern) => ({ words = "" }) => pattern.test(words);
const failsWith = (pattern) => ({ networkError = "" }) => pattern.test(networkError);
const LASTING = [
	[failsWith(/proxy response \(407\)/i), (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The proxy asks for a user name and a password.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Set \`HTTPS_PROXY\` to \`http://USER:PASSWORD@HOST:PORT\`.`)],
	[failsWith(/proxy response \(4(?!07)/i), (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The proxy does not let this connection through.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Ask for it, or add the host to \`NO_PROXY\`.`)],
	[failsWith(/certificate/i), (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The runner does not trust the certificate. If it comes from your own authority, set`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`\`NODE_EXTRA_CA_CERTS\` to a file with the authority’s certificate,`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`in \`env\` of the job, or in the runner’s \`.env\`.`)],
	[failsWith(/^ENOTFOUND/), (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Check the name, and the name server of the runner.`]
];
const NETWORK_REMEDIES = [...LASTING, [failsWith(/proxy/i), (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Check the proxy (\`HTTPS_PROXY\`, \`NO_PROXY\`).`]];
const isLastingNetworkError = (failed) => firstRemedy(LASTING, failed) !== void 0;
// src/http/retry.ts
const SERVICE_RETRIES = {
	usual: [2e3, 5e3],
	after429: [5e3, 15e3]
};
function pauseAfter(attempts, { status, retryAfterMs }, pauses = SERVICE_RETRIES[status === 429 ? "after429" : "usual"]) {
	const own = pauses[attempts - 1];
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
const PAUSES = [
	5e3,
	15e3,
	3e4
];
const NOT_FOUND_YET_PAUSES = [
	1e3,
	2e3,
	4e3
];
const BUDGET_MS = 12e4;
const RESET_AFTER_MS = 3e5;
const ATTEMPT_MS = 3e4;
const SHORTEST_ATTEMPT_MS = 1e4;
function retryBudget(run) {
	const { clock } = run;
	let usedMs = 0;
	let usedAt = 0;
	const remainingMs = () => {
		return clock.now() - usedAt >= RESET_AFTER_MS ? BUDGET_MS : BUDGET_MS - usedMs;
	};
	const use = (ms) => {
		usedMs = BUDGET_MS - remainingMs() + ms;
		usedAt = clock.now();
	};
	return async (attempt, options = {}) => {
		const timedAttempt = async () => {
			const startedAt = clock.now();
			const limitMs = Math.min(ATTEMPT_MS, remainingMs());
			const result = await attempt(Math.max(limitMs, SHORTEST_ATTEMPT_MS));
			if (isUnavailable(result)) use(clock.now() - startedAt);
			return result;
		};
		const pauseMs = (result, attempts) => {
			const pause = usualPause(result, attempts, options);
			if (pause === void 0 || pause > remainingMs()) return void 0;
			use(pause);
			return pause;
		};
		return (await withRetries(timedAttempt, pauseMs, run)).result;
	};
}
function isUnavailable(result) {
	return result.kind === "failure" && ["transient", "unclear"].includes(result.failure);
}
function usualPause(result, attempts, { maxAttempts = Number.POSITIVE_INFINITY, existsSoon = false }) {
	if (result.kind === "value" || attempts >= maxAttempts) return void 0;
	if (existsSoon && result.status === 404) return pauseAfter(attempts, result, NOT_FOUND_YET_PAUSES);
	if (result.failure !== "transient" || isLastingNetworkError(result)) return void 0;
	const retryAfterMs = result.retryAfterMs || void 0;
	return pauseAfter(attempts, {
		...result,
		retryAfterMs
	}, PAUSES);
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
	const { baseUrl } = endpoint.DEFAULTS;
	const { now, send } = sender(baseUrl, connection);
	const graphql = { baseUrl: baseUrl.replace(/\/api\/v3$/, "/api") };
	return {
		now,
		call(route, parameters, options) {
			const prepared = prepare(route, {
				owner,
				repo,
				...parameters
			});
			return send(requestFrom(prepared, secret), options);
		},
		query(query, variables) {
			const body = {
				query,
				variables: {
					owner,
					repo,
					...variables
				}
			};
			return send(requestFrom(prepare("POST /graphql", {
				...graphql,
				...body
			}), secret));
		}
	};
}
function sender(apiUrl, connection) {
	const { clock, redact } = connection;
	const callWithRetries = retryBudget(connection);
	let clockOffsetMs = 0;
	const now = () => clock.wall() + clockOffsetMs;
	const attempt = async (request, limitMs) => {
		const result = await exchangeWithin(apiUrl, request, {
			dispatcher: connection.network.shared,
			after: clock.after,
			signal: connection.limit(limitMs)
		});
		if (!(0,_failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(result)) return githubFailure(result, request, {
			redact,
			now: now()
		});
		const { headers, body } = result;
		const date = (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .httpDate */ .z7)(headers.date);
		if (date !== void 0) clockOffsetMs = date - clock.wall();
		return {
			kind: "value",
			value: {
				data: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(body, redact),
				lastPage: lastPageOf(headers.link)
			}
		};
	};
	const send = async (request, options) => {
		const result = await callWithRetries((limitMs) => attempt(request, limitMs), options);
		if (result.kind === "value") return result.value;
		throw new GitHubError(result);
	};
	return {
		now,
		send
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
			"accept-encoding": "identity",
			authorization: `Bearer ${token}`
		},
		limits: LIMITS,
		...body !== void 0 && { body: JSON.stringify(body) }
	};
}
async function exchangeWithin(apiUrl, request, deps) {
	const first = await (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .exchange */ .cv)(request, deps);
	const target = first.kind === "response" && redirectTarget(request, first, apiUrl);
	if (!target) return first;
	const last = await (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .exchange */ .cv)({
		...request,
		url: target
	}, deps);
	return last.kind === "response" && last.status === 404 ? first : last;
}
function redirectTarget({ method, url }, { status, headers: { location = "" } }, apiUrl) {
	if (method !== "GET" || ![
		301,
		302,
		307,
		308
	].includes(status)) return void 0;
	const api = new URL(apiUrl).href.replace(/\/?$/, "/");
	const target = URL.parse(location, url.href);
	return target?.href.startsWith(api) ? target : void 0;
}
function lastPageOf(linkHeader = "") {
	const [, page] = /[?&]page=(\d+)[^>]*>;[^,]*\brel="last"/.exec(String(linkHeader)) ?? [];
	return page === void 0 ? void 0 : Number(page);
}
function parseResponse(schema, { data }) {
	const parsed = schema.safeParse(data);
	if (parsed.success) return parsed.data;
	throw new GitHubError({
		kind: "failure",
		failure: "unclear",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`GitHub’s response is not readable.`
	});
}
function pageReader(api, route, parameters, schema) {
	return async (page) => {
		const response = await api.call(route, {
			...parameters,
			per_page: 100,
			page
		});
		return {
			rows: parseResponse((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)(schema), response),
			lastPage: response.lastPage
		};
	};
}



/***/ }),

/***/ 275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R6: () => (/* binding */ failedRequest),
/* harmony export */   cv: () => (/* binding */ exchange),
/* harmony export */   hI: () => (/* binding */ headerNumber),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   pk: () => (/* binding */ readReason),
/* harmony export */   z7: () => (/* binding */ httpDate)
/* harmony export */ });
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(923);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(368);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(473);
/* harmony import */ var _undici_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(542);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67);





// src/http/exchange.ts
(0,_undici_js__WEBPACK_IMPORTED_MODULE_2__/* .init_undici */ .aW)();
const errorWith = (code, message) => Object.assign(new Error(message), { code });
const STOPPED = {
	code: "STOPPED",
	message: "no response in time"
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
	let sent = false;
	const stop = new AbortController();
	const rejection = new Promise((_, reject) => {
		stop.signal.addEventListener("abort", () => reject(stop.signal.reason));
	});
	const release = limitTime(stop, () => sent, request.limits, deps);
	const noteSent = () => {
		sent ||= !stop.signal.aborted;
	};
	try {
		return await Promise.race([rejection, ask(request, deps.dispatcher, stop.signal, noteSent)]);
	} catch (error) {
		const cause = error;
		return {
			kind: "network-error",
			sent,
			code: errorCode(cause),
			message: (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(cause)
		};
	} finally {
		release();
	}
}
async function ask({ url, limits, ...options }, dispatcher, signal, noteSent) {
	const { statusCode, headers, body } = await dispatcher.compose(whenConnected(noteSent)).request({
		...options,
		origin: url.origin,
		path: url.pathname + url.search,
		signal,
		headersTimeout: 0,
		bodyTimeout: 0
	});
	return {
		kind: "response",
		status: statusCode,
		headers,
		body: await readBody(body, limits.maxBytes)
	};
}
function limitTime(stop, isSent, { connectMs, totalMs }, { after, signal }) {
	const onSignal = () => stop.abort(errorWith(STOPPED.code, STOPPED.message));
	signal?.addEventListener("abort", onSignal, { once: true });
	const cancelConnect = after(connectMs, () => {
		if (!isSent()) stop.abort(errorWith("TIMEOUT", `no connection within ${seconds(connectMs)}`));
	});
	const cancelTotal = after(totalMs, () => {
		stop.abort(errorWith("TIMEOUT", `no complete response within ${seconds(totalMs)}`));
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
		if (size > maxBytes) throw errorWith("TOO_LARGE", `the response is larger than ${maxBytes} bytes`);
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
const REASONS = "cause|details?|errors?|failure|issues?|message|msg|problems?|reasons?|warnings?";
const REASON = new RegExp(`^$|\\b(?:${REASONS})\\b`);
const NAMED = new RegExp(`^$|\\b(?:${REASONS}|code)$`);
const TECHNICAL = /\b(?:at|dates?|input|loc|model|paths?|source|stack\w*|time\w*|trace\w*|types?|ur[il]s?)$/;
const MIN_PART = 30;
const PAGE = /^\s*<[a-z!?]|<(?:!doctype|html)\b/i;
function readWords(response, sent, redact) {
	const body = response.body.slice(0, MAX_BODY);
	const json = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(body);
	if (json === void 0 && PAGE.test(body)) return {
		words: pageTitle(body, redact),
		isWebPage: true
	};
	const isError = !isSuccess(response);
	const fields = fieldsIn(json === void 0 ? body : json);
	const texts = textsIn(isError ? fields : fields.filter(isReason), sent, redact);
	const phrase = node_http__WEBPACK_IMPORTED_MODULE_3__.STATUS_CODES[response.status]?.toLowerCase();
	const others = texts.filter((text) => text.toLowerCase() !== phrase);
	return {
		words: mostImportant(isError && others.length === 0 ? texts : others),
		isWebPage: false
	};
}
function readReason(json, redact) {
	return mostImportant(textsIn(fieldsIn(json).filter(isReason), void 0, redact)) || void 0;
}
function fieldsIn(body) {
	const fields = [];
	const nodes = [{
		path: "",
		value: body
	}];
	for (const { path, value } of nodes) {
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
function textsIn(fields, sent, redact) {
	const quoted = redact(fieldsIn((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(sent ?? "")).map(({ text }) => text).join("\n"));
	const length = Math.min(MIN_PART, oneLine(quoted).length);
	const parts = isSentence(quoted) ? partsOf(quoted, length) : /* @__PURE__ */ new Set();
	return fields.filter(isSentenceOrNamed).map(({ text }) => withoutParts(oneLine(redactEscaped(text, redact)), parts, length)).filter(hasLetter);
}
const isReason = ({ path }) => REASON.test(path);
const hasLetter = (text) => /\p{L}/u.test(text);
const isSentence = (text) => /[^!-~]/.test(text.trim()) && hasLetter(text);
function isSentenceOrNamed({ path, text }) {
	if (TECHNICAL.test(path)) return false;
	return isSentence(text) || NAMED.test(path);
}
const oneLine = (text) => text.replace(/\s+/g, " ").trim();
function partsOf(text, length) {
	const parts = /* @__PURE__ */ new Set();
	for (const form of [text, JSON.stringify(text)].map(oneLine)) for (let at = 0; at + length <= form.length; at += 1) parts.add(form.slice(at, at + length));
	return parts;
}
function withoutParts(text, parts, length) {
	let kept = "";
	let end = 0;
	for (let at = 0; at < text.length; at += 1) {
		const isPart = parts.has(text.slice(at, at + length));
		if (at >= end) kept += isPart ? "…" : text[at];
		if (isPart) end = at + length;
	}
	return kept.replace(/…(?: ?…)+/g, "…");
}
function redactEscaped(text, redact) {
	const unescaped = text.replace(/\\(?:u([0-9a-f]{4})|(.))/gi, (_escape, hex, character) => character ?? String.fromCharCode(Number.parseInt(hex, 16)));
	const redacted = redact(unescaped);
	return redacted === unescaped ? text : redacted;
}
function mostImportant(texts) {
	const sorted = texts.toSorted((a, b) => Number(isSentence(b)) - Number(isSentence(a)) || b.length - a.length);
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .shortened */ .vI)(sorted.reduce(withText, ""), MAX_WORDS);
}
function withText(said, text) {
	if (said === "") return text;
	if (said.toLowerCase().includes(text.toLowerCase().replace(/[.!]$/, "")) || said.length > MAX_WORDS) return said;
	return /[.!?。]$/.test(said) ? `${said} ${text}` : `${said}; ${text}`;
}
function pageTitle(page, redact) {
	const [, written = ""] = /<(?:title|h1|message|pre)\b[^<>]*>\s*(?!Error\s*<)([^<\s][^<]*)/i.exec(page) ?? [];
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .shortened */ .vI)(oneLine(redact(written)), MAX_WORDS);
}
// src/http/failed-request.ts
const MAX_ADDRESS = 500;
function failedRequest(result, request, asked) {
	return result.kind === "response" ? describeResponse(result, request, asked) : describeNetworkError(result, request, asked);
}
function describeNetworkError({ sent, code: name, message }, { method, url }, { server, redact }) {
	const networkError = redact(`${name}: ${message} at ${url.host}`);
	return {
		kind: "failure",
		failure: sent && method === "POST" ? "unclear" : "transient",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`${server} ${sent ? "did not respond" : "could not be reached"} (${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(networkError)}).`,
		networkError
	};
}
function describeResponse(response, { method, url, body }, { server, redact, wall }) {
	const { status, headers } = response;
	const said = readWords(response, body, redact);
	const shown = (address) => shownAddress(address, url, redact);
	const address = status === 404 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)` for ${shown("")}` : [];
	const what = whatReturned(response, said.isWebPage, shown);
	const words = said.words === "" ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`Response: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(said.words)}.`;
	const pause = pauseIn(headers, wall);
	return {
		kind: "failure",
		failure: classify(status, method),
		status,
		...said,
		retryAfterMs: pause,
		retryAt: pause === void 0 ? void 0 : wall + pause,
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`${server} returned ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(status)}${address}${what}.`, words)
	};
}
function classify(status, method) {
	const isPost = method === "POST";
	if (status === 429) return "transient";
	if (status === 404 || status === 410) return "gone";
	if (!isPost && (status === 408 || status === 425)) return "transient";
	if (status >= 300 && status < 500) return "permanent";
	return isPost ? "unclear" : "transient";
}
function whatReturned({ status, headers: { location } }, isWebPage, shown) {
	if (status >= 300 && status < 400) {
		const target = location === void 0 ? [] : shown(location);
		return target.length === 0 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`, a redirect` : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`, a redirect to ${target}`;
	}
	if (isWebPage) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`, a web page instead of JSON`;
	return status < 300 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`, but not the expected response` : [];
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
function pauseIn(headers, wall) {
	const seconds = headerNumber(headers, "retry-after");
	if (seconds !== void 0) return seconds * 1e3;
	const until = httpDate(String(headers["retry-after"] ?? "").trim());
	if (until === void 0) return void 0;
	return Math.max(0, until - (httpDate(headers.date) ?? wall));
}
function headerNumber(headers, name) {
	const value = String(headers[name] ?? "").trim();
	return /^\d{1,10}$/.test(value) ? Number(value) : void 0;
}
function httpDate(value = "") {
	const time = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(value) ? Date.parse(value) : NaN;
	return Number.isNaN(time) ? void 0 : time;
}



/***/ })

};
