export const id = 302;
export const ids = [302];
export const modules = {

/***/ 657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ requester),
/* harmony export */   r: () => (/* binding */ serviceClient)
/* harmony export */ });
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(121);
/* harmony import */ var _undici_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(542);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(473);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(923);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(368);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(937);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67);







// src/service/exchange.ts
(0,_undici_js__WEBPACK_IMPORTED_MODULE_1__/* .init_undici */ .aW)();
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
		return dispatch(options, Object.assign(new _undici_js__WEBPACK_IMPORTED_MODULE_1__/* .import_decorator_handler */ .vP.default(handler), { onConnect }));
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
			bodyTimeout: 0,
			reset: options.method === "POST"
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
			message: (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error),
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
// src/service/web-page.ts
const MAX_TITLE = 200;
function isWebPage(body, contentType = "") {
	const hasMarkup = /^\s*<[a-z!?]/i.test(body) || /<(?:html|title)\b/i.test(body);
	const isDeclared = /^\s*text\/html\b/i.test(contentType) && body.trim() !== "";
	return hasMarkup || isDeclared;
}
function titleOfPage(page, redact) {
	const [, written = ""] = /<(?:title|h1|message|pre)\b[^<>]*>\s*(?!Error\s*<)([^<\s][^<]*)/i.exec(page) ?? [];
	const readable = redact(decoded(redact(written))).replace(/\s+/g, " ").trim();
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .shortened */ .vI)(readable, MAX_TITLE) || void 0;
}
const NAMED = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'",
	nbsp: " "
};
function decoded(html) {
	return html.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, ...groups) => {
		const [decimal, hex, name] = groups;
		if (name !== void 0) return NAMED[name.toLowerCase()] ?? whole;
		const point = hex === void 0 ? Number(decimal) : Number.parseInt(hex, 16);
		return point <= 1114111 ? String.fromCodePoint(point) : whole;
	});
}
// src/service/error-response.ts
const MAX_BODY = 1048576;
const MAX_MESSAGE = 600;
const MAX_FIELDS = 20;
const namesIn = (list) => new Set(list.split(" "));
const MESSAGE_NAMES = namesIn("cause description detail details error errors issue issues message messages msg problem problems reason reasons summary text title warning warnings");
const TECHNICAL_NAMES = namesIn("agent at code codes date id ids input instance link links loc location model param parameter path paths pointer ref repository source stack stacktrace status time timestamp trace traceback traces type types uri url urls");
const CODE_NAMES = namesIn("code status type");
const ABOUT_CREDITS = /(?<!\p{L})(?:credits?|quotas?|billing|balance|(?:usage|spending) limits?)(?!\p{L})/iu;
const MIN_ECHO = 20;
function readErrorResponse(response, sent, redact) {
	const nothing = {
		message: void 0,
		isWebPage: false,
		isAboutCredits: false
	};
	if (response.kind === "network-error") return nothing;
	const body = response.body.slice(0, MAX_BODY);
	const json = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(body);
	if (json === void 0 && isWebPage(body, response.headers["content-type"])) return {
		...nothing,
		message: titleOfPage(body, redact),
		isWebPage: true
	};
	const clean = cleanerFor(sent, redact);
	const fields = fieldsIn(json === void 0 ? body : json);
	const said = json === void 0 && /^\s*[[{"]/.test(body) ? [] : messagesIn(fields, clean, response);
	if (said.length === 0 && !isSuccess(response)) said.push(inFull(fields, clean));
	const codes = fields.filter(({ name }) => CODE_NAMES.has(lastWord(name)));
	const reasons = [...said, ...codes.map(({ value }) => String(value))];
	return {
		message: mostImportant(said),
		isWebPage: false,
		isAboutCredits: reasons.some((reason) => ABOUT_CREDITS.test(inWords(reason)))
	};
}
const inWords = (name) => name.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ");
function messagesIn(fields, clean, response) {
	const phrase = node_http__WEBPACK_IMPORTED_MODULE_5__.STATUS_CODES[response.status]?.toLowerCase();
	const withWords = fields.filter(isMessage).map(({ value }) => clean(String(value))).filter((message) => /\p{L}/u.test(message));
	const others = withWords.filter((message) => message.toLowerCase() !== phrase);
	return others.length > 0 || isSuccess(response) ? others : withWords;
}
function fieldsIn(body) {
	const fields = [];
	const nodes = [{
		name: "",
		value: body
	}];
	for (const { name, value: given } of nodes) {
		const value = jsonWithin(given) ?? given;
		if (Array.isArray(value)) for (const member of value) nodes.push({
			name,
			value: member
		});
		else if (typeof value === "object" && value !== null) for (const [key, member] of Object.entries(value)) nodes.push({
			name: key,
			value: member
		});
		else if (value !== null) fields.push({
			name,
			value
		});
	}
	return fields;
}
function jsonWithin(value) {
	return typeof value === "string" && /^\s*[[{]/.test(value) ? (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(value) : void 0;
}
function lastWord(name) {
	return (name.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? []).at(-1)?.toLowerCase() ?? "";
}
const isSentence = (text) => /[^!-~]/.test(text.trim()) && /\p{L}/u.test(text);
function isMessage({ name, value }) {
	const word = lastWord(name);
	if (typeof value !== "string" || TECHNICAL_NAMES.has(word)) return false;
	if (isSentence(value)) return true;
	const isAddress = /^(?:[a-z][\w+.-]*:\/)?\//i.test(value);
	return (name === "" || MESSAGE_NAMES.has(word)) && !isAddress;
}
function cleanerFor(sent, redact) {
	const values = fieldsIn((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(sent ?? "") ?? "").map(({ value }) => String(value));
	const echoes = [sent ?? "", ...values].map((text) => redact(text).trim()).filter(isSentence);
	return (text) => {
		const [message = ""] = redactEscaped(text, redact).split(/\n[ \t]+at /, 1);
		return withoutEchoes(message.trim(), echoes);
	};
}
function redactEscaped(text, redact) {
	if (!text.includes("\\")) return redact(text);
	const unescaped = text.replace(/\\(?:u([0-9a-f]{4})|(.))/gi, (_escape, hex, character) => hex === void 0 ? character : String.fromCharCode(Number.parseInt(hex, 16)));
	const redacted = redact(unescaped);
	return redacted === unescaped ? text : redacted;
}
function withoutEchoes(text, echoes) {
	const beginning = text.replace(/(?:…|\.{3})$/, "");
	if (echoes.some((echo) => echo.startsWith(beginning))) return "";
	return echoes.reduce(withoutEcho, text);
}
function withoutEcho(text, echo) {
	const [before = "", ...repetitions] = text.split(echo.slice(0, MIN_ECHO));
	const remaining = echo.slice(MIN_ECHO);
	return [before, ...repetitions.map((after) => after.slice(commonLength(after, remaining))).map((after) => after.replace(/^(?:…|\.{3})/, ""))].join("…");
}
function commonLength(one, other) {
	let length = 0;
	while (length < one.length && one[length] === other[length]) length += 1;
	return length;
}
function inFull(fields, clean) {
	return fields.slice(0, MAX_FIELDS).map(({ name, value }) => [name, value].map((part) => clean(String(part)))).flatMap(([name, value]) => value ? [name ? `${name}: ${value}` : value] : []).join("; ");
}
function mostImportant(texts) {
	const ranked = texts.map((text) => ({
		text,
		isSentence: isSentence(text)
	})).toSorted((a, b) => Number(b.isSentence) - Number(a.isSentence) || b.text.length - a.text.length);
	let message = "";
	for (const { text } of ranked) {
		if (message.length > MAX_MESSAGE) break;
		message = withText(message, text);
	}
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .shortened */ .vI)(message, MAX_MESSAGE) || void 0;
}
function withText(message, text) {
	if (message === "") return text;
	if (message.toLowerCase().includes(text.toLowerCase().replace(/[.!]$/, ""))) return message;
	return /[.!?。]$/.test(message) ? `${message} ${text}` : `${message}; ${text}`;
}
// src/service/failed-request.ts
const MAX_RETRY_AFTER_MS = 0xe8d4a51000;
const MAX_ADDRESS = 500;
function failedRequest(result, request, redact, wall) {
	const { method, url, body } = request;
	const { message, isWebPage, isAboutCredits } = readErrorResponse(result, body, redact);
	const happened = result.kind === "response" ? describeResponse(result, isWebPage, (address) => shownAddress(address, url, redact)) : describeNetworkError(result, redact);
	return {
		kind: "failure",
		failure: classify(result, method),
		status: result.status,
		happened,
		serviceMessage: message,
		isWebPage,
		isAboutCredits,
		unexpected: isSuccess(result),
		retryAfterMs: retryAfterMs(result, wall)
	};
}
function classify(exchange, method) {
	const { status = 0 } = exchange;
	const wasNotSent = exchange.kind === "network-error" && !exchange.sent;
	if (status === 429 || wasNotSent) return "transient";
	if (status === 404 || status === 410) return "gone";
	if (method === "GET" && (status === 408 || status === 425)) return "transient";
	if (status >= 300 && status < 500) return "permanent";
	return method === "GET" ? "transient" : "unclear";
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
	return [(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .shortened */ .vI)(redact(Object.assign(url, hidden).href), MAX_ADDRESS))];
}
function describeResponse(response, isWebPage, shown) {
	const { status } = response;
	if (status >= 300 && status < 400) return describeRedirect(response, shown);
	const from = status === 404 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)` for ${shown("")}` : [];
	if (isWebPage) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The response${from} was a web page instead of JSON (${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(status)}).`;
	const returned = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The service returned ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(status)}${from}`;
	return isSuccess(response) ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`${returned}, but not the expected response.` : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`${returned}.`;
}
function describeRedirect({ status, headers: { location } }, shown) {
	const target = location === void 0 ? [] : shown(location);
	const to = target.length === 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)` to ${target}`;
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The service returned ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(status)}, a redirect${to}.`;
}
function describeNetworkError(error, redact) {
	const { status, sent, hostname } = error;
	if (error.code === "ENOTFOUND" && hostname !== void 0) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(redact(hostname))} was not found (${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(error.code)}).`;
	const detail = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(redact(`${error.code}: ${error.message}`));
	if (status !== void 0) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The service returned ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(status)}, but the response was incomplete (${detail}).`;
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The service ${sent ? "did not respond" : "could not be reached"} (${detail}).`;
}
function retryAfterMs({ headers }, wall) {
	const value = [headers?.["retry-after"]].flat()[0]?.trim() ?? "";
	if (/^\d+$/.test(value)) return Math.min(Number(value) * 1e3, MAX_RETRY_AFTER_MS);
	const until = httpDate(value);
	if (until === void 0) return void 0;
	const pause = until - (httpDate(headers?.date ?? "") ?? wall);
	return Math.min(Math.max(0, pause), MAX_RETRY_AFTER_MS);
}
function httpDate(value) {
	const time = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(value) ? Date.parse(value) : NaN;
	return Number.isNaN(time) ? void 0 : time;
}
// src/service/client.ts
const LIMITS = {
	connectMs: 1e4,
	maxBytes: 8388608
};
const TOTAL_MS = {
	POST: 6e4,
	GET: 3e4
};
const PREVIEW_MS = 3e4;
const CREATE_PATH = "/v2/agent/{projectId}/job";
function serviceClient(access) {
	const { baseUrl, projectId, jobPath, redact } = access;
	const ask = requester(access);
	const askWithoutKey = requester({
		...access,
		apiKey: void 0
	});
	const reading = {
		redact,
		isLocal: (0,_url_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(baseUrl)
	};
	const requestFor = ({ jobId, prompt }) => {
		const urlOf = (path) => (0,_url_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(baseUrl, path, {
			projectId,
			id: jobId
		});
		if (prompt === void 0) return {
			method: "GET",
			url: urlOf(jobPath)
		};
		return {
			method: "POST",
			url: urlOf(jobId === void 0 ? CREATE_PATH : `${CREATE_PATH}/{id}/message`),
			body: JSON.stringify({ prompt })
		};
	};
	const retrieveWith = (send) => (jobId, limitMs, signal) => send(requestFor({ jobId }), (body) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .readJob */ .cd)(body, jobId, reading), signal, limitMs);
	return {
		requestFor,
		post(work, signal) {
			return ask(requestFor(work), (body) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .readStarted */ .y7)(body, reading), signal);
		},
		retrieve: retrieveWith(ask),
		retrieveWithoutKey: retrieveWith(askWithoutKey),
		createPreview(path, branch, signal) {
			const request = {
				method: "POST",
				url: (0,_url_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(baseUrl, path, { projectId }),
				body: JSON.stringify({ branch })
			};
			return ask(request, (body) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .readPreviewUrl */ .G)(body, reading), signal, PREVIEW_MS);
		}
	};
}
function requester(access) {
	const { apiKey, redact, userAgent, connections, clock } = access;
	const common = {
		...apiKey !== void 0 && { authorization: `Bearer ${apiKey}` },
		accept: "application/json",
		"user-agent": userAgent
	};
	return async (request, parse, signal, limitMs = Number.POSITIVE_INFINITY) => {
		const { method } = request;
		const isPost = method === "POST";
		const headers = isPost ? {
			...common,
			"content-type": "application/json"
		} : common;
		const limits = {
			...LIMITS,
			totalMs: TOTAL_MS[method],
			...access.limits
		};
		limits.totalMs = Math.max(1, Math.min(limits.totalMs, limitMs));
		const dispatcher = isPost ? connections.own() : connections.shared;
		const deps = {
			dispatcher,
			after: clock.after,
			signal
		};
		const result = await exchange({
			...request,
			headers,
			limits
		}, deps);
		if (isPost) dispatcher.destroy().catch(() => {});
		const value = isSuccess(result) ? parse(result.body) : void 0;
		if (value !== void 0) return {
			kind: "value",
			value
		};
		return failedRequest(result, request, redact, clock.wall());
	};
}



/***/ }),

