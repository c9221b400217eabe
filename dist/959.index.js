export const id = 959;
export const ids = [959];
export const modules = {

/***/ 7132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ allComments),
/* harmony export */   W: () => (/* binding */ conversation)
/* harmony export */ });
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5274);

const MAX_READINGS = 5;
/** 50,000 comments: twenty times what GitHub lets a conversation hold. A list beyond that is broken. */
const MAX_PAGES = 500;
const CONCURRENCY = 12;
/**
 * Reads a thread to its end: every comment, ascending by id, GitHub's time of the reading in ms since 1970 (the
 * earliest of several answers) and the number of pages.
 *
 * Pages are cut by position: when a comment is deleted during the reading, every later one moves forward, and one
 * that crosses a page border may be on no page that was read. The start of the last page reveals that. It is read
 * before all other pages and once more after them; the reading counts if both begin with the same comment and every
 * page knows the same number of pages. Otherwise it is repeated, and after five readings their union counts.
 *
 * Rejects with a GitHubFault, also for a list without end and when it is too late; an aborted signal ends it before
 * the next pages with the signal's reason.
 */
async function allComments(list, { signal, isLate } = {}) {
    const union = [];
    let at = Number.POSITIVE_INFINITY;
    let pages = 1;
    const get = async (page) => {
        signal?.throwIfAborted();
        if (isLate?.())
            throw new _comments_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFault */ .Q4('the comments could not be read in time', { status: 'lost' });
        const answer = await list(page);
        at = Math.min(at, answer.date);
        return answer;
    };
    for (let reading = 1; reading <= MAX_READINGS; reading += 1) {
        const first = await get(1);
        const last = first.lastPage ?? 1;
        pages = Math.max(pages, last);
        if (last === 1)
            return { comments: inOrder(first.comments), at, pages };
        if (last > MAX_PAGES)
            break;
        const before = await get(last);
        const others = [];
        for (let page = 1; page < last; page += CONCURRENCY) {
            const some = Array.from({ length: Math.min(CONCURRENCY, last - page) }, (_, index) => page + index);
            others.push(...(await Promise.all(some.map(get))));
        }
        const after = await get(last);
        const comments = [...others, before, after].flatMap((page) => page.comments);
        union.push(...first.comments, ...comments);
        const start = after.comments[0]?.id;
        const isEnd = after.lastPage === undefined;
        const isStable = start !== undefined && start === before.comments[0]?.id;
        if (isEnd && isStable && others.every(({ lastPage }) => lastPage === last)) {
            return { comments: inOrder(comments), at, pages };
        }
        if (isEnd && reading === MAX_READINGS)
            return { comments: inOrder(union), at, pages };
    }
    throw new _comments_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFault */ .Q4('the list of comments has no end', { status: 'lost' });
}
/** Of a comment that was read several times the latest answer. */
function inOrder(comments) {
    const byId = new Map(comments.map((comment) => [comment.id, comment]));
    return [...byId.values()].toSorted((a, b) => a.id - b.id);
}
/** The comments of a thread with their authors' names, oldest first. Rejects as `allComments` does. */
async function conversation(api, issue, limits = {}) {
    const { comments } = await allComments((0,_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .threadComments */ .fo)(api, issue).list, limits);
    return comments.map(({ author, ...comment }) => ({ ...comment, author: author?.login }));
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
// EXTERNAL MODULE: ./build/text/markdown.js
var markdown = __webpack_require__(1065);
// EXTERNAL MODULE: ./build/text/sentence.js
var sentence = __webpack_require__(6677);
// EXTERNAL MODULE: ./build/service/remedies.js
var remedies = __webpack_require__(3886);
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
/** What to change where the service refused the request. */
function refusedRemedy(report, reason, { commandName }) {
    if (report.intent === 'message' && (reason.status === 404 || reason.status === 410)) {
        return commandName === undefined
            ? (0,sentence/* text */.Qq) `Check \`job-id\` and \`project-id\`, or leave \`job-id\` out to start a new job.`
            : (0,sentence/* text */.Qq) `Check the id, or comment ${(0,sentence/* code */.aY)(`${commandName} --new …`)} to start a new job.`;
    }
    return (0,remedies/* remedy */.z)(reason, 'create');
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
                    ? (0,sentence/* text */.Qq) `The state of job ${(0,sentence/* code */.aY)(report.jobId)} could not be read within ${(0,sentence/* duration */.p0)(report.durationMs)}; this run stopped asking, and that does not touch the job.`
                    : (0,sentence/* text */.Qq) `Job ${(0,sentence/* code */.aY)(report.jobId)} has not ended after ${(0,sentence/* duration */.p0)(report.durationMs)}; this run stopped waiting, the job goes on.`, reason.retryAfterMs === undefined
                    ? []
                    : (0,sentence/* text */.Qq) `The service asked not to be called for ${(0,sentence/* duration */.p0)(reason.retryAfterMs)}, longer than this run may wait.`),
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
                happened: (0,sentence/* sentences */.hC)((0,sentence/* text */.Qq) `The service ${(0,sentence/* code */.aY)(reason.what)} when asked about job ${(0,sentence/* code */.aY)(report.jobId)}; there was no use in asking again.`, (0,remedies/* itSaid */.t)(reason.serviceMessage)),
                next: (0,sentence/* sentences */.hC)((0,remedies/* remedy */.z)(reason, 'retrieve'), howToWait(report, to)),
            };
        case 'refused':
            return {
                title: reason.status === 401
                    ? 'The service did not accept the API key'
                    : 'The service refused the request',
                happened: (0,sentence/* sentences */.hC)((0,sentence/* text */.Qq) `The service ${(0,sentence/* code */.aY)(reason.what)}; nothing was started.`, (0,remedies/* itSaid */.t)(reason.serviceMessage)),
                next: refusedRemedy(report, reason, to),
            };
        case 'not-sent':
            return {
                title: 'The request was not taken',
                happened: (0,sentence/* sentences */.hC)((0,sentence/* text */.Qq) `The service ${(0,sentence/* code */.aY)(reason.what)}, ${reason.tries} times in all; nothing was started.`, (0,remedies/* itSaid */.t)(reason.serviceMessage)),
                next: (0,remedies/* remedy */.z)(reason, 'create'),
            };
        case 'out-of-time':
            return {
                title: 'Not now',
                happened: (0,sentence/* sentences */.hC)(reason.turnedAway
                    ? (0,sentence/* text */.Qq) `The service ${(0,sentence/* code */.aY)(reason.what)} and may be asked again at ${(0,sentence/* moment */.n$)(reason.retryAt)}, after this run’s time is over; nothing was started.`
                    : (0,sentence/* text */.Qq) `The service ${(0,sentence/* code */.aY)(reason.what)}, and this run’s time is over before another try; nothing was started.`, (0,remedies/* itSaid */.t)(reason.serviceMessage)),
                next: reason.turnedAway
                    ? (0,sentence/* text */.Qq) `Run again after that time, or give \`timeout-minutes\` a higher value.`
                    : (0,sentence/* text */.Qq) `Check \`base-url\` and the network, or give \`timeout-minutes\` a higher value.`,
            };
        case 'unclear':
            return {
                title: 'It is not known whether the request arrived',
                happened: (0,sentence/* sentences */.hC)((0,sentence/* text */.Qq) `The request was sent once, and the service ${(0,sentence/* code */.aY)(reason.what)}. It may have ${arrived(report)}; it was not sent again, because that could be paid for twice.`, (0,remedies/* itSaid */.t)(reason.serviceMessage)),
                next: (0,sentence/* sentences */.hC)(lookFirst(report, to), reason.unexpected ? (0,remedies/* remedy */.z)(reason, 'create') : []),
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
        (0,markdown/* toMarkdown */.l6)(message.happened),
        ...(message.warning ? [`⚠️ ${(0,markdown/* toMarkdown */.l6)(message.warning)}`] : []),
        (0,markdown/* toMarkdown */.l6)(message.next),
    ];
    const notes = jobNotes(report);
    const level = failing ? 'error' : report.outcome === 'unknown' ? 'warning' : 'notice';
    return {
        outputs: (0,job_report/* jobOutputs */.ke)(report),
        summary: `${[...head, facts(report, about), ...notes.map(markdown/* toMarkdown */.l6), ...asked(report), ...preview(report)].join('\n\n')}\n`,
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
                ...[...notes, ...more].map(markdown/* toMarkdown */.l6),
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
    const isLong = report.asked.length > 300 || report.asked.split('\n').length > 5;
    const block = (0,markdown/* fence */.EU)(report.asked, MAX_ASKED);
    return isLong ? [(0,markdown/* folded */.TM)('What was asked', block)] : ['What was asked:', block];
}
function preview({ reason }) {
    if (reason.kind !== 'dry-run')
        return [];
    const { method, url, body = '' } = reason.preview;
    const request = [`${method} ${url.href}`, 'Authorization: Bearer ***', '', body].join('\n').trimEnd();
    return ['The request that would be sent:', (0,markdown/* fence */.EU)(request, MAX_ASKED)];
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
        ['Started', (0,sentence/* text */.Qq) `${(0,sentence/* moment */.n$)(report.startedAt)}`],
        ['Duration', (0,sentence/* text */.Qq) `${(0,sentence/* duration */.p0)(report.durationMs)}`],
    ]);
}
/** A table of names and values; rows without a value are left out. */
function factTable(rows) {
    const shown = rows.flatMap(([name, value]) => value === undefined ? [] : [`| ${name} | ${(0,markdown/* toCell */.cX)(value)} |`]);
    return ['| | |', '|---|---|', ...shown].join('\n');
}
function footer(report, { runUrl }) {
    const parts = [
        ...(report.jobId === '' ? [] : [`Job ${(0,markdown/* codeSpan */.SS)(report.jobId)}`]),
        (0,sentence/* duration */.p0)(report.durationMs),
        ...(report.job?.model === undefined ? [] : [(0,markdown/* codeSpan */.SS)(report.job.model)]),
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
        return (0,markdown/* toMarkdown */.l6)((0,sentence/* text */.Qq) `This job is archived and takes no more messages; to start a new one, comment ${(0,sentence/* code */.aY)(anew)} here.`);
    }
    const words = named === undefined ? `${command} …` : `${command} --job ${named} …`;
    return (0,markdown/* toMarkdown */.l6)((0,sentence/* text */.Qq) `To go on with this job, comment ${(0,sentence/* code */.aY)(words)} here.`);
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
        (0,sentence/* text */.Qq) `started ${(0,sentence/* moment */.n$)(about.startedAt)}`,
        ...(job?.repository === undefined ? [] : [(0,sentence/* text */.Qq) `repository ${(0,sentence/* code */.aY)(job.repository)}`]),
        ...(job?.ref === undefined ? [] : [(0,sentence/* text */.Qq) `branch ${(0,sentence/* code */.aY)(job.ref)}`]),
    ];
    return [
        '### ⏳ Working on it',
        facts.map(markdown/* toMarkdown */.l6).join(' · '),
        ...(about.asked === '' ? [] : [(0,markdown/* folded */.TM)('What was asked', (0,markdown/* fence */.EU)(about.asked, 20_000))]),
        ...runLink(about.runUrl),
    ].join('\n\n');
}
/** What is said in a pull request's own thread, once, when a job has opened it. */
function announcement(about) {
    return [
        '### 📝 Opened by Docs Agent',
        (0,markdown/* toMarkdown */.l6)((0,sentence/* text */.Qq) `This pull request is the result of job ${(0,sentence/* code */.aY)(about.jobId)}, asked for in ${(0,sentence/* link */.nf)(about.from)}.`),
        howToGoOnIn(about.command, { archived: about.archived ?? false }),
    ].join('\n\n');
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
/* harmony export */   yX: () => (/* binding */ hasResult)
/* harmony export */ });
/* harmony import */ var _runner_presentation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(675);
/* harmony import */ var _service_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7989);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1691);
/* harmony import */ var _pull_request_link_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4938);




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
    switch (sent.kind) {
        case 'refused':
            return ['failed', { ...last, kind: 'refused' }];
        case 'used-up':
            return ['failed', { ...last, kind: 'not-sent', tries: sent.tries }];
        case 'out-of-time': {
            const turnedAway = last.class === 'turned-away';
            return ['failed', { ...last, kind: 'out-of-time', retryAt: sent.retryAt, turnedAway }];
        }
        case 'unclear':
            return ['unknown', last.stopped ? { kind: 'stopped', where: 'sending' } : { ...last, kind: 'unclear' }];
    }
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
        'pr-number': (0,_pull_request_link_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestNumber */ .Kd)(report.prLink),
        'job-id': (0,_text_url_js__WEBPACK_IMPORTED_MODULE_3__/* .isSegment */ .wk)(report.jobId) ? report.jobId : '',
        status: _service_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .JOB_STATES */ .RH.some((state) => state === status) ? status : '',
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
    'this-command-other-account': [
        'It is not known whether this command arrived',
        (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `This thread has a record of this command by another account: \`github-token\` was changed, or two workflows answer this comment. ${NOTHING}`,
    ],
    'record-refused': [
        'The thread could not be written to',
        (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `GitHub did not take this run’s own comment. ${NOTHING}`,
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
    const remedy = (0,_github_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .faultRemedy */ .zq)(fault);
    return { ...words, next: because === 'record-refused' ? (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(remedy, WITHOUT_THREAD) : remedy };
}
const WITHOUT_THREAD = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `Or set \`comment: never\`: then nothing is written to the thread, and a run that starts again pays again.`;
const NEW_RUN = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `Look in the service’s dashboard and among the pull requests whether a job is there. To start a new job in any case, start a new workflow run instead of this one again.`;
const ADVICE = {
    'use --new': (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `Look in the service’s dashboard and among the pull requests whether a job is there. To start a new job in any case, write the command with \`--new\`.`,
    'look whether it arrived': (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `Look in the service’s dashboard or in the pull request whether the message arrived; if not, write the comment again.`,
    'try again': (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `Run it again in a minute; nothing is lost.`,
};
/** A warning about the thread: what happened, and what to do. */
function threadWarning(warning) {
    switch (warning.type) {
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
        case 'other-account':
            return {
                title: 'A record is by another account',
                paragraphs: [
                    (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) `Comments of this thread carry records that another account wrote, and they were not used (${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(warning.commentIds.join(', '))}): \`github-token\` was changed, or two workflows answer here. Name the job with \`--job ID\` to go on with one that was begun there.`,
                ],
            };
    }
}


/***/ }),

/***/ 8224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   vd: () => (/* binding */ retryPauseMs),
/* harmony export */   vv: () => (/* binding */ classifyPost),
/* harmony export */   xM: () => (/* binding */ classifyGet)
/* harmony export */ });
/** The first row that holds the status decides; a status in no row is `unclear` for a POST, `may-fail` for a GET. */
const RULES = [
    { status: [429], post: 'turned-away', get: 'may-fail' },
    { status: [404, 410], post: 'refused', get: 'gone' },
    { status: [408, 425], post: 'refused', get: 'may-fail' },
    { status: Array.from({ length: 200 }, (_, n) => 300 + n), post: 'refused', get: 'unmendable' },
];
const ruleFor = (status) => RULES.find((rule) => status !== undefined && rule.status.includes(status));
/** Sorts a POST's exchange; `readable` says whether the body of a 2xx named a job. */
function classifyPost(exchange, readable) {
    if (exchange.kind === 'fault' && !exchange.sent)
        return 'not-sent';
    // A status that says no is a no, even if its explanation was cut off.
    return ruleFor(exchange.status)?.post ?? (isSuccess(exchange) && readable ? 'accepted' : 'unclear');
}
/** Sorts a GET's exchange that did not give what was asked for. */
function classifyGet(exchange) {
    return ruleFor(exchange.status)?.get ?? 'may-fail';
}
/** Whether a whole answer claims success. */
function isSuccess(exchange) {
    return exchange.kind === 'response' && exchange.status >= 200 && exchange.status < 300;
}
/** One policy for POSTs that surely were not taken and for GETs: tries in all, and the pauses between them in ms. */
const MAX_TRIES = 3;
const PAUSES_MS = [2_000, 5_000];
const PAUSES_AFTER_429_MS = [5_000, 15_000];
/**
 * The pause in ms before the next try of a request that has failed `tries` times, the last time as `failure` says;
 * undefined: it is not tried again.
 */
function retryPauseMs(tries, failure) {
    if (tries >= MAX_TRIES)
        return undefined;
    return failure.retryAfterMs ?? (failure.status === 429 ? PAUSES_AFTER_429_MS : PAUSES_MS)[tries - 1];
}
/** The longest time that a Date can hold: an absurd pause stays one that can be shown to people. */
const MAX_DATE_MS = 8.64e15;
/**
 * The pause in milliseconds that a response's `Retry-After` asks for; undefined where it has none that
 * can be read. A date is read against the response's own `Date`, else against `wall` (RFC 9110, 10.2.3).
 */
function retryAfterMs(response, wall) {
    const value = response.headers?.['retry-after']?.trim();
    if (!value)
        return undefined;
    if (/^\d+$/.test(value))
        return Math.min(Number(value) * 1000, MAX_DATE_MS);
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

/***/ 4676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ get),
  r: () => (/* binding */ serviceClient)
});

