export const id = 186;
export const ids = [186];
export const modules = {

/***/ 8186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pipelineRun: () => (/* binding */ pipelineRun)
/* harmony export */ });
/* harmony import */ var _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7330);
/* harmony import */ var _files_C4anPyJW_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9218);
/* harmony import */ var _sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1004);
/* harmony import */ var _api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6712);
/* harmony import */ var _comments_CzvwRu_I_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7278);
/* harmony import */ var _permission_u8squBfc_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5887);
/* harmony import */ var _inputs_BKedzhJf_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7792);
/* harmony import */ var _json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4337);
/* harmony import */ var _send_BhBFLlHx_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1651);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6760);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4573);











// src/context/prompt-file.ts
const MAX_BYTES = 1048576;
const USE_TEXT_FILE = (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Use the path of a text file in the workspace or in \`$RUNNER_TEMP\`, and check out the repository before this step.`;
const UNREADABLE = "does not exist or is not a readable file";
const LFS_POINTER = "version https://git-lfs.github.com/spec/";
const CHECKOUT_FILE = /(?:^|[\\/])\.git(?:$|[\\/])/i;
const RUNNER_FILE = /^(?:_|git-credentials-)/i;
async function readPromptFile(path, folders, files) {
	const refuse = (why, next = USE_TEXT_FILE) => new _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3({
		title: "Could not read the prompt file",
		happened: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`\`prompt-file\` ${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(path)} ${why}. Nothing was sent.`,
		next
	});
	const wantedPath = files.resolve(folders.workspace, path);
	const realPath = await files.realpath(wantedPath).catch(() => void 0);
	if (realPath === void 0) throw refuse(UNREADABLE);
	const workspace = await openRoot(folders.workspace, files);
	const temp = await openRoot(folders.temp, files);
	const roots = [workspace, temp].filter((root) => root !== void 0);
	if (!roots.some((root) => (0,_files_C4anPyJW_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .FK)(root.realPath, realPath))) throw refuse("is outside the workspace and `$RUNNER_TEMP`");
	if (![wantedPath, ...roots.map((root) => files.resolve(root.realPath, (0,node_path__WEBPACK_IMPORTED_MODULE_8__.relative)(root.path, wantedPath)))].includes(realPath)) throw refuse("is a symbolic link, or its path contains one");
	if (temp !== void 0 && (0,_files_C4anPyJW_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .FK)(temp.realPath, realPath) && RUNNER_FILE.test((0,node_path__WEBPACK_IMPORTED_MODULE_8__.relative)(temp.realPath, realPath)) || CHECKOUT_FILE.test(realPath)) throw refuse("may contain credentials of the checkout or the runner");
	const bytes = await files.read(realPath, 1048577).catch(() => void 0);
	if (bytes === void 0) throw refuse(UNREADABLE);
	const prompt = bytes.length <= MAX_BYTES && (0,node_buffer__WEBPACK_IMPORTED_MODULE_9__.isUtf8)(bytes) ? new TextDecoder().decode(bytes) : "";
	if (prompt.trim() === "") throw refuse("is empty, larger than 1 MiB, or not UTF-8 text");
	if (prompt.startsWith(LFS_POINTER)) throw refuse("is only a pointer to a file in Git LFS", (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Check out the repository with \`lfs: true\`.`);
	return prompt;
}
async function openRoot(path, files) {
	if (path === void 0) return void 0;
	const realPath = await files.realpath(path).catch(() => void 0);
	return realPath === void 0 ? void 0 : {
		path,
		realPath
	};
}
// src/github/source-repository.ts
const repositorySchema = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_6__/* .pipe */ .Fs)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ik)({
	id: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Wh)(),
	full_name: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .Yj)(),
	default_branch: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .Yj)(),
	..._permission_u8squBfc_js__WEBPACK_IMPORTED_MODULE_4__/* .visibilityFields */ .UH
}), (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_6__/* .transform */ .pd)(({ id, full_name: fullName, default_branch: defaultBranch, ...described }) => ({
	id,
	fullName,
	defaultBranch,
	visibility: (0,_permission_u8squBfc_js__WEBPACK_IMPORTED_MODULE_4__/* .visibilityOf */ .gt)(described)
})));
async function fetchSourceRepository(api, name) {
	const [response, head] = await Promise.all([api.call("GET /repos/{owner}/{repo}", (0,_permission_u8squBfc_js__WEBPACK_IMPORTED_MODULE_4__/* .ownerAndRepo */ .H5)(name)), (0,_permission_u8squBfc_js__WEBPACK_IMPORTED_MODULE_4__/* .fetchCommit */ .iH)(api, name, "HEAD")]);
	return {
		...(0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)(repositorySchema, response),
		head
	};
}
// src/trigger/pipeline.ts
const OWN_PULL_REQUEST = new _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_0__/* .SkippedRun */ .kr({
	title: "Skipped: the agent’s own pull request",
	happened: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`A job of this action opened this pull request, so the workflow does not ask for changes to it. Nothing was sent.`,
	next: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`To continue that job, comment a command in the pull request’s conversation.`
});
const REQUEST_INPUTS = [
	"job-id",
	"conversation",
	"context",
	"paths",
	"diff-base",
	"source-repository"
];
async function pipelineRun(facts, session) {
	const { reviewer } = facts;
	const refusal = reviewer && await (0,_permission_u8squBfc_js__WEBPACK_IMPORTED_MODULE_4__/* .permissionRefusalIn */ .JS)(session, reviewer);
	if (refusal) {
		await session.publisher.end({ outcome: "denied" }, {
			...refusal,
			next: void 0
		});
		return false;
	}
	if (await answersOwnPullRequest(facts, session)) throw OWN_PULL_REQUEST;
	const request = await requestOfInputs(facts, session);
	return (0,_permission_u8squBfc_js__WEBPACK_IMPORTED_MODULE_4__/* .runJob */ .b5)(request, session);
}
async function answersOwnPullRequest(facts, session) {
	const { inputs, event } = session;
	const pullRequest = /^pull_request(_target)?$/.test(event.name) ? facts.eventIssue : void 0;
	return pullRequest !== void 0 && !inputs["dry-run"] && isOfAgent(pullRequest, session);
}
async function isOfAgent(pull, session) {
	const { openGitHub, run } = session;
	try {
		return (await (0,_permission_u8squBfc_js__WEBPACK_IMPORTED_MODULE_4__/* .readRecords */ .T3)((0,_permission_u8squBfc_js__WEBPACK_IMPORTED_MODULE_4__/* .openThread */ .Dx)(pull, await openGitHub(), session))).some(({ prLink }) => (0,_permission_u8squBfc_js__WEBPACK_IMPORTED_MODULE_4__/* .isPullRequest */ .r0)(prLink, pull, run));
	} catch (error) {
		if (error instanceof _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3 || error instanceof _api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_) return false;
		throw error;
	}
}
async function requestOfInputs(facts, session) {
	const { inputs } = session;
	const { eventIssue, reviewer } = facts;
	const { "job-id": jobId, "issue-number": issueNumber, conversation } = inputs;
	const instruction = await readInstruction(session);
	const thread = inputs["dry-run"] ? void 0 : await findThread(facts, session);
	const threadIssue = thread?.issue ?? (0,_inputs_BKedzhJf_js__WEBPACK_IMPORTED_MODULE_5__/* .threadNumber */ .sR)(inputs, eventIssue);
	return {
		command: void 0,
		commandId: commandIdOfRun({
			instruction,
			thread: threadIssue
		}, session),
		instruction,
		target: jobId === void 0 ? { type: conversation } : {
			type: "job",
			jobId
		},
		issue: issueNumber ?? eventIssue,
		author: reviewer,
		mayCommand: (0,_permission_u8squBfc_js__WEBPACK_IMPORTED_MODULE_4__/* .mayCommand */ .fi)(session),
		thread,
		threadUrl: threadIssue === void 0 ? void 0 : threadUrlOf(threadIssue, session),
		source: await findSource(session)
	};
}
async function findSource(session) {
	const { inputs, event, run, openGitHub } = session;
	const name = inputs["source-repository"];
	if (name === void 0) return void 0;
	const source = await fetchSourceRepository(await openGitHub(), name).catch((error) => {
		throw sourceUnreadable(name, (0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_2__/* .asGitHubError */ .s7)(error));
	});
	const place = (0,_permission_u8squBfc_js__WEBPACK_IMPORTED_MODULE_4__/* .visibilityInEvent */ .q9)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .lS)(event.payload).repository);
	const isOwn = source.id === run.repository.id;
	return {
		...source,
		isHidden: !isOwn && !(0,_permission_u8squBfc_js__WEBPACK_IMPORTED_MODULE_4__/* .hasAudienceOf */ ._u)(place, source.visibility)
	};
}
function sourceUnreadable(name, githubError) {
	const grant = (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Give the action a \`github-token\` with \`contents: read\` in ${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(name)}.`;
	return new _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3({
		title: "Could not read the source repository",
		happened: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${(0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_2__/* .describeGitHubError */ .dZ)(githubError, `the request for the source repository ${name}`)} Nothing was sent.`,
		next: (0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_2__/* .githubRemedy */ .cs)(githubError, { hint: (0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_2__/* .hintFor */ .JR)(githubError, grant) })
	});
}
async function readInstruction(session) {
	const { inputs, folders, files } = session;
	const path = inputs["prompt-file"];
	return path === void 0 ? inputs.prompt : readPromptFile(path, folders, files);
}
function commandIdOfRun({ instruction, thread }, { inputs, run }) {
	const given = REQUEST_INPUTS.map((name) => inputs[name] ?? null);
	const hash = (0,_send_BhBFLlHx_js__WEBPACK_IMPORTED_MODULE_7__/* .shortHash */ .BC)([
		instruction ?? null,
		thread ?? null,
		...given
	]);
	const { id, job, step } = run;
	return [
		id,
		job,
		step,
		hash
	].map((part) => part.slice(0, 100)).join("/");
}
function threadUrlOf(issue, { inputs, event, run }) {
	const isOnPull = inputs["issue-number"] === void 0 && event.name !== "issues";
	return (0,_comments_CzvwRu_I_js__WEBPACK_IMPORTED_MODULE_3__/* .issueUrl */ .$9)(run, issue, { isPullRequest: isOnPull });
}
async function findThread({ eventIssue, pushedCommit }, session) {
	const { inputs, openGitHub, publisher } = session;
	const { comment, conversation } = inputs;
	const eventOrInput = (0,_inputs_BKedzhJf_js__WEBPACK_IMPORTED_MODULE_5__/* .threadNumber */ .sR)(inputs, eventIssue);
	const commit = comment === "always" ? pushedCommit : void 0;
	if (eventOrInput === void 0 && commit === void 0) return void 0;
	const isRequired = comment === "always" || inputs["issue-number"] !== void 0 || conversation === "continue";
	try {
		const api = await openGitHub();
		const findByCommit = async () => commit === void 0 ? void 0 : findMergedPullRequest(commit, api, session);
		const issue = eventOrInput ?? await findByCommit();
		return issue === void 0 ? void 0 : {
			api,
			issue,
			isRequired
		};
	} catch (error) {
		if (isRequired || !(error instanceof _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3)) throw error;
		const { title: topic } = error.userMessage;
		publisher.warn({
			...error.userMessage,
			title: "Continuing without comments",
			topic
		});
		return;
	}
}
async function findMergedPullRequest(commit, api, { inputs, publisher, run }) {
	const pulls = await (0,_permission_u8squBfc_js__WEBPACK_IMPORTED_MODULE_4__/* .fetchPullRequestsOfCommit */ .aL)(api, commit).catch((error) => {
		const githubError = (0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_2__/* .asGitHubError */ .s7)(error);
		const what = "the request for the pull requests of the pushed commit";
		const hint = (0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_2__/* .hintFor */ .JR)(githubError, (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Grant the job \`pull-requests: write\`.`);
		throw threadNotFound((0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_2__/* .describeGitHubError */ .dZ)(githubError, what), (0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_2__/* .githubRemedy */ .cs)(githubError, { hint }));
	});
	const fullName = run.repository.fullName.toLowerCase();
	const [newest] = pulls.filter(({ repository, mergedAt }) => mergedAt && repository.toLowerCase() === fullName).toSorted((a, b) => (b.mergedAt ?? 0) - (a.mergedAt ?? 0));
	if (newest) return newest.number;
	const why = (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`No merged pull request contains commit ${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(commit)}, so the run has no thread.`;
	if (inputs.conversation !== "continue") {
		publisher.info(why);
		return;
	}
	throw threadNotFound(why, (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`To continue the job of another thread, set \`issue-number\`. To start a job for each push, use \`conversation: new\`.`);
}
function threadNotFound(why, next) {
	return new _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3({
		title: "Could not find the thread",
		happened: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${why} Nothing was sent.`,
		next
	});
}



/***/ })

};
