export const id = 131;
export const ids = [131];
export const modules = {

/***/ 131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   collectRun: () => (/* binding */ collectRun)
/* harmony export */ });
/* harmony import */ var _faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(525);
/* harmony import */ var _run_b5UhpZ8Q_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19);
/* harmony import */ var _redact_DIp0vJFB_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(215);
/* harmony import */ var _sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(380);
/* harmony import */ var _markdown_D3QSwPpH_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(882);
/* harmony import */ var _next_steps_skbyJeFh_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(558);






// src/collect/collector.ts
/** Maximum number of reads of one job while its state is inconclusive, and the pause between them in ms. */
const MAX_READS = 4;
const REPEAT_MS = 5e3;
/** This many consecutive 404 or 410 responses mean that the job is gone. */
const GONE_AFTER = 3;
/** A job may still be active when its pull request is opened: pauses before further reads, in ms. */
const OPENED_PAUSES_MS = [
	15e3,
	3e4,
	6e4
];
/** Reads jobs from the service, and posts the results of their commands like a run that waited. */
var Collector = class {
	deps;
	finished = [];
	queue = [];
	stillActive = [];
	requests = 0;
	isRefused = false;
	cause;
	constructor(deps) {
		this.deps = deps;
	}
	get collection() {
		const { finished, requests, cause, deps, queue } = this;
		const active = new Set([...this.stillActive, ...queue].map(({ best }) => best.record.jobId));
		return {
			inputs: deps.inputs,
			finished,
			active,
			left: queue.length,
			requests,
			cause
		};
	}
	stop(outcome, title, ...paragraphs) {
		this.cause = {
			outcome,
			title,
			paragraphs
		};
	}
	/** `opened`: the pull request that was just opened; its job is probably the newest. */
	async run(open, opened) {
		const { env, inputs, commands } = this.deps;
		const byTime = open.toSorted((a, b) => a.ageMs - b.ageMs);
		this.queue = (opened === void 0 ? open : byTime).map((command) => {
			const { kind, before } = command.best.record;
			const message = {
				answeredAt: env.clock.now() - command.ageMs,
				before
			};
			return {
				...command,
				detector: new _run_b5UhpZ8Q_js__WEBPACK_IMPORTED_MODULE_1__/* .EndDetector */ .E5(kind === "message" ? message : void 0),
				gone: 0
			};
		});
		for (let many = 1; many > 0 && this.queue.length > 0 && !this.isOver;) {
			await this.follow(this.queue.splice(0, many));
			many = Math.floor((inputs["max-requests"] - this.requests) / MAX_READS);
		}
		for (const ms of opened === void 0 ? [] : OPENED_PAUSES_MS) {
			if (this.finished.some(({ prLink }) => (0,_markdown_D3QSwPpH_js__WEBPACK_IMPORTED_MODULE_4__/* .locatePullRequest */ .x6)(prLink, env.run)?.id.number === opened)) break;
			if (this.stillActive.length === 0 || this.isOver) break;
			if (await (0,_run_b5UhpZ8Q_js__WEBPACK_IMPORTED_MODULE_1__/* .sleepUnlessStopped */ .zG)(ms, env)) await this.follow(this.stillActive.splice(0));
		}
		const reason = {
			kind: "timed-out",
			input: "give-up-after-hours"
		};
		for (const each of this.stillActive) {
			if (env.signal.aborted || this.cause || env.clock.now() >= this.deps.deadline) break;
			if (!each.isOverdue || !each.job) await commands.showProgress(each, this.queue.length > 0);
			else await commands.close(each, ["timed-out", reason], each.job);
		}
	}
	get isOver() {
		const { inputs, env, deadline } = this.deps;
		return env.signal.aborted || env.clock.now() >= deadline || this.isRefused || this.requests >= inputs["max-requests"];
	}
	/** Reads some jobs, and reads them again after a pause while their state is inconclusive. */
	async follow(some, attempt = 1) {
		const readings = /* @__PURE__ */ new Map();
		const again = [];
		for (const each of some) {
			const reading = await this.retrieve(each.best.record.jobId, readings);
			const end = reading === void 0 ? "again" : this.judge(each, reading);
			if (reading === void 0 && attempt === 1) this.queue.push(each);
			else if (end === "again") again.push(each);
			else if (end === "pending") this.stillActive.push(each);
			else await this.close(each, end);
		}
		if (!(again.length === 0 || attempt === MAX_READS || this.isOver) && await (0,_run_b5UhpZ8Q_js__WEBPACK_IMPORTED_MODULE_1__/* .sleepUnlessStopped */ .zG)(REPEAT_MS, this.deps.env)) return this.follow(again, attempt + 1);
		for (const each of again) if (each.knownEnd === void 0 || this.deps.env.signal.aborted || this.isRefused) this.stillActive.push(each);
		else await this.close(each, [(0,_markdown_D3QSwPpH_js__WEBPACK_IMPORTED_MODULE_4__/* .outcomeOf */ .sG)(each.knownEnd), { kind: "job-ended" }]);
	}
	/** Sends one request per job, even with several commands; undefined if no more may be sent. */
	async retrieve(jobId, known) {
		const { service, env } = this.deps;
		if (known.has(jobId) || this.isOver) return known.get(jobId);
		this.requests += 1;
		const reading = await service.retrieve(jobId, void 0, env.signal);
		if (env.signal.aborted) return void 0;
		known.set(jobId, reading);
		if (reading.kind === "job" || reading.failure === "gone") return reading;
		const { status = 0, what } = reading;
		const happened = (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Job ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(jobId)}: the service ${what}.`;
		this.isRefused = [
			401,
			403,
			429
		].includes(status);
		if (status === 401 || status === 403) this.stop("failed", "The service rejected the API key", happened, (0,_next_steps_skbyJeFh_js__WEBPACK_IMPORTED_MODULE_5__/* .remedy */ .zL)(reading, "retrieve"));
		else env.publisher.warn("The status of a job could not be read", happened);
		return reading;
	}
	judge(each, reading) {
		if (reading.kind === "failure") {
			const isNew = each.best.record.kind !== "message" && each.ageMs < 6e4;
			if (reading.failure !== "gone" || isNew) return "pending";
			each.gone += 1;
			return each.gone < GONE_AFTER ? "again" : ["unknown", { kind: "gone" }];
		}
		each.gone = 0;
		each.job = reading.job;
		const seen = each.detector.observe(reading.job, this.deps.env.clock.now(), "get");
		if (seen.kind === "ended") return [(0,_markdown_D3QSwPpH_js__WEBPACK_IMPORTED_MODULE_4__/* .outcomeOf */ .sG)(seen.job), { kind: "job-ended" }];
		each.knownEnd = seen.knownEnd;
		return seen.inMs === void 0 ? "pending" : "again";
	}
	async close(each, end) {
		const { report, how } = await this.deps.commands.close(each, end, each.job);
		if (how === "none") this.stillActive.push(each);
		else if (how !== "existing") this.finished.push({
			issue: each.issue,
			...report
		});
	}
};
/** A run of mode `collect` as outputs, summary and annotation. Pure. */
function presentCollection({ finished, active, left, cause, ...about }) {
	const { "project-id": projectId, "max-requests": max } = about.inputs;
	const collected = new Set(finished.map(({ jobId }) => jobId)).size;
	const outcome = cause?.outcome ?? "collected";
	const title = cause?.title ?? (collected === 0 ? "No job to finish" : `${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(collected, "job")} finished`);
	const paragraphs = [
		...cause?.paragraphs ?? [],
		(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Project ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(projectId)}: ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(collected, "job")} finished, ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(active.size, "job")} still active. Requests to the service: ${about.requests} of at most ${max}.`,
		...left === 0 ? [] : [(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Left for the next run: ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(left, "job")}.`]
	];
	const list = finished.map(({ issue, jobId, outcome: end, prLink }) => {
		const pullRequest = prLink === "" ? [] : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`, ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(prLink)}`;
		return (0,_redact_DIp0vJFB_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`- #${issue}: ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(end)}, job ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(jobId)}${pullRequest}`);
	});
	const head = `### ${_redact_DIp0vJFB_js__WEBPACK_IMPORTED_MODULE_2__/* .ICONS */ .Ze[cause ? "failed" : collected > 0 ? "done" : "note"]} Docs Agent: ${title}`;
	return {
		outputs: (0,_redact_DIp0vJFB_js__WEBPACK_IMPORTED_MODULE_2__/* .outputs */ .V4)({
			outcome,
			collected: `${collected}`,
			"still-active": `${active.size}`
		}),
		summary: `${[
			head,
			...paragraphs.map(_redact_DIp0vJFB_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6),
			list.join("\n")
		].join("\n\n").trim()}\n`,
		annotations: [{
			level: cause ? "error" : "notice",
			title,
			paragraphs
		}]
	};
}
// src/collect/run.ts
/** Time limit in ms, after which the rest is left to the next run: GitHub's rate limits can delay each answer by minutes. */
const MAX_MS = 12e5;
/** Mode `collect`: finishes jobs that no run waits for. Returns whether the step fails. */
async function collectRun(inputs, eventIssue, env) {
	const { publisher, signal, event } = env;
	const service = await (0,_run_b5UhpZ8Q_js__WEBPACK_IMPORTED_MODULE_1__/* .openService */ .IH)(inputs, env);
	const commands = new _run_b5UhpZ8Q_js__WEBPACK_IMPORTED_MODULE_1__/* .FoundCommands */ .lc(await env.api(inputs["github-token"]), inputs, env);
	const { action } = event.payload ?? {};
	const collector = new Collector({
		inputs,
		env,
		service,
		commands,
		deadline: env.clock.now() + MAX_MS
	});
	try {
		const found = await commands.list(inputs["give-up-after-hours"]);
		const open = found.filter(({ isOpen }) => isOpen);
		if (inputs["dry-run"]) {
			const requests = open.map(({ best }) => service.preview({ retrieve: best.record.jobId })).map(({ method, url }) => `${method} ${url.href}`);
			publisher.group((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The requests that would be sent`, requests);
			const paragraphs = [(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Unfinished jobs: ${open.length}. Nothing was sent to the service, and nothing was written.`, (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Remove \`dry-run\` to finish the jobs that have ended.`];
			const message = (0,_redact_DIp0vJFB_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOnly */ .Mw)({ outcome: "skipped" }, {
				level: "notice",
				title: "Dry run",
				paragraphs
			});
			await publisher.publish(message);
			return false;
		}
		for (const { issue, best, hasLeftovers } of found) if (hasLeftovers && !signal.aborted) await (0,_run_b5UhpZ8Q_js__WEBPACK_IMPORTED_MODULE_1__/* .removeLeftovers */ .DA)(best, commands.open(issue));
		await collector.run(open, event.name === "pull_request" && action === "opened" ? eventIssue : void 0);
	} catch (error) {
		const fault = signal.aborted ? void 0 : (0,_faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_0__/* .asFault */ .Ps)(error);
		const happened = fault && (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`GitHub did not list the repository’s comments (${(0,_faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_0__/* .faultText */ .Ij)(fault)}).`;
		if (happened) collector.stop("failed", "The comments could not be listed", happened, (0,_faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_0__/* .faultRemedy */ .zq)(fault));
	}
	if (signal.aborted) collector.stop("cancelled", "Canceled", (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The next run finishes what is left.`);
	await publisher.publish(presentCollection(collector.collection));
	return collector.collection.cause !== void 0;
}



/***/ })

};
