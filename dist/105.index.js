export const id = 105;
export const ids = [105];
export const modules = {

/***/ 105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DX: () => (/* binding */ recordState),
/* harmony export */   Dc: () => (/* binding */ threadWarning),
/* harmony export */   Dg: () => (/* binding */ progressComment),
/* harmony export */   EI: () => (/* binding */ reportOf),
/* harmony export */   Iw: () => (/* binding */ ThreadUnreadable),
/* harmony export */   KD: () => (/* binding */ contentsOf),
/* harmony export */   KM: () => (/* binding */ pullRequestsOfCommit),
/* harmony export */   Kd: () => (/* binding */ pullRequestNumber),
/* harmony export */   Ke: () => (/* binding */ instructionIn),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   Q0: () => (/* binding */ recordsIn),
/* harmony export */   VJ: () => (/* binding */ plainLink),
/* harmony export */   VV: () => (/* binding */ pullRequest),
/* harmony export */   bc: () => (/* binding */ MAX_COMMENT),
/* harmony export */   c6: () => (/* binding */ fails),
/* harmony export */   f7: () => (/* binding */ endOfPullRequest),
/* harmony export */   fs: () => (/* binding */ pullRequestCommits),
/* harmony export */   gC: () => (/* binding */ ThreadReader),
/* harmony export */   hX: () => (/* binding */ presentJob),
/* harmony export */   i5: () => (/* binding */ ownAccount),
/* harmony export */   ke: () => (/* binding */ jobOutputs),
/* harmony export */   l2: () => (/* binding */ requester),
/* harmony export */   lV: () => (/* binding */ factList),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   rm: () => (/* binding */ serviceClient),
/* harmony export */   sG: () => (/* binding */ outcomeOf),
/* harmony export */   sI: () => (/* binding */ pullRequestFiles),
/* harmony export */   tI: () => (/* binding */ linkOrCode),
/* harmony export */   tp: () => (/* binding */ sourceFacts),
/* harmony export */   u5: () => (/* binding */ UNUSABLE),
/* harmony export */   uD: () => (/* binding */ knownStatus),
/* harmony export */   uF: () => (/* binding */ announcement),
/* harmony export */   vd: () => (/* binding */ retryPauseMs),
/* harmony export */   x6: () => (/* binding */ locatePullRequest),
/* harmony export */   xf: () => (/* binding */ ignoredComments),
/* harmony export */   yX: () => (/* binding */ hasResult),
/* harmony export */   zU: () => (/* binding */ outcomeOfUnsent)
/* harmony export */ });
/* harmony import */ var _redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(159);
/* harmony import */ var _iso_h72gsm1H_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(717);
/* harmony import */ var _sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(380);
/* harmony import */ var _url_mDgWs3do_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(902);
/* harmony import */ var _faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(525);
/* harmony import */ var _undici_CUnt2aYc_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(728);
/* harmony import */ var _next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(242);