/***/ 669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   visitorsRun: () => (/* binding */ visitorsRun)
/* harmony export */ });
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(175);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(923);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(473);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(657);
/* harmony import */ var _job_comments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(254);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(368);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(121);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(740);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(214);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(403);
/* harmony import */ var _sanitize_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(933);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(588);












// src/visitors/numbers.ts
const COUNT_HEADINGS = {
	human: "Human",
	ai: "AI",
	total: "All"
};
const COUNT_NAMES = Object.keys(COUNT_HEADINGS);
function countsOf(countOf) {
	const entries = COUNT_NAMES.map((name) => [name, countOf(name)]);
	return Object.fromEntries(entries);
}
const NO_COUNTS = countsOf(() => 0);
function roundCounts(counts) {
	return countsOf((name) => Math.round(counts[name]));
}
function hasVisitors({ totals }) {
	return Math.round(totals.total) > 0;
}
function countedTwice({ human, ai, total }) {
	return Math.max(0, Math.round(human + ai - total));
}
function aiShare({ ai, total }) {
	return total > 0 && ai <= total ? ai / total : void 0;
}
function percentChange(now, before) {
	return before === void 0 || Math.round(before) === 0 ? void 0 : (now / before - 1) * 100;
}
function rankRows(rows, by) {
	return [...rows].sort((a, b) => by(b) - by(a) || (a.path < b.path ? -1 : 1));
}
function pagesWithMostAI(pages) {
	return rankRows(pages.filter(({ ai, human }) => ai > human), ({ ai }) => ai);
}
function formatCount(value) {
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .grouped */ .zD)(Math.round(value));
}
function formatCountChange(value) {
	return signOf(Math.round(value)) + formatCount(Math.abs(value));
}
function formatPercentChange(value) {
	if (value === void 0) return "–";
	const digits = Math.abs(value).toFixed(1);
	return digits === "0.0" ? "±0%" : `${signOf(value)}${withSeparators(digits)}%`;
}
function formatShare(share) {
	return `${(share * 100).toFixed(1)}%`;
}
function withSeparators(digits) {
	const [whole = "", fraction = ""] = digits.split(".");
	return `${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .grouped */ .zD)(Number(whole))}.${fraction}`;
}
function signOf(value) {
	if (value === 0) return "±";
	return value < 0 ? "−" : "+";
}
// src/visitors/period.ts
function rangesOf(period, now) {
	if (period === "all") return {
		newest: void 0,
		earlier: [],
		yearBefore: void 0
	};
	const rangeEnd = rangeEnds(period, now);
	const ends = Array.from({ length: 9 }, (_, back) => dateOf(rangeEnd(back)));
	const [newest, ...earlier] = ends.slice(1).map((from, back) => ({
		from,
		to: ends[back] ?? from
	}));
	return {
		newest: typeof period === "string" ? newest : period,
		earlier,
		yearBefore: yearBefore(period, rangeEnd)
	};
}
const YEAR_DAYS = 364;
function yearBefore(period, rangeEnd) {
	if (period === "last-month") return {
		from: dateOf(rangeEnd(13)),
		to: dateOf(rangeEnd(12))
	};
	const [from, to] = [rangeEnd(1), rangeEnd(0)].map((end) => end - YEAR_DAYS * DAY_MS);
	const overlaps = rangeEnd(0) - rangeEnd(1) > YEAR_DAYS * DAY_MS;
	if (from === void 0 || to === void 0 || overlaps) return void 0;
	return {
		from: dateOf(from),
		to: dateOf(to)
	};
}
function dateOf(ms) {
	return new Date(ms).toISOString().replace("T00:00:00.000Z", "");
}
const SOON_MS = 432e5;
function endsSoon(period, now) {
	if (period === "all" || period === "custom") return void 0;
	const rangeEnd = rangeEnds(period, now);
	const remainingMs = rangeEnd(-1) - now;
	if (remainingMs > SOON_MS) return void 0;
	return {
		range: {
			from: dateOf(rangeEnd(0)),
			to: dateOf(rangeEnd(-1))
		},
		remainingMs
	};
}
function rangeEnds(period, now) {
	if (typeof period !== "string") {
		const end = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(period.to);
		const length = end - (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(period.from);
		return (back) => end - back * length;
	}
	const date = new Date(now);
	const [year, month, today] = [
		date.getUTCFullYear(),
		date.getUTCMonth(),
		date.getUTCDate()
	];
	if (period === "last-month") return (back) => Date.UTC(year, month - back);
	const end = period === "last-week" ? today - (date.getUTCDay() + 6) % 7 : today;
	const days = period === "last-30-days" ? 30 : 7;
	return (back) => Date.UTC(year, month, end - back * days);
}
const DAY_MS = 864e5;
const UNITS = [
	{
		name: "day",
		ms: DAY_MS
	},
	{
		name: "hour",
		ms: 36e5
	},
	{
		name: "minute",
		ms: 6e4
	}
];
function requestedRange(range) {
	if (range === void 0) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`all time, as reported by the service`;
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(range.from)} to ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(range.to)} (exclusive), UTC`;
}
function rangeName(range, period, hasYear = true) {
	if (range === void 0) return "all time";
	const [from, to] = [(0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.from), (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.to)];
	const hasTime = from % DAY_MS !== 0 || to % DAY_MS !== 0;
	const end = hasTime ? to : to - 1;
	return dateFormat(period, {
		hasYear,
		hasTime
	}).formatRange(from, end).replace(/\s/g, " ").replace(/(\d) – (\d)/, "$1–$2");
}
function rangeNames(periods, period) {
	return distinctNames((hasYear) => periods.map(({ range }) => range ? rangeName(range, period, hasYear) : "All time"));
}
function startNames(periods, period) {
	const starts = periods.flatMap(({ range }) => range ? (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.from) : []);
	const hasTime = new Set(starts.map((start) => Math.floor(start / DAY_MS))).size < starts.length;
	return distinctNames((hasYear) => {
		const format = dateFormat(period, {
			hasYear,
			hasTime
		});
		return starts.map((start) => format.format(start));
	});
}
function distinctNames(names) {
	const short = names(false);
	return new Set(short).size === short.length ? short : names(true);
}
function dateFormat(period, { hasYear, hasTime }) {
	const time = hasTime ? "2-digit" : void 0;
	return new Intl.DateTimeFormat("en-US", {
		timeZone: "UTC",
		year: hasYear ? "numeric" : void 0,
		month: "short",
		day: period === "last-month" ? void 0 : "numeric",
		hour: time,
		minute: time,
		hourCycle: "h23"
	});
}
function unitOf(range, period) {
	if (range === void 0 || period !== "custom") return period.replace("last-", "").replace("-", " ");
	const length = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.to) - (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.from);
	const unit = UNITS.find(({ ms }) => length % ms === 0);
	if (unit === void 0) return "period";
	return length === unit.ms ? unit.name : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(length / unit.ms, unit.name);
}
function unbrokenName(name) {
	return name.split(/(?<=,.* –) /).map((part) => part.replaceAll(" ", "\xA0").replaceAll("–", "⁠–⁠")).join(" ");
}
// src/visitors/empty-periods.ts
const WHAT_TO_CHECK = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Check that \`project-id\` is the project of the published site, and that the site has analytics.`;
function emptyPeriods({ periods, compared }, period) {
	const between = periods.slice(0, periods.findIndex(({ range }) => range === compared?.range));
	const empty = between.filter((each) => !hasVisitors(each));
	const [to, from] = [empty.at(0)?.range?.to, empty.at(-1)?.range?.from];
	if (compared === void 0 || from === void 0 || to === void 0) return [];
	const title = "No visitors in a period";
	const [name = "", earlier = ""] = rangeNames([{ range: {
		from,
		to
	} }, compared], period);
	if (between.length > empty.length) return [{
		title,
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${name} had no visitors, so the report compares with ${earlier}.`
	}];
	const visitors = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(Math.round(compared.totals.total), "visitor");
	return [{
		title,
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${name} had no visitors, and ${earlier} had ${visitors}.`,
		next: WHAT_TO_CHECK
	}];
}
const MIN_RENAMED_PAGES = 3;
const MAX_SAME_NAMES = 50;
const MAX_DEPTH = 20;
function movedPages(gone, added) {
	const pages = {
		gone: comparablePages(gone),
		added: comparablePages(added)
	};
	const isDecided = /* @__PURE__ */ new Set();
	const isOpen = (page) => !isDecided.has(page);
	const moves = /* @__PURE__ */ new Map();
	const decide = (pairs) => {
		const open = pairs.filter(({ gone, added }) => isOpen(gone) && isOpen(added));
		const candidates = candidatesIn(open);
		const hasOne = (page) => candidates.get(page)?.size === 1;
		const clear = open.filter(({ gone, added }) => hasOne(gone) && hasOne(added));
		for (const { gone, added } of clear) {
			moves.set(added.path, gone.path);
			isDecided.add(gone).add(added);
		}
		for (const page of candidates.keys()) if (!hasOne(page)) isDecided.add(page);
	};
	for (const pairs of pairsWithCommonEnd(pages.gone, pages.added)) decide(pairs);
	decide(pairsWithPrefixes(changedPrefixes(pages.gone, pages.added), pages.gone.filter(isOpen), pages.added.filter(isOpen)));
	return moves;
}
function comparablePages(pages) {
	return pages.filter(({ total }) => total >= 10).map(({ path }) => ({
		path,
		segments: segmentsOf(path)
	})).filter(({ segments }) => segments.length <= MAX_DEPTH);
}
function segmentsOf(path) {
	const segments = path.split("/").filter((segment) => segment !== "");
	const name = segments.pop()?.replace(/\.html$/, "");
	return name ? [...segments, name] : segments;
}
function candidatesIn(pairs) {
	const candidates = /* @__PURE__ */ new Map();
	for (const { gone, added } of pairs) for (const [page, other] of [[gone, added], [added, gone]]) candidates.set(page, (candidates.get(page) ?? /* @__PURE__ */ new Set()).add(other));
	return candidates;
}
function pairsWithCommonEnd(gone, added) {
	const goneByPath = Map.groupBy(gone, ({ segments }) => segments.join("/"));
	const addedByPath = Map.groupBy(added, ({ segments }) => segments.join("/"));
	const longer = added.flatMap((page) => endsOf(page).flatMap((end) => (goneByPath.get(end) ?? []).map((gone) => ({
		gone,
		added: page
	}))));
	const shorter = gone.flatMap((page) => endsOf(page).flatMap((end) => (addedByPath.get(end) ?? []).map((added) => ({
		gone: page,
		added
	}))));
	return [...Map.groupBy([...longer, ...shorter], ({ gone, added }) => Math.min(gone.segments.length, added.segments.length))].toSorted(([a], [b]) => b - a).map(([, pairs]) => pairs);
}
function endsOf({ segments }) {
	return segments.map((_, start) => segments.slice(start).join("/"));
}
function pairsWithPrefixes(prefixes, gone, added) {
	const addedByPath = Map.groupBy(added, ({ segments }) => segments.join("/"));
	return gone.flatMap((page) => {
		return renamed(page.segments, prefixes).flatMap((path) => addedByPath.get(path) ?? []).map((other) => ({
			gone: page,
			added: other
		}));
	});
}
function renamed(segments, prefixes) {
	return [...segments.keys(), segments.length].map((length) => ({
		prefix: segments.slice(0, length).join("/"),
		rest: segments.slice(length)
	})).flatMap(({ prefix, rest }) => (prefixes.get(prefix) ?? []).map((other) => [other, ...rest].filter(Boolean).join("/")));
}
function changedPrefixes(gone, added) {
	const addedByEnd = Map.groupBy(added.flatMap((page) => endsOf(page).map((end) => ({
		page,
		end
	}))), ({ end }) => end);
	const changes = gone.flatMap((page) => {
		const end = endsOf(page).find((end) => addedByEnd.has(end));
		const same = end !== void 0 && addedByEnd.get(end) || [];
		return same.length > MAX_SAME_NAMES ? [] : same.map((other) => changeOfPrefix(page, other.page, end?.split("/").length ?? 0));
	});
	const frequent = [...Map.groupBy(changes, ({ from, to }) => JSON.stringify([from, to])).values()].filter(({ length }) => length >= MIN_RENAMED_PAGES).flatMap(([first]) => first ?? []);
	const byPrefix = Map.groupBy(frequent, ({ from }) => from);
	return new Map(Array.from(byPrefix, ([from, each]) => [from, each.map(({ to }) => to)]));
}
function changeOfPrefix(gone, added, endLength) {
	const prefixOf = ({ segments }) => segments.slice(0, -endLength).join("/");
	return {
		from: prefixOf(gone),
		to: prefixOf(added)
	};
}
// src/visitors/changes.ts
function comparePages({ hasGaps, ...pages }) {
	const [now, before] = [visited(pages.now), visited(pages.before)];
	const [added, gone] = hasGaps ? [[], []] : [without(now, before), without(before, now)];
	const moves = movedPages(gone, added);
	const oldPaths = new Set(moves.values());
	const current = [...now.values()].flatMap((page) => {
		const from = moves.get(page.path);
		const earlier = before.get(from ?? page.path);
		if (earlier === void 0 && hasGaps) return [];
		return [changeOf$1(page.path, page, earlier, from)];
	});
	const lost = gone.filter(({ path }) => !oldPaths.has(path)).map((page) => changeOf$1(page.path, void 0, page));
	return [...current, ...lost];
}
function visited(pages) {
	return new Map([...pages].filter(([, { total }]) => total > 0));
}
function without(pages, others) {
	return [...pages.values()].filter(({ path }) => !others.has(path));
}
function changeOf$1(path, now, before, from) {
	return {
		path,
		from,
		now: countsIn(now),
		before: countsIn(before)
	};
}
function countsIn(page) {
	if (page === void 0) return NO_COUNTS;
	const { path: _, ...counts } = page;
	return counts;
}
function totalChange({ now, before }) {
	return now.total - before.total;
}
function gainedPages(changes) {
	return rankRows(changes.filter((change) => totalChange(change) > 0), totalChange);
}
function lostPages(changes) {
	return rankRows(changes.filter((change) => totalChange(change) < 0), (change) => -totalChange(change));
}
function movesIn(changes) {
	return rankRows(changes.flatMap(({ from, ...rest }) => from === void 0 ? [] : {
		...rest,
		from
	}), (change) => Math.abs(totalChange(change)));
}
function lossBeyondSite({ now, before }, site) {
	const remaining = Math.min(1, site.now.total / site.before.total);
	return before.total * remaining - now.total;
}
function lostBeyondSite(changes, site) {
	const beyond = (change) => lossBeyondSite(change, site);
	return rankRows(changes.filter((change) => beyond(change) > Math.sqrt(change.before.total)), beyond);
}
const MIN_STANDING_OUT = 10;
const MIN_SITE_CHANGE = .02;
function pageStandingOut(changes, site) {
	const sizeOf = (change) => Math.max(totalChange(change), lossBeyondSite(change, site), 0);
	const [first, second] = rankRows(changes, sizeOf);
	if (first === void 0 || sizeOf(first) < MIN_STANDING_OUT) return void 0;
	const siteChange = totalChange(site);
	const hasSiteChanged = Math.abs(siteChange) >= site.before.total * MIN_SITE_CHANGE;
	const isSameWay = Math.sign(siteChange) === Math.sign(totalChange(first));
	const makesMost = hasSiteChanged && isSameWay && sizeOf(first) > Math.abs(siteChange) / 2;
	const isFarLargest = sizeOf(first) >= 3 * (second === void 0 ? 0 : sizeOf(second));
	return makesMost || isFarLargest ? first : void 0;
}
const MAX_RUN_MS = 18e5;
const MAX_PATH_LENGTH = 1e3;
const countSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm)(0), (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* ._lte */ .Zm)(Number.MAX_SAFE_INTEGER));
const counts = (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({
	human: countSchema,
	ai: countSchema,
	total: countSchema
});
const page = (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({
	path: (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .Yj)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb)(MAX_PATH_LENGTH)),
	...counts.shape
});
const response = (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({
	totals: counts,
	visitors: (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .custom */ .Ie)(Array.isArray),
	hasMore: (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM)()
});
async function visitorsClient({ inputs, connect, clock, publisher, signal, userAgent }) {
	const { redact } = publisher;
	const connections = await connect();
	const send = (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .requester */ .l)({
		apiKey: inputs["api-key"],
		redact,
		userAgent,
		connections,
		clock
	});
	const address = (query) => addressFor(query, inputs);
	let remaining = 60;
	const read = async (query, { maxAttempts = 3 } = {}) => {
		const request = {
			method: "GET",
			url: address(query)
		};
		const parse = (body) => parseVisitors(body, query.limit, redact);
		for (let attempts = 1; remaining > 0; attempts += 1) {
			remaining -= 1;
			const result = await send(request, parse, signal);
			if (result.kind === "value") return {
				kind: "response",
				response: result.value
			};
			signal.throwIfAborted();
			const pause = result.failure === "transient" && attempts < maxAttempts ? (0,_job_comments_js__WEBPACK_IMPORTED_MODULE_3__/* .retryPauseMs */ .vd)(attempts, result) : void 0;
			if (pause === void 0 || remaining === 0 || clock.now() + pause >= MAX_RUN_MS) return failure(describeFailure(result, attempts, clock.wall()), (0,_job_comments_js__WEBPACK_IMPORTED_MODULE_3__/* .remedy */ .zL)(result, "visitors"));
			publisher.info((0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${result.happened} Retrying in ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .duration */ .p0)(pause)}.`);
			await clock.sleep(pause, signal).catch(() => signal.throwIfAborted());
		}
		return failure((0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`A report uses at most ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(60, "request")}.`);
	};
	return {
		address,
		read,
		remaining: () => remaining
	};
}
function addressFor({ range, limit, offset }, inputs) {
	const parameters = { projectId: inputs["project-id"] };
	const url = (0,_url_js__WEBPACK_IMPORTED_MODULE_5__/* .addressOf */ .ci)(inputs["base-url"], "/v1/analytics/{projectId}/visitors", parameters);
	const dates = range && {
		dateFrom: range.from,
		dateTo: range.to
	};
	const page = {
		limit: `${limit}`,
		offset: `${offset}`
	};
	url.search = new URLSearchParams({
		...dates,
		...page
	}).toString();
	return url;
}
function parseVisitors(body, limit, redact) {
	const parsed = response.safeParse((0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(body)).data;
	if (parsed === void 0) return void 0;
	const { totals, visitors, hasMore } = parsed;
	return {
		totals,
		pages: visitors.slice(0, limit).flatMap((row) => page.safeParse(row).data ?? []).map(({ path, ...rest }) => ({
			path: redact(path),
			...rest
		})),
		rowCount: visitors.length,
		hasMore
	};
}
function failure(happened, next = []) {
	return {
		kind: "failure",
		userMessage: {
			title: "No visitor report",
			happened,
			next
		}
	};
}
function describeFailure(failed, attempts, now) {
	const { happened, retryAfterMs, serviceMessage } = failed;
	const times = attempts === 1 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`All ${attempts} attempts failed.`;
	const later = retryAfterMs === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`It accepts requests again at ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .moment */ .n$)(now + retryAfterMs)}.`;
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)(times, happened, later, (0,_job_comments_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceResponse */ .ht)(serviceMessage));
}
// src/visitors/read-visitors.ts
async function readVisitors(client, ranges) {
	const newest = await readStart(client, ranges.newest, 250);
	if ("userMessage" in newest) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(newest.userMessage);
	const { earlier, whyMissing } = await readEarlier(client, ranges.earlier);
	const yearBefore = whyMissing ? void 0 : await readYearBefore(client, ranges.yearBefore);
	const compared = earlier.find(hasVisitors);
	const current = await readPages(client, newest);
	const previous = compared && await readPrevious(client, current, compared);
	const isComplete = previous !== void 0 && previous.whyIncomplete === void 0;
	const hasGaps = current.hasGaps || previous?.hasGaps === true;
	return {
		periods: [totalsOf$1(newest), ...earlier.map(totalsOf$1)],
		compared: compared && totalsOf$1(compared),
		yearBefore,
		pages: rankRows(current.pages.values(), ({ total }) => total),
		truncated: current.whyIncomplete !== void 0,
		changes: isComplete ? comparePages({
			now: current.pages,
			before: previous.pages,
			hasGaps
		}) : void 0,
		warnings: [
			...truncation(current),
			...missingRows(previous?.whyIncomplete),
			...gaps(hasGaps),
			...missingPeriods(whyMissing)
		]
	};
}
function totalsOf$1({ range, totals }) {
	return {
		range,
		totals
	};
}
async function readStart(client, range, limit) {
	const result = await client.read({
		range,
		limit,
		offset: 0
	});
	if (result.kind === "failure") return result;
	const { response: first } = result;
	return {
		range,
		limit,
		totals: first.totals,
		first
	};
}
async function readEarlier(client, ranges) {
	const earlier = [];
	for (const range of ranges) {
		const start = await readStart(client, range, earlier.length === 0 ? 250 : 1);
		if ("userMessage" in start) return {
			earlier,
			whyMissing: start.userMessage.happened
		};
		earlier.push(start);
	}
	return {
		earlier,
		whyMissing: void 0
	};
}
async function readYearBefore(client, range) {
	if (range === void 0) return void 0;
	const result = await client.read({
		range,
		limit: 1,
		offset: 0
	}, { maxAttempts: 1 });
	if (result.kind === "failure") return void 0;
	const period = {
		range,
		totals: result.response.totals
	};
	return hasVisitors(period) ? period : void 0;
}
async function readPrevious(client, current, start) {
	const hasRows = start.limit === 250;
	const needed = Math.max(1, Math.ceil(current.pages.size / 250)) - (hasRows ? 1 : 0);
	if (current.whyIncomplete || needed > client.remaining()) return void 0;
	if (hasRows) return readPages(client, start);
	const again = await readStart(client, start.range, 250);
	if (!("userMessage" in again)) return readPages(client, again);
	return {
		pages: /* @__PURE__ */ new Map(),
		hasGaps: false,
		whyIncomplete: again.userMessage.happened
	};
}
async function readPages(client, { range, first }) {
	const read = {
		pages: /* @__PURE__ */ new Map(),
		hasGaps: false,
		whyIncomplete: void 0
	};
	const limit = 250;
	let response = first;
	for (let offset = limit;; offset += limit) {
		addRows(response, read);
		if (!(response.hasMore || response.rowCount > limit)) return read;
		const result = await client.read({
			range,
			limit,
			offset
		});
		if (result.kind === "failure") return {
			...read,
			whyIncomplete: result.userMessage.happened
		};
		response = result.response;
	}
}
function addRows(response, read) {
	const { pages } = read;
	const earlierSize = pages.size;
	for (const { path, ...counts } of response.pages) if (!pages.has(path)) pages.set(path, {
		path,
		...roundCounts(counts)
	});
	const requested = Math.min(response.rowCount, 250);
	const isShort = response.hasMore && requested < 250;
	const addedAll = pages.size - earlierSize === requested;
	read.hasGaps ||= isShort || !addedAll;
}
function truncation({ pages, whyIncomplete }) {
	if (whyIncomplete === void 0) return [];
	const more = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`The service has more than the ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(pages.size, "page")} in this report.`;
	const lists = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`The page lists cover only these pages; the totals cover the whole site.`;
	return [{
		title: "Not every page was read",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)(more, whyIncomplete, lists)
	}];
}
function missingRows(whyMissing) {
	if (whyMissing === void 0) return [];
	const earlier = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Not every page of the earlier period could be read.`;
	return [{
		title: "Not every page was read",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)(earlier, whyMissing)
	}];
}
function gaps(hasGaps) {
	const happened = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Some rows of the service were unusable, repeated, or missing, so pages may be missing in the lists, and none is called new or gone.`;
	return hasGaps ? [{
		title: "Some rows were unusable",
		happened
	}] : [];
}
function missingPeriods(whyMissing) {
	if (whyMissing === void 0) return [];
	const ends = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Earlier periods are missing, because the totals of one could not be read.`;
	return [{
		title: "Missing periods in the trend",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)(ends, whyMissing)
	}];
}
// src/visitors/paths.ts
const MAX_SHOWN_PATH = 80;
const MAX_URL = 500;
function pathMarkdown(path, siteUrl) {
	const shown = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .breakableCode */ .N8)(cut(readablePath(path)));
	const url = siteUrl && pageUrl(path, siteUrl);
	return url === void 0 ? shown : `[${shown}](${url})`;
}
function cut(path) {
	if (path.length <= MAX_SHOWN_PATH) return path;
	const half = MAX_SHOWN_PATH / 2;
	return `${path.slice(0, half).toWellFormed()}…${path.slice(-40).toWellFormed()}`;
}
function readablePath(path) {
	return path.replace(/(?:%[89a-f][\da-f])+/gi, readableWord).replace(/(?<=[^/])%20(?=[^/])/g, " ").replace(/%25(?![\da-f]{2})/gi, "%");
}
function readableWord(escapes) {
	const word = decoded(escapes);
	return word !== void 0 && !/\s/.test(word) && (0,_sanitize_js__WEBPACK_IMPORTED_MODULE_10__/* .withoutInvisible */ .OT)(`${word}x`) === `${word}x` ? word : escapes;
}
function decoded(escapes) {
	try {
		return decodeURIComponent(escapes);
	} catch {
		return;
	}
}
const NOT_LINKED = /[\s\p{C}\\]|^(?!\/(?!\/))|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/iu;
function pageUrl(path, siteUrl) {
	if (NOT_LINKED.test(path)) return void 0;
	const url = siteUrl.origin + encodePath(siteUrl.pathname.replace(/(?<!\/)\/+$/, "") + path);
	return url.length <= MAX_URL ? url : void 0;
}
function encodePath(path) {
	return path.replace(/%(?![0-9a-f]{2})|[^%\w.~/?=&+,-]/giu, (character) => encodeURIComponent(character).replace(/[!'()*]/g, percentEncoded));
}
function percentEncoded(character) {
	return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
// src/visitors/tables.ts
function mostVisited({ pages, changes, siteUrl }, most) {
	if (pages.length === 0) return [];
	const byPath = new Map(changes?.map((change) => [change.path, change]));
	const rows = pages.slice(0, most).map(({ path, total }) => {
		const change = changes ? [changeCell(byPath.get(path))] : [];
		return [
			formatCount(total),
			...change,
			pathMarkdown(path, siteUrl)
		];
	});
	const head = changes ? [
		"All",
		"Change",
		"Page"
	] : ["All", "Page"];
	return ["#### Most visited pages", table(head, rows, head.length - 1)];
}
function changeCell(change) {
	if (change === void 0) return "–";
	return change.before.total === 0 ? "New" : formatCountChange(totalChange(change));
}
function pageLists({ pages, changes = [], siteUrl }, most) {
	const pathOf = ({ path }) => pathMarkdown(path, siteUrl);
	const moverCells = (change) => [
		formatCountChange(totalChange(change)),
		formatCount(change.now.total),
		moverLabel(change) + pathOf(change)
	];
	return [
		...list("Gained", most, {
			head: [
				"Change",
				"All",
				"Page"
			],
			rows: gainedPages(changes),
			cells: moverCells
		}),
		...list("Lost", most, {
			head: [
				"Change",
				"All",
				"Page"
			],
			rows: lostPages(changes),
			cells: moverCells
		}),
		...list("Moved", most, {
			head: ["Change", "Page"],
			rows: movesIn(changes),
			cells: ({ path, from, now, before }) => [formatPercentChange(percentChange(now.total, before.total)), `${pathOf({ path: from })} → ${pathOf({ path })}`]
		}),
		...list("More AI than human visitors", most, {
			head: [
				"AI",
				"Human",
				"Page"
			],
			rows: pagesWithMostAI(pages),
			cells: (page) => [
				formatCount(page.ai),
				formatCount(page.human),
				pathOf(page)
			]
		}),
		...list("Most visited", most, {
			head: [
				"All",
				"AI",
				"Page"
			],
			rows: pages,
			cells: (page) => [
				formatCount(page.total),
				formatCount(page.ai),
				pathOf(page)
			]
		})
	];
}
function moverLabel({ now, before }) {
	if (before.total === 0) return "New: ";
	return now.total === 0 ? "Gone: " : "";
}
function list(title, most, { head, rows, cells }) {
	const shown = rows.slice(0, most);
	if (shown.length === 0) return [];
	return [`#### ${title} (${rows.length > most ? `${most} of ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .grouped */ .zD)(rows.length)}` : `${rows.length}`})`, table(head, shown.map(cells), head.length - 1)];
}
function table(head, rows, textColumn = 0) {
	const line = (cells) => `| ${cells.join(" | ")} |`;
	const alignments = head.map((_, index) => index === textColumn ? "---" : "--:");
	return [
		line(head),
		line(alignments),
		...rows.map(line)
	].join("\n");
}
// src/visitors/chart.ts
const INIT = {
	xyChart: {
		width: 420,
		height: 300,
		yAxis: { labelPadding: 10 }
	},
	themeVariables: { xyChart: {
		plotColorPalette: "#3f6fd1, #ffc46b",
		backgroundColor: "transparent"
	} }
};
const MIN_BARS = 3;
function barsOf(periods, period) {
	const oldestFirst = periods.slice(0, periods.findLastIndex(hasVisitors) + 1).toReversed();
	const names = startNames(oldestFirst, period);
	return oldestFirst.map(({ totals }, index) => {
		return {
			name: names[index] ?? "",
			...roundCounts(totals)
		};
	});
}
function trendChart(periods, period) {
	const bars = barsOf(periods, period);
	if (bars.length < MIN_BARS) return [];
	return [chart(bars, unitOf(periods[0]?.range, period)), "🟦 All · 🟨 of these, AI"];
}
function trendTable(periods, period) {
	const bars = barsOf(periods, period);
	if (bars.length < 2) return [];
	const rows = bars.map(({ name, ...counts }) => [unbrokenName(name), ...COUNT_NAMES.map((count) => formatCount(counts[count]))]);
	const head = ["From", ...COUNT_NAMES.map((count) => COUNT_HEADINGS[count])];
	return [`#### Visitors per ${unitOf(periods[0]?.range, period)}`, table(head, rows)];
}
function chart(bars, unit) {
	const title = `Visitors per ${unit}`;
	return [
		"```mermaid",
		`%%{init: ${JSON.stringify(INIT)}}%%`,
		"xychart-beta",
		`  title "${title}"`,
		`  accTitle: ${title}`,
		`  accDescr: ${bars.map(describeBar).join(" ")}`,
		`  x-axis ${JSON.stringify(axisLabels(bars))}`,
		`  y-axis 0 --> ${Math.max(8, ...bars.flatMap(({ total, ai }) => [total, ai]))}`,
		`  bar [${bars.map(({ total }) => total).join(", ")}]`,
		`  bar [${bars.map(({ ai }) => ai).join(", ")}]`,
		"```"
	].join("\n");
}
function describeBar({ name, total, human, ai }) {
	return `${name}: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(total, "visitor")}, ${formatCount(human)} human, ${formatCount(ai)} AI.`;
}
function axisLabels(bars) {
	const isLong = bars.some(({ name }) => name.length > 7);
	const distance = Math.ceil(bars.length / (isLong ? 2 : 4));
	return bars.map(({ name }, index) => {
		const fromLast = bars.length - 1 - index;
		const label = fromLast === 0 ? withMargins(name) : name;
		return (fromLast % distance === 0 ? label : "") + ZERO_WIDTH.repeat(index + 1);
	});
}
const ZERO_WIDTH = "​";
const FIGURE_SPACE = " ";
function withMargins(name) {
	const margin = FIGURE_SPACE.repeat(Math.ceil(name.length / 2.5));
	const shift = FIGURE_SPACE.repeat(Math.max(0, name.length - 9));
	return ZERO_WIDTH + margin + name + margin + shift;
}
// src/visitors/totals.ts
function totalWithChange({ periods, compared }) {
	const { total } = periods[0].totals;
	const change = percentChange(total, compared?.totals.total);
	const changeText = change === void 0 ? "" : ` (${formatPercentChange(change)})`;
	return formatCount(total) + changeText;
}
function totalsSection(totals) {
	const { periods, compared, yearBefore } = totals;
	const now = periods[0].totals;
	const columns = [{
		heading: "",
		cell: (count) => COUNT_HEADINGS[count]
	}, {
		heading: "Visitors",
		cell: (count) => formatCount(now[count])
	}];
	if (compared) {
		const changeOf = (count) => percentChange(now[count], compared.totals[count]);
		columns.push({
			heading: "Change",
			cell: (count) => formatPercentChange(changeOf(count))
		});
	}
	if (yearBefore) columns.push({
		heading: "A year before",
		cell: (count) => formatCount(yearBefore.totals[count])
	});
	const rows = COUNT_NAMES.map((count) => {
		const cells = columns.map(({ cell }) => cell(count));
		return count === "total" ? cells.map((cell) => `**${cell}**`) : cells;
	});
	const head = columns.map(({ heading }) => heading);
	const facts = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)(shareSentence(totals), startSentence(totals));
	return [table(head, rows), ...facts.length === 0 ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .toMarkdown */ .l6)(facts)]];
}
function shareSentence(totals) {
	const { periods, compared } = totals;
	const share = aiShare(periods[0].totals);
	if (share === void 0) return [];
	const now = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .bold */ .Cr)(`${formatShare(share)} of the visitors are AI`);
	const earlier = compared && aiShare(compared.totals);
	if (share === 0 && !earlier) return [];
	if (earlier === void 0) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${now}.`;
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${now}, after ${formatShare(earlier)} in ${comparedName(totals)}.`;
}
function startSentence(totals) {
	const [now, ...earlier] = totals.periods;
	const [first, ...others] = earlier.filter(hasVisitors);
	const hasEmptyBefore = first !== earlier.at(-1);
	if (!hasVisitors(now) || !hasEmptyBefore) return [];
	if (first === void 0) {
		const unit = unitOf(now.range, totals.period);
		const isOneWord = /^[a-z]+$/.test(unit);
		return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`The ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(earlier.length, isOneWord ? unit : "period")} before had no visitors.`;
	}
	if (others.length > 0) return [];
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Before ${comparedName(totals)}, there were no visitors, so the changes are no trend yet.`;
}
function comparedName({ periods, compared, period }) {
	const [, name = ""] = rangeNames([periods[0], compared ?? periods[0]], period);
	return unbrokenName(name);
}
// src/visitors/what-changed.ts
const NAMED_PAGES = 3;
const MIN_FALL = .05;
const NOT_COMPARED = "Pages are not compared with an earlier period, because not every page of both periods was read.";
function comparableChanges({ periods, compared, changes }) {
	return compared !== void 0 && hasVisitors(periods[0]) ? changes : void 0;
}
function whatChanged(report) {
	const { periods, compared, pages, siteUrl } = report;
	const byAI = mostlyReadByAI(pages, siteUrl);
	if (compared === void 0 || !hasVisitors(periods[0])) return listOf(byAI);
	const changes = comparableChanges(report);
	if (changes === void 0) return [NOT_COMPARED, ...listOf(byAI)];
	const input = {
		pages,
		changes,
		site: {
			now: periods[0].totals,
			before: compared.totals
		},
		siteUrl
	};
	const lines = [
		...gainedMost(input),
		...lostMost(input),
		...byAI
	];
	const paragraphs = [...changeSentences(input), ...listOf(lines)];
	const heading = `#### What changed since ${comparedName(report)}`;
	return paragraphs.length === 0 ? [] : [heading, ...paragraphs];
}
function listOf(lines) {
	return lines.length === 0 ? [] : [lines.join("\n")];
}
function changeSentences({ pages, changes, site, siteUrl }) {
	const first = pageStandingOut(changes, site);
	return [
		first && `One page stands out: ${standingOutSentence(first, siteUrl)}`,
		movedSentence(pages, changes),
		evenFallSentence(changes, site)
	].filter((sentence) => sentence !== void 0);
}
function movedSentence(pages, changes) {
	const moved = movesIn(changes).length;
	const known = pages.filter(({ total }) => total >= 10).length;
	if (moved < 2 || moved * 2 < known) return void 0;
	return `The site has moved: ${moved === known ? "all" : `${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .grouped */ .zD)(moved)} of the`} ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(known, "page")} with at least 10 visitors have a new path, and are compared with their old one.`;
}
function evenFallSentence(changes, site) {
	const isFall = totalChange(site) < -site.before.total * MIN_FALL;
	const isEven = changes.length > 0 && lostBeyondSite(changes, site).length === 0;
	const fall = siteFall(site);
	return isFall && isEven ? `No page lost much more than the site as a whole (${fall}).` : void 0;
}
function standingOutSentence(change, siteUrl) {
	const { now, before } = change;
	const size = totalChange(change);
	const verb = size > 0 ? "gained" : "lost";
	const share = (now.ai - before.ai) / size;
	const ai = share >= 0 && share <= 1 ? `, ${Math.round(share * 100)}% of them AI` : "";
	return `${pathMarkdown(change.path, siteUrl)} ${verb} ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(Math.abs(size), "visitor")}${ai}.`;
}
function siteFall({ now, before }) {
	const change = formatPercentChange(percentChange(now.total, before.total));
	return change.startsWith("−") ? change : void 0;
}
function gainedMost({ changes, siteUrl }) {
	return line("▲ **Gained most:**", gainedPages(changes), (change) => changeItem(change, siteUrl));
}
function lostMost({ changes, site, siteUrl }) {
	const fall = siteFall(site);
	if (fall === void 0) return line("▼ **Lost most:**", lostPages(changes), (change) => changeItem(change, siteUrl));
	return line(`▼ **Lost most, beyond the site’s ${fall}:**`, lostBeyondSite(changes, site), (change) => changeItem(change, siteUrl, [pagePercent(change)]));
}
function pagePercent({ now, before }) {
	return formatPercentChange(percentChange(now.total, before.total));
}
function mostlyReadByAI(pages, siteUrl) {
	return line("🤖 **Read mostly by AI:**", pagesWithMostAI(pages), ({ path, ai, total }) => {
		const share = ai <= total ? ` (${formatCount(ai)} of ${formatCount(total)})` : "";
		return pathMarkdown(path, siteUrl) + share;
	});
}
function changeItem(change, siteUrl, facts = []) {
	const { path, now, before } = change;
	const size = totalChange(change);
	const notes = [
		{
			note: "new",
			applies: before.total === 0
		},
		{
			note: "gone",
			applies: now.total === 0
		},
		{
			note: "mostly AI",
			applies: (now.ai - before.ai) / size > .5
		}
	].flatMap(({ note, applies }) => applies ? note : []);
	const all = [...facts, ...notes];
	const details = all.length === 0 ? "" : ` (${all.join(", ")})`;
	return `${pathMarkdown(path, siteUrl)}\u00a0${formatCountChange(size)}${details}`;
}
function line(label, rows, item) {
	if (rows.length === 0) return [];
	return [`- ${label} ${rows.slice(0, NAMED_PAGES).map(item).join(", ")}`];
}
// src/visitors/report.ts
const ABOUT = "The service counts unique visitors approximately; the numbers here are rounded. Do not add up pages or periods: a visitor of two pages counts on each, but only once in the total. Every page that was read is in `visitors.csv`.";
const MOST_ROWS = [10, 20];
const FEWER_ROWS = [[10, 5], [3, 0]];
function presentReport(report, values) {
	const { periods, period } = report;
	const { human, ai, total } = roundCounts(periods[0].totals);
	const name = rangeName(periods[0].range, period);
	const headline = titleOf(report, report.project, name);
	const project = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Project ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(report.project)}:`;
	const warnings = report.warnings.map((warning) => {
		return {
			...warning,
			level: "warning",
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)(project, warning.happened)
		};
	});
	const numbers = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(total, "visitor")} (human: ${formatCount(human)}, AI: ${formatCount(ai)}), ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(report.pages.length, "page")}, ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(report.requests, "request")}.`;
	const notice = {
		level: "notice",
		title: headline,
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)(project, numbers),
		next: periods.some(hasVisitors) ? [] : WHAT_TO_CHECK
	};
	return {
		outputs: (0,_outputs_js__WEBPACK_IMPORTED_MODULE_11__/* .outputs */ .V)({
			...values,
			headline,
			human: `${human}`,
			ai: `${ai}`,
			total: `${total}`
		}),
		summary: reportMarkdown(report),
		annotations: [...warnings, notice]
	};
}
function reportMarkdown(report) {
	let markdown = markdownWith(report, MOST_ROWS);
	for (const rows of FEWER_ROWS) if (markdown.length > 64500) markdown = markdownWith(report, rows);
	return markdown;
}
function markdownWith(report, rows) {
	const { periods, period, project, warnings, requests, runUrl, help } = report;
	const warningLine = (warning) => {
		const { happened, next = [] } = warning;
		const words = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)(happened, next, help({
			...warning,
			level: "warning"
		}));
		return `⚠️ ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .toMarkdown */ .l6)(words)}`;
	};
	const name = unbrokenName(rangeName(periods[0].range, period));
	const rangeNote = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Requested range: ${requestedRange(periods[0].range)}`;
	const requestNote = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${requests} of at most ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(60, "request")}`;
	return `${[
		`### 📈 ${titleOf(report, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .codeSpan */ .SS)(project), name)}`,
		...warnings.map(warningLine),
		...timeNotes(report).map((note) => `ℹ️ ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .toMarkdown */ .l6)(note)}`),
		...periods.some(hasVisitors) ? sectionsOf(report, rows) : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .toMarkdown */ .l6)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`The service reported no visitors. ${WHAT_TO_CHECK}`)],
		(0,_job_comments_js__WEBPACK_IMPORTED_MODULE_3__/* .smallPrint */ .yH)([rangeNote, requestNote], runUrl)
	].join("\n\n")}\n`;
}
function sectionsOf(report, [openRows, foldedRows]) {
	const { periods, period } = report;
	const lists = {
		...report,
		changes: comparableChanges(report)
	};
	const trend = trendTable(periods, period);
	const folded = [
		...pageLists(lists, foldedRows),
		...trend,
		"#### How visitors are counted",
		(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .toMarkdown */ .l6)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)(bothSentence(periods[0].totals), [ABOUT]))
	];
	const numbers = trend.length === 0 ? "" : `, numbers per ${unitOf(periods[0].range, period)}`;
	return [
		...totalsSection(report),
		...whatChanged(report),
		...trendChart(periods, period),
		...mostVisited(lists, openRows),
		(0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .collapsible */ .r0)(`All lists${numbers}, and how visitors are counted`, folded.join("\n\n"))
	];
}
function titleOf(report, project, name) {
	return `Documentation visitors of ${project}, ${name}: ${totalWithChange(report)}`;
}
function timeNotes({ period, generatedAt, isRerun }) {
	const next = endsSoon(period, generatedAt);
	return [next && (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${rangeName(next.range, period, false)} ends in ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .duration */ .p0)(next.remainingMs)} (UTC), and is not in this report.`, isRerun && period !== "all" && period !== "custom" ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`This is a re-run: its period counts from today, not from the first attempt.` : void 0].filter((note) => note !== void 0);
}
function bothSentence(totals) {
	const both = countedTwice(totals);
	return both === 0 ? [] : [`Counted as both human and AI: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(both, "visitor")}.`];
}
// src/visitors/report-comment.ts
async function postReport(report, issue, session) {
	const { openGitHub, publisher, signal } = session;
	const marker = markerOf(report, issue, session);
	const body = `${publisher.redact(reportMarkdown(report))}\n${marker}`;
	try {
		return { url: (await writeComment({
			comments: (0,_comments_js__WEBPACK_IMPORTED_MODULE_6__/* .threadComments */ .fo)(await openGitHub(), issue),
			marker,
			body,
			signal
		})).url };
	} catch (error) {
		return signal.aborted ? {} : { problem: whyNotPosted(error) };
	}
}
function markerOf({ period, periods }, issue, { inputs, run }) {
	const { "api-key": apiKey, "project-id": project } = inputs;
	const sign = (0,_job_comments_js__WEBPACK_IMPORTED_MODULE_3__/* .signerOf */ .Kv)({
		apiKey,
		project,
		repository: run.repository.id,
		issue
	});
	const [{ range }] = periods;
	return `<!-- docs-agent-visitors ${period} ${sign([period, ...period === "custom" && range ? [range.from, range.to] : []].join(" "))} -->`;
}
async function writeComment(writing) {
	const { comments, marker, body, signal } = writing;
	const earlier = reportsIn(await comments.list({ signal }), marker);
	signal.throwIfAborted();
	const updated = await updateFirst(earlier, writing);
	if (updated !== void 0) return keepOldest(updated, earlier.filter(({ id }) => id > updated.id), writing);
	const created = await comments.create(body);
	if (signal.aborted) return created;
	const again = await comments.list().catch(_api_js__WEBPACK_IMPORTED_MODULE_8__/* .ignoreGitHubError */ .ub) ?? [];
	const refused = new Set(earlier.map(({ id }) => id));
	return keepOldest(created, reportsIn(again, marker).filter(({ id }) => !refused.has(id)), writing);
}
function reportsIn(all, marker) {
	return all.filter(({ body }) => (0,_comments_js__WEBPACK_IMPORTED_MODULE_6__/* .hiddenLines */ .kb)(body).at(-1) === marker);
}
async function updateFirst(earlier, { comments, body }) {
	for (const { id } of earlier) try {
		return await comments.update(id, body);
	} catch (error) {
		if (!(0,_api_js__WEBPACK_IMPORTED_MODULE_8__/* .isPermanent */ .lE)((0,_api_js__WEBPACK_IMPORTED_MODULE_8__/* .asGitHubError */ .s7)(error))) throw error;
	}
}
async function keepOldest(posted, others, { comments, body }) {
	const own = others.filter(({ id, author, body }) => id !== posted.id && author?.id === posted.author?.id && (0,_comments_js__WEBPACK_IMPORTED_MODULE_6__/* .isOurs */ .MU)(body));
	const [oldest = posted, ...younger] = [posted, ...own].toSorted((a, b) => a.id - b.id);
	if (own.length === 0) return posted;
	const kept = oldest === posted ? posted : await comments.update(oldest.id, body).catch(_api_js__WEBPACK_IMPORTED_MODULE_8__/* .ignoreGitHubError */ .ub);
	if (kept === void 0) return posted;
	for (const { id } of younger) await comments.remove(id).catch(_api_js__WEBPACK_IMPORTED_MODULE_8__/* .ignoreGitHubError */ .ub);
	return kept;
}
function whyNotPosted(error) {
	const title = "Could not post the report";
	if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3) return {
		...error.userMessage,
		title,
		topic: error.userMessage.title
	};
	const { happened, next } = (0,_job_comments_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .WE)(error, {
		what: "the comment with the visitor report",
		again: "start a new run"
	});
	return {
		title,
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${happened} The job summary contains the report.`,
		next
	};
}
// src/visitors/report-files.ts
async function writeReport(report, { files, folders, publisher, run }) {
	try {
		if (folders.temp === void 0) throw new Error("the runner has not set it");
		const folder = files.resolve(folders.temp, `visitors-${run.nonce}`);
		const json = files.resolve(folder, "visitors.json");
		const csv = files.resolve(folder, "visitors.csv");
		await files.makeFolder(folder);
		await files.write(json, publisher.redact(jsonOf(report)));
		await files.write(csv, publisher.redact(csvOf(report.pages)));
		return {
			"report-json": json,
			"report-csv": csv
		};
	} catch (error) {
		publisher.error({
			title: "Could not write the report files",
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Writing the report to \`$RUNNER_TEMP\` failed: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(String(error))}. Later steps may need the files, so this step fails.`,
			next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Check that \`$RUNNER_TEMP\` is writable and that the disk is not full.`
		});
		return;
	}
}
function csvOf(pages) {
	return [`path,${COUNT_NAMES.join()}\r\n`, ...pages.map(csvRow)].join("");
}
const FORMULA = /^\s*[=+\-@＝＋－＠]/;
function csvRow({ path, ...counts }) {
	const literal = FORMULA.test(path) ? `'${path}` : path;
	const numbers = COUNT_NAMES.map((name) => counts[name]);
	return `"${literal.replaceAll("\"", "\"\"")}",${numbers.join()}\r\n`;
}
function jsonOf(report) {
	const { periods, compared, yearBefore, changes, pages, truncated, warnings } = report;
	const [now, ...earlier] = periods;
	const content = {
		version: 5,
		project: report.project,
		generatedAt: new Date(report.generatedAt).toISOString(),
		period: {
			name: report.period,
			...datesOf(now)
		},
		totals: {
			...roundCounts(now.totals),
			both: countedTwice(now.totals),
			aiShare: decimal(aiShare(now.totals), 4),
			change: countsOf((name) => decimal(percentChange(now.totals[name], compared?.totals[name]), 1))
		},
		trend: earlier.length > 0 ? periods.map(totalsOf).toReversed() : [],
		yearBefore: yearBefore ? totalsOf(yearBefore) : null,
		gained: changes ? gainedPages(changes).map(changeOf) : null,
		lost: changes ? lostPages(changes).map(changeOf) : null,
		moved: changes ? movesIn(changes).map(({ path, from, now, before }) => ({
			path,
			from,
			now,
			before
		})) : null,
		pages,
		truncated,
		warnings: warnings.map(({ happened }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .toLog */ .gY)(happened)),
		requests: {
			spent: report.requests,
			limit: 60
		}
	};
	return `${JSON.stringify(content, null, 2)}\n`;
}
function datesOf({ range }) {
	return {
		from: range?.from ?? null,
		to: range?.to ?? null
	};
}
function totalsOf(period) {
	return {
		...datesOf(period),
		...roundCounts(period.totals)
	};
}
function changeOf({ path, now, before }) {
	return {
		path,
		now,
		before
	};
}
function decimal(value, digits) {
	return value === void 0 ? null : Number(value.toFixed(digits));
}
// src/visitors/visitors-run.ts
async function visitorsRun(eventIssue, session) {
	const { inputs, clock, publisher, run } = session;
	const { "project-id": project, "date-from": from, "date-to": to } = inputs;
	const customRange = from === void 0 || to === void 0 ? void 0 : {
		from,
		to
	};
	const ranges = rangesOf(customRange ?? inputs.period, clock.wall());
	const client = await visitorsClient(session);
	const subject = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Visitors of project ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(project)} at ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(inputs["base-url"].href)}`;
	publisher.info((0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${subject}, ${requestedRange(ranges.newest)}`);
	if (inputs["dry-run"]) {
		const first = {
			range: ranges.newest,
			limit: 250,
			offset: 0
		};
		const request = [`GET ${client.address(first).href}`, "Authorization: Bearer ***"];
		await publisher.dryRun([...request, `… and at most 59 more`]);
		return false;
	}
	const period = customRange ? "custom" : inputs.period;
	const numbers = await readVisitors(client, ranges);
	return publishReport({
		...numbers,
		warnings: [...emptyPeriods(numbers, period), ...numbers.warnings],
		project,
		period,
		siteUrl: inputs["site-url"],
		requests: 60 - client.remaining(),
		generatedAt: clock.wall(),
		isRerun: run.attempt > 1,
		runUrl: run.url,
		help: publisher.help
	}, (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .threadNumber */ .sR)(inputs, eventIssue), session);
}
async function publishReport(report, issue, session) {
	const { inputs, signal, publisher } = session;
	const paths = await writeReport(report, session);
	const { url, problem } = issue === void 0 ? {} : await postReport(report, issue, session);
	const isRequired = inputs.comment === "always";
	if (problem && isRequired) publisher.error(problem);
	else if (problem) publisher.warn(problem);
	let outcome = paths !== void 0 && !(problem && isRequired) ? "reported" : "failed";
	if (signal.aborted) outcome = "cancelled";
	await publisher.publish(presentReport(report, {
		outcome,
		...paths,
		"comment-url": url
	}));
	if (signal.aborted) publisher.error({
		title: "Canceled",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`The run was canceled. A comment may be missing.`
	});
	return outcome !== "reported";
}



/***/ })

};
