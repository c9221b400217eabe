export const id = 462;
export const ids = [462,849];
export const modules = {

/***/ 1923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MU: () => (/* binding */ isOurs),
/* harmony export */   Ry: () => (/* binding */ withReplyLine),
/* harmony export */   fM: () => (/* binding */ lastLine)
/* harmony export */ });
/** What the comments of this action have in common: a hidden last line that begins with the action's name. */
const LINE = /^<!-- docs-agent-[a-z]+(?: \S+)* -->$/;
/** In an answer that needs no record, because it starts no work. */
const REPLY_LINE = '<!-- docs-agent-reply -->';
/** An answer's whole text: what people read, then the hidden line. */
function withReplyLine(markdown) {
    return `${markdown}\n\n${REPLY_LINE}`;
}
/**
 * Whether a comment ends with a hidden line of ours, whoever wrote it and whether it is signed or not: such a comment
 * is no command, and nothing that people said. The author does not tell: the token may be a maintainer's own.
 */
function isOurs(body) {
    return LINE.test(lastLine(body));
}
/** Only the last line counts: what stands above may quote anybody, another comment's hidden line too. */
function lastLine(body) {
    const text = body.trimEnd();
    return text.slice(text.lastIndexOf('\n') + 1);
}


/***/ }),

/***/ 3764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ij: () => (/* binding */ faultText),
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   r2: () => (/* binding */ howToPermit),
/* harmony export */   zq: () => (/* binding */ faultRemedy)
/* harmony export */ });
/* harmony import */ var _text_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6677);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5274);


/** What GitHub said of a call that gave no result. */
function faultText({ status, message }) {
    return (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(status === 'lost' ? message : `${status} ${message}`)}`;
}
/** That GitHub did not take something, or gave no answer, so that it is not known. */
function refused(fault, what) {
    return fault.status === 'lost'
        ? (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `GitHub gave no answer to ${what} (${faultText(fault)}).`
        : (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `GitHub refused ${what} (${faultText(fault)}).`;
}
/** What to do so that GitHub takes a comment; nothing where its answer does not say that it never will. */
function howToPermit(fault) {
    if (fault.status === 401)
        return TOKEN;
    return (0,_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .isRefusedForGood */ .TG)(fault) ? PERMISSIONS : [];
}
/** What to change so that the thread can be read and written. */
function faultRemedy(fault) {
    if (fault.rateLimited)
        return (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `GitHub limits the token’s requests: run it again in a few minutes; nothing is lost.`;
    if (fault.status === 401)
        return TOKEN;
    if (fault.status === 403 || fault.status === 422)
        return PERMISSIONS;
    if ((0,_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .isGone */ .ST)(fault))
        return (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `Check \`issue-number\`, and that \`github-token\` may read this repository’s issues and pull requests.`;
    return (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `Run it again in a minute; nothing is lost.`;
}
const TOKEN = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `Check \`github-token\`: it may be mistyped, expired or revoked.`;
const PERMISSIONS = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `Give the job \`permissions: issues: write\` and \`pull-requests: write\`, and check that the conversation is not locked.`;


/***/ }),

/***/ 4191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ conversation),
/* harmony export */   f: () => (/* binding */ threadComments)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5274);


const commentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    user: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), type: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), login: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })),
    body: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    created_at: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    author_association: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), 'NONE'),
});
const ALL = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const ONE = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
const LIST = `GET ${ALL}`;
/** GitHub's comments of one issue or pull request, as the thread's protocol wants them. */
function threadComments(api, issue) {
    return {
        async list(page) {
            const answer = await api.call(LIST, { issue_number: issue, per_page: 100, page });
            const found = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(commentSchema).safeParse(answer.data);
            if (!found.success)
                throw unreadable();
            return { data: { comments: found.data.map(toComment), more: answer.more }, date: answer.date };
        },
        get: async (id) => comment(await api.call(`GET ${ONE}`, { comment_id: id })),
        create: async (body) => comment(await api.call(`POST ${ALL}`, { issue_number: issue, body })),
        update: async (id, body) => comment(await api.call(`PATCH ${ONE}`, { comment_id: id, body })),
        async remove(id) {
            const { date } = await api.call(`DELETE ${ONE}`, { comment_id: id });
            return { data: null, date };
        },
        async whoAmI() {
            const { data, date } = await api.call('GET /user');
            const found = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() }).safeParse(data);
            if (!found.success)
                throw unreadable();
            return { data: { id: found.data.id }, date };
        },
    };
}
function comment({ data, date }) {
    const found = commentSchema.safeParse(data);
    if (!found.success)
        throw unreadable();
    return { data: toComment(found.data), date };
}
function toComment({ id, user, body, updated_at, html_url }) {
    return {
        id,
        author: user ? { id: user.id, type: user.type } : null,
        body: body ?? '',
        updatedAt: Date.parse(updated_at),
        url: html_url,
    };
}
/** Everything that was said in a thread, read to its end. Rejects with a GitHubFault. */
async function conversation(api, issue) {
    const said = [];
    for (let page = 1;; page++) {
        const answer = await api.call(LIST, { issue_number: issue, per_page: 100, page });
        const found = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(commentSchema).safeParse(answer.data);
        if (!found.success)
            throw unreadable();
        for (const { body, user, author_association: association, created_at: createdAt } of found.data) {
            said.push({ body: body ?? '', author: user?.login, association, createdAt });
        }
        if (!answer.more)
            return said;
    }
}
/** An answer that cannot be read says nothing about whether a write happened. */
function unreadable() {
    return new _comments_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFault */ .Q4('GitHub’s answer cannot be read', { status: 'lost' });
}


/***/ }),

/***/ 1449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e1: () => (/* binding */ isCommandWord),
/* harmony export */   ly: () => (/* binding */ COMMAND_RULE),
/* harmony export */   mr: () => (/* binding */ afterCommand)
/* harmony export */ });
/** What the input `command` may be, as a sentence for people. */
const COMMAND_RULE = 'a sign (one of / @ ! ? . %), a letter or digit, then letters, digits, hyphens, underscores, dots, colons or slashes; 2 to 40 characters, no white space';
/**
 * Whether `value` can be the input `command`. Refused are, besides white space and length, words without a sign
 * before them (ordinary sentences and our own replies begin so) and signs that Markdown takes for itself or that
 * begin a comment for other reasons: `#` `>` `-` `+` `*` `_` `~` `=` `|` `:` `$` `&` `<` `[` `(` `\`, backticks.
 */
function isCommandWord(value) {
    return /^[/@!?.%][\p{L}\p{N}][\p{L}\p{N}\p{M}\-_.:/]{0,38}$/u.test(value) && value.length <= 40;
}
/**
 * What follows the command in a text whose first non-blank line starts with it, at its first column and followed by
 * white space or the end; undefined where it does not.
 */
function afterCommand(text, command) {
    const visible = /\S/.exec(text)?.index;
    if (visible === undefined || command === '')
        return undefined;
    const start = text.lastIndexOf('\n', visible) + 1;
    const rest = text.slice(start + command.length);
    return text.startsWith(command, start) && !/^\S/.test(rest) ? rest : undefined;
}


/***/ }),

/***/ 1849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lc: () => (/* binding */ REPLACED_BY_COMMENT),
  readInputs: () => (/* binding */ readInputs),
  uu: () => (/* binding */ threadOf)
});

// UNUSED EXPORTS: OUTCOMES, PERIODS

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 5 modules
var schemas = __webpack_require__(8395);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/text/url.js
var text_url = __webpack_require__(1691);
// EXTERNAL MODULE: ./build/inputs/command-name.js
var command_name = __webpack_require__(1449);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
// EXTERNAL MODULE: ./build/text/dates.js
var dates = __webpack_require__(9371);
;// CONCATENATED MODULE: ./build/inputs/fields.js



