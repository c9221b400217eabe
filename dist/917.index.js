export const id = 917;
export const ids = [917];
export const modules = {

/***/ 623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ checkPermission)
/* harmony export */ });
/* harmony import */ var _api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(829);
/* harmony import */ var _sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(793);


// src/trigger/permission.ts
/** GitHub's roles in ascending order, each with the base permission that GitHub returns with it. */
const ROLES = /* @__PURE__ */ new Map([
	["none", "none"],
	["read", "read"],
	["triage", "read"],
	["write", "write"],
	["maintain", "write"],
	["admin", "admin"]
]);
const rank = (role) => [...ROLES.keys()].indexOf(role);
/** Pauses in ms before retries of a failed request. */
const PAUSES_MS = [1e3, 3e3];
/** Only a clear confirmation allows work. Rejects with the signal's reason. */
async function checkPermission(run) {
	const { signal, clock } = run.env;
	const username = run.event.author.login;
	for (let attempt = 0;; attempt += 1) {
		const response = await run.api.call("GET /repos/{owner}/{repo}/collaborators/{username}/permission", { username }).catch(_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .asFault */ .Ps);
		signal.throwIfAborted();
		if ("data" in response) return judge(response.data, run);
		const pause = PAUSES_MS[attempt];
		const isTransient = (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .mayHaveHappened */ .dk)(response) || response.rateLimited;
		if (pause === void 0 || !isTransient) {
			const remedy = isTransient ? [] : (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Check that \`github-token\` can read this repository.`;
			return unclear((0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)((0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .ar)(response, "the permission request"), remedy));
		}
		await clock.sleep(pause, signal).catch(() => {});
		signal.throwIfAborted();
	}
}
const ResponseSchema = (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	permission: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* ._enum */ .$8)([
		"none",
		"read",
		"write",
		"admin"
	]),
	role_name: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)().check((0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* ._maxLength */ .Eb)(200))),
	user: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		id: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
		login: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()
	})
});
/** A role that GitHub does not define is custom, and counts as the base permission beside it. */
function judge(response, { event, inputs, what }) {
	const { author } = event;
	const minimum = inputs["minimum-permission"];
	const { permission = "", role_name: role, user } = ResponseSchema.safeParse(response).data ?? {};
	const isAuthor = user?.id === author.id && user.login.toLowerCase() === author.login.toLowerCase();
	const base = ROLES.get(role ?? "") ?? permission;
	if (!isAuthor || base !== permission) return unclear((0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`GitHub’s response to the permission request is not valid.`);
	const effective = role && ROLES.has(role) ? role : permission;
	if (rank(effective) >= rank(minimum)) return "allowed";
	return {
		...DENIED,
		title: "Permission denied",
		happened: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${what ?? "The command"} requires the ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(minimum)} permission, but ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(author.login)} has ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(role || permission)}. Nothing was sent.`,
		next: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Ask someone with ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(minimum)} access to comment.`,
		topic: "permission-denied"
	};
}
function unclear(why) {
	return {
		...DENIED,
		level: "warning",
		title: "Could not check your permission",
		happened: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${why} Nothing was sent.`,
		next: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`When this is fixed, comment again.`,
		topic: "could-not-check-your-permission"
	};
}
const DENIED = {
	outcome: "denied",
	icon: "locked"
};



/***/ }),

/***/ 298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pipelineRun: () => (/* binding */ pipelineRun)
/* harmony export */ });
/* harmony import */ var _sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(793);
/* harmony import */ var _files_LiQVSkOM_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(401);
/* harmony import */ var _api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(829);
/* harmony import */ var _run_BpQVv2pK_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(566);
/* harmony import */ var _inputs_B7xvv8gV_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(942);
/* harmony import */ var _permission_BfA4K6md_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(623);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(760);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(598);









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
	const refuse = (why) => new _sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3({
		title: "Could not read the prompt file",
		happened: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`\`prompt-file\` ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(path)} ${why}. Nothing was sent.`,
		next: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Use the path of a text file in the workspace or in \`$RUNNER_TEMP\`, and check out the repository before this step.`,
		topic: "could-not-read-the-prompt-file"
	});
	const wanted = files.resolve(folders.workspace, path);
	const real = await files.realpath(wanted).catch(() => void 0);
	if (real === void 0) throw refuse(UNREADABLE);
	const { workspace, temp } = await (0,_files_LiQVSkOM_js__WEBPACK_IMPORTED_MODULE_1__/* .realFolders */ .ou)(folders, files);
	if (!(0,_files_LiQVSkOM_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .FK)([workspace, temp], real)) throw refuse("is outside the workspace and `$RUNNER_TEMP`");
	if (![
		wanted,
		files.resolve(workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_6__.relative)(folders.workspace, wanted)),
		files.resolve(temp, (0,node_path__WEBPACK_IMPORTED_MODULE_6__.relative)(folders.temp, wanted))
	].includes(real)) throw refuse("is a symbolic link, or its path contains one");
	if ((0,_files_LiQVSkOM_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .FK)([temp], real) && RUNNER_FILE.test((0,node_path__WEBPACK_IMPORTED_MODULE_6__.relative)(temp, real)) || CHECKOUT_FILE.test(real)) throw refuse("may contain credentials of the checkout or the runner");
	const bytes = await files.read(real, 1048577).catch(() => void 0);
	if (bytes === void 0) throw refuse(UNREADABLE);
	const prompt = bytes.length <= MAX_BYTES && (0,node_buffer__WEBPACK_IMPORTED_MODULE_7__.isUtf8)(bytes) ? new TextDecoder().decode(bytes) : "";
	if (prompt.trim() === "") throw refuse("is empty, larger than 1 MiB, or not UTF-8 text");
	return prompt;
}
// src/trigger/pipeline.ts
/** Mode `job` for a run that no comment started. Returns whether the step fails. */
async function pipelineRun(inputs, facts, env) {
	const { reviewer: author } = facts;
	if (author && !await isAllowed(author, inputs, env)) return false;
	const file = inputs["prompt-file"];
	const instruction = file === void 0 ? inputs.prompt : await readPromptFile(file, env.folders, env.files);
	const jobId = inputs["job-id"];
	const whatToDo = `${jobId ?? ""}\n${instruction ?? ""}`;
	const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_8__.createHash)("sha256").update(whatToDo).digest("hex").slice(0, 16);
	const { id, job, step } = env.run;
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
		thread: inputs["dry-run"] ? void 0 : await findThread(inputs, facts, env),
		issue: inputs["issue-number"] ?? facts.eventIssue,
		author
	};
	return (0,_run_BpQVv2pK_js__WEBPACK_IMPORTED_MODULE_3__/* .jobRun */ .nD)(request, inputs, env);
}
/** In a public repository, everyone can submit a review. A refusal is not posted: the review addresses people. */
async function isAllowed(author, inputs, env) {
	const api = await env.api(inputs["github-token"]);
	const permission = await (0,_permission_BfA4K6md_js__WEBPACK_IMPORTED_MODULE_5__/* .checkPermission */ .Y)({
		event: { author },
		inputs,
		env,
		api,
		what: "Work on a review"
	});
	if (permission === "allowed") return true;
	const { level = "notice", title, happened, topic } = permission;
	await env.publisher.end({ outcome: "denied" }, {
		level,
		title,
		happened,
		topic
	});
	return false;
}
/** The thread for the run's comments, if any. Throws a SetupError if a required thread is not available. */
async function findThread(inputs, { eventIssue, pushedCommit }, { api, publisher, run }) {
	const { comment, conversation } = inputs;
	const issue = (0,_inputs_B7xvv8gV_js__WEBPACK_IMPORTED_MODULE_4__/* .threadOf */ .uu)(inputs, eventIssue);
	const commit = comment === "always" ? pushedCommit : void 0;
	if (issue === void 0 && !commit) return void 0;
	const isRequired = comment === "always" || inputs["issue-number"] !== void 0 || conversation === "continue";
	let github;
	try {
		github = await api(inputs["github-token"]);
	} catch (error) {
		if (isRequired || !(error instanceof _sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3)) throw error;
		publisher.warn({
			...error.trouble,
			title: "Continuing without comments"
		});
		return;
	}
	const merged = issue ?? await mergedAs(commit ?? "", github, run.repository.fullName);
	if (merged !== void 0) return {
		api: github,
		issue: merged,
		isRequired
	};
	const happened = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`No merged pull request contains commit ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(commit ?? "")}, so the run has no thread.`;
	if (conversation === "continue") throw new _sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3({
		title: "Could not find the thread",
		happened: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`${happened} Nothing was sent.`,
		next: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`To continue the job of another thread, set \`issue-number\`. To start a job for each push, use \`conversation: new\`.`,
		topic: "could-not-find-the-thread"
	});
	publisher.info(happened);
}
/** The most recently merged pull request of this repository that contains the commit. */
async function mergedAs(commit, api, fullName) {
	return (await (0,_run_BpQVv2pK_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestsOfCommit */ .KM)(api, commit).catch((error) => {
		throw new _sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3({
			title: "Could not find the thread",
			happened: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`${(0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .ar)((0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_2__/* .asFault */ .Ps)(error), "the request for the pull requests of the pushed commit")} Nothing was sent.`,
			next: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Grant the job \`pull-requests: write\`, or run it again.`,
			topic: "could-not-find-the-thread"
		});
	})).filter(({ repository }) => repository.toLowerCase() === fullName.toLowerCase()).toSorted((a, b) => (a.mergedAt ?? 0) - (b.mergedAt ?? 0)).findLast(({ mergedAt }) => mergedAt !== void 0)?.number;
}



/***/ })

};
