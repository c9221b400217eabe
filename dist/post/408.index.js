export const id = 408;
export const ids = [408];
export const modules = {

/***/ 3408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  postStep: () => (/* binding */ postStep)
});

// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(6752);
;// CONCATENATED MODULE: ./build/errors.js

/** All wrong inputs of a run, together. Nothing was sent. */
class InputsError extends Error {
    name = 'InputsError';
    problems;
    constructor(problems) {
        super(problems.map((problem) => `${problem.input}: ${problem.allowed}`).join('; '));
        this.problems = problems;
    }
}
/** Something that the user can mend: what failed, the likely cause, what to change. Nothing was sent. */
class SetupError extends Error {
    name = 'SetupError';
    happened;
    remedy;
    constructor(happened, remedy) {
        super('the set-up needs a change');
        this.happened = happened;
        this.remedy = remedy;
    }
}
/** A mode that this version does not have. */
function modeNotAvailable(mode) {
    return new SetupError(text `\`mode: ${mode}\` is not available in this version. Nothing was sent.`, text `Use \`mode: job\`, or a later version of the action.`);
}
/** An error's words; Node joins the failures of several addresses in an error without any of its own. */
function messageOf(error) {
    // The dispatcher breaks off at a 100 that nobody asked for, and does not say so.
    if (error.message === 'bad response')
        return 'an answer out of turn, such as an unrequested 100 Continue';
    if (error.message !== '')
        return error.message;
    const inner = (error.errors ?? []).map((each) => (each instanceof Error ? each.message : String(each)));
    return inner.join('; ') || error.name;
}

;// CONCATENATED MODULE: ./build/text/sentence.js
/** A tagged template for sentences: text`The service ${code(what)}.` */
function sentence_text(strings, ...parts) {
    return strings.flatMap((words, i) => {
        const part = parts[i];
        const rest = part === undefined
            ? []
            : Array.isArray(part)
                ? part
                : [typeof part === 'number' ? String(part) : part];
        return words === '' ? rest : [words, ...rest];
    });
}
/** A foreign value, shown literally. */
const sentence_code = (value) => ({ code: String(value) });
/** An address that has been checked to be plain. */
const sentence_link = (address) => ({ link: address });
/** Joins sentences with a space between. */
function sentence_sentences(...texts) {
    return texts.filter((each) => each.length > 0).flatMap((each, i) => (i === 0 ? each : [' ', ...each]));
}
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

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 10 modules
var schemas = __webpack_require__(8050);
;// CONCATENATED MODULE: ./build/github/comments.js

const commentSchema = schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    user: schemas/* nullish */.cl6(schemas/* object */.Ikc({ id: schemas/* int */.Whr(), type: schemas/* string */.YjP(), login: schemas/* string */.YjP() })),
    body: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    created_at: schemas/* string */.YjP(),
    updated_at: schemas/* string */.YjP(),
    html_url: schemas/* string */.YjP(),
    author_association: schemas/* catch */.MfU(schemas/* string */.YjP(), 'NONE'),
});
const ISSUE = '/repos/{owner}/{repo}/issues/{issue_number}';
const COMMENT = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
/**
 * GitHub's comments of one issue, one method a call. Every method rejects with a `GitHubFault`, has its own time
 * limit, and is sent once: a write that is repeated by itself can make four comments of one.
 */
