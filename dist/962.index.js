export const id = 962;
export const ids = [962];
export const modules = {

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

/***/ 4191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ conversation),
/* harmony export */   f: () => (/* binding */ threadComments)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5274);


const commentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    user: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), type: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), login: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })),
    body: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    created_at: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    author_association: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), 'NONE'),
});
const ALL = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const ONE = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
const LIST = `GET ${ALL}`;
/** GitHub's comments of one issue or pull request, as the thread's protocol wants them. */
function threadComments(api, issue) {
    return {
        async list(page) {
            const answer = await api.call(LIST, { issue_number: issue, per_page: 100, page });
            const found = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(commentSchema).safeParse(answer.data);
            if (!found.success)
                throw unreadable();
            return { data: { comments: found.data.map(toComment), more: answer.more }, date: answer.date };
        },
        get: async (id) => comment(await api.call(`GET ${ONE}`, { comment_id: id })),
        create: async (body) => comment(await api.call(`POST ${ALL}`, { issue_number: issue, body })),
        update: async (id, body) => comment(await api.call(`PATCH ${ONE}`, { comment_id: id, body })),
        async remove(id) {
            const { date } = await api.call(`DELETE ${ONE}`, { comment_id: id });
            return { data: null, date };
        },
        async whoAmI() {
            const { data, date } = await api.call('GET /user');
            const found = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() }).safeParse(data);
            if (!found.success)
                throw unreadable();
            return { data: { id: found.data.id }, date };
        },
    };
}
function comment({ data, date }) {
    const found = commentSchema.safeParse(data);
    if (!found.success)
        throw unreadable();
    return { data: toComment(found.data), date };
}
function toComment({ id, user, body, updated_at, html_url }) {
    return {
        id,
        author: user ? { id: user.id, type: user.type } : null,
        body: body ?? '',
        updatedAt: Date.parse(updated_at),
        url: html_url,
    };
}
/** Everything that was said in a thread, read to its end. Rejects with a GitHubFault. */
async function conversation(api, issue) {
    const said = [];
    for (let page = 1;; page++) {
        const answer = await api.call(LIST, { issue_number: issue, per_page: 100, page });
        const found = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(commentSchema).safeParse(answer.data);
        if (!found.success)
            throw unreadable();
        for (const { body, user, author_association: association, created_at: createdAt } of found.data) {
            said.push({ body: body ?? '', author: user?.login, association, createdAt });
        }
        if (!answer.more)
            return said;
    }
}
/** An answer that cannot be read says nothing about whether a write happened. */
function unreadable() {
    return new _comments_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFault */ .Q4('GitHub’s answer cannot be read', { status: 'lost' });
}


/***/ }),

/***/ 3247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ progressComment),
/* harmony export */   HR: () => (/* binding */ resultComment),
/* harmony export */   SE: () => (/* binding */ howToGoOnIn),
/* harmony export */   YV: () => (/* binding */ toneOf),
/* harmony export */   bc: () => (/* binding */ MAX_COMMENT),
/* harmony export */   n2: () => (/* binding */ resultInShort),
/* harmony export */   sp: () => (/* binding */ jobSummary),
/* harmony export */   uF: () => (/* binding */ announcement),
/* harmony export */   ut: () => (/* binding */ runLink)
/* harmony export */ });
/* harmony import */ var _runner_notice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1431);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3699);
/* harmony import */ var _text_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6677);
/* harmony import */ var _text_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5853);