/** A field that is read from text; `read` gives undefined for a wrong value. `wanted` is said where there is none. */
function field(allowed, read, wanted = allowed) {
    return schemas/* pipe */.FsL(schemas/* string */.YjP(`required: ${wanted}`), schemas/* transform */.pdi((value, context) => {
        const result = read(value);
        if (result === undefined) {
            context.issues.push({ code: 'custom', message: allowed, input: value });
            return core/* NEVER */.tm;
        }
        return result;
    }));
}
function oneOf(...values) {
    return field(`one of ${values.map((each) => `\`${each}\``).join(', ')}`, (value) => values.find((each) => each === value.trim()));
}
function listOf(allowed) {
    return field(`a list, separated by commas or line breaks, of ${allowed.join(', ')}`, (value) => {
        const words = listWords(value);
        return words.every((word) => allowed.some((each) => each === word)) ? words : undefined;
    });
}
function listWords(value) {
    return value
        .split(/[,\n\r]/)
        .map((word) => word.trim())
        .filter((word) => word !== '');
}
const FLAGS = new Map([
    ['true', true],
    ['false', false],
]);
const flag = field('`true` or `false`', (value) => FLAGS.get(value.trim().toLowerCase()));
const number = (allowed, fits) => field(allowed, (value) => {
    const read = /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : Number.NaN;
    return fits(read) ? read : undefined;
});
/** A YAML block brings a line break along. */
const path = field('a path', (value) => value.trim());
const segment = field(text_url/* SEGMENT_RULE */.tA, (value) => ((0,text_url/* isSegment */.wk)(value.trim()) ? value.trim() : undefined));
const baseUrl = field('an https address without user info, query or fragment, such as `https://api.example.com` (http only for loopback)', (value) => {
    // The URL parser drops line breaks and takes a backslash for a slash: what is read must be what is used.
    if (!/^https?:\/\/[^\s\\?#\p{C}]+$/iu.test(value.trim()) || !URL.canParse(value.trim()))
        return undefined;
    const url = new URL(value.trim());
    const plain = !url.username && !url.password;
    return plain && (url.protocol === 'https:' || (url.protocol === 'http:' && (0,text_url/* isLoopback */.U9)(url)))
        ? url
        : undefined;
});
const apiKey = field('the admin API key, from a secret: printable ASCII characters without spaces (the value is not shown)', (value) => (/^[\x21-\x7e]+$/.test(value.trim()) ? value.trim() : undefined), 'the admin API key, from a secret (GitHub gives none to pull requests from forks and to Dependabot)');
const CONTEXTS = ['issue', 'thread', 'diff', 'commits', 'files'];
const context = field(`\`auto\`, \`none\`, or a list of ${CONTEXTS.join(', ')}`, (value) => {
    const words = listWords(value);
    if (words.length === 1 && (words[0] === 'auto' || words[0] === 'none'))
        return words[0];
    const fits = words.every((word) => CONTEXTS.some((each) => each === word));
    return fits ? words : undefined;
});
const wholeNumber = (allowed, least, most = Number.MAX_SAFE_INTEGER) => number(allowed, (n) => Number.isSafeInteger(n) && n >= least && n <= most);
const date = field(dates/* DATE_RULE */.S, (value) => (0,dates/* readDate */.h2)(value.trim())?.text);
/** A text that can only be a revision to git: no option, no range, no path, nothing that needs quoting. */
const revision = field('a revision such as `v1.2.0`, `origin/main`, `HEAD~3` or a commit id: letters, digits and `._/@{}^~+#=,-`, not beginning with `-`', (value) => {
    const name = value.trim();
    const isPlain = /^[\p{L}\p{N}_@.][\p{L}\p{N}_@./{}^~+#=,-]{0,249}$/u.test(name);
    return isPlain && !/\.\.|\/\/|^\.|\^!|\^@|\^-/.test(name) ? name : undefined;
});

// EXTERNAL MODULE: ./build/inputs/names.js
var names = __webpack_require__(3636);
;// CONCATENATED MODULE: ./build/inputs/rules.js


/** Values of mode `job` that are wrong together, or wrong in this run. */
function jobConflicts(given, around) {
    const { isCommentRun = false, isPublic = false } = around;
    const problems = [];
    if (isPublic && given['minimum-permission']?.trim() === 'read') {
        problems.push({
            input: 'minimum-permission',
            value: 'read',
            allowed: 'more than `read` in a public repository, where everybody can read',
        });
    }
    if (given.prompt !== undefined && given['prompt-file'] !== undefined) {
        problems.push({
            input: 'prompt-file',
            value: given['prompt-file'],
            allowed: 'not together with `prompt`: give one of them',
        });
    }
    if (!isCommentRun &&
        given.prompt === undefined &&
        given['prompt-file'] === undefined &&
        given['job-id'] === undefined) {
        problems.push({
            input: 'prompt',
            allowed: 'required: the instruction (or give `prompt-file`, or a `job-id` to wait for)',
        });
    }
    return [...problems, ...contextConflicts(given, around), ...commentConflicts(given, around)];
}
/** A job that is named gets no context. */
function contextConflicts(given, around) {
    if (given['job-id'] !== undefined || isIssueKnown(given, around))
        return [];
    const parsed = context.safeParse(given.context);
    const parts = Array.isArray(parsed.data) ? parsed.data : [];
    if (!parts.includes('issue') && !parts.includes('thread'))
        return [];
    return [
        {
            input: 'context',
            value: given.context ?? '',
            allowed: '`issue` and `thread` only where an issue is known: give `issue-number`',
        },
    ];
}
function isIssueKnown(given, { eventIssue }) {
    return given['issue-number'] !== undefined || eventIssue !== undefined;
}
/** What a comment wants. */
function commentConflicts(given, around) {
    if (given.comment?.trim() !== 'always' || isIssueKnown(given, around))
        return [];
    return [
        {
            input: 'comment',
            value: given.comment,
            allowed: '`always` only where an issue is known: give `issue-number`, or use `auto`',
        },
    ];
}
/** `date-from` and `date-to` stand together, and in this order. */
function rangeConflicts({ 'date-from': from, 'date-to': to }) {
    if (from === undefined && to === undefined)
        return [];
    if (to === undefined)
        return [{ input: 'date-to', allowed: 'required with `date-from`' }];
    if (from === undefined)
        return [{ input: 'date-from', allowed: 'required with `date-to`' }];
    const [start, end] = [(0,dates/* readDate */.h2)(from.trim()), (0,dates/* readDate */.h2)(to.trim())];
    if (start === undefined || end === undefined || start.ms < end.ms)
        return [];
    return [{ input: 'date-to', value: to, allowed: 'later than `date-from`: it is exclusive' }];
}

;// CONCATENATED MODULE: ./build/inputs/inputs.js







/** The named periods; each is complete, and today is never in it. */
const PERIODS = ['last-week', 'last-7-days', 'last-30-days', 'last-month'];
/** Ends of a run, in the words of the output `outcome`. */
const OUTCOMES = [
    'failed',
    'pr-opened',
    'no-changes',
    'archived',
    'timed-out',
    'detached',
    'cancelled',
    'unknown',
    'skipped',
    'denied',
    'reported',
    'collected',
];
const common = {
    'base-url': baseUrl,
    'api-key': apiKey,
    'github-token': schemas/* optional */.lqM(schemas/* string */.YjP()),
};
const jobInputs = schemas/* object */.Ikc({
    ...common,
    mode: schemas/* literal */.euz('job'),
    'project-id': segment,
    prompt: schemas/* optional */.lqM(schemas/* string */.YjP()),
    'prompt-file': schemas/* optional */.lqM(path),
    'job-id': schemas/* optional */.lqM(segment),
    command: field(command_name/* COMMAND_RULE */.ly, (value) => ((0,command_name/* isCommandWord */.e1)(value.trim()) ? value.trim() : undefined)),
    'minimum-permission': oneOf('read', 'triage', 'write', 'maintain', 'admin'),
    context: context,
    'diff-base': schemas/* optional */.lqM(revision),
    wait: flag,
    'timeout-minutes': number('a number of minutes above 0, at most 43200 (30 days)', (n) => n > 0 && n <= 43_200),
    'poll-interval': schemas/* optional */.lqM(number('a number of seconds, at least 1, at most 86400', (n) => n >= 1 && n <= 86_400)),
    comment: oneOf('auto', 'always', 'never'),
    'issue-number': schemas/* optional */.lqM(number('the number of an issue or pull request', (n) => Number.isSafeInteger(n) && n > 0)),
    'fail-on': listOf(OUTCOMES),
    'job-path': field(text_url/* JOB_PATH_RULE */.t0, (value) => ((0,text_url/* isJobPath */.ZL)(value.trim()) ? value.trim() : undefined)),
    'dry-run': flag,
});
/** The longest trend: two years of weeks. */
const MAX_TREND = 104;
const visitorsInputs = schemas/* object */.Ikc({
    ...common,
    mode: schemas/* literal */.euz('visitors'),
    'project-id': field(`${text_url/* SEGMENT_RULE */.tA}; several: one a line`, (value) => {
        const projects = [...new Set(listWords(value))];
        return projects.length > 0 && projects.every(text_url/* isSegment */.wk) ? projects : undefined;
    }),
    period: oneOf(...PERIODS),
    'date-from': schemas/* optional */.lqM(date),
    'date-to': schemas/* optional */.lqM(date),
    trend: wholeNumber(`a whole number of periods from 1 to ${MAX_TREND}`, 1, MAX_TREND),
    top: wholeNumber('a whole number of rows, 0 for no table', 0),
    'max-requests': wholeNumber('a whole number of requests, at least 1', 1),
    'report-path': schemas/* optional */.lqM(path),
    comment: jobInputs.shape.comment,
    'issue-number': jobInputs.shape['issue-number'],
    'dry-run': flag,
});
const collectInputs = schemas/* object */.Ikc({ ...common, mode: schemas/* literal */.euz('collect') });
/** The inputs of every mode, for a run whose mode is none of them. */
const anyInputs = schemas/* object */.Ikc({ ...jobInputs.shape, ...visitorsInputs.shape, mode: schemas/* string */.YjP() });
const schema = schemas/* discriminatedUnion */.gMt('mode', [jobInputs, visitorsInputs, collectInputs]);
/** The inputs that a comment takes the place of. */
const REPLACED_BY_COMMENT = ['prompt', 'prompt-file', 'job-id'];
/** Inputs whose value is never shown. */
const SECRET = new Set(['api-key', 'github-token']);
/**
 * Reads all inputs (design: interface.md, Action inputs). `raw` holds the text of each input that the
 * runner gave; an empty one counts as not given, but for `fail-on`.
 *
 * Throws an InputsError with every wrong value, not only the first.
 */
function readInputs(raw, around = {}) {
    const given = { ...names/* DEFAULTS */.z };
    for (const [name, value] of Object.entries(raw)) {
        if (around.isCommentRun && REPLACED_BY_COMMENT.some((each) => each === name))
            continue;
        if (value !== undefined && (value.trim() !== '' || name === 'fail-on'))
            given[name] = value;
    }
    given.mode = (given.mode ?? '').trim();
    const parsed = schema.safeParse(given);
    const issues = parsed.error?.issues ?? [];
    // With a wrong mode no other input was judged.
    const unjudged = issues.some(({ path }) => path[0] === 'mode');
    const problems = [
        ...[...issues, ...(unjudged ? (anyInputs.safeParse(given).error?.issues ?? []) : [])].map((issue) => problemOf(issue, given)),
        ...(given.mode === 'job' ? jobConflicts(given, around) : []),
        ...(given.mode === 'visitors' ? [...rangeConflicts(given), ...commentConflicts(given, around)] : []),
    ];
    if (!parsed.success || problems.length > 0)
        throw new errors/* InputsError */.aV(problems);
    return parsed.data;
}
function problemOf(issue, given) {
    const input = String(issue.path[0] ?? 'mode');
    const allowed = input === 'mode' ? 'one of `job`, `visitors`, `collect`' : issue.message;
    const value = given[input];
    return { input, allowed, ...(value === undefined || SECRET.has(input) ? {} : { value }) };
}
/** The issue or pull request that gets the run's comments; undefined where none does. */
function threadOf(inputs, eventIssue) {
    if (inputs.comment === 'never')
        return undefined;
    return inputs['issue-number'] ?? (inputs.comment === 'always' ? eventIssue : undefined);
}


/***/ }),

/***/ 7660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bc: () => (/* binding */ MAX_COMMENT),
  uF: () => (/* binding */ announcement),
  Bu: () => (/* binding */ factTable),
  SE: () => (/* binding */ howToGoOnIn),
  hX: () => (/* binding */ presentJob),
  Dg: () => (/* binding */ progressComment),
  ut: () => (/* binding */ runLink)
});

// EXTERNAL MODULE: ./build/runner/presentation.js
var presentation = __webpack_require__(675);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/text/sentence.js
var sentence = __webpack_require__(6677);
// EXTERNAL MODULE: ./build/text/time.js
var time = __webpack_require__(5853);
// EXTERNAL MODULE: ./build/service/said.js
var said = __webpack_require__(4087);
;// CONCATENATED MODULE: ./build/job/next-steps.js

