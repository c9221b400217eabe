export const id = 561;
export const ids = [561];
export const modules = {

/***/ 7985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kn: () => (/* binding */ allComments),
/* harmony export */   av: () => (/* binding */ OwnAccount),
/* harmony export */   ht: () => (/* binding */ serviceResponse),
/* harmony export */   zL: () => (/* binding */ remedy)
/* harmony export */ });
/* harmony import */ var _sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7951);
/* harmony import */ var _api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7916);


// src/github/account.ts
/** The account behind the token, by which a run tells its own comments from those of others. */
var OwnAccount = class {
	#isInstallation;
	#comments;
	#id;
	constructor(token, comments) {
		this.#isInstallation = token.trim().startsWith("ghs_");
		this.#comments = comments;
	}
	/**
	* Whether a comment is ours. GitHub does not tell an installation which account it has, so until it has written
	* something, every `Bot` counts. For other tokens `GET /user` is sent at most once, and its failure is final.
	*/
	async matcher() {
		if (this.#isInstallation && this.#id === void 0) return ({ author }) => author?.type === "Bot";
		this.#id ??= this.#comments.whoAmI();
		const id = await this.#id;
		return ({ author }) => author?.id === id;
	}
	/** Takes the account from a comment that this run has written. */
	learnFrom({ author }) {
		if (author !== null) this.#id ??= Promise.resolve(author.id);
	}
};
// src/service/remedies.ts
const NETWORK = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Check \`base-url\`, the network, and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`, \`NODE_EXTRA_CA_CERTS\`), then run again.`;
const KEY = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Check the secret for \`api-key\`. The key may be mistyped, expired, revoked, or not an admin key.`;
const RIGHTS = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The key is not authorized for this request. Check that it is an admin key with the required permissions, that it belongs to \`project-id\`, and that the service’s IP allowlist, if any, includes this runner.`;
const DOWN = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The service may be down. Try again later.`;
const BUSY = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The service may still be working on another request. Try again later.`;
const REPORTED = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Fix the problem that the service reported, then run again.`;
const JOB_INPUTS = "`base-url`, `project-id`, and `job-path`";
const ADVICE = {
	create: {
		url: "`base-url`",
		resource: "`base-url` and `project-id`",
		slower: "start fewer runs at the same time",
		byStatus: {
			409: BUSY,
			413: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The prompt is too long. Shorten it, or include less \`context\`.`
		},
		otherwise: REPORTED
	},
	retrieve: {
		url: "`base-url` and `job-path`",
		resource: JOB_INPUTS,
		slower: "increase `poll-interval`",
		byStatus: {},
		otherwise: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Check ${JOB_INPUTS}.`
	},
	visitors: {
		url: "`base-url`",
		resource: "`base-url` and `project-id`",
		slower: "decrease `max-requests` or `trend`",
		byStatus: { 409: BUSY },
		otherwise: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .sentences */ .hC)(REPORTED, (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`If a date is too far in the past, decrease \`trend\`.`)
	}
};
/** What to do about a failed request. Without a status, there was no response. */
function remedy({ status = 0, unexpected }, endpoint) {
	const advice = ADVICE[endpoint];
	const { url } = advice;
	if (unexpected) return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Check ${url}. A different server may be responding at this URL.`;
	if (status === 0 && endpoint !== "retrieve") return NETWORK;
	if (status >= 300 && status < 400) return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Redirects are not followed, because they would send the key to another URL. Change ${url} to the final URL.`;
	return status >= 400 && status < 500 ? clientErrorRemedy(status, advice) : DOWN;
}
function clientErrorRemedy(status, advice) {
	const { resource, slower, byStatus, otherwise } = advice;
	const checkResource = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Check ${resource}.`;
	return {
		401: KEY,
		403: RIGHTS,
		404: checkResource,
		408: DOWN,
		410: checkResource,
		425: DOWN,
		429: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The service limits how many requests you can send, for example per hour. Try again later, and ${slower}.`,
		...byStatus
	}[status] ?? otherwise;
}
function serviceResponse(message) {
	return message === "" ? [] : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Response: ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(message)}.`;
}
// src/github/all-comments.ts
const MAX_READINGS = 5;
/** 50,000 comments: twenty times as many as GitHub allows in a conversation. A longer list cannot be real. */
const MAX_PAGES = 500;
const CONCURRENCY = 12;
/**
* All comments of a thread, ascending by ID. `at`: GitHub's time of the earliest response, in ms since 1970; `pages`: how
* many the list has. Rejects with a
* GitHubFault, or with the signal's reason. If a comment is deleted during a reading, the later ones move up, and one may
* reach a page that was already read. The list is then read again; after five readings, all that they returned counts.
*/
async function allComments(thread, limits = {}) {
	const commentsOfAllReadings = [];
	let at = Number.POSITIVE_INFINITY;
	const readPage = async (page) => {
		(0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_1__/* .checkLimits */ .J5)(limits);
		if (page > MAX_PAGES) throw (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_1__/* .endless */ .bK)();
		const response = await thread.list(page);
		at = Math.min(at, thread.now());
		return response;
	};
	for (let reading = 1;; reading += 1) {
		const first = await readPage(1);
		const { lastPage } = first;
		if (lastPage === void 0) return {
			comments: inOrder(first.comments),
			at,
			pages: 1
		};
		const { comments, isStable } = await readPages(first, lastPage, readPage);
		if (isStable) return {
			comments: inOrder(comments),
			at,
			pages: lastPage
		};
		commentsOfAllReadings.push(...first.comments, ...comments);
		if (reading === MAX_READINGS) return {
			comments: inOrder(commentsOfAllReadings),
			at,
			pages: lastPage
		};
	}
}
const firstIdOf = ({ comments }) => comments[0]?.id;
/**
* `isStable`: no comment was deleted meanwhile. A deletion would change the number of pages, or move the start of the last
* page, which is read before and after the others. The first page is read again with the others, because a comment could be
* deleted after its first reading, and before the last page is read.
*/
async function readPages(first, lastPage, readPage) {
	const before = await readPage(lastPage);
	const others = [];
	for (let page = 1; page < lastPage; page += CONCURRENCY) {
		const length = Math.min(CONCURRENCY, lastPage - page);
		const batch = Array.from({ length }, (_, index) => readPage(page + index));
		others.push(...await Promise.all(batch));
	}
	const after = await readPage(lastPage);
	const hasSameLength = after.lastPage === void 0 && firstIdOf(after) !== void 0 && others.every((page) => page.lastPage === lastPage);
	const [firstAgain = first] = others;
	const hasSameStarts = firstIdOf(after) === firstIdOf(before) && firstIdOf(firstAgain) === firstIdOf(first);
	return {
		comments: [
			...others,
			before,
			after
		].flatMap((page) => page.comments),
		isStable: hasSameLength && hasSameStarts
	};
}
/** Ascending by ID. Of a comment that was read several times, the last version counts. */
function inOrder(comments) {
	return [...new Map(comments.map((comment) => [comment.id, comment])).values()].toSorted((a, b) => a.id - b.id);
}



/***/ }),

/***/ 4746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: () => (/* binding */ changedComments),
/* harmony export */   bc: () => (/* binding */ MAX_COMMENT),
/* harmony export */   fo: () => (/* binding */ threadComments)
/* harmony export */ });
/* harmony import */ var _json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1562);
/* harmony import */ var _url_DXiiDLb3_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3019);
/* harmony import */ var _api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7916);
/* harmony import */ var _issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5187);




// src/github/comments.ts
/** Maximum length of a comment: GitHub's limit of 65,536 characters, with a margin. */
const MAX_COMMENT = 65e3;
const commentSchema = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	id: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
	issue_url: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	user: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		id: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
		type: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(), ""),
		login: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()
	})),
	body: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	created_at: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	updated_at: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	html_url: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(), ""),
	author_association: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(), "NONE")
}), (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ user, body, ...comment }) => ({
	id: comment.id,
	/** The number of the issue or pull request. */
	issue: Number(/(?<=\/)\d+$/.exec(comment.issue_url)?.[0]),
	/** Null where GitHub names no author any more. `type` is GitHub's: `User`, `Bot`, … */
	author: user ?? null,
	association: comment.author_association,
	body: body ?? "",
	/** ISO 8601. */
	createdAt: comment.created_at,
	/** In ms since 1970. */
	updatedAt: Date.parse(comment.updated_at),
	/** '' where it is not plain: it becomes an output, and a link. */
	url: (0,_url_DXiiDLb3_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLink */ .VJ)(comment.html_url, true) ?? ""
})));
const COMMENT = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
/** GitHub's comments of one issue. Every method sends one request, and rejects with a `GitHubFault`. */
function threadComments(api, issue) {
	const commentFrom = async (route, parameters) => (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_1__/* .read */ .LF)(commentSchema, await api.call(route, parameters));
	return {
		now: api.now,
		/** Ascending by id. `page` counts from 1; `since`: only what changed then or later; `lastPage`: see `GitHubResponse`. */
		async list(page, since) {
			const parameters = {
				issue_number: issue,
				per_page: 100,
				page,
				...since === void 0 ? {} : { since: timeOf(since) }
			};
			const response = await api.call(`GET ${_issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE */ .i8}/comments`, parameters);
			return {
				comments: (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_1__/* .read */ .LF)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(commentSchema), response),
				lastPage: response.lastPage
			};
		},
		get: (id) => commentFrom(`GET ${COMMENT}`, { comment_id: id }),
		create: (body) => commentFrom(`POST ${_issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_2__/* .ISSUE */ .i8}/comments`, {
			issue_number: issue,
			body
		}),
		update: (id, body) => commentFrom(`PATCH ${COMMENT}`, {
			comment_id: id,
			body
		}),
		async remove(id) {
			await api.call(`DELETE ${COMMENT}`, { comment_id: id });
		},
		/** The id of the account behind the token. */
		whoAmI: async () => (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_1__/* .read */ .LF)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ id: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)() }), await api.call("GET /user")).id
	};
}
/** GitHub's times have no fractions. */
const timeOf = (ms) => new Date(ms).toISOString().replace(/\.\d+/, "");
/** Busy repositories have more in a month, but GitHub allows a thousand requests an hour. */
const MAX_CHANGED = 3e3;
/**
* Our comments of all issues and pull requests that changed at `since` or later (ms since 1970), by id; `isCut`: only the
* 3,000 that changed last were read. In descending order, a change during the reading moves no comment off a later page.
*/
async function changedComments(api, since, limits) {
	const route = "GET /repos/{owner}/{repo}/issues/comments";
	const parameters = {
		sort: "updated",
		direction: "desc",
		since: timeOf(since)
	};
	const list = {
		schema: commentSchema,
		atMost: MAX_CHANGED,
		...limits
	};
	const changed = await (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_1__/* .rowsOf */ .RO)(api, route, parameters, list);
	const ours = changed.filter(({ body }) => (0,_issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenLine */ .re)(body) !== void 0);
	return {
		comments: new Map(ours.map((comment) => [comment.id, comment])),
		isCut: changed.length >= MAX_CHANGED
	};
}



/***/ }),

/***/ 2561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ hasJob),
/* harmony export */   Dg: () => (/* binding */ progressComment),
/* harmony export */   E5: () => (/* binding */ EndDetector),
/* harmony export */   EI: () => (/* binding */ reportOf),
/* harmony export */   GO: () => (/* binding */ commandsIn),
/* harmony export */   Hj: () => (/* binding */ LIST_PAUSES),
/* harmony export */   IG: () => (/* binding */ removeComment),
/* harmony export */   IQ: () => (/* binding */ jobOfCommand),
/* harmony export */   JV: () => (/* binding */ rejectedTitle),
/* harmony export */   KD: () => (/* binding */ contentsOf),
/* harmony export */   KM: () => (/* binding */ pullRequestsOfCommit),
/* harmony export */   Kd: () => (/* binding */ pullRequestNumber),
/* harmony export */   Ke: () => (/* binding */ instructionIn),
/* harmony export */   LD: () => (/* binding */ decide),
/* harmony export */   Nk: () => (/* binding */ editIntoAnswer),
/* harmony export */   Q0: () => (/* binding */ recordsIn),
/* harmony export */   S9: () => (/* binding */ PULL),
/* harmony export */   T3: () => (/* binding */ WHY_UNUSABLE),
/* harmony export */   TR: () => (/* binding */ refuse),
/* harmony export */   UN: () => (/* binding */ runsIn),
/* harmony export */   Ur: () => (/* binding */ createOnce),
/* harmony export */   VV: () => (/* binding */ pullRequest),
/* harmony export */   V_: () => (/* binding */ postAnswer),
/* harmony export */   WP: () => (/* binding */ recordedEnd),
/* harmony export */   Zr: () => (/* binding */ persist),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   dF: () => (/* binding */ reactionTo),
/* harmony export */   df: () => (/* binding */ IGNORED_RECORD),
/* harmony export */   ev: () => (/* binding */ RepositoryThreads),
/* harmony export */   fO: () => (/* binding */ Follower),
/* harmony export */   f_: () => (/* binding */ requestOutput),
/* harmony export */   fs: () => (/* binding */ pullRequestCommits),
/* harmony export */   gv: () => (/* binding */ CREATION_LAG_MS),
/* harmony export */   hX: () => (/* binding */ presentJob),
/* harmony export */   ke: () => (/* binding */ jobOutputs),
/* harmony export */   l: () => (/* binding */ repositoryLink),
/* harmony export */   lV: () => (/* binding */ factList),
/* harmony export */   m_: () => (/* binding */ ICON_OF),
/* harmony export */   nN: () => (/* binding */ removeReplaced),
/* harmony export */   r0: () => (/* binding */ isPullRequest),
/* harmony export */   sI: () => (/* binding */ pullRequestFiles),
/* harmony export */   tI: () => (/* binding */ linkOrCode),
/* harmony export */   tp: () => (/* binding */ sourceFacts),
/* harmony export */   v8: () => (/* binding */ beforeOf),
/* harmony export */   wr: () => (/* binding */ statusUnread),
/* harmony export */   x6: () => (/* binding */ locatePullRequest),
/* harmony export */   yC: () => (/* binding */ closeCommand),
/* harmony export */   yd: () => (/* binding */ STOPPED),
/* harmony export */   zG: () => (/* binding */ sleepUnlessStopped)
/* harmony export */ });
/* harmony import */ var _json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1562);
/* harmony import */ var _sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7951);
/* harmony import */ var _url_DXiiDLb3_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3019);
/* harmony import */ var _issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5187);
/* harmony import */ var _command_comments_BRGBpvgu_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4630);
/* harmony import */ var _api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7916);
/* harmony import */ var _all_comments_B31bG04s_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7985);
/* harmony import */ var _comments_8mJVXles_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4746);
/* harmony import */ var _next_steps_CRdC2OL_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6914);
/* harmony import */ var _schema_ChgkACuK_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(183);










// src/github/pull-requests.ts
const PULL = "GET /repos/{owner}/{repo}/pulls/{pull_number}";
const count = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)().check((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* ._nonnegative */ .UI)()));
const sha = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)().check((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* ._regex */ .Fk)(/^[0-9a-f]+$/));
const pullSchema = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	number: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
	state: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* ._enum */ .$8)(["open", "closed"]),
	created_at: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	merged_at: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	draft: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)()),
	commits: count,
	changed_files: count,
	additions: count,
	deletions: count,
	base: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		sha,
		repo: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
			id: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
			full_name: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
			private: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)(), true)
		})
	}),
	head: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ sha })
}), (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ created_at: createdAt, merged_at: mergedAt, changed_files: changedFiles, draft, state, base, head, ...pull }) => ({
	...pull,
	state: mergedAt ? "merged" : state,
	changedFiles,
	draft: draft ?? false,
	base: base.sha,
	head: head.sha,
	/** In ms since 1970. */
	createdAt: createdAt ? Date.parse(createdAt) : void 0,
	/** In ms since 1970; undefined where it is not merged. */
	mergedAt: mergedAt ? Date.parse(mergedAt) : void 0,
	repositoryId: base.repo.id,
	repository: base.repo.full_name,
	isPrivate: base.repo.private
})));
/** Rejects with a GitHubFault; a token that may not read the pull request gets a 403 or 404. */
async function pullRequest(api, id) {
	return (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .read */ .LF)(pullSchema, await api.call(PULL, parametersOf(id)));
}
/** The pull requests that contain a commit; in a fork, also those of the upstream repository. */
function pullRequestsOfCommit(api, commit) {
	return (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .rowsOf */ .RO)(api, "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", { commit_sha: commit }, {
		schema: pullSchema,
		atMost: 100
	});
}
const fileSchema = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	filename: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	previous_filename: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	status: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	/** Lines added and removed. */
	changes: count,
	/** Missing for binary files, and where GitHub finds the changes too large. */
	patch: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
});
/** The changed files, by path. */
function pullRequestFiles(api, id, { atMost = 1e3, ...limits } = {}) {
	return (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .rowsOf */ .RO)(api, `${PULL}/files`, parametersOf(id), {
		schema: fileSchema,
		atMost,
		...limits
	});
}
const commitSchema = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	sha: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	commit: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		message: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
		committer: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ date: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()) }))
	})
}), (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ sha: id, commit: { message, committer } }) => ({
	id,
	date: committer?.date?.slice(0, 10) ?? "",
	message
})));
/** The commits, oldest first; `date` is YYYY-MM-DD. GitHub lists no more than 250. */
function pullRequestCommits(api, id, limits = {}) {
	return (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .rowsOf */ .RO)(api, `${PULL}/commits`, parametersOf(id), {
		schema: commitSchema,
		atMost: 250,
		...limits
	});
}
function parametersOf({ number, ...repository }) {
	return {
		...repository,
		pull_number: number
	};
}
// src/result/markdown.ts
const MAX_INSTRUCTION = 2e4;
/** The instruction to be shown folded; empty without one. */
function instructionBlock(instruction, most = MAX_INSTRUCTION) {
	return instruction === "" ? [] : [(0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .collapsible */ .r0)("Instruction", (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .fence */ .EU)(instruction, most))];
}
/** Joins a comment's paragraphs, with the instruction truncated so that a record still fits. */
function commentWith(paragraphs, instruction, footer) {
	const length = [...paragraphs, footer].join("\n\n").length;
	const remaining = _comments_8mJVXles_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_COMMENT */ .bc - _next_steps_CRdC2OL_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_RECORD */ .ZB - length - 200;
	const block = instructionBlock(instruction, Math.min(MAX_INSTRUCTION, Math.floor(remaining / 2)));
	return [
		...paragraphs,
		...block,
		footer
	].join("\n\n");
}
/** Extracts the instruction from a comment of ours; '' without one. */
function instructionIn(markdown) {
	return /^<details><summary>Instruction<\/summary>\n\n(`{3,}|~{3,})text\n([\s\S]*?)\n\1$/m.exec(markdown)?.[2] ?? "";
}
function sourceFacts({ repository, ref, model } = {}) {
	return {
		Repository: repository && repositoryLink(repository),
		Branch: ref && branchLink(repository, ref),
		Model: model && (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(model)
	};
}
/** A link where the repository is on GitHub. */
function branchLink(repository = "", ref) {
	const url = `${repository}/tree/${ref}`;
	return repository.startsWith("https://github.com/") && isPlain(url) ? (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(url, ref) : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(ref);
}
function repositoryLink(url) {
	const [, name] = /^https:\/\/[^/]+\/(.+)$/.exec(url) ?? [];
	return linkOrCode(url, name);
}
/** A link to a plain HTTPS URL; anything else as code. */
function linkOrCode(url, label) {
	return isPlain(url) ? (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(url, label) : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(url);
}
const isPlain = (url) => (0,_url_DXiiDLb3_js__WEBPACK_IMPORTED_MODULE_9__/* .plainLink */ .VJ)(url, false) !== void 0;
function factList(facts) {
	return Object.entries(facts).flatMap(([name, value]) => value ? [`- **${name}:** ${(0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)([value])}`] : []).join("\n");
}
function factLine(facts) {
	return facts.filter((fact) => fact.length > 0).map(_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6).join(" · ");
}
/** The last line of a comment, in small print. */
function smallPrint(facts, runUrl) {
	const run = runUrl ? [(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(runUrl, "workflow run")] : [];
	return `<sub>${factLine([...facts, run])}</sub>`;
}
function progressComment(progress) {
	const { job, startedAt, checkedAt, waitsUntil } = progress;
	const status = job?.status === void 0 ? [] : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`: ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(job.status)}`;
	const age = startedAt - (job?.createdAt ?? startedAt);
	return commentWith(["### ⏳ Working on it", factLine([
		job === void 0 ? (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Preparing` : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Job ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(job.id)}${status}`,
		(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`started ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .moment */ .n$)(startedAt)}`,
		age < 6e4 ? [] : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`job created ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(age)} earlier`,
		job?.repository === void 0 ? [] : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`repository ${repositoryLink(job.repository)}`,
		job?.ref === void 0 ? [] : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`branch ${branchLink(job.repository, job.ref)}`,
		checkedAt === void 0 ? [] : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`checked ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .moment */ .n$)(checkedAt)}`,
		waitsUntil === void 0 ? [] : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`this run waits until ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .moment */ .n$)(waitsUntil)}`
	])], progress.instruction, smallPrint([], progress.runUrl));
}
/** The comment in the thread of a pull request that a job has opened. */
function announcement({ jobId, job }, { commandName, hasCommand, from }) {
	const requested = from === void 0 ? [] : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`, requested in ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(from)}`;
	const condition = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`This works if a workflow in this repository runs the action for comments, with the same project, API key, and account.`;
	const next = (0,_next_steps_CRdC2OL_js__WEBPACK_IMPORTED_MODULE_7__/* .nextStep */ .sk)(jobId, job?.status, { commandName });
	return [
		(0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`### 📝 Continue this pull request with ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(commandName)}`),
		(0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`This pull request is the result of job ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(jobId)}${requested}.`),
		(0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(next, hasCommand ? [] : condition))
	].join("\n\n");
}
// src/thread/messages.ts
const WHY_UNUSABLE = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`the API key or \`github-token\` was changed, the comment was edited, or two workflows respond in the thread`;
const IGNORED_RECORD = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`A record in this thread was ignored, because ${WHY_UNUSABLE}.`;
/** A warning about the thread. */
function threadWarning(warning) {
	switch (warning.type) {
		case "not-edited": return {
			title: "Could not update the progress comment",
			happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${(0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .refused */ .ar)(warning.fault, "the edit")} The run continues.`
		};
		case "job-not-recorded": return {
			title: "Could not save the job ID in the thread",
			happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The job is running, but no comment contains its ID, so a re-run sends nothing.`,
			next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Save the job ID from this log. To continue the job, comment with \`--job ID\`.`
		};
		case "not-posted": return {
			title: "Could not post the result",
			happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${(0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .refused */ .ar)(warning.fault, "the comment")} See the job summary or the outputs for the result.`,
			next: (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .howToPermit */ .r2)(warning.fault)
		};
		case "not-removed": return {
			title: "Could not delete the progress comment",
			happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${(0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .refused */ .ar)(warning.fault, "the request")} You can delete comment ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(warning.commentId)} yourself.`,
			topic: "Could not update the progress comment"
		};
		case "unusable": return {
			title: "Record ignored",
			happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${IGNORED_RECORD} Comment IDs: ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(warning.commentIds.join(", "))}.`,
			next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To continue a job from an ignored record, comment with \`--job ID\`.`
		};
	}
}
function blockedTitle({ because, outcome, state }) {
	if (because === "record-refused") return "Could not comment in the thread";
	if (outcome === "failed") return "Could not read the thread";
	if (state !== "unknown") return "Blocked by an earlier command";
	return "It is unclear whether this command arrived";
}
/** Why a run sends nothing because of its thread. */
function whyBlocked({ because, fault }) {
	const response = fault ? (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)` (${(0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .faultText */ .Ij)(fault)})` : [];
	switch (because) {
		case "this-command-unknown":
		case "this-command-silent": return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`An earlier run of this command ended before it was clear whether its request arrived.`;
		case "this-command-unusable": return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The record of this command in the thread cannot be used, because ${WHY_UNUSABLE}.`;
		case "other-command-silent":
		case "other-command-unknown": return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`An earlier command in this thread may have started a job, so it is unclear which job belongs to the thread.`;
		case "record-refused": return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`GitHub rejected the comment of this run${response}.`;
		case "record-not-found": return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`GitHub does not list the comment of this run in the thread${response}.`;
		case "thread-unreadable": return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`GitHub did not return the comments of the thread${response}.`;
	}
}
// src/result/job-end.ts
const FINISHED = {
	create: "Pull request opened",
	message: "The agent finished the follow-up",
	attach: "The agent finished"
};
/** What a run says about a job that has ended. */
function jobEnd({ jobId, prLink, request, job, outcome }, to) {
	const id = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(jobId);
	const next = (0,_next_steps_CRdC2OL_js__WEBPACK_IMPORTED_MODULE_7__/* .nextStep */ .sk)(jobId, job?.status, to);
	switch (outcome) {
		case "pr-opened": {
			const pr = prLink === "" ? "a pull request" : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(prLink);
			const isNew = request === "create";
			return {
				title: FINISHED[request],
				happened: isNew ? (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The agent opened ${pr}.` : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The changes are in ${pr}.`,
				next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Review it like any other pull request.`, next)
			};
		}
		case "no-changes": return {
			title: "The agent finished without a pull request",
			happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Job ${id} is completed. Either nothing was changed, or the service commits directly, without a pull request.`,
			next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`If you expected a change, check ${whereCommitted(job)} for new commits, or describe what to change and where.`, next)
		};
		case "archived": return {
			title: "Job archived",
			happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Job ${id} was archived without a pull request.`,
			next
		};
		default: {
			const pr = prLink === "" ? [] : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)` The job has a pull request: ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(prLink)}.`;
			const where = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The service does not report the reason, but its dashboard may show it.`;
			return {
				title: "The agent failed",
				happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Job ${id} failed with an error that the agent could not recover from.${pr}`,
				next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(where, next)
			};
		}
	}
}
function whereCommitted({ repository, ref } = {}) {
	const where = repository === void 0 ? "the documentation repository" : repositoryLink(repository);
	return ref === void 0 ? (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${where}` : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`branch ${branchLink(repository, ref)} of ${where}`;
}
// src/result/messages.ts
const NOT_STARTED = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`No work was started.`;
/** What a run says about its end; untrusted text of the service comes last. */
function jobMessage(report, to = {}) {
	const message = messageWithoutResponse(report, to);
	const { reason } = report;
	if (!("serviceMessage" in reason)) return message;
	const happened = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(message.happened, (0,_all_comments_B31bG04s_js__WEBPACK_IMPORTED_MODULE_5__/* .serviceResponse */ .ht)(reason.serviceMessage));
	return {
		...message,
		happened
	};
}
function messageWithoutResponse(report, to) {
	const { reason, jobId, request } = report;
	switch (reason.kind) {
		case "job-ended": return jobEnd(report, to);
		case "detached": return detached(report, to);
		case "timed-out": return timedOut(report, reason, to);
		case "stopped": return stopped(report, reason.where, to);
		case "gone": return {
			title: "Job not found",
			happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The service does not know job ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(jobId)} (\`404\` or \`410\`, three times in a row).`,
			next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Check the job ID, \`project-id\`, and \`job-path\`. If they are correct, the job no longer exists: look for its pull request in the repository.`
		};
		case "unreadable": return {
			title: "Could not read the job status",
			happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${statusUnread(jobId, reason)} The job is not affected.`,
			next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)((0,_all_comments_B31bG04s_js__WEBPACK_IMPORTED_MODULE_5__/* .remedy */ .zL)(reason, "retrieve"), (0,_next_steps_CRdC2OL_js__WEBPACK_IMPORTED_MODULE_7__/* .howToWait */ .nF)(jobId, to))
		};
		case "refused":
		case "not-sent":
		case "out-of-time": return notAccepted(report, reason, to);
		case "unclear": return {
			title: "It is unclear whether the request arrived",
			happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The request was sent once. ${reason.happened} ${mayHaveArrived(request)} To avoid charging you twice, the request was not repeated.`,
			next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)((0,_next_steps_CRdC2OL_js__WEBPACK_IMPORTED_MODULE_7__/* .howToFindOut */ .bJ)(request, to), reason.unexpected ? (0,_all_comments_B31bG04s_js__WEBPACK_IMPORTED_MODULE_5__/* .remedy */ .zL)(reason, "create") : [])
		};
		case "no-context": {
			const { trouble } = reason.error;
			return {
				...trouble,
				happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${trouble.happened} Nothing was sent.`
			};
		}
		case "nothing-to-do": return reason.error.trouble;
		case "blocked": return blocked(reason.refusal, to);
	}
}
function statusUnread(jobId, { happened }) {
	return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The status of job ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(jobId)} could not be read. ${happened}`;
}
const mayHaveArrived = (request) => request === "message" ? "The job may have received it." : "It may have started a job.";
const nextAttempt = (retryAt) => (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The next attempt would be at ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .moment */ .n$)(retryAt)}, after the time limit of this run.`;
const DETACHED = {
	create: "Job started",
	message: "Message sent"
};
const RESULT_FOLLOWS = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The result is posted in the thread when your workflow for \`docs-collect.yml\` runs.`;
function detached({ request, jobId }, to) {
	const save = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Save the job ID (output \`job-id\`), because no comment contains it.`;
	return {
		title: DETACHED[request] ?? "Still running",
		happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Job ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(jobId)} is running. This run does not wait for it.`,
		next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(to.unrecorded ? save : RESULT_FOLLOWS, (0,_next_steps_CRdC2OL_js__WEBPACK_IMPORTED_MODULE_7__/* .howToSeeStatus */ .d)(jobId, to))
	};
}
/** `where`: what the run was doing when it was canceled. */
function stopped({ jobId, request }, where, to) {
	if (where === "before-sending") return {
		title: "Canceled before anything was sent",
		happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The run was canceled. ${NOT_STARTED}`,
		next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To send the request, run again.`,
		topic: "Canceled"
	};
	if (where === "sending") return {
		title: "Canceled while sending the request",
		happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The run was canceled before the service responded to the request. ${mayHaveArrived(request)}`,
		next: (0,_next_steps_CRdC2OL_js__WEBPACK_IMPORTED_MODULE_7__/* .howToFindOut */ .bJ)(request, to),
		topic: "Canceled"
	};
	return {
		title: "Canceled, but the job continues",
		happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The run was canceled while it waited for job ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(jobId)}. The job is not affected.`,
		next: (0,_next_steps_CRdC2OL_js__WEBPACK_IMPORTED_MODULE_7__/* .howToWait */ .nF)(jobId, to),
		topic: "Canceled"
	};
}
function timedOut(report, reason, to) {
	const wait = (0,_next_steps_CRdC2OL_js__WEBPACK_IMPORTED_MODULE_7__/* .howToWait */ .nF)(report.jobId, to);
	const isRateLimited = "retryAt" in reason;
	const message = timeoutMessage(report, isRateLimited ? void 0 : reason.input);
	if (!isRateLimited) return {
		...message,
		next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(wait, message.next)
	};
	const limit = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${reason.happened} ${nextAttempt(reason.retryAt)}`;
	return {
		...message,
		happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(message.happened, limit),
		next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(wait, (0,_all_comments_B31bG04s_js__WEBPACK_IMPORTED_MODULE_5__/* .remedy */ .zL)(reason, "retrieve"))
	};
}
/** `input`: the one that limits the wait. */
function timeoutMessage({ jobId, job, durationMs }, input = "timeout-minutes") {
	const id = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(jobId);
	const waited = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(durationMs);
	if (job && (0,_schema_ChgkACuK_js__WEBPACK_IMPORTED_MODULE_8__/* .isTerminal */ .Hd)(job.status)) return {
		title: "Result not confirmed",
		happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The status of job ${id} is ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(job.status)}, but this run stopped waiting after ${waited}, before it was clear whether this is the result of the follow-up or an earlier one.`,
		next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`It can take 90 seconds to confirm the result of a follow-up. To allow this time, increase ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(input)}.`
	};
	return {
		title: "Still running",
		happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`This run stopped waiting for job ${id} after ${waited}. The job is not affected.`,
		next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`If jobs often take this long, increase ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(input)}.`
	};
}
/** What the service has rejected, by the status of its response. */
function rejectedTitle(status) {
	return status === 401 ? "The service rejected the API key" : "The service rejected the request";
}
function notAccepted({ request }, reason, to) {
	const { kind, status, happened } = reason;
	const isOutOfTime = kind === "out-of-time";
	const failed = kind === "not-sent" ? (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`All ${reason.tries} attempts failed. ${happened}` : happened;
	const next = request === "message" && (status === 404 || status === 410) ? (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Check the job ID and \`project-id\`. To start a new job instead, ${(0,_next_steps_CRdC2OL_js__WEBPACK_IMPORTED_MODULE_7__/* .howToStartNew */ .MU)(to)}.` : (0,_all_comments_B31bG04s_js__WEBPACK_IMPORTED_MODULE_5__/* .remedy */ .zL)(reason, "create");
	return {
		...headingOf(reason),
		happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(failed, isOutOfTime ? nextAttempt(reason.retryAt) : [], NOT_STARTED),
		next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(next, isOutOfTime ? (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Or increase \`timeout-minutes\`.` : [])
	};
}
function headingOf(reason) {
	const { kind, status } = reason;
	if (status === void 0) return { title: "Could not reach the service" };
	if (status !== 429) return { title: rejectedTitle(status) };
	return {
		title: `Rate limited${kind === "out-of-time" ? ` until ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .moment */ .n$)(reason.retryAt)}` : ""}`,
		topic: "Rate limited"
	};
}
function blocked(refusal, to) {
	const { because, kind, fault, outcome } = refusal;
	const next = outcome === "failed" ? (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Wait a minute, then run again.` : (0,_next_steps_CRdC2OL_js__WEBPACK_IMPORTED_MODULE_7__/* .howToFindOut */ .bJ)(kind, to);
	const withoutComment = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To run without a comment, set \`comment: never\`. A re-run then starts a new job.`;
	return {
		title: blockedTitle(refusal),
		happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${whyBlocked(refusal)} Nothing was sent, so that you are not charged twice.`,
		next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(fault ? (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .faultRemedy */ .zq)(fault) : next, because === "record-refused" ? withoutComment : [])
	};
}
// src/result/pull-request.ts
/** Why the output `pr-link` is empty although the service returned a URL. */
function linkIgnored(url) {
	return {
		title: "Pull request URL ignored",
		happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The service returned ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(url)} as the URL of the pull request. It is not a plain HTTPS URL of at most ${_url_DXiiDLb3_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_LINK */ .yb} characters that are safe in a shell and in Markdown, so \`pr-link\` is empty.`
	};
}
/** The pull request's number where the URL shows one, as the usual hosts write it; else ''. */
function pullRequestNumber(link) {
	return /\/(?:pull|pulls|pull-requests|pullrequest|merge_requests)\/(\d{1,15})(?:[/?#]|$)/.exec(link)?.[1] ?? "";
}
/** Where a pull request is; undefined for a URL that is no pull request on this GitHub server. */
function locatePullRequest(prLink, { serverUrl, repository }) {
	const root = `${serverUrl}/`;
	if (!prLink.toLowerCase().startsWith(root.toLowerCase())) return void 0;
	const [, owner, repo, number] = /^([\w-]{1,100})\/(?!\.{1,2}\/)([\w.-]{1,100})\/pull\/(\d{1,15})(?:[/?#]|$)/.exec(prLink.slice(root.length)) ?? [];
	if (owner === void 0 || repo === void 0) return void 0;
	const isSameRepository = `${owner}/${repo}`.toLowerCase() === repository.fullName.toLowerCase();
	return {
		id: {
			owner,
			repo,
			number: Number(number)
		},
		isSameRepository
	};
}
/** Whether a URL is that of the pull request with this number in the run's own repository. */
function isPullRequest(prLink, number, run) {
	const location = locatePullRequest(prLink, run);
	return location?.isSameRepository === true && location.id.number === number;
}
/**
* What a pull request changes, with the paths of ten files at most; undefined if GitHub does not return it. Readers of
* this repository may not see another private one, so its paths are left out.
*/
async function contentsOf({ id, isSameRepository }, api) {
	const [pull, files = []] = await Promise.all([pullRequest(api, id).catch(_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .ignoreFault */ .h0), pullRequestFiles(api, id, { atMost: 10 }).catch(_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .ignoreFault */ .h0)]);
	const mayShowPaths = isSameRepository || pull?.isPrivate === false;
	return pull && {
		...pull,
		files: mayShowPaths ? files.map(({ filename }) => filename) : []
	};
}
/** What the pull request changes; numbers that GitHub did not return are left out. */
function describeContents(contents) {
	const { changedFiles, additions, deletions, draft, files } = contents;
	const isDraft = draft ? (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`It is a draft.` : [];
	if (changedFiles === void 0) return isDraft;
	const lines = additions !== void 0 && deletions !== void 0 ? ` (+${additions} −${deletions})` : "";
	const names = files.flatMap((name, index) => [index === 0 ? ": " : ", ", (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name.slice(0, 200))]);
	const remaining = changedFiles - files.length;
	const others = files.length > 0 && remaining > 0 ? `, and ${remaining} more` : "";
	const changes = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The pull request changes ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(changedFiles, "file")}${lines}${names}${others}.`;
	return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(changes, isDraft);
}
// src/thread/decide.ts
/** The runs that wrote the records, in the order of their positions. */
function runsIn(records) {
	return [...Map.groupBy(records, ({ record: { run, command } }) => JSON.stringify([run.nonce, command])).values()].map((ofRun) => {
		const best = ofRun.reduce((a, b) => b.record.seq > a.record.seq ? b : a);
		const firstId = Math.min(...ofRun.map(({ id }) => id));
		const position = best.record.first ?? firstId;
		return {
			...best,
			position
		};
	}).toSorted((a, b) => a.position - b.position);
}
function hasJob({ state }) {
	return state === "sent" || state === "ended";
}
/** How much an answer with this state tells people: a higher one replaces a lower one. */
function rank(state) {
	return [
		"sending",
		"unsent",
		"unknown",
		"sent",
		"ended"
	].indexOf(state);
}
/** The best answer first; of equals the newer. */
function ranked(answers) {
	return answers.toSorted((a, b) => rank(b.record.state) - rank(a.record.state) || b.id - a.id);
}
function jobOfCommand(runs, command) {
	return ranked(runs.filter(({ record }) => record.command === command).filter(({ record }) => hasJob(record)))[0];
}
function jobOfThread(runs) {
	return runs.findLast(({ record }) => hasJob(record));
}
const UNKNOWN = {
	outcome: "unknown",
	state: "unknown"
};
const BLOCKED = {
	outcome: "unknown",
	state: "unsent"
};
const FAILED = {
	outcome: "failed",
	state: "unsent"
};
/** Why nothing is sent, with the run's outcome and the state in its own record. */
const REFUSALS = {
	"this-command-unknown": UNKNOWN,
	/** Its run stopped while the record was `sending`. */
	"this-command-silent": UNKNOWN,
	"this-command-unusable": UNKNOWN,
	"other-command-silent": BLOCKED,
	"other-command-unknown": BLOCKED,
	/** GitHub permanently rejects the first record. */
	"record-refused": FAILED,
	"record-not-found": FAILED,
	"thread-unreadable": FAILED
};
/** A run whose record stays `sending` for this long has most likely been killed. */
const SILENT_AFTER_MS = 9e4;
/** What a run may do; see 'Deciding' in README.md. A pure function. */
function decide(question) {
	const { target } = question;
	const forThisCommand = decideForThisCommand(question);
	if (forThisCommand !== void 0) return forThisCommand;
	if (target.type === "new") return { type: "create" };
	if (target.type === "job") return {
		type: "message",
		jobId: target.jobId,
		prLink: null
	};
	return decideInThread(question);
}
/** Continues the thread's job, or starts its first one, unless another command prevents that. */
function decideInThread(question) {
	const { own, others, goneJobs } = question;
	const job = jobOfThread(others);
	const isUsable = job !== void 0 && !goneJobs.has(job.record.jobId);
	const newer = others.filter((run) => job === void 0 || run.position > job.position);
	const blocks = ({ record }) => !isUsable || record.kind !== "message";
	const sending = inState(newer, "sending").filter((run) => run.position < own && blocks(run));
	if (isAlive(sending, question)) return { type: "wait" };
	if (sending.length > 0) return refuse("other-command-silent");
	if (inState(newer, "unknown").some(({ record }) => record.kind === "create")) return refuse("other-command-unknown");
	return isUsable ? {
		type: "message",
		jobId: job.record.jobId,
		prLink: job.record.prLink
	} : { type: "create" };
}
/** What other runs of this command have done; undefined: nothing was sent. */
function decideForThisCommand(question) {
	const { command, own, others, unusable, at } = question;
	const withJob = jobOfCommand(others, command);
	if (withJob !== void 0) {
		const record = {
			...withJob.record,
			first: withJob.position
		};
		return {
			type: "attach",
			record,
			sentAgoMs: Math.max(0, at - record.time)
		};
	}
	const runs = others.filter(({ record }) => record.command === command);
	const unknown = inState(runs, "unknown").at(-1);
	if (unknown !== void 0) return refuse("this-command-unknown", { run: unknown });
	if (unusable.some((record) => record.command === command)) return refuse("this-command-unusable");
	const older = inState(runs, "sending").filter((run) => run.position < own);
	if (isAlive(older, question)) return { type: "wait" };
	const silent = older.at(-1);
	return silent && refuse("this-command-silent", { run: silent });
}
function inState(runs, state) {
	return runs.filter(({ record }) => record.state === state);
}
function isAlive(sending, { at, isPastDeadline }) {
	return !isPastDeadline && sending.some((run) => at - run.updatedAt < SILENT_AFTER_MS);
}
/** `run`: the one whose request is unclear; our record takes over its kind, position, and job. `fault`: the reason. */
function refuse(because, { run, fault } = {}) {
	const kind = run?.record.kind ?? "";
	const first = run?.position ?? null;
	const jobId = run?.record.jobId ?? "";
	return {
		type: "refuse",
		because,
		...REFUSALS[because],
		kind,
		jobId,
		first,
		fault
	};
}
// src/result/report.ts
const NOT_SENT = {
	outcome: "failed",
	state: "unsent"
};
const UNCLEAR = {
	outcome: "unknown",
	state: "unknown"
};
const LOST = {
	outcome: "unknown",
	state: "sent"
};
const ENDS = {
	detached: {
		outcome: "detached",
		state: "sent"
	},
	"timed-out": {
		outcome: "timed-out",
		state: "sent"
	},
	"before-sending": {
		outcome: "cancelled",
		state: "unsent"
	},
	sending: UNCLEAR,
	waiting: {
		outcome: "cancelled",
		state: "sent"
	},
	unclear: UNCLEAR,
	gone: LOST,
	unreadable: LOST,
	refused: NOT_SENT,
	"not-sent": NOT_SENT,
	"out-of-time": NOT_SENT,
	"no-context": NOT_SENT,
	"nothing-to-do": {
		outcome: "skipped",
		state: "unsent"
	}
};
function endOf(reason, job) {
	if (reason.kind === "job-ended") return {
		outcome: outcomeOf(job),
		state: "ended"
	};
	if (reason.kind === "blocked") {
		const { outcome, state } = reason.refusal;
		return {
			outcome,
			state
		};
	}
	return ENDS[reason.kind === "stopped" ? reason.where : reason.kind];
}
function outcomeOf(job) {
	if (job?.status === "failed") return "failed";
	if (job && (0,_schema_ChgkACuK_js__WEBPACK_IMPORTED_MODULE_8__/* .returnedLink */ .a7)(job) !== null) return "pr-opened";
	return job?.status === "archived" ? "archived" : "no-changes";
}
/** Adds what follows from the job, and from the reason why the run ended. */
function reportOf(report) {
	const { reason, job } = report;
	const end = endOf(reason, job);
	const mustFail = !hasJob(end) && end.outcome !== "skipped" || end.outcome === "cancelled";
	return {
		...report,
		...end,
		mustFail,
		prLink: job?.prLink ?? ""
	};
}
/** How much the clocks of the runner, the service, and GitHub may differ. */
const CLOCK_TOLERANCE_MS = 6e4;
/** A time before which nobody can have reviewed the job's work. A run that waits for a job may start later than the job. */
function workedSince({ startedAt, job }) {
	return Math.min(startedAt, job?.createdAt ?? startedAt) - CLOCK_TOLERANCE_MS;
}
/** The reaction to the command; whatever is no result of the job may need attention. */
function reactionTo({ reason, outcome }) {
	return reason.kind === "job-ended" && outcome !== "failed" ? "rocket" : "confused";
}
/** What the record of an answer keeps of the job; `status`: null where its end is not known. */
function recordedEnd({ reason, job, prLink }) {
	const status = reason.kind === "job-ended" && job ? job.status : null;
	return {
		prLink: prLink || null,
		status
	};
}
// src/thread/writes.ts
/** A list may lag behind a write, in ms. */
const LIST_PAUSES = [
	0,
	1e3,
	2e3,
	4e3
];
/** In ms, where GitHub asks for no pause of its own. */
const RETRY_PAUSES = [
	5e3,
	15e3,
	3e4,
	3e4
];
const RETRY_MS = 12e4;
/** Makes a call as `retry` says, but not again after a signal; rejects with the last fault. */
async function persist(write, thread, retry = "persist") {
	const until = thread.clock.now() + RETRY_MS;
	for (let tries = 0;; tries += 1) try {
		return await write();
	} catch (error) {
		const fault = (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .asFault */ .Ps)(error);
		const ms = fault.retryAfterMs ?? RETRY_PAUSES[tries] ?? 0;
		const mayHelp = fault.rateLimited || (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .mayHaveHappened */ .dk)(fault);
		const isTooLate = thread.clock.now() + ms > until;
		const isLast = retry === "once" || tries >= RETRY_PAUSES.length || isTooLate;
		if (!mayHelp || isLast) throw fault;
		if (!await sleepUnlessStopped(ms, thread)) throw fault;
	}
}
/** Creates a comment with a record as `persist` does; one whose answer was lost is looked for, not written twice. */
function createOnce(markdown, record, { reader, comments, signing, ...thread }, retry) {
	const isSame = (other) => (0,_next_steps_CRdC2OL_js__WEBPACK_IMPORTED_MODULE_7__/* .isSameRun */ .Mf)(other, record) && other.seq === record.seq;
	let isRetry = false;
	const write = async () => {
		const earlier = isRetry && (await reader.read()).records.find((other) => isSame(other.record));
		isRetry = true;
		return earlier || comments.create((0,_next_steps_CRdC2OL_js__WEBPACK_IMPORTED_MODULE_7__/* .withRecord */ .q8)(markdown, record, signing));
	};
	return persist(write, thread, retry);
}
/** Whether GitHub does not return a comment; any other fault leaves open whether it exists. */
async function isMissing(id, { comments }) {
	const fault = await comments.get(id).then(() => void 0, _api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .asFault */ .Ps);
	return fault !== void 0 && (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .isGone */ .ST)(fault);
}
async function removeComment(id, { comments, warn }) {
	await comments.remove(id).catch((error) => {
		const fault = (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .asFault */ .Ps)(error);
		if (!(0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .isGone */ .ST)(fault)) warn({
			type: "not-removed",
			commentId: id,
			fault
		});
	});
}
/** A sleep that an aborted signal ends early: false then. */
async function sleepUnlessStopped(ms, { clock, signal }) {
	if (ms > 0 && !signal.aborted) await clock.sleep(ms, signal).catch(() => {});
	return !signal.aborted;
}
// src/thread/answer.ts
/**
* Posts a command's result as a new comment, unless the thread holds a better one, and removes what it replaces.
* Faults of GitHub become warnings: they never change a job's outcome.
*/
async function postAnswer(answer, thread) {
	const { record, body, progressId, atOnce } = answer;
	const better = atOnce ? void 0 : await betterThan(record, thread);
	if (better) return {
		how: "existing",
		url: await removeReplaced(better, thread, answer)
	};
	const created = await createOnce(body, record, thread).catch((error) => {
		thread.warn({
			type: "not-posted",
			fault: (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .asFault */ .Ps)(error)
		});
	});
	if (created && progressId !== void 0) thread.onResultPosted();
	const posted = created ?? await editIntoAnswer(answer, thread);
	if (posted === void 0) return {
		how: "none",
		url: void 0
	};
	const url = await removeReplaced({
		...posted,
		record
	}, thread, answer);
	return {
		how: created ? "new" : "edited",
		url
	};
}
/** The progress comment becomes the answer, where a signal ends the run or no new comment can be posted. */
async function editIntoAnswer({ progressId, body, record }, thread) {
	if (progressId === void 0) return void 0;
	const text = (0,_next_steps_CRdC2OL_js__WEBPACK_IMPORTED_MODULE_7__/* .withRecord */ .q8)(body, record, thread.signing);
	return thread.comments.update(progressId, text).catch((error) => {
		thread.warn({
			type: "not-posted",
			fault: (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .asFault */ .Ps)(error)
		});
	});
}
/** Another run's record of this command that tells more than ours, such as `sent` by a run that still waits for its job. */
async function betterThan(ours, thread) {
	const better = (await thread.reader.read().catch(_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .ignoreFault */ .h0))?.records.filter(({ record: { command, run, state } }) => command === ours.command && run.nonce !== ours.run.nonce && (state === "ended" || rank(state) > rank(ours.state)));
	return (await bestThatExists(better ?? [], thread)).best;
}
/**
* Lists may contain deleted comments, so all but `postedId`, which exists, are requested. `missing`: those that
* GitHub does not return, although they may only be too new for the server that responds.
*/
async function bestThatExists(answers, thread, postedId) {
	const missing = /* @__PURE__ */ new Set();
	for (const best of ranked(answers)) {
		if (best.id === postedId) return {
			best,
			missing
		};
		if (!await isMissing(best.id, thread)) return {
			best,
			missing
		};
		missing.add(best.id);
	}
	return {
		best: void 0,
		missing
	};
}
/**
* Removes what the answer in the comment `posted` replaces: lesser answers, progress comments of the run that gave the
* answer `ours`, and after `ended` of every run; only those that the account of `posted` wrote. The reading must show
* `posted`: of two runs that post simultaneously, at least one then sees the other's. Returns the URL of what stays.
*/
async function removeReplaced(posted, thread, { record: ours, progressId } = posted) {
	const ownProgressId = progressId === posted.id ? void 0 : progressId;
	const reading = recordsWith(posted.id, thread);
	const removal = ownProgressId === void 0 ? void 0 : removeComment(ownProgressId, thread);
	const [records] = await Promise.all([reading, removal]);
	const others = records.filter(({ id, author, record }) => record.command === ours.command && author?.id === posted.author?.id && id !== posted.id && id !== ownProgressId);
	const { best: keep = posted, missing } = await bestThatExists([posted, ...others.filter(({ record }) => record.answer)], thread, posted.id);
	for (const { id, record } of [...others, posted]) {
		if (missing.has(id)) continue;
		const isOurs = record.run.nonce === ours.run.nonce;
		const isLesser = rank(record.state) <= rank(keep.record.state);
		const isOver = keep.record.state === "ended";
		if ((record.answer ? isLesser : isOurs || isOver) && id !== keep.id) await removeComment(id, thread);
	}
	return keep.url;
}
async function recordsWith(id, thread) {
	let records = [];
	for (const ms of LIST_PAUSES) {
		if (ms > 0 && !await sleepUnlessStopped(ms, thread)) break;
		records = (await thread.reader.read().catch(_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .ignoreFault */ .h0))?.records ?? records;
		if (records.some((record) => record.id === id)) break;
	}
	return records;
}
/**
* Announces once in a pull request's thread that a job opened it; returns the comment's URL, or rejects. `time`: no later
* than the job's work, so that its reviews are new to it.
*/
async function announce({ body, ...job }, thread) {
	const isAnnouncement = ({ record }) => hasJob(record) && record.jobId === job.jobId;
	const { records } = await thread.reader.read(thread);
	const earlier = records.find(isAnnouncement);
	if (earlier !== void 0) return earlier.url;
	const end = {
		state: "ended",
		kind: "create",
		answer: true,
		first: null,
		before: null,
		seq: 1
	};
	const ours = await createOnce(body, {
		...job,
		...end
	}, thread);
	const first = (await recordsWith(ours.id, thread)).find(isAnnouncement);
	if (first === void 0 || first.id >= ours.id) return ours.url;
	await removeComment(ours.id, thread);
	return first.url;
}
/** Each command's best record, and whether a killed run's comments are left beside its end. */
function commandsIn(records) {
	return [...Map.groupBy(records, ({ record }) => record.command).values()].map((all) => {
		const best = ranked(runsIn(all))[0];
		const isOther = ({ id, author }) => id !== best.id && author?.id === best.author?.id;
		return {
			best,
			hasLeftovers: best.record.state === "ended" && all.some(isOther)
		};
	});
}
/** Answers a command for a run that did not; `sent`: the job is not followed any longer. A collector is a run, too. */
function closeCommand({ record, id }, { body, ...end }, thread) {
	const first = record.first ?? id;
	const givenUp = end.state === "sent" || void 0;
	return postAnswer({
		record: {
			...record,
			...end,
			answer: true,
			seq: record.seq + 1,
			first,
			givenUp
		},
		body
	}, thread);
}
// src/thread/read.ts
function openThread(thread) {
	return {
		...thread,
		reader: new ThreadReader(thread)
	};
}
/** Clocks of GitHub's servers may differ a little, and a list may lag behind. */
const OVERLAP_MS = 6e4;
var ThreadReader = class {
	#thread;
	#hasWarned = false;
	/** Where there are several pages. */
	#cached;
	#since;
	constructor(thread) {
		this.#thread = thread;
	}
	/** Rejects with a `GitHubFault`, or with a signal's reason. */
	async read(limits = {}) {
		const { account, signing, warn } = this.#thread;
		const isOwn = await account.matcher();
		const { comments, at } = await this.#comments(limits);
		const lists = recordsIn(comments, signing, isOwn);
		const commentIds = lists.unusable.map(({ id }) => id);
		if (commentIds.length > 0 && !this.#hasWarned) {
			this.#hasWarned = true;
			warn({
				type: "unusable",
				commentIds
			});
		}
		return {
			...lists,
			at
		};
	}
	/**
	* From now on, reads only changes if the thread has several pages, after a reading that is no older than `time`.
	* Deletions are then not noticed: before relying on a comment, request it.
	*/
	readChangesSince(time) {
		if (this.#cached !== void 0) this.#since ??= time - OVERLAP_MS;
	}
	async #comments(limits) {
		const { comments } = this.#thread;
		if (this.#cached !== void 0 && this.#since !== void 0) {
			const changed = await comments.list(1, this.#since);
			if (changed.lastPage === void 0) {
				for (const comment of changed.comments) this.#cached.set(comment.id, comment);
				return {
					comments: [...this.#cached.values()],
					at: comments.now()
				};
			}
		}
		const all = await (0,_all_comments_B31bG04s_js__WEBPACK_IMPORTED_MODULE_5__/* .allComments */ .Kn)(comments, limits);
		if (all.pages > 1) this.#cached = new Map(all.comments.map((comment) => [comment.id, comment]));
		return all;
	}
};
/** The records in comments: those that count, and those that only look like it. */
function recordsIn(comments, signing, isOwn) {
	const records = [];
	const unverified = [];
	const byOthers = [];
	for (const comment of comments.toSorted((a, b) => a.id - b.id)) {
		const { id, body, url, updatedAt, author } = comment;
		const line = (0,_next_steps_CRdC2OL_js__WEBPACK_IMPORTED_MODULE_7__/* .readRecord */ .aE)(body, signing);
		const isOurs = isOwn(comment);
		if (line?.record && isOurs) records.push({
			id,
			url,
			updatedAt,
			author,
			record: line.record
		});
		else if (line?.record) byOthers.push({
			id,
			record: line.record
		});
		else if (line && isOurs) unverified.push({
			id,
			command: line.command
		});
	}
	const runs = new Set(records.map(({ record }) => record.run.nonce));
	const isAnswer = ({ record: { state } }) => state !== "sending" && state !== "unsent";
	const answered = new Set(records.filter(isAnswer).map(({ record }) => record.command));
	const foreign = byOthers.filter(({ record }) => !runs.has(record.run.nonce) && !answered.has(record.command));
	return {
		records,
		unusable: [...unverified, ...foreign.map(({ id, record }) => ({
			id,
			command: record.command
		}))].toSorted((a, b) => a.id - b.id)
	};
}
// src/job/repository-threads.ts
/** The threads of the repository, as one run reads and writes them. */
var RepositoryThreads = class {
	account;
	/** Notes for the result about warnings. */
	notes = /* @__PURE__ */ new Set();
	api;
	session;
	/** What a run in mode `collect` may fail to write many times, for one reason. */
	rejected = /* @__PURE__ */ new Set();
	constructor(api, session) {
		this.api = api;
		this.session = session;
		this.account = new _all_comments_B31bG04s_js__WEBPACK_IMPORTED_MODULE_5__/* .OwnAccount */ .av(session.inputs["github-token"] ?? "", (0,_comments_8mJVXles_js__WEBPACK_IMPORTED_MODULE_6__/* .threadComments */ .fo)(api, 0));
	}
	signingIn(issue, repository = this.session.run.repository.id) {
		const { inputs, run } = this.session;
		const { "api-key": apiKey, "project-id": project } = inputs;
		const isForeign = repository !== run.repository.id;
		return (0,_next_steps_CRdC2OL_js__WEBPACK_IMPORTED_MODULE_7__/* .signingKey */ .NR)({
			apiKey,
			project,
			repository,
			issue,
			isForeign
		});
	}
	/** A thread of this repository, or of another one that `api` is for. */
	open(issue, api = this.api, repository) {
		const { clock, signal, publisher } = this.session;
		return openThread({
			clock,
			signal,
			account: this.account,
			comments: (0,_comments_8mJVXles_js__WEBPACK_IMPORTED_MODULE_6__/* .threadComments */ .fo)(api, issue),
			signing: this.signingIn(issue, repository),
			warn: (warning) => this.warn(warning),
			onProgressComment: (commentId) => publisher.state("progress-comment", String(commentId)),
			onResultPosted: () => publisher.state("result-posted", "true")
		});
	}
	/** What an issue's thread holds, and the record of its job. Rejects with a GitHubFault. */
	async read(issue) {
		const state = await this.open(issue).reader.read();
		return {
			state,
			job: jobOfThread(runsIn(state.records))?.record
		};
	}
	warn(warning) {
		if ("commentIds" in warning) this.notes.add(IGNORED_RECORD);
		this.session.publisher.warn(threadWarning(warning));
	}
	/** How a job's pull request ended; undefined while it is open. If GitHub does not say, it counts as open. */
	async endOfPullRequest(prLink) {
		const location = locatePullRequest(prLink, this.session.run);
		if (location === void 0) return void 0;
		try {
			const { state } = await pullRequest(this.api, location.id);
			return state === "open" ? void 0 : state;
		} catch (error) {
			this.warnUnread(location.id, (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .asFault */ .Ps)(error));
			return;
		}
	}
	warnUnread({ owner, repo, number }, fault) {
		const pull = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${owner}/${repo}#${number}`);
		const happened = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Whether pull request ${pull} is open could not be checked (${(0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .faultText */ .Ij)(fault)}), so it was treated as open. After it is merged or closed, its job is still continued.`;
		const remedy = (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .isPermanent */ .lE)(fault) ? (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Set \`github-token\` to a token that can read pull requests in ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${owner}/${repo}`)}.` : [];
		this.notes.add((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(happened, remedy));
		this.session.publisher.warn({
			title: "Could not check the pull request",
			happened,
			next: remedy
		});
	}
	/** Adds a reaction. Never rejects; a run warns once. */
	async react(command, content) {
		await (0,_command_comments_BRGBpvgu_js__WEBPACK_IMPORTED_MODULE_3__/* .react */ .wv)(command, content, this.api).catch((error) => {
			this.warnOnce((0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .asFault */ .Ps)(error), "the reaction");
		});
	}
	/** Replies to an inline comment with a link to its command’s result. Never rejects; a run warns once. */
	async linkResult(report, command, issue, url = "") {
		if (url === "") return;
		const body = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${jobMessage(report).title}: ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(url)}`);
		await (0,_command_comments_BRGBpvgu_js__WEBPACK_IMPORTED_MODULE_3__/* .replyInline */ ._P)(command, issue, body, this.api).catch((error) => {
			this.warnOnce((0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .asFault */ .Ps)(error), "the reply to the inline comment");
		});
	}
	warnOnce(fault, what) {
		if (this.rejected.has(what)) return;
		this.rejected.add(what);
		this.session.publisher.warn({
			title: "Could not react to the command",
			happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${(0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .refused */ .ar)(fault, what)} The result is not affected.`,
			next: (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .howToPermit */ .r2)(fault)
		});
	}
	/**
	* Announces a job once in its pull request's thread, so that a command there continues the job. Returns the comment's
	* URL; '' if that thread is `issue`, which has the result, or if it cannot be written.
	*/
	async announce(report, commandId, issue) {
		const { inputs, run, publisher, signal } = this.session;
		const { jobId, job, prLink, pull } = report;
		const location = locatePullRequest(prLink, run);
		if (location === void 0) return "";
		const { id, isSameRepository } = location;
		if (isSameRepository && id.number === issue) return "";
		const source = issue === void 0 ? run.url : `${run.serverUrl}/${run.repository.fullName}/issues/${issue}`;
		const from = isSameRepository ? source : void 0;
		const hasCommand = isSameRepository && (0,_command_comments_BRGBpvgu_js__WEBPACK_IMPORTED_MODULE_3__/* .isFromComment */ .mT)(commandId);
		const audience = {
			commandName: inputs.command,
			hasCommand,
			from
		};
		const body = publisher.redact(announcement(report, audience));
		try {
			const thread = isSameRepository ? this.open(id.number) : await this.openElsewhere(id, pull);
			return await announce({
				command: thread.signing.commandId(commandId),
				jobId,
				prLink,
				status: job?.status ?? null,
				run,
				time: workedSince(report),
				body
			}, thread);
		} catch (error) {
			if (signal.aborted) return "";
			const fault = (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .asFault */ .Ps)(error);
			const happened = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Could not comment on ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(prLink)} (${(0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .faultText */ .Ij)(fault)}). A command there starts a new job instead of continuing this one.`;
			if (isSameRepository && issue !== void 0) publisher.warn({
				title: "Could not comment on the pull request",
				happened,
				next: (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_4__/* .howToPermit */ .r2)(fault)
			});
			else publisher.info(happened);
			return "";
		}
	}
	/** The thread of a pull request in another repository; its records are signed with that repository's ID. */
	async openElsewhere({ owner, repo, number }, pull) {
		const { call, now } = this.api;
		const api = {
			now,
			call: (route, parameters) => call(route, {
				owner,
				repo,
				...parameters
			})
		};
		const { repositoryId } = pull ?? await pullRequest(api, { number });
		return this.open(number, api, repositoryId);
	}
};
// src/job/end-detector.ts
/** A pull request may appear shortly after `completed`: the job is read three more times, over 15 s. */
const LINK_READS = 3;
/** After a message, an end that may be an earlier one counts after 60 s and three equal responses. */
const UNCONFIRMED_MS = 6e4;
const EQUAL_RESPONSES = 3;
const SHORT_PAUSE_MS = 5e3;
/** Detects a job's end: after a message a stale status may still show the previous end, and the pull request may be late. */
var EndDetector = class {
	/** The job was still active when the message arrived: its end may be an earlier message's. */
	wasActiveBefore;
	message;
	hasBeenActive = false;
	equalResponses = 0;
	lastResponse = "";
	linkReads = 0;
	constructor(message) {
		this.message = message;
		this.wasActiveBefore = Boolean(message?.before && !(0,_schema_ChgkACuK_js__WEBPACK_IMPORTED_MODULE_8__/* .isTerminal */ .Hd)(message.before.status));
	}
	/** Evaluates one response; `atDeadline`: the job has ended, and only its pull request may be missing. */
	observe(job, at) {
		const { status } = job;
		const link = (0,_schema_ChgkACuK_js__WEBPACK_IMPORTED_MODULE_8__/* .returnedLink */ .a7)(job);
		if (!(0,_schema_ChgkACuK_js__WEBPACK_IMPORTED_MODULE_8__/* .isTerminal */ .Hd)(status)) {
			this.hasBeenActive = true;
			this.equalResponses = 0;
			this.linkReads = 0;
			return { kind: "again" };
		}
		if (this.message && !this.isConfirmed(link, this.message)) {
			if (at - this.message.answeredAt < UNCONFIRMED_MS) return { kind: "again" };
			const response = JSON.stringify([status, link]);
			this.equalResponses = response === this.lastResponse ? this.equalResponses + 1 : 1;
			this.lastResponse = response;
			if (this.equalResponses < EQUAL_RESPONSES) return {
				kind: "again",
				inMs: SHORT_PAUSE_MS
			};
		}
		if (status === "completed" && link === null && this.linkReads++ < LINK_READS) return {
			kind: "again",
			inMs: SHORT_PAUSE_MS,
			atDeadline: "job-ended"
		};
		return {
			kind: "done",
			value: "job-ended"
		};
	}
	/**
	* Whether the end is that of this message: the job has been active since, or its pull request has changed. Neither proves
	* that if the job was active before the message; nor does a pull request that an earlier end may have lacked so far.
	*/
	isConfirmed(link, { before }) {
		if (before === null || this.wasActiveBefore) return false;
		const mayBeLate = before.status === "completed" && before.prLink === null;
		return this.hasBeenActive || link !== before.prLink && !mayBeLate;
	}
};
// src/result/outputs.ts
const REQUESTS = {
	create: "created",
	message: "messaged",
	attach: "attached"
};
/** The output `request` of a run whose request was accepted. */
function requestOutput(request) {
	return REQUESTS[request];
}
/** The outputs of a job run. Only values whose form was checked are written: later steps use them as they are. */
function jobOutputs(report) {
	const { title } = jobMessage(report);
	const prLink = currentLink(report);
	return (0,_issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_2__/* .outputs */ .V4)({
		"pr-link": prLink,
		"pr-number": pullRequestNumber(prLink),
		"changed-files": String(report.pull?.changedFiles ?? ""),
		additions: String(report.pull?.additions ?? ""),
		deletions: String(report.pull?.deletions ?? ""),
		"job-id": (0,_url_DXiiDLb3_js__WEBPACK_IMPORTED_MODULE_9__/* .isSegment */ .wk)(report.jobId) ? report.jobId : "",
		status: (0,_schema_ChgkACuK_js__WEBPACK_IMPORTED_MODULE_8__/* .knownStatus */ .uD)(report.job?.status ?? report.earlier?.status),
		outcome: report.outcome,
		request: hasJob(report) ? requestOutput(report.request) : "",
		headline: report.prLink === "" ? title : `${title}: ${report.prLink}`
	});
}
/** The job's pull request; until a follow-up has ended, and if it was not accepted, that of before. */
function currentLink({ reason, job, prLink, earlier }) {
	const linkBefore = reason.kind === "job-ended" || job?.unusableLink !== void 0 ? "" : earlier?.prLink ?? "";
	return prLink || linkBefore;
}
// src/result/presentation.ts
const ICON_OF = {
	"pr-opened": "done",
	"timed-out": "running",
	detached: "running",
	cancelled: "stopped",
	unknown: "unclear",
	failed: "failed"
};
/** The end of a job run for its readers. `failing`: the step fails. */
function presentJob(report, reader) {
	const { failing = false, runUrl, help } = reader;
	const { job, jobId, prLink, durationMs, pull, instruction } = report;
	const message = jobMessage(report, reader);
	const trouble = asTrouble(message);
	const warning = job?.unusableLink ? linkIgnored(job.unusableLink) : void 0;
	const notes = jobNotes(report, reader.continues);
	const observations = warning ? [`⚠️ ${(0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)(warning.happened)}`] : [];
	if (pull) observations.push((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)(describeContents(pull)));
	const icon = iconOf(report, failing);
	const markdownOf = (said) => (0,_issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_2__/* .messageMarkdown */ .zv)(failing ? asTrouble(said) : said, icon, help, observations.join("\n\n"));
	const details = [
		factList({
			"Pull request": prLink && (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(prLink),
			Job: jobId && (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(jobId),
			...sourceFacts(job),
			Duration: hasJob(report) ? (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(durationMs) : void 0
		}),
		...notes.map(_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6),
		...instructionBlock(instruction)
	];
	const footer = smallPrint([
		jobId === "" ? [] : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Job ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(jobId)}`,
		hasJob(report) ? [(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(durationMs)] : [],
		job?.model === void 0 ? [] : [(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(job.model)]
	], runUrl);
	const level = failing ? "error" : levelOf(report);
	const annotation = level === "notice" ? {
		...message,
		level
	} : {
		...trouble,
		level
	};
	return {
		outputs: jobOutputs(report),
		notes,
		summary: `${[markdownOf(message), ...details].join("\n\n")}\n`,
		annotations: warning ? [{
			...warning,
			level: "warning"
		}, annotation] : [annotation],
		/** Leaves room for a record, from which later commands know the job. */
		comment: (furtherNotes) => {
			return commentWith([markdownOf(jobMessage(report, {
				...reader,
				unrecorded: false
			})), ...[...notes, ...furtherNotes].map(_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)], instruction, footer);
		}
	};
}
function asTrouble(message) {
	return {
		...message,
		topic: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .topicOf */ .FW)(message) ?? "A result fails the step"
	};
}
function iconOf({ outcome, reason }, failing) {
	if (outcome === "failed" && "status" in reason && reason.status === 429) return "limited";
	return ICON_OF[outcome] ?? (failing ? "failed" : "note");
}
/** Of a step that does not fail. */
function levelOf({ outcome }) {
	return outcome === "unknown" ? "warning" : "notice";
}
function jobNotes(report, continues = false) {
	const { replaced, shared, reason, jobId, request, reviewComments } = report;
	const notes = [];
	if (reviewComments !== void 0) notes.push(reviewComments === 0 ? (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Besides the instruction, the request included no new review comments.` : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The request included ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(reviewComments, "review comment")}.`);
	const hasContinued = continues && hasJob(report);
	if (hasContinued && request === "message") notes.push((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`This run continued the job of this thread.`);
	if (hasContinued && request === "create" && !replaced) notes.push((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`There was no job to continue in this thread, so a new one was started.`);
	if (replaced && jobId !== "" && jobId !== replaced.jobId) notes.push((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${replaced.why} A new job was started.`);
	if (shared && reason.kind === "job-ended") notes.push((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The agent was still working on an earlier instruction when this one arrived, so this may be the result of that one.`);
	return notes;
}
// src/poll.ts
const MIN_PAUSE_MS = 5e3;
const MAX_PAUSE_MS = 12e4;
const MAX_SLOWED_MS = 3e5;
/** The last attempt is made this long before the deadline, so that it can still be answered. */
const LAST_ATTEMPT_MS = 2e3;
/** This many consecutive failures, or consecutive 'gone', end polling; a success resets both counts. */
const MAX_FAILURES = 5;
/** Makes attempts, each with a limit in ms, until one is done, or the deadline, a signal or a failure ends polling. */
async function poll(attempt, schedule, deps) {
	const { clock, deadline, signal } = deps;
	const state = new PollState(schedule, deps);
	for (;;) {
		await sleepUntil(state.dueAt, deps);
		if (signal.aborted) return { kind: "stopped" };
		if (clock.now() >= deadline) return state.endWith({ kind: "timed-out" });
		const result = await attempt(deadline - clock.now());
		if (result.kind === "done") return result;
		if (signal.aborted) return { kind: "stopped" };
		const end = result.kind === "again" ? state.afterAnswer(result) : state.afterFailure(result);
		if (end) return state.endWith(end);
	}
}
/** When the next attempt is due, and which results of attempts end polling. */
var PollState = class {
	/** By the monotonic clock. */
	dueAt;
	schedule;
	deps;
	/** When the last attempt is made. */
	lastAt;
	/** The value at the deadline: an end that was observed, but may still be incomplete. */
	valueAtDeadline;
	/** Consecutive failures, and consecutive 'gone' among them. */
	failures = 0;
	gone = 0;
	/** All responses with the status 429. */
	tooManyRequests = 0;
	constructor(schedule, deps) {
		const { observed, answeredAt = deps.clock.now() } = schedule;
		this.schedule = schedule;
		this.deps = deps;
		this.lastAt = deps.deadline - LAST_ATTEMPT_MS;
		this.valueAtDeadline = observed.atDeadline;
		this.dueAt = this.dueAfter(answeredAt, observed);
	}
	/** An end that was already observed takes precedence over a timeout or failure. */
	endWith(end) {
		const value = this.valueAtDeadline;
		return value === void 0 ? end : {
			kind: "done",
			value
		};
	}
	/** Plans the next attempt after an answer without an end; returns 'timed-out' if there is none. */
	afterAnswer({ inMs, atDeadline }) {
		this.failures = 0;
		this.gone = 0;
		this.valueAtDeadline = atDeadline;
		if (this.wasLastAttempt) return { kind: "timed-out" };
		this.dueAt = this.dueAfter(this.deps.clock.now(), { inMs });
	}
	/** Plans the next attempt after a failure; returns the end of polling if there is none. */
	afterFailure(last) {
		const { clock, failed } = this.deps;
		const { retryAfterMs = 0 } = last;
		const now = clock.now();
		this.count(last, now);
		const pause = Math.max(this.pauseMs(), retryAfterMs);
		const end = this.endAfter(last, pause);
		failed(last, end ? void 0 : pause);
		this.dueAt = Math.max(Math.min(now + pause, this.lastAt), now + retryAfterMs);
		return end;
	}
	count(last, now) {
		if (last.status === 429) this.tooManyRequests += 1;
		const { ignoreGoneUntil = 0 } = this.schedule;
		const isGone = last.failure === "gone";
		if (isGone ? now < ignoreGoneUntil : isLimiting(last)) return;
		this.failures += 1;
		this.gone = isGone ? this.gone + 1 : 0;
	}
	endAfter(last, pause) {
		const { clock, deadline } = this.deps;
		if (this.gone >= 3) return { kind: "gone" };
		if (last.failure === "permanent" || this.failures >= MAX_FAILURES) return {
			kind: "unreadable",
			last
		};
		const isTooLate = clock.now() + (last.retryAfterMs ?? 0) >= deadline;
		if (!this.wasLastAttempt && !isTooLate) return void 0;
		const retryAt = clock.wall() + pause;
		return isLimiting(last) ? {
			kind: "timed-out",
			last,
			retryAt
		} : { kind: "timed-out" };
	}
	dueAfter(time, { inMs }) {
		return Math.min(time + (inMs ?? this.pauseMs()), this.lastAt);
	}
	/** Whether the attempt that was just made was the last one: `dueAt` is still its time. */
	get wasLastAttempt() {
		return this.dueAt >= this.lastAt;
	}
	/**
	* A tenth of the time since the request, and up to a tenth more as jitter. Each 429 doubles the pause, even a fixed one, up
	* to 5 minutes.
	*/
	pauseMs() {
		const { clock, random } = this.deps;
		const { requestedAt, intervalMs } = this.schedule;
		const tenth = (clock.now() - requestedAt) / 10;
		const pause = intervalMs ?? Math.min(Math.max(tenth, MIN_PAUSE_MS), MAX_PAUSE_MS) * (1 + random() / 10);
		return Math.max(pause, Math.min(pause * 2 ** this.tooManyRequests, MAX_SLOWED_MS));
	}
};
/** A service that asks for fewer requests is available, so this is never counted as a failure. */
function isLimiting({ status, retryAfterMs }) {
	return status === 429 || retryAfterMs !== void 0;
}
async function sleepUntil(time, { clock, signal, heartbeat }) {
	while (!signal.aborted) {
		const dueMs = heartbeat();
		const remainingMs = time - clock.now();
		if (remainingMs <= 0) return;
		await clock.sleep(Math.min(remainingMs, dueMs), signal).catch(() => {});
	}
}
// src/job/follower.ts
/** Within this time after creation, 404 means 'not yet visible'. */
const CREATION_LAG_MS = 6e4;
/** The record shares a comment with what people read: a longer state before a message counts as not known. */
const MAX_BEFORE_BYTES = 2300;
const STOPPED = {
	kind: "stopped",
	where: "waiting"
};
/** Reads a job until its end is recognized. */
var Follower = class {
	/** Replaced where the end of a message is waited for. */
	detector = new EndDetector();
	deps;
	onJob;
	/** `onJob`: called with every state of the job; `isEnd`: it is the last one. */
	constructor(deps, onJob) {
		this.deps = deps;
		this.onJob = onJob;
	}
	/** One reading, without a repetition; undefined if it fails. */
	async read(jobId) {
		const { service, log, clock, signal, deadline } = this.deps;
		const reading = await service.retrieve(jobId, deadline - clock.now(), signal);
		if (reading.kind === "value") return reading.value;
		if (!signal.aborted) log.readFailed(reading);
	}
	/** What the answer to the request shows of the job. */
	async observeAnswer(job, isCreate) {
		const { inputs, clock } = this.deps;
		const { status } = job;
		if (status === void 0) return { kind: "again" };
		const observed = {
			...job,
			status
		};
		const observation = isCreate ? this.detector.observe(observed, clock.now()) : { kind: "again" };
		await this.onJob(observed, !inputs.wait || observation.kind === "done");
		return observation;
	}
	/** Polls the job until it has ended, or as long as the run may wait. */
	async wait(jobId, schedule) {
		const { log, inputs, clock, random, signal, deadline } = this.deps;
		const interval = inputs["poll-interval"];
		const end = await poll((limitMs) => this.look(jobId, limitMs), {
			...schedule,
			intervalMs: interval && interval * 1e3
		}, {
			clock,
			random,
			signal,
			deadline,
			heartbeat: () => log.heartbeat(),
			failed: (failure, pauseMs) => log.readFailed(failure, pauseMs)
		});
		if (end.kind === "done") return { kind: end.value };
		if (end.kind === "stopped") return STOPPED;
		if (!("last" in end)) return end;
		const { last, ...why } = end;
		return {
			...last,
			...why
		};
	}
	/** One poll. A run that does not wait ends with its first one. */
	async look(jobId, limitMs) {
		const { service, clock, signal, inputs } = this.deps;
		const reading = await service.retrieve(jobId, limitMs, signal);
		if (reading.kind === "failure") return reading;
		const observation = this.detector.observe(reading.value, clock.now());
		const isDone = observation.kind === "done";
		await this.onJob(reading.value, isDone || !inputs.wait);
		if (isDone || inputs.wait) return observation;
		return {
			kind: "done",
			value: observation.atDeadline ?? "detached"
		};
	}
};
/** What the record keeps of the job before a message; null where that is not known. */
function beforeOf(job) {
	if (job === void 0) return null;
	const before = {
		status: job.status,
		prLink: (0,_schema_ChgkACuK_js__WEBPACK_IMPORTED_MODULE_8__/* .returnedLink */ .a7)(job)
	};
	return Buffer.byteLength(JSON.stringify(before)) <= MAX_BEFORE_BYTES ? before : null;
}



/***/ }),

/***/ 6914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MU: () => (/* binding */ howToStartNew),
/* harmony export */   Mf: () => (/* binding */ isSameRun),
/* harmony export */   NR: () => (/* binding */ signingKey),
/* harmony export */   ZB: () => (/* binding */ MAX_RECORD),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   bJ: () => (/* binding */ howToFindOut),
/* harmony export */   c: () => (/* binding */ withSameRecord),
/* harmony export */   d: () => (/* binding */ howToSeeStatus),
/* harmony export */   nF: () => (/* binding */ howToWait),
/* harmony export */   q8: () => (/* binding */ withRecord),
/* harmony export */   sk: () => (/* binding */ nextStep)
/* harmony export */ });
/* unused harmony export howToAttach */
/* harmony import */ var _json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1562);
/* harmony import */ var _sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7951);
/* harmony import */ var _issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5187);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7598);




// src/thread/record.ts
const recordSchema = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	/**
	* `sending`: the request may be under way; `sent`: the job has it; `ended`: its end is posted; `unsent`: nothing was sent;
	* `unknown`: whether it was sent is unclear.
	*/
	state: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* ._enum */ .$8)([
		"sending",
		"sent",
		"ended",
		"unsent",
		"unknown"
	]),
	/** What was sent; empty until known, and where the run only waits. */
	kind: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* ._enum */ .$8)([
		"",
		"create",
		"message"
	]),
	/** The comment is the command's result, not a progress comment: the state `sent` can be either. */
	answer: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)(),
	jobId: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	/** The ID of the comment with the command, or what identifies a run without one. */
	command: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	/** `nonce`: random, so that a run recognizes its own comments. */
	run: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		id: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
		attempt: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(),
		nonce: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()
	}),
	/** In ms since 1970: when the service answered the request, before that when the run began. */
	time: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(),
	/** The ID of the command's first progress comment; null: the comment that holds the record. */
	first: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)()),
	/** The job before a message; null: not known, or no message. */
	before: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		status: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
		prLink: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
	})),
	prLink: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	/** The job's status at its end; null before, and where the service no longer knew the job. */
	status: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	/** Grows with each change: of several records of one run the highest counts. */
	seq: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(),
	/** The job is no longer followed, although it continues. */
	givenUp: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)())
});
/**
* What signs a thread's records. `repository`: GitHub's number, which survives a rename. `isForeign`: the thread is in
* another repository than the run. Its readers must not learn the project and the command, so keyed hashes are written.
*/
function signingKey(thread) {
	const { apiKey, project, repository, issue, isForeign = false } = thread;
	const key = Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_3__.hkdfSync)("sha256", apiKey, "", "docs-agent: record in a thread, 1", 32));
	const sign = (payload) => {
		const input = JSON.stringify([
			project,
			repository,
			issue,
			payload
		]);
		return unpadded((0,node_crypto__WEBPACK_IMPORTED_MODULE_3__.createHmac)("sha256", key).update(input).digest());
	};
	const hash = (value) => sign(`hash of ${value}`);
	const plainProject = encodedProject(project);
	const hashedProject = hash(project);
	return {
		sign,
		/** Both forms of the project that lines of this thread may have. */
		projects: [plainProject, hashedProject],
		project: isForeign ? hashedProject : plainProject,
		commandId: (id) => isForeign ? hash(id) : id
	};
}
/** Maximum number of characters of the hidden line, with the longest values that a record can have. */
const MAX_RECORD = 16384;
/** The project, percent-encoded or as a hash, the record as JSON in Base64, and the signature. */
const LINE = /^<!-- docs-agent-record (\S+) ([A-Za-z0-9+/]+)\.([A-Za-z0-9+/]{43}) -->$/;
/** A comment's whole text. Standard Base64 has no hyphen, so nothing can end the HTML comment early. */
function withRecord(markdown, record, signing) {
	const payload = unpadded(Buffer.from(JSON.stringify(recordSchema.parse(record))));
	const signature = signing.sign(payload);
	return `${markdown}\n\n<!-- docs-agent-record ${signing.project} ${payload}.${signature} -->`;
}
/** New text over an unchanged hidden line, with what people added below it; undefined where the comment has none. */
function withSameRecord(body, markdown) {
	const hidden = (0,_issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenLine */ .re)(body);
	if (hidden === void 0 || !LINE.test(hidden.line)) return void 0;
	return `${markdown}\n\n${body.slice(hidden.index)}`;
}
/**
* Undefined without a record of this project. The caller checks who wrote the comment. `record`: undefined if the signature
* is wrong; `command`: as in the line, even then.
*/
function readRecord(body, signing) {
	const { line = "" } = (0,_issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenLine */ .re)(body) ?? {};
	const [, project = "", payload = "", signature = ""] = LINE.exec(line) ?? [];
	if (!signing.projects.includes(project)) return void 0;
	const value = valueIn(payload);
	return {
		record: (0,node_crypto__WEBPACK_IMPORTED_MODULE_3__.timingSafeEqual)(Buffer.from(signature), Buffer.from(signing.sign(payload))) ? recordSchema.safeParse(value).data : void 0,
		command: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ command: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)() }).safeParse(value).data?.command
	};
}
function isSameRun(a, b) {
	return a.run.nonce === b.run.nonce && a.command === b.command;
}
function unpadded(bytes) {
	return bytes.toString("base64").replace(/={1,2}$/, "");
}
/** Harmless in an HTML comment. */
function encodedProject(project) {
	return encodeURIComponent(project.toWellFormed()).replaceAll("--", "-%2D");
}
function valueIn(payload) {
	try {
		return JSON.parse(Buffer.from(payload, "base64").toString());
	} catch {
		return;
	}
}
// src/result/next-steps.ts
/** How to go on after a job that has this status. */
function nextStep(jobId, status, to) {
	const { commandName, continues } = to;
	if (continues && !(status === "archived" || status === "failed")) return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The next run continues this job.`;
	const newJob = continues ? (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The next run starts a new job.` : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To start a new job, ${howToStartNew(to)}.`;
	if (status === "archived") return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`An archived job does not accept messages.`, newJob);
	if (continues) return newJob;
	if (commandName === void 0) return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To continue this job, run the action with ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`job-id: ${jobId}`)} and a new prompt.`;
	const option = jobOption(jobId, to);
	return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To continue this job, comment ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${commandName}${option} …`)} in this thread.`;
}
function jobOption(jobId, { unrecorded }) {
	return unrecorded ? ` --job ${jobId}` : "";
}
/** An instruction, such as 'comment …', that can be part of a sentence. */
function howToStartNew({ commandName, continues }) {
	if (commandName !== void 0) return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`comment ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${commandName} --new …`)} in this thread`;
	return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`start a new workflow run with ${continues ? "`conversation: new`" : "a prompt and without `job-id`"}`;
}
/** How to learn the status of a job that is still running. */
function howToSeeStatus(jobId, to) {
	if (to.commandName === void 0) return howToAttach(jobId);
	const command = `${to.commandName} --status${jobOption(jobId, to)}`;
	return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To check on the job, comment ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(command)}.`;
}
/** How to wait for a job that is still running; a re-run waits only for what a thread has recorded. */
function howToWait(jobId, to) {
	const check = howToSeeStatus(jobId, to);
	if (to.commandName === void 0 || to.unrecorded) return check;
	return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(check, (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To wait for it again, re-run the workflow run. This does not start new work.`);
}
/** What to do where a request may have arrived. */
function howToFindOut(request, to) {
	const isCommand = to.commandName !== void 0;
	if (request === "message") return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Check the service’s dashboard or the pull request to see whether the message arrived. If it did not, ${isCommand ? "comment again" : "start a new workflow run, not a re-run"}.`;
	const newRun = isCommand ? [] : ", not a re-run";
	const again = isCommand || to.continues ? howToStartNew(to) : "start a new workflow run";
	return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Check the service’s dashboard and the repository’s pull requests for the job. If there is none, ${again}${newRun}.`;
}
/** How a later run waits for the same job. */
function howToAttach(jobId) {
	return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To wait for the job, run the action with ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`job-id: ${jobId}`)} and without a prompt. This does not start new work.`;
}



/***/ }),

/***/ 183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ isTerminal),
/* harmony export */   a7: () => (/* binding */ returnedLink),
/* harmony export */   cd: () => (/* binding */ readJob),
/* harmony export */   gJ: () => (/* binding */ errorMessage),
/* harmony export */   uD: () => (/* binding */ knownStatus),
/* harmony export */   y7: () => (/* binding */ readStarted)
/* harmony export */ });
/* unused harmony export WEB_PAGE */
/* harmony import */ var _json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1562);
/* harmony import */ var _iso_BrYKNfto_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9263);
/* harmony import */ var _sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7951);
/* harmony import */ var _url_DXiiDLb3_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3019);




// src/service/schema.ts
/** The status if it is one of the documented ones, else ''. */
function knownStatus(status = "") {
	return status === "active" || isTerminal(status) ? status : "";
}
/** Whether a job with this status has ended (specification, section 3). */
function isTerminal(status) {
	return [
		"completed",
		"archived",
		"failed"
	].includes(status);
}
const nonEmpty = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)().check((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* ._minLength */ .m9)(1));
const shortString = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)(nonEmpty.check((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* ._maxLength */ .Eb)(1e3)));
const sourceSchema = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	repository: shortString,
	ref: shortString
});
/** The service does not guarantee any field. */
const jobSchema = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	id: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5)()),
	status: shortString,
	source: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)(sourceSchema),
	model: shortString,
	prLink: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)(nonEmpty),
	createdAt: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)((0,_iso_BrYKNfto_js__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w)({ offset: true }))
});
/** The job's pull request as the service returned it; null without one. */
function returnedLink({ prLink, unusableLink }) {
	return prLink ?? unusableLink ?? null;
}
/** Reads the job in the response to a request for work; undefined without an ID that a URL can contain. */
function readStarted(body, reading) {
	const { id, ...job } = jobIn(body, reading);
	if (typeof id !== "string" || !(0,_url_DXiiDLb3_js__WEBPACK_IMPORTED_MODULE_3__/* .isSegment */ .wk)(id)) return void 0;
	return id.includes("***") ? void 0 : {
		...job,
		id
	};
}
/** Reads the job in the response to its retrieval; undefined for another job, or without a state. */
function readJob(body, jobId, reading) {
	const { id = jobId, status, ...job } = jobIn(body, reading);
	return status === void 0 || id !== jobId ? void 0 : {
		...job,
		id: jobId,
		status
	};
}
/** The fields of the job in a response's body; without a job, only `prLink: null`. */
function jobIn(body, { redact, isLocal }) {
	const { source, prLink: returned, createdAt, ...rest } = findJob((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(body, redact)) ?? {};
	const prLink = (0,_url_DXiiDLb3_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLink */ .VJ)(returned, isLocal) ?? null;
	const optional = {};
	if (createdAt !== void 0) optional.createdAt = Date.parse(createdAt);
	if (returned !== void 0 && prLink === null) optional.unusableLink = returned;
	return {
		...rest,
		...source,
		...optional,
		prLink
	};
}
/** Some services put the job under `job` or `data`. The object with an ID counts, otherwise the one with a status. */
function findJob(json) {
	const { job: underJob, data } = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(json);
	const candidates = [
		json,
		underJob,
		data
	].flatMap((value) => jobSchema.safeParse(value).data ?? []);
	return candidates.find(({ id }) => id && typeof id === "string") ?? candidates.find(({ status }) => status);
}
const WEB_PAGE = "a web page instead of JSON";
const MAX_MESSAGE = 600;
/**
* The service's own message in an error's body, whose format is not documented; untrusted; '' without one. Secrets are
* removed before the text is truncated, because a part of a secret would not be recognized.
*/
function errorMessage(body, redact) {
	const json = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(body, redact);
	const serialized = json === void 0 ? body : JSON.stringify(json);
	const whole = (typeof json === "string" ? json : redact(serialized)).trim();
	if (/^<(!doctype|html)/i.test(whole)) return WEB_PAGE;
	return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(messageWithDetails(json) || whole, MAX_MESSAGE);
}
/** The message, followed by the details that do not repeat it. */
function messageWithDetails(json) {
	const { error, message, detail, title, details, errors } = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(json);
	const main = [
		error,
		message,
		detail,
		title
	].map(textOf).find((text) => text !== "") ?? "";
	const problems = [details, errors].filter(Array.isArray).flat().map(textOf).filter((problem) => problem !== "" && problem !== main);
	if (problems.length === 0) return main;
	if (main === "") return problems.join("; ");
	return `${main.replace(/[.:]$/, "")}: ${problems.join("; ")}`;
}
/** A string, or the `message` of an object. */
function textOf(value) {
	const message = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(value).message ?? value;
	return typeof message === "string" ? message.trim() : "";
}



/***/ })

};
