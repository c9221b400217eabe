export const id = 831;
export const ids = [831];
export const modules = {

/***/ 623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ checkPermission)
/* harmony export */ });
/* harmony import */ var _api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(829);
/* harmony import */ var _sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(793);


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
/** Only a clear confirmation allows work. Rejects with the signal's reason. */
async function checkPermission(run) {
	const { signal, clock } = run.env;
	const username = run.event.author.login;
	for (let attempt = 0;; attempt += 1) {
		const response = await run.api.call("GET /repos/{owner}/{repo}/collaborators/{username}/permission", { username }).catch(_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .asFault */ .Ps);
		signal.throwIfAborted();
		if ("data" in response) return judge(response.data, run);
		const pause = PAUSES_MS[attempt];
		const isTransient = (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .mayHaveHappened */ .dk)(response) || response.rateLimited;
		if (pause === void 0 || !isTransient) {
			const remedy = isTransient ? [] : (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Check that \`github-token\` can read this repository.`;
			return unclear((0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)((0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .ar)(response, "the permission request"), remedy));
		}
		await clock.sleep(pause, signal).catch(() => {});
		signal.throwIfAborted();
	}
}
const ResponseSchema = (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	permission: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* ._enum */ .$8)([
		"none",
		"read",
		"write",
		"admin"
	]),
	role_name: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)().check((0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* ._maxLength */ .Eb)(200))),
	user: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		id: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
		login: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()
	})
});
/** A role that GitHub does not define is custom, and counts as the base permission beside it. */
function judge(response, { event, inputs, what }) {
	const { author } = event;
	const minimum = inputs["minimum-permission"];
	const { permission = "", role_name: role, user } = ResponseSchema.safeParse(response).data ?? {};
	const isAuthor = user?.id === author.id && user.login.toLowerCase() === author.login.toLowerCase();
	const base = ROLES.get(role ?? "") ?? permission;
	if (!isAuthor || base !== permission) return unclear((0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`GitHub’s response to the permission request is not valid.`);
	const effective = role && ROLES.has(role) ? role : permission;
	if (rank(effective) >= rank(minimum)) return "allowed";
	return {
		...DENIED,
		title: "Permission denied",
		happened: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${what ?? "The command"} requires the ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(minimum)} permission, but ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(author.login)} has ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(role || permission)}. Nothing was sent.`,
		next: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Ask someone with ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(minimum)} access to comment.`,
		topic: "permission-denied"
	};
}
function unclear(why) {
	return {
		...DENIED,
		level: "warning",
		title: "Could not check your permission",
		happened: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${why} Nothing was sent.`,
		next: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`When this is fixed, comment again.`,
		topic: "could-not-check-your-permission"
	};
}
const DENIED = {
	outcome: "denied",
	icon: "locked"
};



/***/ }),

/***/ 831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentRun: () => (/* binding */ commentRun)
/* harmony export */ });
/* harmony import */ var _sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(793);
/* harmony import */ var _visible_Bh4pHD_O_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(701);
/* harmony import */ var _inputs_B7xvv8gV_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(942);
/* harmony import */ var _run_BpQVv2pK_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(566);
/* harmony import */ var _url_CEmKCbMt_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(138);
/* harmony import */ var _permission_BfA4K6md_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(623);
/* harmony import */ var _comments_By75WwKT_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(749);
/* harmony import */ var _api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(829);
/* harmony import */ var _issues_BFg_Gj8v_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50);
/* harmony import */ var _next_steps_DYmN_ZBN_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(425);
/* harmony import */ var _account_D_8GKJEP_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(548);











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
	const parts = split(await (0,_visible_Bh4pHD_O_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleCommand */ .uP)(body, commandName));
	const problem = problemOf(parts);
	if (problem) return {
		kind: "usage",
		why: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`${problem} Nothing was sent.`
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
	if (unknown !== void 0) return (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Unknown option ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(unknown.slice(0, 40).toWellFormed())}.`;
	if (jobId !== void 0 && !(0,_url_CEmKCbMt_js__WEBPACK_IMPORTED_MODULE_10__/* .isSegment */ .wk)(jobId)) return (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`\`--job\` requires a valid job ID.`;
	if (options.length > 1 && options.toSorted().join() !== "--job,--status") return (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`These options cannot be combined.`;
	if (options.includes("--help")) return void 0;
	const isStatus = options.includes("--status");
	const hasInstruction = instruction !== "";
	if (isStatus && hasInstruction) return (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`\`--status\` cannot be combined with an instruction.`;
	if (!isStatus && !hasInstruction) return (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The instruction is missing.`;
}
// src/trigger/replies.ts
function bodyOf({ icon, details, ...message }, help) {
	return (0,_issues_BFg_Gj8v_js__WEBPACK_IMPORTED_MODULE_7__/* .messageMarkdown */ .zv)(message, icon, help, details);
}
const USAGE = [
	["add a quickstart", "Sends this instruction to the agent. Later commands in the thread continue the job."],
	["--new add a quickstart", "Starts a new job."],
	["--job ID add a quickstart", "Sends the instruction to that job, which becomes the job of this thread."],
	["--status", "Shows the status of the thread’s job, or of another job with `--job ID`."],
	["--help", "Shows this help."]
];
/** How to use the command; `why`: the command is not valid. */
function usage(command, why) {
	const examples = USAGE.map(([example, effect]) => `- ${(0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_6__/* .codeSpan */ .SS)(`${command} ${example}`)}: ${effect}`);
	return {
		...why ? {
			icon: "failed",
			title: "Invalid command"
		} : {
			icon: "note",
			title: "Usage"
		},
		happened: why ?? [],
		details: examples.join("\n"),
		next: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The command must start the first line of a new comment or review. The instruction can span several lines. Edits are ignored.`
	};
}
/** Posts the reply in the thread, or writes it to the log where that is not possible. Never fails the step. */
async function publishReply(reply, run) {
	const { outcome = "skipped", level = "notice", title, happened, topic, known } = reply;
	const { publisher } = run.env;
	const body = bodyOf(reply, publisher.help);
	const url = await post(body, run);
	if (url === "") publisher.group((0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Reply`, body.split("\n"));
	const where = url === "" ? (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`See the log or the job summary for the reply.` : (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Reply: ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(url)}`;
	const message = {
		title,
		happened,
		next: where,
		topic
	};
	await publisher.publish({
		outputs: (0,_issues_BFg_Gj8v_js__WEBPACK_IMPORTED_MODULE_7__/* .outputs */ .V4)({
			...known,
			outcome,
			"comment-url": url
		}),
		summary: `${[body, ...url === "" ? [] : [(0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_6__/* .toMarkdown */ .l6)(where)]].join("\n\n")}\n`,
		annotations: [{
			...message,
			level
		}]
	});
	return false;
}
/** Returns the URL of the comment; '' without one. */
async function post(body, { inputs, env: { publisher }, api, event }) {
	if (inputs["dry-run"] || inputs.comment === "never") return "";
	try {
		const { url } = await (0,_comments_By75WwKT_js__WEBPACK_IMPORTED_MODULE_5__/* .threadComments */ .fo)(api, event.issue).create((0,_issues_BFg_Gj8v_js__WEBPACK_IMPORTED_MODULE_7__/* .withReplyLine */ .Ry)(publisher.redact(body)));
		return url;
	} catch (error) {
		const fault = (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_6__/* .asFault */ .Ps)(error);
		publisher.warn({
			title: "Could not post the reply",
			happened: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_6__/* .refused */ .ar)(fault, "the comment"),
			next: (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_6__/* .howToPermit */ .r2)(fault),
			topic: "could-not-post-the-result"
		});
		return "";
	}
}
// src/trigger/status.ts
/** Answers `--status`, after one request for the named job or the thread's. Returns whether the step fails. */
async function statusRun(named, run) {
	const service = await (0,_run_BpQVv2pK_js__WEBPACK_IMPORTED_MODULE_3__/* .openService */ .IH)(run.inputs, run.env);
	if (!run.inputs["dry-run"]) return publishReply(await statusReply(named, service, run), run);
	const { method, url } = service.preview({ jobId: named ?? "JOB-OF-THIS-THREAD" });
	const known = { "job-id": named ?? "" };
	await run.env.publisher.dryRun([`${method} ${url.href}`, "Authorization: Bearer ***"], known);
	return false;
}
async function statusReply(named, service, run) {
	const { env } = run;
	const jobId = named ?? await jobInThread(run);
	env.signal.throwIfAborted();
	if (typeof jobId !== "string") return jobId;
	const response = await service.retrieve(jobId, void 0, env.signal);
	env.signal.throwIfAborted();
	if (response.kind === "job") return jobStatus(jobId, response.job, named !== void 0, run);
	const why = (0,_run_BpQVv2pK_js__WEBPACK_IMPORTED_MODULE_3__/* .statusUnread */ .wr)(jobId, response);
	return {
		...unreadable((0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .sentences */ .hC)(why, (0,_account_D_8GKJEP_js__WEBPACK_IMPORTED_MODULE_9__/* .serviceResponse */ .ht)(response.serviceMessage)), (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Check the job ID, or try again later.`),
		known: { "job-id": jobId }
	};
}
/** The ID of the thread's job, or the reply if there is none. */
async function jobInThread({ event, inputs, env, api }) {
	const { command } = inputs;
	const nameIt = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`To see the status of another job, comment ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${command} --status --job ID`)}.`;
	try {
		const { records, unusable } = await new _run_BpQVv2pK_js__WEBPACK_IMPORTED_MODULE_3__/* .Threads */ .QK(api, inputs, env).open(event.issue).reader.read();
		const jobId = (0,_run_BpQVv2pK_js__WEBPACK_IMPORTED_MODULE_3__/* .jobOfThread */ .t0)((0,_run_BpQVv2pK_js__WEBPACK_IMPORTED_MODULE_3__/* .runsIn */ .UN)(records))?.record.jobId;
		if (jobId !== void 0) return jobId;
		const happened = (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`This thread has no job. To start one, comment ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${command} …`)}.`;
		const ignored = unusable.length > 0 ? _run_BpQVv2pK_js__WEBPACK_IMPORTED_MODULE_3__/* .IGNORED_RECORD */ .df : [];
		return {
			icon: "note",
			title: "No job yet",
			happened,
			next: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .sentences */ .hC)(ignored, nameIt)
		};
	} catch (error) {
		const fault = (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_6__/* .asFault */ .Ps)(error);
		const why = (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_6__/* .refused */ .ar)(fault, "the request for the comments of the thread");
		return unreadable((0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .sentences */ .hC)(why, (0,_api_BnkM72V9_js__WEBPACK_IMPORTED_MODULE_6__/* .faultRemedy */ .zq)(fault)), nameIt);
	}
}
function unreadable(happened, next) {
	return {
		level: "warning",
		icon: "unclear",
		title: "Could not read the job status",
		happened: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`${happened} The job is not affected.`,
		next,
		topic: "could-not-read-the-job-status"
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
	const { createdAt } = job;
	const status = (0,_account_D_8GKJEP_js__WEBPACK_IMPORTED_MODULE_9__/* .knownStatus */ .uD)(job.status);
	const prLink = (0,_url_CEmKCbMt_js__WEBPACK_IMPORTED_MODULE_10__/* .plainLink */ .VJ)(job.prLink, (0,_url_CEmKCbMt_js__WEBPACK_IMPORTED_MODULE_10__/* .isLoopback */ .U9)(inputs["base-url"])) ?? "";
	const age = createdAt === void 0 ? "" : (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(env.clock.wall() - createdAt);
	const pull = prLink === "" ? (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`It has no pull request.` : (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Its pull request is ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(prLink)}.`;
	const facts = (0,_run_BpQVv2pK_js__WEBPACK_IMPORTED_MODULE_3__/* .factList */ .lV)({
		Created: createdAt === void 0 ? void 0 : `${age} ago (${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .moment */ .n$)(createdAt)})`,
		...(0,_run_BpQVv2pK_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceFacts */ .tp)(job)
	});
	return {
		icon: STATUS_ICONS.get(status) ?? "unclear",
		title: `Job status: ${status || "unknown"}`,
		happened: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The status of job ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(jobId)} is ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(job.status)}. ${pull}`,
		details: facts,
		next: (0,_next_steps_DYmN_ZBN_js__WEBPACK_IMPORTED_MODULE_8__/* .nextStep */ .sk)(jobId, status, {
			commandName: inputs.command,
			unrecorded: isNamed
		}),
		known: {
			"job-id": jobId,
			"pr-link": prLink,
			"pr-number": (0,_run_BpQVv2pK_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestNumber */ .Kd)(prLink),
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
		const inputs = (0,_inputs_B7xvv8gV_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .Ko)(env.inputs, {
			isCommentRun: true,
			eventIssue,
			isPublic
		});
		const ignored = (0,_inputs_B7xvv8gV_js__WEBPACK_IMPORTED_MODULE_2__/* .promptInputs */ .Gx)(env.inputs).join(", ");
		if (ignored !== "") env.publisher.warn({
			title: "Inputs ignored",
			happened: (0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The instruction comes from the comment, so these inputs are ignored: ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(ignored)}.`,
			topic: "inputs-ignored"
		});
		return await runCommand({
			event,
			inputs,
			env,
			api: await env.api(inputs["github-token"])
		});
	} catch (error) {
		if ((error instanceof _sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .InputsError */ .aV || error instanceof _sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3) && !isDry) await env.api(env.inputs["github-token"]).then((calls) => (0,_visible_Bh4pHD_O_js__WEBPACK_IMPORTED_MODULE_1__/* .react */ .wv)(event.commandId, "confused", calls)).catch(() => {});
		throw error;
	}
}
/** Parses the comment only with the permission: parsing takes time, and anybody may comment. */
async function runCommand(run) {
	const { event, inputs, env, api } = run;
	const { body, commandId, author, issue, quoted, lines } = event;
	env.publisher.info((0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Command by ${(0,_sentence_DnTrh3lH_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(author.login)} in #${issue}.`);
	const permission = await (0,_permission_BfA4K6md_js__WEBPACK_IMPORTED_MODULE_4__/* .checkPermission */ .Y)(run);
	if (permission !== "allowed") return publishReply(permission, run);
	const command = await parseCommand(body, inputs.command);
	if (command.kind === "usage") return publishReply(usage(inputs.command, command.why), run);
	if (command.kind === "status") return statusRun(command.jobId, run);
	const hasThread = inputs.comment !== "never";
	const request = {
		...command,
		commandId,
		commandName: inputs.command,
		thread: hasThread ? {
			api,
			issue,
			isRequired: true
		} : void 0,
		author,
		issue,
		quoted,
		lines
	};
	return (0,_run_BpQVv2pK_js__WEBPACK_IMPORTED_MODULE_3__/* .jobRun */ .nD)(request, inputs, env);
}



/***/ })

};