/** Most characters of an instruction that comment and summary repeat; a comment holds 65,536 in all. */
const MAX_ASKED = 20_000;
/** Most characters of a comment on GitHub (65,536), with some room left. */
const MAX_COMMENT = 65_000;
/** The tone of an end: `fails` says whether the step goes red. */
function toneOf(report, fails) {
    if (fails)
        return 'bad';
    return report.outcome === 'pr-opened' ? 'good' : 'notable';
}
/** The result as a comment: Markdown, at most `MAX_COMMENT` characters less `reserved` ones. */
function resultComment(report, words, tone, facts) {
    const notes = [...jobNotes(report), ...(facts.notes ?? [])].map(_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .toMarkdown */ .l6);
    const parts = [...head(words, tone), ...notes, ...asked(report), footer(report, facts)];
    return cap(parts.join('\n\n'), MAX_COMMENT - (facts.reserved ?? 0));
}
/** The result as a job summary. */
function jobSummary(report, words, tone, facts) {
    const rows = factRows(report, facts).map(([name, value]) => `| ${name} | ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .toCell */ .cX)(value)} |`);
    const table = ['| | |', '|---|---|', ...rows].join('\n');
    return `${[...head(words, tone), table, ...jobNotes(report).map(_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .toMarkdown */ .l6), ...asked(report), ...previews(report)].join('\n\n')}\n`;
}
/** The result at its shortest, as Markdown: what it is, what happened, what to do, and where it came about. */
function resultInShort(report, words, tone, facts) {
    return [...head(words, tone), footer(report, facts)].join('\n\n');
}
function head(words, tone) {
    return [
        `### ${_runner_notice_js__WEBPACK_IMPORTED_MODULE_0__/* .SIGN */ .A[tone]} ${words.title}`,
        (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .toMarkdown */ .l6)(words.happened),
        ...(words.warning ? [`⚠️ ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .toMarkdown */ .l6)(words.warning)}`] : []),
        (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .toMarkdown */ .l6)(words.next),
    ];
}
function asked(report) {
    if (report.asked === '')
        return [];
    const folded = report.asked.length > 300 || report.asked.split('\n').length > 5;
    const block = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(report.asked, MAX_ASKED);
    return folded
        ? [`<details><summary>What was asked</summary>\n\n${block}\n\n</details>`]
        : ['What was asked:', block];
}
function previews(report) {
    if (report.because.kind !== 'dry-run')
        return [];
    return report.because.previews.flatMap((preview) => [
        'The request that would be sent:',
        (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)([`${preview.method} ${preview.url.href}`, 'Authorization: Bearer ***', '', preview.body ?? '']
            .join('\n')
            .trimEnd(), MAX_ASKED),
    ]);
}
function factRows(report, facts) {
    const { job } = report;
    const rows = [
        ['Outcome', (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(report.outcome)}`],
        ['Pull request', report.prLink === '' ? undefined : (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(report.prLink)}`],
        ['Job', report.jobId === '' ? undefined : (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(report.jobId)}`],
        ['Status', job && (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(job.status)}`],
        ['Project', (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(facts.projectId)}`],
        ['Repository', job?.repository === undefined ? undefined : (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(job.repository)}`],
        ['Branch', job?.ref === undefined ? undefined : (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(job.ref)}`],
        ['Model', job?.model === undefined ? undefined : (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(job.model)}`],
        ['Started', (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${(0,_text_time_js__WEBPACK_IMPORTED_MODULE_3__/* .moment */ .n)(report.startedAt)}`],
        ['Duration', (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `${(0,_text_time_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p)(report.durationMs)}`],
    ];
    return rows.filter((row) => row[1] !== undefined);
}
function footer(report, { runUrl }) {
    const parts = [
        ...(report.jobId === '' ? [] : [`Job ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(report.jobId)}`]),
        (0,_text_time_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p)(report.durationMs),
        ...(report.job?.model === undefined ? [] : [(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(report.job.model)]),
        ...(runUrl === undefined ? [] : [`[workflow run](${runUrl})`]),
    ];
    return `<sub>${parts.join(' · ')}</sub>`;
}
/** What is unusual about a run although its end is plain. */
function jobNotes({ replaced, shared, because, jobId }) {
    const notes = [];
    if (replaced && jobId !== '' && jobId !== replaced.jobId) {
        const why = replaced.why === 'archived' ? 'is archived' : 'is gone';
        notes.push((0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `The job of this thread so far, ${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(replaced.jobId)}, ${why}; a new one was started.`);
    }
    if (shared && because.kind === 'job-ended') {
        notes.push((0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `The job was still at work on an earlier instruction when this one arrived, so this end may belong to that one.`);
    }
    return notes;
}
/** How to go on in a thread from a job: its own, or the one that `named` names. */
function howToGoOnIn(command, about = {}) {
    const { named, archived = false } = about;
    if (archived) {
        const anew = named === undefined ? `${command} …` : `${command} --new …`;
        return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .toMarkdown */ .l6)((0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `This job is archived and takes no more messages; to start a new one, comment ${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(anew)} here.`);
    }
    const words = named === undefined ? `${command} …` : `${command} --job ${named} …`;
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .toMarkdown */ .l6)((0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `To go on with this job, comment ${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(words)} here.`);
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
            ? (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `Preparing`
            : (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `Job ${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(job.id)}${job.status === undefined ? [] : (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `: ${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(job.status)}`}`,
        (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `started ${(0,_text_time_js__WEBPACK_IMPORTED_MODULE_3__/* .moment */ .n)(about.startedAt)}`,
        ...(job?.repository === undefined ? [] : [(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `repository ${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(job.repository)}`]),
        ...(job?.ref === undefined ? [] : [(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `branch ${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(job.ref)}`]),
    ];
    return [
        '### ⏳ Working on it',
        facts.map(_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .toMarkdown */ .l6).join(' · '),
        ...(about.asked === '' ? [] : [folded('What was asked', (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(about.asked, 20_000))]),
        ...runLink(about.runUrl),
    ].join('\n\n');
}
/** What is said in a pull request's own thread, once, when a job has opened it. */
function announcement(about) {
    return [
        '### 📝 Opened by Docs Agent',
        (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .toMarkdown */ .l6)((0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq) `This pull request is the result of job ${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(about.jobId)}, asked for in ${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(about.from)}.`),
        howToGoOnIn(about.command, { archived: about.archived ?? false }),
    ].join('\n\n');
}
function folded(title, content) {
    return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}


/***/ }),

/***/ 8224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sg: () => (/* binding */ POST_PAUSES_MS),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   Xb: () => (/* binding */ POST_TRIES),
/* harmony export */   vv: () => (/* binding */ classifyPost),
/* harmony export */   xM: () => (/* binding */ classifyGet)
/* harmony export */ });
/* unused harmony export POST_RULES */
/** The rules as data: the first row that fits decides; a response of 2xx without a readable job is unclear. */
const POST_RULES = [
    { status: [429, 429], is: 'turned-away' },
    { status: [300, 499], is: 'refused' },
];
/** Sorts an exchange; `readable` says whether the body of a 2xx named a job. */
function classifyPost(exchange, readable) {
    if (exchange.kind === 'fault') {
        // A status that says no is a no even if its explanation was cut off.
        if (exchange.sent && exchange.status !== undefined)
            return ruleFor(exchange.status) ?? 'unclear';
        return exchange.sent ? 'unclear' : 'not-sent';
    }
    const rule = ruleFor(exchange.status);
    if (rule)
        return rule;
    return exchange.status >= 200 && exchange.status < 300 && readable ? 'accepted' : 'unclear';
}
function ruleFor(status) {
    return POST_RULES.find(({ status: [from, to] }) => status >= from && status <= to)?.is;
}
/** How often a POST may be tried in all, and the pauses before the next try where nothing was told. */
const POST_TRIES = 3;
const POST_PAUSES_MS = {
    'not-sent': [2_000, 5_000],
    'turned-away': [5_000, 15_000],
};
/** Sorts a GET that did not give what was asked for (design: behaviour.md, Polling). */
function classifyGet(exchange) {
    if (exchange.kind === 'fault')
        return exchange.status === undefined ? 'may-fail' : getStatus(exchange.status);
    return getStatus(exchange.status);
}
function getStatus(status) {
    if (status === 404 || status === 410)
        return 'gone';
    if ([408, 425, 429].includes(status))
        return 'may-fail';
    return status >= 300 && status < 500 ? 'unmendable' : 'may-fail';
}
/** The longest time that a Date can hold: an absurd pause stays one that can be told to people. */
const MAX_TOLD_MS = 8.64e15;
/**
 * The pause in milliseconds that a response's `Retry-After` asks for; undefined where it has none that
 * can be read. A date is read against the response's own `Date`, else against `wall` (RFC 9110, 10.2.3).
 */
function retryAfterMs(response, wall) {
    const value = response.headers?.['retry-after']?.trim();
    if (!value)
        return undefined;
    if (/^\d+$/.test(value))
        return Math.min(Number(value) * 1000, MAX_TOLD_MS);
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

/***/ 1821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   rm: () => (/* binding */ serviceClient)
/* harmony export */ });
/* unused harmony export LIMITS */
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6953);
/* harmony import */ var _text_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1691);
/* harmony import */ var _classify_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8224);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6435);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7989);





/** Limits in milliseconds and bytes (design: behaviour.md, Sending). A job is small; a page of one is not. */
const LIMITS = {
    post: { connectMs: 10_000, totalMs: 60_000, maxBytes: 1_048_576 },
    get: { connectMs: 10_000, totalMs: 30_000, maxBytes: 1_048_576 },
};
/** Makes a client over the given connections; `wall` is the time in ms since the epoch. */
function serviceClient(address, deps) {
    const { connections, wall, limits = LIMITS, userAgent } = deps;
    const { baseUrl, projectId, apiKey, jobPath } = address;
    // A service may repeat the key in its own words: they are clean before anything is cut or shown.
    const read = { wall, redact: (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .redactor */ .$)([apiKey]) };
    const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json', 'user-agent': userAgent };
    const preview = (target, prompt) => {
        if (typeof target === 'object' && 'retrieve' in target) {
            return { method: 'GET', url: (0,_text_url_js__WEBPACK_IMPORTED_MODULE_4__/* .addressOf */ .ci)(baseUrl, jobPath, { projectId, id: target.retrieve }) };
        }
        const url = target === 'create'
            ? (0,_text_url_js__WEBPACK_IMPORTED_MODULE_4__/* .addressOf */ .ci)(baseUrl, '/v2/agent/{projectId}/job', { projectId })
            : (0,_text_url_js__WEBPACK_IMPORTED_MODULE_4__/* .addressOf */ .ci)(baseUrl, '/v2/agent/{projectId}/job/{id}/message', { projectId, id: target.message });
        return { method: 'POST', url, body: JSON.stringify({ prompt }) };
    };
    const post = async (request, signal) => {
        const dispatcher = connections.own();
        const result = await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .exchange */ .c)({ ...request, headers: { ...headers, 'content-type': 'application/json' }, limits: limits.post }, { dispatcher, after: connections.after, signal });
        void dispatcher.destroy().catch(() => { });
        return attempt(result, read);
    };
    return {
        preview,
        create: (prompt, signal) => post(preview('create', prompt), signal),
        message: (jobId, prompt, signal) => post(preview({ message: jobId }, prompt), signal),
        async retrieve(jobId, limitMs = Number.POSITIVE_INFINITY, signal) {
            const get = { ...limits.get, totalMs: Math.max(1, Math.min(limits.get.totalMs, limitMs)) };
            const request = { ...preview({ retrieve: jobId }), headers, limits: get };
            return reading(await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .exchange */ .c)(request, { dispatcher: connections.shared, after: connections.after, signal }), read);
        },
    };
}
/** The job with the key taken out of everything but its id. */
function clean(job, redact) {
    if (job === undefined)
        return undefined;
    const shown = Object.entries(job).map(([name, value]) => [
        name,
        name === 'id' || typeof value !== 'string' ? value : redact(value),
    ]);
    return Object.fromEntries(shown);
}
function attempt(result, { wall, redact }) {
    const job = result.kind === 'response' ? clean((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .readStarted */ .y7)(result.body), redact) : undefined;
    // An id goes into addresses and outputs as it is; one that holds the key must not.
    const usable = job !== undefined && (0,_text_url_js__WEBPACK_IMPORTED_MODULE_4__/* .isSegment */ .wk)(job.id) && redact(job.id) === job.id;
    const told = (0,_classify_js__WEBPACK_IMPORTED_MODULE_0__/* .retryAfterMs */ .Vs)(result, wall());
    const kind = (0,_classify_js__WEBPACK_IMPORTED_MODULE_0__/* .classifyPost */ .vv)(result, usable);
    return {
        class: kind,
        ...(kind === 'accepted' && job ? { job } : {}),
        ...(result.status === undefined ? {} : { status: result.status }),
        ...(isSuccess(result) && !job ? { foreign: true } : {}),
        what: isSuccess(result) && job && !usable
            ? 'named a job whose id cannot stand in an address'
            : describe(result, redact),
        words: kind === 'accepted' || result.kind === 'fault' ? '' : (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .serviceWords */ .jD)(result.body, redact),
        ...(told === undefined ? {} : { retryAfterMs: told }),
        stopped: result.kind === 'fault' && result.code === 'STOPPED',
    };
}
function reading(result, { wall, redact }) {
    if (result.kind === 'response' && isSuccess(result)) {
        const job = clean((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .readJob */ .cd)(result.body), redact);
        if (job)
            return { kind: 'job', job };
    }
    const told = (0,_classify_js__WEBPACK_IMPORTED_MODULE_0__/* .retryAfterMs */ .Vs)(result, wall());
    return {
        kind: 'failure',
        failure: (0,_classify_js__WEBPACK_IMPORTED_MODULE_0__/* .classifyGet */ .xM)(result),
        ...(result.status === undefined ? {} : { status: result.status }),
        ...(isSuccess(result) ? { foreign: true } : {}),
        what: describe(result, redact),
        words: result.kind === 'fault' ? '' : (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .serviceWords */ .jD)(result.body, redact),
        ...(told === undefined ? {} : { retryAfterMs: told }),
    };
}
/** A whole answer that claims success. */
function isSuccess(result) {
    return result.kind === 'response' && result.status >= 200 && result.status < 300;
}
/** An exchange as the end of a sentence that begins with 'the service'; `redact` takes secrets out of it. */
function describe(result, redact) {
    if (result.kind === 'fault') {
        const before = result.status === undefined ? '' : `answered ${result.status}, then `;
        return `${before}${result.sent ? 'broke off' : 'could not be reached'} (${result.code}: ${result.message})`;
    }
    if (result.status >= 300 && result.status < 400)
        return `answered ${result.status}, a redirect`;
    if (isSuccess(result)) {
        const type = redact(result.headers['content-type']?.split(';')[0] ?? 'no content type');
        return `answered ${result.status}, but not with an agent job (${type.slice(0, 80)}, ${result.body.length} characters)`;
    }
    return `answered ${result.status}`;
}


/***/ }),

/***/ 6435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ exchange)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);

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
 * 'not sent' and 'unclear' is a fact and no reading of error codes (design: behaviour.md, Sending).
 */
function exchange(request, deps) {
    const { limits } = request;
    const { dispatcher, after, signal } = deps;
    return new Promise((resolve) => {
        let sent = false;
        let done = false;
        let status;
        let headers = {};
        let size = 0;
        const chunks = [];
        let abort;
        const settle = (result) => {
            if (done)
                return;
            done = true;
            cancelConnect();
            cancelTotal();
            signal?.removeEventListener('abort', onSignal);
            resolve(result);
        };
        const fail = (error) => {
            settle({
                kind: 'fault',
                sent,
                code: codeOf(error),
                message: (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error),
                ...(status === undefined ? {} : { status, headers }),
            });
        };
        const stop = (reason) => {
            fail(reason);
            abort?.(reason);
        };
        const onSignal = () => stop(new Stop('STOPPED', 'the run was stopped'));
        const cancelConnect = after(limits.connectMs, () => {
            if (!sent)
                stop(new Stop('TIMEOUT', `no connection within ${seconds(limits.connectMs)}`));
        });
        const cancelTotal = after(limits.totalMs, () => {
            const what = status === undefined ? 'no answer' : 'no complete answer';
            stop(new Stop('TIMEOUT', `${what} within ${seconds(limits.totalMs)}`));
        });
        if (signal?.aborted)
            return onSignal();
        signal?.addEventListener('abort', onSignal, { once: true });
        const handler = {
            onConnect(abortRequest) {
                abort = abortRequest;
                // Already given up while connecting: nothing may be written any more.
                if (done)
                    abortRequest(new Stop('STOPPED', 'given up before it was sent'));
                else
                    sent = true;
            },
            onHeaders(code, raw) {
                if (code >= 200) {
                    status = code;
                    headers = readHeaders(raw);
                }
                return true;
            },
            onData(chunk) {
                size += chunk.length;
                if (size > limits.maxBytes) {
                    stop(new Stop('TOO_LARGE', `the answer is larger than ${limits.maxBytes} bytes`));
                    return false;
                }
                chunks.push(chunk);
                return true;
            },
            onComplete() {
                settle({
                    kind: 'response',
                    status: status ?? 0,
                    headers,
                    // Takes a byte order mark away: JSON has none, and some servers send one.
                    body: new TextDecoder().decode(Buffer.concat(chunks)),
                });
            },
            onUpgrade(code, _headers, socket) {
                socket.destroy();
                fail(new Stop('UPGRADE', `the service answered ${code}, a change of protocol`));
            },
            onError: fail,
        };
        try {
            dispatcher.dispatch({
                origin: request.url.origin,
                path: request.url.pathname + request.url.search,
                method: request.method,
                headers: request.headers,
                body: request.body ?? null,
                // Limits are ours, over the whole exchange; the dispatcher's own would only blur them.
                headersTimeout: 0,
                bodyTimeout: 0,
                reset: request.method === 'POST',
            }, handler);
        }
        catch (error) {
            fail(error);
        }
    });
}
function readHeaders(raw) {
    const headers = {};
    for (let i = 0; i + 1 < raw.length; i += 2) {
        const name = String(raw[i]).toLowerCase();
        // The first one counts: a second Retry-After or Date is not to be believed more than the first.
        headers[name] ??= String(raw[i + 1]);
    }
    return headers;
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


/***/ }),

/***/ 4087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ itSaid)
/* harmony export */ });
/* harmony import */ var _text_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6677);

/** The service's own words, untrusted, as a sentence that another one can follow; nothing where there are none. */
function itSaid(words) {
    if (words === '')
        return [];
    return /[.!?…]$/.test(words) ? (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `It said: ${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(words)}` : (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) `It said: ${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(words)}.`;
}


/***/ }),

/***/ 7989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cd: () => (/* binding */ readJob),
/* harmony export */   jD: () => (/* binding */ serviceWords),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   y7: () => (/* binding */ readStarted)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305);

/**
 * What the service answers, as far as this client needs it. The specification leaves open which fields are
 * always present (2.1), so only `id` is needed, and of a job that is retrieved its `status` too; a field of
 * another type counts as missing.
 */
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), undefined);
/** What people are shown of a job; longer, it is no name of anything, and a state nobody could read. */
const name = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb(1_000))), undefined);
const jobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1)),
    status: name,
    source: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repository: name, ref: name })), undefined),
    model: name,
    prLink: text,
    createdAt: text,
});
/** Reads a job out of the answer to its retrieval; undefined where it is none, or without a state. */
function readJob(body) {
    const job = readStarted(body);
    return job?.status === undefined ? undefined : { ...job, status: job.status };
}
/** Reads a job out of the answer to a request for work, which may leave its state out; undefined where it is none. */
function readStarted(body) {
    const parsed = jobSchema.safeParse(parseJson(body));
    if (!parsed.success)
        return undefined;
    const { id, status, source, model, prLink, createdAt } = parsed.data;
    return {
        id,
        ...(status ? { status } : {}),
        prLink: prLink ? prLink : null,
        ...(source?.repository ? { repository: source.repository } : {}),
        ...(source?.ref ? { ref: source.ref } : {}),
        ...(model ? { model } : {}),
        ...(createdAt ? { createdAt } : {}),
    };
}
const errorSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    error: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ message: text })])), undefined),
    message: text,
    detail: text,
    title: text,
});
/** Most characters of the service's own words that are shown. */
const MAX_WORDS = 600;
/**
 * The service's own words in an error's body, bounded and still untrusted. The specification shows no
 * error shape (section 7): the usual fields of a JSON body are looked for, else the text itself counts.
 * A web page is named as such, because its markup says nothing to a reader. `redact` takes secrets out of
 * what was decoded, before anything is cut: half a secret would pass it.
 */
function serviceWords(body, redact) {
    const json = parseJson(body);
    const parsed = errorSchema.safeParse(json);
    let words = body.trim();
    if (parsed.success) {
        const { error, message, detail, title } = parsed.data;
        words = (typeof error === 'string' ? error : error?.message) || message || detail || title || words;
    }
    else if (typeof json === 'string') {
        words = json;
    }
    else if (/^<(!doctype|html)/i.test(words)) {
        return 'a web page instead of JSON';
    }
    words = redact(words.trim());
    return words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS).toWellFormed()}…` : words;
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

/***/ 5853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ moment),
/* harmony export */   p: () => (/* binding */ duration)
/* harmony export */ });
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


/***/ }),

