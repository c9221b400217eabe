export const id = 856;
export const ids = [856];
export const modules = {

/***/ 856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pipelineRun: () => (/* binding */ pipelineRun)
/* harmony export */ });
/* harmony import */ var _errors_tJQ21jLS_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(597);
/* harmony import */ var _files_CQKnV3H1_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(150);
/* harmony import */ var _sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(288);
/* harmony import */ var _api_BUjnUyLl_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(950);
/* harmony import */ var _comments_dRCL8r1d_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(115);
/* harmony import */ var _permission_BcnfVzNA_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(360);
/* harmony import */ var _inputs_DsXkUiTw_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(415);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(760);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(598);










// src/context/prompt-file.ts
/** Far beyond any sensible instruction. */
const MAX_BYTES = 1048576;
const UNREADABLE = "does not exist or is not a readable file";
/** They may contain credentials, the second one in the temporary folder. */
const CHECKOUT_FILE = /(?:^|[\\/])\.git(?:$|[\\/])/i;
const RUNNER_FILE = /^(?:_|git-credentials-)/i;
/**
* What is read is sent, and a pull request may have written the path's folders, so no link may lead
* to the file. The workspace and the runner's temporary folder may be links themselves.
*/
async function readPromptFile(path, folders, files) {
	const refuse = (why) => new _errors_tJQ21jLS_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3({
		title: "Could not read the prompt file",
		happened: (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`\`prompt-file\` ${(0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(path)} ${why}. Nothing was sent.`,
		next: (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Use the path of a text file in the workspace or in \`$RUNNER_TEMP\`, and check out the repository before this step.`
	});
	const wanted = files.resolve(folders.workspace, path);
	const real = await files.realpath(wanted).catch(() => void 0);
	if (real === void 0) throw refuse(UNREADABLE);
	const { workspace, temp } = await (0,_files_CQKnV3H1_js__WEBPACK_IMPORTED_MODULE_1__/* .realFolders */ .ou)(folders, files);
	if (!(0,_files_CQKnV3H1_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .FK)([workspace, temp], real)) throw refuse("is outside the workspace and `$RUNNER_TEMP`");
	if (![
		wanted,
		files.resolve(workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_6__.relative)(folders.workspace, wanted)),
		files.resolve(temp, (0,node_path__WEBPACK_IMPORTED_MODULE_6__.relative)(folders.temp, wanted))
	].includes(real)) throw refuse("is a symbolic link, or its path contains one");
	if ((0,_files_CQKnV3H1_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .FK)([temp], real) && RUNNER_FILE.test((0,node_path__WEBPACK_IMPORTED_MODULE_6__.relative)(temp, real)) || CHECKOUT_FILE.test(real)) throw refuse("may contain credentials of the checkout or the runner");
	const bytes = await files.read(real, 1048577).catch(() => void 0);
	if (bytes === void 0) throw refuse(UNREADABLE);
	const prompt = bytes.length <= MAX_BYTES && (0,node_buffer__WEBPACK_IMPORTED_MODULE_7__.isUtf8)(bytes) ? new TextDecoder().decode(bytes) : "";
	if (prompt.trim() === "") throw refuse("is empty, larger than 1 MiB, or not UTF-8 text");
	return prompt;
}
// src/trigger/pipeline.ts
/** A workflow that answers pull requests must not answer the agent's own, without end. */
const OWN_PULL_REQUEST = new _errors_tJQ21jLS_js__WEBPACK_IMPORTED_MODULE_0__/* .NothingToDo */ .iH({
	title: "Skipped: the agent’s own pull request",
	happened: (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`A job of this action opened this pull request, so the workflow does not ask for changes to it. Nothing was sent.`,
	next: (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`To continue that job, comment a command in the pull request’s conversation.`
});
/** Mode `job` for a run that no comment started. Returns whether the step fails. */
async function pipelineRun(facts, session) {
	const { inputs, event, run, folders, files, publisher } = session;
	const { reviewer: author, eventIssue } = facts;
	const denial = author && await (0,_permission_BcnfVzNA_js__WEBPACK_IMPORTED_MODULE_4__/* .permissionRefusalIn */ .JS)(session, author);
	if (denial) {
		await publisher.end({ outcome: "denied" }, {
			...denial,
			next: void 0
		});
		return false;
	}
	const pullRequest = /^pull_request(_target)?$/.test(event.name) ? eventIssue : void 0;
	if (pullRequest !== void 0 && !inputs["dry-run"] && await isOfAgent(pullRequest, session)) throw OWN_PULL_REQUEST;
	const file = inputs["prompt-file"];
	const instruction = file === void 0 ? inputs.prompt : await readPromptFile(file, folders, files);
	const jobId = inputs["job-id"];
	const whatToDo = `${jobId ?? ""}\n${instruction ?? ""}`;
	const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_8__.createHash)("sha256").update(whatToDo).digest("hex").slice(0, 16);
	const { id, job, step } = run;
	const thread = inputs["dry-run"] ? void 0 : await findThread(facts, session);
	const request = {
		instruction,
		target: jobId === void 0 ? { type: inputs.conversation } : {
			type: "job",
			jobId
		},
		commandId: [
			id,
			job,
			step,
			hash
		].map((part) => part.slice(0, 100)).join("/"),
		thread,
		threadUrl: threadUrlOf(thread?.issue ?? (0,_inputs_DsXkUiTw_js__WEBPACK_IMPORTED_MODULE_5__/* .threadOf */ .uu)(inputs, eventIssue), session),
		issue: inputs["issue-number"] ?? eventIssue,
		author,
		mayCommand: (0,_permission_BcnfVzNA_js__WEBPACK_IMPORTED_MODULE_4__/* .mayCommand */ .fi)(session)
	};
	return (0,_permission_BcnfVzNA_js__WEBPACK_IMPORTED_MODULE_4__/* .runJob */ .b5)(request, session);
}
/** The kind of a thread that `issue-number` names is not known; GitHub redirects to the right page. */
function threadUrlOf(issue, { inputs, event, run }) {
	const isPullRequest = inputs["issue-number"] === void 0 && event.name !== "issues";
	return issue === void 0 ? void 0 : (0,_comments_dRCL8r1d_js__WEBPACK_IMPORTED_MODULE_3__/* .issueUrl */ .$9)(run, issue, { isPullRequest });
}
/**
* Whether a record in the pull request's thread says that a job opened it. The run of the job writes that record only after
* the job has ended, so there is none when the pull request is opened.
*/
async function isOfAgent(pull, session) {
	const { openGitHub, run } = session;
	try {
		return (await (0,_permission_BcnfVzNA_js__WEBPACK_IMPORTED_MODULE_4__/* .readRecords */ .T3)((0,_permission_BcnfVzNA_js__WEBPACK_IMPORTED_MODULE_4__/* .openThread */ .Dx)(pull, await openGitHub(), session))).some(({ prLink }) => (0,_permission_BcnfVzNA_js__WEBPACK_IMPORTED_MODULE_4__/* .isPullRequest */ .r0)(prLink ?? "", pull, run));
	} catch (error) {
		if (error instanceof _errors_tJQ21jLS_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3 || error instanceof _api_BUjnUyLl_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_) return false;
		throw error;
	}
}
/** The thread for the run's comments, if any. Throws a SetupError if a required thread is not available. */
async function findThread({ eventIssue, pushedCommit }, session) {
	const { inputs, openGitHub, publisher } = session;
	const { comment, conversation } = inputs;
	const eventOrInput = (0,_inputs_DsXkUiTw_js__WEBPACK_IMPORTED_MODULE_5__/* .threadOf */ .uu)(inputs, eventIssue);
	const commit = comment === "always" ? pushedCommit : void 0;
	if (eventOrInput === void 0 && !commit) return void 0;
	const isRequired = comment === "always" || inputs["issue-number"] !== void 0 || conversation === "continue";
	try {
		const api = await openGitHub();
		const issue = eventOrInput ?? await mergedAs(commit ?? "", api, session);
		return issue === void 0 ? void 0 : {
			api,
			issue,
			isRequired
		};
	} catch (error) {
		if (isRequired || !(error instanceof _errors_tJQ21jLS_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3)) throw error;
		const { title: topic } = error.userMessage;
		publisher.warn({
			...error.userMessage,
			title: "Continuing without comments",
			topic
		});
		return;
	}
}
/** The most recently merged pull request of this repository that contains the commit. */
async function mergedAs(commit, api, { inputs, publisher, run }) {
	const pulls = await (0,_permission_BcnfVzNA_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestsOfCommit */ .KM)(api, commit).catch((error) => {
		throw threadNotFound((0,_api_BUjnUyLl_js__WEBPACK_IMPORTED_MODULE_2__/* .describeGitHubError */ .dZ)((0,_api_BUjnUyLl_js__WEBPACK_IMPORTED_MODULE_2__/* .asGitHubError */ .s7)(error), "the request for the pull requests of the pushed commit"), (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Grant the job \`pull-requests: write\`, or run it again.`);
	});
	const fullName = run.repository.fullName.toLowerCase();
	const [newest] = pulls.filter(({ repository, mergedAt }) => mergedAt && repository.toLowerCase() === fullName).toSorted((a, b) => (b.mergedAt ?? 0) - (a.mergedAt ?? 0));
	if (newest) return newest.number;
	const why = (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`No merged pull request contains commit ${(0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(commit)}, so the run has no thread.`;
	if (inputs.conversation !== "continue") {
		publisher.info(why);
		return;
	}
	throw threadNotFound(why, (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`To continue the job of another thread, set \`issue-number\`. To start a job for each push, use \`conversation: new\`.`);
}
function threadNotFound(why, next) {
	return new _errors_tJQ21jLS_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3({
		title: "Could not find the thread",
		happened: (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${why} Nothing was sent.`,
		next
	});
}



/***/ })

};
