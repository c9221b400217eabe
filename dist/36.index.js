export const id = 36;
export const ids = [36];
export const modules = {

/***/ 1036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  visitorsRun: () => (/* binding */ visitorsRun)
});

// EXTERNAL MODULE: ./build/inputs/inputs.js + 1 modules
var inputs_inputs = __webpack_require__(7605);
// EXTERNAL MODULE: ./build/job/markdown.js + 2 modules
var job_markdown = __webpack_require__(7660);
// EXTERNAL MODULE: ./build/runner/presentation.js
var presentation = __webpack_require__(675);
// EXTERNAL MODULE: ./build/text/sentence.js
var sentence = __webpack_require__(6677);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(5395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
// EXTERNAL MODULE: ./build/service/classify.js
var classify = __webpack_require__(8224);
// EXTERNAL MODULE: ./build/service/client.js + 1 modules
var client = __webpack_require__(4676);
// EXTERNAL MODULE: ./build/service/schema.js
var schema = __webpack_require__(7989);
// EXTERNAL MODULE: ./build/text/url.js
var text_url = __webpack_require__(1691);
;// CONCATENATED MODULE: ./build/visitors/client.js





/** No request is repeated later than this after the start of the run, in ms. */
const MAX_RUN_MS = 30 * 60_000;
/** The most rows that the service gives in one answer (specification, 4.4). */
const PAGE_ROWS = 250;
/** A query got no answer. */
class NoAnswer extends Error {
    reason;
    /** Requests that were sent; 0: there was none left for the first one. */
    attempts;
    failure;
    /** When the service accepts requests again, in ms since 1970. */
    retryAt;
    constructor(reason, attempts, failure, retryAt) {
        super(failure.what);
        this.reason = reason;
        this.attempts = attempts;
        this.failure = failure;
        this.retryAt = retryAt;
    }
}
/** The visitors endpoint of one project (specification, 4.4), with a budget of requests. */
function visitorsClient(deps) {
    const { baseUrl, projectId, clock, maxRequests, onPause } = deps;
    const access = { ...deps, wall: () => clock.wall() };
    let left = maxRequests;
    const address = ({ range, limit, offset }) => {
        const url = (0,text_url/* addressOf */.ci)(baseUrl, '/v1/analytics/{projectId}/visitors', { projectId });
        const query = { dateFrom: range.from, dateTo: range.to, limit: String(limit), offset: String(offset) };
        url.search = new URLSearchParams(query).toString();
        return url;
    };
    /** Sends a request up to three times. Rejects with a `NoAnswer`, or with an `AbortError` for an aborted signal. */
    const read = async (query, signal) => {
        const request = { url: address(query), parse: answerIn, expected: 'visitor numbers' };
        if (left === 0)
            throw new NoAnswer('budget', 0, { what: 'was not asked', serviceMessage: '' });
        left--;
        for (let attempts = 1;; attempts++) {
            signal.throwIfAborted();
            const result = await (0,client/* get */.J)(request, { ...access, signal });
            if (result.kind === 'value')
                return result.value;
            signal.throwIfAborted();
            if (result.failure !== 'may-fail')
                throw new NoAnswer('refused', attempts, result);
            const pause = (0,classify/* retryPauseMs */.vd)(attempts, result);
            if (pause === undefined)
                throw new NoAnswer('used-up', attempts, result);
            if (clock.now() + pause >= MAX_RUN_MS) {
                throw new NoAnswer('time', attempts, result, clock.wall() + pause);
            }
            // Taken before the pause, so that no run waits for a request that cannot be sent.
            if (left === 0)
                throw new NoAnswer('budget', attempts, result);
            left--;
            onPause(result.what, pause);
            await clock.sleep(pause, signal);
        }
    };
    /** Requests that were sent so far, repeated ones too; never more than `maxRequests`. */
    const sent = () => maxRequests - left;
    return { address, read, sent };
}
// The specification (2.2, 4.4) requires every field, so a body without one is no answer.
const count = schemas/* number */.aig().check(api/* _gte */.qm(0), api/* _lte */.Zm(Number.MAX_SAFE_INTEGER));
const counts = schemas/* object */.Ikc({ human: count, ai: count, total: count });
const answerSchema = schemas/* object */.Ikc({ totals: counts, visitors: schemas/* array */.YOg(schemas/* unknown */.L5J()), hasMore: schemas/* boolean */.zMY() });
const rowSchema = schemas/* object */.Ikc({ path: schemas/* string */.YjP(), ...counts.shape });
/** The answer in a response's body; undefined where it is none. A row that is none does not spoil the others. */
function answerIn(body) {
    const { data } = answerSchema.safeParse((0,schema/* parseJson */.qF)(body));
    if (data === undefined)
        return undefined;
    const { totals, visitors, hasMore } = data;
    const rows = visitors.flatMap((row) => rowSchema.safeParse(row).data ?? []);
    return { totals, rows, badRows: visitors.length - rows.length, hasMore };
}

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/github/all-comments.js
var all_comments = __webpack_require__(7132);
// EXTERNAL MODULE: ./build/github/comments.js
var github_comments = __webpack_require__(5274);
// EXTERNAL MODULE: ./build/github/hidden-marker.js
var hidden_marker = __webpack_require__(1923);
// EXTERNAL MODULE: ./build/github/messages.js
var messages = __webpack_require__(3764);
// EXTERNAL MODULE: ./build/thread/read.js
var read = __webpack_require__(2957);
;// CONCATENATED MODULE: ./build/visitors/comment.js







/**
 * The hidden last line of a report's comment. A report of another project or period has a comment of its own. Encoded,
 * an identifier cannot end the HTML comment.
 */
function markerLine(projectId, period) {
    return `<!-- docs-agent-visitors ${period.replaceAll(' ', '-')} ${encodeURIComponent(projectId)} -->`;
}
/**
 * Puts the report into its one comment: the one that an earlier run of the token's account wrote, else a new one.
 * Without a reading of the whole thread nothing is written, because that would make a second comment. Gives the
 * comment's address; a failure never fails the run, it is a warning instead.
 */
async function postReport(markdown, marker, { issue, token, env: { api, publisher, signal } }) {
    const failed = (...paragraphs) => ({
        url: '',
        warnings: [{ level: 'warning', title: 'The report is in no comment', paragraphs }],
    });
    try {
        const comments = (0,github_comments/* threadComments */.fo)(await api(token), issue);
        const isOurs = await (0,read/* ownAccount */.i5)(token?.trim() ?? '', comments)();
        const all = await (0,all_comments/* allComments */.K)(comments.list, { signal });
        const earlier = all.comments.find((each) => isOurs(each) && (0,hidden_marker/* lastLine */.fM)(each.body) === marker);
        const body = `${publisher.redact(markdown).trimEnd()}\n\n${marker}`;
        const comment = await (earlier ? comments.update(earlier.id, body) : comments.create(body));
        return { url: comment.url, warnings: [] };
    }
    catch (error) {
        // A stopped run says at its end that the comment may be missing.
        if (signal.aborted)
            return { url: '', warnings: [] };
        if (error instanceof errors/* SetupError */.w3)
            return failed(error.happened, error.remedy);
        const fault = (0,github_comments/* asFault */.Ps)(error);
        const isRefusal = fault.status !== 'lost' && !fault.rateLimited;
        return failed((0,sentence/* text */.Qq) `GitHub took no comment (${(0,messages/* faultText */.Ij)(fault)}). It stands in the job summary all the same.`, isRefusal
            ? (0,sentence/* text */.Qq) `Give the job \`permissions: issues: write\`, and check that #${issue} exists and is not locked.`
            : []);
    }
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/visitors/export.js


/** The most requests that are under way at a time. */
const MAX_PARALLEL = 4;
/**
 * Reads the first pages, which bring the totals along, then the totals of the earlier ranges, so that a large export
 * cannot use up their requests, then all other pages. Rejects as the client does, but for a failure in the trend that
 * may pass: that is a gap.
 */
async function readNumbers(client, [range, ...earlier], signal) {
    const pageAt = (offset, end) => client.read({ range, limit: PAGE_ROWS, offset }, AbortSignal.any([signal, end]));
    const totalsOf = async (each) => {
        try {
            return {
                range: each,
                totals: (await client.read({ range: each, limit: 1, offset: 0 }, signal)).totals,
            };
        }
        catch (error) {
            if (!(error instanceof NoAnswer) || error.reason === 'refused')
                throw error;
            return { range: each, totals: undefined, why: error };
        }
    };
    const first = await pageAt(0, signal);
    const trend = [];
    for (let at = 0; at < earlier.length; at += MAX_PARALLEL) {
        trend.push(...(await Promise.all(earlier.slice(at, at + MAX_PARALLEL).map(totalsOf))));
    }
    const read = await readPages(first, pageAt);
    const counts = [first.totals, ...trend.flatMap(({ totals }) => totals ?? []), ...read.pages];
    const roundedCounts = counts.some(({ human, ai, total }) => ![human, ai, total].every(Number.isInteger));
    const periods = [{ range, totals: first.totals }, ...trend];
    return { ...read, periods, oddities: { ...read.oddities, roundedCounts } };
}
/**
 * Reads on from the first answer while there is more (specification, 4.4, rule 2), in batches of 2 requests, of 4 once
 * four answers are read: at most one is sent past the end of a small site, and three of any. Where no request is left,
 * the export ends truncated.
 */
async function readPages(first, pageAt) {
    const pages = new Map();
    const oddities = {
        badRows: 0,
        duplicateRows: 0,
        emptyAnswers: 0,
        shortAnswers: 0,
        answersWithOtherTotals: 0,
    };
    let truncated = false;
    const add = ({ totals, rows, badRows, hasMore }) => {
        for (const row of rows) {
            if (pages.has(row.path))
                oddities.duplicateRows++;
            else
                pages.set(row.path, row);
        }
        const size = rows.length + badRows;
        oddities.badRows += badRows;
        if (hasMore && size === 0)
            oddities.emptyAnswers++;
        else if (hasMore && size < PAGE_ROWS)
            oddities.shortAnswers++;
        if (!(0,external_node_util_.isDeepStrictEqual)(totals, first.totals))
            oddities.answersWithOtherTotals++;
        truncated = hasMore;
    };
    add(first);
    let isBudgetLeft = true;
    for (let read = 1; truncated && isBudgetLeft;) {
        const size = read < MAX_PARALLEL ? 2 : MAX_PARALLEL;
        const offsets = Array.from({ length: size }, (_, index) => (read + index) * PAGE_ROWS);
        read += size;
        const pastTheEnd = new AbortController();
        const answers = offsets.map((offset) => pageAt(offset, pastTheEnd.signal));
        const settled = Promise.allSettled(answers);
        try {
            for (const answer of answers) {
                if (truncated && isBudgetLeft)
                    add(await answer);
            }
        }
        catch (error) {
            if (!(error instanceof NoAnswer) || error.reason !== 'budget')
                throw error;
            isBudgetLeft = false;
        }
        finally {
            // What comes past the end does not count, and nobody waits for it.
            pastTheEnd.abort();
            await settled;
        }
    }
    return { pages: ranked([...pages.values()], ({ total }) => total), truncated, oddities };
}
/** Pages by falling number, then by path in the order of its code units. */
function ranked(pages, by) {
    return pages.toSorted((a, b) => by(b) - by(a) || (a.path < b.path ? -1 : 1));
}

// EXTERNAL MODULE: ./build/runner/files.js + 2 modules
var runner_files = __webpack_require__(7063);
;// CONCATENATED MODULE: ./build/visitors/numbers.js
/** The counts as people and files get them: rounded only here, after everything else was computed. */
function rounded({ human, ai, total }) {
    return { human: Math.round(human), ai: Math.round(ai), total: Math.round(total) };
}
/** Visitors who were seen as both, rounded; undefined where the counts would make it negative. */
function bothIn({ human, ai, total }) {
    const both = Math.round(human + ai - total);
    return both < 0 ? undefined : both;
}
/** `ai` ÷ `total`, 0 to 1; undefined where there are no visitors, or fewer than those of AI alone. */
function aiShare({ ai, total }) {
    return total > 0 && ai <= total ? ai / total : undefined;
}
/** Keeps a number and its unit on one line. */
const NBSP = '\u00a0';
const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
/** A number of 0 or more, rounded, with its thousands separated: `12,345`; undefined is a dash. */
function whole(value) {
    return value === undefined ? '–' : wholeNumber.format(value);
}
/** A number of things whose plural ends in s: `1 page`, `1,000 pages`. */
function counted(count, thing) {
    return `${whole(count)} ${thing}${Math.round(count) === 1 ? '' : 's'}`;
}
/** A share of 0 to 1 as `24.3 %`; undefined is a dash. */
function percent(share) {
    return share === undefined ? '–' : `${(share * 100).toFixed(1)}${NBSP}%`;
}
/** The change between two counts: `+56 (+4.8 %)`, `+5 (from 0)`, `±0`, or that it is not known. */
function changed(now, before) {
    if (now === undefined || before === undefined)
        return 'not known';
    const by = now - before;
    if (Math.round(by) === 0)
        return '±0';
    return `${signed(by, whole)} (${before === 0 ? 'from 0' : signed(by / before, percent)})`;
}
/** The change between two shares, in percentage points. */
function points(now, before) {
    if (now === undefined || before === undefined)
        return 'not known';
    const by = (now - before) * 100;
    return Math.abs(by) < 0.05 ? '±0' : `${signed(by, (value) => value.toFixed(1))}${NBSP}points`;
}
function signed(value, format) {
    return `${value < 0 ? '−' : '+'}${format(Math.abs(value))}`;
}

;// CONCATENATED MODULE: ./build/visitors/files.js




/** The name of the file with every page as a table. */
const CSV_NAME = 'visitors.csv';
/**
 * The folder of `report-path`, made where it is missing. It must lie in the workspace or in the runner's temporary
 * folder once links are followed. Throws a SetupError that names it and what to change.
 */
async function reportFolder(path, places, files) {
    const refuse = (why) => new errors/* SetupError */.w3((0,sentence/* text */.Qq) `\`report-path\` ${(0,sentence/* code */.aY)(path)} ${why}. Nothing was sent.`, (0,sentence/* text */.Qq) `Give the path of a folder inside the workspace or \`$RUNNER_TEMP\`.`);
    const folder = files.resolve(places.workspace, path);
    const { workspace, temp } = await (0,runner_files/* realPlaces */.Vq)(places, files);
    // The part that exists decides, before anything is made: folders made below it are no links.
    if (!(0,runner_files/* isInside */.FK)([workspace, temp], await nearest(folder, files))) {
        throw refuse('lies outside the workspace and `$RUNNER_TEMP`');
    }
    try {
        await files.makeFolder(folder);
        return await files.realpath(folder);
    }
    catch {
        throw refuse('is no folder that can be written to');
    }
}
/** The real path of a folder, or of the nearest one above it that exists. */
async function nearest(path, files) {
    const real = await files.realpath(path).catch(() => undefined);
    const above = files.resolve(path, '..');
    return real ?? (above === path ? path : nearest(above, files));
}
/** Writes both files over older ones, and gives their absolute paths as outputs. Rejects with the system's error. */
async function writeReport(report, { folder, files, redact }) {
    const json = files.resolve(folder, 'visitors.json');
    const csv = files.resolve(folder, CSV_NAME);
    await files.write(json, redact(jsonOf(report)));
    await files.write(csv, redact(csvOf(report)));
    return { 'report-json': json, 'report-csv': csv };
}
/** `visitors.csv`: RFC 4180, every path quoted, and none that a spreadsheet takes for a formula. */
function csvOf({ pages }) {
    const rows = pages.map((page) => {
        const { human, ai, total } = rounded(page);
        const path = page.path.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""');
        return `"${path}",${human},${ai},${total}\r\n`;
    });
    return `path,human,ai,total\r\n${rows.join('')}`;
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
        // Oldest first, as it is read.
        trend: report.periods.toReversed().map(totalsOf),
        requests: { made: report.requests, allowed: report.maxRequests },
        pageCount: report.pages.length,
        truncated: report.truncated,
        oddities: report.oddities,
    };
    const rows = report.pages.map((page) => JSON.stringify({ path: page.path, ...rounded(page) }));
    return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "pages": [\n${rows.join(',\n')}\n  ]\n}\n`;
}
function totalsOf({ range, totals }) {
    if (totals === undefined)
        return { range, totals: null };
    const share = aiShare(totals);
    const aiShareShown = share === undefined ? null : Number(share.toFixed(4));
    return { range, totals: { ...rounded(totals), both: bothIn(totals) ?? null, aiShare: aiShareShown } };
}

// EXTERNAL MODULE: ./build/inputs/fields.js + 1 modules
var fields = __webpack_require__(8957);
// EXTERNAL MODULE: ./build/text/markdown.js
var markdown = __webpack_require__(1065);
// EXTERNAL MODULE: ./build/service/remedies.js
var remedies = __webpack_require__(3886);
;// CONCATENATED MODULE: ./build/visitors/messages.js



/** Why the project could not be read, and what to change. */
function failureMessage(projectId, why) {
    return [(0,sentence/* text */.Qq) `The visitors of project ${(0,sentence/* code */.aY)(projectId)} could not be read: ${cause(why)}`, remedy(why)];
}
/** What the service did, as the rest of a sentence, and its own message. */
function cause({ reason, attempts, failure: { what, serviceMessage }, retryAt = 0 }) {
    if (attempts === 0)
        return (0,sentence/* text */.Qq) `no request was left.`;
    const times = attempts === 1 ? '' : `, ${attempts} times in all`;
    const end = {
        'used-up': '',
        refused: '',
        time: ` and may be asked again at ${(0,sentence/* moment */.n$)(retryAt)}`,
        budget: ', and no request was left to ask again',
    }[reason];
    return (0,sentence/* sentences */.hC)((0,sentence/* text */.Qq) `the service ${(0,sentence/* code */.aY)(what)}${times}${end}.`, (0,remedies/* itSaid */.t)(serviceMessage));
}
function remedy({ reason, attempts, failure }) {
    if (attempts === 0)
        return (0,sentence/* text */.Qq) `Give \`max-requests\` a higher value, or \`trend\` a lower one.`;
    if (reason === 'time')
        return (0,sentence/* text */.Qq) `Run again after that time; a run waits half an hour at most.`;
    if (reason === 'budget')
        return (0,sentence/* text */.Qq) `Run again, or give \`max-requests\` a higher value.`;
    return (0,remedies/* remedy */.z)(failure, 'visitors');
}
/** Notes on a report; none where the service's answers were complete and in order. */
function notesOn(report) {
    const { truncated, pages } = report;
    const title = missingPages(report) ?? '';
    const notes = [];
    if (truncated) {
        const note = (0,sentence/* text */.Qq) `Not every page was read. The service has more than ${counted(pages.length, 'page')}; \`max-requests\` was used up. The rankings are over the pages that were read. Give it a higher value to read on.`;
        notes.push({ note, title, isWarning: true });
    }
    const odd = odditiesIn(report.oddities);
    if (odd.length > 0) {
        const note = (0,sentence/* text */.Qq) `What was odd about the service’s answers: ${odd.join('; ')}.`;
        notes.push({ note, title, isWarning: title !== '' && !truncated });
    }
    const gaps = report.periods.flatMap((each) => ('why' in each ? [each.why] : []));
    // A failure says more than a request that was never sent.
    const gap = gaps.find(({ attempts }) => attempts > 0) ?? gaps[0];
    if (gap) {
        const periods = gaps.length === 1 ? 'one earlier period' : `${whole(gaps.length)} earlier periods`;
        const missing = (0,sentence/* text */.Qq) `The totals of ${periods} could not be read and are not in the chart: ${cause(gap)}`;
        notes.push({
            note: (0,sentence/* sentences */.hC)(missing, remedy(gap)),
            title: 'Periods are missing in the trend',
            isWarning: true,
        });
    }
    return notes;
}
/** That there may be pages that were not read, as a title; undefined where all were. */
function missingPages({ truncated, oddities }) {
    const { badRows, duplicateRows, emptyAnswers, shortAnswers } = oddities;
    if (truncated)
        return 'Not every page was read';
    return badRows + duplicateRows + emptyAnswers + shortAnswers > 0 ? 'Pages may be missing' : undefined;
}
const ODDITIES = {
    badRows: (count) => `${counted(count, 'row')} could not be used`,
    duplicateRows: (count) => `${counted(count, 'row')} came more than once and counted once`,
    emptyAnswers: (count) => `${counted(count, 'answer')} held no page although more were promised`,
    shortAnswers: (count) => `${counted(count, 'answer')} held fewer pages than were asked for although more were promised`,
    answersWithOtherTotals: () => 'the totals changed while the pages were read, and those of the first answer count',
    roundedCounts: () => 'numbers were fractions and are rounded',
};
function odditiesIn(oddities) {
    const names = Object.keys(ODDITIES);
    return names.filter((name) => oddities[name]).map((name) => ODDITIES[name](Number(oddities[name])));
}

