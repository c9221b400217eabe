export const id = 302;
export const ids = [302];
export const modules = {

/***/ 657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ requester),
/* harmony export */   r: () => (/* binding */ serviceClient)
/* harmony export */ });
/* harmony import */ var _failed_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(275);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(121);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(937);



// src/service/client.ts
const LIMITS = {
	connectMs: 1e4,
	maxBytes: 8388608
};
const POST_MS = 6e4;
const GET_MS = 3e4;
const OF_POSTS = {
	"content-type": "application/json",
	connection: "close"
};
const CREATE_PATH = "/v2/agent/{projectId}/job";
function serviceClient({ baseUrl, projectId, jobPath, ...access }) {
	const ask = requester(access);
	const askWithoutKey = requester({
		...access,
		apiKey: void 0
	});
	const reading = {
		redact: access.redact,
		isLocal: (0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(baseUrl)
	};
	const requestFor = ({ jobId, prompt }) => {
		const urlOf = (path) => (0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .addressOf */ .ci)(baseUrl, path, {
			projectId,
			id: jobId
		});
		if (prompt === void 0) return {
			method: "GET",
			url: urlOf(jobPath)
		};
		return {
			method: "POST",
			url: urlOf(jobId === void 0 ? CREATE_PATH : `${CREATE_PATH}/{id}/message`),
			body: JSON.stringify({ prompt })
		};
	};
	const retrieveWith = (send) => (jobId, limitMs, signal) => send(requestFor({ jobId }), (body) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .readJob */ .cd)(body, jobId, reading), signal, limitMs);
	return {
		requestFor,
		post: (work, signal) => ask(requestFor(work), (body) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .readStarted */ .y7)(body, reading, work.jobId), signal),
		retrieve: retrieveWith(ask),
		retrieveWithoutKey: retrieveWith(askWithoutKey)
	};
}
function requester(access) {
	const { apiKey, redact, userAgent, connections, clock } = access;
	const common = {
		...apiKey !== void 0 && { authorization: `Bearer ${apiKey}` },
		accept: "application/json",
		"user-agent": userAgent
	};
	return async (request, parse, signal, limitMs = Number.POSITIVE_INFINITY) => {
		const isPost = request.method === "POST";
		const headers = isPost ? {
			...common,
			...OF_POSTS
		} : common;
		const limits = {
			...LIMITS,
			totalMs: isPost ? POST_MS : GET_MS,
			...access.limits
		};
		limits.totalMs = Math.max(1, Math.min(limits.totalMs, limitMs));
		const dispatcher = isPost ? connections.own() : connections.shared;
		const deps = {
			dispatcher,
			after: clock.after,
			signal
		};
		const result = await (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .exchange */ .cv)({
			...request,
			headers,
			limits
		}, deps);
		if (isPost) dispatcher.destroy().catch(() => {});
		const value = (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(result) ? parse(result.body) : void 0;
		if (value !== void 0) return {
			kind: "value",
			value
		};
		return (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .failedRequest */ .R6)(result, request, {
			server: "The service",
			redact,
			wall: clock.wall()
		});
	};
}



/***/ }),

/***/ 3:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ wholeSeconds),
/* harmony export */   A8: () => (/* binding */ changedFileSchema),
/* harmony export */   BC: () => (/* binding */ shortHash),
/* harmony export */   Ee: () => (/* binding */ fetchComparison),
/* harmony export */   Gi: () => (/* binding */ isAboutCredits),
/* harmony export */   Kd: () => (/* binding */ pullRequestNumber),
/* harmony export */   Ke: () => (/* binding */ commentFact),
/* harmony export */   Kv: () => (/* binding */ signerOf),
/* harmony export */   LL: () => (/* binding */ workMarkdown),
/* harmony export */   Mx: () => (/* binding */ newRecord),
/* harmony export */   Q0: () => (/* binding */ recordsIn),
/* harmony export */   To: () => (/* binding */ askedPause),
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   Wi: () => (/* binding */ mayBeShown),
/* harmony export */   XG: () => (/* binding */ jobFacts),
/* harmony export */   _L: () => (/* binding */ repositorySchema),
/* harmony export */   fk: () => (/* binding */ smallPrint),
/* harmony export */   iN: () => (/* binding */ fetchSourceRepository),
/* harmony export */   l: () => (/* binding */ repositoryLink),
/* harmony export */   l5: () => (/* binding */ isElsewhere),
/* harmony export */   m_: () => (/* binding */ shortId),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   q8: () => (/* binding */ withRecord),
/* harmony export */   r0: () => (/* binding */ isPullRequest),
/* harmony export */   sS: () => (/* binding */ rejectionTitle),
/* harmony export */   vb: () => (/* binding */ linkIgnored),
/* harmony export */   ve: () => (/* binding */ isSameRepository),
/* harmony export */   x6: () => (/* binding */ locatePullRequest),
/* harmony export */   xk: () => (/* binding */ commitId),
/* harmony export */   z9: () => (/* binding */ documentMarkdown),
/* harmony export */   zL: () => (/* binding */ remedy)
/* harmony export */ });
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(923);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(368);
/* harmony import */ var _payloads_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(573);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(121);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(403);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(588);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(740);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(598);








