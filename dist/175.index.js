export const id = 175;
export const ids = [175];
export const modules = {

/***/ 175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   collectRun: () => (/* binding */ collectRun)
/* harmony export */ });
/* harmony import */ var _presentation_bSfP4rLp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(924);
/* harmony import */ var _api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(101);
/* harmony import */ var _run_DlyUEh97_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(417);
/* harmony import */ var _account_D5H_Ji0_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(262);
/* harmony import */ var _sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(566);
/* harmony import */ var _url_CobAIYhI_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(764);
/* harmony import */ var _record_D4Mv1tDf_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(480);







// src/collect/commands.ts
/**
* The commands in recent comments, the least recently changed first, and what was not read. Rejects with a GitHubFault or
* the signal's reason.
*/
async function listCommands({ api, threads, env }, limits) {
	const { now } = api;
	const call = (route, about) => (0,_run_DlyUEh97_js__WEBPACK_IMPORTED_MODULE_2__/* .persist */ .Zr)(() => api.call(route, about), env);
	const { comments: all, isCut } = await (0,_presentation_bSfP4rLp_js__WEBPACK_IMPORTED_MODULE_0__/* .changedComments */ .BY)({
		now,
		call
	}, now() - 2592e6, limits);
	const isOwn = await threads.account.matcher();
	let ignored = 0;
	const commands = [...Map.groupBy(all.values(), ({ issue }) => issue)].flatMap(([issue, comments]) => {
		const { records, unusable } = (0,_run_DlyUEh97_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsIn */ .Q0)(comments, threads.signingIn(issue), isOwn);
		ignored += unusable.length;
		return (0,_run_DlyUEh97_js__WEBPACK_IMPORTED_MODULE_2__/* .commandsIn */ .GO)(records).map(({ best, hasLeftovers }) => {
			const { kind, before, time } = best.record;
			const ageMs = Math.max(0, now() - time);
			const message = {
				answeredAt: env.clock.now() - ageMs,
				before
			};
			const detector = new _account_D5H_Ji0_js__WEBPACK_IMPORTED_MODULE_3__/* .EndDetector */ .E5(kind === "message" ? message : void 0);
			return {
				issue,
				best,
				body: all.get(best.id)?.body ?? "",
				ageMs,
				hasLeftovers,
				detector,
				gone: 0
			};
		});
	});
	const unusable = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`Records that cannot be used: ${ignored}. Their jobs are not collected, because ${_account_D5H_Ji0_js__WEBPACK_IMPORTED_MODULE_3__/* .WHY_UNUSABLE */ .T3}.`;
	const tooMany = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`The repository has too many comments to read those of 30 days. Jobs are collected only from the 3,000 that changed last.`;
	const warnings = [ignored > 0 ? unusable : [], isCut ? tooMany : []].filter(({ length }) => length > 0);
	for (const warning of warnings) env.publisher.warn("Comments were ignored", warning);
	return {
		found: commands.toSorted((a, b) => a.best.updatedAt - b.best.updatedAt || b.ageMs - a.ageMs),
		warnings
	};
}
/** Posts a command's result like the run that sent it: its job's end, or why the job is no longer followed. */
async function closeFound({ issue, best, body, job, detector }, reason, { inputs, env, api, threads }) {
	const { command, jobId, kind, time: startedAt } = best.record;
	const about = {
		reason,
		job,
		jobId,
		startedAt,
		instruction: (0,_account_D5H_Ji0_js__WEBPACK_IMPORTED_MODULE_3__/* .instructionIn */ .Ke)(body),
		shared: detector.wasActiveBefore,
		durationMs: Math.max(0, api.now() - startedAt),
		request: {
			create: "created",
			message: "messaged",
			"": "attached"
		}[kind],
		intent: kind || "attach"
	};
	const ended = (0,_account_D5H_Ji0_js__WEBPACK_IMPORTED_MODULE_3__/* .reportOf */ .EI)(about, (0,_url_CobAIYhI_js__WEBPACK_IMPORTED_MODULE_6__/* .isLoopback */ .U9)(inputs["base-url"]));
	const at = (0,_account_D5H_Ji0_js__WEBPACK_IMPORTED_MODULE_3__/* .locatePullRequest */ .x6)(ended.prLink, env.run);
	const report = {
		...ended,
		pull: at && await (0,_account_D5H_Ji0_js__WEBPACK_IMPORTED_MODULE_3__/* .contentsOf */ .KD)(at, api)
	};
	const isComment = (0,_run_DlyUEh97_js__WEBPACK_IMPORTED_MODULE_2__/* .isFromComment */ .mT)(command);
	const commandName = isComment ? inputs.command : void 0;
	const presented = (0,_account_D5H_Ji0_js__WEBPACK_IMPORTED_MODULE_3__/* .presentJob */ .hX)(report, {
		failing: !(0,_account_D5H_Ji0_js__WEBPACK_IMPORTED_MODULE_3__/* .hasResult */ .yX)(report),
		commandName,
		runUrl: env.run.url
	});
	await threads.announce(report, command, issue);
	const end = {
		state: reason.kind === "timed-out" ? "sent" : "ended",
		body: env.publisher.redact(presented.comment([])),
		prLink: report.prLink || null,
		status: reason.kind === "job-ended" ? job?.status ?? null : null,
		run: env.run
	};
	const { how } = await (0,_run_DlyUEh97_js__WEBPACK_IMPORTED_MODULE_2__/* .closeCommand */ .yC)(best, end, threads.open(issue));
	if (isComment && how === "new") await threads.react(Number(command), (0,_account_D5H_Ji0_js__WEBPACK_IMPORTED_MODULE_3__/* .hasResult */ .yX)(report) ? "rocket" : "confused");
	return {
		how,
		report
	};
}
/** Updates the job's state in an answer, not its record. Progress comments are left to their runs: they may be active. */
async function showProgress({ issue, best: { id, record }, body, job }, withTime, { env: { publisher, run }, api, threads }) {
	if (!record.answer || !(job || withTime)) return;
	const runUrl = `${run.serverUrl}/${run.repository.fullName}/actions/runs/${record.run.id}`;
	const shown = {
		job: job ?? {
			id: record.jobId,
			prLink: null
		},
		startedAt: record.time,
		runUrl
	};
	const about = {
		instruction: (0,_account_D5H_Ji0_js__WEBPACK_IMPORTED_MODULE_3__/* .instructionIn */ .Ke)(body),
		...shown,
		checkedAt: withTime ? api.now() : void 0
	};
	const updated = (0,_record_D4Mv1tDf_js__WEBPACK_IMPORTED_MODULE_5__/* .withSameRecord */ .c)(body, publisher.redact((0,_account_D5H_Ji0_js__WEBPACK_IMPORTED_MODULE_3__/* .progressComment */ .Dg)(about)));
	if (updated === void 0 || updated === body) return;
	const { comments } = threads.open(issue);
	await comments.update(id, updated).catch((error) => {
		const fault = (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_1__/* .asFault */ .Ps)(error);
		if (!(0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_1__/* .isGone */ .ST)(fault)) threads.warn({
			type: "not-edited",
			fault
		});
	});
}
// src/collect/run.ts
/** After this time in ms the rest is left to the next run: GitHub's rate limits can delay each answer by minutes. */
const MAX_MS = 12e5;
/** Maximum number of reads of one job while its state is inconclusive, and the pause between them in ms. */
const MAX_READS = 4;
const REPEAT_MS = 5e3;
/** 404 or 410 responses in a row. */
const GONE_AFTER = 3;
/** Most jobs have ended, and were answered, after this time in ms. */
const UNUSUAL_MS = 72e5;
/** A job may still be active when its pull request is opened: pauses before further reads, in ms. */
const OPENED_PAUSES_MS = [
	15e3,
	3e4,
	6e4
];
/** Mode `collect`: finishes jobs that no run waits for. Returns whether the step fails. */
async function collectRun(inputs, eventIssue, env) {
	const { publisher, signal, event } = env;
	const service = await (0,_run_DlyUEh97_js__WEBPACK_IMPORTED_MODULE_2__/* .openService */ .IH)(inputs, env);
	const api = await env.api(inputs["github-token"]);
	const threads = new _run_DlyUEh97_js__WEBPACK_IMPORTED_MODULE_2__/* .Threads */ .QK(api, inputs, env);
	const setting = {
		inputs,
		env,
		api,
		threads,
		service
	};
	const collector = new Collector(setting);
	try {
		const { found, warnings } = await listCommands(setting, {
			signal,
			isLate: () => collector.isLate
		});
		collector.warnings.push(...warnings);
		const open = found.filter(({ best: { record } }) => record.state === "sent" && !record.givenUp);
		if (inputs["dry-run"]) {
			const lines = open.map(({ best }) => service.preview({ jobId: best.record.jobId })).map(({ method, url }) => `${method} ${url.href}`);
			publisher.group((0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`The requests that would be sent`, lines);
			const paragraphs = [(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`Unfinished jobs: ${open.length}. Nothing was sent to the service, and nothing was written.`, (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`Remove \`dry-run\` to finish the jobs that have ended.`];
			const message = (0,_presentation_bSfP4rLp_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOnly */ .Mw)({ outcome: "skipped" }, {
				level: "notice",
				title: "Dry run",
				paragraphs
			});
			await publisher.publish(message);
			return false;
		}
		for (const { issue, best, hasLeftovers } of found) if (hasLeftovers && !signal.aborted) await (0,_run_DlyUEh97_js__WEBPACK_IMPORTED_MODULE_2__/* .removeReplaced */ .nN)(best, threads.open(issue));
		const { action } = event.payload ?? {};
		await collector.run(open, event.name === "pull_request" && action === "opened" ? eventIssue : void 0);
	} catch (error) {
		if (!signal.aborted) {
			const fault = (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_1__/* .asFault */ .Ps)(error);
			collector.failure = {
				title: "The comments could not be listed",
				paragraphs: [(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`GitHub did not list the repository’s comments (${(0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_1__/* .faultText */ .Ij)(fault)}).`, (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_1__/* .faultRemedy */ .zq)(fault)]
			};
		}
	}
	const presented = collector.present();
	await publisher.publish(presented);
	return presented.outputs.outcome !== "collected";
}
var Collector = class {
	failure;
	/** Shown in the log already, and also in the summary. */
	warnings = [];
	setting;
	deadline;
	finished = [];
	queue = [];
	stillActive = [];
	/** Commands whose result cannot be posted now. */
	unpostable = [];
	/** Whether an issue rejects comments, where that is known. */
	closedIssues = /* @__PURE__ */ new Map();
	requests = 0;
	/** What the service said since the last pause, by job ID. */
	readings = /* @__PURE__ */ new Map();
	mustStop = false;
	constructor(setting) {
		this.setting = setting;
		this.deadline = setting.env.clock.now() + MAX_MS;
	}
	/** `opened`: the pull request that was just opened; its job is probably the newest. */
	async run(open, opened) {
		const { env, inputs } = this.setting;
		const giveUpMs = inputs["give-up-after-hours"] * 36e5;
		this.queue = opened === void 0 ? open : open.toSorted((a, b) => a.ageMs - b.ageMs);
		let batchSize = 1;
		while (batchSize > 0 && this.queue.length > 0 && !this.isOver) {
			await this.follow(this.queue.splice(0, batchSize));
			batchSize = Math.floor((inputs["max-requests"] - this.requests) / MAX_READS);
		}
		for (const ms of opened === void 0 ? [] : OPENED_PAUSES_MS) {
			if (this.finished.some(({ prLink }) => (0,_account_D5H_Ji0_js__WEBPACK_IMPORTED_MODULE_3__/* .locatePullRequest */ .x6)(prLink, env.run)?.id.number === opened)) break;
			if (this.stillActive.length === 0 || this.isOver) break;
			if (await this.pause(ms)) await this.follow(this.stillActive.splice(0));
		}
		for (const each of this.stillActive) {
			if (this.isLate || this.failure) break;
			if (each.ageMs < giveUpMs || !each.job) await showProgress(each, this.queue.length > 0, this.setting);
			else await closeFound(each, {
				kind: "timed-out",
				input: "give-up-after-hours"
			}, this.setting);
		}
	}
	get isLate() {
		const { signal, clock } = this.setting.env;
		return signal.aborted || clock.now() >= this.deadline;
	}
	get isOver() {
		return this.isLate || this.mustStop || this.requests >= this.setting.inputs["max-requests"];
	}
	/** Reads some jobs, and reads them again after a pause while their state is inconclusive. */
	async follow(some, attempt = 1) {
		const again = [];
		for (const each of some) {
			const end = await this.read(each);
			if (end === "unread" && attempt === 1) this.queue.push(each);
			else if (end === "unread" || end === "again") again.push(each);
			else if (end === "pending") this.stillActive.push(each);
			else if (end === "unpostable") this.unpostable.push(each);
			else await this.close(each, end);
		}
		if (again.length > 0 && attempt < MAX_READS && !this.isOver && await this.pause(REPEAT_MS)) return this.follow(again, attempt + 1);
		for (const each of again) if (each.isKnownEnd && !this.setting.env.signal.aborted && !this.mustStop) await this.close(each, { kind: "job-ended" });
		else this.stillActive.push(each);
	}
	pause(ms) {
		this.readings.clear();
		return (0,_run_DlyUEh97_js__WEBPACK_IMPORTED_MODULE_2__/* .sleepUnlessStopped */ .zG)(ms, this.setting.env);
	}
	/** Sends one request for a job, even with several commands; undefined if no more may be sent. */
	async request(jobId) {
		const { service, env } = this.setting;
		if (this.readings.has(jobId) || this.isOver) return this.readings.get(jobId);
		this.requests += 1;
		const reading = await service.retrieve(jobId, void 0, env.signal);
		if (env.signal.aborted) return void 0;
		this.readings.set(jobId, reading);
		if (reading.kind === "job" || reading.failure === "gone") return reading;
		const { status = 0, what } = reading;
		const happened = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`Job ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(jobId)}: the service ${what}.`;
		this.mustStop = [
			401,
			403,
			429
		].includes(status);
		if (status === 401 || status === 403) {
			const paragraphs = [happened, (0,_account_D5H_Ji0_js__WEBPACK_IMPORTED_MODULE_3__/* .remedy */ .zL)(reading, "retrieve")];
			this.failure = {
				title: "The service rejected the API key",
				paragraphs
			};
		} else env.publisher.warn("The status of a job could not be read", happened);
		return reading;
	}
	/** How the command's job has ended, or what is known instead. */
	async read(each) {
		const { jobId, kind } = each.best.record;
		if (await this.isClosed(each)) return "unpostable";
		const reading = await this.request(jobId);
		if (reading === void 0) return "unread";
		if (reading.kind === "job") {
			each.gone = 0;
			each.job = reading.job;
			const seen = each.detector.observe(reading.job, this.setting.env.clock.now());
			if (seen.kind === "done") return { kind: seen.value };
			each.isKnownEnd = seen.atDeadline !== void 0;
			return seen.inMs === void 0 ? "pending" : "again";
		}
		const isNew = kind !== "message" && each.ageMs < 6e4;
		if (reading.failure !== "gone" || isNew) return "pending";
		each.gone += 1;
		return each.gone < GONE_AFTER ? "again" : { kind: "gone" };
	}
	/**
	* Whether the result of a job could not be posted, so that the service need not be asked. GitHub is asked only about
	* old commands: one that nobody has answered by then is rare.
	*/
	async isClosed({ issue, ageMs }) {
		const known = this.closedIssues.get(issue);
		if (known !== void 0 || ageMs < UNUSUAL_MS) return known ?? false;
		const { api, env } = this.setting;
		let isClosed = false;
		try {
			isClosed = await (0,_presentation_bSfP4rLp_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocked */ .ln)(api, issue);
		} catch (error) {
			isClosed = (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_1__/* .isPermanent */ .lE)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_1__/* .asFault */ .Ps)(error));
		}
		this.closedIssues.set(issue, isClosed);
		if (isClosed) {
			const happened = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`#${issue} is locked, was transferred, or was deleted, so results cannot be posted there. Its jobs were not requested.`;
			env.publisher.warn("Results cannot be posted", happened, (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`If it is locked, unlock it.`);
			this.warnings.push(happened);
		}
		return isClosed;
	}
	async close(each, reason) {
		const { report, how } = await closeFound(each, reason, this.setting);
		if (how === "none") {
			this.closedIssues.set(each.issue, true);
			this.unpostable.push(each);
		} else if (how !== "existing") this.finished.push({
			issue: each.issue,
			...report
		});
	}
	present() {
		const { finished, queue, requests, unpostable } = this;
		const { inputs, env } = this.setting;
		const active = new Set([
			...this.stillActive,
			...unpostable,
			...queue
		].map(({ best }) => best.record.jobId)).size;
		const collected = new Set(finished.map(({ jobId }) => jobId)).size;
		const failure = env.signal.aborted ? {
			title: "Canceled",
			paragraphs: [(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`The next run finishes what is left.`]
		} : this.failure;
		const ended = collected === 0 ? "No job to finish" : `${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(collected, "job")} finished`;
		const { title, paragraphs: why } = failure ?? {
			title: ended,
			paragraphs: []
		};
		const paragraphs = [
			...why,
			(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`Project ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(inputs["project-id"])}: ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(collected, "job")} finished, ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(active, "job")} still active. Requests to the service: ${requests} of at most ${inputs["max-requests"]}.`,
			...queue.length === 0 ? [] : [(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`Left for the next run: ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(queue.length, "job")}.`]
		];
		const list = finished.map(({ issue, jobId, outcome, prLink }) => {
			const pullRequest = prLink === "" ? [] : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`, ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)(prLink)}`;
			return (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_1__/* .toMarkdown */ .l6)((0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`- #${issue}: ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(outcome)}, job ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(jobId)}${pullRequest}`);
		});
		const icon = failure ? "failed" : collected > 0 ? "done" : "note";
		const outcome = env.signal.aborted ? "cancelled" : failure ? "failed" : "collected";
		return {
			outputs: (0,_presentation_bSfP4rLp_js__WEBPACK_IMPORTED_MODULE_0__/* .outputs */ .V4)({
				outcome,
				collected: `${collected}`,
				"still-active": `${active}`
			}),
			summary: `${[(0,_presentation_bSfP4rLp_js__WEBPACK_IMPORTED_MODULE_0__/* .messageSummary */ .oP)(title, icon, [...paragraphs, ...this.warnings]), ...list].join("\n").trim()}\n`,
			annotations: [{
				level: failure ? "error" : "notice",
				title,
				paragraphs
			}]
		};
	}
};



/***/ })

};
