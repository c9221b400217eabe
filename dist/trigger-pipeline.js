export const id = 468;
export const ids = [468];
export const modules = {

/***/ 7651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pipelineRun: () => (/* binding */ pipelineRun)
/* harmony export */ });
/* harmony import */ var _permission_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8005);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8144);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2923);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3003);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4740);
/* harmony import */ var _accounts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3646);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1937);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2588);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6760);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4573);











// src/context/prompt-file.ts
const MAX_BYTES = 1048576;
const USE_TEXT_FILE = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Use the path of a text file in the workspace or in \`$RUNNER_TEMP\`, and check out the repository before this step.`;
const UNREADABLE = "does not exist or is not a readable file";
const LFS_POINTER = "version https://git-lfs.github.com/spec/";
const CHECKOUT_FILE = /(?:^|[\\/])\.git(?:$|[\\/])/i;
const RUNNER_FILE = /^(?:_|git-credentials-)/i;
async function readPromptFile(path, folders, files) {
	const refuse = (why, next = USE_TEXT_FILE) => new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3({
		title: "Could not read the prompt file",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`\`prompt-file\` ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(path)} ${why}. Nothing was sent.`,
		next
	});
	const resolveLinks = (each) => files.realpath(each).catch(() => void 0);
	const wantedPath = files.resolve(folders.workspace, path);
	const realPath = await resolveLinks(wantedPath);
	if (realPath === void 0) throw refuse(UNREADABLE);
	const pathIn = async (folder = "") => {
		const realFolder = folder && await resolveLinks(folder);
		if (!realFolder || !(0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .FK)(realFolder, realPath)) return void 0;
		const withoutLinks = files.resolve(realFolder, (0,node_path__WEBPACK_IMPORTED_MODULE_8__.relative)(folder, wantedPath));
		return realPath === wantedPath || realPath === withoutLinks ? (0,node_path__WEBPACK_IMPORTED_MODULE_8__.relative)(realFolder, realPath) : void 0;
	};
	const pathInTemp = await pathIn(folders.temp);
	if ((pathInTemp ?? await pathIn(folders.workspace)) === void 0) throw refuse("is outside the workspace and `$RUNNER_TEMP`, or behind a symbolic link");
	if (CHECKOUT_FILE.test(realPath) || RUNNER_FILE.test(pathInTemp ?? "")) throw refuse("may contain credentials of the checkout or the runner");
	const bytes = await files.read(realPath, 1048577).catch(() => void 0);
	if (bytes === void 0) throw refuse(UNREADABLE);
	const prompt = bytes.length <= MAX_BYTES && (0,node_buffer__WEBPACK_IMPORTED_MODULE_9__.isUtf8)(bytes) ? new TextDecoder().decode(bytes) : "";
	if (prompt.trim() === "") throw refuse("is empty, larger than 1 MiB, or not UTF-8 text");
	if (prompt.startsWith(LFS_POINTER)) throw refuse("is only a pointer to a file in Git LFS", (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Check out the repository with \`lfs: true\`.`);
	return prompt;
}
// src/job/changes-start.ts
async function readChangesStart(request, session) {
	const { thread } = request;
	if (thread.api === void 0 || !(0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .continuesChanges */ .Uy)(request, session)) return void 0;
	try {
		const records = await (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecords */ .T3)((0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .openThread */ .Dx)(thread.issue, thread.api, session));
		const start = new ChangesStart(records, changesScope(request, session));
		if (start.commitInRecords === void 0 && records.some(({ changes }) => changes !== void 0)) session.publisher.info((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`The jobs of this thread got changes of another repository, or with other \`paths\`. So the changes start at \`diff-base\`, or where the event says.`);
		return start;
	} catch (error) {
		session.signal.throwIfAborted();
		const { happened, next } = (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .WE)(error, {
			what: "the request for the comments",
			again: "start a new run"
		});
		throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3({
			title: "Could not read the thread",
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${happened} They say where the changes start. Nothing was sent.`,
			next
		});
	}
}
function changesScope({ source }, { inputs, run }) {
	const repository = source?.id ?? run.repository.id;
	return inputs.paths === void 0 ? { repository } : {
		repository,
		paths: (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .shortHash */ .BC)(inputs.paths)
	};
}
var ChangesStart = class {
	records;
	scope;
	last;
	jobState;
	constructor(records, scope) {
		const requests = records.filter(_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .isAccepted */ .oB).filter((record) => isOfScope(record, scope));
		const [newest] = (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .newestFirst */ .ll)(requests);
		const end = requests.find((record) => record.command === newest?.command && hasOwnEnd(record));
		this.records = records;
		this.scope = scope;
		this.last = end ?? newest;
		if (end) this.jobState = _schema_js__WEBPACK_IMPORTED_MODULE_6__/* .STATUSES */ .f[(0,_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .statusFrom */ .zO)(end.status ?? "")];
	}
	get commitInRecords() {
		return this.jobState === void 0 ? this.last?.changes.to : this.commitAfterReading();
	}
	noteJob(jobId, job) {
		if (this.last?.jobId === jobId && !hasOwnEnd(this.last)) this.jobState = _schema_js__WEBPACK_IMPORTED_MODULE_6__/* .STATUSES */ .f[job?.status ?? "failed"];
	}
	async commitFor(receiver, readJob) {
		if (this.last && this.jobState === void 0) this.noteJob(this.last.jobId, await readJob(this.last.jobId));
		return this.commitAfterReading(receiver);
	}
	changesOf({ base, head }) {
		if (base === void 0 || head === void 0) return void 0;
		const from = base === this.last?.changes.to && !this.jobState?.didItsWork ? this.last.changes.from : base;
		return {
			...this.scope,
			from,
			to: head
		};
	}
	commitAfterReading(receiver) {
		if (this.last === void 0) return void 0;
		const { jobId, changes } = this.last;
		const isShared = this.jobState?.hasEnded === false && jobId === receiver;
		return this.jobState?.didItsWork || isShared ? changes.to : changes.from;
	}
};
function isOfScope(record, { repository, paths }) {
	const { changes } = record;
	return changes?.repository === repository && changes.paths === paths;
}
function hasOwnEnd({ state, before }) {
	return state === "ended" && !(0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .wasActive */ .m)(before);
}
// src/trigger/own-pull-request.ts
const MAX_THREADS = 5;
async function requireOthersPullRequest(pull, session) {
	const { event, inputs } = session;
	const why = /^pull_request(_target)?$/.test(event.name) && !inputs["dry-run"] && pull ? await whyOwn(pull, session) : void 0;
	if (why === void 0) return;
	throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SkippedRun */ .kr({
		title: "Skipped: the agent’s own pull request",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${why}, so the workflow does not ask for changes to it. Nothing was sent.`,
		next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`To ask for changes, comment a command in the pull request’s conversation.`
	});
}
async function whyOwn({ number, description, isByBot }, session) {
	if ((await recordsIn(number, session)).some(({ prLink }) => (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .isPullRequest */ .r0)(prLink, number, session.run))) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`A job of this action opened this pull request`;
	if (!isByBot) return void 0;
	const { hasRun, issues } = linksIn(description, session.run);
	if (hasRun) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`This pull request of a bot links a workflow run of this repository`;
	for (const issue of issues.filter((linked) => linked !== number).slice(0, MAX_THREADS)) if (await hasJobFor(issue, number, session)) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`This pull request of a bot links #${issue}, whose job it is from`;
}
async function recordsIn(issue, session) {
	try {
		return await (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecords */ .T3)((0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .openThread */ .Dx)(issue, await session.openGitHub(), session));
	} catch (error) {
		if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3 || error instanceof _api_js__WEBPACK_IMPORTED_MODULE_7__/* .GitHubError */ .y_) return [];
		throw error;
	}
}
async function hasJobFor(issue, pull, session) {
	const { run, signal, openService } = session;
	const newest = (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .jobOfThread */ .t0)(await recordsIn(issue, session));
	if (newest === void 0) return false;
	const reading = await (await openService()).retrieve(newest.jobId, void 0, signal);
	if (reading.kind === "failure") return false;
	const { status, prLink } = reading.value;
	return !_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .STATUSES */ .f[status].hasEnded || (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .isPullRequest */ .r0)(prLink, pull, run);
}
function linksIn(description, { serverUrl, repository }) {
	const name = repository.fullName.toLowerCase();
	const home = `${serverUrl.toLowerCase()}/${name}/`;
	const words = description.toLowerCase();
	const numbers = [...[
		`${home}issues/`,
		`${home}pull/`,
		`${name}#`
	].reduce((rest, thread) => rest.replaceAll(thread, "#"), words).matchAll(/(?<![\w&/])#(\d{1,15})\b/g)].map(([, number]) => Number(number));
	return {
		hasRun: words.includes(`${home}actions/runs/`),
		issues: [...new Set(numbers)]
	};
}
// src/trigger/pipeline.ts
const DELETED = new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SkippedRun */ .kr({
	title: "Skipped: nothing to do",
	happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`The push deleted its branch or tag. Nothing was sent.`
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
	const { event, inputs, signal, publisher, openGitHub } = session;
	if ((0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .changesInEvent */ .HY)(event).isDeleted) throw DELETED;
	const { reviewer } = facts;
	const minimum = inputs["minimum-permission"];
	const refusal = reviewer && await (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .permissionRefusal */ .Wt)(reviewer, minimum, await openGitHub(), signal);
	if (refusal) {
		const { title, happened, level = "notice" } = refusal;
		await publisher.end({ outcome: "denied" }, {
			title,
			happened,
			level
		});
		return false;
	}
	await requireOthersPullRequest(facts.pull, session);
	const request = await requestOfInputs(facts, session);
	if (inputs["dry-run"]) return (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .dryRun */ .PA)(request, session);
	const prompts = new _permission_js__WEBPACK_IMPORTED_MODULE_0__/* .PromptReader */ .oL(request, session);
	const changesStart = await readChangesStart(request, session);
	await requireChanges(request, {
		prompts,
		changesStart
	}, session);
	return (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .runJob */ .b5)(request, session, {
		prompts,
		changesStart
	});
}
async function requireChanges({ commandId }, { prompts, changesStart }, { openService, signal }) {
	const records = changesStart?.records ?? [];
	if (records.some((record) => record.command === commandId)) return;
	const readJob = async (jobId) => {
		const reading = await (await openService()).retrieve(jobId, void 0, signal);
		return reading.kind === "value" ? reading.value : void 0;
	};
	const start = await changesStart?.commitFor((0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .jobOfThread */ .t0)(records)?.jobId, readJob);
	const nothingToDo = await prompts.whyNothingToDo(start);
	if (nothingToDo !== void 0) throw nothingToDo;
}
async function requestOfInputs(facts, session) {
	const { inputs, folders, files } = session;
	const { eventIssue, reviewer } = facts;
	const { "job-id": jobId, "issue-number": issueNumber, conversation } = inputs;
	const path = inputs["prompt-file"];
	const instruction = path === void 0 ? inputs.prompt : await readPromptFile(path, folders, files);
	const thread = await (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .findThread */ .qN)(facts, session);
	const threadIssue = thread.issue ?? (0,_accounts_js__WEBPACK_IMPORTED_MODULE_5__/* .threadNumber */ .sR)(inputs, eventIssue);
	return {
		command: void 0,
		commandId: commandIdOfRun(instruction, threadIssue, session),
		instruction,
		target: jobId === void 0 ? { type: conversation } : {
			type: "job",
			jobId
		},
		issue: issueNumber ?? eventIssue,
		author: reviewer,
		mayCommand: (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .mayCommand */ .fi)(session),
		thread,
		threadUrl: threadIssue === void 0 ? void 0 : threadPage(threadIssue, session),
		source: await findSource(session)
	};
}
async function findSource(session) {
	const name = session.inputs["source-repository"];
	if (name === void 0) return void 0;
	const api = await session.openGitHub();
	const source = await (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchSourceRepository */ .iN)(api, name).catch((error) => {
		const permission = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`\`contents: read\` in ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(name)}`;
		const grant = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Give the action a \`github-token\` with ${permission}.`;
		const what = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`the request for the source repository ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(name)}`;
		const { happened, next } = (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .WE)(error, {
			what,
			grant,
			again: "start a new run"
		});
		throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3({
			title: "Could not read the source repository",
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${happened} Nothing was sent.`,
			next
		});
	});
	if ((0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .mayBeShown */ .Wi)(source, session)) return {
		...source,
		isHidden: false
	};
	return {
		...source,
		fullName: name,
		isHidden: true
	};
}
function commandIdOfRun(instruction, thread, { inputs, run }) {
	const given = REQUEST_INPUTS.map((name) => inputs[name] ?? null);
	const hash = (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .shortHash */ .BC)([
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
function threadPage(issue, { inputs, event, run }) {
	const isOnPull = inputs["issue-number"] === void 0 && event.name !== "issues";
	return (0,_comments_js__WEBPACK_IMPORTED_MODULE_4__/* .issueUrl */ .$9)(run, issue, { isPullRequest: isOnPull });
}



/***/ })

};