;// CONCATENATED MODULE: ./build/visitors/markdown.js







/** Most characters of a path that are shown, so that the numbers stay in sight; the files hold it whole. */
const MAX_PATH = 120;
/** Most rows of the folded tables. */
const MAX_FOLDED = 20;
/** The most names below the chart; more would be printed over each other. */
const MAX_NAMES = 8;
// Mermaid measures too little room for the numbers where a narrow page scales the chart.
const CHART = { width: 600, height: 300, yAxis: { labelPadding: 18 } };
// Colours that stand out on a light and on a dark page; the chart's own bars are nearly white.
const CHART_THEME = { plotColorPalette: '#5b8def, #e8710a', backgroundColor: 'transparent' };
const PAGE_HEAD = '| page | people | AI | all |\n|---|--:|--:|--:|';
/**
 * The report as Markdown of at most so many bytes (UTF-8): its page table is cut at a row where it would be larger.
 * All other parts are bounded and take less than 64 KiB.
 */
function visitorsMarkdown(report, view, maxBytes) {
    const { pages, periods, requests, maxRequests } = report;
    const { top, runUrl } = view;
    const before = [
        `### 📈 ${titleOf(report)}`,
        `Project ${(0,markdown/* codeSpan */.SS)(report.projectId)}, ${rangeLine(report)}.`,
        ...warning(report),
        totalsTable(periods),
        ...(periods.length > 1 ? [...trendChart(report), trendTable(report)] : []),
    ];
    const after = [
        ...(pages.length === 0 ? [] : specialPages(pages, Math.min(top, MAX_FOLDED))),
        details(report),
        `<sub>${whole(requests)} of at most ${counted(maxRequests, 'request')}</sub>`,
        ...(0,job_markdown/* runLink */.ut)(runUrl),
    ];
    const rows = pages.slice(0, top).map(pageRow);
    const withRows = (shown) => {
        const left = pages.length - shown.length;
        const table = ['#### Most read pages', [PAGE_HEAD, ...shown].join('\n')];
        const ending = left === 0 ? [] : [leftOut(left, report, view)];
        return `${[...before, ...(rows.length === 0 ? [] : [...table, ...ending]), ...after].join('\n\n')}\n`;
    };
    let room = maxBytes - Buffer.byteLength(withRows([]));
    const cut = rows.findIndex((row) => {
        room -= Buffer.byteLength(row) + 1;
        return room < 0;
    });
    return withRows(cut === -1 ? rows : rows.slice(0, cut));
}
/** The report's title: its one number. */
function titleOf({ periods: [{ totals }] }) {
    return Math.round(totals.total) === 0 ? 'No visitors' : counted(totals.total, 'visitor');
}
function rangeLine({ periods: [{ range }], period }) {
    const name = period === 'own dates' ? '' : `\`${period}\`: `;
    return `${name}from ${(0,markdown/* codeSpan */.SS)(range.from)} up to, not including, ${(0,markdown/* codeSpan */.SS)(range.to)} (UTC)`;
}
/** What must not be missed, before the numbers. */
function warning(report) {
    const missing = missingPages(report);
    if (missing === undefined)
        return [];
    const { length } = report.pages;
    const lists = length === 0 ? 'there are no page lists' : `the page lists are over ${counted(length, 'page')}`;
    return [`⚠️ ${missing}: ${lists}. The totals are the whole site’s.`];
}
function totalsTable([now, earlier]) {
    const row = (name, of, show = whole, change = changed) => {
        const value = of(now.totals);
        const cells = [name, show(value)];
        if (earlier !== undefined) {
            const valueBefore = earlier.totals && of(earlier.totals);
            cells.push(earlier.totals ? show(valueBefore) : 'not known', change(value, valueBefore));
        }
        return `| ${cells.join(' | ')} |`;
    };
    return [
        earlier === undefined
            ? '| visitors | this period |\n|---|--:|'
            : '| visitors | this period | the one before | change |\n|---|--:|--:|--:|',
        row('All, each counted once', ({ total }) => total),
        row('People', ({ human }) => human),
        row('AI', ({ ai }) => ai),
        row('Seen as both', bothIn),
        row('AI share', aiShare, percent, points),
    ].join('\n');
}
/** The trend, oldest first. Periods without totals are left out: a chart has no sign for them, and 0 would be wrong. */
function trendChart({ periods, period }) {
    const bars = periods
        .toReversed()
        .flatMap(({ range, totals }) => (totals ? [{ ...rounded(totals), ...nameOf(range.from, period) }] : []));
    if (bars.length < 2)
        return [];
    const isOneYear = new Set(bars.map(({ year }) => year)).size === 1;
    const every = Math.ceil(bars.length / MAX_NAMES);
    const names = bars.map(({ short, long }, index) => {
        // Bars with the same name are drawn over each other, so the hidden names differ in length.
        if ((bars.length - 1 - index) % every !== 0)
            return '\u200b'.repeat(index + 1);
        return isOneYear ? short : long;
    });
    // Eight names with their year must not touch.
    const xyChart = isOneYear ? CHART : { ...CHART, xAxis: { labelFontSize: 11 } };
    const highest = Math.max(1, ...bars.flatMap(({ human, ai, total }) => [human, ai, total]));
    const lines = [
        `%%{init: ${JSON.stringify({ xyChart, themeVariables: { xyChart: CHART_THEME } })}}%%`,
        'xychart-beta',
        `  x-axis [${names.map((name) => JSON.stringify(name)).join(', ')}]`,
        `  y-axis 0 --> ${highest}`,
        `  bar [${bars.map(({ total }) => total).join(', ')}]`,
        `  line [${bars.map(({ ai }) => ai).join(', ')}]`,
    ];
    return [
        `\`\`\`mermaid\n${lines.join('\n')}\n\`\`\``,
        'Bars: all visitors, each counted once. Line: AI among them.',
    ];
}
function trendTable({ periods, period }) {
    const rows = periods.map(({ range, totals }, index) => {
        const { long } = nameOf(range.from, period);
        const name = index === 0 ? `**${long}**` : long;
        if (totals === undefined)
            return `| ${name} | not known | | | |`;
        const { human, ai, total } = totals;
        return `| ${name} | ${whole(total)} | ${whole(human)} | ${whole(ai)} | ${percent(aiShare(totals))} |`;
    });
    return ['| from | all | people | AI | AI share |', '|---|--:|--:|--:|--:|', ...rows.toReversed()].join('\n');
}
/** The name of a period without what the user wrote: `16 Nov 2026`, of a month `Oct 2026`; `short` has no year. */
function nameOf(from, period) {
    const [, day, month, year = '', time = ''] = new Date((0,fields/* dateMs */.tg)(from)).toUTCString().split(' ');
    if (period === 'last-month')
        return { short: `${month} ${year}`, long: `${month} ${year}`, year };
    const minutes = time.startsWith('00:00') ? '' : ` ${time.slice(0, 5)}`;
    return {
        short: `${Number(day)} ${month}${minutes}`,
        long: `${Number(day)} ${month} ${year}${minutes}`,
        year,
    };
}
function leftOut(left, report, { hasCsv }) {
    const count = `${whole(left)} more ${left === 1 ? 'page is' : 'pages are'} not shown here`;
    const all = missingPages(report) === undefined ? 'all of them' : 'every page that was read';
    return hasCsv
        ? `${count}; \`${CSV_NAME}\` holds ${all}.`
        : `${count}; \`report-path\` writes ${all} to a file.`;
}
function pageRow({ path, human, ai, total }) {
    return `| ${pathCell(path)} | ${whole(human)} | ${whole(ai)} | ${whole(total)} |`;
}
function pathCell(path) {
    return (0,markdown/* cellSpan */.Lf)(path.length > MAX_PATH ? `${path.slice(0, MAX_PATH).toWellFormed()}…` : path);
}
/** Which pages AI reads more than people do, and which were read by visitors seen as both: folded, `most` rows each. */
function specialPages(pages, most) {
    const list = (title, head, found, row) => {
        const summary = `${title}: ${whole(found.length)} of ${whole(pages.length)}`;
        const rows = found.slice(0, most).map(row);
        const left = found.length - rows.length;
        const more = left === 0 ? '' : `\n\n… and ${whole(left)} more.`;
        return rows.length === 0 ? `${summary}.` : (0,markdown/* folded */.TM)(summary, `${[head, ...rows].join('\n')}${more}`);
    };
    const both = (page) => bothIn(page) ?? 0;
    const ahead = pages.filter(({ human, ai }) => ai > human);
    const shared = pages.filter((page) => both(page) > 0);
    return [
        list('Pages that AI reads more than people do', PAGE_HEAD, ranked(ahead, ({ ai }) => ai), pageRow),
        list('Pages with visitors that were seen as both', '| page | seen as both |\n|---|--:|', ranked(shared, both), (page) => `| ${pathCell(page.path)} | ${whole(both(page))} |`),
    ];
}
function details(report) {
    const notes = notesOn(report).map(({ note }) => `- ${(0,markdown/* toMarkdown */.l6)(note)}`);
    const always = '- Numbers are distinct visitors as the service counts them. Pages and periods do not add up to a total: who reads two pages counts on both.';
    const title = notes.length === 0 ? 'How to read this' : `What this report could not see (${notes.length})`;
    return (0,markdown/* folded */.TM)(title, [...notes, always].join('\n'));
}

