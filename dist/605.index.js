export const id = 605;
export const ids = [605];
export const modules = {

/***/ 1449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ly: () => (/* binding */ COMMAND_RULE),
/* harmony export */   uP: () => (/* binding */ visibleCommand),
/* harmony export */   zZ: () => (/* binding */ isCommandName)
/* harmony export */ });
/* harmony import */ var _text_unicode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9305);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4252);


/** What the input `command` may be, as a sentence for people. */
const COMMAND_RULE = 'a sign (one of / @ ! ? . %), a letter or digit, then letters, digits, hyphens, underscores, dots, colons or slashes; 2 to 40 characters, no white space';
/**
 * Whether `value` can be the input `command`. Refused are, besides white space and length, words without a sign
 * before them (ordinary sentences and our own replies begin so) and signs that Markdown takes for itself or that
 * begin a comment for other reasons: `#` `>` `-` `+` `*` `_` `~` `=` `|` `:` `$` `&` `<` `[` `(` `\`, backticks.
 */
function isCommandName(value) {
    return /^[/@!?.%][\p{L}\p{N}][\p{L}\p{N}\p{M}\-_.:/]{0,38}$/u.test(value) && value.length <= 40;
}
/**
 * What follows the command in a comment as its readers see it: nothing hidden makes a command, hides one, or becomes a
 * flag. Undefined: it is no command. Most comments do not even hold the word, and cost no more than that.
 */
