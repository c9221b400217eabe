import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 53:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 954:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 24:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 67:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 995:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

/***/ }),

/***/ 760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ once),
/* harmony export */   f: () => (/* binding */ openSession)
/* harmony export */ });
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(923);

// src/environment.ts
function once(open) {
	let opened;
	return () => {
		opened ??= open();
		return opened;
	};
}
function openSession(inputs, env) {
	const { publisher, clock, userAgent } = env;
	const { "base-url": baseUrl, "project-id": projectId } = inputs;
	const openService = async () => {
		const connections = await env.connect();
		const { serviceClient } = await Promise.all(/* import() | service-client */[__nccwpck_require__.e(542), __nccwpck_require__.e(692)]).then(__nccwpck_require__.bind(__nccwpck_require__, 195));
		publisher.info((0,_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Project ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(projectId)} at ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(baseUrl.href)}`);
		return serviceClient({
			baseUrl,
			projectId,
			apiKey: inputs["api-key"],
			jobPath: inputs["job-path"],
			redact: publisher.redact,
			connections,
			clock,
			userAgent
		});
	};
	return {
		...env,
		inputs,
		deadline: inputs["timeout-minutes"] * 6e4,
		openService: once(openService)
	};
}



/***/ }),

/***/ 473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Uc: () => (/* binding */ describeError),
/* harmony export */   kr: () => (/* binding */ SkippedRun),
/* harmony export */   w3: () => (/* binding */ SetupError),
/* harmony export */   x6: () => (/* binding */ EarlyEnd)
/* harmony export */ });
// src/errors.ts
var EarlyEnd = class extends Error {
	notice;
	constructor(notice) {
		super(notice.title);
		this.notice = notice;
	}
};
var SetupError = class extends EarlyEnd {
	outcome = "failed";
};
var SkippedRun = class extends EarlyEnd {
	outcome = "skipped";
};
function describeError(error) {
	if (error.message) return error.message;
	return (error.errors ?? []).map((cause) => cause instanceof Error ? cause.message : String(cause)).join("; ") || error.name;
}



/***/ }),

/***/ 296:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_14__ = __nccwpck_require__(853);
/* harmony import */ var _payloads_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(573);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(473);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(368);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_12__ = __nccwpck_require__(923);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_13__ = __nccwpck_require__(121);
/* harmony import */ var _output_values_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(434);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(403);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(500);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(24);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(455);
/* harmony import */ var os__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(857);
/* harmony import */ var crypto__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(982);
/* harmony import */ var fs__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(896);

















// package.json
var version$1 = "1.0.0";
// src/github/event.ts
const COMMENT_EVENTS = /* @__PURE__ */ new Map([
	["issue_comment", "comment"],
	["pull_request_review_comment", "inline"],
	["pull_request_review", "review"]
]);
const OWN_CHANGES = /^(?:push|pull_request(?:_.+)?|release|merge_group|workflow_run)$/;
const Id = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Wh)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* ._positive */ .NC)());
const Name = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9)(1));
const Repository = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({
	id: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)(Id),
	fork: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM)()),
	default_branch: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)(Name),
	..._payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .visibilitySchema */ .Sz.shape
});
const Commit = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk)(/^(?!0+$)[0-9a-f]{40,64}$/));
const Issue = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .Fs)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({
	number: Id,
	title: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* ._catch */ .nb)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj)(), ""),
	body: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* ._catch */ .nb)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj)(), ""),
	user: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ type: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj)() })),
	pull_request: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({})),
	head: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ repo: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl)(Repository) })),
	base: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ repo: Repository }))
}), (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pd)(({ number, title, body, user, pull_request: pull, head, base }) => ({
	number,
	title,
	body,
	isByBot: user?.type === "Bot",
	isPullRequest: pull !== void 0,
	isFromFork: head !== void 0 && base !== void 0 && head.repo?.id !== base.repo.id
})));
const Written = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({
	id: Id,
	body: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj)()),
	html_url: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* ._catch */ .nb)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj)(), ""),
	user: _payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .authorSchema */ .Bu
});
const WorkflowRun = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .Fs)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({
	head_sha: Name,
	head_branch: Name,
	head_repository: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ full_name: Name })
}), (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pd)(({ head_sha: commit, head_branch: branch, head_repository: repository }) => ({
	commit,
	branch,
	repository: repository.full_name
})));
const Payload = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({
	action: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj)()),
	sender: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)(_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .accountSchema */ .rE),
	issue: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)(Issue),
	pull_request: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)(Issue),
	comment: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KC)([(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .extend */ .X$)(_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .linesSchema */ .Zl, Written.shape), Written])),
	review: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)(Written),
	ref: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)(Name),
	ref_type: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)(Name),
	before: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)(Name),
	after: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)(Commit),
	head_commit: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ id: Commit })),
	forced: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM)()),
	deleted: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM)()),
	release: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ tag_name: Name })),
	merge_group: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)({ base_sha: Name })),
	workflow_run: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)(WorkflowRun),
	repository: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalOrUndefined */ .Ku)(Repository)
});
const UNREADABLE = new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3({
	title: "Could not read the event",
	happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`The event file at \`$GITHUB_EVENT_PATH\` is not readable JSON, or has no valid comment,`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`issue, or sender. Nothing was sent.`),
	next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`Remove the step that changes the file from the workflow, if there is one.`
});
function readEvent(name, payload) {
	const { data: event } = Payload.safeParse(payload);
	if (event === void 0) throw UNREADABLE;
	const { pull_request: pull, after, head_commit: head, repository } = event;
	const issue = pull ? {
		...pull,
		isPullRequest: true
	} : event.issue;
	return {
		issue,
		comment: commentIn(name, issue, event),
		pushedCommit: name === "push" ? head?.id ?? after : void 0,
		hasOwnChanges: OWN_CHANGES.test(name),
		mayLackSecrets: mayLackSecrets(name, event),
		withdrawn: withdrawnBy(name, event),
		visibility: (0,_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .visibilityOf */ .gt)(repository) ?? "public",
		...changesIn(event),
		isForced: event.forced === true,
		workflowRun: event.workflow_run
	};
}
function commentIn(name, issue, { action, sender, comment, review }) {
	const kind = COMMENT_EVENTS.get(name);
	if (kind === void 0) return void 0;
	const written = kind === "review" ? review : comment;
	if (!written || !sender || !issue) throw UNREADABLE;
	return {
		kind,
		isNew: action === "created" || action === "submitted",
		commandId: (0,_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .commandIdOf */ .Yw)(kind, written.id),
		author: written.user,
		sender,
		url: (0,_url_js__WEBPACK_IMPORTED_MODULE_13__/* .plainLink */ .VJ)(written.html_url, true),
		body: written.body ?? "",
		issue,
		lines: comment && "path" in comment ? comment : void 0
	};
}
function mayLackSecrets(name, event) {
	const { pull_request: pull, sender, repository } = event;
	return pull?.isFromFork && name !== "pull_request_target" || sender?.login === "dependabot[bot]" || repository?.fork === true;
}
function withdrawnBy(name, { deleted, action = "" }) {
	if (name === "push" && deleted) return "push";
	return name === "release" && /^(?:deleted|unpublished)$/.test(action) ? "release" : void 0;
}
function changesIn(event) {
	const { ref, ref_type: type, release, before, repository, merge_group: group } = event;
	const [, kind, refName] = /^refs\/(heads|tags)\/(.+)/.exec(ref ?? "") ?? [];
	const pushedTag = kind === "tags" ? refName : void 0;
	const createdTag = type === "tag" ? ref : void 0;
	const tag = release?.tag_name ?? createdTag ?? pushedTag;
	const base = before !== void 0 && /^0+$/.test(before) ? repository?.default_branch : before ?? group?.base_sha;
	return {
		branch: kind === "heads" ? refName : void 0,
		tag,
		base: tag === void 0 ? base : void 0
	};
}
// src/main.ts
const CANCELED = {
	level: "error",
	icon: "stopped",
	title: "Canceled",
	happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`The run was canceled. No work was started.`,
	next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`To get a result, run it again.`,
	values: { outcome: (0,_output_values_js__WEBPACK_IMPORTED_MODULE_3__/* .wordValue */ .Io)("cancelled") }
};
async function main(start) {
	const { event, publisher, signal } = start;
	const openGitHub = (0,_environment_js__WEBPACK_IMPORTED_MODULE_14__/* .once */ .O)(start.openGitHub);
	try {
		const facts = readEvent(event.name, event.payload);
		return await carryOut({
			...start,
			event: {
				name: event.name,
				facts
			},
			openGitHub
		});
	} catch (error) {
		if (!(signal.aborted && error === signal.reason && !publisher.mayHaveSent) && !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EarlyEnd */ .x6)) throw error;
		const end = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EarlyEnd */ .x6 ? endAfter(error) : CANCELED;
		await publisher.end(end);
		return end.level === "error";
	}
}
function endAfter({ outcome, notice }) {
	const level = outcome === "skipped" ? "notice" : "error";
	return {
		...notice,
		level,
		values: { outcome: (0,_output_values_js__WEBPACK_IMPORTED_MODULE_3__/* .wordValue */ .Io)(outcome) }
	};
}
const IS_COMMENT_EVENT = /_comment$|^pull_request_review$/;
const NO_REPORT = "must be `job` in a workflow that runs on comments. For the report, use a schedule";
const NO_SECRETS = new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SkippedRun */ .kr({
	title: "Skipped: no secrets",
	happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`\`api-key\` is empty, because GitHub passes no Actions secrets to runs in forks, for`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`pull requests from forks, or by Dependabot. Nothing was sent.`),
	next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`To work on a pull request, comment \`/docs …\` in its conversation.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`In a fork, add the secrets and variables of the workflow to its settings.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`For Dependabot, you can also add the key to the Dependabot secrets.`)
});
const WITHDRAWN = {
	push: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`The push deleted its branch or tag.`,
	release: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`The release was deleted or unpublished.`
};
async function carryOut(env) {
	const { inputs, event, run } = env;
	const { facts } = event;
	if (facts.withdrawn !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SkippedRun */ .kr({
		title: "Skipped: nothing to do",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`${WITHDRAWN[facts.withdrawn]} Nothing was sent.`
	});
	if (inputs.mode?.trim() === "visitors" && IS_COMMENT_EVENT.test(event.name)) throw new _payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .InputsError */ .aV([{
		input: "mode",
		allowed: NO_REPORT
	}], inputs, run);
	if (facts.mayLackSecrets && !inputs["api-key"]?.trim()) throw NO_SECRETS;
	if (facts.comment !== void 0) {
		const { readComment } = await Promise.all(/* import() | trigger-read-comment */[__nccwpck_require__.e(542), __nccwpck_require__.e(588), __nccwpck_require__.e(514)]).then(__nccwpck_require__.bind(__nccwpck_require__, 161));
		const command = readComment(facts.comment, inputs);
		if (command !== void 0) {
			const { commentRun } = await Promise.all(/* import() | trigger-comment-run */[__nccwpck_require__.e(542), __nccwpck_require__.e(588), __nccwpck_require__.e(819), __nccwpck_require__.e(5), __nccwpck_require__.e(197)]).then(__nccwpck_require__.bind(__nccwpck_require__, 20));
			return commentRun(command, env);
		}
	}
	const session = (0,_environment_js__WEBPACK_IMPORTED_MODULE_14__/* .openSession */ .f)((0,_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .readInputs */ .Ko)(inputs, facts, run), env);
	if (session.inputs.mode === "visitors") {
		const { visitorsRun } = await Promise.all(/* import() | visitors-visitors-run */[__nccwpck_require__.e(542), __nccwpck_require__.e(588), __nccwpck_require__.e(819), __nccwpck_require__.e(302)]).then(__nccwpck_require__.bind(__nccwpck_require__, 669));
		return visitorsRun(facts.issue?.number, session);
	}
	const { pipelineRun } = await Promise.all(/* import() | trigger-pipeline */[__nccwpck_require__.e(542), __nccwpck_require__.e(588), __nccwpck_require__.e(819), __nccwpck_require__.e(5), __nccwpck_require__.e(468)]).then(__nccwpck_require__.bind(__nccwpck_require__, 651));
	return pipelineRun(session);
}
// src/runner/clock.ts
const MAX_TIMER_MS = 2 ** 31 - 1;
const clock = {
	now: () => performance.now(),
	wall: () => Date.now(),
	sleep: (ms, signal) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_6__.setTimeout)(Math.min(ms, MAX_TIMER_MS), void 0, signal && { signal }),
	after(ms, run) {
		const timer = setTimeout(run, ms);
		return () => clearTimeout(timer);
	}
};
function timeLimit(ms) {
	return AbortSignal.timeout(Math.ceil(ms));
}
// src/process.ts
const STOP_WITHIN_MS = 4900;
const CALL_WHILE_STOPPING_MS = 1500;
var StepProcess = class {
	publisher;
	stop = new AbortController();
	earlierCalls = new AbortController();
	hasEnded = false;
	constructor(publisher) {
		this.publisher = publisher;
		process.exitCode = 1;
		process.on("SIGINT", () => this.onSignal("SIGINT"));
		process.on("SIGTERM", () => this.onSignal("SIGTERM"));
		process.removeAllListeners("warning");
		process.on("beforeExit", () => void this.crash(/* @__PURE__ */ new Error("the run ended without a result")));
		process.on("uncaughtException", (error) => void this.crash(error));
		process.on("unhandledRejection", (error) => void this.crash(error));
	}
	get signal() {
		return this.stop.signal;
	}
	callLimit(ms) {
		return this.signal.aborted ? timeLimit(CALL_WHILE_STOPPING_MS) : AbortSignal.any([this.earlierCalls.signal, timeLimit(ms)]);
	}
	async run(main) {
		try {
			await this.exit(await main());
		} catch (error) {
			await this.crash(error);
		}
	}
	onSignal(name) {
		if (this.signal.aborted) return;
		this.publisher.info((0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`Received ${name}: stopping.`);
		this.stop.abort(new Error(name));
		setTimeout(() => this.earlierCalls.abort(), CALL_WHILE_STOPPING_MS).unref();
		setTimeout(() => void this.exitInTime(), STOP_WITHIN_MS).unref();
	}
	async exitInTime() {
		if (this.hasEnded) return;
		this.publisher.writeMissingOutputs("cancelled");
		await this.exit(true);
	}
	async crash(error) {
		if (this.hasEnded) return;
		this.hasEnded = true;
		const details = error instanceof Error ? error.stack ?? error.message : String(error);
		this.publisher.writeMissingOutputs("failed");
		this.publisher.error({
			title: "Internal error",
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`This is a bug in the action: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .code */ .aY)(details)}`,
			next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`Look for a job in the service’s dashboard before you run again. Report the bug.`
		});
		await this.exit(true);
	}
	async exit(stepFails) {
		this.hasEnded = true;
		const succeeds = !stepFails && !this.publisher.failed && !this.signal.aborted;
		process.exitCode = succeeds ? 0 : 1;
		this.publisher.showOutputs();
		await new Promise((resolve) => process.stdout.write("", resolve));
		process.exit();
	}
};
// src/runner/files.ts
const OPEN_FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_7__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_7__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_7__.constants.O_NONBLOCK ?? 0);
async function readBounded(path, maxBytes) {
	await using file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_8__.open)(path, OPEN_FLAGS);
	if (!(await file.stat()).isFile()) throw new Error("not a regular file");
	const stream = file.createReadStream({
		end: maxBytes - 1,
		autoClose: false
	});
	return Buffer.concat(await stream.toArray());
}
const files = {
	resolve: node_path__WEBPACK_IMPORTED_MODULE_5__.resolve,
	realpath: (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_8__.realpath)(path),
	read: readBounded,
	write: (path, content) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_8__.writeFile)(path, content),
	makeFolder: (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_8__.mkdir)(path, { recursive: true })
};
function readPayload(path = "", redact) {
	try {
		return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_7__.readFileSync)(path, "utf8"), (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .redactingReviver */ .Df)(redact));
	} catch (error) {
		return error.code === "ENOENT" ? {} : void 0;
	}
}
// src/runner/notice.ts
const ICONS = {
	done: "✅",
	running: "⏳",
	stopped: "🛑",
	unclear: "❓",
	failed: "❌",
	limited: "⏱️",
	note: "ℹ️",
	locked: "🔒"
};
function noticeMarkdown(notice, help) {
	const { icon, title, happened, list = [], details = "", steps = [], next = [] } = notice;
	return [
		`### ${ICONS[icon]} ${title}`,
		(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toMarkdown */ .l6)(happened),
		list.map((item) => `- ${itemMarkdown(item)}`).join("\n"),
		details,
		numbered(steps).map(_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toMarkdown */ .l6).join("\n"),
		(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toMarkdown */ .l6)(next),
		(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toMarkdown */ .l6)(help(notice))
	].filter((part) => part !== "").join("\n\n");
}
function itemMarkdown(item) {
	return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toMarkdown */ .l6)(item).replace(/^<(https:\/\/[\w.:/-]*\w)>$/, "$1");
}
const numbered = (steps) => steps.map((step, index) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`${index + 1}. ${step}`);
const PAGE = ".github/docs/troubleshooting.md";
const TOPICS = [
	"An earlier run may have sent this",
	"Could not read the context",
	"Could not read the prompt file",
	"No pull request",
	"Setup incomplete",
	"Still running",
	"The API key is missing",
	"The service rejected the API key",
	"The service rejected the request"
];
function actionSource(env) {
	return {
		repository: env.DOCS_AGENT_REPOSITORY || env.GITHUB_ACTION_REPOSITORY,
		ref: env.DOCS_AGENT_REF || env.GITHUB_ACTION_REF
	};
}
function helpIn(env) {
	const { repository, ref } = actionSource(env);
	const url = `${env.GITHUB_SERVER_URL}/${repository}/blob/${ref}/${PAGE}`;
	const page = repository && ref ? (0,_url_js__WEBPACK_IMPORTED_MODULE_13__/* .plainLink */ .VJ)(url, true) : void 0;
	return ({ title, topic: heading = title }) => {
		if (page === void 0 || !TOPICS.includes(heading)) return [];
		const anchor = heading.toLowerCase().replaceAll(" ", "-");
		return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`More help: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .link */ .nf)(`${page}#${anchor}`, `Troubleshooting: ${heading}`)}`;
	};
}
// node_modules/@actions/core/lib/utils.js
function toCommandValue(input) {
	if (input === null || input === void 0) return "";
	else if (typeof input === "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) return {};
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}
// node_modules/@actions/core/lib/command.js
function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + os__WEBPACK_IMPORTED_MODULE_9__.EOL);
}
function issue(name, message = "") {
	issueCommand(name, {}, message);
}
const CMD_STRING = "::";
var Command = class {
	constructor(command, properties, message) {
		if (!command) command = "missing.command";
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = true;
			for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
				const val = this.properties[key];
				if (val) {
					if (first) first = false;
					else cmdStr += ",";
					cmdStr += `${key}=${escapeProperty(val)}`;
				}
			}
		}
		cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
		return cmdStr;
	}
};
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
	if (!fs__WEBPACK_IMPORTED_MODULE_11__.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
	fs__WEBPACK_IMPORTED_MODULE_11__.appendFileSync(filePath, `${toCommandValue(message)}${os__WEBPACK_IMPORTED_MODULE_9__.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${crypto__WEBPACK_IMPORTED_MODULE_10__.randomUUID()}`;
	const convertedValue = toCommandValue(value);
	if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	return `${key}<<${delimiter}${os__WEBPACK_IMPORTED_MODULE_9__.EOL}${convertedValue}${os__WEBPACK_IMPORTED_MODULE_9__.EOL}${delimiter}`;
}
// node_modules/@actions/core/lib/summary.js
var __awaiter$1 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { access, appendFile, writeFile } = fs__WEBPACK_IMPORTED_MODULE_11__.promises;
const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return __awaiter$1(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			const pathFromEnv = process.env[SUMMARY_ENV_VAR];
			if (!pathFromEnv) throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
			try {
				yield access(pathFromEnv, fs__WEBPACK_IMPORTED_MODULE_11__.constants.R_OK | fs__WEBPACK_IMPORTED_MODULE_11__.constants.W_OK);
			} catch (_a) {
				throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
			}
			this._filePath = pathFromEnv;
			return this._filePath;
		});
	}
	wrap(tag, content, attrs = {}) {
		const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
		if (!content) return `<${tag}${htmlAttrs}>`;
		return `<${tag}${htmlAttrs}>${content}</${tag}>`;
	}
	write(options) {
		return __awaiter$1(this, void 0, void 0, function* () {
			const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
			const filePath = yield this.filePath();
			yield (overwrite ? writeFile : appendFile)(filePath, this._buffer, { encoding: "utf8" });
			return this.emptyBuffer();
		});
	}
	clear() {
		return __awaiter$1(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: true });
		});
	}
	stringify() {
		return this._buffer;
	}
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	emptyBuffer() {
		this._buffer = "";
		return this;
	}
	addRaw(text, addEOL = false) {
		this._buffer += text;
		return addEOL ? this.addEOL() : this;
	}
	addEOL() {
		return this.addRaw(os__WEBPACK_IMPORTED_MODULE_9__.EOL);
	}
	addCodeBlock(code, lang) {
		const attrs = Object.assign({}, lang && { lang });
		const element = this.wrap("pre", this.wrap("code", code), attrs);
		return this.addRaw(element).addEOL();
	}
	addList(items, ordered = false) {
		const tag = ordered ? "ol" : "ul";
		const listItems = items.map((item) => this.wrap("li", item)).join("");
		const element = this.wrap(tag, listItems);
		return this.addRaw(element).addEOL();
	}
	addTable(rows) {
		const tableBody = rows.map((row) => {
			const cells = row.map((cell) => {
				if (typeof cell === "string") return this.wrap("td", cell);
				const { header, data, colspan, rowspan } = cell;
				const tag = header ? "th" : "td";
				const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
				return this.wrap(tag, data, attrs);
			}).join("");
			return this.wrap("tr", cells);
		}).join("");
		const element = this.wrap("table", tableBody);
		return this.addRaw(element).addEOL();
	}
	addDetails(label, content) {
		const element = this.wrap("details", this.wrap("summary", label) + content);
		return this.addRaw(element).addEOL();
	}
	addImage(src, alt, options) {
		const { width, height } = options || {};
		const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
		const element = this.wrap("img", null, Object.assign({
			src,
			alt
		}, attrs));
		return this.addRaw(element).addEOL();
	}
	addHeading(text, level) {
		const tag = `h${level}`;
		const allowedTag = [
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6"
		].includes(tag) ? tag : "h1";
		const element = this.wrap(allowedTag, text);
		return this.addRaw(element).addEOL();
	}
	addSeparator() {
		const element = this.wrap("hr", null);
		return this.addRaw(element).addEOL();
	}
	addBreak() {
		const element = this.wrap("br", null);
		return this.addRaw(element).addEOL();
	}
	addQuote(text, cite) {
		const attrs = Object.assign({}, cite && { cite });
		const element = this.wrap("blockquote", text, attrs);
		return this.addRaw(element).addEOL();
	}
	addLink(text, href) {
		const element = this.wrap("a", text, { href });
		return this.addRaw(element).addEOL();
	}
};
const summary = new Summary();
var ExitCode;
(function(ExitCode) {
	ExitCode[ExitCode["Success"] = 0] = "Success";
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function setSecret(secret) {
	issueCommand("add-mask", {}, secret);
}
function setOutput(name, value) {
	if (process.env["GITHUB_OUTPUT"] || "") return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
	process.stdout.write(os__WEBPACK_IMPORTED_MODULE_9__.EOL);
	issueCommand("set-output", { name }, toCommandValue(value));
}
function error(message, properties = {}) {
	issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
	issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
	issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
	process.stdout.write(message + os__WEBPACK_IMPORTED_MODULE_9__.EOL);
}
function startGroup(name) {
	issue("group", name);
}
function endGroup() {
	issue("endgroup");
}
// src/runner/publisher.ts
const OUTPUTS = [
	"pr-link",
	"pr-number",
	"job-id",
	"status",
	"outcome",
	"comment-url",
	"headline",
	"human",
	"ai",
	"total",
	"report-json",
	"report-csv"
];
const MAX_DRY_RUN_CHARACTERS = 2e4;
const runnerCalls = {
	info,
	notice,
	warning,
	error,
	startGroup,
	endGroup,
	setOutput,
	writeSummary: async (markdown) => summary.addRaw(markdown).write()
};
function openPublisher(secrets, env) {
	for (const secret of secrets) setSecret(secret);
	return new Publisher(runnerCalls, (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .redactor */ .$p)(secrets), helpIn(env));
}
var Publisher = class {
	failed = false;
	mayHaveSent = false;
	redact;
	help;
	runner;
	written = /* @__PURE__ */ new Map();
	constructor(runner, redact, help = () => []) {
		this.runner = runner;
		this.redact = redact;
		this.help = help;
	}
	info(sentence) {
		this.runner.info(this.line(sentence));
	}
	group(title, lines) {
		this.runner.startGroup(this.line(title));
		for (const line of lines) this.runner.info(this.redact(`│ ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .logLine */ .BP)(line)}`));
		this.runner.endGroup();
	}
	warn(notice) {
		this.annotate({
			...notice,
			level: "warning"
		});
	}
	error(notice) {
		this.annotate({
			...notice,
			level: "error"
		});
	}
	annotate(annotation) {
		const { level, title, happened, list = [], steps = [], next = [] } = annotation;
		const lines = [
			happened,
			...list,
			...numbered(steps),
			next,
			this.help(annotation)
		].filter(({ length }) => length > 0);
		this.runner[level](lines.map((line) => this.line(line)).join("\n"), { title });
	}
	output(name, value) {
		try {
			this.runner.setOutput(name, this.redact(value ?? ""));
			if (value !== void 0) this.written.set(name, value);
		} catch (error) {
			this.reportUnwritten(error);
		}
	}
	outputs(values) {
		for (const name of OUTPUTS) this.output(name, values[name]);
	}
	writeMissingOutputs(outcome) {
		const isClear = outcome === "cancelled" && this.written.get("job-id");
		const headline = (0,_output_values_js__WEBPACK_IMPORTED_MODULE_3__/* .lineValue */ .qo)(outcome === "failed" ? "Internal error" : "Canceled");
		const ended = (0,_output_values_js__WEBPACK_IMPORTED_MODULE_3__/* .wordValue */ .Io)(this.mayHaveSent && !isClear ? "unknown" : outcome);
		this.outputs({
			outcome: ended,
			headline,
			...Object.fromEntries(this.written)
		});
	}
	showOutputs() {
		const lines = [...this.written].map((pair) => pair.join(": "));
		if (lines.length > 0) this.group((0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`Outputs`, lines);
	}
	async end(notice) {
		const { title, level = "notice", values, warnings = [] } = notice;
		this.outputs({
			headline: (0,_output_values_js__WEBPACK_IMPORTED_MODULE_3__/* .lineValue */ .qo)(title),
			...values
		});
		await this.summary(notice.summary ?? `${this.markdown(notice)}\n`);
		for (const warning of warnings) this.warn(warning);
		this.annotate({
			...notice,
			level
		});
	}
	markdown({ footer = "", ...notice }) {
		const { icon = notice.level === "error" ? "failed" : "note" } = notice;
		const happened = this.withoutSecrets(notice.happened);
		return `${noticeMarkdown({
			...notice,
			icon,
			happened
		}, this.help)}\n\n${footer}`.trimEnd();
	}
	dryRun(lines, jobId, note = []) {
		this.group((0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`Requests that would be sent`, lines);
		const requests = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .shortenedBlock */ .Y$)(this.redact(lines.join("\n")), MAX_DRY_RUN_CHARACTERS);
		return this.end({
			title: "Dry run",
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`The inputs are valid. Nothing was sent.`, note),
			next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`To send the requests, remove \`dry-run\`.`,
			footer: `These requests would be sent:\n\n${requests}`,
			values: {
				outcome: (0,_output_values_js__WEBPACK_IMPORTED_MODULE_3__/* .wordValue */ .Io)("skipped"),
				"job-id": (0,_output_values_js__WEBPACK_IMPORTED_MODULE_3__/* .segmentValue */ .bo)(jobId)
			}
		});
	}
	async summary(markdown) {
		const clean = this.redact(markdown);
		try {
			if (Buffer.byteLength(clean) > 1048576) throw new Error("it is larger than 1 MiB");
			await this.runner.writeSummary(clean);
		} catch (error) {
			this.warn({
				title: "Could not write the job summary",
				happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`See this log for the result. The reason: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .code */ .aY)(String(error))}`
			});
		}
	}
	line(sentence) {
		return this.redact((0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .toLog */ .gY)(this.withoutSecrets(sentence)));
	}
	withoutSecrets(sentence) {
		return sentence.map((part) => typeof part === "object" && "code" in part ? { code: this.redact(part.code) } : part);
	}
	reportUnwritten(error) {
		if (this.failed) return;
		this.failed = true;
		this.error({
			title: "Could not write the runner’s files",
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`Writing the outputs failed: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .code */ .aY)(String(error))}.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`Later steps would miss the result, so this step fails.`),
			next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`Check that the runner’s disk is not full. See this log for the result.`
		});
	}
};
// src/index.ts
const { env } = process;
const { GITHUB_REPOSITORY: fullName = "", GITHUB_RUN_ID: runId = "" } = env;
const serverUrl = env.GITHUB_SERVER_URL || "https://github.com";
const { ref } = actionSource(env);
const version = ref ? `${version$1} (${ref})` : version$1;
const inputs = Object.fromEntries(_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_NAMES */ .Qh.map((name) => [name, env[`INPUT_${name.toUpperCase()}`]]));
const publisher = openPublisher((0,_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .secretsIn */ .VY)(inputs), env);
const step = new StepProcess(publisher);
const connect = (0,_environment_js__WEBPACK_IMPORTED_MODULE_14__/* .once */ .O)(async () => {
	const { connections } = await Promise.all(/* import() | runner-network */[__nccwpck_require__.e(542), __nccwpck_require__.e(320)]).then(__nccwpck_require__.bind(__nccwpck_require__, 567));
	return connections(env);
});
publisher.info((0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .text */ .Qq)`Docs Agent ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .code */ .aY)(version)}`);
await step.run(() => main({
	inputs,
	event: {
		name: env.GITHUB_EVENT_NAME ?? "",
		payload: readPayload(env.GITHUB_EVENT_PATH, publisher.redact)
	},
	run: {
		id: runId,
		attempt: Number(env.GITHUB_RUN_ATTEMPT) || 1,
		nonce: crypto.randomUUID(),
		job: env.GITHUB_JOB ?? "",
		step: env.GITHUB_ACTION ?? "",
		url: fullName && runId ? `${serverUrl}/${fullName}/actions/runs/${runId}` : void 0,
		commit: env.GITHUB_SHA ?? "",
		repository: {
			id: Number(env.GITHUB_REPOSITORY_ID) || 0,
			fullName
		},
		serverUrl
	},
	publisher,
	clock,
	signal: step.signal,
	random: Math.random,
	connect,
	files,
	folders: {
		workspace: env.GITHUB_WORKSPACE || process.cwd(),
		temp: env.RUNNER_TEMP || void 0
	},
	programs: {
		load: () => __nccwpck_require__.e(/* import() | actions-exec */ 810).then(__nccwpck_require__.bind(__nccwpck_require__, 260)),
		env
	},
	async openGitHub() {
		const { connectGitHub } = await Promise.all(/* import() | github-api */[__nccwpck_require__.e(542), __nccwpck_require__.e(588), __nccwpck_require__.e(21)]).then(__nccwpck_require__.bind(__nccwpck_require__, 116));
		return connectGitHub(inputs["github-token"], fullName, {
			load: () => Promise.all(/* import() | github */[__nccwpck_require__.e(542), __nccwpck_require__.e(326)]).then(__nccwpck_require__.bind(__nccwpck_require__, 533)),
			network: await connect(),
			limit: (ms) => step.callLimit(ms),
			clock,
			signal: step.signal,
			redact: publisher.redact
		});
	},
	userAgent: `docs-agent/${version$1}`
}));


__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ _enum),
/* harmony export */   $p: () => (/* binding */ redactor),
/* harmony export */   Ax: () => (/* binding */ ZodMiniNumber),
/* harmony export */   Df: () => (/* binding */ redactingReviver),
/* harmony export */   Eb: () => (/* binding */ _maxLength),
/* harmony export */   Fk: () => (/* binding */ _regex),
/* harmony export */   Fs: () => (/* binding */ pipe),
/* harmony export */   G1: () => (/* binding */ _isoDateTime),
/* harmony export */   Ie: () => (/* binding */ custom),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   KC: () => (/* binding */ union),
/* harmony export */   Ko: () => (/* binding */ $ZodISODateTime),
/* harmony export */   Ku: () => (/* binding */ optionalOrUndefined),
/* harmony export */   L5: () => (/* binding */ unknown),
/* harmony export */   NC: () => (/* binding */ _positive),
/* harmony export */   Sd: () => (/* binding */ prefault),
/* harmony export */   UI: () => (/* binding */ _nonnegative),
/* harmony export */   WN: () => (/* binding */ _trim),
/* harmony export */   Wh: () => (/* binding */ int),
/* harmony export */   X$: () => (/* binding */ extend),
/* harmony export */   YO: () => (/* binding */ array),
/* harmony export */   Yj: () => (/* binding */ string),
/* harmony export */   Zm: () => (/* binding */ _lte),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   cl: () => (/* binding */ nullish),
/* harmony export */   db: () => (/* binding */ _isoDate),
/* harmony export */   lS: () => (/* binding */ membersOf),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   m9: () => (/* binding */ _minLength),
/* harmony export */   nb: () => (/* binding */ _catch),
/* harmony export */   pd: () => (/* binding */ transform),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   qG: () => (/* binding */ _coercedNumber),
/* harmony export */   qm: () => (/* binding */ _gte),
/* harmony export */   tm: () => (/* binding */ NEVER),
/* harmony export */   v1: () => (/* binding */ $ZodISODate),
/* harmony export */   xI: () => (/* binding */ $constructor),
/* harmony export */   zM: () => (/* binding */ boolean),
/* harmony export */   zU: () => (/* binding */ ZodMiniStringFormat)
/* harmony export */ });
// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish$1(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true
	});
}
function putProp(target, key, value) {
	if (key in target) assignProp(target, key, value);
	else target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => {
			const value = source._zod.def.shape[key];
			return wrap ? wrap(value, key) : value;
		});
		else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => source[key]);
		else putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
const propertyKeyTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
function extend$1(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
const CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
	const fn = () => value;
	fn[CONSTANT_CATCH] = true;
	return fn;
}
// node_modules/zod/v4/core/core.js
var _a;
const NEVER = /*@__PURE__*/ Object.freeze({ status: "aborted" });
const _zodDesc = {
	value: void 0,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: void 0,
	enumerable: false
};
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const $ZodRealError = /* @__PURE__ */ $constructor("$ZodError", initializer, void 0, { Parent: Error });
// node_modules/zod/v4/core/parse.js
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parse = /* @__PURE__*/ _parse($ZodRealError);
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parseAsync = /* @__PURE__*/ _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParse = /* @__PURE__*/ _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParseAsync = /* @__PURE__*/ _safeParseAsync($ZodRealError);
// node_modules/zod/v4/core/regexes.js
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function anchor(source) {
	return new RegExp(`^${source}$`);
}
const date = /*@__PURE__*/ anchor(dateSource);
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function datetime(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({
		precision: args.precision,
		seconds: true
	})}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
const anyString = /^[\s\S]{0,}$/;
const number$1 = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
// node_modules/zod/v4/core/checks.js
const $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish$1(val) && val.length !== void 0;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
const $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckOverwrite = /*@__PURE__*/ $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});
// node_modules/zod/v4/core/versions.js
const version = {
	major: 4,
	minor: 6,
	patch: 7
};
// node_modules/zod/v4/core/schemas.js
const $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodStringFormat = /*@__PURE__*/ $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
const $ZodISODateTime = /*@__PURE__*/ $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODate = /*@__PURE__*/ $constructor("$ZodISODate", (inst, def) => {
	def.pattern ?? (def.pattern = date);
	$ZodStringFormat.init(inst, def);
});
const $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodUnknown = /*@__PURE__*/ $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, /* @__PURE__ */ new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
const $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
const $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodTransform = /*@__PURE__*/ $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
const $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodPrefault = /*@__PURE__*/ $constructor("$ZodPrefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) payload.value = def.defaultValue;
		return def.innerType._zod.run(payload, ctx);
	};
});
function handleCatchResult(payload, result, def, ctx) {
	if (!result.issues.length) {
		payload.value = result.value;
		if (result.memo) payload.memo = true;
		return payload;
	}
	payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())) },
		input: payload.value
	});
	return payload;
}
const $ZodCatch = /*@__PURE__*/ $constructor("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run({
			value: payload.value,
			issues: []
		}, ctx);
		if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
		return handleCatchResult(payload, result, def, ctx);
	};
});
const $ZodPipe = /*@__PURE__*/ $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
const $ZodCustom = /*@__PURE__*/ $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}
// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
	return new Class({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _coercedNumber(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		coerce: true,
		checks: [],
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _positive(params) {
	return /* @__PURE__ */ _gt(0, params);
}
// @__NO_SIDE_EFFECTS__
function _nonnegative(params) {
	return /* @__PURE__ */ _gte(0, params);
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx
	});
}
// @__NO_SIDE_EFFECTS__
function _trim() {
	return /* @__PURE__ */ _overwrite((input) => input.trim());
}
// @__NO_SIDE_EFFECTS__
function _custom(Class, fn, _params) {
	const norm = normalizeParams(_params);
	norm.abort ?? (norm.abort = true);
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...norm
	});
}
// node_modules/zod/v4/mini/schemas.js
const ZodMiniType = /*@__PURE__*/ $constructor("ZodMiniType", (inst, def) => {
	if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
}, {
	get with() {
		return this.check;
	},
	set with(value) {
		own(this, "with", value);
	},
	parse(data, params) {
		return parse(this, data, params, { callee: this.parse });
	},
	parseAsync(data, params) {
		return parseAsync(this, data, params, { callee: this.parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	check(...checks) {
		const def = this.def;
		return this.clone({
			...def,
			checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch === "function" ? { _zod: {
				check: ch,
				def: { check: "custom" },
				onattach: []
			} } : ch)]
		}, { parent: true });
	},
	clone(_def, params) {
		return clone(this, _def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	}
});
const ZodMiniString = /*@__PURE__*/ $constructor("ZodMiniString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string(params) {
	return /* @__PURE__ */ _string(ZodMiniString, params);
}
const ZodMiniStringFormat = /*@__PURE__*/ $constructor("ZodMiniStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	ZodMiniString.init(inst, def);
});
const ZodMiniNumber = /*@__PURE__*/ $constructor("ZodMiniNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function number(params) {
	return /* @__PURE__ */ _number(ZodMiniNumber, params);
}
const ZodMiniNumberFormat = /*@__PURE__*/ $constructor("ZodMiniNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodMiniNumber.init(inst, def);
});
function int(params) {
	return /* @__PURE__ */ _int(ZodMiniNumberFormat, params);
}
const ZodMiniBoolean = /*@__PURE__*/ $constructor("ZodMiniBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function boolean(params) {
	return /* @__PURE__ */ _boolean(ZodMiniBoolean, params);
}
const ZodMiniUnknown = /*@__PURE__*/ $constructor("ZodMiniUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function unknown() {
	return /* @__PURE__ */ _unknown(ZodMiniUnknown);
}
const ZodMiniArray = /*@__PURE__*/ $constructor("ZodMiniArray", (inst, def) => {
	$ZodArray.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
	return new ZodMiniArray({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
const ZodMiniObject = /*@__PURE__*/ $constructor("ZodMiniObject", (inst, def) => {
	$ZodObject.init(inst, def);
	ZodMiniType.init(inst, def);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodMiniObject(def);
}
// @__NO_SIDE_EFFECTS__
function extend(schema, shape) {
	return extend$1(schema, shape);
}
const ZodMiniUnion = /*@__PURE__*/ $constructor("ZodMiniUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function union(options, params) {
	return new ZodMiniUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodMiniEnum = /*@__PURE__*/ $constructor("ZodMiniEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodMiniType.init(inst, def);
	inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodMiniEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodMiniTransform = /*@__PURE__*/ $constructor("ZodMiniTransform", (inst, def) => {
	$ZodTransform.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function transform(fn) {
	return new ZodMiniTransform({
		type: "transform",
		transform: fn
	});
}
const ZodMiniOptional = /*@__PURE__*/ $constructor("ZodMiniOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
	return new ZodMiniOptional({
		type: "optional",
		innerType
	});
}
const ZodMiniNullable = /*@__PURE__*/ $constructor("ZodMiniNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
	return new ZodMiniNullable({
		type: "nullable",
		innerType
	});
}
// @__NO_SIDE_EFFECTS__
function nullish(innerType) {
	return /* @__PURE__ */ optional(/* @__PURE__ */ nullable(innerType));
}
const ZodMiniPrefault = /*@__PURE__*/ $constructor("ZodMiniPrefault", (inst, def) => {
	$ZodPrefault.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function prefault(innerType, defaultValue) {
	return new ZodMiniPrefault({
		type: "prefault",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodMiniCatch = /*@__PURE__*/ $constructor("ZodMiniCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _catch(innerType, catchValue) {
	return new ZodMiniCatch({
		type: "catch",
		innerType,
		catchValue: typeof catchValue === "function" ? catchValue : constantCatch(catchValue)
	});
}
const ZodMiniPipe = /*@__PURE__*/ $constructor("ZodMiniPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function pipe(in_, out) {
	return new ZodMiniPipe({
		type: "pipe",
		in: in_,
		out
	});
}
const ZodMiniCustom = /*@__PURE__*/ $constructor("ZodMiniCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function custom(fn, _params) {
	return /* @__PURE__ */ _custom(ZodMiniCustom, fn ?? (() => true), _params);
}
// src/text/redact.ts
const MIN_SECRET = 8;
function redactor(secrets) {
	const forms = secrets.filter(({ length }) => length >= MIN_SECRET).flatMap(secretForms);
	const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
	return (text) => longestFirst.reduce((rest, form) => rest.replaceAll(form, "***"), text);
}
function redactingReviver(redact) {
	return (_name, value) => typeof value === "string" ? redact(value) : value;
}
function secretForms(secret) {
	const base64 = [
		0,
		1,
		2
	].flatMap((shift) => {
		const padded = Buffer.concat([Buffer.alloc(shift), Buffer.from(secret)]);
		const wholeGroups = padded.subarray(0, padded.length - padded.length % 3);
		const dependentCharacters = shift === 0 ? 0 : shift + 1;
		return [wholeGroups.toString("base64"), wholeGroups.toString("base64url")].map((form) => form.slice(dependentCharacters));
	});
	return [
		secret,
		encodeURIComponent(secret),
		...base64
	];
}
// src/text/json.ts
const optionalOrUndefined = (schema) => /* @__PURE__ */ _catch(/* @__PURE__ */ optional(schema), void 0);
function parseJson(body, redact) {
	try {
		return JSON.parse(body, redact && redactingReviver(redact));
	} catch {
		return;
	}
}
function membersOf(json) {
	return typeof json === "object" && json !== null ? { ...json } : {};
}



/***/ }),

/***/ 403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   N8: () => (/* binding */ breakableCode),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   Y$: () => (/* binding */ shortenedBlock),
/* harmony export */   gY: () => (/* binding */ toLog),
/* harmony export */   l6: () => (/* binding */ toMarkdown),
/* harmony export */   r0: () => (/* binding */ collapsible)
/* harmony export */ });
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(923);

// src/text/markdown.ts
const MAX_VALUE = 2e3;
function logLine(value) {
	return value.replace(/\r\n?|\n|\u2028|\u2029/g, "⏎").replace(/\t/g, " ").replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "�").replace(/#([\p{M}\p{DI}]*)#([\p{M}\p{DI}]*)\[/gu, "#$1·#$2[").replace(/^([\s\p{M}\p{DI}]*):([\p{M}\p{DI}]*):/u, "$1:$2·:");
}
function toLog(text) {
	return logLine(text.map((part) => {
		if (typeof part === "string") return part;
		return "code" in part ? `\`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(part.code, MAX_VALUE)}\`` : part.link;
	}).join(""));
}
function toMarkdown(text) {
	return text.map((part) => {
		if (typeof part === "string") return part;
		if ("code" in part) return codeSpan(part.code);
		return part.label === void 0 ? `<${part.link}>` : `[${labelText(part.label)}](${part.link})`;
	}).join("");
}
function labelText(label) {
	return typeof label === "string" ? label.replaceAll("_", "\\_") : codeSpan(label.code);
}
function codeSpan(value) {
	const line = codeLine(value);
	if (line === "") return "`·`";
	const ticks = "`".repeat(longestRun(/`+/g, line) + 1);
	const pad = /^[` ]|[` ]$/.test(line) ? " " : "";
	return ticks + pad + line + pad + ticks;
}
const MAX_UNBROKEN = 16;
const PUNCTUATION = "!-$&-/:-@[-`{-~";
const AFTER_PUNCTUATION = new RegExp(`(?<=.[${PUNCTUATION}])(?=[^${PUNCTUATION}])`, "gu");
function breakableCode(value) {
	const line = codeLine(value);
	const mayBeAddress = /[.:]/.test(line);
	return `<code>${(line.length > MAX_UNBROKEN || mayBeAddress ? withBreaks(line) : line).replace(/[!-$&-,.:-@[-`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll("\0", "<wbr>") || "·"}</code>`;
}
function withBreaks(line) {
	return line.replace(AFTER_PUNCTUATION, "\0").replace(/[a-z\d%]{16}(?=[a-z\d%])/gi, "$&\0");
}
function codeLine(value) {
	const line = withVisibleControls((0,_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(value, MAX_VALUE)).replace(/\s+/g, (run) => run.includes("\n") ? " ⏎ " : run);
	return line.trim() === "" ? "" : line;
}
function shortenedBlock(value, maxCharacters) {
	const text = withVisibleControls(value);
	const omitted = text.length - maxCharacters;
	const block = codeBlock(text.slice(0, maxCharacters).toWellFormed());
	return omitted > 0 ? `${block}\n\n… and ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(omitted)} more characters` : block;
}
function codeBlock(text, language = "text") {
	const ticks = longestRun(/`+/g, text);
	const tildes = longestRun(/~+/g, text);
	const useTildes = ticks >= 3 && ticks > tildes;
	const length = Math.max(3, (useTildes ? tildes : ticks) + 1);
	const fence = (useTildes ? "~" : "`").repeat(length);
	return `${fence}${language}\n${text}\n${fence}`;
}
function collapsible(title, content) {
	return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}
function withVisibleControls(value) {
	return value.replace(/\r\n?|\u2028|\u2029/g, "\n").replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, "�").replace(/[\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/gu, "�");
}
function longestRun(sign, text) {
	return (text.match(sign) ?? []).reduce((longest, { length }) => Math.max(longest, length), 0);
}



/***/ }),