/***/ 1691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   ZL: () => (/* binding */ isJobPath),
/* harmony export */   ci: () => (/* binding */ addressOf),
/* harmony export */   t0: () => (/* binding */ JOB_PATH_RULE),
/* harmony export */   tA: () => (/* binding */ SEGMENT_RULE),
/* harmony export */   wk: () => (/* binding */ isSegment)
/* harmony export */ });
/** Longest path segment that is sent: far beyond any identifier, well below every server's limit. */
const MAX_SEGMENT = 512;
/** What a path segment given by a user or by the service may be, for messages. */
const SEGMENT_RULE = 'a plain identifier: no `/`, `\\`, `?`, `#`, `%`, `..`, white space or invisible characters';
/**
 * Whether a project or job identifier can stand as one path segment.
 *
 * The specification says 'string' and no more (2.1, 4.1), so everything harmless is allowed. Refused is
 * what URL parsers, proxies or servers read as more or less than one segment: `encodeURIComponent('..')`
 * is still `..`.
 */
function isSegment(text) {
    return (text.length > 0 &&
        text.length <= MAX_SEGMENT &&
        text !== '.' &&
        !text.includes('..') &&
        !/[/\\?#%\s\p{C}]/u.test(text) &&
        text.isWellFormed());
}
/** What `job-path` may be, for messages. */
const JOB_PATH_RULE = 'a path that begins with `/` and holds `{id}` once and `{projectId}` at most once, without empty, `.` or `..` segments, `?`, `#`, `%`, `\\` or white space';
/** Whether a template can be the path of the endpoint that retrieves a job. */
function isJobPath(template) {
    if (!template.startsWith('/') || template.length > 2 * MAX_SEGMENT)
        return false;
    const count = (part) => template.split(part).length - 1;
    if (count('{id}') !== 1 || count('{projectId}') > 1)
        return false;
    const segments = template.slice(1).split('/');
    return segments.every((segment) => {
        const filled = segment.replace('{projectId}', 'p').replace('{id}', 'i');
        return isSegment(filled) && !/[{}]/.test(filled);
    });
}
/**
 * The address below the service's base address (its own path is kept) whose path is the template with
 * its placeholders filled, each as part of one encoded segment.
 *
 * Throws a RangeError for a value that is no segment: callers check before, this is the last door.
 */
function addressOf(base, template, values) {
    const path = template.replace(/\{(\w+)\}/g, (_match, name) => {
        const value = values[name];
        if (value === undefined || !isSegment(value))
            throw new RangeError(`${name} is not ${SEGMENT_RULE}`);
        return encodeURIComponent(value);
    });
    const address = new URL(base);
    address.pathname = base.pathname.replace(/\/+$/, '') + path;
    return address;
}
/** Whether an address stays on this machine. */
function isLoopback(url) {
    const host = url.hostname;
    return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}


/***/ }),

