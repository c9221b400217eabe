export const id = 175;
export const ids = [175];
export const modules = {

/***/ 8175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ REPLACED_BY_COMMENT),
/* harmony export */   readInputs: () => (/* binding */ readInputs)
/* harmony export */ });
/* unused harmony export OUTCOMES */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8532);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _input_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5305);
/* harmony import */ var _job_link_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2126);
/* harmony import */ var _service_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1189);
/* harmony import */ var _trigger_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(134);






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
/** A field that is read from text; `read` gives undefined for a wrong value. */
function field(allowed, read) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(`required: ${allowed}`), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi((value, context) => {
        const result = read(value);
        if (result === undefined) {
            context.issues.push({ code: 'custom', message: allowed, input: value });
            return zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .NEVER */ .tm;
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
const segment = field(_service_path_js__WEBPACK_IMPORTED_MODULE_5__/* .SEGMENT_RULE */ .tA, (value) => ((0,_service_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isSegment */ .wk)(value.trim()) ? value.trim() : undefined));
const baseUrl = field('an https address without user info, query or fragment, such as `https://api.example.com` (http only for loopback)', (value) => {
    // The URL parser drops line breaks and takes a backslash for a slash: what is read must be what is used.
    if (!/^https?:\/\/[^\s\\?#\p{C}]+$/iu.test(value.trim()) || !URL.canParse(value.trim()))
        return undefined;
    const url = new URL(value.trim());
    const plain = !url.username && !url.password;
    return plain && (url.protocol === 'https:' || (url.protocol === 'http:' && (0,_job_link_js__WEBPACK_IMPORTED_MODULE_6__/* .isLoopback */ .U9)(url)))
        ? url
        : undefined;
});
const apiKey = field('the admin API key, from a secret: printable ASCII characters without spaces (the value is not shown)', (value) => (/^[\x21-\x7e]+$/.test(value.trim()) ? value.trim() : undefined));
const common = {
    'base-url': baseUrl,
    'api-key': apiKey,
    'github-token': zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
};
const commonInputs = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc(common);
const CONTEXTS = ['issue', 'thread', 'diff', 'commits', 'files'];
const jobInputs = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ...common,
    mode: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('job'),
    'project-id': segment,
    prompt: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    'prompt-file': zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    'job-id': zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(segment),
    command: field(_trigger_command_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMAND_RULE */ .ly, (value) => ((0,_trigger_command_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommandWord */ .e1)(value.trim()) ? value.trim() : undefined)),
    'minimum-permission': oneOf('read', 'triage', 'write', 'maintain', 'admin'),
    context: field(`\`auto\`, \`none\`, or a list of ${CONTEXTS.join(', ')}`, (value) => {
        const words = listWords(value);
        if (words.length === 1 && (words[0] === 'auto' || words[0] === 'none'))
            return words[0];
        const fits = words.every((word) => CONTEXTS.some((each) => each === word));
        return fits ? words : undefined;
    }),
    'diff-base': zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    wait: flag,
    'timeout-minutes': number('a number of minutes above 0, at most 43200 (30 days)', (n) => n > 0 && n <= 43_200),
    'poll-interval': zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(number('a number of seconds, at least 1, at most 86400', (n) => n >= 1 && n <= 86_400)),
    comment: oneOf('auto', 'always', 'never'),
    'issue-number': zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(number('the number of an issue or pull request', (n) => Number.isSafeInteger(n) && n > 0)),
    'fail-on': listOf(OUTCOMES),
    'job-path': field(_service_path_js__WEBPACK_IMPORTED_MODULE_5__/* .JOB_PATH_RULE */ .t0, (value) => ((0,_service_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isJobPath */ .ZL)(value.trim()) ? value.trim() : undefined)),
    'dry-run': flag,
});
const visitorsInputs = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ...common, mode: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('visitors') });
const collectInputs = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ...common, mode: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('collect') });
const schema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt('mode', [jobInputs, visitorsInputs, collectInputs]);
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
    const given = { ..._input_names_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULTS */ .z };
    for (const [name, value] of Object.entries(raw)) {
        if (around.isCommentRun && REPLACED_BY_COMMENT.some((each) => each === name))
            continue;
        if (value !== undefined && (value.trim() !== '' || name === 'fail-on'))
            given[name] = value;
    }
    given.mode = (given.mode ?? '').trim();
    const parsed = schema.safeParse(given);
    const issues = parsed.error?.issues ?? [];
    // With a wrong mode no other input was judged: what every mode needs is judged all the same.
    const unjudged = issues.some(({ path }) => path[0] === 'mode');
    const problems = [
        ...[...issues, ...(unjudged ? (commonInputs.safeParse(given).error?.issues ?? []) : [])].map((issue) => problemOf(issue, given)),
        ...(given.mode === 'job' ? jobConflicts(given, around) : []),
    ];
    if (!parsed.success || problems.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputsError */ .aV(problems);
    return parsed.data;
}
function problemOf(issue, given) {
    const input = String(issue.path[0] ?? 'mode');
    const allowed = input === 'mode' ? 'one of `job`, `visitors`, `collect`' : issue.message;
    const value = given[input];
    return { input, allowed, ...(value === undefined || SECRET.has(input) ? {} : { value }) };
}
function jobConflicts(given, { eventIssue, isCommentRun = false, isPublic = false }) {
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
    if (given.comment?.trim() === 'always' && given['issue-number'] === undefined && eventIssue === undefined) {
        problems.push({
            input: 'comment',
            value: given.comment,
            allowed: '`always` only where an issue is known: give `issue-number`, or use `auto`',
        });
    }
    return problems;
}


/***/ })

};
