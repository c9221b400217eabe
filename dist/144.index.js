export const id = 144;
export const ids = [144];
export const modules = {

/***/ 144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   visitorsRun: () => (/* binding */ visitorsRun)
/* harmony export */ });
/* harmony import */ var _inputs_BtkpMNNl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(480);
/* harmony import */ var _markdown_DIDn_1rx_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(105);
/* harmony import */ var _redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(159);
/* harmony import */ var _sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(380);
/* harmony import */ var _url_mDgWs3do_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(902);
/* harmony import */ var _faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(525);
/* harmony import */ var _files_DEGr6Q2j_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(225);
/* harmony import */ var _next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(242);
/* harmony import */ var _publisher_DIIUP9_u_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(726);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(975);










// src/visitors/client.ts
/** No request is repeated later than this after the start of the run, in ms. */
const MAX_RUN_MS = 18e5;
/** A query got no answer. */
var NoAnswer = class extends Error {
	reason;
	/** Requests that were sent; 0: there was none left for the first one. */
	attempts;
	failure;
	/** When the service accepts requests again, in ms since 1970. */
	retryAt;
	constructor(reason, attempts, failure, retryAt) {
		super("the service did not answer");
		this.reason = reason;
		this.attempts = attempts;
		this.failure = failure;
		this.retryAt = retryAt;
	}
};
/** The visitors endpoint of one project (specification, 4.4), with a budget of requests. */
function visitorsClient(deps) {
	const { baseUrl, projectId, clock, maxRequests, onPause } = deps;
	const ask = (0,_markdown_DIDn_1rx_js__WEBPACK_IMPORTED_MODULE_1__/* .requester */ .l2)(deps);
	let left = maxRequests;
	const address = ({ range, limit, offset }) => {
		const url = (0,_url_mDgWs3do_js__WEBPACK_IMPORTED_MODULE_9__/* .addressOf */ .ci)(baseUrl, "/v1/analytics/{projectId}/visitors", { projectId });
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
	/** Sends a request up to three times. Rejects with a `NoAnswer`, or with an `AbortError` for an aborted signal. */
	const read = async (query, signal) => {
		const request = {
			method: "GET",
			url: address(query)
		};
		if (left === 0) throw new NoAnswer("budget", 0, {
			what: [],
			serviceMessage: ""
		});
		left--;
		for (let attempts = 1;; attempts++) {
			signal.throwIfAborted();
			const result = await ask(request, {
				parse: answerIn,
				expected: "visitor numbers",
				signal
			});
			if (result.kind === "value") return result.value;
			signal.throwIfAborted();
			if (result.failure !== "transient") throw new NoAnswer("refused", attempts, result);
			const pause = (0,_markdown_DIDn_1rx_js__WEBPACK_IMPORTED_MODULE_1__/* .retryPauseMs */ .vd)(attempts, result);
			if (pause === void 0) throw new NoAnswer("exhausted", attempts, result);
			if (clock.now() + pause >= MAX_RUN_MS) throw new NoAnswer("time", attempts, result, clock.wall() + pause);
			if (left === 0) throw new NoAnswer("budget", attempts, result);
			left--;
			onPause(result.what, pause);
			await clock.sleep(pause, signal);
		}
	};
	/** Requests that were sent so far, repeated ones too; never more than `maxRequests`. */
	const sent = () => maxRequests - left;
	return {
		address,
		read,
		sent
	};
}
const count = (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)().check((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm)(0), (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* ._lte */ .Zm)(Number.MAX_SAFE_INTEGER));
const counts = (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({
	human: count,
	ai: count,
	total: count
});
const answerSchema = (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({
	totals: counts,
	visitors: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5)()),
	hasMore: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM)()
});
const rowSchema = (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({
	path: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj)(),
	...counts.shape
});
/** The answer in a response's body; undefined where it is none. A row that is none does not spoil the others. */
function answerIn(body) {
	const { data } = answerSchema.safeParse((0,_markdown_DIDn_1rx_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(body));
	if (data === void 0) return void 0;
	const { totals, visitors, hasMore } = data;
	const rows = visitors.flatMap((row) => rowSchema.safeParse(row).data ?? []);
	return {
		totals,
		rows,
		badRows: visitors.length - rows.length,
		hasMore
	};
}
// src/visitors/comment.ts
/**
* The hidden last line of a report's comment. A report of another project or period has a comment of its own. Encoded,
* an identifier cannot end the HTML comment.
*/
function markerLine(projectId, period) {
	return `<!-- docs-agent-visitors ${period.replaceAll(" ", "-")} ${encodeURIComponent(projectId)} -->`;
}
/**
* Puts the report into its one comment: the one that an earlier run of the token's account wrote, else a new one.
* If the thread cannot be read completely, nothing is written, to avoid a second comment. Returns the comment's URL; a
* failure is a warning and does not fail the run.
*/
async function postReport(markdown, marker, issue, { token, env }) {
	const { api, publisher, signal } = env;
	const failed = (...paragraphs) => ({
		url: "",
		warnings: [{
			level: "warning",
			title: "Could not post the report",
			paragraphs
		}]
	});
	try {
		const comments = (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* .threadComments */ .fo)(await api(token), issue);
		const isOurs = await (0,_markdown_DIDn_1rx_js__WEBPACK_IMPORTED_MODULE_1__/* .ownAccount */ .i5)(token?.trim() ?? "", comments)();
		const earlier = (await (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* .allComments */ .Kn)(comments.list, { signal })).comments.find((each) => isOurs(each) && (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* .lastLine */ .fM)(each.body) === marker);
		const body = `${publisher.redact(markdown).trimEnd()}\n\n${marker}`;
		return {
			url: (await (earlier ? comments.update(earlier.id, body) : comments.create(body))).url,
			warnings: []
		};
	} catch (error) {
		if (signal.aborted) return failed((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The run was canceled. The comment may be missing or may still show an earlier report.`);
		if (error instanceof _sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3) return failed(error.happened, error.remedy);
		const fault = (0,_faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_4__/* .asFault */ .Ps)(error);
		const isRefusal = fault.status !== "lost" && !fault.rateLimited;
		return failed((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The visitor report could not be posted as a comment (${(0,_faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_4__/* .faultText */ .Ij)(fault)}). The job summary contains it.`, isRefusal ? (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Grant the job \`permissions: issues: write\`, and check that #${issue} exists and is not locked.` : []);
	}
}
// src/visitors/export.ts
/** What can be odd about the answers, as `visitors.json` holds it. */
const NO_ODDITIES = {
	/** Rows that could not be used. */
	badRows: 0,
	/** Rows whose path had come before; they were left out. */
	duplicateRows: 0,
	/** Answers without a row that said there are more. */
	emptyAnswers: 0,
	/** Answers with fewer rows than the limit that said there are more. */
	shortAnswers: 0,
	/** Later answers whose totals differ from the first one's, which count. */
	answersWithOtherTotals: 0,
	/** Counts were fractions; they are shown rounded. */
	roundedCounts: false
};
/** The most requests that are under way at a time. */
const MAX_PARALLEL = 4;
/**
* Reads the first pages, which bring the totals along, then the totals of the earlier ranges, so that a large export
* cannot use up their requests, then all other pages. Rejects as the client does, but for a failure in the trend that
* may pass: that is a gap.
*/
async function readNumbers(client, [range, ...earlier], signal) {
	const pageAt = (offset, end) => client.read({
		range,
		limit: 250,
		offset
	}, AbortSignal.any([signal, end]));
	const totalsOf = async (range) => {
		try {
			return {
				range,
				totals: (await client.read({
					range,
					limit: 1,
					offset: 0
				}, signal)).totals
			};
		} catch (why) {
			if (!(why instanceof NoAnswer) || why.reason === "refused") throw why;
			return {
				range,
				totals: void 0,
				why
			};
		}
	};
	const first = await pageAt(0, signal);
	const trend = [];
	for (let at = 0; at < earlier.length; at += MAX_PARALLEL) trend.push(...await Promise.all(earlier.slice(at, at + MAX_PARALLEL).map(totalsOf)));
	const read = await readPages(first, pageAt);
	const counts = [
		first.totals,
		...trend.flatMap(({ totals }) => totals ?? []),
		...read.pages
	];
	read.oddities.roundedCounts = !counts.flatMap(({ human, ai, total }) => [
		human,
		ai,
		total
	]).every(Number.isInteger);
	return {
		...read,
		periods: [{
			range,
			totals: first.totals
		}, ...trend]
	};
}
/**
* Reads on from the first answer while there is more (specification, 4.4, rule 2), in batches of 2 requests, of 4 once
* four answers are read: at most one is sent past the end of a small site, and three of any. Where no request is left,
* the export ends truncated.
*/
async function readPages(first, pageAt) {
	const pages = /* @__PURE__ */ new Map();
	const oddities = { ...NO_ODDITIES };
	let truncated = false;
	const add = ({ totals, rows, badRows, hasMore }) => {
		for (const row of rows) if (pages.has(row.path)) oddities.duplicateRows++;
		else pages.set(row.path, row);
		const size = rows.length + badRows;
		oddities.badRows += badRows;
		if (hasMore && size === 0) oddities.emptyAnswers++;
		else if (hasMore && size < 250) oddities.shortAnswers++;
		if (!(0,node_util__WEBPACK_IMPORTED_MODULE_8__.isDeepStrictEqual)(totals, first.totals)) oddities.answersWithOtherTotals++;
		truncated = hasMore;
	};
	add(first);
	let isBudgetLeft = true;
	for (let read = 1; truncated && isBudgetLeft;) {
		const size = read < MAX_PARALLEL ? 2 : MAX_PARALLEL;
		const offsets = Array.from({ length: size }, (_, index) => (read + index) * 250);
		read += size;
		const pastTheEnd = new AbortController();
		const answers = offsets.map((offset) => pageAt(offset, pastTheEnd.signal));
		const settled = Promise.allSettled(answers);
		try {
			for (const answer of answers) if (truncated && isBudgetLeft) add(await answer);
		} catch (error) {
			if (!(error instanceof NoAnswer) || error.reason !== "budget") throw error;
			isBudgetLeft = false;
		} finally {
			pastTheEnd.abort();
			await settled;
		}
	}
	return {
		pages: ranked([...pages.values()], ({ total }) => total),
		truncated,
		oddities
	};
}
/** Pages by falling number, then by path in the order of its code units. */
function ranked(pages, by) {
	return pages.toSorted((a, b) => by(b) - by(a) || (a.path < b.path ? -1 : 1));
}
// src/visitors/numbers.ts
/** The counts as people and files get them: rounded only here, after everything else was computed. */
function rounded({ human, ai, total }) {
	return {
		human: Math.round(human),
		ai: Math.round(ai),
		total: Math.round(total)
	};
}
/** Visitors who were seen as both, rounded; undefined where the counts would make it negative. */
function bothIn({ human, ai, total }) {
	const both = Math.round(human + ai - total);
	return both < 0 ? void 0 : both + 0;
}
/** `ai` ÷ `total`, 0 to 1; undefined where there are no visitors, or fewer than those of AI alone. */
function aiShare({ ai, total }) {
	return total > 0 && ai <= total ? ai / total : void 0;
}
/** Keeps a number and its unit on one line. */
const NBSP = "\xA0";
const wholeNumber = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
/** A number of 0 or more, rounded, with its thousands separated: `12,345`; undefined is a dash. */
function whole(value) {
	return value === void 0 ? "–" : wholeNumber.format(value);
}
/** A number of things whose plural ends in s: `1 page`, `1,000 pages`. */
function counted(count, thing) {
	return `${whole(count)} ${thing}${Math.round(count) === 1 ? "" : "s"}`;
}
/** A share of 0 to 1 as `24.3 %`. */
function percent(share) {
	return `${(share * 100).toFixed(1)}${NBSP}%`;
}
/** The relative change between two counts: `+4.8 %`, `±0 %`; a dash if one is not known or the earlier one is 0. */
function change(now, before) {
	if (before === void 0 || Math.round(before) === 0) return "–";
	const by = (now - before) / before;
	return Math.abs(by) < 5e-4 ? `±0${NBSP}%` : signed(by, percent);
}
/** The change between two shares, in percentage points: `+1.6 points`. */
function points(now, before) {
	const by = (now - before) * 100;
	return `${Math.abs(by) < .05 ? "±0" : signed(by, (value) => value.toFixed(1))}${NBSP}points`;
}
function signed(value, format) {
	return `${value < 0 ? "−" : "+"}${format(Math.abs(value))}`;
}
// src/visitors/files.ts
/** The name of the file with every page as a table. */
const CSV_NAME = "visitors.csv";
/**
* The folder of `report-path`, made where it is missing. It must lie in the workspace or in the runner's temporary
* folder once links are followed. Throws a SetupError that names it and what to change.
*/
async function reportFolder(path, folders, files) {
	const refuse = (why) => new _sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`\`report-path\` ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(path)} ${why}. Nothing was sent.`, (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Use a folder inside the workspace or \`$RUNNER_TEMP\`.`);
	const folder = files.resolve(folders.workspace, path);
	const { workspace, temp } = await (0,_files_DEGr6Q2j_js__WEBPACK_IMPORTED_MODULE_5__/* .realFolders */ .ou)(folders, files);
	if (!(0,_files_DEGr6Q2j_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)([workspace, temp], await nearest(folder, files))) throw refuse("is outside the workspace and `$RUNNER_TEMP`");
	try {
		await files.makeFolder(folder);
		return await files.realpath(folder);
	} catch {
		throw refuse("is not a writable folder");
	}
}
/** The real path of a folder, or of the nearest one above it that exists. */
async function nearest(path, files) {
	const real = await files.realpath(path).catch(() => void 0);
	const above = files.resolve(path, "..");
	return real ?? (above === path ? path : nearest(above, files));
}
/** Writes both files over older ones, and returns their absolute paths as outputs. Rejects with the system's error. */
async function writeReport(report, { folder, files, redact }) {
	const json = files.resolve(folder, "visitors.json");
	const csv = files.resolve(folder, CSV_NAME);
	await files.write(json, redact(jsonOf(report)));
	await files.write(csv, redact(csvOf(report)));
	return {
		"report-json": json,
		"report-csv": csv
	};
}
/** `visitors.csv`: RFC 4180, every path quoted, and none that a spreadsheet takes for a formula. */
function csvOf({ pages }) {
	return `path,human,ai,total\r\n${pages.map((page) => {
		const { human, ai, total } = rounded(page);
		return `"${page.path.replace(/^[=+\-@\t\r]/, "'$&").replaceAll("\"", "\"\"")}",${human},${ai},${total}\r\n`;
	}).join("")}`;
}
/** `visitors.json`, one line a page. */
function jsonOf(report) {
	const [now, ...earlier] = report.periods.map(totalsOf);
	const head = {
		version: 2,
		madeAt: new Date(report.madeAt).toISOString(),
		project: report.projectId,
		period: report.period,
		...now,
		before: earlier[0] ?? null,
		trend: report.periods.toReversed().map(totalsOf),
		requests: {
			made: report.requests,
			allowed: report.maxRequests
		},
		pageCount: report.pages.length,
		truncated: report.truncated,
		oddities: report.oddities
	};
	const rows = report.pages.map((page) => JSON.stringify({
		path: page.path,
		...rounded(page)
	}));
	return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "pages": [\n${rows.join(",\n")}\n  ]\n}\n`;
}
function totalsOf({ range: dates, totals }) {
	const range = dates ?? null;
	if (totals === void 0) return {
		range,
		totals: null
	};
	const share = aiShare(totals);
	const aiShareShown = share === void 0 ? null : Number(share.toFixed(4));
	return {
		range,
		totals: {
			...rounded(totals),
			both: bothIn(totals) ?? null,
			aiShare: aiShareShown
		}
	};
}
// src/visitors/messages.ts
/** Why the project could not be read, and what to change. */
function failureMessage(projectId, why) {
	return [(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The visitors of project ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(projectId)} could not be read: ${cause(why)}`, remedy(why)];
}
/** What the service did, as the rest of a sentence, and its own message. */
function cause({ reason, attempts, failure: { what, serviceMessage }, retryAt = 0 }) {
	if (attempts === 0) return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`no requests were left.`;
	const times = attempts === 1 ? "" : `, after ${attempts} attempts`;
	const end = {
		exhausted: "",
		refused: "",
		time: `. It accepts requests again at ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .moment */ .n$)(retryAt)}`,
		budget: ". No requests were left for a retry"
	}[reason];
	return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .sentences */ .hC)((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`the service ${what}${times}${end}.`, (0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_6__/* .serviceResponse */ .ht)(serviceMessage));
}
function remedy({ reason, attempts, failure }) {
	if (attempts === 0) return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Increase \`max-requests\` or reduce \`trend\`.`;
	if (reason === "time") return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Run it again after that time. A run waits for at most half an hour.`;
	if (reason === "budget") return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Run it again, or increase \`max-requests\`.`;
	return (0,_next_steps_jhrvh_v_js__WEBPACK_IMPORTED_MODULE_6__/* .remedy */ .zL)(failure, "visitors");
}
/** Notes on a report; none where the service's answers were complete and in order. */
function notesOn({ truncated, pages, oddities, periods }) {
	const notes = [];
	if (truncated) {
		const note = (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The service has more than the ${counted(pages.length, "page")} that were read, because the limit of \`max-requests\` was reached. The page lists cover only these pages; the totals cover the whole site. To read more, increase \`max-requests\`.`;
		notes.push({
			note,
			warning: "Not every page was read"
		});
	}
	const { badRows, duplicateRows, emptyAnswers, shortAnswers } = oddities;
	const irregular = [
		badRows > 0 && `${counted(badRows, "unusable row")} (left out)`,
		duplicateRows > 0 && `${counted(duplicateRows, "duplicate row")} (left out)`,
		emptyAnswers > 0 && `${counted(emptyAnswers, "empty response")} that announced more pages`,
		shortAnswers > 0 && `${counted(shortAnswers, "short response")} that announced more pages`,
		oddities.answersWithOtherTotals > 0 && "totals that changed during the export (the first ones are shown)",
		oddities.roundedCounts && "fractions (shown rounded)"
	].filter((each) => each !== false);
	if (irregular.length > 0) {
		const isIncomplete = badRows + duplicateRows + emptyAnswers + shortAnswers > 0;
		const note = (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The responses of the service were irregular: ${irregular.join(", ")}.`;
		notes.push({
			note,
			warning: isIncomplete ? "Pages may be missing" : void 0
		});
	}
	const gaps = periods.flatMap((each) => "why" in each ? [each.why] : []);
	const gap = gaps.find(({ attempts }) => attempts > 0) ?? gaps[0];
	if (gap) {
		const missing = (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The totals of ${counted(gaps.length, "earlier period")} could not be read: ${cause(gap)}`;
		notes.push({
			note: (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .sentences */ .hC)(missing, remedy(gap)),
			warning: "Missing periods in the trend"
		});
	}
	return notes;
}
// src/visitors/period.ts
/** Years before this one cannot be written with four digits. */
const FIRST_MS = Date.parse("0001-01-01T00:00:00Z");
/**
* The range of a report and those before it, newest first, each ending where the one after it begins: `count` in all,
* fewer where the calendar begins. The user's own dates stay as they were written, and the ranges before them have
* the same length. `now` is in ms since 1970.
*/
function rangesOf(period, count, now) {
	if (period === "all") return [void 0];
	const date = new Date(now);
	const [year, month, day] = [
		date.getUTCFullYear(),
		date.getUTCMonth(),
		date.getUTCDate()
	];
	if (period === "last-month") {
		const at = (back) => daysOf(Date.UTC(year, month - back - 1), Date.UTC(year, month - back));
		return [at(0), ...Array.from({ length: count - 1 }, (_, index) => at(index + 1))];
	}
	if (typeof period !== "string") return [period, ...rangesBefore(period, count - 1)];
	const end = period === "last-week" ? day - (date.getUTCDay() + 6) % 7 : day;
	const start = end - (period === "last-30-days" ? 30 : 7);
	const newest = daysOf(Date.UTC(year, month, start), Date.UTC(year, month, end));
	return [newest, ...rangesBefore(newest, count - 1)];
}
/** The range exactly as it is requested. */
function requestedRange(range) {
	if (range === void 0) return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`all time, as reported by the service`;
	return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(range.from)} to ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(range.to)} (exclusive), UTC`;
}
/** The range as people write it: `9–15 Nov 2026`, a month `Oct 2026`, with times, in UTC. */
function rangeName(range, period) {
	if (range === void 0) return "all time";
	const format = dateFormat(range, period, true);
	const name = (end) => format.formatRange((0,_inputs_BtkpMNNl_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.from), end).replace(/\s/g, " ");
	return hasTimes(range) ? `${name((0,_inputs_BtkpMNNl_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.to))} UTC` : name((0,_inputs_BtkpMNNl_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.to) - 1);
}
/** The starts of periods: `9 Nov`, of months `Oct`, with the year where it is not the same for all. */
function startNames(ranges, period) {
	const years = new Set(ranges.map(({ from }) => new Date((0,_inputs_BtkpMNNl_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(from)).getUTCFullYear()));
	return ranges.map((range) => dateFormat(range, period, years.size > 1).format((0,_inputs_BtkpMNNl_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.from)));
}
const hasTimes = ({ from, to }) => !((0,_inputs_BtkpMNNl_js__WEBPACK_IMPORTED_MODULE_0__/* .isDay */ .N)(from) && (0,_inputs_BtkpMNNl_js__WEBPACK_IMPORTED_MODULE_0__/* .isDay */ .N)(to));
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
function rangesBefore(range, count) {
	const start = (0,_inputs_BtkpMNNl_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.from);
	const length = (0,_inputs_BtkpMNNl_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(range.to) - start;
	const write = hasTimes(range) ? timesOf : daysOf;
	const possible = Math.max(0, Math.floor((start - FIRST_MS) / length));
	return Array.from({ length: Math.min(count, possible) }, (_, index) => write(start - (index + 1) * length, start - index * length));
}
const daysOf = (from, to) => ({
	from: iso(from).slice(0, 10),
	to: iso(to).slice(0, 10)
});
const timesOf = (from, to) => ({
	from: iso(from),
	to: iso(to)
});
const iso = (ms) => new Date(ms).toISOString().replace(".000Z", "Z");
// src/visitors/markdown.ts
/** Most characters of a path that are shown, so that the numbers stay in sight; the files hold it whole. */
const MAX_PATH = 120;
/** Most rows of the folded tables. */
const MAX_FOLDED = 20;
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
const PAGE_HEAD = "| Page | All | People | AI |\n|---|--:|--:|--:|";
/**
* The report as Markdown of at most so many bytes (UTF-8): half the page rows, and again half of them, where it would be
* larger. All other parts are bounded and take less than 64 KiB.
*/
function visitorsMarkdown(report, view, maxBytes) {
	const { pages, periods } = report;
	const { top, hasCsv, runUrl } = view;
	const isEmpty = pages.length === 0 && periods.every(({ totals }) => totals === void 0 || isZero(totals));
	const notes = notesOn(report);
	const warnings = notes.filter(({ warning }) => warning).map(({ note }) => `⚠️ ${(0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)(note)}`);
	const others = notes.filter(({ warning }) => !warning).map(({ note }) => `- ${(0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)(note)}`);
	const markdown = `${[
		`### 📈 ${titleOf(report)}`,
		`Project ${(0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(report.projectId)} · ${labelOf(report.period)}`,
		...warnings,
		...isEmpty ? ["The service reported no visitors."] : [
			...totals(periods),
			...trend(report),
			...pageTable(pages, top, hasCsv),
			...specialPages(pages, Math.min(top, MAX_FOLDED)),
			(0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* .collapsible */ .r0)("About these numbers", [...others, UNIQUE].join("\n"))
		],
		footer(report, runUrl)
	].join("\n\n")}\n`;
	if (Buffer.byteLength(markdown) <= maxBytes || top === 0) return markdown;
	return visitorsMarkdown(report, {
		...view,
		top: Math.floor(top / 2)
	}, maxBytes);
}
/** The report's title: `Documentation readers, 9–15 Nov 2026: 3,123 (+3.7 %)`. */
function titleOf({ periods: [now, earlier], period }) {
	const { total } = now.totals;
	const by = earlier?.totals && !isZero(earlier.totals) ? ` (${change(total, earlier.totals.total)})` : "";
	return `Documentation readers, ${rangeName(now.range, period)}: ${whole(total)}${by}`;
}
const isZero = ({ total }) => Math.round(total) === 0;
function labelOf(period) {
	if (period === "all") return "range chosen by the service";
	return period === "own dates" ? "custom range, UTC" : `${period.replaceAll("-", " ")}, UTC`;
}
function totals([now, earlier]) {
	const before = earlier?.totals;
	const row = (name, value, valueBefore) => `| ${[
		name,
		whole(value),
		...earlier ? [whole(valueBefore), change(value, valueBefore)] : []
	].join(" | ")} |`;
	const head = earlier ? "| Readers | Now | Before | Change |\n|---|--:|--:|--:|" : "| Readers | Count |\n|---|--:|";
	const [share, shareBefore, both] = [
		aiShare(now.totals),
		before && aiShare(before),
		bothIn(now.totals)
	];
	const by = share === void 0 || shareBefore === void 0 ? "" : ` (${points(share, shareBefore)})`;
	const facts = [...share === void 0 ? [] : [`AI share: ${percent(share)}${by}`], ...both ? [`Counted as both people and AI: ${whole(both)}`] : []];
	return [[
		head,
		row("All", now.totals.total, before?.total),
		row("People", now.totals.human, before?.human),
		row("AI", now.totals.ai, before?.ai)
	].join("\n"), ...facts.length === 0 ? [] : [facts.join(" · ")]];
}
/** Chart and table, oldest first, beginning with the first period that has visitors; nothing for a single period. */
function trend({ periods, period }) {
	const oldestFirst = periods.toReversed();
	const start = oldestFirst.findIndex(({ totals }) => totals && !isZero(totals));
	const shown = oldestFirst.slice(start);
	const names = startNames(shown.flatMap(({ range }) => range ?? []), period);
	const bars = shown.flatMap(({ totals }, index) => totals ? [{
		name: names[index] ?? "",
		...rounded(totals)
	}] : []);
	if (bars.length < 2) return [];
	const unit = period === "own dates" ? "period" : period.replace("last-", "").replace("-", " ");
	const rows = shown.map(({ totals }, index) => {
		const cells = [
			totals?.total,
			totals?.human,
			totals?.ai
		].map(whole);
		return `| ${[names[index]?.replaceAll(" ", "\xA0"), ...cells].join(" | ")} |`;
	});
	const empty = oldestFirst.slice(0, start).filter(({ totals }) => totals).length;
	const hidden = empty === 0 ? "" : ` · Not shown: ${counted(empty, "earlier period")} without readers`;
	return [
		chart(bars, unit),
		`🟦 Bars: all readers · 🟧 Line: AI${hidden}`,
		(0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* .collapsible */ .r0)("Trend in numbers", ["| From | All | People | AI |\n|---|--:|--:|--:|", ...rows].join("\n"))
	];
}
function chart(bars, unit) {
	const every = Math.ceil(bars.length / (bars.some(({ name }) => name.length > 7) ? 4 : 8));
	const names = bars.map(({ name }, index) => (bars.length - 1 - index) % every === 0 ? name : "​".repeat(index + 1));
	return `\`\`\`mermaid\n${[
		`%%{init: ${JSON.stringify({
			xyChart: CHART,
			themeVariables: { xyChart: CHART_THEME }
		})}}%%`,
		"xychart-beta",
		`  title "Readers per ${unit}"`,
		`  x-axis "${unit === "month" ? unit : `${unit} from`}" [${names.map((name) => JSON.stringify(name)).join(", ")}]`,
		`  y-axis "unique visitors" 0 --> ${axisEnd(bars)}`,
		`  bar [${bars.map(({ total }) => total).join(", ")}]`,
		`  line [${bars.map(({ ai }) => ai).join(", ")}]`
	].join("\n")}\n\`\`\``;
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
	].find((factor) => factor * power >= highest) ?? 10) * power;
}
function pageTable(pages, top, hasCsv) {
	if (top === 0 || pages.length === 0) return [];
	const table = [PAGE_HEAD, ...pages.slice(0, top).map(pageRow)].join("\n");
	const left = pages.length - top;
	const count = `${whole(left)} more ${left === 1 ? "page is" : "pages are"} not shown.`;
	return [
		"#### Most read pages",
		table,
		...left > 0 ? [`${count} ${hasCsv ? `\`${CSV_NAME}\` contains` : "Set `report-path` to get a file with"} every page that was read.`] : []
	];
}
function pageRow({ path, human, ai, total }) {
	const shown = path.length > MAX_PATH ? `${path.slice(0, MAX_PATH).toWellFormed()}…` : path;
	return `| ${(0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* .cellSpan */ .Lf)(shown)} | ${whole(total)} | ${whole(human)} | ${whole(ai)} |`;
}
/** Which pages AI reads more than people do, and which were read by visitors seen as both: folded, `most` rows each. */
function specialPages(pages, most) {
	const list = (title, by, fits) => {
		const found = pages.filter(fits);
		const summary = `${title}: ${whole(found.length)} of ${whole(pages.length)}`;
		const rows = ranked(found, by).slice(0, most).map(pageRow);
		return rows.length === 0 ? [] : [(0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* .collapsible */ .r0)(summary, [PAGE_HEAD, ...rows].join("\n"))];
	};
	const both = (page) => bothIn(page) ?? 0;
	return [...list("Pages that AI reads more than people do", ({ ai }) => ai, ({ ai, human }) => ai > human), ...list("Pages with readers counted as both people and AI", both, (page) => both(page) > 0)];
}
function footer({ periods: [{ range }], requests, maxRequests }, runUrl) {
	return `<sub>${[
		`Requested range: ${(0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)(requestedRange(range))}`,
		`${whole(requests)} of at most ${counted(maxRequests, "request")}`,
		...runUrl === void 0 ? [] : [`[workflow run](${runUrl})`]
	].join(" · ")}</sub>`;
}
// src/visitors/report.ts
/** A run without a report: why there is none, or `stopped` for a signal. */
function presentNoReport(projectId, why) {
	if (why === "stopped") {
		const paragraphs = [(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The run was canceled before the report was complete. Nothing was written.`];
		return (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOnly */ .Mw)({ outcome: "cancelled" }, {
			level: "error",
			title: "Canceled",
			paragraphs
		});
	}
	const paragraphs = failureMessage(projectId, why);
	return (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOnly */ .Mw)({ outcome: "failed" }, {
		level: "error",
		title: "No visitor report",
		paragraphs
	});
}
/** A report as outputs, summary and annotations. */
function presentReport(report, publication) {
	const { view, outcome, paths, commentUrl, problems } = publication;
	const { projectId, periods, pages, truncated, requests } = report;
	const [{ range, totals }] = periods;
	const { human, ai, total } = rounded(totals);
	const warnings = notesOn(report).flatMap(({ note, warning: title }) => title === void 0 ? [] : [{
		level: "warning",
		title,
		paragraphs: [(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .sentences */ .hC)((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Project ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(projectId)}:`, note)]
	}]);
	const notice = {
		level: "notice",
		title: titleOf(report),
		paragraphs: [(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Project ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(projectId)}: ${counted(total, "reader")} (people: ${whole(human)}, AI: ${whole(ai)}), ${counted(pages.length, "page")}, ${counted(requests, "request")}. Requested range: ${requestedRange(range)}.`]
	};
	const stopped = {
		level: "error",
		title: "Canceled",
		paragraphs: [(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The run was canceled while it published the report. The job summary contains the report.`]
	};
	return {
		outputs: (0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* .outputs */ .V4)({
			outcome,
			human: String(human),
			ai: String(ai),
			total: String(total),
			both: String(bothIn(totals) ?? ""),
			"ai-share": aiShare(totals)?.toFixed(4) ?? "",
			pages: String(pages.length),
			truncated: String(truncated),
			...paths,
			"comment-url": commentUrl
		}),
		summary: visitorsMarkdown(report, view, _publisher_DIIUP9_u_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_SUMMARY_BYTES */ .Q0),
		annotations: [
			...problems,
			...warnings,
			outcome === "cancelled" ? stopped : notice
		]
	};
}
// src/visitors/run.ts
/** Mode `visitors`. Returns whether the step fails. */
async function visitorsRun(inputs, eventIssue, env) {
	const { clock, files, signal, userAgent, publisher } = env;
	const { "project-id": projectId, "base-url": baseUrl, "api-key": apiKey, "report-path": path } = inputs;
	const { "date-from": from, "date-to": to, "max-requests": maxRequests } = inputs;
	const ownDates = from === void 0 || to === void 0 ? void 0 : {
		from,
		to
	};
	const period = ownDates === void 0 ? inputs.period : "own dates";
	const ranges = rangesOf(ownDates ?? inputs.period, inputs.trend, clock.wall());
	const onPause = (what, ms) => publisher.info((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The service ${what}. Retrying in ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p0)(ms)}.`);
	const client = visitorsClient({
		baseUrl,
		projectId,
		apiKey,
		connections: await env.connect(),
		userAgent,
		clock,
		maxRequests,
		onPause
	});
	publisher.info((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Visitors of project ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(projectId)} at ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(baseUrl.href)}, ${requestedRange(ranges[0])}`);
	if (inputs["dry-run"]) return dryRun(projectId, ranges, {
		client,
		publisher
	});
	const folder = path === void 0 ? void 0 : await reportFolder(path, env.folders, files);
	let numbers;
	try {
		numbers = await readNumbers(client, ranges, signal);
	} catch (error) {
		const why = signal.aborted ? "stopped" : error;
		if (why !== "stopped" && !(why instanceof NoAnswer)) throw error;
		await publisher.publish(presentNoReport(projectId, why));
		return true;
	}
	const requests = client.sent();
	const report = {
		...numbers,
		projectId,
		period,
		requests,
		maxRequests,
		madeAt: clock.wall()
	};
	let paths = {};
	const problems = [];
	if (folder !== void 0) try {
		paths = await writeReport(report, {
			folder,
			files,
			redact: publisher.redact
		});
	} catch (error) {
		problems.push({
			level: "error",
			title: "Could not write the report files",
			paragraphs: [(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The report could not be written to ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(folder)}: ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(String(error))}. The step fails because later steps may need the files.`, (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Check that the folder is writable and that the disk is not full.`]
		});
	}
	const isFailed = problems.length > 0;
	const view = {
		top: inputs.top,
		runUrl: env.run.url,
		hasCsv: paths["report-csv"] !== void 0
	};
	const issue = (0,_inputs_BtkpMNNl_js__WEBPACK_IMPORTED_MODULE_0__/* .threadOf */ .uu)(inputs, eventIssue);
	let commentUrl = "";
	if (issue !== void 0) {
		const marker = markerLine(projectId, period);
		const posted = await postReport(visitorsMarkdown(report, view, _markdown_DIDn_1rx_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_COMMENT */ .bc - Buffer.byteLength(marker) - 2), marker, issue, {
			token: inputs["github-token"],
			env
		});
		commentUrl = posted.url;
		problems.push(...posted.warnings);
	}
	const outcome = signal.aborted ? "cancelled" : isFailed ? "failed" : "reported";
	await publisher.publish(presentReport(report, {
		view,
		outcome,
		paths,
		commentUrl,
		problems
	}));
	return outcome !== "reported";
}
/** Shows the requests that a run begins with; how many more the export takes depends on the answers. */
async function dryRun(projectId, [range, ...earlier], { client, publisher }) {
	const requests = [{
		range,
		limit: 250,
		offset: 0
	}, ...earlier.map((each) => ({
		range: each,
		limit: 1,
		offset: 0
	}))];
	publisher.group((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The requests that would be sent for project ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(projectId)}`, [
		"Authorization: Bearer ***",
		...requests.map((query) => `GET ${client.address(query).href}`),
		`… and one more request for every 250 further pages`
	]);
	const paragraphs = [(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The inputs are valid. Nothing was sent. The log shows the requests.`, (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`To create the report, remove \`dry-run\`.`];
	await publisher.publish((0,_redact_Dd6D2wE9_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOnly */ .Mw)({ outcome: "skipped" }, {
		level: "notice",
		title: "Dry run",
		paragraphs
	}));
	return false;
}



/***/ })

};