async function visibleCommand(body, command) {
    return (0,_text_unicode_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUnseen */ .zG)(body).includes(command) ? afterCommand(await (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleText */ .Q6)(body), command) : undefined;
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

/***/ 8957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Kz: () => (/* binding */ apiKey),
  pc: () => (/* binding */ baseUrl),
  p6: () => (/* binding */ commandName),
  _O: () => (/* binding */ context),
  Ir: () => (/* binding */ fields_date),
  tg: () => (/* binding */ dateMs),
  Jt: () => (/* binding */ flag),
  N: () => (/* binding */ isDay),
  Jf: () => (/* binding */ jobPath),
  c3: () => (/* binding */ listOf),
  ai: () => (/* binding */ number),
  yL: () => (/* binding */ oneOf),
  Ae: () => (/* binding */ path),
  Cv: () => (/* binding */ project),
  QL: () => (/* binding */ revision),
  mX: () => (/* binding */ segment),
  rD: () => (/* binding */ wholeNumber)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var mini_schemas = __webpack_require__(5395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core_core = __webpack_require__(8532);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/schemas.js + 2 modules
var core_schemas = __webpack_require__(1041);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
;// CONCATENATED MODULE: ./node_modules/zod/v4/mini/iso.js


const ZodMiniISODateTime = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniISODateTime", (inst, def) => {
    core_schemas/* $ZodISODateTime */.Ko.init(inst, def);
    mini_schemas/* ZodMiniStringFormat */.zUr.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
    return api/* _isoDateTime */.G1(ZodMiniISODateTime, params);
}
const ZodMiniISODate = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniISODate", (inst, def) => {
    core_schemas/* $ZodISODate */.v1.init(inst, def);
    mini_schemas/* ZodMiniStringFormat */.zUr.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function date(params) {
    return api/* _isoDate */.db(ZodMiniISODate, params);
}
const ZodMiniISOTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
    core.$ZodISOTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function time(params) {
    return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
    core.$ZodISODuration.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function duration(params) {
    return core._isoDuration(ZodMiniISODuration, params);
}

// EXTERNAL MODULE: ./build/text/url.js
var text_url = __webpack_require__(1691);
// EXTERNAL MODULE: ./build/inputs/command-name.js
var command_name = __webpack_require__(1449);
;// CONCATENATED MODULE: ./build/inputs/fields.js



/** A field that is read from text, without white space around it; `read` gives undefined for a wrong value. */
function field(allowed, read, wanted = allowed) {
    return mini_schemas/* pipe */.FsL(mini_schemas/* string */.YjP(`required: ${wanted}`), mini_schemas/* transform */.pdi((value, context) => {
        const result = read(value.trim());
        if (result !== undefined)
            return result;
        context.issues.push({ code: 'custom', message: allowed, input: value });
        return core_core/* NEVER */.tm;
    }));
}
/** A field that is taken as it is where it passes a test. */
const fields_text = (allowed, fits, wanted) => field(allowed, (value) => (fits(value) ? value : undefined), wanted);
const oneOf = (...values) => field(`one of ${values.map((each) => `\`${each}\``).join(', ')}`, (value) => values.find((each) => each === value));
const listOf = (allowed) => field(`a list, separated by commas or line breaks, of ${allowed.join(', ')}`, (value) => listIn(value, allowed));
function listIn(value, allowed) {
    const items = value
        .split(/[,\n\r]/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
    const isAllowed = (item) => allowed.some((each) => each === item);
    return items.every(isAllowed) ? items : undefined;
}
const flag = field('`true` or `false`', (value) => {
    const lower = value.toLowerCase();
    return lower === 'true' ? true : lower === 'false' ? false : undefined;
});
const number = (allowed, fits) => field(allowed, (value) => (/^\d+(\.\d+)?$/.test(value) && fits(Number(value)) ? Number(value) : undefined));
const wholeNumber = (allowed, least, most = Number.MAX_SAFE_INTEGER) => number(allowed, (value) => Number.isSafeInteger(value) && value >= least && value <= most);
const path = fields_text('a path', () => true);
const segment = fields_text(text_url/* SEGMENT_RULE */.tA, text_url/* isSegment */.wk);
/** Several projects are several runs: a comma, which an identifier could have, is refused with that advice. */
const project = fields_text(text_url/* SEGMENT_RULE */.tA, (value) => (0,text_url/* isSegment */.wk)(value) && !value.includes(','));
const jobPath = fields_text(text_url/* JOB_PATH_RULE */.t0, text_url/* isJobPath */.ZL);
const commandName = fields_text(command_name/* COMMAND_RULE */.ly, command_name/* isCommandName */.zZ);
const baseUrl = field('an https address without user info, query or fragment, such as `https://api.example.com` (http only for loopback)', (value) => {
    // The URL parser drops line breaks and takes a backslash for a slash: what is read must be what is used.
    if (!/^https?:\/\/[^\s\\?#\p{C}]+$/iu.test(value) || !URL.canParse(value))
        return undefined;
    const url = new URL(value);
    const isSafe = url.protocol === 'https:' || (0,text_url/* isLoopback */.U9)(url);
    return isSafe && !url.username && !url.password ? url : undefined;
});
const apiKey = fields_text('the admin API key, from a secret: printable ASCII characters without spaces (the value is not shown)', (value) => /^[\x21-\x7e]+$/.test(value), 'the admin API key, from a secret (GitHub gives none to pull requests from forks and to Dependabot)');
const CONTEXTS = ['issue', 'thread', 'diff', 'commits', 'files'];
const context = field(`\`auto\`, \`none\`, or a list of ${CONTEXTS.join(', ')}`, (value) => value === 'auto' || value === 'none' ? value : listIn(value, CONTEXTS));
const isoDay = date();
const isoTime = datetime({ offset: true, local: true });
/** Whether a date has no time. */
const isDay = (value) => isoDay.safeParse(value).success;
/**
 * The moment that a date names, in ms since 1970: a day is its first one in UTC, and a time without an offset is in UTC.
 * NaN where it is no date.
 */
function dateMs(value) {
    if (isDay(value))
        return Date.parse(value);
    if (!isoTime.safeParse(value).success)
        return Number.NaN;
    return Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(value) ? value : `${value}Z`);
}
/** A date as it was written: the service gets it so (specification, 4.4). */
const fields_date = fields_text('a date such as `2026-01-31`, or one with a time such as `2026-01-31T12:00:00Z` (ISO 8601)', (value) => !Number.isNaN(dateMs(value)));
/** A text that can only be a revision to git: no option, no range, no path, nothing that needs quoting. */
const revision = fields_text('a revision such as `v1.2.0`, `origin/main`, `HEAD~3` or a commit id: letters, digits and `._/@{}^~+#=,-`, not beginning with `-`', (value) => /^[\p{L}\p{N}_@.][\p{L}\p{N}_@./{}^~+#=,-]{0,249}$/u.test(value) &&
    !/\.\.|\/\/|^\.|\^!|\^@|\^-/.test(value));


/***/ }),

