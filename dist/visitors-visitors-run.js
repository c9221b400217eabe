export const id = 302;
export const ids = [302];
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
const EARLIER_PERIODS = 7;
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
		newest: {
			...range(0),
			...isCustom && given
		},
		earlier: Array.from({ length: EARLIER_PERIODS }, (_, index) => range(index + 1)),
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
function unfinishedPeriod({ name, to }, now) {
	return to !== void 0 && (0,_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(to) > now ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${name} is not complete yet` : [];
}
function requestedRange({ from, to }) {
	if (from === void 0 || to === void 0) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`all time, as reported by the service`;
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(from)} to ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(to)} (exclusive), UTC`;
}
function unitOf(period) {
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
// src/visitors/folders.ts
function foldersOf(address) {
	const names = address.split("/", 13).slice(0, -2);
	return names.map((_, depth) => `${names.slice(0, depth + 1).join("/")}/`);
}
function byFolder(pages) {
	const pairs = pages.flatMap((page) => foldersOf(page.address).map((folder) => ({
		folder,
		page
	})));
	const groups = Map.groupBy(pairs, ({ folder }) => folder);
	return Array.from(groups, ([folder, below]) => [folder, below.map(({ page }) => page)]);
}
function folderPath(folder, path = "") {
	const depth = folder.split("/").length - 1;
	return `${path.split("/").slice(0, depth).join("/")}/`;
}
const MAX_SAME_NAMES = 50;
function findMoves(old, current) {
	const added = new Set([...current.keys()].filter((address) => !old.has(address)));
	const places = placesByEnd(added);
	const moved = /* @__PURE__ */ new Set();
	const moves = [];
	for (const [folder, all] of goneFolders(old, current)) {
		if (all.some((page) => moved.has(page))) continue;
		const endOf = ({ address }) => address.slice(folder.length);
		const target = mostFrequent(all.flatMap((page) => places.get(endOf(page)) ?? []));
		const found = all.map((page) => target + endOf(page)).filter((address) => added.has(address));
		if (found.length < Math.max(5, all.length * .3333333333333333)) continue;
		for (const page of all) moved.add(page);
		const own = old.get(folder);
		const pages = own && !current.has(folder) ? [own, ...all] : all;
		moves.push({
			from: folderPath(folder, all[0]?.path),
			to: folderPath(target, current.get(found[0] ?? "")?.path),
			found: found.length,
			all: all.length,
			isToNew: ![...old.keys()].some((address) => address.startsWith(target)),
			pages: new Map(pages.map((page) => [target + endOf(page), page]))
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
	return byFolder([...old.values()]).filter(([, pages]) => !pages.some(({ address }) => current.has(address))).toSorted(([a, one], [b, other]) => other.length - one.length || b.length - a.length);
}
function mostFrequent(folders) {
	const [[folder] = [""]] = [...Map.groupBy(folders, (folder) => folder)].toSorted(([, a], [, b]) => b.length - a.length);
	return folder;
}
// src/visitors/pages.ts
function changeIn({ now, before }, count = "total") {
	return now[count] - before[count];
}
function relativeChange(now, before) {
	return before === void 0 || Math.round(before) === 0 ? void 0 : (now - before) / before;
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
// src/visitors/compare-pages.ts
function comparePages(now, before) {
	const [current, old] = [pagesByAddress(now.pages), pagesByAddress(before.pages)];
	const moves = findMoves(old, current);
	const moved = new Map(moves.flatMap((move) => [...move.pages]));
	const hasMoved = new Set(moved.values());
	const pages = Array.from(current.values(), (page) => {
		const same = old.get(page.address);
		const from = same ? void 0 : moved.get(page.address);
		return {
			...page,
			from: from?.path,
			before: (same ?? from)?.now ?? NO_COUNTS
		};
	});
	const gone = [...old.values()].filter((page) => !current.has(page.address) && !hasMoved.has(page)).map((page) => ({
		...page,
		from: void 0,
		now: NO_COUNTS,
		before: page.now
	}));
	const paths = [...now.unusable, ...before.unusable].filter((path) => path !== "");
	const unusable = new Set(paths.map(addressOf));
	return {
		pages: [...pages, ...gone].filter(({ address }) => !unusable.has(address)),
		moves
	};
}
function pagesByAddress(pages) {
	const visited = pages.filter(({ now }) => now.total > 0);
	const spellings = Map.groupBy(visited, ({ path }) => addressOf(path));
	return new Map(Array.from(spellings, ([address, pages]) => [address, joined(address, pages)]));
}
function joined(address, spellings) {
	const [{ path } = { path: address }] = ranked(spellings, ({ now }) => now.total);
	return {
		address,
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
const rowWithPath = (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ik)({ path: (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* ._catch */ .nb)(path, "") });
const responseSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ik)({
	totals: counts,
	visitors: (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .custom */ .Ie)(Array.isArray),
	hasMore: (0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zM)()
});
async function visitorsClient(session) {
	const { inputs, clock, publisher, signal } = session;
	const { redact } = publisher;
	const connections = await session.connect();
	const send = (0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .requester */ .l2)({
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
			const { data, error } = responseSchema.safeParse((0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)(body), { reportInput: true });
			wrongField = fieldOfWrongType(error);
			return data && visitorsIn(data, redact);
		};
		const attempt = () => {
			requests += 1;
			wrongField = void 0;
			return send(request, parse, signal);
		};
		const { result, attempts } = await (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .withRetries */ .LH)(attempt, pauseMs, session);
		if (result.kind === "value") {
			wasReached = true;
			return result.value;
		}
		signal.throwIfAborted();
		const options = {
			run: session.run,
			again: "start a new run",
			wasReached
		};
		throw readError(result, attempts, wrongField, options);
	};
	return {
		address,
		read,
		requests: () => requests
	};
}
function readError(failed, attempts, wrongField, options) {
	const times = attempts === 1 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`All ${attempts} attempts failed.`;
	if (wrongField) {
		const wrongType = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Its field ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(wrongField)} has another type than documented.`;
		return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3({
			title: TITLE,
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(times, failed.happened, wrongType),
			next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Report this to the service.`
		});
	}
	return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3({
		title: TITLE,
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(times, failed.happened, (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .askedPause */ .To)(failed)),
		next: (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .remedy */ .zL)(failed, options)
	});
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
function visitorsIn({ totals, visitors, hasMore }, redact) {
	const pages = [];
	const unusable = [];
	for (const each of visitors) {
		const page = row.safeParse(each).data;
		if (page) pages.push({
			...page,
			path: redact(page.path)
		});
		else unusable.push(redact(rowWithPath.safeParse(each).data?.path ?? ""));
	}
	return {
		totals,
		pages,
		unusable,
		hasMore
	};
}
function fieldOfWrongType(error) {
	return error?.issues.find(({ input }) => input !== void 0)?.path.join(".");
}
// src/visitors/read-visitors.ts
async function readVisitors(read, ranges) {
	const { period, earlier, yearBefore } = ranges;
	const others = [...earlier, ...yearBefore];
	const newest = await readPages(read, ranges.newest, others.length);
	const { older, failure } = await readOlder(read, others);
	const [previous] = older;
	const isComparable = previous && hasVisitors(previous) && !newest.gap && !previous.gap;
	const missing = older.length < earlier.length && failure ? [(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(NO_EARLIER, failure)] : [];
	const year = older.slice(earlier.length);
	return {
		period,
		periods: [newest, ...older.slice(0, earlier.length)],
		yearBefore: year.slice(0, 1).some(hasVisitors) ? year : [],
		pages: ranked(newest.pages, ({ now }) => now.total),
		comparison: isComparable ? comparePages(newest, previous) : void 0,
		truncated: newest.gap !== void 0,
		warnings: [...[newest, ...older].flatMap(problemsOf), ...missing]
	};
}
async function readOlder(read, ranges) {
	const older = [];
	for (const [index, range] of ranges.entries()) {
		const period = await (index === 0 ? readPages(read, range, ranges.length - 1) : readTotals(read, range)).catch(failureReason);
		if (!("totals" in period)) return {
			older,
			failure: period
		};
		older.push(period);
	}
	return { older };
}
function failureReason(error) {
	if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3) return error.notice.happened;
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
		pages: [],
		unusable: []
	};
}
async function readPages(read, range, kept) {
	const query = {
		range,
		limit: 250
	};
	const first = await read({
		...query,
		offset: 0
	});
	const rows = {
		pages: /* @__PURE__ */ new Map(),
		unusable: []
	};
	const readAt = (offset) => read({
		...query,
		offset
	}, kept);
	const gap = await addRows(rows, first, readAt).catch(failureReason);
	const { unusable, pages } = rows;
	return {
		...range,
		totals: first.totals,
		pages: [...pages.values()],
		unusable,
		gap
	};
}
const NO_EARLIER = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Earlier periods are missing, because the totals of one could not be read.`;
const IRREGULAR = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Rows of the service were repeated, or missing.`;
async function addRows({ pages, unusable }, first, readAt) {
	let response = first;
	let isIrregular = false;
	for (let offset = 250;; offset += 250) {
		const known = pages.size;
		for (const { path, ...counts } of response.pages) if (!pages.has(path)) pages.set(path, {
			path,
			now: roundCounts(counts)
		});
		unusable.push(...response.unusable);
		const added = pages.size - known;
		const isEndless = response.hasMore && added + response.unusable.length === 0;
		isIrregular ||= added < response.pages.length || isEndless;
		if (!response.hasMore || isEndless) return isIrregular ? IRREGULAR : void 0;
		response = await readAt(offset);
	}
}
function problemsOf({ name, gap, unusable }) {
	const incomplete = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Not every page of ${name} could be read, so pages are not compared.`;
	const rows = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(unusable.length, "row")} of ${name} could not be used:`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`a path was too long, or a number was missing.`);
	return [...gap ? [(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(incomplete, gap)] : [], ...unusable.length > 0 ? [rows] : []];
}
// src/visitors/format.ts
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
	return path.replace(/%(?![0-9a-f]{2})|[^%\w.~/?=&+,-]/giu, (character) => Buffer.from(character).toString("hex").toUpperCase().replace(/../g, "%$&"));
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
function totalsTable({ periods, yearBefore }) {
	const [{ totals }, previous] = periods;
	const [year] = yearBefore;
	const share = aiShare(totals);
	const name = (count) => COUNT_HEADINGS[count] + (count === "ai" && share ? ` (${formatShare(share)})` : "");
	const change = (count) => relativeChange(totals[count], previous?.totals[count]);
	const withYear = (count, before) => withChange(formatCount(before), totals[count], before);
	return table(COUNT_NAMES, [
		[
			"",
			name,
			"---"
		],
		["Visitors", (count) => formatCount(totals[count])],
		previous && ["Change", (count) => formatRelativeChange(change(count))],
		year && ["A year before", (count) => withYear(count, year.totals[count])]
	].filter((column) => column !== void 0));
}
const ALL = ["All", ({ now }) => formatCount(now.total)];
const AI = ["AI", ({ now }) => formatCount(now.ai)];
const CHANGE = ["Change", (page) => formatChange(changeIn(page))];
const AI_CHANGE = ["AI", (page) => formatChange(changeIn(page, "ai"))];
const MIN_READ_BY_AI = 30;
const MAX_PAGES_IN_LINE = 3;
const MOST_VISITED = 10;
function readByAI(pages) {
	const isRead = ({ now }) => now.ai > now.human && now.total >= MIN_READ_BY_AI;
	return ranked(pages.filter(isRead), ({ now }) => now.ai);
}
function readByAILine({ pages, siteUrl }) {
	const items = readByAI(pages).slice(0, MAX_PAGES_IN_LINE).map(({ path, now: { ai, total } }) => {
		return `${pathMarkdown(path, siteUrl)} (${formatCount(ai)} of ${formatCount(total)})`;
	});
	return items.length === 0 ? "" : `🤖 **Read mostly by AI:** ${items.join("; ")}`;
}
function pageTables({ pages, comparison, siteUrl }, folded) {
	const { gained, lost, moved } = changeLists(comparison?.pages ?? []);
	const compared = new Map(comparison?.pages.map((page) => [page.path, page]));
	const changeOf = ({ path }) => {
		const page = compared.get(path);
		return formatChange(page && changeIn(page));
	};
	const pathOf = ({ path }) => withMove(pathMarkdown(path, siteUrl), compared.get(path));
	const page = [
		"Page",
		pathOf,
		"---"
	];
	return {
		mostVisited: listOfPages("Most visited pages", pages, MOST_VISITED, [
			ALL,
			...comparison ? [["Change", changeOf]] : [],
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
			listOfPages("Moved", moved, folded, [CHANGE, page]),
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
function withMove(path, page) {
	if (page?.from !== void 0) return `${pathMarkdown(page.from)} → ${path}`;
	if (page && isNewPage(page)) return `${path} (new)`;
	return page && isGonePage(page) ? `${path} (gone)` : path;
}
function listOfPages(title, pages, most, columns) {
	const shown = pages.slice(0, most);
	const count = shown.length < pages.length ? `${shown.length} of ${formatCount(pages.length)}` : pages.length;
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
const BARS_PER_LABEL = 3;
function trendOf({ period, periods }) {
	if (periods.length === 1) return {
		trendChart: "",
		trendTable: ""
	};
	const trend = periods.toReversed();
	const title = `Visitors per ${unitOf(period)}`;
	const trendTable = table(trend, [[
		"From",
		({ start }) => start,
		"---"
	], ...COUNT_NAMES.map((count) => {
		return [COUNT_HEADINGS[count], ({ totals }) => formatCount(totals[count])];
	})]);
	return {
		trendChart: chart(trend, title),
		trendTable: `#### ${title}\n\n${trendTable}`
	};
}
function chart(trend, title) {
	const bars = trend.map(({ totals }) => roundCounts(totals));
	const top = Math.max(8, ...bars.flatMap(({ total, ai }) => [total, ai]));
	const numbers = (count) => bars.map((bar) => bar[count] || -top).join(", ");
	return [
		"```mermaid",
		`%%{init: ${JSON.stringify(INIT)}}%%`,
		"xychart-beta",
		`  title "${title}"`,
		`  accTitle: ${title}`,
		"  accDescr: The same numbers are in the table below.",
		`  x-axis ${JSON.stringify(trend.map(axisLabel))}`,
		`  y-axis 0 --> ${top}`,
		`  bar [${numbers("total")}]`,
		`  bar [${numbers("ai")}]`,
		"```",
		"",
		"🟦 All · 🟨 of these, AI"
	].join("\n");
}
function axisLabel({ start }, index, { length }) {
	return ((length - index) % BARS_PER_LABEL === 2 ? start : "") + "​".repeat(index + 1);
}
// src/visitors/news.ts
const CHANCE = 4;
const MIN_PART_OF_PAGE = 1 / 4;
const MIN_PART_OF_FOLDER = 1 / 6;
const MIN_PART_OF_SITE = 1 / 200;
const MAX_PART_OF_CHANGE = 3 / 4;
const MIN_FOLDER_PAGES = 5;
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
		if (news.length === 5) break;
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
	return byFolder(pages).filter(([address, below]) => address !== "/" && below.length >= MIN_FOLDER_PAGES).map(([address, below]) => ({
		address,
		path: folderPath(address, below[0]?.path),
		now: sumOf(below.map(({ now }) => now)),
		before: sumOf(below.map(({ before }) => before)),
		pages: below
	}));
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
	const { periods, comparison } = report;
	const [newest, previous] = periods;
	if (previous === void 0) return [];
	const site = {
		now: newest.totals,
		before: previous.totals
	};
	const change = relativeChange(site.now.total, site.before.total) ?? 0;
	const paragraphs = [yearSentence(report, change), shareSentence(site)];
	if (comparison) {
		const { moves, pages } = comparison;
		const news = findNews(pages, site).map((each) => newsLine(each, report.siteUrl));
		paragraphs.push(moves.slice(0, MAX_MOVES).map(moveLine).join("\n"), news.length === 0 ? nothingSentence(change) : news.join("\n"));
	}
	return paragraphs.every((paragraph) => paragraph === "") ? [] : [`#### What changed since ${previous.name}`, ...paragraphs];
}
function yearSentence({ period, yearBefore }, change) {
	const [year, beforeThat] = yearBefore;
	const earlier = year && relativeChange(year.totals.total, beforeThat?.totals.total);
	if (earlier === void 0 || Math.abs(change) < MIN_CHANGE_OF_SITE) return "";
	if (earlier / change < MIN_PART_OF_YEAR) return "";
	const verb = change < 0 ? "fell" : "rose";
	const percent = formatShare(Math.abs(earlier));
	return `A year before, the same ${unitOf(period)} ${verb} by ${percent}.`;
}
function shareSentence(site) {
	const { now, before } = site;
	if (!(Math.abs(changeIn(site, "ai")) > Math.abs(changeIn(site, "human"))) || !isNews(now.ai, before.ai, site)) return "";
	const [share, earlier] = [now, before].map((counts) => formatShare(aiShare(counts)));
	return `**${share} of the visitors are AI**, after ${earlier}.`;
}
function nothingSentence(change) {
	return `No page changed much${Math.abs(change) >= MIN_CHANGE_OF_SITE ? ` beyond the site’s ${formatRelativeChange(change)}` : ""}.`;
}
function moveLine({ from, to, found, all, isToNew }) {
	return `- **Moved:** ${`${found === all ? isToNew ? "all" : "the" : `${formatCount(found)} of`} ${formatCount(all)}`} pages below ${pathMarkdown(from)}, to ${pathMarkdown(to)}`;
}
function newsLine(news, siteUrl) {
	const [whole, part] = changeIn(news) > 0 ? ["▲ **New:**", "▲ **Gained:**"] : ["▼ **Gone:**", "▼ **Lost:**"];
	const label = isWhole(news) ? whole : part;
	const count = `${isWhole(news) ? "all" : "the"} ${formatCount(news.pages.length)} pages below`;
	return `- ${label} ${isFolder(news) ? `${count} ${pathMarkdown(news.path)}` : pathMarkdown(news.path, siteUrl)} (${changeWithAI(news)})`;
}
function changeWithAI(news) {
	const [all, ai] = [changeIn(news), changeIn(news, "ai")];
	const unit = isFolder(news) ? " summed over its pages" : "";
	return formatChange(all) + unit + (ai / all > .5 ? `, AI ${formatChange(ai)}` : "");
}
// src/visitors/report.ts
const ABOUT = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`The service counts unique visitors approximately; the numbers here are rounded.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Do not add up pages, periods, or human and AI: a visitor can be in several of them.`);
const WHAT_TO_CHECK = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Check that \`project-id\` is the project of the published site,`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`and that the site has analytics.`);
function presentReport(report, values) {
	const { periods, pages, requests } = report;
	const { human, ai, total } = roundCounts(periods[0].totals);
	const headline = titleOf(report, siteName(report));
	const project = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Project ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(report.project)}:`;
	const warnings = report.warnings.map((warning) => {
		return {
			title: "The visitor report is incomplete",
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(project, warning)
		};
	});
	const kinds = `human: ${formatCount(human)}, AI: ${formatCount(ai)}`;
	const read = `${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(pages.length, "page")}, ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(requests, "request")}`;
	const counts = {
		human: (0,_output_values_js__WEBPACK_IMPORTED_MODULE_1__/* .numberValue */ .Vg)(human),
		ai: (0,_output_values_js__WEBPACK_IMPORTED_MODULE_1__/* .numberValue */ .Vg)(ai),
		total: (0,_output_values_js__WEBPACK_IMPORTED_MODULE_1__/* .numberValue */ .Vg)(total)
	};
	return {
		title: headline,
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${project} ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(total, "visitor")} (${kinds}), ${read}.`,
		next: hasVisitors(periods[0]) ? [] : WHAT_TO_CHECK,
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
	const markdown = markdownWith(report, 20);
	return markdown.length <= 64500 ? markdown : markdownWith(report, 0);
}
function markdownWith(report, folded) {
	const { periods, generatedAt } = report;
	const isEmpty = !hasVisitors(periods[0]);
	const range = report.warnings.length > 0 || isEmpty ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Requested range: ${requestedRange(periods[0])}` : [];
	return `${(0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)([
		`### 📊 ${titleOf(report, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .codeSpan */ .SS)(siteName(report)))}`,
		...report.warnings.map((warning) => `⚠️ ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .toMarkdown */ .l6)(warning)}`),
		isEmpty ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .toMarkdown */ .l6)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`The service reported no visitors. ${WHAT_TO_CHECK}`) : "",
		...periods.some(hasVisitors) ? numbersIn(report, folded) : [],
		(0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .smallPrint */ .fk)([unfinishedPeriod(periods[0], generatedAt), range])
	])}\n`;
}
function numbersIn(report, folded) {
	const { trendChart, trendTable } = trendOf(report);
	const { mostVisited, lists } = pageTables(report, folded);
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
function titleOf({ periods: [newest, previous] }, site) {
	const { total } = newest.totals;
	return `${withChange((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(Math.round(total), "visitor"), total, previous?.totals.total)} of ${site}, ${newest.name}`;
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
		signal.throwIfAborted();
		return { problem: whyNotPosted(error) };
	}
}
function reportMarkers({ period, periods: [newest] }, issue, { inputs, run }) {
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
		...error.notice,
		title,
		topic: error.notice.title
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
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Writing the report to \`$RUNNER_TEMP\` failed: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(String(error))}.`,
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
	const { periods, pages, truncated, comparison } = report;
	const [now, previous] = periods;
	const [year] = report.yearBefore;
	const { human, ai, total } = now.totals;
	const lists = comparison && changeLists(comparison.pages);
	const content = {
		version: 5,
		project: report.project,
		generatedAt: new Date(report.generatedAt).toISOString(),
		period: {
			name: report.period,
			...rangeDates(now)
		},
		totals: {
			...roundCounts(now.totals),
			both: Math.max(0, Math.round(human + ai - total)),
			aiShare: decimal(4, aiShare(now.totals)),
			change: countsOf((name) => percent(now.totals[name], previous?.totals[name]))
		},
		trend: previous ? periods.map(totalsIn).toReversed() : [],
		yearBefore: year ? totalsIn(year) : null,
		gained: changedPages(lists?.gained),
		lost: changedPages(lists?.lost),
		moved: changedPages(lists?.moved),
		pages: pages.map(({ path, now }) => ({
			path,
			...now
		})),
		truncated,
		warnings: report.warnings.map(_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .toLog */ .gY),
		requests: {
			spent: report.requests,
			limit: 60
		}
	};
	return `${JSON.stringify(content, null, 2)}\n`;
}
function changedPages(pages) {
	return pages?.map(({ path, from, now, before }) => ({
		path,
		from,
		now,
		before
	})) ?? null;
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
	const { inputs, publisher } = session;
	const paths = await writeReport(report, session);
	const { url, problem } = issue === void 0 ? {} : await postReport(report, issue, session);
	const isRequired = inputs.comment === "always";
	if (problem && isRequired) publisher.error(problem);
	else if (problem) publisher.warn(problem);
	const isComplete = paths !== void 0 && !(problem && isRequired);
	const values = {
		outcome: (0,_output_values_js__WEBPACK_IMPORTED_MODULE_1__/* .wordValue */ .Io)(isComplete ? "reported" : "failed"),
		...paths,
		"comment-url": (0,_output_values_js__WEBPACK_IMPORTED_MODULE_1__/* .addressValue */ .qy)(url)
	};
	await publisher.end(presentReport(report, values));
	return !isComplete;
}



/***/ })

};