/***/ 434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CE: () => (/* binding */ fileValue),
/* harmony export */   Io: () => (/* binding */ wordValue),
/* harmony export */   Vg: () => (/* binding */ numberValue),
/* harmony export */   bo: () => (/* binding */ segmentValue),
/* harmony export */   qo: () => (/* binding */ lineValue),
/* harmony export */   qy: () => (/* binding */ addressValue)
/* harmony export */ });
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(121);

// src/runner/output-values.ts
const ofForm = (form) => (value = "") => form.test(`${value}`) ? `${value}` : void 0;
const numberValue = ofForm(/^\d+$/);
const wordValue = ofForm(/^[a-z]+(?:-[a-z]+)*$/);
const segmentValue = ofForm(/^(?!\.$|.*\.\.)[\p{L}\p{N}\p{M}._:@+=,~-]{1,512}$/u);
const fileValue = ofForm(/^[^"`$\p{C}]+$/u);
const addressValue = (url) => (0,_url_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLink */ .VJ)(url, true);
const lineValue = (line) => line.replace(/["'`$\\\p{C}\p{Zl}\p{Zp}]/gu, "·");



/***/ }),

/***/ 573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bi: () => (/* binding */ givenPromptInputs),
/* harmony export */   Bu: () => (/* binding */ authorSchema),
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   Qh: () => (/* binding */ INPUT_NAMES),
/* harmony export */   Sz: () => (/* binding */ visibilitySchema),
/* harmony export */   VY: () => (/* binding */ secretsIn),
/* harmony export */   YT: () => (/* binding */ DEFAULT_COMMAND),
/* harmony export */   Yw: () => (/* binding */ commandIdOf),
/* harmony export */   Zl: () => (/* binding */ linesSchema),
/* harmony export */   aV: () => (/* binding */ InputsError),
/* harmony export */   gt: () => (/* binding */ visibilityOf),
/* harmony export */   jZ: () => (/* binding */ VISIBILITIES),
/* harmony export */   rC: () => (/* binding */ settingsPage),
/* harmony export */   rE: () => (/* binding */ accountSchema),
/* harmony export */   sR: () => (/* binding */ threadNumber),
/* harmony export */   sp: () => (/* binding */ isSelected),
/* harmony export */   tg: () => (/* binding */ dateMs),
/* harmony export */   ug: () => (/* binding */ failsStep),
/* harmony export */   vG: () => (/* binding */ isDryRun)
/* harmony export */ });
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(923);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(368);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(121);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(473);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(760);





