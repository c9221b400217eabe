export const id = 819;
export const ids = [819];
export const modules = {

/***/ 4740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ issueUrl),
/* harmony export */   BI: () => (/* binding */ writtenFields),
/* harmony export */   GD: () => (/* binding */ wasRefused),
/* harmony export */   MU: () => (/* binding */ isOurs),
/* harmony export */   Qo: () => (/* binding */ fetchIssue),
/* harmony export */   Ry: () => (/* binding */ withReplyLine),
/* harmony export */   Un: () => (/* binding */ RENDERED),
/* harmony export */   fo: () => (/* binding */ threadComments),
/* harmony export */   i8: () => (/* binding */ ISSUE),
/* harmony export */   kb: () => (/* binding */ hiddenLines),
/* harmony export */   qR: () => (/* binding */ readNewestRows)
/* harmony export */ });
/* unused harmony export MAX_COMMENT */
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9368);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7121);
/* harmony import */ var _accounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3646);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2588);




// src/github/issues.ts
const ISSUE = "/repos/{owner}/{repo}/issues/{issue_number}";
const RENDERED = { headers: { accept: "application/vnd.github.full+json" } };
const issueSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	title: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	body: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	body_html: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	html_url: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	user: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ login: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)() })),
	pull_request: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({})),
	comments: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(), 0)
}), (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ title, body, user, ...issue }) => ({
	title,
	body: body ?? "",
	html: issue.body_html ?? "",
	htmlUrl: issue.html_url,
	author: user?.login,
	isPullRequest: Boolean(issue.pull_request),
	commentCount: issue.comments
})));
function issueUrl({ serverUrl, repository }, issue, { isPullRequest } = { isPullRequest: false }) {
	return `${serverUrl}/${repository.fullName}/${isPullRequest ? "pull" : "issues"}/${issue}`;
}
async function fetchIssue(api, issue) {
	return (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)(issueSchema, await api.call(`GET ${ISSUE}`, {
		issue_number: issue,
		...RENDERED
	}));
}
// src/github/lists.ts
const MAX_PAGES = 1e3;
async function readAllRows(list, signal) {
	const allRows = [];
	for (let page = 1; page <= MAX_PAGES; page += 1) {
		signal?.throwIfAborted();
		const { rows, lastPage } = await readPage(list, page);
		allRows.push(...rows);
		if (lastPage === void 0) return allRows;
	}
	throw new _api_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_("the list does not end", { status: "lost" });
}
async function readNewestRows(list) {
	const first = await readPage(list, 1);
	const { lastPage } = first;
	if (lastPage === void 0) return first.rows;
	const lastButOne = lastPage === 2 ? first : await readPage(list, lastPage - 1);
	const last = await readPage(list, lastPage);
	return [...lastButOne.rows, ...last.rows];
}
async function readPage({ api, route, parameters, schema }, page) {
	const response = await api.call(route, {
		...parameters,
		per_page: 100,
		page
	});
	return {
		rows: (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(schema), response),
		lastPage: response.lastPage
	};
}
// src/github/comments.ts
const MAX_COMMENT = 65e3;
const writtenFields = {
	user: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)(_accounts_js__WEBPACK_IMPORTED_MODULE_1__/* .authorSchema */ .Bu),
	body: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
};
const commentSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	...writtenFields,
	id: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
	html_url: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(), "")
}), (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ id, user, body, html_url: url }) => ({
	id,
	author: user ?? void 0,
	body: body ?? "",
	url: (0,_url_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLink */ .VJ)(url, true)
})));
const COMMENT = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
function threadComments(api, issue) {
	const write = async (route, parameters) => (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)(commentSchema, await api.call(route, parameters));
	return {
		now: api.now,
		async list({ signal } = {}) {
			return readAllRows({
				api,
				route: `GET ${ISSUE}/comments`,
				parameters: { issue_number: issue },
				schema: commentSchema
			}, signal);
		},
		readIssue: () => fetchIssue(api, issue),
		create: (body) => write(`POST ${ISSUE}/comments`, {
			issue_number: issue,
			body
		}),
		update: (id, body) => write(`PATCH ${COMMENT}`, {
			comment_id: id,
			body
		}),
		async remove(id) {
			await api.call(`DELETE ${COMMENT}`, { comment_id: id });
		}
	};
}
const HIDDEN_LINE = /^<!-- docs-agent-[a-z]+(?: [^\s]+)* -->(?=[^\S\n]*$)/gm;
function withReplyLine(markdown, refused) {
	return `${markdown}\n\n${refused === void 0 ? "<!-- docs-agent-reply -->" : refusalLine(refused)}`;
}
const refusalLine = (account) => `<!-- docs-agent-reply refused:${account} -->`;
async function wasRefused(account, { api, issue, since }) {
	const parameters = {
		issue_number: issue,
		per_page: 100,
		since: new Date(since).toISOString()
	};
	const response = await api.call(`GET ${ISSUE}/comments`, parameters, { maxAttempts: 1 });
	return (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(commentSchema), response).some(({ body }) => hiddenLines(body).includes(refusalLine(account)));
}
function hiddenLines(body) {
	return body.match(HIDDEN_LINE) ?? [];
}
function isOurs(body) {
	const last = hiddenLines(body).at(-1);
	return last !== void 0 && body.trimEnd().endsWith(last);
}