// src/github/explain.ts
function explain(error, { what, grant, again }) {
	const { failed, isTokenExpired } = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .asGitHubError */ .s7)(error);
	const happened = happenedTo(what, failed);
	if (isTokenExpired) return {
		happened,
		next: EXPIRED
	};
	const isFinal = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .isPermanent */ .lE)(error);
	const rows = isFinal ? rejections(grant ?? threadGrant(failed)) : NETWORK_ROWS;
	const change = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .firstRemedy */ .fr)(rows, failed.line) ?? [];
	if (again === void 0) return {
		happened,
		next: change
	};
	const when = isFinal || (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .isObstructed */ .Id)(failed) ? "Then" : waiting(failed);
	return {
		happened,
		next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(change, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`${when} ${again}.`)
	};
}
function happenedTo(what, { failure, status, line, ...failed }) {
	if (status === void 0) return failed.happened;
	const words = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(line.replace(/\n.*/, ""));
	if (failure === "transient" && status < 500) {
		const until = failed.retryAt === void 0 ? "" : ` until ${nextMinute(failed.retryAt)}`;
		return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`GitHub limits requests${until}, so it rejected ${what} (${words}).`;
	}
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`GitHub ${status < 500 ? "rejected" : "could not process"} ${what} (${words}).`;
}
function nextMinute(time) {
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .moment */ .n$)(Math.ceil(time / 6e4) * 6e4);
}
function waiting({ retryAt }) {
	return retryAt === void 0 ? "Wait a few minutes, then" : `After ${nextMinute(retryAt)},`;
}
const EXPIRED = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Tokens of GitHub Apps last one hour. A re-run gets a new one.`;
const PROXY_SETTINGS = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`)`;
const NETWORK_ROWS = [..._api_js__WEBPACK_IMPORTED_MODULE_3__/* .NETWORK_REMEDIES */ .u5, [/^\D/, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`If GitHub is up, check the network and ${PROXY_SETTINGS}.`]];
const rejections = (grant) => [
	[/^\d+ \(a web page\)/, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Another server may have responded, such as a proxy. Check ${PROXY_SETTINGS}.`],
	[/^3/, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The issue was transferred, or the repository was renamed. Go to the new location.`],
	[/^401\b/, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check \`github-token\`. It may be mistyped, expired, or revoked.`],
	[/must have push access to view collaborator permission/i, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The account of \`github-token\` needs write access to this repository.`],
	[/^404\b|resource not accessible|must have .*(?:access|rights)/i, grant],
	[/\b(?:issue|pull request|conversation)\b.*\blocked\b/i, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Unlock the conversation.`],
	[/^/, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Fix what GitHub reports.`]
];
function threadGrant({ status, line }) {
	const receiver = /personal access token/i.test(line) ? "Give `github-token` the permissions" : "Grant the job";
	const grant = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`${receiver} \`issues: write\` and \`pull-requests: write\`.`;
	const exists = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check that the issue or pull request exists, and was not transferred.`;
	return status === 404 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(exists, grant) : grant;
}
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
const repositorySchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	id: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
	full_name: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	default_branch: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	..._payloads_js__WEBPACK_IMPORTED_MODULE_1__/* .visibilitySchema */ .Sz.shape
}), (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ id, full_name: fullName, default_branch: defaultBranch, ...described }) => ({
	id,
	fullName,
	defaultBranch,
	visibility: (0,_payloads_js__WEBPACK_IMPORTED_MODULE_1__/* .visibilityOf */ .gt)(described)
})));
function isSameRepository({ id, fullName }, other) {
	return fullName?.toLowerCase() === other.fullName.toLowerCase() || id === other.id;
}
function mayBeShown(repository, { run, event }) {
	if (isSameRepository(repository, run.repository)) return true;
	const { visibility = "private" } = repository;
	return _payloads_js__WEBPACK_IMPORTED_MODULE_1__/* .VISIBILITIES */ .jZ.indexOf(event.facts.visibility) <= _payloads_js__WEBPACK_IMPORTED_MODULE_1__/* .VISIBILITIES */ .jZ.indexOf(visibility);
}
async function fetchRepository(api, fullName) {
	return (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .parseResponse */ .xp)(repositorySchema, await api.call("GET /repos/{owner}/{repo}", ownerAndRepo(fullName)));
}
async function fetchSourceRepository(api, fullName) {
	const [repository, head] = await Promise.all([fetchRepository(api, fullName), fetchCommit(api, fullName, "HEAD")]);
	return {
		...repository,
		head
	};
}
// src/result/pull-request.ts
function pathOf(url, serverUrl) {
	const root = `${serverUrl}/`;
	return url?.toLowerCase().startsWith(root.toLowerCase()) ? url.slice(root.length) : void 0;
}
const PULL_PATH = /^([\w-]{1,100})\/(?!\.{1,2}\/)([\w.-]{1,100})\/pull\/(\d{1,15})(?:[/?#]|$)/;
const REPOSITORY_PATH = /^([\w-]{1,100}\/(?!\.)[\w.-]{1,100}?)(?:\.git)?\/?$/;
function locatePullRequest(prLink, { serverUrl, repository }) {
	const [, owner, repo, number] = PULL_PATH.exec(pathOf(prLink, serverUrl) ?? "") ?? [];
	if (owner === void 0 || repo === void 0) return void 0;
	const fullName = `${owner}/${repo}`;
	return {
		id: {
			owner,
			repo,
			number: Number(number)
		},
		url: `${serverUrl}/${fullName}/pull/${number}`,
		isHere: isSameRepository({ fullName }, repository)
	};
}
function isPullRequest(prLink, number, run) {
	const located = locatePullRequest(prLink, run);
	return located?.isHere === true && located.id.number === number;
}
function pullRequestNumber(prLink) {
	return /\/(?:pull|pulls|pull-requests|pullrequest|merge_requests)\/(\d{1,15})(?:[/?#]|$)/.exec(prLink ?? "")?.[1];
}
function linkIgnored(url) {
	return {
		level: "warning",
		title: "Pull request URL ignored",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The service returned ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(url)} as the URL of the pull request.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`It is not a plain HTTPS URL, so \`pr-link\` is empty.`)
	};
}
function repositoryLink(repository) {
	if ((0,_url_js__WEBPACK_IMPORTED_MODULE_7__/* .plainLink */ .VJ)(repository, false) === void 0) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(repository);
	const [, path] = /^https:\/\/[^/]+\/(.+)$/.exec(repository) ?? [];
	const isPlain = path === void 0 || /^[\w./-]+$/.test(path);
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)(repository, isPlain ? path : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(path));
}
function repositoryName(repository, serverUrl) {
	const path = pathOf(repository, serverUrl) ?? repository;
	return REPOSITORY_PATH.exec(path ?? "")?.[1];
}
function isElsewhere(repository, run) {
	if (repository === void 0) return false;
	return !isSameRepository({ fullName: repositoryName(repository, run.serverUrl) }, run.repository);
}
function workMarkdown(url, work, isNew) {
	const conflicts = work.hasConflicts ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`⚠️ Conflicts with ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(work.base)}: resolve them on GitHub, or ask the agent to.` : [];
	return [
		(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)(changeCounts(work, isNew)),
		fileList(work, url),
		(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)(conflicts)
	];
}
function changeCounts({ changedFiles, additions, deletions, files }, isNew) {
	if (changedFiles === void 0 || additions === void 0 || deletions === void 0) return [];
	const lines = `+${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .zD)(additions)} −${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .zD)(deletions)}`;
	const numbers = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(changedFiles, "file")}, ${lines}${files.length > 0 ? ":" : ""}`;
	return isNew ? numbers : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`In total, ${numbers}`;
}
function fileList({ files, changedFiles = 0 }, url) {
	const named = files.slice(0, 5);
	const items = named.map(({ filename, status }) => {
		const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.createHash)("sha256").update(filename).digest("hex");
		const change = /^(?:added|removed|renamed)$/.test(status) ? status : "changed";
		const label = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .shortened */ .vI)(filename, 200));
		return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)(`${url}/files#diff-${hash}`, label)} ${change}`;
	});
	const others = changedFiles - named.length;
	if (named.length > 0 && others > 0) items.push([(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)(`${url}/files`, `and ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .zD)(others)} more`)]);
	return items.map((item) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)(item)}`).join("\n");
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
function jobFacts({ repository, model }) {
	return [repository === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`repository ${repositoryLink(repository)}`, model === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`model ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(model)}`];
}
function commentFact(url) {
	return url === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`For ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)(url, "this comment")}`;
}
// src/service/remedies.ts
const ABOUT_CREDITS = /^402|(?<!\p{L})(?:credits?|quotas?|billing|balance|(?:usage|spending) limits?)(?!\p{L})/iu;
const FROM_ANOTHER_SERVER = /^(?!413)\d+ \(a web page\)/;
const ABOUT_RIGHTS = new RegExp(String.raw`^403(?!.*\bblocked\b)(?:\n|$|.*(?:${"access|admin|allow|auth|credential|denied|forbid|key|permi|rights|role|scope|token"}|\bip\b))`, "i");
const CHECK_WAY = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check \`base-url\`, the network,`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`).`);
const DOWN = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The service may be down. Try again later.`;
const REPORTED = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Fix the problem that the service reported.`;
const UNAUTHORIZED = [ABOUT_RIGHTS, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The key is not authorized for this request. Check that it is an admin key with the`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`required permissions, that it belongs to \`project-id\`, and that the service’s IP`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`allowlist, if any, includes this runner.`)];
const INPUTS = {
	send: "`base-url` and `project-id`",
	retrieve: "`base-url`, `project-id`, and `job-path`",
	visitors: "`base-url` and `project-id`"
};
const OTHERWISE = {
	send: REPORTED,
	visitors: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(REPORTED, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`If the service keeps no numbers of days so long ago,`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`choose a shorter or a later period.`)
};
const ROWS = [
	[/^3/, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Redirects are not followed, because they would send the key to another URL.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Change \`base-url\` to the final URL.`)],
	[/^429/, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The service limits how many requests you can send, for example per hour.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Try again later, with fewer runs at the same time.`)],
	[/^5\d\d \(a web page\)/, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(DOWN, CHECK_WAY)],
	[/^(?:408|425|5)/, DOWN],
	[FROM_ANOTHER_SERVER, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Another server may have responded, such as a proxy or a sign-in page.`, CHECK_WAY)],
	[ABOUT_CREDITS, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The credits or the quota of your plan may be used up.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check usage and billing in the service’s dashboard.`)],
	[/^2.*\p{L}/u, REPORTED],
	[/^407/, CHECK_WAY],
	[/^4(?:09|23)/, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The service may still be working on another request. Try again later.`],
	[/^413/, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The prompt is too long. Shorten it, or include less \`context\`.`]
];
function rowsOf(endpoint, secrets) {
	const check = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check ${INPUTS[endpoint]}.`;
	const wasReached = endpoint === "retrieve";
	return [
		..._api_js__WEBPACK_IMPORTED_MODULE_3__/* .NETWORK_REMEDIES */ .u5,
		[/^\D/, wasReached ? DOWN : CHECK_WAY],
		...ROWS,
		[/^2/, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`${check} A different server may be responding.`],
		[/^401/, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check the secret for \`api-key\`${secrets}.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The key may be mistyped, expired, revoked, or not an admin key.`)],
		UNAUTHORIZED,
		[/^403/, REPORTED],
		[/^4(?:04|10)/, check],
		[/^/, OTHERWISE[endpoint] ?? check]
	];
}
const PASSES = /^(?:408|409|423|425|429|5)/;
function remedy({ line }, endpoint, { run, again } = {}) {
	const secrets = run ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)` (${(0,_payloads_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsPage */ .rC)(run)})` : [];
	const change = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .firstRemedy */ .fr)(rowsOf(endpoint, secrets), line) ?? [];
	return again === void 0 || PASSES.test(line) ? change : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(change, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Then ${again}.`);
}
function isAboutCredits({ line }) {
	return ABOUT_CREDITS.test(line);
}
function rejectionTitle(failed) {
	if (FROM_ANOTHER_SERVER.test(failed.line)) return "Could not reach the service";
	return failed.status === 401 && !isAboutCredits(failed) ? "The service rejected the API key" : "The service rejected the request";
}
function askedPause({ retryAt }) {
	return retryAt === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`It asks to wait until ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .moment */ .n$)(retryAt)}.`;
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

/***/ 937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rt: () => (/* binding */ documentedStatus),
/* harmony export */   a7: () => (/* binding */ returnedLink),
/* harmony export */   cd: () => (/* binding */ readJob),
/* harmony export */   f: () => (/* binding */ STATUSES),
/* harmony export */   y7: () => (/* binding */ readStarted),
/* harmony export */   zC: () => (/* binding */ withStatus),
/* harmony export */   zO: () => (/* binding */ statusFrom)
/* harmony export */ });
/* harmony import */ var _failed_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(275);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(368);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(923);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(121);




// src/service/schema.ts
const WORKING = {
	hasEnded: false,
	didItsWork: false,
	takesMessages: true,
	mayPullRequestFollow: false
};
const ENDED = {
	...WORKING,
	hasEnded: true
};
const STATUSES = {
	active: WORKING,
	completed: {
		...ENDED,
		didItsWork: true,
		mayPullRequestFollow: true
	},
	archived: {
		...ENDED,
		didItsWork: true,
		takesMessages: false
	},
	failed: ENDED,
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
const sourceSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({ repository: shortString });
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
function readStarted(body, { redact, isLocal }, jobId) {
	const json = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(body, redact);
	const { id, ...job } = readFields(json, isLocal);
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
function readJob(body, jobId, { redact, isLocal }) {
	const json = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(body, redact);
	const { id = jobId, ...fields } = readFields(json, isLocal);
	if (id !== jobId || fields.reportedStatus === void 0) return void 0;
	const job = withStatus({
		...fields,
		id: jobId
	}, fields.reportedStatus);
	const { hasEnded, didItsWork } = STATUSES[job.status];
	return hasEnded && !didItsWork ? {
		...job,
		reason: (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .readReason */ .pk)(json, redact)
	} : job;
}
function readFields(json, isLocal) {
	const { job, data } = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(json);
	const candidates = [
		json,
		job,
		data
	].flatMap((value) => jobSchema.safeParse(value).data ?? []);
	const found = candidates.find(({ id }) => id && typeof id === "string") ?? candidates.find(({ status }) => status);
	if (found === void 0) return { prLink: void 0 };
	const { id, status: reportedStatus, source, model, prLink: returned } = found;
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



/***/ }),

/***/ 669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   visitorsRun: () => (/* binding */ visitorsRun)
/* harmony export */ });
/* harmony import */ var _payloads_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(573);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(923);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(473);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(403);
/* harmony import */ var _sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(933);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(588);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(657);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(368);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(121);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(740);











// src/visitors/period.ts
const DAY_MS = 864e5;
const YEAR_MS = 364 * DAY_MS;
function rangesOf(given, now) {
	if (given === "all") return {
		period: "all",
		newest: {
			name: "all time",
			start: ""
		},
		earlier: [],
		yearBefore: []
	};
	const isCustom = typeof given !== "string";
	const period = isCustom ? "custom" : given;
	const rangeEnd = rangeEnds(given, now);
	const range = (back, shiftMs = 0) => rangeWithNames(dateOf(rangeEnd(back + 1) - shiftMs), dateOf(rangeEnd(back) - shiftMs), period);
	const isMonth = given === "last-month";
	return {
		period,
		newest: isCustom ? rangeWithNames(given.from, given.to, period) : range(0),
		earlier: Array.from({ length: 7 }, (_, index) => range(index + 1)),
		yearBefore: isMonth ? [range(12), range(13)] : [range(0, YEAR_MS), range(1, YEAR_MS)]
	};
}
function rangeEnds(given, now) {
	if (typeof given !== "string") {
		const end = (0,_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(given.to);
		const length = end - (0,_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(given.from);
		return (back) => end - back * length;
	}
	const date = new Date(now);
	const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
	if (given === "last-month") return (back) => Date.UTC(year, month - back);
	const sinceMonday = given === "last-week" ? (date.getUTCDay() + 6) % 7 : 0;
	const end = Date.UTC(year, month, date.getUTCDate() - sinceMonday);
	const days = given === "last-30-days" ? 30 : 7;
	return (back) => end - back * days * DAY_MS;
}
function dateOf(ms) {
	return new Date(ms).toISOString().replace("T00:00:00.000Z", "");
}
function rangeWithNames(from, to, period) {
	const format = (year) => {
		const day = period === "last-month" ? void 0 : "numeric";
		return new Intl.DateTimeFormat("en", {
			timeZone: "UTC",
			year,
			month: "short",
			day
		});
	};
	return {
		from,
		to,
		name: format("numeric").formatRange((0,_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(from), (0,_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(to) - 1).replace(/\s/g, " ").replace(/(\d) – (\d)/, "$1–$2"),
		start: format(period === "custom" ? "numeric" : void 0).format((0,_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(from))
	};
}
function unfinishedPeriod({ period, newest }, now) {
	if (newest.to === void 0) return [];
	if ((0,_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .dateMs */ .tg)(newest.to) > now) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${newest.name} is not complete yet`;
	const next = period === "custom" ? newest : rangesOf(period, now + DAY_MS).newest;
	if (next.from !== newest.to) return [];
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${next.name} is not complete yet, and not in this report`;
}
function requestedRange({ from, to }) {
	if (from === void 0 || to === void 0) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`all time, as reported by the service`;
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(from)} to ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(to)} (exclusive), UTC`;
}
function unitOf({ period }) {
	if (period === "custom" || period === "all") return "period";
	return period.replace("last-", "").replace("-", " ");
}
// src/visitors/counts.ts
const COUNT_HEADINGS = {
	human: "Human",
	ai: "AI",
	total: "All"
};
const COUNT_NAMES = Object.keys(COUNT_HEADINGS);
function countsOf(countOf) {
	return {
		human: countOf("human"),
		ai: countOf("ai"),
		total: countOf("total")
	};
}
const NO_COUNTS = countsOf(() => 0);
function roundCounts(counts) {
	return countsOf((name) => Math.round(counts[name]));
}
function hasVisitors({ totals }) {
	return Math.round(totals.total) > 0;
}
function aiShare({ ai, total }) {
	return total > 0 && ai <= total ? ai / total : void 0;
}
function relativeChange(now, before) {
	return before === void 0 || Math.round(before) === 0 ? void 0 : (now - before) / before;
}
function isNews(difference, sumOfCounts, compared) {
	return Math.abs(difference) > Math.sqrt(2 * Math.log(20 * compared) * sumOfCounts);
}
const MIN_READ_BY_AI = 30;
function comparedPages(pages) {
	return pages.filter((page) => page.before !== void 0);
}
function changeIn({ now, before }, count = "total") {
	return before === void 0 ? 0 : now[count] - before[count];
}
function hasChangedMuch({ now, before }, compared, count = "total") {
	return isNews(now[count] - before[count], now[count] + before[count], compared);
}
function isNewPage({ from, now, before }) {
	return from === void 0 && before?.total === 0 && now.total > 0;
}
function isGonePage({ from, now, before }) {
	return from === void 0 && before !== void 0 && before.total > 0 && now.total === 0;
}
const currentPages = listOf((page) => !isGonePage(page), ({ now }) => now.total);
const gainedPages = listOf((page) => changeIn(page) > 0, (page) => changeIn(page));
const lostPages = listOf((page) => changeIn(page) < 0, (page) => -changeIn(page));
const movedPages = listOf(({ from }) => from !== void 0, (page) => Math.abs(changeIn(page)));
const pagesReadByAI = listOf(({ now }) => now.ai > now.human && now.total >= MIN_READ_BY_AI, ({ now }) => now.ai);
function listOf(isIn, by) {
	return (pages) => ranked(pages.filter(isIn), by);
}
function ranked(rows, by) {
	return rows.toSorted((a, b) => by(b) - by(a) || (a.path < b.path ? -1 : 1));
}
const PERCENT = {
	style: "percent",
	minimumFractionDigits: 1
};
const SIGNED = { signDisplay: "exceptZero" };
const formatCount = formatter({ maximumFractionDigits: 0 });
const formatChange = formatter(SIGNED);
const formatShare = formatter(PERCENT);
const formatRelativeChange = formatter({
	...PERCENT,
	...SIGNED
});
function formatter(options) {
	const format = new Intl.NumberFormat("en", options);
	return (value) => value === void 0 ? "–" : format.format(value).replace("-", "−");
}
// src/visitors/paths.ts
const MAX_SHOWN_PATH = 80;
const MAX_URL = 500;
function pathMarkdown(path, siteUrl) {
	const shown = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .breakableCode */ .N8)(cut(readablePath(path)));
	const url = siteUrl && pageUrl(path, siteUrl);
	return url === void 0 ? shown : `[${shown}](${url})`;
}
function cut(path) {
	if (path.length <= MAX_SHOWN_PATH) return path;
	const half = MAX_SHOWN_PATH / 2;
	return `${path.slice(0, half).toWellFormed()}…${path.slice(-40).toWellFormed()}`;
}
function readablePath(path) {
	return path.replace(/(?:%[89a-f][\da-f])+/gi, readableWord).replace(/(?<=[^/])%20(?=[^/])/g, " ").replace(/%25(?![\da-f]{2})/gi, "%");
}
function readableWord(escapes) {
	try {
		const word = decodeURIComponent(escapes);
		return !/\s/.test(word) && (0,_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutInvisible */ .OT)(`${word}x`) === `${word}x` ? word : escapes;
	} catch {
		return escapes;
	}
}
const NOT_LINKED = /[\s\p{C}\\]|^(?!\/(?!\/))|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/iu;
function pageUrl(path, siteUrl) {
	if (NOT_LINKED.test(path)) return void 0;
	const url = siteUrl.origin + encodePath(siteUrl.pathname.replace(/(?<!\/)\/+$/, "") + path);
	return url.length <= MAX_URL ? url : void 0;
}
function encodePath(path) {
	return path.replace(/%(?![0-9a-f]{2})|[^%\w.~/?=&+,-]/giu, (character) => encodeURIComponent(character).replace(/[!'()*]/g, percentEncoded));
}
function percentEncoded(character) {
	return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
// src/visitors/compare-pages.ts
const MIN_RENAMED_PAGES = 3;
const MAX_SAME_NAMES = 50;
function pagesByPath({ now, before }) {
	return Array.from(now, ([path, counts]) => {
		return {
			path,
			from: void 0,
			now: counts,
			before: before.get(path)
		};
	});
}
function comparePages(periods) {
	const paths = Map.groupBy(periods.now.keys(), addressOf);
	const oldPaths = Map.groupBy(periods.before.keys(), addressOf);
	const gone = [...oldPaths.keys()].filter((address) => !paths.has(address));
	const moves = movedPaths(gone, [...paths.keys()].filter((address) => !oldPaths.has(address)));
	const hasMoved = new Set(moves.values());
	const current = Array.from(paths, ([address, spellings]) => {
		return pagesAt(spellings, oldPaths.get(moves.get(address) ?? address) ?? [], periods);
	});
	const removed = gone.filter((address) => !hasMoved.has(address)).flatMap((address) => oldPaths.get(address) ?? []).map((path) => ({
		path,
		from: void 0,
		now: NO_COUNTS,
		before: periods.before.get(path)
	}));
	return [...current.flat(), ...removed];
}
function addressOf(path) {
	return `/${readablePath(path)}`.toLowerCase().replaceAll("_", "-").replace(/\/+/g, "/").replace(/(?:\/(?:index)?)?(?:\.(?:html|md))?\/?$/, "");
}
function pagesAt(paths, oldPaths, { now, before }) {
	const hasStayed = paths.some((path) => before.has(path));
	const old = byVisitors(oldPaths, before);
	return byVisitors(paths, now).map((path, index) => {
		const from = hasStayed ? void 0 : old[index];
		const earlier = old.length === 0 ? NO_COUNTS : before.get(from ?? path);
		return {
			path,
			from,
			now: now.get(path) ?? NO_COUNTS,
			before: earlier
		};
	});
}
function byVisitors(paths, counts) {
	const visitors = (path) => counts.get(path)?.total ?? 0;
	return paths.toSorted((a, b) => visitors(b) - visitors(a));
}
function movedPaths(gone, added) {
	const [oldPaths, newPaths] = [new Set(gone), new Set(added)];
	const moves = changesOfPrefix(gone, added).flatMap(({ from, to }) => {
		const ends = from.length > to.length ? endsAfter(from, gone).filter((end) => newPaths.has(to + end)) : endsAfter(to, added).filter((end) => oldPaths.has(from + end));
		const isMove = from === "" || to === "" || ends.length >= MIN_RENAMED_PAGES;
		const uses = ends.length;
		return isMove ? ends.map((end) => ({
			old: from + end,
			path: to + end,
			uses
		})) : [];
	});
	const byOld = Map.groupBy(moves, ({ old }) => old);
	const byPath = Map.groupBy(moves, ({ path }) => path);
	const isLikeliest = (move) => [byOld.get(move.old), byPath.get(move.path)].every((rivals) => rivals?.every((other) => other === move || other.uses < move.uses));
	return new Map(moves.filter(isLikeliest).map(({ old, path }) => [path, old]));
}
function endsAfter(prefix, paths) {
	const start = `${prefix}/`;
	return paths.filter((path) => path === prefix || path.startsWith(start)).map((path) => path.slice(prefix.length));
}
function changesOfPrefix(gone, added) {
	const ends = added.flatMap((path) => pathEnds(path).map((end) => ({
		path,
		end
	})));
	const byEnd = Map.groupBy(ends, ({ end }) => end);
	const changes = gone.flatMap((old) => {
		const end = pathEnds(old).find((end) => byEnd.has(end)) ?? "";
		const same = byEnd.get(end) ?? [];
		const prefixOf = (path) => path.slice(0, path.length - end.length);
		if (same.length > MAX_SAME_NAMES) return [];
		return same.map(({ path }) => ({
			from: prefixOf(old),
			to: prefixOf(path)
		}));
	});
	return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}
function pathEnds(path) {
	const names = path.split("/").slice(1).slice(-10);
	return names.map((_, start) => `/${names.slice(start).join("/")}`);
}
const TITLE = "No visitor report";
const NO_MORE_REQUESTS = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`A report uses at most ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(60, "request")}.`;
const MAX_RUN_MS = 18e5;
const MAX_PATH_LENGTH = 1e3;
const count = (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .number */ .ai)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* ._gte */ .qm)(0), (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* ._lte */ .Zm)(Number.MAX_SAFE_INTEGER));
const counts = (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ik)({
	human: count,
	ai: count,
	total: count
});
const row = (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ik)({
	path: (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .Yj)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* ._maxLength */ .Eb)(MAX_PATH_LENGTH)),
	...counts.shape
});
const responseSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ik)({
	totals: counts,
	visitors: (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .custom */ .Ie)(Array.isArray),
	hasMore: (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zM)()
});
async function visitorsClient(session) {
	const { inputs, clock, publisher, signal } = session;
	const { redact } = publisher;
	const connections = await session.connect();
	const send = (0,_client_js__WEBPACK_IMPORTED_MODULE_5__/* .requester */ .l)({
		...session,
		apiKey: inputs["api-key"],
		redact,
		connections
	});
	const address = (query) => addressFor(query, inputs);
	let requests = 0;
	const pauseMs = (result, attempts) => {
		if (result.kind === "value" || result.failure !== "transient") return void 0;
		const pause = (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .pauseAfter */ .l0)(attempts, result);
		if (!(pause !== void 0 && clock.now() + pause < MAX_RUN_MS) || requests === 60) return void 0;
		publisher.info((0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${result.happened} Retrying in ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .duration */ .p0)(pause)}.`);
		return pause;
	};
	const read = async (query, kept = 0) => {
		if (requests + kept >= 60) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3({
			title: TITLE,
			happened: NO_MORE_REQUESTS
		});
		const request = {
			method: "GET",
			url: address(query)
		};
		const attempt = () => {
			requests += 1;
			return send(request, (body) => parseVisitors(body, query.limit, redact), signal);
		};
		const { result, attempts } = await (0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .withRetries */ .LH)(attempt, pauseMs, session);
		if (result.kind === "value") return result.value;
		signal.throwIfAborted();
		throw noReport(result, attempts, session.run);
	};
	return {
		address,
		read,
		requests: () => requests
	};
}
function addressFor({ range, limit, offset }, inputs) {
	const parameters = { projectId: inputs["project-id"] };
	const url = (0,_url_js__WEBPACK_IMPORTED_MODULE_10__/* .addressOf */ .ci)(inputs["base-url"], "/v1/analytics/{projectId}/visitors", parameters);
	const { from, to } = range;
	const dates = from && to && {
		dateFrom: from,
		dateTo: to
	};
	const page = {
		limit: `${limit}`,
		offset: `${offset}`
	};
	url.search = new URLSearchParams({
		...dates,
		...page
	}).toString();
	return url;
}
function parseVisitors(body, limit, redact) {
	const response = responseSchema.safeParse((0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .parseJson */ .qF)(body)).data;
	if (response === void 0) return void 0;
	const { totals, visitors, hasMore } = response;
	return {
		totals,
		pages: visitors.slice(0, limit).flatMap((each) => row.safeParse(each).data ?? []).map((page) => ({
			...page,
			path: redact(page.path)
		})),
		rowCount: visitors.length,
		hasMore
	};
}
function noReport(failed, attempts, run) {
	const times = attempts === 1 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`All ${attempts} attempts failed.`;
	return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3({
		title: TITLE,
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)(times, failed.happened, (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .askedPause */ .To)(failed)),
		next: (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .remedy */ .zL)(failed, "visitors", {
			run,
			again: "start a new run"
		})
	});
}
// src/visitors/read-visitors.ts
const KEPT_REQUESTS = 9;
async function readVisitors(read, ranges) {
	const newest = await readPages(read, ranges.newest);
	const { older, failure } = await readOlder(read, ranges);
	const earlier = older.slice(0, ranges.earlier.length);
	const yearBefore = older.slice(ranges.earlier.length);
	const compared = earlier.find(hasVisitors);
	const both = {
		now: newest.pages,
		before: compared?.pages ?? /* @__PURE__ */ new Map()
	};
	const isComplete = !newest.warning && !compared?.warning;
	const warnings = [
		emptyPeriod(newest, earlier[0], compared),
		newest.warning,
		compared?.warning,
		earlier.length < ranges.earlier.length && failure ? missingPeriods(failure) : void 0
	];
	return {
		ranges,
		periods: [newest, ...earlier],
		compared,
		yearBefore: yearBefore.slice(0, 1).some(hasVisitors) ? yearBefore : [],
		pages: compared && isComplete ? comparePages(both) : pagesByPath(both),
		truncated: newest.warning !== void 0,
		warnings: warnings.filter((warning) => warning !== void 0)
	};
}
async function readOlder(read, { earlier, yearBefore }) {
	const older = [];
	for (const range of [...earlier, ...yearBefore]) {
		const period = await (earlier.includes(range) && !older.some(hasVisitors) ? readPages : readTotals)(read, range).catch(failureReason);
		if (!("totals" in period)) return {
			older,
			failure: period
		};
		older.push(period);
	}
	return { older };
}
function failureReason(error) {
	if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3) return error.userMessage.happened;
	throw error;
}
async function readTotals(read, range) {
	const { totals } = await read({
		range,
		limit: 1,
		offset: 0
	});
	return {
		...range,
		totals,
		pages: /* @__PURE__ */ new Map()
	};
}
async function readPages(read, range) {
	const first = await read({
		range,
		limit: 250,
		offset: 0
	});
	const pages = /* @__PURE__ */ new Map();
	const whyIncomplete = await addPages(pages, first, (offset) => read({
		range,
		limit: 250,
		offset
	}, KEPT_REQUESTS)).catch(failureReason);
	const { name } = range;
	const happened = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Not every page of ${name} could be read, so none is called new or gone.`;
	const warning = whyIncomplete && {
		title: "Not every page was read",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)(happened, whyIncomplete)
	};
	return {
		...range,
		totals: first.totals,
		pages,
		warning
	};
}
const IRREGULAR = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Rows of the service were unusable, repeated, or missing.`;
async function addPages(pages, first, readAt) {
	let response = first;
	let expected = 0;
	for (let offset = 250;; offset += 250) {
		const { size } = pages;
		for (const { path, ...counts } of response.pages) if (!pages.has(path)) pages.set(path, roundCounts(counts));
		const { rowCount, hasMore } = response;
		expected += Math.max(rowCount, hasMore ? 250 : 0);
		if (!hasMore || pages.size === size) return pages.size < expected ? IRREGULAR : void 0;
		response = await readAt(offset);
	}
}
function missingPeriods(why) {
	const happened = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Earlier periods are missing, because the totals of one could not be read.`;
	return {
		title: "Missing periods in the trend",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)(happened, why)
	};
}
const WHAT_TO_CHECK = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Check that \`project-id\` is the project of the published site,`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`and that the site has analytics.`);
function emptyPeriod(newest, previous, compared) {
	const empty = hasVisitors(newest) ? previous : newest;
	if (!compared || !empty || empty === compared) return void 0;
	return {
		title: "No visitors in a period",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${empty.name} had no visitors.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`The report compares with ${compared.name}.`),
		next: empty === newest ? WHAT_TO_CHECK : []
	};
}
// src/visitors/tables.ts
function table(rows, columns) {
	const line = (cells) => `| ${cells.join(" | ")} |`;
	return [
		line(columns.map(([heading]) => heading)),
		line(columns.map(([, , alignment = "--:"]) => alignment)),
		...rows.map((row) => line(columns.map(([, cell]) => cell(row))))
	].join("\n");
}
function countWithChange({ totals }, before, count = "total") {
	const change = relativeChange(totals[count], before?.totals[count]);
	const shown = change === void 0 ? "" : ` (${formatRelativeChange(change)})`;
	return formatCount(totals[count]) + shown;
}
function totalsTable({ periods, compared, yearBefore }) {
	const { totals } = periods[0];
	const [year, beforeThat] = yearBefore;
	const share = aiShare(totals);
	const name = (count) => COUNT_HEADINGS[count] + (count === "ai" && share ? ` (${formatShare(share)})` : "");
	const change = (count) => relativeChange(totals[count], compared?.totals[count]);
	return table(COUNT_NAMES, [
		[
			"",
			name,
			"---"
		],
		["Visitors", (count) => formatCount(totals[count])],
		compared && ["Change", (count) => formatRelativeChange(change(count))],
		year && ["A year before", (count) => countWithChange(year, beforeThat, count)]
	].filter((column) => column !== void 0));
}
const ALL = ["All", ({ now }) => formatCount(now.total)];
const AI = ["AI", ({ now }) => formatCount(now.ai)];
const CHANGE = ["Change", (row) => formatChange(row.before && changeIn(row))];
const AI_CHANGE = ["AI", (row) => formatChange(row.before && changeIn(row, "ai"))];
function pageMarkdown(page, siteUrl) {
	const path = pathMarkdown(page.path, siteUrl);
	if (isNewPage(page)) return `${path} (new)`;
	return isGonePage(page) ? `${path} (gone)` : path;
}
function pageTables({ pages, siteUrl }, open, folded) {
	const page = [
		"Page",
		(row) => pageMarkdown(row, siteUrl),
		"---"
	];
	const move = [
		"Page",
		({ path, from = "" }) => `${pathMarkdown(from)} → ${pathMarkdown(path, siteUrl)}`,
		"---"
	];
	const change = comparedPages(pages).length > 0 ? [CHANGE] : [];
	return {
		mostVisited: listOfPages("Most visited pages", currentPages(pages), open, [
			ALL,
			...change,
			page
		]),
		lists: [
			listOfPages("Gained", gainedPages(pages), folded, [
				CHANGE,
				AI_CHANGE,
				page
			]),
			listOfPages("Lost", lostPages(pages), folded, [
				CHANGE,
				AI_CHANGE,
				page
			]),
			listOfPages("Moved", movedPages(pages), folded, [CHANGE, move]),
			listOfPages("Read mostly by AI", pagesReadByAI(pages), folded, [
				AI,
				ALL,
				page
			]),
			listOfPages("Most visited", currentPages(pages), folded, [
				ALL,
				AI,
				page
			])
		]
	};
}
function listOfPages(title, pages, most, columns) {
	const shown = pages.slice(0, most);
	const count = shown.length < pages.length ? `${shown.length} of ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .grouped */ .zD)(pages.length)}` : pages.length;
	return shown.length === 0 ? "" : `#### ${title} (${count})\n\n${table(shown, columns)}`;
}
const INIT = {
	xyChart: {
		width: 420,
		height: 300,
		yAxis: { labelPadding: 10 }
	},
	themeVariables: { xyChart: {
		plotColorPalette: "#3f6fd1, #ffc46b",
		backgroundColor: "transparent"
	} }
};
const MIN_BARS = 3;
const BARS_PER_LABEL = 3;
function trendOf({ ranges, periods }) {
	const bars = periods.slice(0, periods.findLastIndex(hasVisitors) + 1).toReversed().map(({ start, totals }) => {
		return {
			name: start,
			...roundCounts(totals)
		};
	});
	if (bars.length < MIN_BARS) return {
		trendChart: "",
		trendTable: ""
	};
	const title = `Visitors per ${unitOf(ranges)}`;
	const columns = [
		[
			"From",
			({ name }) => name,
			"---"
		],
		...COUNT_NAMES.map((count) => {
			return [COUNT_HEADINGS[count], (bar) => formatCount(bar[count])];
		}),
		["AI share", (bar) => formatShare(aiShare(bar) ?? 0)]
	];
	return {
		trendChart: chart(bars, title),
		trendTable: `#### ${title}\n\n${table(bars, columns)}`
	};
}
function chart(bars, title) {
	return [
		"```mermaid",
		`%%{init: ${JSON.stringify(INIT)}}%%`,
		"xychart-beta",
		`  title "${title}"`,
		`  accTitle: ${title}`,
		"  accDescr: The same numbers are in the table below.",
		`  x-axis ${JSON.stringify(bars.map(axisLabel))}`,
		`  y-axis 0 --> ${Math.max(8, ...bars.flatMap(({ total, ai }) => [total, ai]))}`,
		`  bar [${bars.map(({ total }) => total).join(", ")}]`,
		`  bar [${bars.map(({ ai }) => ai).join(", ")}]`,
		"```",
		"",
		"🟦 All · 🟨 of these, AI"
	].join("\n");
}
function axisLabel({ name }, index, { length }) {
	return ((length - index) % BARS_PER_LABEL === 2 ? name : "") + "​".repeat(index + 1);
}
// src/visitors/sections.ts
const MIN_SECTION_PAGES = 5;
const MAX_DEPTH = 10;
const MIN_RATIO = 1.5;
const MAX_PAGE_SHARE = .75;
function sectionsOf(pages) {
	const folders = foldersIn(pages, ({ path }) => path);
	const whole = folders.filter((each) => isWhole(each) && hasChangedMuch(each, pages.length));
	const changed = explaining(folders, pages, "total");
	const byAI = explaining(folders, pages, "ai").filter((folder) => !changed.includes(folder));
	return [
		...ofKind(byChange(outermost(whole), "total"), "new", "gone"),
		...ofKind(changed, "gained", "lost"),
		...ofKind(byAI, "AI")
	];
}
function movedSection(pages) {
	return outermost(foldersIn(pages.filter(({ before }) => before.total > 0), ({ path, from }) => from ?? path).filter((folder) => folder.pages.every(({ from }) => from !== void 0)))[0];
}
function isWhole({ pages }) {
	return pages.every(isNewPage) || pages.every(isGonePage);
}
function ofKind(folders, kind, kindOfFall = kind) {
	return folders.map((folder) => {
		return {
			...folder,
			kind: changeIn(folder) < 0 ? kindOfFall : kind
		};
	});
}
function foldersIn(pages, pathOf) {
	const inFolders = pages.flatMap((page) => {
		return Array.from(pathOf(page).matchAll(/(?<=.)\/(?=.)/gs), ({ index }) => index + 1).slice(0, MAX_DEPTH).map((end) => ({
			path: pathOf(page).slice(0, end),
			page
		}));
	});
	return [...Map.groupBy(inFolders, ({ path }) => path)].filter(([, { length }]) => length >= MIN_SECTION_PAGES).map(([path, rows]) => {
		return folderOf(path, rows.map(({ page }) => page));
	});
}
function folderOf(path, pages) {
	const sum = (period) => countsOf((name) => pages.reduce((sum, page) => sum + page[period][name], 0));
	return {
		path,
		pages,
		now: sum("now"),
		before: sum("before")
	};
}
function isInside(inner, outer) {
	return inner !== outer && inner.path.startsWith(outer.path);
}
function outermost(folders) {
	return folders.filter((folder) => !folders.some((other) => isInside(folder, other)));
}
function byChange(folders, count) {
	return ranked(folders, (folder) => Math.abs(changeIn(folder, count)));
}
function explaining(folders, pages, count) {
	const site = folderOf("/", pages);
	const toExplain = hasChangedMuch(site, pages.length, count) ? Math.abs(changeIn(site, count)) : 0;
	const candidates = folders.filter((folder) => {
		const change = Math.abs(changeIn(folder, count));
		const isMost = change > toExplain / 2;
		const isMore = change * site.before[count] > toExplain * folder.before[count] * MIN_RATIO;
		const isOnePage = folder.pages.some((page) => changeIn(page, count) / changeIn(folder, count) > MAX_PAGE_SHARE);
		return hasChangedMuch(folder, pages.length, count) && isMost && isMore && !isOnePage;
	});
	return byChange(candidates.filter((folder) => !candidates.some((other) => isInside(other, folder))), count).filter((folder) => !isWhole(folder));
}
// src/visitors/what-changed.ts
const MAX_SECTIONS = 2;
const MAX_PAGES = 3;
const MIN_SHARE_CHANGE = .05;
const MIN_CHANGE_WITH_YEAR = .2;
const MIN_MOVED = 3;
function whatChanged(report) {
	const { compared, periods, pages, siteUrl } = report;
	const byAI = line("🤖 **Read mostly by AI:**", pagesReadByAI(pages), (page) => {
		return pathMarkdown(page.path, siteUrl) + shareOfAI(page);
	});
	const known = comparedPages(pages);
	if (compared === void 0 || !hasVisitors(periods[0]) || known.length === 0) return byAI;
	const sections = sectionsOf(known).slice(0, MAX_SECTIONS);
	const [now, before] = [periods[0].totals, compared.totals];
	const change = !hasChangedMuch({
		now,
		before
	}, 1) ? 0 : (now.total - before.total) / before.total;
	const isExplained = sections.some((section) => changeIn(section) < 0);
	const fall = change > -.05 || isExplained ? 0 : change;
	const lines = [...sections.map(sectionLine), ...pageLines(known, sections, fall, siteUrl)];
	return [
		`#### What changed since ${compared.name}`,
		movedSentence(known),
		shareSentence(now, before),
		yearSentence(report, change),
		lines.length === 0 ? `No page changed much${beyond(fall)}.` : "",
		[...lines, ...byAI].join("\n")
	];
}
function movedSentence(pages) {
	const section = movedSection(pages);
	const moved = movedPages(pages).length;
	const old = pages.filter(({ before }) => before.total > 0).length;
	const rest = "have a new path, and are compared with their old one.";
	if (moved >= MIN_MOVED && moved >= old / 2) return `The site has moved: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(moved, "page")} ${rest}`;
	return section === void 0 ? "" : `Moved: all ${pagesBelow(section)} ${rest}`;
}
function pagesBelow({ path, pages }) {
	return `${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .grouped */ .zD)(pages.length)} pages below ${pathMarkdown(path)}`;
}
function shareSentence(now, before) {
	const [share, earlier] = [aiShare(now), aiShare(before)];
	if (share === void 0 || earlier === void 0) return "";
	const expected = now.total * earlier;
	if (!(Math.abs(share - earlier) >= MIN_SHARE_CHANGE) || !isNews(now.ai - expected, now.ai + expected, 1)) return "";
	return `**${formatShare(share)} of the visitors are AI**, after ${formatShare(earlier)}.`;
}
function yearSentence({ ranges, yearBefore }, change) {
	const [year, beforeThat] = yearBefore;
	const earlier = year && relativeChange(year.totals.total, beforeThat?.totals.total);
	if (earlier === void 0 || Math.abs(change) < MIN_CHANGE_WITH_YEAR) return "";
	if (earlier / change < .5) return "";
	return `A year before, the same ${unitOf(ranges)} ${change < 0 ? "fell" : "rose"} by ${formatShare(Math.abs(earlier))}.`;
}
function beyond(fall) {
	return fall === 0 ? "" : ` beyond the site’s ${formatRelativeChange(fall)}`;
}
const LABELS = {
	new: "▲ **New:** all",
	gone: "▼ **Gone:** all",
	gained: "▲ **Gained:** the",
	lost: "▼ **Lost:** the",
	AI: "🤖 **Change of AI:** the"
};
function sectionLine(section) {
	const { kind } = section;
	const change = kind === "AI" ? formatChange(changeIn(section, "ai")) : changeWithAI(section);
	return `- ${LABELS[kind]} ${pagesBelow(section)} (${change})`;
}
function pageLines(pages, sections, fall, siteUrl) {
	const whole = sections.filter(({ kind }) => kind === "new" || kind === "gone");
	const inSections = new Set(whole.flatMap((section) => section.pages));
	const others = pages.filter((page) => !inSections.has(page));
	const gained = gainedPages(others).filter((page) => hasChangedMuch(page, pages.length));
	const lost = lostPages(others).filter(({ now, before }) => {
		const lostBeyond = before.total * (1 + fall) - now.total;
		return lostBeyond > 0 && isNews(lostBeyond, before.total + now.total, pages.length);
	});
	const item = (page) => `${pageMarkdown(page, siteUrl)}\u00a0${changeWithAI(page)}`;
	return [...line("▲ **Gained most:**", gained, item), ...line(`▼ **Lost most${beyond(fall)}:**`, lost, item)];
}
function line(label, pages, item) {
	const items = pages.slice(0, MAX_PAGES).map(item);
	return items.length === 0 ? [] : [`- ${label} ${items.join("; ")}`];
}
function shareOfAI({ now: { ai, total } }) {
	return ai <= total ? ` (${formatCount(ai)} of ${formatCount(total)})` : "";
}
function changeWithAI(row) {
	const [all, ai] = [changeIn(row), changeIn(row, "ai")];
	const isMost = ai / all > .5 && ai / all <= 1;
	return formatChange(all) + (isMost ? `, ${formatCount(Math.abs(ai))} of these AI` : "");
}
// src/visitors/report.ts
const ABOUT = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`The service counts unique visitors approximately; the numbers here are rounded.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Do not add up pages, periods, or human and AI: a visitor can be in several of them.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`A section has no number of visitors, only the sum of the changes of its pages.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Every page that was read is in \`visitors.csv\`.`);
function presentReport(report, values) {
	const { periods, pages, requests } = report;
	const { human, ai, total } = roundCounts(periods[0].totals);
	const headline = titleOf(report, siteName(report));
	const project = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Project ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(report.project)}:`;
	const warnings = report.warnings.map((warning) => {
		return {
			...warning,
			level: "warning",
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)(project, warning.happened)
		};
	});
	const numbers = [
		`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(total, "visitor")} (human: ${formatCount(human)}, AI: ${formatCount(ai)})`,
		(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(currentPages(pages).length, "page"),
		(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(requests, "request")
	];
	const notice = {
		level: "notice",
		title: headline,
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${project} ${numbers.join(", ")}.`,
		next: periods.some(hasVisitors) ? [] : WHAT_TO_CHECK
	};
	return {
		outputs: {
			...values,
			headline,
			human: `${human}`,
			ai: `${ai}`,
			total: `${total}`
		},
		summary: reportMarkdown(report),
		annotations: [...warnings, notice]
	};
}
function reportMarkdown(report) {
	const markdown = markdownWith(report, 10, 20);
	return markdown.length <= 64500 ? markdown : markdownWith(report, 3, 0);
}
function markdownWith(report, open, folded) {
	const { ranges, periods, requests, generatedAt, runUrl } = report;
	const facts = [
		unfinishedPeriod(ranges, generatedAt),
		(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Requested range: ${requestedRange(periods[0])}`,
		(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${requests} of at most ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(60, "request")}`,
		runUrl ? [(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .link */ .nf)(runUrl, "workflow run")] : []
	];
	return `${(0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .joined */ .oR)([
		`### 📈 ${titleOf(report, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(siteName(report)))}`,
		...report.warnings.map(({ happened, next = [] }) => `⚠️ ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)(happened, next))}`),
		...periods.some(hasVisitors) ? numbersIn(report, open, folded) : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`The service reported no visitors. ${WHAT_TO_CHECK}`)],
		(0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .smallPrint */ .fk)(facts)
	])}\n`;
}
function numbersIn(report, open, folded) {
	const { trendChart, trendTable } = trendOf(report);
	const { mostVisited, lists } = pageTables(report, open, folded);
	const details = [
		...lists,
		trendTable,
		"#### How visitors are counted",
		(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)(ABOUT)
	];
	return [
		totalsTable(report),
		...whatChanged(report),
		trendChart,
		mostVisited,
		(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .collapsible */ .r0)("All lists and numbers, and how visitors are counted", (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .joined */ .oR)(details))
	];
}
function titleOf({ periods: [newest], compared }, site) {
	const number = countWithChange(newest, compared);
	return `Documentation visitors of ${site}, ${newest.name}: ${number}`;
}
function siteName({ siteUrl, project }) {
	return siteUrl?.host ?? project;
}
// src/visitors/report-comment.ts
async function postReport(report, issue, session) {
	const { openGitHub, publisher, signal } = session;
	const marker = reportMarker(report, issue, session);
	const body = `${publisher.redact(reportMarkdown(report))}\n${marker}`;
	try {
		const comments = (0,_comments_js__WEBPACK_IMPORTED_MODULE_8__/* .threadComments */ .fo)(await openGitHub(), issue);
		const all = await comments.list({ signal });
		signal.throwIfAborted();
		const { url } = await updateOrCreate(all.filter((comment) => (0,_comments_js__WEBPACK_IMPORTED_MODULE_8__/* .hiddenLines */ .kb)(comment.body).at(-1) === marker), body, comments);
		return { url };
	} catch (error) {
		return signal.aborted ? {} : { problem: whyNotPosted(error) };
	}
}
function reportMarker({ ranges: { period, newest } }, issue, { inputs, run }) {
	const { "api-key": apiKey, "project-id": project } = inputs;
	return `<!-- docs-agent-visitors ${period} ${(0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .signerOf */ .Kv)({
		apiKey,
		project,
		repository: run.repository.id,
		issue
	})([period, ...period === "custom" ? [newest.from, newest.to] : []].join(" "))} -->`;
}
async function updateOrCreate(earlier, body, comments) {
	for (const { id } of earlier) {
		const updated = await comments.update(id, body).catch((error) => {
			if (!(0,_api_js__WEBPACK_IMPORTED_MODULE_4__/* .isPermanent */ .lE)(error)) throw error;
		});
		if (updated) return updated;
	}
	return comments.create(body);
}
function whyNotPosted(error) {
	const title = "Could not post the report";
	if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3) return {
		...error.userMessage,
		title,
		topic: error.userMessage.title
	};
	const { happened, next } = (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .explain */ .WE)(error, {
		what: "the comment with the visitor report",
		again: "start a new run"
	});
	return {
		title,
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${happened} The job summary contains the report.`,
		next
	};
}
// src/visitors/report-files.ts
async function writeReport(report, { files, folders, publisher, run }) {
	try {
		if (folders.temp === void 0) throw new Error("the runner has not set it");
		const folder = files.resolve(folders.temp, `visitors-${run.nonce}`);
		const json = files.resolve(folder, "visitors.json");
		const csv = files.resolve(folder, "visitors.csv");
		await files.makeFolder(folder);
		await files.write(json, publisher.redact(jsonOf(report)));
		await files.write(csv, publisher.redact(csvOf(currentPages(report.pages))));
		return {
			"report-json": json,
			"report-csv": csv
		};
	} catch (error) {
		publisher.error({
			title: "Could not write the report files",
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Writing the report to \`$RUNNER_TEMP\` failed: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(String(error))}.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Later steps may need the files, so this step fails.`),
			next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Check that \`$RUNNER_TEMP\` is writable and that the disk is not full.`
		});
		return;
	}
}
function csvOf(pages) {
	return [`path,${COUNT_NAMES.join()}\r\n`, ...pages.map(csvRow)].join("");
}
const FORMULA = /^\s*[=+\-@＝＋－＠]/;
function csvRow({ path, now }) {
	const literal = FORMULA.test(path) ? `'${path}` : path;
	const numbers = COUNT_NAMES.map((name) => now[name]);
	return `"${literal.replaceAll("\"", "\"\"")}",${numbers.join()}\r\n`;
}
function jsonOf(report) {
	const { ranges, periods, compared, yearBefore, pages, truncated } = report;
	const [now, ...earlier] = periods;
	const [year] = yearBefore;
	const { human, ai, total } = now.totals;
	const changes = comparedPages(pages).length > 0 ? pages : void 0;
	const content = {
		version: 5,
		project: report.project,
		generatedAt: new Date(report.generatedAt).toISOString(),
		period: {
			name: ranges.period,
			...rangeDates(now)
		},
		totals: {
			...roundCounts(now.totals),
			both: Math.max(0, Math.round(human + ai - total)),
			aiShare: decimal(4, aiShare(now.totals)),
			change: countsOf((name) => percent(now.totals[name], compared?.totals[name]))
		},
		trend: earlier.length > 0 ? periods.map(totalsIn).toReversed() : [],
		yearBefore: year ? totalsIn(year) : null,
		gained: changes ? gainedPages(changes) : null,
		lost: changes ? lostPages(changes) : null,
		moved: changes ? movedPages(changes) : null,
		pages: currentPages(pages).map(({ path, now }) => ({
			path,
			...now
		})),
		truncated,
		warnings: report.warnings.map(({ happened }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toLog */ .gY)(happened)),
		requests: {
			spent: report.requests,
			limit: 60
		}
	};
	return `${JSON.stringify(content, null, 2)}\n`;
}
function rangeDates({ from, to }) {
	return {
		from: from ?? null,
		to: to ?? null
	};
}
function totalsIn(period) {
	return {
		...rangeDates(period),
		...roundCounts(period.totals)
	};
}
function percent(now, before) {
	return decimal(1, (relativeChange(now, before) ?? NaN) * 100);
}
function decimal(digits, value = NaN) {
	return Number(value.toFixed(digits));
}
// src/visitors/visitors-run.ts
async function visitorsRun(eventIssue, session) {
	const { inputs, clock, publisher, run } = session;
	const { "project-id": project, "date-from": from, "date-to": to } = inputs;
	const ranges = rangesOf(from !== void 0 && to !== void 0 ? {
		from,
		to
	} : inputs.period, clock.wall());
	const client = await visitorsClient(session);
	const subject = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Visitors of project ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(project)} at ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(inputs["base-url"].href)}`;
	publisher.info((0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${subject}, ${requestedRange(ranges.newest)}`);
	if (inputs["dry-run"]) {
		const first = {
			range: ranges.newest,
			limit: 250,
			offset: 0
		};
		const request = [`GET ${client.address(first).href}`, "Authorization: Bearer ***"];
		await publisher.dryRun([...request, `… and at most 59 more`]);
		return false;
	}
	return publishReport({
		...await readVisitors(client.read, ranges),
		project,
		siteUrl: inputs["site-url"],
		requests: client.requests(),
		generatedAt: clock.wall(),
		runUrl: run.url
	}, (0,_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .threadNumber */ .sR)(inputs, eventIssue), session);
}
async function publishReport(report, issue, session) {
	const { inputs, signal, publisher } = session;
	const paths = await writeReport(report, session);
	const { url, problem } = issue === void 0 ? {} : await postReport(report, issue, session);
	const isRequired = inputs.comment === "always";
	if (problem && isRequired) publisher.error(problem);
	else if (problem) publisher.warn(problem);
	let outcome = paths !== void 0 && !(problem && isRequired) ? "reported" : "failed";
	if (signal.aborted) outcome = "cancelled";
	await publisher.publish(presentReport(report, {
		outcome,
		...paths,
		"comment-url": url
	}));
	if (signal.aborted) publisher.error({
		title: "Canceled",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`The run was canceled. A comment may be missing.`
	});
	return outcome !== "reported";
}



/***/ })

};