/** How a later run can wait for the same job; shared with the post step. */
function howToAttach({ jobId }) {
    return (0,sentence/* text */.Qq) `To wait for it, run the action with ${(0,sentence/* code */.aY)(`job-id: ${jobId}`)} and without a prompt; that starts no work.`;
}
/** How a later run, or the same one started again, goes on waiting. */
function howToWait(report, { commandName, unrecorded }) {
    if (commandName === undefined)
        return howToAttach(report);
    if (unrecorded)
        return (0,sentence/* text */.Qq) `Comment ${(0,sentence/* code */.aY)(`${commandName} --status --job ${report.jobId}`)} here to ask how it is doing.`;
    return (0,sentence/* text */.Qq) `Comment ${(0,sentence/* code */.aY)(`${commandName} --status`)} here to ask how it is doing, or start the workflow run again: it then waits for the same job, and starts no work.`;
}
function howToGoOn(report, { commandName, unrecorded }) {
    const name = unrecorded ? ` --job ${report.jobId}` : '';
    if (commandName !== undefined)
        return (0,sentence/* text */.Qq) `To go on with this job, comment ${(0,sentence/* code */.aY)(`${commandName}${name} …`)} here.`;
    return (0,sentence/* text */.Qq) `To go on with this job, run the action with ${(0,sentence/* code */.aY)(`job-id: ${report.jobId}`)} and a new prompt.`;
}
/** A thread goes on with a new job by itself once its own is archived. */
function howToStartAnew({ commandName }) {
    const how = commandName === undefined
        ? (0,sentence/* text */.Qq) `run the action with a new prompt and without \`job-id\``
        : (0,sentence/* text */.Qq) `comment ${(0,sentence/* code */.aY)(`${commandName} …`)} here`;
    return (0,sentence/* text */.Qq) `An archived job takes no more messages; to start a new one, ${how}.`;
}
/** A comment run is refused when it is started again, and after a create a plain command is, too. */
function lookFirst(report, { commandName }) {
    if (commandName !== undefined) {
        return report.intent === 'message'
            ? (0,sentence/* text */.Qq) `Look in the service’s dashboard whether job ${(0,sentence/* code */.aY)(report.jobId)} has got the message; if not, write the comment again.`
            : (0,sentence/* text */.Qq) `Look in the service’s dashboard and among the repository’s pull requests whether the job is there; if not, comment ${(0,sentence/* code */.aY)(`${commandName} --new …`)} here.`;
    }
    return report.intent === 'message'
        ? (0,sentence/* text */.Qq) `Look in the service’s dashboard whether job ${(0,sentence/* code */.aY)(report.jobId)} has got the message, and send it again only if not.`
        : (0,sentence/* text */.Qq) `Look in the service’s dashboard and among the repository’s pull requests whether the job is there, and run again only if not.`;
}
function unreadableRemedy({ status, foreign }) {
    if (status === 401 || status === 403)
        return (0,sentence/* text */.Qq) `Check that the API key is valid and may read this project.`;
    if (status === 408 || status === 425 || status === 429)
        return (0,sentence/* text */.Qq) `The service is busy: ask again later, with a larger \`poll-interval\`.`;
    if (foreign)
        return (0,sentence/* text */.Qq) `Check \`base-url\` and \`job-path\`: at the address that they make, something else may answer.`;
    if (status !== undefined && status >= 300 && status < 500)
        return (0,sentence/* text */.Qq) `Check \`base-url\`, \`project-id\` and \`job-path\`.`;
    return (0,sentence/* text */.Qq) `The service may be disturbed; try later.`;
}
function refusedRemedy(report, status, { commandName }) {
    if (status === 401)
        return (0,sentence/* text */.Qq) `Check the secret behind \`api-key\`: the key may be mistyped, expired or revoked.`;
    if (status === 403)
        return (0,sentence/* text */.Qq) `The key is known but may not do this: check its rights, and that it belongs to \`project-id\`.`;
    if (status === 404 || status === 410) {
        if (report.intent === 'message' && commandName !== undefined) {
            return (0,sentence/* text */.Qq) `Check the id, or comment ${(0,sentence/* code */.aY)(`${commandName} --new …`)} to start a new job.`;
        }
        return report.intent === 'message'
            ? (0,sentence/* text */.Qq) `Check \`job-id\` and \`project-id\`, or leave \`job-id\` out to start a new job.`
            : (0,sentence/* text */.Qq) `Check \`base-url\` and \`project-id\`.`;
    }
    if (status === 413)
        return (0,sentence/* text */.Qq) `The prompt is too long for the service: shorten it, or give less \`context\`.`;
    if (status !== undefined && status >= 300 && status < 400) {
        return (0,sentence/* text */.Qq) `Redirects are not followed, because key and prompt would go elsewhere: give the final address as \`base-url\`.`;
    }
    return (0,sentence/* text */.Qq) `Change what the service objects to, then run again.`;
}

// EXTERNAL MODULE: ./build/job/pull-request-link.js
var pull_request_link = __webpack_require__(4938);
// EXTERNAL MODULE: ./build/job/thread-messages.js
var thread_messages = __webpack_require__(8555);
;// CONCATENATED MODULE: ./build/job/messages.js






/** A run that does not wait, by what it did. */
const DETACHED = {
    '': 'Still at work',
    created: 'Job started',
    messaged: 'Message sent',
    attached: 'Still at work',
};
/** The message of a job run's end; the same in comment, summary and log. */
function jobMessage(report, audience = {}) {
    const message = endMessage(report, audience);
    return report.linkUnusable ? { ...message, warning: unusableLink(report) } : message;
}
function endMessage(report, to) {
    const { reason } = report;
    switch (reason.kind) {
        case 'job-ended':
            return jobEnd(report, to);
        case 'detached':
            return {
                title: DETACHED[report.request],
                happened: (0,sentence/* text */.Qq) `Job ${(0,sentence/* code */.aY)(report.jobId)} runs; this step does not wait for it.`,
                next: (0,sentence/* sentences */.hC)(to.unrecorded ? (0,sentence/* text */.Qq) `Keep the job’s id (output \`job-id\`): no comment holds it.` : [], howToWait(report, to)),
            };
        case 'timed-out':
            return {
                title: report.job === undefined ? 'The job’s state was not read in time' : 'Still running',
                happened: (0,sentence/* sentences */.hC)(report.job === undefined
                    ? (0,sentence/* text */.Qq) `The state of job ${(0,sentence/* code */.aY)(report.jobId)} could not be read within ${(0,time/* duration */.p)(report.durationMs)}; this run stopped asking, and that does not touch the job.`
                    : (0,sentence/* text */.Qq) `Job ${(0,sentence/* code */.aY)(report.jobId)} has not ended after ${(0,time/* duration */.p)(report.durationMs)}; this run stopped waiting, the job goes on.`, reason.toldMs === undefined
                    ? []
                    : (0,sentence/* text */.Qq) `The service asked not to be called for ${(0,time/* duration */.p)(reason.toldMs)}, longer than this run may wait.`),
                next: (0,sentence/* sentences */.hC)(howToWait(report, to), (0,sentence/* text */.Qq) `Give \`timeout-minutes\` a higher value if jobs often take this long.`),
            };
        case 'stopped':
            return stopped(report, reason.where, to);
        case 'gone':
            // Nobody but the `job-id` says that this job was ever there.
            if (report.intent === 'attach' && report.job === undefined) {
                return {
                    title: 'No such job',
                    happened: (0,sentence/* text */.Qq) `The service does not know job ${(0,sentence/* code */.aY)(report.jobId)} (404 or 410, three times in a row).`,
                    next: (0,sentence/* text */.Qq) `Check \`job-id\` for a slip, and that \`project-id\` is the job’s project; if both are right, check \`job-path\`.`,
                };
            }
            return {
                title: 'The job is gone',
                happened: (0,sentence/* text */.Qq) `The service no longer knows job ${(0,sentence/* code */.aY)(report.jobId)} (404 or 410, three times in a row).`,
                next: (0,sentence/* text */.Qq) `Look for its pull request in the repository, and check \`project-id\` and \`job-path\` if you expected the job to be there.`,
            };
        case 'unreadable':
            return {
                title: 'The job’s state cannot be read',
                happened: (0,sentence/* sentences */.hC)((0,sentence/* text */.Qq) `The service ${(0,sentence/* code */.aY)(reason.what)} when asked about job ${(0,sentence/* code */.aY)(report.jobId)}; there was no use in asking again.`, (0,said/* itSaid */.t)(reason.words)),
                next: (0,sentence/* sentences */.hC)(unreadableRemedy(reason), howToWait(report, to)),
            };
        case 'refused':
            return {
                title: reason.status === 401
                    ? 'The service did not accept the API key'
                    : 'The service refused the request',
                happened: (0,sentence/* sentences */.hC)((0,sentence/* text */.Qq) `The service ${(0,sentence/* code */.aY)(reason.what)}; nothing was started.`, (0,said/* itSaid */.t)(reason.words)),
                next: refusedRemedy(report, reason.status, to),
            };
        case 'not-sent':
            return {
                title: 'The request was not taken',
                happened: (0,sentence/* sentences */.hC)((0,sentence/* text */.Qq) `The service ${(0,sentence/* code */.aY)(reason.what)}, ${reason.tries} times in all; nothing was started.`, (0,said/* itSaid */.t)(reason.words)),
                next: reason.turnedAway
                    ? (0,sentence/* text */.Qq) `The service has too many requests right now: run again later, and start fewer runs at once.`
                    : (0,sentence/* text */.Qq) `Check \`base-url\`, the network and any proxy (\`HTTPS_PROXY\`, \`NO_PROXY\`, \`NODE_EXTRA_CA_CERTS\`), then run again.`,
            };
        case 'out-of-time':
            return {
                title: 'Not now',
                happened: (0,sentence/* sentences */.hC)(reason.turnedAway
                    ? (0,sentence/* text */.Qq) `The service ${(0,sentence/* code */.aY)(reason.what)} and may be asked again at ${(0,time/* moment */.n)(reason.retryAt)}, after this run’s time is over; nothing was started.`
                    : (0,sentence/* text */.Qq) `The service ${(0,sentence/* code */.aY)(reason.what)}, and this run’s time is over before another try; nothing was started.`, (0,said/* itSaid */.t)(reason.words)),
                next: reason.turnedAway
                    ? (0,sentence/* text */.Qq) `Run again after that time, or give \`timeout-minutes\` a higher value.`
                    : (0,sentence/* text */.Qq) `Check \`base-url\` and the network, or give \`timeout-minutes\` a higher value.`,
            };
        case 'unclear':
            return {
                title: 'It is not known whether the request arrived',
                happened: (0,sentence/* sentences */.hC)((0,sentence/* text */.Qq) `The request was sent once, and the service ${(0,sentence/* code */.aY)(reason.what)}. It may have ${arrived(report)}; it was not sent again, because that could be paid for twice.`, (0,said/* itSaid */.t)(reason.words)),
                next: (0,sentence/* sentences */.hC)(lookFirst(report, to), reason.foreign ? (0,sentence/* text */.Qq) `Check that \`base-url\` is the address of the service’s API.` : []),
            };
        case 'no-context':
            return {
                title: 'The context could not be gathered',
                happened: (0,sentence/* text */.Qq) `${reason.missing} Nothing was sent.`,
                next: reason.remedy ?? (0,sentence/* text */.Qq) `Run it again, or leave that part out of \`context\`.`,
            };
        case 'blocked':
            return (0,thread_messages/* refusalMessage */.s)(reason.refusal, to);
        case 'dry-run':
            return {
                title: 'Dry run',
                happened: (0,sentence/* text */.Qq) `Everything was checked and nothing was sent.`,
                next: (0,sentence/* sentences */.hC)(reason.mayContinue
                    ? (0,sentence/* text */.Qq) `If this thread has a job, the instruction is sent to that job instead: a dry run does not read the thread.`
                    : [], (0,sentence/* text */.Qq) `Remove \`dry-run\` to send it.`),
            };
    }
}
function jobEnd(report, to) {
    const pr = report.prLink === '' ? (0,sentence/* text */.Qq) `a pull request` : (0,sentence/* text */.Qq) `${(0,sentence/* link */.nf)(report.prLink)}`;
    switch (report.outcome) {
        case 'pr-opened':
            return {
                title: report.request === 'created' ? 'Pull request opened' : 'Pull request ready',
                happened: report.request === 'created'
                    ? (0,sentence/* text */.Qq) `The agent opened ${pr}.`
                    : (0,sentence/* text */.Qq) `The agent has finished; the work is in ${pr}.`,
                next: (0,sentence/* sentences */.hC)((0,sentence/* text */.Qq) `Review it like any other pull request.`, report.job?.status === 'archived' ? howToStartAnew(to) : howToGoOn(report, to)),
            };
        case 'no-changes':
            return {
                title: 'No changes',
                happened: (0,sentence/* text */.Qq) `The agent finished job ${(0,sentence/* code */.aY)(report.jobId)} without changing a file.`,
                next: (0,sentence/* sentences */.hC)((0,sentence/* text */.Qq) `If you expected a change, say more precisely what and where.`, howToGoOn(report, to)),
            };
        case 'archived':
            return {
                title: 'Archived',
                happened: (0,sentence/* text */.Qq) `Job ${(0,sentence/* code */.aY)(report.jobId)} was archived without a pull request.`,
                next: howToStartAnew(to),
            };
        default:
            return {
                title: 'The agent failed',
                happened: (0,sentence/* sentences */.hC)((0,sentence/* text */.Qq) `Job ${(0,sentence/* code */.aY)(report.jobId)} ended with the status \`failed\`: an error that the agent could not recover from.`, report.prLink === '' ? [] : (0,sentence/* text */.Qq) `There is a pull request all the same: ${pr}.`),
                next: (0,sentence/* sentences */.hC)((0,sentence/* text */.Qq) `The service gives no reason here; its dashboard may.`, howToGoOn(report, to)),
            };
    }
}
function stopped(report, where, to) {
    if (where === 'before-sending') {
        return {
            title: 'Cancelled before anything was sent',
            happened: (0,sentence/* text */.Qq) `The run was stopped; nothing was started.`,
            next: (0,sentence/* text */.Qq) `Run again when you want it done.`,
        };
    }
    if (where === 'sending') {
        return {
            title: 'Cancelled while the request was under way',
            happened: (0,sentence/* text */.Qq) `The run was stopped before the service had answered. The request may have ${arrived(report)}.`,
            next: lookFirst(report, to),
        };
    }
    return {
        title: 'Cancelled, the job goes on',
        happened: (0,sentence/* text */.Qq) `The run was stopped while it waited. Job ${(0,sentence/* code */.aY)(report.jobId)} goes on without it.`,
        next: howToWait(report, to),
    };
}
function arrived({ intent }) {
    return intent === 'message' ? 'reached the job' : 'started a job';
}
function unusableLink(report) {
    const address = report.job?.prLink ?? '';
    const fault = FAULTS[(0,pull_request_link/* linkFault */.$Q)(address, false) ?? 'no https address'];
    return (0,sentence/* text */.Qq) `The service gave ${(0,sentence/* code */.aY)(address)} as the address of the pull request. ${fault}, so \`pr-link\` stays empty.`;
}
const FAULTS = {
    'no https address': 'That is no plain https address',
    characters: 'It holds characters that a shell or a page could read as more than an address',
    length: 'It is too long to be handed on',
};