// EXTERNAL MODULE: ./build/text/redact.js
var text_redact = __webpack_require__(6953);
// EXTERNAL MODULE: ./build/text/url.js
var text_url = __webpack_require__(1691);
// EXTERNAL MODULE: ./build/service/classify.js
var classify = __webpack_require__(8224);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(6752);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
;// CONCATENATED MODULE: ./build/service/request.js


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
 * 'not sent' and 'unclear' is a fact and no reading of error codes.
 */
async function exchange({ url, limits, ...options }, deps) {
    const { dispatcher, after, signal } = deps;
    const byRun = new Stop('STOPPED', 'the run was stopped');
    if (signal?.aborted)
        return { kind: 'fault', sent: false, code: byRun.code, message: byRun.message };
    let sent = false;
    let head;
    const stop = new AbortController();
    const stopped = new Promise((_, reject) => {
        stop.signal.addEventListener('abort', () => reject(stop.signal.reason));
    });
    const noteSent = (dispatch) => (options, handler) => {
        const onConnect = (abort) => {
            // Once it is given up, undici aborts it here, before anything is written.
            sent ||= !stop.signal.aborted;
            handler.onConnect?.(abort);
        };
        return dispatch(options, Object.assign(new undici.DecoratorHandler(handler), { onConnect }));
    };
    const read = async () => {
        const response = await (0,undici.request)(url, {
            ...options,
            dispatcher: dispatcher.compose(noteSent),
            signal: stop.signal,
            // The limits are over the whole exchange; the dispatcher's own would only blur them.
            headersTimeout: 0,
            bodyTimeout: 0,
            reset: options.method === 'POST',
        });
        head = { status: response.statusCode, headers: firstValues(response.headers) };
        const chunks = [];
        let size = 0;
        for await (const chunk of response.body) {
            size += chunk.length;
            if (size > limits.maxBytes) {
                throw new Stop('TOO_LARGE', `the answer is larger than ${limits.maxBytes} bytes`);
            }
            chunks.push(chunk);
        }
        // Takes a byte order mark away: JSON has none, and some servers send one.
        return { kind: 'response', ...head, body: new TextDecoder().decode(Buffer.concat(chunks)) };
    };
    const onSignal = () => stop.abort(byRun);
    signal?.addEventListener('abort', onSignal, { once: true });
    const cancelConnect = after(limits.connectMs, () => {
        if (!sent)
            stop.abort(new Stop('TIMEOUT', `no connection within ${seconds(limits.connectMs)}`));
    });
    const cancelTotal = after(limits.totalMs, () => {
        const what = head === undefined ? 'no answer' : 'no complete answer';
        stop.abort(new Stop('TIMEOUT', `${what} within ${seconds(limits.totalMs)}`));
    });
    try {
        return await Promise.race([stopped, read()]);
    }
    catch (error) {
        return { kind: 'fault', sent, code: codeOf(error), message: (0,errors/* messageOf */.bD)(error), ...head };
    }
    finally {
        cancelConnect();
        cancelTotal();
        signal?.removeEventListener('abort', onSignal);
    }
}
/** Of a header that comes twice the first counts: a second Retry-After or Date is not to be believed more. */
function firstValues(headers) {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat()[0] ?? '']));
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

