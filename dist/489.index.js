export const id = 489;
export const ids = [489,398];
export const modules = {

/***/ 5489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readComment: () => (/* binding */ readComment)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(5395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/github/hidden-marker.js
var hidden_marker = __webpack_require__(1923);
// EXTERNAL MODULE: ./build/inputs/names.js
var names = __webpack_require__(3636);
// EXTERNAL MODULE: ./build/text/sentence.js
var sentence = __webpack_require__(6677);
// EXTERNAL MODULE: ./build/command/event.js
var command_event = __webpack_require__(1398);
// EXTERNAL MODULE: ./build/inputs/command-name.js
var command_name = __webpack_require__(1449);
;// CONCATENATED MODULE: ./build/command/parse.js

/** What a new comment asks for. `body` is the comment as the event brought it. Never rejects. */
async function parseCommand(body, command) {
    const rest = await (0,command_name/* visibleCommand */.uP)(body, command);
    if (rest !== undefined)
        return judge(flagsOf(rest));
    const reason = body.trim() === ''
        ? 'The comment is empty.'
        : 'The first line of the comment does not start with the command.';
    return { kind: 'none', reason };
}
/** Flags stand before the first other word; `--`, which phones turn into a dash, ends them. */
function flagsOf(rest) {
    const flags = { seen: [], jobId: undefined, unknown: undefined, instruction: '' };
    const word = /\s*(\S+)/y;
    let at = 0;
    for (let match = word.exec(rest); match; match = word.exec(rest)) {
        const found = match[1] ?? '';
        if (!/^(?:--|[\u2012-\u2015])/.test(found))
            break;
        at = word.lastIndex;
        if (/^(?:--|[\u2012-\u2015])$/.test(found))
            break;
        const [name = '', value] = split(found);
        flags.seen.push(name);
        if (name === '--job') {
            // The id stands on the flag's own line: the word that begins the next one is the instruction's.
            const id = value === undefined ? /[^\S\n]+(\S+)/y : /()/y;
            id.lastIndex = at;
            const next = id.exec(rest)?.[1] ?? '';
            flags.jobId = value ?? (/^(?:--|[\u2012-\u2015])/.test(next) ? '' : next);
            if (value === undefined && flags.jobId !== '')
                at = id.lastIndex;
            word.lastIndex = at;
        }
        else if (value !== undefined || !['--new', '--status', '--help'].includes(name)) {
            flags.unknown ??= found.slice(0, 40).toWellFormed();
        }
    }
    flags.instruction = rest.slice(at).trim();
    return flags;
}
function split(word) {
    const equals = word.indexOf('=');
    return equals < 0 ? [word] : [word.slice(0, equals), word.slice(equals + 1)];
}
function judge({ seen, jobId, unknown, instruction }) {
    if (unknown !== undefined)
        return { kind: 'usage', why: 'unknown flag', flag: unknown };
    if (jobId === '')
        return { kind: 'usage', why: 'job without an id' };
    const pair = seen.length === 2 && seen.includes('--status') && jobId !== undefined;
    if (seen.length > 1 && !pair)
        return { kind: 'usage', why: 'wrong pair' };
    const job = jobId === undefined ? {} : { jobId };
    if (seen.includes('--help'))
        return { kind: 'help' };
    if (seen.includes('--status'))
        return instruction === ''
            ? { kind: 'status', ...job }
            : { kind: 'usage', why: 'status with an instruction' };
    if (instruction === '')
        return { kind: 'usage', why: jobId === undefined ? 'no instruction' : 'job without an instruction' };
    return { kind: 'instruct', instruction, fresh: seen.includes('--new'), ...job };
}

;// CONCATENATED MODULE: ./build/command/comment.js







/**
 * GitHub takes at most 65,536 characters for a body, which are at most twice as many UTF-16 units. An event that brings
 * more was not made by GitHub, and must not keep the run busy.
 */
const MAX_BODY = 131_072;
const bounded = (body) => (body ?? '').slice(0, MAX_BODY);
/** What tells whether a comment is for us. */
const ActionSchema = schemas/* object */.Ikc({ action: schemas/* string */.YjP() });
const Account = schemas/* object */.Ikc({ login: schemas/* string */.YjP().check(api/* _minLength */.m9(1), api/* _maxLength */.Eb(100)), id: command_event.Id });
const AuthorSchema = schemas/* object */.Ikc({
    comment: schemas/* object */.Ikc({ user: schemas/* nullish */.cl6(schemas/* extend */.X$i(Account, { type: schemas/* string */.YjP() })) }),
    sender: schemas/* nullish */.cl6(Account),
});
const BodySchema = schemas/* object */.Ikc({ comment: schemas/* object */.Ikc({ body: schemas/* nullish */.cl6(schemas/* string */.YjP()) }) });
/** What a command needs besides. */
const PlaceSchema = schemas/* object */.Ikc({
    comment: schemas/* object */.Ikc({ id: command_event.Id, html_url: schemas/* string */.YjP() }),
    issue: schemas/* object */.Ikc({
        number: command_event.Id,
        title: schemas/* string */.YjP(),
        body: schemas/* nullish */.cl6(schemas/* string */.YjP()),
        html_url: schemas/* string */.YjP(),
        user: schemas/* nullish */.cl6(schemas/* object */.Ikc({ login: schemas/* string */.YjP() })),
        pull_request: schemas/* nullish */.cl6(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())),
    }),
    repository: command_event/* RepositorySchema */.K,
});
/**
 * Whether a comment is a command for us, by a person, and none of our own comments: needs nothing but the event's
 * payload and the input `command`. A part that cannot be read is an error (SetupError) of a command by a person only:
 * other people's comments must fail no run.
 *
 * A comment that an app wrote with a person's own token (`performed_via_github_app`) counts as that person's: the
 * person gave the app that right, GitHub is asked for their permission, and tokens without such a mark look the same.
 */
async function readComment(payload, command) {
    const action = ActionSchema.safeParse(payload);
    const author = AuthorSchema.safeParse(payload);
    const body = BodySchema.safeParse(payload);
    const skip = (reason) => ({ kind: 'skip', reason });
    if (action.success && action.data.action !== 'created')
        return skip('Only comments that were just created count.');
    const reason = author.success ? notByAPerson(author.data) : undefined;
    if (reason !== undefined)
        return skip(reason);
    const words = bounded(body.data?.comment.body);
    if ((0,hidden_marker/* isOurs */.MU)(words))
        return skip('The comment is one of this action’s own.');
    const asked = await parseCommand(words, command?.trim() || (names/* DEFAULTS */.z.command ?? ''));
    if (asked.kind === 'none' && body.success)
        return skip(asked.reason);
    const place = PlaceSchema.safeParse(payload);
    const user = author.data?.comment.user;
    if (asked.kind === 'none' || !action.success || !place.success || !user) {
        const error = [action, author, body, place].find(({ success }) => !success)?.error;
        throw unreadable(error?.issues[0]?.path.join('.') ?? '');
    }
    const { comment, issue, repository } = place.data;
    const event = {
        issueNumber: issue.number,
        isPullRequest: Boolean(issue.pull_request),
        comment: { id: comment.id, author: { login: user.login, id: user.id }, htmlUrl: comment.html_url },
        issue: {
            title: bounded(issue.title),
            body: bounded(issue.body),
            author: issue.user?.login,
            htmlUrl: issue.html_url,
        },
        repository: (0,command_event/* repositoryOf */._)(repository),
    };
    return { kind: 'ours', event, asked };
}
/** Why the author is nobody whose command counts. */
function notByAPerson({ comment: { user }, sender }) {
    if (!user)
        return 'The comment has no author.';
    if (user.type !== 'User' || /\[bot\]$/i.test(user.login))
        return 'The comment was not written by a person.';
    if (sender?.id !== user.id)
        return 'The event was sent by another account than the comment’s author.';
    return undefined;
}
/** `part` names a part of the payload, never its content. */
function unreadable(part) {
    const where = part === '' ? '' : ` (at \`${part}\`)`;
    return new errors/* SetupError */.w3((0,sentence/* text */.Qq) `The event of the comment is not readable${where}. Nothing was sent.`, (0,sentence/* text */.Qq) `Start the workflow by \`issue_comment\` with the type \`created\`, and hand the event on unchanged.`);
}


/***/ }),

