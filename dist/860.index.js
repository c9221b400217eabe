export const id = 860;
export const ids = [860];
export const modules = {

/***/ 4860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eventOf: () => (/* binding */ eventOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _our_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8865);
/* harmony import */ var _render_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9822);
/* harmony import */ var _trigger_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5995);




/**
 * The facts of an event that is no comment run. A missing or broken payload gives none: a run with a prompt
 * needs no event. Throws a SetupError for comments at places where commands do not work, where no prompt is given.
 */
function eventOf({ name, payload }, inputs) {
    const event = (0,_trigger_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readEvent */ .j)(name, payload, _our_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .isOurs */ .M);
    if (event.kind !== 'other')
        return { eventIssue: undefined, isPublic: undefined };
    const isAsked = ['prompt', 'prompt-file', 'job-id'].some((input) => (inputs[input] ?? '').trim() !== '');
    if (event.noCommands !== undefined && !isAsked) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3((0,_render_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `${event.noCommands}`, (0,_render_text_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `Nothing was sent.`);
    }
    return {
        eventIssue: event.issueNumber,
        isPublic: event.repository === undefined ? undefined : !event.repository.private,
    };
}


/***/ }),

/***/ 8865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isOurs)
/* harmony export */ });
/* harmony import */ var _thread_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8716);
/* harmony import */ var _visitors_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7866);


/**
 * Whether a comment ends with a hidden line of ours, a run's or a visitor report's, whoever wrote it and whether it
 * verifies or not: it is no command, and nothing that people said.
 */
function isOurs(body) {
    return (0,_thread_record_js__WEBPACK_IMPORTED_MODULE_0__/* .endsWithRecord */ .KZ)(body) || (0,_visitors_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .endsWithMarker */ .XR)(body);
}


/***/ }),

/***/ 8716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KZ: () => (/* binding */ endsWithRecord),
/* harmony export */   Ru: () => (/* binding */ sealOf),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   lm: () => (/* binding */ signRecord),
/* harmony export */   q8: () => (/* binding */ withRecord)
/* harmony export */ });
/* unused harmony export withSameRecord */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395);


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
/** Whether a comment ends with a line of our form, whoever wrote it and whether it verifies or not. */
function endsWithRecord(body) {
    return LINE.test(lastLine(body));
}
/**
 * The record in a comment's text (record.md, 'Ours'; who wrote the comment is the caller's question). Only the
 * last line counts: what stands above may quote anybody, another comment's hidden line too.
 */
function readRecord(body, seal) {
    const parts = LINE.exec(lastLine(body))?.groups;
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
function lastLine(body) {
    const text = body.trimEnd();
    return text.slice(text.lastIndexOf('\n') + 1);
}
function parsed(payload) {
    try {
        return JSON.parse(Buffer.from(payload, 'base64').toString());
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 5995:
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
const Comment = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    comment: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        id: Id,
        body: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        html_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        user: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .extend */ .X$i(Account, { type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    }),
    sender: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(Account),
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
 * Reads the event `name` with its `payload`, both as the runner gives them. `isOurs` tells whether a comment's body
 * ends with a hidden line of ours, whoever wrote it. Never throws. What is wrong with a comment's author is no error:
 * other people's comments must redden nothing.
 *
 * A comment that an app wrote with a person's own token (`performed_via_github_app`) counts as that person's: the
 * person gave the app that right, GitHub asks their permission, and tokens without such a mark could not be told.
 */
function readEvent(name, payload, isOurs) {
    if (name !== 'issue_comment')
        return otherEvent(name, payload);
    const action = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ action: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).safeParse(payload);
    if (!action.success)
        return unusable('action');
    if (action.data.action !== 'created')
        return notForUs('Only comments that were just created count.');
    const parsed = Comment.safeParse(payload);
    if (!parsed.success)
        return unusable(parsed.error.issues[0]?.path.join('.') ?? '');
    const { comment, sender, issue, repository } = parsed.data;
    const author = comment.user;
    if (!author)
        return notForUs('The comment has no author.');
    if (author.type !== 'User' || /\[bot\]$/i.test(author.login))
        return notForUs('The comment was not written by a person.');
    if (sender?.id !== author.id)
        return notForUs('The event was sent by another account than the comment’s author.');
    const body = comment.body ?? '';
    if (isOurs(body))
        return notForUs('The comment ends with a hidden line of this action.');
    return {
        kind: 'comment',
        issueNumber: issue.number,
        isPullRequest: Boolean(issue.pull_request),
        comment: {
            id: comment.id,
            body,
            author: { login: author.login, id: author.id },
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
function notForUs(reason) {
    return { kind: 'not-for-us', reason };
}
function unusable(part) {
    return {
        kind: 'unusable',
        why: `The event of the comment is not readable${part === '' ? '' : ` (at \`${part}\`)`}.`,
    };
}


/***/ }),

/***/ 7866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ markerLine),
/* harmony export */   R6: () => (/* binding */ ID_TO_COME),
/* harmony export */   XR: () => (/* binding */ endsWithMarker),
/* harmony export */   mP: () => (/* binding */ markerSeal),
/* harmony export */   t7: () => (/* binding */ readMarker)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** The seal of one report in one thread. */
function markerSeal(place) {
    const { apiKey, repository, issue, projects, period } = place;
    const derived = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', apiKey, '', 'docs-agent: visitor report in a thread, 1', 32);
    const report = JSON.stringify([period, ...projects.toSorted()]);
    return { key: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(Buffer.from(derived)), repository, issue, report };
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
/** Whether a comment ends with a line of our form, whoever wrote it and whether it verifies or not. */
function endsWithMarker(body) {
    return LINE.test(lastLine(body));
}
/**
 * What a comment's last line says: it is this report's; it claims to be, but was not signed with this API key for
 * this comment; or it is something else. Only the last line counts: what stands above may quote anybody.
 */
function readMarker({ id, body }, seal) {
    const found = LINE.exec(lastLine(body))?.groups;
    if (found === undefined || found.report !== reportName(seal))
        return 'none';
    const given = Buffer.from(found.signature ?? '');
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(given, Buffer.from(signature(seal, id))) ? 'this-report' : 'not-verified';
}
function lastLine(body) {
    const text = body.trimEnd();
    return text.slice(text.lastIndexOf('\n') + 1);
}
function reportName({ report }) {
    return unpadded((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(report).digest().subarray(0, 16));
}
function signature({ key, repository, issue, report }, commentId) {
    return unpadded((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key)
        .update(JSON.stringify([repository, issue, report, commentId]))
        .digest());
}
function unpadded(bytes) {
    return bytes.toString('base64').replace(/=+$/, '');
}


/***/ })

};
