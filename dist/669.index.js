export const id = 669;
export const ids = [669];
export const modules = {

/***/ 669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentRun: () => (/* binding */ commentRun)
/* harmony export */ });
/* harmony import */ var _sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(391);
/* harmony import */ var _redact_rX4d84_Z_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(413);
/* harmony import */ var _inputs_CTGp_CiU_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44);
/* harmony import */ var _run_DvJwZJlA_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80);
/* harmony import */ var _api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(166);
/* harmony import */ var _read_B0UwFieN_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(931);
/* harmony import */ var _next_steps_BaQWskVe_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(436);
/* harmony import */ var _url_B_urgIF0_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(320);








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
		const answer = await run.api.call("GET /repos/{owner}/{repo}/collaborators/{username}/permission", { username }).catch(_api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_4__/* .asFault */ .Ps);
		signal.throwIfAborted();
		if ("data" in answer) return judge(answer.data, run);
		const pause = PAUSES_MS[tries];
		const isTransient = (0,_api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_4__/* .mayHaveHappened */ .dk)(answer) || answer.rateLimited;
		if (pause === void 0 || !isTransient) {
			const remedy = isTransient ? [] : (0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Check that \`github-token\` can read this repository.`;
			return unclear((0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .sentences */ .hC)((0,_api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_4__/* .refused */ .J5)(answer, "the permission request"), remedy));
		}
		await clock.sleep(pause, signal).catch(() => {});
		signal.throwIfAborted();
	}
}
const Answer = (0,_api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({
	permission: (0,_api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_4__/* ._enum */ .$8)([
		"none",
		"read",
		"write",
		"admin"
	]),
	role_name: (0,_api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl)((0,_api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .Yj)().check((0,_api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb)(200))),
	user: (0,_api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)({
		id: (0,_api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Wh)(),
		login: (0,_api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .Yj)()
	})
});
/** A role that GitHub does not define is a custom one, and counts as the base permission beside it. */
function judge(answer, { event: { author }, inputs }) {
	const minimum = inputs["minimum-permission"];
	const { permission = "", role_name: role, user } = Answer.safeParse(answer).data ?? {};
	const isAuthor = user?.id === author.id && user.login.toLowerCase() === author.login.toLowerCase();
	const base = BASES[ROLES.indexOf(role ?? "")];
	if (!isAuthor || base !== void 0 && base !== permission) return unclear((0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`GitHub’s response to the permission request is not valid.`);
	const has = role && base !== void 0 ? role : permission;
	if (ROLES.indexOf(has) >= ROLES.indexOf(minimum)) return "allowed";
	return denial("Permission denied", (0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The command requires the ${(0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(minimum)} permission, but ${(0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(author.login)} has ${(0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(role || permission)}.`, (0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Ask someone with ${(0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(minimum)} access to comment.`);
}
function unclear(why) {
	return {
		...denial("Could not check your permission", why, (0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`When this is fixed, comment again.`),
		level: "warning"
	};
}
function denial(title, why, next) {
	return {
		outcome: "denied",
		icon: "locked",
		title,
		happened: (0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`${why} Nothing was sent.`,
		more: [next]
	};
}
// src/command/replies.ts
function bodyOf({ icon, title, happened = [], more }) {
	const paragraphs = [happened, ...more].map((each) => typeof each === "string" ? each : (0,_redact_rX4d84_Z_js__WEBPACK_IMPORTED_MODULE_1__/* .toMarkdown */ .l6)(each));
	return [`### ${_redact_rX4d84_Z_js__WEBPACK_IMPORTED_MODULE_1__/* .ICONS */ .Ze[icon]} ${title}`, ...paragraphs].filter((each) => each !== "").join("\n\n");
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
	const rows = USAGE.map(([example, effect]) => `| ${(0,_redact_rX4d84_Z_js__WEBPACK_IMPORTED_MODULE_1__/* .cellSpan */ .Lf)(`${command} ${example}`)} | ${effect} |`);
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
	const where = (0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`See ${url === "" ? "the log or the job summary" : "the thread"} for the reply.`;
	const paragraphs = happened ? [happened, where] : [where];
	const message = (0,_redact_rX4d84_Z_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOnly */ .Mw)({
		...known,
		outcome,
		"comment-url": url
	}, {
		level,
		title,
		paragraphs
	});
	if (url === "") publisher.group((0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Reply`, body.split("\n"));
	await publisher.publish(url === "" ? {
		...message,
		summary: `${body}\n`
	} : message);
}
/** Returns the URL of the comment; '' without one. */
async function post(body, { inputs, env: { publisher }, api, event }) {
	if (inputs["dry-run"] || inputs.comment === "never") return "";
	try {
		return (await (0,_redact_rX4d84_Z_js__WEBPACK_IMPORTED_MODULE_1__/* .threadComments */ .fo)(api, event.issue).create((0,_redact_rX4d84_Z_js__WEBPACK_IMPORTED_MODULE_1__/* .withReplyLine */ .Ry)(publisher.redact(body)))).url;
	} catch (error) {
		const fault = (0,_api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_4__/* .asFault */ .Ps)(error);
		publisher.warn("Could not post the reply", (0,_api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_4__/* .refused */ .J5)(fault, "the comment"), (0,_api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_4__/* .howToPermit */ .r2)(fault));
		return "";
	}
}
// src/command/status.ts
/** The reply to `--status`, after one request for the named job or the thread's. */
async function statusReply(named, run) {
	const { inputs, env } = run;
	const service = await (0,_run_DvJwZJlA_js__WEBPACK_IMPORTED_MODULE_3__/* .openService */ .IH)(inputs, env);
	if (inputs["dry-run"]) {
		const { method, url } = service.preview({ jobId: named ?? "JOB-OF-THIS-THREAD" });
		return {
			icon: "note",
			title: "Dry run",
			more: ["Nothing was sent. This request would be sent:", (0,_redact_rX4d84_Z_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(`${method} ${url.href}\nAuthorization: Bearer ***`)],
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
	const why = (0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The status of job ${(0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(jobId)} could not be read: the service ${what}.`;
	return {
		...unreadable((0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .sentences */ .hC)(why, (0,_read_B0UwFieN_js__WEBPACK_IMPORTED_MODULE_5__/* .serviceResponse */ .ht)(serviceMessage)), (0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Check the job ID, or try again later.`),
		known: { "job-id": jobId }
	};
}
/** The ID of the thread's job, or the reply if there is none. */
async function jobInThread({ event, inputs, env, api }) {
	const { command } = inputs;
	const nameIt = (0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`To see the status of a certain job, comment ${(0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${command} --status --job ID`)}.`;
	try {
		const { records, unusable } = await new _run_DvJwZJlA_js__WEBPACK_IMPORTED_MODULE_3__/* .Threads */ .QK(api, inputs, env).open(event.issue).reader.read();
		const job = (0,_run_DvJwZJlA_js__WEBPACK_IMPORTED_MODULE_3__/* .jobOfThread */ .t0)((0,_run_DvJwZJlA_js__WEBPACK_IMPORTED_MODULE_3__/* .runsIn */ .UN)(records))?.record.jobId;
		if (job !== void 0) return job;
		return {
			icon: "note",
			title: "No job yet",
			happened: (0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`This thread has no job. To start one, comment ${(0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${command} …`)}.`,
			more: [unusable.length > 0 ? _read_B0UwFieN_js__WEBPACK_IMPORTED_MODULE_5__/* .IGNORED_RECORD */ .df : [], nameIt]
		};
	} catch (error) {
		const fault = (0,_api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_4__/* .asFault */ .Ps)(error);
		const why = (0,_api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_4__/* .refused */ .J5)(fault, "the request for the comments of the thread");
		return unreadable((0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .sentences */ .hC)(why, (0,_api_ByozD_mC_js__WEBPACK_IMPORTED_MODULE_4__/* .faultRemedy */ .zq)(fault)), nameIt);
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
	const status = (0,_read_B0UwFieN_js__WEBPACK_IMPORTED_MODULE_5__/* .knownStatus */ .uD)(job.status);
	const prLink = (0,_read_B0UwFieN_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLink */ .VJ)(job.prLink, (0,_url_B_urgIF0_js__WEBPACK_IMPORTED_MODULE_7__/* .isLoopback */ .U9)(inputs["base-url"])) ?? "";
	const age = createdAt === void 0 ? "" : (0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(env.clock.wall() - createdAt);
	const facts = (0,_read_B0UwFieN_js__WEBPACK_IMPORTED_MODULE_5__/* .factList */ .lV)({
		"Pull request": prLink && (0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(prLink),
		Job: (0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(jobId),
		Status: status === "" ? (0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(job.status) : void 0,
		Created: createdAt === void 0 ? void 0 : `${age} ago (${(0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .moment */ .n$)(createdAt)})`,
		Repository: repository && (0,_read_B0UwFieN_js__WEBPACK_IMPORTED_MODULE_5__/* .linkOrCode */ .tI)(repository),
		...(0,_read_B0UwFieN_js__WEBPACK_IMPORTED_MODULE_5__/* .sourceFacts */ .tp)(job)
	});
	const steps = (0,_next_steps_BaQWskVe_js__WEBPACK_IMPORTED_MODULE_6__/* .nextSteps */ .Zn)(jobId, {
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
			"pr-number": (0,_read_B0UwFieN_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestNumber */ .Kd)(prLink),
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
		const inputs = (0,_inputs_CTGp_CiU_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .Ko)(env.inputs, {
			isCommentRun: true,
			eventIssue,
			isPublic
		});
		const ignored = (0,_inputs_CTGp_CiU_js__WEBPACK_IMPORTED_MODULE_2__/* .promptInputs */ .Gx)(env.inputs).join(", ");
		const why = (0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The instruction comes from the comment, so these inputs are ignored: ${(0,_sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(ignored)}.`;
		if (ignored !== "") env.publisher.warn("Inputs ignored", why);
		return await runCommand({
			event,
			inputs,
			env,
			api: await env.api(inputs["github-token"])
		});
	} catch (error) {
		if ((error instanceof _sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .InputsError */ .aV || error instanceof _sentence_CCmDJ8r8_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3) && !isDry) await env.api(env.inputs["github-token"]).then((calls) => (0,_redact_rX4d84_Z_js__WEBPACK_IMPORTED_MODULE_1__/* .react */ .wv)(event.commentId, "confused", calls)).catch(() => {});
		throw error;
	}
}
async function runCommand(run) {
	const { event, inputs, env, api } = run;
	const { command, commentId, issue, quoted } = event;
	let reply;
	const permission = await checkPermission(run);
	if (permission !== "allowed") reply = permission;
	else if (command.kind === "usage") reply = usage(inputs.command, command.why);
	else if (command.kind === "status") reply = await statusReply(command.jobId, run);
	else {
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
		return (0,_run_DvJwZJlA_js__WEBPACK_IMPORTED_MODULE_3__/* .jobRun */ .nD)({
			...command,
			...about
		}, inputs, env);
	}
	await publishReply(reply, run);
	return false;
}



/***/ })

};