;// CONCATENATED MODULE: ./build/visitors/period.js

/** Years before this one cannot be written with four digits. */
const FIRST_MS = Date.parse('0001-01-01T00:00:00Z');
/**
 * The range of a report and those before it, newest first, each ending where the one after it begins: `count` in all,
 * fewer where the calendar begins. The user's own dates stay as they were written, and the ranges before them have
 * the same length. `now` is in ms since 1970.
 */
function rangesOf(period, count, now) {
    if (typeof period !== 'string')
        return [period, ...rangesBefore(period, count - 1)];
    const start = startsOf(period, new Date(now));
    const at = (back) => ({ from: dayOf(start(back)), to: dayOf(start(back - 1)) });
    return [at(0), ...Array.from({ length: count - 1 }, (_, index) => at(index + 1))];
}
/** Gives the start of a period in ms since 1970, so many periods before the newest complete one. */
function startsOf(period, now) {
    const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
    // Date.UTC takes months and days below the first one, too.
    if (period === 'last-month')
        return (back) => Date.UTC(year, month - back - 1);
    const end = period === 'last-week' ? day - ((now.getUTCDay() + 6) % 7) : day;
    const length = period === 'last-30-days' ? 30 : 7;
    return (back) => Date.UTC(year, month, end - (back + 1) * length);
}
function rangesBefore({ from, to }, count) {
    const start = (0,fields/* dateMs */.tg)(from);
    const length = (0,fields/* dateMs */.tg)(to) - start;
    const write = (0,fields/* isDay */.N)(from) && (0,fields/* isDay */.N)(to) ? dayOf : timeOf;
    const possible = Math.max(0, Math.floor((start - FIRST_MS) / length));
    return Array.from({ length: Math.min(count, possible) }, (_, index) => {
        const end = start - index * length;
        return { from: write(end - length), to: write(end) };
    });
}
function dayOf(ms) {
    return new Date(ms).toISOString().slice(0, 10);
}
function timeOf(ms) {
    return new Date(ms).toISOString().replace('.000Z', 'Z');
}