/***/ 7605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lc: () => (/* binding */ REPLACED_BY_COMMENT),
  readInputs: () => (/* binding */ readInputs),
  uu: () => (/* binding */ threadOf)
});

// UNUSED EXPORTS: OUTCOMES, PERIODS

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(5395);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/inputs/fields.js + 1 modules
var fields = __webpack_require__(8957);
// EXTERNAL MODULE: ./build/inputs/names.js
var names = __webpack_require__(3636);
;// CONCATENATED MODULE: ./build/inputs/rules.js

/** Inputs that are wrong together, or wrong in this run. */
const RULES = [
    {
        mode: 'job',
        input: 'minimum-permission',
        allowed: 'more than `read` in a public repository, where everybody can read',
        isBroken: (given, { isPublic }) => isPublic === true && given['minimum-permission']?.trim() === 'read',
    },
    {
        mode: 'job',
        input: 'prompt-file',
        allowed: 'not together with `prompt`: give one of them',
        isBroken: (given) => given.prompt !== undefined && given['prompt-file'] !== undefined,
    },
    {
        mode: 'job',
        input: 'prompt',
        allowed: 'required: the instruction (or give `prompt-file`, or a `job-id` to wait for)',
        isBroken: (given, { isCommentRun }) => !isCommentRun && !['prompt', 'prompt-file', 'job-id'].some((name) => given[name] !== undefined),
    },
    {
        mode: 'job',
        input: 'context',
        allowed: '`issue` and `thread` only where an issue is known: give `issue-number`',
        isBroken(given, event) {
            const parts = fields/* context */._O.safeParse(given.context).data ?? [];
            // A job that is named gets no context.
            const isUsed = given['job-id'] === undefined && (parts.includes('issue') || parts.includes('thread'));
            return isUsed && !isIssueKnown(given, event);
        },
    },
    {
        mode: 'both',
        input: 'comment',
        allowed: '`always` only where an issue is known: give `issue-number`, or use `auto`',
        isBroken: (given, event) => given.comment?.trim() === 'always' && !isIssueKnown(given, event),
    },
    {
        mode: 'visitors',
        input: 'date-to',
        allowed: 'required with `date-from`',
        isBroken: (given) => given['date-from'] !== undefined && given['date-to'] === undefined,
    },
    {
        mode: 'visitors',
        input: 'date-from',
        allowed: 'required with `date-to`',
        isBroken: (given) => given['date-to'] !== undefined && given['date-from'] === undefined,
    },
    {
        mode: 'visitors',
        input: 'date-to',
        allowed: 'later than `date-from`: it is exclusive',
        // What is no date is refused on its own, and is NaN here.
        isBroken: (given) => (0,fields/* dateMs */.tg)(given['date-from']?.trim() ?? '') >= (0,fields/* dateMs */.tg)(given['date-to']?.trim() ?? ''),
    },
];
function isIssueKnown(given, { eventIssue }) {
    return given['issue-number'] !== undefined || eventIssue !== undefined;
}
/** The rules that the inputs of a mode break. */
function brokenRules(given, event) {
    return RULES.filter(({ mode }) => mode === given.mode || (mode === 'both' && given.mode !== 'collect'))
        .filter(({ isBroken }) => isBroken(given, event))
        .map(({ input, allowed }) => {
        const value = given[input];
        return { input, allowed, ...(value === undefined ? {} : { value }) };
    });
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
    'base-url': fields/* baseUrl */.pc,
    'api-key': fields/* apiKey */.Kz,
    'github-token': schemas/* optional */.lqM(schemas/* string */.YjP()),
};
const jobInputs = schemas/* object */.Ikc({
    ...common,
    mode: schemas/* literal */.euz('job'),
    'project-id': fields/* segment */.mX,
    prompt: schemas/* optional */.lqM(schemas/* string */.YjP()),
    'prompt-file': schemas/* optional */.lqM(fields/* path */.Ae),
    'job-id': schemas/* optional */.lqM(fields/* segment */.mX),
    command: fields/* commandName */.p6,
    'minimum-permission': (0,fields/* oneOf */.yL)('read', 'triage', 'write', 'maintain', 'admin'),
    context: fields/* context */._O,
    'diff-base': schemas/* optional */.lqM(fields/* revision */.QL),
    wait: fields/* flag */.Jt,
    'timeout-minutes': (0,fields/* number */.ai)('a number of minutes above 0, at most 43200 (30 days)', (n) => n > 0 && n <= 43_200),
    'poll-interval': schemas/* optional */.lqM((0,fields/* number */.ai)('a number of seconds, at least 1, at most 86400', (n) => n >= 1 && n <= 86_400)),
    comment: (0,fields/* oneOf */.yL)('auto', 'always', 'never'),
    'issue-number': schemas/* optional */.lqM((0,fields/* wholeNumber */.rD)('the number of an issue or pull request', 1)),
    'fail-on': (0,fields/* listOf */.c3)(OUTCOMES),
    'job-path': fields/* jobPath */.Jf,
    'dry-run': fields/* flag */.Jt,
});
/** The longest trend: two years of weeks. */
const MAX_TREND = 104;
const visitorsInputs = schemas/* object */.Ikc({
    ...common,
    mode: schemas/* literal */.euz('visitors'),
    'project-id': fields/* project */.Cv,
    period: (0,fields/* oneOf */.yL)(...PERIODS),
    'date-from': schemas/* optional */.lqM(fields/* date */.Ir),
    'date-to': schemas/* optional */.lqM(fields/* date */.Ir),
    trend: (0,fields/* wholeNumber */.rD)(`a whole number of periods from 1 to ${MAX_TREND}`, 1, MAX_TREND),
    top: (0,fields/* wholeNumber */.rD)('a whole number of rows from 0, for no table, to 1000', 0, 1_000),
    'max-requests': (0,fields/* wholeNumber */.rD)('a whole number of requests, at least 1', 1),
    'report-path': schemas/* optional */.lqM(fields/* path */.Ae),
    comment: jobInputs.shape.comment,
    'issue-number': jobInputs.shape['issue-number'],
    'dry-run': fields/* flag */.Jt,
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
 * Reads all inputs. `raw` holds the text of each input that the runner gave; an empty one counts as not given, but for
 * `fail-on`. Throws an InputsError with every wrong value, not only the first.
 */
function readInputs(raw, event = {}) {
    const given = { ...names/* DEFAULTS */.z };
    for (const [name, value] of Object.entries(raw)) {
        if (event.isCommentRun && REPLACED_BY_COMMENT.some((each) => each === name))
            continue;
        if (value !== undefined && (value.trim() !== '' || name === 'fail-on'))
            given[name] = value;
    }
    given.mode = (given.mode ?? '').trim();
    const parsed = schema.safeParse(given);
    const issues = parsed.error?.issues ?? [];
    // With a wrong mode no other input was judged.
    if (issues.some(({ path }) => path[0] === 'mode'))
        issues.push(...(anyInputs.safeParse(given).error?.issues ?? []));
    const problems = [...issues.map((issue) => problemOf(issue, given)), ...brokenRules(given, event)];
    if (!parsed.success || problems.length > 0)
        throw new errors/* InputsError */.aV(problems);
    return parsed.data;
}
function problemOf(issue, given) {
    const input = String(issue.path[0] ?? 'mode');
    const value = given[input];
    const isList = input === 'project-id' && /[,\n\r]/.test(value?.trim() ?? '');
    const advice = isList ? '; for several projects use a matrix, one run each' : '';
    const allowed = input === 'mode' ? 'one of `job`, `visitors`, `collect`' : `${issue.message}${advice}`;
    return { input, allowed, ...(value === undefined || SECRET.has(input) ? {} : { value }) };
}
/** The issue or pull request that gets the run's comments; undefined where none does. */
function threadOf(inputs, eventIssue) {
    if (inputs.comment === 'never')
        return undefined;
    return inputs['issue-number'] ?? (inputs.comment === 'always' ? eventIssue : undefined);
}


/***/ }),

