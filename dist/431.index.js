export const id = 431;
export const ids = [431];
export const modules = {

/***/ 431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentRun: () => (/* binding */ commentRun)
/* harmony export */ });
/* harmony import */ var _sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(884);
/* harmony import */ var _comments_8nS2REhW_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(502);
/* harmony import */ var _inputs_BldAicf7_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(390);
/* harmony import */ var _run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(358);
/* harmony import */ var _url_CEmKCbMt_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(138);
/* harmony import */ var _visible_Dkw7_lSN_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32);
/* harmony import */ var _api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(402);
/* harmony import */ var _issues_BYyU_cjG_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(981);
/* harmony import */ var _next_steps_BxrJ73Pn_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(132);
/* harmony import */ var _account_BQp64Q8m_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(459);










// src/trigger/parse.ts
/** `--job` with its ID, after `=` or on the same line, or another option. Phones replace `--` with a dash. */
const OPTION = /\s*(?:--job(?:=|[^\S\n]+(?!--|[\u2012-\u2015]))(?<jobId>\S*)|(?<option>(?:--|[\u2012-\u2015])\S*))(?!\S)/gy;
const DASHES = /^(?:--|[\u2012-\u2015])$/;
const OPTIONS = [
	"--new",
	"--status",
	"--help",
	"--job"
];
/** Parses the raw body of a comment that starts with the command. Never rejects. */
async function parseCommand(body, commandName) {
	const parts = split(await (0,_visible_Dkw7_lSN_js__WEBPACK_IMPORTED_MODULE_4__/* .visibleCommand */ .uP)(body, commandName));
	const problem = problemOf(parts);
	if (problem) return {
		kind: "usage",
		why: (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`${problem} Nothing was sent.`
	};
	const { options, jobId, instruction } = parts;
	if (options.includes("--help")) return { kind: "usage" };
	if (options.includes("--status")) return {
		kind: "status",
		jobId
	};
	if (jobId !== void 0) return {
		kind: "instruct",
		instruction,
		target: {
			type: "job",
			jobId
		}
	};
	return {
		kind: "instruct",
		instruction,
		target: { type: options.includes("--new") ? "new" : "continue" }
	};
}
function split(command) {
	const options = [];
	let jobId;
	let end = 0;
	for (const match of command.matchAll(OPTION)) {
		const option = match.groups?.option ?? "--job";
		end = match.index + match[0].length;
		if (DASHES.test(option)) break;
		options.push(option);
		if (option === "--job") jobId = match.groups?.jobId ?? "";
	}
	return {
		options,
		jobId,
		instruction: command.slice(end).trim()
	};
}
function problemOf({ options, jobId, instruction }) {
	const unknown = options.find((option) => !OPTIONS.includes(option));
	if (unknown !== void 0) return (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Unknown option ${(0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(unknown.slice(0, 40).toWellFormed())}.`;
	if (jobId !== void 0 && !(0,_url_CEmKCbMt_js__WEBPACK_IMPORTED_MODULE_9__/* .isSegment */ .wk)(jobId)) return (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`\`--job\` requires a valid job ID.`;
	if (options.length > 1 && options.toSorted().join() !== "--job,--status") return (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`These options cannot be combined.`;
	if (options.includes("--help")) return void 0;
	const isStatus = options.includes("--status");
	const hasInstruction = instruction !== "";
	if (isStatus && hasInstruction) return (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`\`--status\` cannot be combined with an instruction.`;
	if (!isStatus && !hasInstruction) return (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The instruction is missing.`;
}
// src/trigger/permission.ts
/** GitHub's roles in ascending order, each with the base permission that GitHub returns with it. */
const ROLES = /* @__PURE__ */ new Map([
	["none", "none"],
	["read", "read"],
	["triage", "read"],
	["write", "write"],
	["maintain", "write"],
	["admin", "admin"]
]);
const rank = (role) => [...ROLES.keys()].indexOf(role);
/** Pauses in ms before retries of a failed request. */
const PAUSES_MS = [1e3, 3e3];
/** Only a clear confirmation allows the command. Rejects with the signal's reason. */
async function checkPermission(run) {
	const { signal, clock } = run.env;
	const username = run.event.author.login;
	for (let attempt = 0;; attempt += 1) {
		const response = await run.api.call("GET /repos/{owner}/{repo}/collaborators/{username}/permission", { username }).catch(_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_5__/* .asFault */ .Ps);
		signal.throwIfAborted();
		if ("data" in response) return judge(response.data, run);
		const pause = PAUSES_MS[attempt];
		const isTransient = (0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_5__/* .mayHaveHappened */ .dk)(response) || response.rateLimited;
		if (pause === void 0 || !isTransient) {
			const remedy = isTransient ? [] : (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Check that \`github-token\` can read this repository.`;
			return unclear((0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .sentences */ .hC)((0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_5__/* .refused */ .ar)(response, "the permission request"), remedy));
		}
		await clock.sleep(pause, signal).catch(() => {});
		signal.throwIfAborted();
	}
}
const ResponseSchema = (0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ik)({
	permission: (0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_5__/* ._enum */ .$8)([
		"none",
		"read",
		"write",
		"admin"
	]),
	role_name: (0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_5__/* .nullish */ .cl)((0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .Yj)().check((0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_5__/* ._maxLength */ .Eb)(200))),
	user: (0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ik)({
		id: (0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Wh)(),
		login: (0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .Yj)()
	})
});
/** A role that GitHub does not define is custom, and counts as the base permission beside it. */
function judge(response, { event: { author }, inputs }) {
	const minimum = inputs["minimum-permission"];
	const { permission = "", role_name: role, user } = ResponseSchema.safeParse(response).data ?? {};
	const isAuthor = user?.id === author.id && user.login.toLowerCase() === author.login.toLowerCase();
	const base = ROLES.get(role ?? "") ?? permission;
	if (!isAuthor || base !== permission) return unclear((0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`GitHub’s response to the permission request is not valid.`);
	const effective = role && ROLES.has(role) ? role : permission;
	if (rank(effective) >= rank(minimum)) return "allowed";
	return denial("Permission denied", (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The command requires the ${(0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(minimum)} permission, but ${(0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(author.login)} has ${(0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(role || permission)}.`, (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Ask someone with ${(0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(minimum)} access to comment.`);
}
function unclear(why) {
	return {
		...denial("Could not check your permission", why, (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`When this is fixed, comment again.`),
		level: "warning"
	};
}
function denial(title, why, next) {
	return {
		outcome: "denied",
		icon: "locked",
		title,
		happened: (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`${why} Nothing was sent.`,
		more: [next]
	};
}
// src/trigger/replies.ts
function bodyOf({ icon, title, happened = [], more }) {
	return [
		`### ${_issues_BYyU_cjG_js__WEBPACK_IMPORTED_MODULE_6__/* .ICONS */ .Ze[icon]} ${title}`,
		happened,
		...more
	].map((paragraph) => typeof paragraph === "string" ? paragraph : (0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_5__/* .toMarkdown */ .l6)(paragraph)).filter((paragraph) => paragraph !== "").join("\n\n");
}
const USAGE = [
	["add a quickstart", "Gives the agent this instruction. Later commands in the thread continue the job."],
	["--new add a quickstart", "Starts a new job."],
	["--job ID add a quickstart", "Sends the instruction to that job, and continues it in this thread."],
	["--status", "Shows the status of the thread’s job, or of another job with `--job ID`."],
	["--help", "Shows this help."]
];
/** The usage of the command; `why`: the command is not valid. */
function usage(command, why) {
	const rows = USAGE.map(([example, effect]) => `| ${(0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_5__/* .cellSpan */ .Lf)(`${command} ${example}`)} | ${effect} |`);
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
/** Posts the reply in the thread, or writes it to log and summary where that is not possible. Never fails the step. */
async function publishReply(reply, run) {
	const { outcome = "skipped", level = "notice", title, happened, known } = reply;
	const { publisher } = run.env;
	const body = bodyOf(reply);
	const url = await post(body, run);
	const isPosted = url !== "";
	const where = (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`See ${isPosted ? "the thread" : "the log or the job summary"} for the reply.`;
	const paragraphs = happened ? [happened, where] : [where];
	const message = (0,_issues_BYyU_cjG_js__WEBPACK_IMPORTED_MODULE_6__/* .messageOnly */ .Mw)({
		...known,
		outcome,
		"comment-url": url
	}, {
		level,
		title,
		paragraphs
	});
	if (!isPosted) publisher.group((0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Reply`, body.split("\n"));
	const summary = isPosted ? message.summary : `${body}\n`;
	await publisher.publish({
		...message,
		summary
	});
	return false;
}
/** Returns the URL of the comment; '' without one. */
async function post(body, { inputs, env: { publisher }, api, event }) {
	if (inputs["dry-run"] || inputs.comment === "never") return "";
	try {
		const { url } = await (0,_comments_8nS2REhW_js__WEBPACK_IMPORTED_MODULE_1__/* .threadComments */ .fo)(api, event.issue).create((0,_issues_BYyU_cjG_js__WEBPACK_IMPORTED_MODULE_6__/* .withReplyLine */ .Ry)(publisher.redact(body)));
		return url;
	} catch (error) {
		const fault = (0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_5__/* .asFault */ .Ps)(error);
		publisher.warn("Could not post the reply", (0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_5__/* .refused */ .ar)(fault, "the comment"), (0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_5__/* .howToPermit */ .r2)(fault));
		return "";
	}
}
// src/trigger/status.ts
/** The reply to `--status`, after one request for the named job or the thread's. */
async function statusReply(named, run) {
	const { inputs, env } = run;
	const service = await (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_3__/* .openService */ .IH)(inputs, env);
	if (inputs["dry-run"]) {
		const { method, url } = service.preview({ jobId: named ?? "JOB-OF-THIS-THREAD" });
		return {
			icon: "note",
			title: "Dry run",
			more: ["Nothing was sent. This request would be sent:", (0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_5__/* .fence */ .EU)(`${method} ${url.href}\nAuthorization: Bearer ***`)],
			known: { "job-id": named ?? "" }
		};
	}
	const jobId = named ?? await jobInThread(run);
	env.signal.throwIfAborted();
	if (typeof jobId !== "string") return jobId;
	const response = await service.retrieve(jobId, void 0, env.signal);
	env.signal.throwIfAborted();
	if (response.kind === "job") return jobStatus(jobId, response.job, named !== void 0, run);
	const why = (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_3__/* .statusUnread */ .wr)(jobId, response);
	return {
		...unreadable((0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .sentences */ .hC)(why, (0,_account_BQp64Q8m_js__WEBPACK_IMPORTED_MODULE_8__/* .serviceResponse */ .ht)(response.serviceMessage)), (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Check the job ID, or try again later.`),
		known: { "job-id": jobId }
	};
}
/** The ID of the thread's job, or the reply if there is none. */
async function jobInThread({ event, inputs, env, api }) {
	const { command } = inputs;
	const nameIt = (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`To see the status of a certain job, comment ${(0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${command} --status --job ID`)}.`;
	try {
		const { records, unusable } = await new _run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_3__/* .Threads */ .QK(api, inputs, env).open(event.issue).reader.read();
		const jobId = (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_3__/* .jobOfThread */ .t0)((0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_3__/* .runsIn */ .UN)(records))?.record.jobId;
		if (jobId !== void 0) return jobId;
		return {
			icon: "note",
			title: "No job yet",
			happened: (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`This thread has no job. To start one, comment ${(0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${command} …`)}.`,
			more: [unusable.length > 0 ? _run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_3__/* .IGNORED_RECORD */ .df : [], nameIt]
		};
	} catch (error) {
		const fault = (0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_5__/* .asFault */ .Ps)(error);
		const why = (0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_5__/* .refused */ .ar)(fault, "the request for the comments of the thread");
		return unreadable((0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .sentences */ .hC)(why, (0,_api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_5__/* .faultRemedy */ .zq)(fault)), nameIt);
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
	const status = (0,_account_BQp64Q8m_js__WEBPACK_IMPORTED_MODULE_8__/* .knownStatus */ .uD)(job.status);
	const prLink = (0,_url_CEmKCbMt_js__WEBPACK_IMPORTED_MODULE_9__/* .plainLink */ .VJ)(job.prLink, (0,_url_CEmKCbMt_js__WEBPACK_IMPORTED_MODULE_9__/* .isLoopback */ .U9)(inputs["base-url"])) ?? "";
	const age = createdAt === void 0 ? "" : (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(env.clock.wall() - createdAt);
	const facts = (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_3__/* .factList */ .lV)({
		"Pull request": prLink && (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(prLink),
		Job: (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(jobId),
		Status: status === "" ? (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(job.status) : void 0,
		Created: createdAt === void 0 ? void 0 : `${age} ago (${(0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .moment */ .n$)(createdAt)})`,
		Repository: repository && (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_3__/* .linkOrCode */ .tI)(repository),
		...(0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceFacts */ .tp)(job)
	});
	const next = (0,_next_steps_BxrJ73Pn_js__WEBPACK_IMPORTED_MODULE_7__/* .nextStep */ .sk)(jobId, status, {
		commandName: inputs.command,
		unrecorded: isNamed
	});
	return {
		icon: STATUS_ICONS.get(status) ?? "unclear",
		title: `Job status: ${status || "unknown"}`,
		more: [facts, next],
		known: {
			"job-id": jobId,
			"pr-link": prLink,
			"pr-number": (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestNumber */ .Kd)(prLink),
			status
		}
	};
}
// src/trigger/run.ts
/** Carries out a command from a comment. Returns whether the step fails. */
async function commentRun(event, env) {
	const isDry = env.inputs["dry-run"]?.trim().toLowerCase() === "true";
	try {
		const { issue: eventIssue, isPublic } = event;
		const inputs = (0,_inputs_BldAicf7_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .Ko)(env.inputs, {
			isCommentRun: true,
			eventIssue,
			isPublic
		});
		const ignored = (0,_inputs_BldAicf7_js__WEBPACK_IMPORTED_MODULE_2__/* .promptInputs */ .Gx)(env.inputs).join(", ");
		const why = (0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The instruction comes from the comment, so these inputs are ignored: ${(0,_sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(ignored)}.`;
		if (ignored !== "") env.publisher.warn("Inputs ignored", why);
		return await runCommand({
			event,
			inputs,
			env,
			api: await env.api(inputs["github-token"])
		});
	} catch (error) {
		if ((error instanceof _sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .InputsError */ .aV || error instanceof _sentence_KTpsU6dw_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3) && !isDry) await env.api(env.inputs["github-token"]).then((calls) => (0,_comments_8nS2REhW_js__WEBPACK_IMPORTED_MODULE_1__/* .react */ .wv)(event.commentId, "confused", calls)).catch(() => {});
		throw error;
	}
}
/** Parses the comment only with the permission: parsing takes time, and anybody may comment. */
async function runCommand(run) {
	const { event, inputs, env, api } = run;
	const { body, commentId, issue, quoted } = event;
	const permission = await checkPermission(run);
	if (permission !== "allowed") return publishReply(permission, run);
	const command = await parseCommand(body, inputs.command);
	if (command.kind === "usage") return publishReply(usage(inputs.command, command.why), run);
	if (command.kind === "status") return publishReply(await statusReply(command.jobId, run), run);
	const hasThread = inputs.comment !== "never";
	const request = {
		...command,
		commandId: String(commentId),
		commandName: inputs.command,
		thread: hasThread ? {
			api,
			issue,
			commentId,
			isRequired: true
		} : void 0,
		issue,
		quoted
	};
	return (0,_run_oYk3NoG2_js__WEBPACK_IMPORTED_MODULE_3__/* .jobRun */ .nD)(request, inputs, env);
}



/***/ })

};
