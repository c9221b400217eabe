export const id = 692;
export const ids = [692];
export const modules = {

/***/ 5657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ requester),
/* harmony export */   r: () => (/* binding */ serviceClient)
/* harmony export */ });
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4255);
/* harmony import */ var _failed_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8916);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7121);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1937);




// src/service/client.ts
const LIMITS = {
	connectMs: 1e4,
	maxBytes: 8388608
};
const POST_MS = 6e4;
const GET_MS = 3e4;
const PREVIEW_MS = 3e4;
const OF_POSTS = {
	"content-type": "application/json",
	connection: "close"
};
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
		isLocal: (0,_url_js__WEBPACK_IMPORTED_MODULE_3__/* .isLoopback */ .U9)(baseUrl)
	};
	const requestFor = ({ jobId, prompt }) => {
		const urlOf = (path) => (0,_url_js__WEBPACK_IMPORTED_MODULE_3__/* .addressOf */ .ci)(baseUrl, path, {
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
	const retrieveWith = (send) => (jobId, limitMs, signal) => send(requestFor({ jobId }), (body) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .readJob */ .cd)(body, jobId, reading), signal, limitMs);
	return {
		requestFor,
		post(work, signal) {
			return ask(requestFor(work), (body) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .readStarted */ .y7)(body, reading, work.jobId), signal);
		},
		retrieve: retrieveWith(ask),
		retrieveWithoutKey: retrieveWith(askWithoutKey),
		createPreview(path, branch, signal) {
			const request = {
				method: "POST",
				url: (0,_url_js__WEBPACK_IMPORTED_MODULE_3__/* .addressOf */ .ci)(baseUrl, path, { projectId }),
				body: JSON.stringify({ branch })
			};
			return ask(request, (body) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .readPreviewUrl */ .G)(body, reading), signal, PREVIEW_MS);
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
		const result = await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .exchange */ .c)({
			...request,
			headers,
			limits
		}, deps);
		if (isPost) dispatcher.destroy().catch(() => {});
		const value = (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(result) ? parse(result.body) : void 0;
		if (value !== void 0) return {
			kind: "value",
			value
		};
		return (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_1__/* .failedRequest */ .R6)(result, request, {
			server: "The service",
			redact,
			wall: clock.wall()
		});
	};
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

/***/ 1937:
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
/* harmony import */ var _failed_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8916);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2923);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7121);



// src/service/schema.ts
const WORKING = {
	hasEnded: false,
	didItsWork: false,
	takesMessages: true,
	mayPullRequestFollow: false
};
const STATUSES = {
	active: WORKING,
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
	unknown: WORKING
};
function statusFrom(word) {
	return Object.hasOwn(STATUSES, word) ? word : "unknown";
}
function documentedStatus(status) {
	return status === "unknown" ? void 0 : status;
}
const nonEmpty = (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)().check((0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* ._minLength */ .m9)(1));
const shortString = (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)(nonEmpty.check((0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* ._maxLength */ .Eb)(1e3)));
const sourceSchema = (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	repository: shortString,
	ref: shortString
});
const jobSchema = (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	id: (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5)()),
	status: shortString,
	source: (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)(sourceSchema),
	model: shortString,
	prLink: (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)(nonEmpty)
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
function readPreviewUrl(body, { redact, isLocal }) {
	const { previewUrl } = (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)((0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(body, redact));
	return typeof previewUrl === "string" ? (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLink */ .VJ)(previewUrl, isLocal) : void 0;
}
function readStarted(body, reading, jobId) {
	const json = (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(body, reading.redact);
	const { id, ...job } = readFields(json, reading);
	if (typeof id === "string" && (0,_url_js__WEBPACK_IMPORTED_MODULE_1__/* .isSegment */ .wk)(id) && !id.includes("***")) return {
		...job,
		id
	};
	const { error, errors } = (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(json);
	const isObject = typeof json === "object" && json !== null && !Array.isArray(json);
	return (body.trim() === "" || isObject && !error && !errors) && jobId !== void 0 ? {
		...job,
		id: jobId
	} : void 0;
}
function readJob(body, jobId, reading) {
	const json = (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(body, reading.redact);
	const { id = jobId, ...fields } = readFields(json, reading);
	if (id !== jobId || fields.reportedStatus === void 0) return void 0;
	const job = withStatus({
		...fields,
		id
	}, fields.reportedStatus);
	const { hasEnded, didItsWork } = STATUSES[job.status];
	return hasEnded && !didItsWork ? {
		...job,
		reason: (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .readReason */ .pk)(json, reading.redact)
	} : job;
}
function readFields(json, { isLocal }) {
	const { id, status: reportedStatus, source, model, prLink: returned } = findJob(json) ?? {};
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
	const { job, data } = (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(json);
	const candidates = [
		json,
		job,
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
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5657);



/***/ })

};
