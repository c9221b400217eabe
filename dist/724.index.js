export const id = 724;
export const ids = [724];
export const modules = {

/***/ 6724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pipelineRun: () => (/* binding */ pipelineRun)
/* harmony export */ });
/* harmony import */ var _sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7951);
/* harmony import */ var _files_D3Tb9xQD_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5852);
/* harmony import */ var _api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7916);
/* harmony import */ var _follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2561);
/* harmony import */ var _inputs_Boy2br5b_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6247);
/* harmony import */ var _permission_PhKIiQhb_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8154);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6760);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7598);









// src/context/prompt-file.ts
/** Far beyond any sensible instruction. */
const MAX_BYTES = 1048576;
const UNREADABLE = "does not exist or is not a readable file";
/** They may contain credentials: the first in any folder, the second in the temporary folder. */
const CHECKOUT_FILE = /(?:^|[\\/])\.git(?:$|[\\/])/i;
const RUNNER_FILE = /^(?:_|git-credentials-)/i;
/**
* The instruction in `prompt-file`, as it is. A pull request may have written the path's folders, and what is read is
* sent: no link may lead to the file. The workspace and the runner's temporary folder may be links themselves.
*/
async function readPromptFile(path, folders, files) {
	const refuse = (why) => new _sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3({
		title: "Could not read the prompt file",
		happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`\`prompt-file\` ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(path)} ${why}. Nothing was sent.`,
		next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Use the path of a text file in the workspace or in \`$RUNNER_TEMP\`, and check out the repository before this step.`
	});
	const wanted = files.resolve(folders.workspace, path);
	const real = await files.realpath(wanted).catch(() => void 0);
	if (real === void 0) throw refuse(UNREADABLE);
	const { workspace, temp } = await (0,_files_D3Tb9xQD_js__WEBPACK_IMPORTED_MODULE_1__/* .realFolders */ .ou)(folders, files);
	if (!(0,_files_D3Tb9xQD_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .FK)([workspace, temp], real)) throw refuse("is outside the workspace and `$RUNNER_TEMP`");
	if (![
		wanted,
		files.resolve(workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_6__.relative)(folders.workspace, wanted)),
		files.resolve(temp, (0,node_path__WEBPACK_IMPORTED_MODULE_6__.relative)(folders.temp, wanted))
	].includes(real)) throw refuse("is a symbolic link, or its path contains one");
	if ((0,_files_D3Tb9xQD_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .FK)([temp], real) && RUNNER_FILE.test((0,node_path__WEBPACK_IMPORTED_MODULE_6__.relative)(temp, real)) || CHECKOUT_FILE.test(real)) throw refuse("may contain credentials of the checkout or the runner");
	const bytes = await files.read(real, 1048577).catch(() => void 0);
	if (bytes === void 0) throw refuse(UNREADABLE);
	const prompt = bytes.length <= MAX_BYTES && (0,node_buffer__WEBPACK_IMPORTED_MODULE_7__.isUtf8)(bytes) ? new TextDecoder().decode(bytes) : "";
	if (prompt.trim() === "") throw refuse("is empty, larger than 1 MiB, or not UTF-8 text");
	return prompt;
}
// src/trigger/pipeline.ts
/** Mode `job` for a run that no comment started. Returns whether the step fails. */
async function pipelineRun(facts, session) {
	const { inputs, run, folders, files } = session;
	const { reviewer: author } = facts;
	if (author && !await isAllowed(author, session)) return false;
	const file = inputs["prompt-file"];
	const instruction = file === void 0 ? inputs.prompt : await readPromptFile(file, folders, files);
	const jobId = inputs["job-id"];
	const whatToDo = `${jobId ?? ""}\n${instruction ?? ""}`;
	const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_8__.createHash)("sha256").update(whatToDo).digest("hex").slice(0, 16);
	const { id, job, step } = run;
	const needsThread = !inputs["dry-run"] || inputs.conversation === "continue";
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
		thread: needsThread ? await findThread(facts, session) : void 0,
		issue: inputs["issue-number"] ?? facts.eventIssue,
		author
	};
	return (0,_permission_PhKIiQhb_js__WEBPACK_IMPORTED_MODULE_5__/* .jobRun */ .n)(request, session);
}
/** In a public repository, everyone can submit a review. A refusal is not posted: the review addresses people. */
async function isAllowed(author, session) {
	const api = await session.openGitHub();
	const permission = await (0,_permission_PhKIiQhb_js__WEBPACK_IMPORTED_MODULE_5__/* .checkPermission */ .Y)({
		...session,
		author,
		api,
		what: "Work on a review"
	});
	if (permission === "allowed") return true;
	await session.publisher.end({ outcome: "denied" }, {
		...permission,
		next: void 0
	});
	return false;
}
/** The thread for the run's comments, if any. Throws a SetupError if a required thread is not available. */
async function findThread({ eventIssue, pushedCommit }, { inputs, openGitHub, publisher, run }) {
	const { comment, conversation } = inputs;
	const issue = (0,_inputs_Boy2br5b_js__WEBPACK_IMPORTED_MODULE_4__/* .threadOf */ .uu)(inputs, eventIssue);
	const commit = comment === "always" ? pushedCommit : void 0;
	if (issue === void 0 && !commit) return void 0;
	const isRequired = comment === "always" || inputs["issue-number"] !== void 0 || conversation === "continue";
	let api;
	try {
		api = await openGitHub();
	} catch (error) {
		if (isRequired || !(error instanceof _sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3)) throw error;
		const topic = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .topicOf */ .FW)(error.trouble);
		publisher.warn({
			...error.trouble,
			title: "Continuing without comments",
			topic
		});
		return;
	}
	const number = issue ?? await mergedAs(commit ?? "", api, run.repository.fullName);
	if (number !== void 0) return {
		api,
		issue: number,
		isRequired
	};
	const happened = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`No merged pull request contains commit ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(commit ?? "")}, so the run has no thread.`;
	if (conversation === "continue") throw threadNotFound(happened, (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`To continue the job of another thread, set \`issue-number\`. To start a job for each push, use \`conversation: new\`.`);
	publisher.info(happened);
}
function threadNotFound(why, next) {
	return new _sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3({
		title: "Could not find the thread",
		happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`${why} Nothing was sent.`,
		next
	});
}
/** The most recently merged pull request of this repository that contains the commit. */
async function mergedAs(commit, api, fullName) {
	return (await (0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestsOfCommit */ .KM)(api, commit).catch((error) => {
		throw threadNotFound((0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .ar)((0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_2__/* .asFault */ .Ps)(error), "the request for the pull requests of the pushed commit"), (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Grant the job \`pull-requests: write\`, or run it again.`);
	})).filter(({ repository }) => repository.toLowerCase() === fullName.toLowerCase()).toSorted((a, b) => (a.mergedAt ?? 0) - (b.mergedAt ?? 0)).findLast(({ mergedAt }) => mergedAt !== void 0)?.number;
}



/***/ })

};
