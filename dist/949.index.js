export const id = 949;
export const ids = [949];
export const modules = {

/***/ 949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   visitorsRun: () => (/* binding */ visitorsRun)
/* harmony export */ });
/* harmony import */ var _inputs_B7xvv8gV_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(942);
/* harmony import */ var _sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(793);
/* harmony import */ var _account_D_8GKJEP_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(548);
/* harmony import */ var _json_DR5JOnGe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(409);
/* harmony import */ var _url_CEmKCbMt_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(138);
/* harmony import */ var _comments_By75WwKT_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(749);
/* harmony import */ var _api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(829);
/* harmony import */ var _issues_BFg_Gj8v_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50);
/* harmony import */ var _publisher_Fmwk_N6U_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(879);
/* harmony import */ var _files_LiQVSkOM_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(401);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(975);











// src/visitors/client.ts
/** No request is repeated later than this, in ms since the run started. */
const MAX_RUN_MS = 18e5;
const count = (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* .number */ .ai)().check((0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm)(0), (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* ._lte */ .Zm)(Number.MAX_SAFE_INTEGER));
const counts = (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ik)({
	human: count,
	ai: count,
	total: count
});
const page = (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ik)({
	path: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .Yj)(),
	...counts.shape
});
const response = (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ik)({
	totals: counts,
	/** Undefined: a row that cannot be used. */
	visitors: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YO)((0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* ._catch */ .nb)((0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(page), void 0)),
	hasMore: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zM)()
});
/** The visitors endpoint of one project (specification, 4.4), with a budget of requests. */
async function visitorsClient(inputs, env, limits) {
	const { clock, signal, userAgent } = env;
	const { redact } = env.publisher;
	const { "base-url": baseUrl, "project-id": projectId, "api-key": apiKey } = inputs;
	const connections = await env.connect();
	const ask = (0,_account_D_8GKJEP_js__WEBPACK_IMPORTED_MODULE_2__/* .requester */ .l2)({
		baseUrl,
		projectId,
		apiKey,
		redact,
		userAgent,
		connections,
		clock,
		limits
	});
	const parse = (body) => {
		const { data } = response.safeParse((0,_json_DR5JOnGe_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(body));
		return data && {
			...data,
			visitors: redactPaths(data.visitors, redact)
		};
	};
	const address = (query) => addressFor(query, inputs);
	let left = inputs["max-requests"];
	const read = async (query) => {
		const advice = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Increase \`max-requests\` or reduce \`trend\`.`;
		if (left === 0) return {
			reason: "budget",
			happened: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`No requests were left.`,
			next: advice
		};
		left--;
		const request = {
			method: "GET",
			url: address(query)
		};
		for (let attempts = 1;; attempts++) {
			const result = await ask(request, parse, signal);
			if (result.kind === "value") return result.value;
			const pause = (0,_account_D_8GKJEP_js__WEBPACK_IMPORTED_MODULE_2__/* .retryPauseMs */ .vd)(attempts, result) ?? Number.POSITIVE_INFINITY;
			const end = endOf(result, {
				attempts,
				pause,
				left,
				signal,
				clock
			});
			if (end) return end;
			left--;
			env.publisher.info((0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${result.happened} Retrying in ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(pause)}.`);
			await clock.sleep(pause, signal).catch(() => {});
		}
	};
	return {
		address,
		read,
		requests: () => ({
			sent: inputs["max-requests"] - left,
			left
		})
	};
}
function addressFor({ range, limit, offset }, { "base-url": baseUrl, "project-id": projectId }) {
	const url = (0,_url_CEmKCbMt_js__WEBPACK_IMPORTED_MODULE_10__/* .addressOf */ .ci)(baseUrl, "/v1/analytics/{projectId}/visitors", { projectId });
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
/** Why a request is not repeated after a pause in ms; undefined if it is. */
function endOf(result, run) {
	const { attempts, pause, left, signal, clock } = run;
	if (signal.aborted || result.failure !== "transient") return noResponse("refused", attempts, result);
	if (pause === Number.POSITIVE_INFINITY) return noResponse("failed", attempts, result);
	const later = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`It accepts requests again at ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .moment */ .n$)(clock.wall() + pause)}.`;
	if (clock.now() + pause >= MAX_RUN_MS) return noResponse("failed", attempts, result, later);
	if (left === 0) return noResponse("budget", attempts, result, (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`No requests were left for a retry.`);
}
/** Secrets are removed before anything else: in a path that was cut or quoted, they would not be recognized. */
function redactPaths(rows, redact) {
	const paths = rows.map((row) => row?.path).join("\n");
	if (redact(paths) === paths) return rows;
	return rows.map((row) => row && {
		...row,
		path: redact(row.path)
	});
}
function noResponse(reason, attempts, failure, end = []) {
	const times = attempts === 1 ? [] : (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`All ${attempts} attempts failed.`;
	const response = (0,_account_D_8GKJEP_js__WEBPACK_IMPORTED_MODULE_2__/* .serviceResponse */ .ht)(failure.serviceMessage);
	return {
		reason,
		happened: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(times, failure.happened, end, response),
		next: (0,_account_D_8GKJEP_js__WEBPACK_IMPORTED_MODULE_2__/* .remedy */ .zL)(failure, "visitors")
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
	return value === void 0 ? "–" : (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(Math.round(value));
}
/** With one decimal, and never as a negative zero. */
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
/** All columns but one contain numbers: `textColumn` is its index. */
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
		const end = (0,_inputs_B7xvv8gV_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(period.to);
		const length = end - (0,_inputs_B7xvv8gV_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(period.from);
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
const hasTimes = ({ from, to }) => !((0,_inputs_B7xvv8gV_js__WEBPACK_IMPORTED_MODULE_0__/* .isDay */ .N)(from) && (0,_inputs_B7xvv8gV_js__WEBPACK_IMPORTED_MODULE_0__/* .isDay */ .N)(to));
function requestedRange(range) {
	if (range === void 0) return (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`all time, as reported by the service`;
	return (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(range.from)} to ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(range.to)} (exclusive), UTC`;
}
/** `Nov 9–15, 2026`, a month `Oct 2026`; with times, in UTC. */
function rangeName(range, period, hasYear = true) {
	if (range === void 0) return "all time";
	const format = dateFormat(range, period, hasYear);
	const isTimed = hasTimes(range);
	const last = isTimed ? (0,_inputs_B7xvv8gV_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.to) : (0,_inputs_B7xvv8gV_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.to) - 1;
	const name = format.formatRange((0,_inputs_B7xvv8gV_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.from), last).replace(/\s/g, " ");
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
	return periods.flatMap(({ range }) => range ?? []).map((range) => dateFormat(range, period, hasYear).format((0,_inputs_B7xvv8gV_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.from)));
}
function severalYears(periods) {
	const starts = periods.flatMap(({ range }) => range?.from ?? []);
	return new Set(starts.map((from) => new Date((0,_inputs_B7xvv8gV_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(from)).getUTCFullYear())).size > 1;
}
function dateFormat(range, period, hasYear) {
	return new Intl.DateTimeFormat("en-US", {
		timeZone: "UTC",
		month: "short",
		...period === "last-month" ? {} : { day: "numeric" },
		...hasYear ? { year: "numeric" } : {},
		...hasTimes(range) ? {
			hour: "2-digit",
			minute: "2-digit",
			hourCycle: "h23"
		} : {}
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
/** Chart and table, oldest first, beginning with the first period that has visitors; nothing for a single period. */
function trend(periods, period) {
	const oldestFirst = periods.toReversed();
	const start = oldestFirst.findIndex(hasVisitors);
	const shown = oldestFirst.slice(start);
	const names = startNames(shown, period);
	const bars = names.flatMap((name, index) => {
		const counts = shown[index]?.totals;
		return counts ? [{
			name,
			...rounded(counts)
		}] : [];
	});
	if (bars.length < 2) return [];
	const unit = period === "custom" ? "period" : period.replace("last-", "").replace("-", " ");
	const empty = oldestFirst.slice(0, start).filter(({ totals }) => totals).length;
	const hidden = empty === 0 ? "" : ` · Not shown: ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(empty, "earlier period")} without visitors`;
	const rows = names.map((name, index) => {
		const counts = shown[index]?.totals;
		const cells = [
			counts?.total,
			counts?.human,
			counts?.ai
		].map(formatCount);
		return [name.replaceAll(" ", "\xA0"), ...cells];
	});
	return [
		chart(bars, unit),
		`🟦 Bars: all visitors · 🟧 Line: AI${hidden}`,
		(0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* .collapsible */ .r0)("Trend in numbers", table([
			"From",
			"All",
			"Human",
			"AI"
		], rows))
	];
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
		`  x-axis ${JSON.stringify(shownNames(bars))}`,
		`  y-axis 0 --> ${axisEnd(bars)}`,
		`  bar [${bars.map(({ total }) => total).join(", ")}]`,
		`  line [${bars.map(({ ai }) => ai).join(", ")}]`,
		"```"
	].join("\n");
}
/** For screen readers, because the chart is a picture. */
function describe({ name, total, human, ai }) {
	return `${name}: ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(total, "visitor")}, ${formatCount(human)} human, ${formatCount(ai)} AI.`;
}
/** Names at equal distances, as far as there is room. The chart would cut a name at its right edge. */
function shownNames(bars) {
	const most = bars.some(({ name }) => name.length > 7) ? MAX_LONG_NAMES : MAX_NAMES;
	const distance = Math.ceil(bars.length / most);
	return bars.map(({ name }, index) => {
		return (bars.length - 1 - index) % distance === Math.floor(distance / 2) ? name : "​".repeat(index + 1);
	});
}
/** A round number that no bar exceeds, and for which Mermaid draws 8 to 11 ticks at whole numbers. */
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
	].find((each) => each * power >= highest) ?? 10) * power;
}
// src/visitors/movers.ts
/** Maximum number of pages that are kept of each kind. */
const MAX_MOVERS = 10;
/** The pages with the largest changes, the largest one first, and the number of all pages that changed. */
var LargestChanges = class {
	count = 0;
	#movers = [];
	add(mover) {
		this.count++;
		this.#movers.push(mover);
		if (this.#movers.length === 1e3) this.#movers = this.pages;
	}
	get pages() {
		return ranked(this.#movers, ({ change }) => Math.abs(change)).slice(0, MAX_MOVERS);
	}
};
/** Compares the pages of two periods. A page that was renamed is one that lost all visitors, and one that gained them. */
function moversOf(now, before) {
	const movers = {
		gained: new LargestChanges(),
		lost: new LargestChanges()
	};
	const add = (path, now = 0, before = 0) => {
		const change = Math.round(now - before);
		if (change > 0) movers.gained.add({
			path,
			now,
			before,
			change
		});
		if (change < 0) movers.lost.add({
			path,
			now,
			before,
			change
		});
	};
	for (const [path, { total }] of now) add(path, total, before.get(path)?.total);
	for (const [path, { total }] of before) if (!now.has(path)) add(path, 0, total);
	return movers;
}
// src/visitors/read-visitors.ts
const MAX_PARALLEL = 4;
/** Maximum number of rows of one period, so that a report needs at most 1 GiB of memory. */
const MAX_ROWS = 1e6;
/** Reads the trend before all pages but the first: a large export cannot use up its requests. A gap is no failure. */
async function readVisitors(client, [range, ...earlier], { comparesPages, publisher }) {
	const first = await client.read({
		range,
		limit: 250,
		offset: 0
	});
	if ("reason" in first) return first;
	const trend = await readTrend(client, hasVisitors(first) ? earlier : earlier.slice(0, 1), comparesPages);
	if ("reason" in trend) return trend;
	const found = {
		invalidRows: 0,
		duplicateRows: 0,
		shortResponses: 0,
		inconsistentTotals: 0,
		isRounded: false
	};
	const now = await readPages(client, {
		range,
		response: first
	}, found);
	if ("reason" in now) return now;
	const movers = comparesPages ? await readMovers(client, now, trend[0], found, publisher) : void 0;
	if (movers && "reason" in movers) return movers;
	const periods = [{
		range,
		totals: first.totals
	}, ...trend.map(totalsOf$1)];
	found.isRounded ||= periods.some(({ totals }) => totals && hasFraction(totals));
	const pages = ranked(now.pages.values(), ({ total }) => total);
	return {
		...found,
		periods,
		pages,
		truncated: now.truncated,
		movers
	};
}
/** Reads the totals of the earlier periods. Of the newest one, `comparesPages` reads the first pages as well. */
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
const isRefused = (response) => "reason" in response && response.reason === "refused";
function totalsOf$1({ range, response }) {
	return "reason" in response ? {
		range,
		why: response
	} : {
		range,
		totals: response.totals
	};
}
/** Reads the remaining pages of the previous period, and compares them with those of `now`, or says why it cannot. */
async function readMovers(client, now, before, found, publisher) {
	if (before === void 0) return void 0;
	const { response } = before;
	if ("reason" in response) return notCompared((0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`the previous period could not be read.`);
	if (!hasVisitors(response)) return void 0;
	if (now.truncated) return notCompared(INCOMPLETE);
	const needed = response.hasMore ? now.requests : 0;
	const { sent, left } = client.requests();
	const more = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(needed, "more request");
	if (needed > left) return notCompared((0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`this takes up to ${more}, and \`max-requests\` leaves ${left}. To compare them, increase \`max-requests\`.`);
	if (needed > 0) publisher.info((0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Reading the pages of the previous period: up to ${more} (so far: ${sent}).`);
	const read = await readPages(client, {
		...before,
		response
	}, found, sent);
	if ("reason" in read) return isRefused(read) ? read : notCompared(INCOMPLETE);
	return read.truncated ? notCompared(INCOMPLETE) : moversOf(now.pages, read.pages);
}
const INCOMPLETE = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`not every page of both periods was read.`;
const notCompared = (why) => (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Pages were not compared with the previous period, because ${why}`;
const OVER_LIMIT = {
	reason: "budget",
	happened: [],
	next: []
};
/** Reads the pages of a period, of which the first response is known, while requests are left, and at most `limit`. */
async function readPages({ read }, { range, response: first }, found, limit = Number.POSITIVE_INFINITY) {
	const rows = new Rows(first.totals, found);
	let requests = 0;
	const pageAt = async (offset) => {
		if (requests === limit) return OVER_LIMIT;
		requests++;
		return read({
			range,
			limit: 250,
			offset
		});
	};
	for await (const response of responses(first, pageAt)) {
		if (!("reason" in response)) rows.add(response);
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
async function* responses(first, pageAt) {
	yield first;
	let { hasMore } = first;
	for (let count = 1; hasMore;) {
		const length = count < MAX_PARALLEL ? 2 : MAX_PARALLEL;
		const batch = Array.from({ length }, (_, index) => pageAt((count + index) * 250));
		count += length;
		for (const pending of batch) {
			if (!hasMore) return;
			const response = await pending;
			yield response;
			hasMore = "hasMore" in response && response.hasMore;
		}
	}
}
/** Collects the rows of one period, and counts in `found` what was irregular. */
var Rows = class {
	/** Of rows with the same path the first one counts. */
	pages = /* @__PURE__ */ new Map();
	truncated;
	#totals;
	#found;
	#count = 0;
	constructor(totals, found) {
		this.#totals = totals;
		this.#found = found;
	}
	add({ totals, visitors, hasMore }) {
		const rows = visitors.slice(0, MAX_ROWS - this.#count);
		this.#count += rows.length;
		for (const row of rows) this.#addRow(row);
		if (hasMore && visitors.length < 250) this.#found.shortResponses++;
		if (!(0,node_util__WEBPACK_IMPORTED_MODULE_9__.isDeepStrictEqual)(totals, this.#totals)) this.#found.inconsistentTotals++;
		if (this.#count === 1e6 && (hasMore || rows.length < visitors.length)) this.truncated = "rows";
	}
	#addRow(row) {
		if (row === void 0) this.#found.invalidRows++;
		else if (this.pages.has(row.path)) this.#found.duplicateRows++;
		else this.pages.set(row.path, row);
		this.#found.isRounded ||= row !== void 0 && hasFraction(row);
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
	const why = truncated === "rows" ? (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${MAX_ROWS.toLocaleString("en")} rows` : (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`\`max-requests\``;
	const what = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The service has more than the ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(pages.length, "page")} that were read, because the limit of ${why} was reached. The page lists cover only these pages; the totals cover the whole site.`;
	const remedy = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To read more, increase \`max-requests\`.`;
	return [{
		title: "Not every page was read",
		happened: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(what, truncated === "max-requests" ? remedy : []),
		topic: "not-every-page-was-read"
	}];
}
function irregularities(numbers) {
	const { invalidRows, duplicateRows, shortResponses, inconsistentTotals } = numbers;
	return [
		[
			invalidRows,
			"invalid row",
			(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`, which the report leaves out.`
		],
		[
			duplicateRows,
			"duplicate row",
			(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`, which the report leaves out. Other pages may be missing.`
		],
		[
			shortResponses,
			"short response",
			(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)` that indicated more pages. Pages may be missing.`
		],
		[
			inconsistentTotals,
			"response",
			(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)` with totals that had changed during the export. The report shows the first totals. Changes of pages may be inaccurate.`
		]
	].filter(([count]) => count > 0).map(([count, thing, what]) => ({
		title: "Irregular responses",
		happened: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The service returned ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, thing)}${what}`,
		topic: "irregular-responses"
	}));
}
function missingPeriods({ periods }) {
	const gaps = periods.flatMap(({ why }) => why ?? []);
	const [gap] = gaps;
	if (gap === void 0) return [];
	const missing = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The totals of ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(gaps.length, "earlier period")} could not be read. ${gap.happened}`;
	return [{
		title: "Missing periods in the trend",
		happened: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(missing, gap.next),
		topic: "missing-periods-in-the-trend"
	}];
}
// src/visitors/report.ts
/** Maximum length of a path that is shown. */
const MAX_PATH = 120;
/** Maximum number of rows of a collapsed table. */
const MAX_COLLAPSED = 20;
const UNIQUE = "- Visitors are unique, as counted by the service. Do not add up pages or periods: a visitor of two pages counts on each, but only once in the total.";
const ROUNDED = "The service returned fractions. They are shown rounded.";
/** A report as outputs, summary and annotations; `known` are the outputs that it does not give itself. */
function presentReport(report, known) {
	const [{ range, totals }, before] = report.periods;
	const { human, ai, total } = rounded(totals);
	const headline = titleOf(report);
	const project = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Project ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(report.inputs["project-id"])}:`;
	const warnings = warningsOf(report).map((warning) => {
		return {
			...warning,
			level: "warning",
			happened: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(project, warning.happened)
		};
	});
	const numbers = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(total, "visitor")} (human: ${formatCount(human)}, AI: ${formatCount(ai)}), ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(report.pages.length, "page")}, ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(report.requests, "request")}.`;
	const requested = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Requested range: ${requestedRange(range)}.`;
	const happened = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(project, numbers, requested);
	const changeOf = (count) => {
		const change = percentChange(totals[count], before?.totals?.[count]);
		return change === void 0 ? "" : formatDecimal(change);
	};
	return {
		outputs: (0,_issues_BFg_Gj8v_js__WEBPACK_IMPORTED_MODULE_6__/* .outputs */ .V4)({
			...known,
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
		summary: visitorsMarkdown(report, _publisher_Fmwk_N6U_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_SUMMARY_BYTES */ .Q0),
		annotations: [...warnings, {
			level: "notice",
			title: headline,
			happened
		}]
	};
}
/** At most `maxBytes` (UTF-8): if larger, with half the page rows. All other parts take less than 64 KiB. */
function visitorsMarkdown(report, maxBytes) {
	const { inputs, pages, periods, period, isRounded, requests, runUrl, help } = report;
	const isEmpty = pages.length === 0 && !periods.some(hasVisitors);
	const notes = isRounded ? `${UNIQUE}\n- ${ROUNDED}` : UNIQUE;
	const head = [`### 📈 ${titleOf(report)}`, `Project ${(0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* .codeSpan */ .SS)(inputs["project-id"])}`];
	const warnings = warningsOf(report).map(({ happened, topic }) => `⚠️ ${(0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* .toMarkdown */ .l6)((0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(happened, help(topic)))}`);
	const tables = [
		...totals(report),
		...trend(periods, period),
		...pageLists(report),
		...moverLists(report),
		(0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* .collapsible */ .r0)("About these numbers", notes)
	];
	const content = isEmpty ? ["The service reported no visitors."] : tables;
	const footer = [`Requested range: ${(0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* .toMarkdown */ .l6)(requestedRange(periods[0].range))}`, `${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(requests)} of at most ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(inputs["max-requests"], "request")}`];
	if (runUrl !== void 0) footer.push((0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* .toMarkdown */ .l6)([(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(runUrl, "workflow run")]));
	const smallPrint = `<sub>${footer.join(" · ")}</sub>`;
	const markdown = `${[
		...head,
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
	const by = change === void 0 ? "" : ` (${formatPercentChange(change)})`;
	return `Documentation visitors, ${rangeName(now.range, period)}: ${formatCount(now.totals.total)}${by}`;
}
function totals({ periods, period }) {
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
	const head = [
		"Visitors",
		...names,
		...earlier ? ["Change"] : []
	];
	const facts = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(shareOf(now, before), bothSentence(bothIn(now)));
	return [table(head, rows), ...facts.length === 0 ? [] : [(0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* .toMarkdown */ .l6)(facts)]];
}
const COUNTS = [
	["All", "total"],
	["Human", "human"],
	["AI", "ai"]
];
function shareOf(now, before) {
	const share = aiShare(now);
	const shareBefore = before && aiShare(before);
	if (share === void 0) return [];
	const shown = `AI share: ${formatDecimal(share * 100)}%`;
	if (shareBefore === void 0) return [`${shown}.`];
	return [`${shown} (${formatDecimalChange((share - shareBefore) * 100)} percentage points).`];
}
function bothSentence(both = 0) {
	if (both === 0) return [];
	return [`${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(both, "visitor")} ${both === 1 ? "was" : "were"} counted as both human and AI.`];
}
/** The numbers come first, because a phone shows only the start of a row. */
function pageTable(pages) {
	const rows = pages.map((page) => [...COUNTS.map(([, count]) => formatCount(page[count])), pathCell(page)]);
	return table([...COUNTS.map(([name]) => name), "Page"], rows, COUNTS.length);
}
function pathCell({ path }) {
	return (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* .cellSpan */ .Lf)(path.length > MAX_PATH ? `${path.slice(0, MAX_PATH).toWellFormed()}…` : path);
}
function pageLists({ pages, csv, inputs: { top } }) {
	if (top === 0 || pages.length === 0) return [];
	const hidden = pages.length - top;
	const place = csv ? (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Every page that was read is in ${csv}.` : (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To get all pages as CSV and JSON, set \`report-path\`.`;
	const note = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)((0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Not shown: ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(hidden, "more page")}.`, place);
	const forAI = ranked(pages.filter(({ ai, human }) => ai > human), ({ ai }) => ai);
	const shownForAI = {
		pages: forAI.slice(0, Math.min(top, MAX_COLLAPSED)),
		count: forAI.length
	};
	return [
		"#### Most visited pages",
		pageTable(pages.slice(0, top)),
		...hidden > 0 ? [(0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* .toMarkdown */ .l6)(note)] : [],
		...collapsedTable("Pages with more AI than human visitors", shownForAI, pageTable)
	];
}
function moverLists({ movers, periods, period, inputs: { top } }) {
	if (movers === void 0 || top === 0) return [];
	if (!("gained" in movers)) return [(0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* .toMarkdown */ .l6)(movers)];
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
	const shown = pages.length < count ? `${pages.length} of ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(count)}` : `${count}`;
	return [(0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* .collapsible */ .r0)(`${title} (${shown})`, tableOf(pages))];
}
// src/visitors/comment.ts
/**
* Puts the report into the comment for its project and period that an earlier run of the token's account wrote, else into
* a new one; never if the thread cannot be read completely. Returns the comment's URL; a failure is only a warning.
*/
async function postReport(report, issue, { api, publisher, signal }) {
	const { "github-token": token = "", "project-id": projectId } = report.inputs;
	const marker = `<!-- docs-agent-visitors ${report.period} ${encodeURIComponent(projectId)} -->`;
	const markdown = visitorsMarkdown(report, _comments_By75WwKT_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_COMMENT */ .bc - Buffer.byteLength(marker) - 2);
	const body = `${publisher.redact(markdown).trimEnd()}\n\n${marker}`;
	try {
		const comments = (0,_comments_By75WwKT_js__WEBPACK_IMPORTED_MODULE_4__/* .threadComments */ .fo)(await api(token), issue);
		const isOurs = await new _account_D_8GKJEP_js__WEBPACK_IMPORTED_MODULE_2__/* .OwnAccount */ .av(token, comments).matcher();
		const earlier = (await (0,_account_D_8GKJEP_js__WEBPACK_IMPORTED_MODULE_2__/* .allComments */ .Kn)(comments, { signal })).comments.find((each) => isOurs(each) && each.body.trimEnd().endsWith(`\n\n${marker}`));
		return (await (earlier ? comments.update(earlier.id, body) : comments.create(body))).url;
	} catch (error) {
		if (!signal.aborted) publisher.warn(whyNotPosted(error));
		return "";
	}
}
function whyNotPosted(error) {
	const title = "Could not post the report";
	if (error instanceof _sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3) return {
		...error.trouble,
		title
	};
	const fault = (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* .asFault */ .Ps)(error);
	return {
		title,
		happened: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The visitor report could not be posted as a comment (${(0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* .faultText */ .Ij)(fault)}). The job summary contains it.`,
		next: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* .faultRemedy */ .zq)(fault),
		topic: "could-not-post-the-report"
	};
}
// src/visitors/files.ts
/** Rows that are written at once: all of them could be more than a string can hold. */
const ROWS_AT_ONCE = 1e3;
/** Makes the folder of `report-path`. Throws a SetupError where it lies outside once links are followed. */
async function reportFolder(path, env) {
	const { files, folders } = env;
	const folder = files.resolve(folders.workspace, path);
	const { workspace, temp } = await (0,_files_LiQVSkOM_js__WEBPACK_IMPORTED_MODULE_8__/* .realFolders */ .ou)(folders, files);
	try {
		if (!(0,_files_LiQVSkOM_js__WEBPACK_IMPORTED_MODULE_8__/* .isInside */ .FK)([workspace, temp], await nearest(folder, files))) throw new Error("outside");
		await files.makeFolder(folder);
		return await files.realpath(folder);
	} catch {
		throw new _sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3({
			title: "Could not write the report files",
			happened: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`\`report-path\` ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(path)} is not a writable folder in the workspace or in \`$RUNNER_TEMP\`. Nothing was sent.`,
			next: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Use a folder in the workspace or in \`$RUNNER_TEMP\`.`,
			topic: "could-not-write-the-report-files"
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
			happened: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The report could not be written to ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(folder)}: ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(String(error))}. The step fails because later steps may need the files.`,
			next: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Check that the folder is writable and that the disk is not full.`,
			topic: "could-not-write-the-report-files"
		});
		return;
	}
}
function* redacted(texts, redact) {
	for (const each of texts) yield redact(each);
}
/** `visitors.csv`: RFC 4180, every path quoted, and none that a spreadsheet takes for a formula. */
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
/** `visitors.json`: the pages, one a line, come last. */
function* jsonOf(report) {
	yield `{\n${Object.entries(headOf(report)).map(([name, value]) => {
		return `  ${JSON.stringify(name)}: ${JSON.stringify(value, null, 2).replaceAll("\n", "\n  ")},\n`;
	}).join("")}  "pages": [`;
	let separator = "\n";
	for (const batch of batches(report.pages)) {
		yield `${separator}${batch.map(jsonRow).join(",\n")}`;
		separator = ",\n";
	}
	yield "\n  ]\n}\n";
}
function headOf(report) {
	const [now, before = null] = report.periods.map(totalsOf);
	const warnings = warningsOf(report).map(({ happened }) => (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_5__/* .toLog */ .gY)(happened));
	return {
		version: 3,
		generatedAt: new Date(report.generatedAt).toISOString(),
		project: report.inputs["project-id"],
		period: report.period,
		...now,
		before,
		trend: report.periods.map(totalsOf).toReversed(),
		requests: {
			made: report.requests,
			limit: report.inputs["max-requests"]
		},
		pageCount: report.pages.length,
		truncated: report.truncated !== void 0,
		warnings: report.isRounded ? [...warnings, ROUNDED] : warnings
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
function totalsOf({ range, totals }) {
	const share = totals && aiShare(totals);
	const aiShareShown = share === void 0 ? null : Number(share.toFixed(4));
	const shown = totals && {
		...rounded(totals),
		both: bothIn(totals) ?? null,
		aiShare: aiShareShown
	};
	return {
		range: range ?? null,
		totals: shown ?? null
	};
}
// src/visitors/run.ts
/** Mode `visitors`. Returns whether the step fails. */
async function visitorsRun(inputs, eventIssue, env) {
	const { clock, publisher } = env;
	const { "project-id": projectId, "date-from": from, "date-to": to, "report-path": path } = inputs;
	const customRange = from === void 0 || to === void 0 ? void 0 : {
		from,
		to
	};
	const ranges = rangesOf(customRange ?? inputs.period, inputs.trend, clock.wall());
	const comparesPages = inputs.movers === "auto" && inputs.top > 0;
	const client = await visitorsClient(inputs, env);
	const where = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Visitors of project ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(projectId)} at ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(inputs["base-url"].href)}`;
	publisher.info((0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${where}, ${requestedRange(ranges[0])}`);
	if (inputs["dry-run"]) return dryRun(ranges, comparesPages, client.address, publisher);
	const folder = path === void 0 ? void 0 : await reportFolder(path, env);
	const numbers = await readVisitors(client, ranges, {
		comparesPages,
		publisher
	});
	if ("reason" in numbers) return noReport(numbers, inputs, env);
	const report = {
		...numbers,
		inputs,
		period: customRange ? "custom" : inputs.period,
		requests: client.requests().sent,
		generatedAt: clock.wall(),
		runUrl: env.run.url,
		help: publisher.help
	};
	const paths = folder === void 0 ? {} : await writeReport(report, folder, env);
	const csv = paths?.["report-csv"] === void 0 ? void 0 : csvPlace(path, env.run.artifact);
	return publishReport({
		...report,
		csv
	}, paths, (0,_inputs_B7xvv8gV_js__WEBPACK_IMPORTED_MODULE_0__/* .threadOf */ .uu)(inputs, eventIssue), env);
}
/** Shows the requests that a report would begin with. */
async function dryRun(ranges, comparesPages, address, publisher) {
	const withPages = comparesPages ? 2 : 1;
	const lines = ranges.map((range, index) => {
		return `GET ${address({
			range,
			limit: index < withPages ? 250 : 1,
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
async function noReport({ happened, next }, { "project-id": projectId }, { signal, publisher }) {
	if (signal.aborted) {
		const canceled = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The run was canceled before the report was complete. Nothing was written.`;
		await publisher.end({ outcome: "cancelled" }, {
			...CANCELED,
			happened: canceled
		});
		return true;
	}
	await publisher.end({ outcome: "failed" }, {
		level: "error",
		title: "No visitor report",
		happened: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The visitors of project ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(projectId)} could not be read. ${happened}`,
		next,
		topic: "no-visitor-report"
	});
	return true;
}
const CANCELED = {
	level: "error",
	title: "Canceled",
	topic: "canceled"
};
/** `paths`: the outputs of the files; undefined if they could not be written. */
async function publishReport(report, paths, issue, env) {
	const { signal, publisher } = env;
	const url = issue === void 0 ? "" : await postReport(report, issue, env);
	const finished = paths ? "reported" : "failed";
	const outcome = signal.aborted ? "cancelled" : finished;
	await publisher.publish(presentReport(report, {
		outcome,
		...paths,
		"comment-url": url
	}));
	if (signal.aborted) publisher.error({
		...CANCELED,
		happened: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The run was canceled. Files or a comment may be missing.`
	});
	return outcome !== "reported";
}
/** Where people find the file: a workflow may upload it, and then removes the folder with the runner. */
function csvPlace(path = "", artifact) {
	if (artifact) return (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)("visitors.csv")} in the artifact ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(artifact)}`;
	return (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(path.replace(/\/?$/, "/visitors.csv"))}`;
}



/***/ })

};