// EXTERNAL MODULE: ./build/job/report.js
var job_report = __webpack_require__(3164);
;// CONCATENATED MODULE: ./build/job/markdown.js






/** Most characters of an instruction that comment and summary repeat; a comment holds 65,536 in all. */
const MAX_ASKED = 20_000;
/** Most characters of a comment on GitHub (65,536), with some room left. */
const MAX_COMMENT = 65_000;
/** The end of a job run as outputs, summary, annotations and comment. */
function presentJob(report, about) {
    const { failing, audience } = about;
    const message = jobMessage(report, audience);
    const title = `### ${presentation/* SIGN */.AJ[toneOf(report, failing)]} ${message.title}`;
    const head = [
        title,
        (0,text_escape/* toMarkdown */.l6)(message.happened),
        ...(message.warning ? [`⚠️ ${(0,text_escape/* toMarkdown */.l6)(message.warning)}`] : []),
        (0,text_escape/* toMarkdown */.l6)(message.next),
    ];
    const notes = jobNotes(report);
    const level = failing ? 'error' : report.outcome === 'unknown' ? 'warning' : 'notice';
    return {
        outputs: (0,job_report/* jobOutputs */.ke)(report),
        summary: `${[...head, facts(report, about), ...notes.map(text_escape/* toMarkdown */.l6), ...asked(report), ...preview(report)].join('\n\n')}\n`,
        annotations: [
            ...(message.warning
                ? [
                    {
                        level: 'warning',
                        title: 'Unusable pull request address',
                        paragraphs: [message.warning],
                    },
                ]
                : []),
            { level, title: message.title, paragraphs: [message.happened, message.next] },
        ],
        comment({ notes: more, reserved }) {
            const parts = [
                ...head,
                ...[...notes, ...more].map(text_escape/* toMarkdown */.l6),
                ...asked(report),
                footer(report, about),
            ];
            return cap(parts.join('\n\n'), MAX_COMMENT - reserved);
        },
    };
}
function toneOf({ outcome }, failing) {
    if (failing)
        return 'bad';
    return outcome === 'pr-opened' ? 'good' : 'notable';
}
function asked(report) {
    if (report.asked === '')
        return [];
    const folded = report.asked.length > 300 || report.asked.split('\n').length > 5;
    const block = (0,text_escape/* fence */.EU)(report.asked, MAX_ASKED);
    return folded
        ? [`<details><summary>What was asked</summary>\n\n${block}\n\n</details>`]
        : ['What was asked:', block];
}
function preview({ reason }) {
    if (reason.kind !== 'dry-run')
        return [];
    const { method, url, body = '' } = reason.preview;
    const request = [`${method} ${url.href}`, 'Authorization: Bearer ***', '', body].join('\n').trimEnd();
    return ['The request that would be sent:', (0,text_escape/* fence */.EU)(request, MAX_ASKED)];
}
function facts(report, { projectId }) {
    const { job } = report;
    return factTable([
        ['Outcome', (0,sentence/* text */.Qq) `${(0,sentence/* code */.aY)(report.outcome)}`],
        ['Pull request', report.prLink === '' ? undefined : (0,sentence/* text */.Qq) `${(0,sentence/* link */.nf)(report.prLink)}`],
        ['Job', report.jobId === '' ? undefined : (0,sentence/* text */.Qq) `${(0,sentence/* code */.aY)(report.jobId)}`],
        ['Status', job && (0,sentence/* text */.Qq) `${(0,sentence/* code */.aY)(job.status)}`],
        ['Project', (0,sentence/* text */.Qq) `${(0,sentence/* code */.aY)(projectId)}`],
        ['Repository', job?.repository === undefined ? undefined : (0,sentence/* text */.Qq) `${(0,sentence/* code */.aY)(job.repository)}`],
        ['Branch', job?.ref === undefined ? undefined : (0,sentence/* text */.Qq) `${(0,sentence/* code */.aY)(job.ref)}`],
        ['Model', job?.model === undefined ? undefined : (0,sentence/* text */.Qq) `${(0,sentence/* code */.aY)(job.model)}`],
        ['Started', (0,sentence/* text */.Qq) `${(0,time/* moment */.n)(report.startedAt)}`],
        ['Duration', (0,sentence/* text */.Qq) `${(0,time/* duration */.p)(report.durationMs)}`],
    ]);
}
/** A table of names and values; rows without a value are left out. */
function factTable(rows) {
    const shown = rows.flatMap(([name, value]) => value === undefined ? [] : [`| ${name} | ${(0,text_escape/* toCell */.cX)(value)} |`]);
    return ['| | |', '|---|---|', ...shown].join('\n');
}
function footer(report, { runUrl }) {
    const parts = [
        ...(report.jobId === '' ? [] : [`Job ${(0,text_escape/* codeSpan */.SS)(report.jobId)}`]),
        (0,time/* duration */.p)(report.durationMs),
        ...(report.job?.model === undefined ? [] : [(0,text_escape/* codeSpan */.SS)(report.job.model)]),
        ...(runUrl === undefined ? [] : [`[workflow run](${runUrl})`]),
    ];
    return `<sub>${parts.join(' · ')}</sub>`;
}
/** What is unusual about a run although its end is plain. */
function jobNotes({ replaced, shared, reason, jobId }) {
    const notes = [];
    if (replaced && jobId !== '' && jobId !== replaced.jobId) {
        const why = replaced.why === 'archived' ? 'is archived' : 'is gone';
        notes.push((0,sentence/* text */.Qq) `The job of this thread so far, ${(0,sentence/* code */.aY)(replaced.jobId)}, ${why}; a new one was started.`);
    }
    if (shared && reason.kind === 'job-ended') {
        notes.push((0,sentence/* text */.Qq) `The job was still at work on an earlier instruction when this one arrived, so this end may belong to that one.`);
    }
    return notes;
}
/** How to go on in a thread from a job: its own, or the one that `named` names. */
function howToGoOnIn(command, about = {}) {
    const { named, archived = false } = about;
    if (archived) {
        const anew = named === undefined ? `${command} …` : `${command} --new …`;
        return (0,text_escape/* toMarkdown */.l6)((0,sentence/* text */.Qq) `This job is archived and takes no more messages; to start a new one, comment ${(0,sentence/* code */.aY)(anew)} here.`);
    }
    const words = named === undefined ? `${command} …` : `${command} --job ${named} …`;
    return (0,text_escape/* toMarkdown */.l6)((0,sentence/* text */.Qq) `To go on with this job, comment ${(0,sentence/* code */.aY)(words)} here.`);
}
/** A small line with the way to the workflow run. */
function runLink(runUrl) {
    return runUrl === undefined ? [] : [`<sub>[workflow run](${runUrl})</sub>`];
}
/** The last resort: what a comment holds is bounded above, except for what the service may say at length. */
function cap(markdown, most) {
    return markdown.length <= most ? markdown : `${markdown.slice(0, most - 3).toWellFormed()}\n\n…`;
}
/** What the progress comment shows while a run is at work. */
function progressComment(about) {
    const { job } = about;
    const facts = [
        job === undefined
            ? (0,sentence/* text */.Qq) `Preparing`
            : (0,sentence/* text */.Qq) `Job ${(0,sentence/* code */.aY)(job.id)}${job.status === undefined ? [] : (0,sentence/* text */.Qq) `: ${(0,sentence/* code */.aY)(job.status)}`}`,
        (0,sentence/* text */.Qq) `started ${(0,time/* moment */.n)(about.startedAt)}`,
        ...(job?.repository === undefined ? [] : [(0,sentence/* text */.Qq) `repository ${(0,sentence/* code */.aY)(job.repository)}`]),
        ...(job?.ref === undefined ? [] : [(0,sentence/* text */.Qq) `branch ${(0,sentence/* code */.aY)(job.ref)}`]),
    ];
    return [
        '### ⏳ Working on it',
        facts.map(text_escape/* toMarkdown */.l6).join(' · '),
        ...(about.asked === '' ? [] : [folded('What was asked', (0,text_escape/* fence */.EU)(about.asked, 20_000))]),
        ...runLink(about.runUrl),
    ].join('\n\n');
}
/** What is said in a pull request's own thread, once, when a job has opened it. */
function announcement(about) {
    return [
        '### 📝 Opened by Docs Agent',
        (0,text_escape/* toMarkdown */.l6)((0,sentence/* text */.Qq) `This pull request is the result of job ${(0,sentence/* code */.aY)(about.jobId)}, asked for in ${(0,sentence/* link */.nf)(about.from)}.`),
        howToGoOnIn(about.command, { archived: about.archived ?? false }),
    ].join('\n\n');
}
function folded(title, content) {
    return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}