/***/ 9305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ cleanGit),
/* harmony export */   cu: () => (/* binding */ isUnseenEntity),
/* harmony export */   zG: () => (/* binding */ withoutUnseen)
/* harmony export */ });
/** Characters that a reader cannot see. */
/** Format characters, and what else carries text unseen: default ignorable characters and controls. */
const UNSEEN = String.raw `[[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cc}]--[\t\n]]`;
/** Letters and marks of scripts whose letters change their shape beside a joiner. */
const JOINING_SCRIPTS = 'Adlm Arab Bali Beng Cakm Deva Gran Gujr Guru Java Khmr Knda Lana Mand Mlym Mong Mymr Newa Nkoo Orya Phag Rohg Sinh ' +
    'Sund Syrc Taml Telu Tibt Tirh';
const JOINING = `[[\\p{L}\\p{M}]&&[${JOINING_SCRIPTS.replace(/\w+ ?/g, (script) => `\\p{scx=${script.trim()}}`)}]]`;
/** Unseen characters that shape what is seen: joiners, and variation selectors where Unicode gives them a meaning. */
const SHAPING = [
    String.raw `(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})`,
    String.raw `(?<=${JOINING})[\u200c\u200d](?=${JOINING})`,
    String.raw `(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)`,
    String.raw `(?<=[\p{Script=Han}\p{Sm}])[\ufe00-\ufe02]|(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]`,
    String.raw `(?<=[\p{Script=Mongolian}&&\p{L}])[\u180b-\u180d\u180f]`,
].join('|');
const SHAPING_OR_UNSEEN = new RegExp(`(${SHAPING})|${UNSEEN}`, 'gv');
/** Between two characters that would be markup if they were neighbours: `<!` and `--`, two backticks, `<` and a name. */
const WOULD_JOIN = new RegExp(String.raw `(?<=[<!\-\`?~\]&#\\\/\|:])${UNSEEN}+(?=[!\-\`?~\[\]\(#\/<>\|:])|(?<=[<&\/\\!])${UNSEEN}+(?=[a-zA-Z])`, 'gv');
const ONE_UNSEEN = new RegExp(`^${UNSEEN}$`, 'v');
const UNSEEN_NAME = /^&(?:shy|zwn?j|[lr]rm|NoBreak|ZeroWidthSpace|Negative\w+Space|af|ApplyFunction|it|InvisibleTimes|ic|InvisibleComma);$/;
/** Whether a character reference such as `&#8203;` or `&zwnj;` stands for a character that is not seen. */
function isUnseenEntity(entity) {
    const [, hex, decimal] = /^&#(?:x([0-9a-f]+)|([0-9]+));$/i.exec(entity) ?? [];
    const code = Number.parseInt(hex ?? decimal ?? '', hex ? 16 : 10);
    return Number.isNaN(code)
        ? UNSEEN_NAME.test(entity)
        : code > 0 && code <= 0x10ffff && ONE_UNSEEN.test(String.fromCodePoint(code));
}
/**
 * The text, well-formed, without characters that cannot be seen. Kept are U+200D between emoji, U+200C and U+200D
 * between letters or marks of scripts that join, and one variation selector behind a character that has variants.
 * Controls that separate words become a blank. Idempotent; linear.
 */