// EXTERNAL MODULE: ./build/runner/publisher.js
var publisher = __webpack_require__(843);
;// CONCATENATED MODULE: ./build/visitors/report.js






const STOPPED = (0,sentence/* text */.Qq) `The run was stopped before the report was complete. Nothing was written.`;
/** A run without a report: why there is none, or `stopped` for a signal. */
function presentNoReport(projectId, why) {
    const [outcome, title, paragraphs] = why === 'stopped'
        ? ['cancelled', 'Cancelled', [STOPPED]]
        : ['failed', 'No visitor report', failureMessage(projectId, why)];
    return (0,presentation/* messageOnly */.Mw)({ outcome }, { level: 'error', title, paragraphs });
}
/** A report as outputs, summary and annotations. */
function presentReport(report, publication) {
    const { view, outcome, paths, commentUrl, problems } = publication;
    const { projectId, periods, pages, truncated, requests } = report;
    const [{ range, totals }] = periods;
    const { human, ai, total } = rounded(totals);
    const warnings = notesOn(report)
        .filter(({ isWarning }) => isWarning)
        .map(({ title, note }) => {
        return { level: 'warning', title, paragraphs: [(0,sentence/* sentences */.hC)((0,sentence/* text */.Qq) `Project ${(0,sentence/* code */.aY)(projectId)}:`, note)] };
    });
    const notice = {
        level: 'notice',
        title: titleOf(report),
        paragraphs: [
            (0,sentence/* text */.Qq) `From ${(0,sentence/* code */.aY)(range.from)} up to, not including, ${(0,sentence/* code */.aY)(range.to)}; ${counted(requests, 'request')}.`,
        ],
    };
    const stopped = {
        level: 'error',
        title: 'Cancelled',
        paragraphs: [
            (0,sentence/* text */.Qq) `The run was stopped while it published the report, which stands in the job summary.`,
            commentUrl === '' ? (0,sentence/* text */.Qq) `Its comment may be missing, or still be the one of an earlier run.` : [],
        ],
    };
    return {
        outputs: (0,presentation/* outputs */.V4)({
            outcome,
            human: String(human),
            ai: String(ai),
            total: String(total),
            both: String(bothIn(totals) ?? ''),
            'ai-share': aiShare(totals)?.toFixed(4) ?? '',
            pages: String(pages.length),
            truncated: String(truncated),
            ...paths,
            'comment-url': commentUrl ?? '',
        }),
        summary: visitorsMarkdown(report, view, publisher/* MAX_SUMMARY_BYTES */.Q),
        annotations: [...problems, ...warnings, outcome === 'cancelled' ? stopped : notice],
    };
}