/***/ }),

/***/ 4938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ linkFault),
/* harmony export */   Kd: () => (/* binding */ pullRequestNumber),
/* harmony export */   VJ: () => (/* binding */ plainLink)
/* harmony export */ });
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1691);

/** Longest address of a pull request that is handed on. */
const MAX_LINK = 2_048;
/**
 * The address of the pull request if it is a plain one, else undefined: https (http on loopback where the
 * service itself is on loopback), no user info, and no character that a shell, a log or Markdown reads as
 * more than text. Later steps use it as it is.
 */
function plainLink(link, loopback) {
    return link === null || linkFault(link, loopback) !== undefined ? undefined : link;
}
/** What keeps an address from being a plain one, as `plainLink` tells it; undefined: nothing. */
function linkFault(link, loopback) {
    // The URL parser mends what others stumble over, such as a missing slash.
    if (!/^https?:\/\/[^/\\]/.test(link) || !URL.canParse(link))
        return 'no https address';
    const url = new URL(link);
    const isAllowed = url.protocol === 'https:' || (loopback && (0,_text_url_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(url));
    if (!isAllowed || url.username !== '' || url.password !== '')
        return 'no https address';
    if (!/^https?:\/\/[\w.:[\]-]+(?:\/[\w.~+,=:@%/?#-]*)?$/.test(link))
        return 'characters';
    return link.length > MAX_LINK ? 'length' : undefined;
}
/** The pull request's number where the address shows one, as the usual hosts write it; else ''. */
function pullRequestNumber(link) {
    return /\/(?:pull|pulls|pull-requests|merge_requests)\/(\d{1,15})(?:[/?#]|$)/.exec(link)?.[1] ?? '';
}


/***/ }),

/***/ 3164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DX: () => (/* binding */ recordState),
/* harmony export */   HX: () => (/* binding */ MUST_FAIL),
/* harmony export */   c6: () => (/* binding */ fails),
/* harmony export */   eR: () => (/* binding */ endOfUnsent),
/* harmony export */   ke: () => (/* binding */ jobOutputs),
/* harmony export */   sG: () => (/* binding */ outcomeOf),
/* harmony export */   ut: () => (/* binding */ answerOf),
/* harmony export */   yX: () => (/* binding */ hasResult)
/* harmony export */ });
/* harmony import */ var _runner_presentation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(675);
/* harmony import */ var _service_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4423);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1691);
/* harmony import */ var _pull_request_link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4938);




/** Ends that are the run's own failure, whatever `fail-on` says. */
const MUST_FAIL = new Set([
    'stopped',
    'blocked',
    'no-context',
    'refused',
    'not-sent',
    'out-of-time',
    'unclear',
]);
/** The outcome of a job that has ended. */
function outcomeOf(job) {
    if (job.status === 'failed')
        return 'failed';
    if (job.prLink !== null)
        return 'pr-opened';
    return job.status === 'archived' ? 'archived' : 'no-changes';
}
/** How a run ends whose request was not accepted, or may not have been. */
function endOfUnsent(sent) {
    if (sent.kind === 'stopped')
        return ['cancelled', { kind: 'stopped', where: 'before-sending' }];
    const { last } = sent;
    const turnedAway = last.class === 'turned-away';
    switch (sent.kind) {
        case 'refused':
            return ['failed', { kind: 'refused', ...answerOf(last) }];
        case 'used-up':
            return ['failed', { kind: 'not-sent', ...answerOf(last), tries: sent.tries, turnedAway }];
        case 'out-of-time':
            return ['failed', { kind: 'out-of-time', ...answerOf(last), retryAt: sent.retryAt, turnedAway }];
        case 'unclear':
            return [
                'unknown',
                last.stopped ? { kind: 'stopped', where: 'sending' } : { kind: 'unclear', ...answerOf(last) },
            ];
    }
}
/** The part of a failed exchange that messages depend on. */
function answerOf({ what, words, status, foreign }) {
    return {
        what,
        words,
        ...(status === undefined ? {} : { status }),
        ...(foreign ? { foreign } : {}),
    };
}
/** Whether the step fails: decided last, after everything is written. */
function fails(report, failOn) {
    return report.mustFail || failOn.includes(report.outcome);
}
/** A job's own good end; everything else needs somebody's attention. */
function hasResult({ reason, outcome }) {
    return (reason.kind === 'job-ended' && outcome !== 'failed') || reason.kind === 'detached';
}
const STOPPED_STATE = { 'before-sending': 'unsent', sending: 'unknown', waiting: 'sent' };
/** The state of the run's record in a thread. */
function recordState({ reason, jobId }) {
    switch (reason.kind) {
        case 'job-ended':
            return 'ended';
        case 'unclear':
            return 'unknown';
        case 'stopped':
            return STOPPED_STATE[reason.where];
        case 'blocked':
            return reason.refusal.state;
        case 'no-context':
        case 'refused':
        case 'not-sent':
        case 'out-of-time':
        case 'dry-run':
            return 'unsent';
        default:
            return jobId === '' ? 'unsent' : 'sent';
    }
}
/** The outputs of a job run. Only values whose form was checked are written: later steps use them as they are. */
function jobOutputs(report) {
    const status = report.job?.status ?? '';
    return (0,_runner_presentation_js__WEBPACK_IMPORTED_MODULE_0__/* .outputs */ .V4)({
        'pr-link': report.prLink,
        'pr-number': (0,_pull_request_link_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestNumber */ .Kd)(report.prLink),
        'job-id': (0,_text_url_js__WEBPACK_IMPORTED_MODULE_2__/* .isSegment */ .wk)(report.jobId) ? report.jobId : '',
        status: _service_job_js__WEBPACK_IMPORTED_MODULE_3__/* .JOB_STATES */ .R.some((state) => state === status) ? status : '',
        outcome: report.outcome,
        request: report.request,
    });
}


/***/ }),

/***/ 8555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ threadWarning),
/* harmony export */   s: () => (/* binding */ refusalMessage)
/* harmony export */ });
/* harmony import */ var _github_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3764);
/* harmony import */ var _text_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6677);