// src/github/pull-requests.ts
var import_undici = (0,_undici_CUnt2aYc_js__WEBPACK_IMPORTED_MODULE_4__/* .require_undici */ .L)();
const PULL = "GET /repos/{owner}/{repo}/pulls/{pull_number}";
const count = (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)()), void 0);
const side = { sha: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)().check((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* ._regex */ .Fk)(/^[0-9a-f]+$/)) };
const pullSchema = (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	state: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* ._enum */ .$8)(["open", "closed"]),
	merged_at: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	draft: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)()),
	commits: count,
	changed_files: count,
	additions: count,
	deletions: count,
	base: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		...side,
		repo: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ id: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)() })
	}),
	head: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(side)
}), (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ merged_at: mergedAt, draft, changed_files: changedFiles, base, head, ...pull }) => ({
	...pull,
	changedFiles,
	merged: Boolean(mergedAt),
	draft: draft ?? false,
	repositoryId: base.repo.id,
	base: base.sha,
	head: head.sha
})));
/** Rejects with a GitHubFault; a token that may not read the pull request gets a 403 or 404. */
async function pullRequest(api, id) {
	return (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(pullSchema, await api.call(PULL, parametersOf(id)));
}
const fileSchema = (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	filename: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	previous_filename: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	status: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	/** Lines added and removed. */
	changes: count,
	/** Missing for binary files, and where GitHub finds the changes too large. */
	patch: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
});
/** The changed files, by path. Rejects with a GitHubFault. */
function pullRequestFiles(api, id, atMost = 1e3) {
	return rowsOf(fileSchema, atMost, (page) => api.call(`${PULL}/files`, {
		...parametersOf(id),
		...page
	}));
}
const commitSchema = (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	sha: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	commit: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		message: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
		committer: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ date: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()) }))
	})
}), (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ sha, commit: { message, committer } }) => {
	return {
		id: sha,
		date: committer?.date?.slice(0, 10) ?? "",
		message
	};
}));
/** The commits, oldest first; `date` is YYYY-MM-DD. GitHub lists no more than 250. Rejects with a GitHubFault. */
function pullRequestCommits(api, id) {
	return rowsOf(commitSchema, 250, (page) => api.call(`${PULL}/commits`, {
		...parametersOf(id),
		...page
	}));
}
const mergeSchema = (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	number: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
	merged_at: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	base: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ repo: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ full_name: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)() }) })
}), (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ number, merged_at: mergedAt, base }) => ({
	number,
	/** In ms since 1970; undefined where it is not merged. */
	mergedAt: mergedAt ? Date.parse(mergedAt) : void 0,
	repository: base.repo.full_name
})));
/**
* The pull requests that contain a commit; in a fork, also those of the upstream repository.
* Rejects with a GitHubFault.
*/
function pullRequestsOfCommit(api, sha) {
	const route = "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls";
	return rowsOf(mergeSchema, 100, (page) => api.call(route, {
		commit_sha: sha,
		...page
	}));
}
function parametersOf({ number, ...repository }) {
	return {
		...repository,
		pull_number: number
	};
}
/** A list to its end, or to `atMost` rows. */
async function rowsOf(schema, atMost, call) {
	const rows = [];
	for (let page = 1; rows.length < atMost; page += 1) {
		const answer = await call({
			per_page: Math.min(atMost, 100),
			page
		});
		rows.push(...(0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(schema), answer));
		if (answer.lastPage === void 0) break;
	}
	return rows.slice(0, atMost);
}
// src/service/classify.ts
/** Classifies an exchange without a usable response. The status is sufficient, even if the body is incomplete. */
function classify(exchange, method) {
	const { status = 0 } = exchange;
	if (exchange.kind === "fault" && !exchange.sent || status === 429) return "transient";
	if (status === 404 || status === 410) return "gone";
	if (method === "GET" && (status === 408 || status === 425)) return "transient";
	if (status >= 300 && status < 500) return "permanent";
	return method === "GET" ? "transient" : "unclear";
}
/** Whether there is a complete 2xx response. */
function isSuccess(exchange) {
	return exchange.kind === "response" && exchange.status >= 200 && exchange.status < 300;
}
/** How often a request is sent at most, and the pauses between in ms. */
const MAX_TRIES = 3;
const PAUSES_MS = [2e3, 5e3];
const PAUSES_AFTER_429_MS = [5e3, 15e3];
/** The pause in ms before a request is sent again that has failed `tries` times; undefined: not again. */
function retryPauseMs(tries, failure) {
	if (tries >= MAX_TRIES) return void 0;
	return failure.retryAfterMs ?? (failure.status === 429 ? PAUSES_AFTER_429_MS : PAUSES_MS)[tries - 1];
}
/** The maximum of a Date, so that any pause can be formatted. */
const MAX_DATE_MS = 864e13;
/**
* The pause in ms that `Retry-After` asks for; undefined if it is missing or unreadable. A date is read against the
* response's own `Date`, else against `wall` (RFC 9110, 10.2.3).
*/
function retryAfterMs({ headers }, wall) {
	const value = headers?.["retry-after"]?.trim() ?? "";
	if (/^\d+$/.test(value)) return Math.min(Number(value) * 1e3, MAX_DATE_MS);
	const until = httpDate(value);
	return until && Math.max(0, until - (httpDate(headers?.date ?? "") ?? wall));
}
/** The form that RFC 9110 (5.6.7) requires. Date.parse alone reads "after 5" as a month of 2001. */
function httpDate(value) {
	const time = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(value) ? Date.parse(value) : NaN;
	return Number.isNaN(time) ? void 0 : time;
}
// src/service/request.ts
const errorWith = (code, message) => Object.assign(new Error(message), { code });
/**
* Carries out one exchange; never rejects.
*
* The request counts as sent once the connection is established, at the dispatcher's `onConnect`, which precedes the
* first byte. 'Not sent' and 'unclear' are thus distinguished without interpreting error codes.
*/
async function exchange({ url, limits, ...options }, deps) {
	const { dispatcher, after, signal } = deps;
	const byRun = errorWith("STOPPED", "the run was stopped");
	if (signal?.aborted) return {
		kind: "fault",
		sent: false,
		code: byRun.code,
		message: byRun.message
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
		return dispatch(options, Object.assign(new import_undici.DecoratorHandler(handler), { onConnect }));
	};
	const read = async () => {
		const response = await (0, import_undici.request)(url, {
			...options,
			dispatcher: dispatcher.compose(noteSent),
			signal: stop.signal,
			headersTimeout: 0,
			bodyTimeout: 0,
			reset: options.method === "POST"
		});
		head = {
			status: response.statusCode,
			headers: firstValues(response.headers)
		};
		const chunks = [];
		let size = 0;
		for await (const chunk of response.body) {
			size += chunk.length;
			if (size > limits.maxBytes) throw errorWith("TOO_LARGE", `the answer is larger than ${limits.maxBytes} bytes`);
			chunks.push(chunk);
		}
		return {
			kind: "response",
			...head,
			body: new TextDecoder().decode(Buffer.concat(chunks))
		};
	};
	const onSignal = () => stop.abort(byRun);
	signal?.addEventListener("abort", onSignal, { once: true });
	const cancelConnect = after(limits.connectMs, () => {
		if (!sent) stop.abort(errorWith("TIMEOUT", `no connection within ${seconds(limits.connectMs)}`));
	});
	const cancelTotal = after(limits.totalMs, () => {
		const what = head === void 0 ? "no answer" : "no complete answer";
		stop.abort(errorWith("TIMEOUT", `${what} within ${seconds(limits.totalMs)}`));
	});
	try {
		return await Promise.race([stopped, read()]);
	} catch (error) {
		return {
			kind: "fault",
			sent,
			code: codeOf(error),
			message: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error),
			...head
		};
	} finally {
		cancelConnect();
		cancelTotal();
		signal?.removeEventListener("abort", onSignal);
	}
}
/** Of a header that comes twice the first counts: a second Retry-After or Date is not to be believed more. */
function firstValues(headers) {
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat()[0] ?? ""]));
}
function codeOf(error) {
	if (typeof error.code === "string") return error.code;
	const first = error.errors?.[0];
	return first instanceof Error ? codeOf(first) : error.name;
}
function seconds(ms) {
	return `${Number((ms / 1e3).toPrecision(2))} s`;
}
// src/service/schema.ts
/** The states in the specification (section 3); any other is treated as not terminal. */
const JOB_STATES = [
	"active",
	"completed",
	"archived",
	"failed"
];
/** The status if it is one of the specified states, else ''. */
const knownStatus = (status = "") => JOB_STATES.find((state) => state === status) ?? "";
/** The specification leaves open which fields are always present (2.1): one of another type counts as missing. */
const tolerant = (schema) => (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(schema), void 0);
const text = (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)().check((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* ._minLength */ .m9)(1));
/** A short text about a job that is shown to users. */
const name = tolerant(text.check((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* ._maxLength */ .Eb)(1e3)));
const jobSchema = (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	id: tolerant(text),
	status: name,
	source: tolerant((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		repository: name,
		ref: name
	})),
	model: name,
	prLink: tolerant(text),
	createdAt: tolerant((0,_iso_h72gsm1H_js__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w)({ offset: true }))
});
/** Reads the job in the response to a request for work; undefined without an ID that a URL can contain. */
function readStarted(body, redact) {
	const { id = "", ...job } = jobIn(body, redact);
	return (0,_url_mDgWs3do_js__WEBPACK_IMPORTED_MODULE_6__/* .isSegment */ .wk)(id) ? {
		...job,
		id
	} : void 0;
}
/** Reads the job in the response to its retrieval; undefined for another job, or without a state. */
function readJob(body, jobId, redact) {
	const { id = jobId, status, ...job } = jobIn(body, redact);
	return status === void 0 || id !== jobId ? void 0 : {
		...job,
		id,
		status
	};
}
/** The job's fields, which some services put under `job` or `data`: where there is an ID, else where there is a state. */
function jobIn(body, redact) {
	const json = Object(parseJson(body, redact));
	const found = [
		json,
		json.job,
		json.data
	].flatMap((each) => jobSchema.safeParse(each).data ?? []);
	const { source, prLink = null, createdAt, ...rest } = found.find(({ id }) => id) ?? found.find(({ status }) => status) ?? {};
	return {
		...rest,
		...source,
		prLink,
		createdAt: createdAt === void 0 ? void 0 : Date.parse(createdAt)
	};
}
/** Replaces an HTML page in messages. */
const WEB_PAGE = "a web page instead of JSON";
const MAX_MESSAGE = 600;
/**
* The service's own message in an error's body, truncated and untrusted; '' without one. The specification shows no
* shape (section 7): the usual fields of a JSON body count, else the text itself. Secrets are removed before the text is
* truncated, which could leave half of one.
*/
function errorMessage(body, redact) {
	const json = parseJson(body, redact);
	const whole = (typeof json === "string" ? json : redact(body)).trim();
	if (/^<(!doctype|html)/i.test(whole)) return WEB_PAGE;
	const { error, message, detail, title, details, errors } = Object(json);
	const main = [
		error,
		message,
		detail,
		title
	].map(messageIn).find((each) => each !== "") ?? "";
	const problems = [details, errors].filter(Array.isArray).flat().map(messageIn).filter((each) => each !== "" && each !== main).join("; ");
	const shown = (main !== "" && problems !== "" ? `${main.replace(/[.:]$/, "")}: ${problems}` : main) || problems || whole;
	return shown.length > MAX_MESSAGE ? `${shown.slice(0, MAX_MESSAGE).toWellFormed()}…` : shown;
}
/** A message, as a text or in an object; '' without one. */
function messageIn(value) {
	const message = Object(value).message ?? value;
	return typeof message === "string" ? message.trim() : "";
}
/** The parsed body, undefined for invalid JSON; secrets are removed from its texts. */
function parseJson(body, redact) {
	try {
		return JSON.parse(body, redact && ((_, value) => typeof value === "string" ? redact(value) : value));
	} catch {
		return;
	}
}
// src/service/client.ts
/** A response may contain everything that the agent wrote, or a page of long paths. */
const LIMITS = {
	connectMs: 1e4,
	maxBytes: 8388608
};
const TOTAL_MS = {
	POST: 6e4,
	GET: 3e4
};
/**
* The service's agent job endpoints (specification 4.1 to 4.3); `jobPath` is the template of the one that retrieves a job.
* Methods make one attempt and never reject.
*/
function serviceClient(access) {
	const { baseUrl, projectId, jobPath } = access;
	const ask = requester(access);
	const preview = ({ jobId, prompt }) => {
		const create = "/v2/agent/{projectId}/job";
		const url = (0,_url_mDgWs3do_js__WEBPACK_IMPORTED_MODULE_6__/* .addressOf */ .ci)(baseUrl, prompt === void 0 ? jobPath : jobId === void 0 ? create : `${create}/{id}/message`, {
			projectId,
			id: jobId ?? ""
		});
		return prompt === void 0 ? {
			method: "GET",
			url
		} : {
			method: "POST",
			url,
			body: JSON.stringify({ prompt })
		};
	};
	return {
		preview,
		post(work, signal) {
			return ask(preview(work), {
				parse: readStarted,
				expected: "an agent job with a usable ID",
				signal
			});
		},
		/** `limitMs` shortens the GET's own time limit. */
		async retrieve(jobId, limitMs, signal) {
			const read = await ask(preview({ jobId }), {
				parse: (body, redact) => readJob(body, jobId, redact),
				expected: "an agent job with this ID",
				limitMs,
				signal
			});
			return read.kind === "failure" ? read : {
				kind: "job",
				job: read.value
			};
		}
	};
}
/** An admin key has one prefix before its secret (specification, 5); other kinds of key may have two. */
const ADMIN_KEY = /^[A-Za-z0-9]+_(?![a-z]{2,8}_)/;
/** Returns the function that sends one request; it never rejects. */
function requester({ apiKey, userAgent, connections, clock, limits }) {
	const redact = (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .redactor */ .$p)([apiKey]);
	const common = {
		authorization: `Bearer ${apiKey}`,
		accept: "application/json",
		"user-agent": userAgent
	};
	return async (request, { parse, expected, limitMs = Number.POSITIVE_INFINITY, signal }) => {
		const { method } = request;
		const isPost = method === "POST";
		const headers = isPost ? {
			...common,
			"content-type": "application/json"
		} : common;
		const bounds = {
			...LIMITS,
			totalMs: TOTAL_MS[method],
			...limits
		};
		const totalMs = Math.max(1, Math.min(bounds.totalMs, limitMs));
		const dispatcher = isPost ? connections.own() : connections.shared;
		const result = await exchange({
			...request,
			headers,
			limits: {
				...bounds,
				totalMs
			}
		}, {
			dispatcher,
			after: connections.after,
			signal
		});
		if (isPost) dispatcher.destroy().catch(() => {});
		const unexpected = isSuccess(result);
		const value = unexpected ? parse(result.body, redact) : void 0;
		if (value !== void 0) return {
			kind: "value",
			value
		};
		const { status } = result;
		const message = result.kind === "fault" ? "" : errorMessage(result.body, redact);
		return {
			kind: "failure",
			failure: classify(result, method),
			status,
			what: describe(result, expected),
			serviceMessage: unexpected && message !== "a web page instead of JSON" ? "" : message,
			unexpected,
			suspectKey: (status === 401 || status === 403) && !ADMIN_KEY.test(apiKey),
			retryAfterMs: retryAfterMs(result, clock.wall())
		};
	};
}
function describe(result, expected) {
	const { status } = result;
	if (result.kind === "fault") {
		const detail = (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`${result.code}: ${result.message}`);
		if (status === void 0) return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${result.sent ? "did not respond" : "could not be reached"} (${detail})`;
		return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`returned ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(status)}, but the response was incomplete (${detail})`;
	}
	const isRedirect = result.status >= 300 && result.status < 400;
	const but = isSuccess(result) ? [`, but not ${expected}`] : isRedirect ? [", a redirect"] : [];
	return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`returned ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(result.status)}${but}`;
}
// src/thread/read.ts
/** The thread cannot be read to its end, or it cannot be known which comments are ours. */
var ThreadUnreadable = class extends Error {
	name = "ThreadUnreadable";
	fault;
	constructor(fault) {
		super("The comments of the thread cannot be read.", { cause: fault });
		this.fault = fault;
	}
};
/** For `catch`: an unreadable thread is one without a state; anything else is thrown on. */
function unreadable(error) {
	if (error instanceof ThreadUnreadable) return void 0;
	throw error;
}
/**
* Which comments are by the token's account. An installation's token (`GITHUB_TOKEN` too) writes as a `Bot`; for any
* other, `GET /user` is sent at most once, however many threads are read, and its failure is final: without it, our
* records cannot be identified.
*/
function ownAccount(token, comments) {
	if (token.startsWith("ghs_")) return async () => (comment) => comment.author?.type === "Bot";
	let account;
	return async () => {
		account ??= comments.whoAmI();
		const id = await account;
		return (comment) => comment.author?.id === id;
	};
}
/** Clocks of GitHub's servers may differ a little, and a list may lag behind. */
const OVERLAP_MS = 6e4;
/** Reads one thread, any number of times. */
var ThreadReader = class {
	#options;
	#warnedOf = /* @__PURE__ */ new Set();
	/** Where the last whole reading took several pages: its comments, and what later readings have changed. */
	#known;
	#since;
	constructor(options) {
		this.#options = options;
	}
	/** Rejects with `ThreadUnreadable`, or with a signal's reason before the next page. */
	async read(limits = {}) {
		try {
			const isOwn = await this.#options.account();
			const { comments, at } = await this.#comments(limits);
			const found = recordsIn(comments, this.#options.signing, isOwn);
			this.#warnOf(found.unusable);
			return {
				...found,
				at
			};
		} catch (error) {
			throw new ThreadUnreadable((0,_faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_3__/* .asFault */ .Ps)(error));
		}
	}
	/**
	* From now on, reads only changes if the thread has several pages. Call it after a reading that is known to be no older
	* than `time`. Later deletions are not noticed: before relying on a comment, request it.
	*/
	readChangesSince(time) {
		if (this.#known !== void 0) this.#since ??= time - OVERLAP_MS;
	}
	/** The next reading shows the whole thread again: a comment seems to have been removed. */
	readAllAgain() {
		this.#known = void 0;
		this.#since = void 0;
	}
	async #comments(limits) {
		const { comments } = this.#options;
		if (this.#known !== void 0 && this.#since !== void 0) {
			limits.signal?.throwIfAborted();
			const changed = await comments.list(1, this.#since);
			if (changed.lastPage === void 0) {
				for (const comment of changed.comments) this.#known.set(comment.id, comment);
				return {
					comments: [...this.#known.values()],
					at: changed.date
				};
			}
		}
		const all = await (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .allComments */ .Kn)(comments.list, limits);
		if (all.pages > 1) this.#known = new Map(all.comments.map((comment) => [comment.id, comment]));
		return all;
	}
	#warnOf(unusable) {
		const fresh = unusable.filter(({ commentId }) => !this.#warnedOf.has(commentId));
		for (const { commentId } of fresh) this.#warnedOf.add(commentId);
		for (const [type, all] of Map.groupBy(fresh, ({ why }) => why)) this.#options.warn({
			type,
			commentIds: all.map(({ commentId }) => commentId)
		});
	}
};
/** The records of one thread in some of its comments. */
function recordsIn(comments, signing, isOwn) {
	const records = [];
	const unusable = [];
	const byOthers = [];
	for (const comment of comments.toSorted((a, b) => a.id - b.id)) {
		const { id: commentId, body, url, updatedAt } = comment;
		const found = (0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .readRecord */ .aE)(body, signing);
		if (found.type === "record") {
			const { record } = found;
			if (isOwn(comment)) records.push({
				commentId,
				url,
				updatedAt,
				record
			});
			else byOthers.push({
				commentId,
				record
			});
		} else if (found.type === "unverified" && isOwn(comment)) unusable.push({
			commentId,
			command: found.command,
			why: "unverified"
		});
	}
	const ours = new Set(records.map(({ record }) => record.run.nonce));
	for (const { commentId, record } of byOthers) {
		if (ours.has(record.run.nonce)) continue;
		unusable.push({
			commentId,
			command: record.command,
			why: "other-account"
		});
	}
	return {
		records,
		unusable
	};
}
// src/job/pull-request.ts
/** Longest URL of a pull request that is passed on. */
const MAX_LINK = 2048;
/**
* The address of the pull request if it is a plain one, else undefined: https (http on loopback where the
* service itself is on loopback), no user info, and no character that a shell, a log or Markdown reads as
* more than text. Later steps use it as it is.
*/
function plainLink(link, loopback) {
	return link === null || linkFault(link, loopback) !== void 0 ? void 0 : link;
}
/** What keeps a URL from being a plain one; undefined: nothing. */
function linkFault(link, loopback) {
	if (!/^https?:\/\/[^/\\]/.test(link) || !URL.canParse(link)) return "no https address";
	const url = new URL(link);
	if (!(url.protocol === "https:" || loopback && (0,_url_mDgWs3do_js__WEBPACK_IMPORTED_MODULE_6__/* .isLoopback */ .U9)(url)) || url.username !== "" || url.password !== "") return "no https address";
	if (!/^https?:\/\/[\w.:[\]-]+(?:\/[\w.~+,=:@%/?#-]*)?$/.test(link)) return "characters";
	return link.length > MAX_LINK ? "length" : void 0;
}
/** Why the output `pr-link` is empty although the service returned a URL. */
function unusableLink(url) {
	return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service returned ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(url)} as the URL of the pull request. ${{
		"no https address": "It is not a plain HTTPS URL",
		characters: "It contains characters that are not safe in a shell or in Markdown",
		length: "It is too long"
	}[linkFault(url, false) ?? "no https address"]}, so \`pr-link\` is empty.`;
}
/** The pull request's number where the address shows one, as the usual hosts write it; else ''. */
function pullRequestNumber(link) {
	return /\/(?:pull|pulls|pull-requests|merge_requests)\/(\d{1,15})(?:[/?#]|$)/.exec(link)?.[1] ?? "";
}
/** Where a pull request is; undefined for an address that is no pull request on this GitHub server. */
function locatePullRequest(prLink, { serverUrl, repository }) {
	const root = `${serverUrl}/`;
	if (!prLink.toLowerCase().startsWith(root.toLowerCase())) return void 0;
	const [, owner, repo, number] = /^([\w-]{1,100})\/(?!\.{1,2}\/)([\w.-]{1,100})\/pull\/(\d{1,15})(?:[/?#]|$)/.exec(prLink.slice(root.length)) ?? [];
	if (owner === void 0 || repo === void 0) return void 0;
	const isSameRepository = `${owner}/${repo}`.toLowerCase() === repository.fullName.toLowerCase();
	return {
		id: {
			owner,
			repo,
			number: Number(number)
		},
		isSameRepository
	};
}
/** Reads what a pull request changes; undefined if GitHub does not return it. */
async function contentsOf(id, api) {
	const [pull, files] = await Promise.all([pullRequest(api, id).catch(unread), pullRequestFiles(api, id, 10).catch(unread)]);
	return pull && {
		...pull,
		files: (files ?? []).map(({ filename }) => filename)
	};
}
/** How a pull request ended; undefined while it is open, or if GitHub does not return it. */
async function endOfPullRequest(id, api) {
	const pull = await pullRequest(api, id).catch(unread);
	if (pull?.state !== "closed") return void 0;
	return pull.merged ? "merged" : "closed";
}
function unread(error) {
	if (!(error instanceof _faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubFault */ .Q4)) throw error;
}
// src/job/thread-messages.ts
const NOT_SENT = "Nothing was sent, so that you are not charged twice.";
const UNCLEAR = "It is unclear whether this command arrived";
const BLOCKED = "Blocked by an earlier command";
const UNCHECKED = ", so the run cannot check whether another run is already handling the command";
/** `cause` is a sentence without its end: what GitHub answered may follow, then `effect`. */
const REFUSALS = {
	"this-command-unknown": [UNCLEAR, (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`An earlier run of this command could not determine whether its request reached the service`],
	"this-command-silent": [UNCLEAR, (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`An earlier run of this command ended while sending its request`],
	"this-command-unverified": [UNCLEAR, (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The record of this command in the thread could not be verified, because the API key was changed or the comment was edited`],
	"this-command-other-account": [UNCLEAR, (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Another account wrote the record of this command in the thread, because \`github-token\` was changed or two workflows respond to the comment`],
	"other-command-silent": [BLOCKED, (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`An earlier command in this thread ended while starting a job, so it is unclear which job belongs to the thread`],
	"other-command-unknown": [BLOCKED, (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`An earlier command in this thread may have started a job, so it is unclear which job belongs to the thread`],
	"record-refused": [
		"Could not comment in the thread",
		(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`GitHub rejected the comment of this run`,
		UNCHECKED
	],
	"record-not-found": [
		"Could not find the comment of this run",
		(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`GitHub does not list the comment of this run in the thread`,
		UNCHECKED
	],
	"thread-unreadable": [
		"Could not read the thread",
		(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`GitHub did not return the comments of the thread`,
		UNCHECKED
	]
};
/** Why the run sends nothing because of its thread, and what to do. */
function refusalMessage({ because, advice, fault, outcome }, to) {
	const [title, cause, effect = ""] = REFUSALS[because];
	const detail = fault === void 0 ? [] : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)` (${(0,_faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_3__/* .faultText */ .Ij)(fault)})`;
	const advised = to.commandName === void 0 ? WORKFLOW_ADVICE[advice](to) : ADVICE[advice];
	const next = fault === void 0 ? advised : (0,_faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_3__/* .faultRemedy */ .zq)(fault);
	return {
		title,
		icon: outcome === "unknown" ? "unclear" : "failed",
		happened: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${cause}${detail}${effect}. ${NOT_SENT}`,
		next: because === "record-refused" ? (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(next, WITHOUT_THREAD) : next
	};
}
const WITHOUT_THREAD = (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`To run without a comment, set \`comment: never\`. A re-run then starts a new job.`;
const LOOK_FOR_JOB = (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check the service’s dashboard and the pull requests for a job.`;
const LOOK_FOR_MESSAGE = "Check the service’s dashboard or the pull request to see whether the message arrived. If it did not,";
const ADVICE = {
	"use --new": (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${LOOK_FOR_JOB} To start a new job anyway, comment with \`--new\`.`,
	"look whether it arrived": (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${LOOK_FOR_MESSAGE} comment again.`,
	"try again": (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Wait a minute, then run again.`
};
/** The same for runs without a comment, where command options are not available. */
const WORKFLOW_ADVICE = {
	"use --new": (to) => (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${LOOK_FOR_JOB} To start a new job anyway, ${(0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .startAnew */ .cx)(to)}, not a re-run.`,
	"look whether it arrived": () => (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${LOOK_FOR_MESSAGE} start a new workflow run, not a re-run.`,
	"try again": () => ADVICE["try again"]
};
/** Why a record in the thread was ignored. */
const UNUSABLE = {
	unverified: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`A record in this thread could not be verified and was ignored. The API key was changed, or the comment was edited.`,
	"other-account": (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`A record in this thread is from another account and was ignored. \`github-token\` was changed, or two workflows respond in this thread.`
};
/** What a run that looks for other runs' commands leaves out. */
function ignoredComments(unusable, isCut) {
	return [unusable === 0 ? [] : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Records that could not be verified or are from another account: ${unusable}. Their jobs are not collected. The API key or \`github-token\` was changed, or the runs that started the jobs use another token.`, isCut ? (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The repository has too many comments to read those of 30 days. Jobs whose comments were last changed more than twice \`give-up-after-hours\` ago are not collected.` : []];
}
/** A warning about the thread: what happened, and what to do. */
function threadWarning(warning) {
	switch (warning.type) {
		case "not-edited": return {
			title: "Could not update the progress comment",
			paragraphs: [(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${(0,_faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_3__/* .refused */ .J5)(warning.fault, "the edit")} The run continues.`]
		};
		case "job-not-recorded": return {
			title: "Could not save the job ID in the thread",
			paragraphs: [(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The job is running, but no comment contains its ID, so a re-run sends nothing.`, (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Save the job ID from this log. To continue the job, comment with \`--job ID\`.`]
		};
		case "not-posted": return {
			title: "Could not post the result",
			paragraphs: [(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${(0,_faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_3__/* .refused */ .J5)(warning.fault, "the comment")} See the job summary or the outputs for the result.`, (0,_faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_3__/* .howToPermit */ .r2)(warning.fault)]
		};
		case "not-removed": return {
			title: "Could not delete the progress comment",
			paragraphs: [(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${(0,_faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_3__/* .refused */ .J5)(warning.fault, "the request")} You can delete comment ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(warning.commentId)} yourself.`]
		};
		case "unverified":
		case "other-account": return {
			title: warning.type === "unverified" ? "Unverified record" : "Record from another account",
			paragraphs: [(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${UNUSABLE[warning.type]} Comment IDs: ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(warning.commentIds.join(", "))}.`, (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`To continue a job from an ignored record, comment with \`--job ID\`.`]
		};
	}
}
// src/job/messages.ts
const DETACHED = {
	"": "Still running",
	created: "Job started",
	messaged: "Message sent",
	attached: "Still running"
};
/** The message at the end of a job run. */
function jobMessage(report, audience = {}) {
	const message = endMessage(report, audience);
	return report.linkUnusable ? {
		...message,
		warning: unusableLink(report.job?.prLink ?? "")
	} : message;
}
function endMessage(report, to) {
	const { reason, job, intent } = report;
	const jobId = (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(report.jobId);
	const took = (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(report.durationMs);
	switch (reason.kind) {
		case "job-ended": return jobEnd(report, to);
		case "detached": return {
			title: DETACHED[report.request],
			icon: "running",
			happened: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Job ${jobId} is running. This run does not wait for it.`,
			next: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(to.unrecorded ? (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Save the job ID (output \`job-id\`), because no comment contains it.` : [], (0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .howToWait */ .nF)(report, to))
		};
		case "timed-out": return {
			title: job === void 0 ? "Could not read the job status in time" : "Still running",
			icon: "running",
			happened: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(job === void 0 ? (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The status of job ${jobId} could not be read within ${took}. The job is not affected.` : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Job ${jobId} did not finish within ${took}. This run stopped waiting, but the job continues.`, reason.retryAfterMs === void 0 ? [] : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service asked for a pause of ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(reason.retryAfterMs)}, which is longer than this run can wait.`),
			next: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)((0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .howToWait */ .nF)(report, to), (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`If jobs often take this long, increase \`${reason.input ?? "timeout-minutes"}\`.`)
		};
		case "stopped": return stopped(report, reason.where, to);
		case "gone": return intent === "attach" && job === void 0 ? {
			title: "Job not found",
			icon: "failed",
			happened: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service does not know job ${jobId} (\`404\` or \`410\`, three times in a row).`,
			next: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check \`job-id\` for a typo, and check that the job belongs to \`project-id\`. If both are correct, check \`job-path\`.`
		} : {
			title: "The job no longer exists",
			icon: "unclear",
			happened: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service no longer knows job ${jobId} (\`404\` or \`410\`, three times in a row).`,
			next: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Look for its pull request in the repository. If the job should exist, check \`project-id\` and \`job-path\`.`
		};
		case "unreadable": return {
			title: "Could not read the job status",
			icon: "unclear",
			happened: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The status of job ${jobId} could not be read: the service ${reason.what}. The job is not affected.`, (0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .serviceResponse */ .ht)(reason.serviceMessage)),
			next: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)((0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .remedy */ .zL)(reason, "retrieve"), (0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .howToWait */ .nF)(report, to))
		};
		case "refused": return {
			title: reason.status === 401 ? "The service rejected the API key" : "The service rejected the request",
			icon: "failed",
			happened: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service ${reason.what}. ${NOT_STARTED}`, (0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .serviceResponse */ .ht)(reason.serviceMessage)),
			next: (0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .rejectedRemedy */ .VZ)(report, reason, to)
		};
		case "not-sent": return {
			...reason.status === 429 ? {
				title: "Rate limited",
				icon: "limited"
			} : UNREACHABLE,
			happened: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`All ${reason.tries} attempts failed: the service ${reason.what}. ${NOT_STARTED}`, (0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .serviceResponse */ .ht)(reason.serviceMessage)),
			next: (0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .remedy */ .zL)(reason, "create")
		};
		case "out-of-time": {
			const said = (0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .serviceResponse */ .ht)(reason.serviceMessage);
			if (reason.status !== 429) return {
				...UNREACHABLE,
				happened: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service ${reason.what}, and there is no time left for another attempt. ${NOT_STARTED}`, said),
				next: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check \`base-url\` and the network, or increase \`timeout-minutes\`.`
			};
			const [today] = (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .moment */ .n$)(report.startedAt + report.durationMs).split(" ");
			return {
				title: `Rate limited until ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .moment */ .n$)(reason.retryAt).replace(`${today} `, "")}`,
				icon: "limited",
				happened: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service ${reason.what}. It accepts requests again at ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .moment */ .n$)(reason.retryAt)}, after the time limit of this run. ${NOT_STARTED}`, said),
				next: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Run again after that time, or increase \`timeout-minutes\`.`
			};
		}
		case "unclear": return {
			title: "It is unclear whether the request arrived",
			icon: "unclear",
			happened: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The request was sent once, and the service ${reason.what}. ${mayHave(report)} It was not repeated, because you could be charged twice.`, (0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .serviceResponse */ .ht)(reason.serviceMessage)),
			next: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)((0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .howToCheck */ .Qt)(report, to), reason.unexpected ? (0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .remedy */ .zL)(reason, "create") : [])
		};
		case "no-context": return {
			title: "Could not read the context",
			icon: "failed",
			happened: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${reason.error.happened} Nothing was sent.`,
			next: reason.error.remedy
		};
		case "blocked": return refusalMessage(reason.refusal, to);
		case "dry-run": return {
			title: "Dry run",
			icon: "note",
			happened: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The inputs are valid. Nothing was sent.`,
			next: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(reason.mayContinue ? (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`A dry run does not read the thread. If the thread has a job, the instruction is sent to that job instead.` : [], (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`To send the request, remove \`dry-run\`.`)
		};
	}
}
const NOT_STARTED = "No work was started.";
const UNREACHABLE = {
	title: "Could not reach the service",
	icon: "failed"
};
function mayHave({ intent }) {
	return intent === "message" ? "The job may have received it." : "It may have started a job.";
}
function jobEnd(report, to) {
	const { jobId, prLink, request, job } = report;
	switch (report.outcome) {
		case "pr-opened": {
			const pr = prLink === "" ? "a pull request" : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(prLink);
			const isNew = request === "created";
			return {
				title: isNew ? "Pull request opened" : "The agent finished",
				icon: "done",
				happened: isNew ? (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The agent opened ${pr}.` : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The work is in ${pr}.`,
				next: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Review it like any other pull request.`, job?.status === "archived" ? (0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .howToStartNew */ .MU)(to) : (0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .howToContinue */ .DN)(report, to))
			};
		}
		case "no-changes": return {
			title: "No changes",
			icon: "note",
			happened: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The agent finished job ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(jobId)} without opening a pull request.`,
			next: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`If you expected a change, describe what to change and where.`, (0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .howToContinue */ .DN)(report, to))
		};
		case "archived": return {
			title: "Job archived",
			icon: "note",
			happened: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Job ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(jobId)} was archived without a pull request.`,
			next: (0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .howToStartNew */ .MU)(to)
		};
		default: return {
			title: "The agent failed",
			icon: "failed",
			happened: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Job ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(jobId)} failed with an error that the agent could not recover from.`, prLink === "" ? [] : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The job has a pull request: ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(prLink)}.`),
			next: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service does not report the reason, but its dashboard may show it.`, (0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .howToContinue */ .DN)(report, to))
		};
	}
}
function stopped(report, where, to) {
	switch (where) {
		case "before-sending": return {
			title: "Canceled before anything was sent",
			icon: "stopped",
			happened: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The run was canceled. ${NOT_STARTED}`,
			next: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`To send the request, run again.`
		};
		case "sending": return {
			title: "Canceled while sending the request",
			icon: "unclear",
			happened: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The run was canceled before the service responded to the request. ${mayHave(report)}`,
			next: (0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .howToCheck */ .Qt)(report, to)
		};
		case "waiting": return {
			title: "Canceled, but the job continues",
			icon: "stopped",
			happened: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The run was canceled while it waited for job ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(report.jobId)}. The job is not affected.`,
			next: (0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .howToWait */ .nF)(report, to)
		};
	}
}
// src/job/report.ts
/** Ends that fail the step regardless of `fail-on`. */
const MUST_FAIL = /* @__PURE__ */ new Set([
	"stopped",
	"blocked",
	"no-context",
	"refused",
	"not-sent",
	"out-of-time",
	"unclear"
]);
/** Completes a report; `loopback`: the service is on loopback, so the pull request's URL may be, too. */
function reportOf(end, loopback) {
	const { job, jobId, reason } = end;
	const link = job && plainLink(job.prLink, loopback);
	const linkUnusable = job !== void 0 && job.prLink !== null && link === void 0;
	return {
		...end,
		prLink: link ?? "",
		linkUnusable,
		mustFail: MUST_FAIL.has(reason.kind) || jobId === ""
	};
}
/** The outcome of a job that has ended. */
function outcomeOf(job) {
	if (job.status === "failed") return "failed";
	if (job.prLink !== null) return "pr-opened";
	return job.status === "archived" ? "archived" : "no-changes";
}
/** The outcome of a run whose request was not, or possibly not, accepted. */
function outcomeOfUnsent(unsent) {
	if (unsent.kind === "stopped") return unsent.where === "sending" ? "unknown" : "cancelled";
	return unsent.kind === "unclear" ? "unknown" : "failed";
}
/** Whether the step fails: decided last, after everything is written. */
function fails(report, failOn) {
	return report.mustFail || failOn.includes(report.outcome);
}
/** Whether the run succeeded; everything else may need attention. */
function hasResult({ reason, outcome }) {
	return reason.kind === "job-ended" && outcome !== "failed" || reason.kind === "detached";
}
const STOPPED_STATE = {
	"before-sending": "unsent",
	sending: "unknown",
	waiting: "sent"
};
/** The state of the run's record in a thread. */
function recordState({ reason, jobId }) {
	switch (reason.kind) {
		case "job-ended": return "ended";
		case "unclear": return "unknown";
		case "stopped": return STOPPED_STATE[reason.where];
		case "blocked": return reason.refusal.state;
		case "no-context":
		case "refused":
		case "not-sent":
		case "out-of-time":
		case "dry-run": return "unsent";
		default: return jobId === "" ? "unsent" : "sent";
	}
}
/** The outputs of a job run. Only values whose form was checked are written: later steps use them as they are. */
function jobOutputs(report) {
	return (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .outputs */ .V4)({
		"pr-link": report.prLink,
		"pr-number": pullRequestNumber(report.prLink),
		"changed-files": String(report.pull?.changedFiles ?? ""),
		additions: String(report.pull?.additions ?? ""),
		deletions: String(report.pull?.deletions ?? ""),
		"job-id": (0,_url_mDgWs3do_js__WEBPACK_IMPORTED_MODULE_6__/* .isSegment */ .wk)(report.jobId) ? report.jobId : "",
		status: knownStatus(report.job?.status),
		outcome: report.outcome,
		request: report.request
	});
}
// src/job/markdown.ts
/** Maximum length of the instruction in comments and summaries. */
const MAX_INSTRUCTION = 2e4;
/** Maximum length of a comment: GitHub's limit of 65,536 characters, with a margin. */
const MAX_COMMENT = 65e3;
/** The end of a job run as outputs, summary, annotations and comment. */
function presentJob(report, about) {
	const { failing, audience, isCleaned } = about;
	const message = jobMessage(report, audience);
	const icon = failing && message.icon === "note" ? "failed" : message.icon;
	const head = [
		`### ${_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .ICONS */ .Ze[icon]} ${message.title}`,
		(0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)(message.happened),
		...message.warning ? [`⚠️ ${(0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)(message.warning)}`] : [],
		...report.pull ? [(0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)(contents(report.pull))] : [],
		(0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)(message.next)
	];
	const notes = jobNotes(report, audience.continues);
	const level = failing ? "error" : report.outcome === "unknown" ? "warning" : "notice";
	return {
		outputs: jobOutputs(report),
		notes,
		summary: `${[
			...head,
			facts(report),
			...notes.map(_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6),
			...instructionBlock(report.instruction, isCleaned),
			...preview(report)
		].join("\n\n")}\n`,
		annotations: [...message.warning ? [{
			level: "warning",
			title: "Pull request URL ignored",
			paragraphs: [message.warning]
		}] : [], {
			level,
			title: message.title,
			paragraphs: [message.happened, message.next]
		}],
		comment: (more) => withInstruction([...head, ...[...notes, ...more].map(_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)], report.instruction, [footer(report, about)], isCleaned)
	};
}
function instructionBlock(instruction, isCleaned = false, most = MAX_INSTRUCTION) {
	if (instruction === "") return [];
	const block = (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .fence */ .EU)(instruction, most);
	return isCleaned ? ["Instruction (hidden text was removed):", block] : [(0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .collapsible */ .r0)("Instruction", block)];
}
function preview({ reason }) {
	if (reason.kind !== "dry-run") return [];
	const { method, url, body = "" } = reason.preview;
	const request = [
		`${method} ${url.href}`,
		"Authorization: Bearer ***",
		"",
		body
	].join("\n").trimEnd();
	return ["This request would be sent:", (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .fence */ .EU)(request, MAX_INSTRUCTION)];
}
function facts({ job, jobId, prLink, durationMs }) {
	return factList([
		["Pull request", prLink === "" ? void 0 : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(prLink)}`],
		["Job", jobId === "" ? void 0 : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(jobId)}`],
		...sourceFacts(job),
		["Duration", (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(durationMs)}`]
	]);
}
/** The branch and the model of a job. */
function sourceFacts({ repository, ref, model } = {}) {
	return [["Branch", ref === void 0 ? void 0 : branch(repository, ref)], ["Model", model === void 0 ? void 0 : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(model)}`]];
}
/** A branch as a link where the repository is on GitHub. */
function branch(repository, ref) {
	const url = `${repository}/tree/${ref}`;
	return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${/^https:\/\/github\.com\//.test(url) ? linkOrCode(url, ref) : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(ref)}`;
}
/** A link to an HTTPS URL; for anything else `otherwise`, shown literally. */
function linkOrCode(url, otherwise = url) {
	return plainLink(url, false) === void 0 ? (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(otherwise) : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(url);
}
/** A list of names and values; those without a value are left out. */
function factList(facts) {
	return facts.flatMap(([name, value]) => value === void 0 ? [] : [`- **${name}:** ${(0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)(value)}`]).join("\n");
}
function footer(report, { runUrl }) {
	return `<sub>${[
		...report.jobId === "" ? [] : [`Job ${(0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(report.jobId)}`],
		(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(report.durationMs),
		...report.job?.model === void 0 ? [] : [(0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(report.job.model)],
		...runUrl === void 0 ? [] : [`[workflow run](${runUrl})`]
	].join(" · ")}</sub>`;
}
/** What the pull request changes; numbers that GitHub did not return are left out. */
function contents({ changedFiles, additions = 0, deletions = 0, draft, files }) {
	const left = (changedFiles ?? 0) - files.length;
	const names = files.flatMap((name, at) => (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${at === 0 ? ": " : ", "}${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name.slice(0, 200))}`);
	return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(changedFiles === void 0 ? [] : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`It changes ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(changedFiles, "file")} (+${additions} −${deletions})${names}${files.length > 0 && left > 0 ? `, and ${left} more` : ""}.`, draft ? (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`It is a draft.` : []);
}
const REPLACED = {
	archived: "was archived",
	gone: "no longer exists",
	merged: "has a merged pull request",
	closed: "has a closed pull request"
};
/** Notes on unusual circumstances. */
function jobNotes({ replaced, shared, reason, jobId, request }, continues = false) {
	const notes = [];
	if (continues && request === "messaged") notes.push((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`This run continued the job of this thread.`);
	if (continues && request === "created" && !replaced) notes.push((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`There was no job to continue in this thread, so a new one was started.`);
	if (replaced && jobId !== "" && jobId !== replaced.jobId) notes.push((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The previous job of this thread, ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(replaced.jobId)}, ${REPLACED[replaced.why]}. A new job was started.`);
	if (shared && reason.kind === "job-ended") notes.push((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The agent was still working on an earlier instruction when this one arrived, so this may be the result of that one.`);
	return notes;
}
/** A small line with a link to the workflow run. */
function runLink(runUrl) {
	return runUrl === void 0 ? [] : [`<sub>[workflow run](${runUrl})</sub>`];
}
/** Joins a comment's parts, with the instruction truncated so that a record still fits. */
function withInstruction(before, instruction, after, isCleaned) {
	const left = MAX_COMMENT - _next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_RECORD */ .ZB - [...before, ...after].join("\n\n").length - 200;
	const block = instructionBlock(instruction, isCleaned, Math.min(MAX_INSTRUCTION, Math.floor(left / 2)));
	return [
		...before,
		...block,
		...after
	].join("\n\n");
}
/** Extracts the instruction from a comment of ours; '' without one. */
function instructionIn(markdown) {
	const [, isCleaned, , instruction = ""] = /^(?:<details><summary>Instruction<\/summary>|(Instruction) \(.*\):)\n\n(`{3,}|~{3,})text\n([\s\S]*?)\n\2$/m.exec(markdown) ?? [];
	return {
		instruction,
		isCleaned: isCleaned !== void 0
	};
}
/** What the progress comment shows while a run is at work. */
function progressComment(about) {
	const { job, checkedAt } = about;
	const age = about.startedAt - (job?.createdAt ?? about.startedAt);
	return withInstruction(["### ⏳ Working on it", [
		job === void 0 ? (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Preparing` : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Job ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(job.id)}${job.status === void 0 ? [] : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`: ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(job.status)}`}`,
		(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`started ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .moment */ .n$)(about.startedAt)}`,
		...age < 6e4 ? [] : [(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`job created ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(age)} earlier`],
		...job?.repository === void 0 ? [] : [(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`repository ${linkOrCode(job.repository)}`],
		...job?.ref === void 0 ? [] : [(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`branch ${branch(job.repository, job.ref)}`],
		...checkedAt === void 0 ? [] : [(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`checked ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .moment */ .n$)(checkedAt)}`]
	].map(_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6).join(" · ")], about.instruction, runLink(about.runUrl), about.isCleaned);
}
/** The comment in the thread of a pull request that a job has opened. */
function announcement(about) {
	return [
		"### 📝 Opened by Docs Agent",
		(0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`This pull request is the result of job ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(about.jobId)}${about.from === void 0 ? [] : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`, requested in ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(about.from)}`}.`),
		(0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)(about.archived ? (0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .howToStartNew */ .MU)({ commandName: about.command }) : (0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_5__/* .continueWith */ .ob)(about.command))
	].join("\n\n");
}



/***/ }),

/***/ 242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DN: () => (/* binding */ howToContinue),
/* harmony export */   MU: () => (/* binding */ howToStartNew),
/* harmony export */   NR: () => (/* binding */ signingKey),
/* harmony export */   Qt: () => (/* binding */ howToCheck),
/* harmony export */   VZ: () => (/* binding */ rejectedRemedy),
/* harmony export */   ZB: () => (/* binding */ MAX_RECORD),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   c: () => (/* binding */ withSameRecord),
/* harmony export */   cx: () => (/* binding */ startAnew),
/* harmony export */   ht: () => (/* binding */ serviceResponse),
/* harmony export */   nF: () => (/* binding */ howToWait),
/* harmony export */   ob: () => (/* binding */ continueWith),
/* harmony export */   q8: () => (/* binding */ withRecord),
/* harmony export */   zL: () => (/* binding */ remedy)
/* harmony export */ });
/* unused harmony export howToAttach */
/* harmony import */ var _redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(159);
/* harmony import */ var _sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(380);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(598);



// src/thread/record.ts
const fields = (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	state: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* ._enum */ .$8)([
		"sending",
		"sent",
		"ended",
		"unsent",
		"unknown"
	]),
	/** Empty until known. */
	kind: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* ._enum */ .$8)([
		"",
		"create",
		"message"
	]),
	/** The comment is the command's answer, not a progress comment: `sent` alone does not tell. */
	answer: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)(),
	jobId: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	/** The command comment's id, or what stands for it in runs without one. */
	command: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	/** `nonce`: random, made at the start of each run, so that it knows its own comments. */
	run: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		id: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
		attempt: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(),
		nonce: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()
	}),
	/**
	* By GitHub's clock, milliseconds since 1970: when the service answered the request, before that when the run
	* began.
	*/
	time: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(),
	/** The id of the command's first progress comment; null: the comment that holds the record. */
	first: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)()),
	/** The job before a message; null: not known, or no message. */
	before: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		status: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
		prLink: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
	})),
	prLink: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	/** Grows with each change: of several records of one run the highest counts. */
	seq: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(),
	/** The job is no longer followed, although it continues. */
	givenUp: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)())
});
const recordSchema = fields.check((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YP)(({ state, jobId }) => jobId !== "" || state !== "sent" && state !== "ended"));
function signingKey({ apiKey, ...thread }) {
	const bytes = (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.hkdfSync)("sha256", apiKey, "", "docs-agent: record in a thread, 1", 32);
	return {
		key: (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createSecretKey)(Buffer.from(bytes)),
		...thread
	};
}
/** The most characters of a comment that its hidden line takes, with all that `Before` and an id may hold. */
const MAX_RECORD = 16384;
const LINE = /^<!-- docs-agent-record (?<project>\S+) (?<payload>[A-Za-z0-9+/]+)\.(?<signature>[A-Za-z0-9+/]{43}) -->$/;
/**
* The hidden line: an HTML comment with the project in clear, the record and its signature. Base64 in its
* first alphabet has no hyphen, so nothing within can end the comment.
*/
function signRecord(record, signing) {
	const payload = unpadded(Buffer.from(JSON.stringify(fields.parse(record))));
	return `<!-- docs-agent-record ${clear(signing.project)} ${payload}.${signature(payload, signing)} -->`;
}
/** A comment's whole text: what people read, then the hidden line. */
function withRecord(markdown, record, signing) {
	return `${markdown}\n\n${signRecord(record, signing)}`;
}
/**
* New text over an unchanged hidden line, for the `post` step, which never changes the state.
* Undefined where the comment holds no line of our form.
*/
function withSameRecord(body, markdown) {
	const line = (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .lastLine */ .fM)(body);
	return LINE.test(line) ? `${markdown}\n\n${line}` : void 0;
}
/**
* The record in a comment's text; the caller checks who wrote the comment. Only the last line counts: what stands above
* may quote anybody, another comment's hidden line too. `unverified`: of our form and project, but not to be used;
* `command` is what it claims, where that can be read.
*/
function readRecord(body, signing) {
	const parts = LINE.exec((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .lastLine */ .fM)(body))?.groups;
	if (parts === void 0 || parts.project !== clear(signing.project)) return { type: "none" };
	const value = parsed(parts.payload);
	const genuine = (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.timingSafeEqual)(Buffer.from(parts.signature), Buffer.from(signature(parts.payload, signing)));
	const record = recordSchema.safeParse(value);
	if (genuine && record.success) return {
		type: "record",
		record: record.data
	};
	return {
		type: "unverified",
		command: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ command: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)() }).safeParse(value).data?.command
	};
}
function signature(payload, signing) {
	const signed = JSON.stringify([
		signing.project,
		signing.repository,
		signing.issue,
		payload
	]);
	return unpadded((0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHmac)("sha256", signing.key).update(signed).digest());
}
function unpadded(bytes) {
	return bytes.toString("base64").replace(/={1,2}$/, "");
}
/** Readable for every sane project id, and harmless in an HTML comment for every other. */
function clear(project) {
	return encodeURIComponent(project.toWellFormed()).replaceAll("--", "-%2D");
}
function parsed(payload) {
	try {
		return JSON.parse(Buffer.from(payload, "base64").toString());
	} catch {
		return;
	}
}
// src/service/remedies.ts
const TEXTS = {
	create: {
		url: "`base-url`",
		inputs: "`base-url` and `project-id`",
		slower: "start fewer runs at the same time"
	},
	retrieve: {
		url: "`base-url` and `job-path`",
		inputs: "`base-url`, `project-id`, and `job-path`",
		slower: "increase `poll-interval`"
	},
	visitors: {
		url: "`base-url`",
		inputs: "`base-url` and `project-id`",
		slower: "decrease `max-requests` or `trend`"
	}
};
/** What to change after a request without a usable response. */
function remedy(failed, kind) {
	const { status = 0, unexpected, suspectKey, retryAfterMs } = failed;
	const { url, inputs, slower } = TEXTS[kind];
	if (unexpected) return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Check ${url}. Another server may respond at this URL.`;
	switch (status) {
		case 401:
		case 403: return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(status === 401 ? (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Check the secret for \`api-key\`. The key may be mistyped, expired, or revoked.` : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The key is not authorized for this request. Check that it is an admin key with the required permissions, that it belongs to \`project-id\`, and that the service’s IP allowlist, if any, includes this runner.`, suspectKey ? (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`An admin key has one prefix, followed by an underscore. This may be a different kind of key.` : []);
		case 404:
		case 410: return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Check ${inputs}.`;
		case 429: return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The service limits requests. Try again later, and ${slower}.`, retryAfterMs === void 0 ? (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The service did not say when to retry. The limit may be hourly.` : []);
	}
	if (status === 0 && kind !== "retrieve") return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Check \`base-url\`, the network, and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`, \`NODE_EXTRA_CA_CERTS\`), then run again.`;
	if (status >= 300 && status < 400) return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Redirects are not followed, because they would send the key to another URL. Change ${url} to the final URL.`;
	if (status < 400 || status >= 500 || status === 408 || status === 425) return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The service may be down. Try again later.`;
	if (kind === "retrieve") return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Check ${inputs}.`;
	if (kind === "create" && status === 413) return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The prompt is too long. Shorten it, or include less \`context\`.`;
	return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Fix the problem that the service reported, then run again.`, kind === "visitors" ? (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`If a date is too far in the past, decrease \`trend\`.` : []);
}
/** The service's own message, untrusted, as a sentence; nothing where there is none. */
function serviceResponse(message) {
	return message === "" ? [] : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Response: ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(message)}.`;
}
// src/job/next-steps.ts
/** How a later run waits for the same job. */
function howToAttach({ jobId }) {
	return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To wait for the job, run the action with ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`job-id: ${jobId}`)} and without a prompt. This does not start new work.`;
}
/** How readers follow a job that is still running. */
function howToWait(report, { commandName, unrecorded }) {
	if (commandName === void 0) return howToAttach(report);
	const status = `${commandName} --status${unrecorded ? ` --job ${report.jobId}` : ""}`;
	return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To check on the job, comment ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(status)}.`, unrecorded ? [] : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To wait for it again, re-run the workflow run. This does not start new work.`);
}
function howToContinue({ jobId }, { commandName, unrecorded }) {
	if (commandName === void 0) return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To continue this job, run the action with ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`job-id: ${jobId}`)} and a new prompt.`;
	return continueWith(commandName, unrecorded ? jobId : void 0);
}
/** The command that continues the thread's job, or the one that `jobId` names. */
function continueWith(command, jobId) {
	const job = jobId === void 0 ? "" : ` --job ${jobId}`;
	return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To continue this job, comment ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${command}${job} …`)} in this thread.`;
}
/** What to do after a job was archived; `fresh`: the thread may have another job. */
function howToStartNew({ commandName }, fresh = false) {
	const how = commandName === void 0 ? (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`run the action with a new prompt and without \`job-id\`` : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`comment ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${commandName}${fresh ? " --new" : ""} …`)} in this thread`;
	return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`An archived job does not accept messages. To start a new job, ${how}.`;
}
/** What to check where a request may have arrived, and how to send it again if it did not. */
function howToCheck({ intent, jobId }, to) {
	const { commandName } = to;
	if (intent === "message") {
		const again = commandName === void 0 ? "start a new workflow run" : "comment again";
		return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Check the service’s dashboard to see whether job ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(jobId)} received the message. If it did not, ${again}.`;
	}
	const again = commandName === void 0 ? startAnew(to) : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`comment ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${commandName} --new …`)} in this thread`;
	return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Check the service’s dashboard and the repository’s pull requests for the job. If there is none, ${again}.`;
}
/** How a workflow starts a job although an earlier request may have: a re-run would be the same request. */
function startAnew({ continues }) {
	return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`start a new workflow run${continues ? (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)` with \`conversation: new\`` : []}`;
}
/** What to change where the service rejected the request. */
function rejectedRemedy(report, reason, { commandName }) {
	const isMissing = reason.status === 404 || reason.status === 410;
	if (report.intent !== "message" || !isMissing) return remedy(reason, "create");
	return commandName === void 0 ? (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Check \`job-id\` and \`project-id\`. To start a new job instead, omit \`job-id\`.` : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Check the job ID. To start a new job instead, comment ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${commandName} --new …`)}.`;
}



/***/ })

};
