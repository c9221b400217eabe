export const id = 115;
export const ids = [115];
export const modules = {

/***/ 115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentRun: () => (/* binding */ commentRun)
/* harmony export */ });
/* harmony import */ var _sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(566);
/* harmony import */ var _presentation_bSfP4rLp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(924);
/* harmony import */ var _inputs_CHbXzMtr_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(430);
/* harmony import */ var _run_DlyUEh97_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(417);
/* harmony import */ var _url_CobAIYhI_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(764);
/* harmony import */ var _visible_9D2ZQlsg_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(777);
/* harmony import */ var _api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(101);
/* harmony import */ var _account_D5H_Ji0_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(262);
/* harmony import */ var _record_D4Mv1tDf_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(480);









// src/command/parse.ts
/** `--job` with its ID, after `=` or on the same line, or another option. Phones replace `--` with a dash. */
const OPTION = /\s*(?:--job(?:=|[^\S\n]+(?!--|[\u2012-\u2015]))(\S*)|((?:--|[\u2012-\u2015])\S*))(?!\S)/gy;
const OPTIONS = [
	"--new",
	"--status",
	"--help",
	"--job"
];
const invalid = (why) => ({
	kind: "usage",
	why: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`${why} Nothing was sent.`
});
/** Parses the raw body of a comment that starts with the command. Never rejects. */
async function parseCommand(body, commandName) {
	const rest = await (0,_visible_9D2ZQlsg_js__WEBPACK_IMPORTED_MODULE_4__/* .visibleCommand */ .uP)(body, commandName);
	const seen = [];
	let jobId;
	let end = 0;
	for (const { 0: match, 1: id, 2: word = "--job", index } of rest.matchAll(OPTION)) {
		end = index + match.length;
		if (/^(?:--|[\u2012-\u2015])$/.test(word)) break;
		seen.push(word);
		if (word === "--job") jobId = id ?? "";
	}
	const instruction = rest.slice(end).trim();
	const unknown = seen.find((word) => !OPTIONS.includes(word));
	if (unknown !== void 0) return invalid((0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Unknown option ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(unknown.slice(0, 40).toWellFormed())}.`);
	if (jobId !== void 0 && !(0,_url_CobAIYhI_js__WEBPACK_IMPORTED_MODULE_8__/* .isSegment */ .wk)(jobId)) return invalid((0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`\`--job\` requires a valid job ID.`);
	if (seen.length > 1 && seen.toSorted().join() !== "--job,--status") return invalid((0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`These options cannot be combined.`);
	if (seen.includes("--help")) return { kind: "usage" };
	if (seen.includes("--status")) return instruction === "" ? {
		kind: "status",
		jobId
	} : invalid((0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`\`--status\` cannot be combined with an instruction.`);
	if (instruction === "") return invalid((0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The instruction is missing.`);
	return {
		kind: "instruct",
		instruction,
		target: jobId === void 0 ? { type: seen.includes("--new") ? "new" : "continue" } : {
			type: "job",
			jobId
		}
	};
}
// src/command/permission.ts
/** GitHub's roles in ascending order, and the base permission that GitHub returns with each. */
const ROLES = [
	"none",
	"read",
	"triage",
	"write",
	"maintain",
	"admin"
];
const BASES = [
	"none",
	"read",
	"read",
	"write",
	"write",
	"admin"
];
/** Pauses in ms before retries of a failed request. */
const PAUSES_MS = [1e3, 3e3];
/** Only a clear confirmation allows the command. Rejects with the signal's reason. */
async function checkPermission(run) {
	const { signal, clock } = run.env;
	const username = run.event.author.login;
	for (let tries = 0;; tries++) {
		const answer = await run.api.call("GET /repos/{owner}/{repo}/collaborators/{username}/permission", { username }).catch(_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_5__/* .asFault */ .Ps);
		signal.throwIfAborted();
		if ("data" in answer) return judge(answer.data, run);
		const pause = PAUSES_MS[tries];
		const isTransient = (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_5__/* .mayHaveHappened */ .dk)(answer) || answer.rateLimited;
		if (pause === void 0 || !isTransient) {
			const remedy = isTransient ? [] : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Check that \`github-token\` can read this repository.`;
			return unclear((0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .sentences */ .hC)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_5__/* .refused */ .ar)(answer, "the permission request"), remedy));
		}
		await clock.sleep(pause, signal).catch(() => {});
		signal.throwIfAborted();
	}
}
const Answer = (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ik)({
	permission: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_5__/* ._enum */ .$8)([
		"none",
		"read",
		"write",
		"admin"
	]),
	role_name: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_5__/* .nullish */ .cl)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .Yj)().check((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_5__/* ._maxLength */ .Eb)(200))),
	user: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ik)({
		id: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Wh)(),
		login: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .Yj)()
	})
});
/** A role that GitHub does not define is a custom one, and counts as the base permission beside it. */
function judge(answer, { event: { author }, inputs }) {
	const minimum = inputs["minimum-permission"];
	const { permission = "", role_name: role, user } = Answer.safeParse(answer).data ?? {};
	const isAuthor = user?.id === author.id && user.login.toLowerCase() === author.login.toLowerCase();
	const base = BASES[ROLES.indexOf(role ?? "")];
	if (!isAuthor || base !== void 0 && base !== permission) return unclear((0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`GitHub’s response to the permission request is not valid.`);
	const has = role && base !== void 0 ? role : permission;
	if (ROLES.indexOf(has) >= ROLES.indexOf(minimum)) return "allowed";
	return denial("Permission denied", (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The command requires the ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(minimum)} permission, but ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(author.login)} has ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(role || permission)}.`, (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Ask someone with ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(minimum)} access to comment.`);
}
function unclear(why) {
	return {
		...denial("Could not check your permission", why, (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`When this is fixed, comment again.`),
		level: "warning"
	};
}
function denial(title, why, next) {
	return {
		outcome: "denied",
		icon: "locked",
		title,
		happened: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`${why} Nothing was sent.`,
		more: [next]
	};
}
// src/command/replies.ts
function bodyOf({ icon, title, happened = [], more }) {
	const paragraphs = [happened, ...more].map((each) => typeof each === "string" ? each : (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_5__/* .toMarkdown */ .l6)(each));
	return [`### ${_presentation_bSfP4rLp_js__WEBPACK_IMPORTED_MODULE_1__/* .ICONS */ .Ze[icon]} ${title}`, ...paragraphs].filter((each) => each !== "").join("\n\n");
}
const USAGE = [
	["add a quickstart", "Gives the agent this instruction. Later commands in the thread continue the job."],
	["--new add a quickstart", "Starts a new job."],
	["--job ID add a quickstart", "Sends the instruction to that job, and continues it in this thread."],
	["--status", "Shows the status of the thread’s job, or of another job with `--job ID`."],
	["--help", "Shows this help."]
];
/** The usage of the command; `why`: it was not valid. */
function usage(command, why) {
	const rows = USAGE.map(([example, effect]) => `| ${(0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_5__/* .cellSpan */ .Lf)(`${command} ${example}`)} | ${effect} |`);
	return {
		...why ? {
			icon: "failed",
			title: "Invalid command"
		} : {
			icon: "note",
			title: "Usage"
		},
		happened: why,
		more: [[
			"| Comment | Effect |",
			"|---|---|",
			...rows
		].join("\n"), "The command must start the first line of a new comment. The instruction can span several lines. Edits are ignored."]
	};
}
/** Posts the reply in the thread, or writes it to log and summary where that is not possible. */
async function publishReply(reply, run) {
	const { outcome = "skipped", level = "notice", title, happened, known } = reply;
	const { publisher } = run.env;
	const body = bodyOf(reply);
	const url = await post(body, run);
	const where = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`See ${url === "" ? "the log or the job summary" : "the thread"} for the reply.`;
	const paragraphs = happened ? [happened, where] : [where];
	const message = (0,_presentation_bSfP4rLp_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOnly */ .Mw)({
		...known,
		outcome,
		"comment-url": url
	}, {
		level,
		title,
		paragraphs
	});
	if (url === "") publisher.group((0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Reply`, body.split("\n"));
	await publisher.publish(url === "" ? {
		...message,
		summary: `${body}\n`
	} : message);
}
/** Returns the URL of the comment; '' without one. */
async function post(body, { inputs, env: { publisher }, api, event }) {
	if (inputs["dry-run"] || inputs.comment === "never") return "";
	try {
		return (await (0,_presentation_bSfP4rLp_js__WEBPACK_IMPORTED_MODULE_1__/* .threadComments */ .fo)(api, event.issue).create((0,_presentation_bSfP4rLp_js__WEBPACK_IMPORTED_MODULE_1__/* .withReplyLine */ .Ry)(publisher.redact(body)))).url;
	} catch (error) {
		const fault = (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_5__/* .asFault */ .Ps)(error);
		publisher.warn("Could not post the reply", (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_5__/* .refused */ .ar)(fault, "the comment"), (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_5__/* .howToPermit */ .r2)(fault));
		return "";
	}
}
// src/command/status.ts
/** The reply to `--status`, after one request for the named job or the thread's. */
async function statusReply(named, run) {
	const { inputs, env } = run;
	const service = await (0,_run_DlyUEh97_js__WEBPACK_IMPORTED_MODULE_3__/* .openService */ .IH)(inputs, env);
	if (inputs["dry-run"]) {
		const { method, url } = service.preview({ jobId: named ?? "JOB-OF-THIS-THREAD" });
		return {
			icon: "note",
			title: "Dry run",
			more: ["Nothing was sent. This request would be sent:", (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_5__/* .fence */ .EU)(`${method} ${url.href}\nAuthorization: Bearer ***`)],
			known: { "job-id": named ?? "" }
		};
	}
	const jobId = named ?? await jobInThread(run);
	env.signal.throwIfAborted();
	if (typeof jobId !== "string") return jobId;
	const reading = await service.retrieve(jobId, void 0, env.signal);
	env.signal.throwIfAborted();
	if (reading.kind === "job") return jobStatus(jobId, reading.job, named !== void 0, run);
	const { what, serviceMessage } = reading;
	const why = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The status of job ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(jobId)} could not be read: the service ${what}.`;
	return {
		...unreadable((0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .sentences */ .hC)(why, (0,_account_D5H_Ji0_js__WEBPACK_IMPORTED_MODULE_6__/* .serviceResponse */ .ht)(serviceMessage)), (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Check the job ID, or try again later.`),
		known: { "job-id": jobId }
	};
}
/** The ID of the thread's job, or the reply if there is none. */
async function jobInThread({ event, inputs, env, api }) {
	const { command } = inputs;
	const nameIt = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`To see the status of a certain job, comment ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${command} --status --job ID`)}.`;
	try {
		const { records, unusable } = await new _run_DlyUEh97_js__WEBPACK_IMPORTED_MODULE_3__/* .Threads */ .QK(api, inputs, env).open(event.issue).reader.read();
		const job = (0,_run_DlyUEh97_js__WEBPACK_IMPORTED_MODULE_3__/* .jobOfThread */ .t0)((0,_run_DlyUEh97_js__WEBPACK_IMPORTED_MODULE_3__/* .runsIn */ .UN)(records))?.record.jobId;
		if (job !== void 0) return job;
		return {
			icon: "note",
			title: "No job yet",
			happened: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`This thread has no job. To start one, comment ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${command} …`)}.`,
			more: [unusable.length > 0 ? _account_D5H_Ji0_js__WEBPACK_IMPORTED_MODULE_6__/* .IGNORED_RECORD */ .df : [], nameIt]
		};
	} catch (error) {
		const fault = (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_5__/* .asFault */ .Ps)(error);
		const why = (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_5__/* .refused */ .ar)(fault, "the request for the comments of the thread");
		return unreadable((0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .sentences */ .hC)(why, (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_5__/* .faultRemedy */ .zq)(fault)), nameIt);
	}
}
function unreadable(happened, next) {
	return {
		level: "warning",
		icon: "unclear",
		title: "Could not read the job status",
		happened,
		more: [next, "The job is not affected."]
	};
}
const STATUS_ICONS = /* @__PURE__ */ new Map([
	["active", "running"],
	["completed", "done"],
	["failed", "failed"],
	["archived", "note"]
]);
/** `isNamed`: the command names the job, which may not be the thread's. */
function jobStatus(jobId, job, isNamed, { inputs, env }) {
	const { repository, createdAt } = job;
	const status = (0,_account_D5H_Ji0_js__WEBPACK_IMPORTED_MODULE_6__/* .knownStatus */ .uD)(job.status);
	const prLink = (0,_url_CobAIYhI_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLink */ .VJ)(job.prLink, (0,_url_CobAIYhI_js__WEBPACK_IMPORTED_MODULE_8__/* .isLoopback */ .U9)(inputs["base-url"])) ?? "";
	const age = createdAt === void 0 ? "" : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(env.clock.wall() - createdAt);
	const facts = (0,_account_D5H_Ji0_js__WEBPACK_IMPORTED_MODULE_6__/* .factList */ .lV)({
		"Pull request": prLink && (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(prLink),
		Job: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(jobId),
		Status: status === "" ? (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(job.status) : void 0,
		Created: createdAt === void 0 ? void 0 : `${age} ago (${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .moment */ .n$)(createdAt)})`,
		Repository: repository && (0,_account_D5H_Ji0_js__WEBPACK_IMPORTED_MODULE_6__/* .linkOrCode */ .tI)(repository),
		...(0,_account_D5H_Ji0_js__WEBPACK_IMPORTED_MODULE_6__/* .sourceFacts */ .tp)(job)
	});
	const steps = (0,_record_D4Mv1tDf_js__WEBPACK_IMPORTED_MODULE_7__/* .nextSteps */ .Zn)(jobId, {
		commandName: inputs.command,
		unrecorded: isNamed
	});
	const next = status === "archived" ? steps.afterArchived : steps.continueJob;
	return {
		icon: STATUS_ICONS.get(status) ?? "unclear",
		title: `Job status: ${status || "unknown"}`,
		more: [facts, next],
		known: {
			"job-id": jobId,
			"pr-link": prLink,
			"pr-number": (0,_account_D5H_Ji0_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequestNumber */ .Kd)(prLink),
			status
		}
	};
}
// src/command/run.ts
/** Carries out a command from a comment. Returns whether the step fails. */
async function commentRun(event, env) {
	const isDry = env.inputs["dry-run"]?.trim().toLowerCase() === "true";
	try {
		const { issue: eventIssue, isPublic } = event;
		const inputs = (0,_inputs_CHbXzMtr_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .Ko)(env.inputs, {
			isCommentRun: true,
			eventIssue,
			isPublic
		});
		const ignored = (0,_inputs_CHbXzMtr_js__WEBPACK_IMPORTED_MODULE_2__/* .promptInputs */ .Gx)(env.inputs).join(", ");
		const why = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The instruction comes from the comment, so these inputs are ignored: ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(ignored)}.`;
		if (ignored !== "") env.publisher.warn("Inputs ignored", why);
		return await runCommand({
			event,
			inputs,
			env,
			api: await env.api(inputs["github-token"])
		});
	} catch (error) {
		if ((error instanceof _sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .InputsError */ .aV || error instanceof _sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3) && !isDry) await env.api(env.inputs["github-token"]).then((calls) => (0,_presentation_bSfP4rLp_js__WEBPACK_IMPORTED_MODULE_1__/* .react */ .wv)(event.commentId, "confused", calls)).catch(() => {});
		throw error;
	}
}
/** Parses the comment only with the permission: parsing takes time, and anybody may comment. */
async function runCommand(run) {
	const { event, inputs, env, api } = run;
	const { body, commentId, issue, quoted } = event;
	const permission = await checkPermission(run);
	if (permission !== "allowed") return answered(permission, run);
	const command = await parseCommand(body, inputs.command);
	if (command.kind === "usage") return answered(usage(inputs.command, command.why), run);
	if (command.kind === "status") return answered(await statusReply(command.jobId, run), run);
	const thread = inputs.comment === "never" ? void 0 : {
		api,
		issue,
		commentId,
		isRequired: true
	};
	const about = {
		commandId: String(commentId),
		commandName: inputs.command,
		thread,
		issue,
		quoted
	};
	return (0,_run_DlyUEh97_js__WEBPACK_IMPORTED_MODULE_3__/* .jobRun */ .nD)({
		...command,
		...about
	}, inputs, env);
}
async function answered(reply, run) {
	await publishReply(reply, run);
	return false;
}



/***/ })

};
