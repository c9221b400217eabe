export const id = 692;
export const ids = [692];
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

/***/ 937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readPreviewUrl),
/* harmony export */   Rt: () => (/* binding */ documentedStatus),
/* harmony export */   a7: () => (/* binding */ returnedLink),
/* harmony export */   cd: () => (/* binding */ readJob),
/* harmony export */   f: () => (/* binding */ STATUSES),
/* harmony export */   y7: () => (/* binding */ readStarted),
/* harmony export */   zC: () => (/* binding */ withStatus),
/* harmony export */   zO: () => (/* binding */ statusFrom)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(368);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(923);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(121);



// src/service/schema.ts
const STATUSES = {
	active: {
		hasEnded: false,
		didItsWork: false,
		takesMessages: true,
		mayPullRequestFollow: false
	},
	completed: {
		hasEnded: true,
		didItsWork: true,
		takesMessages: true,
		mayPullRequestFollow: true
	},
	archived: {
		hasEnded: true,
		didItsWork: true,
		takesMessages: false,
		mayPullRequestFollow: false
	},
	failed: {
		hasEnded: true,
		didItsWork: false,
		takesMessages: true,
		mayPullRequestFollow: false
	},
	unknown: {
		hasEnded: false,
		didItsWork: false,
		takesMessages: true,
		mayPullRequestFollow: false
	}
};
function statusFrom(word) {
	return Object.hasOwn(STATUSES, word) ? word : "unknown";
}
function documentedStatus(status) {
	return status === "unknown" ? void 0 : status;
}
const nonEmpty = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._minLength */ .m9)(1));
const shortString = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)(nonEmpty.check((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._maxLength */ .Eb)(1e3)));
const sourceSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	repository: shortString,
	ref: shortString
});
const jobSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	id: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5)()),
	status: shortString,
	source: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)(sourceSchema),
	model: shortString,
	prLink: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)(nonEmpty)
});
function withStatus(job, reportedStatus) {
	return {
		...job,
		reportedStatus,
		status: statusFrom(reportedStatus)
	};
}
function readPreviewUrl(body, { redact, isLocal }) {
	const { previewUrl } = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(body, redact));
	return typeof previewUrl === "string" ? (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLink */ .VJ)(previewUrl, isLocal) : void 0;
}
function returnedLink({ prLink, unusableLink }) {
	return prLink ?? unusableLink;
}
function readStarted(body, reading) {
	const { id, ...job } = parseJob(body, reading);
	return typeof id === "string" && (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .isSegment */ .wk)(id) && !id.includes("***") ? {
		...job,
		id
	} : void 0;
}
function readJob(body, jobId, reading) {
	const { id = jobId, ...job } = parseJob(body, reading);
	const { reportedStatus } = job;
	return id === jobId && reportedStatus !== void 0 ? withStatus({
		...job,
		id: jobId
	}, reportedStatus) : void 0;
}
function parseJob(body, { redact, isLocal }) {
	const { id, status: reportedStatus, source, model, prLink: returned } = findJob((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(body, redact)) ?? {};
	const prLink = (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLink */ .VJ)(returned, isLocal);
	const unusableLink = returned !== void 0 && prLink === void 0 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(returned, 500) : void 0;
	return {
		id,
		reportedStatus,
		...source,
		model,
		unusableLink,
		prLink
	};
}
function findJob(json) {
	const { job: underJob, data } = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(json);
	const candidates = [
		json,
		underJob,
		data
	].flatMap((value) => jobSchema.safeParse(value).data ?? []);
	return candidates.find(({ id }) => id && typeof id === "string") ?? candidates.find(({ status }) => status);
}



/***/ }),

/***/ 195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serviceClient: () => (/* reexport safe */ _client_js__WEBPACK_IMPORTED_MODULE_0__.r)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(657);



/***/ })

};