/***/ 6313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iw: () => (/* binding */ ThreadUnreadable),
/* harmony export */   TC: () => (/* binding */ readerOf),
/* harmony export */   eF: () => (/* binding */ isInstallationToken)
/* harmony export */ });
/* harmony import */ var _github_comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5274);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8716);


/** The thread cannot be read to its end, or it cannot be known which comments are ours. */
class ThreadUnreadable extends Error {
    name = 'ThreadUnreadable';
    fault;
    constructor(fault) {
        super('The comments of the thread cannot be read.', { cause: fault });
        this.fault = fault;
    }
}
/** An installation's token, `GITHUB_TOKEN` too, writes as a `Bot`; any other as a user (record.md, 'Ours'). */
function isInstallationToken(token) {
    return token.startsWith('ghs_');
}
const READINGS_AT_MOST = 5;
/** 50,000 comments: twenty times what GitHub lets a conversation hold. A list beyond that is broken. */
const PAGES_AT_MOST = 500;
/**
 * Reads as often as it is called; warns of each line that does not verify once. `GET /user` is asked once at most, and its failure is final: without it nobody can say which records are
 * ours (record.md, 'Ours').
 */
function readerOf(deps) {
    let account;
    const warnedOf = new Set();
    const isOurs = async () => {
        if (deps.asBot)
            return (comment) => comment.author?.type === 'Bot';
        account ??= deps.comments.whoAmI().then((answer) => answer.data.id);
        const id = await account;
        return (comment) => comment.author?.id === id;
    };
    return async (signal) => {
        try {
            const ours = await isOurs();
            const { comments, at } = await stableComments(deps.comments, signal);
            const reading = toReading(comments.filter(ours), deps.seal, at);
            const fresh = reading.unverified.map((each) => each.commentId).filter((id) => !warnedOf.has(id));
            for (const id of fresh)
                warnedOf.add(id);
            if (fresh.length > 0)
                deps.warn({ type: 'unverified', commentIds: fresh });
            return reading;
        }
        catch (error) {
            throw new ThreadUnreadable((0,_github_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .asFault */ .Ps)(error));
        }
    };
}
/**
 * record.md, Before sending, 2: several pages are read until two readings hold the same comments, five times
 * at most, then the union counts. A comment removed between two pages hides another.
 */