function threadComments(api, issue) {
    const one = async (route, parameters) => toComment(read(commentSchema, await api.call(route, parameters)));
    return {
        /** By GitHub's clock, in ms since 1970. */
        now: () => api.now(),
        /** Ascending by id. `page` counts from 1; `since`: only what was changed at that time or later. */
        async list(page, since) {
            const answer = await api.call(`GET ${ISSUE}/comments`, {
                issue_number: issue,
                per_page: 100,
                page,
                ...(since === undefined ? {} : { since: new Date(since).toISOString().replace(/\.\d+/, '') }),
            });
            const comments = read(schemas/* array */.YOg(commentSchema), answer).map(toComment);
            return { comments, lastPage: answer.lastPage, date: answer.date };
        },
        get: (id) => one(`GET ${COMMENT}`, { comment_id: id }),
        create: (body) => one(`POST ${ISSUE}/comments`, { issue_number: issue, body }),
        update: (id, body) => one(`PATCH ${COMMENT}`, { comment_id: id, body }),
        async remove(id) {
            await api.call(`DELETE ${COMMENT}`, { comment_id: id });
        },
        /** The id of the account behind the token. */
        whoAmI: async () => read(schemas/* object */.Ikc({ id: schemas/* int */.Whr() }), await api.call('GET /user')).id,
    };
}
const issueSchema = schemas/* object */.Ikc({
    title: schemas/* string */.YjP(),
    body: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    html_url: schemas/* string */.YjP(),
    user: schemas/* nullish */.cl6(schemas/* object */.Ikc({ login: schemas/* string */.YjP() })),
    pull_request: schemas/* nullish */.cl6(schemas/* object */.Ikc({})),
});
/** Title, body and author of an issue or pull request. Rejects with a GitHubFault. */
async function issueOf(api, issue) {
    const answer = await api.call(`GET ${ISSUE}`, { issue_number: issue });
    const { title, body, html_url: htmlUrl, user, pull_request } = read(issueSchema, answer);
    return { title, body: body ?? '', htmlUrl, author: user?.login, isPullRequest: Boolean(pull_request) };
}
/** Reacts to a comment of an issue. Rejects with a GitHubFault. */
async function react(commentId, content, api) {
    await api.call(`POST ${COMMENT}/reactions`, { comment_id: commentId, content });
}
function toComment(comment) {
    return {
        id: comment.id,
        author: comment.user ?? null,
        association: comment.author_association,
        body: comment.body ?? '',
        createdAt: comment.created_at,
        updatedAt: Date.parse(comment.updated_at),
        url: comment.html_url,
    };
}
/** An answer that cannot be read says nothing about whether a write happened. */
function read(schema, { data }) {
    const found = schema.safeParse(data);
    if (!found.success)
        throw new GitHubFault('GitHub’s answer cannot be read', { status: 'lost' });
    return found.data;
}
/** A call to GitHub that gave no result. */
class GitHubFault extends Error {
    name = 'GitHubFault';
    /** The HTTP status; `lost` where no readable answer came, so that a write may have happened. */
    status;
    /** The primary or secondary rate limit: a 429, or the 403 that stands for one. */
    rateLimited;
    /** `Retry-After`, in milliseconds; undefined where the answer has none. */
    retryAfterMs;
    constructor(message, about) {
        super(message, { cause: about.cause });
        this.status = about.status;
        this.rateLimited = about.rateLimited ?? about.status === 429;
        this.retryAfterMs = about.retryAfterMs;
    }
}
/** The error as a `GitHubFault`; anything else (a bug, an abort) is thrown on. */
function asFault(error) {
    if (error instanceof GitHubFault)
        return error;
    throw error;
}
/** The comment (or its issue) does not exist any more. */
function isGone(fault) {
    return fault.status === 404 || fault.status === 410;
}
/** Asking again changes nothing: 401, 404, 410, 422, a 403 that is no rate limit. */
function isRefusedForGood(fault) {
    const { status, rateLimited } = fault;
    return isGone(fault) || status === 401 || status === 422 || (status === 403 && !rateLimited);
}
/** The write may have happened although it was not confirmed. */
function mayHaveHappened(fault) {
    return fault.status === 'lost' || fault.status === 408 || fault.status >= 500;
}

;// CONCATENATED MODULE: ./build/github/api.js




function gitHubApi({ octokit, repository, limit, wall }) {
    let ahead = 0;
    return {
        now: () => wall() + ahead,
        async call(route, parameters = {}) {
            const signal = limit();
            try {
                const { data, headers } = await octokit.request(route, {
                    // Octokit makes a query of what the path does not name.
                    ...(route.includes('{owner}') ? repository : {}),
                    ...parameters,
                    request: { signal },
                });
                const date = Date.parse(String(headers.date ?? ''));
                if (!Number.isNaN(date))
                    ahead = date - wall();
                return { data, date: wall() + ahead, lastPage: lastPageIn(String(headers.link ?? '')) };
            }
            catch (error) {
                throw faultOf(error, signal);
            }
        },
    };
}
/**
 * GitHub's API for the repository `owner/name`, at the address that the runner names (`GITHUB_API_URL`), through
 * the proxies of the environment. Rejects with a SetupError without a token, a repository or a usable proxy.
 */
