export const id = 736;
export const ids = [736];
export const modules = {

/***/ 291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ requester),
/* harmony export */   r: () => (/* binding */ serviceClient)
/* harmony export */ });
/* harmony import */ var _url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(664);
/* harmony import */ var _undici_CgfxM1Lm_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(818);
/* harmony import */ var _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(330);
/* harmony import */ var _sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(328);
/* harmony import */ var _json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(337);
/* harmony import */ var _schema_BrsUXWUH_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(122);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67);







// src/service/exchange.ts
(0,_undici_CgfxM1Lm_js__WEBPACK_IMPORTED_MODULE_1__/* .init_undici */ .aW)();
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
		return dispatch(options, Object.assign(new _undici_CgfxM1Lm_js__WEBPACK_IMPORTED_MODULE_1__/* .import_decorator_handler */ .vP.default(handler), { onConnect }));
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
			message: (0,_errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error),
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
	return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .shortened */ .vI)(readable, MAX_TITLE) || void 0;
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
const ABOUT_CREDITS = /(?<!\p{L})(?:credits?|quotas?)(?!\p{L})/iu;
function readErrorResponse(response, sent, redact) {
	const nothing = {
		message: void 0,
		isWebPage: false,
		isAboutCredits: false
	};
	if (response.kind === "network-error") return nothing;
	const body = response.body.slice(0, MAX_BODY);
	const json = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(body);
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
		isAboutCredits: reasons.some((reason) => ABOUT_CREDITS.test(reason))
	};
}
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
	for (const { name, value } of nodes) if (Array.isArray(value)) for (const member of value) nodes.push({
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
	return fields;
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
	const values = fieldsIn((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(sent ?? "") ?? "").map(({ value }) => String(value));
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
	return echoes.reduce((rest, echo) => rest.replaceAll(echo, "…"), text);
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
	return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .shortened */ .vI)(message, MAX_MESSAGE) || void 0;
}
function withText(message, text) {
	if (message === "") return text;
	if (message.toLowerCase().includes(text.toLowerCase().replace(/[.!]$/, ""))) return message;
	return /[.!?。]$/.test(message) ? `${message} ${text}` : `${message}; ${text}`;
}
// src/service/failed-request.ts
const MAX_RETRY_AFTER_MS = 0xe8d4a51000;
function failedRequest(result, request, redact, wall) {
	const { method, url, body } = request;
	const { message, isWebPage, isAboutCredits } = readErrorResponse(result, body, redact);
	const happened = result.kind === "response" ? describeResponse(result, isWebPage, redact(url.origin + url.pathname)) : describeNetworkError(result, redact);
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
function describeResponse(response, isWebPage, address) {
	const { status } = response;
	const from = status === 404 ? (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)` for ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(address)}` : [];
	if (isWebPage) return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The response${from} was a web page instead of JSON (${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(status)}).`;
	const returned = (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The service returned ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(status)}${from}`;
	if (status >= 300 && status < 400) return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`${returned}, a redirect.`;
	return isSuccess(response) ? (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`${returned}, but not the expected response.` : (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`${returned}.`;
}
function describeNetworkError(error, redact) {
	const { status, sent, hostname } = error;
	if (error.code === "ENOTFOUND" && hostname !== void 0) return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(redact(hostname))} was not found (${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(error.code)}).`;
	const detail = (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(redact(`${error.code}: ${error.message}`));
	if (status !== void 0) return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The service returned ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(status)}, but the response was incomplete (${detail}).`;
	return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The service ${sent ? "did not respond" : "could not be reached"} (${detail}).`;
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
		isLocal: (0,_url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(baseUrl)
	};
	const requestFor = ({ jobId, prompt }) => {
		const urlOf = (path) => (0,_url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(baseUrl, path, {
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
	const retrieveWith = (send) => (jobId, limitMs, signal) => send(requestFor({ jobId }), (body) => (0,_schema_BrsUXWUH_js__WEBPACK_IMPORTED_MODULE_4__/* .readJob */ .cd)(body, jobId, reading), signal, limitMs);
	return {
		requestFor,
		post(work, signal) {
			return ask(requestFor(work), (body) => (0,_schema_BrsUXWUH_js__WEBPACK_IMPORTED_MODULE_4__/* .readStarted */ .y7)(body, reading), signal);
		},
		retrieve: retrieveWith(ask),
		retrieveWithoutKey: retrieveWith(askWithoutKey),
		createPreview(path, branch, signal) {
			const request = {
				method: "POST",
				url: (0,_url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(baseUrl, path, { projectId }),
				body: JSON.stringify({ branch })
			};
			return ask(request, (body) => (0,_schema_BrsUXWUH_js__WEBPACK_IMPORTED_MODULE_4__/* .readPreviewUrl */ .G)(body, reading), signal, PREVIEW_MS);
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

/***/ 736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   visitorsRun: () => (/* binding */ visitorsRun)
/* harmony export */ });
/* harmony import */ var _inputs_0lPBK9r_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(129);
/* harmony import */ var _sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(328);
/* harmony import */ var _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(330);
/* harmony import */ var _client_BwCZGL8D_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(291);
/* harmony import */ var _send_BNHBit1b_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(253);
/* harmony import */ var _json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(337);
/* harmony import */ var _url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(664);
/* harmony import */ var _outputs_DvALaTPb_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(527);
/* harmony import */ var _markdown_iMI_ZtIb_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(561);
/* harmony import */ var _comments_BohCeSIj_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(916);
/* harmony import */ var _api_BKqhHM4h_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(492);











// src/visitors/period.ts
function rangesOf(period, now) {
	if (period === "all") return [void 0];
	const rangeEnd = rangeEnds(period, now);
	const ends = Array.from({ length: 9 }, (_, back) => new Date(rangeEnd(back)).toISOString().replace("T00:00:00.000Z", ""));
	const [newest, ...earlier] = ends.slice(1).map((from, back) => ({
		from,
		to: ends[back] ?? from
	}));
	return [typeof period === "string" ? newest : period, ...earlier];
}
function rangeEnds(period, now) {
	if (typeof period !== "string") {
		const end = (0,_inputs_0lPBK9r_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(period.to);
		const length = end - (0,_inputs_0lPBK9r_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(period.from);
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
	if (range === void 0) return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`all time, as reported by the service`;
	return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(range.from)} to ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(range.to)} (exclusive), UTC`;
}
function rangeName(range, period, hasYear = true) {
	if (range === void 0) return "all time";
	const [from, to] = [(0,_inputs_0lPBK9r_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.from), (0,_inputs_0lPBK9r_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.to)];
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
	const starts = periods.flatMap(({ range }) => range ? (0,_inputs_0lPBK9r_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.from) : []);
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
	const length = (0,_inputs_0lPBK9r_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.to) - (0,_inputs_0lPBK9r_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.from);
	const unit = UNITS.find(({ ms }) => length % ms === 0);
	if (unit === void 0) return "period";
	return length === unit.ms ? unit.name : (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(length / unit.ms, unit.name);
}
function unbrokenName(name) {
	return name.split(/(?<=,.* –) /).map((part) => part.replaceAll(" ", "\xA0").replaceAll("–", "⁠–⁠")).join(" ");
}
// src/visitors/numbers.ts
function roundCounts(row) {
	const { human, ai, total } = row;
	return {
		...row,
		human: Math.round(human),
		ai: Math.round(ai),
		total: Math.round(total)
	};
}
function hasVisitors({ totals }) {
	return Math.round(totals.total) > 0;
}
function countedTwice({ human, ai, total }) {
	return Math.max(0, Math.round(human + ai - total));
}
function aiShare({ ai, total }) {
	return total > 0 ? ai / total : void 0;
}
function percentChange(now, before) {
	return before === void 0 || Math.round(before) === 0 ? void 0 : (now / before - 1) * 100;
}
function rankRows(rows, by) {
	return [...rows].sort((a, b) => by(b) - by(a) || (a.path < b.path ? -1 : 1));
}
function formatCount(value) {
	return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .grouped */ .zD)(Math.round(value));
}
function formatCountChange(value) {
	return signOf(value) + formatCount(Math.abs(value));
}
function formatPercentChange(value) {
	if (value === void 0) return "–";
	const digits = Math.abs(value).toFixed(1);
	return digits === "0.0" ? "±0%" : `${signOf(value)}${digits}%`;
}
function signOf(value) {
	return value < 0 ? "−" : "+";
}
const MAX_RUN_MS = 18e5;
const MAX_PATH_LENGTH = 1e3;
const countSchema = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai)().check((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm)(0), (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_4__/* ._lte */ .Zm)(Number.MAX_SAFE_INTEGER));
const counts = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({
	human: countSchema,
	ai: countSchema,
	total: countSchema
});
const page = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({
	path: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .Yj)().check((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb)(MAX_PATH_LENGTH)),
	...counts.shape
});
const response = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({
	totals: counts,
	visitors: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_4__/* .custom */ .Ie)(Array.isArray),
	hasMore: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM)()
});
var UnavailableNumbers = class extends _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3 {};
async function visitorsClient({ inputs, connect, clock, publisher, signal, userAgent }) {
	const { redact } = publisher;
	const connections = await connect();
	const send = (0,_client_BwCZGL8D_js__WEBPACK_IMPORTED_MODULE_2__/* .requester */ .l)({
		apiKey: inputs["api-key"],
		redact,
		userAgent,
		connections,
		clock
	});
	const address = (query) => addressFor(query, inputs);
	let remaining = 60;
	const read = async (query) => {
		const request = {
			method: "GET",
			url: address(query)
		};
		const parse = (body) => parseVisitors(body, query.limit, redact);
		if (remaining === 0) throw new UnavailableNumbers(NO_REQUEST_LEFT);
		for (let attempts = 1;; attempts += 1) {
			remaining -= 1;
			const result = await send(request, parse, signal);
			if (result.kind === "value") return result.value;
			signal.throwIfAborted();
			const userMessage = noReport(describeFailure(result, attempts, clock.wall()), (0,_send_BNHBit1b_js__WEBPACK_IMPORTED_MODULE_3__/* .remedy */ .zL)(result, "visitors"));
			if (result.failure !== "transient") throw new _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(userMessage);
			const pause = (0,_send_BNHBit1b_js__WEBPACK_IMPORTED_MODULE_3__/* .retryPauseMs */ .vd)(attempts, result);
			if (pause === void 0 || remaining === 0 || clock.now() + pause >= MAX_RUN_MS) throw new UnavailableNumbers(userMessage);
			publisher.info((0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`${result.happened} Retrying in ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .duration */ .p0)(pause)}.`);
			await clock.sleep(pause, signal).catch(() => signal.throwIfAborted());
		}
	};
	return {
		address,
		read,
		remaining: () => remaining
	};
}
function addressFor({ range, limit, offset }, inputs) {
	const parameters = { projectId: inputs["project-id"] };
	const url = (0,_url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_5__/* .addressOf */ .ci)(inputs["base-url"], "/v1/analytics/{projectId}/visitors", parameters);
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
	const parsed = response.safeParse((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(body)).data;
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
const NO_REQUEST_LEFT = noReport((0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`A report uses at most ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(60, "request")}.`);
function noReport(happened, next = []) {
	return {
		title: "No visitor report",
		happened,
		next
	};
}
function describeFailure(failed, attempts, now) {
	const { happened, retryAfterMs, serviceMessage } = failed;
	const times = attempts === 1 ? [] : (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`All ${attempts} attempts failed.`;
	const later = retryAfterMs === void 0 ? [] : (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`It accepts requests again at ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .moment */ .n$)(now + retryAfterMs)}.`;
	return (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .sentences */ .hC)(times, happened, later, (0,_send_BNHBit1b_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceResponse */ .ht)(serviceMessage));
}
// src/visitors/read-visitors.ts
async function readVisitors(client, [newestRange, ...earlierRanges]) {
	const newest = await readStart(client, newestRange, 250);
	const { earlier, unavailable } = await readEarlier(client, earlierRanges);
	const current = await readPages(client, newest);
	const previous = await readPrevious(client, current, earlier[0]);
	const isComplete = previous !== void 0 && previous.whyIncomplete === void 0;
	return {
		periods: [totalsOf(newest), ...earlier.map(totalsOf)],
		pages: rankRows(current.pages.values(), ({ total }) => total),
		truncated: current.whyIncomplete !== void 0,
		movers: isComplete ? moversOf(current.pages, previous.pages) : void 0,
		warnings: [
			...truncation(current),
			...irregularity(previous ? [current, previous] : [current]),
			...missingPeriods(unavailable)
		]
	};
}
function totalsOf({ range, first }) {
	return {
		range,
		totals: first.totals
	};
}
async function readStart(client, range, limit) {
	return {
		range,
		first: await client.read({
			range,
			limit,
			offset: 0
		})
	};
}
async function readEarlier(client, ranges) {
	const earlier = [];
	for (const range of ranges) {
		const limit = earlier.length === 0 ? 250 : 1;
		try {
			earlier.push(await readStart(client, range, limit));
		} catch (error) {
			return {
				earlier,
				unavailable: whyUnavailable(error)
			};
		}
	}
	return {
		earlier,
		unavailable: void 0
	};
}
function whyUnavailable(error) {
	if (error instanceof UnavailableNumbers) return error.userMessage;
	throw error;
}
async function readPrevious(client, current, start) {
	const needed = Math.ceil(current.pages.size / 250) - 1;
	const isPossible = !current.whyIncomplete && needed <= client.remaining();
	return start && isPossible ? readPages(client, start) : void 0;
}
async function readPages(client, { range, first }) {
	const pages = /* @__PURE__ */ new Map();
	const irregular = {
		unusable: 0,
		repeated: 0,
		tooMany: 0,
		tooFew: 0
	};
	const limit = 250;
	let response = first;
	for (let offset = limit;; offset += limit) {
		addRows(response, pages, irregular);
		if (!(response.hasMore || response.rowCount > limit)) return {
			pages,
			irregular,
			whyIncomplete: void 0
		};
		try {
			response = await client.read({
				range,
				limit,
				offset
			});
		} catch (error) {
			return {
				pages,
				irregular,
				whyIncomplete: whyUnavailable(error).happened
			};
		}
	}
}
function addRows(response, pages, irregular) {
	for (const row of response.pages) if (pages.has(row.path)) irregular.repeated += 1;
	else pages.set(row.path, roundCounts(row));
	const requestedRows = Math.min(response.rowCount, 250);
	irregular.unusable += requestedRows - response.pages.length;
	irregular.tooMany += response.rowCount - requestedRows;
	if (response.hasMore) irregular.tooFew += 250 - requestedRows;
}
function moversOf(now, before) {
	const paths = /* @__PURE__ */ new Set([...now.keys(), ...before.keys()]);
	const totalIn = (pages, path) => pages.get(path)?.total ?? 0;
	const byChange = rankRows(Array.from(paths, (path) => {
		return {
			path,
			now: totalIn(now, path),
			before: totalIn(before, path)
		};
	}), (row) => Math.abs(row.now - row.before));
	return {
		gained: byChange.filter((row) => row.now > row.before),
		lost: byChange.filter((row) => row.now < row.before)
	};
}
function truncation({ pages, whyIncomplete }) {
	if (whyIncomplete === void 0) return [];
	const more = (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`The service has more than the ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(pages.size, "page")} in this report.`;
	const lists = (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`The page lists cover only these pages; the totals cover the whole site.`;
	return [{
		title: "Not every page was read",
		happened: (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .sentences */ .hC)(more, whyIncomplete, lists)
	}];
}
function irregularity(periods) {
	const sum = (kind) => periods.reduce((total, { irregular }) => total + irregular[kind], 0);
	const unusable = sum("unusable");
	const repeated = sum("repeated");
	const tooMany = sum("tooMany");
	const tooFew = sum("tooFew");
	const counts = [];
	if (unusable > 0) counts.push((0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(unusable, "unusable row"));
	if (repeated > 0) counts.push((0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(repeated, "repeated row"));
	if (tooMany > 0) counts.push(`${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(tooMany, "row")} more than requested`);
	if (tooFew > 0) counts.push(`${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(tooFew, "row")} fewer than requested`);
	if (counts.length === 0) return [];
	return [{
		title: "Irregular responses",
		happened: (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`The responses of the service were irregular: ${counts.join(", ")}. Numbers may be inaccurate, and pages may be missing.`
	}];
}
function missingPeriods(unavailable) {
	if (unavailable === void 0) return [];
	const { happened, next = [] } = unavailable;
	const ends = (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`Earlier periods are missing, because the totals of one could not be read.`;
	return [{
		title: "Missing periods in the trend",
		happened: (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .sentences */ .hC)(ends, happened, next)
	}];
}
// src/visitors/tables.ts
const MAX_ROWS = 20;
const MAX_MOVERS = 10;
const MAX_SHOWN_PATH = 80;
const MAX_LINE = 20;
const COUNTS = [
	{
		heading: "All",
		count: "total"
	},
	{
		heading: "Human",
		count: "human"
	},
	{
		heading: "AI",
		count: "ai"
	}
];
function pageTables(pages) {
	if (pages.length === 0) return [];
	const omitted = Math.max(0, pages.length - MAX_ROWS);
	const note = `Not shown: ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(omitted, "more page")}. Every page that was read is in \`visitors.csv\`.`;
	const byAI = rankRows(pages.filter(({ ai, human }) => ai > human), ({ ai }) => ai);
	return [
		"#### Most visited pages",
		pageTable(["All", "AI"], pages.slice(0, MAX_ROWS), ({ total, ai }) => [total, ai]),
		...omitted > 0 ? [note] : [],
		...collapsedTable("Pages with more AI than human visitors", byAI, MAX_ROWS, (rows) => pageTable(["AI", "Human"], rows, ({ ai, human }) => [ai, human]))
	];
}
function pageTable(names, pages, numbersOf) {
	const rows = pages.map((page) => [...numbersOf(page).map(formatCount), pathCell(page)]);
	return table([...names, "Page"], rows, names.length);
}
function pathCell({ path }) {
	const half = MAX_SHOWN_PATH / 2;
	const shortPath = path.length > MAX_SHOWN_PATH ? `${path.slice(0, half)}…${path.slice(-40)}`.toWellFormed() : path;
	const lastPart = shortPath.lastIndexOf("/", shortPath.length - 2) + 1;
	if (lastPart <= 1 || shortPath.length <= MAX_LINE) return (0,_markdown_iMI_ZtIb_js__WEBPACK_IMPORTED_MODULE_9__/* .cellSpan */ .Lf)(shortPath);
	return `${(0,_markdown_iMI_ZtIb_js__WEBPACK_IMPORTED_MODULE_9__/* .cellSpan */ .Lf)(shortPath.slice(0, lastPart))}<wbr>${(0,_markdown_iMI_ZtIb_js__WEBPACK_IMPORTED_MODULE_9__/* .cellSpan */ .Lf)(shortPath.slice(lastPart))}`;
}
function moverTables({ gained, lost }) {
	const tableOf = (rows) => table([
		"Change",
		"All",
		"Page"
	], rows.map(moverCells), 2);
	return [...collapsedTable("Pages that gained the most visitors", gained, MAX_MOVERS, tableOf), ...collapsedTable("Pages that lost the most visitors", lost, MAX_MOVERS, tableOf)];
}
function moverCells(mover) {
	const { now, before } = mover;
	const cells = [formatCountChange(now - before), formatCount(now)];
	if (before === 0) return [...cells, `New: ${pathCell(mover)}`];
	if (now === 0) return [...cells, `Gone: ${pathCell(mover)}`];
	return [...cells, pathCell(mover)];
}
function collapsedTable(title, rows, most, tableOf) {
	if (rows.length === 0) return [];
	const count = rows.length > most ? `${most} of ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .grouped */ .zD)(rows.length)}` : `${rows.length}`;
	return [(0,_markdown_iMI_ZtIb_js__WEBPACK_IMPORTED_MODULE_9__/* .collapsible */ .r0)(`${title} (${count})`, tableOf(rows.slice(0, most)))];
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
function trendSection(periods, period) {
	const oldestFirst = periods.slice(0, periods.findLastIndex(hasVisitors) + 1).toReversed();
	if (oldestFirst.length < MIN_BARS) return [];
	const names = startNames(oldestFirst, period);
	const bars = oldestFirst.map(({ totals }, index) => {
		return {
			name: names[index] ?? "",
			...roundCounts(totals)
		};
	});
	const rows = bars.map(({ name, ...counts }) => [unbrokenName(name), ...COUNTS.map(({ count }) => formatCount(counts[count]))]);
	return [
		chart(bars, unitOf(periods[0]?.range, period)),
		"🟦 Bars: all visitors · 🟨 Line: AI",
		(0,_markdown_iMI_ZtIb_js__WEBPACK_IMPORTED_MODULE_9__/* .collapsible */ .r0)("Trend in numbers", table(["From", ...COUNTS.map(({ heading }) => heading)], rows))
	];
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
		`  y-axis 0 --> ${Math.max(8, ...bars.map(({ total }) => total))}`,
		`  bar [${bars.map(({ total }) => total).join(", ")}]`,
		`  line [${bars.map(({ ai }) => ai).join(", ")}]`,
		"```"
	].join("\n");
}
function describeBar({ name, total, human, ai }) {
	return `${name}: ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(total, "visitor")}, ${formatCount(human)} human, ${formatCount(ai)} AI.`;
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
// src/visitors/report.ts
const ABOUT = "The numbers are approximate counts of unique visitors by the service, rounded to whole numbers. Do not add up pages or periods: a visitor of two pages counts on each, but only once in the total.";
const WHAT_TO_CHECK = (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`Check that \`project-id\` is the project of the published site, and that the site has analytics.`;
const NOT_COMPARED = "Pages were not compared with the previous period, because not every page of both periods was read.";
function presentReport(report, values) {
	const { periods, period } = report;
	const { totals } = periods[0];
	const { human, ai, total } = roundCounts(totals);
	const headline = titleOf(report, rangeName(periods[0].range, period));
	const project = (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`Project ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(report.project)}:`;
	const warnings = report.warnings.map((warning) => {
		return {
			...warning,
			level: "warning",
			happened: (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .sentences */ .hC)(project, warning.happened)
		};
	});
	const numbers = (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(total, "visitor")} (human: ${formatCount(human)}, AI: ${formatCount(ai)}), ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(report.pages.length, "page")}, ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(report.requests, "request")}.`;
	const notice = {
		level: "notice",
		title: headline,
		happened: (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .sentences */ .hC)(project, numbers),
		next: periods.some(hasVisitors) ? [] : WHAT_TO_CHECK
	};
	return {
		outputs: (0,_outputs_DvALaTPb_js__WEBPACK_IMPORTED_MODULE_10__/* .outputs */ .V)({
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
	const { periods, period, project, warnings, requests, runUrl, help } = report;
	const warningLine = (warning) => `⚠️ ${(0,_markdown_iMI_ZtIb_js__WEBPACK_IMPORTED_MODULE_9__/* .toMarkdown */ .l6)((0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .sentences */ .hC)(warning.happened, help({
		...warning,
		level: "warning"
	})))}`;
	const sections = [
		...totalsSection(report),
		...trendSection(periods, period),
		...pagesSection(report),
		(0,_markdown_iMI_ZtIb_js__WEBPACK_IMPORTED_MODULE_9__/* .collapsible */ .r0)("About these numbers", ABOUT)
	];
	const rangeNote = (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`Requested range: ${requestedRange(periods[0].range)}`;
	const requestNote = (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`${requests} of at most ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(60, "request")}`;
	return `${[
		`### 📈 ${titleOf(report, unbrokenName(rangeName(periods[0].range, period)))}`,
		`Project ${(0,_markdown_iMI_ZtIb_js__WEBPACK_IMPORTED_MODULE_9__/* .codeSpan */ .SS)(project)}`,
		...warnings.map(warningLine),
		...periods.some(hasVisitors) ? sections : [(0,_markdown_iMI_ZtIb_js__WEBPACK_IMPORTED_MODULE_9__/* .toMarkdown */ .l6)((0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`The service reported no visitors. ${WHAT_TO_CHECK}`)],
		(0,_send_BNHBit1b_js__WEBPACK_IMPORTED_MODULE_3__/* .smallPrint */ .yH)([rangeNote, requestNote], runUrl)
	].join("\n\n")}\n`;
}
function titleOf({ periods: [now, before] }, name) {
	const change = percentChange(now.totals.total, before?.totals.total);
	const changeText = change === void 0 ? "" : ` (${formatPercentChange(change)})`;
	return `Documentation visitors, ${name}: ${formatCount(now.totals.total)}${changeText}`;
}
function totalsSection({ periods, period }) {
	const [{ totals: now }, before] = periods;
	const newestTwo = periods.slice(0, 2);
	const names = rangeNames(newestTwo, period);
	const rows = newestTwo.map(({ totals }, index) => [unbrokenName(names[index] ?? ""), ...COUNTS.map(({ count }) => formatCount(totals[count]))]);
	const changes = COUNTS.map(({ count }) => formatPercentChange(percentChange(now[count], before?.totals[count])));
	if (before) rows.push(["Change", ...changes]);
	const facts = (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .sentences */ .hC)(shareSentence(now), bothSentence(countedTwice(now)));
	return [table(["Visitors", ...COUNTS.map(({ heading }) => heading)], rows), ...facts.length === 0 ? [] : [(0,_markdown_iMI_ZtIb_js__WEBPACK_IMPORTED_MODULE_9__/* .toMarkdown */ .l6)(facts)]];
}
function shareSentence(totals) {
	const share = aiShare(totals);
	return share === void 0 ? [] : [`AI share: ${(share * 100).toFixed(1)}%.`];
}
function bothSentence(both) {
	return both === 0 ? [] : [`Counted as both human and AI: ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(both, "visitor")}.`];
}
function pagesSection({ pages, movers, periods }) {
	const [, before] = periods;
	const isCompared = before !== void 0 && hasVisitors(before);
	const changes = movers ? moverTables(movers) : [NOT_COMPARED];
	return [...pageTables(pages), ...isCompared ? changes : []];
}
// src/visitors/report-comment.ts
async function postReport(report, issue, { inputs, openGitHub, publisher, run, signal }) {
	const { "api-key": apiKey, "project-id": project } = inputs;
	const repository = run.repository.id;
	const sign = (0,_send_BNHBit1b_js__WEBPACK_IMPORTED_MODULE_3__/* .signerOf */ .Kv)({
		apiKey,
		project,
		repository,
		issue
	});
	const marker = `<!-- docs-agent-visitors ${report.period} ${sign(report.period)} -->`;
	const body = `${publisher.redact(reportMarkdown(report))}\n${marker}`;
	try {
		const comments = (0,_comments_BohCeSIj_js__WEBPACK_IMPORTED_MODULE_6__/* .threadComments */ .fo)(await openGitHub(), issue);
		const earlier = (await comments.list({ signal })).find((comment) => comment.body.trimEnd().endsWith(`\n\n${marker}`));
		signal.throwIfAborted();
		return (await (earlier ? comments.update(earlier.id, body) : comments.create(body))).url;
	} catch (error) {
		if (!signal.aborted) publisher.warn(whyNotPosted(error));
		return;
	}
}
function whyNotPosted(error) {
	const title = "Could not post the report";
	if (error instanceof _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3) return {
		...error.userMessage,
		title,
		topic: error.userMessage.title
	};
	const githubError = (0,_api_BKqhHM4h_js__WEBPACK_IMPORTED_MODULE_7__/* .asGitHubError */ .s7)(error);
	return {
		title,
		happened: (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`The visitor report could not be posted as a comment (${(0,_api_BKqhHM4h_js__WEBPACK_IMPORTED_MODULE_7__/* .githubErrorText */ .fw)(githubError)}). The job summary contains it.`,
		next: (0,_api_BKqhHM4h_js__WEBPACK_IMPORTED_MODULE_7__/* .githubRemedy */ .cs)(githubError)
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
			happened: (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`Writing the report to \`$RUNNER_TEMP\` failed: ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(String(error))}. Later steps may need the files, so this step fails.`,
			next: (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`Check that \`$RUNNER_TEMP\` is writable and that the disk is not full.`
		});
		return;
	}
}
function csvOf(pages) {
	return ["path,human,ai,total\r\n", ...pages.map(csvRow)].join("");
}
const FORMULA = /^\s*[=+\-@＝＋－＠]/;
function csvRow({ path, human, ai, total }) {
	return `"${(FORMULA.test(path) ? `'${path}` : path).replaceAll("\"", "\"\"")}",${human},${ai},${total}\r\n`;
}
function jsonOf(report) {
	const { periods, movers, pages, truncated, warnings } = report;
	const [now, before] = periods;
	const trend = periods.map((period) => ({
		...datesOf(period),
		...roundCounts(period.totals)
	}));
	const content = {
		version: 4,
		generatedAt: new Date(report.generatedAt).toISOString(),
		period: {
			name: report.period,
			...datesOf(now)
		},
		totals: {
			...roundCounts(now.totals),
			both: countedTwice(now.totals),
			aiShare: decimal(aiShare(now.totals), 4),
			change: changeOf(now.totals, before?.totals)
		},
		trend: before ? trend.toReversed() : [],
		gained: movers?.gained ?? null,
		lost: movers?.lost ?? null,
		pages,
		truncated,
		warnings: warnings.map(({ happened }) => (0,_markdown_iMI_ZtIb_js__WEBPACK_IMPORTED_MODULE_9__/* .toLog */ .gY)(happened)),
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
function changeOf(now, before) {
	const change = (count) => decimal(percentChange(now[count], before?.[count]), 1);
	return {
		human: change("human"),
		ai: change("ai"),
		total: change("total")
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
	const subject = (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`Visitors of project ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(project)} at ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(inputs["base-url"].href)}`;
	publisher.info((0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`${subject}, ${requestedRange(ranges[0])}`);
	if (inputs["dry-run"]) {
		const first = {
			range: ranges[0],
			limit: 250,
			offset: 0
		};
		const request = [`GET ${client.address(first).href}`, "Authorization: Bearer ***"];
		await publisher.dryRun([...request, `… and at most 59 more`]);
		return false;
	}
	return publishReport({
		...await readVisitors(client, ranges),
		project,
		period: customRange ? "custom" : inputs.period,
		requests: 60 - client.remaining(),
		generatedAt: clock.wall(),
		runUrl: run.url,
		help: publisher.help
	}, (0,_inputs_0lPBK9r_js__WEBPACK_IMPORTED_MODULE_0__/* .threadNumber */ .sR)(inputs, eventIssue), session);
}
async function publishReport(report, issue, session) {
	const { signal, publisher } = session;
	const paths = await writeReport(report, session);
	const url = issue === void 0 ? void 0 : await postReport(report, issue, session);
	let outcome = paths ? "reported" : "failed";
	if (signal.aborted) outcome = "cancelled";
	await publisher.publish(presentReport(report, {
		outcome,
		...paths,
		"comment-url": url
	}));
	if (signal.aborted) publisher.error({
		title: "Canceled",
		happened: (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`The run was canceled. A comment may be missing.`
	});
	return outcome !== "reported";
}



/***/ })

};