// EXTERNAL MODULE: ./build/service/schema.js
var schema = __webpack_require__(7989);
;// CONCATENATED MODULE: ./build/service/client.js





/** An answer may hold a job with all that the agent wrote, or a page of long paths. */
const MAX_BYTES = 8_388_608;
const LIMITS = {
    post: { connectMs: 10_000, totalMs: 60_000, maxBytes: MAX_BYTES },
    get: { connectMs: 10_000, totalMs: 30_000, maxBytes: MAX_BYTES },
};
/** Makes a client over the given connections. */
function serviceClient({ baseUrl, projectId, apiKey, jobPath }, deps) {
    const { connections, limits = LIMITS } = deps;
    const access = { ...deps, apiKey };
    const redact = (0,text_redact/* redactor */.$)([apiKey]);
    const preview = (target, prompt) => {
        const [template, id = ''] = target === 'create'
            ? ['/v2/agent/{projectId}/job']
            : 'message' in target
                ? ['/v2/agent/{projectId}/job/{id}/message', target.message]
                : [jobPath, target.retrieve];
        const url = (0,text_url/* addressOf */.ci)(baseUrl, template, { projectId, id });
        return prompt === undefined
            ? { method: 'GET', url }
            : { method: 'POST', url, body: JSON.stringify({ prompt }) };
    };
    const post = async (request, signal) => {
        const dispatcher = connections.own();
        const headers = { ...headersOf(access), 'content-type': 'application/json' };
        const result = await exchange({ ...request, headers, limits: limits.post }, { dispatcher, after: connections.after, signal });
        void dispatcher.destroy().catch(() => { });
        const named = (0,classify/* isSuccess */.oJ)(result) ? (0,schema/* readStarted */.y7)(result.body) : undefined;
        // An id goes into addresses and outputs as it is; one that holds the key must not.
        const job = named && (0,text_url/* isSegment */.wk)(named.id) && redact(named.id) === named.id ? named : undefined;
        const failed = failedRequest(result, 'an agent job', access);
        if (named) {
            failed.what = job ? 'accepted it' : 'named a job whose id cannot stand in an address';
            failed.unexpected = false;
        }
        return {
            ...failed,
            class: (0,classify/* classifyPost */.vv)(result, job !== undefined),
            job: job && redactJob(job, redact),
            stopped: result.kind === 'fault' && result.code === 'STOPPED',
        };
    };
    return {
        preview,
        create: (prompt, signal) => post(preview('create', prompt), signal),
        message: (jobId, prompt, signal) => post(preview({ message: jobId }, prompt), signal),
        async retrieve(jobId, limitMs = Number.POSITIVE_INFINITY, signal) {
            const { url } = preview({ retrieve: jobId });
            const totalMs = Math.max(1, Math.min(limits.get.totalMs, limitMs));
            const read = await get({ url, parse: (body) => (0,schema/* readJob */.cd)(body, jobId), expected: 'an agent job' }, { ...access, limits: { ...limits.get, totalMs }, signal });
            if (read.kind === 'failure')
                return read;
            if (read.value.id === jobId)
                return { kind: 'job', job: redactJob(read.value, redact) };
            const what = 'answered with another job than the one that was asked for';
            return { kind: 'failure', failure: 'may-fail', what, serviceMessage: '', unexpected: true };
        },
    };
}
/**
 * One GET of the service. `parse` gives undefined for a body that is not what `expected` says, such as 'an agent
 * job'. Never rejects.
 */
