export const id = 946;
export const ids = [946];
export const modules = {

/***/ 9471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ wayInto)
/* harmony export */ });
/**
 * The way from one of the places, links followed, to a real path within it: '' where they are the same.
 * Undefined: it lies outside of both.
 */
async function wayInto(places, real, paths) {
    const roots = await Promise.all([places.workspace, places.temp]
        .filter((root) => root !== '')
        .map((root) => paths.realpath(root).catch(() => '')));
    return roots
        .filter((root) => root !== '')
        .map((root) => paths.relative(root, real))
        .find((way) => way !== '..' && !/^\.\.[/\\]/.test(way) && !paths.isAbsolute(way));
}


/***/ }),

/***/ 4946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  visitorsRun: () => (/* binding */ visitorsRun)
});

// EXTERNAL MODULE: ./build/inputs/inputs.js + 2 modules
var inputs_inputs = __webpack_require__(1849);
// EXTERNAL MODULE: ./build/runner/presentation.js
var presentation = __webpack_require__(675);
// EXTERNAL MODULE: ./build/text/sentence.js
var sentence = __webpack_require__(6677);
// EXTERNAL MODULE: ./build/text/time.js
var time = __webpack_require__(5853);
;// CONCATENATED MODULE: ./build/visitors/asker.js
/** Tries of one request in all, and the pauses in ms before the next one where the service tells none. */
const TRIES = 3;
const PAUSES_MS = [2_000, 5_000];
const THROTTLED_PAUSES_MS = [5_000, 15_000];
/** Asks until there is an answer or no use in asking (design: behaviour.md, Visitors). */
class Asker {
    deps;
    /** A pause that the service told one request holds for all of them. */
    notBefore = 0;
    constructor(deps) {
        this.deps = deps;
    }
    /**
     * One question, three requests in all. Each is taken out of the purse before it is waited for, so that nobody
     * waits for one that cannot be made. Never rejects.
     */
    ask(query, purse, signal) {
        return this.deps.slots.run(() => this.tryAll(query, purse, signal));
    }
    async tryAll(query, purse, signal) {
        const { client, clock, deadline, onPause } = this.deps;
        if (signal.aborted)
            return { kind: 'stopped' };
        if (!purse.take())
            return { kind: 'unpaid' };
        for (let tries = 1;; tries++) {
            await this.untilAllowed(signal);
            if (signal.aborted) {
                purse.giveBack();
                return { kind: 'stopped' };
            }
            const reading = await client.read(query, signal);
            if (reading.kind === 'answer')
                return reading;
            if (signal.aborted)
                return { kind: 'stopped' };
            const end = (because, more = {}) => ({
                kind: 'no-answer',
                why: { ...reading, tries, because, ...more },
            });
            if (reading.failure !== 'may-fail')
                return end('refused');
            if (tries === TRIES)
                return end('used-up');
            const untold = (reading.status === 429 ? THROTTLED_PAUSES_MS : PAUSES_MS)[tries - 1] ?? 0;
            const pause = reading.retryAfterMs ?? untold;
            if (clock.now() + pause >= deadline)
                return end('time', { retryAt: clock.wall() + pause });
            if (reading.retryAfterMs !== undefined)
                this.notBefore = Math.max(this.notBefore, clock.now() + pause);
            if (!purse.take())
                return end('budget');
            onPause(reading, pause);
            if (reading.retryAfterMs === undefined)
                await clock.sleep(pause, signal).catch(() => { });
        }
    }
    async untilAllowed(signal) {
        const { clock } = this.deps;
        for (let left = this.notBefore - clock.now(); left > 0 && !signal.aborted;) {
            await clock.sleep(left, signal).catch(() => { });
            left = this.notBefore - clock.now();
        }
    }
}

// EXTERNAL MODULE: ./build/service/classify.js
var classify = __webpack_require__(8224);
// EXTERNAL MODULE: ./build/service/client.js
var client = __webpack_require__(1821);
// EXTERNAL MODULE: ./build/service/exchange.js
var exchange = __webpack_require__(6435);
// EXTERNAL MODULE: ./build/service/schema.js
var schema = __webpack_require__(7989);
// EXTERNAL MODULE: ./build/text/redact.js
var text_redact = __webpack_require__(6953);
// EXTERNAL MODULE: ./build/text/url.js
var text_url = __webpack_require__(1691);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 5 modules
var schemas = __webpack_require__(8395);
;// CONCATENATED MODULE: ./build/visitors/wire.js


const count = schemas/* custom */.IeY(isCount);
const countsSchema = schemas/* object */.Ikc({ human: count, ai: count, total: count });
// Specification, 2.2, 2.3 and 4.4: every field is required there, so one without it is no answer. Rows are only
// looked at and not copied, as an object schema would: there can be hundreds of thousands of them.
const answerSchema = schemas/* object */.Ikc({
    totals: countsSchema,
    visitors: schemas/* array */.YOg(schemas/* custom */.IeY(isRow)),
    hasMore: schemas/* boolean */.zMY(),
});
function isRow(row) {
    if (typeof row !== 'object' || row === null)
        return false;
    const { path, human, ai, total } = row;
    return typeof path === 'string' && isCount(human) && isCount(ai) && isCount(total);
}
function isCount(value) {
    return Number.isSafeInteger(value) && value >= 0;
}
/** Reads an answer out of a response's body; undefined where it is none. */
function readAnswer(body) {
    return answerSchema.safeParse((0,schema/* parseJson */.qF)(body)).data;
}

;// CONCATENATED MODULE: ./build/visitors/client.js







/** A GET's limits (design: behaviour.md, Sending); 250 rows of very long paths fit the size. */
const LIMITS = { connectMs: 10_000, totalMs: 30_000, maxBytes: 8_388_608 };
/** Most rows that the service gives in one answer (specification, 4.4). */
const PAGE_ROWS = 250;
/** Makes a client; `wall` is the time in ms since 1970. */
function visitorsClient({ baseUrl, apiKey }, deps) {
    const { connections, wall, userAgent, limits = LIMITS } = deps;
    const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json', 'user-agent': userAgent };
    const redact = (0,text_redact/* redactor */.$)([apiKey]);
    const address = ({ projectId, range, limit, offset }) => {
        const url = (0,text_url/* addressOf */.ci)(baseUrl, '/v1/analytics/{projectId}/visitors', { projectId });
        const query = { dateFrom: range.from, dateTo: range.to, limit: String(limit), offset: String(offset) };
        url.search = new URLSearchParams(query).toString();
        return url;
    };
    return {
        address,
        async read(query, signal) {
            const { shared: dispatcher, after } = connections;
            const request = { method: 'GET', url: address(query), headers, limits };
            return readingOf(await (0,exchange/* exchange */.c)(request, { dispatcher, after, signal }), { wall: wall(), redact });
        },
    };
}
function readingOf(result, { wall, redact }) {
    const isResponse = result.kind === 'response';
    const isSuccess = isResponse && result.status >= 200 && result.status < 300;
    const answer = isSuccess ? readAnswer(result.body) : undefined;
    if (answer !== undefined)
        return { kind: 'answer', answer };
    const told = isResponse ? (0,classify/* retryAfterMs */.Vs)(result, wall) : undefined;
    return {
        kind: 'failure',
        failure: (0,classify/* classifyGet */.xM)(result),
        ...(result.status === undefined ? {} : { status: result.status }),
        what: isSuccess ? `answered ${result.status}, but not with visitor numbers` : (0,client/* describe */.q0)(result, redact),
        words: isResponse ? (0,schema/* serviceWords */.jD)(result.body, redact) : '',
        ...(told === undefined ? {} : { retryAfterMs: told }),
    };
}

;// CONCATENATED MODULE: ./build/visitors/counts.js
/** Counts that distinct visitors cannot have: a whole that is smaller than a part, or larger than both together. */
function isContradictory({ human, ai, total }) {
    return total < Math.max(human, ai) || total > human + ai;
}
/**
 * Visitors counted as both (specification, 4.4, rule 4), of one site or one page, never of a sum; undefined where
 * the counts contradict each other.
 */
function bothIn(counts) {
    return isContradictory(counts) ? undefined : counts.human + counts.ai - counts.total;
}
/** `ai` ÷ `total`, 0 to 1; undefined where there are no visitors, or the counts contradict each other. */
function aiShare(counts) {
    return counts.total === 0 || isContradictory(counts) ? undefined : counts.ai / counts.total;
}

;// CONCATENATED MODULE: ./build/visitors/page-table.js

/** Numbers of a page that stand side by side in `numbers`. */
const HUMAN = 0;
const AI = 1;
const TOTAL = 2;
const WIDTH = 3;
/**
 * All pages of a site, each once: what a ranking and the search for duplicates need, and no more. Numbers stand
 * in one typed array beside the paths, because an object a page would take several times the room.
 */
