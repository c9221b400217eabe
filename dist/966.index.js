export const id = 966;
export const ids = [966];
export const modules = {

/***/ 4966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentRun: () => (/* binding */ commentRun)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/inputs/inputs.js + 3 modules
var inputs_inputs = __webpack_require__(358);
// EXTERNAL MODULE: ./build/job/deps.js
var deps = __webpack_require__(4248);
// EXTERNAL MODULE: ./build/text/sentence.js
var sentence = __webpack_require__(6677);
// EXTERNAL MODULE: ./build/github/permission.js
var permission = __webpack_require__(9071);
// EXTERNAL MODULE: ./build/github/thread-comments.js
var thread_comments = __webpack_require__(4191);
// EXTERNAL MODULE: ./build/job/pull-request-link.js
var pull_request_link = __webpack_require__(4938);
// EXTERNAL MODULE: ./build/job/run.js + 24 modules
var run = __webpack_require__(7500);
// EXTERNAL MODULE: ./build/runner/notice.js
var notice = __webpack_require__(1431);
// EXTERNAL MODULE: ./build/runner/outputs.js
var outputs = __webpack_require__(4481);
// EXTERNAL MODULE: ./build/service/job.js
var service_job = __webpack_require__(4423);
// EXTERNAL MODULE: ./build/text/url.js
var url = __webpack_require__(1691);
// EXTERNAL MODULE: ./build/thread/reading.js
var thread_reading = __webpack_require__(6313);
// EXTERNAL MODULE: ./build/thread/record.js
var record = __webpack_require__(8716);
// EXTERNAL MODULE: ./build/thread/runs.js
var runs = __webpack_require__(8303);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 5 modules
var schemas = __webpack_require__(8395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
;// CONCATENATED MODULE: ./build/command/permission.js
/**
 * Whether GitHub's answer lets a person start work. Pure judgement of the answer of
 * `GET /repos/{owner}/{repo}/collaborators/{username}/permission`; everything that is not clearly a yes is none
 * (trust.md, 'People').
 */

const RANKS = new Map([
    ['none', 0],
    ['read', 1],
    ['triage', 2],
    ['write', 3],
    ['maintain', 4],
    ['admin', 5],
]);
const BASES = new Set(['none', 'read', 'write', 'admin']);
const Answer = schemas/* object */.Ikc({
    permission: schemas/* string */.YjP().check(api/* _maxLength */.Eb(100)),
    // Enterprise Server named roles only later; without a name the base permission counts.
    role_name: schemas/* nullish */.cl6(schemas/* string */.YjP().check(api/* _maxLength */.Eb(200))),
    user: schemas/* object */.Ikc({ id: schemas/* int */.Whr(), login: schemas/* string */.YjP() }),
});
/**
 * Allowed, denied, or undeterminable; never throws. GitHub names the role in `role_name`; any name that is none of
 * its own is a custom role and counts as the base permission in `permission`, where `maintain` is `write` and
 * `triage` is `read` (GitHub's REST description, 'Get repository permissions for a user').
 */
function judgeAccess({ answer, user, minimum, repositoryIsPrivate }) {
    const needed = RANKS.get(minimum);
    if (needed === undefined || needed < 1)
        return undeterminable('The minimum permission is none of GitHub’s.');
    if (minimum === 'read' && !repositoryIsPrivate)
        return undeterminable('In a public repository everybody can read, so `read` protects nothing; set `minimum-permission` to `triage` or more.');
    if ('failure' in answer)
        return undeterminable('GitHub gave no answer to the question for the permission; try again later.');
    if (answer.status !== 200)
        return undeterminable(refusal(answer.status));
    const parsed = Answer.safeParse(answer.body);
    if (!parsed.success)
        return undeterminable('GitHub’s answer to the question for the permission is not readable.');
    const { permission, role_name: role, user: named } = parsed.data;
    if (named.id !== user.id || named.login.toLowerCase() !== user.login.toLowerCase())
        return undeterminable('GitHub’s answer names another account than the comment’s author.');
    if (!BASES.has(permission))
        return undeterminable('GitHub’s answer names a permission that this action does not know.');
    const has = RANKS.has(role ?? '') ? (role ?? permission) : permission;
    return { kind: (RANKS.get(has) ?? 0) >= needed ? 'allowed' : 'denied', has: role || permission };
}
function refusal(status) {
    if (status === 404)
        return 'GitHub knows no such account in this repository, or does not show the repository to the token (404): check that `github-token` may read it.';
    if (status === 401)
        return 'GitHub does not accept the token (401): check `github-token`.';
    if (status === 403 || status === 429)
        return `GitHub refused to tell the permission (${status}): the token may lack access to the repository, or its rate limit is used up.`;
    return `GitHub’s answer to the question for the permission has the unexpected status ${Number(status)}; try again later.`;
}
function undeterminable(why) {
    return { kind: 'undeterminable', why };
}

;// CONCATENATED MODULE: ./build/command/access.js


/** Whether the comment's own author may use the command; everything that is not clearly a yes is none. */
async function accessOf({ comment, repository }, minimum, api) {
    const answer = await (0,permission/* permissionOf */.F)(comment.author.login, api);
    return judgeAccess({ answer, user: comment.author, minimum, repositoryIsPrivate: repository.private });
}

// EXTERNAL MODULE: ./build/job/markdown.js
var markdown = __webpack_require__(3247);
// EXTERNAL MODULE: ./build/service/said.js
var said = __webpack_require__(4087);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
;// CONCATENATED MODULE: ./build/command/replies.js




/** The usage of the command, as Markdown; the same for `--help` and for a command that cannot be read. */
function usage(command, why) {
    const said = why === undefined ? [] : [`${(0,text_escape/* toMarkdown */.l6)(WHY[why.reason](why.flag ?? ''))} Nothing was sent.`];
    const line = (words, meaning) => `| ${(0,text_escape/* cellSpan */.Lf)(`${command} ${words}`)} | ${meaning} |`;
    return [
        `### ℹ️ How to use ${(0,text_escape/* codeSpan */.SS)(command)}`,
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
        (0,text_escape/* toMarkdown */.l6)((0,sentence/* text */.Qq) `${(0,sentence/* code */.aY)(login)} has the role ${(0,sentence/* code */.aY)(has)} in this repository; this command needs ${(0,sentence/* code */.aY)(needs)}. Nothing was sent.`),
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
/**
 * What `--status` answers. `what` is the end of a sentence that begins with 'the service', if there is no job; `named`:
 * the job is the one that the command names, which need not be the thread's.
 */
function statusReply(about, command, { unverified = false } = {}) {
    if (about === undefined) {
        return [
            '### ℹ️ No job yet',
            `This thread has no job. ${(0,text_escape/* codeSpan */.SS)(`${command} …`)} starts one.`,
            ...(unverified ? [unverifiedNote(command)] : []),
        ].join('\n\n');
    }
    if (!('job' in about)) {
        return [
            '### ⚠️ The job’s state cannot be read',
            (0,text_escape/* toMarkdown */.l6)((0,sentence/* sentences */.hC)((0,sentence/* text */.Qq) `The service ${(0,sentence/* code */.aY)(about.what)} when asked about job ${(0,sentence/* code */.aY)(about.jobId)}.`, (0,said/* itSaid */.t)(about.words))),
            'It may be disturbed, or no longer know the job; nothing was changed.',
        ].join('\n\n');
    }
    const { job, prLink } = about;
    const rows = [
        ['Job', (0,sentence/* text */.Qq) `${(0,sentence/* code */.aY)(about.jobId)}`],
        ['Status', (0,sentence/* text */.Qq) `${(0,sentence/* code */.aY)(job.status)}`],
        ...(prLink === '' ? [] : [['Pull request', (0,sentence/* text */.Qq) `${(0,sentence/* link */.nf)(prLink)}`]]),
        ...(job.repository === undefined
            ? []
            : [['Repository', (0,sentence/* text */.Qq) `${(0,sentence/* code */.aY)(job.repository)}`]]),
        ...(job.ref === undefined ? [] : [['Branch', (0,sentence/* text */.Qq) `${(0,sentence/* code */.aY)(job.ref)}`]]),
        ...(job.model === undefined ? [] : [['Model', (0,sentence/* text */.Qq) `${(0,sentence/* code */.aY)(job.model)}`]]),
    ];
    const table = rows.map(([name, value]) => `| ${name} | ${(0,text_escape/* toCell */.cX)(value)} |`);
    const next = (0,markdown/* howToGoOnIn */.SE)(command, {
        ...(about.named ? { named: about.jobId } : {}),
        archived: job.status === 'archived',
    });
    return ['### ℹ️ Status', ['| | |', '|---|---|', ...table].join('\n'), next].join('\n\n');
}
/** Why a job that people see in the thread is not its job. */
function unverifiedNote(command) {
    return `A record in this thread does not verify and was not used: the API key was changed, or the comment was edited. To ask for that job, name it: ${(0,text_escape/* codeSpan */.SS)(`${command} --status --job ID`)}.`;
}
/** What `--status` answers in a dry run. */
function previewReply({ method, url }) {
    const request = (0,text_escape/* fence */.EU)(`${method} ${url.href}\nAuthorization: Bearer ***`);
    return ['### ℹ️ Dry run', 'Nothing was sent. The request that would be sent:', request].join('\n\n');
}
/** What `--status` answers where the thread's job cannot be looked up. */
function threadUnreadableReply(command) {
    return [
        '### ⚠️ The thread could not be read',
        `GitHub did not give the comments of this thread, so its job is not known right now. Ask again in a minute, or name the job: ${(0,text_escape/* codeSpan */.SS)(`${command} --status --job ID`)}.`,
    ].join('\n\n');
}

// EXTERNAL MODULE: ./build/github/comments.js
var comments = __webpack_require__(5274);
// EXTERNAL MODULE: ./build/github/hidden-marker.js
var hidden_marker = __webpack_require__(1923);
// EXTERNAL MODULE: ./build/github/messages.js
var messages = __webpack_require__(3764);
;// CONCATENATED MODULE: ./build/command/reply.js







/** Gives the answer in the thread; where it cannot stand there, log and summary have it. */
async function give({ outcome, title, body, known }, deps) {
    const { publisher } = deps;
    publisher.outputs((0,outputs/* outputs */.V)({ ...known, outcome }));
    const url = deps.inThread ? await post(body, deps) : undefined;
    if (url === undefined) {
        publisher.block((0,sentence/* text */.Qq) `The answer`, body.split('\n'));
        await publisher.summary(`${body}\n`);
    }
    else {
        publisher.output('comment-url', url);
        const where = (0,sentence/* text */.Qq) `The answer stands in the thread. Nothing was sent that starts work.`;
        await publisher.summary((0,notice/* noticeSummary */.d)(title, 'notable', [where]));
    }
    if (outcome === 'skipped') {
        const where = url === undefined ? 'in this log and in the job summary' : 'in the thread';
        publisher.notice(title, (0,sentence/* text */.Qq) `The answer stands ${where}. No work was started.`);
    }
}
async function post(body, { api, issue, redact, publisher }) {
    try {
        return (await (0,thread_comments/* threadComments */.f)(api, issue).create((0,hidden_marker/* withReplyLine */.Ry)(redact(body)))).data.url;
    }
    catch (error) {
        if (!(error instanceof comments/* GitHubFault */.Q4))
            throw error;
        publisher.warn('The answer could not be posted', (0,messages/* refused */.J5)(error, 'the comment'), (0,messages/* howToPermit */.r2)(error));
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/command/run.js















/**
 * A run that a comment started, once it is known to be for us and its inputs are right (design: interface.md, The
 * slash command). Gives whether the step fails.
 */
async function commandRun(asked, event, { inputs, deps }) {
    const api = await deps.api();
    const run = new CommandRun(event, inputs, { ...deps, api: async () => api }, api);
    const access = await accessOf(event, inputs['minimum-permission'], api);
    if (access.kind === 'denied')
        return run.denied(access.has);
    if (access.kind === 'undeterminable')
        return run.undeterminable(access.why);
    switch (asked.kind) {
        case 'help':
            return run.answered('Usage shown', usage(inputs.command));
        case 'usage':
            return run.answered('Usage shown', usage(inputs.command, { reason: asked.why, flag: asked.flag }));
        default:
            if (asked.jobId !== undefined && !(0,url/* isSegment */.wk)(asked.jobId)) {
                return run.answered('Usage shown', usage(inputs.command, { reason: 'job id', flag: asked.jobId.slice(0, 100) }));
            }
            return asked.kind === 'status' ? run.status(asked.jobId) : run.instruct(asked);
    }
}
/** 😕 under a command whose run cannot even begin; never rejects. */
async function reactConfused(event, api) {
    await api()
        .then((calls) => (0,permission/* react */.w)(event.comment.id, 'confused', calls))
        .catch(() => { });
}
class CommandRun {
    event;
    inputs;
    deps;
    api;
    constructor(event, inputs, deps, api) {
        this.event = event;
        this.inputs = inputs;
        this.deps = deps;
        this.api = api;
    }
    async denied(has) {
        const { login } = this.event.comment.author;
        const needs = this.inputs['minimum-permission'];
        this.deps.publisher.notice('Not permitted', (0,sentence/* text */.Qq) `${(0,sentence/* code */.aY)(login)} has the role ${(0,sentence/* code */.aY)(has)}, and the command needs ${(0,sentence/* code */.aY)(needs)}. Nothing was sent.`);
        return this.close({ outcome: 'denied', title: 'Not permitted', body: deniedReply(login, needs, has) });
    }
    async undeterminable(why) {
        this.deps.publisher.warn('The permission could not be checked', (0,sentence/* text */.Qq) `${why} Nothing was sent.`);
        const title = 'The permission could not be checked';
        return this.close({ outcome: 'denied', title, body: undeterminableReply(why) });
    }
    /** Answered without starting work. */
    answered(title, body, known = {}) {
        return this.close({ outcome: 'skipped', title, body, known });
    }
    async status(named) {
        const { inputs, deps } = this;
        const found = named === undefined ? await this.jobOfThread() : { jobId: named, unverified: false };
        if (deps.signal.aborted)
            return this.cancelled();
        if (found instanceof thread_reading/* ThreadUnreadable */.Iw) {
            deps.publisher.warn('The thread could not be read', (0,sentence/* text */.Qq) `GitHub did not give the comments of the thread: ${(0,sentence/* code */.aY)(found.fault.message)}`, (0,sentence/* text */.Qq) `Check that \`github-token\` may read issues and pull requests, or ask again in a minute.`);
            return this.answered('The thread could not be read', threadUnreadableReply(inputs.command));
        }
        const { jobId, unverified } = found;
        if (jobId === '') {
            return this.answered('No job yet', statusReply(undefined, inputs.command, { unverified }));
        }
        if (inputs['dry-run']) {
            const preview = previewReply(deps.service.preview({ retrieve: jobId }));
            return this.answered('Dry run', preview, { 'job-id': jobId });
        }
        const reading = await deps.service.retrieve(jobId, undefined, deps.signal);
        if (deps.signal.aborted)
            return this.cancelled();
        if (reading.kind === 'failure') {
            const { what, words } = reading;
            return this.answered('Status not readable', statusReply({ jobId, what, words }, inputs.command), {
                'job-id': jobId,
            });
        }
        const { job } = reading;
        const prLink = (0,pull_request_link/* plainLink */.VJ)(job.prLink, (0,url/* isLoopback */.U9)(inputs['base-url'])) ?? '';
        return this.answered('Status shown', statusReply({ jobId, job, prLink, named: named !== undefined }, inputs.command), {
            'job-id': jobId,
            'pr-link': prLink,
            'pr-number': (0,pull_request_link/* pullRequestNumber */.Kd)(prLink),
            status: service_job/* JOB_STATES */.R.some((state) => state === job.status) ? job.status : '',
        });
    }
    instruct({ instruction, fresh, jobId }) {
        const { event, inputs, deps } = this;
        const { comment, issue, issueNumber, isPullRequest } = event;
        return (0,run/* jobRun */.n)({
            instruction,
            target: jobId === undefined ? { type: fresh ? 'new' : 'continue' } : { type: 'job', jobId },
            commandId: String(comment.id),
            place: inputs.comment === 'never' ? undefined : this.place(),
            word: inputs.command,
            issue: issueNumber,
            quoted: { ...issue, isPullRequest },
        }, inputs, deps);
    }
    place() {
        const { event, deps, api } = this;
        const { id, fullName } = event.repository;
        return {
            api,
            token: deps.token,
            repository: { id, fullName },
            serverUrl: deps.serverUrl,
            issue: event.issueNumber,
            commentId: event.comment.id,
        };
    }
    async jobOfThread() {
        const { inputs, deps, api, event } = this;
        const read = (0,thread_reading/* readerOf */.TC)({
            comments: (0,thread_comments/* threadComments */.f)(api, event.issueNumber),
            seal: (0,record/* sealOf */.Ru)({
                apiKey: inputs['api-key'],
                project: inputs['project-id'],
                repository: event.repository.id,
                issue: event.issueNumber,
            }),
            asBot: (0,thread_reading/* isInstallationToken */.eF)(deps.token),
            warn: () => { },
        });
        try {
            // Without the signal: stopping makes every call short, and then there is an answer all the same.
            const { seen, unverified } = await read();
            return { jobId: (0,runs/* jobOfThread */.t0)((0,runs/* runsIn */.UN)(seen))?.record.jobId ?? '', unverified: unverified.length > 0 };
        }
        catch (error) {
            if (error instanceof thread_reading/* ThreadUnreadable */.Iw)
                return error;
            throw error;
        }
    }
    /** A signal came before there was an answer; nothing was asked for that could go on without this run. */
    async cancelled() {
        const { publisher } = this.deps;
        const words = (0,sentence/* text */.Qq) `The run was stopped before it could answer; no work was started.`;
        publisher.outputs((0,outputs/* outputs */.V)({ outcome: 'cancelled' }));
        await publisher.summary((0,notice/* noticeSummary */.d)('cancelled', 'bad', [words]));
        publisher.error('Cancelled', words, (0,sentence/* text */.Qq) `Write the command again when you want the answer.`);
        return true;
    }
    async close(reply) {
        const { inputs, deps, api, event } = this;
        const inThread = !inputs['dry-run'] && inputs.comment !== 'never';
        await give(reply, { ...deps, api, issue: event.issueNumber, inThread });
        return false;
    }
}

;// CONCATENATED MODULE: ./build/command/start.js





/** Reads the inputs of a comment run and carries it out. Gives whether the step fails. */
async function commentRun({ event, asked }, world, voice) {
    const api = () => world.api(world.inputs['github-token']);
    let inputs;
    try {
        const read = (0,inputs_inputs.readInputs)(world.inputs, {
            isCommentRun: true,
            eventIssue: event.issueNumber,
            isPublic: !event.repository.private,
        });
        if (read.mode === 'visitors') {
            throw new errors/* SetupError */.w3((0,sentence/* text */.Qq) `A comment started this run, and \`mode: visitors\` answers no comments. Nothing was sent.`, (0,sentence/* text */.Qq) `Start the report by a schedule or by hand, and commands with \`mode: job\`.`);
        }
        if (read.mode !== 'job')
            throw (0,errors/* modeNotAvailable */.WN)(read.mode);
        inputs = read;
    }
    catch (error) {
        const isDry = world.inputs['dry-run']?.trim().toLowerCase() === 'true';
        if (error instanceof errors/* InputsError */.aV && !isDry)
            await reactConfused(event, api);
        throw error;
    }
    const ignored = inputs_inputs/* REPLACED_BY_COMMENT */.lc.filter((name) => (world.inputs[name] ?? '').trim() !== '');
    if (ignored.length > 0) {
        voice.publisher.warn('Inputs ignored', (0,sentence/* text */.Qq) `A comment started this run and gives the instruction; ${(0,sentence/* code */.aY)(ignored.join(', '))} do not count here.`);
    }
    try {
        return await commandRun(asked, event, {
            inputs,
            deps: {
                ...(0,deps/* jobRunDeps */.f)(inputs, world, voice),
                token: inputs['github-token']?.trim() ?? '',
                serverUrl: world.run.serverUrl,
            },
        });
    }
    catch (error) {
        if (error instanceof errors/* SetupError */.w3 && !inputs['dry-run'])
            await reactConfused(event, api);
        throw error;
    }
}


/***/ }),

/***/ 358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lc: () => (/* binding */ REPLACED_BY_COMMENT),
  readInputs: () => (/* binding */ readInputs)
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

// EXTERNAL MODULE: ./build/inputs/names.js
var names = __webpack_require__(3636);
;// CONCATENATED MODULE: ./build/inputs/revision.js
/** What is allowed in `diff-base`, for error messages. */
const REVISION_RULE = 'a revision such as `v1.2.0`, `origin/main`, `HEAD~3` or a commit id: letters, digits and `._/@{}^~+#=,-`, not beginning with `-`';
/** Whether a text can only be a revision to git: no option, no range, no path, nothing that needs quoting. */
function isRevision(value) {
    return (/^[\p{L}\p{N}_@.][\p{L}\p{N}_@./{}^~+#=,-]{0,249}$/u.test(value) &&
        !/\.\.|\/\/|^\.|\^!|\^@|\^-/.test(value));
}

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
    'diff-base': schemas/* optional */.lqM(field(REVISION_RULE, (value) => (isRevision(value.trim()) ? value.trim() : undefined))),
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


/***/ })

};