async function get({ url, parse, expected }, deps) {
    const { connections, limits = LIMITS.get, signal } = deps;
    const { shared: dispatcher, after } = connections;
    const request = { method: 'GET', url, headers: headersOf(deps), limits };
    const result = await exchange(request, { dispatcher, after, signal });
    const value = (0,classify/* isSuccess */.oJ)(result) ? parse(result.body) : undefined;
    if (value !== undefined)
        return { kind: 'value', value };
    return { kind: 'failure', failure: (0,classify/* classifyGet */.xM)(result), ...failedRequest(result, expected, deps) };
}
function headersOf({ apiKey, userAgent }) {
    return { authorization: `Bearer ${apiKey}`, accept: 'application/json', 'user-agent': userAgent };
}
/** The job with the key taken out of everything but its id. */
function redactJob(job, redact) {
    return JSON.parse(JSON.stringify(job), (name, value) => name !== 'id' && typeof value === 'string' ? redact(value) : value);
}
/** An admin key has one prefix before its secret (specification, 5); other kinds of key have been seen with two. */
const TWO_PREFIXES = /^[a-z]+_[a-z]{2,8}_/;
function failedRequest(result, expected, { apiKey, wall }) {
    // A service may repeat the key in its message or headers: it goes before anything is cut.
    const redact = (0,text_redact/* redactor */.$)([apiKey]);
    const { status } = result;
    const unexpected = (0,classify/* isSuccess */.oJ)(result);
    const message = result.kind === 'fault' ? '' : (0,schema/* errorMessage */.gJ)(result.body, redact);
    return {
        status,
        what: describe(result, expected, redact),
        // The body of a success is no message, whatever it holds instead.
        serviceMessage: unexpected && message !== schema/* WEB_PAGE */.Nc ? '' : message,
        unexpected,
        suspectKey: (status === 401 || status === 403) && TWO_PREFIXES.test(apiKey),
        retryAfterMs: (0,classify/* retryAfterMs */.Vs)(result, wall()),
    };
}
function describe(result, expected, redact) {
    if (result.kind === 'fault') {
        const before = result.status === undefined ? '' : `answered ${result.status}, then `;
        return `${before}${result.sent ? 'broke off' : 'could not be reached'} (${result.code}: ${result.message})`;
    }
    const { status } = result;
    if (status >= 300 && status < 400)
        return `answered ${status}, a redirect`;
    if (!(0,classify/* isSuccess */.oJ)(result))
        return `answered ${status}`;
    const type = redact(result.headers['content-type']?.split(';')[0] ?? 'no content type');
    return `answered ${status}, but not with ${expected} (${type.slice(0, 80)}, ${result.body.length} characters)`;
}


