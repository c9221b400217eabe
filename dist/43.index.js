export const id = 43;
export const ids = [43];
export const modules = {

/***/ 43:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pipelineRun: () => (/* binding */ pipelineRun)
/* harmony export */ });
/* harmony import */ var _sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(380);
/* harmony import */ var _schemas_ENmGJZ_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(440);
/* harmony import */ var _files_DEGr6Q2j_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(225);
/* harmony import */ var _faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(525);
/* harmony import */ var _markdown_D3QSwPpH_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(882);
/* harmony import */ var _inputs_aV6UOKnJ_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(692);
/* harmony import */ var _run_b5UhpZ8Q_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(760);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(598);









// src/context/prompt-file.ts
/** Largest file that is taken as an instruction, in bytes: far beyond any sensible one. */
const MAX_BYTES = 1048576;
/**
* The instruction in `prompt-file`, as it is. The file must lie in the workspace or in the runner's temporary folder,
* no link may lead to it, and it must not be one that holds credentials there: a pull request may have written the path's
* folders, and what is read is sent. The folders themselves may be links.
*
* Throws a SetupError that names the file and what to change.
*/
async function readPromptFile(path, folders, files) {
	const refuse = (why) => new _sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`\`prompt-file\` ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(path)} ${why}. Nothing was sent.`, (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Use the path of a text file in the workspace or in \`$RUNNER_TEMP\`, and check out the repository before this step.`);
	const wanted = files.resolve(folders.workspace, path);
	const real = await files.realpath(wanted).catch(() => void 0);
	if (real === void 0) throw refuse("does not exist or cannot be read");
	const { workspace, temp } = await (0,_files_DEGr6Q2j_js__WEBPACK_IMPORTED_MODULE_2__/* .realFolders */ .ou)(folders, files);
	const roots = [workspace, temp];
	if (!(0,_files_DEGr6Q2j_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .FK)(roots, real) || roots.includes(real)) throw refuse("is outside the workspace and `$RUNNER_TEMP`");
	if (![
		wanted,
		files.resolve(workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_7__.relative)(folders.workspace, wanted)),
		files.resolve(temp, (0,node_path__WEBPACK_IMPORTED_MODULE_7__.relative)(folders.temp, wanted))
	].includes(real)) throw refuse("is a symbolic link, or has one in its path");
	if (real.split(node_path__WEBPACK_IMPORTED_MODULE_7__.sep).some((name) => name.toLowerCase() === ".git")) throw refuse("is in a `.git` folder");
	if ((0,_files_DEGr6Q2j_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .FK)([temp], real) && /^(?:_|git-credentials-)/i.test((0,node_path__WEBPACK_IMPORTED_MODULE_7__.relative)(temp, real))) throw refuse("belongs to the runner or to the checkout");
	return contentOf(await files.read(real, 1048577).catch(() => void 0), refuse);
}
function contentOf(bytes, refuse) {
	if (bytes === void 0) throw refuse("is not a readable file");
	if (bytes.length > MAX_BYTES) throw refuse("is larger than 1 MiB");
	let prompt;
	try {
		prompt = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		throw refuse("is not UTF-8 text");
	}
	if (prompt.trim() === "") throw refuse("is empty");
	return prompt;
}
// src/command/pipeline.ts
/** Mode `job` for a run that no comment started. Returns whether the step fails. */
async function pipelineRun(inputs, eventIssue, env) {
	const file = inputs["prompt-file"];
	const instruction = file === void 0 ? inputs.prompt : await readPromptFile(file, env.folders, env.files);
	const jobId = inputs["job-id"];
	return (0,_run_b5UhpZ8Q_js__WEBPACK_IMPORTED_MODULE_6__/* .jobRun */ .nD)({
		instruction,
		target: jobId !== void 0 ? {
			type: "job",
			jobId
		} : { type: inputs.conversation === "continue" ? "continue" : "new" },
		commandId: commandId(env.run, `${jobId ?? ""}\n${instruction ?? ""}`),
		thread: inputs["dry-run"] ? void 0 : await findThread(inputs, eventIssue, env),
		issue: inputs["issue-number"] ?? eventIssue
	}, inputs, env);
}
/** The thread for the run's comments, if any. Throws a SetupError if a required thread is not available. */
async function findThread(inputs, eventIssue, { api, event, publisher, run }) {
	const { comment, "issue-number": given, "github-token": token } = inputs;
	const isRequired = comment === "always" || given !== void 0 || inputs.conversation === "continue";
	const known = (0,_inputs_aV6UOKnJ_js__WEBPACK_IMPORTED_MODULE_5__/* .threadOf */ .uu)(inputs, eventIssue);
	const commit = known === void 0 && comment === "always" ? pushedCommit(event) : void 0;
	if (known === void 0 && commit === void 0) return void 0;
	let calls;
	try {
		calls = await api(token);
	} catch (error) {
		if (isRequired || !(error instanceof _sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3)) throw error;
		publisher.warn("The run has no thread", error.happened, error.remedy);
		return;
	}
	const issue = known ?? await mergedAs(commit ?? "", calls, run.repository.fullName);
	if (issue !== void 0) return {
		api: calls,
		issue,
		isRequired
	};
	publisher.info((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`No merged pull request brought commit ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(commit ?? "")}: the run has no thread.`);
}
const Commit = (0,_schemas_ENmGJZ_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)().check((0,_schemas_ENmGJZ_js__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk)(/^(?!0+$)[0-9a-f]{40,64}$/));
const PushSchema = (0,_schemas_ENmGJZ_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	after: Commit,
	head_commit: (0,_schemas_ENmGJZ_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl)((0,_schemas_ENmGJZ_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({ id: Commit }))
});
/** The commit that a push brought, undefined where it deleted a branch. Of an annotated tag, `after` is the tag's own id. */
function pushedCommit({ name, payload }) {
	const { after, head_commit: head } = name === "push" && PushSchema.safeParse(payload).data || {};
	return head?.id ?? after;
}
/** The most recently merged pull request of this repository that contains the commit. */
async function mergedAs(commit, api, fullName) {
	return (await (0,_markdown_D3QSwPpH_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestsOfCommit */ .KM)(api, commit).catch((error) => {
		throw new _sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`${(0,_faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_3__/* .refused */ .J5)((0,_faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_3__/* .asFault */ .Ps)(error), "the pull requests of the pushed commit")} Nothing was sent.`, (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Give the job \`permissions: pull-requests: write\`, or run it again.`);
	})).filter(({ repository }) => repository.toLowerCase() === fullName.toLowerCase()).toSorted((a, b) => (a.mergedAt ?? 0) - (b.mergedAt ?? 0)).findLast(({ mergedAt }) => mergedAt !== void 0)?.number;
}
/** Identifies the command of a run without a comment; a re-run has the same one. */
function commandId({ id, job, step }, instruction) {
	return [
		id,
		job,
		step,
		(0,node_crypto__WEBPACK_IMPORTED_MODULE_8__.createHash)("sha256").update(instruction).digest("hex").slice(0, 16)
	].map((part) => part.slice(0, 100)).join("/");
}



/***/ })

};
