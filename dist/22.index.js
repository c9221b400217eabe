export const id = 22;
export const ids = [22];
export const modules = {

/***/ 548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ isTerminal),
/* harmony export */   Kn: () => (/* binding */ allComments),
/* harmony export */   av: () => (/* binding */ OwnAccount),
/* harmony export */   ht: () => (/* binding */ serviceResponse),
/* harmony export */   l2: () => (/* binding */ requester),
/* harmony export */   rm: () => (/* binding */ serviceClient),
/* harmony export */   uD: () => (/* binding */ knownStatus),
/* harmony export */   vd: () => (/* binding */ retryPauseMs),
/* harmony export */   zL: () => (/* binding */ remedy)
/* harmony export */ });
/* harmony import */ var _api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(829);
/* harmony import */ var _json_DR5JOnGe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(409);
/* harmony import */ var _sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(793);
/* harmony import */ var _url_CEmKCbMt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(138);
/* harmony import */ var _undici_DAfkrqG8_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(917);





// src/github/all-comments.ts
const MAX_READINGS = 5;
/** 50,000 comments: twenty times what GitHub lets a conversation hold. A list beyond that is broken. */
const MAX_PAGES = 500;
const CONCURRENCY = 12;
/**
* Every comment of a thread, ascending by id, and GitHub's time of the earliest response in ms since 1970. Rejects with a
* GitHubFault, or with the signal's reason. Pages are cut by position: when a comment is deleted during the reading,
* another may cross a page border unread. The reading is then repeated, and after five readings their union counts.
*/
async function allComments(thread, limits = {}) {
	const union = [];
	let at = Number.POSITIVE_INFINITY;
	const readPage = async (page) => {
		(0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .checkLimits */ .J5)(limits);
		if (page > MAX_PAGES) throw (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .endless */ .bK)();
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
		union.push(...first.comments, ...comments);
		if (reading === MAX_READINGS) return {
			comments: inOrder(union),
			at,
			pages: lastPage
		};
	}
}
const startOf = ({ comments }) => comments[0]?.id;
/**
* A deletion moves the start of the last page, which is read before and after all others, or it changes the number of
* pages: `isStable` means that neither happened. The first page is read twice as well: one from before a deletion, beside
* pages from after it, would hide the comment that moved between them.
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
	const isLast = after.lastPage === void 0 && startOf(after) !== void 0;
	const [firstAgain = first] = others;
	const isInPlace = startOf(after) === startOf(before) && startOf(firstAgain) === startOf(first);
	const isStable = isLast && isInPlace && others.every((page) => page.lastPage === lastPage);
	return {
		comments: [
			...others,
			before,
			after
		].flatMap((page) => page.comments),
		isStable
	};
}
/** The latest version of a comment that was read several times counts. */
function inOrder(comments) {
	return [...new Map(comments.map((comment) => [comment.id, comment])).values()].toSorted((a, b) => a.id - b.id);
}
// src/service/remedies.ts
const NETWORK = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check \`base-url\`, the network, and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`, \`NODE_EXTRA_CA_CERTS\`), then run again.`;
const KEY = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check the secret for \`api-key\`. The key may be mistyped, expired, revoked, or not an admin key.`;
const RIGHTS = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The key is not authorized for this request. Check that it is an admin key with the required permissions, that it belongs to \`project-id\`, and that the service’s IP allowlist, if any, includes this runner.`;
const DOWN = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service may be down. Try again later.`;
const BUSY = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service may still be working on another request. Try again later.`;
const REPORTED = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Fix the problem that the service reported, then run again.`;
const JOB_INPUTS = "`base-url`, `project-id`, and `job-path`";
const ADVICE = {
	create: {
		url: "`base-url`",
		resource: "`base-url` and `project-id`",
		slower: "start fewer runs at the same time",
		byStatus: {
			409: BUSY,
			413: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The prompt is too long. Shorten it, or include less \`context\`.`
		},
		otherwise: REPORTED
	},
	retrieve: {
		url: "`base-url` and `job-path`",
		resource: JOB_INPUTS,
		slower: "increase `poll-interval`",
		byStatus: {},
		otherwise: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check ${JOB_INPUTS}.`
	},
	visitors: {
		url: "`base-url`",
		resource: "`base-url` and `project-id`",
		slower: "decrease `max-requests` or `trend`",
		byStatus: { 409: BUSY },
		otherwise: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(REPORTED, (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`If a date is too far in the past, decrease \`trend\`.`)
	}
};
function remedy({ status = 0, unexpected }, kind) {
	const advice = ADVICE[kind];
	const { url } = advice;
	if (unexpected) return (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check ${url}. A different server may be responding at this URL.`;
	if (status === 0 && kind !== "retrieve") return NETWORK;
	if (status >= 300 && status < 400) return (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Redirects are not followed, because they would send the key to another URL. Change ${url} to the final URL.`;
	return status >= 400 && status < 500 ? clientErrorRemedy(status, advice) : DOWN;
}
function clientErrorRemedy(status, advice) {
	const { resource, slower, byStatus, otherwise } = advice;
	const checkResource = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check ${resource}.`;
	return {
		401: KEY,
		403: RIGHTS,
		404: checkResource,
		408: DOWN,
		410: checkResource,
		425: DOWN,
		429: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service limits how many requests you can send, for example per hour. Try again later, and ${slower}.`,
		...byStatus
	}[status] ?? otherwise;
}
function serviceResponse(message) {
	return message === "" ? [] : (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Response: ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(message)}.`;
}
// src/service/schema.ts
(0,_undici_DAfkrqG8_js__WEBPACK_IMPORTED_MODULE_3__/* .init_undici */ .aW)();
/** The status if it is one of the documented ones, else ''. */
function knownStatus(status = "") {
	return status === "active" || isTerminal(status) ? status : "";
}
/** Whether a status is one of the ends that the specification names (section 3). */
function isTerminal(status) {
	return [
		"completed",
		"archived",
		"failed"
	].includes(status);
}
const text = (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)().check((0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* ._minLength */ .m9)(1));
const name = (0,_json_DR5JOnGe_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalOrUndefined */ .Ku)(text.check((0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* ._maxLength */ .Eb)(1e3)));
/** No field is guaranteed to be present. */
const jobSchema = (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	id: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5)()),
	status: name,
	source: (0,_json_DR5JOnGe_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalOrUndefined */ .Ku)((0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		repository: name,
		ref: name
	})),
	model: name,
	prLink: (0,_json_DR5JOnGe_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalOrUndefined */ .Ku)(text),
	createdAt: (0,_json_DR5JOnGe_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalOrUndefined */ .Ku)((0,_json_DR5JOnGe_js__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$)({ offset: true }))
});
/** Reads the job in the response to a request for work; undefined without an ID that a URL can contain. */
function readStarted(body, redact) {
	const { id, ...job } = jobIn(body, redact);
	return typeof id === "string" && (0,_url_CEmKCbMt_js__WEBPACK_IMPORTED_MODULE_4__/* .isSegment */ .wk)(id) && !id.includes("***") ? {
		...job,
		id
	} : void 0;
}
/** Reads the job in the response to its retrieval; undefined for another job, or without a state. */
function readJob(body, jobId, redact) {
	const { id = jobId, status, ...job } = jobIn(body, redact);
	return status === void 0 || id !== jobId ? void 0 : {
		...job,
		id: jobId,
		status
	};
}
/** The job's fields, which some services put under `job` or `data`: where there is an ID, else where there is a state. */
function jobIn(body, redact) {
	const json = (0,_json_DR5JOnGe_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(body, redact);
	const { job: underJob, data } = (0,_json_DR5JOnGe_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(json);
	const candidates = [
		json,
		underJob,
		data
	].flatMap((value) => jobSchema.safeParse(value).data ?? []);
	const { source, prLink = null, createdAt, ...rest } = candidates.find(({ id }) => id && typeof id === "string") ?? candidates.find(({ status }) => status) ?? {};
	const created = createdAt === void 0 ? {} : { createdAt: Date.parse(createdAt) };
	return {
		...rest,
		...source,
		...created,
		prLink
	};
}
const WEB_PAGE = "a web page instead of JSON";
const MAX_MESSAGE = 600;
/**
* The service's own message in an error's body, whose shape is not documented; untrusted; '' without one.
* Secrets are removed before the text is truncated, which could leave half of one.
*/
function errorMessage(body, redact) {
	const json = (0,_json_DR5JOnGe_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(body, redact);
	const serialized = json === void 0 ? body : JSON.stringify(json);
	const whole = (typeof json === "string" ? json : redact(serialized)).trim();
	if (/^<(!doctype|html)/i.test(whole)) return WEB_PAGE;
	const message = messageOfError(json) || whole;
	return message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE).toWellFormed()}…` : message;
}
/** The message, followed by the details that do not repeat it. */
function messageOfError(json) {
	const { error, message, detail, title, details, errors } = (0,_json_DR5JOnGe_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(json);
	const main = [
		error,
		message,
		detail,
		title
	].map(messageIn).find((text) => text !== "") ?? "";
	const problems = [details, errors].filter(Array.isArray).flat().map(messageIn).filter((problem) => problem !== "" && problem !== main);
	if (main === "" || problems.length === 0) return main || problems.join("; ");
	return `${main.replace(/[.:]$/, "")}: ${problems.join("; ")}`;
}
function messageIn(value) {
	const message = (0,_json_DR5JOnGe_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(value).message ?? value;
	return typeof message === "string" ? message.trim() : "";
}
// src/service/request.ts
function isSuccess(exchange) {
	return exchange.kind === "response" && exchange.status >= 200 && exchange.status < 300;
}
const errorWith = (code, message) => Object.assign(new Error(message), { code });
const STOPPED = {
	code: "STOPPED",
	message: "the run was stopped"
};
const seconds = (ms) => `${Number((ms / 1e3).toPrecision(2))} s`;
/**
* Carries out one exchange; never rejects. The request counts as sent once the connection is established, at the
* dispatcher's `onConnect`, which precedes the first byte: no error codes are interpreted.
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
	const stopped = new Promise((_, reject) => {
		stop.signal.addEventListener("abort", () => reject(stop.signal.reason));
	});
	const noteSent = (dispatch) => (options, handler) => {
		const onConnect = (abort) => {
			sent ||= !stop.signal.aborted;
			handler.onConnect?.(abort);
		};
		return dispatch(options, Object.assign(new _undici_DAfkrqG8_js__WEBPACK_IMPORTED_MODULE_3__/* .import_decorator_handler */ .vP.default(handler), { onConnect }));
	};
	const read = async () => {
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
		return await Promise.race([stopped, read()]);
	} catch (error) {
		return {
			kind: "fault",
			sent,
			code: codeOf(error),
			message: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error),
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
// src/service/retry.ts
const MAX_TRIES = 3;
const PAUSES_MS = [2e3, 5e3];
const PAUSES_AFTER_429_MS = [5e3, 15e3];
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
	if (/^\d+$/.test(value)) return Math.min(Number(value), 0xe8d4a51000) * 1e3;
	const until = httpDate(value);
	return until && Math.max(0, until - (httpDate(headers?.date ?? "") ?? wall));
}
/** The form that RFC 9110 (5.6.7) requires. Date.parse alone reads "after 5" as a month of 2001. */
function httpDate(value) {
	const time = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(value) ? Date.parse(value) : NaN;
	return Number.isNaN(time) ? void 0 : time;
}
// src/service/failed-request.ts
/** Describes an exchange whose response is missing, incomplete, or not usable. `wall`: ms since the epoch. */
function failedAttempt(result, method, redact, wall) {
	const unexpected = isSuccess(result);
	const message = result.kind === "fault" ? "" : errorMessage(result.body, redact);
	const isErrorMessage = !unexpected || message === "a web page instead of JSON";
	return {
		kind: "failure",
		failure: classify(result, method),
		status: result.status,
		happened: describe(result, redact),
		serviceMessage: isErrorMessage ? message : "",
		unexpected,
		retryAfterMs: retryAfterMs(result, wall)
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
		if (isSuccess(result)) return (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service returned ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(status)}, but not the expected response.`;
		const isRedirect = status >= 300 && status < 400;
		return (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service returned ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(status)}${isRedirect ? ", a redirect" : []}.`;
	}
	const { status, sent } = result;
	const detail = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(redact(`${result.code}: ${result.message}`));
	if (status !== void 0) return (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service returned ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(status)}, but the response was incomplete (${detail}).`;
	return (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service ${sent ? "did not respond" : "could not be reached"} (${detail}).`;
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
	const { baseUrl, projectId, jobPath } = access;
	const ask = requester(access);
	const preview = ({ jobId, prompt }) => {
		const urlOf = (path) => (0,_url_CEmKCbMt_js__WEBPACK_IMPORTED_MODULE_4__/* .addressOf */ .ci)(baseUrl, path, {
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
			return ask(preview(work), readStarted, signal);
		},
		async retrieve(jobId, limitMs, signal) {
			const parse = (body, redact) => readJob(body, jobId, redact);
			const read = await ask(preview({ jobId }), parse, signal, limitMs);
			return read.kind === "failure" ? read : {
				kind: "job",
				job: read.value
			};
		}
	};
}
/** Returns the function that sends one request; it never rejects. `limitMs` shortens the request's own time limit. */
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
		const value = isSuccess(result) ? parse(result.body, redact) : void 0;
		if (value !== void 0) return {
			kind: "value",
			value
		};
		return failedAttempt(result, method, redact, clock.wall());
	};
}
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



