export const id = 302;
export const ids = [302];
export const modules = {

/***/ 657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ requester),
/* harmony export */   r: () => (/* binding */ serviceClient)
/* harmony export */ });
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

/***/ 669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   visitorsRun: () => (/* binding */ visitorsRun)
/* harmony export */ });
/* harmony import */ var _payloads_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(573);
/* harmony import */ var _output_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(434);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(923);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(473);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(588);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(657);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(368);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(121);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(740);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(403);
/* harmony import */ var _sanitize_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(933);












// src/visitors/period.ts
const DAY_MS = 864e5;
const YEAR_MS = 364 * DAY_MS;
function rangesOf(given, now) {
	if (given === "all") return {
		period: "all",
		newest: {
			name: "all time",
			start: ""
		},
		earlier: [],
		yearBefore: []
	};
	const isCustom = typeof given !== "string";
	const period = isCustom ? "custom" : given;
	const rangeEnd = rangeEnds(given, now);
	const range = (back, shiftMs = 0) => rangeWithNames(dateOf(rangeEnd(back + 1) - shiftMs), dateOf(rangeEnd(back) - shiftMs), period);
	const isMonth = given === "last-month";
	return {
		period,
		newest: isCustom ? rangeWithNames(given.from, given.to, period) : range(0),
		earlier: Array.from({ length: 7 }, (_, index) => range(index + 1)),
		yearBefore: isMonth ? [range(12), range(13)] : [range(0, YEAR_MS), range(1, YEAR_MS)]
	};
}
function rangeEnds(given, now) {
	if (typeof given !== "string") {
		const end = (0,_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(given.to);
		const length = end - (0,_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(given.from);
		return (back) => end - back * length;
	}
	const date = new Date(now);
	const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
	if (given === "last-month") return (back) => Date.UTC(year, month - back);
	const sinceMonday = given === "last-week" ? (date.getUTCDay() + 6) % 7 : 0;
	const end = Date.UTC(year, month, date.getUTCDate() - sinceMonday);
	const days = given === "last-30-days" ? 30 : 7;
	return (back) => end - back * days * DAY_MS;
}
function dateOf(ms) {
	return new Date(ms).toISOString().replace("T00:00:00.000Z", "");
}
function rangeWithNames(from, to, period) {
	const format = (year) => {
		const day = period === "last-month" ? void 0 : "numeric";
		return new Intl.DateTimeFormat("en", {
			timeZone: "UTC",
			year,
			month: "short",
			day
		});
	};
	return {
		from,
		to,
		name: format("numeric").formatRange((0,_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(from), (0,_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(to) - 1).replace(/\s/g, " ").replace(/(\d) – (\d)/, "$1–$2"),
		start: format(period === "custom" ? "numeric" : void 0).format((0,_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(from))
	};
}
function unfinishedPeriod({ newest: { name, to } }, now) {
	return to !== void 0 && (0,_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(to) > now ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${name} is not complete yet` : [];
}
function requestedRange({ from, to }) {
	if (from === void 0 || to === void 0) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`all time, as reported by the service`;
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(from)} to ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(to)} (exclusive), UTC`;
}
function unitOf({ period }) {
	if (period === "custom" || period === "all") return "period";
	return period.replace("last-", "").replace("-", " ");
}
// src/visitors/counts.ts
const COUNT_HEADINGS = {
	human: "Human",
	ai: "AI",
	total: "All"
};
const COUNT_NAMES = Object.keys(COUNT_HEADINGS);
function countsOf(countOf) {
	return {
		human: countOf("human"),
		ai: countOf("ai"),
		total: countOf("total")
	};
}
const NO_COUNTS = countsOf(() => 0);
function roundCounts(counts) {
	return countsOf((name) => Math.round(counts[name]));
}
function sumOf(all) {
	return countsOf((name) => all.reduce((sum, counts) => sum + counts[name], 0));
}
function hasVisitors({ totals }) {
	return Math.round(totals.total) > 0;
}
function aiShare({ ai, total }) {
	return total > 0 && ai <= total ? ai / total : void 0;
}
function relativeChange(now, before) {
	return before === void 0 || Math.round(before) === 0 ? void 0 : (now - before) / before;
}
function changeIn({ now, before }, count = "total") {
	return now[count] - before[count];
}
function isNewPage({ now, before }) {
	return before.total === 0 && now.total > 0;
}
function isGonePage({ now, before }) {
	return before.total > 0 && now.total === 0;
}
function ranked(pages, by) {
	return pages.toSorted((a, b) => by(b) - by(a) || (a.path < b.path ? -1 : 1));
}
const PERCENT = {
	style: "percent",
	minimumFractionDigits: 1
};
const SIGNED = { signDisplay: "exceptZero" };
const formatCount = formatter({ maximumFractionDigits: 0 });
const formatChange = formatter(SIGNED);
const formatShare = formatter(PERCENT);
const formatRelativeChange = formatter({
	...PERCENT,
	...SIGNED
});
function formatter(options) {
	const format = new Intl.NumberFormat("en", options);
	return (value) => value === void 0 ? "–" : format.format(value).replace("-", "−");
}
function withChange(shown, now, before) {
	const change = relativeChange(now, before);
	return shown + (change === void 0 ? "" : ` (${formatRelativeChange(change)})`);
}
// src/visitors/folders.ts
function foldersOf(address) {
	const names = address.split("/", 13).slice(0, -2);
	return names.map((_, depth) => `${names.slice(0, depth + 1).join("/")}/`);
}
function byFolder(rows, addressOf) {
	const pairs = rows.flatMap((row) => foldersOf(addressOf(row)).map((folder) => ({
		folder,
		row
	})));
	const groups = Map.groupBy(pairs, ({ folder }) => folder);
	return Array.from(groups, ([folder, below]) => [folder, below.map(({ row }) => row)]);
}
function folderPath(folder, page) {
	const names = page?.path.split("/").filter((name) => name !== "") ?? [];
	const depth = folder.split("/").length - 2;
	return [
		"",
		...names.slice(0, depth),
		""
	].join("/");
}
// src/visitors/moves.ts
const MIN_FOUND = 5;
const MIN_FOUND_PART = 1 / 3;
const MAX_SAME_NAMES = 50;
function findMoves(old, current) {
	const moves = [];
	const places = placesByEnd([...current.keys()].filter((address) => !old.has(address)));
	for (const [from, addresses] of goneFolders(old, current)) {
		if (moves.some((move) => from.startsWith(move.from) || move.from.startsWith(from))) continue;
		const { to, found } = likeliest(addresses.map((address) => address.slice(from.length)).map((end) => places.get(end) ?? []));
		if (found < Math.max(MIN_FOUND, addresses.length * MIN_FOUND_PART)) continue;
		const isToNew = ![...old.keys()].some((address) => address.startsWith(to));
		moves.push({
			from,
			to,
			found,
			all: addresses.length,
			isToNew
		});
	}
	return moves;
}
function placesByEnd(addresses) {
	const places = /* @__PURE__ */ new Map();
	for (const address of addresses) for (const folder of foldersOf(address)) {
		const end = address.slice(folder.length);
		places.set(end, [...places.get(end) ?? [], folder].slice(0, MAX_SAME_NAMES));
	}
	return places;
}
function goneFolders(old, current) {
	return byFolder([...old.keys()], (address) => address).filter(([, addresses]) => !addresses.some((address) => current.has(address))).toSorted(([a, one], [b, other]) => other.length - one.length || b.length - a.length);
}
function likeliest(places) {
	const counts = /* @__PURE__ */ new Map();
	for (const to of places.flat()) counts.set(to, (counts.get(to) ?? 0) + 1);
	const [[to, found] = ["", 0]] = [...counts].toSorted(([, a], [, b]) => b - a);
	return {
		to,
		found
	};
}
// src/visitors/compare-pages.ts
function comparePages(now, before) {
	const current = pagesByAddress(now);
	const old = pagesByAddress(before);
	const moves = findMoves(old, current);
	const oldAddress = (address) => moves.filter(({ to }) => address.startsWith(to) && !old.has(address)).map(({ from, to }) => from + address.slice(to.length)).find((from) => old.has(from) && !current.has(from));
	const hasMoved = (address) => moves.some(({ from }) => address.startsWith(from));
	const pages = Array.from(current, ([address, page]) => {
		const moved = old.get(oldAddress(address) ?? "");
		const { now } = moved ?? old.get(address) ?? { now: NO_COUNTS };
		return {
			...page,
			address,
			from: moved?.path,
			before: now
		};
	});
	const gone = [...old].filter(([address]) => !current.has(address) && !hasMoved(address)).map(([address, { path, now }]) => {
		return {
			address,
			path,
			from: void 0,
			now: NO_COUNTS,
			before: now
		};
	});
	const unusable = [...now.unusable, ...before.unusable].filter((path) => path !== "");
	const unknown = new Set(unusable.map(addressOf));
	return {
		pages: [...pages, ...gone].filter(({ address }) => !unknown.has(address)),
		moves: moves.map((move) => spelled(move, old, current))
	};
}
function spelled(move, old, current) {
	const pathIn = (pages, folder) => {
		return folderPath(folder, [...pages].find(([address]) => address.startsWith(folder) && address !== folder)?.[1]);
	};
	return {
		...move,
		from: pathIn(old, move.from),
		to: pathIn(current, move.to)
	};
}
function pagesByAddress({ counts }) {
	const visited = Array.from(counts, ([path, now]) => ({
		path,
		now
	})).filter(({ now }) => now.total > 0);
	const spellings = Map.groupBy(visited, ({ path }) => addressOf(path));
	return new Map(Array.from(spellings, ([address, pages]) => [address, joinedPage(pages)]));
}
function joinedPage(spellings) {
	const [{ path } = { path: "/" }] = ranked(spellings, ({ now }) => now.total);
	return {
		path,
		now: sumOf(spellings.map(({ now }) => now))
	};
}
const TITLE_OF_ARTICLE = /(?<=\/\d{6,})-[^/]*/g;
function addressOf(path) {
	return `/${decoded(path.replace(/[?#].*/s, ""))}/`.toLowerCase().replaceAll("_", "-").replace(/\/+/g, "/").replace(/(?:\/index)?(?:\.(?:html?|mdx?))?\/$/, "/").replace(TITLE_OF_ARTICLE, "");
}
function decoded(path) {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}
function changeLists(pages) {
	const changed = ranked(pages, (page) => Math.abs(changeIn(page)));
	return {
		gained: changed.filter((page) => changeIn(page) > 0),
		lost: changed.filter((page) => changeIn(page) < 0),
		moved: changed.filter(({ from }) => from !== void 0)
	};
}
const TITLE = "No visitor report";
const NO_MORE_REQUESTS = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`A report uses at most ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(60, "request")}.`;
const MAX_RUN_MS = 18e5;
const MAX_PATH_LENGTH = 1e3;
const count = (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .number */ .ai)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* ._gte */ .qm)(0), (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* ._lte */ .Zm)(Number.MAX_SAFE_INTEGER));
const counts = (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ik)({
	human: count,
	ai: count,
	total: count
});
const path = (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .Yj)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* ._maxLength */ .Eb)(MAX_PATH_LENGTH));
const row = (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ik)({
	path,
	...counts.shape
});
const responseSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ik)({
	totals: counts,
	visitors: (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .custom */ .Ie)(Array.isArray),
	hasMore: (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zM)()
});
async function visitorsClient(session) {
	const { inputs, clock, publisher, signal } = session;
	const { redact } = publisher;
	const connections = await session.connect();
	const send = (0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .requester */ .l)({
		...session,
		apiKey: inputs["api-key"],
		redact,
		connections
	});
	const address = (query) => addressFor(query, inputs);
	let requests = 0;
	let wasReached = false;
	const pauseMs = (result, attempts) => {
		if (result.kind === "value" || result.failure !== "transient") return void 0;
		const pause = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .pauseAfter */ .l0)(attempts, result);
		if (!(pause !== void 0 && clock.now() + pause < MAX_RUN_MS) || requests === 60) return void 0;
		publisher.info((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${result.happened} Retrying in ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .duration */ .p0)(pause)}.`);
		return pause;
	};
	const read = async (query, kept = 0) => {
		if (requests + kept >= 60) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3({
			title: TITLE,
			happened: NO_MORE_REQUESTS
		});
		const request = {
			method: "GET",
			url: address(query)
		};
		let wrongField;
		const parse = (body) => {
			const json = (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)(body);
			wrongField = fieldOfWrongType(json);
			return parseVisitors(json, query.limit, redact);
		};
		const attempt = () => {
			requests += 1;
			return send(request, parse, signal);
		};
		const { result, attempts } = await (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .withRetries */ .LH)(attempt, pauseMs, session);
		if (result.kind === "value") {
			wasReached = true;
			return result.value;
		}
		signal.throwIfAborted();
		const next = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .remedy */ .zL)(result, "visitors", {
			run: session.run,
			again: "start a new run",
			wasReached
		});
		throw noReport(result, attempts, wrongField ? wrongType(wrongField) : { next });
	};
	return {
		address,
		read,
		requests: () => requests
	};
}
function addressFor({ range, limit, offset }, inputs) {
	const parameters = { projectId: inputs["project-id"] };
	const url = (0,_url_js__WEBPACK_IMPORTED_MODULE_11__/* .addressOf */ .ci)(inputs["base-url"], "/v1/analytics/{projectId}/visitors", parameters);
	const { from, to } = range;
	const dates = from && to && {
		dateFrom: from,
		dateTo: to
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
function parseVisitors(json, limit, redact) {
	const response = responseSchema.safeParse(json).data;
	if (response === void 0) return void 0;
	const { totals, visitors, hasMore } = response;
	const rows = visitors.slice(0, limit).map((each) => row.safeParse(each).data ?? pathOf(each));
	return {
		totals,
		pages: rows.filter((each) => typeof each !== "string").map((page) => ({
			...page,
			path: redact(page.path)
		})),
		unusable: rows.filter((each) => typeof each === "string").map((each) => redact(each)),
		rowCount: visitors.length,
		hasMore
	};
}
function pathOf(unusable) {
	return (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ik)({ path }).safeParse(unusable).data?.path ?? "";
}
function fieldOfWrongType(json) {
	const issues = responseSchema.safeParse(json).error?.issues ?? [];
	const valueAt = (path) => path.reduce((value, name) => (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .lS)(value)[String(name)], json);
	return issues.find(({ path }) => valueAt(path) !== void 0)?.path.join(".");
}
const wrongType = (field) => ({
	detail: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Its field ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(field)} has another type than the service documents.`,
	next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Report this to the service.`
});
function noReport(failed, attempts, { detail = [], next }) {
	const times = attempts === 1 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`All ${attempts} attempts failed.`;
	return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3({
		title: TITLE,
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(times, failed.happened, detail, (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .askedPause */ .To)(failed)),
		next
	});
}
// src/visitors/read-visitors.ts
async function readVisitors(read, ranges) {
	const others = [...ranges.earlier, ...ranges.yearBefore];
	const newest = await readPages(read, ranges.newest, others.length);
	const { older, failure } = await readOlder(read, ranges);
	const earlier = older.slice(0, ranges.earlier.length);
	const yearBefore = older.slice(ranges.earlier.length);
	const compared = earlier.find(hasVisitors);
	const isComplete = compared && !newest.gap && !compared.gap;
	const warnings = [
		emptyPeriod(newest, earlier[0], compared),
		newest.gap,
		unusableRows(newest),
		compared?.gap,
		compared && unusableRows(compared),
		earlier.length < ranges.earlier.length && failure ? missingPeriods(failure) : void 0
	];
	const pages = Array.from(newest.counts, ([path, now]) => ({
		path,
		now
	}));
	return {
		ranges,
		periods: [newest, ...earlier],
		compared,
		yearBefore: yearBefore.slice(0, 1).some(hasVisitors) ? yearBefore : [],
		pages: ranked(pages, ({ now }) => now.total),
		comparison: isComplete ? comparePages(newest, compared) : void 0,
		truncated: newest.gap !== void 0,
		warnings: warnings.filter((warning) => warning !== void 0)
	};
}
async function readOlder(read, { earlier, yearBefore }) {
	const older = [];
	const ranges = [...earlier, ...yearBefore];
	for (const [index, range] of ranges.entries()) {
		const period = await (earlier.includes(range) && !older.some(hasVisitors) ? readPages(read, range, ranges.length - index - 1) : readTotals(read, range)).catch(failureReason);
		if (!("totals" in period)) return {
			older,
			failure: period
		};
		older.push(period);
	}
	return { older };
}
function failureReason(error) {
	if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3) return error.userMessage.happened;
	throw error;
}
async function readTotals(read, range) {
	const { totals } = await read({
		range,
		limit: 1,
		offset: 0
	});
	return {
		...range,
		totals,
		counts: /* @__PURE__ */ new Map(),
		unusable: []
	};
}
async function readPages(read, range, kept) {
	const first = await read({
		range,
		limit: 250,
		offset: 0
	});
	const counts = /* @__PURE__ */ new Map();
	const unusable = [];
	const whyIncomplete = await addPages({
		counts,
		unusable
	}, first, (offset) => read({
		range,
		limit: 250,
		offset
	}, kept)).catch(failureReason);
	const { name } = range;
	const happened = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Not every page of ${name} could be read, so pages are not compared.`;
	const gap = whyIncomplete && {
		title: "Not every page was read",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(happened, whyIncomplete)
	};
	return {
		...range,
		totals: first.totals,
		counts,
		unusable,
		gap
	};
}
const IRREGULAR = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Rows of the service were repeated, or missing.`;
async function addPages({ counts, unusable }, first, readAt) {
	let response = first;
	let isIrregular = false;
	for (let offset = 250;; offset += 250) {
		const known = counts.size + unusable.length;
		for (const { path, ...numbers } of response.pages) if (!counts.has(path)) counts.set(path, roundCounts(numbers));
		unusable.push(...response.unusable);
		const { rowCount, hasMore } = response;
		const added = counts.size + unusable.length - known;
		const isEndless = hasMore && added === 0;
		isIrregular ||= added < rowCount || isEndless;
		if (!hasMore || isEndless) return isIrregular ? IRREGULAR : void 0;
		response = await readAt(offset);
	}
}
function unusableRows({ name, unusable: { length } }) {
	if (length === 0) return void 0;
	return {
		title: "Unusable rows",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(length, "row")} of ${name} could not be used:`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`a path was too long, or a number was missing.`)
	};
}
function missingPeriods(why) {
	const happened = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Earlier periods are missing, because the totals of one could not be read.`;
	return {
		title: "Missing periods in the trend",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(happened, why)
	};
}
const WHAT_TO_CHECK = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Check that \`project-id\` is the project of the published site,`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`and that the site has analytics.`);
function emptyPeriod(newest, previous, compared) {
	const empty = hasVisitors(newest) ? previous : newest;
	if (!compared || !empty || empty === compared) return void 0;
	return {
		title: "No visitors in a period",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${empty.name} had no visitors.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`The report compares with ${compared.name}.`),
		next: empty === newest ? WHAT_TO_CHECK : []
	};
}
// src/visitors/paths.ts
const MAX_SHOWN_PATH = 80;
const MAX_URL = 500;
function pathMarkdown(path, siteUrl) {
	const shown = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .breakableCode */ .N8)(cut(readablePath(path)));
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
	try {
		const word = decodeURIComponent(escapes);
		return !/\s/.test(word) && (0,_sanitize_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutInvisible */ .OT)(`${word}x`) === `${word}x` ? word : escapes;
	} catch {
		return escapes;
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
function table(rows, columns) {
	const line = (cells) => `| ${cells.join(" | ")} |`;
	return [
		line(columns.map(([heading]) => heading)),
		line(columns.map(([, , alignment = "--:"]) => alignment)),
		...rows.map((row) => line(columns.map(([, cell]) => cell(row))))
	].join("\n");
}
function totalsTable({ periods, compared, yearBefore }) {
	const { totals } = periods[0];
	const [year] = yearBefore;
	const share = aiShare(totals);
	const name = (count) => COUNT_HEADINGS[count] + (count === "ai" && share ? ` (${formatShare(share)})` : "");
	const change = (count) => relativeChange(totals[count], compared?.totals[count]);
	const withYear = (count, before) => withChange(formatCount(before), totals[count], before);
	return table(COUNT_NAMES, [
		[
			"",
			name,
			"---"
		],
		["Visitors", (count) => formatCount(totals[count])],
		compared && ["Change", (count) => formatRelativeChange(change(count))],
		year && ["A year before", (count) => withYear(count, year.totals[count])]
	].filter((column) => column !== void 0));
}
const ALL = ["All", ({ now }) => formatCount(now.total)];
const AI = ["AI", ({ now }) => formatCount(now.ai)];
const CHANGE = ["Change", (page) => formatChange(changeIn(page))];
const AI_CHANGE = ["AI", (page) => formatChange(changeIn(page, "ai"))];
const MIN_READ_BY_AI = 30;
const MAX_PAGES_IN_LINE = 3;
function readByAI(pages) {
	const isRead = ({ now }) => now.ai > now.human && now.total >= MIN_READ_BY_AI;
	return ranked(pages.filter(isRead), ({ now }) => now.ai);
}
function readByAILine({ pages, siteUrl }) {
	const items = readByAI(pages).slice(0, MAX_PAGES_IN_LINE).map(({ path, now: { ai, total } }) => {
		const share = ai <= total ? ` (${formatCount(ai)} of ${formatCount(total)})` : "";
		return pathMarkdown(path, siteUrl) + share;
	});
	return items.length === 0 ? "" : `🤖 **Read mostly by AI:** ${items.join("; ")}`;
}
function pageTables(report, open, folded) {
	const { pages, comparison, siteUrl } = report;
	const changes = new Map(comparison?.pages.map((page) => [page.path, page]));
	const { gained, lost, moved } = changeLists(comparison?.pages ?? []);
	const change = ["Change", ({ path }) => {
		const page = changes.get(path);
		return formatChange(page && changeIn(page));
	}];
	const page = [
		"Page",
		({ path }) => pathMarkdown(path, siteUrl) + noteOn(changes.get(path)),
		"---"
	];
	const move = [
		"Page",
		({ path, from = "" }) => `${pathMarkdown(from)} → ${pathMarkdown(path, siteUrl)}`,
		"---"
	];
	return {
		mostVisited: listOfPages("Most visited pages", pages, open, [
			ALL,
			...comparison ? [change] : [],
			page
		]),
		lists: [
			listOfPages("Gained", gained, folded, [
				CHANGE,
				AI_CHANGE,
				page
			]),
			listOfPages("Lost", lost, folded, [
				CHANGE,
				AI_CHANGE,
				page
			]),
			listOfPages("Moved", moved, folded, [CHANGE, move]),
			listOfPages("Read mostly by AI", readByAI(pages), folded, [
				AI,
				ALL,
				page
			]),
			listOfPages("Most visited", pages, folded, [
				ALL,
				AI,
				page
			])
		]
	};
}
function noteOn(page) {
	if (page === void 0 || page.from !== void 0) return "";
	if (isNewPage(page)) return " (new)";
	return isGonePage(page) ? " (gone)" : "";
}
function listOfPages(title, pages, most, columns) {
	const shown = pages.slice(0, most);
	const count = shown.length < pages.length ? `${shown.length} of ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .grouped */ .zD)(pages.length)}` : pages.length;
	return shown.length === 0 ? "" : `#### ${title} (${count})\n\n${table(shown, columns)}`;
}
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
const BARS_PER_LABEL = 3;
function trendOf({ ranges, periods }) {
	const bars = periods.slice(0, periods.findLastIndex(hasVisitors) + 1).toReversed().map(({ start, totals }) => {
		return {
			name: start,
			...roundCounts(totals)
		};
	});
	if (bars.length < MIN_BARS) return {
		trendChart: "",
		trendTable: ""
	};
	const title = `Visitors per ${unitOf(ranges)}`;
	const columns = [
		[
			"From",
			({ name }) => name,
			"---"
		],
		...COUNT_NAMES.map((count) => {
			return [COUNT_HEADINGS[count], (bar) => formatCount(bar[count])];
		}),
		["AI share", (bar) => formatShare(aiShare(bar) ?? 0)]
	];
	return {
		trendChart: chart(bars, title),
		trendTable: `#### ${title}\n\n${table(bars, columns)}`
	};
}
function chart(bars, title) {
	const top = Math.max(8, ...bars.flatMap(({ total, ai }) => [total, ai]));
	const numbers = (count) => bars.map((bar) => bar[count] || -top).join(", ");
	return [
		"```mermaid",
		`%%{init: ${JSON.stringify(INIT)}}%%`,
		"xychart-beta",
		`  title "${title}"`,
		`  accTitle: ${title}`,
		"  accDescr: The same numbers are in the table below.",
		`  x-axis ${JSON.stringify(bars.map(axisLabel))}`,
		`  y-axis 0 --> ${top}`,
		`  bar [${numbers("total")}]`,
		`  bar [${numbers("ai")}]`,
		"```",
		"",
		"🟦 All · 🟨 of these, AI"
	].join("\n");
}
function axisLabel({ name }, index, { length }) {
	return ((length - index) % BARS_PER_LABEL === 2 ? name : "") + "​".repeat(index + 1);
}
// src/visitors/news.ts
const CHANCE = 4;
const MIN_PART_OF_PAGE = 1 / 4;
const MIN_PART_OF_FOLDER = 1 / 6;
const MIN_PART_OF_SITE = 1 / 200;
const MAX_PART_OF_CHANGE = 3 / 4;
const MIN_FOLDER_PAGES = 5;
const MAX_NEWS = 5;
function isFolder({ pages }) {
	return pages.length > 1;
}
function isWhole({ pages }) {
	return pages.every(isNewPage) || pages.every(isGonePage);
}
function findNews(pages, site) {
	const rows = [...foldersIn(pages), ...pages.map((page) => ({
		...page,
		pages: [page]
	}))];
	const candidates = rows.filter((row) => {
		const minPart = isFolder(row) ? MIN_PART_OF_FOLDER : MIN_PART_OF_PAGE;
		return isNews(row.now.total, row.before.total, site, minPart);
	});
	const news = [];
	for (const row of ranked(candidates, (row) => Math.abs(beyondSite(row, site)))) {
		if (news.length === MAX_NEWS) break;
		if (!news.some((other) => isBelow(row, other) || isBelow(other, row)) && (isWhole(row) || !isByPart(row, rows))) news.push(row);
	}
	return news;
}
function isNews(now, before, site, minPart = MIN_PART_OF_PAGE) {
	const visitors = Math.max(site.now.total, site.before.total);
	const [change, beyond] = [before, before * growth(site)].map((expected) => {
		const chance = CHANCE * Math.sqrt(now + expected);
		const part = minPart * Math.max(now, expected);
		const limit = Math.max(chance, part, visitors * MIN_PART_OF_SITE);
		return Math.abs(now - expected) > limit ? Math.sign(now - expected) : 0;
	});
	return change !== 0 && change === beyond;
}
function growth({ now, before }) {
	return before.total === 0 ? 1 : now.total / before.total;
}
function beyondSite({ now, before }, site) {
	return now.total - before.total * growth(site);
}
function foldersIn(pages) {
	return byFolder(pages, ({ address }) => address).filter(([address, below]) => address !== "/" && below.length >= MIN_FOLDER_PAGES).map(([address, below]) => {
		const [largest] = ranked(below, ({ now, before }) => now.total + before.total);
		return {
			path: folderPath(address, largest),
			address,
			now: sumOf(below.map(({ now }) => now)),
			before: sumOf(below.map(({ before }) => before)),
			pages: below
		};
	});
}
function isBelow(row, folder) {
	return row.address.length > folder.address.length && isFolder(folder) && row.address.startsWith(folder.address);
}
function isByPart(folder, rows) {
	const most = MAX_PART_OF_CHANGE;
	return rows.some((row) => isBelow(row, folder) && changeIn(row) / changeIn(folder) >= most);
}
// src/visitors/what-changed.ts
const MAX_MOVES = 3;
const MIN_CHANGE_OF_SITE = .2;
const MIN_PART_OF_YEAR = .5;
function whatChanged(report) {
	const { compared, periods, comparison } = report;
	if (compared === void 0 || !hasVisitors(periods[0])) return [];
	const site = {
		now: periods[0].totals,
		before: compared.totals
	};
	const paragraphs = [yearSentence(report, site), shareSentence(site)];
	if (comparison) {
		const { moves, pages } = comparison;
		const news = findNews(pages, site).map((each) => newsLine(each, report.siteUrl));
		paragraphs.push(moves.slice(0, MAX_MOVES).map(moveLine).join("\n"), news.length === 0 ? nothingSentence(site) : news.join("\n"));
	}
	return paragraphs.every((paragraph) => paragraph === "") ? [] : [`#### What changed since ${compared.name}`, ...paragraphs];
}
function yearSentence({ ranges, yearBefore }, { now, before }) {
	const change = relativeChange(now.total, before.total) ?? 0;
	const [year, beforeThat] = yearBefore;
	const earlier = year && relativeChange(year.totals.total, beforeThat?.totals.total);
	if (earlier === void 0 || Math.abs(change) < MIN_CHANGE_OF_SITE) return "";
	if (earlier / change < MIN_PART_OF_YEAR) return "";
	const verb = change < 0 ? "fell" : "rose";
	const percent = formatShare(Math.abs(earlier));
	return `A year before, the same ${unitOf(ranges)} ${verb} by ${percent}.`;
}
function shareSentence(site) {
	const [share, earlier] = [aiShare(site.now), aiShare(site.before)];
	const isMore = Math.abs(changeIn(site, "ai")) > Math.abs(changeIn(site, "human"));
	if (share === void 0 || earlier === void 0 || !isMore || !isNews(site.now.ai, site.before.ai, site)) return "";
	return `**${formatShare(share)} of the visitors are AI**, after ${formatShare(earlier)}.`;
}
function nothingSentence(site) {
	const change = relativeChange(site.now.total, site.before.total) ?? 0;
	if (Math.abs(change) < MIN_CHANGE_OF_SITE) return "No page changed much.";
	return `No page changed much beyond the site’s ${formatRelativeChange(change)}.`;
}
function moveLine({ from, to, found, all, isToNew }) {
	const whole = `${isToNew ? "all" : "the"} ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .grouped */ .zD)(all)}`;
	return `- **Moved:** ${found === all ? whole : `${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .grouped */ .zD)(found)} of ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .grouped */ .zD)(all)}`} pages below ${pathMarkdown(from)}, to ${pathMarkdown(to)}`;
}
function newsLine(news, siteUrl) {
	const [whole, part] = changeIn(news) > 0 ? ["▲ **New:**", "▲ **Gained:**"] : ["▼ **Gone:**", "▼ **Lost:**"];
	const label = isWhole(news) ? whole : part;
	const count = `${isWhole(news) ? "all" : "the"} ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .grouped */ .zD)(news.pages.length)} pages below`;
	return `- ${label} ${isFolder(news) ? `${count} ${pathMarkdown(news.path)}` : pathMarkdown(news.path, siteUrl)} (${changeWithAI(news)})`;
}
function changeWithAI(news) {
	const [all, ai] = [changeIn(news), changeIn(news, "ai")];
	const unit = isFolder(news) ? " summed over its pages" : "";
	return formatChange(all) + unit + (ai / all > .5 ? `, AI ${formatChange(ai)}` : "");
}
// src/visitors/report.ts
const ABOUT = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`The service counts unique visitors approximately; the numbers here are rounded.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Do not add up pages, periods, or human and AI: a visitor can be in several of them.`);
function presentReport(report, values) {
	const { periods, pages, requests } = report;
	const { human, ai, total } = roundCounts(periods[0].totals);
	const headline = titleOf(report, siteName(report));
	const project = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Project ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(report.project)}:`;
	const warnings = report.warnings.map((warning) => {
		return {
			...warning,
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(project, warning.happened)
		};
	});
	const numbers = [
		`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(total, "visitor")} (human: ${formatCount(human)}, AI: ${formatCount(ai)})`,
		(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(pages.length, "page"),
		(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(requests, "request")
	];
	const counts = {
		human: (0,_output_values_js__WEBPACK_IMPORTED_MODULE_1__/* .numberValue */ .Vg)(human),
		ai: (0,_output_values_js__WEBPACK_IMPORTED_MODULE_1__/* .numberValue */ .Vg)(ai),
		total: (0,_output_values_js__WEBPACK_IMPORTED_MODULE_1__/* .numberValue */ .Vg)(total)
	};
	return {
		title: headline,
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${project} ${numbers.join(", ")}.`,
		next: periods.some(hasVisitors) ? [] : WHAT_TO_CHECK,
		warnings,
		summary: reportMarkdown(report),
		values: {
			...values,
			...counts,
			headline: (0,_output_values_js__WEBPACK_IMPORTED_MODULE_1__/* .lineValue */ .qo)(headline)
		}
	};
}
function reportMarkdown(report) {
	const markdown = markdownWith(report, 10, 20);
	return markdown.length <= 64500 ? markdown : markdownWith(report, 3, 0);
}
function markdownWith(report, open, folded) {
	const { ranges, periods, requests, generatedAt, runUrl } = report;
	const hasNumbers = periods.some(hasVisitors);
	const details = [
		(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Requested range: ${requestedRange(periods[0])}`,
		(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${requests} of at most ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(60, "request")}`,
		runUrl ? [(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .link */ .nf)(runUrl, "workflow run")] : []
	];
	const isWrong = report.warnings.length > 0 || !hasNumbers;
	const facts = [unfinishedPeriod(ranges, generatedAt), ...isWrong ? details : []];
	return `${(0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)([
		`### 📊 ${titleOf(report, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .codeSpan */ .SS)(siteName(report)))}`,
		...report.warnings.map(({ happened, next = [] }) => `⚠️ ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .toMarkdown */ .l6)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(happened, next))}`),
		...hasNumbers ? numbersIn(report, open, folded) : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .toMarkdown */ .l6)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`The service reported no visitors. ${WHAT_TO_CHECK}`)],
		(0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .smallPrint */ .fk)(facts)
	])}\n`;
}
function numbersIn(report, open, folded) {
	const { trendChart, trendTable } = trendOf(report);
	const { mostVisited, lists } = pageTables(report, open, folded);
	const { runUrl } = report;
	const artifact = runUrl ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)` of the ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .link */ .nf)(runUrl, "workflow run")}` : [];
	const files = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Every page that was read is in \`visitors.csv\`${artifact}.`;
	const about = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .toMarkdown */ .l6)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(ABOUT, files));
	const details = [
		...lists,
		trendTable,
		"#### How visitors are counted",
		about
	];
	return [
		totalsTable(report),
		...whatChanged(report),
		trendChart,
		mostVisited,
		readByAILine(report),
		(0,_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .collapsible */ .r0)("All lists and numbers, and how visitors are counted", (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)(details))
	];
}
function titleOf({ periods: [newest], compared }, site) {
	const { total } = newest.totals;
	return `${withChange((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(Math.round(total), "visitor"), total, compared?.totals.total)} of ${site}, ${newest.name}`;
}
function siteName({ siteUrl, project }) {
	return siteUrl?.host ?? project;
}
// src/visitors/report-comment.ts
async function postReport(report, issue, session) {
	const { openGitHub, publisher, signal } = session;
	const markers = reportMarkers(report, issue, session);
	const body = `${publisher.redact(reportMarkdown(report))}\n${markers[0]}`;
	try {
		const comments = (0,_comments_js__WEBPACK_IMPORTED_MODULE_7__/* .threadComments */ .fo)(await openGitHub(), issue);
		const all = await comments.list({ signal });
		signal.throwIfAborted();
		const { url } = await updateOrCreate(all.filter((comment) => markers.includes((0,_comments_js__WEBPACK_IMPORTED_MODULE_7__/* .hiddenLines */ .kb)(comment.body).at(-1) ?? "")), body, comments);
		return { url };
	} catch (error) {
		return signal.aborted ? {} : { problem: whyNotPosted(error) };
	}
}
function reportMarkers({ ranges: { period, newest } }, issue, { inputs, run }) {
	const { signatures } = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .signerOf */ .Kv)({
		apiKey: inputs["api-key"],
		previousKey: inputs["previous-api-key"],
		project: inputs["project-id"],
		repository: run.repository.id,
		issue
	});
	return signatures([period, ...period === "custom" ? [newest.from, newest.to] : []].join(" ")).map((signature) => `<!-- docs-agent-visitors ${period} ${signature} -->`);
}
async function updateOrCreate(earlier, body, comments) {
	for (const { id } of earlier) {
		const updated = await comments.update(id, body).catch((error) => {
			if (!(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .isPermanent */ .lE)(error)) throw error;
		});
		if (updated) return updated;
	}
	return comments.create(body);
}
function whyNotPosted(error) {
	const title = "Could not post the report";
	if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3) return {
		...error.userMessage,
		title,
		topic: error.userMessage.title
	};
	const { happened, next } = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .explain */ .WE)(error, {
		what: "the comment with the visitor report",
		again: "start a new run"
	});
	return {
		title,
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${happened} The job summary contains the report.`,
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
			"report-json": (0,_output_values_js__WEBPACK_IMPORTED_MODULE_1__/* .fileValue */ .CE)(json),
			"report-csv": (0,_output_values_js__WEBPACK_IMPORTED_MODULE_1__/* .fileValue */ .CE)(csv)
		};
	} catch (error) {
		publisher.error({
			title: "Could not write the report files",
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Writing the report to \`$RUNNER_TEMP\` failed: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(String(error))}.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Later steps may need the files, so this step fails.`),
			next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Check that \`$RUNNER_TEMP\` is writable and that the disk is not full.`
		});
		return;
	}
}
function csvOf(pages) {
	return [`path,${COUNT_NAMES.join()}\r\n`, ...pages.map(csvRow)].join("");
}
const FORMULA = /^\s*[=+\-@＝＋－＠]/;
function csvRow({ path, now }) {
	const literal = FORMULA.test(path) ? `'${path}` : path;
	const numbers = COUNT_NAMES.map((name) => now[name]);
	return `"${literal.replaceAll("\"", "\"\"")}",${numbers.join()}\r\n`;
}
function jsonOf(report) {
	const { ranges, periods, compared, yearBefore, pages, truncated, comparison } = report;
	const [now, ...earlier] = periods;
	const [year] = yearBefore;
	const { human, ai, total } = now.totals;
	const lists = comparison && changeLists(comparison.pages);
	const content = {
		version: 5,
		project: report.project,
		generatedAt: new Date(report.generatedAt).toISOString(),
		period: {
			name: ranges.period,
			...rangeDates(now)
		},
		totals: {
			...roundCounts(now.totals),
			both: Math.max(0, Math.round(human + ai - total)),
			aiShare: decimal(4, aiShare(now.totals)),
			change: countsOf((name) => percent(now.totals[name], compared?.totals[name]))
		},
		trend: earlier.length > 0 ? periods.map(totalsIn).toReversed() : [],
		yearBefore: year ? totalsIn(year) : null,
		gained: lists ? lists.gained.map(changedPage) : null,
		lost: lists ? lists.lost.map(changedPage) : null,
		moved: lists ? lists.moved.map(changedPage) : null,
		pages: pages.map(({ path, now }) => ({
			path,
			...now
		})),
		truncated,
		warnings: report.warnings.map(({ happened }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .toLog */ .gY)(happened)),
		requests: {
			spent: report.requests,
			limit: 60
		}
	};
	return `${JSON.stringify(content, null, 2)}\n`;
}
function changedPage({ path, from, now, before }) {
	return {
		path,
		from,
		now,
		before
	};
}
function rangeDates({ from, to }) {
	return {
		from: from ?? null,
		to: to ?? null
	};
}
function totalsIn(period) {
	return {
		...rangeDates(period),
		...roundCounts(period.totals)
	};
}
function percent(now, before) {
	return decimal(1, (relativeChange(now, before) ?? NaN) * 100);
}
function decimal(digits, value = NaN) {
	return Number(value.toFixed(digits));
}
// src/visitors/visitors-run.ts
async function visitorsRun(eventIssue, session) {
	const { inputs, clock, publisher, run } = session;
	const { "project-id": project, "date-from": from, "date-to": to } = inputs;
	const ranges = rangesOf(from !== void 0 && to !== void 0 ? {
		from,
		to
	} : inputs.period, clock.wall());
	const client = await visitorsClient(session);
	const subject = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Visitors of project ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(project)} at ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(inputs["base-url"].href)}`;
	publisher.info((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${subject}, ${requestedRange(ranges.newest)}`);
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
	return publishReport({
		...await readVisitors(client.read, ranges),
		project,
		siteUrl: inputs["site-url"],
		requests: client.requests(),
		generatedAt: clock.wall(),
		runUrl: run.url
	}, (0,_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .threadNumber */ .sR)(inputs, eventIssue), session);
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
	const values = {
		outcome: (0,_output_values_js__WEBPACK_IMPORTED_MODULE_1__/* .wordValue */ .Io)(outcome),
		...paths,
		"comment-url": (0,_output_values_js__WEBPACK_IMPORTED_MODULE_1__/* .addressValue */ .qy)(url)
	};
	await publisher.end(presentReport(report, values));
	if (signal.aborted) publisher.error({
		title: "Canceled",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`The run was canceled. A comment may be missing.`
	});
	return outcome !== "reported";
}



/***/ })

};