// node_modules/zod/v4/mini/iso.js
const ZodMiniISODateTime = /*@__PURE__*/ (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI)("ZodMiniISODateTime", (inst, def) => {
	_json_js__WEBPACK_IMPORTED_MODULE_0__/* .$ZodISODateTime */ .Ko.init(inst, def);
	_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ZodMiniStringFormat */ .zU.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
	return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1)(ZodMiniISODateTime, params);
}
const ZodMiniISODate = /*@__PURE__*/ (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI)("ZodMiniISODate", (inst, def) => {
	_json_js__WEBPACK_IMPORTED_MODULE_0__/* .$ZodISODate */ .v1.init(inst, def);
	_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ZodMiniStringFormat */ .zU.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function date$1(params) {
	return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db)(ZodMiniISODate, params);
}
// src/inputs/globs.ts
const MAX_PATH = 1e3;
const ROOT = [
	".",
	"./",
	"/"
];
const BRACKETS = /\[[!^]?[\][]?[^\][/]*\]/g;
const GLOBS_RULE = "globs such as `src/**`, `**/*.{ts,tsx}`, or `!**/test/**`, separated by commas or line breaks, without quotation marks, `- `, `..`, `\\`, groups such as `+(…)`, and classes such as `[:alpha:]`, with at most two `*` between slashes, one pair of braces, and five of brackets";
const REFUSED = [
	/^!?\[?["'`]|["'`]\]?$|^-\s/,
	/[?*+@!]\(|\[:|\\/,
	/\*[^/]*\*[^/]*\*/,
	/^(?![^{}]*(?:\{[^{}]*\}[^{}]*)?$)/
];
function isRefused(glob) {
	const hasManyBrackets = (glob.match(BRACKETS) ?? []).length > 5;
	const leavesRoot = !ROOT.includes(glob) && /^$|(?:^|\/)\.\.?(?:\/|$)/.test(globPath(glob));
	return hasManyBrackets || leavesRoot || REFUSED.some((pattern) => pattern.test(glob));
}
function globsIn(list) {
	const globs = (list.match(/(?:\{[^{}\n\r]*\}|[^,\n\r])+/g) ?? []).map((item) => item.trim().replace(/^!\s+/, "!")).filter((glob) => glob !== "");
	return globs.some(isRefused) ? void 0 : globs.flatMap(fromRoot);
}
function fromRoot(glob) {
	if (ROOT.includes(glob)) return ["**"];
	const sign = glob.startsWith("!") ? "!" : "";
	const path = globPath(glob);
	const name = path.replace(/(?<=[^*])\/\*\*$/, "");
	return name !== path || !path.includes("*") ? [sign + name, `${sign + name}/**`] : [sign + path];
}
function globPath(glob) {
	return glob.replace(/^!?(?:\.?\/)?/, "").replace(/\/$/, "");
}
function isSelected(paths, globs = []) {
	if (globs.length === 0) return true;
	const names = paths.map((path) => path.normalize());
	if (names.some(({ length }) => length > MAX_PATH)) return false;
	const isMatch = (glob) => names.some((name) => matches(name, glob.normalize()));
	const isExcluded = globs.some((glob) => glob.startsWith("!") && isMatch(glob.slice(1)));
	const including = globs.filter((glob) => !glob.startsWith("!"));
	return !isExcluded && (including.length === 0 || including.some(isMatch));
}
function matches(name, glob) {
	return globReadings(glob, name).some((reading) => node_path__WEBPACK_IMPORTED_MODULE_2__.posix.matchesGlob(literal(name), reading));
}
function globReadings(glob, name) {
	const [brackets] = glob.match(BRACKETS) ?? [];
	if (brackets === void 0) return [literal(glob)];
	const at = glob.indexOf(brackets);
	const set = `[${literal(brackets.slice(1, -1))}]`;
	const starts = name.includes(brackets) ? [set, literal(brackets)] : [set];
	const rest = globReadings(glob.slice(at + brackets.length), name);
	return starts.flatMap((start) => rest.map((end) => literal(glob.slice(0, at)) + start + end));
}
const literal = (text) => text.replaceAll(".", "").replaceAll("[", "").replaceAll("]", "");
// src/inputs/invalid-inputs.ts
const KEYS = ["api-key", "previous-api-key"];
const valuesOf = (names, raw) => names.flatMap((name) => raw[name]?.trim() || []);
function isKey(name, raw) {
	const [value = ""] = valuesOf([name], raw);
	return value.startsWith("mint_") || valuesOf(KEYS, raw).includes(value);
}
function secretsIn(raw) {
	const mistaken = ["project-id", "job-id"].filter((name) => isKey(name, raw));
	return valuesOf([
		...KEYS,
		"github-token",
		...mistaken
	], raw);
}
const EMPTY = {
	secret: "is empty, or the secret behind it. `secrets: inherit` does not hand it over: pass it by its name",
	variable: "is empty, or the variable behind it"
};
const EMPTY_INPUTS = Object.values(EMPTY);
var InputsError = class extends _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3 {
	constructor(invalid, inputs, run, isThread = false) {
		const isIncomplete = invalid.every(({ allowed }) => EMPTY_INPUTS.includes(allowed));
		const isOnlyKey = invalid.every(({ input }) => input === "api-key");
		const again = isThread ? "comment again" : "start a new run";
		super({
			title: isIncomplete ? "Setup incomplete" : "Invalid input",
			topic: isOnlyKey ? "The API key is missing" : void 0,
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Nothing was sent, because inputs in the workflow are empty or not valid:`,
			list: invalid.map(({ input, allowed }) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(input)} ${allowed}.`, shownValue(input, inputs))),
			next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Correct them in the workflow, or under ${settingsPage(run)}`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`or ${settingsPage(run, "variables")}, then ${again}.`)
		});
	}
};
function shownValue(input, inputs) {
	const value = inputs[input];
	const secrets = secretsIn(inputs);
	if (value === void 0 || secrets.includes(value.trim())) return [];
	const shown = JSON.stringify((0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .shortened */ .vI)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .redactor */ .$p)(secrets)(value), 200));
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Found: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(shown)}.`;
}
function settingsPage({ serverUrl, repository }, tab = "secrets") {
	const name = `Actions ${tab}`;
	const page = (0,_url_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLink */ .VJ)(`${serverUrl}/${repository.fullName}/settings/${tab}/actions`, true);
	return page === void 0 ? [name] : [(0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(page, name)];
}
// src/inputs/fields.ts
function field(allowed, read, empty = EMPTY.variable) {
	return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(empty), (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)((value, context) => {
		const result = read(value.trim());
		if (result !== void 0) return result;
		context.issues.push({
			code: "custom",
			message: `must be ${allowed}`,
			input: value
		});
		return _json_js__WEBPACK_IMPORTED_MODULE_0__/* .NEVER */ .tm;
	}));
}
const textField = (allowed, fits) => field(allowed, (value) => fits(value) ? value : void 0);
const named = (values) => values.map((name) => `\`${name}\``).join(", ");
const oneOf = (...values) => field(`one of ${named(values)}`, (value) => values.find((name) => name === value));
const listOf = (allowed) => field(listNamed(allowed), (value) => listIn(value, allowed));
const listNamed = (allowed) => `a list of ${named(allowed)}, separated by commas or line breaks`;
function listIn(value, allowed) {
	const names = value.split(/[,\n\r]/).map((item) => item.trim()).filter((item) => item !== "");
	return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._enum */ .$8)(allowed)).safeParse(names).data;
}
const FLAG_VALUES = new Map(Object.entries({
	true: true,
	false: false
}));
const flag = field("`true` or `false`", (value) => FLAG_VALUES.get(value.toLowerCase()));
const numberField = (allowed, least, most) => field(allowed, (value) => {
	const parsed = Number(value);
	return /^\d+(\.\d+)?$/.test(value) && parsed >= least && parsed <= most ? parsed : void 0;
});
const issueNumber = field("the number of an issue or pull request", (value) => /^0*[1-9]\d{0,14}$/.test(value) ? Number(value) : void 0);
const globs = field(GLOBS_RULE, globsIn);
const repository = textField("a repository such as `octo-org/api`", (value) => /^[A-Za-z\d][\w-]{0,99}\/(?!\.{1,2}$)[\w.-]{1,100}$/.test(value));
const segment = textField(_url_js__WEBPACK_IMPORTED_MODULE_4__/* .SEGMENT_RULE */ .tA, _url_js__WEBPACK_IMPORTED_MODULE_4__/* .isSegment */ .wk);
const project = textField(`${_url_js__WEBPACK_IMPORTED_MODULE_4__/* .SEGMENT_RULE */ .tA}, and without commas. For several projects, use a matrix`, (value) => (0,_url_js__WEBPACK_IMPORTED_MODULE_4__/* .isSegment */ .wk)(value) && !value.includes(","));
const jobPath = textField("a path that starts with `/` and contains `{id}` once and `{projectId}` at most once, without empty, `.`, or `..` segments, `?`, `#`, `%`, `\\`, or white space", (value) => {
	const [start, ...segments] = value.replace("{id}", "x").replace("{projectId}", "x").split("/");
	const arePlain = segments.every((segment) => (0,_url_js__WEBPACK_IMPORTED_MODULE_4__/* .isSegment */ .wk)(segment) && !/[{}]/.test(segment));
	return start === "" && value.includes("{id}") && arePlain;
});
const commandName = textField("2 to 40 characters: one of `/`, `@`, `!`, `?`, `.`, `%`, then a letter or digit, then letters, digits, `-`, `_`, `.`, `:`, or `/`", (value) => /^[/@!?.%][\p{L}\p{N}][\p{L}\p{N}\p{M}\-_.:/]*$/u.test(value) && value.length <= 40);
function urlField(rule, fits) {
	return field(`a URL that starts with \`https://\`, without user name, query, or fragment, ${rule}`, (value) => {
		if (!/^https?:\/\/[^\s\\?#\p{C}]+$/iu.test(value) || !URL.canParse(value)) return void 0;
		const url = new URL(value);
		return (url.protocol === "https:" || (0,_url_js__WEBPACK_IMPORTED_MODULE_4__/* .isLoopback */ .U9)(url)) && !url.username && !url.password && fits(url) ? url : void 0;
	});
}
const API_PATH = /\/v[12](?=\/*$)|\/v[12]\/(?:agent|analytics)(?=\/|$)/i;
const baseUrl = urlField("and without `/v1` or `/v2`, which the action adds, such as `https://api.example.com`", ({ pathname }) => !API_PATH.test(pathname));
const siteUrl = urlField("such as `https://docs.example.com`", () => true);
const apiKey = field("an admin API key: printable ASCII characters without spaces (the value is not shown)", (value) => /^[\x21-\x7e]*$/.test(value) ? value : void 0, EMPTY.secret);
const CONTEXTS = [
	"issue",
	"thread",
	"diff",
	"commits",
	"files",
	"review"
];
const context = field(`\`auto\`, \`none\`, or ${listNamed(CONTEXTS)}`, (value) => value === "auto" || value === "none" ? value : listIn(value, CONTEXTS));
const isoDate = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KC)([/* @__PURE__ */ date$1(), /* @__PURE__ */ datetime({
	offset: true,
	local: true
})]);
function dateMs(value) {
	if (!isoDate.safeParse(value).success) return NaN;
	const isLocal = /T[\d:.]+$/.test(value);
	return Date.parse(isLocal ? `${value}Z` : value);
}
const date = textField("an ISO 8601 date such as `2026-01-31` or `2026-01-31T12:00:00Z`", (value) => !Number.isNaN(dateMs(value)));
const revision = textField("a branch, tag, or commit ID, or with a checkout a revision such as `HEAD~3` (no range or path)", (value) => /^[\p{L}\p{N}_@][\p{L}\p{N}_@./{}^~+#=,-]{0,249}$/u.test(value) && !value.includes(".."));
// src/inputs/inputs.ts
const PERIODS = [
	"last-week",
	"last-7-days",
	"last-30-days",
	"last-month",
	"all"
];
const FAILS_BY_DEFAULT = [
	"failed",
	"rate-limited",
	"timed-out",
	"unknown"
];
const MAY_FAIL = [
	...FAILS_BY_DEFAULT,
	"no-changes",
	"archived",
	"pr-opened",
	"detached"
];
[...MAY_FAIL];
const DEFAULT_COMMAND = "/docs";
const schema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	mode: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .prefault */ .Sd)(oneOf("job", "visitors"), "job"),
	"base-url": baseUrl,
	"project-id": project,
	"api-key": apiKey,
	"previous-api-key": (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._trim */ .WN)())),
	"github-token": (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	prompt: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	"prompt-file": (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._trim */ .WN)())),
	"job-id": (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(segment),
	command: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .prefault */ .Sd)(commandName, DEFAULT_COMMAND),
	context: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .prefault */ .Sd)(context, "auto"),
	paths: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(globs),
	"diff-base": (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(revision),
	"source-repository": (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(repository),
	conversation: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .prefault */ .Sd)(oneOf("new", "continue"), "new"),
	wait: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .prefault */ .Sd)(flag, "true"),
	"timeout-minutes": (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .prefault */ .Sd)(numberField("a number of minutes greater than 0 and at most 43200", Number.MIN_VALUE, 43200), "60"),
	"poll-interval": (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(numberField("a number of seconds from 1 to 86400", 1, 86400)),
	comment: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .prefault */ .Sd)(oneOf("auto", "always", "never"), "auto"),
	"issue-number": (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(issueNumber),
	"fail-on": (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .prefault */ .Sd)(listOf(MAY_FAIL), FAILS_BY_DEFAULT.join()),
	"job-path": (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .prefault */ .Sd)(jobPath, "/v2/agent/{projectId}/job/{id}"),
	"dry-run": (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .prefault */ .Sd)(flag, "false"),
	period: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .prefault */ .Sd)(oneOf(...PERIODS), "last-week"),
	"site-url": (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(siteUrl),
	"date-from": (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(date),
	"date-to": (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(date)
});
const INPUT_NAMES = Object.keys(schema.shape);
const PROMPT_INPUTS = [
	"prompt",
	"prompt-file",
	"job-id"
];
function givenPromptInputs(raw) {
	return PROMPT_INPUTS.filter((name) => raw[name]?.trim());
}
function readInputs(raw, event, run) {
	const { isCommentRun = false } = event;
	const given = {
		...isDryRun(raw) ? { "api-key": "" } : {},
		...givenInputs(raw, isCommentRun ? PROMPT_INPUTS : [])
	};
	const { data, error } = schema.safeParse(given);
	const invalid = [...invalidValues(error), ...violatedRules(given, event)];
	if (data && invalid.length === 0) return data;
	throw new InputsError(invalid, given, run, isCommentRun);
}
function isDryRun(raw) {
	return flag.safeParse(raw["dry-run"]).data ?? false;
}
function givenInputs(raw, ignored) {
	const given = Object.entries(raw).filter(([name, value]) => (value?.trim() || name === "fail-on") && !ignored.includes(name));
	return Object.fromEntries(given);
}
function invalidValues(error) {
	return (error?.issues ?? []).map(({ path: [input], message: allowed }) => ({
		input: String(input),
		allowed
	}));
}
const ISSUE_PARTS = [
	"issue",
	"thread",
	"review"
];
const CHANGE_PARTS = [
	"diff",
	"commits",
	"files"
];
const NEED_ISSUE = `only for an issue or pull request, and \`issue-number\` ${EMPTY.variable}`;
const NO_KEY = "must be an ID, and its value, which is not shown, looks like an API key. If it is no secret, replace that key, because the runner has shown it in the log";
const NEED_PROMPT = "is required, unless `prompt-file` or `job-id` is set. Commands work only in comments and reviews of issues and pull requests";
const NEED_SOURCE = "needs `conversation: continue`, one of `diff`, `commits`, and `files` in `context`, and an event without a comment or changes of its own, such as `schedule` or `workflow_dispatch`";
function violatedRules(given, event) {
	const { issue, isCommentRun, pushedCommit, hasOwnChanges } = event;
	const value = (name) => given[name]?.trim() ?? "";
	const has = (name) => given[name] !== void 0;
	const parts = context.safeParse(value("context")).data ?? [];
	const hasPart = (names) => names.some((name) => parts.includes(name));
	const isJob = value("mode") !== "visitors";
	const isAlways = value("comment") === "always";
	const isContinued = !isCommentRun && value("conversation") === "continue";
	const hasIssue = has("issue-number") || issue !== void 0;
	const mayHaveThread = hasIssue || isAlways && isJob && pushedCommit !== void 0;
	const cannotContinue = has("job-id") || value("comment") === "never";
	const mayHaveSource = isContinued && !hasOwnChanges && hasPart(CHANGE_PARTS);
	const isEarly = dateMs(value("date-from")) >= dateMs(value("date-to"));
	return [
		[
			"project-id",
			isKey("project-id", given),
			NO_KEY
		],
		[
			"job-id",
			isKey("job-id", given),
			NO_KEY
		],
		[
			"prompt-file",
			has("prompt") && has("prompt-file"),
			"cannot be combined with `prompt`"
		],
		[
			"prompt",
			isJob && !isCommentRun && !PROMPT_INPUTS.some(has),
			NEED_PROMPT
		],
		[
			"context",
			!hasIssue && hasPart(ISSUE_PARTS),
			`can contain \`issue\`, \`thread\`, and \`review\` ${NEED_ISSUE}`
		],
		[
			"conversation",
			isContinued && !mayHaveThread,
			`can be \`continue\` ${NEED_ISSUE}`
		],
		[
			"conversation",
			isContinued && cannotContinue,
			"can be `continue` only without `job-id` and `comment: never`"
		],
		[
			"source-repository",
			has("source-repository") && !mayHaveSource,
			NEED_SOURCE
		],
		[
			"comment",
			isAlways && !mayHaveThread,
			`can be \`always\` ${NEED_ISSUE}`
		],
		[
			"date-to",
			has("date-from") !== has("date-to") || isEarly,
			"must be set together with `date-from`, and be later, because it is exclusive"
		]
	].flatMap(([input, isViolated, allowed]) => isViolated ? {
		input,
		allowed
	} : []);
}
function failsStep(outcome, failOn) {
	return outcome === "cancelled" || failOn.includes(outcome);
}
function threadNumber(inputs, eventIssue) {
	const { mode, comment } = inputs;
	if (comment === "never") return void 0;
	const isForEvent = mode === "job" || comment === "always";
	return inputs["issue-number"] ?? (isForEvent ? eventIssue : void 0);
}
// src/github/payloads.ts
const accountSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	id: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._positive */ .NC)()),
	login: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()
});
const authorSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .extend */ .X$)(accountSchema, { type: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)() });
function commandIdOf(kind, id) {
	return kind === "comment" ? `${id}` : `${kind}:${id}`;
}
const VISIBILITIES = [
	"private",
	"internal",
	"public"
];
const visibilitySchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	private: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)()),
	visibility: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalOrUndefined */ .Ku)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._enum */ .$8)(VISIBILITIES))
});
function visibilityOf(repository = {}) {
	const { private: isPrivate, visibility } = repository;
	if (visibility !== void 0 || isPrivate === void 0) return visibility;
	return isPrivate ? "private" : "public";
}
const nullableInt = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)());
const linesSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	path: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	diff_hunk: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	line: nullableInt,
	start_line: nullableInt,
	original_line: nullableInt,
	side: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	subject_type: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
});



