export const id = 489;
export const ids = [489];
export const modules = {

/***/ 5489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readComment: () => (/* binding */ readComment)
});

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
// EXTERNAL MODULE: ./build/text/clean.js + 10 modules
var clean = __webpack_require__(222);
;// CONCATENATED MODULE: ./build/command/parse.js
/** The slash command of a comment (interface.md, 'The slash command'). Pure: no I/O, no state. */


/**
 * What a new comment asks for. `body` is the comment as the event brought it; it is cleaned first, so that what is
 * judged is what a reader sees: nothing hidden makes a command, hides one, or becomes a flag. Never throws; linear.
 */
function parseCommand(body, command) {
    return parseCleaned((0,clean/* clean */.uH)(body), command);
}
/** The same for a text that `clean` has been over already. */
function parseCleaned(text, command) {
    const rest = (0,command_name/* afterCommand */.mr)(text, command);
    if (rest !== undefined)
        return judge(flagsOf(rest));
    const reason = text.trim() === ''
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
 * Whether a comment is for us, by a person, and no comment of ours: needs nothing but the event and `command`.
 * Throws a SetupError for a command whose event cannot be read.
 */
function readComment({ name, payload }, command) {
    const word = command?.trim() || (names/* DEFAULTS */.z.command ?? '');
    const event = (0,command_event/* readEvent */.j)(name, payload, (body) => {
        if ((0,hidden_marker/* isOurs */.MU)(body))
            return 'The comment is one of this action’s own.';
        const asked = parseCommand(body, word);
        return asked.kind === 'none' ? asked.reason : undefined;
    });
    if (event.kind === 'not-for-us')
        return { kind: 'skip', reason: event.reason };
    if (event.kind !== 'comment') {
        throw new errors/* SetupError */.w3((0,sentence/* text */.Qq) `${event.kind === 'unusable' ? event.why : 'The event cannot be read.'} Nothing was sent.`, (0,sentence/* text */.Qq) `Start the workflow by \`issue_comment\` with the type \`created\`, and hand the event on unchanged.`);
    }
    const asked = parseCommand(event.comment.body, word);
    return asked.kind === 'none' ? { kind: 'skip', reason: asked.reason } : { kind: 'ours', event, asked };
}


/***/ }),

/***/ 1398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305);
/** From the runner's event to what kind of run this is (interface.md; trust.md, 'People'). Pure: no I/O. */

const Id = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._positive */ .NC());
const Account = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb(100)), id: Id });
const Repository = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: Id,
    // Slashes, dots alone and the like would change the path of a request.
    full_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb(200), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^[\w.-]+\/(?!\.{1,2}$)[\w.-]+$/)),
    private: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
/** What tells whether a comment is for us. */
const Action = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ action: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const Author = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    comment: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ user: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .extend */ .X$i(Account, { type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })) }),
    sender: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(Account),
});
const Said = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ comment: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ body: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }) });
/** What a command needs besides. */
const Place = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    comment: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: Id, html_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    issue: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        number: Id,
        title: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        body: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        html_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        user: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
        pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    }),
    repository: Repository,
});
const ELSEWHERE = new Map([
    ['pull_request_review_comment', 'an inline comment of a review'],
    ['pull_request_review', 'a review'],
    ['discussion_comment', 'a comment of a discussion'],
    ['commit_comment', 'a comment on a commit'],
]);
/**
 * Reads the event `name` with its `payload`, both as the runner gives them. `notForUs` says of a comment's body why it
 * is none that we answer, whoever wrote it; undefined: it is a command. Never throws. A part that cannot be read is an
 * error of a command by a person only: other people's comments must redden nothing.
 *
 * A comment that an app wrote with a person's own token (`performed_via_github_app`) counts as that person's: the
 * person gave the app that right, GitHub asks their permission, and tokens without such a mark could not be told.
 */
function readEvent(name, payload, notForUs) {
    if (name !== 'issue_comment')
        return otherEvent(name, payload);
    const action = Action.safeParse(payload);
    const author = Author.safeParse(payload);
    const said = Said.safeParse(payload);
    const reason = (action.success && action.data.action !== 'created'
        ? 'Only comments that were just created count.'
        : undefined) ??
        (author.success ? noPerson(author.data) : undefined) ??
        (said.success ? notForUs(said.data.comment.body ?? '') : undefined);
    if (reason !== undefined)
        return { kind: 'not-for-us', reason };
    const place = Place.safeParse(payload);
    const broken = [action, author, said, place].find(({ success }) => !success)?.error;
    const user = author.data?.comment.user;
    if (broken || !user || !said.success || !place.success)
        return unusable(broken?.issues[0]?.path.join('.') ?? '');
    const { comment, issue, repository } = place.data;
    return {
        kind: 'comment',
        issueNumber: issue.number,
        isPullRequest: Boolean(issue.pull_request),
        comment: {
            id: comment.id,
            body: said.data.comment.body ?? '',
            author: { login: user.login, id: user.id },
            htmlUrl: comment.html_url,
        },
        issue: { title: issue.title, body: issue.body ?? '', author: issue.user?.login, htmlUrl: issue.html_url },
        repository: repositoryOf(repository),
    };
}
/** Tolerant: an event that starts no comment run must not fail for a part that nobody asked for. */
function otherEvent(name, payload) {
    const event = { kind: 'other', name };
    const Numbered = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ number: Id });
    const pull = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ pull_request: Numbered }).safeParse(payload);
    const issue = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ issue: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .extend */ .X$i(Numbered, { pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()) }) })
        .safeParse(payload);
    if (pull.success) {
        event.issueNumber = pull.data.pull_request.number;
        event.isPullRequest = true;
    }
    else if (issue.success) {
        event.issueNumber = issue.data.issue.number;
        event.isPullRequest = Boolean(issue.data.issue.pull_request);
    }
    const repository = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repository: Repository }).safeParse(payload);
    if (repository.success)
        event.repository = repositoryOf(repository.data.repository);
    const place = ELSEWHERE.get(name);
    if (place !== undefined)
        event.noCommands = `This event is ${place}. Commands work in comments of the conversation of an issue or a pull request (event issue_comment); for other events give a prompt.`;
    return event;
}
function repositoryOf(repository) {
    const [owner = '', name = ''] = repository.full_name.split('/');
    return { owner, name, fullName: repository.full_name, id: repository.id, private: repository.private };
}
/** Why the author is nobody whose command counts. */
function noPerson({ comment: { user }, sender }) {
    if (!user)
        return 'The comment has no author.';
    if (user.type !== 'User' || /\[bot\]$/i.test(user.login))
        return 'The comment was not written by a person.';
    if (sender?.id !== user.id)
        return 'The event was sent by another account than the comment’s author.';
    return undefined;
}
function unusable(part) {
    return {
        kind: 'unusable',
        why: `The event of the comment is not readable${part === '' ? '' : ` (at \`${part}\`)`}.`,
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


/***/ })

};