class PageTable {
    known = new Set();
    paths = [];
    numbers = new Float64Array(WIDTH * 256);
    ranked;
    get size() {
        return this.paths.length;
    }
    /** Adds a page; false where its path is there already: then the first row counts. */
    add({ path, human, ai, total }) {
        if (this.known.has(path))
            return false;
        const at = WIDTH * this.paths.length;
        if (at === this.numbers.length) {
            const larger = new Float64Array(2 * at);
            larger.set(this.numbers);
            this.numbers = larger;
        }
        this.numbers.set([human, ai, total], at);
        this.known.add(path);
        this.paths.push(path);
        this.ranked = undefined;
        return true;
    }
    /** Every page, by falling `total`, then by path in the order of its code units. */
    *byTotal() {
        this.ranked ??= this.rank(() => true, (index) => this.of(index, TOTAL));
        for (const index of this.ranked)
            yield this.at(index);
    }
    /** How many pages AI reads more than people do, and the first `most` of them by falling `ai`. */
    aiAhead(most) {
        return this.best(most, (index) => this.of(index, AI) > this.of(index, HUMAN), (index) => this.of(index, AI));
    }
    /**
     * How many pages have visitors that were seen as both, and the first `most` of them by that number. It is not
     * known of a page whose counts contradict each other.
     */
    both(most) {
        const both = (index) => bothIn(this.at(index)) ?? 0;
        return this.best(most, (index) => both(index) > 0, both);
    }
    /** How many pages have counts that contradict each other. */
    get contradictory() {
        return this.paths.reduce((count, _, index) => count + Number(isContradictory(this.at(index))), 0);
    }
    best(most, fits, by) {
        const ranked = this.rank(fits, by);
        return { count: ranked.length, pages: Array.from(ranked.subarray(0, most), (index) => this.at(index)) };
    }
    rank(fits, by) {
        const { paths } = this;
        let count = 0;
        const fitting = new Uint32Array(paths.length);
        for (let index = 0; index < paths.length; index++)
            if (fits(index))
                fitting[count++] = index;
        return fitting
            .subarray(0, count)
            .sort((a, b) => by(b) - by(a) || ((paths[a] ?? '') < (paths[b] ?? '') ? -1 : 1));
    }
    at(index) {
        return {
            path: this.paths[index] ?? '',
            human: this.of(index, HUMAN),
            ai: this.of(index, AI),
            total: this.of(index, TOTAL),
        };
    }
    of(index, which) {
        return this.numbers[WIDTH * index + which] ?? 0;
    }
}

;// CONCATENATED MODULE: ./build/visitors/export.js

/** Most requests under way at a time. */
const MAX_IN_FLIGHT = 4;
/** A site that only repeats itself would go on for ever: so many answers in a row without a new page end it. */
const MAX_STALE = 3;
/**
 * How many requests may be under way once so many answers were read. What is asked past the end is wasted: none for
 * a site of one answer, one for a site of up to four, and never more than three.
 */