/***/ }),

/***/ 923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   hC: () => (/* binding */ sentences),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   n$: () => (/* binding */ moment),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   qo: () => (/* binding */ clockTime),
/* harmony export */   vI: () => (/* binding */ shortened),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
// src/text/sentence.ts
function text(strings, ...parts) {
	return strings.flatMap((string, i) => {
		const words = string.startsWith(".") && endsSentence(parts[i - 1]) ? string.slice(1) : string;
		const inserted = [parts[i] ?? []].flat().map((part) => typeof part === "number" ? String(part) : part);
		return words === "" ? inserted : [words, ...inserted];
	});
}
const endsSentence = (part) => typeof part === "object" && "code" in part && /[.!?]$/.test(part.code);
const code = (value) => ({ code: String(value) });
const link = (address, label) => ({
	link: address,
	label
});
function sentences(...texts) {
	return texts.filter((sentence) => sentence.length > 0).flatMap((sentence, i) => i === 0 ? sentence : [" ", ...sentence]);
}
function shortened(value, most) {
	return value.length > most ? `${value.slice(0, most).toWellFormed()}…` : value;
}
function grouped(count) {
	return count < 1e3 ? String(count) : count.toLocaleString("en");
}
function counted(count, thing) {
	return `${grouped(count)} ${thing}${count === 1 ? "" : "s"}`;
}
function duration(ms) {
	const seconds = Math.round(ms / 1e3);
	if (seconds < 60) return `${seconds} s`;
	const minutes = Math.round(seconds / 60);
	if (minutes < 120) return `${minutes} min`;
	const rest = minutes % 60;
	return `${Math.floor(minutes / 60)} h${rest === 0 ? "" : ` ${rest} min`}`;
}
function moment(ms) {
	return `${new Date(ms).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
function clockTime(ms) {
	return moment(ms).slice(11);
}



/***/ }),

/***/ 121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   VJ: () => (/* binding */ plainLink),
/* harmony export */   Ws: () => (/* binding */ LOOPBACK),
/* harmony export */   ci: () => (/* binding */ addressOf),
/* harmony export */   tA: () => (/* binding */ SEGMENT_RULE),
/* harmony export */   wk: () => (/* binding */ isSegment)
/* harmony export */ });
// src/text/url.ts
const MAX_SEGMENT = 512;
const SEGMENT_RULE = "an identifier without `/`, `\\`, `?`, `#`, `%`, `..`, white space, or invisible characters";
function isSegment(text) {
	return text.length <= MAX_SEGMENT && text !== "." && /^(?!.*\.\.)[^/\\?#%\s\p{C}]+$/u.test(text);
}
function addressOf(base, template, values) {
	const path = template.replace(/\{(\w+)\}/g, (_match, name) => {
		const value = values[name];
		if (value === void 0 || !isSegment(value)) throw new RangeError(`${name} is not ${SEGMENT_RULE}`);
		return encodeURIComponent(value);
	});
	const address = new URL(base);
	address.pathname = base.pathname.replace(/(?<!\/)\/+$/, "") + path;
	return address;
}
const LOOPBACK = [
	"localhost",
	"127.0.0.1",
	"[::1]"
];
function isLoopback({ hostname }) {
	return LOOPBACK.includes(hostname);
}
const MAX_LINK = 2048;
function plainLink(link, loopback) {
	if (!link || link.length > MAX_LINK) return void 0;
	const url = URL.parse(link);
	if (!url || !/^https?:\/\/[\w.:[\]-]+(?:\/[\w.~+,=:@%/?#-]*)?$/.test(link)) return void 0;
	return url.protocol === "https:" || loopback && isLoopback(url) ? link : void 0;
}



/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return {"5":"shared-context.js","21":"github-api.js","197":"trigger-comment-run.js","302":"visitors-visitors-run.js","320":"runner-network.js","326":"github.js","468":"trigger-pipeline.js","514":"trigger-read-comment.js","542":"shared-undici.js","588":"shared-http.js","692":"service-client.js","788":"text-github-html.js","810":"actions-exec.js","819":"shared-github.js"}[chunkId] ?? chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(296);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