;// CONCATENATED MODULE: ./build/visitors/run.js












/** Mode `visitors`. Gives whether the step fails. */
async function visitorsRun(inputs, eventIssue, env) {
    const { connections, clock, files, signal, userAgent, publisher } = env;
    const { 'project-id': projectId, 'base-url': baseUrl, 'api-key': apiKey, 'report-path': path } = inputs;
    const { 'date-from': from, 'date-to': to, 'max-requests': maxRequests } = inputs;
    const ownDates = from === undefined || to === undefined ? undefined : { from, to };
    const period = ownDates === undefined ? inputs.period : 'own dates';
    const ranges = rangesOf(ownDates ?? inputs.period, inputs.trend, clock.wall());
    const onPause = (what, ms) => publisher.info((0,sentence/* text */.Qq) `The service ${(0,sentence/* code */.aY)(what)}; asking again in ${(0,sentence/* duration */.p0)(ms)}.`);
    const service = { baseUrl, projectId, apiKey, connections, userAgent };
    const client = visitorsClient({ ...service, clock, maxRequests, onPause });
    publisher.info((0,sentence/* text */.Qq) `Docs Agent: visitors of ${(0,sentence/* code */.aY)(projectId)} at ${(0,sentence/* code */.aY)(baseUrl.href)}, from ${(0,sentence/* code */.aY)(ranges[0].from)} up to, not including, ${(0,sentence/* code */.aY)(ranges[0].to)}`);
    if (inputs['dry-run'])
        return dryRun(projectId, ranges, { client, publisher });
    const folder = path === undefined ? undefined : await reportFolder(path, env.places, files);
    let numbers;
    try {
        numbers = await readNumbers(client, ranges, signal);
    }
    catch (error) {
        const why = signal.aborted ? 'stopped' : error;
        if (why !== 'stopped' && !(why instanceof NoAnswer))
            throw error;
        await publisher.publish(presentNoReport(projectId, why));
        return true;
    }
    const requests = client.sent();
    const report = { ...numbers, projectId, period, requests, maxRequests, madeAt: clock.wall() };
    const visitors = counted(report.periods[0].totals.total, 'visitor');
    publisher.info((0,sentence/* text */.Qq) `Project ${(0,sentence/* code */.aY)(projectId)}: ${visitors}, ${counted(report.pages.length, 'page')}, ${counted(requests, 'request')}.`);
    let paths = {};
    const problems = [];
    if (folder !== undefined) {
        try {
            paths = await writeReport(report, { folder, files, redact: publisher.redact });
        }
        catch (error) {
            problems.push(notWritten(folder, error));
        }
    }
    const isFailed = problems.length > 0;
    const view = { top: inputs.top, runUrl: env.run.url, hasCsv: paths['report-csv'] !== undefined };
    const issue = (0,inputs_inputs/* threadOf */.uu)(inputs, eventIssue);
    let commentUrl;
    if (issue !== undefined) {
        const marker = markerLine(projectId, period);
        const markdown = visitorsMarkdown(report, view, job_markdown/* MAX_COMMENT */.bc - Buffer.byteLength(marker) - 2);
        const posted = await postReport(markdown, marker, { issue, token: inputs['github-token'], env });
        commentUrl = posted.url;
        problems.push(...posted.warnings);
    }
    const outcome = signal.aborted ? 'cancelled' : isFailed ? 'failed' : 'reported';
    await publisher.publish(presentReport(report, { view, outcome, paths, commentUrl, problems }));
    return outcome !== 'reported';
}
/** Shows the requests that a run begins with; how many more the export takes depends on the answers. */
async function dryRun(projectId, [range, ...earlier], { client, publisher }) {
    const first = client.address({ range, limit: PAGE_ROWS, offset: 0 });
    const others = earlier.map((each) => client.address({ range: each, limit: 1, offset: 0 }));
    publisher.group((0,sentence/* text */.Qq) `The requests that would be sent for project ${(0,sentence/* code */.aY)(projectId)}`, [
        'Authorization: Bearer ***',
        ...[first, ...others].map(({ href }) => `GET ${href}`),
        `… and for every ${PAGE_ROWS} further pages one more`,
    ]);
    const paragraphs = [
        (0,sentence/* text */.Qq) `Everything was checked and nothing was sent; the log shows the requests.`,
        (0,sentence/* text */.Qq) `Remove \`dry-run\` to make the report.`,
    ];
    await publisher.publish((0,presentation/* messageOnly */.Mw)({ outcome: 'skipped' }, { level: 'notice', title: 'Dry run', paragraphs }));
    return false;
}
/** Later steps may rely on the files, so this is an error. */
function notWritten(folder, error) {
    return {
        level: 'error',
        title: 'The report’s files could not be written',
        paragraphs: [
            (0,sentence/* text */.Qq) `Writing to ${(0,sentence/* code */.aY)(folder)} failed: ${(0,sentence/* code */.aY)(String(error))}. Later steps would miss them, so this step fails.`,
            (0,sentence/* text */.Qq) `Check that the folder can be written to, and that the disk is not full.`,
        ],
    };
}


/***/ })

};