function withoutUnseen(text) {
    return text
        .toWellFormed()
        .replace(/[\v\f\u0085\u2028\u2029]/g, ' ')
        .replace(WOULD_JOIN, ' ')
        .replace(SHAPING_OR_UNSEEN, '$1');
}
/** Git context: a diff must stay what it is, so that only bidirectional controls and tag characters go. Linear. */
function cleanGit(text) {
    return text.replace(/[\p{Bidi_Control}\u{e0000}-\u{e007f}]/gv, '');
}


/***/ }),

/***/ 4252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q6: () => (/* binding */ visibleText),
/* harmony export */   VK: () => (/* binding */ visibleTitle),
/* harmony export */   w0: () => (/* binding */ quotedText)
/* harmony export */ });
/* harmony import */ var _unicode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9305);

/** Ordinary texts are stable after one or two rounds; only texts made to unfold round by round need more. */
const ROUNDS = 6;
/** Stands where something was removed: `withoutUnseen` takes it out, or makes a blank of it. */
const GAP = '\u200b';
/**
 * The visible text of a comment as GitHub shows it. Gone are HTML comments, declarations, instructions and CDATA
 * sections outside code, definitions of links and footnotes that nothing refers to, cells beyond a table's columns,
 * and characters that are not seen, written as they are or as `&#8203;`. Line ends become LF. A blank takes the place
 * of what is removed only where its neighbours would else become markup. Idempotent.
 */
