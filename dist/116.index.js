export const id = 116;
export const ids = [116];
export const modules = {

/***/ 116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentRun: () => (/* binding */ commentRun)
/* harmony export */ });
/* harmony import */ var _sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(380);
/* harmony import */ var _schemas_ENmGJZ_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(440);
/* harmony import */ var _redact_DIp0vJFB_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(215);
/* harmony import */ var _faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(525);
/* harmony import */ var _inputs_aV6UOKnJ_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(692);
/* harmony import */ var _run_b5UhpZ8Q_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19);
/* harmony import */ var _url_mDgWs3do_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(902);
/* harmony import */ var _markdown_D3QSwPpH_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(882);
/* harmony import */ var _next_steps_skbyJeFh_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(558);









// src/command/permission.ts
/** Pauses in ms before retries of a failed request. */
const PAUSES_MS = [1e3, 3e3];
/**
* Whether the comment's own author may use the command; anything but a clear confirmation denies it. Rejects with
* the signal's reason.
*/
async function checkPermission({ comment }, minimum, { api, clock, signal }) {
	for (let tries = 0;; tries++) {
		const answer = await api.call("GET /repos/{owner}/{repo}/collaborators/{username}/permission", { username: comment.author.login }).catch(_faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_3__/* .asFault */ .Ps);
		signal.throwIfAborted();
		if ("data" in answer) return judge(answer.data, comment.author, minimum);
		const pause = PAUSES_MS[tries];
		if (pause === void 0 || !isTransient(answer)) return undeterminable(refusal(answer));
		await clock.sleep(pause, signal).catch(() => {});
		signal.throwIfAborted();
	}
}
function isTransient({ status, rateLimited }) {
	return status === "lost" || status >= 500 || rateLimited;
}
const RANKS = /* @__PURE__ */ new Map([
	["none", 0],
	["read", 1],
	["triage", 2],
	["write", 3],
	["maintain", 4],
	["admin", 5]
]);
/** GitHub's roles and the base permission that GitHub returns with each. */
const BASES = /* @__PURE__ */ new Map([
	["none", "none"],
	["read", "read"],
	["triage", "read"],
	["write", "write"],
	["maintain", "write"],
	["admin", "admin"]
]);
const Answer = (0,_schemas_ENmGJZ_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	permission: (0,_schemas_ENmGJZ_js__WEBPACK_IMPORTED_MODULE_1__/* ._enum */ .$8)([
		"none",
		"read",
		"write",
		"admin"
	]),
	role_name: (0,_schemas_ENmGJZ_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl)((0,_schemas_ENmGJZ_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)().check((0,_schemas_ENmGJZ_js__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb)(200))),
	user: (0,_schemas_ENmGJZ_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
		id: (0,_schemas_ENmGJZ_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Wh)(),
		login: (0,_schemas_ENmGJZ_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)()
	})
});
/**
* Judges the answer of `GET /repos/{owner}/{repo}/collaborators/{username}/permission`. GitHub names the role in
* `role_name`; any other name is a custom role and counts as the base permission in `permission`.
*/
function judge(answer, user, minimum) {
	const parsed = Answer.safeParse(answer);
	if (!parsed.success) return undeterminable("GitHub’s response to the permission request is not readable.");
	const { permission, role_name: role, user: named } = parsed.data;
	if (named.id !== user.id || named.login.toLowerCase() !== user.login.toLowerCase()) return undeterminable("GitHub returned the permission of a different account.");
	const base = BASES.get(role ?? "");
	if (base !== void 0 && base !== permission) return undeterminable("GitHub’s response to the permission request contradicts itself.");
	const has = role && base !== void 0 ? role : permission;
	return (RANKS.get(has) ?? 0) >= (RANKS.get(minimum) ?? Number.POSITIVE_INFINITY) ? { kind: "allowed" } : {
		kind: "denied",
		has: role || permission
	};
}
function refusal({ status, rateLimited }) {
	if (status === "lost") return "GitHub did not respond to the permission request.";
	if (status === 404) return "GitHub does not know the account, or `github-token` cannot read the repository (`404`).";
	if (status === 401) return "GitHub rejected `github-token` (`401`).";
	if (status === 403 || rateLimited) return `GitHub rejected the permission request (\`${status}\`). \`github-token\` may lack access to the repository, or its rate limit is exceeded.`;
	return `GitHub responded to the permission request with the unexpected status \`${status}\`.`;
}
function undeterminable(why) {
	return {
		kind: "undeterminable",
		why
	};
}
// src/command/replies.ts
/** A reply: a heading with its icon, and paragraphs. */
function reply(icon, title, ...paragraphs) {
	const body = paragraphs.map((each) => typeof each === "string" ? each : (0,_redact_DIp0vJFB_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)(each));
	return [`### ${_redact_DIp0vJFB_js__WEBPACK_IMPORTED_MODULE_2__/* .ICONS */ .Ze[icon]} ${title}`, ...body].join("\n\n");
}
/** The usage of the command, as Markdown, for `--help` and for a command that is not valid. */
function usage(command, why) {
	const row = (example, meaning) => `| ${(0,_redact_DIp0vJFB_js__WEBPACK_IMPORTED_MODULE_2__/* .cellSpan */ .Lf)(`${command} ${example}`)} | ${meaning} |`;
	return reply(why === void 0 ? "note" : "failed", why === void 0 ? `How to use ${(0,_redact_DIp0vJFB_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(command)}` : "Invalid command", ...why === void 0 ? [] : [(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`${WHY[why.reason](why.flag ?? "")} Nothing was sent.`], [
		"| Comment | Effect |",
		"|---|---|",
		row("add a quickstart", "Gives the agent this instruction. Later commands in the thread continue the job."),
		row("--new add a quickstart", "Starts a new job."),
		row("--job ID add a quickstart", "Sends the instruction to that job, and continues it in this thread."),
		row("--status", "Shows the status of the thread’s job, or of another job with `--job ID`."),
		row("--help", "Shows this help.")
	].join("\n"), "The command must start the first line of a new comment. The instruction can span several lines. Edits are ignored.");
}
const WHY = {
	"no instruction": () => (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The instruction is missing.`,
	"unknown flag": (flag) => (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Unknown option ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(flag)}.`,
	"wrong pair": () => (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`These options cannot be combined.`,
	"job without an id": () => (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`\`--job\` requires a job ID.`,
	"job without an instruction": () => (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`\`--job\` requires an instruction.`,
	"status with an instruction": () => (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`\`--status\` cannot be combined with an instruction.`,
	"job id": (id) => (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(id)} is not a valid job ID.`
};
/** The reply to a commenter whose permission is not sufficient or not known; `happened` is also an annotation. */
function permissionReply(permission, login, needs) {
	const isDenied = permission.kind === "denied";
	const happened = isDenied ? (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The command requires the ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(needs)} permission, but ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(login)} has ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(permission.has)}. Nothing was sent.` : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`${permission.why} Nothing was sent.`;
	const next = isDenied ? (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Ask someone with ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(needs)} access to comment.` : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`When this is fixed, comment again.`;
	return {
		happened,
		body: [
			isDenied ? "### 🔒 Permission denied" : "### 🔒 Could not check your permission",
			(0,_redact_DIp0vJFB_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)(happened),
			(0,_redact_DIp0vJFB_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)(next)
		].join("\n\n")
	};
}
/** The reply to `--status` in a thread without a job; `unverified`: it has records that were ignored. */
function noJob(command, unverified) {
	return reply("note", "No job yet", (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`This thread has no job. To start one, comment ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${command} …`)}.`, ...unverified ? [(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .sentences */ .hC)(_markdown_D3QSwPpH_js__WEBPACK_IMPORTED_MODULE_6__/* .UNUSABLE */ .u5.unverified, nameTheJob(command))] : []);
}
function nameTheJob(command) {
	return (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`To see the status of a certain job, comment ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${command} --status --job ID`)}.`;
}
/** The reply to `--status` where the service returned no job. */
function unreadableStatus(jobId, { what, serviceMessage }) {
	return reply("unclear", "Could not read the job status", (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .sentences */ .hC)((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The status of job ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(jobId)} could not be read: the service ${what}.`, (0,_next_steps_skbyJeFh_js__WEBPACK_IMPORTED_MODULE_7__/* .serviceResponse */ .ht)(serviceMessage)), "Check the job ID, or try again later. The job is not affected.");
}
const STATUS = /* @__PURE__ */ new Map([
	["active", ["running", "The agent is working"]],
	["completed", ["done", "The agent finished"]],
	["failed", ["failed", "The agent failed"]],
	["archived", ["note", "Job archived"]]
]);
/** The reply to `--status`; `named`: the command names the job, which may not be the thread's. */
function jobStatus(about, command) {
	const { jobId, job, prLink, named, now } = about;
	const { status, repository, createdAt } = job;
	const [icon, title] = STATUS.get(status) ?? ["unclear", "Unknown job status"];
	return reply(icon, title, (0,_markdown_D3QSwPpH_js__WEBPACK_IMPORTED_MODULE_6__/* .factList */ .lV)([
		["Pull request", prLink === "" ? void 0 : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(prLink)}`],
		["Job", (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(jobId)}`],
		["Status", STATUS.has(status) ? void 0 : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(status)}`],
		["Created", createdAt === void 0 ? void 0 : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(now - createdAt)} ago (${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .moment */ .n$)(createdAt)})`],
		["Repository", repository === void 0 ? void 0 : (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`${(0,_markdown_D3QSwPpH_js__WEBPACK_IMPORTED_MODULE_6__/* .linkOrCode */ .tI)(repository)}`],
		...(0,_markdown_D3QSwPpH_js__WEBPACK_IMPORTED_MODULE_6__/* .sourceFacts */ .tp)(job)
	]), status === "archived" ? (0,_next_steps_skbyJeFh_js__WEBPACK_IMPORTED_MODULE_7__/* .howToStartNew */ .MU)({ commandName: command }, named) : (0,_next_steps_skbyJeFh_js__WEBPACK_IMPORTED_MODULE_7__/* .continueWith */ .ob)(command, named ? jobId : void 0));
}
/** The reply to `--status` in a dry run. */
function previewReply({ method, url }) {
	return reply("note", "Dry run", "Nothing was sent. This request would be sent:", (0,_redact_DIp0vJFB_js__WEBPACK_IMPORTED_MODULE_2__/* .fence */ .EU)(`${method} ${url.href}\nAuthorization: Bearer ***`));
}
/** The reply to `--status` if the thread cannot be read. */
function threadUnreadable(command) {
	return reply("unclear", "Could not read the thread", (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`GitHub did not return the comments of this thread, so its job is not known. Try again in a minute. ${nameTheJob(command)}`);
}
// src/command/status.ts
/** The reply to `--status`, after one request for the named job or the thread's. */
async function statusReply(named, run) {
	const { inputs, env } = run;
	const service = await (0,_run_b5UhpZ8Q_js__WEBPACK_IMPORTED_MODULE_5__/* .openService */ .IH)(inputs, env);
	const reply = (title, body, known = {}) => ({
		outcome: "skipped",
		title,
		body,
		known
	});
	if (inputs["dry-run"]) {
		const jobId = named ?? "JOB-OF-THIS-THREAD";
		return reply("Dry run", previewReply(service.preview({ retrieve: jobId })), { "job-id": named ?? "" });
	}
	const found = named === void 0 ? await jobInThread(run) : {
		jobId: named,
		unverified: false
	};
	env.signal.throwIfAborted();
	if (found === void 0) return reply("Could not read the thread", threadUnreadable(inputs.command));
	const { jobId, unverified } = found;
	if (jobId === "") return reply("No job yet", noJob(inputs.command, unverified));
	const reading = await service.retrieve(jobId, void 0, env.signal);
	env.signal.throwIfAborted();
	if (reading.kind === "failure") return reply("Could not read the job status", unreadableStatus(jobId, reading), { "job-id": jobId });
	const { job } = reading;
	const prLink = (0,_markdown_D3QSwPpH_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLink */ .VJ)(job.prLink, (0,_url_mDgWs3do_js__WEBPACK_IMPORTED_MODULE_8__/* .isLoopback */ .U9)(inputs["base-url"])) ?? "";
	return reply("Status posted", jobStatus({
		jobId,
		job,
		prLink,
		named: named !== void 0,
		now: env.clock.wall()
	}, inputs.command), {
		"job-id": jobId,
		"pr-link": prLink,
		"pr-number": (0,_markdown_D3QSwPpH_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequestNumber */ .Kd)(prLink),
		status: (0,_markdown_D3QSwPpH_js__WEBPACK_IMPORTED_MODULE_6__/* .knownStatus */ .uD)(job.status)
	});
}
/** The thread's job, '' without one; undefined, with a warning, if the thread cannot be read. */
async function jobInThread({ event, inputs, env, api }) {
	const { reader } = new _run_b5UhpZ8Q_js__WEBPACK_IMPORTED_MODULE_5__/* .Threads */ .QK(api, inputs, env).open(event.issueNumber);
	try {
		const { records, unusable } = await reader.read();
		return {
			jobId: (0,_run_b5UhpZ8Q_js__WEBPACK_IMPORTED_MODULE_5__/* .jobOfThread */ .t0)((0,_run_b5UhpZ8Q_js__WEBPACK_IMPORTED_MODULE_5__/* .runsIn */ .UN)(records))?.record.jobId ?? "",
			unverified: unusable.length > 0
		};
	} catch (error) {
		if (!(error instanceof _markdown_D3QSwPpH_js__WEBPACK_IMPORTED_MODULE_6__/* .ThreadUnreadable */ .Iw)) throw error;
		env.publisher.warn("Could not read the thread", (0,_faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_3__/* .refused */ .J5)(error.fault, "the request for the comments of the thread"), (0,_faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_3__/* .faultRemedy */ .zq)(error.fault));
		return;
	}
}
// src/command/run.ts
/** Carries out a command from a comment. Returns whether the step fails. */
async function commentRun({ event, command }, env) {
	const isDry = env.inputs["dry-run"]?.trim().toLowerCase() === "true";
	try {
		const inputs = inputsOf(event, env);
		const ignored = _inputs_aV6UOKnJ_js__WEBPACK_IMPORTED_MODULE_4__/* .REPLACED_BY_COMMENT */ .lc.filter((name) => (env.inputs[name] ?? "").trim() !== "");
		if (ignored.length > 0) env.publisher.warn("Inputs ignored", (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The instruction comes from the comment, so these inputs are ignored: ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(ignored.join(", "))}.`);
		const api = await env.api(inputs["github-token"]);
		return await runCommand(command, {
			event,
			inputs,
			env: {
				...env,
				api: async () => api
			},
			api
		});
	} catch (error) {
		if ((error instanceof _sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .InputsError */ .aV || error instanceof _sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3) && !isDry) await env.api(env.inputs["github-token"]).then((calls) => (0,_redact_DIp0vJFB_js__WEBPACK_IMPORTED_MODULE_2__/* .react */ .wv)(event.comment.id, "confused", calls)).catch(() => {});
		throw error;
	}
}
function inputsOf(event, env) {
	const inputs = (0,_inputs_aV6UOKnJ_js__WEBPACK_IMPORTED_MODULE_4__/* .readInputs */ .Ko)(env.inputs, {
		isCommentRun: true,
		eventIssue: event.issueNumber,
		isPublic: event.isPublic
	});
	if (inputs.mode === "job") return inputs;
	throw new _sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`\`mode: ${inputs.mode}\` does not support comment events. Nothing was sent.`, (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Run this mode on a schedule or manually, and use \`mode: job\` for commands.`);
}
async function runCommand(command, run) {
	const { event, inputs, env, api } = run;
	const { signal } = env;
	let reply;
	try {
		const permission = await checkPermission(event, inputs["minimum-permission"], {
			...env,
			api
		});
		if (permission.kind !== "allowed") reply = refusalOf(permission, run);
		else if (command.kind === "help") reply = usageReply(inputs);
		else if (command.kind === "usage") reply = usageReply(inputs, {
			reason: command.why,
			flag: command.flag
		});
		else if (command.jobId !== void 0 && !(0,_url_mDgWs3do_js__WEBPACK_IMPORTED_MODULE_8__/* .isSegment */ .wk)(command.jobId)) reply = usageReply(inputs, {
			reason: "job id",
			flag: command.jobId.slice(0, 100)
		});
		else if (command.kind === "status") reply = await statusReply(command.jobId, run);
		else return (0,_run_b5UhpZ8Q_js__WEBPACK_IMPORTED_MODULE_5__/* .jobRun */ .nD)(requestOf(command, run), inputs, env);
	} catch (error) {
		if (signal.aborted && error === signal.reason) return cancelled(env);
		throw error;
	}
	await publishReply(reply, run);
	return false;
}
function refusalOf(permission, { event, inputs }) {
	const { happened, body } = permissionReply(permission, event.comment.author.login, inputs["minimum-permission"]);
	const isDenied = permission.kind === "denied";
	const title = isDenied ? "Permission denied" : "Could not check the permission";
	return {
		outcome: "denied",
		title,
		body,
		annotation: {
			level: isDenied ? "notice" : "warning",
			title,
			paragraphs: [happened]
		}
	};
}
function usageReply({ command }, why) {
	return {
		outcome: "skipped",
		title: why ? "Invalid command" : "Help posted",
		body: usage(command, why)
	};
}
function requestOf({ instruction, isCleaned, fresh, jobId }, { event, inputs, api }) {
	const { comment, issue, issueNumber, isPullRequest } = event;
	return {
		instruction,
		isCleaned,
		target: jobId === void 0 ? { type: fresh ? "new" : "continue" } : {
			type: "job",
			jobId
		},
		commandId: String(comment.id),
		commandName: inputs.command,
		thread: inputs.comment === "never" ? void 0 : {
			api,
			issue: issueNumber,
			commentId: comment.id,
			isRequired: true
		},
		issue: issueNumber,
		quoted: {
			...issue,
			isPullRequest
		}
	};
}
/** Posts the reply in the thread, or writes it to log and summary where that is not possible. */
async function publishReply({ outcome, title, body, known, annotation }, run) {
	const { publisher } = run.env;
	const url = await post(body, run);
	const where = (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`See ${url === "" ? "the log or the job summary" : "the thread"} for the reply. No work was started.`;
	if (url === "") publisher.group((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Reply`, body.split("\n"));
	await publisher.publish({
		outputs: (0,_redact_DIp0vJFB_js__WEBPACK_IMPORTED_MODULE_2__/* .outputs */ .V4)({
			...known,
			outcome,
			"comment-url": url
		}),
		summary: url === "" ? `${body}\n` : (0,_redact_DIp0vJFB_js__WEBPACK_IMPORTED_MODULE_2__/* .messageSummary */ .oP)(title, "note", [where]),
		annotations: [annotation ?? {
			level: "notice",
			title,
			paragraphs: [where]
		}]
	});
}
/** Returns the URL of the comment; '' without one. */
async function post(body, { inputs, env, api, event }) {
	const { publisher } = env;
	if (inputs["dry-run"] || inputs.comment === "never") return "";
	try {
		return (await (0,_redact_DIp0vJFB_js__WEBPACK_IMPORTED_MODULE_2__/* .threadComments */ .fo)(api, event.issueNumber).create((0,_redact_DIp0vJFB_js__WEBPACK_IMPORTED_MODULE_2__/* .withReplyLine */ .Ry)(publisher.redact(body)))).url;
	} catch (error) {
		const fault = (0,_faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_3__/* .asFault */ .Ps)(error);
		publisher.warn("Could not post the reply", (0,_faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_3__/* .refused */ .J5)(fault, "the comment"), (0,_faults_BK7LHSki_js__WEBPACK_IMPORTED_MODULE_3__/* .howToPermit */ .r2)(fault));
		return "";
	}
}
/** The run was stopped before it replied; no job was started. */
async function cancelled({ publisher }) {
	await publisher.publish((0,_redact_DIp0vJFB_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOnly */ .Mw)({ outcome: "cancelled" }, {
		level: "error",
		title: "Canceled",
		paragraphs: [(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The run was canceled before it could reply. No work was started.`, (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`To get the reply, comment again.`]
	}));
	return true;
}



/***/ })

};