/***/ 1398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ Id),
/* harmony export */   K: () => (/* binding */ RepositorySchema),
/* harmony export */   _: () => (/* binding */ repositoryOf),
/* harmony export */   factsOf: () => (/* binding */ factsOf)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3305);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _text_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6677);



const Id = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._positive */ .NC());
const RepositorySchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: Id,
    // Slashes, dots alone and the like would change the path of a request.
    full_name: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(200), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^[\w.-]+\/(?!\.{1,2}$)[\w.-]+$/)),
    private: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
});
function repositoryOf({ full_name, ...rest }) {
    return { fullName: full_name, id: rest.id, private: rest.private };
}
/** Comment events in which commands do not work. */
const ELSEWHERE = new Map([
    ['pull_request_review_comment', 'an inline comment of a review'],
    ['pull_request_review', 'a review'],
    ['discussion_comment', 'a comment of a discussion'],
    ['commit_comment', 'a comment on a commit'],
]);
const Numbered = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ number: Id });
const PullSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ pull_request: Numbered });
const IssueSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ issue: Numbered });
const PublicSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ repository: RepositorySchema });
/**
 * The facts of an event that is no `issue_comment`. What is missing or cannot be read is undefined: a run with a prompt
 * needs no event. Throws a SetupError for comments at places where commands do not work, where no prompt is given.
 */
function factsOf({ name, payload }, inputs) {
    const place = ELSEWHERE.get(name);
    const isAsked = ['prompt', 'prompt-file', 'job-id'].some((input) => (inputs[input] ?? '').trim() !== '');
    if (place !== undefined && !isAsked) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3((0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `This event is ${place}. Commands work in comments of the conversation of an issue or a pull request (event issue_comment); for other events give a prompt.`, (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `Nothing was sent.`);
    }
    const repository = PublicSchema.safeParse(payload).data?.repository;
    return {
        eventIssue: PullSchema.safeParse(payload).data?.pull_request.number ??
            IssueSchema.safeParse(payload).data?.issue.number,
        isPublic: repository && !repository.private,
    };
}


/***/ }),

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