async function connectGitHub(token, fullName, { load, network, limit, wall }) {
    const [owner = '', repo = ''] = fullName.split('/');
    if (!token?.trim() || !owner || !repo) {
        throw new SetupError(sentence_text `There is no token or no repository to speak to GitHub with.`, sentence_text `Leave \`github-token\` at its default, or set \`comment: never\` where no comment is needed.`);
    }
    // Read at once: a proxy that cannot be used is reported before anything is sent.
    const { shared: dispatcher } = network;
    const { getOctokit } = await load();
    const octokit = getOctokit(token.trim(), {
        // Octokit's own notes do not belong in the run's log.
        log: { debug() { }, info() { }, warn() { }, error() { } },
        request: {
            fetch: (url, init) => (0,undici.fetch)(url, { ...init, dispatcher, redirect: 'error' }),
        },
    });
    return gitHubApi({ octokit: octokit, repository: { owner, repo }, limit, wall });
}
function lastPageIn(link) {
    const page = /[?&]page=(\d+)[^>]*>;[^,]*\brel="last"/.exec(link)?.[1];
    return page === undefined ? undefined : Number(page);
}
/** Octokit's error as a fault. Octokit reports status 500 where no answer came; only a response makes a status true. */
function faultOf(error, { aborted }) {
    const { status, response, message } = error;
    const answer = String(response?.data?.message ?? message ?? error);
    const excerpt = answer.slice(0, 300).toWellFormed();
    if (typeof status !== 'number' || response === undefined) {
        return new GitHubFault(aborted ? 'no answer in time' : excerpt, { status: 'lost', cause: error });
    }
    const headers = response.headers ?? {};
    const rateLimited = status === 429 ||
        (status === 403 &&
            (headers['retry-after'] !== undefined ||
                String(headers['x-ratelimit-remaining']) === '0' ||
                /rate limit|abuse/i.test(excerpt)));
    return new GitHubFault(excerpt, { status, rateLimited, retryAfterMs: retryAfterMs(headers), cause: error });
}
/** `Retry-After` in seconds or as a date, which is read against the answer's own. */
function retryAfterMs(headers) {
    const value = String(headers['retry-after'] ?? '').trim();
    if (/^\d+$/.test(value))
        return Number(value) * 1000;
    const ms = Date.parse(value) - Date.parse(String(headers.date));
    return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

;// CONCATENATED MODULE: ./build/service/remedies.js

/** What was requested: work (`create`, for messages to a job too), a job's state, or visitor numbers. */
const KINDS = (/* unused pure expression or super */ null && (['create', 'retrieve', 'visitors']));
const NETWORK = sentence_text `Check \`base-url\`, the network and any proxy (\`HTTPS_PROXY\`, \`NO_PROXY\`, \`NODE_EXTRA_CA_CERTS\`), then run again.`;
const BASE_URL = sentence_text `Check that \`base-url\` is the address of the service’s API.`;
const JOB_ADDRESS = sentence_text `Check \`base-url\`, \`project-id\` and \`job-path\`.`;
const PROJECT = sentence_text `Check \`base-url\` and \`project-id\`.`;
const LATER = sentence_text `The service may be disturbed; try later.`;
const BUSY = sentence_text `The service is busy: ask again later, with a larger \`poll-interval\`.`;
const OBJECTION = sentence_text `Change what the service objects to, then run again.`;
const OLD_DATE = sentence_text `Change what the service objects to, then run again; if it is an old date, give \`trend\` a lower value.`;
const KEY = sentence_text `Check the secret behind \`api-key\`: the key may be mistyped, expired or revoked.`;
const RIGHTS = sentence_text `The key is known but may not do this: check that it is an admin key with the rights for it, that it belongs to \`project-id\`, and that the service’s address allowlist, if it has one, admits this runner.`;
const TOO_LONG = sentence_text `The prompt is too long for the service: shorten it, or give less \`context\`.`;
const TOO_MANY = sentence_text `The service has too many requests right now: run again later, and start fewer runs at once.`;
const FEWER = sentence_text `The service allows fewer requests: run at another time, or give \`max-requests\` or \`trend\` a lower value.`;
const DISTURBED = sentence_text `The service may be disturbed; check \`base-url\`, and run again later.`;
const OTHER_SERVER = sentence_text `Check \`base-url\` and \`job-path\`: at the address that they make, something else may answer.`;
const KEY_KIND = sentence_text `The key has two prefixes before its secret, where an admin key has one: it may be a key of another kind.`;
const HOURLY = sentence_text `It does not say when to ask again: its limit may be an hourly one.`;
const redirected = (sent, address) => sentence_text `Redirects are not followed, because ${sent} would go elsewhere: give the final address as ${address}.`;
const BASE = sentence_text `\`base-url\``;
const JOB_BASE = sentence_text `\`base-url\` and \`job-path\``;
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
function remedies_remedy({ status = 0, unexpected, suspectKey, retryAfterMs }, kind) {
    const byClass = status >= 300 && status < 400 ? REDIRECT : status >= 400 && status < 500 ? DECLINED : OTHER_STATUS;
    const remedies = unexpected ? UNEXPECTED : (BY_STATUS[status] ?? byClass);
    return sentences(remedies[KINDS.indexOf(kind)] ?? [], suspectKey ? KEY_KIND : [], status === 429 && retryAfterMs === undefined ? HOURLY : []);
}
/** The service's own message, untrusted, as a sentence that another one can follow; nothing where there is none. */
function itSaid(serviceMessage) {
    if (serviceMessage === '')
        return [];
    return /[.!?…]$/.test(serviceMessage)
        ? text `It said: ${code(serviceMessage)}`
        : text `It said: ${code(serviceMessage)}.`;
}

;// CONCATENATED MODULE: ./build/job/next-steps.js


/** How a later run can wait for the same job; shared with the post step. */
function howToAttach({ jobId }) {
    return sentence_text `To wait for it, run the action with ${sentence_code(`job-id: ${jobId}`)} and without a prompt; that starts no work.`;
}
/** How a later run, or the same one started again, goes on waiting. */
function howToWait(report, { commandName, unrecorded }) {
    if (commandName === undefined)
        return howToAttach(report);
    if (unrecorded)
        return text `Comment ${code(`${commandName} --status --job ${report.jobId}`)} here to ask how it is doing.`;
    return text `Comment ${code(`${commandName} --status`)} here to ask how it is doing, or start the workflow run again: it then waits for the same job, and starts no work.`;
}
function howToGoOn(report, { commandName, unrecorded }) {
    const name = unrecorded ? ` --job ${report.jobId}` : '';
    if (commandName !== undefined)
        return text `To go on with this job, comment ${code(`${commandName}${name} …`)} here.`;
    return text `To go on with this job, run the action with ${code(`job-id: ${report.jobId}`)} and a new prompt.`;
}
/** A thread goes on with a new job by itself once its own is archived. */
function howToStartAnew({ commandName }) {
    const how = commandName === undefined
        ? text `run the action with a new prompt and without \`job-id\``
        : text `comment ${code(`${commandName} …`)} here`;
    return text `An archived job takes no more messages; to start a new one, ${how}.`;
}
/** A comment run is refused when it is started again, and after a create a plain command is, too. */
function lookFirst(report, { commandName }) {
    if (commandName !== undefined) {
        return report.intent === 'message'
            ? text `Look in the service’s dashboard whether job ${code(report.jobId)} has got the message; if not, write the comment again.`
            : text `Look in the service’s dashboard and among the repository’s pull requests whether the job is there; if not, comment ${code(`${commandName} --new …`)} here.`;
    }
    return report.intent === 'message'
        ? text `Look in the service’s dashboard whether job ${code(report.jobId)} has got the message, and send it again only if not.`
        : text `Look in the service’s dashboard and among the repository’s pull requests whether the job is there, and run again only if not.`;
}
/** What to change where the service refused the request. */
function refusedRemedy(report, reason, { commandName }) {
    if (report.intent === 'message' && (reason.status === 404 || reason.status === 410)) {
        return commandName === undefined
            ? text `Check \`job-id\` and \`project-id\`, or leave \`job-id\` out to start a new job.`
            : text `Check the id, or comment ${code(`${commandName} --new …`)} to start a new job.`;
    }
    return remedy(reason, 'create');
}

;// CONCATENATED MODULE: ./build/text/url.js
/** Longest path segment that is sent: far beyond any identifier, well below every server's limit. */
const MAX_SEGMENT = 512;
/** What a path segment given by a user or by the service may be, for messages. */
const SEGMENT_RULE = 'a plain identifier: no `/`, `\\`, `?`, `#`, `%`, `..`, white space or invisible characters';
/**
 * Whether a project or job identifier can stand as one path segment. The specification says 'string' and no more (2.1,
 * 4.1), so everything harmless is allowed. Refused is what URL parsers, proxies or servers read as more or less than one
 * segment: `encodeURIComponent('..')` is still `..`.
 */
function isSegment(text) {
    return text.length <= MAX_SEGMENT && text !== '.' && /^(?!.*\.\.)[^/\\?#%\s\p{C}]+$/u.test(text);
}
/** What `job-path` may be, for messages. */
const JOB_PATH_RULE = 'a path that begins with `/` and holds `{id}` once and `{projectId}` at most once, without empty, `.` or `..` segments, `?`, `#`, `%`, `\\` or white space';
/** Whether a template can be the path of the endpoint that retrieves a job. */
function isJobPath(template) {
    if (!template.startsWith('/') || !template.includes('{id}') || template.length > 2 * MAX_SEGMENT)
        return false;
    // A second placeholder keeps its braces.
    const segments = template.replace('{id}', 'i').replace('{projectId}', 'p').slice(1).split('/');
    return segments.every((segment) => isSegment(segment) && !/[{}]/.test(segment));
}
/**
 * The address below the service's base address (its own path is kept) whose path is the template with its placeholders
 * filled, each as part of one encoded segment. Throws a RangeError for a value that is no segment.
 */
function addressOf(base, template, values) {
    const path = template.replace(/\{(\w+)\}/g, (_match, name) => {
        const value = values[name];
        if (value === undefined || !isSegment(value))
            throw new RangeError(`${name} is not ${SEGMENT_RULE}`);
        return encodeURIComponent(value);
    });
    const address = new URL(base);
    address.pathname = base.pathname.replace(/(?<!\/)\/+$/, '') + path;
    return address;
}
/** Whether an address stays on this machine. */
function isLoopback(url) {
    const host = url.hostname;
    return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

;// CONCATENATED MODULE: ./build/runner/network.js




/**
 * undici asks a proxy that hangs up on CONNECT again at once, for ever (nodejs/undici#3897): it takes the error's
 * code for a lost connection. One with another code ends the request, as one that was never sent.
 */
class ProxyPool extends undici.Pool {
    async connect(target) {
        try {
            return await super.connect(target);
        }
        catch (error) {
            const { code } = error;
            throw Object.assign(new Error(`no way through the proxy: ${messageOf(error)}`), {
                code: code === 'UND_ERR_SOCKET' ? 'PROXY_HUNG_UP' : code,
            });
        }
    }
}
/** Obeys the proxy variables, but leads straight to this machine's own servers: a proxy would read the key over http. */
class Network extends undici.Dispatcher {
    direct;
    proxied;
    constructor(env) {
        super();
        // Far above our own limit on connecting, which covers the proxy's tunnel too.
        const connect = { timeout: 30_000 };
        // The agent's types leave out what it hands on to the proxy agent.
        const options = {
            httpProxy: proxyOf(env, 'HTTP_PROXY'),
            httpsProxy: proxyOf(env, 'HTTPS_PROXY'),
            noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
            connect,
            clientFactory: (origin, pool) => new ProxyPool(origin, pool),
        };
        this.proxied = new undici.EnvHttpProxyAgent(options);
        this.direct = new undici.Agent({ connect });
    }
    dispatch(options, handler) {
        const isLocal = isLoopback(new URL(String(options.origin)));
        return (isLocal ? this.direct : this.proxied).dispatch(options, handler);
    }
    async destroy() {
        await Promise.all([this.direct.destroy(), this.proxied.destroy()]);
    }
}
/**
 * A proxy's address; '' where there is none. Lower case comes first, and an address without a scheme is one of an
 * http proxy, as for curl. The error names the variable and never shows its value, which may hold a password.
 */
function proxyOf(env, variable) {
    const name = env[variable.toLowerCase()] === undefined ? variable : variable.toLowerCase();
    const value = env[name]?.trim() ?? '';
    if (value === '')
        return '';
    const address = value.includes('://') ? value : `http://${value}`;
    try {
        void new undici.ProxyAgent(address).destroy();
    }
    catch {
        throw new SetupError(sentence_text `The environment variable \`${name}\` names no proxy that can be used. Nothing was sent.`, sentence_text `Give it the form \`http://HOST:PORT\` or \`https://HOST:PORT\`, with user and password percent-encoded if it has them (\`http://USER:PASSWORD@HOST:PORT\`), or unset it. SOCKS proxies cannot be used.`);
    }
    return address;
}
/**
 * Connections that obey `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` on every Node 24, with the undici that
 * `@actions/core` loads anyway: Node's built-in `fetch` would load a second one. Where a variable of `env` names no
 * proxy that can be used, `check` throws a SetupError, and so does every use.
 */
function connections(env) {
    let shared;
    const open = () => {
        shared ??= new Network(env);
        return shared;
    };
    return {
        after(ms, run) {
            const timer = setTimeout(run, ms);
            return () => clearTimeout(timer);
        },
        get shared() {
            return open();
        },
        own: () => new Network(env),
        check: () => void open(),
        close: () => void shared?.destroy(),
    };
}

;// CONCATENATED MODULE: ./build/text/markdown.js
/** Most characters of one foreign value within a sentence; far more than any that means something. */
const MAX_VALUE = 2_000;
/**
 * One line of a log out of foreign text. The runner reads `::command::` at the start of a line and
 * `##[command]` anywhere in it, on stdout and stderr alike; line breaks, terminal control and bidirectional
 * controls become visible signs. Marks and variation selectors stay, but hide no command: the runner's
 * comparison of texts may not see them.
 */
function logLine(value) {
    return value
        .replace(/\r\n?|\n|\u2028|\u2029/g, '⏎')
        .replace(/\t/g, ' ')
        .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '�')
        .replace(/#([\p{M}\p{DI}]*)#([\p{M}\p{DI}]*)\[/gu, '#$1·#$2[')
        .replace(/^([\s\p{M}\p{DI}]*):([\p{M}\p{DI}]*):/u, '$1:$2·:');
}
/** A sentence for the log. */
function toLog(text) {
    return logLine(text
        .map((part) => (typeof part === 'string' ? part : 'code' in part ? bounded(part.code) : part.link))
        .join(''));
}
/** A sentence as Markdown, on one line. */
const toMarkdown = (text) => withSpans(text, codeSpan);
/** A sentence as Markdown for a cell of a table. */
const toCell = (text) => withSpans(text, cellSpan);
function withSpans(text, span) {
    return text
        .map((part) => {
        if (typeof part === 'string')
            return part;
        // Bare, an address is only a link if its host looks like one, and `@name` in it a mention if not.
        return 'code' in part ? span(part.code) : `<${part.link}>`;
    })
        .join('');
}
/**
 * Foreign text as a Markdown code span: the only thing that stops mentions, references and markup on
 * GitHub; a backslash or an entity does not stop `@name`. One line, whatever the text holds.
 */
function codeSpan(value) {
    const line = visible(bounded(value)).replace(/\s+/g, (run) => (run.includes('\n') ? ' ⏎ ' : run));
    if (line.trim() === '')
        return '`·`';
    const ticks = '`'.repeat(longestRunOfTicks(line) + 1);
    // The spaces inside are taken away by the renderer; without them a leading or trailing tick would join.
    const pad = /^[` ]|[` ]$/.test(line) ? ' ' : '';
    return ticks + pad + line + pad + ticks;
}
/**
 * A code span in a cell of a table, where a bar would end the cell even inside code. Whether `\\|` ends it
 * depends on the parser: a blank keeps a backslash of the text away from the bar.
 */
function cellSpan(value) {
    return codeSpan(value.replace(/(?<=\\)\|/g, ' |')).replaceAll('|', '\\|');
}
/** Foreign text as a fenced block: literal, line breaks kept, what nobody can see as a visible sign, cut at its end. */
function fence(value, maxCharacters = Number.POSITIVE_INFINITY) {
    const text = visible(value);
    const left = text.length - maxCharacters;
    if (left <= 0)
        return codeBlock(text);
    const kept = text.slice(0, maxCharacters).toWellFormed();
    return `${codeBlock(kept)}\n\n… and ${left.toLocaleString('en')} more characters`;
}
/** A fenced block of a text as it is. The fence is longer than every run of backticks inside: nothing can end it. */
function codeBlock(text) {
    const ticks = '`'.repeat(Math.max(3, longestRunOfTicks(text) + 1));
    return `${ticks}text\n${text}\n${ticks}`;
}
/** Markdown that is shown once its title is clicked. */
function folded(title, content) {
    return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}
function bounded(value) {
    return value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE).toWellFormed()}…` : value;
}
/** Line breaks as LF; controls and lone surrogates, which nobody can see, as a visible sign. */
function visible(value) {
    return value
        .replace(/\r\n?|\u2028|\u2029/g, '\n')
        .replace(/(?![\n\t])[\p{Cc}\p{Cs}]|[\u202a-\u202e\u2066-\u2069]|[\u{e0000}-\u{e007f}]/gu, '�');
}
function longestRunOfTicks(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, { length }) => Math.max(longest, length), 0);
}

;// CONCATENATED MODULE: ./build/runner/presentation.js

/** Every output of the action, in the order of `action.yml`. */
const OUTPUTS = [
    'pr-link',
    'pr-number',
    'job-id',
    'status',
    'outcome',
    'request',
    'comment-url',
    'human',
    'ai',
    'total',
    'both',
    'ai-share',
    'pages',
    'truncated',
    'report-json',
    'report-csv',
    'collected',
    'still-active',
];
/** All outputs, empty where they do not apply: every run writes every output. */
function outputs(known) {
    const all = Object.fromEntries(OUTPUTS.map((name) => [name, '']));
    return { ...all, ...known };
}
/** The sign in front of a title. */
const SIGN = { good: '✅', notable: 'ℹ️', bad: '❌' };
/** A message as a job summary. */
function messageSummary(title, tone, paragraphs) {
    return `${[`### ${SIGN[tone]} Docs Agent: ${title}`, ...paragraphs.map(toMarkdown)].join('\n\n')}\n`;
}
/** The end of a run that has nothing to show but a message: the same words in the summary and in the annotation. */
function messageOnly(known, { level, title, paragraphs }) {
    return {
        outputs: outputs(known),
        summary: messageSummary(title, level === 'error' ? 'bad' : 'notable', paragraphs),
        annotations: [{ level, title, paragraphs }],
    };
}

;// CONCATENATED MODULE: ./build/runner/publisher.js



/** The job summary holds 1 MiB a step; the runner drops a larger one whole. */
const MAX_SUMMARY_BYTES = 1_048_576;
/**
 * The only way to log, outputs, state and job summary: removes secrets, and keeps text from outside from being read
 * as a command of the runner.
 */
class Publisher {
    /** Something that later steps rely on could not be written. */
    failed = false;
    /** Removes the run's secrets from a text. */
    redact;
    runner;
    written = new Map();
    saved = new Set();
    constructor(runner, redact) {
        this.runner = runner;
        this.redact = redact;
    }
    info(message) {
        this.runner.info(this.line(message));
    }
    /** Lines from outside in a group of the log. */
    group(title, lines) {
        this.runner.startGroup(this.line(title));
        for (const line of lines)
            this.runner.info(this.redact(`│ ${logLine(line)}`));
        this.runner.endGroup();
    }
    warn(title, ...paragraphs) {
        this.annotate({ level: 'warning', title, paragraphs });
    }
    error(title, ...paragraphs) {
        this.annotate({ level: 'error', title, paragraphs });
    }
    annotate({ level, title, paragraphs }) {
        const message = paragraphs
            .filter((each) => each.length > 0)
            .map((each) => this.line(each))
            .join('\n');
        this.runner[level](message, { title });
    }
    /** Writes one output at once, for values that must not be lost with the run. */
    output(name, value) {
        const redacted = this.redact(value);
        if (this.write('the outputs', () => this.runner.setOutput(name, redacted)))
            this.written.set(name, redacted);
    }
    outputs(some) {
        for (const name of OUTPUTS) {
            const value = some[name];
            if (value !== undefined)
                this.output(name, value);
        }
    }
    /** Saves a value for the post step. */
    state(name, value) {
        this.saved.add(name);
        this.write('the state for the post step', () => this.runner.saveState(name, this.redact(value)));
    }
    /** Writes a run's end; outputs first, because everything else can take its time. */
    async publish({ outputs, summary, annotations }) {
        this.outputs(outputs);
        await this.summary(summary);
        for (const annotation of annotations)
            this.annotate(annotation);
    }
    /** A summary that cannot be written is a warning: it is for reading only. */
    async summary(markdown) {
        const clean = this.redact(markdown);
        try {
            if (Buffer.byteLength(clean) > MAX_SUMMARY_BYTES)
                throw new Error('it is larger than 1 MiB');
            await this.runner.writeSummary(clean);
        }
        catch (error) {
            this.warn('No job summary', sentence_text `The job summary could not be written. The result stands in this log${this.failed ? '' : ' and in the outputs'}. The reason: ${{ code: String(error) }}`);
        }
    }
    /** Whether a request that starts work was under way, and whether it is known which job it started. */
    get request() {
        if (this.written.get('job-id'))
            return 'known';
        return this.saved.has('sending') ? 'unclear' : 'none';
    }
    /** The outputs that are still to be written where a run breaks off; what was written stays as it is. */
    missingOutputs(outcome) {
        const missing = OUTPUTS.filter((name) => !this.written.has(name));
        return Object.fromEntries(missing.map((name) => [name, name === 'outcome' ? outcome : '']));
    }
    /** Redacted before anything is cut, and after: escaping may join what was apart. */
    line(message) {
        const clean = message.map((part) => typeof part === 'object' && 'code' in part ? { code: this.redact(part.code) } : part);
        return this.redact(toLog(clean));
    }
    /** Whether it could be written. */
    write(what, write) {
        try {
            write();
            return true;
        }
        catch (error) {
            if (!this.failed) {
                this.error('The runner’s files cannot be written', sentence_text `Writing ${what} failed: ${{ code: String(error) }}. Later steps would miss the result, so this step fails.`, sentence_text `Check that the runner’s disk is not full; the result stands in this log.`);
            }
            this.failed = true;
            return false;
        }
    }
}

;// CONCATENATED MODULE: ./build/text/redact.js

/** A shorter word is no secret, and removing it would spoil addresses and ids that happen to hold it. */
const MIN_SECRET = 8;
/**
 * A function that removes secrets of at least `MIN_SECRET` characters from any text, also in base64, hexadecimal and
 * percent-encoded. The runner masks its log only; comments, outputs and summaries may repeat what the service answered.
 */
function redactor(secrets) {
    const forms = secrets.filter((secret) => secret.length >= MIN_SECRET).flatMap(formsOf);
    const found = [...new Set(forms)].sort((a, b) => b.length - a.length);
    return (text) => found.reduce((rest, form) => rest.replaceAll(form, '***'), text);
}
function formsOf(secret) {
    const bytes = Buffer.from(secret);
    const hex = bytes.toString('hex');
    // Inside a longer base64 text the secret begins at one of three alignments; the edges depend on neighbours.
    const base64 = [0, 1, 2].flatMap((shift) => {
        const padded = Buffer.concat([Buffer.alloc(shift), bytes]);
        const whole = padded.subarray(0, padded.length - (padded.length % 3)).toString('base64');
        const inner = whole.slice(shift === 0 ? 0 : shift + 1);
        return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
    });
    const percent = [encodeURIComponent(secret), new URLSearchParams({ '': secret }).toString().slice(1)];
    return [
        secret,
        // As our own escaping leaves it behind.
        logLine(secret),
        secret.replaceAll('|', '\\|'),
        hex,
        hex.toUpperCase(),
        ...percent,
        ...percent.map((each) => each.replace(/%../g, (code) => code.toLowerCase())),
        JSON.stringify(secret).slice(1, -1),
        ...base64.filter((each) => each.length >= MIN_SECRET),
    ];
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/github/hidden-marker.js
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
    return LINE.test(hidden_marker_lastLine(body));
}
/** Only the last line counts: what stands above may quote anybody, another comment's hidden line too. */
function hidden_marker_lastLine(body) {
    const text = body.trimEnd();
    return text.slice(text.lastIndexOf('\n') + 1);
}

;// CONCATENATED MODULE: ./build/thread/record.js



// Short texts: a record shares a comment's 65,536 characters with what people read.
const fields = schemas/* object */.Ikc({
    state: schemas/* enum */.k5n(['sending', 'sent', 'ended', 'unsent', 'unknown']),
    /** Empty until known. */
    kind: schemas/* enum */.k5n(['', 'create', 'message']),
    /** The comment is the command's answer, not a progress comment: `sent` alone does not tell. */
    answer: schemas/* boolean */.zMY(),
    jobId: schemas/* string */.YjP(),
    /** The command comment's id, or what stands for it in runs without one. */
    command: schemas/* string */.YjP(),
    /** `nonce`: random, made at the start of each run, so that it knows its own comments. */
    run: schemas/* object */.Ikc({ id: schemas/* string */.YjP(), attempt: schemas/* number */.aig(), nonce: schemas/* string */.YjP() }),
    /**
     * By GitHub's clock, milliseconds since 1970: when the service answered the request, before that when the run
     * began.
     */
    time: schemas/* number */.aig(),
    /** The id of the command's first progress comment; null: the comment that holds the record. */
    first: schemas/* nullable */.mee(schemas/* number */.aig()),
    /** The job before a message; null: not known, or no message. */
    before: schemas/* nullable */.mee(schemas/* object */.Ikc({ status: schemas/* string */.YjP(), prLink: schemas/* nullable */.mee(schemas/* string */.YjP()) })),
    prLink: schemas/* nullable */.mee(schemas/* string */.YjP()),
    /** Grows with each change: of several records of one run the highest counts. */
    seq: schemas/* number */.aig(),
});
const recordSchema = fields.check(schemas/* refine */.YPB(({ state, jobId }) => jobId !== '' || (state !== 'sent' && state !== 'ended')));
function signingKey({ apiKey, ...thread }) {
    const bytes = hkdfSync('sha256', apiKey, '', 'docs-agent: record in a thread, 1', 32);
    return { key: createSecretKey(Buffer.from(bytes)), ...thread };
}
const record_LINE = /^<!-- docs-agent-record (?<project>\S+) (?<payload>[A-Za-z0-9+/]+)\.(?<signature>[A-Za-z0-9+/]{43}) -->$/;
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
    const line = hidden_marker_lastLine(body);
    return record_LINE.test(line) ? `${markdown}\n\n${line}` : undefined;
}
/**
 * The record in a comment's text; the caller checks who wrote the comment. Only the last line counts: what stands above
 * may quote anybody, another comment's hidden line too. `unverified`: of our form and project, but not to be used;
 * `command` is what it claims, where that can be read.
 */
function readRecord(body, signing) {
    const parts = record_LINE.exec(lastLine(body))?.groups;
    if (parts === undefined || parts.project !== clear(signing.project))
        return { type: 'none' };
    const value = parsed(parts.payload);
    // Texts are compared, not bytes: the last Base64 character has bits that no byte shows.
    const genuine = timingSafeEqual(Buffer.from(parts.signature), Buffer.from(signature(parts.payload, signing)));
    const record = recordSchema.safeParse(value);
    if (genuine && record.success)
        return { type: 'record', record: record.data };
    const claim = z.object({ command: z.string() }).safeParse(value);
    return { type: 'unverified', command: claim.data?.command };
}
function signature(payload, signing) {
    const signed = JSON.stringify([signing.project, signing.repository, signing.issue, payload]);
    return unpadded(createHmac('sha256', signing.key).update(signed).digest());
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

;// CONCATENATED MODULE: ./build/post-step.js









/** How long one call to GitHub may take, in ms. */
const CALL_MS = 10_000;
/** What is known of a run whose main step was killed: its job, if there is one. */
function interrupted(jobId) {
    return jobId === ''
        ? [
            sentence_text `The run was ended from outside, and it is not known whether it started a job.`,
            sentence_text `Look in the service’s dashboard and among the repository’s pull requests before you run again.`,
        ]
        : [
            sentence_text `The run was ended from outside. That does not affect its job, ${sentence_code(jobId)}.`,
            howToAttach({ jobId }),
        ];
}
/** Reports in log, summary and progress comment that the main step was killed; never rejects. */
async function postStep(core, loadGitHub, env) {
    const token = env['INPUT_GITHUB-TOKEN']?.trim() ?? '';
    const apiKey = env['INPUT_API-KEY']?.trim() ?? '';
    for (const secret of [token, apiKey])
        if (secret !== '')
            core.setSecret(secret);
    const publisher = new Publisher({ ...core, writeSummary: async (markdown) => void (await core.summary.addRaw(markdown).write()) }, redactor([token, apiKey]));
    const title = 'The run was ended before its result';
    const paragraphs = interrupted(core.getState('job-id'));
    const summary = messageSummary(title, 'bad', paragraphs);
    publisher.error(title, ...paragraphs);
    await publisher.summary(summary);
    const commentId = Number(core.getState('progress-comment'));
    if (!(commentId > 0))
        return;
    const network = connections(env);
    try {
        const api = await connectGitHub(token, env.GITHUB_REPOSITORY ?? '', {
            load: loadGitHub,
            network,
            limit: () => AbortSignal.timeout(CALL_MS),
            wall: () => Date.now(),
        });
        // The comment is addressed by its own id: its issue does not matter.
        const comments = threadComments(api, 0);
        if (core.getState('result-posted') !== '')
            return void (await comments.remove(commentId));
        const comment = await comments.get(commentId);
        const body = withSameRecord(comment.body, publisher.redact(summary).trimEnd());
        if (body !== undefined)
            await comments.update(commentId, body);
    }
    catch (error) {
        // A comment that is gone shows no run at work.
        if (error instanceof GitHubFault && isGone(error))
            return;
        publisher.warn('The thread still shows a run at work', sentence_text `The progress comment could not be updated: ${sentence_code(String(error))}`);
    }
    finally {
        network.close();
    }
}


/***/ })

};
