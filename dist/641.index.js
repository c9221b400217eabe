export const id = 641;
export const ids = [641];
export const modules = {

/***/ 641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   visitorsRun: () => (/* binding */ visitorsRun)
/* harmony export */ });
/* harmony import */ var _inputs_DpIppSLD_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(860);
/* harmony import */ var _presentation_Cy8kj8Cd_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(863);
/* harmony import */ var _sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(566);
/* harmony import */ var _account_CYuhEAiv_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(956);
/* harmony import */ var _url_CobAIYhI_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(764);
/* harmony import */ var _api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(101);
/* harmony import */ var _publisher_u9hbHMN4_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(203);
/* harmony import */ var _files_oA8xgFwZ_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(681);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(975);









// src/visitors/client.ts
/** No request is repeated later than this, in ms since the run started. */
const MAX_RUN_MS = 18e5;
const count = (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai)().check((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm)(0), (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_4__/* ._lte */ .Zm)(Number.MAX_SAFE_INTEGER));
const counts = (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({
	human: count,
	ai: count,
	total: count
});
const page = (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({
	path: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .Yj)(),
	...counts.shape
});
const answer = (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({
	totals: counts,
	/** Undefined: a row that cannot be used. */
	visitors: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YO)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_4__/* ._catch */ .nb)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)(page), void 0)),
	hasMore: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM)()
});
/** The visitors endpoint of one project (specification, 4.4), with a budget of requests. */
async function visitorsClient(inputs, env, limits) {
	const { clock, signal, userAgent } = env;
	const { redact } = env.publisher;
	const { "base-url": baseUrl, "project-id": projectId, "api-key": apiKey } = inputs;
	const connections = await env.connect();
	const ask = (0,_account_CYuhEAiv_js__WEBPACK_IMPORTED_MODULE_3__/* .requester */ .l2)({
		baseUrl,
		projectId,
		apiKey,
		redact,
		userAgent,
		connections,
		clock,
		limits
	});
	const parse = (body) => answer.safeParse((0,_account_CYuhEAiv_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(body, redact)).data;
	let left = inputs["max-requests"];
	const address = ({ range, limit, offset }) => {
		const url = (0,_url_CobAIYhI_js__WEBPACK_IMPORTED_MODULE_8__/* .addressOf */ .ci)(baseUrl, "/v1/analytics/{projectId}/visitors", { projectId });
		const dates = range && {
			dateFrom: range.from,
			dateTo: range.to
		};
		url.search = new URLSearchParams({
			...dates,
			limit: `${limit}`,
			offset: `${offset}`
		}).toString();
		return url;
	};
	/** Sends a request up to three times, until the signal is aborted. Never rejects. */
	const read = async (query) => {
		const advice = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Increase \`max-requests\` or reduce \`trend\`.`;
		if (left === 0) return {
			reason: "budget",
			happened: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`no requests were left.`,
			remedy: advice
		};
		left--;
		const request = {
			method: "GET",
			url: address(query)
		};
		for (let attempts = 1;; attempts++) {
			const result = await ask(request, parse, signal);
			if (result.kind === "value") return result.value;
			if (signal.aborted || result.failure !== "transient") return noAnswer("refused", attempts, result);
			const pause = (0,_account_CYuhEAiv_js__WEBPACK_IMPORTED_MODULE_3__/* .retryPauseMs */ .vd)(attempts, result);
			if (pause === void 0) return noAnswer("failed", attempts, result);
			const later = `. It accepts requests again at ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .moment */ .n$)(clock.wall() + pause)}`;
			if (clock.now() + pause >= MAX_RUN_MS) return noAnswer("failed", attempts, result, later);
			if (left === 0) return noAnswer("budget", attempts, result, ". No requests were left for a retry");
			left--;
			env.publisher.info((0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service ${result.what}. Retrying in ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(pause)}.`);
			await clock.sleep(pause, signal).catch(() => {});
		}
	};
	/** `sent`: the number of requests so far, repeated ones too. */
	return {
		address,
		read,
		sent: () => inputs["max-requests"] - left
	};
}
function noAnswer(reason, attempts, failure, end = "") {
	const times = attempts === 1 ? "" : `, after ${attempts} attempts`;
	const what = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`the service ${failure.what}${times}${end}.`;
	return {
		reason,
		happened: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(what, (0,_account_CYuhEAiv_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceResponse */ .ht)(failure.serviceMessage)),
		remedy: (0,_account_CYuhEAiv_js__WEBPACK_IMPORTED_MODULE_3__/* .remedy */ .zL)(failure, "visitors")
	};
}
// src/visitors/export.ts
const MAX_PARALLEL = 4;
/** Reads the trend before all pages but the first: a large export cannot use up its requests. A gap is no failure. */
async function readNumbers(read, [range, ...earlier]) {
	const totalsOf = async (range) => {
		const answer = await read({
			range,
			limit: 1,
			offset: 0
		});
		return "reason" in answer ? {
			range,
			why: answer
		} : {
			range,
			totals: answer.totals
		};
	};
	const pageAt = (offset) => read({
		range,
		limit: 250,
		offset
	});
	const first = await pageAt(0);
	if ("reason" in first) return first;
	const now = {
		range,
		totals: first.totals
	};
	const trend = [];
	for (let at = 0; at < earlier.length; at += MAX_PARALLEL) {
		trend.push(...await Promise.all(earlier.slice(at, at + MAX_PARALLEL).map(totalsOf)));
		const refused = trend.find(({ why }) => why?.reason === "refused")?.why;
		if (refused) return refused;
	}
	const answers = await readOn(first, pageAt);
	if ("reason" in answers) return answers;
	const rows = answers.flatMap(({ visitors }) => visitors);
	const usable = rows.filter((row) => row !== void 0);
	const pages = [...new Map(usable.toReversed().map((row) => [row.path, row])).values()];
	const sizes = answers.filter(({ hasMore }) => hasMore).map(({ visitors }) => visitors.length);
	const counts = [...[...answers, ...trend].flatMap(({ totals }) => totals ?? []), ...usable];
	return {
		/** This period first, then the earlier ones, newest first. */
		periods: [now, ...trend],
		pages: ranked(pages, ({ total }) => total),
		truncated: answers.at(-1)?.hasMore === true,
		oddities: {
			badRows: rows.length - usable.length,
			duplicateRows: usable.length - pages.length,
			emptyAnswers: sizes.filter((size) => size === 0).length,
			shortAnswers: sizes.filter((size) => size > 0 && size < 250).length,
			answersWithOtherTotals: answers.filter(({ totals }) => !(0,node_util__WEBPACK_IMPORTED_MODULE_7__.isDeepStrictEqual)(totals, first.totals)).length,
			roundedCounts: !counts.every(({ human, ai, total }) => [
				human,
				ai,
				total
			].every(Number.isInteger))
		}
	};
}
/** Reads on while there is more (specification, 4.4, rule 2) and requests are left: 2 at a time, later 4. */
async function readOn(first, pageAt) {
	const answers = [first];
	while (answers.at(-1)?.hasMore) {
		const read = answers.length;
		const length = read < MAX_PARALLEL ? 2 : MAX_PARALLEL;
		const offsets = Array.from({ length }, (_, index) => (read + index) * 250);
		for (const pending of offsets.map(pageAt)) {
			if (!answers.at(-1)?.hasMore) break;
			const answer = await pending;
			if (!("reason" in answer)) answers.push(answer);
			else return answer.reason === "budget" ? answers : answer;
		}
	}
	return answers;
}
/** Pages by falling number, then by path in the order of its code units. */
function ranked(pages, by) {
	return pages.toSorted((a, b) => by(b) - by(a) || (a.path < b.path ? -1 : 1));
}
/** The counts as people and files get them; everything else is computed from fractions. */
function rounded({ human, ai, total }) {
	return {
		human: Math.round(human),
		ai: Math.round(ai),
		total: Math.round(total)
	};
}
/** Rounded; undefined where it would be negative. */
function bothIn({ human, ai, total }) {
	const both = Math.round(human + ai - total);
	return both < 0 ? void 0 : both;
}
/** 0 to 1; undefined where there are no visitors, or fewer than those of AI alone. */
function aiShare({ ai, total }) {
	return total > 0 && ai <= total ? ai / total : void 0;
}
// src/visitors/period.ts
/** So many ranges, fewer where the calendar begins. The user's dates stay as written. `now` is in ms since 1970. */
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
/** When the range that lies so many back ends, in ms since 1970. */
function endsOf(period, now) {
	if (typeof period !== "string") {
		const end = (0,_inputs_DpIppSLD_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(period.to);
		const length = end - (0,_inputs_DpIppSLD_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(period.from);
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
const hasTimes = ({ from, to }) => !((0,_inputs_DpIppSLD_js__WEBPACK_IMPORTED_MODULE_0__/* .isDay */ .N)(from) && (0,_inputs_DpIppSLD_js__WEBPACK_IMPORTED_MODULE_0__/* .isDay */ .N)(to));
function requestedRange(range) {
	if (range === void 0) return (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`all time, as reported by the service`;
	return (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(range.from)} to ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(range.to)} (exclusive), UTC`;
}
/** The range as people write it: `9–15 Nov 2026`, a month `Oct 2026`, with times, in UTC. */
function rangeName(range, period) {
	if (range === void 0) return "all time";
	const format = dateFormat(range, period, true);
	const name = (end) => format.formatRange((0,_inputs_DpIppSLD_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.from), end).replace(/\s/g, " ");
	return hasTimes(range) ? `${name((0,_inputs_DpIppSLD_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.to))} UTC` : name((0,_inputs_DpIppSLD_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.to) - 1);
}
/** The starts of periods: `9 Nov`, of months `Oct`, with the year where it is not the same for all. */
function startNames(periods, period) {
	const ranges = periods.flatMap(({ range }) => range ?? []);
	const years = new Set(ranges.map(({ from }) => new Date((0,_inputs_DpIppSLD_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(from)).getUTCFullYear()));
	return ranges.map((range) => dateFormat(range, period, years.size > 1).format((0,_inputs_DpIppSLD_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.from)));
}
function dateFormat(range, period, hasYear) {
	return new Intl.DateTimeFormat("en-150", {
		timeZone: "UTC",
		month: "short",
		...period === "last-month" ? {} : { day: "numeric" },
		...hasYear ? { year: "numeric" } : {},
		...hasTimes(range) ? {
			hour: "2-digit",
			minute: "2-digit"
		} : {}
	});
}
// src/visitors/report.ts
/** Most characters of a path that are shown, so that the numbers stay in sight. */
const MAX_PATH = 120;
const CHART = {
	width: 600,
	height: 340,
	yAxis: {
		labelPadding: 22,
		titlePadding: 14
	}
};
const CHART_THEME = {
	plotColorPalette: "#5b8def, #e8710a",
	backgroundColor: "transparent"
};
const UNIQUE = "- Readers are unique visitors, as counted by the service. Do not add up pages or periods: a reader of two pages counts on each, but only once in the total.";
const ROUNDED = "- The service returned fractions. They are shown rounded.";
/** A report as outputs, summary and annotations; `known` are the outputs that it does not give itself. */
function presentReport(report, known) {
	const [{ range, totals }] = report.periods;
	const { human, ai, total } = rounded(totals);
	const project = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Project ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(report.inputs["project-id"])}:`;
	const warnings = notesOn(report).map(({ title, note }) => {
		return {
			level: "warning",
			title,
			paragraphs: [(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(project, note)]
		};
	});
	const numbers = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(total, "reader")} (people: ${whole(human)}, AI: ${whole(ai)}), ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(report.pages.length, "page")}, ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(report.requests, "request")}.`;
	const paragraphs = [(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(project, numbers, (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Requested range: ${requestedRange(range)}.`)];
	const counts = {
		human: `${human}`,
		ai: `${ai}`,
		total: `${total}`
	};
	return {
		outputs: (0,_presentation_Cy8kj8Cd_js__WEBPACK_IMPORTED_MODULE_1__/* .outputs */ .V4)({
			...known,
			...counts,
			both: String(bothIn(totals) ?? ""),
			"ai-share": aiShare(totals)?.toFixed(4) ?? "",
			pages: String(report.pages.length),
			truncated: String(report.truncated)
		}),
		summary: visitorsMarkdown(report, _publisher_u9hbHMN4_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_SUMMARY_BYTES */ .Q0),
		annotations: [...warnings, {
			level: "notice",
			title: titleOf(report),
			paragraphs
		}]
	};
}
/** At most so many bytes (UTF-8): if larger, with half the page rows. All other parts take less than 64 KiB. */
function visitorsMarkdown(report, maxBytes) {
	const { inputs, pages, periods, oddities, requests, runUrl } = report;
	const isEmpty = pages.length === 0 && !periods.some(hasReaders);
	const about = oddities.roundedCounts ? `${UNIQUE}\n${ROUNDED}` : UNIQUE;
	const content = [
		...totals(report),
		...trend(report),
		...pageLists(report)
	];
	const footer = [
		`Requested range: ${(0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_4__/* .toMarkdown */ .l6)(requestedRange(periods[0].range))}`,
		`${whole(requests)} of at most ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(inputs["max-requests"], "request")}`,
		...runUrl === void 0 ? [] : [`[workflow run](${runUrl})`]
	];
	const markdown = `${[
		`### 📈 ${titleOf(report)}`,
		`Project ${(0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_4__/* .codeSpan */ .SS)(inputs["project-id"])}`,
		...notesOn(report).map(({ note }) => `⚠️ ${(0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_4__/* .toMarkdown */ .l6)(note)}`),
		...isEmpty ? ["The service reported no visitors."] : [...content, (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_4__/* .collapsible */ .r0)("About these numbers", about)],
		`<sub>${footer.join(" · ")}</sub>`
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
/** `Documentation readers, 9–15 Nov 2026: 3,123 (+3.7 %)`. */
function titleOf({ periods: [now, earlier], period }) {
	const { total } = now.totals;
	const by = earlier && hasReaders(earlier) ? ` (${change(total, earlier.totals?.total)})` : "";
	return `Documentation readers, ${rangeName(now.range, period)}: ${whole(total)}${by}`;
}
const hasReaders = ({ totals }) => Math.round(totals?.total ?? 0) > 0;
/** What a report lacks or had to correct, each with the title of its annotation. */
function notesOn({ truncated, pages, oddities, periods }) {
	const cut = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service has more than the ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(pages.length, "page")} that were read, because the limit of \`max-requests\` was reached. The page lists cover only these pages; the totals cover the whole site. To read more, increase \`max-requests\`.`;
	const { badRows, duplicateRows, emptyAnswers, shortAnswers, answersWithOtherTotals } = oddities;
	const irregular = [
		badRows > 0 && `${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(badRows, "unusable row")} (left out)`,
		duplicateRows > 0 && `${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(duplicateRows, "duplicate row")} (left out)`,
		emptyAnswers > 0 && `${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(emptyAnswers, "empty response")} that announced more pages`,
		shortAnswers > 0 && `${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(shortAnswers, "short response")} that announced more pages`,
		answersWithOtherTotals > 0 && "totals that changed during the export (the first ones are shown)"
	].filter((each) => each !== false);
	const odd = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The responses of the service were irregular: ${irregular.join(", ")}. Pages may be missing.`;
	const gaps = periods.flatMap(({ why }) => why ?? []);
	const { happened, remedy } = gaps[0] ?? {
		happened: [],
		remedy: []
	};
	const missing = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The totals of ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(gaps.length, "earlier period")} could not be read: ${happened}`;
	return [
		...truncated ? [{
			title: "Not every page was read",
			note: cut
		}] : [],
		...irregular.length > 0 ? [{
			title: "Irregular responses",
			note: odd
		}] : [],
		...gaps.length > 0 ? [{
			title: "Missing periods in the trend",
			note: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(missing, remedy)
		}] : []
	];
}
/** Keeps a number and its unit on one line. */
const NBSP = "\xA0";
/** `12,345`; undefined is a dash. */
function whole(value) {
	return value === void 0 ? "–" : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(Math.round(value));
}
/** A difference: `+1.6 points`. */
function signed(value, unit) {
	const digits = Math.abs(value).toFixed(1);
	return `${digits === "0.0" ? "±0" : `${value < 0 ? "−" : "+"}${digits}`}${NBSP}${unit}`;
}
/** The relative change between two counts: `+4.8 %`; a dash if one is not known or the earlier one is 0. */
function change(now, before) {
	return before === void 0 || Math.round(before) === 0 ? "–" : signed((now / before - 1) * 100, "%");
}
function table(head, rows) {
	const line = (cells) => `| ${cells.join(" | ")} |`;
	return [
		line(head),
		`|---|${"--:|".repeat(head.length - 1)}`,
		...rows.map(line)
	].join("\n");
}
const COUNTS = [
	"All",
	"People",
	"AI"
];
const countCells = (counts) => [
	counts?.total,
	counts?.human,
	counts?.ai
].map(whole);
function totals({ periods: [{ totals: now }, earlier] }) {
	const before = earlier?.totals;
	const [share, shareBefore, both] = [
		aiShare(now),
		before && aiShare(before),
		bothIn(now)
	];
	const facts = [];
	if (share !== void 0) {
		const by = shareBefore === void 0 ? "" : ` (${signed((share - shareBefore) * 100, "points")})`;
		facts.push(`AI share: ${(share * 100).toFixed(1)}${NBSP}%${by}`);
	}
	if (both) facts.push(`Counted as both people and AI: ${whole(both)}`);
	const rows = [
		"total",
		"human",
		"ai"
	].map((key, index) => {
		const compared = [whole(before?.[key]), change(now[key], before?.[key])];
		return [
			COUNTS[index] ?? "",
			whole(now[key]),
			...earlier ? compared : []
		];
	});
	return [table(["Readers", ...earlier ? [
		"Now",
		"Before",
		"Change"
	] : ["Count"]], rows), ...facts.length === 0 ? [] : [facts.join(" · ")]];
}
/** Chart and table, oldest first, beginning with the first period that has visitors; nothing for a single period. */
function trend({ periods, period }) {
	const oldestFirst = periods.toReversed();
	const start = oldestFirst.findIndex(hasReaders);
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
	const unit = period === "own dates" ? "period" : period.replace("last-", "").replace("-", " ");
	const rows = names.map((name, index) => [name.replaceAll(" ", NBSP), ...countCells(shown[index]?.totals)]);
	const empty = oldestFirst.slice(0, start).filter(({ totals }) => totals).length;
	const hidden = empty === 0 ? "" : ` · Not shown: ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(empty, "earlier period")} without readers`;
	return [
		chart(bars, unit),
		`🟦 Bars: all readers · 🟧 Line: AI${hidden}`,
		(0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_4__/* .collapsible */ .r0)("Trend in numbers", table(["From", ...COUNTS], rows))
	];
}
function chart(bars, unit) {
	const every = Math.ceil(bars.length / (bars.some(({ name }) => name.length > 7) ? 4 : 8));
	const names = bars.map(({ name }, index) => (bars.length - 1 - index) % every === 0 ? name : "​".repeat(index + 1));
	const highest = Math.max(8, ...bars.flatMap(({ ai, total }) => [ai, total]));
	const power = 10 ** Math.floor(Math.log10(highest));
	const factor = [
		1,
		1.6,
		2,
		3.5,
		4,
		5,
		8
	].find((each) => each * power >= highest) ?? 10;
	return [
		"```mermaid",
		`%%{init: ${JSON.stringify({
			xyChart: CHART,
			themeVariables: { xyChart: CHART_THEME }
		})}}%%`,
		"xychart-beta",
		`  title "Readers per ${unit}"`,
		`  x-axis "${unit === "month" ? unit : `${unit} from`}" [${names.map((name) => JSON.stringify(name)).join(", ")}]`,
		`  y-axis "unique visitors" 0 --> ${factor * power}`,
		`  bar [${bars.map(({ total }) => total).join(", ")}]`,
		`  line [${bars.map(({ ai }) => ai).join(", ")}]`,
		"```"
	].join("\n");
}
function pageTable(pages) {
	const rows = pages.map(({ path, ...counts }) => {
		const shown = path.length > MAX_PATH ? `${path.slice(0, MAX_PATH).toWellFormed()}…` : path;
		return [(0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_4__/* .cellSpan */ .Lf)(shown), ...countCells(counts)];
	});
	return table(["Page", ...COUNTS], rows);
}
function pageLists({ pages, inputs: { top } }) {
	if (top === 0 || pages.length === 0) return [];
	const left = pages.length - top;
	const note = `Not shown: ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(left, "more page")}. With \`report-path\`, \`visitors.csv\` contains every page that was read.`;
	const folded = (title, by) => {
		const found = pages.filter((page) => by(page) > 0);
		const summary = `${title}: ${whole(found.length)} of ${whole(pages.length)}`;
		const shown = ranked(found, by).slice(0, Math.min(top, 20));
		return found.length === 0 ? [] : [(0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_4__/* .collapsible */ .r0)(summary, pageTable(shown))];
	};
	return [
		"#### Most read pages",
		pageTable(pages.slice(0, top)),
		...left > 0 ? [note] : [],
		...folded("Pages that AI reads more than people do", ({ ai, human }) => ai > human ? ai : 0),
		...folded("Pages with readers counted as both people and AI", (page) => bothIn(page) ?? 0)
	];
}
// src/visitors/comment.ts
/**
* Puts the report into the comment for its project and period that an earlier run of the token's account wrote, else into
* a new one; never if the thread cannot be read completely. Returns the comment's URL; a failure is only a warning.
*/
async function postReport(report, issue, { api, publisher, signal }) {
	const { "github-token": token = "", "project-id": projectId } = report.inputs;
	const marker = `<!-- docs-agent-visitors ${report.period.replaceAll(" ", "-")} ${encodeURIComponent(projectId)} -->`;
	const markdown = visitorsMarkdown(report, _account_CYuhEAiv_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_COMMENT */ .bc - Buffer.byteLength(marker) - 2);
	const body = `${publisher.redact(markdown).trimEnd()}\n\n${marker}`;
	try {
		const comments = (0,_presentation_Cy8kj8Cd_js__WEBPACK_IMPORTED_MODULE_1__/* .threadComments */ .fo)(await api(token), issue);
		const isOurs = await new _account_CYuhEAiv_js__WEBPACK_IMPORTED_MODULE_3__/* .OwnAccount */ .av(token, comments).matcher();
		const earlier = (await (0,_presentation_Cy8kj8Cd_js__WEBPACK_IMPORTED_MODULE_1__/* .allComments */ .Kn)(comments, { signal })).comments.find((each) => isOurs(each) && each.body.trimEnd().endsWith(`\n\n${marker}`));
		return (await (earlier ? comments.update(earlier.id, body) : comments.create(body))).url;
	} catch (error) {
		const title = "Could not post the report";
		if (error instanceof _sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3) publisher.warn(title, error.happened, error.remedy);
		else if (!signal.aborted) {
			const fault = (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_4__/* .asFault */ .Ps)(error);
			const happened = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The visitor report could not be posted as a comment (${(0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_4__/* .faultText */ .Ij)(fault)}). The job summary contains it.`;
			publisher.warn(title, happened, (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_4__/* .faultRemedy */ .zq)(fault));
		}
		return "";
	}
}
// src/visitors/files.ts
/** Makes the folder of `report-path`. Throws a SetupError where it lies outside once links are followed. */
async function reportFolder(path, env) {
	const { files, folders } = env;
	const folder = files.resolve(folders.workspace, path);
	const { workspace, temp } = await (0,_files_oA8xgFwZ_js__WEBPACK_IMPORTED_MODULE_6__/* .realFolders */ .ou)(folders, files);
	try {
		if (!(0,_files_oA8xgFwZ_js__WEBPACK_IMPORTED_MODULE_6__/* .isInside */ .FK)([workspace, temp], await nearest(folder, files))) throw new Error("outside");
		await files.makeFolder(folder);
		return await files.realpath(folder);
	} catch {
		throw new _sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3((0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`\`report-path\` ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(path)} is not a writable folder in the workspace or in \`$RUNNER_TEMP\`. Nothing was sent.`, (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Use a folder inside the workspace or \`$RUNNER_TEMP\`.`);
	}
}
/** The real path of the nearest folder that exists. */
async function nearest(path, files) {
	const real = await files.realpath(path).catch(() => void 0);
	const above = files.resolve(path, "..");
	return real ?? (above === path ? path : nearest(above, files));
}
/** Writes both files over older ones, and returns their paths as outputs; undefined, with an error, where it cannot. */
async function writeReport(report, folder, { files, publisher }) {
	const json = files.resolve(folder, "visitors.json");
	const csv = files.resolve(folder, "visitors.csv");
	try {
		await files.write(json, publisher.redact(jsonOf(report)));
		await files.write(csv, publisher.redact(csvOf(report)));
		return {
			"report-json": json,
			"report-csv": csv
		};
	} catch (error) {
		publisher.error("Could not write the report files", (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The report could not be written to ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(folder)}: ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(String(error))}. The step fails because later steps may need the files.`, (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check that the folder is writable and that the disk is not full.`);
		return;
	}
}
/** `visitors.csv`: RFC 4180, every path quoted, and none that a spreadsheet takes for a formula. */
function csvOf({ pages }) {
	return `path,human,ai,total\r\n${pages.map((page) => {
		const { human, ai, total } = rounded(page);
		return `"${page.path.replace(/^[=+\-@\t\r]/, "'$&").replaceAll("\"", "\"\"")}",${human},${ai},${total}\r\n`;
	}).join("")}`;
}
function jsonOf({ inputs, periods, pages, ...report }) {
	const [now, before = null] = periods.map(totalsOf);
	const head = {
		version: 2,
		madeAt: new Date(report.madeAt).toISOString(),
		project: inputs["project-id"],
		period: report.period,
		...now,
		before,
		trend: periods.toReversed().map(totalsOf),
		requests: {
			made: report.requests,
			allowed: inputs["max-requests"]
		},
		pageCount: pages.length,
		truncated: report.truncated,
		oddities: report.oddities
	};
	const rows = pages.map((page) => JSON.stringify({
		path: page.path,
		...rounded(page)
	}));
	return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "pages": [\n${rows.join(",\n")}\n  ]\n}\n`;
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
	const { clock, signal, publisher } = env;
	const { "project-id": projectId, "date-from": from, "date-to": to, "report-path": path } = inputs;
	const ownDates = from === void 0 || to === void 0 ? void 0 : {
		from,
		to
	};
	const ranges = rangesOf(ownDates ?? inputs.period, inputs.trend, clock.wall());
	const client = await visitorsClient(inputs, env);
	const where = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Visitors of project ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(projectId)} at ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(inputs["base-url"].href)}`;
	publisher.info((0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${where}, ${requestedRange(ranges[0])}`);
	if (inputs["dry-run"]) {
		const queries = ranges.map((range, index) => ({
			range,
			limit: index === 0 ? 250 : 1,
			offset: 0
		}));
		publisher.group((0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The requests that would be sent for project ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(projectId)}`, [
			"Authorization: Bearer ***",
			...queries.map((query) => `GET ${client.address(query).href}`),
			`… and one more request for every 250 further pages`
		]);
		const message = {
			level: "notice",
			title: "Dry run",
			paragraphs: [(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The inputs are valid. Nothing was sent. The log shows the requests.`, (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`To create the report, remove \`dry-run\`.`]
		};
		await publisher.publish((0,_presentation_Cy8kj8Cd_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOnly */ .Mw)({ outcome: "skipped" }, message));
		return false;
	}
	const folder = path === void 0 ? void 0 : await reportFolder(path, env);
	const numbers = await readNumbers(client.read, ranges);
	if ("reason" in numbers) {
		const [outcome, title] = signal.aborted ? ["cancelled", "Canceled"] : ["failed", "No visitor report"];
		const canceled = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The run was canceled before the report was complete. Nothing was written.`;
		const happened = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The visitors of project ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(projectId)} could not be read: ${numbers.happened}`;
		const paragraphs = signal.aborted ? [canceled] : [happened, numbers.remedy];
		await publisher.publish((0,_presentation_Cy8kj8Cd_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOnly */ .Mw)({ outcome }, {
			level: "error",
			title,
			paragraphs
		}));
		return true;
	}
	const period = ownDates ? "own dates" : inputs.period;
	const requests = client.sent();
	const report = {
		...numbers,
		inputs,
		period,
		requests,
		madeAt: clock.wall(),
		runUrl: env.run.url
	};
	const issue = (0,_inputs_DpIppSLD_js__WEBPACK_IMPORTED_MODULE_0__/* .threadOf */ .uu)(inputs, eventIssue);
	const paths = folder === void 0 ? {} : await writeReport(report, folder, env);
	const url = issue === void 0 ? "" : await postReport(report, issue, env);
	const outcome = signal.aborted ? "cancelled" : paths ? "reported" : "failed";
	await publisher.publish(presentReport(report, {
		outcome,
		...paths,
		"comment-url": url
	}));
	if (outcome === "cancelled") publisher.error("Canceled", (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The run was canceled. Files or a comment may be missing.`);
	return outcome !== "reported";
}



/***/ })

};