/***/ }),

/***/ 3003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ wholeSeconds),
/* harmony export */   A8: () => (/* binding */ changedFileSchema),
/* harmony export */   BC: () => (/* binding */ shortHash),
/* harmony export */   Ee: () => (/* binding */ fetchComparison),
/* harmony export */   Gi: () => (/* binding */ isAboutCredits),
/* harmony export */   Ke: () => (/* binding */ commentFact),
/* harmony export */   Kv: () => (/* binding */ signerOf),
/* harmony export */   Mx: () => (/* binding */ newRecord),
/* harmony export */   Q0: () => (/* binding */ recordsIn),
/* harmony export */   Qq: () => (/* binding */ branchUrl),
/* harmony export */   To: () => (/* binding */ askedPause),
/* harmony export */   UH: () => (/* binding */ visibilityFields),
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   Wi: () => (/* binding */ mayBeShown),
/* harmony export */   XG: () => (/* binding */ jobFacts),
/* harmony export */   aR: () => (/* binding */ repositoryName),
/* harmony export */   fk: () => (/* binding */ smallPrint),
/* harmony export */   gt: () => (/* binding */ visibilityOf),
/* harmony export */   ht: () => (/* binding */ serviceResponse),
/* harmony export */   iN: () => (/* binding */ fetchSourceRepository),
/* harmony export */   l: () => (/* binding */ repositoryLink),
/* harmony export */   l5: () => (/* binding */ isElsewhere),
/* harmony export */   m_: () => (/* binding */ shortId),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   q8: () => (/* binding */ withRecord),
/* harmony export */   sS: () => (/* binding */ rejectionTitle),
/* harmony export */   tZ: () => (/* binding */ fetchRepository),
/* harmony export */   ut: () => (/* binding */ answerOf),
/* harmony export */   ve: () => (/* binding */ isSameRepository),
/* harmony export */   xk: () => (/* binding */ commitId),
/* harmony export */   z9: () => (/* binding */ documentMarkdown),
/* harmony export */   zL: () => (/* binding */ remedy)
/* harmony export */ });
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2923);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9368);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7121);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(214);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7403);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2588);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4740);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7598);








