export const id = 692;
export const ids = [692];
export const modules = {

/***/ 657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l2: () => (/* binding */ requester),
/* harmony export */   rm: () => (/* binding */ serviceClient)
/* harmony export */ });
/* unused harmony exports LIMITS, POST_MS */
/* harmony import */ var _failed_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(275);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(121);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(937);



// src/service/client.ts
const LIMITS = {
	connectMs: 1e4,
	maxBytes: 8388608
};
const POST_MS = 6e4;
const GET_MS = 3e4;
const OF_POSTS = {
	"content-type": "application/json",
	connection: "close"
};
const CREATE_PATH = "/v2/agent/{projectId}/job";
function serviceClient({ baseUrl, projectId, jobPath, ...access }) {
	const ask = requester(access);
	const askWithoutKey = requester({
		...access,
		apiKey: void 0
	});
	const reading = {
		redact: access.redact,
		isLocal: (0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(baseUrl)
	};
	const requestFor = ({ jobId, prompt }) => {
		const urlOf = (path) => (0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .addressOf */ .ci)(baseUrl, path, {
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
	const retrieveWith = (send) => (jobId, limitMs, signal) => send(requestFor({ jobId }), (body) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .readJob */ .cd)(body, jobId, reading), signal, limitMs);
	return {
		requestFor,
		async post(work, signal) {
			const read = (body) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .readStarted */ .y7)(body, reading, work.jobId);
			const result = await ask(requestFor(work), read, signal);
			return result.kind === "failure" ? {
				...result,
				promptLength: work.prompt.length
			} : result;
		},
		retrieve: retrieveWith(ask),
		retrieveWithoutKey: retrieveWith(askWithoutKey)
	};
}
function requester(access) {
	const { apiKey, redact, userAgent, connections, clock } = access;
	const common = {
		...apiKey !== void 0 && { authorization: `Bearer ${apiKey}` },
		accept: "application/json",
		"accept-encoding": "identity",
		"user-agent": userAgent
	};
	return async (request, parse, signal, limitMs = Number.POSITIVE_INFINITY) => {
		const isPost = request.method === "POST";
		const headers = isPost ? {
			...common,
			...OF_POSTS
		} : common;
		const limits = {
			...LIMITS,
			totalMs: isPost ? POST_MS : GET_MS,
			...access.limits
		};
		limits.totalMs = Math.max(1, Math.min(limits.totalMs, limitMs));
		const dispatcher = isPost ? connections.own() : connections.shared;
		const deps = {
			dispatcher,
			after: clock.after,
			signal
		};
		const result = await (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .exchange */ .cv)({
			...request,
			headers,
			limits
		}, deps);
		if (isPost) dispatcher.destroy().catch(() => {});
		const value = (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(result) ? parse(result.body) : void 0;
		if (value !== void 0) return {
			kind: "value",
			value
		};
		return (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .failedRequest */ .R6)(result, request, {
			server: "The service",
			redact,
			wall: clock.wall()
		});
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



/***/ }),

/***/ 937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fb: () => (/* binding */ hasStoppedEarly),
/* harmony export */   Rt: () => (/* binding */ documentedStatus),
/* harmony export */   a7: () => (/* binding */ returnedLink),
/* harmony export */   cd: () => (/* binding */ readJob),
/* harmony export */   f: () => (/* binding */ STATUSES),
/* harmony export */   y7: () => (/* binding */ readStarted),
/* harmony export */   zC: () => (/* binding */ withStatus),
/* harmony export */   zO: () => (/* binding */ statusFrom)
/* harmony export */ });
/* harmony import */ var _failed_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(275);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(368);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(923);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(121);




// src/service/schema.ts
const WORKING = {
	end: void 0,
	didItsWork: false,
	takesMessages: true,
	pullRequestMayFollow: false
};
const STATUSES = {
	active: WORKING,
	completed: {
		end: "finished",
		didItsWork: true,
		takesMessages: true,
		pullRequestMayFollow: true
	},
	archived: {
		end: "archived",
		didItsWork: true,
		takesMessages: false,
		pullRequestMayFollow: false
	},
	failed: {
		end: "failed",
		didItsWork: false,
		takesMessages: true,
		pullRequestMayFollow: false
	},
	unknown: WORKING
};
function hasStoppedEarly(status) {
	const { end, didItsWork } = STATUSES[status];
	return end !== void 0 && !didItsWork;
}
function statusFrom(word) {
	return Object.hasOwn(STATUSES, word) ? word : "unknown";
}
function documentedStatus(status) {
	return status === "unknown" ? void 0 : status;
}
const nonEmpty = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9)(1));
const shortString = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalOrUndefined */ .Ku)(nonEmpty.check((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb)(1e3)));
const sourceSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({ repository: shortString });
const jobSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	id: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5)()),
	status: shortString,
	source: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalOrUndefined */ .Ku)(sourceSchema),
	model: shortString,
	prLink: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalOrUndefined */ .Ku)(nonEmpty)
});
function withStatus(job, reportedStatus) {
	return {
		...job,
		reportedStatus,
		status: statusFrom(reportedStatus)
	};
}
function returnedLink(job) {
	return job.prLink ?? job.unusableLink;
}
function readStarted(body, { redact, isLocal }, jobId) {
	const json = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(body, redact);
	const { id, ...job } = readFields(json, isLocal);
	if (typeof id === "string" && (0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .isSegment */ .wk)(id) && !id.includes("***")) return {
		...job,
		id
	};
	const { error, errors } = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(json);
	const isObject = typeof json === "object" && json !== null && !Array.isArray(json);
	return (body.trim() === "" || isObject && !error && !errors) && jobId !== void 0 ? {
		...job,
		id: jobId
	} : void 0;
}
function readJob(body, jobId, { redact, isLocal }) {
	const json = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(body, redact);
	const { id = jobId, ...fields } = readFields(json, isLocal);
	if (id !== jobId || fields.reportedStatus === void 0) return void 0;
	const job = withStatus({
		...fields,
		id: jobId
	}, fields.reportedStatus);
	return hasStoppedEarly(job.status) ? {
		...job,
		reason: (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .readReason */ .pk)(json, redact)
	} : job;
}
function readFields(json, isLocal) {
	const { job, data } = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(json);
	const candidates = [
		json,
		job,
		data
	].flatMap((value) => jobSchema.safeParse(value).data ?? []);
	const found = candidates.find(({ id }) => id && typeof id === "string") ?? candidates.find(({ status }) => status);
	if (found === void 0) return { prLink: void 0 };
	const { id, status: reportedStatus, source, model, prLink: returned } = found;
	const prLink = (0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLink */ .VJ)(returned, isLocal);
	const unusableLink = returned !== void 0 && prLink === void 0 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .shortened */ .vI)(returned, 500) : void 0;
	return {
		id,
		reportedStatus,
		...source,
		model,
		unusableLink,
		prLink
	};
}



/***/ }),

/***/ 195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serviceClient: () => (/* reexport safe */ _client_js__WEBPACK_IMPORTED_MODULE_0__.rm)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(657);



/***/ })

};
