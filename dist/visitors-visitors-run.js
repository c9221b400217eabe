export const id = 302;
export const ids = [302];
export const modules = {

/***/ 5657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ requester),
/* harmony export */   r: () => (/* binding */ serviceClient)
/* harmony export */ });
/* harmony import */ var _failed_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8275);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7121);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1937);



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
		post(work, signal) {
			return ask(requestFor(work), (body) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .readStarted */ .y7)(body, reading, work.jobId), signal);
		},
		retrieve: retrieveWith(ask),
		retrieveWithoutKey: retrieveWith(askWithoutKey),
		createPreview(path, branch, signal) {
			const request = {
				method: "POST",
				url: (0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .addressOf */ .ci)(baseUrl, path, { projectId }),
				body: JSON.stringify({ branch })
			};
			return ask(request, (body) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .readPreviewUrl */ .G)(body, reading), signal, PREVIEW_MS);
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

/***/ 7669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   visitorsRun: () => (/* binding */ visitorsRun)
/* harmony export */ });
/* harmony import */ var _accounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3646);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2923);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7403);
/* harmony import */ var _sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1933);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2588);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5657);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3003);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9368);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7121);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4740);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(214);












// src/visitors/period.ts
const DAY_MS = 864e5;
const YEAR_MS = 364 * DAY_MS;
function rangesOf(given, now) {
	if (given === "all") return {
		period: "all",
		newest: void 0,
		earlier: [],
		yearBefore: []
	};
	const rangeEnd = rangeEnds(given, now);
	const range = (back, shiftMs = 0) => {
		return {
			from: dateOf(rangeEnd(back + 1) - shiftMs),
			to: dateOf(rangeEnd(back) - shiftMs)
		};
	};
	const isMonth = given === "last-month";
	const isCustom = typeof given !== "string";
	return {
		period: isCustom ? "custom" : given,
		newest: isCustom ? given : range(0),
		earlier: Array.from({ length: 7 }, (_, index) => range(index + 1)),
		yearBefore: isMonth ? [range(12), range(13)] : [range(0, YEAR_MS), range(1, YEAR_MS)]
	};
}
function dateOf(ms) {
	return new Date(ms).toISOString().replace("T00:00:00.000Z", "");
}
function rangeEnds(given, now) {
	if (typeof given !== "string") {
		const end = (0,_accounts_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(given.to);
		const length = end - (0,_accounts_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(given.from);
		return (back) => end - back * length;
	}
	const date = new Date(now);
	const [year, month, today] = [
		date.getUTCFullYear(),
		date.getUTCMonth(),
		date.getUTCDate()
	];
	if (given === "last-month") return (back) => Date.UTC(year, month - back);
	const end = given === "last-week" ? today - (date.getUTCDay() + 6) % 7 : today;
	const days = given === "last-30-days" ? 30 : 7;
	return (back) => Date.UTC(year, month, end - back * days);
}
function unfinishedPeriod({ period, newest }, now) {
	if (newest === void 0) return [];
	if ((0,_accounts_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(newest.to) > now) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${rangeName(newest, period)} is not complete yet`;
	const next = period === "custom" ? newest : rangesOf(period, now + DAY_MS).newest;
	if (next?.from !== newest.to) return [];
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${rangeName(next, period)} is not complete yet, and not in this report`;
}
function requestedRange(range) {
	if (range === void 0) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`all time, as reported by the service`;
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(range.from)} to ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(range.to)} (exclusive), UTC`;
}
function rangeName(range, period, hasYear = true) {
	if (range === void 0) return "all time";
	const end = (0,_accounts_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.to) - 1;
	return dateFormat(period, hasYear).formatRange((0,_accounts_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.from), end).replace(/\s/g, " ").replace(/(\d) – (\d)/, "$1–$2");
}
function shortName(range, period) {
	return rangeName(range, period, period === "custom");
}
function startName({ from }, period) {
	return dateFormat(period, period === "custom").format((0,_accounts_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(from));
}
function dateFormat(period, hasYear) {
	return new Intl.DateTimeFormat("en", {
		timeZone: "UTC",
		year: hasYear ? "numeric" : void 0,
		month: "short",
		day: period === "last-month" ? void 0 : "numeric"
	});
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
function hasVisitors({ totals }) {
	return Math.round(totals.total) > 0;
}
function aiShare({ ai, total }) {
	return total > 0 && ai <= total ? ai / total : void 0;
}
function relativeChange(now, before) {
	return before === void 0 || Math.round(before) === 0 ? void 0 : now / before - 1;
}
function isNews(difference, sumOfCounts, compared) {
	return Math.abs(difference) > Math.sqrt(2 * Math.log(20 * compared) * sumOfCounts);
}
const PERCENT = {
	style: "percent",
	minimumFractionDigits: 1
};
const SIGNED = { signDisplay: "exceptZero" };
const formatCount = formatter({ maximumFractionDigits: 0 });
const formatChange = formatter({
	maximumFractionDigits: 0,
	...SIGNED
});
const formatShare = formatter(PERCENT);
const formatRelativeChange = formatter({
	...PERCENT,
	...SIGNED
});
function formatter(options) {
	const format = new Intl.NumberFormat("en", options);
	return (value) => value === void 0 ? "–" : format.format(value).replace("-", "−");
}
// src/visitors/paths.ts
const MAX_SHOWN_PATH = 80;
const MAX_URL = 500;
function pathMarkdown(path, siteUrl) {
	const shown = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .breakableCode */ .N8)(cut(readablePath(path)));
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
		return !/\s/.test(word) && (0,_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutInvisible */ .OT)(`${word}x`) === `${word}x` ? word : escapes;
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
// src/visitors/compare-pages.ts
const MIN_RENAMED_PAGES = 3;
const MAX_SAME_NAMES = 50;
const MAX_CHANGES = 100;
function pagesByPath({ now, before }) {
	return Array.from(now, ([path, counts]) => {
		return {
			path,
			from: void 0,
			now: counts,
			before: before.get(path)
		};
	});
}
function comparePages(periods) {
	const paths = Map.groupBy(periods.now.keys(), addressOf);
	const oldPaths = Map.groupBy(periods.before.keys(), addressOf);
	const gone = [...oldPaths.keys()].filter((address) => !paths.has(address));
	const moves = movedPaths(gone, [...paths.keys()].filter((address) => !oldPaths.has(address)));
	const hasMoved = new Set(moves.values());
	const current = Array.from(paths, ([address, spellings]) => {
		return pagesAt(spellings, oldPaths.get(moves.get(address) ?? address) ?? [], periods);
	});
	const removed = gone.filter((address) => !hasMoved.has(address));
	return [...current.flat(), ...removed.flatMap((address) => oldPaths.get(address) ?? []).map((path) => {
		return {
			path,
			from: void 0,
			now: NO_COUNTS,
			before: periods.before.get(path)
		};
	})];
}
function addressOf(path) {
	return `/${readablePath(path)}`.toLowerCase().replaceAll("_", "-").replace(/\/+/g, "/").replace(/\/$/, "").replace(/(?:\/(?:index)?)?(?:\.(?:html|md))?$/, "");
}
function pagesAt(paths, oldPaths, { now, before }) {
	const hasStayed = paths.some((path) => before.has(path));
	const old = byVisitors(oldPaths, before);
	return byVisitors(paths, now).map((path, index) => {
		const from = hasStayed ? void 0 : old[index];
		const earlier = old.length === 0 ? NO_COUNTS : before.get(from ?? path);
		return {
			path,
			from,
			now: now.get(path) ?? NO_COUNTS,
			before: earlier
		};
	});
}
function byVisitors(paths, counts) {
	const visitors = (path) => counts.get(path)?.total ?? 0;
	return paths.toSorted((a, b) => visitors(b) - visitors(a));
}
function movedPaths(gone, added) {
	const pairs = likelyPairs(gone, added);
	const byOld = Map.groupBy(pairs, ({ old }) => old);
	const byPath = Map.groupBy(pairs, ({ path }) => path);
	const isLikeliest = ({ old, path, uses }) => {
		return [byOld.get(old) ?? [], byPath.get(path) ?? []].every((pairs) => pairs.every((other) => other.uses < uses || other.old === old && other.path === path));
	};
	return new Map(pairs.filter(isLikeliest).map(({ old, path }) => [path, old]));
}
function likelyPairs(gone, added) {
	const newPaths = new Set(added);
	const candidates = pairsWithSameEnd(gone, added);
	return [...Map.groupBy(candidates, ({ from, to }) => JSON.stringify([from, to])).values()].toSorted((a, b) => b.length - a.length).flatMap(([change, ...others], index) => {
		if (change === void 0) return [];
		const uses = others.length + 1;
		const isNested = change.from === "" || change.to === "";
		if (uses >= MIN_RENAMED_PAGES && index < MAX_CHANGES) return renamedBy(change, gone, newPaths);
		return isNested ? [change, ...others].map((pair) => ({
			...pair,
			uses
		})) : [];
	});
}
function pairsWithSameEnd(gone, added) {
	const ends = added.flatMap((path) => pathEnds(path).map((end) => ({
		path,
		end
	})));
	const byEnd = Map.groupBy(ends, ({ end }) => end);
	return gone.flatMap((old) => {
		const end = pathEnds(old).find((end) => byEnd.has(end)) ?? "";
		const same = byEnd.get(end) ?? [];
		const prefixOf = (path) => path.slice(0, path.length - end.length);
		if (same.length > MAX_SAME_NAMES) return [];
		return same.map(({ path }) => ({
			old,
			path,
			from: prefixOf(old),
			to: prefixOf(path)
		}));
	});
}
function pathEnds(path) {
	const names = path.split("/").slice(1).slice(-10);
	return names.map((_, start) => `/${names.slice(start).join("/")}`);
}
function renamedBy({ from, to }, gone, added) {
	const pairs = gone.filter((path) => path === from || path.startsWith(`${from}/`)).map((old) => ({
		old,
		path: to + old.slice(from.length)
	})).filter(({ path }) => added.has(path));
	return pairs.map((pair) => ({
		...pair,
		uses: pairs.length
	}));
}
const TITLE = "No visitor report";
const NO_MORE_REQUESTS = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`A report uses at most ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(60, "request")}.`;
const MAX_RUN_MS = 18e5;
const MAX_PATH_LENGTH = 1e3;
const countSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .number */ .ai)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* ._gte */ .qm)(0), (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* ._lte */ .Zm)(Number.MAX_SAFE_INTEGER));
const counts = (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ik)({
	human: countSchema,
	ai: countSchema,
	total: countSchema
});
const page = (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ik)({
	path: (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .Yj)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* ._maxLength */ .Eb)(MAX_PATH_LENGTH)),
	...counts.shape
});
const response = (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ik)({
	totals: counts,
	visitors: (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .custom */ .Ie)(Array.isArray),
	hasMore: (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zM)()
});
async function visitorsClient({ inputs, connect, clock, publisher, signal, run, userAgent }) {
	const { redact } = publisher;
	const connections = await connect();
	const send = (0,_client_js__WEBPACK_IMPORTED_MODULE_5__/* .requester */ .l)({
		apiKey: inputs["api-key"],
		redact,
		userAgent,
		connections,
		clock
	});
	const address = (query) => addressFor(query, inputs);
	let remaining = 60;
	const pauseMs = (result, attempts) => {
		const mayPass = result.kind !== "value" && result.failure === "transient" && remaining > 0;
		const pause = mayPass ? (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .pauseAfter */ .l0)(attempts, result, _api_js__WEBPACK_IMPORTED_MODULE_4__/* .SERVICE_RETRIES */ .ZO) : void 0;
		if (!mayPass || pause === void 0 || clock.now() + pause >= MAX_RUN_MS) return void 0;
		publisher.info((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${result.happened} Retrying in ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .duration */ .p0)(pause)}.`);
		return pause;
	};
	const read = async (query, kept = 0) => {
		if (remaining <= kept) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3({
			title: TITLE,
			happened: NO_MORE_REQUESTS
		});
		const request = {
			method: "GET",
			url: address(query)
		};
		const attempt = () => {
			remaining -= 1;
			return send(request, (body) => parseVisitors(body, query.limit, redact), signal);
		};
		const { result, attempts } = await (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .withRetries */ .LH)(attempt, pauseMs, {
			clock,
			signal
		});
		if (result.kind === "value") return result.value;
		signal.throwIfAborted();
		throw noReport(result, attempts, run);
	};
	return {
		address,
		read,
		remaining: () => remaining
	};
}
function addressFor({ range, limit, offset }, inputs) {
	const parameters = { projectId: inputs["project-id"] };
	const url = (0,_url_js__WEBPACK_IMPORTED_MODULE_11__/* .addressOf */ .ci)(inputs["base-url"], "/v1/analytics/{projectId}/visitors", parameters);
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
function parseVisitors(body, limit, redact) {
	const parsed = response.safeParse((0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .parseJson */ .qF)(body)).data;
	if (parsed === void 0) return void 0;
	const { totals, visitors, hasMore } = parsed;
	return {
		totals,
		pages: visitors.slice(0, limit).flatMap((row) => page.safeParse(row).data ?? []).map(({ path, ...rest }) => ({
			path: redact(path),
			...rest
		})),
		rowCount: visitors.length,
		hasMore
	};
}
function noReport(failed, attempts, run) {
	const times = attempts === 1 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`All ${attempts} attempts failed.`;
	return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3({
		title: TITLE,
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(times, (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .answerOf */ .ut)(failed), (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .askedPause */ .To)(failed)),
		next: (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .remedy */ .zL)(failed, "visitors", {
			run,
			again: "start a new run"
		})
	});
}
// src/visitors/read-visitors.ts
const KEPT_REQUESTS = 9;
async function readVisitors(read, ranges) {
	const newest = await readPages(read, ranges.newest);
	const { periods: earlier, whyMissing } = await readEach(ranges.earlier, (range, later) => later.some(hasVisitors) ? readTotals(read, range) : readPages(read, range));
	const { periods: yearBefore } = await readEach(whyMissing ? [] : ranges.yearBefore, (range) => readTotals(read, range));
	const compared = earlier.find(hasVisitors);
	const listed = compared ? [newest, compared] : [newest];
	const isComplete = listed.every(({ whyIncomplete }) => whyIncomplete === void 0);
	const both = {
		now: newest.pages,
		before: compared?.pages ?? /* @__PURE__ */ new Map()
	};
	return {
		ranges,
		periods: [newest, ...earlier],
		compared,
		yearBefore: yearBefore.slice(0, 1).some(hasVisitors) ? yearBefore : [],
		pages: compared && isComplete ? comparePages(both) : pagesByPath(both),
		truncated: newest.whyIncomplete !== void 0,
		warnings: [
			...emptyPeriods([newest, ...earlier], ranges),
			...listed.flatMap((period) => incompletePages(period, ranges)),
			...missingPeriods(whyMissing)
		]
	};
}
async function readEach(ranges, read) {
	const periods = [];
	for (const range of ranges) {
		const period = await read(range, periods).catch(failureReason);
		if (!("totals" in period)) return {
			periods,
			whyMissing: period
		};
		periods.push(period);
	}
	return { periods };
}
function failureReason(error) {
	if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3) return error.userMessage.happened;
	throw error;
}
async function readTotals(read, range) {
	const { totals } = await read({
		range,
		limit: 1,
		offset: 0
	});
	return {
		range,
		totals,
		pages: /* @__PURE__ */ new Map()
	};
}
async function readPages(read, range) {
	const limit = 250;
	const pages = /* @__PURE__ */ new Map();
	let response = await read({
		range,
		limit,
		offset: 0
	});
	const period = {
		range,
		totals: response.totals,
		pages
	};
	let expected = 0;
	for (let offset = limit;; offset += limit) {
		const hasNew = addRows(response, pages);
		expected += Math.max(response.rowCount, response.hasMore ? limit : 0);
		if (!response.hasMore || !hasNew) return pages.size < expected ? {
			...period,
			whyIncomplete: IRREGULAR
		} : period;
		const next = await read({
			range,
			limit,
			offset
		}, KEPT_REQUESTS).catch(failureReason);
		if (!("totals" in next)) return {
			...period,
			whyIncomplete: next
		};
		response = next;
	}
}
function addRows(response, pages) {
	const { size } = pages;
	for (const { path, ...counts } of response.pages) if (!pages.has(path)) pages.set(path, roundCounts(counts));
	return pages.size > size;
}
const IRREGULAR = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Rows of the service were unusable, repeated, or missing.`;
function incompletePages({ range, whyIncomplete }, { period }) {
	if (whyIncomplete === void 0) return [];
	const name = shortName(range, period);
	return [{
		title: "Not every page was read",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Not every page of ${name} could be read, so none is called new or gone. ${whyIncomplete}`
	}];
}
function missingPeriods(why) {
	if (why === void 0) return [];
	return [{
		title: "Missing periods in the trend",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Earlier periods are missing, because the totals of one could not be read. ${why}`
	}];
}
const WHAT_TO_CHECK = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Check that \`project-id\` is the project of the published site, and that the site has analytics.`;
function emptyPeriods(periods, { period }) {
	const compared = periods.slice(1).find(hasVisitors);
	const empty = periods.find((each) => each === compared || !hasVisitors(each));
	const [from, to] = [compared?.range?.to, empty?.range?.to];
	if (from === void 0 || to === void 0 || empty === compared) return [];
	const name = shortName({
		from,
		to
	}, period);
	return [{
		title: "No visitors in a period",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${name} had no visitors. The report compares with ${shortName(compared?.range, period)}.`,
		next: empty === periods[0] ? WHAT_TO_CHECK : []
	}];
}
// src/visitors/pages.ts
const MIN_READ_BY_AI = 30;
function comparedPages(pages) {
	return pages.filter(({ before }) => before !== void 0);
}
function changeIn({ now, before }, count = "total") {
	return before === void 0 ? 0 : now[count] - before[count];
}
function hasChangedMuch(row, compared, count = "total") {
	const { now, before = NO_COUNTS } = row;
	return isNews(changeIn(row, count), now[count] + before[count], compared);
}
function isNewPage({ from, now, before }) {
	return from === void 0 && before?.total === 0 && now.total > 0;
}
function isGonePage({ from, now, before = NO_COUNTS }) {
	return from === void 0 && before.total > 0 && now.total === 0;
}
function pageNote(page) {
	if (isNewPage(page)) return " (new)";
	return isGonePage(page) ? " (gone)" : "";
}
const currentPages = listOf((page) => !isGonePage(page), ({ now }) => now.total);
const gainedPages = listOf((page) => changeIn(page) > 0, (page) => changeIn(page));
const lostPages = listOf((page) => changeIn(page) < 0, (page) => -changeIn(page));
const movedPages = listOf(({ from }) => from !== void 0, (page) => Math.abs(changeIn(page)));
const pagesReadByAI = listOf(({ now }) => now.ai > now.human && now.total >= MIN_READ_BY_AI, ({ now }) => now.ai);
function listOf(isIn, by) {
	return (pages) => ranked(pages.filter(isIn), by);
}
function ranked(rows, by) {
	return rows.toSorted((a, b) => by(b) - by(a) || (a.path < b.path ? -1 : 1));
}
// src/visitors/tables.ts
const ALL = {
	heading: "All",
	cell: ({ now }) => formatCount(now.total)
};
const AI = {
	heading: "AI",
	cell: ({ now }) => formatCount(now.ai)
};
const CHANGE = {
	heading: "Change",
	cell: (row) => formatChange(row.before && changeIn(row))
};
const AI_CHANGE = {
	heading: "AI",
	cell: (row) => formatChange(row.before && changeIn(row, "ai"))
};
const PAGES = {
	heading: "Pages",
	cell: ({ pages }) => formatCount(pages.length)
};
const SECTION = {
	heading: "Section",
	isText: true,
	cell: ({ kind, path }) => pathMarkdown(path) + (kind.startsWith("changed") ? "" : ` (${kind})`)
};
function pageColumn(siteUrl) {
	const cell = (page) => pathMarkdown(page.path, siteUrl) + pageNote(page);
	return {
		heading: "Page",
		isText: true,
		cell
	};
}
function mostVisited(pages, siteUrl, most) {
	const rows = currentPages(pages).slice(0, most);
	const change = comparedPages(pages).length > 0 ? [CHANGE] : [];
	const columns = [
		ALL,
		...change,
		pageColumn(siteUrl)
	];
	return rows.length === 0 ? "" : `#### Most visited pages\n\n${table(columns, rows)}`;
}
function pageTables(pages, sections, named, siteUrl, most) {
	const page = pageColumn(siteUrl);
	const move = {
		...page,
		cell: ({ path, from = "" }) => `${pathMarkdown(from)} → ${pathMarkdown(path, siteUrl)}`
	};
	const list = (title, rows, ...columns) => {
		const shown = rows.filter((row, index) => index < most || named.has(row));
		const count = shown.length < rows.length ? `${shown.length} of ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .grouped */ .zD)(rows.length)}` : `${rows.length}`;
		return shown.length === 0 ? [] : [`#### ${title} (${count})`, table(columns, shown)];
	};
	return [
		...list("Sections", sections, CHANGE, AI_CHANGE, PAGES, SECTION),
		...list("Gained", gainedPages(pages), CHANGE, AI_CHANGE, page),
		...list("Lost", lostPages(pages), CHANGE, AI_CHANGE, page),
		...list("Moved", movedPages(pages), CHANGE, move),
		...list("Read mostly by AI", pagesReadByAI(pages), AI, ALL, page),
		...list("Most visited", currentPages(pages), ALL, AI, page)
	];
}
function table(columns, rows) {
	const line = (cells) => `| ${cells.join(" | ")} |`;
	return [
		line(columns.map(({ heading }) => heading)),
		line(columns.map(({ isText }) => isText ? "---" : "--:")),
		...rows.map((row) => line(columns.map(({ cell }) => cell(row))))
	].join("\n");
}
// src/visitors/site.ts
const MIN_SHARE_CHANGE = .05;
const MIN_CHANGE_WITH_YEAR = .2;
function countWithChange({ totals }, before, count = "total") {
	const change = relativeChange(totals[count], before?.totals[count]);
	const shown = change === void 0 ? "" : ` (${formatRelativeChange(change)})`;
	return formatCount(totals[count]) + shown;
}
function totalsTable({ periods, compared, yearBefore }) {
	const { totals } = periods[0];
	const [year, beforeThat] = yearBefore;
	const share = aiShare(totals);
	const name = (count) => COUNT_HEADINGS[count] + (count === "ai" && share ? ` (${formatShare(share)})` : "");
	const change = (count) => relativeChange(totals[count], compared?.totals[count]);
	return table([
		{
			heading: "",
			isText: true,
			cell: name
		},
		{
			heading: "Visitors",
			cell: (count) => formatCount(totals[count])
		},
		compared && {
			heading: "Change",
			cell: (count) => formatRelativeChange(change(count))
		},
		year && {
			heading: "A year before",
			cell: (count) => countWithChange(year, beforeThat, count)
		}
	].filter((column) => column !== void 0), COUNT_NAMES);
}
function startSentence({ ranges, periods }) {
	const first = periods.findLast(hasVisitors);
	if (first === void 0 || first === periods.at(-1)) return "";
	const name = shortName(first.range, ranges.period);
	return `The first ${unitOf(ranges.period)} with visitors in this trend, ${name}, may not be complete.`;
}
function siteChange({ periods, compared }) {
	const site = {
		path: "/",
		now: periods[0].totals,
		before: compared?.totals
	};
	const change = relativeChange(site.now.total, site.before?.total);
	return hasChangedMuch(site, 1) && change !== void 0 ? change : 0;
}
function shareSentence({ periods, compared }) {
	const { ai, total } = periods[0].totals;
	const share = aiShare(periods[0].totals);
	const before = compared && aiShare(compared.totals);
	if (share === void 0 || before === void 0) return "";
	const expected = total * before;
	if (!(Math.abs(share - before) >= MIN_SHARE_CHANGE) || !isNews(ai - expected, ai + expected, 1)) return "";
	return `**${formatShare(share)} of the visitors are AI**, after ${formatShare(before)}.`;
}
function yearSentence(numbers) {
	const { ranges, yearBefore } = numbers;
	const change = siteChange(numbers);
	const [year, beforeThat] = yearBefore;
	const earlier = year && relativeChange(year.totals.total, beforeThat?.totals.total);
	const isAlike = earlier !== void 0 && earlier / change >= .5;
	if (Math.abs(change) < MIN_CHANGE_WITH_YEAR || !isAlike) return "";
	const verb = change < 0 ? "fell" : "rose";
	return `A year before, the same ${unitOf(ranges.period)} ${verb} by ${formatShare(Math.abs(earlier))}.`;
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
function chartBars({ ranges, periods }) {
	return periods.slice(0, periods.findLastIndex(hasVisitors) + 1).toReversed().map(({ range, totals }) => {
		return {
			name: range ? startName(range, ranges.period) : "",
			...roundCounts(totals)
		};
	});
}
function trendChart(numbers) {
	const bars = chartBars(numbers);
	if (bars.length < MIN_BARS) return "";
	const title = `Visitors per ${unitOf(numbers.ranges.period)}`;
	return (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .joined */ .oR)([
		chart(bars, title),
		"🟦 All · 🟨 of these, AI",
		startSentence(numbers)
	]);
}
function trendTable(numbers) {
	const bars = chartBars(numbers);
	if (bars.length < 2) return "";
	const columns = [
		{
			heading: "From",
			isText: true,
			cell: ({ name }) => name
		},
		...COUNT_NAMES.map((count) => {
			return {
				heading: COUNT_HEADINGS[count],
				cell: (bar) => formatCount(bar[count])
			};
		}),
		{
			heading: "AI share",
			cell: (bar) => formatShare(aiShare(bar) ?? 0)
		}
	];
	return `#### Visitors per ${unitOf(numbers.ranges.period)}\n\n${table(columns, bars)}`;
}
function chart(bars, title) {
	return [
		"```mermaid",
		`%%{init: ${JSON.stringify(INIT)}}%%`,
		"xychart-beta",
		`  title "${title}"`,
		`  accTitle: ${title}`,
		"  accDescr: The same numbers are in the table below.",
		`  x-axis ${JSON.stringify(bars.map(axisLabel))}`,
		`  y-axis 0 --> ${Math.max(8, ...bars.flatMap(({ total, ai }) => [total, ai]))}`,
		`  bar [${bars.map(({ total }) => total).join(", ")}]`,
		`  bar [${bars.map(({ ai }) => ai).join(", ")}]`,
		"```"
	].join("\n");
}
function axisLabel({ name }, index, { length }) {
	return ((length - index) % BARS_PER_LABEL === 2 ? name : "") + "​".repeat(index + 1);
}
// src/visitors/sections.ts
const MIN_SECTION_PAGES = 5;
const MAX_DEPTH = 10;
const MIN_RATIO = 1.5;
const MAX_PAGE_SHARE = .75;
function sectionsOf(pages) {
	const known = comparedPages(pages);
	const folders = foldersIn(known, ({ path }) => path);
	const site = sectionTotal("/", known);
	const whole = folders.filter((folder) => folder.kind !== "changed" && hasChangedMuch(folder, known.length));
	const changed = explaining(folders, site, "total");
	const byAI = explaining(folders, site, "ai").filter((folder) => !changed.includes(folder));
	const moved = foldersIn(known.filter(({ before = NO_COUNTS }) => before.total > 0), ({ path, from }) => from ?? path).filter((folder) => folder.pages.every(({ from }) => from !== void 0));
	return [
		...ranked(outermost(whole), (folder) => Math.abs(changeIn(folder))),
		...changed.filter(({ kind }) => kind === "changed"),
		...withKind("changed-by-ai", byAI.filter(({ kind }) => kind === "changed")),
		...withKind("moved", outermost(moved))
	];
}
function withKind(kind, folders) {
	return folders.map((folder) => ({
		...folder,
		kind
	}));
}
function foldersIn(pages, pathOf) {
	const inFolders = pages.flatMap((page) => {
		return Array.from(pathOf(page).matchAll(/(?<=.)\/(?=.)/gs), ({ index }) => index + 1).slice(0, MAX_DEPTH).map((end) => ({
			folder: pathOf(page).slice(0, end),
			page
		}));
	});
	return [...Map.groupBy(inFolders, ({ folder }) => folder)].filter(([, { length }]) => length >= MIN_SECTION_PAGES && length < pages.length).map(([folder, rows]) => sectionTotal(folder, Array.from(rows, ({ page }) => page)));
}
function sectionTotal(path, pages) {
	const sum = (countIn) => pages.reduce((total, page) => total + countIn(page), 0);
	const wholeKind = pages.every(isNewPage) ? "new" : "changed";
	return {
		path,
		pages,
		now: countsOf((name) => sum(({ now }) => now[name])),
		before: countsOf((name) => sum(({ before = NO_COUNTS }) => before[name])),
		kind: pages.every(isGonePage) ? "gone" : wholeKind
	};
}
function isInside(inner, outer) {
	return inner !== outer && inner.path.startsWith(outer.path);
}
function outermost(folders) {
	return folders.filter((folder) => !folders.some((other) => isInside(folder, other)));
}
function explaining(folders, site, count) {
	const candidates = folders.filter((folder) => explains(folder, site, count));
	return ranked(candidates.filter((folder) => !candidates.some((other) => isInside(other, folder))), (folder) => Math.abs(changeIn(folder, count)));
}
function explains(folder, site, count) {
	const compared = site.pages.length;
	if (!hasChangedMuch(folder, compared, count)) return false;
	const siteChange = hasChangedMuch(site, compared, count) ? Math.abs(changeIn(site, count)) : 0;
	const change = Math.abs(changeIn(folder, count));
	const ratio = (row, size) => size / (row.before?.[count] ?? 0);
	const isOnePage = folder.pages.some((page) => changeIn(page, count) / changeIn(folder, count) > MAX_PAGE_SHARE);
	return change > siteChange / 2 && ratio(folder, change) > ratio(site, siteChange) * MIN_RATIO && !isOnePage;
}
// src/visitors/what-changed.ts
const MAX_SECTIONS = 2;
const MAX_PAGES = 3;
const MIN_MOVED = 3;
function newsIn(numbers) {
	const { pages } = numbers;
	const all = sectionsOf(pages);
	const sections = all.filter(({ kind }) => kind !== "moved").slice(0, MAX_SECTIONS);
	const whole = sections.filter(({ kind }) => kind === "gone" || kind === "new");
	const inSections = new Set(whole.flatMap((section) => section.pages));
	const others = pages.filter((page) => !inSections.has(page));
	const isExplained = sections.some((section) => changeIn(section) < 0);
	const change = siteChange(numbers);
	const fall = change > -.05 || isExplained ? void 0 : change;
	const count = comparedPages(pages).length;
	const gained = gainedPages(others).filter((page) => hasChangedMuch(page, count));
	const lost = lostPages(others).filter((page) => hasLostMore(page, fall, count));
	const [mostGained, mostLost] = [gained.slice(0, MAX_PAGES), lost.slice(0, MAX_PAGES)];
	return {
		all,
		sections,
		gained: mostGained,
		lost: mostLost,
		fall
	};
}
function hasLostMore({ now, before }, fall = 0, compared) {
	if (before === void 0) return false;
	const lost = before.total * (1 + fall) - now.total;
	return lost > 0 && isNews(lost, before.total + now.total, compared);
}
function whatChanged(numbers, news, siteUrl) {
	const { ranges, compared, periods, pages } = numbers;
	const start = trendChart(numbers) === "" ? startSentence(numbers) : "";
	const byAI = byAILine(pages, siteUrl);
	if (compared === void 0 || !hasVisitors(periods[0])) return [start, byAI];
	const moved = movedSentence(pages, news.all);
	const site = [
		fallSentence(news),
		shareSentence(numbers),
		yearSentence(numbers)
	];
	const lines = [...news.sections.map(sectionLine), ...pageLines(news, siteUrl)];
	const isQuiet = [
		moved,
		...site,
		...lines
	].join("") === "";
	const quiet = comparedPages(pages).length > 0 ? "No page changed much." : "Pages are not compared, because not every page of both periods was read.";
	return [
		`#### What changed since ${shortName(compared.range, ranges.period)}`,
		moved,
		[
			start,
			...site,
			isQuiet ? quiet : ""
		].filter(Boolean).join(" "),
		[...lines, byAI].filter(Boolean).join("\n")
	];
}
function movedSentence(pages, sections) {
	const section = sections.find(({ kind }) => kind === "moved");
	const moved = movedPages(pages).length;
	const old = pages.filter(({ before = NO_COUNTS }) => before.total > 0).length;
	const rest = "have a new path, and are compared with their old one.";
	if (moved >= MIN_MOVED && moved >= old / 2) return `The site has moved: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(moved, "page")} ${rest}`;
	return section === void 0 ? "" : `Moved: all ${pagesBelow(section)} ${rest}`;
}
function pagesBelow(section) {
	return `${PAGES.cell(section)} pages below ${pathMarkdown(section.path)}`;
}
function fallSentence({ fall, lost }) {
	return fall === void 0 || lost.length > 0 ? "" : `No page lost much more than the site as a whole (${formatRelativeChange(fall)}).`;
}
function sectionLine(section) {
	const pages = pagesBelow(section);
	const sum = `(${changeWithAI(section)})`;
	const label = changeIn(section) > 0 ? "▲ **Gained:**" : "▼ **Lost:**";
	return `- ${{
		moved: "",
		gone: `▼ **Gone:** all ${pages} ${sum}`,
		new: `▲ **New:** all ${pages} ${sum}`,
		changed: `${label} the ${pages} together ${sum}`,
		"changed-by-ai": `🤖 **Change of AI:** the ${pages} together (${AI_CHANGE.cell(section)})`
	}[section.kind]}`;
}
function pageLines({ gained, lost, fall }, siteUrl) {
	const beyond = fall === void 0 ? "" : `, beyond the site’s ${formatRelativeChange(fall)}`;
	const item = (page) => `${pathMarkdown(page.path, siteUrl)}\u00a0${changeWithAI(page)}${pageNote(page)}`;
	return [line("▲ **Gained most:**", gained.map(item)), line(`▼ **Lost most${beyond}:**`, lost.map(item))];
}
function byAILine(pages, siteUrl) {
	return line("🤖 **Read mostly by AI:**", pagesReadByAI(pages).map((page) => {
		const { ai, total } = page.now;
		const share = ai <= total ? ` (${AI.cell(page)} of ${ALL.cell(page)})` : "";
		return pathMarkdown(page.path, siteUrl) + share;
	}));
}
function line(label, items) {
	return items.length === 0 ? "" : `- ${label} ${items.slice(0, MAX_PAGES).join("; ")}`;
}
function changeWithAI(row) {
	const share = changeIn(row, "ai") / changeIn(row);
	const ai = AI_CHANGE.cell(row).replace(/^[+−]/, "");
	return CHANGE.cell(row) + (share > .5 && share <= 1 ? `, ${ai} of these AI` : "");
}
// src/visitors/report.ts
const ABOUT = "The service counts unique visitors approximately; the numbers here are rounded. Do not add up pages, periods, or human and AI: a visitor of two pages counts on each, but only once in the total. A section has no number of visitors, only the sum of the changes of its pages. Every page that was read is in `visitors.csv`.";
function presentReport(report, values) {
	const { periods, pages, requests } = report;
	const { human, ai, total } = roundCounts(periods[0].totals);
	const headline = titleOf(report, siteName(report));
	const project = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Project ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(report.project)}:`;
	const warnings = report.warnings.map((warning) => {
		return {
			...warning,
			level: "warning",
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(project, warning.happened)
		};
	});
	const numbers = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(total, "visitor")} (human: ${formatCount(human)}, AI: ${formatCount(ai)}), ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(currentPages(pages).length, "page")}, ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(requests, "request")}.`;
	const notice = {
		level: "notice",
		title: headline,
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(project, numbers),
		next: periods.some(hasVisitors) ? [] : WHAT_TO_CHECK
	};
	return {
		outputs: (0,_outputs_js__WEBPACK_IMPORTED_MODULE_9__/* .outputs */ .V4)({
			...values,
			headline,
			human: `${human}`,
			ai: `${ai}`,
			total: `${total}`
		}),
		summary: reportMarkdown(report),
		annotations: [...warnings, notice]
	};
}
function reportMarkdown(report) {
	const markdown = markdownWith(report, 10, 20);
	return markdown.length <= 64500 ? markdown : markdownWith(report, 3, 0);
}
function markdownWith(report, open, folded) {
	const { ranges, periods, requests, generatedAt, runUrl } = report;
	const facts = [
		unfinishedPeriod(ranges, generatedAt),
		(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Requested range: ${requestedRange(periods[0].range)}`,
		(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${requests} of at most ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(60, "request")}`,
		runUrl ? [(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .link */ .nf)(runUrl, "workflow run")] : []
	];
	return `${(0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .joined */ .oR)([
		`### 📈 ${titleOf(report, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(siteName(report)))}`,
		...report.warnings.map(({ happened, next = [] }) => `⚠️ ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(happened, next))}`),
		...periods.some(hasVisitors) ? partsOf(report, open, folded) : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`The service reported no visitors. ${WHAT_TO_CHECK}`)],
		(0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .smallPrint */ .fk)(facts)
	])}\n`;
}
function partsOf(report, open, folded) {
	const { pages, siteUrl } = report;
	const news = newsIn(report);
	const named = /* @__PURE__ */ new Set([
		...news.sections,
		...news.gained,
		...news.lost
	]);
	const details = [
		...pageTables(pages, news.all, named, siteUrl, folded),
		trendTable(report),
		"#### How visitors are counted",
		ABOUT
	];
	return [
		totalsTable(report),
		...whatChanged(report, news, siteUrl),
		trendChart(report),
		mostVisited(pages, siteUrl, open),
		(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .collapsible */ .r0)("All lists and numbers, and how visitors are counted", (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .joined */ .oR)(details))
	];
}
function titleOf({ ranges, periods, compared }, site) {
	return `Documentation visitors of ${site}, ${rangeName(periods[0].range, ranges.period)}: ${countWithChange(periods[0], compared)}`;
}
function siteName({ siteUrl, project }) {
	return siteUrl?.host ?? project;
}
// src/visitors/report-comment.ts
async function postReport(report, issue, session) {
	const { openGitHub, publisher, signal } = session;
	const marker = reportMarker(report, issue, session);
	const body = `${publisher.redact(reportMarkdown(report))}\n${marker}`;
	try {
		const comments = (0,_comments_js__WEBPACK_IMPORTED_MODULE_8__/* .threadComments */ .fo)(await openGitHub(), issue);
		const all = await comments.list({ signal });
		signal.throwIfAborted();
		const { url } = await updateOldest(all.filter((comment) => (0,_comments_js__WEBPACK_IMPORTED_MODULE_8__/* .hiddenLines */ .kb)(comment.body).at(-1) === marker), body, comments) ?? await comments.create(body);
		return { url };
	} catch (error) {
		return signal.aborted ? {} : { problem: whyNotPosted(error) };
	}
}
function reportMarker({ ranges, periods }, issue, { inputs, run }) {
	const { "api-key": apiKey, "project-id": project } = inputs;
	const sign = (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .signerOf */ .Kv)({
		apiKey,
		project,
		repository: run.repository.id,
		issue
	});
	const { period } = ranges;
	const [{ range }] = periods;
	return `<!-- docs-agent-visitors ${period} ${sign([period, ...period === "custom" && range ? [range.from, range.to] : []].join(" "))} -->`;
}
async function updateOldest([oldest, ...younger], body, comments) {
	if (oldest === void 0) return void 0;
	const updated = await comments.update(oldest.id, body).catch(ignoreRefusal);
	if (updated === void 0) return updateOldest(younger, body, comments);
	const isCopy = ({ author, body }) => author?.id === updated.author?.id && (0,_comments_js__WEBPACK_IMPORTED_MODULE_8__/* .isOurs */ .MU)(body);
	for (const { id } of younger.filter(isCopy)) await comments.remove(id).catch(_api_js__WEBPACK_IMPORTED_MODULE_4__/* .ignoreGitHubError */ .ub);
	return updated;
}
function ignoreRefusal(error) {
	if (!(0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .isPermanent */ .lE)((0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .asGitHubError */ .s7)(error))) throw error;
}
function whyNotPosted(error) {
	const title = "Could not post the report";
	if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3) return {
		...error.userMessage,
		title,
		topic: error.userMessage.title
	};
	const { happened, next } = (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .explain */ .WE)(error, {
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
		await files.write(csv, publisher.redact(csvOf(currentPages(report.pages))));
		return {
			"report-json": json,
			"report-csv": csv
		};
	} catch (error) {
		publisher.error({
			title: "Could not write the report files",
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Writing the report to \`$RUNNER_TEMP\` failed: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(String(error))}. Later steps may need the files, so this step fails.`,
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
	const { ranges, periods, compared, yearBefore, pages, truncated } = report;
	const [now, ...earlier] = periods;
	const [year] = yearBefore;
	const { human, ai, total } = now.totals;
	const changes = comparedPages(pages).length > 0 ? pages : void 0;
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
			aiShare: decimal(aiShare(now.totals), 4),
			change: countsOf((name) => percent(now.totals[name], compared?.totals[name]))
		},
		trend: earlier.length > 0 ? periods.map(totalsIn).toReversed() : [],
		yearBefore: year ? totalsIn(year) : null,
		gained: changes ? gainedPages(changes) : null,
		lost: changes ? lostPages(changes) : null,
		moved: changes ? movedPages(changes) : null,
		pages: currentPages(pages).map(({ path, now }) => ({
			path,
			...now
		})),
		truncated,
		warnings: report.warnings.map(({ happened }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toLog */ .gY)(happened)),
		requests: {
			spent: report.requests,
			limit: 60
		}
	};
	return `${JSON.stringify(content, null, 2)}\n`;
}
function rangeDates({ range }) {
	return {
		from: range?.from ?? null,
		to: range?.to ?? null
	};
}
function totalsIn(period) {
	return {
		...rangeDates(period),
		...roundCounts(period.totals)
	};
}
function percent(now, before) {
	const change = relativeChange(now, before);
	return decimal(change === void 0 ? void 0 : change * 100, 1);
}
function decimal(value, digits) {
	return value === void 0 ? null : Number(value.toFixed(digits));
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
		requests: 60 - client.remaining(),
		generatedAt: clock.wall(),
		runUrl: run.url
	}, (0,_accounts_js__WEBPACK_IMPORTED_MODULE_0__/* .threadNumber */ .sR)(inputs, eventIssue), session);
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
	await publisher.publish(presentReport(report, {
		outcome,
		...paths,
		"comment-url": url
	}));
	if (signal.aborted) publisher.error({
		title: "Canceled",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`The run was canceled. A comment may be missing.`
	});
	return outcome !== "reported";
}



/***/ })

};