// src/github/comparison.ts
const shortId = (commit) => commit.slice(0, 7);
const changedFileSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	filename: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	previous_filename: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	status: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	changes: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)()),
	patch: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
});
const commitId = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._regex */ .Fk)(/^[0-9a-f]+$/));
const commitSchema$1 = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	sha: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	commit: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		message: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
		committer: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ date: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()) }))
	}),
	parents: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ sha: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)() })))
}), (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ sha: id, commit: { message, committer }, parents }) => ({
	id,
	date: committer?.date?.slice(0, 10) ?? "",
	message,
	firstParent: parents?.[0]?.sha
})));
const comparisonSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	merge_base_commit: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ sha: commitId }),
	total_commits: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._nonnegative */ .UI)()),
	commits: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(commitSchema$1),
	files: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(changedFileSchema)
}), (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ merge_base_commit, total_commits: totalCommits, ...lists }) => ({
	...lists,
	mergeBase: merge_base_commit.sha,
	totalCommits
})));
async function fetchComparison(api, { repository, base, head }) {
	const route = "GET /repos/{owner}/{repo}/compare/{basehead}";
	const parameters = {
		...ownerAndRepo(repository),
		basehead: `${base}...${head}`
	};
	return (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .parseResponse */ .xp)(comparisonSchema, await api.call(route, parameters, { existsSoon: true }));
}
async function fetchCommit(api, repository, revision) {
	const route = "GET /repos/{owner}/{repo}/commits/{ref}";
	const parameters = {
		...ownerAndRepo(repository),
		ref: revision,
		per_page: 1
	};
	return (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .parseResponse */ .xp)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ sha: commitId }), await api.call(route, parameters)).sha;
}
function ownerAndRepo(fullName) {
	const [owner, repo] = fullName.split("/");
	return {
		owner,
		repo
	};
}
// src/github/repositories.ts
const VISIBILITIES = [
	"private",
	"internal",
	"public"
];
const visibilityFields = {
	private: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)()),
	visibility: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._enum */ .$8)(VISIBILITIES))
};
const visibilitySchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(visibilityFields);
const repositorySchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	id: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
	full_name: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	default_branch: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	...visibilityFields
}), (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ id, full_name: fullName, default_branch: defaultBranch, ...described }) => ({
	id,
	fullName,
	defaultBranch,
	visibility: visibilityOf(described)
})));
function visibilityOf(repository) {
	const { visibility, private: isPrivate } = visibilitySchema.safeParse(repository).data ?? {};
	if (visibility !== void 0 || isPrivate === void 0) return visibility;
	return isPrivate ? "private" : "public";
}
function isSameRepository({ id, fullName }, other) {
	return fullName?.toLowerCase() === other.fullName.toLowerCase() || typeof id === "number" && id === other.id;
}
function mayBeShown(repository, { run, event }) {
	if (isSameRepository(repository, run.repository)) return true;
	const { visibility = "private" } = repository;
	const place = visibilityOf((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(event.payload).repository) ?? "public";
	return VISIBILITIES.indexOf(place) <= VISIBILITIES.indexOf(visibility);
}
async function fetchRepository(api, fullName, options = {}) {
	return (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .parseResponse */ .xp)(repositorySchema, await api.call("GET /repos/{owner}/{repo}", ownerAndRepo(fullName), options));
}
async function fetchSourceRepository(api, fullName) {
	const [repository, head] = await Promise.all([fetchRepository(api, fullName), fetchCommit(api, fullName, "HEAD")]);
	return {
		...repository,
		head
	};
}
// src/github/explain.ts
function explain(error, { what, grant, again }) {
	const githubError = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .asGitHubError */ .s7)(error);
	const happened = happenedTo(what, githubError);
	if (githubError.isTokenExpired) return {
		happened,
		next: EXPIRED
	};
	const change = whatToChange(githubError, grant ?? threadGrant(githubError));
	const then = again === void 0 ? [] : whenToRepeat(githubError, again);
	return {
		happened,
		next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(change, then)
	};
}
function happenedTo(what, githubError) {
	const { status, message, rateLimited, retryAt } = githubError;
	const words = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(typeof status === "number" ? `${status} ${message}`.trim() : message);
	if (rateLimited) {
		const until = retryAt === void 0 ? "" : ` until ${nextMinute(retryAt)}`;
		return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`GitHub limits requests${until}, so it rejected ${what} (${words}).`;
	}
	if (status === "not-sent") return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`GitHub could not be reached for ${what} (${words}).`;
	if (status === "lost") return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`GitHub did not respond to ${what} (${words}).`;
	const did = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .mayHaveHappened */ .dk)(githubError) ? "could not process" : "rejected";
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`GitHub ${did} ${what} (${words}).`;
}
function nextMinute(time) {
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .moment */ .n$)(Math.ceil(time / 6e4) * 6e4);
}
const NETWORK = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check the network and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`).`;
const EXPIRED = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Tokens of GitHub Apps last one hour. A re-run gets a new one.`;
const REMEDIES = [
	[/^\d+ \(a web page\b/, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Another server may have responded, such as a proxy.`, NETWORK)],
	[/^3/, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The issue was transferred, or the repository was renamed. Go to the new location.`],
	[/^401\b/, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check \`github-token\`. It may be mistyped, expired, or revoked.`],
	[/must have push access to view collaborator permission/i, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The account of \`github-token\` needs write access to this repository.`],
	[/^404\b|resource not accessible|must have .*(?:access|rights)/i, "grant"],
	[/\b(?:issue|pull request|conversation)\b.*\blocked\b/i, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Unlock the conversation.`],
	[/^/, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Fix what GitHub reports.`]
];
function whatToChange(githubError, grant) {
	const { status, message } = githubError;
	if (status === "not-sent") return (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .obstacleRemedy */ .ay)(message) ?? NETWORK;
	if (!(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .isPermanent */ .lE)(githubError)) return [];
	const answer = `${status} ${message}`;
	const [, remedy = []] = REMEDIES.find(([pattern]) => pattern.test(answer)) ?? [];
	return remedy === "grant" ? grant : remedy;
}
function threadGrant({ status, message }) {
	const receiver = /personal access token/i.test(message) ? "Give `github-token` the permissions" : "Grant the job";
	const grant = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`${receiver} \`issues: write\` and \`pull-requests: write\`.`;
	const exists = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check that the issue or pull request exists, and was not transferred.`;
	return status === 404 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(exists, grant) : grant;
}
function whenToRepeat(githubError, again) {
	const { retryAt } = githubError;
	if ((0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .isPermanent */ .lE)(githubError) || (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .isObstructed */ .Id)(githubError)) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Then ${again}.`;
	if (retryAt !== void 0) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`After ${nextMinute(retryAt)}, ${again}.`;
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Wait a few minutes, then ${again}.`;
}
// src/service/remedies.ts
const INPUTS = {
	send: "`base-url` and `project-id`",
	retrieve: "`base-url`, `project-id`, and `job-path`",
	preview: "`base-url`, `project-id`, and `preview-path`",
	visitors: "`base-url` and `project-id`"
};
const ABOUT_CREDITS = /(?<!\p{L})(?:credits?|quotas?|billing|balance|(?:usage|spending) limits?)(?!\p{L})/iu;
const FROM_ANOTHER_SERVER = /^(?!413)\d+ \(a web page\)/;
const ABOUT_RIGHTS = new RegExp(String.raw`^403(?!.*\bblocked\b)(?:\n|$|.*(?:${"access|admin|allow|auth|credential|denied|forbid|key|permi|rights|role|scope|token"}|\bip\b))`, "i");
const CHECK_WAY = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check \`base-url\`, the network,`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`).`);
const CREDITS = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The credits or the quota of your plan may be used up.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check usage and billing in the service’s dashboard.`);
const DOWN = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The service may be down. Try again later.`;
const REPORTED = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Fix the problem that the service reported.`;
const checkInputs = ({ inputs }) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check ${inputs}.`;
const ROWS = [
	[/^3/, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Redirects are not followed, because they would send the key to another URL.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Change \`base-url\` to the final URL.`)],
	[/^429/, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The service limits how many requests you can send, for example per hour.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Try again later, with fewer runs at the same time.`)],
	[/^5\d\d \(a web page\)/, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(DOWN, CHECK_WAY)],
	[/^(?:408|425|5)/, DOWN],
	[FROM_ANOTHER_SERVER, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Another server may have responded, such as a proxy or a sign-in page.`, CHECK_WAY)],
	[ABOUT_CREDITS, CREDITS],
	[/^2\d\d(?:\n|$)/, ({ inputs }) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check ${inputs}. A different server may be responding.`],
	[/^2/, REPORTED],
	[
		/^4(?:09|23)/,
		(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The service may still be working on another request. Try again later.`,
		["send", "visitors"]
	],
	[
		/^413/,
		(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The prompt is too long. Shorten it, or include less \`context\`.`,
		["send"]
	],
	[
		/^403/,
		(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The plan of the project may not include previews.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`If it does, check the permissions of the key.`),
		["preview"]
	],
	[/^401/, ({ secrets }) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check the secret for \`api-key\`${secrets}.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The key may be mistyped, expired, revoked, or not an admin key.`)],
	[/^402/, CREDITS],
	[ABOUT_RIGHTS, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The key is not authorized for this request. Check that it is an admin key with the`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`required permissions, that it belongs to \`project-id\`, and that the service’s IP`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`allowlist, if any, includes this runner.`)],
	[/^403/, REPORTED],
	[/^4(?:04|10)/, checkInputs],
	[/^407/, CHECK_WAY],
	[
		/^/,
		checkInputs,
		["retrieve", "preview"]
	],
	[
		/^/,
		(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(REPORTED, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`If the service keeps no numbers of days so long ago,`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`choose a shorter or a later period.`),
		["visitors"]
	],
	[/^/, REPORTED]
];
const PASSES = /^(?:408|409|423|425|429|5)/;
const PLACEHOLDER = /\bapi\.example\.com$/;
function remedy({ status, answer }, endpoint, reader) {
	const secrets = reader?.run ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)` (${(0,_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsPage */ .rC)("secrets", reader.run)})` : [];
	const next = ROWS.find(([pattern, , only]) => pattern.test(answer) && (only?.includes(endpoint) ?? true))?.[1] ?? [];
	const byAnswer = typeof next === "function" ? next({
		inputs: INPUTS[endpoint],
		secrets
	}) : next;
	const change = status === void 0 ? wayRemedy(answer, endpoint) : byAnswer;
	return reader === void 0 || PASSES.test(answer) ? change : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(change, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Then ${reader.again}.`);
}
function wayRemedy(answer, endpoint) {
	if (PLACEHOLDER.test(answer)) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`\`https://api.example.com\` is a placeholder.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Set \`base-url\` to the URL of your service.`);
	const wasReached = endpoint === "retrieve" || endpoint === "preview";
	return (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .obstacleRemedy */ .ay)(answer) ?? (wasReached ? DOWN : CHECK_WAY);
}
function isAboutCredits({ answer }) {
	return ABOUT_CREDITS.test(answer);
}
function rejectionTitle(failed) {
	if (FROM_ANOTHER_SERVER.test(failed.answer)) return "Could not reach the service";
	return failed.status === 401 && !isAboutCredits(failed) ? "The service rejected the API key" : "The service rejected the request";
}
function answerOf({ happened, words }) {
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(happened, serviceResponse(words));
}
function askedPause({ retryAt }) {
	return retryAt === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`It asks to wait until ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .moment */ .n$)(retryAt)}.`;
}
function serviceResponse(words) {
	return words === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Response: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(words)}.`;
}
// src/result/job-repository.ts
function repositoryLink(repository) {
	if ((0,_url_js__WEBPACK_IMPORTED_MODULE_7__/* .plainLink */ .VJ)(repository, false) === void 0) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(repository);
	const [, path] = /^https:\/\/[^/]+\/(.+)$/.exec(repository) ?? [];
	const isPlain = path === void 0 || /^[\w./-]+$/.test(path);
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)(repository, isPlain ? path : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(path));
}
function repositoryName(repository, serverUrl) {
	const root = `${serverUrl}/`;
	const path = repository?.toLowerCase().startsWith(root.toLowerCase()) ? repository?.slice(root.length) : repository;
	return /^([\w-]{1,100}\/(?!\.)[\w.-]{1,100}?)(?:\.git)?\/?$/.exec(path ?? "")?.[1];
}
function isElsewhere(repository, run) {
	if (repository === void 0) return false;
	return !isSameRepository({ fullName: repositoryName(repository, run.serverUrl) }, run.repository);
}
function branchUrl({ repository, ref }, serverUrl) {
	if (serverUrl === void 0 || ref === void 0) return void 0;
	const name = repositoryName(repository, serverUrl);
	const path = ref.split("/").map(encodeURIComponent).join("/");
	return name && (0,_url_js__WEBPACK_IMPORTED_MODULE_7__/* .plainLink */ .VJ)(`${serverUrl}/${name}/commits/${path}`, false);
}
// src/result/document.ts
const MAX_INSTRUCTION = 15e3;
function documentMarkdown(paragraphs, instruction, facts) {
	const block = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .shortenedBlock */ .Y$)(instruction, MAX_INSTRUCTION);
	const fold = instruction === "" ? "" : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .collapsible */ .r0)("Instruction", block);
	return joined([
		...paragraphs,
		fold,
		smallPrint(facts)
	]);
}
function joined(paragraphs) {
	return paragraphs.filter((paragraph) => paragraph !== "").join("\n\n");
}
function smallPrint(facts) {
	const shown = facts.filter(({ length }) => length > 0);
	return shown.length === 0 ? "" : `<sub>${shown.map(_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6).join(" · ")}</sub>`;
}
function jobFacts({ repository, ref, model }) {
	return [
		repository === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`repository ${repositoryLink(repository)}`,
		ref === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`branch ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(ref)}`,
		model === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`model ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(model)}`
	];
}
function commentFact(url) {
	return url === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`For ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)(url, "this comment")}`;
}
// src/thread/record.ts
const commitSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._regex */ .Fk)(/^[0-9a-f]{40,64}$/));
const changesSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	from: commitSchema,
	to: commitSchema,
	repository: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(),
	paths: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
});
const recordSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	state: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._enum */ .$8)([
		"sending",
		"sent",
		"ended"
	]),
	isAnswer: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)(),
	command: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	nonce: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	time: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(),
	kind: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._enum */ .$8)(["create", "message"])),
	jobId: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	reviewsReadAt: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)()),
	changes: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(changesSchema), void 0),
	before: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		status: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
		prLink: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
	})),
	prLink: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	status: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
});
function newRecord(command, nonce, now) {
	return {
		state: "sending",
		isAnswer: false,
		command,
		nonce,
		time: wholeSeconds(now)
	};
}
function shortHash(json) {
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.createHash)("sha256").update(JSON.stringify(json)).digest("hex").slice(0, 16);
}
function wholeSeconds(ms) {
	return Math.floor(ms / 1e3) * 1e3;
}
function signerOf(thread) {
	const { apiKey, project, repository, issue } = thread;
	const key = Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.hkdfSync)("sha256", apiKey, "", "docs-agent: record in a thread, 2", 32));
	return (payload) => {
		const input = JSON.stringify([
			project,
			repository,
			issue,
			payload
		]);
		return (0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.createHmac)("sha256", key).update(input).digest("base64");
	};
}
const LINE = /^<!-- docs-agent-record ([A-Za-z0-9+/=]+)\.([A-Za-z0-9+/=]{44}) -->$/;
function withRecord(markdown, record, sign) {
	if (record === void 0) return (0,_comments_js__WEBPACK_IMPORTED_MODULE_4__/* .withReplyLine */ .Ry)(markdown);
	const json = JSON.stringify(recordSchema.parse(record));
	const payload = Buffer.from(json).toString("base64");
	return `${markdown}\n\n<!-- docs-agent-record ${payload}.${sign(payload)} -->`;
}
function recordsIn(comments, sign) {
	return comments.flatMap(({ id, url, author, body }) => (0,_comments_js__WEBPACK_IMPORTED_MODULE_4__/* .hiddenLines */ .kb)(body).flatMap((line) => {
		const record = readLine(line, sign);
		return record ? {
			...record,
			id,
			url,
			author
		} : [];
	}));
}
function readLine(line, sign) {
	const [, payload = "", signature = ""] = LINE.exec(line) ?? [];
	if (payload === "") return void 0;
	if (!(0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.timingSafeEqual)(Buffer.from(signature), Buffer.from(sign(payload)))) return void 0;
	const json = Buffer.from(payload, "base64").toString();
	return recordSchema.safeParse((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(json)).data;
}



/***/ }),

/***/ 1933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OT: () => (/* binding */ withoutInvisible),
/* harmony export */   Z8: () => (/* binding */ sanitizeDiff),
/* harmony export */   g$: () => (/* binding */ sanitizeLine)
/* harmony export */ });
// src/text/sanitize.ts
const JOINING = `[[\\p{L}\\p{M}]&&[${"Adlm Arab Bali Beng Cakm Deva Gran Gujr Guru Java Khmr Knda Lana Mand Mlym Mong Mymr Newa Nkoo Orya Phag Rohg Sinh Sund Syrc Taml Telu Tibt Tirh".split(" ").map((script) => `\\p{scx=${script}}`).join("")}]]`;
const PICTOGRAPH = String.raw`\p{Extended_Pictographic}`;
const EMOJI = String.raw`[${PICTOGRAPH}\p{Emoji_Modifier}]\ufe0f?`;
const EMOJI_JOINER = String.raw`(?<=${EMOJI})\u200d(?=${PICTOGRAPH})`;
const LETTER_JOINER = `(?<=${JOINING})[\\u200c\\u200d](?=${JOINING})`;
const FORMAT_OR_CONTROL = String.raw`[[\p{Cf}\p{Cc}]--[\t\n]]`;
const FURTHER_SELECTORS = String.raw`(?<=\p{Variation_Selector})\p{Variation_Selector}`;
let joinerOrInvisible;
function withoutInvisible(text) {
	if (/^[\t\n\x20-\x7e]*$/.test(text)) return text;
	joinerOrInvisible ??= new RegExp(`(${EMOJI_JOINER}|${LETTER_JOINER})|${FORMAT_OR_CONTROL}|${FURTHER_SELECTORS}`, "gv");
	return text.toWellFormed().replace(joinerOrInvisible, "$1");
}
function sanitizeDiff(text) {
	return text.replace(/[\p{Bidi_Control}\u{e0000}-\u{e007f}]/gv, "");
}
function sanitizeLine(text) {
	return withoutInvisible(text).replace(/\s+/g, " ").trim();
}



/***/ }),

/***/ 1937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readPreviewUrl),
/* harmony export */   Rt: () => (/* binding */ documentedStatus),
/* harmony export */   a7: () => (/* binding */ returnedLink),
/* harmony export */   cd: () => (/* binding */ readJob),
/* harmony export */   f: () => (/* binding */ STATUSES),
/* harmony export */   y7: () => (/* binding */ readStarted),
/* harmony export */   zC: () => (/* binding */ withStatus),
/* harmony export */   zO: () => (/* binding */ statusFrom)
/* harmony export */ });
/* harmony import */ var _failed_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8275);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9368);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2923);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7121);




// src/service/schema.ts
const WORKING = {
	hasEnded: false,
	didItsWork: false,
	takesMessages: true,
	mayPullRequestFollow: false
};
const STATUSES = {
	active: WORKING,
	completed: {
		hasEnded: true,
		didItsWork: true,
		takesMessages: true,
		mayPullRequestFollow: true
	},
	archived: {
		hasEnded: true,
		didItsWork: true,
		takesMessages: false,
		mayPullRequestFollow: false
	},
	failed: {
		hasEnded: true,
		didItsWork: false,
		takesMessages: true,
		mayPullRequestFollow: false
	},
	unknown: WORKING
};
function statusFrom(word) {
	return Object.hasOwn(STATUSES, word) ? word : "unknown";
}
function documentedStatus(status) {
	return status === "unknown" ? void 0 : status;
}
const nonEmpty = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9)(1));
const shortString = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalOrUndefined */ .Ku)(nonEmpty.check((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb)(1e3)));
const sourceSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	repository: shortString,
	ref: shortString
});
const jobSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	id: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5)()),
	status: shortString,
	source: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalOrUndefined */ .Ku)(sourceSchema),
	model: shortString,
	prLink: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalOrUndefined */ .Ku)(nonEmpty)
});
function withStatus(job, reportedStatus) {
	return {
		...job,
		reportedStatus,
		status: statusFrom(reportedStatus)
	};
}
function returnedLink(job) {
	return job.prLink ?? job.unusableLink;
}
function readPreviewUrl(body, { redact, isLocal }) {
	const { previewUrl } = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(body, redact));
	return typeof previewUrl === "string" ? (0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLink */ .VJ)(previewUrl, isLocal) : void 0;
}
function readStarted(body, reading, jobId) {
	const json = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(body, reading.redact);
	const { id, ...job } = readFields(json, reading);
	if (typeof id === "string" && (0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .isSegment */ .wk)(id) && !id.includes("***")) return {
		...job,
		id
	};
	const { error, errors } = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(json);
	const isObject = typeof json === "object" && json !== null && !Array.isArray(json);
	return (body.trim() === "" || isObject && !error && !errors) && jobId !== void 0 ? {
		...job,
		id: jobId
	} : void 0;
}
function readJob(body, jobId, reading) {
	const json = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(body, reading.redact);
	const { id = jobId, ...fields } = readFields(json, reading);
	if (id !== jobId || fields.reportedStatus === void 0) return void 0;
	const job = withStatus({
		...fields,
		id
	}, fields.reportedStatus);
	const { hasEnded, didItsWork } = STATUSES[job.status];
	return hasEnded && !didItsWork ? {
		...job,
		reason: (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .readReason */ .pk)(json, reading.redact)
	} : job;
}
function readFields(json, { isLocal }) {
	const { id, status: reportedStatus, source, model, prLink: returned } = findJob(json) ?? {};
	const prLink = (0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLink */ .VJ)(returned, isLocal);
	const unusableLink = returned !== void 0 && prLink === void 0 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .shortened */ .vI)(returned, 500) : void 0;
	return {
		id,
		reportedStatus,
		...source,
		model,
		unusableLink,
		prLink
	};
}
function findJob(json) {
	const { job, data } = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(json);
	const candidates = [
		json,
		job,
		data
	].flatMap((value) => jobSchema.safeParse(value).data ?? []);
	return candidates.find(({ id }) => id && typeof id === "string") ?? candidates.find(({ status }) => status);
}



/***/ })

};
