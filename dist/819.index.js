export const id = 819;
export const ids = [819];
export const modules = {

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

/***/ 6819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   factsOf: () => (/* binding */ factsOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _text_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6677);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1398);



/**
 * The facts of an event that is no comment run. A missing or broken payload gives none: a run with a prompt
 * needs no event. Throws a SetupError for comments at places where commands do not work, where no prompt is given.
 */
function factsOf({ name, payload }, inputs) {
    const event = (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readEvent */ .j)(name, payload, () => undefined);
    if (event.kind !== 'other')
        return { eventIssue: undefined, isPublic: undefined };
    const isAsked = ['prompt', 'prompt-file', 'job-id'].some((input) => (inputs[input] ?? '').trim() !== '');
    if (event.noCommands !== undefined && !isAsked) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3((0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${event.noCommands}`, (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `Nothing was sent.`);
    }
    return {
        eventIssue: event.issueNumber,
        isPublic: event.repository === undefined ? undefined : !event.repository.private,
    };
}


/***/ })

};
