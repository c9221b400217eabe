export const id = 68;
export const ids = [68];
export const modules = {

/***/ 219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ requester),
/* harmony export */   r: () => (/* binding */ serviceClient)
/* harmony export */ });
/* harmony import */ var _url_DjgYgsRk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(253);
/* harmony import */ var _sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(779);
/* harmony import */ var _undici_DAfkrqG8_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(917);
/* harmony import */ var _errors_f08i3tsO_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(470);
/* harmony import */ var _schema_C1YorOzN_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(405);





// src/service/request.ts
(0,_undici_DAfkrqG8_js__WEBPACK_IMPORTED_MODULE_0__/* .init_undici */ .aW)();
function isSuccess(exchange) {
	return exchange.kind === "response" && exchange.status >= 200 && exchange.status < 300;
}
const errorWith = (code, message) => Object.assign(new Error(message), { code });
const STOPPED = {
	code: "STOPPED",
	message: "the run was stopped"
};
const seconds = (ms) => `${Number((ms / 1e3).toPrecision(2))} s`;
/** Once there is a connection, before the first byte is sent. */
function whenConnected(notify) {
	return (dispatch) => (options, handler) => {
		const onConnect = (abort) => {
			notify();
			handler.onConnect?.(abort);
		};
		return dispatch(options, Object.assign(new _undici_DAfkrqG8_js__WEBPACK_IMPORTED_MODULE_0__/* .import_decorator_handler */ .vP.default(handler), { onConnect }));
	};
}
/** Never rejects. A request counts as sent once it has a connection, whatever the later error. */
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
			message: (0,_errors_f08i3tsO_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error),
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
/** If no address of a host can be reached, that of the first. */
function codeOf(error) {
	if (typeof error.code === "string") return error.code;
	const first = error.errors?.[0];
	return first instanceof Error ? codeOf(first) : error.name;
}
// src/service/failed-request.ts
/** About 30 years, so that the end of any pause can be shown as a time. */
const MAX_PAUSE_MS = 0xe8d4a51000;
/** `wall`: ms since 1970. */
function failedAttempt(result, method, redact, wall) {
	const unexpected = isSuccess(result);
	const message = result.kind === "fault" ? "" : (0,_schema_C1YorOzN_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(result.body, redact);
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
		if (isSuccess(result)) return (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The service returned ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(status)}, but not the expected response.`;
		const isRedirect = status >= 300 && status < 400;
		return (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The service returned ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(status)}${isRedirect ? ", a redirect" : []}.`;
	}
	const { status, sent } = result;
	const detail = (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(redact(`${result.code}: ${result.message}`));
	if (status !== void 0) return (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The service returned ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(status)}, but the response was incomplete (${detail}).`;
	return (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The service ${sent ? "did not respond" : "could not be reached"} (${detail}).`;
}
/**
* What `Retry-After` asks for. A date counts from the response's own `Date`, else from `wall`
* (RFC 9110, 10.2.3).
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
/** Each method makes one attempt. */
function serviceClient(access) {
	const { baseUrl, projectId, jobPath, redact } = access;
	const ask = requester(access);
	const reading = {
		redact,
		isLocal: (0,_url_DjgYgsRk_js__WEBPACK_IMPORTED_MODULE_4__/* .isLoopback */ .U9)(baseUrl)
	};
	const preview = ({ jobId, prompt }) => {
		const urlOf = (path) => (0,_url_DjgYgsRk_js__WEBPACK_IMPORTED_MODULE_4__/* .addressOf */ .ci)(baseUrl, path, {
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
			return ask(preview(work), (body) => (0,_schema_C1YorOzN_js__WEBPACK_IMPORTED_MODULE_2__/* .readStarted */ .y7)(body, reading), signal);
		},
		retrieve(jobId, limitMs, signal) {
			return ask(preview({ jobId }), (body) => (0,_schema_C1YorOzN_js__WEBPACK_IMPORTED_MODULE_2__/* .readJob */ .cd)(body, jobId, reading), signal, limitMs);
		}
	};
}
/**
* Returns a function that never rejects. `parse` returns undefined for an unexpected body, and
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

/***/ 68:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   visitorsRun: () => (/* binding */ visitorsRun)
/* harmony export */ });
/* harmony import */ var _inputs_ByZCEwoK_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(264);
/* harmony import */ var _sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(779);
/* harmony import */ var _errors_f08i3tsO_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(470);
/* harmony import */ var _client_C4L2dnrl_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(219);
/* harmony import */ var _markdown_BQDgJBdT_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72);
/* harmony import */ var _json_CB4GFcPO_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(419);
/* harmony import */ var _url_DjgYgsRk_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(253);
/* harmony import */ var _comments_DHa8JmU_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(145);
/* harmony import */ var _api_UCvgzpYr_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(359);
/* harmony import */ var _presentation_Dmv8uW_M_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(710);
/* harmony import */ var _markdown_DsKHBbQI_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(216);











