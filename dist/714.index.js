export const id = 714;
export const ids = [714];
export const modules = {

/***/ 5714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   collectRun: () => (/* binding */ collectRun)
/* harmony export */ });
/* harmony import */ var _api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7916);
/* harmony import */ var _follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2561);
/* harmony import */ var _sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7951);
/* harmony import */ var _issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5187);
/* harmony import */ var _command_comments_BRGBpvgu_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4630);
/* harmony import */ var _comments_8mJVXles_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4746);
/* harmony import */ var _next_steps_CRdC2OL_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6914);
/* harmony import */ var _json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1562);
/* harmony import */ var _all_comments_B31bG04s_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7985);









// src/collect/commands.ts
const newestFirst = (commands) => commands.toSorted((a, b) => a.ageMs - b.ageMs);
const MAX_AGE_MS = 2592e6;
/**
* The commands in recent comments, the least recently changed first, and what was not read. Rejects with a GitHubFault or
* the signal's reason.
*/
async function listCommands(session, limits) {
	const { api, threads, clock, publisher } = session;
	const { now } = api;
	const call = (route, parameters) => (0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .persist */ .Zr)(() => api.call(route, parameters), session);
	const recent = await (0,_comments_8mJVXles_js__WEBPACK_IMPORTED_MODULE_5__/* .changedComments */ .BY)({
		now,
		call
	}, now() - MAX_AGE_MS, limits);
	const isOwn = await threads.account.matcher();
	let ignored = 0;
	const commands = [];
	for (const [issue, comments] of Map.groupBy(recent.comments.values(), ({ issue }) => issue)) {
		const { records, unusable } = (0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsIn */ .Q0)(comments, threads.signingIn(issue), isOwn);
		ignored += unusable.length;
		for (const { best, hasLeftovers } of (0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .commandsIn */ .GO)(records)) {
			const { kind, before, time } = best.record;
			const body = recent.comments.get(best.id)?.body ?? "";
			const ageMs = Math.max(0, now() - time);
			const message = {
				answeredAt: clock.now() - ageMs,
				before
			};
			const detector = new _follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .EndDetector */ .E5(kind === "message" ? message : void 0);
			commands.push({
				issue,
				best,
				body,
				ageMs,
				hasLeftovers,
				detector,
				goneResponses: 0
			});
		}
	}
	commands.sort((a, b) => a.best.updatedAt - b.best.updatedAt || b.ageMs - a.ageMs);
	const warnings = [];
	if (ignored > 0) warnings.push({
		title: "Record ignored",
		happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(ignored, "record")} ${ignored === 1 ? "was" : "were"} ignored, because ${_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .WHY_UNUSABLE */ .T3}. Results of ignored jobs are not posted.`
	});
	if (recent.isCut) warnings.push({
		title: "Comments were ignored",
		happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The repository has too many comments to read those of 30 days. Results are posted only for jobs in the 3,000 that changed last.`
	});
	for (const warning of warnings) publisher.warn(warning);
	return {
		commands,
		warnings
	};
}
/** Posts a command's result like the run that sent it: its job's end, or why the job is no longer followed. */
async function postResult({ issue, best, body, job, detector }, reason, { inputs, publisher, run, api, threads }) {
	const { command, jobId, kind, time: startedAt } = best.record;
	const ended = (0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .reportOf */ .EI)({
		reason,
		job,
		jobId,
		instruction: (0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .instructionIn */ .Ke)(body),
		request: kind || "attach",
		shared: detector.wasActiveBefore,
		startedAt,
		durationMs: Math.max(0, api.now() - startedAt)
	});
	const location = (0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .locatePullRequest */ .x6)(ended.prLink, run);
	const report = {
		...ended,
		pull: location && await (0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .contentsOf */ .KD)(location, api)
	};
	await threads.announce(report, command, issue);
	const isComment = (0,_command_comments_BRGBpvgu_js__WEBPACK_IMPORTED_MODULE_4__/* .isFromComment */ .mT)(command);
	const { comment } = (0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .presentJob */ .hX)(report, {
		commandName: isComment ? inputs.command : void 0,
		runUrl: run.url,
		help: publisher.help
	});
	const { how, url } = await (0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .closeCommand */ .yC)(best, {
		state: reason.kind === "timed-out" ? "sent" : "ended",
		body: publisher.redact(comment([])),
		...(0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .recordedEnd */ .WP)(report),
		run
	}, threads.open(issue));
	if (how === "new") {
		if (reason.kind !== "timed-out") await threads.linkResult(report, command, issue, url);
		await threads.react(command, (0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .reactionTo */ .dF)(report));
	}
	return {
		how,
		report
	};
}
/** Updates the job's state in an answer, not its record. Progress comments are left to their runs: they may be active. */
async function showProgress({ issue, best: { id, record }, body, job }, withTime, { publisher, run, api, threads }) {
	if (!record.answer || !(job || withTime)) return;
	const comment = (0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .progressComment */ .Dg)({
		instruction: (0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .instructionIn */ .Ke)(body),
		job: job ?? {
			id: record.jobId,
			prLink: null
		},
		startedAt: record.time,
		runUrl: `${run.serverUrl}/${run.repository.fullName}/actions/runs/${record.run.id}`,
		checkedAt: withTime ? api.now() : void 0
	});
	const updated = (0,_next_steps_CRdC2OL_js__WEBPACK_IMPORTED_MODULE_6__/* .withSameRecord */ .c)(body, publisher.redact(comment));
	if (updated === void 0 || updated === body) return;
	const { comments } = threads.open(issue);
	await comments.update(id, updated).catch((error) => {
		const fault = (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_0__/* .asFault */ .Ps)(error);
		if (!(0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_0__/* .isGone */ .ST)(fault)) threads.warn({
			type: "not-edited",
			fault
		});
	});
}
// src/collect/opened.ts
const OpenedEvent = (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ik)({
	action: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .eu)("opened"),
	pull_request: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ik)({
		number: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Wh)(),
		head: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_7__/* .optionalOrUndefined */ .Ku)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ik)({ ref: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .Yj)() })),
		user: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_7__/* .optionalOrUndefined */ .Ku)((0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ik)({ type: (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .Yj)() }))
	})
});
/** The pull request that was just opened, if that is why the run was started. */
function openedPullRequest({ name, payload }) {
	if (name !== "pull_request") return void 0;
	return OpenedEvent.safeParse(payload).data?.pull_request;
}
/**
* The commands whose job may have opened it: those whose job works on its branch. If there are none and a bot opened it,
* the newest command, whose job has most likely just finished.
*/
function commandsBehind({ head, user }, active) {
	const onItsBranch = active.filter(({ job }) => job?.ref !== void 0 && job.ref === head?.ref);
	const mayBeAgents = user?.type === "Bot";
	if (onItsBranch.length > 0 || !mayBeAgents) return onItsBranch;
	return newestFirst(active).slice(0, 1);
}
// src/collect/reader.ts
/** After this time in ms the rest is left to the next run: GitHub's rate limits can delay each answer by minutes. */
const MAX_MS = 12e5;
/** Reads jobs from the service, within the limits of the run. */
var JobReader = class {
	/** If the service responds with 401 or 403. */
	failure;
	requests = 0;
	/** The service responds with 401, 403, or 429, which concerns the requests for all jobs. */
	isRefused = false;
	session;
	deadline;
	/** Responses since the last pause, by job ID: several commands can have the same job. */
	responses = /* @__PURE__ */ new Map();
	constructor(session) {
		this.session = session;
		this.deadline = session.clock.now() + MAX_MS;
	}
	get isLate() {
		const { signal, clock } = this.session;
		return signal.aborted || clock.now() >= this.deadline;
	}
	get isOver() {
		return this.isLate || this.isRefused || this.remaining <= 0;
	}
	/** How many requests may still be sent. */
	get remaining() {
		return this.session.inputs["max-requests"] - this.requests;
	}
	/** Returns false if the run is stopped. */
	pause(ms) {
		this.responses.clear();
		return (0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .sleepUnlessStopped */ .zG)(ms, this.session);
	}
	/**
	* How the command's job has ended. Otherwise `active`, also if the response says nothing; `inconclusive`, which another read
	* in a few seconds may change; or `unread`, if no request could be sent. What is known of the job is kept in the command.
	*/
	async read(command) {
		const { jobId, kind } = command.best.record;
		const response = await this.request(jobId);
		if (response === void 0) return "unread";
		if (response.kind === "value") return this.observe(command, response.value);
		if (response.failure !== "gone") return "active";
		if (kind !== "message" && command.ageMs < 6e4) return "active";
		command.goneResponses += 1;
		return command.goneResponses < 3 ? "inconclusive" : { kind: "gone" };
	}
	observe(command, job) {
		command.goneResponses = 0;
		command.job = job;
		const observed = command.detector.observe(job, this.session.clock.now());
		if (observed.kind === "done") return { kind: observed.value };
		command.isKnownEnd = observed.atDeadline !== void 0;
		return observed.inMs === void 0 ? "active" : "inconclusive";
	}
	/** Returns undefined if no more requests may be sent, or if the run is stopped. */
	async request(jobId) {
		const { service, signal } = this.session;
		const cached = this.responses.get(jobId);
		if (cached) return cached;
		if (this.isOver) return void 0;
		this.requests += 1;
		const response = await service.retrieve(jobId, void 0, signal);
		if (signal.aborted) return void 0;
		this.responses.set(jobId, response);
		if (response.kind === "failure" && response.failure !== "gone") this.noteFailure(jobId, response);
		return response;
	}
	noteFailure(jobId, response) {
		const { status = 0, failure } = response;
		const serviceWords = (0,_all_comments_B31bG04s_js__WEBPACK_IMPORTED_MODULE_8__/* .serviceResponse */ .ht)(response.serviceMessage);
		const happened = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)((0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .statusUnread */ .wr)(jobId, response), serviceWords);
		const advice = (0,_all_comments_B31bG04s_js__WEBPACK_IMPORTED_MODULE_8__/* .remedy */ .zL)(response, "retrieve");
		const isDenied = status === 401 || status === 403;
		this.isRefused = isDenied || status === 429;
		if (isDenied) {
			this.failure = {
				outcome: "failed",
				title: (0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .rejectedTitle */ .JV)(status),
				happened,
				next: advice
			};
			return;
		}
		const later = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`A later run of this workflow tries again.`;
		this.session.publisher.warn({
			title: "Could not read the job status",
			happened,
			next: failure === "permanent" ? advice : later
		});
	}
};
// src/collect/collector.ts
/** Maximum number of reads of one job while its state is inconclusive, and the pause between them in ms. */
const MAX_READS = 4;
const REPEAT_MS = 5e3;
/** Most jobs have ended, and were answered, after this time in ms. */
const UNUSUAL_MS = 72e5;
/** A job may still be active when its pull request is opened: pauses before further reads, in ms. */
const OPENED_PAUSES_MS = [
	15e3,
	3e4,
	6e4
];
const GIVEN_UP = {
	kind: "timed-out",
	input: "give-up-after-hours"
};
/** Reads the jobs of unanswered commands, and posts the results of those that have ended. */
var Collector = class {
	reader;
	/** Shown in the log already, and also in the summary. */
	warnings = [];
	finished = [];
	/** Each unanswered command is in one of these lists: not read yet, its job goes on, or its issue takes no comments. */
	unread = [];
	active = [];
	unpostable = [];
	session;
	/** Whether an issue rejects comments, where that is known. */
	closedIssues = /* @__PURE__ */ new Map();
	constructor(session) {
		this.session = session;
		this.reader = new JobReader(session);
	}
	/** `opened`: the pull request that was just opened; its job is probably the newest. */
	async run(commands, opened) {
		this.unread = opened === void 0 ? commands : newestFirst(commands);
		let batchSize = 1;
		while (batchSize > 0 && this.unread.length > 0 && !this.reader.isOver) {
			await this.follow(this.unread.splice(0, batchSize));
			batchSize = Math.floor(this.reader.remaining / MAX_READS);
		}
		if (opened !== void 0) await this.waitFor(opened);
		await this.updateActive();
	}
	/** Reads only the jobs that may have opened the pull request again: the others are not expected to end now. */
	async waitFor(opened) {
		const { run } = this.session;
		const isOpened = ({ prLink }) => (0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .isPullRequest */ .r0)(prLink, opened.number, run);
		const candidates = new Set(commandsBehind(opened, this.active));
		for (const pauseMs of OPENED_PAUSES_MS) {
			const remaining = this.active.filter((command) => candidates.has(command));
			if (this.finished.some(isOpened) || remaining.length === 0 || this.reader.isOver) return;
			if (!await this.reader.pause(pauseMs)) return;
			this.active = this.active.filter((command) => !candidates.has(command));
			await this.follow(remaining);
		}
	}
	/** Changes the comments in order: the next run starts with the least recently changed, so every job has its turn. */
	async updateActive() {
		const giveUpMs = this.session.inputs["give-up-after-hours"] * 36e5;
		for (const command of this.active) {
			if (this.reader.isLate || this.reader.failure) return;
			if (command.job !== void 0 && command.ageMs >= giveUpMs) await postResult(command, GIVEN_UP, this.session);
			else await showProgress(command, this.unread.length > 0, this.session);
		}
	}
	/** Reads the jobs of some commands, again after a pause while their state is inconclusive. */
	async follow(commands) {
		let inconclusive = await this.read(commands, this.unread);
		for (let reads = 1; reads < MAX_READS; reads += 1) {
			if (inconclusive.length === 0 || this.reader.isOver) break;
			if (!await this.reader.pause(REPEAT_MS)) break;
			inconclusive = await this.read(inconclusive);
		}
		for (const command of inconclusive) {
			const mayPost = !this.session.signal.aborted && !this.reader.isRefused;
			if (command.isKnownEnd && mayPost) await this.close(command, { kind: "job-ended" });
			else this.active.push(command);
		}
	}
	/** Reads each job once. Returns the commands whose state is inconclusive, with unread ones if there is no list for them. */
	async read(commands, unread) {
		const { active, unpostable } = this;
		const inconclusive = [];
		const lists = {
			active,
			unpostable,
			inconclusive,
			unread: unread ?? inconclusive
		};
		for (const command of commands) {
			const state = await this.isClosed(command) ? "unpostable" : await this.reader.read(command);
			if (typeof state === "string") lists[state].push(command);
			else await this.close(command, state);
		}
		return inconclusive;
	}
	/**
	* Whether the result of a job could not be posted, so that the service need not be asked. GitHub is asked only about
	* old commands: one that nobody has answered by then is rare.
	*/
	async isClosed({ issue, ageMs }) {
		const cached = this.closedIssues.get(issue);
		if (cached !== void 0 || ageMs < UNUSUAL_MS) return cached ?? false;
		const { api, publisher } = this.session;
		const isClosed = await (0,_issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_3__/* .isLocked */ .ln)(api, issue).catch((error) => (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_0__/* .isPermanent */ .lE)((0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_0__/* .asFault */ .Ps)(error)));
		this.closedIssues.set(issue, isClosed);
		if (isClosed) {
			const warning = {
				title: "Could not post the result",
				happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`#${issue} is locked, was transferred, or was deleted, so results cannot be posted there. Its jobs were not requested.`,
				next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`If it is locked, unlock it.`
			};
			publisher.warn(warning);
			this.warnings.push(warning);
		}
		return isClosed;
	}
	async close(command, reason) {
		const { report, how } = await postResult(command, reason, this.session);
		if (how === "none") {
			this.closedIssues.set(command.issue, true);
			this.unpostable.push(command);
		} else if (how !== "existing") this.finished.push({
			issue: command.issue,
			...report
		});
	}
};
// src/collect/pull-requests.ts
const MAX_REQUESTS = 50;
/** The pull requests with these URLs, the oldest first; of many, only the last ones in the list. */
async function readPullRequests(urls, { api, run }, reader) {
	const ids = new Map(urls.flatMap((url) => {
		const { id } = (0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .locatePullRequest */ .x6)(url, run) ?? {};
		return id ? [[`${run.serverUrl}/${id.owner}/${id.repo}/pull/${id.number}`, id]] : [];
	}));
	const pulls = [];
	for (const [url, id] of [...ids].slice(-50)) {
		if (reader.isLate) break;
		const pull = await (0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequest */ .VV)(api, id).catch(_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoreFault */ .h0);
		if (pull === void 0) continue;
		pulls.push({
			url,
			state: pull.state,
			age: api.now() - (pull.createdAt ?? api.now())
		});
	}
	pulls.sort((a, b) => b.age - a.age);
	return {
		pulls,
		missing: ids.size - pulls.length
	};
}
/** The sentence and the table (Markdown; '' without rows) of a summary. */
function presentPullRequests({ pulls, missing }) {
	const number = (state) => pulls.filter((pull) => pull.state === state).length;
	const [merged, closed, open] = [
		number("merged"),
		number("closed"),
		number("open")
	];
	const notRead = ` ${missing} more could not be read, or exceed the limit of ${MAX_REQUESTS}.`;
	const rows = pulls.map(({ url, state, age }) => {
		const forHowLong = state === "open" ? ` for ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(age)}` : "";
		return `| ${(0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_7__/* .toMarkdown */ .l6)([(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(url)])} | ${state}${forHowLong} |`;
	});
	const table = [
		"| Pull request | State |",
		"| --- | --- |",
		...rows
	].join("\n");
	return {
		outputs: {
			"open-pull-requests": `${open}`,
			"merged-pull-requests": `${merged}`
		},
		sentence: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Pull requests of the last 30 days: ${merged} merged, ${closed} closed, ${open} open.${missing > 0 ? notRead : ""}`,
		table: rows.length > 0 ? (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_7__/* .collapsible */ .r0)((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(rows.length, "pull request"), table) : ""
	};
}
// src/collect/summary.ts
/** What a run has posted, for the summary, and as lines of the log. */
function presentCollected(collector, { failure, pullRequests }, inputs, help) {
	const { finished, active, unpostable, unread, reader, warnings } = collector;
	const unanswered = countJobs([
		...active,
		...unpostable,
		...unread
	]);
	const notRead = countJobs(unread);
	const remaining = notRead > 0 ? (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Remaining: ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(notRead, "job")}.` : [];
	const numbers = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Project ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(inputs["project-id"])}: ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(unanswered, "job")} without a posted result. Requests to the service: ${reader.requests} of at most ${inputs["max-requests"]}.`;
	const pulls = pullRequests && presentPullRequests(pullRequests);
	const message = messageOf(finished, failure, (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(numbers, remaining, pulls?.sentence ?? []));
	const lines = finished.map(logLine);
	const warningLines = warnings.map((warning) => `⚠️ ${(0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_7__/* .toMarkdown */ .l6)((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(warning.happened, help(warning)))}`);
	const blocks = [(0,_issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_3__/* .messageMarkdown */ .zv)({
		...message,
		list: lines
	}, failure ? failureIcon(failure) : iconOf(finished), help, warningLines.join("\n\n")), pulls?.table ?? ""].filter((block) => block !== "");
	return {
		lines,
		outputs: (0,_issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_3__/* .outputs */ .V4)({
			outcome: failure?.outcome ?? "collected",
			collected: `${new Set(finished.map(({ jobId }) => jobId)).size}`,
			"still-active": `${unanswered}`,
			...pulls?.outputs
		}),
		summary: `${blocks.join("\n\n")}\n`,
		annotations: [message]
	};
}
function countJobs(commands) {
	return new Set(commands.map(({ best }) => best.record.jobId)).size;
}
function messageOf(finished, failure, details) {
	const title = finished.length === 0 ? "No new results" : postedResults(finished);
	if (failure === void 0) return {
		title,
		happened: details,
		level: "notice"
	};
	const happened = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(failure.happened, [`${title}.`], details);
	return {
		...failure,
		happened,
		level: "error"
	};
}
function logLine({ issue, jobId, outcome, prLink }) {
	const pullRequest = prLink === "" ? [] : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`, ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(prLink)}`;
	return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`#${issue}: ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(outcome)}, job ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(jobId)}${pullRequest}`;
}
const RESULTS = {
	"pr-opened": "with a pull request",
	"no-changes": "without a pull request",
	unknown: "not found"
};
/** `Posted 3 results: 2 with a pull request, 1 failed`. */
function postedResults(finished) {
	const numbers = [...Map.groupBy(finished, ({ outcome }) => outcome)].map(([outcome, { length }]) => `${length} ${RESULTS[outcome] ?? outcome}`);
	return `Posted ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(finished.length, "result")}: ${numbers.join(", ")}`;
}
function failureIcon({ outcome }) {
	return outcome === "cancelled" ? "stopped" : "failed";
}
/** The icon of the posted comments, if all of them have the same. */
function iconOf(finished) {
	const icons = new Set(finished.map(({ outcome }) => _follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .ICON_OF */ .m_[outcome]));
	const [icon = "note"] = icons;
	return icons.size === 1 ? icon : "note";
}
// src/collect/run.ts
/** Mode `collect`: posts the results of jobs that no run waits for. Returns whether the step fails. */
async function collectRun(session) {
	const { inputs, publisher, signal, event } = session;
	const service = await session.openService();
	const api = await session.openGitHub();
	const threads = new _follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .RepositoryThreads */ .ev(api, session);
	const collectSession = {
		...session,
		api,
		threads,
		service
	};
	const collector = new Collector(collectSession);
	const { reader, warnings } = collector;
	let failure;
	let pullRequests;
	try {
		const list = await listCommands(collectSession, {
			signal,
			isLate: () => reader.isLate
		});
		warnings.push(...list.warnings);
		const unanswered = list.commands.filter(isUnanswered);
		if (inputs["dry-run"]) {
			await dryRun(unanswered, collectSession);
			return false;
		}
		for (const { issue, best, hasLeftovers } of list.commands) if (hasLeftovers && !signal.aborted) await (0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_1__/* .removeReplaced */ .nN)(best, threads.open(issue));
		await collector.run(unanswered, openedPullRequest(event));
		if (inputs["report-pull-requests"]) pullRequests = await readPullRequests(urlsIn(list.commands, collector), collectSession, reader);
	} catch (error) {
		if (!signal.aborted) failure = notListed(error);
	}
	if (signal.aborted) failure = CANCELED;
	const presented = presentCollected(collector, {
		failure: failure ?? reader.failure,
		pullRequests
	}, inputs, publisher.help);
	for (const line of presented.lines) publisher.info(line);
	await publisher.publish(presented);
	return presented.outputs.outcome !== "collected";
}
/** No result was posted, and no run has given up on it. */
function isUnanswered({ best: { record } }) {
	return record.state === "sent" && !record.givenUp;
}
/** The pull requests of the jobs, the oldest job's first. */
function urlsIn(commands, { finished }) {
	return [...commands.filter(({ ageMs }) => ageMs <= MAX_AGE_MS).toSorted((a, b) => b.ageMs - a.ageMs).flatMap(({ best }) => best.record.prLink ?? []), ...finished.map(({ prLink }) => prLink)];
}
async function dryRun(unanswered, { service, publisher }) {
	const lines = unanswered.map(({ issue, best }) => {
		const { method, url } = service.preview({ jobId: best.record.jobId });
		return `${method} ${url.href} (#${issue})`;
	});
	const note = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Jobs without a posted result: ${unanswered.length}.`;
	await publisher.dryRun(lines, {}, note);
}
const CANCELED = {
	outcome: "cancelled",
	title: "Canceled",
	happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The run was canceled.`,
	next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The next run continues.`
};
function notListed(error) {
	const fault = (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_0__/* .asFault */ .Ps)(error);
	return {
		outcome: "failed",
		title: "Could not list the comments",
		happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`GitHub did not list the repository’s comments (${(0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_0__/* .faultText */ .Ij)(fault)}).`,
		next: (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_0__/* .faultRemedy */ .zq)(fault)
	};
}



/***/ })

};