/***/ }),

/***/ 3886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ itSaid),
/* harmony export */   z: () => (/* binding */ remedy)
/* harmony export */ });
/* harmony import */ var _text_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6677);

/** What was requested: work (`create`, for messages to a job too), a job's state, or visitor numbers. */
const KINDS = ['create', 'retrieve', 'visitors'];
const NETWORK = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `Check \`base-url\`, the network and any proxy (\`HTTPS_PROXY\`, \`NO_PROXY\`, \`NODE_EXTRA_CA_CERTS\`), then run again.`;
const BASE_URL = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `Check that \`base-url\` is the address of the service’s API.`;
const JOB_ADDRESS = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `Check \`base-url\`, \`project-id\` and \`job-path\`.`;
const PROJECT = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `Check \`base-url\` and \`project-id\`.`;
const LATER = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `The service may be disturbed; try later.`;
const BUSY = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `The service is busy: ask again later, with a larger \`poll-interval\`.`;
const OBJECTION = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `Change what the service objects to, then run again.`;
const OLD_DATE = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `Change what the service objects to, then run again; if it is an old date, give \`trend\` a lower value.`;
const KEY = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `Check the secret behind \`api-key\`: the key may be mistyped, expired or revoked.`;
const RIGHTS = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `The key is known but may not do this: check that it is an admin key with the rights for it, that it belongs to \`project-id\`, and that the service’s address allowlist, if it has one, admits this runner.`;
const TOO_LONG = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `The prompt is too long for the service: shorten it, or give less \`context\`.`;
const TOO_MANY = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `The service has too many requests right now: run again later, and start fewer runs at once.`;
const FEWER = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `The service allows fewer requests: run at another time, or give \`max-requests\` or \`trend\` a lower value.`;
const DISTURBED = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `The service may be disturbed; check \`base-url\`, and run again later.`;
const OTHER_SERVER = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `Check \`base-url\` and \`job-path\`: at the address that they make, something else may answer.`;
const KEY_KIND = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `The key has two prefixes before its secret, where an admin key has one: it may be a key of another kind.`;
const HOURLY = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `It does not say when to ask again: its limit may be an hourly one.`;
const redirected = (sent, address) => (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `Redirects are not followed, because ${sent} would go elsewhere: give the final address as ${address}.`;
const BASE = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `\`base-url\``;
const JOB_BASE = (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `\`base-url\` and \`job-path\``;
const REDIRECT = [
    redirected('key and prompt', BASE),
    redirected('the key', JOB_BASE),
    redirected('the key', BASE),
];
/** For each of `KINDS`, by the HTTP status of the answer, 0 where there was none. */
const BY_STATUS = {
    0: [NETWORK, LATER, NETWORK],
    401: [KEY, KEY, KEY],
    403: [RIGHTS, RIGHTS, RIGHTS],
    404: [PROJECT, JOB_ADDRESS, PROJECT],
    408: [OBJECTION, BUSY, OLD_DATE],
    410: [PROJECT, JOB_ADDRESS, PROJECT],
    413: [TOO_LONG, JOB_ADDRESS, OLD_DATE],
    425: [OBJECTION, BUSY, OLD_DATE],
    429: [TOO_MANY, BUSY, FEWER],
};
const UNEXPECTED = [BASE_URL, OTHER_SERVER, BASE_URL];
const DECLINED = [OBJECTION, JOB_ADDRESS, OLD_DATE];
const OTHER_STATUS = [LATER, LATER, DISTURBED];
/** What to change after a request without a usable answer. */
function remedy({ status = 0, unexpected, suspectKey, retryAfterMs }, kind) {
    const byClass = status >= 300 && status < 400 ? REDIRECT : status >= 400 && status < 500 ? DECLINED : OTHER_STATUS;
    const remedies = unexpected ? UNEXPECTED : (BY_STATUS[status] ?? byClass);
    return (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sentences */ .hC)(remedies[KINDS.indexOf(kind)] ?? [], suspectKey ? KEY_KIND : [], status === 429 && retryAfterMs === undefined ? HOURLY : []);
}
/** The service's own message, untrusted, as a sentence that another one can follow; nothing where there is none. */
function itSaid(serviceMessage) {
    if (serviceMessage === '')
        return [];
    return /[.!?…]$/.test(serviceMessage)
        ? (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `It said: ${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(serviceMessage)}`
        : (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `It said: ${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(serviceMessage)}.`;
}


/***/ }),

/***/ 7989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nc: () => (/* binding */ WEB_PAGE),
/* harmony export */   RH: () => (/* binding */ JOB_STATES),
/* harmony export */   cd: () => (/* binding */ readJob),
/* harmony export */   gJ: () => (/* binding */ errorMessage),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   y7: () => (/* binding */ readStarted)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305);

/** The states that the specification knows (section 3); any other one is not terminal for us. */
const JOB_STATES = ['active', 'completed', 'archived', 'failed'];
/** The specification leaves open which fields are always present (2.1): one of another type counts as missing. */
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1))), undefined);
/** What people are shown of a job; longer, it is no name of anything, and a state nobody could read. */
const name = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb(1_000))), undefined);
const jobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: text,
    status: name,
    source: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repository: name, ref: name })), undefined),
    model: name,
    prLink: text,
    createdAt: text,
});
/** Reads a job out of the answer to a request for work, which has to name it; undefined where it is none. */
function readStarted(body) {
    const found = jobIn(body);
    return found?.id === undefined ? undefined : { ...found, id: found.id };
}
/**
 * Reads a job out of the answer to the retrieval of `jobId`; undefined where it is none or has no state. An
 * answer without an id is the job that was asked for; one with another id is another job, given with that id.
 */
