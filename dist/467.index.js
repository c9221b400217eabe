export const id = 467;
export const ids = [467];
export const modules = {

/***/ 467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   collectRun: () => (/* binding */ collectRun)
/* harmony export */ });
/* harmony import */ var _api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(402);
/* harmony import */ var _run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(358);
/* harmony import */ var _issues_BYyU_cjG_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(981);
/* harmony import */ var _sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(884);
/* harmony import */ var _comments_8nS2REhW_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(502);
/* harmony import */ var _url_CEmKCbMt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(138);
/* harmony import */ var _next_steps_BxrJ73Pn_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(132);
/* harmony import */ var _account_BQp64Q8m_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(459);








// src/collect/commands.ts
const MAX_AGE_MS = 2592e6;
/**
* The commands in recent comments, the least recently changed first, and what was not read. Rejects with a GitHubFault or
* the signal's reason.
*/
async function listCommands({ api, threads, env }, limits) {
	const { now } = api;
	const call = (route, parameters) => (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_1__/* .persist */ .Zr)(() => api.call(route, parameters), env);
	const recent = await (0,_comments_8nS2REhW_js__WEBPACK_IMPORTED_MODULE_4__/* .changedComments */ .BY)({
		now,
		call
	}, now() - MAX_AGE_MS, limits);
	const isOwn = await threads.account.matcher();
	let ignored = 0;
	const commands = [];
	for (const [issue, comments] of Map.groupBy(recent.comments.values(), ({ issue }) => issue)) {
		const { records, unusable } = (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsIn */ .Q0)(comments, threads.signingIn(issue), isOwn);
		ignored += unusable.length;
		for (const { best, hasLeftovers } of (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_1__/* .commandsIn */ .GO)(records)) {
			const { kind, before, time } = best.record;
			const body = recent.comments.get(best.id)?.body ?? "";
			const ageMs = Math.max(0, now() - time);
			const message = {
				answeredAt: env.clock.now() - ageMs,
				before
			};
			const detector = new _run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_1__/* .EndDetector */ .E5(kind === "message" ? message : void 0);
			commands.push({
				issue,
				best,
				body,
				ageMs,
				hasLeftovers,
				detector,
				gone: 0
			});
		}
	}
	commands.sort((a, b) => a.best.updatedAt - b.best.updatedAt || b.ageMs - a.ageMs);
	const warnings = [];
	if (ignored > 0) warnings.push((0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Records that cannot be used: ${ignored}. Their jobs are not collected, because ${_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_1__/* .WHY_UNUSABLE */ .T3}.`);
	if (recent.isCut) warnings.push((0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The repository has too many comments to read those of 30 days. Jobs are collected only from the 3,000 that changed last.`);
	for (const warning of warnings) env.publisher.warn("Comments were ignored", warning);
	return {
		commands,
		warnings
	};
}
const REQUESTS = {
	create: "created",
	message: "messaged",
	"": "attached"
};
/** Posts a command's result like the run that sent it: its job's end, or why the job is no longer followed. */
async function postResult({ issue, best, body, job, detector }, reason, { inputs, env, api, threads }) {
	const { command, jobId, kind, time: startedAt } = best.record;
	const ended = (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_1__/* .reportOf */ .EI)({
		reason,
		job,
		jobId,
		instruction: (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_1__/* .instructionIn */ .Ke)(body),
		request: REQUESTS[kind],
		intent: kind || "attach",
		shared: detector.wasActiveBefore,
		startedAt,
		durationMs: Math.max(0, api.now() - startedAt)
	}, (0,_url_CEmKCbMt_js__WEBPACK_IMPORTED_MODULE_7__/* .isLoopback */ .U9)(inputs["base-url"]));
	const location = (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_1__/* .locatePullRequest */ .x6)(ended.prLink, env.run);
	const report = {
		...ended,
		pull: location && await (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_1__/* .contentsOf */ .KD)(location, api)
	};
	await threads.announce(report, command, issue);
	const isComment = (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_1__/* .isFromComment */ .mT)(command);
	const isSuccess = (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_1__/* .hasResult */ .yX)(report);
	const { comment } = (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_1__/* .presentJob */ .hX)(report, {
		failing: !isSuccess,
		commandName: isComment ? inputs.command : void 0,
		runUrl: env.run.url
	});
	const { how } = await (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_1__/* .closeCommand */ .yC)(best, {
		state: reason.kind === "timed-out" ? "sent" : "ended",
		body: env.publisher.redact(comment([])),
		prLink: report.prLink || null,
		status: reason.kind === "job-ended" ? job?.status ?? null : null,
		run: env.run
	}, threads.open(issue));
	if (isComment && how === "new") await threads.react(Number(command), isSuccess ? "rocket" : "confused");
	return {
		how,
		report
	};
}
/** Updates the job's state in an answer, not its record. Progress comments are left to their runs: they may be active. */
async function showProgress({ issue, best: { id, record }, body, job }, withTime, { env: { publisher, run }, api, threads }) {
	if (!record.answer || !(job || withTime)) return;
	const comment = (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_1__/* .progressComment */ .Dg)({
		instruction: (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_1__/* .instructionIn */ .Ke)(body),
		job: job ?? {
			id: record.jobId,
			prLink: null
		},
		startedAt: record.time,
		runUrl: `${run.serverUrl}/${run.repository.fullName}/actions/runs/${record.run.id}`,
		checkedAt: withTime ? api.now() : void 0
	});
	const updated = (0,_next_steps_BxrJ73Pn_js__WEBPACK_IMPORTED_MODULE_5__/* .withSameRecord */ .c)(body, publisher.redact(comment));
	if (updated === void 0 || updated === body) return;
	const { comments } = threads.open(issue);
	await comments.update(id, updated).catch((error) => {
		const fault = (0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_0__/* .asFault */ .Ps)(error);
		if (!(0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_0__/* .isGone */ .ST)(fault)) threads.warn({
			type: "not-edited",
			fault
		});
	});
}
// src/collect/reader.ts
/** After this time in ms the rest is left to the next run: GitHub's rate limits can delay each answer by minutes. */
const MAX_MS = 12e5;
/** 404 or 410 responses in a row. */
const GONE_AFTER = 3;
/** Reads jobs from the service, within the limits of the run. */
var JobReader = class {
	/** The service rejects the API key. */
	failure;
	requests = 0;
	/** The service accepts no further requests for now. */
	isRefused = false;
	session;
	deadline;
	/** Responses since the last pause, by job ID: several commands can have the same job. */
	responses = /* @__PURE__ */ new Map();
	constructor(session) {
		this.session = session;
		this.deadline = session.env.clock.now() + MAX_MS;
	}
	get isLate() {
		const { signal, clock } = this.session.env;
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
		return (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_1__/* .sleepUnlessStopped */ .zG)(ms, this.session.env);
	}
	/** How the command's job has ended, or what is known instead. */
	async read(command) {
		const { jobId, kind } = command.best.record;
		const response = await this.request(jobId);
		if (response === void 0) return "unread";
		if (response.kind === "job") return this.observe(command, response.job);
		const isNew = kind !== "message" && command.ageMs < 6e4;
		if (response.failure !== "gone" || isNew) return "active";
		command.gone += 1;
		return command.gone < GONE_AFTER ? "inconclusive" : { kind: "gone" };
	}
	observe(command, job) {
		command.gone = 0;
		command.job = job;
		const observed = command.detector.observe(job, this.session.env.clock.now());
		if (observed.kind === "done") return { kind: observed.value };
		command.isKnownEnd = observed.atDeadline !== void 0;
		return observed.inMs === void 0 ? "active" : "inconclusive";
	}
	/** Returns undefined if no more requests may be sent. */
	async request(jobId) {
		const { service, env } = this.session;
		const known = this.responses.get(jobId);
		if (known || this.isOver) return known;
		this.requests += 1;
		const response = await service.retrieve(jobId, void 0, env.signal);
		if (env.signal.aborted) return void 0;
		this.responses.set(jobId, response);
		if (response.kind === "failure" && response.failure !== "gone") this.failed(jobId, response);
		return response;
	}
	failed(jobId, response) {
		const { status = 0, what } = response;
		const happened = (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Job ${(0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(jobId)}: the service ${what}.`;
		const isKeyRejected = status === 401 || status === 403;
		this.isRefused = isKeyRejected || status === 429;
		if (isKeyRejected) this.failure = {
			outcome: "failed",
			title: "The service rejected the API key",
			paragraphs: [happened, (0,_account_BQp64Q8m_js__WEBPACK_IMPORTED_MODULE_6__/* .remedy */ .zL)(response, "retrieve")]
		};
		else this.session.env.publisher.warn("The status of a job could not be read", happened);
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
		this.unread = commands;
		if (opened !== void 0) this.unread = commands.toSorted((a, b) => a.ageMs - b.ageMs);
		let batchSize = 1;
		while (batchSize > 0 && this.unread.length > 0 && !this.reader.isOver) {
			await this.follow(this.unread.splice(0, batchSize));
			batchSize = Math.floor(this.reader.remaining / MAX_READS);
		}
		if (opened !== void 0) await this.waitFor(opened);
		await this.updateActive();
	}
	async waitFor(opened) {
		const { run } = this.session.env;
		const isOpened = ({ prLink }) => (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_1__/* .locatePullRequest */ .x6)(prLink, run)?.id.number === opened;
		for (const pauseMs of OPENED_PAUSES_MS) {
			if (this.finished.some(isOpened) || this.active.length === 0 || this.reader.isOver) return;
			if (await this.reader.pause(pauseMs)) await this.follow(this.active.splice(0));
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
			const mayPost = !this.session.env.signal.aborted && !this.reader.isRefused;
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
		const known = this.closedIssues.get(issue);
		if (known !== void 0 || ageMs < UNUSUAL_MS) return known ?? false;
		const { api, env } = this.session;
		const isClosed = await (0,_issues_BYyU_cjG_js__WEBPACK_IMPORTED_MODULE_2__/* .isLocked */ .ln)(api, issue).catch((error) => (0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_0__/* .isPermanent */ .lE)((0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_0__/* .asFault */ .Ps)(error)));
		this.closedIssues.set(issue, isClosed);
		if (isClosed) {
			const happened = (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`#${issue} is locked, was transferred, or was deleted, so results cannot be posted there. Its jobs were not requested.`;
			env.publisher.warn("Results cannot be posted", happened, (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`If it is locked, unlock it.`);
			this.warnings.push(happened);
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
// src/collect/summary.ts
function presentCollected({ finished, active, unread, unpostable, reader, warnings }, failure, inputs) {
	const collected = new Set(finished.map(({ jobId }) => jobId)).size;
	const unfinished = [
		...active,
		...unpostable,
		...unread
	];
	const stillActive = new Set(unfinished.map(({ best }) => best.record.jobId)).size;
	const jobsFinished = `${(0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(collected, "job")} finished`;
	const paragraphs = [(0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Project ${(0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(inputs["project-id"])}: ${jobsFinished}, ${(0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(stillActive, "job")} still active. Requests to the service: ${reader.requests} of at most ${inputs["max-requests"]}.`];
	if (failure) paragraphs.unshift(...failure.paragraphs);
	if (unread.length > 0) paragraphs.push((0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Left for the next run: ${(0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(unread.length, "job")}.`);
	const rows = finished.map(({ issue, jobId, outcome, prLink }) => {
		const pullRequest = prLink === "" ? [] : (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`, ${(0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(prLink)}`;
		return (0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)((0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`- #${issue}: ${(0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(outcome)}, job ${(0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(jobId)}${pullRequest}`);
	});
	const success = collected > 0 ? jobsFinished : "No job to finish";
	const successIcon = collected > 0 ? "done" : "note";
	const title = failure?.title ?? success;
	const message = (0,_issues_BYyU_cjG_js__WEBPACK_IMPORTED_MODULE_2__/* .messageSummary */ .oP)(title, failure ? "failed" : successIcon, [...paragraphs, ...warnings]);
	return {
		outputs: (0,_issues_BYyU_cjG_js__WEBPACK_IMPORTED_MODULE_2__/* .outputs */ .V4)({
			outcome: failure?.outcome ?? "collected",
			collected: `${collected}`,
			"still-active": `${stillActive}`
		}),
		summary: `${[message, ...rows].join("\n").trim()}\n`,
		annotations: [{
			level: failure ? "error" : "notice",
			title,
			paragraphs
		}]
	};
}
// src/collect/run.ts
/** Mode `collect`: finishes jobs that no run waits for. Returns whether the step fails. */
async function collectRun(inputs, eventIssue, env) {
	const { publisher, signal, event } = env;
	const service = await (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_1__/* .openService */ .IH)(inputs, env);
	const api = await env.api(inputs["github-token"]);
	const threads = new _run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_1__/* .Threads */ .QK(api, inputs, env);
	const session = {
		inputs,
		env,
		api,
		threads,
		service
	};
	const collector = new Collector(session);
	const { reader, warnings } = collector;
	let failure;
	try {
		const list = await listCommands(session, {
			signal,
			isLate: () => reader.isLate
		});
		warnings.push(...list.warnings);
		const isOpen = ({ best: { record } }) => record.state === "sent" && !record.givenUp;
		const open = list.commands.filter(isOpen);
		if (inputs["dry-run"]) {
			await dryRun(open, session);
			return false;
		}
		for (const { issue, best, hasLeftovers } of list.commands) if (hasLeftovers && !signal.aborted) await (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_1__/* .removeReplaced */ .nN)(best, threads.open(issue));
		const { action } = event.payload ?? {};
		const isOpened = event.name === "pull_request" && action === "opened";
		await collector.run(open, isOpened ? eventIssue : void 0);
	} catch (error) {
		if (!signal.aborted) failure = notListed(error);
	}
	if (signal.aborted) failure = CANCELED;
	const presented = presentCollected(collector, failure ?? reader.failure, inputs);
	await publisher.publish(presented);
	return presented.outputs.outcome !== "collected";
}
async function dryRun(open, { service, env: { publisher } }) {
	const requests = open.map(({ best }) => service.preview({ jobId: best.record.jobId }));
	publisher.group((0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The requests that would be sent`, requests.map(({ method, url }) => `${method} ${url.href}`));
	const message = {
		level: "notice",
		title: "Dry run",
		paragraphs: [(0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Unfinished jobs: ${open.length}. Nothing was sent to the service, and nothing was written.`, (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Remove \`dry-run\` to finish the jobs that have ended.`]
	};
	await publisher.publish((0,_issues_BYyU_cjG_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOnly */ .Mw)({ outcome: "skipped" }, message));
}
const CANCELED = {
	outcome: "cancelled",
	title: "Canceled",
	paragraphs: [(0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The next run finishes what is left.`]
};
function notListed(error) {
	const fault = (0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_0__/* .asFault */ .Ps)(error);
	return {
		outcome: "failed",
		title: "The comments could not be listed",
		paragraphs: [(0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`GitHub did not list the repository’s comments (${(0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_0__/* .faultText */ .Ij)(fault)}).`, (0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_0__/* .faultRemedy */ .zq)(fault)]
	};
}



/***/ })

};
