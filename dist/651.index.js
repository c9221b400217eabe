export const id = 651;
export const ids = [651];
export const modules = {

/***/ 651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   collectRun: () => (/* binding */ collectRun)
/* harmony export */ });
/* harmony import */ var _api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(166);
/* harmony import */ var _run_DvJwZJlA_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80);
/* harmony import */ var _read_B0UwFieN_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(931);
/* harmony import */ var _redact_rX4d84_Z_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(413);
/* harmony import */ var _sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(391);
/* harmony import */ var _url_B_urgIF0_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(320);
/* harmony import */ var _next_steps_BaQWskVe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(436);







// src/collect/commands.ts
/** The commands in recent comments, the least recently changed first. Rejects with a GitHubFault or the signal's reason. */
async function listCommands({ api, threads, env }) {
	const { now } = api;
	const call = async (route, about) => {
		env.signal.throwIfAborted();
		return (0,_run_DvJwZJlA_js__WEBPACK_IMPORTED_MODULE_1__/* .persist */ .Zr)(() => api.call(route, about), env);
	};
	const { comments: all, isCut } = await (0,_redact_rX4d84_Z_js__WEBPACK_IMPORTED_MODULE_3__/* .changedComments */ .BY)({
		now,
		call
	}, now() - 2592e6);
	const isOwn = await threads.account();
	let ignored = 0;
	const commands = [...Map.groupBy(all.values(), ({ issue }) => issue)].flatMap(([issue, comments]) => {
		const { records, unusable } = (0,_read_B0UwFieN_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsIn */ .Q0)(comments, threads.signingIn(issue), isOwn);
		ignored += unusable.length;
		return (0,_run_DvJwZJlA_js__WEBPACK_IMPORTED_MODULE_1__/* .commandsIn */ .GO)(records).map(({ best, hasLeftovers }) => {
			const { kind, before, time } = best.record;
			const ageMs = Math.max(0, now() - time);
			const message = {
				answeredAt: env.clock.now() - ageMs,
				before
			};
			const detector = new _run_DvJwZJlA_js__WEBPACK_IMPORTED_MODULE_1__/* .EndDetector */ .E5(kind === "message" ? message : void 0);
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
	const unusable = (0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`Records that cannot be used: ${ignored}. Their jobs are not collected, because ${_read_B0UwFieN_js__WEBPACK_IMPORTED_MODULE_2__/* .WHY_UNUSABLE */ .T3}.`;
	const tooMany = (0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`The repository has too many comments to read those of 30 days. Jobs are collected only from the 3,000 that changed last.`;
	if (ignored > 0) env.publisher.warn("Comments were ignored", unusable);
	if (isCut) env.publisher.warn("Comments were ignored", tooMany);
	return commands.toSorted((a, b) => a.best.updatedAt - b.best.updatedAt || b.ageMs - a.ageMs);
}
/** Posts a command's result like the run that sent it: its job's end, or why the job is no longer followed. */
async function closeFound({ issue, best, body, job, detector }, reason, { inputs, env, api, threads }) {
	const { command, jobId, kind, time: startedAt } = best.record;
	const requests = {
		create: "created",
		message: "messaged",
		"": "attached"
	};
	const about = {
		reason,
		job,
		jobId,
		startedAt,
		...(0,_read_B0UwFieN_js__WEBPACK_IMPORTED_MODULE_2__/* .instructionIn */ .Ke)(body),
		shared: detector.wasActiveBefore,
		durationMs: Math.max(0, api.now() - startedAt),
		request: requests[kind],
		intent: kind || "attach"
	};
	const ended = (0,_read_B0UwFieN_js__WEBPACK_IMPORTED_MODULE_2__/* .reportOf */ .EI)(about, (0,_url_B_urgIF0_js__WEBPACK_IMPORTED_MODULE_6__/* .isLoopback */ .U9)(inputs["base-url"]));
	const at = (0,_read_B0UwFieN_js__WEBPACK_IMPORTED_MODULE_2__/* .locatePullRequest */ .x6)(ended.prLink, env.run);
	const report = {
		...ended,
		pull: at && await (0,_read_B0UwFieN_js__WEBPACK_IMPORTED_MODULE_2__/* .contentsOf */ .KD)(at.id, api)
	};
	const isComment = /^\d+$/.test(command);
	const commandName = isComment ? inputs.command : void 0;
	const presented = (0,_read_B0UwFieN_js__WEBPACK_IMPORTED_MODULE_2__/* .presentJob */ .hX)(report, {
		failing: !(0,_read_B0UwFieN_js__WEBPACK_IMPORTED_MODULE_2__/* .hasResult */ .yX)(report),
		commandName,
		runUrl: env.run.url
	});
	if (isComment) await threads.react(Number(command), (0,_read_B0UwFieN_js__WEBPACK_IMPORTED_MODULE_2__/* .hasResult */ .yX)(report) ? "rocket" : "confused");
	await threads.announce(report, command, issue);
	const end = {
		state: reason.kind === "timed-out" ? "sent" : "ended",
		body: env.publisher.redact(presented.comment([])),
		prLink: report.prLink || null,
		run: env.run
	};
	const { how } = await (0,_run_DvJwZJlA_js__WEBPACK_IMPORTED_MODULE_1__/* .closeCommand */ .yC)(best, end, threads.open(issue));
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
		...(0,_read_B0UwFieN_js__WEBPACK_IMPORTED_MODULE_2__/* .instructionIn */ .Ke)(body),
		...shown,
		checkedAt: withTime ? api.now() : void 0
	};
	const updated = (0,_next_steps_BaQWskVe_js__WEBPACK_IMPORTED_MODULE_5__/* .withSameRecord */ .c)(body, publisher.redact((0,_read_B0UwFieN_js__WEBPACK_IMPORTED_MODULE_2__/* .progressComment */ .Dg)(about)));
	if (updated === void 0 || updated === body) return;
	const { comments } = threads.open(issue);
	await comments.update(id, updated).catch((error) => {
		const fault = (0,_api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_0__/* .asFault */ .Ps)(error);
		if (!(0,_api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_0__/* .isGone */ .ST)(fault)) threads.warn({
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
/** A job may still be active when its pull request is opened: pauses before further reads, in ms. */
const OPENED_PAUSES_MS = [
	15e3,
	3e4,
	6e4
];
/** Mode `collect`: finishes jobs that no run waits for. Returns whether the step fails. */
async function collectRun(inputs, eventIssue, env) {
	const { publisher, signal, event } = env;
	const service = await (0,_run_DvJwZJlA_js__WEBPACK_IMPORTED_MODULE_1__/* .openService */ .IH)(inputs, env);
	const api = await env.api(inputs["github-token"]);
	const threads = new _run_DvJwZJlA_js__WEBPACK_IMPORTED_MODULE_1__/* .Threads */ .QK(api, inputs, env);
	const setting = {
		inputs,
		env,
		api,
		threads,
		service
	};
	const collector = new Collector(setting);
	try {
		const found = await listCommands(setting);
		const open = found.filter(({ best: { record } }) => record.state === "sent" && !record.givenUp);
		if (inputs["dry-run"]) {
			const lines = open.map(({ best }) => service.preview({ jobId: best.record.jobId })).map(({ method, url }) => `${method} ${url.href}`);
			publisher.group((0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`The requests that would be sent`, lines);
			const paragraphs = [(0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`Unfinished jobs: ${open.length}. Nothing was sent to the service, and nothing was written.`, (0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`Remove \`dry-run\` to finish the jobs that have ended.`];
			const message = (0,_redact_rX4d84_Z_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOnly */ .Mw)({ outcome: "skipped" }, {
				level: "notice",
				title: "Dry run",
				paragraphs
			});
			await publisher.publish(message);
			return false;
		}
		for (const { issue, best, hasLeftovers } of found) if (hasLeftovers && !signal.aborted) await (0,_run_DvJwZJlA_js__WEBPACK_IMPORTED_MODULE_1__/* .removeReplaced */ .nN)(best, threads.open(issue));
		const { action } = event.payload ?? {};
		await collector.run(open, event.name === "pull_request" && action === "opened" ? eventIssue : void 0);
	} catch (error) {
		if (!signal.aborted) {
			const fault = (0,_api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_0__/* .asFault */ .Ps)(error);
			collector.failure = {
				title: "The comments could not be listed",
				paragraphs: [(0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`GitHub did not list the repository’s comments (${(0,_api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_0__/* .faultText */ .Ij)(fault)}).`, (0,_api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_0__/* .faultRemedy */ .zq)(fault)]
			};
		}
	}
	const presented = collector.present();
	await publisher.publish(presented);
	return presented.outputs.outcome !== "collected";
}
var Collector = class {
	failure;
	setting;
	deadline;
	finished = [];
	queue = [];
	stillActive = [];
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
			if (this.finished.some(({ prLink }) => (0,_read_B0UwFieN_js__WEBPACK_IMPORTED_MODULE_2__/* .locatePullRequest */ .x6)(prLink, env.run)?.id.number === opened)) break;
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
			else await this.close(each, end);
		}
		if (again.length > 0 && attempt < MAX_READS && !this.isOver && await this.pause(REPEAT_MS)) return this.follow(again, attempt + 1);
		for (const each of again) if (each.isKnownEnd && !this.setting.env.signal.aborted && !this.mustStop) await this.close(each, { kind: "job-ended" });
		else this.stillActive.push(each);
	}
	pause(ms) {
		this.readings.clear();
		return (0,_run_DvJwZJlA_js__WEBPACK_IMPORTED_MODULE_1__/* .sleepUnlessStopped */ .zG)(ms, this.setting.env);
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
		const happened = (0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`Job ${(0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(jobId)}: the service ${what}.`;
		this.mustStop = [
			401,
			403,
			429
		].includes(status);
		if (status === 401 || status === 403) {
			const paragraphs = [happened, (0,_read_B0UwFieN_js__WEBPACK_IMPORTED_MODULE_2__/* .remedy */ .zL)(reading, "retrieve")];
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
	async close(each, reason) {
		const { report, how } = await closeFound(each, reason, this.setting);
		if (how === "none") this.stillActive.push(each);
		else if (how !== "existing") this.finished.push({
			issue: each.issue,
			...report
		});
	}
	present() {
		const { finished, queue, requests } = this;
		const { inputs, env } = this.setting;
		const active = new Set([...this.stillActive, ...queue].map(({ best }) => best.record.jobId)).size;
		const collected = new Set(finished.map(({ jobId }) => jobId)).size;
		const failure = env.signal.aborted ? {
			title: "Canceled",
			paragraphs: [(0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`The next run finishes what is left.`]
		} : this.failure;
		const ended = collected === 0 ? "No job to finish" : `${(0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(collected, "job")} finished`;
		const { title, paragraphs: why } = failure ?? {
			title: ended,
			paragraphs: []
		};
		const paragraphs = [
			...why,
			(0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`Project ${(0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(inputs["project-id"])}: ${(0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(collected, "job")} finished, ${(0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(active, "job")} still active. Requests to the service: ${requests} of at most ${inputs["max-requests"]}.`,
			...queue.length === 0 ? [] : [(0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`Left for the next run: ${(0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(queue.length, "job")}.`]
		];
		const list = finished.map(({ issue, jobId, outcome, prLink }) => {
			const pullRequest = prLink === "" ? [] : (0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`, ${(0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)(prLink)}`;
			return (0,_redact_rX4d84_Z_js__WEBPACK_IMPORTED_MODULE_3__/* .toMarkdown */ .l6)((0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`- #${issue}: ${(0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(outcome)}, job ${(0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(jobId)}${pullRequest}`);
		});
		const icon = failure ? "failed" : collected > 0 ? "done" : "note";
		const outcome = env.signal.aborted ? "cancelled" : failure ? "failed" : "collected";
		return {
			outputs: (0,_redact_rX4d84_Z_js__WEBPACK_IMPORTED_MODULE_3__/* .outputs */ .V4)({
				outcome,
				collected: `${collected}`,
				"still-active": `${active}`
			}),
			summary: `${[(0,_redact_rX4d84_Z_js__WEBPACK_IMPORTED_MODULE_3__/* .messageSummary */ .oP)(title, icon, paragraphs), ...list].join("\n").trim()}\n`,
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