function visibleText(text) {
    return stable(text, false);
}
/**
 * The same for texts that are quoted as context, whose cleaned form nobody is shown. Gone too are HTML comments in
 * code, and what is seen only by those who look for it: titles of links, alternative texts of images, attributes of
 * HTML tags but addresses, tags that HTML does not have, words behind a fence's language.
 */
function quotedText(text) {
    return stable(text, true);
}
/**
 * The visible text of a title, on one line. A title is no Markdown but for code between backticks, so that
 * `[Bug]: Crash` is no definition and `<T>` no tag. Idempotent.
 */
function visibleTitle(title) {
    const withoutComments = title.replace(/`[^`]*`|<!--(?:[\s\S]*?(-->)|[\s\S]*)/g, (found, end) => end ? GAP : found);
    return (0,_unicode_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUnseen */ .zG)(withoutComments).replace(/\s+/g, ' ').trim();
}
async function stable(raw, quoted) {
    const markup = quoted ? /[<&[|]|```|~~~/ : /[<&[|]/;
    let before = raw.replace(/\r\n?/g, '\n').replace(/[ \t]{500,}/g, ' '.repeat(500));
    for (let round = 0;; round += 1) {
        // Made to unfold: without these signs no further layer can.
        if (round === ROUNDS)
            before = before.replace(/[<>[\]|&`~]/g, '');
        const text = strict(before);
        const spans = markup.test(text) ? await hiddenIn(text, quoted) : [];
        const after = (0,_unicode_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUnseen */ .zG)(without(text, spans));
        if (after === before)
            return after;
        before = after;
    }
}
async function hiddenIn(text, quoted) {
    const { hiddenSpans } = await Promise.all(/* import() */[__webpack_require__.e(44), __webpack_require__.e(176)]).then(__webpack_require__.bind(__webpack_require__, 6176));
    return hiddenSpans(text, paragraphs(text).map(bounded).join(''), quoted);
}
const paragraphs = (text) => text.split(/(?<=\n)(?=[ \t]*\n)/);
/** Whether a paragraph has so many signs that the parser would take seconds: nobody writes it. */
const isCostly = (paragraph) => (paragraph.match(/[\n<&[\]()]/g)?.length ?? 0) > 3000;
/** A paragraph for the parser, with other characters of the same length for signs that nobody writes so often. */
const bounded = (paragraph) => isCostly(paragraph) ? paragraph.replace(/[&[\]()]/g, '.') : paragraph;
/**
 * A text with a costly paragraph is treated strictly: comments go everywhere, in code too, and so does all that
 * follows a definition in such a paragraph.
 */
function strict(text) {
    if (!paragraphs(text).some(isCostly))
        return text;
    let kept = '';
    for (const paragraph of paragraphs(text.replace(/<!--[\s\S]*?(?:-->|$)/g, GAP))) {
        const definition = isCostly(paragraph) ? paragraph.search(/^[ \t>*+\-\d.)]*\[[^\]\n]+\]:/m) : -1;
        if (definition >= 0)
            return kept + paragraph.slice(0, definition);
        kept += paragraph;
    }
    return kept;
}
function without(text, spans) {
    let kept = '';
    let at = 0;
    for (const { from, to } of spans.sort((a, b) => a.from - b.from)) {
        if (from > at)
            kept += text.slice(at, from);
        if (to > at)
            kept += GAP;
        at = Math.max(at, to);
    }
    return kept + text.slice(at);
}


/***/ })

};