/** No request is repeated later, in ms since the run started. */
const MAX_RUN_MS = 18e5;
const count = (0,_json_CB4GFcPO_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai)().check((0,_json_CB4GFcPO_js__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm)(0), (0,_json_CB4GFcPO_js__WEBPACK_IMPORTED_MODULE_4__/* ._lte */ .Zm)(Number.MAX_SAFE_INTEGER));
const counts = (0,_json_CB4GFcPO_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({
	human: count,
	ai: count,
	total: count
});
const page = (0,_json_CB4GFcPO_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({
	path: (0,_json_CB4GFcPO_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .Yj)(),
	...counts.shape
});
const response = (0,_json_CB4GFcPO_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({
	totals: counts,
	/** Undefined for an unusable row. */
	visitors: (0,_json_CB4GFcPO_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YO)((0,_json_CB4GFcPO_js__WEBPACK_IMPORTED_MODULE_4__/* .optionalOrUndefined */ .Ku)(page)),
	hasMore: (0,_json_CB4GFcPO_js__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM)()
});
/** The visitors endpoint of one project (specification, 4.4). */
async function visitorsClient({ inputs, connect, clock, publisher, signal, userAgent }) {
	const { redact } = publisher;
	const connections = await connect();
	const ask = (0,_client_C4L2dnrl_js__WEBPACK_IMPORTED_MODULE_2__/* .requester */ .l)({
		apiKey: inputs["api-key"],
		redact,
		userAgent,
		connections,
		clock
	});
	const parse = (body) => response.safeParse((0,_json_CB4GFcPO_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(body, redact)).data;
	const address = (query) => addressFor(query, inputs);
	let remaining = 60;
	const read = async (query) => {
		const request = {
			method: "GET",
			url: address(query)
		};
		if (remaining === 0) return NONE_LEFT;
		for (let tries = 1;; tries++) {
			remaining--;
			const result = await ask(request, parse, signal);
			if (result.kind === "value") return result.value;
			signal.throwIfAborted();
			const error = noReport(failureText(result, tries, clock.wall()), (0,_markdown_BQDgJBdT_js__WEBPACK_IMPORTED_MODULE_3__/* .remedy */ .zL)(result, "visitors"));
			if (result.failure !== "transient") throw error;
			const pause = (0,_markdown_BQDgJBdT_js__WEBPACK_IMPORTED_MODULE_3__/* .retryPauseMs */ .vd)(tries, result) ?? Number.POSITIVE_INFINITY;
			if (remaining === 0 || clock.now() + pause >= MAX_RUN_MS) return error;
			publisher.info((0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`${result.happened} Retrying in ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .duration */ .p0)(pause)}.`);
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
	const url = (0,_url_DjgYgsRk_js__WEBPACK_IMPORTED_MODULE_9__/* .addressOf */ .ci)(inputs["base-url"], "/v1/analytics/{projectId}/visitors", parameters);
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
const NONE_LEFT = noReport((0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`A report uses at most ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(60, "request")}.`, []);
function noReport(happened, next) {
	return new _errors_f08i3tsO_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3({
		title: "No visitor report",
		happened,
		next
	});
}
function failureText(failure, tries, now) {
	const { happened, retryAfterMs, serviceMessage } = failure;
	const times = tries === 1 ? [] : (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`All ${tries} attempts failed.`;
	const later = retryAfterMs === void 0 ? [] : (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`It accepts requests again at ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .moment */ .n$)(now + retryAfterMs)}.`;
	return (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .sentences */ .hC)(times, happened, later, (0,_markdown_BQDgJBdT_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceResponse */ .ht)(serviceMessage));
}
// src/visitors/numbers.ts
/** For people and files; what is computed from totals uses their fractions. */
function rounded(row) {
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
/** Counted as both human and AI. The numbers are approximate, so the sum can be too small. */
function bothIn({ human, ai, total }) {
	return Math.max(0, Math.round(human + ai - total));
}
/** 0 to 1; undefined if there are no visitors. */
function aiShare({ ai, total }) {
	return total > 0 ? ai / total : void 0;
}
/** Undefined if the earlier count is not known, or 0. */
function percentChange(now, before) {
	return before === void 0 || Math.round(before) === 0 ? void 0 : (now / before - 1) * 100;
}
/** By falling number, then by path in the order of its code units. */
function ranked(rows, by) {
	return [...rows].sort((a, b) => by(b) - by(a) || (a.path < b.path ? -1 : 1));
}
/** `12,345` */
function formatCount(value) {
	return (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .grouped */ .zD)(Math.round(value));
}
/** `+12`, `−3` */
function formatCountChange(value) {
	return signOf(value) + formatCount(Math.abs(value));
}
/** `+4.8%`, `−2.0%`, `±0%`, or a dash. */
function formatPercentChange(value) {
	if (value === void 0) return "–";
	const digits = Math.abs(value).toFixed(1);
	return digits === "0.0" ? "±0%" : `${signOf(value)}${digits}%`;
}
const signOf = (value) => value < 0 ? "−" : "+";
// src/visitors/period.ts
/** The user's own dates stay as written. `now`: in ms since 1970. */
function rangesOf(period, now) {
	if (period === "all") return [void 0];
	const endOf = endsOf(period, now);
	const ends = Array.from({ length: 9 }, (_, back) => new Date(endOf(back)).toISOString().replace("T00:00:00.000Z", ""));
	const [newest, ...earlier] = ends.slice(1).map((from, back) => ({
		from,
		to: ends[back] ?? from
	}));
	return [typeof period === "string" ? newest : period, ...earlier];
}
/** The end of the range `back` periods before the newest one, in ms since 1970. */
function endsOf(period, now) {
	if (typeof period !== "string") {
		const end = (0,_inputs_ByZCEwoK_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(period.to);
		const length = end - (0,_inputs_ByZCEwoK_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(period.from);
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
function requestedRange(range) {
	if (range === void 0) return (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`all time, as reported by the service`;
	return (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(range.from)} to ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(range.to)} (exclusive), UTC`;
}
/** `Nov 9–15, 2026`, a month `Oct 2026`; in UTC, and without times. */
function rangeName(range, period, hasYear = true) {
	if (range === void 0) return "all time";
	const last = (0,_inputs_ByZCEwoK_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.to) - 1;
	return dateFormat(period, hasYear).formatRange((0,_inputs_ByZCEwoK_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.from), last).replace(/\s/g, " ").replace(/(\d) – (\d)/, "$1–$2");
}
/** `Nov 9–15` */
function rangeNames(periods, period) {
	return distinct((hasYear) => periods.map(({ range }) => range ? rangeName(range, period, hasYear) : "All time"));
}
/** `Nov 9`, of months `Oct` */
function startNames(periods, period) {
	const ranges = periods.flatMap(({ range }) => range ?? []);
	return distinct((hasYear) => ranges.map((range) => dateFormat(period, hasYear).format((0,_inputs_ByZCEwoK_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.from))));
}
/** With the year only where names would be the same. */
function distinct(names) {
	const short = names(false);
	return new Set(short).size === short.length ? short : names(true);
}
function dateFormat(period, hasYear) {
	return new Intl.DateTimeFormat("en-US", {
		timeZone: "UTC",
		year: hasYear ? "numeric" : void 0,
		month: "short",
		day: period === "last-month" ? void 0 : "numeric"
	});
}
// src/visitors/tables.ts
const MAX_ROWS = 20;
const MAX_MOVERS = 10;
/** In characters. */
const MAX_PATH = 80;
const COUNTS = [
	["All", "total"],
	["Human", "human"],
	["AI", "ai"]
];
function pageTables(pages) {
	if (pages.length === 0) return [];
	const omitted = Math.max(0, pages.length - MAX_ROWS);
	const note = `Not shown: ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(omitted, "more page")}. Every page that was read is in \`visitors.csv\`.`;
	const byAI = ranked(pages.filter(({ ai, human }) => ai > human), ({ ai }) => ai);
	return [
		"#### Most visited pages",
		pageTable(pages.slice(0, MAX_ROWS)),
		...omitted > 0 ? [note] : [],
		...collapsedTable("Pages with more AI than human visitors", byAI, MAX_ROWS, pageTable)
	];
}
/** Numbers come first, because a phone shows only the start of a row. */
function pageTable(pages) {
	const rows = pages.map((page) => [...COUNTS.map(([, count]) => formatCount(page[count])), pathCell(page)]);
	return table([...COUNTS.map(([name]) => name), "Page"], rows, COUNTS.length);
}
/** Cut in the middle, because the end tells pages apart. */
function pathCell({ path }) {
	const half = MAX_PATH / 2;
	const isLong = path.length > MAX_PATH;
	return (0,_markdown_DsKHBbQI_js__WEBPACK_IMPORTED_MODULE_10__/* .cellSpan */ .Lf)(isLong ? `${path.slice(0, half)}…${path.slice(-40)}`.toWellFormed() : path);
}
/** `names`: of the two periods that are compared. */
function moverTables({ gained, lost }, names) {
	const head = [
		"Change",
		...names,
		"Page"
	];
	const tableOf = (rows) => table(head, rows.map(moverCells), head.length - 1);
	return [...collapsedTable("Pages that gained the most visitors", gained, MAX_MOVERS, tableOf), ...collapsedTable("Pages that lost the most visitors", lost, MAX_MOVERS, tableOf)];
}
function moverCells(mover) {
	const { now, before } = mover;
	const cells = [
		formatCountChange(now - before),
		formatCount(now),
		formatCount(before)
	];
	if (before === 0) return [...cells, `New: ${pathCell(mover)}`];
	if (now === 0) return [...cells, `Gone: ${pathCell(mover)}`];
	return [...cells, pathCell(mover)];
}
function collapsedTable(title, rows, most, tableOf) {
	if (rows.length === 0) return [];
	const count = rows.length > most ? `${most} of ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .grouped */ .zD)(rows.length)}` : `${rows.length}`;
	return [(0,_markdown_DsKHBbQI_js__WEBPACK_IMPORTED_MODULE_10__/* .collapsible */ .r0)(`${title} (${count})`, tableOf(rows.slice(0, most)))];
}
/** In Markdown. `textColumn`: the index of the only column without numbers. */
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
/** Oldest first, from the first period with visitors on; nothing for a single one. */
function trendSection(periods, period) {
	const shown = periods.slice(0, periods.findLastIndex(hasVisitors) + 1).toReversed();
	if (shown.length < 2) return [];
	const names = startNames(shown, period);
	const bars = shown.map(({ totals }, index) => ({
		name: names[index] ?? "",
		...rounded(totals)
	}));
	const unit = period === "custom" ? "period" : period.replace("last-", "").replace("-", " ");
	const rows = bars.map(({ name, ...counts }) => [name.replaceAll(" ", "\xA0"), ...COUNTS.map(([, count]) => formatCount(counts[count]))]);
	return [
		chart(bars, unit),
		"🟦 Bars: all visitors · 🟨 Line: AI",
		(0,_markdown_DsKHBbQI_js__WEBPACK_IMPORTED_MODULE_10__/* .collapsible */ .r0)("Trend in numbers", table(["From", ...COUNTS.map(([name]) => name)], rows))
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
		`  accDescr: ${bars.map(describe).join(" ")}`,
		`  x-axis ${JSON.stringify(axisLabels(bars))}`,
		`  y-axis 0 --> ${Math.max(8, ...bars.map(({ total }) => total))}`,
		`  bar [${bars.map(({ total }) => total).join(", ")}]`,
		`  line [${bars.map(({ ai }) => ai).join(", ")}]`,
		"```"
	].join("\n");
}
/** For screen readers. */
function describe({ name, total, human, ai }) {
	return `${name}: ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(total, "visitor")}, ${formatCount(human)} human, ${formatCount(ai)} AI.`;
}
/** As many as fit, counted back from the reported period. */
function axisLabels(bars) {
	const distance = bars.some(({ name }) => name.length > 7) ? 4 : 2;
	return bars.map(({ name }, index) => {
		const back = bars.length - 1 - index;
		const label = back === 0 ? withMargins(name) : name;
		return (back % distance === 0 ? label : "") + ZERO_WIDTH.repeat(index + 1);
	});
}
const ZERO_WIDTH = "​";
const FIGURE_SPACE = " ";
/** Mermaid cuts the last label at the edge, unless it is wide, and trims leading spaces. */
function withMargins(name) {
	const margin = FIGURE_SPACE.repeat(Math.ceil(name.length / 2.5));
	return ZERO_WIDTH + margin + name + margin;
}
// src/visitors/report.ts
const ABOUT = "The numbers are approximate counts of unique visitors by the service, rounded to whole numbers. Do not add up pages or periods: a visitor of two pages counts on each, but only once in the total.";
const NOT_COMPARED = "Pages were not compared with the previous period, because not every page of both periods was read.";
/** `values`: the outputs that do not come from the report. */
function presentReport(report, values) {
	const [{ totals }] = report.periods;
	const { human, ai, total } = rounded(totals);
	const headline = titleOf(report);
	const project = (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`Project ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(report.project)}:`;
	const warnings = report.warnings.map((warning) => {
		return {
			...warning,
			level: "warning",
			happened: (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .sentences */ .hC)(project, warning.happened)
		};
	});
	const numbers = (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(total, "visitor")} (human: ${formatCount(human)}, AI: ${formatCount(ai)}), ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(report.pages.length, "page")}, ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(report.requests, "request")}.`;
	const happened = (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .sentences */ .hC)(project, numbers);
	return {
		outputs: (0,_presentation_Dmv8uW_M_js__WEBPACK_IMPORTED_MODULE_7__/* .outputs */ .V4)({
			...values,
			headline,
			human: `${human}`,
			ai: `${ai}`,
			total: `${total}`
		}),
		summary: reportMarkdown(report),
		annotations: [...warnings, {
			level: "notice",
			title: headline,
			happened
		}]
	};
}
/** Short enough for a comment, because rows and paths are limited. */
function reportMarkdown(report) {
	const { periods, period, project, warnings, requests, runUrl, help } = report;
	const warningLine = (warning) => `⚠️ ${(0,_markdown_DsKHBbQI_js__WEBPACK_IMPORTED_MODULE_10__/* .toMarkdown */ .l6)((0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .sentences */ .hC)(warning.happened, help({
		...warning,
		level: "warning"
	})))}`;
	const sections = [
		...totalsSection(report),
		...trendSection(periods, period),
		...pagesSection(report),
		(0,_markdown_DsKHBbQI_js__WEBPACK_IMPORTED_MODULE_10__/* .collapsible */ .r0)("About these numbers", ABOUT)
	];
	const requested = (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`Requested range: ${requestedRange(periods[0].range)}`;
	const spent = (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`${requests} of at most ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(60, "request")}`;
	return `${[
		`### 📈 ${titleOf(report)}`,
		`Project ${(0,_markdown_DsKHBbQI_js__WEBPACK_IMPORTED_MODULE_10__/* .codeSpan */ .SS)(project)}`,
		...warnings.map(warningLine),
		...periods.some(hasVisitors) ? sections : ["The service reported no visitors."],
		(0,_markdown_BQDgJBdT_js__WEBPACK_IMPORTED_MODULE_3__/* .smallPrint */ .yH)([requested, spent], runUrl)
	].join("\n\n")}\n`;
}
/** `Documentation visitors, Nov 9–15, 2026: 3,123 (+3.7%)`. */
function titleOf({ periods: [now, before], period }) {
	const change = percentChange(now.totals.total, before?.totals.total);
	const changeText = change === void 0 ? "" : ` (${formatPercentChange(change)})`;
	return `Documentation visitors, ${rangeName(now.range, period)}: ${formatCount(now.totals.total)}${changeText}`;
}
function totalsSection({ periods, period }) {
	const [{ totals: now }, earlier] = periods;
	const before = earlier?.totals;
	const names = rangeNames(periods.slice(0, 2), period);
	const rows = COUNTS.map(([name, count]) => {
		const change = formatPercentChange(percentChange(now[count], before?.[count]));
		const compared = before ? [formatCount(before[count]), change] : [];
		return [
			name,
			formatCount(now[count]),
			...compared
		];
	});
	const header = [
		"Visitors",
		...names,
		...before ? ["Change"] : []
	];
	const facts = (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .sentences */ .hC)(shareSentence(now), bothSentence(bothIn(now)));
	return [table(header, rows), ...facts.length === 0 ? [] : [(0,_markdown_DsKHBbQI_js__WEBPACK_IMPORTED_MODULE_10__/* .toMarkdown */ .l6)(facts)]];
}
function shareSentence(totals) {
	const share = aiShare(totals);
	return share === void 0 ? [] : [`AI share: ${(share * 100).toFixed(1)}%.`];
}
function bothSentence(both) {
	return both === 0 ? [] : [`Counted as both human and AI: ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(both, "visitor")}.`];
}
function pagesSection({ pages, movers, periods, period }) {
	const [, before] = periods;
	const isCompared = before !== void 0 && hasVisitors(before);
	const names = rangeNames(periods.slice(0, 2), period);
	const changes = movers ? moverTables(movers, names) : [NOT_COMPARED];
	return [...pageTables(pages), ...isCompared ? changes : []];
}
// src/visitors/comment.ts
/**
* Updates the comment for the report's project and period, or creates it. Posts nothing if a part
* of the thread cannot be read, because the comment might be in it. Returns its URL, or '' if it
* fails, which is only a warning.
*/
async function postReport(report, issue, { inputs, openGitHub, publisher, run, signal }) {
	const { "api-key": apiKey, "project-id": project } = inputs;
	const repository = run.repository.id;
	const sign = (0,_markdown_BQDgJBdT_js__WEBPACK_IMPORTED_MODULE_3__/* .signerOf */ .Kv)({
		apiKey,
		project,
		repository,
		issue
	});
	const marker = `<!-- docs-agent-visitors ${report.period} ${sign(report.period)} -->`;
	const body = `${publisher.redact(reportMarkdown(report))}\n${marker}`;
	try {
		const comments = (0,_comments_DHa8JmU_js__WEBPACK_IMPORTED_MODULE_5__/* .threadComments */ .fo)(await openGitHub(), issue);
		const earlier = (await comments.list({ signal })).find((comment) => comment.body.trimEnd().endsWith(`\n\n${marker}`));
		return (await (earlier ? comments.update(earlier.id, body) : comments.create(body))).url;
	} catch (error) {
		if (!signal.aborted) publisher.warn(whyNotPosted(error));
		return "";
	}
}
function whyNotPosted(error) {
	const title = "Could not post the report";
	if (error instanceof _errors_f08i3tsO_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3) return {
		...error.trouble,
		title,
		topic: error.trouble.title
	};
	const fault = (0,_api_UCvgzpYr_js__WEBPACK_IMPORTED_MODULE_6__/* .asFault */ .Ps)(error);
	return {
		title,
		happened: (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`The visitor report could not be posted as a comment (${(0,_api_UCvgzpYr_js__WEBPACK_IMPORTED_MODULE_6__/* .faultText */ .Ij)(fault)}). The job summary contains it.`,
		next: (0,_api_UCvgzpYr_js__WEBPACK_IMPORTED_MODULE_6__/* .faultRemedy */ .zq)(fault)
	};
}
// src/visitors/files.ts
/** Returns the paths as outputs; undefined, after an error message, if it fails. */
async function writeReport(report, { files, folders, publisher, run }) {
	const folder = files.resolve(folders.temp, `visitors-${run.nonce}`);
	const json = files.resolve(folder, "visitors.json");
	const csv = files.resolve(folder, "visitors.csv");
	try {
		if (folders.temp === "") throw new Error("the runner has not set it");
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
			happened: (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`Writing the report to \`$RUNNER_TEMP\` failed: ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(String(error))}. Later steps may need the files, so this step fails.`,
			next: (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`Check that \`$RUNNER_TEMP\` is writable and that the disk is not full.`
		});
		return;
	}
}
/** As in RFC 4180, with every path in quotation marks, and no formulas. */
function csvOf(pages) {
	return ["path,human,ai,total\r\n", ...pages.map(csvRow)].join("");
}
/** Spreadsheets ignore white space before a formula, and accept full-width signs. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/;
function csvRow({ path, human, ai, total }) {
	return `"${(FORMULA.test(path) ? `'${path}` : path).replaceAll("\"", "\"\"")}",${human},${ai},${total}\r\n`;
}
/** `null` for what is not known. */
function jsonOf(report) {
	const { periods, movers, pages, truncated, warnings } = report;
	const [now, before] = periods;
	const trend = periods.map((period) => ({
		...datesOf(period),
		...rounded(period.totals)
	}));
	const content = {
		version: 4,
		generatedAt: new Date(report.generatedAt).toISOString(),
		period: {
			name: report.period,
			...datesOf(now)
		},
		totals: {
			...rounded(now.totals),
			both: bothIn(now.totals),
			aiShare: decimal(aiShare(now.totals), 4),
			change: changeOf(now.totals, before?.totals)
		},
		trend: before ? trend.toReversed() : [],
		gained: movers?.gained ?? null,
		lost: movers?.lost ?? null,
		pages,
		truncated,
		warnings: warnings.map(({ happened }) => (0,_markdown_DsKHBbQI_js__WEBPACK_IMPORTED_MODULE_10__/* .toLog */ .gY)(happened)),
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
/** In percent. */
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
// src/visitors/read-visitors.ts
/**
* Reads one response of each period before the remaining ones of the newest two, so that a large
* site leaves enough requests for the trend. Throws if the very first one cannot be read; whatever
* else cannot be read is missing.
*/
async function readVisitors(client, ranges) {
	const { starts, error } = await readStarts(client, ranges);
	const [newest, ...earlier] = starts;
	if (newest === void 0) throw error;
	const current = await readPages(client, newest);
	const before = await readPrevious(client, current, earlier[0]);
	const isComplete = before !== void 0 && before.missing === void 0;
	return {
		periods: [totalsOf(newest), ...earlier.map(totalsOf)],
		pages: ranked(current.pages.values(), ({ total }) => total),
		truncated: current.missing !== void 0,
		movers: isComplete ? moversOf(current.pages, before.pages) : void 0,
		warnings: [
			...truncation(current),
			...irregularity(current.isIrregular || before?.isIrregular),
			...missingPeriods(error)
		]
	};
}
function totalsOf({ range, first }) {
	return {
		range,
		totals: first.totals
	};
}
/** Reads the totals, up to those that cannot be read, and the first pages of the newest two periods. */
async function readStarts(client, ranges) {
	const starts = [];
	for (const range of ranges) {
		const limit = starts.length < 2 ? 250 : 1;
		const first = await client.read({
			range,
			limit,
			offset: 0
		});
		if (first instanceof _errors_f08i3tsO_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3) return {
			starts,
			error: first
		};
		starts.push({
			range,
			first
		});
	}
	return { starts };
}
async function readPrevious(client, current, previous) {
	const needed = Math.ceil(current.pages.size / 250) - 1;
	const isPossible = !current.missing && needed <= client.remaining();
	return previous && isPossible ? readPages(client, previous) : void 0;
}
/** Reads all pages (specification, 4.4, rule 2). Of rows with equal paths, the first one counts. */
async function readPages(client, { range, first }) {
	const pages = /* @__PURE__ */ new Map();
	const limit = 250;
	let isIrregular = false;
	let response = first;
	for (let offset = 0;; offset += limit) {
		if (response instanceof _errors_f08i3tsO_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3) return {
			pages,
			isIrregular,
			missing: response.trouble.happened
		};
		const { visitors, hasMore } = response;
		for (const row of visitors) if (row && !pages.has(row.path)) pages.set(row.path, rounded(row));
		const expected = offset + (hasMore ? limit : visitors.length);
		isIrregular ||= pages.size < expected;
		if (!hasMore) return {
			pages,
			isIrregular
		};
		response = await client.read({
			range,
			limit,
			offset: offset + limit
		});
	}
}
function moversOf(now, before) {
	const paths = /* @__PURE__ */ new Set([...now.keys(), ...before.keys()]);
	const totalIn = (pages, path) => pages.get(path)?.total ?? 0;
	const byChange = ranked(Array.from(paths, (path) => {
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
function truncation({ pages, missing }) {
	if (missing === void 0) return [];
	const more = (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`The service has more than the ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(pages.size, "page")} in this report.`;
	const lists = (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`The page lists cover only these pages; the totals cover the whole site.`;
	return [{
		title: "Not every page was read",
		happened: (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .sentences */ .hC)(more, missing, lists)
	}];
}
function irregularity(isIrregular = false) {
	if (!isIrregular) return [];
	return [{
		title: "Irregular responses",
		happened: (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`The service repeated rows, or returned unusable ones, or fewer than requested. Numbers may be inaccurate, and pages may be missing.`
	}];
}
function missingPeriods(error) {
	if (error === void 0) return [];
	const { happened, next = [] } = error.trouble;
	const ends = (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`Earlier periods are missing, because the totals of one could not be read.`;
	return [{
		title: "Missing periods in the trend",
		happened: (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .sentences */ .hC)(ends, happened, next)
	}];
}
// src/visitors/run.ts
/** Returns whether the step fails. */
async function visitorsRun(eventIssue, session) {
	const { inputs, clock, publisher, run } = session;
	const { "project-id": project, "date-from": from, "date-to": to } = inputs;
	const customRange = from === void 0 || to === void 0 ? void 0 : {
		from,
		to
	};
	const ranges = rangesOf(customRange ?? inputs.period, clock.wall());
	const client = await visitorsClient(session);
	const subject = (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`Visitors of project ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(project)} at ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(inputs["base-url"].href)}`;
	publisher.info((0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`${subject}, ${requestedRange(ranges[0])}`);
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
	}, (0,_inputs_ByZCEwoK_js__WEBPACK_IMPORTED_MODULE_0__/* .threadOf */ .uu)(inputs, eventIssue), session);
}
async function publishReport(report, issue, session) {
	const { signal, publisher } = session;
	const paths = await writeReport(report, session);
	const url = issue === void 0 ? "" : await postReport(report, issue, session);
	let outcome = paths ? "reported" : "failed";
	if (signal.aborted) outcome = "cancelled";
	await publisher.publish(presentReport(report, {
		outcome,
		...paths,
		"comment-url": url
	}));
	if (signal.aborted) publisher.error({
		title: "Canceled",
		happened: (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`The run was canceled. A comment may be missing.`
	});
	return outcome !== "reported";
}



/***/ })

};