async function stableComments(comments, signal) {
    const all = new Map();
    let last;
    for (let count = 1; count <= READINGS_AT_MOST; count += 1) {
        const next = await allPages(comments, signal);
        if (next.pages === 1 && last === undefined)
            return next;
        if (last !== undefined && sameComments(last.comments, next.comments))
            return next;
        for (const comment of next.comments)
            all.set(comment.id, comment);
        last = next;
    }
    return { comments: [...all.values()], at: last?.at ?? 0 };
}
async function allPages(calls, signal) {
    const comments = new Map();
    let at = Number.POSITIVE_INFINITY;
    for (let page = 1;; page += 1) {
        signal?.throwIfAborted();
        const { data, date } = await calls.list(page);
        for (const comment of data.comments)
            comments.set(comment.id, comment);
        at = Math.min(at, date);
        if (page === PAGES_AT_MOST && data.more)
            throw new _github_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFault */ .Q4('the list has no end', { status: 'lost' });
        if (!data.more)
            return { comments: [...comments.values()], pages: page, at };
    }
}
function sameComments(one, other) {
    const ids = new Set(one.map((comment) => comment.id));
    return ids.size === other.length && other.every((comment) => ids.has(comment.id));
}
function toReading(ours, seal, at) {
    const reading = { seen: [], unverified: [], at };
    for (const { id: commentId, body, url, updatedAt } of ours.toSorted((a, b) => a.id - b.id)) {
        const found = (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecord */ .aE)(body, seal);
        if (found.type === 'record')
            reading.seen.push({ commentId, url, updatedAt, record: found.record });
        if (found.type === 'unverified')
            reading.unverified.push({ commentId, command: found.command });
    }
    return reading;
}


/***/ }),

/***/ 8716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ru: () => (/* binding */ sealOf),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   lm: () => (/* binding */ signRecord),
/* harmony export */   q8: () => (/* binding */ withRecord)
/* harmony export */ });
/* unused harmony export withSameRecord */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395);
/* harmony import */ var _github_hidden_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1923);



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
/**
 * The record in a comment's text (record.md, 'Ours'; who wrote the comment is the caller's question). Only the
 * last line counts: what stands above may quote anybody, another comment's hidden line too.
 */
function readRecord(body, seal) {
    const parts = LINE.exec((0,_github_hidden_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .lastLine */ .fM)(body))?.groups;
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
