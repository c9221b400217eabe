export const id = 468;
export const ids = [468];
export const modules = {

/***/ 651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pipelineRun: () => (/* binding */ pipelineRun)
/* harmony export */ });
/* harmony import */ var _permission_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(473);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(923);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(740);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3);
/* harmony import */ var _payloads_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(573);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(937);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(588);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(760);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(954);










const USE_TEXT_FILE = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Use the path of a text file in the workspace or in \`$RUNNER_TEMP\`, and check out the`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`repository before this step.`);
const UNREADABLE = "does not exist or is not a readable file";
const LFS_POINTER = "version https://git-lfs.github.com/spec/";
const CHECKOUT_FILE = /(?:^|[\\/])\.git(?:$|[\\/])/i;
const RUNNER_FILE = /^(?:_|git-credentials-)/i;
async function readPromptFile(path, { folders: { workspace, temp }, files }) {
	const refuse = (why, next = USE_TEXT_FILE) => new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3({
		title: "Could not read the prompt file",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`\`prompt-file\` ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(path)} ${why}. Nothing was sent.`,
		next
	});
	const resolveLinks = (each) => files.realpath(each).catch(() => void 0);
	const wantedPath = files.resolve(workspace, path);
	const realPath = await resolveLinks(wantedPath);
	if (realPath === void 0) throw refuse(UNREADABLE);
	const pathIn = async (folder) => {
		const pathInFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_7__.relative)(folder, wantedPath);
		if (/^\.\.(?:[\\/]|$)/.test(pathInFolder) || (0,node_path__WEBPACK_IMPORTED_MODULE_7__.isAbsolute)(pathInFolder)) return void 0;
		const realFolder = await resolveLinks(folder);
		return realFolder && files.resolve(realFolder, pathInFolder) === realPath ? pathInFolder : void 0;
	};
	const pathInTemp = temp && await pathIn(temp);
	if (pathInTemp === void 0 && await pathIn(workspace) === void 0) throw refuse("is outside the workspace and `$RUNNER_TEMP`, or behind a symbolic link");
	if (CHECKOUT_FILE.test(realPath) || RUNNER_FILE.test(pathInTemp ?? "")) throw refuse("may contain credentials of the checkout or the runner");
	const bytes = await files.read(realPath, 1048577).catch(() => void 0);
	if (bytes === void 0) throw refuse(UNREADABLE);
	const prompt = bytes.length <= 1048576 && (0,node_buffer__WEBPACK_IMPORTED_MODULE_8__.isUtf8)(bytes) ? new TextDecoder().decode(bytes) : "";
	if (prompt.trim() === "") throw refuse("is empty, larger than 1 MiB, or not UTF-8 text");
	if (prompt.startsWith(LFS_POINTER)) throw refuse("is only a pointer to a file in Git LFS", (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Check out the repository with \`lfs: true\`.`);
	return prompt;
}
// src/job/changes-start.ts
async function readChangesStart(request, session) {
	const { thread } = request;
	if (thread.api === void 0 || !(0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .continuesChanges */ .Uy)(request, session)) return void 0;
	const records = await (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecords */ .T3)((0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .openThread */ .Dx)(thread.issue, thread.api, session)).catch((error) => {
		throw threadUnreadable(error, thread.issue, session);
	});
	const start = new ChangesStart(records, changesScope(request, session), jobReader(session));
	if (start.last === void 0 && records.some(({ changes }) => changes !== void 0)) session.publisher.info((0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`The jobs of this thread got changes of another repository, or with other \`paths\`.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`So the changes start at \`diff-base\`, or where the event says.`));
	return start;
}
function threadUnreadable(error, issue, { signal }) {
	signal.throwIfAborted();
	const what = (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .commentsRequest */ .AL)(issue);
	const { happened, next } = (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .WE)(error, {
		what,
		again: "start a new run"
	});
	return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3({
		title: "Could not read the thread",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${happened} They say where the changes start. Nothing was sent.`,
		next
	});
}
function changesScope({ source }, { inputs, run }) {
	const repository = source?.id ?? run.repository.id;
	return inputs.paths === void 0 ? { repository } : {
		repository,
		paths: (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .shortHash */ .BC)(inputs.paths)
	};
}
function jobReader({ openService, deadline, clock, signal }) {
	return async (jobId) => {
		const reading = await (await openService()).retrieve(jobId, deadline - clock.now(), signal);
		return reading.kind === "value" ? reading.value : void 0;
	};
}
var ChangesStart = class {
	records;
	last;
	scope;
	readJob;
	constructor(records, scope, readJob) {
		const requests = records.filter(_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .isAccepted */ .oB).flatMap((record) => {
			const { changes } = record;
			return changes?.repository === scope.repository && changes.paths === scope.paths ? {
				...record,
				changes
			} : [];
		});
		const [newest] = (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .newestFirst */ .ll)(requests);
		const end = requests.find((record) => record.requestId === newest?.requestId && hasOwnEnd(record));
		this.records = records;
		this.last = end ?? newest;
		this.scope = scope;
		this.readJob = readJob;
	}
	async startFor(receiver, seen) {
		const { last } = this;
		if (last === void 0) return void 0;
		const { end, didItsWork } = _schema_js__WEBPACK_IMPORTED_MODULE_5__/* .STATUSES */ .f[await this.statusOf(last, seen)];
		const { from, to } = last.changes;
		if (didItsWork) return {
			commit: to,
			ifFailed: to
		};
		return {
			commit: end === void 0 && last.jobId === receiver ? to : from,
			ifFailed: from
		};
	}
	changesOf({ base, head }, start) {
		if (base === void 0 || head === void 0) return void 0;
		const from = base === start?.commit ? start.ifFailed : base;
		return {
			...this.scope,
			from,
			to: head
		};
	}
	async statusOf(last, seen) {
		if (hasOwnEnd(last)) return (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .statusFrom */ .zO)(last.status ?? "");
		return (seen?.id === last.jobId ? seen : await this.readJob(last.jobId))?.status ?? "failed";
	}
};
function hasOwnEnd({ state, before }) {
	return state === "ended" && !(0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .wasActive */ .m)(before);
}
// src/trigger/own-pull-request.ts
const MAX_THREADS = 5;
async function requireOthersPullRequest(pull, session) {
	const { event, inputs } = session;
	const why = ["pull_request", "pull_request_target"].includes(event.name) && !inputs["dry-run"] && pull ? await whyOwn(pull, session) : void 0;
	if (why === void 0) return;
	throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SkippedRun */ .kr({
		title: "Skipped: the agent’s own pull request",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${why}, so the workflow does not ask for changes to it. Nothing was sent.`,
		next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`To ask for changes, comment a command in the pull request’s conversation.`
	});
}
async function whyOwn({ number, body, isByBot }, session) {
	for (const { prLink } of await recordsIn(number, session)) if (await isPullHere(prLink, number, session)) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`A job of this action opened this pull request`;
	if (!isByBot) return void 0;
	const { page, issues } = linksIn(body, session.run);
	if (page !== void 0) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`This pull request of a bot links ${page} of this repository`;
	for (const issue of issues.slice(0, MAX_THREADS)) if (await hasJobFor(issue, number, session)) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`This pull request of a bot links #${issue}, whose job it is from`;
}
async function isPullHere(prLink, number, session) {
	const { id } = (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .locatePullRequest */ .x6)(prLink, session.run) ?? {};
	return id?.number === number && (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .isRunRepository */ .Gn)(`${id.owner}/${id.repo}`, session);
}
async function recordsIn(issue, session) {
	try {
		return await (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecords */ .T3)((0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .openThread */ .Dx)(issue, await session.openGitHub(), session));
	} catch (error) {
		if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3 || error instanceof _api_js__WEBPACK_IMPORTED_MODULE_6__/* .GitHubError */ .y_) return [];
		throw error;
	}
}
async function hasJobFor(issue, pull, session) {
	const newest = (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .jobOfThread */ .t0)(await recordsIn(issue, session));
	if (newest === void 0) return false;
	const { prLink } = newest;
	return prLink === void 0 || isPullHere(prLink, pull, session);
}
const PAGES = [[/^actions\/runs\//, "a workflow run"], [/^compare\/[0-9a-f]{40}\.\.\.[0-9a-f]{40}(?![0-9a-f])/, "a comparison of commits"]];
function linksIn(description, { serverUrl, repository }) {
	const name = repository.fullName.toLowerCase();
	const home = `${serverUrl.toLowerCase()}/${name}/`;
	const words = description.toLowerCase();
	const numbers = [...[
		`${home}issues/`,
		`${home}pull/`,
		`${name}#`
	].reduce((rest, thread) => rest.replaceAll(thread, "#"), words).matchAll(/(?<![\w&/])#(\d{1,15})\b/g)].map(([, number]) => Number(number));
	const pages = words.split(home).slice(1);
	const [, page] = PAGES.find(([start]) => pages.some((each) => start.test(each))) ?? [];
	return {
		page,
		issues: [...new Set(numbers)]
	};
}
// src/trigger/pipeline.ts
const REQUEST_INPUTS = [
	"job-id",
	"conversation",
	"context",
	"paths",
	"diff-base",
	"source-repository"
];
async function pipelineRun(session) {
	const { event, inputs, publisher } = session;
	const { comment, issue } = event.facts;
	const reviewer = comment?.author;
	const refusal = reviewer && await (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .permissionRefusal */ .Wt)(reviewer, session);
	if (refusal) {
		await publisher.end({
			...refusal,
			next: []
		});
		return false;
	}
	await requireOthersPullRequest(issue, session);
	const request = await requestOfInputs(session);
	if (inputs["dry-run"]) return (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .dryRun */ .PA)(request, session);
	const prompts = new _permission_js__WEBPACK_IMPORTED_MODULE_0__/* .PromptReader */ .oL(request, session);
	const changesStart = await readChangesStart(request, session);
	await requireChanges(request, {
		prompts,
		changesStart
	});
	return (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .runJob */ .b5)(request, session, {
		prompts,
		changesStart
	});
}
async function requireChanges({ requestId }, { prompts, changesStart }) {
	const records = changesStart?.records ?? [];
	if (records.some((record) => record.requestId === requestId)) return;
	const start = await changesStart?.startFor((0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .jobOfThread */ .t0)(records)?.jobId);
	await prompts.requireChanges(start?.commit);
}
async function requestOfInputs(session) {
	const { inputs, run, event } = session;
	const { comment, issue } = event.facts;
	const { "job-id": jobId, "issue-number": issueNumber, conversation } = inputs;
	const path = inputs["prompt-file"];
	const instruction = path === void 0 ? inputs.prompt : await readPromptFile(path, session);
	const thread = await (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .findThread */ .qN)(session);
	const threadIssue = thread.issue ?? (0,_payloads_js__WEBPACK_IMPORTED_MODULE_4__/* .threadNumber */ .sR)(inputs, issue?.number);
	return {
		command: void 0,
		requestId: requestIdOf(instruction, threadIssue, session),
		instruction,
		target: jobId === void 0 ? { type: conversation } : {
			type: "job",
			jobId
		},
		issue: issueNumber ?? issue?.number,
		mayCommand: (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .mayCommand */ .fi)(session, comment?.author),
		thread,
		threadUrl: threadIssue === void 0 ? void 0 : (0,_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .issueUrl */ .$9)(run, threadIssue),
		source: await findSource(session)
	};
}
async function findSource(session) {
	const name = session.inputs["source-repository"];
	if (name === void 0) return void 0;
	const api = await session.openGitHub();
	const source = await (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .fetchSourceRepository */ .iN)(api, name).catch((error) => {
		const permission = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`\`contents: read\` in ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(name)}`;
		const grant = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Give the action a \`github-token\` with ${permission}.`;
		const what = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`the request for the source repository ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(name)}`;
		const { happened, next } = (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .WE)(error, {
			what,
			grant,
			again: "start a new run"
		});
		throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3({
			title: "Could not read the source repository",
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${happened} Nothing was sent.`,
			next
		});
	});
	return (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeShown */ .Wi)(source, session) ? {
		...source,
		isHidden: false
	} : {
		...source,
		fullName: name,
		isHidden: true
	};
}
function requestIdOf(instruction, thread, { inputs, run }) {
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



/***/ })

};