function readJob(body, jobId) {
    const found = jobIn(body);
    return found?.status === undefined ? undefined : { ...found, id: found.id ?? jobId, status: found.status };
}
/** The job's fields, which some services put under `job` or `data`: where there is an id, else where there is a state. */
function jobIn(body) {
    const json = parseJson(body);
    const found = [json, json?.job, json?.data].flatMap((each) => {
        const parsed = jobSchema.safeParse(each);
        return parsed.success ? [parsed.data] : [];
    });
    const job = found.find(({ id }) => id) ?? found.find(({ status }) => status);
    if (job === undefined)
        return undefined;
    const { source, prLink = null, ...rest } = job;
    const fields = { ...rest, repository: source?.repository, ref: source?.ref };
    const known = Object.entries(fields).filter(([, value]) => value !== undefined);
    return { ...Object.fromEntries(known), prLink };
}
/** A message, as a text or in an object; '' where there is none. */
const inObject = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ message: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(({ message }) => message));
const message = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), inObject]), '');
const messages = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(message), []);
const errorSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    error: message,
    message: message,
    detail: message,
    title: message,
    details: messages,
    errors: messages,
});
/** Stands for a page of markup, which says nothing to a reader. */
const WEB_PAGE = 'a web page instead of JSON';
/** How many single problems, and how many characters of the service's own message, are shown. */
const MAX_PROBLEMS = 5;
const MAX_MESSAGE = 600;
/**
 * The service's own message in an error's body, bounded and still untrusted; '' where there is none. The
 * specification shows no error shape (section 7): the usual fields of a JSON body are looked for, the single
 * problems in `details` and `errors` too, else the text itself counts. `redact` takes secrets out of what was decoded, before anything is cut: half a
 * secret would pass it.
 */
