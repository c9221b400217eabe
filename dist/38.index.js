export const id = 38;
export const ids = [38];
export const modules = {

/***/ 8038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  visitorsRun: () => (/* binding */ visitorsRun)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/github/comments.js
var github_comments = __webpack_require__(5274);
// EXTERNAL MODULE: ./build/github/messages.js
var messages = __webpack_require__(3764);
// EXTERNAL MODULE: ./build/inputs/inputs.js + 1 modules
var inputs_inputs = __webpack_require__(7605);
// EXTERNAL MODULE: ./build/job/markdown.js + 2 modules
var markdown = __webpack_require__(7660);
// EXTERNAL MODULE: ./build/runner/presentation.js
var presentation = __webpack_require__(675);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(3387);
// EXTERNAL MODULE: ./build/text/sentence.js
var sentence = __webpack_require__(6677);
// EXTERNAL MODULE: ./build/thread/read.js
var read = __webpack_require__(2957);
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
/** There is no answer. */
class NoAnswer extends Error {
    reason;
    /** Requests that were sent; 0: there was none left for the first one. */
    attempts;
    failure;
    /** When the service may be asked again, in ms since 1970. */
    retryAt;
    constructor(reason, attempts, failure, retryAt) {
        super(failure.what);
        this.reason = reason;
        this.attempts = attempts;
        this.failure = failure;
        this.retryAt = retryAt;
    }
}
/** Makes a client with its own budget of requests. */
function visitorsClient({ baseUrl, projectId, apiKey }, deps) {
    const { clock, maxRequests, onPause } = deps;
    const access = { ...deps, apiKey, wall: () => clock.wall() };
    let left = maxRequests;
    let sent = 0;
    const address = ({ range, limit, offset }) => {
        const url = (0,text_url/* addressOf */.ci)(baseUrl, '/v1/analytics/{projectId}/visitors', { projectId });
        const query = { dateFrom: range.from, dateTo: range.to, limit: String(limit), offset: String(offset) };
        url.search = new URLSearchParams(query).toString();
        return url;
    };
    const ask = async (query, signal) => {
        const request = { url: address(query), parse: answerIn, expected: 'visitor numbers' };
        if (left === 0)
            throw new NoAnswer('budget', 0, { what: 'was not asked', serviceMessage: '' });
        left--;
        for (let attempts = 1;; attempts++) {
            signal.throwIfAborted();
            sent++;
            const read = await (0,client/* get */.J)(request, { ...access, signal });
            if (read.kind === 'value')
                return read.value;
            signal.throwIfAborted();
            if (read.failure !== 'may-fail')
                throw new NoAnswer('refused', attempts, read);
            const pause = (0,classify/* retryPauseMs */.vd)(attempts, read);
            if (pause === undefined)
                throw new NoAnswer('used-up', attempts, read);
            if (clock.now() + pause >= MAX_RUN_MS)
                throw new NoAnswer('time', attempts, read, clock.wall() + pause);
            // Taken before the pause, so that nobody waits for a request that cannot be sent.
            if (left === 0)
                throw new NoAnswer('budget', attempts, read);
            left--;
            onPause(read.what, pause);
            await clock.sleep(pause, signal);
        }
    };
    return {
        address,
        ask,
        get sent() {
            return sent;
        },
    };
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

// EXTERNAL MODULE: ./build/github/all-comments.js
var all_comments = __webpack_require__(7132);
// EXTERNAL MODULE: ./build/github/hidden-marker.js
var hidden_marker = __webpack_require__(1923);
;// CONCATENATED MODULE: ./build/visitors/comment.js



/**
 * The hidden last line of a report's comment. A report of another project or period has a comment of its own. Encoded,
 * an identifier cannot end the HTML comment.
 */
function markerLine(projectId, period) {
    return `<!-- docs-agent-visitors ${period.replaceAll(' ', '-')} ${encodeURIComponent(projectId)} -->`;
}
/**
 * Puts the report into its one comment: the one that an earlier run wrote, else a new one. Gives its address, and the
 * ids of further ones, of two runs at once, that were removed. Rejects with a `GitHubFault`; without a reading of the
 * whole thread nothing is written, because that would make a second comment.
 */
async function postReport(markdown, marker, deps) {
    const { comments } = deps;
    const body = `${markdown.trimEnd()}\n\n${marker}`;
    const [first, ...others] = await ownReports(marker, deps);
    const { data: comment } = await (first ? comments.update(first.id, body) : comments.create(body));
    const removed = [];
    for (const { id, author } of others) {
        // Another bot may have quoted the report.
        if (author?.id !== comment.author?.id)
            continue;
        const fault = await comments.remove(id).then(() => undefined, github_comments/* asFault */.Ps);
        if (fault === undefined)
            removed.push(id);
    }
    return { url: comment.url, removed };
}
/** The comments of our account that end with the marker, oldest first. */
async function ownReports(marker, { comments, account, signal }) {
    const isOurs = await account();
    const all = await (0,all_comments/* allComments */.K)(comments.list, { signal });
    return all.comments.filter((comment) => isOurs(comment) && (0,hidden_marker/* lastLine */.fM)(comment.body) === marker);
}

;// CONCATENATED MODULE: ./build/visitors/export.js

/** The most requests that are under way at a time. */
const MAX_PARALLEL = 4;
/**
 * Reads the first pages, which bring the totals along, then the totals of the earlier ranges, so that a large export
 * cannot use up their requests, then all other pages. Rejects as `ask` does, but for a failure in the trend that may
 * pass: that is a gap.
 */
async function readNumbers(client, [range, ...earlier], signal) {
    const query = { range, limit: PAGE_ROWS, offset: 0 };
    const first = await client.ask(query, signal);
    const { totals } = first;
    const periods = [{ range, totals }];
    for (let at = 0; at < earlier.length; at += MAX_PARALLEL) {
        const batch = earlier.slice(at, at + MAX_PARALLEL);
        periods.push(...(await Promise.all(batch.map((each) => totalsOf(each, client, signal)))));
    }
    const ask = (offset, stop) => client.ask({ ...query, offset }, stop);
    const read = await exportPages(first, { ask, rows: PAGE_ROWS, signal });
    const counts = [...periods.flatMap((each) => each.totals ?? []), ...read.pages];
    read.oddities.roundedCounts = counts.some((each) => !isWhole(each));
    return { ...read, totals, periods };
}
async function totalsOf(range, client, signal) {
    try {
        return { range, totals: (await client.ask({ range, limit: 1, offset: 0 }, signal)).totals };
    }
    catch (error) {
        if (!(error instanceof NoAnswer) || error.reason === 'refused')
            throw error;
        return { range, totals: undefined, why: error };
    }
}
/**
 * Reads on from the first answer while there is more (specification, 4.4, rule 2), in batches of 2 requests, of 4
 * once four answers are read: at most one is sent past the end of a small site, and three of any. Where no request is left, the
 * export ends truncated; it rejects as `ask` does for any other failure.
 */
async function exportPages(first, deps) {
    const pages = new Map();
    const oddities = {
        badRows: 0,
        duplicateRows: 0,
        emptyAnswers: 0,
        shortAnswers: 0,
        answersWithOtherTotals: 0,
        roundedCounts: false,
    };
    const take = ({ totals, rows, badRows, hasMore }) => {
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
        else if (hasMore && size < deps.rows)
            oddities.shortAnswers++;
        if (!isSame(totals, first.totals))
            oddities.answersWithOtherTotals++;
        return hasMore;
    };
    let hasMore = take(first);
    let read = 1;
    try {
        while (hasMore) {
            const size = read < MAX_PARALLEL ? 2 : MAX_PARALLEL;
            const rest = new AbortController();
            const stop = AbortSignal.any([deps.signal, rest.signal]);
            const batch = Array.from({ length: size }, (_, index) => deps.ask((read + index) * deps.rows, stop));
            read += size;
            const settled = Promise.allSettled(batch);
            try {
                for (const answer of batch) {
                    hasMore = take(await answer);
                    if (!hasMore)
                        break;
                }
            }
            finally {
                // Requests past the end, or after a failure, are of no use any more.
                rest.abort();
                await settled;
            }
        }
    }
    catch (error) {
        if (!(error instanceof NoAnswer) || error.reason !== 'budget')
            throw error;
    }
    return { pages: ranked([...pages.values()], ({ total }) => total), truncated: hasMore, oddities };
}
/** Pages by falling number, then by path in the order of its code units. */
function ranked(pages, by) {
    return pages.toSorted((a, b) => by(b) - by(a) || (a.path < b.path ? -1 : 1));
}
/** Whether there may be pages that were not read. */
function mayMissPages({ truncated, oddities }) {
    const { badRows, duplicateRows, emptyAnswers, shortAnswers } = oddities;
    return truncated || badRows + duplicateRows + emptyAnswers + shortAnswers > 0;
}
function isSame(one, other) {
    return one.human === other.human && one.ai === other.ai && one.total === other.total;
}
function isWhole({ human, ai, total }) {
    return [human, ai, total].every(Number.isInteger);
}

// EXTERNAL MODULE: ./build/runner/files.js + 1 modules
var runner_files = __webpack_require__(8083);
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
/** A number of 0 or more, rounded, with its thousands separated: `12,345`. */
function whole(value) {
    return wholeNumber.format(value);
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
    const relative = before === 0 ? 'from 0' : `${signed((by / before) * 100, (n) => n.toFixed(1))}${NBSP}%`;
    return `${signed(by, whole)} (${relative})`;
}
/** The change between two shares, in percentage points. */
function points(now, before) {
    if (now === undefined || before === undefined)
        return 'not known';
    const by = (now - before) * 100;
    return Math.abs(by) < 0.05 ? '±0' : `${signed(by, (n) => n.toFixed(1))}${NBSP}points`;
}
function signed(value, write) {
    return `${value < 0 ? '−' : '+'}${write(Math.abs(value))}`;
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
    const outside = 'lies outside the workspace and `$RUNNER_TEMP`';
    const wanted = files.resolve(places.workspace, path);
    const { workspace, temp } = await (0,runner_files/* realPlaces */.Vq)(places, files);
    // Judged before anything is made, by the part of it that is there already.
    if (!(0,runner_files/* isInside */.FK)([workspace, temp], await nearest(wanted, files)))
        throw refuse(outside);
    let real;
    try {
        await files.makeFolder(wanted);
        real = await files.realpath(wanted);
    }
    catch {
        throw refuse('is no folder that can be written to');
    }
    if (!(0,runner_files/* isInside */.FK)([workspace, temp], real))
        throw refuse(outside);
    return real;
}
/** The real path of a folder, or of the nearest one above it that is there. */
async function nearest(path, files) {
    const real = await files.realpath(path).catch(() => undefined);
    const above = files.resolve(path, '..');
    return real ?? (above === path ? path : nearest(above, files));
}
/** Writes both files over older ones. Rejects with the system's error. */
async function writeReport(report, { folder, files, redact }) {
    const write = async (name, content) => {
        const path = files.resolve(folder, name);
        await files.write(path, redact(content));
        return path;
    };
    return {
        json: await write('visitors.json', jsonOf(report)),
        csv: await write(CSV_NAME, csvOf(report.pages)),
    };
}
/** `visitors.csv`: RFC 4180, every path quoted, and none that a spreadsheet takes for a formula. */
function csvOf(pages) {
    const rows = pages.map((page) => {
        const { human, ai, total } = rounded(page);
        const path = page.path.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""');
        return `"${path}",${human},${ai},${total}\r\n`;
    });
    return `path,human,ai,total\r\n${rows.join('')}`;
}
/** `visitors.json`, one line a page. */
function jsonOf(report) {
    const { projectId, period, periods, requests, maxRequests, madeAt, pages, truncated, oddities } = report;
    const [now, before] = periods;
    const head = {
        version: 2,
        madeAt: new Date(madeAt).toISOString(),
        project: projectId,
        period,
        ...files_totalsOf(now),
        before: before === undefined ? null : files_totalsOf(before),
        // Oldest first, as it is read.
        trend: periods.toReversed().map(files_totalsOf),
        requests: { made: requests, allowed: maxRequests },
        pageCount: pages.length,
        truncated,
        oddities,
    };
    const rows = pages.map((page) => JSON.stringify({ path: page.path, ...rounded(page) }));
    return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "pages": [\n${rows.join(',\n')}\n  ]\n}\n`;
}
function files_totalsOf({ range, totals }) {
    if (totals === undefined)
        return { range, totals: null };
    const share = aiShare(totals);
    return {
        range,
        totals: {
            ...rounded(totals),
            both: bothIn(totals) ?? null,
            aiShare: share === undefined ? null : Number(share.toFixed(4)),
        },
    };
}

// EXTERNAL MODULE: ./build/inputs/fields.js + 1 modules
var fields = __webpack_require__(8957);
;// CONCATENATED MODULE: ./build/visitors/period.js

/** One day in milliseconds; UTC has no days of another length. */
const DAY_MS = 86_400_000;
/** Years before this one cannot be written with four digits. */
const FIRST_MS = Date.parse('0001-01-01T00:00:00Z');
/**
 * The range of a report and those before it, newest first, each ending where the one after it begins: `count` in all,
 * fewer where the calendar begins. Dates of the user's own stay as they were written, and the ranges before them have
 * the same length. `now` is in ms since 1970.
 */
function rangesOf(wanted, count, now) {
    if (typeof wanted !== 'string')
        return [wanted, ...before(wanted, count - 1)];
    const start = startsOf(wanted, now);
    const at = (back) => ({ from: dayOf(start(back)), to: dayOf(start(back - 1)) });
    return [at(0), ...Array.from({ length: count - 1 }, (_, index) => at(index + 1))];
}
/** Gives the start of a period in ms since 1970, so many periods before the newest complete one. */
function startsOf(period, now) {
    const today = now - (now % DAY_MS);
    const day = new Date(today);
    switch (period) {
        case 'last-week': {
            const monday = today - ((day.getUTCDay() + 6) % 7) * DAY_MS;
            return (back) => monday - (back + 1) * 7 * DAY_MS;
        }
        case 'last-7-days':
            return (back) => today - (back + 1) * 7 * DAY_MS;
        case 'last-30-days':
            return (back) => today - (back + 1) * 30 * DAY_MS;
        case 'last-month':
            return (back) => Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - back - 1, 1);
    }
}
function before({ from, to }, count) {
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
// EXTERNAL MODULE: ./build/text/markdown.js
var text_markdown = __webpack_require__(1065);
// EXTERNAL MODULE: ./build/service/remedies.js
var remedies = __webpack_require__(3886);
;// CONCATENATED MODULE: ./build/visitors/messages.js




/** Why the project could not be read, and what to change. */
function failureMessage(projectId, why) {
    return [(0,sentence/* text */.Qq) `The visitors of project ${(0,sentence/* code */.aY)(projectId)} could not be read: ${cause(why)}`, remedy(why)];
}
/** What the service did, as the rest of a sentence, and what it said. */
function cause({ reason, attempts, failure: { what, serviceMessage }, retryAt = 0 }) {
    const times = attempts === 1 ? '' : `, ${attempts} times in all`;
    const end = {
        'used-up': '',
        refused: '',
        time: ` and may be asked again at ${(0,format/* moment */.n)(retryAt)}`,
        budget: ', and no request was left to ask again',
    }[reason];
    return (0,sentence/* sentences */.hC)((0,sentence/* text */.Qq) `the service ${(0,sentence/* code */.aY)(what)}${times}${end}.`, (0,remedies/* itSaid */.t)(serviceMessage));
}
/** What to change where the service gave no answer. */
function remedy({ reason, failure }) {
    if (reason === 'time')
        return (0,sentence/* text */.Qq) `Run again after that time; a run waits half an hour at most.`;
    if (reason === 'budget')
        return (0,sentence/* text */.Qq) `Run again, or give \`max-requests\` a higher value.`;
    return (0,remedies/* remedy */.z)(failure, 'visitors');
}
/** What the report could not see, or saw twice: a sentence each, none where all is plain. */
function notesOn(report) {
    return [...truncationNote(report), ...oddityNote(report), ...gapNotes(report)];
}
/** That there are more pages; nothing where there are none. */
function truncationNote({ truncated, pages }) {
    if (!truncated)
        return [];
    return [
        (0,sentence/* text */.Qq) `Not every page was read. The service has more than ${counted(pages.length, 'page')}; \`max-requests\` was used up. The rankings are over the pages that were read. Give it a higher value to read on.`,
    ];
}
/** Everything odd about the answers in one sentence; nothing where nothing was. */
function oddityNote({ oddities }) {
    const rows = (count, what) => (count === 0 ? [] : [`${counted(count, 'row')} ${what}`]);
    const answers = (count, what) => count === 0 ? [] : [`${counted(count, 'answer')} held ${what} although more were promised`];
    const found = [
        ...rows(oddities.badRows, 'could not be used'),
        ...rows(oddities.duplicateRows, 'came more than once and counted once'),
        ...answers(oddities.emptyAnswers, 'no page'),
        ...answers(oddities.shortAnswers, 'fewer pages than were asked for'),
        ...(oddities.answersWithOtherTotals === 0
            ? []
            : ['the totals changed while the pages were read, and those of the first answer count']),
        ...(oddities.roundedCounts ? ['numbers were fractions and are rounded'] : []),
    ];
    return found.length === 0 ? [] : [(0,sentence/* text */.Qq) `What was odd about the service’s answers: ${found.join('; ')}.`];
}
/** Which periods of the trend are missing, why, and what to change: a text for each cause, none where all are there. */
function gapNotes({ periods }) {
    const causes = periods.flatMap((each) => (each.totals === undefined ? [each.why] : []));
    const failed = causes.filter(({ attempts }) => attempts > 0);
    const [first] = failed;
    const unsent = causes.length - failed.length;
    return [
        ...(first === undefined
            ? []
            : [(0,sentence/* sentences */.hC)((0,sentence/* text */.Qq) `${missing(failed.length)} ${cause(first)}`, remedy(first))]),
        ...(unsent === 0
            ? []
            : [
                (0,sentence/* text */.Qq) `${missing(unsent)} no request was left. Give \`max-requests\` a higher value, or \`trend\` a lower one.`,
            ]),
    ];
}
function missing(count) {
    const periods = count === 1 ? 'one earlier period' : `${whole(count)} earlier periods`;
    return `The totals of ${periods} could not be read and are not in the chart:`;
}

;// CONCATENATED MODULE: ./build/visitors/trend.js


const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Colours that stand out on a light and on a dark page; the chart's own bars are nearly white. */
const COLOURS = '#5b8def, #e8710a';
const STYLE = {
    // Mermaid measures too little room for the numbers where a narrow page scales the chart.
    xyChart: { width: 600, height: 300, yAxis: { labelPadding: 18 } },
    themeVariables: { xyChart: { plotColorPalette: COLOURS, backgroundColor: 'transparent' } },
};
/** Names with their year are longer, and eight of them must not touch. */
const STYLE_OF_YEARS = { ...STYLE, xyChart: { ...STYLE.xyChart, xAxis: { labelFontSize: 11 } } };
/** The most names below the chart; more would be printed over each other. */
const MAX_NAMES = 8;
/** The trend as a chart and a table of the same numbers, oldest first; nothing for a single period. */
function trendParts(periods, period) {
    if (periods.length < 2)
        return [];
    const oldestFirst = periods.toReversed();
    return [...chart(oldestFirst, period), table(oldestFirst, period)];
}
/** Periods without totals are left out: a chart has no sign for them, and zero would be wrong. */
function chart(periods, period) {
    const known = periods.flatMap(({ range, totals }) => totals === undefined ? [] : [{ ...rounded(totals), from: range.from }]);
    if (known.length < 2)
        return [];
    const isOneYear = new Set(known.map(({ from }) => new Date((0,fields/* dateMs */.tg)(from)).getUTCFullYear())).size === 1;
    const every = Math.ceil(known.length / MAX_NAMES);
    const names = known.map(({ from }, index) => {
        const { short, long } = nameOf(from, period);
        // Bars with the same name are drawn over each other, so the hidden names differ in length.
        if ((known.length - 1 - index) % every !== 0)
            return '\u200b'.repeat(index + 1);
        return isOneYear ? short : long;
    });
    const highest = Math.max(1, ...known.map(({ human, ai, total }) => Math.max(human, ai, total)));
    const lines = [
        `%%{init: ${JSON.stringify(isOneYear ? STYLE : STYLE_OF_YEARS)}}%%`,
        'xychart-beta',
        `  x-axis [${names.map((name) => JSON.stringify(name)).join(', ')}]`,
        `  y-axis 0 --> ${highest}`,
        `  bar [${known.map(({ total }) => total).join(', ')}]`,
        `  line [${known.map(({ ai }) => ai).join(', ')}]`,
    ];
    return [
        `\`\`\`mermaid\n${lines.join('\n')}\n\`\`\``,
        'Bars: all visitors, each counted once. Line: AI among them.',
    ];
}
function table(periods, period) {
    const rows = periods.map(({ range, totals }, index) => {
        const { long } = nameOf(range.from, period);
        const name = index === periods.length - 1 ? `**${long}**` : long;
        if (totals === undefined)
            return `| ${name} | not known | | | |`;
        const { human, ai, total } = totals;
        return `| ${name} | ${whole(total)} | ${whole(human)} | ${whole(ai)} | ${percent(aiShare(totals))} |`;
    });
    return ['| from | all | people | AI | AI share |', '|---|--:|--:|--:|--:|', ...rows].join('\n');
}
/**
 * The name of a period, to the millisecond where it does not begin with a day: `16 Nov 2026`, of a month `Oct 2026`;
 * `short` has no year. It holds nothing of what the user wrote.
 */
function nameOf(from, period) {
    const date = new Date((0,fields/* dateMs */.tg)(from));
    const month = MONTHS[date.getUTCMonth()] ?? '';
    const year = date.getUTCFullYear();
    if (period === 'last-month')
        return { short: `${month} ${year}`, long: `${month} ${year}` };
    const time = date.toISOString().slice(11, 23).replace('.000', '').replace(/:00$/, '');
    const day = `${date.getUTCDate()} ${month}`;
    return time === '00:00'
        ? { short: day, long: `${day} ${year}` }
        : { short: `${day} ${time}`, long: `${day} ${year} ${time}` };
}

;// CONCATENATED MODULE: ./build/visitors/markdown.js






/** Most characters of a path that are shown, so that the numbers stay in sight; the files hold it whole. */
const MAX_PATH = 120;
/** Most rows of the folded tables. */
const MAX_FOLDED = 20;
const PAGE_HEAD = '| page | people | AI | all |\n|---|--:|--:|--:|';
/**
 * The report as Markdown: a function that gives it in at most so many bytes (UTF-8), its page table cut at a row where
 * it would be larger. All other parts are bounded and take less than 64 KiB.
 */
function visitorsMarkdown(report, view) {
    const { pages, periods, totals, requests, maxRequests } = report;
    const { top, runUrl } = view;
    const before = [
        `### 📈 ${titleOf(report)}`,
        `Project ${(0,text_markdown/* codeSpan */.SS)(report.projectId)}, ${rangeLine(report)}.`,
        ...warning(report),
        totalsTable(totals, periods[1]?.totals, periods.length > 1),
        ...trendParts(periods, report.period),
    ];
    const after = [
        ...(pages.length === 0 ? [] : specialPages(pages, Math.min(top, MAX_FOLDED))),
        details(report),
        `<sub>${whole(requests)} of at most ${counted(maxRequests, 'request')}</sub>`,
        ...(0,markdown/* runLink */.ut)(runUrl),
    ];
    const rows = pages.slice(0, top).map(pageRow);
    const write = (shown) => {
        const left = pages.length - shown.length;
        const table = ['#### Most read pages', [PAGE_HEAD, ...shown].join('\n')];
        const ending = left === 0 ? [] : [leftOut(left, report, view)];
        return `${[...before, ...(rows.length === 0 ? [] : [...table, ...ending]), ...after].join('\n\n')}\n`;
    };
    return (maxBytes) => {
        let room = maxBytes - Buffer.byteLength(write([]));
        const cut = rows.findIndex((row) => {
            room -= Buffer.byteLength(row) + 1;
            return room < 0;
        });
        return write(cut === -1 ? rows : rows.slice(0, cut));
    };
}
/** What a report is called: its one number. */
function titleOf({ totals: { total } }) {
    return Math.round(total) === 0 ? 'No visitors' : counted(total, 'visitor');
}
function rangeLine({ periods: [{ range }], period }) {
    const named = period === 'own dates' ? '' : `\`${period}\`: `;
    return `${named}from ${(0,text_markdown/* codeSpan */.SS)(range.from)} up to, not including, ${(0,text_markdown/* codeSpan */.SS)(range.to)} (UTC)`;
}
/** What must not be missed, before the numbers. */
function warning({ truncated, oddities, pages }) {
    if (!truncated && oddities.shortAnswers + oddities.badRows === 0)
        return [];
    const what = truncated ? 'Not every page was read' : 'Pages may be missing';
    const lists = pages.length === 0
        ? 'there are no page lists'
        : `the page lists are over ${counted(pages.length, 'page')}`;
    return [`⚠️ ${what}: ${lists}. The totals are the whole site’s.`];
}
function totalsTable(now, before, isCompared) {
    const row = (name, of) => {
        const [a, b] = [of(now), before && of(before)];
        const cells = [a === undefined ? '–' : whole(a)];
        if (isCompared)
            cells.push(b === undefined ? 'not known' : whole(b), changed(a, b));
        return `| ${name} | ${cells.join(' | ')} |`;
    };
    const share = before && aiShare(before);
    const compared = isCompared
        ? ` ${before === undefined ? 'not known' : percent(share)} | ${points(aiShare(now), share)} |`
        : '';
    return [
        isCompared ? '| visitors | this period | the one before | change |' : '| visitors | this period |',
        isCompared ? '|---|--:|--:|--:|' : '|---|--:|',
        row('All, each counted once', ({ total }) => total),
        row('People', ({ human }) => human),
        row('AI', ({ ai }) => ai),
        row('Seen as both', bothIn),
        `| AI share | ${percent(aiShare(now))} |${compared}`,
    ].join('\n');
}
function leftOut(left, report, { csv }) {
    const count = `${whole(left)} more ${left === 1 ? 'page is' : 'pages are'} not shown here`;
    const all = mayMissPages(report) ? 'every page that was read' : 'all of them';
    return csv === undefined
        ? `${count}; \`report-path\` writes ${all} to a file.`
        : `${count}; ${(0,text_markdown/* codeSpan */.SS)(csv)} holds ${all}.`;
}
function pageRow({ path, human, ai, total }) {
    return `| ${pathCell(path)} | ${whole(human)} | ${whole(ai)} | ${whole(total)} |`;
}
function pathCell(path) {
    return (0,text_markdown/* cellSpan */.Lf)(path.length > MAX_PATH ? `${path.slice(0, MAX_PATH).toWellFormed()}…` : path);
}
/** Which pages AI reads more than people do, and which were read by visitors seen as both: folded, `most` rows each. */
function specialPages(pages, most) {
    const both = (page) => bothIn(page) ?? 0;
    const ahead = ranked(pages.filter(({ human, ai }) => ai > human), ({ ai }) => ai);
    const shared = ranked(pages.filter((page) => both(page) > 0), both);
    const sharedRow = (page) => `| ${pathCell(page.path)} | ${whole(both(page))} |`;
    const folded = (title, found, head, row) => {
        const summary = `${title}: ${whole(found.length)} of ${whole(pages.length)}`;
        const rows = found.slice(0, most).map(row);
        if (rows.length === 0)
            return `${summary}.`;
        const left = found.length - rows.length;
        const more = left === 0 ? '' : `\n\n… and ${whole(left)} more.`;
        return `<details><summary>${summary}</summary>\n\n${[head, ...rows].join('\n')}${more}\n\n</details>`;
    };
    return [
        folded('Pages that AI reads more than people do', ahead, PAGE_HEAD, pageRow),
        folded('Pages with visitors that were seen as both', shared, '| page | seen as both |\n|---|--:|', sharedRow),
    ];
}
function details(report) {
    const notes = notesOn(report).map((note) => `- ${(0,text_markdown/* toMarkdown */.l6)(note)}`);
    const always = '- Numbers are distinct visitors as the service counts them. Pages and periods do not add up to a total: who reads two pages counts on both.';
    const title = notes.length === 0 ? 'How to read this' : `What this report could not see (${notes.length})`;
    return `<details><summary>${title}</summary>\n\n${[...notes, always].join('\n')}\n\n</details>`;
}

;// CONCATENATED MODULE: ./build/visitors/report.js







/** Why there is no report; `stopped`: by a signal. */
function presentNoReport(projectId, why) {
    if (why !== 'stopped') {
        const paragraphs = failureMessage(projectId, why);
        return (0,presentation/* messageOnly */.Mw)({ outcome: 'failed' }, { level: 'error', title: 'No visitor report', paragraphs });
    }
    const paragraphs = [(0,sentence/* text */.Qq) `The run was stopped before the report was complete. Nothing was written.`];
    return (0,presentation/* messageOnly */.Mw)({ outcome: 'cancelled' }, { level: 'error', title: 'Cancelled', paragraphs });
}
/** A report for all its readers; `comment` is Markdown. */
function presentReport(report, view) {
    const { top, runUrl, maxComment, paths, failures } = view;
    const { totals, pages, truncated, periods, requests } = report;
    const [{ range }] = periods;
    const markdown = visitorsMarkdown(report, { top, runUrl, csv: paths && CSV_NAME });
    const { human, ai, total } = rounded(totals);
    const notice = {
        level: 'notice',
        title: titleOf(report),
        paragraphs: [
            (0,sentence/* text */.Qq) `From ${(0,sentence/* code */.aY)(range.from)} up to, not including, ${(0,sentence/* code */.aY)(range.to)}; ${counted(requests, 'request')}.`,
        ],
    };
    return {
        outputs: (0,presentation/* outputs */.V4)({
            outcome: failures.length === 0 ? 'reported' : 'failed',
            human: String(human),
            ai: String(ai),
            total: String(total),
            both: String(bothIn(totals) ?? ''),
            'ai-share': aiShare(totals)?.toFixed(4) ?? '',
            pages: String(pages.length),
            truncated: String(truncated),
            'report-json': paths?.json ?? '',
            'report-csv': paths?.csv ?? '',
        }),
        summary: markdown(publisher/* MAX_SUMMARY_BYTES */.Q),
        comment: markdown(maxComment),
        annotations: [...failures, ...warnings(report), notice],
    };
}
/** What of a report is not whole. */
function warnings(report) {
    const { truncated, oddities } = report;
    const mayMiss = !truncated && oddities.shortAnswers + oddities.badRows > 0;
    const found = [
        ['Not every page was read', truncationNote(report)],
        ['Pages may be missing', mayMiss ? oddityNote(report) : []],
        ['Periods are missing in the trend', gapNotes(report)],
    ];
    const project = (0,sentence/* text */.Qq) `Project ${(0,sentence/* code */.aY)(report.projectId)}:`;
    return found
        .filter(([, notes]) => notes.length > 0)
        .map(([title, notes]) => ({
        level: 'warning',
        title,
        paragraphs: notes.map((note) => (0,sentence/* sentences */.hC)(project, note)),
    }));
}
/** The same report where the run was stopped while it published it; `hasThread`: a comment was wanted. */
function presentStopped(presentation, hasThread) {
    const stopped = {
        level: 'error',
        title: 'Cancelled',
        paragraphs: [
            (0,sentence/* text */.Qq) `The run was stopped while it published the report, which stands in the job summary.`,
            hasThread ? (0,sentence/* text */.Qq) `Its comment may be missing, or still be the one of an earlier run.` : [],
        ],
    };
    const others = presentation.annotations.filter(({ level }) => level !== 'notice');
    return {
        ...presentation,
        outputs: { ...presentation.outputs, outcome: 'cancelled' },
        annotations: [...others, stopped],
    };
}

;// CONCATENATED MODULE: ./build/visitors/run.js
















/** Mode `visitors`. Gives whether the step fails. */
async function visitorsRun(inputs, eventIssue, env) {
    const { connections, clock, signal, userAgent, publisher } = env;
    const { 'project-id': projectId, 'base-url': baseUrl, 'report-path': path } = inputs;
    const { 'date-from': from, 'date-to': to, 'max-requests': maxRequests } = inputs;
    const ownDates = from === undefined || to === undefined ? undefined : { from, to };
    const period = ownDates === undefined ? inputs.period : 'own dates';
    const ranges = rangesOf(ownDates ?? inputs.period, inputs.trend, clock.wall());
    const client = visitorsClient({ baseUrl, projectId, apiKey: inputs['api-key'] }, {
        connections,
        clock,
        userAgent,
        maxRequests,
        onPause: (what, ms) => publisher.info((0,sentence/* text */.Qq) `The service ${(0,sentence/* code */.aY)(what)}; asking again in ${(0,format/* duration */.p)(ms)}.`),
    });
    publisher.info((0,sentence/* text */.Qq) `Docs Agent: visitors of ${(0,sentence/* code */.aY)(projectId)} at ${(0,sentence/* code */.aY)(baseUrl.href)}, from ${(0,sentence/* code */.aY)(ranges[0].from)} up to, not including, ${(0,sentence/* code */.aY)(ranges[0].to)}`);
    if (inputs['dry-run'])
        return dryRun(projectId, ranges, { client, publisher });
    const folder = path === undefined ? undefined : await reportFolder(path, env.places, env.files);
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
    const requests = client.sent;
    const { totals, pages } = numbers;
    publisher.info((0,sentence/* text */.Qq) `Project ${(0,sentence/* code */.aY)(projectId)}: ${counted(totals.total, 'visitor')}, ${counted(pages.length, 'page')}, ${counted(requests, 'request')}.`);
    const report = { ...numbers, projectId, period, requests, maxRequests, madeAt: clock.wall() };
    const { paths, failures } = await writeFiles(report, folder, env);
    const marker = markerLine(projectId, period);
    const maxComment = markdown/* MAX_COMMENT */.bc - Buffer.byteLength(marker) - 2;
    const view = { top: inputs.top, runUrl: env.run.url, maxComment, paths, failures };
    const presented = presentReport(report, view);
    const issue = (0,inputs_inputs/* threadOf */.uu)(inputs, eventIssue);
    const posted = issue === undefined
        ? { url: '', warnings: [] }
        : await comment(publisher.redact(presented.comment), marker, {
            issue,
            token: inputs['github-token'],
            env,
        });
    const presentation = {
        ...presented,
        outputs: { ...presented.outputs, 'comment-url': posted.url },
        annotations: [...posted.warnings, ...presented.annotations],
    };
    const isStopped = signal.aborted;
    await publisher.publish(isStopped ? presentStopped(presentation, issue !== undefined) : presentation);
    return isStopped || failures.length > 0;
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
async function writeFiles(report, folder, { files, publisher }) {
    if (folder === undefined)
        return { paths: undefined, failures: [] };
    try {
        return { paths: await writeReport(report, { folder, files, redact: publisher.redact }), failures: [] };
    }
    catch (error) {
        const title = 'The report’s files could not be written';
        const paragraphs = [
            (0,sentence/* text */.Qq) `Writing to ${(0,sentence/* code */.aY)(folder)} failed: ${(0,sentence/* code */.aY)(String(error))}. Later steps would miss them, so this step fails.`,
            (0,sentence/* text */.Qq) `Check that the folder can be written to, and that the disk is not full.`,
        ];
        return { paths: undefined, failures: [{ level: 'error', title, paragraphs }] };
    }
}
/** A comment that fails never changes the outcome: it is a warning. */
async function comment(markdown, marker, about) {
    const { issue, token, env } = about;
    try {
        const comments = (0,github_comments/* threadComments */.fo)(await env.api(token), issue);
        const account = (0,read/* ownAccount */.i5)(token?.trim() ?? '', comments);
        const { url, removed } = await postReport(markdown, marker, { comments, account, signal: env.signal });
        if (removed.length > 0) {
            env.publisher.info((0,sentence/* text */.Qq) `Removed further comments with this report, which runs at the same time had left: ${(0,sentence/* code */.aY)(removed.join(', '))}.`);
        }
        return { url, warnings: [] };
    }
    catch (error) {
        if (!(error instanceof errors/* SetupError */.w3) && !(error instanceof github_comments/* GitHubFault */.Q4))
            throw error;
        const isRefusal = error instanceof github_comments/* GitHubFault */.Q4 && error.status !== 'lost' && !error.rateLimited;
        const paragraphs = error instanceof errors/* SetupError */.w3
            ? [error.happened, error.remedy]
            : [
                (0,sentence/* text */.Qq) `GitHub took no comment (${(0,messages/* faultText */.Ij)(error)}). It stands in the job summary all the same.`,
                isRefusal
                    ? (0,sentence/* text */.Qq) `Give the job \`permissions: issues: write\`, and check that #${issue} exists and is not locked.`
                    : [],
            ];
        return { url: '', warnings: [{ level: 'warning', title: 'The report is in no comment', paragraphs }] };
    }
}


/***/ })

};
