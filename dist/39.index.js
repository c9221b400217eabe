export const id = 39;
export const ids = [39];
export const modules = {

/***/ 357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ requester),
/* harmony export */   r: () => (/* binding */ serviceClient)
/* harmony export */ });
/* harmony import */ var _url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(664);
/* harmony import */ var _undici_CgfxM1Lm_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(818);
/* harmony import */ var _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(330);
/* harmony import */ var _sentence_Clq_v0l_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(434);
/* harmony import */ var _schema_jJHfD6wJ_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(483);





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
// src/service/failed-request.ts
const MAX_RETRY_AFTER_MS = 0xe8d4a51000;
function failedRequest(result, method, redact, wall) {
	const unexpected = isSuccess(result);
	const body = result.kind === "response" ? result.body : "";
	const { message, isWebPage } = (0,_schema_jJHfD6wJ_js__WEBPACK_IMPORTED_MODULE_3__/* .readError */ .lS)(body, redact);
	const isErrorMessage = !unexpected || isWebPage;
	return {
		kind: "failure",
		failure: classify(result, method),
		status: result.status,
		happened: describeExchange(result, redact),
		serviceMessage: isErrorMessage ? message : void 0,
		isWebPage,
		unexpected,
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
function describeExchange(result, redact) {
	if (result.kind === "response") {
		const { status } = result;
		if (isSuccess(result)) return (0,_sentence_Clq_v0l_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`The service returned ${(0,_sentence_Clq_v0l_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(status)}, but not the expected response.`;
		const isRedirect = status >= 300 && status < 400;
		return (0,_sentence_Clq_v0l_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`The service returned ${(0,_sentence_Clq_v0l_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(status)}${isRedirect ? ", a redirect" : []}.`;
	}
	const { status, sent, hostname } = result;
	if (result.code === "ENOTFOUND" && hostname !== void 0) return (0,_sentence_Clq_v0l_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`${(0,_sentence_Clq_v0l_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(redact(hostname))} was not found (${(0,_sentence_Clq_v0l_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(result.code)}).`;
	const detail = (0,_sentence_Clq_v0l_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(redact(`${result.code}: ${result.message}`));
	if (status !== void 0) return (0,_sentence_Clq_v0l_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`The service returned ${(0,_sentence_Clq_v0l_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(status)}, but the response was incomplete (${detail}).`;
	return (0,_sentence_Clq_v0l_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`The service ${sent ? "did not respond" : "could not be reached"} (${detail}).`;
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
	return {
		requestFor,
		post(work, signal) {
			return ask(requestFor(work), (body) => (0,_schema_jJHfD6wJ_js__WEBPACK_IMPORTED_MODULE_3__/* .readStarted */ .y7)(body, reading), signal);
		},
		retrieve(jobId, limitMs, signal) {
			return ask(requestFor({ jobId }), (body) => (0,_schema_jJHfD6wJ_js__WEBPACK_IMPORTED_MODULE_3__/* .readJob */ .cd)(body, jobId, reading), signal, limitMs);
		},
		createPreview(path, branch, signal) {
			const request = {
				method: "POST",
				url: (0,_url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(baseUrl, path, { projectId }),
				body: JSON.stringify({ branch })
			};
			return ask(request, (body) => (0,_schema_jJHfD6wJ_js__WEBPACK_IMPORTED_MODULE_3__/* .readPreviewUrl */ .G)(body, reading), signal, PREVIEW_MS);
		}
	};
}
function requester(access) {
	const { apiKey, redact, userAgent, connections, clock } = access;
	const common = {
		authorization: `Bearer ${apiKey}`,
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
		return failedRequest(result, method, redact, clock.wall());
	};
}



/***/ }),

/***/ 39:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serviceClient: () => (/* reexport safe */ _client_BqeQsOqA_js__WEBPACK_IMPORTED_MODULE_0__.r)
/* harmony export */ });
/* harmony import */ var _client_BqeQsOqA_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(357);



/***/ }),

/***/ 483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readPreviewUrl),
/* harmony export */   Hd: () => (/* binding */ isTerminal),
/* harmony export */   NP: () => (/* binding */ mayPullRequestFollow),
/* harmony export */   Rt: () => (/* binding */ documentedStatus),
/* harmony export */   a7: () => (/* binding */ returnedLink),
/* harmony export */   cd: () => (/* binding */ readJob),
/* harmony export */   lS: () => (/* binding */ readError),
/* harmony export */   y7: () => (/* binding */ readStarted),
/* harmony export */   zC: () => (/* binding */ withStatus),
/* harmony export */   zO: () => (/* binding */ statusFrom)
/* harmony export */ });
/* harmony import */ var _json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(337);
/* harmony import */ var _sentence_Clq_v0l_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(434);
/* harmony import */ var _url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(664);