function errorMessage(body, redact) {
    const json = parseJson(body);
    const whole = (typeof json === 'string' ? json : body).trim();
    if (/^<(!doctype|html)/i.test(whole))
        return WEB_PAGE;
    const shown = redact((errorIn(json) || whole).trim());
    return shown.length > MAX_MESSAGE ? `${shown.slice(0, MAX_MESSAGE).toWellFormed()}…` : shown;
}
function errorIn(json) {
    const parsed = errorSchema.safeParse(json);
    if (!parsed.success)
        return '';
    const { error, message, detail, title, details, errors } = parsed.data;
    const main = error || message || detail || title;
    const problems = new Set([...details, ...errors].filter((each) => each !== '' && each !== main));
    const shown = [...problems].slice(0, MAX_PROBLEMS).join('; ');
    return main !== '' && shown !== '' ? `${main.trim().replace(/[.:]$/, '')}: ${shown}` : main || shown;
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

/***/ 2957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iw: () => (/* binding */ ThreadUnreadable),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   gC: () => (/* binding */ ThreadReader),
/* harmony export */   i5: () => (/* binding */ ownAccount)
/* harmony export */ });
/* harmony import */ var _github_all_comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7132);
/* harmony import */ var _github_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5274);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8716);



/** The thread cannot be read to its end, or it cannot be known which comments are ours. */
class ThreadUnreadable extends Error {
    name = 'ThreadUnreadable';
    fault;
    constructor(fault) {
        super('The comments of the thread cannot be read.', { cause: fault });
        this.fault = fault;
    }
}
/** For `catch`: an unreadable thread is one without a state; anything else is thrown on. */
function unreadable(error) {
    if (error instanceof ThreadUnreadable)
        return undefined;
    throw error;
}
/**
 * Which comments are by the token's account. An installation's token (`GITHUB_TOKEN` too) writes as a `Bot`; for any
 * other, `GET /user` is sent at most once, however many threads are read, and its failure is final: without it nobody
 * can tell which records are ours.
 */
