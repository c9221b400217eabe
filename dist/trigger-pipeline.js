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
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(144);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(923);
/* harmony import */ var _job_comments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(254);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(740);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(588);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(175);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(937);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(368);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(760);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(573);












// src/context/prompt-file.ts
const MAX_BYTES = 1048576;
const USE_TEXT_FILE = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Use the path of a text file in the workspace or in \`$RUNNER_TEMP\`, and check out the repository before this step.`;
const UNREADABLE = "does not exist or is not a readable file";
const LFS_POINTER = "version https://git-lfs.github.com/spec/";
const CHECKOUT_FILE = /(?:^|[\\/])\.git(?:$|[\\/])/i;
const RUNNER_FILE = /^(?:_|git-credentials-)/i;
async function readPromptFile(path, folders, files) {
	const refuse = (why, next = USE_TEXT_FILE) => new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3({
		title: "Could not read the prompt file",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`\`prompt-file\` ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(path)} ${why}. Nothing was sent.`,
		next
	});
	const wantedPath = files.resolve(folders.workspace, path);
	const realPath = await files.realpath(wantedPath).catch(() => void 0);
	if (realPath === void 0) throw refuse(UNREADABLE);
	const workspace = await openRoot(folders.workspace, files);
	const temp = await openRoot(folders.temp, files);
	const roots = [workspace, temp].filter((root) => root !== void 0);
	if (!roots.some((root) => (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .FK)(root.realPath, realPath))) throw refuse("is outside the workspace and `$RUNNER_TEMP`");
	if (![wantedPath, ...roots.map((root) => files.resolve(root.realPath, (0,node_path__WEBPACK_IMPORTED_MODULE_9__.relative)(root.path, wantedPath)))].includes(realPath)) throw refuse("is a symbolic link, or its path contains one");
	if (temp !== void 0 && (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .FK)(temp.realPath, realPath) && RUNNER_FILE.test((0,node_path__WEBPACK_IMPORTED_MODULE_9__.relative)(temp.realPath, realPath)) || CHECKOUT_FILE.test(realPath)) throw refuse("may contain credentials of the checkout or the runner");
	const bytes = await files.read(realPath, 1048577).catch(() => void 0);
	if (bytes === void 0) throw refuse(UNREADABLE);
	const prompt = bytes.length <= MAX_BYTES && (0,node_buffer__WEBPACK_IMPORTED_MODULE_10__.isUtf8)(bytes) ? new TextDecoder().decode(bytes) : "";
	if (prompt.trim() === "") throw refuse("is empty, larger than 1 MiB, or not UTF-8 text");
	if (prompt.startsWith(LFS_POINTER)) throw refuse("is only a pointer to a file in Git LFS", (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Check out the repository with \`lfs: true\`.`);
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
const repositorySchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_8__/* .pipe */ .Fs)((0,_json_js__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)({
	id: (0,_json_js__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Wh)(),
	full_name: (0,_json_js__WEBPACK_IMPORTED_MODULE_8__/* .string */ .Yj)(),
	default_branch: (0,_json_js__WEBPACK_IMPORTED_MODULE_8__/* .string */ .Yj)(),
	..._permission_js__WEBPACK_IMPORTED_MODULE_0__/* .visibilityFields */ .UH
}), (0,_json_js__WEBPACK_IMPORTED_MODULE_8__/* .transform */ .pd)(({ id, full_name: fullName, default_branch: defaultBranch, ...described }) => ({
	id,
	fullName,
	defaultBranch,
	visibility: (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .visibilityOf */ .gt)(described)
})));
async function fetchSourceRepository(api, name) {
	const [response, head] = await Promise.all([api.call("GET /repos/{owner}/{repo}", (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .ownerAndRepo */ .H5)(name)), (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .fetchCommit */ .iH)(api, name, "HEAD")]);
	return {
		...(0,_api_js__WEBPACK_IMPORTED_MODULE_5__/* .parseResponse */ .xp)(repositorySchema, response),
		head
	};
}
// src/job/changes-start.ts
const MAX_JOBS_READ = 10;
async function readChangesStart(request, session) {
	const { thread } = request;
	if (thread.api === void 0 || !(0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .continuesChanges */ .Uy)(request, session)) return new ChangesStart([]);
	try {
		const start = new ChangesStart(await (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecords */ .T3)((0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .openThread */ .Dx)(thread.issue, thread.api, session)), scopeOf(request, session));
		if (start.hasOnlyOtherScopes) session.publisher.info((0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`The jobs of this thread got changes of another repository, or with other \`paths\`. So the changes start at \`diff-base\`, or where the event says.`);
		return start;
	} catch (error) {
		session.signal.throwIfAborted();
		const { happened, next } = (0,_job_comments_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .WE)(error, {
			what: "the request for the comments",
			again: "start a new run"
		});
		throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3({
			title: "Could not read the thread",
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`${happened} They say where the changes start. Nothing was sent.`,
			next
		});
	}
}
function scopeOf({ source }, { inputs, run }) {
	const repository = source?.id ?? run.repository.id;
	if (inputs.paths === void 0) return { repository };
	return {
		repository,
		paths: (0,_job_comments_js__WEBPACK_IMPORTED_MODULE_3__/* .shortHash */ .BC)(inputs.paths)
	};
}
var ChangesStart = class {
	records;
	scope;
	requests;
	statuses = /* @__PURE__ */ new Map();
	constructor(records, scope) {
		this.records = records;
		this.scope = scope;
		this.requests = (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .newestFirst */ .ll)(records.filter(_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .isAccepted */ .oB).filter((record) => this.isOwn(record)));
	}
	get hasOnlyOtherScopes() {
		return this.requests.length === 0 && this.records.some(({ changes }) => changes !== void 0);
	}
	get commitInRecords() {
		return this.startAfter(this.newestRequest([]));
	}
	noteJob(jobId, job) {
		this.statuses.set(jobId, job?.status);
	}
	async commitFor(receiver, readJob) {
		let jobsRead = 0;
		for (;;) {
			const request = this.newestRequest(this.doubtfulJobs(receiver));
			if (request === void 0 || hasOwnEnd(request) || this.statuses.has(request.jobId)) return this.startAfter(request);
			const isRead = jobsRead < MAX_JOBS_READ;
			this.noteJob(request.jobId, isRead ? await readJob(request.jobId) : void 0);
			jobsRead += 1;
		}
	}
	changesOf({ base, head }, receiver, start) {
		const request = this.newestRequest(this.doubtfulJobs(receiver));
		const isKnown = base !== void 0 && head !== void 0;
		if (this.scope === void 0 || !isKnown || this.startAfter(request) !== start) return void 0;
		const from = request === void 0 || this.hasSucceeded(request) ? base : request.changes.from;
		return {
			...this.scope,
			from,
			to: head
		};
	}
	hasSucceeded(request) {
		const status = this.statuses.get(request.jobId);
		return hasOwnEnd(request) || status !== void 0 && _schema_js__WEBPACK_IMPORTED_MODULE_7__/* .STATUSES */ .f[status].hasEnded;
	}
	isOwn(record) {
		const { scope } = this;
		const { changes } = record;
		if (scope === void 0 || changes === void 0) return false;
		return changes.repository === scope.repository && changes.paths === scope.paths;
	}
	newestRequest(doubtfulJobs) {
		const failed = this.records.filter(hasFailed);
		const doubtful = /* @__PURE__ */ new Set([...doubtfulJobs, ...failed.map(({ jobId }) => jobId)]);
		const mayHaveFailed = (record) => hasFailed(record) || !hasOwnEnd(record) && doubtful.has(record.jobId);
		return this.requests.find((record) => !mayHaveFailed(record));
	}
	startAfter(request) {
		return request?.changes.to ?? this.requests[0]?.changes.from;
	}
	doubtfulJobs(receiver) {
		const mayFail = (jobId, status) => {
			if (status === void 0) return true;
			const { hasEnded, didItsWork } = _schema_js__WEBPACK_IMPORTED_MODULE_7__/* .STATUSES */ .f[status];
			return hasEnded ? !didItsWork : jobId !== receiver;
		};
		return [...this.statuses].filter(([jobId, status]) => mayFail(jobId, status)).map(([jobId]) => jobId);
	}
};
function hasFailed({ status = "" }) {
	const { hasEnded, didItsWork } = _schema_js__WEBPACK_IMPORTED_MODULE_7__/* .STATUSES */ .f[(0,_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .statusFrom */ .zO)(status)];
	return hasEnded && !didItsWork;
}
function hasOwnEnd({ state, before }) {
	return state === "ended" && !(0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .wasActive */ .m)(before);
}
// src/trigger/own-pull-request.ts
const MAX_THREADS = 5;
const Pull = (0,_json_js__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)({
	number: (0,_json_js__WEBPACK_IMPORTED_MODULE_8__/* .int */ .Wh)(),
	body: (0,_json_js__WEBPACK_IMPORTED_MODULE_8__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_8__/* .string */ .Yj)()),
	user: (0,_json_js__WEBPACK_IMPORTED_MODULE_8__/* .optionalOrUndefined */ .Ku)((0,_json_js__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)({ type: (0,_json_js__WEBPACK_IMPORTED_MODULE_8__/* .string */ .Yj)() }))
});
const Event = (0,_json_js__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ik)({ pull_request: Pull });
async function requireOthersPullRequest(session) {
	const { event, inputs } = session;
	const pull = /^pull_request(_target)?$/.test(event.name) && !inputs["dry-run"] ? Event.safeParse(event.payload).data?.pull_request : void 0;
	const why = pull && await whyOwn(pull, session);
	if (why === void 0) return;
	throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SkippedRun */ .kr({
		title: "Skipped: the agent’s own pull request",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`${why}, so the workflow does not ask for changes to it. Nothing was sent.`,
		next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`To ask for changes, comment a command in the pull request’s conversation.`
	});
}
async function whyOwn(pull, session) {
	const { number, body, user } = pull;
	if ((await recordsIn(number, session)).some(({ prLink }) => (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .isPullRequest */ .r0)(prLink, number, session.run))) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`A job of this action opened this pull request`;
	if (user?.type !== "Bot") return void 0;
	const { hasRun, issues } = linksIn(body ?? "", session.run);
	if (hasRun) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`This pull request of a bot links a workflow run of this repository`;
	for (const issue of issues.filter((linked) => linked !== number).slice(0, MAX_THREADS)) if (await hasJobOf(issue, number, session)) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`This pull request of a bot links #${issue}, whose job it is from`;
}
async function recordsIn(issue, session) {
	try {
		return await (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecords */ .T3)((0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .openThread */ .Dx)(issue, await session.openGitHub(), session));
	} catch (error) {
		if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3 || error instanceof _api_js__WEBPACK_IMPORTED_MODULE_5__/* .GitHubError */ .y_) return [];
		throw error;
	}
}
async function hasJobOf(issue, pull, session) {
	const { run, signal, openService } = session;
	const newest = (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .jobOfThread */ .t0)(await recordsIn(issue, session));
	if (newest === void 0) return false;
	const reading = await (await openService()).retrieve(newest.jobId, void 0, signal);
	if (reading.kind === "failure") return false;
	const { status, prLink } = reading.value;
	return !_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .STATUSES */ .f[status].hasEnded || (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .isPullRequest */ .r0)(prLink, pull, run);
}
function linksIn(description, { serverUrl, repository }) {
	const name = repository.fullName.toLowerCase();
	const home = `${serverUrl.toLowerCase()}/${name}/`;
	const paths = description.toLowerCase().split(/[\s()[\]<>"'`,;|*~]+/).flatMap((word) => {
		if (word.startsWith(home)) return word.slice(home.length);
		return word.startsWith("#") || word.startsWith(`${name}#`) ? word.replace(name, "") : [];
	});
	const issues = paths.flatMap((path) => {
		const [, number] = /^(?:#|issues\/|pull\/)(\d{1,15})\b/.exec(path) ?? [];
		return number === void 0 ? [] : Number(number);
	});
	return {
		hasRun: paths.some((path) => path.startsWith("actions/runs/")),
		issues: [...new Set(issues)]
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
async function pipelineRun(facts, session) {
	const { reviewer } = facts;
	const refusal = reviewer && await (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .permissionRefusalIn */ .JS)(session, reviewer);
	if (refusal) {
		await session.publisher.end({ outcome: "denied" }, {
			...refusal,
			next: void 0
		});
		return false;
	}
	await requireOthersPullRequest(session);
	const request = await requestOfInputs(facts, session);
	if (session.inputs["dry-run"]) return (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .dryRun */ .PA)(request, session);
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
	const { records } = changesStart;
	if (records.some((record) => record.command === commandId)) return;
	if (await prompts.whyNothingToDo(changesStart.commitInRecords) === void 0) return;
	const service = await openService();
	const readJob = async (jobId) => {
		const reading = await service.retrieve(jobId, void 0, signal);
		return reading.kind === "value" ? reading.value : void 0;
	};
	const confirmedStart = await changesStart.commitFor((0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .jobOfThread */ .t0)(records)?.jobId, readJob);
	const sinceSuccess = await prompts.whyNothingToDo(confirmedStart);
	if (sinceSuccess !== void 0) throw sinceSuccess;
}
async function requestOfInputs(facts, session) {
	const { inputs } = session;
	const { eventIssue, reviewer } = facts;
	const { "job-id": jobId, "issue-number": issueNumber, conversation } = inputs;
	const instruction = await readInstruction(session);
	const thread = await (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .findThread */ .qN)(facts, session);
	const threadIssue = thread.issue ?? (0,_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .threadNumber */ .sR)(inputs, eventIssue);
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
		mayCommand: (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .mayCommand */ .fi)(session),
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
		throw sourceUnreadable(name, error);
	});
	const place = (0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .visibilityInEvent */ .q9)((0,_json_js__WEBPACK_IMPORTED_MODULE_8__/* .membersOf */ .lS)(event.payload).repository);
	const isOwn = source.id === run.repository.id;
	return {
		...source,
		isHidden: !isOwn && !(0,_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .hasAudienceOf */ ._u)(place, source.visibility)
	};
}
function sourceUnreadable(name, error) {
	const grant = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Give the action a \`github-token\` with \`contents: read\` in ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(name)}.`;
	const what = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`the request for the source repository ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(name)}`;
	const { happened, next } = (0,_job_comments_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .WE)(error, {
		what,
		grant,
		again: "start a new run"
	});
	return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3({
		title: "Could not read the source repository",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`${happened} Nothing was sent.`,
		next
	});
}
async function readInstruction(session) {
	const { inputs, folders, files } = session;
	const path = inputs["prompt-file"];
	return path === void 0 ? inputs.prompt : readPromptFile(path, folders, files);
}
function commandIdOfRun({ instruction, thread }, { inputs, run }) {
	const given = REQUEST_INPUTS.map((name) => inputs[name] ?? null);
	const hash = (0,_job_comments_js__WEBPACK_IMPORTED_MODULE_3__/* .shortHash */ .BC)([
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
	return (0,_comments_js__WEBPACK_IMPORTED_MODULE_4__/* .issueUrl */ .$9)(run, issue, { isPullRequest: isOnPull });
}



/***/ })

};