// src/service/schema.ts
const JOB_STATUSES = [
	"active",
	"completed",
	"archived",
	"failed"
];
const MEANINGS = {
	active: {
		isTerminal: false,
		mayPullRequestFollow: false
	},
	completed: {
		isTerminal: true,
		mayPullRequestFollow: true
	},
	archived: {
		isTerminal: true,
		mayPullRequestFollow: false
	},
	failed: {
		isTerminal: true,
		mayPullRequestFollow: false
	},
	unknown: {
		isTerminal: false,
		mayPullRequestFollow: false
	}
};
function isTerminal(status) {
	return MEANINGS[status].isTerminal;
}
function mayPullRequestFollow(status) {
	return MEANINGS[status].mayPullRequestFollow;
}
function statusFrom(word) {
	return JOB_STATUSES.find((status) => status === word) ?? "unknown";
}
function documentedStatus(status) {
	return status === "unknown" ? void 0 : status;
}
const nonEmpty = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)().check((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* ._minLength */ .m9)(1));
const shortString = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)(nonEmpty.check((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* ._maxLength */ .Eb)(1e3)));
const sourceSchema = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	repository: shortString,
	ref: shortString
});
const jobSchema = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	id: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5)()),
	status: shortString,
	source: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)(sourceSchema),
	model: shortString,
	prLink: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)(nonEmpty)
});
function withStatus(job, reportedStatus) {
	return {
		...job,
		reportedStatus,
		status: statusFrom(reportedStatus)
	};
}
function readPreviewUrl(body, { redact, isLocal }) {
	const { previewUrl } = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(body, redact));
	return typeof previewUrl === "string" ? (0,_url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLink */ .VJ)(previewUrl, isLocal) : void 0;
}
function returnedLink({ prLink, unusableLink }) {
	return prLink ?? unusableLink;
}
function readStarted(body, reading) {
	const { id, ...job } = parseJob(body, reading);
	return typeof id === "string" && (0,_url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_1__/* .isSegment */ .wk)(id) && !id.includes("***") ? {
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
	const { id, status: reportedStatus, source, model, prLink: returned } = findJob((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(body, redact)) ?? {};
	const prLink = (0,_url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLink */ .VJ)(returned, isLocal);
	const unusableLink = returned !== void 0 && prLink === void 0 ? (0,_sentence_Clq_v0l_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(returned, 500) : void 0;
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
	const { job: underJob, data } = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(json);
	const candidates = [
		json,
		underJob,
		data
	].flatMap((value) => jobSchema.safeParse(value).data ?? []);
	return candidates.find(({ id }) => id && typeof id === "string") ?? candidates.find(({ status }) => status);
}
const MAX_MESSAGE = 600;
function readError(body, redact) {
	const json = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(body, redact);
	const serialized = json === void 0 ? body : JSON.stringify(json);
	const whole = (typeof json === "string" ? json : redact(serialized)).trim();
	if (/^<(!doctype|html)/i.test(whole)) return {
		message: "a web page instead of JSON",
		isWebPage: true
	};
	return {
		message: (0,_sentence_Clq_v0l_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(messageWithDetails(json) || whole, MAX_MESSAGE) || void 0,
		isWebPage: false
	};
}
function messageWithDetails(json) {
	const { error, message, detail, title, details, errors } = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(json);
	const main = [
		error,
		message,
		detail,
		title
	].map(textOf).find((text) => text !== "") ?? "";
	const more = [details, errors].filter(Array.isArray).flat().map(textOf).filter((words) => words !== "" && words !== main);
	if (more.length === 0) return main;
	if (main === "") return more.join("; ");
	return `${main.replace(/[.:]$/, "")}: ${more.join("; ")}`;
}
function textOf(value) {
	const message = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(value).message ?? value;
	return typeof message === "string" ? message.trim() : "";
}



/***/ })

};