function export_window(read) {
    return read < MAX_IN_FLIGHT ? 2 : MAX_IN_FLIGHT;
}
/** Reads on from the first answer, in the order of offsets, until there is no more (specification, 4.4, rule 2). */
async function exportPages(first, deps) {
    const past = new AbortController();
    const signal = AbortSignal.any([deps.signal, past.signal]);
    const reader = new Reader(first, deps.rows);
    const waiting = [];
    let offset = 0;
    try {
        while (reader.goesOn) {
            while (waiting.length < export_window(reader.read)) {
                offset += deps.rows;
                waiting.push(deps.ask(offset, signal));
            }
            const next = await waiting.shift();
            if (next === undefined || next.kind === 'unpaid')
                return reader.end('budget');
            if (next.kind === 'stopped')
                return next;
            if (next.kind === 'no-answer') {
                return next.why.because === 'budget' ? reader.end('budget') : next;
            }
            reader.take(next.answer);
        }
        return reader.end('nothing-new');
    }
    finally {
        // What was asked past the end is of no use any more.
        past.abort();
        await Promise.all(waiting);
    }
}
/** Whether pages may be missing in what was read; where not, it is every page that the service has. */
function mayMissPages({ truncated, duplicates, emptyAnswers, shortAnswers }) {
    return truncated || duplicates + emptyAnswers + shortAnswers > 0;
}
/** Takes answers one after the other, and sees what is odd about them. */
class Reader {
    read = 0;
    result;
    /** Rows that were asked for. */
    rows;
    stale = 0;
    constructor(first, rows) {
        this.rows = rows;
        const { totals } = first;
        this.result = {
            totals,
            pages: new PageTable(),
            truncated: false,
            duplicates: 0,
            emptyAnswers: 0,
            shortAnswers: 0,
            otherTotals: 0,
        };
        this.take(first);
    }
    get goesOn() {
        return this.result.truncated && this.stale < MAX_STALE;
    }
    take({ totals, visitors, hasMore }) {
        const { result } = this;
        const before = result.pages.size;
        for (const row of visitors)
            if (!result.pages.add(row))
                result.duplicates++;
        if (hasMore && visitors.length === 0)
            result.emptyAnswers++;
        else if (hasMore && visitors.length < this.rows)
            result.shortAnswers++;
        if (!sameCounts(totals, result.totals))
            result.otherTotals++;
        result.truncated = hasMore;
        this.stale = result.pages.size > before ? 0 : this.stale + 1;
        this.read++;
    }
    end(stoppedBy) {
        return {
            kind: 'read',
            export: { ...this.result, ...(this.result.truncated ? { stoppedBy } : {}) },
        };
    }
}
function sameCounts(one, other) {
    return one.human === other.human && one.ai === other.ai && one.total === other.total;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/runner/inside.js
var inside = __webpack_require__(9471);
;// CONCATENATED MODULE: ./build/visitors/files.js




/**
 * The folder of `report-path`, made where it is missing. It must lie in the workspace or in the runner's
 * temporary folder once links are followed. Throws a SetupError that names it and what to change.
 */
async function reportFolder(path, places, files) {
    const refuse = (why) => new errors/* SetupError */.w3((0,sentence/* text */.Qq) `\`report-path\` ${(0,sentence/* code */.aY)(path)} ${why}. Nothing was sent.`, (0,sentence/* text */.Qq) `Give the path of a folder inside the workspace or \`$RUNNER_TEMP\`.`);
    const wanted = files.resolve(places.workspace, path);
    const isInside = async (real) => real !== undefined && (await (0,inside/* wayInto */.m)(places, real, files)) !== undefined;
    // Judged before anything is made, by the part of it that is there already.
    if (!(await isInside(await nearest(wanted, files))))
        throw refuse(OUTSIDE);
    let real;
    try {
        await files.makeFolder(wanted);
        real = await files.realpath(wanted);
    }
    catch {
        throw refuse('is no folder that can be written to');
    }
    if (!(await isInside(real)))
        throw refuse(OUTSIDE);
    return real;
}
const OUTSIDE = 'lies outside the workspace and `$RUNNER_TEMP`';
/** The real path of a folder, or of the nearest one above it that is there. */
async function nearest(path, files) {
    const real = await files.realpath(path).catch(() => undefined);
    if (real !== undefined)
        return real;
    const above = files.resolve(path, '..');
    return above === path ? undefined : nearest(above, files);
}
/**
 * Writes all files or none: each under a temporary name (made of `mark`) first, so that a run that breaks leaves
 * no half a file; and where one cannot be put in its place, those that were are taken away again, because an old
 * file beside a new one would be no report. Gives their paths in order. Rejects with the system's error.
 */
async function writeAll(drafts, { folder, mark, files }) {
    const written = drafts.map(({ name, parts }) => ({
        parts,
        temporary: files.resolve(folder, `.${name}.${mark}.tmp`),
        path: files.resolve(folder, name),
    }));
    const placed = [];
    try {
        for (const { temporary, parts } of written)
            await files.create(temporary, parts);
        for (const { temporary, path } of written) {
            await files.rename(temporary, path);
            placed.push(path);
        }
    }
    catch (error) {
        const left = [...written.map(({ temporary }) => temporary), ...placed];
        for (const path of left)
            await files.remove(path).catch(() => { });
        throw error;
    }
    return written.map(({ path }) => path);
}
/** Longest part of a project's id in a file's name: names end at 255 bytes, and the temporary one is longer. */
const MAX_NAME = 100;
/**
 * The names of the projects' CSV files; of the only project plain `visitors.csv`. An id may hold what a file's
 * name may not, on Windows above all, or differ from another one only in its case: then a piece of its hash
 * keeps them apart.
 */
function csvNames(projectIds) {
    if (projectIds.length === 1)
        return new Map(projectIds.map((id) => [id, 'visitors.csv']));
    const twins = (id) => projectIds.filter((other) => other.toLowerCase() === id.toLowerCase());
    const nameOf = (id) => {
        const plain = id.replace(/[^\w.-]/g, '-').slice(0, MAX_NAME);
        if (plain === id && twins(id).length === 1)
            return plain;
        return `${plain}-${(0,external_node_crypto_.createHash)('sha256').update(id).digest('hex').slice(0, 8)}`;
    };
    return new Map(projectIds.map((id) => [id, `visitors-${nameOf(id)}.csv`]));
}

// EXTERNAL MODULE: ./build/service/said.js
var said = __webpack_require__(4087);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
;// CONCATENATED MODULE: ./build/visitors/messages.js




/** The words for a project that could not be read. */
function failureWords({ why, projectId }) {
    if (why === 'no-requests') {
        return {
            happened: (0,sentence/* text */.Qq) `Project ${(0,sentence/* code */.aY)(projectId)} was not read: no request was left for it.`,
            next: (0,sentence/* text */.Qq) `Give \`max-requests\` a higher value, or fewer projects.`,
        };
    }
    return {
        happened: (0,sentence/* text */.Qq) `The visitors of project ${(0,sentence/* code */.aY)(projectId)} could not be read: ${cause(why)}`,
        next: remedy(why),
    };
}
/** What the service did: the rest of a sentence, and what it said. */
function cause(why) {
    return (0,sentence/* sentences */.hC)((0,sentence/* text */.Qq) `the service ${(0,sentence/* code */.aY)(why.what)}${tries(why)}.`, (0,said/* itSaid */.t)(why.words));
}
/** The same in one plain sentence, for the JSON file. */
function failureText(failure) {
    return (0,text_escape/* toLog */.gY)(failureWords(failure).happened);
}
function tries({ because, tries: made, retryAt }) {
    const times = made === 1 ? '' : `, ${made} times in all`;
    if (because === 'time')
        return (0,sentence/* text */.Qq) `${times} and may be asked again at ${(0,time/* moment */.n)(retryAt ?? 0)}`;
    if (because === 'budget')
        return (0,sentence/* text */.Qq) `${times}, and no request was left to ask again`;
    return (0,sentence/* text */.Qq) `${times}`;
}
/** What to change where the service gave no answer. */
function remedy({ because, status }) {
    if (because === 'time')
        return (0,sentence/* text */.Qq) `Run again after that time; a run waits half an hour at most.`;
    if (because === 'budget')
        return (0,sentence/* text */.Qq) `Run again, or give \`max-requests\` a higher value.`;
    if (status === 401)
        return (0,sentence/* text */.Qq) `Check the secret behind \`api-key\`: the key may be mistyped, expired or revoked.`;
    if (status === 403)
        return (0,sentence/* text */.Qq) `The key is known but may not do this: check that it is an admin key, and that it belongs to \`project-id\`.`;
    if (status === 404 || status === 410)
        return (0,sentence/* text */.Qq) `Check \`base-url\` and \`project-id\`.`;
    if (status === 429)
        return (0,sentence/* text */.Qq) `The service allows fewer requests: run at another time, or give \`max-requests\` or \`trend\` a lower value.`;
    if (status !== undefined && status >= 300 && status < 400)
        return (0,sentence/* text */.Qq) `Redirects are not followed, because the key would go elsewhere: give the final address as \`base-url\`.`;
    if (status !== undefined && status >= 400 && status < 500)
        return (0,sentence/* text */.Qq) `Change what the service objects to, then run again; if it is an old date, give \`trend\` a lower value.`;
    if (status !== undefined)
        return (0,sentence/* text */.Qq) `The service may be disturbed; check \`base-url\`, and run again later.`;
    return (0,sentence/* text */.Qq) `Check \`base-url\`, the network and any proxy (\`HTTPS_PROXY\`, \`NO_PROXY\`, \`NODE_EXTRA_CA_CERTS\`), then run again.`;
}

;// CONCATENATED MODULE: ./build/visitors/report.js
/** How a number has changed; the one before may not be known. */
function changeOf(now, before) {
    if (before === undefined)
        return { kind: 'unknown' };
    return { kind: 'known', by: now - before, ratio: before === 0 ? undefined : (now - before) / before };
}

;// CONCATENATED MODULE: ./build/visitors/numbers.js

/** Keeps a number and its unit on one line. */
const NBSP = '\u00a0';
/** A whole number with its thousands set apart: `12,345`. */
function whole(value) {
    return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** A number of things whose plural ends in s: `1 page`, `1,000 pages`. */
function counted(count, thing) {
    return `${whole(count)} ${thing}${count === 1 ? '' : 's'}`;
}
/** A share of 0 to 1 as `24.3 %`; undefined is a dash. */
function percent(share) {
    return share === undefined ? '–' : `${(share * 100).toFixed(1)}${NBSP}%`;
}
/** `+56 (+4.8 %)`, `+5 (from 0)`, `±0`, or that there is nothing to compare with. */
function changed(now, before) {
    const change = changeOf(now, before);
    if (change.kind === 'unknown')
        return 'not known';
    const { by, ratio } = change;
    if (by === 0)
        return '±0';
    const part = ratio === undefined ? 'from 0' : `${signed(ratio * 100, (n) => n.toFixed(1))}${NBSP}%`;
    return `${signed(by, whole)} (${part})`;
}
/** How a share has moved, in percentage points. */
function points(now, before) {
    if (now === undefined || before === undefined)
        return 'not known';
    const by = (now - before) * 100;
    return Math.abs(by) < 0.05 ? '±0' : `${signed(by, (n) => n.toFixed(1))}${NBSP}points`;
}
function signed(value, write) {
    return `${value < 0 ? '−' : '+'}${write(Math.abs(value))}`;
}

// EXTERNAL MODULE: ./build/github/messages.js
var messages = __webpack_require__(3764);
// EXTERNAL MODULE: ./build/github/thread-comments.js
var thread_comments = __webpack_require__(4191);
// EXTERNAL MODULE: ./build/job/markdown.js + 2 modules
var markdown = __webpack_require__(7660);
// EXTERNAL MODULE: ./build/runner/publisher.js
var runner_publisher = __webpack_require__(843);
// EXTERNAL MODULE: ./build/thread/reading.js
var reading = __webpack_require__(6313);
// EXTERNAL MODULE: ./build/github/comments.js
var github_comments = __webpack_require__(5274);
// EXTERNAL MODULE: ./build/github/hidden-marker.js
var hidden_marker = __webpack_require__(1923);
;// CONCATENATED MODULE: ./build/visitors/marker.js


/** The seal of one report in one thread. */
function markerSeal(place) {
    const { apiKey, repository, issue, projects, period } = place;
    const derived = (0,external_node_crypto_.hkdfSync)('sha256', apiKey, '', 'docs-agent: visitor report in a thread, 1', 32);
    const report = JSON.stringify([period, ...projects.toSorted()]);
    return { key: (0,external_node_crypto_.createSecretKey)(Buffer.from(derived)), repository, issue, report };
}
const LINE = /^<!-- docs-agent-visitors (?<report>[A-Za-z0-9+/]{22}) (?<signature>[A-Za-z0-9+/]{43}) -->$/;
/** In the line of a comment whose id GitHub has yet to tell; no comment has it, so such a line verifies nowhere. */
const ID_TO_COME = 0;
/**
 * The hidden line: which report it is, without its name, and the signature. It belongs to the comment with this id
 * alone, so that a copy in another one is worth nothing, whoever wrote it. No hyphen can end the comment.
 */
function markerLine(seal, commentId) {
    return `<!-- docs-agent-visitors ${reportName(seal)} ${signature(seal, commentId)} -->`;
}
/**
 * What a comment's last line says: it is this report's; it claims to be, but was not signed with this API key for
 * this comment; or it is something else. Only the last line counts: what stands above may quote anybody.
 */
function readMarker({ id, body }, seal) {
    const found = LINE.exec((0,hidden_marker/* lastLine */.fM)(body))?.groups;
    if (found === undefined || found.report !== reportName(seal))
        return 'none';
    const given = Buffer.from(found.signature ?? '');
    return (0,external_node_crypto_.timingSafeEqual)(given, Buffer.from(signature(seal, id))) ? 'this-report' : 'not-verified';
}
function reportName({ report }) {
    return unpadded((0,external_node_crypto_.createHash)('sha256').update(report).digest().subarray(0, 16));
}
function signature({ key, repository, issue, report }, commentId) {
    return unpadded((0,external_node_crypto_.createHmac)('sha256', key)
        .update(JSON.stringify([repository, issue, report, commentId]))
        .digest());
}
function unpadded(bytes) {
    return bytes.toString('base64').replace(/=+$/, '');
}

;// CONCATENATED MODULE: ./build/visitors/comment.js


/** 50,000 comments: twenty times what GitHub lets a conversation hold. A list beyond that is broken. */
const MAX_PAGES = 500;
/**
 * Puts the report into its one comment: the one that an earlier run wrote, else a new one. Without a reading of
 * the whole thread nothing is written, because that would make a second one.
 */
async function postReport(markdown, deps) {
    const { comments, seal } = deps;
    const bodyFor = (id) => `${markdown.trimEnd()}\n\n${markerLine(seal, id)}`;
    const posted = { url: '', removed: [], unverified: [] };
    let found;
    try {
        found = await readThread(deps);
    }
    catch (error) {
        return { ...posted, fault: { during: 'reading', fault: (0,github_comments/* asFault */.Ps)(error) } };
    }
    try {
        const updated = await updateFirst(found.verified, bodyFor, comments);
        const comment = updated?.comment ?? (await comments.create(bodyFor(ID_TO_COME))).data;
        posted.url = comment.url;
        // The author of what is surely ours is our account; a bot's name alone says little, as every app has one.
        const isByUs = ({ author }) => author !== null && author.id === comment.author?.id;
        posted.unverified = found.unverified.filter(isByUs).map(({ id }) => id);
        if (updated === undefined)
            await comments.update(comment.id, bodyFor(comment.id));
        for (const { id } of updated?.others.filter(isByUs) ?? []) {
            if (await removed(id, comments))
                posted.removed.push(id);
        }
        return posted;
    }
    catch (error) {
        return { ...posted, fault: { during: posted.url === '' ? 'writing' : 'marking', fault: (0,github_comments/* asFault */.Ps)(error) } };
    }
}
/** Updates the first comment that still is there; undefined where none is. */
async function updateFirst(known, bodyFor, comments) {
    const [first, ...others] = known;
    if (first === undefined)
        return undefined;
    try {
        return { comment: (await comments.update(first.id, bodyFor(first.id))).data, others };
    }
    catch (error) {
        if (!(0,github_comments/* isGone */.ST)((0,github_comments/* asFault */.Ps)(error)))
            throw error;
        return updateFirst(others, bodyFor, comments);
    }
}
async function removed(id, comments) {
    const fault = await comments.remove(id).then(() => undefined, github_comments/* asFault */.Ps);
    return fault === undefined;
}
async function readThread({ comments, seal, asBot, signal }) {
    const account = asBot ? undefined : (await comments.whoAmI()).data.id;
    const mayBeOurs = ({ author }) => asBot ? author?.type === 'Bot' : author !== null && author.id === account;
    const found = new Map();
    for (let page = 1;; page++) {
        if (signal.aborted || page > MAX_PAGES)
            throw new github_comments/* GitHubFault */.Q4('not read to its end', { status: 'lost' });
        const { data } = await comments.list(page);
        for (const comment of data.comments.filter(mayBeOurs))
            found.set(comment.id, comment);
        if (!data.more)
            break;
    }
    const all = [...found.values()].toSorted((a, b) => a.id - b.id);
    const thatSay = (says) => all.filter((comment) => readMarker(comment, seal) === says);
    return { verified: thatSay('this-report'), unverified: thatSay('not-verified') };
}

;// CONCATENATED MODULE: ./build/visitors/file-contents.js


/** Rows that are written at a time: a file of many pages never stands in memory whole. */
const ROWS_AT_A_TIME = 500;
/** What a spreadsheet would take for a formula (design: interface.md, The files of the report). */
const FORMULA = /^[=+\-@\t\r]/;
/** `visitors.csv` in parts of whole rows: RFC 4180, and no path begins a formula. */
function csvParts(pages) {
    return inParts(csvRows(pages));
}
function* csvRows(pages) {
    yield 'path,human,ai,total\r\n';
    for (const { path, human, ai, total } of pages.byTotal()) {
        yield `${csvField(FORMULA.test(path) ? `'${path}` : path)},${human},${ai},${total}\r\n`;
    }
}
function csvField(value) {
    return /[",\p{Cc}]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
/** `visitors.json` in parts that end between two pages. The README describes it. */
function jsonParts(report) {
    return inParts(jsonRows(report));
}
function* jsonRows(report) {
    const { period, range, requests, maxRequests, madeAt, projects, failures } = report;
    const head = {
        version: 1,
        madeAt: new Date(madeAt).toISOString(),
        period,
        range,
        requests: { made: requests, allowed: maxRequests },
        failed: failures.map((failure) => ({ project: failure.projectId, reason: failureText(failure) })),
    };
    yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "projects": [`;
    for (const [index, project] of projects.entries()) {
        yield `${index === 0 ? '' : ','}\n${JSON.stringify(projectHead(project)).slice(0, -1)},"pages":[`;
        let first = true;
        for (const page of project.read.pages.byTotal()) {
            yield `${first ? '' : ','}\n${JSON.stringify(page)}`;
            first = false;
        }
        yield '\n]}';
    }
    yield `${projects.length === 0 ? '' : '\n  '}]\n}\n`;
}
function projectHead({ projectId, read, spells, requests }) {
    const [now, before] = spells;
    return {
        project: projectId,
        ...spellOf(now),
        before: before === undefined ? null : spellOf(before),
        // Oldest first, as it is read.
        trend: spells.toReversed().map(spellOf),
        pageCount: read.pages.size,
        truncated: read.truncated,
        requests,
        oddities: {
            duplicateRows: read.duplicates,
            emptyAnswers: read.emptyAnswers,
            shortAnswers: read.shortAnswers,
            answersWithOtherTotals: read.otherTotals,
            stoppedBecauseNothingNewCame: read.stoppedBy === 'nothing-new',
        },
    };
}
function spellOf({ range, totals }) {
    if (totals === undefined)
        return { range, totals: null };
    const share = aiShare(totals);
    return {
        range,
        totals: {
            human: totals.human,
            ai: totals.ai,
            total: totals.total,
            both: bothIn(totals) ?? null,
            aiShare: share === undefined ? null : Number(share.toFixed(4)),
        },
    };
}
function* inParts(rows) {
    let part = [];
    for (const row of rows) {
        part.push(row);
        if (part.length === ROWS_AT_A_TIME) {
            yield part.join('');
            part = [];
        }
    }
    yield part.join('');
}

;// CONCATENATED MODULE: ./build/visitors/notes.js




/** What a project's report could not see, or saw twice: a sentence each, none where all is plain. */
function notesOn(project) {
    const { read, spells } = project;
    const notes = [];
    if (read.stoppedBy === 'budget') {
        notes.push((0,sentence/* text */.Qq) `Not every page was read. The service has more than ${counted(read.pages.size, 'page')}; \`max-requests\` was used up. The rankings are over the pages that were read. Give it a higher value to read on.`);
    }
    if (read.stoppedBy === 'nothing-new') {
        notes.push((0,sentence/* text */.Qq) `The service did not say where the pages end. Several answers in a row brought no new page and still said that there are more, so the export ended after ${counted(read.pages.size, 'page')}.`);
    }
    if (read.duplicates > 0) {
        notes.push((0,sentence/* text */.Qq) `${counted(read.duplicates, 'row')} came more than once and counted once. If rows moved while they were read, other pages may be missing.`);
    }
    if (read.emptyAnswers > 0) {
        notes.push((0,sentence/* text */.Qq) `${counted(read.emptyAnswers, 'answer')} held no page although more were promised.`);
    }
    if (read.shortAnswers > 0) {
        notes.push((0,sentence/* text */.Qq) `${counted(read.shortAnswers, 'answer')} held fewer pages than were asked for although more were promised. If the service gives fewer at a time, the pages between are missing here.`);
    }
    if (read.otherTotals > 0) {
        notes.push((0,sentence/* text */.Qq) `The totals changed while the pages were read; those of the first answer count.`);
    }
    notes.push(...gapsIn(project));
    if (spells.some(({ totals }) => totals !== undefined && isContradictory(totals))) {
        notes.push((0,sentence/* text */.Qq) `Totals of the service contradict each other (\`total\` is no distinct count of \`human\` and \`ai\`); what would follow from them is left empty.`);
    }
    const { contradictory } = read.pages;
    if (contradictory > 0) {
        notes.push((0,sentence/* text */.Qq) `The numbers of ${counted(contradictory, 'page')} contradict each other; who was seen as both is not known there.`);
    }
    return notes;
}
/** Which periods of the trend are missing, why, and what to change: a text for each cause, none where all are there. */
function gapsIn({ spells }) {
    const causes = spells.flatMap((spell) => (spell.totals === undefined ? [spell.why] : []));
    const failures = causes.filter((why) => why !== 'no-requests');
    const [first] = failures;
    return [
        ...(first === undefined ? [] : [(0,sentence/* sentences */.hC)((0,sentence/* text */.Qq) `${missing(failures)} ${cause(first)}`, remedy(first))]),
        ...(failures.length === causes.length
            ? []
            : [
                (0,sentence/* text */.Qq) `${missing(causes.filter((why) => why === 'no-requests'))} no request was left. Give \`max-requests\` a higher value, or \`trend\` a lower one.`,
            ]),
    ];
}
function missing({ length }) {
    const periods = length === 1 ? 'one earlier period' : `${whole(length)} earlier periods`;
    return `The totals of ${periods} could not be read and are not in the chart:`;
}

;// CONCATENATED MODULE: ./build/visitors/room.js
/** What stands between two parts of a text. */
const SEPARATOR = '\n\n';
/** What parts take in bytes (UTF-8), each with what stands between it and the next. */
function bytes(parts) {
    return parts.reduce((sum, part) => sum + Buffer.byteLength(part) + SEPARATOR.length, 0);
}
/**
 * Writes the sections into `room`, in their order; undefined are those that it is too small for, later ones first.
 * What one does not need goes to the others, wherever they stand: whoever wants least is served first.
 */
function writeInto(room, sections) {
    let left = room;
    const fitting = sections.filter(({ least }) => {
        if (least > left)
            return false;
        left -= least;
        return true;
    });
    const wish = ({ least, most }) => most - least;
    const written = new Map();
    for (const [index, section] of fitting.toSorted((a, b) => wish(a) - wish(b)).entries()) {
        const share = Math.floor(left / (fitting.length - index));
        const part = section.write(section.least + share);
        left -= bytes([part]) - section.least;
        written.set(section, part);
    }
    return sections.map((section) => written.get(section));
}

;// CONCATENATED MODULE: ./build/visitors/pages.js




/** Most characters of a path that are shown, so that the numbers stay in sight; the files hold it whole. */
const MAX_PATH = 120;
/** Most rows of the folded tables. */
const MAX_FOLDED = 20;
const HEAD = '| page | people | AI | all |\n|---|--:|--:|--:|';
/**
 * The page table: `top` rows, or as many as fit into `maxBytes` (UTF-8), cut at a row, with the count of those
 * left out, which is told even where there is no room for anything. Nothing where no row is wanted or there is no page.
 */
function pageTable(pages, { top, maxBytes, whole: list }) {
    if (top === 0 || pages.size === 0)
        return [];
    const ending = (left, kind) => (left === 0 ? [] : [leftOut(left, kind, list)]);
    // The ending for all of them is the longest one there can be.
    let room = maxBytes - bytes([TITLE, HEAD, ...ending(pages.size, 'more ')]);
    const rows = [];
    for (const page of pages.byTotal()) {
        if (rows.length === top)
            break;
        const row = `\n${pageRow(page)}`;
        room -= Buffer.byteLength(row);
        if (room < 0)
            break;
        rows.push(row);
    }
    if (rows.length === 0)
        return [TITLE, ...ending(pages.size, '')];
    return [TITLE, `${HEAD}${rows.join('')}`, ...ending(pages.size - rows.length, 'more ')];
}
const TITLE = '#### Most read pages';
function leftOut(left, kind, { csv, mayMissPages }) {
    const count = `${whole(left)} ${kind}${left === 1 ? 'page is' : 'pages are'} not shown here`;
    const all = mayMissPages ? 'every page that was read' : 'all of them';
    return csv === undefined
        ? `${count}; \`report-path\` writes ${all} to a file.`
        : `${count}; ${csv} holds ${all}.`;
}
function pageRow({ path, human, ai, total }) {
    return `| ${pathCell(path)} | ${whole(human)} | ${whole(ai)} | ${whole(total)} |`;
}
function pathCell(path) {
    return (0,text_escape/* cellSpan */.Lf)(path.length > MAX_PATH ? `${path.slice(0, MAX_PATH).toWellFormed()}…` : path);
}
/** Which pages AI reads more than people do, and which were read by visitors seen as both: folded, bounded. */
function specialPages(pages, top) {
    const most = Math.min(top, MAX_FOLDED);
    const all = whole(pages.size);
    const ahead = pages.aiAhead(most);
    const both = pages.both(most);
    const bothRows = both.pages.map((page) => `| ${pathCell(page.path)} | ${whole(bothIn(page) ?? 0)} |`);
    return [
        folded(`Pages that AI reads more than people do: ${whole(ahead.count)} of ${all}`, table(HEAD, ahead.pages.map(pageRow)), ahead.count - ahead.pages.length),
        folded(`Pages with visitors that were seen as both: ${whole(both.count)} of ${all}`, table('| page | seen as both |\n|---|--:|', bothRows), both.count - both.pages.length),
    ];
}
function folded(title, content, left) {
    if (content === '')
        return `${title}.`;
    const more = left === 0 ? '' : `\n\n… and ${whole(left)} more.`;
    return `<details><summary>${title}</summary>\n\n${content}${more}\n\n</details>`;
}
function table(head, rows) {
    return rows.length === 0 ? '' : [head, ...rows].join('\n');
}

// EXTERNAL MODULE: ./build/text/dates.js
var dates = __webpack_require__(9371);
;// CONCATENATED MODULE: ./build/visitors/trend.js



const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** The trend as a chart and a table of the same numbers, oldest first; nothing for a single period. */
function trendParts(spells, period) {
    if (spells.length < 2)
        return [];
    const oldestFirst = spells.toReversed();
    return [...chart(oldestFirst, period), trend_table(oldestFirst, period)];
}
/** Colours that stand out on a light and on a dark page; the chart's own bars are nearly white. */
const COLOURS = '#5b8def, #e8710a';
const STYLE = {
    // Mermaid measures too little room for the numbers where a narrow page scales the chart.
    xyChart: { width: 600, height: 300, yAxis: { labelPadding: 18 } },
    themeVariables: { xyChart: { plotColorPalette: COLOURS, backgroundColor: 'transparent' } },
};
/** Names with their year are longer, and eight of them must not touch. */
const STYLE_OF_YEARS = { ...STYLE, xyChart: { ...STYLE.xyChart, xAxis: { labelFontSize: 11 } } };
/**
 * Periods without numbers are left out: a chart has no sign for them, and zero would be wrong. Names must differ, or
 * their bars are drawn over each other: across years they have the year.
 */
function chart(spells, period) {
    const withTotals = spells.filter(({ totals }) => totals !== undefined);
    const inOneYear = new Set(withTotals.map(({ range }) => momentOf(range.from).getUTCFullYear())).size === 1;
    const known = withTotals.flatMap(({ range, totals }) => {
        const { short, long } = label(range.from, period);
        return totals === undefined ? [] : [{ ...totals, at: inOneYear ? short : long }];
    });
    if (known.length < 2)
        return [];
    const top = Math.max(1, ...known.map(({ human, ai, total }) => Math.max(human, ai, total)));
    const lines = [
        `%%{init: ${JSON.stringify(inOneYear ? STYLE : STYLE_OF_YEARS)}}%%`,
        'xychart-beta',
        `  x-axis [${known.map(({ at }, index) => JSON.stringify(shown(at, index, known.length))).join(', ')}]`,
        `  y-axis 0 --> ${top}`,
        `  bar [${known.map(({ total }) => total).join(', ')}]`,
        `  line [${known.map(({ ai }) => ai).join(', ')}]`,
    ];
    return [
        `\`\`\`mermaid\n${lines.join('\n')}\n\`\`\``,
        'Bars: all visitors, each counted once. Line: AI among them.',
    ];
}
/** Eight names at most, or they are printed over each other; blank ones must differ as well. */
function shown(at, index, count) {
    const every = Math.ceil(count / 8);
    return (count - 1 - index) % every === 0 ? at : '\u200b'.repeat(index + 1);
}
function trend_table(spells, period) {
    const rows = spells.map(({ range, totals }, index) => {
        const { long } = label(range.from, period);
        const name = index === spells.length - 1 ? `**${long}**` : long;
        if (totals === undefined)
            return `| ${name} | not known | | | |`;
        const { human, ai, total } = totals;
        return `| ${name} | ${whole(total)} | ${whole(human)} | ${whole(ai)} | ${percent(aiShare(totals))} |`;
    });
    return ['| from | all | people | AI | AI share |', '|---|--:|--:|--:|--:|', ...rows].join('\n');
}
/**
 * What a period is called, to the millisecond where it does not begin with a day: `16 Nov 2026`, a month `Oct 2026`;
 * `short` has no year. Words of ours only.
 */
function label(from, period) {
    const date = momentOf(from);
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
function momentOf(from) {
    return new Date((0,dates/* readDate */.h2)(from)?.ms ?? 0);
}

;// CONCATENATED MODULE: ./build/visitors/markdown.js










/** The report as Markdown for summary and comment: outcome first, at most `maxBytes`, cut at a row. */
function visitorsMarkdown(report, showing) {
    const { maxBytes } = showing;
    const [only] = report.projects;
    const isAlone = report.projects.length + report.failures.length === 1;
    const sections = report.projects.map((project) => sectionOf(project, report, showing, isAlone));
    const foot = footer(report, showing);
    // Room for saying how many sections there was none for.
    const around = bytes([...foot, onlyInTable(report.projects.length)]);
    const wanted = sections.reduce((sum, { most }) => sum + most, around);
    // Half of the text for what stands above the sections, or what they leave.
    const head = only !== undefined && isAlone
        ? headOfOne(report, only)
        : headOfMany(report, Math.max(maxBytes / 2, maxBytes - wanted));
    const written = writeInto(maxBytes - around - bytes(head), sections).filter((part) => part !== undefined);
    const missing = sections.length - written.length;
    const told = missing === 0 ? [] : [onlyInTable(missing)];
    return `${[...head, ...written, ...told, ...foot].join(SEPARATOR)}\n`;
}
function onlyInTable(projects) {
    return `There was no room here for more about ${whole(projects)} of the projects.`;
}
/** What a report is called: its one number, or how many projects it is about. */
function titleOf({ projects, failures }) {
    const [only] = projects;
    if (projects.length + failures.length > 1 || only === undefined) {
        const read = failures.length === 0 ? '' : ` of ${projects.length + failures.length}`;
        return `Visitors of ${projects.length}${read} projects`;
    }
    const { total } = only.read.totals;
    return total === 0 ? 'No visitors' : counted(total, 'visitor');
}
function rangeLine({ range, period }) {
    const named = period === 'own dates' ? '' : `\`${period}\`: `;
    return `${named}from ${(0,text_escape/* codeSpan */.SS)(range.from)} up to, not including, ${(0,text_escape/* codeSpan */.SS)(range.to)} (UTC)`;
}
function headOfOne(report, project) {
    return [
        `### 📈 ${titleOf(report)}`,
        `Project ${(0,text_escape/* codeSpan */.SS)(project.projectId)}, ${rangeLine(report)}.`,
        ...warning(project),
    ];
}
/** Failures first, since they want somebody's attention. */
function headOfMany(report, maxBytes) {
    const rows = report.projects.map(({ projectId, read, spells }) => {
        const { total, human, ai } = read.totals;
        const numbers = [
            whole(total),
            changed(total, spells[1]?.totals?.total),
            whole(human),
            whole(ai),
            percent(aiShare(read.totals)),
        ];
        const pages = `${whole(read.pages.size)}${mayMissPages(read) ? ' or more' : ''}`;
        return `| ${(0,text_escape/* cellSpan */.Lf)(projectId)} | ${[...numbers, pages].join(' | ')} |`;
    });
    const failed = report.failures.map((failure) => {
        const { happened, next } = failureWords(failure);
        return `- ❌ ${(0,text_escape/* toMarkdown */.l6)(happened)} ${(0,text_escape/* toMarkdown */.l6)(next)}`;
    });
    const head = '| project | all | change | people | AI | AI share | pages |\n|---|--:|--:|--:|--:|--:|--:|';
    const title = [
        `### 📈 ${titleOf(report)}`,
        `Each project on its own, ${rangeLine(report)}. Visitors of several projects do not add up.`,
    ];
    const room = maxBytes - bytes([...title, head, andMore(failed.length), andMore(rows.length)]);
    const first = failed.length === 0 ? [] : [fitting(failed, Math.max(room / 2, room - bytes([rows.join('\n')])))];
    return [
        ...title,
        ...first,
        ...(rows.length === 0 ? [] : [`${head}\n${fitting(rows, room - bytes(first))}`]),
    ];
}
/** Lines until there is no more room, and how many are left out, which takes room of its own. */
function fitting(lines, maxBytes) {
    let room = maxBytes - SEPARATOR.length;
    const fit = lines.findIndex((line) => {
        room -= Buffer.byteLength(line) + 1;
        return room < 0;
    });
    if (fit === -1)
        return lines.join('\n');
    return `${lines.slice(0, fit).join('\n')}${SEPARATOR}${andMore(lines.length - fit)}`;
}
function andMore(count) {
    return `… and ${whole(count)} more.`;
}
/** One project's part; its page table takes the room that there is. */
function sectionOf(project, report, { top, csvOf, maxBytes }, isAlone) {
    const { projectId, read, spells } = project;
    const csv = csvOf(projectId);
    const list = {
        csv: csv === undefined ? undefined : (0,text_escape/* codeSpan */.SS)(csv),
        mayMissPages: mayMissPages(read),
    };
    const before = [
        ...(isAlone ? [] : [`#### ${(0,text_escape/* codeSpan */.SS)(projectId)}`, ...warning(project)]),
        totalsTable(read.totals, spells[1]?.totals, spells.length > 1),
        ...trendParts(spells, report.period),
    ];
    const after = [...(read.pages.size === 0 ? [] : specialPages(read.pages, top)), unseen(project)];
    const around = bytes([...before, ...after]);
    const table = (room) => pageTable(read.pages, { top, maxBytes: room, whole: list });
    const sizeIn = (room) => around + bytes(table(room));
    return {
        least: sizeIn(0),
        most: sizeIn(maxBytes),
        write: (room) => [...before, ...table(room - around), ...after].join(SEPARATOR),
    };
}
function totalsTable(now, before, isCompared) {
    const row = (name, of) => {
        const [a, b] = [of(now), before && of(before)];
        const cells = [a === undefined ? '–' : whole(a)];
        if (isCompared) {
            cells.push(b === undefined ? 'not known' : whole(b), a === undefined ? 'not known' : changed(a, b));
        }
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
/** What must not be missed, before the numbers. */
function warning({ read }) {
    const { truncated, shortAnswers, pages } = read;
    if (!truncated && shortAnswers === 0)
        return [];
    const what = truncated ? 'Not every page was read' : 'Pages may be missing';
    const lists = pages.size === 0 ? 'there are no page lists' : `the page lists are over ${counted(pages.size, 'page')}`;
    return [`⚠️ ${what}: ${lists}. The totals are the whole site’s.`];
}
function unseen(project) {
    const notes = notesOn(project).map((note) => `- ${(0,text_escape/* toMarkdown */.l6)(note)}`);
    const always = [
        '- Numbers are distinct visitors as the service counts them. Pages and periods do not add up to a total: who reads two pages counts on both.',
    ];
    const title = notes.length === 0 ? 'How to read this' : `What this report could not see (${notes.length})`;
    return `<details><summary>${title}</summary>\n\n${[...notes, ...always].join('\n')}\n\n</details>`;
}
function footer({ requests, maxRequests }, { runUrl }) {
    const spent = `<sub>${whole(requests)} of at most ${counted(maxRequests, 'request')}</sub>`;
    return [spent, ...(0,markdown/* runLink */.ut)(runUrl)];
}

;// CONCATENATED MODULE: ./build/visitors/outputs.js


/**
 * The outputs of a visitor report. With several projects the numbers are empty, because no number of one
 * project stands for all of them, and the paths of the CSV files stand one a line.
 */
function visitorOutputs({ projects, failures }, outcome, { json, csv }) {
    const files = { 'report-json': json, 'report-csv': csv.join('\n') };
    const truncated = String(projects.some(({ read }) => read.truncated));
    const [only] = projects;
    if (only === undefined || projects.length + failures.length > 1) {
        return (0,presentation/* outputs */.V4)({ outcome, truncated, ...files });
    }
    const { totals, pages } = only.read;
    return (0,presentation/* outputs */.V4)({
        outcome,
        human: String(totals.human),
        ai: String(totals.ai),
        total: String(totals.total),
        both: String(bothIn(totals) ?? ''),
        'ai-share': aiShare(totals)?.toFixed(4) ?? '',
        pages: String(pages.size),
        truncated,
        ...files,
    });
}

;// CONCATENATED MODULE: ./build/visitors/publish-report.js
















/** Room for the hidden line in the comment. */
const MARKER_BYTES = 200;
/** Writes files, outputs, comment and summary. Gives whether the step fails. */
async function publishReport(report, readers) {
    const { folder, top, issue, inputs, world, voice } = readers;
    const { publisher } = voice;
    const names = csvNames(inputs['project-id']);
    const written = folder === undefined ? NO_FILES : await writeFiles(report, folder, names, readers);
    const failing = written === undefined;
    // The outputs come before everything that can take its time.
    publisher.outputs(visitorOutputs(report, failing ? 'failed' : 'reported', written ?? NO_FILES));
    const csvOf = (projectId) => (written?.json ? names.get(projectId) : undefined);
    const shown = (maxBytes) => voice.publisher.redact(visitorsMarkdown(report, { top, maxBytes, runUrl: world.run.url, csvOf }));
    if (issue !== undefined)
        await comment(shown(markdown/* MAX_COMMENT */.bc - MARKER_BYTES), issue, readers);
    const isStopped = world.signal.aborted;
    if (isStopped)
        publisher.output('outcome', 'cancelled');
    await publisher.summary(shown(runner_publisher/* MAX_SUMMARY_BYTES */.Q));
    if (report.failures.length > 0) {
        const count = report.failures.length;
        publisher.error(count === 1 ? 'A project could not be read' : `${count} projects could not be read`, ...report.failures.map(failureWords).flatMap(({ happened, next }) => [happened, next]));
    }
    warnOfGaps(report, publisher);
    if (isStopped) {
        publisher.error('Cancelled', (0,sentence/* text */.Qq) `The run was stopped while it published the report, which stands in the job summary.`, issue === undefined ? [] : (0,sentence/* text */.Qq) `Its comment may be missing, or still be the one of an earlier run.`);
        return true;
    }
    publisher.annotate({ level: 'notice', title: titleOf(report), paragraphs: [rangeText(report)] });
    return failing;
}
/** Says in the log which projects' reports are not whole. */
function warnOfGaps({ projects }, publisher) {
    const named = (found) => (0,sentence/* code */.aY)(found.map(({ projectId }) => projectId).join(', '));
    const cut = projects.filter(({ read }) => read.truncated);
    if (cut.length > 0) {
        publisher.warn('Not every page was read', (0,sentence/* text */.Qq) `Pages are missing in the lists of ${named(cut)}; the summary says why. The totals are the whole site’s.`);
    }
    const short = projects.filter(({ read }) => read.shortAnswers > 0 && !read.truncated);
    if (short.length > 0) {
        publisher.warn('Pages may be missing', (0,sentence/* text */.Qq) `The service gave fewer pages an answer than it was asked for and said that there are more, so pages may be missing in the lists of ${named(short)}. The totals are the whole site’s.`);
    }
    const gaps = projects.flatMap((project) => gapsIn(project).map((words) => (0,sentence/* text */.Qq) `Project ${(0,sentence/* code */.aY)(project.projectId)}: ${words}`));
    if (gaps.length > 0)
        publisher.warn('Periods are missing in the trend', ...gaps);
}
function rangeText({ range, requests }) {
    return (0,sentence/* text */.Qq) `From ${(0,sentence/* code */.aY)(range.from)} up to, not including, ${(0,sentence/* code */.aY)(range.to)}; ${counted(requests, 'request')}.`;
}
const NO_FILES = { json: '', csv: [] };
/** The files' paths; undefined where they could not be written, which is said. */
async function writeFiles(report, folder, names, { world, voice }) {
    const redacted = function* (parts) {
        for (const part of parts)
            yield voice.publisher.redact(part);
    };
    const tables = report.projects.map(({ projectId, read }) => ({
        name: names.get(projectId) ?? '',
        parts: redacted(csvParts(read.pages)),
    }));
    const drafts = [{ name: 'visitors.json', parts: redacted(jsonParts(report)) }, ...tables];
    try {
        const place = { folder, mark: world.run.mark, files: world.files };
        const [json = '', ...csv] = await writeAll(drafts, place);
        return { json, csv };
    }
    catch (error) {
        voice.publisher.error('The report’s files could not be written', (0,sentence/* text */.Qq) `Writing to ${(0,sentence/* code */.aY)(folder)} failed: ${(0,sentence/* code */.aY)(String(error))}. Later steps would miss them, so this step fails; none of them was left.`, (0,sentence/* text */.Qq) `Check that the folder can be written to, and that the disk is not full.`);
        return undefined;
    }
}
/** A comment that fails never changes the outcome: it is a warning. */
async function comment(markdown, issue, { inputs, world, voice }) {
    const { publisher } = voice;
    const token = inputs['github-token'];
    const seal = markerSeal({
        apiKey: inputs['api-key'],
        repository: world.run.repository.id,
        issue,
        projects: inputs['project-id'],
        period: inputs['date-from'] === undefined ? inputs.period : 'own dates',
    });
    try {
        const posted = await postReport(markdown, {
            comments: (0,thread_comments/* threadComments */.f)(await world.api(token), issue),
            seal,
            asBot: (0,reading/* isInstallationToken */.eF)(token?.trim() ?? ''),
            signal: world.signal,
        });
        if (posted.url !== '')
            publisher.output('comment-url', posted.url);
        sayPosted(posted, issue, publisher);
    }
    catch (error) {
        if (!(error instanceof errors/* SetupError */.w3))
            throw error;
        publisher.warn('The report is in no comment', error.happened, error.remedy);
    }
}
function sayPosted({ removed, unverified, fault: failed }, issue, publisher) {
    if (removed.length > 0) {
        publisher.info((0,sentence/* text */.Qq) `Removed further comments with this report, which runs at the same time had left: ${(0,sentence/* code */.aY)(removed.join(', '))}.`);
    }
    if (unverified.length > 0) {
        publisher.warn('An older report is left in the thread', (0,sentence/* text */.Qq) `Comments that were signed with another API key, edited, or copied were not touched (${(0,sentence/* code */.aY)(unverified.join(', '))}). Remove them by hand.`);
    }
    if (failed === undefined)
        return;
    const { during, fault } = failed;
    const said = (0,messages/* faultText */.Ij)(fault);
    if (during === 'marking') {
        publisher.warn('The report’s comment will not be updated', (0,sentence/* text */.Qq) `GitHub took the comment, but not the line by which it is found again (${said}). The next run writes another one; remove this one then.`);
        return;
    }
    const happened = during === 'reading' ? 'did not give the thread to its end' : 'took no comment';
    publisher.warn('The report is in no comment', (0,sentence/* text */.Qq) `GitHub ${happened} (${said}). It stands in the job summary all the same.`, fault.status === 'lost' || fault.rateLimited
        ? []
        : (0,sentence/* text */.Qq) `Give the job \`permissions: issues: write\`, and check that #${issue} exists and is not locked.`);
}

;// CONCATENATED MODULE: ./build/visitors/range.js

/** Where the calendar that we write begins: its years have four digits. */
const FIRST_MS = Date.parse('0001-01-01T00:00:00Z');
function startsOf(period, now) {
    const today = (0,dates/* startOfDay */.ol)(now);
    const day = new Date(today);
    switch (period) {
        case 'last-week': {
            const monday = today - ((day.getUTCDay() + 6) % 7) * dates/* DAY_MS */.sO;
            return (back) => monday - (back + 1) * 7 * dates/* DAY_MS */.sO;
        }
        case 'last-7-days':
            return (back) => today - (back + 1) * 7 * dates/* DAY_MS */.sO;
        case 'last-30-days':
            return (back) => today - (back + 1) * 30 * dates/* DAY_MS */.sO;
        case 'last-month':
            return (back) => Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - back - 1, 1);
    }
}
/**
 * The range of a report and those before it, newest first, each ending where the one after it begins:
 * `count` of them in all, fewer where the calendar begins. Own dates stand as they were written, and the
 * ranges before them are as long as they are. `now` is in ms since 1970.
 *
 * Throws a RangeError for dates that the inputs should have refused.
 */
function rangesOf(wish, count, now) {
    if ('period' in wish) {
        const start = startsOf(wish.period, now);
        const at = (back) => ({
            from: (0,dates/* writeDate */.Ml)(start(back), true),
            to: (0,dates/* writeDate */.Ml)(start(back - 1), true),
        });
        return [at(0), ...Array.from({ length: count - 1 }, (_, index) => at(index + 1))];
    }
    const [from, to] = [(0,dates/* readDate */.h2)(wish.from), (0,dates/* readDate */.h2)(wish.to)];
    if (from === undefined || to === undefined || from.ms >= to.ms)
        throw new RangeError('no range');
    return [{ from: wish.from, to: wish.to }, ...before(from, to, count - 1)];
}
function before(from, to, count) {
    const isDay = from.isDay && to.isDay;
    const length = to.ms - from.ms;
    const fitting = Math.floor((from.ms - FIRST_MS) / length);
    return Array.from({ length: Math.min(count, Math.max(0, fitting)) }, (_, index) => {
        const end = from.ms - index * length;
        return { from: (0,dates/* writeDate */.Ml)(end - length, isDay), to: (0,dates/* writeDate */.Ml)(end, isDay) };
    });
}

;// CONCATENATED MODULE: ./build/visitors/slots.js
/** Lets so many tasks run at a time; the others wait in the order in which they came. */
class Slots {
    free;
    waiting = [];
    constructor(count) {
        this.free = count;
    }
    async run(task) {
        if (this.free > 0)
            this.free--;
        else
            await new Promise((resolve) => this.waiting.push(resolve));
        try {
            return await task();
        }
        finally {
            const next = this.waiting.shift();
            if (next)
                next();
            else
                this.free++;
        }
    }
}

;// CONCATENATED MODULE: ./build/visitors/budget.js
/**
 * How many requests may still be made, repeated ones too. Some can be set aside: the trend's, so that a large
 * export leaves them.
 */
class Budget {
    left;
    aside;
    spent = 0;
    /** `aside` of `requests` are set aside, but at least one is not. */
    constructor(requests, aside) {
        this.left = requests;
        this.aside = Math.max(0, Math.min(aside, requests - 1));
    }
    /** Pays from what was not set aside. */
    open() {
        return this.purse(() => this.left > this.aside);
    }
    /** Pays from everything: without the answer that this is for, what was set aside is of no use. */
    everything() {
        return this.purse(() => this.left > 0);
    }
    /** Pays its first request from what was set aside, every other like `open`. */
    setAside() {
        let tries = 0;
        return this.purse(() => {
            if (tries++ === 0 && this.aside > 0)
                this.aside--;
            return this.left > this.aside;
        });
    }
    purse(mayTake) {
        return {
            take: () => {
                if (!mayTake())
                    return false;
                this.left--;
                this.aside = Math.min(this.aside, this.left);
                this.spent++;
                return true;
            },
            giveBack: () => {
                this.left++;
                this.spent--;
            },
        };
    }
}
/** What one of `projects` may spend of what is left: its share, rounded up. What it leaves goes to the others. */
function shareOf(left, projects) {
    return Math.ceil(left / projects);
}

;// CONCATENATED MODULE: ./build/visitors/project.js


/**
 * Reads one project: every page in the first range, and the totals of the ranges before it (design:
 * behaviour.md, Visitors). The first answer goes alone and brings this range's totals along.
 */
async function readProject(projectId, ranges, { asker, budget, signal }) {
    const [range, ...earlier] = ranges;
    const failed = (why) => ({
        kind: 'failure',
        failure: { projectId, why, requests: budget.spent },
    });
    const query = { projectId, range, limit: PAGE_ROWS, offset: 0 };
    const first = await asker.ask(query, budget.everything(), signal);
    if (first.kind === 'stopped')
        return first;
    if (first.kind === 'unpaid')
        return failed('no-requests');
    if (first.kind === 'no-answer')
        return failed(first.why);
    // Once one end decides, what is still under way is of no use.
    const abandon = new AbortController();
    const going = AbortSignal.any([signal, abandon.signal]);
    const pages = exportPages(first.answer, {
        ask: (offset, past) => asker.ask({ ...query, offset }, budget.open(), past),
        rows: PAGE_ROWS,
        signal: going,
    });
    const trend = earlier.map(async (each) => {
        const totalsOnly = { projectId, range: each, limit: 1, offset: 0 };
        const end = await asker.ask(totalsOnly, budget.setAside(), going);
        if (isRefused(end))
            abandon.abort();
        return end;
    });
    const exported = await pages;
    if (exported.kind === 'no-answer')
        abandon.abort();
    const totals = await Promise.all(trend);
    if (signal.aborted)
        return { kind: 'stopped' };
    if (exported.kind === 'no-answer')
        return failed(exported.why);
    const refused = totals.find(isRefused);
    if (refused !== undefined)
        return failed(refused.why);
    if (exported.kind === 'stopped')
        return exported;
    const known = { range, totals: first.answer.totals };
    const before = earlier.map((each, index) => project_spellOf(each, totals[index] ?? { kind: 'unpaid' }));
    return {
        kind: 'report',
        report: { projectId, read: exported.export, spells: [known, ...before], requests: budget.spent },
    };
}
/** What waiting cannot mend ends the run, in the trend too; a passing fault there leaves a gap. */
function isRefused(end) {
    return end.kind === 'no-answer' && end.why.because === 'refused';
}
function project_spellOf(range, asked) {
    if (asked.kind === 'answer')
        return { range, totals: asked.answer.totals };
    return { range, totals: undefined, why: asked.kind === 'no-answer' ? asked.why : 'no-requests' };
}

;// CONCATENATED MODULE: ./build/visitors/survey.js


/**
 * Reads the projects one after the other out of one budget: each may spend its share of what is left, less the
 * requests of its trend, which are set aside. One that fails does not keep the others. Undefined: stopped by
 * the signal.
 */
async function survey(projectIds, ranges, { asker, maxRequests, signal, onEnd }) {
    const found = { projects: [], failures: [], requests: 0 };
    for (const [index, projectId] of projectIds.entries()) {
        const share = shareOf(maxRequests - found.requests, projectIds.length - index);
        const budget = new Budget(share, ranges.length - 1);
        const end = await readProject(projectId, ranges, { asker, budget, signal });
        if (end.kind === 'stopped')
            return undefined;
        found.requests += budget.spent;
        if (end.kind === 'report')
            found.projects.push(end.report);
        else
            found.failures.push(end.failure);
        onEnd(end.kind === 'report' ? end.report : end.failure);
    }
    return found;
}

;// CONCATENATED MODULE: ./build/visitors/run.js














/** No wait for the service goes on beyond this time of the run, in ms; nobody waits for a report by the minute. */
const MAX_RUN_MS = 30 * 60_000;
/** Mode `visitors` (design: behaviour.md, Visitors). Gives whether the step fails. */
async function visitorsRun(inputs, eventIssue, world) {
    const { connections, clock, signal, userAgent } = world;
    const { publisher } = world;
    const voice = { publisher };
    const projectIds = inputs['project-id'];
    const [from, to] = [inputs['date-from'], inputs['date-to']];
    const isOwn = from !== undefined && to !== undefined;
    const ranges = rangesOf(isOwn ? { from, to } : { period: inputs.period }, inputs.trend, clock.wall());
    const [range] = ranges;
    const path = inputs['report-path'];
    const client = visitorsClient({ baseUrl: inputs['base-url'], apiKey: inputs['api-key'] }, { connections, wall: () => clock.wall(), userAgent });
    publisher.info((0,sentence/* text */.Qq) `Docs Agent: visitors of ${(0,sentence/* code */.aY)(projectIds.join(', '))} at ${(0,sentence/* code */.aY)(inputs['base-url'].href)}, from ${(0,sentence/* code */.aY)(range.from)} up to, not including, ${(0,sentence/* code */.aY)(range.to)}`);
    if (inputs['dry-run'])
        return dryRun(projectIds, ranges, { client, voice });
    const folder = path === undefined ? undefined : await reportFolder(path, world.places, world.files);
    const asker = new Asker({
        client,
        clock,
        // The step began with the process, and so did the clock.
        deadline: MAX_RUN_MS,
        slots: new Slots(MAX_IN_FLIGHT),
        onPause: (failure, ms) => publisher.info((0,sentence/* text */.Qq) `The service ${(0,sentence/* code */.aY)(failure.what)}; asking again in ${(0,time/* duration */.p)(ms)}.`),
    });
    const maxRequests = inputs['max-requests'];
    const found = await survey(projectIds, ranges, {
        asker,
        maxRequests,
        signal,
        onEnd: (end) => publisher.info(progressLine(end)),
    });
    if (found === undefined)
        return cancelled(voice);
    if (found.projects.length === 0)
        return failed(found.failures, voice);
    const period = isOwn ? 'own dates' : inputs.period;
    const report = { ...found, period, range, maxRequests, madeAt: clock.wall() };
    const issue = (0,inputs_inputs/* threadOf */.uu)(inputs, eventIssue);
    return publishReport(report, { folder, top: inputs.top, issue, inputs, world, voice });
}
function progressLine(end) {
    if ('why' in end)
        return (0,sentence/* text */.Qq) `Project ${(0,sentence/* code */.aY)(end.projectId)}: not read.`;
    const { projectId, read, requests } = end;
    return (0,sentence/* text */.Qq) `Project ${(0,sentence/* code */.aY)(projectId)}: ${counted(read.totals.total, 'visitor')}, ${counted(read.pages.size, 'page')}, ${counted(requests, 'request')}.`;
}
/** Shows the requests that a run begins with; how many more the export takes, the answers tell. */
async function dryRun(projectIds, [range, ...earlier], { client, voice: { publisher } }) {
    for (const projectId of projectIds) {
        const first = client.address({ projectId, range, limit: PAGE_ROWS, offset: 0 });
        const others = earlier.map((each) => client.address({ projectId, range: each, limit: 1, offset: 0 }));
        publisher.group((0,sentence/* text */.Qq) `The requests that would be sent for project ${(0,sentence/* code */.aY)(projectId)}`, [
            'Authorization: Bearer ***',
            ...[first, ...others].map(({ href }) => `GET ${href}`),
            `… and for every ${PAGE_ROWS} further pages one more`,
        ]);
    }
    const words = [
        (0,sentence/* text */.Qq) `Everything was checked and nothing was sent; the log shows the requests.`,
        (0,sentence/* text */.Qq) `Remove \`dry-run\` to make the report.`,
    ];
    publisher.outputs((0,presentation/* outputs */.V4)({ outcome: 'skipped' }));
    await publisher.summary((0,presentation/* messageSummary */.oP)('dry run', 'notable', words));
    publisher.annotate({ level: 'notice', title: 'Dry run', paragraphs: words });
    return false;
}
async function cancelled({ publisher }) {
    const words = [(0,sentence/* text */.Qq) `The run was stopped before the report was complete. Nothing was written.`];
    publisher.outputs((0,presentation/* outputs */.V4)({ outcome: 'cancelled' }));
    await publisher.summary((0,presentation/* messageSummary */.oP)('cancelled', 'bad', words));
    publisher.error('Cancelled', ...words);
    return true;
}
async function failed(failures, { publisher }) {
    const words = failures.map(failureWords).flatMap(({ happened, next }) => [happened, next]);
    publisher.outputs((0,presentation/* outputs */.V4)({ outcome: 'failed' }));
    await publisher.summary((0,presentation/* messageSummary */.oP)('no visitor report', 'bad', words));
    publisher.error('No visitor report', ...words);
    return true;
}


/***/ })

};