/** Why the thread lets nothing be sent, and what people can do. */
function refusalMessage({ because, advice, fault }, { commandName }) {
    if (fault !== undefined)
        return unread(because, fault);
    const [title, happened] = REFUSALS[because];
    // In a pipeline nobody can write a flag: a new run is a new command.
    const next = advice === 'use --new' && commandName === undefined ? NEW_RUN : ADVICE[advice];
    return { title, happened, next };
}
const NOTHING = 'Nothing was sent by this run, so that nothing is paid for twice.';
const REFUSALS = {
    'this-command-unknown': [
        'It is not known whether this command arrived',
        (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `An earlier run of this command could not tell whether its request reached the service. ${NOTHING}`,
    ],
    'this-command-silent': [
        'It is not known whether this command arrived',
        (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `An earlier run of this command was ended while it was sending. ${NOTHING}`,
    ],
    'this-command-unverified': [
        'It is not known whether this command arrived',
        (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `This thread has a record of this command that does not verify: the API key was changed, or the comment was edited. ${NOTHING}`,
    ],
    'other-command-silent': [
        'An earlier command is in the way',
        (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `An earlier command in this thread was ended while it was starting a job, so it is not known which job this thread has. ${NOTHING}`,
    ],
    'other-command-unknown': [
        'An earlier command is in the way',
        (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `An earlier command in this thread may or may not have started a job, so it is not known which job this thread has. ${NOTHING}`,
    ],
    'record-not-found': [
        'The thread does not show what was written to it',
        (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `GitHub does not show this run’s own comment in the thread, so it could not be checked whether the command is under way already. ${NOTHING}`,
    ],
    'thread-unreadable': [
        'The thread could not be read',
        (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `GitHub did not give the comments of this thread, so it could not be checked whether the command is under way already. ${NOTHING}`,
    ],
};
/** GitHub did not give what was needed, and says why. */
function unread(because, fault) {
    const said = (0,_github_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .faultText */ .Ij)(fault);
    const unchecked = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `so it could not be checked whether the command is under way already. ${NOTHING}`;
    const words = because === 'thread-unreadable'
        ? {
            title: 'The thread could not be read',
            happened: (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `GitHub did not give the comments of this thread (${said}), ${unchecked}`,
        }
        : {
            title: 'The thread could not be written to',
            happened: (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `GitHub did not take this run’s own comment (${said}), ${unchecked}`,
        };
    return { ...words, next: (0,_github_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .faultRemedy */ .zq)(fault) };
}
const NEW_RUN = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `Look in the service’s dashboard and among the pull requests whether a job is there. To start a new job in any case, start a new workflow run instead of this one again.`;
const ADVICE = {
    'use --new': (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `Look in the service’s dashboard and among the pull requests whether a job is there. To start a new job in any case, write the command with \`--new\`.`,
    'look whether it arrived': (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `Look in the service’s dashboard or in the pull request whether the message arrived; if not, write the comment again.`,
    'try again': (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `Run it again in a minute; nothing is lost.`,
};
/** A warning about the thread: what happened, and what to do. */
function threadWarning(warning) {
    switch (warning.type) {
        case 'no-record':
            return {
                title: 'No record in the thread',
                paragraphs: [
                    (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_github_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J5)(warning.fault, 'the first comment of this run')} The run goes on, but a run that starts again would not find its job and could be paid for once more.`,
                    (0,_github_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .howToPermit */ .r2)(warning.fault),
                ],
            };
        case 'not-edited':
            return {
                title: 'The progress comment could not be updated',
                paragraphs: [(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_github_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J5)(warning.fault, 'the edit')} The run goes on.`],
            };
        case 'job-not-recorded':
            return {
                title: 'The job’s id is in no comment',
                paragraphs: [
                    (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `The job runs, but the thread does not say which one it is: a run that starts again would refuse to send.`,
                    (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `Keep the job’s id from this log; \`--job ID\` goes on with it.`,
                ],
            };
        case 'not-posted':
            return {
                title: 'The result could not be posted',
                paragraphs: [
                    (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `${(0,_github_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J5)(warning.fault, 'the comment')} The result stands in the job summary and in the outputs, and in the progress comment where that could be edited.`,
                    (0,_github_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .howToPermit */ .r2)(warning.fault),
                ],
            };
        case 'not-removed':
            return {
                title: 'A progress comment is left over',
                paragraphs: [
                    (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `Comment ${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(warning.commentId)} could not be removed (${(0,_github_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .faultText */ .Ij)(warning.fault)}). Delete it by hand if it is in the way.`,
                ],
            };
        case 'unverified':
            return {
                title: 'A record does not verify',
                paragraphs: [
                    (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `Comments of this thread carry records that do not verify and were not used (${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(warning.commentIds.join(', '))}): the API key was changed, or they were edited. Name the job with \`--job ID\` to go on with one that was begun under the old key.`,
                ],
            };
    }
}


/***/ }),

/***/ 8224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sg: () => (/* binding */ POST_PAUSES_MS),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   Xb: () => (/* binding */ POST_TRIES),
/* harmony export */   vv: () => (/* binding */ classifyPost),
/* harmony export */   xM: () => (/* binding */ classifyGet)
/* harmony export */ });
/* unused harmony export POST_RULES */
/** The rules as data: the first row that fits decides; a response of 2xx without a readable job is unclear. */
const POST_RULES = [
    { status: [429, 429], is: 'turned-away' },
    { status: [300, 499], is: 'refused' },
];
/** Sorts an exchange; `readable` says whether the body of a 2xx named a job. */
function classifyPost(exchange, readable) {
    if (exchange.kind === 'fault') {
        // A status that says no is a no even if its explanation was cut off.
        if (exchange.sent && exchange.status !== undefined)
            return ruleFor(exchange.status) ?? 'unclear';
        return exchange.sent ? 'unclear' : 'not-sent';
    }
    const rule = ruleFor(exchange.status);
    if (rule)
        return rule;
    return exchange.status >= 200 && exchange.status < 300 && readable ? 'accepted' : 'unclear';
}
function ruleFor(status) {
    return POST_RULES.find(({ status: [from, to] }) => status >= from && status <= to)?.is;
}
/** How often a POST may be tried in all, and the pauses before the next try where nothing was told. */
const POST_TRIES = 3;
const POST_PAUSES_MS = {
    'not-sent': [2_000, 5_000],
    'turned-away': [5_000, 15_000],
};
/** Sorts a GET that did not give what was asked for (design: behaviour.md, Polling). */
function classifyGet(exchange) {
    if (exchange.kind === 'fault')
        return exchange.status === undefined ? 'may-fail' : getStatus(exchange.status);
    return getStatus(exchange.status);
}
function getStatus(status) {
    if (status === 404 || status === 410)
        return 'gone';
    if ([408, 425, 429].includes(status))
        return 'may-fail';
    return status >= 300 && status < 500 ? 'unmendable' : 'may-fail';
}
/** The longest time that a Date can hold: an absurd pause stays one that can be told to people. */
const MAX_TOLD_MS = 8.64e15;
/**
 * The pause in milliseconds that a response's `Retry-After` asks for; undefined where it has none that
 * can be read. A date is read against the response's own `Date`, else against `wall` (RFC 9110, 10.2.3).
 */
function retryAfterMs(response, wall) {
    const value = response.headers?.['retry-after']?.trim();
    if (!value)
        return undefined;
    if (/^\d+$/.test(value))
        return Math.min(Number(value) * 1000, MAX_TOLD_MS);
    const until = httpDate(value);
    if (Number.isNaN(until))
        return undefined;
    const date = httpDate(response.headers?.date ?? '');
    return Math.max(0, until - (Number.isNaN(date) ? wall : date));
}
/** The three forms of RFC 9110 (5.6.7), all of them GMT. Date.parse alone reads "after 5" as a month of 2001. */
function httpDate(value) {
    if (/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}, .{18,30} GMT$/.test(value))
        return Date.parse(value);
    const oldest = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4}$/;
    return oldest.test(value) ? Date.parse(`${value} GMT`) : Number.NaN;
}


/***/ }),

/***/ 1821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   rm: () => (/* binding */ serviceClient)
/* harmony export */ });
/* unused harmony export LIMITS */
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6953);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1691);
/* harmony import */ var _classify_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8224);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6435);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7989);





/** Limits in milliseconds and bytes (design: behaviour.md, Sending). A job is small; a page of one is not. */
const LIMITS = {
    post: { connectMs: 10_000, totalMs: 60_000, maxBytes: 1_048_576 },
    get: { connectMs: 10_000, totalMs: 30_000, maxBytes: 1_048_576 },
};
/** Makes a client over the given connections; `wall` is the time in ms since the epoch. */
function serviceClient(address, deps) {
    const { connections, wall, limits = LIMITS, userAgent } = deps;
    const { baseUrl, projectId, apiKey, jobPath } = address;
    // A service may repeat the key in its own words: they are clean before anything is cut or shown.
    const read = { wall, redact: (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .redactor */ .$)([apiKey]) };
    const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json', 'user-agent': userAgent };
    const preview = (target, prompt) => {
        if (typeof target === 'object' && 'retrieve' in target) {
            return { method: 'GET', url: (0,_text_url_js__WEBPACK_IMPORTED_MODULE_4__/* .addressOf */ .ci)(baseUrl, jobPath, { projectId, id: target.retrieve }) };
        }
        const url = target === 'create'
            ? (0,_text_url_js__WEBPACK_IMPORTED_MODULE_4__/* .addressOf */ .ci)(baseUrl, '/v2/agent/{projectId}/job', { projectId })
            : (0,_text_url_js__WEBPACK_IMPORTED_MODULE_4__/* .addressOf */ .ci)(baseUrl, '/v2/agent/{projectId}/job/{id}/message', { projectId, id: target.message });
        return { method: 'POST', url, body: JSON.stringify({ prompt }) };
    };
    const post = async (request, signal) => {
        const dispatcher = connections.own();
        const result = await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .exchange */ .c)({ ...request, headers: { ...headers, 'content-type': 'application/json' }, limits: limits.post }, { dispatcher, after: connections.after, signal });
        void dispatcher.destroy().catch(() => { });
        return attempt(result, read);
    };
    return {
        preview,
        create: (prompt, signal) => post(preview('create', prompt), signal),
        message: (jobId, prompt, signal) => post(preview({ message: jobId }, prompt), signal),
        async retrieve(jobId, limitMs = Number.POSITIVE_INFINITY, signal) {
            const get = { ...limits.get, totalMs: Math.max(1, Math.min(limits.get.totalMs, limitMs)) };
            const request = { ...preview({ retrieve: jobId }), headers, limits: get };
            return reading(await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .exchange */ .c)(request, { dispatcher: connections.shared, after: connections.after, signal }), read);
        },
    };
}
/** The job with the key taken out of everything but its id. */
function clean(job, redact) {
    if (job === undefined)
        return undefined;
    const shown = Object.entries(job).map(([name, value]) => [
        name,
        name === 'id' || typeof value !== 'string' ? value : redact(value),
    ]);
    return Object.fromEntries(shown);
}
function attempt(result, { wall, redact }) {
    const job = result.kind === 'response' ? clean((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .readStarted */ .y7)(result.body), redact) : undefined;
    // An id goes into addresses and outputs as it is; one that holds the key must not.
    const usable = job !== undefined && (0,_text_url_js__WEBPACK_IMPORTED_MODULE_4__/* .isSegment */ .wk)(job.id) && redact(job.id) === job.id;
    const told = (0,_classify_js__WEBPACK_IMPORTED_MODULE_0__/* .retryAfterMs */ .Vs)(result, wall());
    const kind = (0,_classify_js__WEBPACK_IMPORTED_MODULE_0__/* .classifyPost */ .vv)(result, usable);
    return {
        class: kind,
        ...(kind === 'accepted' && job ? { job } : {}),
        ...(result.status === undefined ? {} : { status: result.status }),
        ...(isSuccess(result) && !job ? { foreign: true } : {}),
        what: isSuccess(result) && job && !usable
            ? 'named a job whose id cannot stand in an address'
            : describe(result, redact),
        words: kind === 'accepted' || result.kind === 'fault' ? '' : (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .serviceWords */ .jD)(result.body, redact),
        ...(told === undefined ? {} : { retryAfterMs: told }),
        stopped: result.kind === 'fault' && result.code === 'STOPPED',
    };
}
function reading(result, { wall, redact }) {
    if (result.kind === 'response' && isSuccess(result)) {
        const job = clean((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .readJob */ .cd)(result.body), redact);
        if (job)
            return { kind: 'job', job };
    }
    const told = (0,_classify_js__WEBPACK_IMPORTED_MODULE_0__/* .retryAfterMs */ .Vs)(result, wall());
    return {
        kind: 'failure',
        failure: (0,_classify_js__WEBPACK_IMPORTED_MODULE_0__/* .classifyGet */ .xM)(result),
        ...(result.status === undefined ? {} : { status: result.status }),
        ...(isSuccess(result) ? { foreign: true } : {}),
        what: describe(result, redact),
        words: result.kind === 'fault' ? '' : (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .serviceWords */ .jD)(result.body, redact),
        ...(told === undefined ? {} : { retryAfterMs: told }),
    };
}
/** A whole answer that claims success. */
function isSuccess(result) {
    return result.kind === 'response' && result.status >= 200 && result.status < 300;
}
/** An exchange as the end of a sentence that begins with 'the service'; `redact` takes secrets out of it. */
function describe(result, redact) {
    if (result.kind === 'fault') {
        const before = result.status === undefined ? '' : `answered ${result.status}, then `;
        return `${before}${result.sent ? 'broke off' : 'could not be reached'} (${result.code}: ${result.message})`;
    }
    if (result.status >= 300 && result.status < 400)
        return `answered ${result.status}, a redirect`;
    if (isSuccess(result)) {
        const type = redact(result.headers['content-type']?.split(';')[0] ?? 'no content type');
        return `answered ${result.status}, but not with an agent job (${type.slice(0, 80)}, ${result.body.length} characters)`;
    }
    return `answered ${result.status}`;
}


