export const id = 446;
export const ids = [446];
export const modules = {

/***/ 7985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kn: () => (/* binding */ allComments),
/* harmony export */   av: () => (/* binding */ OwnAccount),
/* harmony export */   ht: () => (/* binding */ serviceResponse),
/* harmony export */   zL: () => (/* binding */ remedy)
/* harmony export */ });
/* harmony import */ var _sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7951);
/* harmony import */ var _api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7916);


// src/github/account.ts
/** The account behind the token, by which a run tells its own comments from those of others. */
var OwnAccount = class {
	#isInstallation;
	#comments;
	#id;
	constructor(token, comments) {
		this.#isInstallation = token.trim().startsWith("ghs_");
		this.#comments = comments;
	}
	/**
	* Whether a comment is ours. GitHub does not tell an installation which account it has, so until it has written
	* something, every `Bot` counts. For other tokens `GET /user` is sent at most once, and its failure is final.
	*/
	async matcher() {
		if (this.#isInstallation && this.#id === void 0) return ({ author }) => author?.type === "Bot";
		this.#id ??= this.#comments.whoAmI();
		const id = await this.#id;
		return ({ author }) => author?.id === id;
	}
	/** Takes the account from a comment that this run has written. */
	learnFrom({ author }) {
		if (author !== null) this.#id ??= Promise.resolve(author.id);
	}
};
// src/service/remedies.ts
const NETWORK = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Check \`base-url\`, the network, and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`, \`NODE_EXTRA_CA_CERTS\`), then run again.`;
const KEY = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Check the secret for \`api-key\`. The key may be mistyped, expired, revoked, or not an admin key.`;
const RIGHTS = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The key is not authorized for this request. Check that it is an admin key with the required permissions, that it belongs to \`project-id\`, and that the service’s IP allowlist, if any, includes this runner.`;
const DOWN = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The service may be down. Try again later.`;
const BUSY = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The service may still be working on another request. Try again later.`;
const REPORTED = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Fix the problem that the service reported, then run again.`;
const JOB_INPUTS = "`base-url`, `project-id`, and `job-path`";
const ADVICE = {
	create: {
		url: "`base-url`",
		resource: "`base-url` and `project-id`",
		slower: "start fewer runs at the same time",
		byStatus: {
			409: BUSY,
			413: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The prompt is too long. Shorten it, or include less \`context\`.`
		},
		otherwise: REPORTED
	},
	retrieve: {
		url: "`base-url` and `job-path`",
		resource: JOB_INPUTS,
		slower: "increase `poll-interval`",
		byStatus: {},
		otherwise: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Check ${JOB_INPUTS}.`
	},
	visitors: {
		url: "`base-url`",
		resource: "`base-url` and `project-id`",
		slower: "decrease `max-requests` or `trend`",
		byStatus: { 409: BUSY },
		otherwise: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .sentences */ .hC)(REPORTED, (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`If a date is too far in the past, decrease \`trend\`.`)
	}
};
/** What to do about a failed request. Without a status, there was no response. */
function remedy({ status = 0, unexpected }, endpoint) {
	const advice = ADVICE[endpoint];
	const { url } = advice;
	if (unexpected) return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Check ${url}. A different server may be responding at this URL.`;
	if (status === 0 && endpoint !== "retrieve") return NETWORK;
	if (status >= 300 && status < 400) return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Redirects are not followed, because they would send the key to another URL. Change ${url} to the final URL.`;
	return status >= 400 && status < 500 ? clientErrorRemedy(status, advice) : DOWN;
}
function clientErrorRemedy(status, advice) {
	const { resource, slower, byStatus, otherwise } = advice;
	const checkResource = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Check ${resource}.`;
	return {
		401: KEY,
		403: RIGHTS,
		404: checkResource,
		408: DOWN,
		410: checkResource,
		425: DOWN,
		429: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The service limits how many requests you can send, for example per hour. Try again later, and ${slower}.`,
		...byStatus
	}[status] ?? otherwise;
}
function serviceResponse(message) {
	return message === "" ? [] : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Response: ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(message)}.`;
}
// src/github/all-comments.ts
const MAX_READINGS = 5;
/** 50,000 comments: twenty times as many as GitHub allows in a conversation. A longer list cannot be real. */
const MAX_PAGES = 500;
const CONCURRENCY = 12;
/**
* All comments of a thread, ascending by ID. `at`: GitHub's time of the earliest response, in ms since 1970; `pages`: how
* many the list has. Rejects with a
* GitHubFault, or with the signal's reason. If a comment is deleted during a reading, the later ones move up, and one may
* reach a page that was already read. The list is then read again; after five readings, all that they returned counts.
*/
async function allComments(thread, limits = {}) {
	const commentsOfAllReadings = [];
	let at = Number.POSITIVE_INFINITY;
	const readPage = async (page) => {
		(0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_1__/* .checkLimits */ .J5)(limits);
		if (page > MAX_PAGES) throw (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_1__/* .endless */ .bK)();
		const response = await thread.list(page);
		at = Math.min(at, thread.now());
		return response;
	};
	for (let reading = 1;; reading += 1) {
		const first = await readPage(1);
		const { lastPage } = first;
		if (lastPage === void 0) return {
			comments: inOrder(first.comments),
			at,
			pages: 1
		};
		const { comments, isStable } = await readPages(first, lastPage, readPage);
		if (isStable) return {
			comments: inOrder(comments),
			at,
			pages: lastPage
		};
		commentsOfAllReadings.push(...first.comments, ...comments);
		if (reading === MAX_READINGS) return {
			comments: inOrder(commentsOfAllReadings),
			at,
			pages: lastPage
		};
	}
}
const firstIdOf = ({ comments }) => comments[0]?.id;
/**
* `isStable`: no comment was deleted meanwhile. A deletion would change the number of pages, or move the start of the last
* page, which is read before and after the others. The first page is read again with the others, because a comment could be
* deleted after its first reading, and before the last page is read.
*/
async function readPages(first, lastPage, readPage) {
	const before = await readPage(lastPage);
	const others = [];
	for (let page = 1; page < lastPage; page += CONCURRENCY) {
		const length = Math.min(CONCURRENCY, lastPage - page);
		const batch = Array.from({ length }, (_, index) => readPage(page + index));
		others.push(...await Promise.all(batch));
	}
	const after = await readPage(lastPage);
	const hasSameLength = after.lastPage === void 0 && firstIdOf(after) !== void 0 && others.every((page) => page.lastPage === lastPage);
	const [firstAgain = first] = others;
	const hasSameStarts = firstIdOf(after) === firstIdOf(before) && firstIdOf(firstAgain) === firstIdOf(first);
	return {
		comments: [
			...others,
			before,
			after
		].flatMap((page) => page.comments),
		isStable: hasSameLength && hasSameStarts
	};
}
/** Ascending by ID. Of a comment that was read several times, the last version counts. */
function inOrder(comments) {
	return [...new Map(comments.map((comment) => [comment.id, comment])).values()].toSorted((a, b) => a.id - b.id);
}



/***/ }),

/***/ 7564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ requester),
/* harmony export */   r: () => (/* binding */ serviceClient)
/* harmony export */ });
/* harmony import */ var _url_DXiiDLb3_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3019);
/* harmony import */ var _sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7951);
/* harmony import */ var _undici_DAfkrqG8_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7917);
/* harmony import */ var _retry_D_dRT7YK_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8149);
/* harmony import */ var _schema_ChgkACuK_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(183);





// src/service/request.ts
(0,_undici_DAfkrqG8_js__WEBPACK_IMPORTED_MODULE_1__/* .init_undici */ .aW)();
function isSuccess(exchange) {
	return exchange.kind === "response" && exchange.status >= 200 && exchange.status < 300;
}
const errorWith = (code, message) => Object.assign(new Error(message), { code });
const STOPPED = {
	code: "STOPPED",
	message: "the run was stopped"
};
const seconds = (ms) => `${Number((ms / 1e3).toPrecision(2))} s`;
/** Calls `notify` once a request has a connection, before its first byte is sent. */
function whenConnected(notify) {
	return (dispatch) => (options, handler) => {
		const onConnect = (abort) => {
			notify();
			handler.onConnect?.(abort);
		};
		return dispatch(options, Object.assign(new _undici_DAfkrqG8_js__WEBPACK_IMPORTED_MODULE_1__/* .import_decorator_handler */ .vP.default(handler), { onConnect }));
	};
}
/**
* Sends one request and reads the response; never rejects. The request counts as sent once it has a connection, whatever
* the code of a later error.
*/
async function exchange({ url, limits, ...options }, deps) {
	const { dispatcher, after, signal } = deps;
	if (signal?.aborted) return {
		kind: "fault",
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
			kind: "fault",
			sent,
			code: codeOf(error),
			message: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error),
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
/** If no address of a host can be reached, the code is that of the first address. */
function codeOf(error) {
	if (typeof error.code === "string") return error.code;
	const first = error.errors?.[0];
	return first instanceof Error ? codeOf(first) : error.name;
}
// src/service/failed-request.ts
/** Describes an exchange whose response is missing, incomplete, or not usable. `wall`: ms since the epoch. */
function failedAttempt(result, method, redact, wall) {
	const unexpected = isSuccess(result);
	const message = result.kind === "fault" ? "" : (0,_schema_ChgkACuK_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(result.body, redact);
	const isErrorMessage = !unexpected || message === "a web page instead of JSON";
	return {
		kind: "failure",
		failure: classify(result, method),
		status: result.status,
		happened: describe(result, redact),
		serviceMessage: isErrorMessage ? message : "",
		unexpected,
		retryAfterMs: (0,_retry_D_dRT7YK_js__WEBPACK_IMPORTED_MODULE_3__/* .retryAfterMs */ .V)(result, wall)
	};
}
/** The status is sufficient, even if the body is incomplete. */
function classify(exchange, method) {
	const { status = 0 } = exchange;
	const wasNotSent = exchange.kind === "fault" && !exchange.sent;
	if (status === 429 || wasNotSent) return "transient";
	if (status === 404 || status === 410) return "gone";
	if (method === "GET" && (status === 408 || status === 425)) return "transient";
	if (status >= 300 && status < 500) return "permanent";
	return method === "GET" ? "transient" : "unclear";
}
function describe(result, redact) {
	if (result.kind === "response") {
		const { status } = result;
		if (isSuccess(result)) return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The service returned ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(status)}, but not the expected response.`;
		const isRedirect = status >= 300 && status < 400;
		return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The service returned ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(status)}${isRedirect ? ", a redirect" : []}.`;
	}
	const { status, sent } = result;
	const detail = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(redact(`${result.code}: ${result.message}`));
	if (status !== void 0) return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The service returned ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(status)}, but the response was incomplete (${detail}).`;
	return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The service ${sent ? "did not respond" : "could not be reached"} (${detail}).`;
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
const CREATE_PATH = "/v2/agent/{projectId}/job";
/** The endpoints of agent jobs; each method makes one attempt. */
function serviceClient(access) {
	const { baseUrl, projectId, jobPath, redact } = access;
	const ask = requester(access);
	const reading = {
		redact,
		isLocal: (0,_url_DXiiDLb3_js__WEBPACK_IMPORTED_MODULE_4__/* .isLoopback */ .U9)(baseUrl)
	};
	const preview = ({ jobId, prompt }) => {
		const urlOf = (path) => (0,_url_DXiiDLb3_js__WEBPACK_IMPORTED_MODULE_4__/* .addressOf */ .ci)(baseUrl, path, {
			projectId,
			id: jobId ?? ""
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
		preview,
		post(work, signal) {
			return ask(preview(work), (body) => (0,_schema_ChgkACuK_js__WEBPACK_IMPORTED_MODULE_2__/* .readStarted */ .y7)(body, reading), signal);
		},
		retrieve(jobId, limitMs, signal) {
			return ask(preview({ jobId }), (body) => (0,_schema_ChgkACuK_js__WEBPACK_IMPORTED_MODULE_2__/* .readJob */ .cd)(body, jobId, reading), signal, limitMs);
		}
	};
}
/**
* Returns the function that sends one request; it never rejects. `parse` returns undefined for an unexpected body, and
* `limitMs` shortens the request's own time limit.
*/
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
		return failedAttempt(result, method, redact, clock.wall());
	};
}



/***/ }),

/***/ 4746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: () => (/* binding */ changedComments),
/* harmony export */   bc: () => (/* binding */ MAX_COMMENT),
/* harmony export */   fo: () => (/* binding */ threadComments)
/* harmony export */ });
/* harmony import */ var _json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1562);
/* harmony import */ var _url_DXiiDLb3_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3019);
/* harmony import */ var _api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7916);
/* harmony import */ var _issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5187);




// src/github/comments.ts
/** Maximum length of a comment: GitHub's limit of 65,536 characters, with a margin. */
const MAX_COMMENT = 65e3;
const commentSchema = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	id: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
	issue_url: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	user: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		id: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
		type: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(), ""),
		login: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()
	})),
	body: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	created_at: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	updated_at: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	html_url: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(), ""),
	author_association: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(), "NONE")
}), (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ user, body, ...comment }) => ({
	id: comment.id,
	/** The number of the issue or pull request. */
	issue: Number(/(?<=\/)\d+$/.exec(comment.issue_url)?.[0]),
	/** Null where GitHub names no author any more. `type` is GitHub's: `User`, `Bot`, … */
	author: user ?? null,
	association: comment.author_association,
	body: body ?? "",
	/** ISO 8601. */
	createdAt: comment.created_at,
	/** In ms since 1970. */
	updatedAt: Date.parse(comment.updated_at),
	/** '' where it is not plain: it becomes an output, and a link. */
	url: (0,_url_DXiiDLb3_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLink */ .VJ)(comment.html_url, true) ?? ""
})));
const COMMENT = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
/** GitHub's comments of one issue. Every method sends one request, and rejects with a `GitHubFault`. */
function threadComments(api, issue) {
	const commentFrom = async (route, parameters) => (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_1__/* .read */ .LF)(commentSchema, await api.call(route, parameters));
	return {
		now: api.now,
		/** Ascending by id. `page` counts from 1; `since`: only what changed then or later; `lastPage`: see `GitHubResponse`. */
		async list(page, since) {
			const parameters = {
				issue_number: issue,
				per_page: 100,
				page,
				...since === void 0 ? {} : { since: timeOf(since) }
			};
			const response = await api.call(`GET ${_issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE */ .i8}/comments`, parameters);
			return {
				comments: (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_1__/* .read */ .LF)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(commentSchema), response),
				lastPage: response.lastPage
			};
		},
		get: (id) => commentFrom(`GET ${COMMENT}`, { comment_id: id }),
		create: (body) => commentFrom(`POST ${_issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE */ .i8}/comments`, {
			issue_number: issue,
			body
		}),
		update: (id, body) => commentFrom(`PATCH ${COMMENT}`, {
			comment_id: id,
			body
		}),
		async remove(id) {
			await api.call(`DELETE ${COMMENT}`, { comment_id: id });
		},
		/** The id of the account behind the token. */
		whoAmI: async () => (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_1__/* .read */ .LF)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ id: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)() }), await api.call("GET /user")).id
	};
}
/** GitHub's times have no fractions. */
const timeOf = (ms) => new Date(ms).toISOString().replace(/\.\d+/, "");
/** Busy repositories have more in a month, but GitHub allows a thousand requests an hour. */
const MAX_CHANGED = 3e3;
/**
* Our comments of all issues and pull requests that changed at `since` or later (ms since 1970), by id; `isCut`: only the
* 3,000 that changed last were read. In descending order, a change during the reading moves no comment off a later page.
*/
async function changedComments(api, since, limits) {
	const route = "GET /repos/{owner}/{repo}/issues/comments";
	const parameters = {
		sort: "updated",
		direction: "desc",
		since: timeOf(since)
	};
	const list = {
		schema: commentSchema,
		atMost: MAX_CHANGED,
		...limits
	};
	const changed = await (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_1__/* .rowsOf */ .RO)(api, route, parameters, list);
	const ours = changed.filter(({ body }) => (0,_issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenLine */ .re)(body) !== void 0);
	return {
		comments: new Map(ours.map((comment) => [comment.id, comment])),
		isCut: changed.length >= MAX_CHANGED
	};
}



/***/ }),

/***/ 8149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ retryAfterMs),
/* harmony export */   v: () => (/* binding */ retryPauseMs)
/* harmony export */ });
// src/service/retry.ts
const MAX_TRIES = 3;
const PAUSES_MS = [2e3, 5e3];
const PAUSES_AFTER_429_MS = [5e3, 15e3];
/** About 30 years, so that the end of any pause can be shown as a time. */
const MAX_PAUSE_MS = 0xe8d4a51000;
/** The pause in ms before a request is sent again that has failed `tries` times; undefined: not again. */
function retryPauseMs(tries, failure) {
	if (tries >= MAX_TRIES) return void 0;
	const pauses = failure.status === 429 ? PAUSES_AFTER_429_MS : PAUSES_MS;
	return failure.retryAfterMs ?? pauses[tries - 1];
}
/**
* The pause in ms that `Retry-After` asks for; undefined if it is missing or unreadable. A date is read against the
* response's own `Date`, else against `wall` (RFC 9110, 10.2.3).
*/
function retryAfterMs({ headers }, wall) {
	const value = [headers?.["retry-after"]].flat()[0]?.trim() ?? "";
	if (/^\d+$/.test(value)) return Math.min(Number(value) * 1e3, MAX_PAUSE_MS);
	const until = httpDate(value);
	const pause = until && until - (httpDate(headers?.date ?? "") ?? wall);
	return pause && Math.min(Math.max(0, pause), MAX_PAUSE_MS);
}
/** The form that RFC 9110 (5.6.7) requires. Date.parse alone reads "after 5" as a month of 2001. */
function httpDate(value) {
	const time = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(value) ? Date.parse(value) : NaN;
	return Number.isNaN(time) ? void 0 : time;
}



/***/ }),

/***/ 1446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   visitorsRun: () => (/* binding */ visitorsRun)
/* harmony export */ });
/* harmony import */ var _inputs_Boy2br5b_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6247);
/* harmony import */ var _sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7951);
/* harmony import */ var _client_Dr7T_8Oq_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7564);
/* harmony import */ var _all_comments_B31bG04s_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7985);
/* harmony import */ var _retry_D_dRT7YK_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8149);
/* harmony import */ var _json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1562);
/* harmony import */ var _url_DXiiDLb3_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3019);
/* harmony import */ var _comments_8mJVXles_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4746);
/* harmony import */ var _api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7916);
/* harmony import */ var _issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5187);
/* harmony import */ var _publisher_S_nxR_iX_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4809);
/* harmony import */ var _files_D3Tb9xQD_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5852);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7975);













// src/visitors/client.ts
/** No request is repeated later than this, in ms since the run started. */
const MAX_RUN_MS = 18e5;
const count = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai)().check((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm)(0), (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__/* ._lte */ .Zm)(Number.MAX_SAFE_INTEGER));
const counts = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({
	human: count,
	ai: count,
	total: count
});
const page = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({
	path: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .Yj)(),
	...counts.shape
});
const response = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({
	totals: counts,
	/** Undefined: a row that cannot be used. */
	visitors: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YO)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__/* .optionalOrUndefined */ .Ku)(page)),
	hasMore: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM)()
});
const NONE_LEFT = {
	reason: "budget",
	happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`No requests were left.`,
	next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Increase \`max-requests\` or reduce \`trend\`.`
};
/** The visitors endpoint of one project (specification, 4.4), with a budget of requests. */
async function visitorsClient(session, limits) {
	const { inputs, clock, signal, userAgent, publisher } = session;
	const { redact } = publisher;
	const { "api-key": apiKey } = inputs;
	const connections = await session.connect();
	const ask = (0,_client_Dr7T_8Oq_js__WEBPACK_IMPORTED_MODULE_2__/* .requester */ .l)({
		apiKey,
		redact,
		userAgent,
		connections,
		clock,
		limits
	});
	const parse = (body) => response.safeParse((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(body, redact)).data;
	const address = (query) => addressFor(query, inputs);
	let remaining = inputs["max-requests"];
	const read = async (query) => {
		if (remaining === 0) return NONE_LEFT;
		remaining--;
		const request = {
			method: "GET",
			url: address(query)
		};
		for (let attempts = 1;; attempts++) {
			const result = await ask(request, parse, signal);
			if (result.kind === "value") return result.value;
			const pause = (0,_retry_D_dRT7YK_js__WEBPACK_IMPORTED_MODULE_11__/* .retryPauseMs */ .v)(attempts, result) ?? Number.POSITIVE_INFINITY;
			const end = endOf(result, {
				pause,
				remaining,
				signal,
				clock
			});
			if (end) return noResponse(end, attempts, result);
			remaining--;
			publisher.info((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${result.happened} Retrying in ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(pause)}.`);
			await clock.sleep(pause, signal).catch(() => {});
		}
	};
	return {
		address,
		read,
		requests: () => ({
			sent: inputs["max-requests"] - remaining,
			remaining
		})
	};
}
function addressFor({ range, limit, offset }, { "base-url": baseUrl, "project-id": projectId }) {
	const url = (0,_url_DXiiDLb3_js__WEBPACK_IMPORTED_MODULE_12__/* .addressOf */ .ci)(baseUrl, "/v1/analytics/{projectId}/visitors", { projectId });
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
/** Undefined if the request is repeated after the pause. */
function endOf({ failure }, run) {
	const { pause, remaining, signal, clock } = run;
	if (signal.aborted || failure !== "transient") return { reason: "refused" };
	if (pause === Number.POSITIVE_INFINITY) return { reason: "failed" };
	const later = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`It accepts requests again at ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .moment */ .n$)(clock.wall() + pause)}.`;
	if (clock.now() + pause >= MAX_RUN_MS) return {
		reason: "failed",
		why: later
	};
	if (remaining === 0) return {
		reason: "budget",
		why: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`No requests were left for a retry.`
	};
}
function noResponse({ reason, why = [] }, attempts, failure) {
	const times = attempts === 1 ? [] : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`All ${attempts} attempts failed.`;
	const response = (0,_all_comments_B31bG04s_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceResponse */ .ht)(failure.serviceMessage);
	return {
		reason,
		happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(times, failure.happened, why, response),
		next: (0,_all_comments_B31bG04s_js__WEBPACK_IMPORTED_MODULE_3__/* .remedy */ .zL)(failure, "visitors")
	};
}
// src/visitors/counts.ts
/** The counts as people and files get them; everything else is computed from fractions. */
function rounded({ human, ai, total }) {
	return {
		human: Math.round(human),
		ai: Math.round(ai),
		total: Math.round(total)
	};
}
function hasVisitors({ totals }) {
	return totals !== void 0 && Math.round(totals.total) > 0;
}
/** The visitors counted as both human and AI, rounded; undefined if it would be negative. */
function bothIn({ human, ai, total }) {
	const both = Math.round(human + ai - total);
	return both < 0 ? void 0 : both;
}
/** 0 to 1; undefined if there are no visitors, or fewer than those of AI alone. */
function aiShare({ ai, total }) {
	return total > 0 && ai <= total ? ai / total : void 0;
}
/** The relative change in percent; undefined if a count is not known or the earlier one is 0. */
function percentChange(now, before) {
	return before === void 0 || Math.round(before) === 0 ? void 0 : (now / before - 1) * 100;
}
/** Pages by falling number, then by path in the order of its code units. */
function ranked(pages, by) {
	return [...pages].sort((a, b) => by(b) - by(a) || (a.path < b.path ? -1 : 1));
}
// src/visitors/format.ts
/** `12,345`; a dash for a count that is not known. */
function formatCount(value) {
	return value === void 0 ? "–" : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(Math.round(value));
}
/** `4.8`; never `-0.0`. */
function formatDecimal(value) {
	return value.toFixed(1).replace("-0.0", "0.0");
}
/** A difference of counts: `+12`, `−3`. */
function formatCountChange(value) {
	return `${signOf(value)}${formatCount(Math.abs(value))}`;
}
/** A difference with one decimal: `+4.8`, `−2.0`, `±0`. */
function formatDecimalChange(value) {
	const digits = formatDecimal(Math.abs(value));
	return digits === "0.0" ? "±0" : `${signOf(value)}${digits}`;
}
/** `+4.8%`; a dash for a change that is not known. */
function formatPercentChange(value) {
	return value === void 0 ? "–" : `${formatDecimalChange(value)}%`;
}
const signOf = (value) => value < 0 ? "−" : "+";
/** A table in Markdown. `textColumn`: the index of the only column that does not contain numbers. */
function table(head, rows, textColumn = 0) {
	const line = (cells) => `| ${cells.join(" | ")} |`;
	const alignments = head.map((_, index) => index === textColumn ? "---" : "--:");
	return [
		line(head),
		line(alignments),
		...rows.map(line)
	].join("\n");
}
// src/visitors/period.ts
/** `count` ranges, fewer where the calendar begins. The user's dates stay as written. `now` is in ms since 1970. */
function rangesOf(period, count, now) {
	if (period === "all") return [void 0];
	const isDays = typeof period === "string" || !hasTimes(period);
	const endOf = endsOf(period, now);
	const ends = Array.from({ length: count + 1 }, (_, back) => endOf(back)).filter((end) => end >= Date.parse("0001-01-01")).map((end) => new Date(end).toISOString()).map((iso) => isDays ? iso.slice(0, 10) : iso.replace(".000Z", "Z"));
	const [newest, ...earlier] = ends.slice(1).map((from, back) => ({
		from,
		to: ends[back] ?? from
	}));
	return [typeof period === "string" ? newest : period, ...earlier];
}
/** Returns a function that gives the end of the range `back` periods before the newest one, in ms since 1970. */
function endsOf(period, now) {
	if (typeof period !== "string") {
		const end = (0,_inputs_Boy2br5b_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(period.to);
		const length = end - (0,_inputs_Boy2br5b_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(period.from);
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
const hasTimes = ({ from, to }) => !((0,_inputs_Boy2br5b_js__WEBPACK_IMPORTED_MODULE_0__/* .isDay */ .N)(from) && (0,_inputs_Boy2br5b_js__WEBPACK_IMPORTED_MODULE_0__/* .isDay */ .N)(to));
function requestedRange(range) {
	if (range === void 0) return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`all time, as reported by the service`;
	return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(range.from)} to ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(range.to)} (exclusive), UTC`;
}
/** `Nov 9–15, 2026`, a month `Oct 2026`; with times, in UTC. */
function rangeName(range, period, hasYear = true) {
	if (range === void 0) return "all time";
	const format = dateFormat(range, period, hasYear);
	const isTimed = hasTimes(range);
	const last = isTimed ? (0,_inputs_Boy2br5b_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.to) : (0,_inputs_Boy2br5b_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.to) - 1;
	const name = format.formatRange((0,_inputs_Boy2br5b_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.from), last).replace(/\s/g, " ");
	return isTimed ? `${name} UTC` : name.replace(/(\d) – (\d)/, "$1–$2");
}
/** The names of columns: `Nov 9–15`, with the year if it is not the same for all. */
function rangeNames(periods, period) {
	const hasYear = severalYears(periods);
	return periods.map(({ range }) => range ? rangeName(range, period, hasYear) : "All time");
}
/** The starts of periods: `Nov 9`, of months `Oct`, with the year if it is not the same for all. */
function startNames(periods, period) {
	const hasYear = severalYears(periods);
	return periods.flatMap(({ range }) => range ?? []).map((range) => dateFormat(range, period, hasYear).format((0,_inputs_Boy2br5b_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.from)));
}
function severalYears(periods) {
	const starts = periods.flatMap(({ range }) => range?.from ?? []);
	return new Set(starts.map((from) => new Date((0,_inputs_Boy2br5b_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(from)).getUTCFullYear())).size > 1;
}
function dateFormat(range, period, hasYear) {
	const time = hasTimes(range) ? "2-digit" : void 0;
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
// src/visitors/chart.ts
const CHART = {
	width: 420,
	height: 300,
	yAxis: { labelPadding: 10 }
};
const CHART_THEME = {
	plotColorPalette: "#5b8def, #e8710a",
	backgroundColor: "transparent"
};
/** Names that fit below the chart; those with a year or a time are long. */
const MAX_NAMES = 4;
const MAX_LONG_NAMES = 3;
/** Chart and table, oldest first, starting at the first period that has visitors; nothing for a single period. */
function trendSection(periods, period) {
	const oldestFirst = periods.toReversed();
	const start = oldestFirst.findIndex(hasVisitors);
	if (start < 0) return [];
	const shown = oldestFirst.slice(start);
	const named = startNames(shown, period).map((name, index) => {
		return {
			name,
			totals: shown[index]?.totals
		};
	});
	const bars = named.flatMap(({ name, totals }) => totals ? {
		name,
		...rounded(totals)
	} : []);
	if (bars.length < 2) return [];
	const unit = period === "custom" ? "period" : period.replace("last-", "").replace("-", " ");
	const withoutVisitors = oldestFirst.slice(0, start).filter(({ totals }) => totals).length;
	const legend = ["🟦 Bars: all visitors", "🟧 Line: AI"];
	if (withoutVisitors > 0) legend.push(`Not shown: ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(withoutVisitors, "earlier period")} without visitors`);
	return [
		chart(bars, unit),
		legend.join(" · "),
		(0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__/* .collapsible */ .r0)("Trend in numbers", trendTable(named))
	];
}
function trendTable(periods) {
	return table([
		"From",
		"All",
		"Human",
		"AI"
	], periods.map(({ name, totals }) => [name.replaceAll(" ", "\xA0"), ...[
		totals?.total,
		totals?.human,
		totals?.ai
	].map(formatCount)]));
}
function chart(bars, unit) {
	const init = {
		xyChart: CHART,
		themeVariables: { xyChart: CHART_THEME }
	};
	const title = `Visitors per ${unit}`;
	return [
		"```mermaid",
		`%%{init: ${JSON.stringify(init)}}%%`,
		"xychart-beta",
		`  title "${title}"`,
		`  accTitle: ${title}`,
		`  accDescr: ${bars.map(describe).join(" ")}`,
		`  x-axis ${JSON.stringify(axisNames(bars))}`,
		`  y-axis 0 --> ${axisEnd(bars)}`,
		`  bar [${bars.map(({ total }) => total).join(", ")}]`,
		`  line [${bars.map(({ ai }) => ai).join(", ")}]`,
		"```"
	].join("\n");
}
/** For screen readers, because the chart is a picture. */
function describe({ name, total, human, ai }) {
	return `${name}: ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(total, "visitor")}, ${formatCount(human)} human, ${formatCount(ai)} AI.`;
}
/** Names at equal distances, as many as fit, and away from the right edge of the chart, which would cut them off. */
function axisNames(bars) {
	const most = bars.some(({ name }) => name.length > 7) ? MAX_LONG_NAMES : MAX_NAMES;
	const distance = Math.ceil(bars.length / most);
	const fromRight = Math.floor(distance / 2);
	return bars.map(({ name }, index) => {
		return (bars.length - 1 - index) % distance === fromRight ? name : "​".repeat(index + 1);
	});
}
/** A round number that is not less than any bar, and for which Mermaid draws 8 to 11 ticks at whole numbers. */
function axisEnd(bars) {
	const highest = Math.max(8, ...bars.flatMap(({ ai, total }) => [ai, total]));
	const power = 10 ** Math.floor(Math.log10(highest));
	return ([
		1,
		1.6,
		2,
		3.5,
		4,
		5,
		8
	].find((step) => step * power >= highest) ?? 10) * power;
}
// src/visitors/movers.ts
const MAX_MOVERS = 10;
/** Compares the pages of two periods. A renamed page appears twice: its old path lost all visitors, and its new one gained them. */
function moversOf(now, before) {
	const gained = [];
	const lost = [];
	const addIfChanged = (path, now, before = 0) => {
		const change = Math.round(now - before);
		if (change > 0) gained.push({
			path,
			now,
			before,
			change
		});
		if (change < 0) lost.push({
			path,
			now,
			before,
			change
		});
	};
	for (const [path, { total }] of now) addIfChanged(path, total, before.get(path)?.total);
	for (const [path, { total }] of before) if (!now.has(path)) addIfChanged(path, 0, total);
	return {
		gained: largestOf(gained),
		lost: largestOf(lost)
	};
}
function largestOf(movers) {
	return {
		pages: ranked(movers, ({ change }) => Math.abs(change)).slice(0, MAX_MOVERS),
		count: movers.length
	};
}
// src/visitors/read-visitors.ts
const MAX_PARALLEL = 4;
/** Maximum number of rows of one period, so that a report needs at most 1 GiB of memory. */
const MAX_ROWS = 1e6;
/**
* Reads one response of the reported period, then the trend, and then the remaining responses, so that a large site leaves
* enough requests for the trend. A period that cannot be read is left out of the trend.
*/
async function readVisitors(client, [range, ...earlier], { comparesPages, publisher }) {
	const first = await client.read({
		range,
		limit: 250,
		offset: 0
	});
	if (isNoResponse(first)) return first;
	const trend = await readTrend(client, hasVisitors(first) ? earlier : earlier.slice(0, 1), comparesPages);
	if (isNoResponse(trend)) return trend;
	const irregularities = {
		invalidRows: 0,
		duplicateRows: 0,
		shortResponses: 0,
		inconsistentTotals: 0,
		hasFractions: false
	};
	const current = await readPages(client, {
		range,
		response: first
	}, irregularities);
	if (isNoResponse(current)) return current;
	const movers = comparesPages ? await readMovers(client, {
		current,
		previous: trend[0],
		irregularities
	}, publisher) : void 0;
	if (movers && isNoResponse(movers)) return movers;
	const periods = [{
		range,
		totals: first.totals
	}, ...trend.map(periodTotals)];
	irregularities.hasFractions ||= periods.some(({ totals }) => totals && hasFraction(totals));
	const pages = ranked(current.pages.values(), ({ total }) => total);
	return {
		...irregularities,
		periods,
		pages,
		truncated: current.truncated,
		movers
	};
}
/** Reads the totals of the earlier periods, and if pages are compared, also the first ones of the newest period. */
async function readTrend({ read }, ranges, comparesPages) {
	const readPeriod = async (range) => {
		return {
			range,
			response: await read({
				range,
				limit: comparesPages && range === ranges[0] ? 250 : 1,
				offset: 0
			})
		};
	};
	const trend = [];
	for (let at = 0; at < ranges.length; at += MAX_PARALLEL) {
		trend.push(...await Promise.all(ranges.slice(at, at + MAX_PARALLEL).map(readPeriod)));
		const refused = trend.map(({ response }) => response).find(isRefused);
		if (refused) return refused;
	}
	return trend;
}
const isNoResponse = (result) => "reason" in result;
const isRefused = (result) => isNoResponse(result) && result.reason === "refused";
function periodTotals({ range, response }) {
	return isNoResponse(response) ? {
		range,
		why: response
	} : {
		range,
		totals: response.totals
	};
}
/** Reads the remaining pages of the previous period, and compares them with the current ones, or says why it cannot. */
async function readMovers(client, { current, previous, irregularities }, publisher) {
	if (previous === void 0) return void 0;
	const { response } = previous;
	if (isNoResponse(response)) return notCompared((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`the previous period could not be read.`);
	if (!hasVisitors(response)) return void 0;
	if (current.truncated) return notCompared(INCOMPLETE);
	const needed = response.hasMore ? Math.max(1, current.requests) : 0;
	const { sent, remaining } = client.requests();
	const more = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(needed, "more request");
	if (needed > remaining) return notCompared((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`this takes about ${more}, and \`max-requests\` leaves ${remaining}. To compare them, increase \`max-requests\`.`);
	if (needed > 0) publisher.info((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Reading the pages of the previous period: about ${more} (so far: ${sent}).`);
	const before = await readPages(client, {
		...previous,
		response
	}, irregularities);
	if (isRefused(before)) return before;
	if (isNoResponse(before) || before.truncated) return notCompared(INCOMPLETE);
	return moversOf(current.pages, before.pages);
}
const INCOMPLETE = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`not every page of both periods was read.`;
const notCompared = (why) => (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Pages were not compared with the previous period, because ${why}`;
/** Reads the remaining responses of a period while requests are left. Returns the documentation's pages. */
async function readPages({ read }, { range, response: first }, irregularities) {
	const rows = new Rows(first.totals, irregularities);
	let requests = 0;
	const requestFrom = (offset) => {
		requests++;
		return read({
			range,
			limit: 250,
			offset
		});
	};
	for await (const response of responses(first, requestFrom)) {
		if (!isNoResponse(response)) rows.add(response);
		else if (response.reason === "budget") rows.truncated = "max-requests";
		else return response;
		if (rows.truncated) break;
	}
	const { pages, truncated } = rows;
	/** `requests`: those after the first one. */
	return {
		pages,
		truncated,
		requests
	};
}
/** Reads on while there is more (specification, 4.4, rule 2): 2 responses at a time, later 4. */
async function* responses(first, requestFrom) {
	yield first;
	let { hasMore } = first;
	for (let count = 1; hasMore;) {
		const length = count < MAX_PARALLEL ? 2 : MAX_PARALLEL;
		const batch = Array.from({ length }, (_, index) => requestFrom((count + index) * 250));
		count += length;
		for (const request of batch) {
			if (!hasMore) return;
			const response = await request;
			yield response;
			hasMore = "hasMore" in response && response.hasMore;
		}
	}
}
/** Collects the rows of one period, and counts in `irregularities` what was irregular. */
var Rows = class {
	/** Of rows with the same path the first one counts. */
	pages = /* @__PURE__ */ new Map();
	truncated;
	#totals;
	#irregularities;
	#count = 0;
	constructor(totals, irregularities) {
		this.#totals = totals;
		this.#irregularities = irregularities;
	}
	add({ totals, visitors, hasMore }) {
		const rows = visitors.slice(0, MAX_ROWS - this.#count);
		this.#count += rows.length;
		for (const row of rows) this.#addRow(row);
		if (hasMore && visitors.length < 250) this.#irregularities.shortResponses++;
		if (!(0,node_util__WEBPACK_IMPORTED_MODULE_10__.isDeepStrictEqual)(totals, this.#totals)) this.#irregularities.inconsistentTotals++;
		if (this.#count === 1e6 && (hasMore || rows.length < visitors.length)) this.truncated = "rows";
	}
	#addRow(row) {
		if (row === void 0) this.#irregularities.invalidRows++;
		else if (this.pages.has(row.path)) this.#irregularities.duplicateRows++;
		else this.pages.set(row.path, row);
		this.#irregularities.hasFractions ||= row !== void 0 && hasFraction(row);
	}
};
function hasFraction({ human, ai, total }) {
	return ![
		human,
		ai,
		total
	].every(Number.isInteger);
}
// src/visitors/warnings.ts
/** What a report lacks or had to correct. */
function warningsOf(numbers) {
	return [
		...truncation(numbers),
		...irregularities(numbers),
		...missingPeriods(numbers)
	];
}
function truncation({ truncated, pages }) {
	if (truncated === void 0) return [];
	const why = truncated === "rows" ? (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(MAX_ROWS, "row")}` : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`\`max-requests\``;
	const what = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The service has more than the ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(pages.length, "page")} that were read, because the limit of ${why} was reached. The page lists cover only these pages; the totals cover the whole site.`;
	const remedy = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To read more, increase \`max-requests\`.`;
	return [{
		title: "Not every page was read",
		happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(what, truncated === "max-requests" ? remedy : [])
	}];
}
function irregularities(numbers) {
	const { invalidRows, duplicateRows, shortResponses, inconsistentTotals } = numbers;
	return [
		{
			count: invalidRows,
			happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The service returned ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(invalidRows, "invalid row")}, which the report leaves out.`
		},
		{
			count: duplicateRows,
			happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The service returned ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(duplicateRows, "duplicate row")}, which the report leaves out. Other pages may be missing.`
		},
		{
			count: shortResponses,
			happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The service returned ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(shortResponses, "short response")} that indicated more pages. Pages may be missing.`
		},
		{
			count: inconsistentTotals,
			happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The service returned ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(inconsistentTotals, "response")} with totals that had changed during the export. The report shows the first totals. Changes of pages may be inaccurate.`
		}
	].filter(({ count }) => count > 0).map(({ happened }) => ({
		title: "Irregular responses",
		happened
	}));
}
function missingPeriods({ periods }) {
	const gaps = periods.flatMap(({ why }) => why ?? []);
	const [gap] = gaps;
	if (gap === void 0) return [];
	const totals = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The totals of ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(gaps.length, "earlier period")} could not be read. ${gap.happened}`;
	return [{
		title: "Missing periods in the trend",
		happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(totals, gap.next)
	}];
}
// src/visitors/report.ts
/** Maximum length of a path that is shown. */
const MAX_PATH = 120;
/** Maximum number of rows of a collapsed table. */
const MAX_COLLAPSED = 20;
const UNIQUE = "Visitors are unique, as counted by the service. Do not add up pages or periods: a visitor of two pages counts on each, but only once in the total.";
const ROUNDED = "The service returned fractions. They are shown rounded.";
/** A report as outputs, summary and annotations; `values` are the outputs that do not come from the report. */
function presentReport(report, values) {
	const [{ range, totals }, before] = report.periods;
	const { human, ai, total } = rounded(totals);
	const headline = titleOf(report);
	const project = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Project ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(report.inputs["project-id"])}:`;
	const warnings = warningsOf(report).map((warning) => {
		return {
			...warning,
			level: "warning",
			happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(project, warning.happened)
		};
	});
	const numbers = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(total, "visitor")} (human: ${formatCount(human)}, AI: ${formatCount(ai)}), ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(report.pages.length, "page")}, ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(report.requests, "request")}.`;
	const requested = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Requested range: ${requestedRange(range)}.`;
	const happened = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(project, numbers, requested);
	const changeOf = (count) => {
		const change = percentChange(totals[count], before?.totals?.[count]);
		return change === void 0 ? "" : formatDecimal(change);
	};
	return {
		outputs: (0,_issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_7__/* .outputs */ .V4)({
			...values,
			human: `${human}`,
			ai: `${ai}`,
			total: `${total}`,
			both: String(bothIn(totals) ?? ""),
			"ai-share": aiShare(totals)?.toFixed(4) ?? "",
			pages: String(report.pages.length),
			truncated: String(report.truncated !== void 0),
			headline,
			"total-change": changeOf("total"),
			"ai-change": changeOf("ai")
		}),
		summary: visitorsMarkdown(report, _publisher_S_nxR_iX_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_SUMMARY_BYTES */ .Q0),
		annotations: [...warnings, {
			level: "notice",
			title: headline,
			happened
		}]
	};
}
/** At most `maxBytes` (UTF-8): as long as it is larger, it is composed again with half the rows of pages. */
function visitorsMarkdown(report, maxBytes) {
	const { inputs, pages, periods, period, hasFractions, requests, runUrl, help } = report;
	const isEmpty = pages.length === 0 && !periods.some(hasVisitors);
	const notes = hasFractions ? [UNIQUE, ROUNDED] : [UNIQUE];
	const heading = [`### 📈 ${titleOf(report)}`, `Project ${(0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__/* .codeSpan */ .SS)(inputs["project-id"])}`];
	const warnings = warningsOf(report).map((warning) => `⚠️ ${(0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__/* .toMarkdown */ .l6)((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(warning.happened, help(warning)))}`);
	const sections = [
		...totalsSection(report),
		...trendSection(periods, period),
		...pagesSection(report),
		...moversSection(report),
		(0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__/* .collapsible */ .r0)("About these numbers", notes.map((note) => `- ${note}`).join("\n"))
	];
	const content = isEmpty ? ["The service reported no visitors."] : sections;
	const footer = [`Requested range: ${(0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__/* .toMarkdown */ .l6)(requestedRange(periods[0].range))}`, `${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(requests)} of at most ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(inputs["max-requests"], "request")}`];
	if (runUrl !== void 0) footer.push((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__/* .toMarkdown */ .l6)([(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(runUrl, "workflow run")]));
	const smallPrint = `<sub>${footer.join(" · ")}</sub>`;
	const markdown = `${[
		...heading,
		...warnings,
		...content,
		smallPrint
	].join("\n\n")}\n`;
	if (Buffer.byteLength(markdown) <= maxBytes || inputs.top === 0) return markdown;
	return visitorsMarkdown({
		...report,
		inputs: {
			...inputs,
			top: Math.floor(inputs.top / 2)
		}
	}, maxBytes);
}
/** `Documentation visitors, Nov 9–15, 2026: 3,123 (+3.7%)`. */
function titleOf({ periods: [now, before], period }) {
	const change = percentChange(now.totals.total, before?.totals?.total);
	const changeText = change === void 0 ? "" : ` (${formatPercentChange(change)})`;
	return `Documentation visitors, ${rangeName(now.range, period)}: ${formatCount(now.totals.total)}${changeText}`;
}
function totalsSection({ periods, period }) {
	const [{ totals: now }, earlier] = periods;
	const before = earlier?.totals;
	const names = rangeNames(periods.slice(0, 2), period);
	const rows = COUNTS.map(([name, count]) => {
		const change = formatPercentChange(percentChange(now[count], before?.[count]));
		const compared = earlier ? [formatCount(before?.[count]), change] : [];
		return [
			name,
			formatCount(now[count]),
			...compared
		];
	});
	const header = [
		"Visitors",
		...names,
		...earlier ? ["Change"] : []
	];
	const facts = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(shareSentence(now, before), bothSentence(bothIn(now)));
	return [table(header, rows), ...facts.length === 0 ? [] : [(0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__/* .toMarkdown */ .l6)(facts)]];
}
const COUNTS = [
	["All", "total"],
	["Human", "human"],
	["AI", "ai"]
];
function shareSentence(now, before) {
	const share = aiShare(now);
	const shareBefore = before && aiShare(before);
	if (share === void 0) return [];
	const inPercent = `AI share: ${formatDecimal(share * 100)}%`;
	if (shareBefore === void 0) return [`${inPercent}.`];
	return [`${inPercent} (${formatDecimalChange((share - shareBefore) * 100)} percentage points).`];
}
function bothSentence(both = 0) {
	if (both === 0) return [];
	return [`${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(both, "visitor")} ${both === 1 ? "was" : "were"} counted as both human and AI.`];
}
/** The numbers come first, because a phone shows only the start of a row. */
function pageTable(pages) {
	const rows = pages.map((page) => [...COUNTS.map(([, count]) => formatCount(page[count])), pathCell(page)]);
	return table([...COUNTS.map(([name]) => name), "Page"], rows, COUNTS.length);
}
function pathCell({ path }) {
	return (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__/* .cellSpan */ .Lf)((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(path, MAX_PATH));
}
function pagesSection({ pages, csv, inputs: { top } }) {
	if (top === 0 || pages.length === 0) return [];
	const omitted = Math.max(0, pages.length - top);
	const whereAllAre = csv ? (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Every page that was read is in ${csv}.` : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To get all pages as CSV and JSON, set \`report-path\`.`;
	const note = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Not shown: ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(omitted, "more page")}.`, whereAllAre);
	const mostlyAI = ranked(pages.filter(({ ai, human }) => ai > human), ({ ai }) => ai);
	const aiPages = {
		pages: mostlyAI.slice(0, Math.min(top, MAX_COLLAPSED)),
		count: mostlyAI.length
	};
	return [
		"#### Most visited pages",
		pageTable(pages.slice(0, top)),
		...omitted > 0 ? [(0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__/* .toMarkdown */ .l6)(note)] : [],
		...collapsedTable("Pages with more AI than human visitors", aiPages, pageTable)
	];
}
function moversSection({ movers, periods, period, inputs: { top } }) {
	if (movers === void 0 || top === 0) return [];
	if (!("gained" in movers)) return [(0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__/* .toMarkdown */ .l6)(movers)];
	const head = [
		"Change",
		...rangeNames(periods.slice(0, 2), period),
		"Page"
	];
	const moverTable = (rows) => table(head, rows.map(moverCells), head.length - 1);
	return [...collapsedTable("Pages that gained the most visitors", movers.gained, moverTable), ...collapsedTable("Pages that lost the most visitors", movers.lost, moverTable)];
}
function moverCells(mover) {
	const { now, before, change } = mover;
	const cells = [
		formatCountChange(change),
		formatCount(now),
		formatCount(before)
	];
	if (Math.round(before) === 0) return [...cells, `New: ${pathCell(mover)}`];
	if (Math.round(now) === 0) return [...cells, `Gone: ${pathCell(mover)}`];
	return [...cells, pathCell(mover)];
}
/** Nothing without rows; otherwise, the title says how many of `count` rows are shown. */
function collapsedTable(title, { pages, count }, tableOf) {
	if (count === 0) return [];
	const rowCount = pages.length < count ? `${pages.length} of ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(count)}` : `${count}`;
	return [(0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__/* .collapsible */ .r0)(`${title} (${rowCount})`, tableOf(pages))];
}
// src/visitors/comment.ts
/**
* Puts the report into the comment for its project and period that an earlier run of the token's account wrote, otherwise
* into a new one. Posts nothing if a part of the thread cannot be read, because the earlier comment might be in it. Returns
* the comment's URL; a failure is only a warning.
*/
async function postReport(report, issue, { openGitHub, publisher, signal }) {
	const { "github-token": token = "", "project-id": projectId } = report.inputs;
	const marker = `\n\n<!-- docs-agent-visitors ${report.period} ${encodeURIComponent(projectId)} -->`;
	const markdown = visitorsMarkdown(report, _comments_8mJVXles_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_COMMENT */ .bc - Buffer.byteLength(marker));
	const body = `${publisher.redact(markdown).trimEnd()}${marker}`;
	try {
		const comments = (0,_comments_8mJVXles_js__WEBPACK_IMPORTED_MODULE_5__/* .threadComments */ .fo)(await openGitHub(), issue);
		const isByOwnAccount = await new _all_comments_B31bG04s_js__WEBPACK_IMPORTED_MODULE_3__/* .OwnAccount */ .av(token, comments).matcher();
		const earlier = (await (0,_all_comments_B31bG04s_js__WEBPACK_IMPORTED_MODULE_3__/* .allComments */ .Kn)(comments, { signal })).comments.find((comment) => isByOwnAccount(comment) && comment.body.trimEnd().endsWith(marker));
		return (await (earlier ? comments.update(earlier.id, body) : comments.create(body))).url;
	} catch (error) {
		if (!signal.aborted) publisher.warn(whyNotPosted(error));
		return "";
	}
}
function whyNotPosted(error) {
	const title = "Could not post the report";
	if (error instanceof _sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3) return {
		...error.trouble,
		title,
		topic: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .topicOf */ .FW)(error.trouble)
	};
	const fault = (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_6__/* .asFault */ .Ps)(error);
	return {
		title,
		happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The visitor report could not be posted as a comment (${(0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_6__/* .faultText */ .Ij)(fault)}). The job summary contains it.`,
		next: (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_6__/* .faultRemedy */ .zq)(fault)
	};
}
// src/visitors/files.ts
/** Rows that are written at once: all of them could be more than a string can hold. */
const ROWS_AT_ONCE = 1e3;
/** Makes the folder of `report-path`. Throws a SetupError where it lies outside once links are followed. */
async function reportFolder(path, session) {
	const { files, folders } = session;
	const folder = files.resolve(folders.workspace, path);
	const { workspace, temp } = await (0,_files_D3Tb9xQD_js__WEBPACK_IMPORTED_MODULE_9__/* .realFolders */ .ou)(folders, files);
	try {
		if (!(0,_files_D3Tb9xQD_js__WEBPACK_IMPORTED_MODULE_9__/* .isInside */ .FK)([workspace, temp], await nearest(folder, files))) throw new Error("outside");
		await files.makeFolder(folder);
		return await files.realpath(folder);
	} catch {
		throw new _sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3({
			title: "Could not write the report files",
			happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`\`report-path\` ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(path)} is not a writable folder in the workspace or in \`$RUNNER_TEMP\`. Nothing was sent.`,
			next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Use a folder in the workspace or in \`$RUNNER_TEMP\`.`
		});
	}
}
/** The real path of the nearest folder that exists. */
async function nearest(path, files) {
	const real = await files.realpath(path).catch(() => void 0);
	const above = files.resolve(path, "..");
	return real ?? (above === path ? path : nearest(above, files));
}
/** Writes both files over older ones, and returns their paths as outputs; undefined, with an error, if it cannot. */
async function writeReport(report, folder, { files, publisher }) {
	const json = files.resolve(folder, "visitors.json");
	const csv = files.resolve(folder, "visitors.csv");
	try {
		await files.write(json, redacted(jsonOf(report), publisher.redact));
		await files.write(csv, redacted(csvOf(report), publisher.redact));
		return {
			"report-json": json,
			"report-csv": csv
		};
	} catch (error) {
		publisher.error({
			title: "Could not write the report files",
			happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The report could not be written to ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(folder)}: ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(String(error))}. The step fails because later steps may need the files.`,
			next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Check that the folder is writable and that the disk is not full.`
		});
		return;
	}
}
function* redacted(texts, redact) {
	for (const text of texts) yield redact(text);
}
/** `visitors.csv`: as in RFC 4180, with every path in quotation marks, and none that a spreadsheet would take for a formula. */
function* csvOf({ pages }) {
	yield "path,human,ai,total\r\n";
	for (const batch of batches(pages)) yield batch.map(csvRow).join("");
}
/** A spreadsheet looks for a formula behind white space, too, and accepts full-width signs. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/;
function csvRow(page) {
	const { human, ai, total } = rounded(page);
	return `"${(FORMULA.test(page.path) ? `'${page.path}` : page.path).replaceAll("\"", "\"\"")}",${human},${ai},${total}\r\n`;
}
/** `visitors.json`: the pages come last, one per line. */
function* jsonOf(report) {
	const withoutPages = JSON.stringify({
		...headOf(report),
		pages: []
	}, null, 2);
	yield withoutPages.slice(0, withoutPages.lastIndexOf("]"));
	let separator = "\n";
	for (const batch of batches(report.pages)) {
		yield `${separator}${batch.map(jsonRow).join(",\n")}`;
		separator = ",\n";
	}
	yield "\n  ]\n}\n";
}
function headOf(report) {
	const [now, before = null] = report.periods.map(jsonTotals);
	const warnings = warningsOf(report).map(({ happened }) => (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_4__/* .toLog */ .gY)(happened));
	return {
		version: 3,
		generatedAt: new Date(report.generatedAt).toISOString(),
		project: report.inputs["project-id"],
		period: report.period,
		...now,
		before,
		trend: report.periods.map(jsonTotals).toReversed(),
		requests: {
			made: report.requests,
			limit: report.inputs["max-requests"]
		},
		pageCount: report.pages.length,
		truncated: report.truncated !== void 0,
		warnings: report.hasFractions ? [...warnings, ROUNDED] : warnings
	};
}
function jsonRow(page) {
	return JSON.stringify({
		path: page.path,
		...rounded(page)
	});
}
function* batches(pages) {
	for (let at = 0; at < pages.length; at += ROWS_AT_ONCE) yield pages.slice(at, at + ROWS_AT_ONCE);
}
function jsonTotals({ range, totals }) {
	const share = totals && aiShare(totals);
	const roundedShare = share === void 0 ? null : Number(share.toFixed(4));
	const counts = totals && {
		...rounded(totals),
		both: bothIn(totals) ?? null,
		aiShare: roundedShare
	};
	return {
		range: range ?? null,
		totals: counts ?? null
	};
}
// src/visitors/run.ts
/** Mode `visitors`. Returns whether the step fails. */
async function visitorsRun(eventIssue, session) {
	const { inputs, clock, publisher, run } = session;
	const { "project-id": projectId, "date-from": from, "date-to": to, "report-path": path } = inputs;
	const customRange = from === void 0 || to === void 0 ? void 0 : {
		from,
		to
	};
	const ranges = rangesOf(customRange ?? inputs.period, inputs.trend, clock.wall());
	const comparesPages = inputs.movers === "auto" && inputs.top > 0;
	const client = await visitorsClient(session);
	const subject = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Visitors of project ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(projectId)} at ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(inputs["base-url"].href)}`;
	publisher.info((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${subject}, ${requestedRange(ranges[0])}`);
	if (inputs["dry-run"]) return dryRun(client.address, {
		ranges,
		comparesPages
	}, publisher);
	const folder = path === void 0 ? void 0 : await reportFolder(path, session);
	const numbers = await readVisitors(client, ranges, {
		comparesPages,
		publisher
	});
	if ("reason" in numbers) return noReport(numbers, session);
	const report = {
		...numbers,
		inputs,
		period: customRange ? "custom" : inputs.period,
		requests: client.requests().sent,
		generatedAt: clock.wall(),
		runUrl: run.url,
		help: publisher.help
	};
	const paths = folder === void 0 ? {} : await writeReport(report, folder, session);
	const csv = paths?.["report-csv"] === void 0 ? void 0 : csvPlace(path, run.artifact);
	return publishReport({
		...report,
		csv
	}, paths, (0,_inputs_Boy2br5b_js__WEBPACK_IMPORTED_MODULE_0__/* .threadOf */ .uu)(inputs, eventIssue), session);
}
/** Shows the requests that a report would begin with. */
async function dryRun(address, { ranges, comparesPages }, publisher) {
	const periodsWithPages = comparesPages ? 2 : 1;
	const lines = ranges.map((range, index) => {
		return `GET ${address({
			range,
			limit: index < periodsWithPages ? 250 : 1,
			offset: 0
		}).href}`;
	});
	const more = `… and one request for every 250 additional pages`;
	await publisher.dryRun([
		"Authorization: Bearer ***",
		...lines,
		more
	]);
	return false;
}
async function noReport({ happened, next }, { inputs, signal, publisher }) {
	if (signal.aborted) {
		const canceled = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The run was canceled before the report was complete. Nothing was written.`;
		await publisher.end({ outcome: "cancelled" }, {
			...CANCELED,
			happened: canceled
		});
		return true;
	}
	await publisher.end({ outcome: "failed" }, {
		level: "error",
		title: "No visitor report",
		happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The visitors of project ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(inputs["project-id"])} could not be read. ${happened}`,
		next
	});
	return true;
}
const CANCELED = {
	level: "error",
	title: "Canceled"
};
/** `paths`: the outputs of the files; undefined if they could not be written. */
async function publishReport(report, paths, issue, session) {
	const { signal, publisher } = session;
	const url = issue === void 0 ? "" : await postReport(report, issue, session);
	let outcome = paths ? "reported" : "failed";
	if (signal.aborted) outcome = "cancelled";
	await publisher.publish(presentReport(report, {
		outcome,
		...paths,
		"comment-url": url
	}));
	if (signal.aborted) publisher.error({
		...CANCELED,
		happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The run was canceled. Files or a comment may be missing.`
	});
	return outcome !== "reported";
}
/** Where people find the CSV file: in the artifact if the workflow uploads one, otherwise in the folder on the runner. */
function csvPlace(path = "", artifact) {
	if (artifact) return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)("visitors.csv")} in the artifact ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(artifact)}`;
	return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(path.replace(/\/?$/, "/visitors.csv"))}`;
}



/***/ }),

/***/ 183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ isTerminal),
/* harmony export */   a7: () => (/* binding */ returnedLink),
/* harmony export */   cd: () => (/* binding */ readJob),
/* harmony export */   gJ: () => (/* binding */ errorMessage),
/* harmony export */   uD: () => (/* binding */ knownStatus),
/* harmony export */   y7: () => (/* binding */ readStarted)
/* harmony export */ });
/* unused harmony export WEB_PAGE */
/* harmony import */ var _json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1562);
/* harmony import */ var _iso_BrYKNfto_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9263);
/* harmony import */ var _sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7951);
/* harmony import */ var _url_DXiiDLb3_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3019);




// src/service/schema.ts
/** The status if it is one of the documented ones, else ''. */
function knownStatus(status = "") {
	return status === "active" || isTerminal(status) ? status : "";
}
/** Whether a job with this status has ended (specification, section 3). */
function isTerminal(status) {
	return [
		"completed",
		"archived",
		"failed"
	].includes(status);
}
const nonEmpty = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)().check((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* ._minLength */ .m9)(1));
const shortString = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)(nonEmpty.check((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* ._maxLength */ .Eb)(1e3)));
const sourceSchema = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	repository: shortString,
	ref: shortString
});
/** The service does not guarantee any field. */
const jobSchema = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	id: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5)()),
	status: shortString,
	source: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)(sourceSchema),
	model: shortString,
	prLink: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)(nonEmpty),
	createdAt: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)((0,_iso_BrYKNfto_js__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w)({ offset: true }))
});
/** The job's pull request as the service returned it; null without one. */
function returnedLink({ prLink, unusableLink }) {
	return prLink ?? unusableLink ?? null;
}
/** Reads the job in the response to a request for work; undefined without an ID that a URL can contain. */
function readStarted(body, reading) {
	const { id, ...job } = jobIn(body, reading);
	if (typeof id !== "string" || !(0,_url_DXiiDLb3_js__WEBPACK_IMPORTED_MODULE_3__/* .isSegment */ .wk)(id)) return void 0;
	return id.includes("***") ? void 0 : {
		...job,
		id
	};
}
/** Reads the job in the response to its retrieval; undefined for another job, or without a state. */
function readJob(body, jobId, reading) {
	const { id = jobId, status, ...job } = jobIn(body, reading);
	return status === void 0 || id !== jobId ? void 0 : {
		...job,
		id: jobId,
		status
	};
}
/** The fields of the job in a response's body; without a job, only `prLink: null`. */
function jobIn(body, { redact, isLocal }) {
	const { source, prLink: returned, createdAt, ...rest } = findJob((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(body, redact)) ?? {};
	const prLink = (0,_url_DXiiDLb3_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLink */ .VJ)(returned, isLocal) ?? null;
	const optional = {};
	if (createdAt !== void 0) optional.createdAt = Date.parse(createdAt);
	if (returned !== void 0 && prLink === null) optional.unusableLink = returned;
	return {
		...rest,
		...source,
		...optional,
		prLink
	};
}
/** Some services put the job under `job` or `data`. The object with an ID counts, otherwise the one with a status. */
function findJob(json) {
	const { job: underJob, data } = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(json);
	const candidates = [
		json,
		underJob,
		data
	].flatMap((value) => jobSchema.safeParse(value).data ?? []);
	return candidates.find(({ id }) => id && typeof id === "string") ?? candidates.find(({ status }) => status);
}
const WEB_PAGE = "a web page instead of JSON";
const MAX_MESSAGE = 600;
/**
* The service's own message in an error's body, whose format is not documented; untrusted; '' without one. Secrets are
* removed before the text is truncated, because a part of a secret would not be recognized.
*/
function errorMessage(body, redact) {
	const json = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(body, redact);
	const serialized = json === void 0 ? body : JSON.stringify(json);
	const whole = (typeof json === "string" ? json : redact(serialized)).trim();
	if (/^<(!doctype|html)/i.test(whole)) return WEB_PAGE;
	return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(messageWithDetails(json) || whole, MAX_MESSAGE);
}
/** The message, followed by the details that do not repeat it. */
function messageWithDetails(json) {
	const { error, message, detail, title, details, errors } = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(json);
	const main = [
		error,
		message,
		detail,
		title
	].map(textOf).find((text) => text !== "") ?? "";
	const problems = [details, errors].filter(Array.isArray).flat().map(textOf).filter((problem) => problem !== "" && problem !== main);
	if (problems.length === 0) return main;
	if (main === "") return problems.join("; ");
	return `${main.replace(/[.:]$/, "")}: ${problems.join("; ")}`;
}
/** A string, or the `message` of an object. */
function textOf(value) {
	const message = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(value).message ?? value;
	return typeof message === "string" ? message.trim() : "";
}



/***/ })

};
