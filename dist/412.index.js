export const id = 412;
export const ids = [412];
export const modules = {

/***/ 8412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentRun: () => (/* binding */ commentRun)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/github/comments.js
var github_comments = __webpack_require__(5274);
// EXTERNAL MODULE: ./build/github/hidden-marker.js
var hidden_marker = __webpack_require__(1923);
// EXTERNAL MODULE: ./build/github/messages.js
var messages = __webpack_require__(3764);
// EXTERNAL MODULE: ./build/inputs/inputs.js + 1 modules
var inputs_inputs = __webpack_require__(7605);
// EXTERNAL MODULE: ./build/job/run.js + 16 modules
var job_run = __webpack_require__(4836);
// EXTERNAL MODULE: ./build/runner/presentation.js
var presentation = __webpack_require__(675);
// EXTERNAL MODULE: ./build/text/sentence.js
var sentence = __webpack_require__(6677);
// EXTERNAL MODULE: ./build/text/url.js
var url = __webpack_require__(1691);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(5395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
;// CONCATENATED MODULE: ./build/command/permission.js


/** GitHub is asked again where it may just be busy: so often in all, with these pauses in ms. */
const PAUSES_MS = [1_000, 3_000];
/**
 * Whether the comment's own author may use the command; everything that is not clearly a yes is a no. Rejects with
 * the reason of the signal.
 */
async function checkPermission({ comment, repository }, minimum, { api, clock, signal }) {
    if (minimum === 'read' && !repository.private)
        return undeterminable('In a public repository everybody can read, so `read` protects nothing; set `minimum-permission` to `triage` or more.');
    for (let tries = 0;; tries++) {
        const answer = await api
            .call('GET /repos/{owner}/{repo}/collaborators/{username}/permission', {
            username: comment.author.login,
        })
            .catch(github_comments/* asFault */.Ps);
        signal.throwIfAborted();
        if ('data' in answer)
            return judge(answer.data, comment.author, minimum);
        const pause = PAUSES_MS[tries];
        if (pause === undefined || !mayPass(answer))
            return undeterminable(refusal(answer));
        // A timer rejects with an error of its own.
        await clock.sleep(pause, signal).catch(() => { });
        signal.throwIfAborted();
    }
}
function mayPass({ status, rateLimited }) {
    return status === 'lost' || status >= 500 || rateLimited;
}
const RANKS = new Map([
    ['none', 0],
    ['read', 1],
    ['triage', 2],
    ['write', 3],
    ['maintain', 4],
    ['admin', 5],
]);
/** GitHub's own roles with the base permission that the same answer gives for them. */
const BASES = new Map([
    ['none', 'none'],
    ['read', 'read'],
    ['triage', 'read'],
    ['write', 'write'],
    ['maintain', 'write'],
    ['admin', 'admin'],
]);
const Answer = schemas/* object */.Ikc({
    permission: schemas/* enum */.k5n(['none', 'read', 'write', 'admin']),
    // Enterprise Server named roles only later; without a name the base permission counts.
    role_name: schemas/* nullish */.cl6(schemas/* string */.YjP().check(api/* _maxLength */.Eb(200))),
    user: schemas/* object */.Ikc({ id: schemas/* int */.Whr(), login: schemas/* string */.YjP() }),
});
/**
 * Judges the answer of `GET /repos/{owner}/{repo}/collaborators/{username}/permission`. GitHub names the role in
 * `role_name`; a name that is none of its own is a custom role and counts as the base permission in `permission`.
 */
function judge(answer, user, minimum) {
    const parsed = Answer.safeParse(answer);
    if (!parsed.success)
        return undeterminable('GitHub’s answer to the question for the permission is not readable.');
    const { permission, role_name: role, user: named } = parsed.data;
    if (named.id !== user.id || named.login.toLowerCase() !== user.login.toLowerCase())
        return undeterminable('GitHub’s answer names another account than the comment’s author.');
    const base = BASES.get(role ?? '');
    if (base !== undefined && base !== permission)
        return undeterminable('GitHub’s answer to the question for the permission contradicts itself.');
    const has = role && base !== undefined ? role : permission;
    const isEnough = (RANKS.get(has) ?? 0) >= (RANKS.get(minimum) ?? Number.POSITIVE_INFINITY);
    return isEnough ? { kind: 'allowed' } : { kind: 'denied', has: role || permission };
}
function refusal({ status, rateLimited }) {
    if (status === 'lost')
        return 'GitHub gave no answer to the question for the permission; try again later.';
    if (status === 404)
        return 'GitHub knows no such account in this repository, or does not show the repository to the token (404): check that `github-token` may read it.';
    if (status === 401)
        return 'GitHub does not accept the token (401): check `github-token`.';
    if (status === 403 || rateLimited)
        return `GitHub refused to tell the permission (${status}): the token may lack access to the repository, or its rate limit is used up.`;
    return `GitHub’s answer to the question for the permission has the unexpected status ${status}; try again later.`;
}
function undeterminable(why) {
    return { kind: 'undeterminable', why };
}

// EXTERNAL MODULE: ./build/job/markdown.js + 2 modules
var markdown = __webpack_require__(7660);
// EXTERNAL MODULE: ./build/service/remedies.js
var remedies = __webpack_require__(3886);
// EXTERNAL MODULE: ./build/text/markdown.js
var text_markdown = __webpack_require__(1065);
;// CONCATENATED MODULE: ./build/command/replies.js




/** The usage of the command, as Markdown; the same for `--help` and for a command that cannot be read. */
function usage(command, why) {
    const said = why === undefined ? [] : [`${(0,text_markdown/* toMarkdown */.l6)(WHY[why.reason](why.flag ?? ''))} Nothing was sent.`];
    const line = (words, meaning) => `| ${(0,text_markdown/* cellSpan */.Lf)(`${command} ${words}`)} | ${meaning} |`;
    return [
        `### ℹ️ How to use ${(0,text_markdown/* codeSpan */.SS)(command)}`,
        ...said,
        [
            '| comment | what it does |',
            '|---|---|',
            line('add a quickstart', 'gives the agent this instruction; later commands here go on with the same job'),
            line('--new add a quickstart', 'starts a new job'),
            line('--job ID add a quickstart', 'sends the instruction to that job, and goes on with it'),
            line('--status', 'says how the job of this thread is doing; with `--job ID`, of that job'),
            line('--help', 'shows this'),
        ].join('\n'),
        'The command starts the first line of a new comment; the instruction may go on over more lines. Edited comments do not count.',
    ].join('\n\n');
}
const WHY = {
    'no instruction': () => (0,sentence/* text */.Qq) `The command has no instruction.`,
    'unknown flag': (flag) => (0,sentence/* text */.Qq) `${(0,sentence/* code */.aY)(flag)} is no flag of this command.`,
    'wrong pair': () => (0,sentence/* text */.Qq) `These flags do not go together.`,
    'job without an id': () => (0,sentence/* text */.Qq) `\`--job\` needs the id of a job.`,
    'job without an instruction': () => (0,sentence/* text */.Qq) `\`--job\` needs an instruction for that job.`,
    'status with an instruction': () => (0,sentence/* text */.Qq) `\`--status\` takes no instruction.`,
    'job id': (id) => (0,sentence/* text */.Qq) `${(0,sentence/* code */.aY)(id)} cannot be the id of a job.`,
};
/** The reply to somebody who may not use the command. */
function deniedReply(login, needs, has) {
    return [
        '### 🔒 Not permitted',
        (0,text_markdown/* toMarkdown */.l6)((0,sentence/* text */.Qq) `${(0,sentence/* code */.aY)(login)} has the role ${(0,sentence/* code */.aY)(has)} in this repository; this command needs ${(0,sentence/* code */.aY)(needs)}. Nothing was sent.`),
        'Somebody with that role, or a higher one, can write the command.',
    ].join('\n\n');
}
/** The reply where GitHub does not say whether somebody may. */
function undeterminableReply(why) {
    return [
        '### 🔒 The permission could not be checked',
        `${why} Nothing was sent.`,
        'Once that is mended, write the command again.',
    ].join('\n\n');
}
/** What `--status` answers in a thread without a job; `unverified`: it has records that could not be used. */
function noJob(command, unverified) {
    return [
        '### ℹ️ No job yet',
        `This thread has no job. ${(0,text_markdown/* codeSpan */.SS)(`${command} …`)} starts one.`,
        ...(unverified ? [unverifiedNote(command)] : []),
    ].join('\n\n');
}
/** What `--status` answers where the service gives no job; `what` ends a sentence that begins with 'the service'. */
function unreadableStatus(jobId, { what, serviceMessage }) {
    return [
        '### ⚠️ The job’s state cannot be read',
        (0,text_markdown/* toMarkdown */.l6)((0,sentence/* sentences */.hC)((0,sentence/* text */.Qq) `The service ${(0,sentence/* code */.aY)(what)} when asked about job ${(0,sentence/* code */.aY)(jobId)}.`, (0,remedies/* itSaid */.t)(serviceMessage))),
        'It may be disturbed, or no longer know the job; nothing was changed.',
    ].join('\n\n');
}
/** What `--status` answers; `named`: the command names the job, which need not be the thread's. */
function jobStatus({ jobId, job, prLink, named }, command) {
    const rows = [
        ['Job', (0,sentence/* text */.Qq) `${(0,sentence/* code */.aY)(jobId)}`],
        ['Status', (0,sentence/* text */.Qq) `${(0,sentence/* code */.aY)(job.status)}`],
        ['Pull request', prLink === '' ? undefined : (0,sentence/* text */.Qq) `${(0,sentence/* link */.nf)(prLink)}`],
        ['Repository', job.repository === undefined ? undefined : (0,sentence/* text */.Qq) `${(0,sentence/* code */.aY)(job.repository)}`],
        ['Branch', job.ref === undefined ? undefined : (0,sentence/* text */.Qq) `${(0,sentence/* code */.aY)(job.ref)}`],
        ['Model', job.model === undefined ? undefined : (0,sentence/* text */.Qq) `${(0,sentence/* code */.aY)(job.model)}`],
    ];
    const archived = job.status === 'archived';
    const next = (0,markdown/* howToGoOnIn */.SE)(command, { ...(named ? { named: jobId } : {}), archived });
    return ['### ℹ️ Status', (0,markdown/* factTable */.Bu)(rows), next].join('\n\n');
}
/** Why a job that people see in the thread is not its job. */
function unverifiedNote(command) {
    return `A record in this thread does not verify and was not used: the API key was changed, or the comment was edited. To ask for that job, name it: ${(0,text_markdown/* codeSpan */.SS)(`${command} --status --job ID`)}.`;
}
/** What `--status` answers in a dry run. */
function previewReply({ method, url }) {
    const request = (0,text_markdown/* fence */.EU)(`${method} ${url.href}\nAuthorization: Bearer ***`);
    return ['### ℹ️ Dry run', 'Nothing was sent. The request that would be sent:', request].join('\n\n');
}
/** What `--status` answers where the thread's job cannot be looked up. */
function threadUnreadable(command) {
    return [
        '### ⚠️ The thread could not be read',
        `GitHub did not give the comments of this thread, so its job is not known right now. Ask again in a minute, or name the job: ${(0,text_markdown/* codeSpan */.SS)(`${command} --status --job ID`)}.`,
    ].join('\n\n');
}

// EXTERNAL MODULE: ./build/job/pull-request-link.js
var pull_request_link = __webpack_require__(4938);
// EXTERNAL MODULE: ./build/service/schema.js
var schema = __webpack_require__(7989);
// EXTERNAL MODULE: ./build/thread/read.js
var read = __webpack_require__(2957);
// EXTERNAL MODULE: ./build/thread/record.js
var record = __webpack_require__(8716);
// EXTERNAL MODULE: ./build/thread/runs.js
var runs = __webpack_require__(8303);
;// CONCATENATED MODULE: ./build/command/status.js










/** The answer to `--status`, after one request for the job that is named, else for the thread's. */
async function statusReply(named, run) {
    const { inputs, env } = run;
    const service = (0,job_run/* openService */.I)(inputs, env);
    const reply = (title, body, known = {}) => ({
        outcome: 'skipped',
        title,
        body,
        known,
    });
    if (inputs['dry-run']) {
        // A dry run reads no thread.
        const jobId = named ?? 'JOB-OF-THIS-THREAD';
        return reply('Dry run', previewReply(service.preview({ retrieve: jobId })), { 'job-id': named ?? '' });
    }
    const found = named === undefined ? await jobInThread(run) : { jobId: named, unverified: false };
    env.signal.throwIfAborted();
    if (found === undefined)
        return reply('The thread could not be read', threadUnreadable(inputs.command));
    const { jobId, unverified } = found;
    if (jobId === '')
        return reply('No job yet', noJob(inputs.command, unverified));
    const reading = await service.retrieve(jobId, undefined, env.signal);
    env.signal.throwIfAborted();
    if (reading.kind === 'failure')
        return reply('Status not readable', unreadableStatus(jobId, reading), { 'job-id': jobId });
    const { job } = reading;
    const prLink = (0,pull_request_link/* plainLink */.VJ)(job.prLink, (0,url/* isLoopback */.U9)(inputs['base-url'])) ?? '';
    return reply('Status shown', jobStatus({ jobId, job, prLink, named: named !== undefined }, inputs.command), {
        'job-id': jobId,
        'pr-link': prLink,
        'pr-number': (0,pull_request_link/* pullRequestNumber */.Kd)(prLink),
        status: knownState(job),
    });
}
function knownState({ status }) {
    return schema/* JOB_STATES */.RH.some((state) => state === status) ? status : '';
}
/** The job of this thread, '' where it has none; undefined where the thread cannot be read, which is a warning. */
async function jobInThread({ event, inputs, env, api, }) {
    const issue = event.issueNumber;
    const comments = (0,github_comments/* threadComments */.fo)(api, issue);
    const reader = new read/* ThreadReader */.gC({
        comments,
        signing: (0,record/* signingKey */.NR)({
            apiKey: inputs['api-key'],
            project: inputs['project-id'],
            repository: event.repository.id,
            issue,
        }),
        account: (0,read/* ownAccount */.i5)(inputs['github-token']?.trim() ?? '', comments),
        warn: () => { },
    });
    try {
        // Without the signal: stopping makes every call short, and then there is an answer all the same.
        const { records, unusable } = await reader.read();
        return { jobId: (0,runs/* jobOfThread */.t0)((0,runs/* runsIn */.UN)(records))?.record.jobId ?? '', unverified: unusable.length > 0 };
    }
    catch (error) {
        if (!(error instanceof read/* ThreadUnreadable */.Iw))
            throw error;
        env.publisher.warn('The thread could not be read', (0,sentence/* text */.Qq) `GitHub did not give the comments of the thread: ${(0,sentence/* code */.aY)(error.fault.message)}`, (0,sentence/* text */.Qq) `Check that \`github-token\` may read issues and pull requests, or ask again in a minute.`);
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/command/run.js












/** A run that a comment for us started. Gives whether the step fails. */
async function commentRun({ event, asked }, env) {
    const isDry = env.inputs['dry-run']?.trim().toLowerCase() === 'true';
    try {
        const inputs = inputsOf(event, env);
        const ignored = inputs_inputs/* REPLACED_BY_COMMENT */.lc.filter((name) => (env.inputs[name] ?? '').trim() !== '');
        if (ignored.length > 0) {
            env.publisher.warn('Inputs ignored', (0,sentence/* text */.Qq) `A comment started this run and gives the instruction; ${(0,sentence/* code */.aY)(ignored.join(', '))} do not count here.`);
        }
        const api = await env.api(inputs['github-token']);
        return await carryOut(asked, { event, inputs, env: { ...env, api: async () => api }, api });
    }
    catch (error) {
        if ((error instanceof errors/* InputsError */.aV || error instanceof errors/* SetupError */.w3) && !isDry) {
            // The error itself is shown all the same.
            const api = env.api(env.inputs['github-token']);
            await api.then((calls) => (0,github_comments/* react */.wv)(event.comment.id, 'confused', calls)).catch(() => { });
        }
        throw error;
    }
}
function inputsOf(event, env) {
    const inputs = (0,inputs_inputs.readInputs)(env.inputs, {
        isCommentRun: true,
        eventIssue: event.issueNumber,
        isPublic: !event.repository.private,
    });
    if (inputs.mode === 'job')
        return inputs;
    if (inputs.mode !== 'visitors')
        throw (0,errors/* modeNotAvailable */.WN)(inputs.mode);
    throw new errors/* SetupError */.w3((0,sentence/* text */.Qq) `A comment started this run, and \`mode: visitors\` answers no comments. Nothing was sent.`, (0,sentence/* text */.Qq) `Start the report by a schedule or by hand, and commands with \`mode: job\`.`);
}
async function carryOut(asked, run) {
    const { event, inputs, env, api } = run;
    const { signal } = env;
    let reply;
    try {
        const permission = await checkPermission(event, inputs['minimum-permission'], { ...env, api });
        if (permission.kind !== 'allowed')
            reply = refusalOf(permission, run);
        else if (asked.kind === 'help')
            reply = usageReply(inputs);
        else if (asked.kind === 'usage')
            reply = usageReply(inputs, { reason: asked.why, flag: asked.flag });
        else if (asked.jobId !== undefined && !(0,url/* isSegment */.wk)(asked.jobId))
            reply = usageReply(inputs, { reason: 'job id', flag: asked.jobId.slice(0, 100) });
        else if (asked.kind === 'status')
            reply = await statusReply(asked.jobId, run);
        else
            return (0,job_run/* jobRun */.n)(requestOf(asked, run), inputs, env);
    }
    catch (error) {
        if (signal.aborted && error === signal.reason)
            return cancelled(env);
        throw error;
    }
    await give(reply, run);
    return false;
}
function refusalOf(permission, { event, inputs }) {
    if (permission.kind === 'undeterminable') {
        const title = 'The permission could not be checked';
        const { why } = permission;
        const paragraphs = [(0,sentence/* text */.Qq) `${why} Nothing was sent.`];
        const annotation = { level: 'warning', title, paragraphs };
        return { outcome: 'denied', title, body: undeterminableReply(why), annotation };
    }
    const { has } = permission;
    const { login } = event.comment.author;
    const needs = inputs['minimum-permission'];
    const title = 'Not permitted';
    const paragraphs = [
        (0,sentence/* text */.Qq) `${(0,sentence/* code */.aY)(login)} has the role ${(0,sentence/* code */.aY)(has)}, and the command needs ${(0,sentence/* code */.aY)(needs)}. Nothing was sent.`,
    ];
    const annotation = { level: 'notice', title, paragraphs };
    return { outcome: 'denied', title, body: deniedReply(login, needs, has), annotation };
}
function usageReply({ command }, why) {
    return { outcome: 'skipped', title: 'Usage shown', body: usage(command, why) };
}
function requestOf({ instruction, fresh, jobId }, { event, inputs, api }) {
    const { comment, issue, issueNumber, isPullRequest } = event;
    return {
        instruction,
        target: jobId === undefined ? { type: fresh ? 'new' : 'continue' } : { type: 'job', jobId },
        commandId: String(comment.id),
        commandName: inputs.command,
        place: inputs.comment === 'never' ? undefined : { api, issue: issueNumber, commentId: comment.id },
        issue: issueNumber,
        quoted: { ...issue, isPullRequest },
    };
}
/** Posts the answer in the thread; where that is not possible, log and summary have it. */
async function give({ outcome, title, body, known, annotation }, run) {
    const { publisher } = run.env;
    const url = await post(body, run);
    const where = url === '' ? 'in this log and in the job summary' : 'in the thread';
    if (url === '')
        publisher.group((0,sentence/* text */.Qq) `The answer`, body.split('\n'));
    await publisher.publish({
        outputs: (0,presentation/* outputs */.V4)({ ...known, outcome, 'comment-url': url }),
        summary: url === ''
            ? `${body}\n`
            : (0,presentation/* messageSummary */.oP)(title, 'notable', [
                (0,sentence/* text */.Qq) `The answer stands in the thread. Nothing was sent that starts work.`,
            ]),
        annotations: [
            annotation ?? {
                level: 'notice',
                title,
                paragraphs: [(0,sentence/* text */.Qq) `The answer stands ${where}. No work was started.`],
            },
        ],
    });
}
/** The address of the comment; '' where there is none. */
async function post(body, { inputs, env, api, event }) {
    const { publisher } = env;
    if (inputs['dry-run'] || inputs.comment === 'never')
        return '';
    try {
        const comments = (0,github_comments/* threadComments */.fo)(api, event.issueNumber);
        return (await comments.create((0,hidden_marker/* withReplyLine */.Ry)(publisher.redact(body)))).url;
    }
    catch (error) {
        const fault = (0,github_comments/* asFault */.Ps)(error);
        publisher.warn('The answer could not be posted', (0,messages/* refused */.J5)(fault, 'the comment'), (0,messages/* howToPermit */.r2)(fault));
        return '';
    }
}
/** A signal came before there was an answer; nothing was asked for that could go on without this run. */
async function cancelled({ publisher }) {
    await publisher.publish((0,presentation/* messageOnly */.Mw)({ outcome: 'cancelled' }, {
        level: 'error',
        title: 'Cancelled',
        paragraphs: [
            (0,sentence/* text */.Qq) `The run was stopped before it could answer; no work was started.`,
            (0,sentence/* text */.Qq) `Write the command again when you want the answer.`,
        ],
    }));
    return true;
}


/***/ })

};