/***/ }),

/***/ 6435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ exchange)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);

class Stop extends Error {
    code;
    constructor(code, message) {
        super(message);
        this.code = code;
    }
}
/**
 * Carries out one exchange; never rejects.
 *
 * The request counts as sent from the moment the connection stands and the request begins to be written.
 * That is the dispatcher's own `onConnect`, which comes before the first byte, so the border between
 * 'not sent' and 'unclear' is a fact and no reading of error codes (design: behaviour.md, Sending).
 */
function exchange(request, deps) {
    const { limits } = request;
    const { dispatcher, after, signal } = deps;
    return new Promise((resolve) => {
        let sent = false;
        let done = false;
        let status;
        let headers = {};
        let size = 0;
        const chunks = [];
        let abort;
        const settle = (result) => {
            if (done)
                return;
            done = true;
            cancelConnect();
            cancelTotal();
            signal?.removeEventListener('abort', onSignal);
            resolve(result);
        };
        const fail = (error) => {
            settle({
                kind: 'fault',
                sent,
                code: codeOf(error),
                message: (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error),
                ...(status === undefined ? {} : { status, headers }),
            });
        };
        const stop = (reason) => {
            fail(reason);
            abort?.(reason);
        };
        const onSignal = () => stop(new Stop('STOPPED', 'the run was stopped'));
        const cancelConnect = after(limits.connectMs, () => {
            if (!sent)
                stop(new Stop('TIMEOUT', `no connection within ${seconds(limits.connectMs)}`));
        });
        const cancelTotal = after(limits.totalMs, () => {
            const what = status === undefined ? 'no answer' : 'no complete answer';
            stop(new Stop('TIMEOUT', `${what} within ${seconds(limits.totalMs)}`));
        });
        if (signal?.aborted)
            return onSignal();
        signal?.addEventListener('abort', onSignal, { once: true });
        const handler = {
            onConnect(abortRequest) {
                abort = abortRequest;
                // Already given up while connecting: nothing may be written any more.
                if (done)
                    abortRequest(new Stop('STOPPED', 'given up before it was sent'));
                else
                    sent = true;
            },
            onHeaders(code, raw) {
                if (code >= 200) {
                    status = code;
                    headers = readHeaders(raw);
                }
                return true;
            },
            onData(chunk) {
                size += chunk.length;
                if (size > limits.maxBytes) {
                    stop(new Stop('TOO_LARGE', `the answer is larger than ${limits.maxBytes} bytes`));
                    return false;
                }
                chunks.push(chunk);
                return true;
            },
            onComplete() {
                settle({
                    kind: 'response',
                    status: status ?? 0,
                    headers,
                    // Takes a byte order mark away: JSON has none, and some servers send one.
                    body: new TextDecoder().decode(Buffer.concat(chunks)),
                });
            },
            onUpgrade(code, _headers, socket) {
                socket.destroy();
                fail(new Stop('UPGRADE', `the service answered ${code}, a change of protocol`));
            },
            onError: fail,
        };
        try {
            dispatcher.dispatch({
                origin: request.url.origin,
                path: request.url.pathname + request.url.search,
                method: request.method,
                headers: request.headers,
                body: request.body ?? null,
                // Limits are ours, over the whole exchange; the dispatcher's own would only blur them.
                headersTimeout: 0,
                bodyTimeout: 0,
                reset: request.method === 'POST',
            }, handler);
        }
        catch (error) {
            fail(error);
        }
    });
}
function readHeaders(raw) {
    const headers = {};
    for (let i = 0; i + 1 < raw.length; i += 2) {
        const name = String(raw[i]).toLowerCase();
        // The first one counts: a second Retry-After or Date is not to be believed more than the first.
        headers[name] ??= String(raw[i + 1]);
    }
    return headers;
}
function codeOf(error) {
    if (typeof error.code === 'string')
        return error.code;
    const first = error.errors?.[0];
    return first instanceof Error ? codeOf(first) : error.name;
}
function seconds(ms) {
    return `${Number((ms / 1000).toPrecision(2))} s`;
}


/***/ }),

/***/ 4423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ JOB_STATES)
/* harmony export */ });
/** The states that the specification knows (section 3); any other one is not terminal for us. */
const JOB_STATES = ['active', 'completed', 'archived', 'failed'];


/***/ }),

/***/ 4087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ itSaid)
/* harmony export */ });
/* harmony import */ var _text_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6677);

/** The service's own words, untrusted, as a sentence that another one can follow; nothing where there are none. */
function itSaid(words) {
    if (words === '')
        return [];
    return /[.!?…]$/.test(words) ? (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `It said: ${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(words)}` : (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `It said: ${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(words)}.`;
}


/***/ }),

/***/ 7989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cd: () => (/* binding */ readJob),
/* harmony export */   jD: () => (/* binding */ serviceWords),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   y7: () => (/* binding */ readStarted)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305);

/**
 * What the service answers, as far as this client needs it. The specification leaves open which fields are
 * always present (2.1), so only `id` is needed, and of a job that is retrieved its `status` too; a field of
 * another type counts as missing.
 */
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), undefined);
/** What people are shown of a job; longer, it is no name of anything, and a state nobody could read. */
const name = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb(1_000))), undefined);
const jobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1)),
    status: name,
    source: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repository: name, ref: name })), undefined),
    model: name,
    prLink: text,
    createdAt: text,
});
/** Reads a job out of the answer to its retrieval; undefined where it is none, or without a state. */
function readJob(body) {
    const job = readStarted(body);
    return job?.status === undefined ? undefined : { ...job, status: job.status };
}
/** Reads a job out of the answer to a request for work, which may leave its state out; undefined where it is none. */
function readStarted(body) {
    const parsed = jobSchema.safeParse(parseJson(body));
    if (!parsed.success)
        return undefined;
    const { id, status, source, model, prLink, createdAt } = parsed.data;
    return {
        id,
        ...(status ? { status } : {}),
        prLink: prLink ? prLink : null,
        ...(source?.repository ? { repository: source.repository } : {}),
        ...(source?.ref ? { ref: source.ref } : {}),
        ...(model ? { model } : {}),
        ...(createdAt ? { createdAt } : {}),
    };
}
const errorSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    error: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ message: text })])), undefined),
    message: text,
    detail: text,
    title: text,
});
/** Most characters of the service's own words that are shown. */
const MAX_WORDS = 600;
/**
 * The service's own words in an error's body, bounded and still untrusted. The specification shows no
 * error shape (section 7): the usual fields of a JSON body are looked for, else the text itself counts.
 * A web page is named as such, because its markup says nothing to a reader. `redact` takes secrets out of
 * what was decoded, before anything is cut: half a secret would pass it.
 */
function serviceWords(body, redact) {
    const json = parseJson(body);
    const parsed = errorSchema.safeParse(json);
    let words = body.trim();
    if (parsed.success) {
        const { error, message, detail, title } = parsed.data;
        words = (typeof error === 'string' ? error : error?.message) || message || detail || title || words;
    }
    else if (typeof json === 'string') {
        words = json;
    }
    else if (/^<(!doctype|html)/i.test(words)) {
        return 'a web page instead of JSON';
    }
    words = redact(words.trim());
    return words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS).toWellFormed()}…` : words;
}
/** The parsed body, or undefined where it is no JSON. */
function parseJson(body) {
    try {
        return JSON.parse(body);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 9371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ml: () => (/* binding */ writeDate),
/* harmony export */   S: () => (/* binding */ DATE_RULE),
/* harmony export */   h2: () => (/* binding */ readDate),
/* harmony export */   ol: () => (/* binding */ startOfDay),
/* harmony export */   sO: () => (/* binding */ DAY_MS)
/* harmony export */ });
/** One day in milliseconds; UTC has no days of another length. */
const DAY_MS = 86_400_000;
/** What `date-from` and `date-to` may be, for messages. */
const DATE_RULE = 'a date such as `2026-01-31`, or one with a time such as `2026-01-31T12:00:00Z` (ISO 8601)';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^(\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)([.,]\d{1,9})?(Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?$/;
/**
 * Reads a date as the visitors endpoint takes it (specification, 4.4: "ISO 8601 or `YYYY-MM-DD`"): of ISO 8601
 * the extended calendar form. Undefined for anything else, and for days that the calendar does not have.
 */
function readDate(text) {
    if (DAY.test(text)) {
        return isCalendarDay(text) ? { text, ms: Date.parse(`${text}T00:00:00Z`), isDay: true } : undefined;
    }
    const [, time = '', fraction = '', offset = 'Z'] = INSTANT.exec(text) ?? [];
    if (time === '' || !isCalendarDay(time.slice(0, 10)))
        return undefined;
    // ECMAScript's own form wants seconds before a fraction, at most three digits of it, and `+01:00`.
    if (fraction !== '' && time.length !== 19)
        return undefined;
    const zone = offset === 'Z' ? 'Z' : `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '') || '00'}`;
    const ms = Date.parse(`${time}${fraction.slice(0, 4).replace(',', '.')}${zone}`);
    return Number.isNaN(ms) ? undefined : { text, ms, isDay: false };
}
/** `Date` alone reads 30 February as a day in March. */
function isCalendarDay(day) {
    const time = Date.parse(`${day}T00:00:00Z`);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
/** A moment of the years 0 to 9999 as `YYYY-MM-DD`, or with its time. */
function writeDate(ms, isDay) {
    const iso = new Date(ms).toISOString();
    return isDay ? iso.slice(0, 10) : iso.replace('.000Z', 'Z');
}
/** The first moment, in UTC, of the day that holds a moment. */
function startOfDay(ms) {
    return Math.floor(ms / DAY_MS) * DAY_MS;
}


/***/ }),

/***/ 5853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ moment),
/* harmony export */   p: () => (/* binding */ duration)
/* harmony export */ });
/** A length of time in ms as people say it: `8 s`, `2 min 5 s`, `1 h 30 min`. */
function duration(ms) {
    const seconds = Math.max(0, Math.round(ms / 1000));
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return join(minutes, 'min', seconds % 60, 's');
    return join(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
}
function join(large, largeUnit, small, smallUnit) {
    return `${large} ${largeUnit}${small === 0 ? '' : ` ${small} ${smallUnit}`}`;
}
/** A moment in ms since the epoch as `2026-11-21 10:15 UTC`; a moment beyond all calendars in words. */
function moment(ms) {
    const date = new Date(ms);
    if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999)
        return 'a time beyond the year 9999';
    return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}


/***/ }),

/***/ 1691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   ZL: () => (/* binding */ isJobPath),
/* harmony export */   ci: () => (/* binding */ addressOf),
/* harmony export */   t0: () => (/* binding */ JOB_PATH_RULE),
/* harmony export */   tA: () => (/* binding */ SEGMENT_RULE),
/* harmony export */   wk: () => (/* binding */ isSegment)
/* harmony export */ });
/** Longest path segment that is sent: far beyond any identifier, well below every server's limit. */
const MAX_SEGMENT = 512;
/** What a path segment given by a user or by the service may be, for messages. */
const SEGMENT_RULE = 'a plain identifier: no `/`, `\\`, `?`, `#`, `%`, `..`, white space or invisible characters';
/**
 * Whether a project or job identifier can stand as one path segment.
 *
 * The specification says 'string' and no more (2.1, 4.1), so everything harmless is allowed. Refused is
 * what URL parsers, proxies or servers read as more or less than one segment: `encodeURIComponent('..')`
 * is still `..`.
 */