function ownAccount(token, comments) {
    if (token.startsWith('ghs_'))
        return async () => (comment) => comment.author?.type === 'Bot';
    let account;
    return async () => {
        account ??= comments.whoAmI();
        const id = await account;
        return (comment) => comment.author?.id === id;
    };
}
/** Clocks of GitHub's servers may differ a little, and a list may lag behind. */
const OVERLAP_MS = 60_000;
/** Reads one thread, any number of times. */
class ThreadReader {
    #options;
    #warnedOf = new Set();
    /** Where the last whole reading took several pages: its comments, and what later readings have changed. */
    #known;
    #since;
    constructor(options) {
        this.#options = options;
    }
    /** Rejects with `ThreadUnreadable`, or with a signal's reason before the next page. */
    async read(limits = {}) {
        try {
            const isOwn = await this.#options.account();
            const { comments, at } = await this.#comments(limits);
            const found = this.#recordsIn(comments, isOwn);
            this.#warnOf(found.unusable);
            return { ...found, at };
        }
        catch (error) {
            throw new ThreadUnreadable((0,_github_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .asFault */ .Ps)(error));
        }
    }
    /**
     * From now on only changes are asked for where the thread has several pages. For a reading that is known to be no
     * older than `time`. Comments that are removed later are not noticed: whoever leaves something out for the sake of a
     * comment must ask for that comment first.
     */
    readChangesSince(time) {
        if (this.#known !== undefined)
            this.#since ??= time - OVERLAP_MS;
    }
    /** The next reading shows the whole thread again: a comment seems to have been removed. */
    readAllAgain() {
        this.#known = undefined;
        this.#since = undefined;
    }
    async #comments(limits) {
        const { comments } = this.#options;
        if (this.#known !== undefined && this.#since !== undefined) {
            limits.signal?.throwIfAborted();
            const changed = await comments.list(1, this.#since);
            if (changed.lastPage === undefined) {
                for (const comment of changed.comments)
                    this.#known.set(comment.id, comment);
                return { comments: [...this.#known.values()], at: changed.date };
            }
        }
        const all = await (0,_github_all_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .allComments */ .K)(comments.list, limits);
        if (all.pages > 1)
            this.#known = new Map(all.comments.map((comment) => [comment.id, comment]));
        return all;
    }
    #recordsIn(comments, isOwn) {
        const records = [];
        const unusable = [];
        const byOthers = [];
        for (const comment of comments.toSorted((a, b) => a.id - b.id)) {
            const { id: commentId, body, url, updatedAt } = comment;
            const found = (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .readRecord */ .aE)(body, this.#options.signing);
            if (found.type === 'record') {
                const { record } = found;
                if (isOwn(comment))
                    records.push({ commentId, url, updatedAt, record });
                else
                    byOthers.push({ commentId, record });
            }
            else if (found.type === 'unverified' && isOwn(comment)) {
                unusable.push({ commentId, command: found.command, why: 'unverified' });
            }
        }
        // A run writes with one token: a record that stands here by our account and by another was copied by somebody.
        const ours = new Set(records.map(({ record }) => record.run.nonce));
        for (const { commentId, record } of byOthers) {
            if (ours.has(record.run.nonce))
                continue;
            unusable.push({ commentId, command: record.command, why: 'other-account' });
        }
        return { records, unusable };
    }
    #warnOf(unusable) {
        const fresh = unusable.filter(({ commentId }) => !this.#warnedOf.has(commentId));
        for (const { commentId } of fresh)
            this.#warnedOf.add(commentId);
        for (const [type, all] of Map.groupBy(fresh, ({ why }) => why)) {
            this.#options.warn({ type, commentIds: all.map(({ commentId }) => commentId) });
        }
    }
}


/***/ }),

/***/ 8716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NR: () => (/* binding */ signingKey),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   q8: () => (/* binding */ withRecord)
/* harmony export */ });
/* unused harmony exports signRecord, withSameRecord */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5395);
/* harmony import */ var _github_hidden_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1923);



// Short texts: a record shares a comment's 65,536 characters with what people read.
const fields = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    state: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['sending', 'sent', 'ended', 'unsent', 'unknown']),
    /** Empty until known. */
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['', 'create', 'message']),
    /** The comment is the command's answer, not a progress comment: `sent` alone does not tell. */
    answer: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    jobId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** The command comment's id, or what stands for it in runs without one. */
    command: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** `nonce`: random, made at the start of each run, so that it knows its own comments. */
    run: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), attempt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), nonce: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    /**
     * By GitHub's clock, milliseconds since 1970: when the service answered the request, before that when the run
     * began.
     */
    time: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    /** The id of the command's first progress comment; null: the comment that holds the record. */
    first: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
    /** The job before a message; null: not known, or no message. */
    before: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), prLink: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) })),
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    /** Grows with each change: of several records of one run the highest counts. */
    seq: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
});
const recordSchema = fields.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB(({ state, jobId }) => jobId !== '' || (state !== 'sent' && state !== 'ended')));
function signingKey({ apiKey, ...thread }) {
    const bytes = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', apiKey, '', 'docs-agent: record in a thread, 1', 32);
    return { key: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(Buffer.from(bytes)), ...thread };
}
const LINE = /^<!-- docs-agent-record (?<project>\S+) (?<payload>[A-Za-z0-9+/]+)\.(?<signature>[A-Za-z0-9+/]{43}) -->$/;
/**
 * The hidden line: an HTML comment with the project in clear, the record and its signature. Base64 in its
 * first alphabet has no hyphen, so nothing within can end the comment.
 */
function signRecord(record, signing) {
    const payload = unpadded(Buffer.from(JSON.stringify(fields.parse(record))));
    return `<!-- docs-agent-record ${clear(signing.project)} ${payload}.${signature(payload, signing)} -->`;
}
/** A comment's whole text: what people read, then the hidden line. */
function withRecord(markdown, record, signing) {
    return `${markdown}\n\n${signRecord(record, signing)}`;
}
/**
 * New text over an unchanged hidden line, for the `post` step, which never changes the state.
 * Undefined where the comment holds no line of our form.
 */
function withSameRecord(body, markdown) {
    const line = lastLine(body);
    return LINE.test(line) ? `${markdown}\n\n${line}` : undefined;
}
/**
 * The record in a comment's text; the caller checks who wrote the comment. Only the last line counts: what stands above
 * may quote anybody, another comment's hidden line too. `unverified`: of our form and project, but not to be used;
 * `command` is what it claims, where that can be read.
 */
function readRecord(body, signing) {
    const parts = LINE.exec((0,_github_hidden_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .lastLine */ .fM)(body))?.groups;
    if (parts === undefined || parts.project !== clear(signing.project))
        return { type: 'none' };
    const value = parsed(parts.payload);
    // Texts are compared, not bytes: the last Base64 character has bits that no byte shows.
    const genuine = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(parts.signature), Buffer.from(signature(parts.payload, signing)));
    const record = recordSchema.safeParse(value);
    if (genuine && record.success)
        return { type: 'record', record: record.data };
    const claim = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ command: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).safeParse(value);
    return { type: 'unverified', command: claim.data?.command };
}
function signature(payload, signing) {
    const signed = JSON.stringify([signing.project, signing.repository, signing.issue, payload]);
    return unpadded((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', signing.key).update(signed).digest());
}
function unpadded(bytes) {
    return bytes.toString('base64').replace(/={1,2}$/, '');
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