/***/ }),

/***/ 749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: () => (/* binding */ changedComments),
/* harmony export */   bc: () => (/* binding */ MAX_COMMENT),
/* harmony export */   fo: () => (/* binding */ threadComments)
/* harmony export */ });
/* harmony import */ var _url_CEmKCbMt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(138);
/* harmony import */ var _api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(829);
/* harmony import */ var _issues_BFg_Gj8v_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50);



// src/github/comments.ts
/** Maximum length of a comment: GitHub's limit of 65,536 characters, with a margin. */
const MAX_COMMENT = 65e3;
const commentSchema = (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	id: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
	issue_url: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	user: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		id: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
		type: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
		login: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()
	})),
	body: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	created_at: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	updated_at: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	html_url: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	author_association: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(), "NONE")
}), (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ user, body, ...comment }) => ({
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
	url: (0,_url_CEmKCbMt_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLink */ .VJ)(comment.html_url, true) ?? ""
})));
const COMMENT = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
/** GitHub's comments of one issue. Every method sends one request, and rejects with a `GitHubFault`. */
function threadComments(api, issue) {
	const commentFrom = async (route, parameters) => (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(commentSchema, await api.call(route, parameters));
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
			const response = await api.call(`GET ${_issues_BFg_Gj8v_js__WEBPACK_IMPORTED_MODULE_1__/* .ISSUE */ .i8}/comments`, parameters);
			return {
				comments: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)((0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(commentSchema), response),
				lastPage: response.lastPage
			};
		},
		get: (id) => commentFrom(`GET ${COMMENT}`, { comment_id: id }),
		create: (body) => commentFrom(`POST ${_issues_BFg_Gj8v_js__WEBPACK_IMPORTED_MODULE_1__/* .ISSUE */ .i8}/comments`, {
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
		whoAmI: async () => (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)((0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ id: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)() }), await api.call("GET /user")).id
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
	const changed = await (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsOf */ .RO)(api, route, parameters, list);
	const ours = changed.filter(({ body }) => (0,_issues_BFg_Gj8v_js__WEBPACK_IMPORTED_MODULE_1__/* .hiddenLine */ .re)(body) !== void 0);
	return {
		comments: new Map(ours.map((comment) => [comment.id, comment])),
		isCut: changed.length >= MAX_CHANGED
	};
}



/***/ })

};