function isSegment(text) {
    return (text.length > 0 &&
        text.length <= MAX_SEGMENT &&
        text !== '.' &&
        !text.includes('..') &&
        !/[/\\?#%\s\p{C}]/u.test(text) &&
        text.isWellFormed());
}
/** What `job-path` may be, for messages. */
const JOB_PATH_RULE = 'a path that begins with `/` and holds `{id}` once and `{projectId}` at most once, without empty, `.` or `..` segments, `?`, `#`, `%`, `\\` or white space';
/** Whether a template can be the path of the endpoint that retrieves a job. */
function isJobPath(template) {
    if (!template.startsWith('/') || template.length > 2 * MAX_SEGMENT)
        return false;
    const count = (part) => template.split(part).length - 1;
    if (count('{id}') !== 1 || count('{projectId}') > 1)
        return false;
    const segments = template.slice(1).split('/');
    return segments.every((segment) => {
        const filled = segment.replace('{projectId}', 'p').replace('{id}', 'i');
        return isSegment(filled) && !/[{}]/.test(filled);
    });
}
/**
 * The address below the service's base address (its own path is kept) whose path is the template with
 * its placeholders filled, each as part of one encoded segment.
 *
 * Throws a RangeError for a value that is no segment: callers check before, this is the last door.
 */
function addressOf(base, template, values) {
    const path = template.replace(/\{(\w+)\}/g, (_match, name) => {
        const value = values[name];
        if (value === undefined || !isSegment(value))
            throw new RangeError(`${name} is not ${SEGMENT_RULE}`);
        return encodeURIComponent(value);
    });
    const address = new URL(base);
    address.pathname = base.pathname.replace(/\/+$/, '') + path;
    return address;
}
/** Whether an address stays on this machine. */
function isLoopback(url) {
    const host = url.hostname;
    return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}


/***/ }),

/***/ 6313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iw: () => (/* binding */ ThreadUnreadable),
/* harmony export */   TC: () => (/* binding */ readerOf),
/* harmony export */   eF: () => (/* binding */ isInstallationToken)
/* harmony export */ });
/* harmony import */ var _github_comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5274);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8716);


/** The thread cannot be read to its end, or it cannot be known which comments are ours. */
class ThreadUnreadable extends Error {
    name = 'ThreadUnreadable';
    fault;
    constructor(fault) {
        super('The comments of the thread cannot be read.', { cause: fault });
        this.fault = fault;
    }
}
/** An installation's token, `GITHUB_TOKEN` too, writes as a `Bot`; any other as a user (record.md, 'Ours'). */
function isInstallationToken(token) {
    return token.startsWith('ghs_');
}
const READINGS_AT_MOST = 5;
/** 50,000 comments: twenty times what GitHub lets a conversation hold. A list beyond that is broken. */
const PAGES_AT_MOST = 500;
/**
 * Reads as often as it is called; warns of each line that does not verify once. `GET /user` is asked once at most, and its failure is final: without it nobody can say which records are
 * ours (record.md, 'Ours').
 */
function readerOf(deps) {
    let account;
    const warnedOf = new Set();
    const isOurs = async () => {
        if (deps.asBot)
            return (comment) => comment.author?.type === 'Bot';
        account ??= deps.comments.whoAmI().then((answer) => answer.data.id);
        const id = await account;
        return (comment) => comment.author?.id === id;
    };
    return async (signal) => {
        try {
            const ours = await isOurs();
            const { comments, at } = await stableComments(deps.comments, signal);
            const reading = toReading(comments.filter(ours), deps.seal, at);
            const fresh = reading.unverified.map((each) => each.commentId).filter((id) => !warnedOf.has(id));
            for (const id of fresh)
                warnedOf.add(id);
            if (fresh.length > 0)
                deps.warn({ type: 'unverified', commentIds: fresh });
            return reading;
        }
        catch (error) {
            throw new ThreadUnreadable((0,_github_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .asFault */ .Ps)(error));
        }
    };
}
/**
 * record.md, Before sending, 2: several pages are read until two readings hold the same comments, five times
 * at most, then the union counts. A comment removed between two pages hides another.
 */
async function stableComments(comments, signal) {
    const all = new Map();
    let last;
    for (let count = 1; count <= READINGS_AT_MOST; count += 1) {
        const next = await allPages(comments, signal);
        if (next.pages === 1 && last === undefined)
            return next;
        if (last !== undefined && sameComments(last.comments, next.comments))
            return next;
        for (const comment of next.comments)
            all.set(comment.id, comment);
        last = next;
    }
    return { comments: [...all.values()], at: last?.at ?? 0 };
}
async function allPages(calls, signal) {
    const comments = new Map();
    let at = Number.POSITIVE_INFINITY;
    for (let page = 1;; page += 1) {
        signal?.throwIfAborted();
        const { data, date } = await calls.list(page);
        for (const comment of data.comments)
            comments.set(comment.id, comment);
        at = Math.min(at, date);
        if (page === PAGES_AT_MOST && data.more)
            throw new _github_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFault */ .Q4('the list has no end', { status: 'lost' });
        if (!data.more)
            return { comments: [...comments.values()], pages: page, at };
    }
}
function sameComments(one, other) {
    const ids = new Set(one.map((comment) => comment.id));
    return ids.size === other.length && other.every((comment) => ids.has(comment.id));
}
function toReading(ours, seal, at) {
    const reading = { seen: [], unverified: [], at };
    for (const { id: commentId, body, url, updatedAt } of ours.toSorted((a, b) => a.id - b.id)) {
        const found = (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecord */ .aE)(body, seal);
        if (found.type === 'record')
            reading.seen.push({ commentId, url, updatedAt, record: found.record });
        if (found.type === 'unverified')
            reading.unverified.push({ commentId, command: found.command });
    }
    return reading;
}


/***/ }),

/***/ 8716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ru: () => (/* binding */ sealOf),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   lm: () => (/* binding */ signRecord),
/* harmony export */   q8: () => (/* binding */ withRecord)
/* harmony export */ });
/* unused harmony export withSameRecord */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395);
/* harmony import */ var _github_hidden_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1923);



// record.md, 'What it holds'. Short texts: a record shares a comment's 65,536 characters with what people read.
const recordSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    state: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['sending', 'sent', 'ended', 'unsent', 'unknown']),
    /** Empty until known. */
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['', 'create', 'message']),
    /** The comment is the command's answer, not a progress comment: `sent` alone does not tell. */
    answer: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    jobId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** The command comment's id, or what stands for it in runs without one. */
    command: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    run: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), attempt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), mark: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    /** When the request was about to be sent (before that: when the run began), milliseconds since 1970. */
    time: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    /** The id of the command's first progress comment; null: the comment that holds the record. */
    first: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
    /** The job before a message; null: not known, or no message. */
    before: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), prLink: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) })),
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    /** Grows with each change: of several records of one run the highest counts. */
    seq: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
})
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB((record) => record.jobId !== '' || (record.state !== 'sent' && record.state !== 'ended')));
/** The seal of one thread. `repository` is GitHub's number for it, which survives a rename. */
function sealOf(place) {
    const { apiKey, project, repository, issue } = place;
    const key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', apiKey, '', 'docs-agent: record in a thread, 1', 32)));
    return { key, project, repository, issue };
}
const LINE = /^<!-- docs-agent-record (?<project>\S+) (?<payload>[A-Za-z0-9+/]+)\.(?<signature>[A-Za-z0-9+/]{43}) -->$/;
/**
 * The hidden line: an HTML comment with the project in clear, the record and its signature. Base64 in its
 * first alphabet has no hyphen, so nothing within can end the comment.
 */
function signRecord(record, seal) {
    const payload = unpadded(Buffer.from(JSON.stringify(canonical(record))));
    return `<!-- docs-agent-record ${clear(seal.project)} ${payload}.${signature(payload, seal)} -->`;
}
/** A comment's whole text: what people read, then the hidden line. */
function withRecord(markdown, record, seal) {
    return `${markdown}\n\n${signRecord(record, seal)}`;
}
/**
 * New text over an unchanged hidden line, for the `post` step, which has no key and never changes the state
 * (record.md, Afterwards, 8). Undefined where the comment holds no line of our form.
 */
function withSameRecord(body, markdown) {
    const line = lastLine(body);
    return LINE.test(line) ? `${markdown}\n\n${line}` : undefined;
}
/**
 * The record in a comment's text (record.md, 'Ours'; who wrote the comment is the caller's question). Only the
 * last line counts: what stands above may quote anybody, another comment's hidden line too.
 */
function readRecord(body, seal) {
    const parts = LINE.exec((0,_github_hidden_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .lastLine */ .fM)(body))?.groups;
    if (parts === undefined || parts.project !== clear(seal.project))
        return { type: 'none' };
    const value = parsed(parts.payload);
    // Texts are compared, not bytes: the last Base64 character has bits that no byte shows.
    const genuine = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(parts.signature), Buffer.from(signature(parts.payload, seal)));
    const record = recordSchema.safeParse(value);
    if (genuine && record.success)
        return { type: 'record', record: record.data };
    const claim = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ command: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).safeParse(value);
    return { type: 'unverified', command: claim.data?.command };
}
function canonical(record) {
    const { state, kind, answer, jobId, command, run, time, first, before, prLink, seq } = record;
    return {
        state,
        kind,
        answer,
        jobId,
        command,
        run: { id: run.id, attempt: run.attempt, mark: run.mark },
        time,
        first,
        before: before && { status: before.status, prLink: before.prLink },
        prLink,
        seq,
    };
}
function signature(payload, seal) {
    const signed = JSON.stringify([seal.project, seal.repository, seal.issue, payload]);
    return unpadded((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', seal.key).update(signed).digest());
}
function unpadded(bytes) {
    return bytes.toString('base64').replace(/=+$/, '');
}
/** Readable for every sane project id, and harmless in an HTML comment for every other. */
function clear(project) {
    return encodeURIComponent(project.toWellFormed()).replaceAll('--', '-%2D');
}
function parsed(payload) {
    try {
        return JSON.parse(Buffer.from(payload, 'base64').toString());
    }
    catch {
        return undefined;
    }
}


/***/ })

};
