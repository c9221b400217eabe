export const id = 439;
export const ids = [439];
export const modules = {

/***/ 6439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentRun: () => (/* binding */ commentRun)
/* harmony export */ });
/* harmony import */ var _environment_Cc8kzgde_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5665);
/* harmony import */ var _sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7951);
/* harmony import */ var _command_comments_BRGBpvgu_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4630);
/* harmony import */ var _inputs_Boy2br5b_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6247);
/* harmony import */ var _permission_PhKIiQhb_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8154);
/* harmony import */ var _url_DXiiDLb3_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3019);
/* harmony import */ var _visible_CRX0m8Qv_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(380);
/* harmony import */ var _comments_8mJVXles_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4746);
/* harmony import */ var _api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7916);
/* harmony import */ var _issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5187);
/* harmony import */ var _json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1562);
/* harmony import */ var _follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2561);
/* harmony import */ var _next_steps_CRdC2OL_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6914);
/* harmony import */ var _all_comments_B31bG04s_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7985);
/* harmony import */ var _schema_ChgkACuK_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(183);















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
	const parts = split(await (0,_visible_CRX0m8Qv_js__WEBPACK_IMPORTED_MODULE_5__/* .visibleCommand */ .uP)(body, commandName));
	const problem = problemOf(parts);
	if (problem) return {
		kind: "usage",
		why: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${problem} Nothing was sent.`
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
	if (unknown !== void 0) return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Unknown option ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(unknown.slice(0, 40).toWellFormed())}.`;
	if (jobId !== void 0 && !(0,_url_DXiiDLb3_js__WEBPACK_IMPORTED_MODULE_14__/* .isSegment */ .wk)(jobId)) return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`\`--job\` requires a valid job ID.`;
	if (options.length > 1 && options.toSorted().join() !== "--job,--status") return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`These options cannot be combined.`;
	if (options.includes("--help")) return void 0;
	const isStatus = options.includes("--status");
	const hasInstruction = instruction !== "";
	if (isStatus && hasInstruction) return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`\`--status\` cannot be combined with an instruction.`;
	if (!isStatus && !hasInstruction) return (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The instruction is missing.`;
}
// src/trigger/replies.ts
/** The reply as the Markdown of a comment. */
function bodyOf({ icon, details, ...message }, help) {
	return (0,_issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_8__/* .messageMarkdown */ .zv)(message, icon, help, details);
}
const USAGE = [
	["add a quickstart", "Sends this instruction to the agent. Later commands in the thread continue the job."],
	["--new add a quickstart", "Starts a new job."],
	["--job ID add a quickstart", "Sends the instruction to that job, which becomes the job of this thread."],
	["--status", "Shows the status of the thread’s job, or of another job with `--job ID`."],
	["--help", "Shows this help."]
];
/** The help for the command. `why`: what is wrong with it. */
function usage(command, why) {
	const examples = USAGE.map(([example, effect]) => `- ${(0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_9__/* .codeSpan */ .SS)(`${command} ${example}`)}: ${effect}`);
	return {
		icon: why ? "failed" : "note",
		title: why ? "Invalid command" : "Usage",
		level: "notice",
		happened: why ?? [],
		details: examples.join("\n"),
		next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The command must start the first line of a new comment or review. The instruction can span several lines. Edits are ignored.`
	};
}
/** Posts the reply in the thread; if that is not possible, writes it to the log. Returns false: the step does not fail. */
async function publishReply(reply, session) {
	const { outcome = "skipped", values } = reply;
	const { publisher } = session;
	const body = bodyOf(reply, publisher.help);
	const url = await post(body, session);
	const isPosted = url !== "";
	if (!isPosted) publisher.group((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Reply`, body.split("\n"));
	const whereToRead = isPosted ? (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Reply: ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(url)}` : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`See the log or the job summary for the reply.`;
	const paragraphs = isPosted ? [body, (0,_json_D_WeMnVq_js__WEBPACK_IMPORTED_MODULE_9__/* .toMarkdown */ .l6)(whereToRead)] : [body];
	await publisher.publish({
		outputs: (0,_issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_8__/* .outputs */ .V4)({
			...values,
			outcome,
			"comment-url": url
		}),
		summary: `${paragraphs.join("\n\n")}\n`,
		annotations: [{
			...reply,
			next: whereToRead
		}]
	});
	return false;
}
/** Returns the URL of the comment; '' without one. */
async function post(body, { inputs, publisher, api, command }) {
	if (inputs["dry-run"] || inputs.comment === "never") return "";
	try {
		const { url } = await (0,_comments_8mJVXles_js__WEBPACK_IMPORTED_MODULE_6__/* .threadComments */ .fo)(api, command.issue).create((0,_issues_oPVwgElP_js__WEBPACK_IMPORTED_MODULE_8__/* .withReplyLine */ .Ry)(publisher.redact(body)));
		return url;
	} catch (error) {
		const fault = (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_7__/* .asFault */ .Ps)(error);
		publisher.warn({
			title: "Could not post the reply",
			happened: (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_7__/* .refused */ .ar)(fault, "the comment"),
			next: (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_7__/* .howToPermit */ .r2)(fault),
			topic: "Could not post the result"
		});
		return "";
	}
}
// src/trigger/status.ts
/** Answers `--status`, after one request for the named job or the thread's. Returns whether the step fails. */
async function statusRun(namedJobId, session) {
	const { inputs, signal, publisher } = session;
	const service = await session.openService();
	const job = namedJobId === void 0 ? await jobInThread(session) : {
		jobId: namedJobId,
		recordedLink: "",
		isNamed: true
	};
	signal.throwIfAborted();
	if (!("jobId" in job)) return publishReply(job, session);
	if (!inputs["dry-run"]) return publishReply(await statusReply(job, service, session), session);
	const { jobId } = job;
	const { method, url } = service.preview({ jobId });
	const lines = [`${method} ${url.href}`, "Authorization: Bearer ***"];
	await publisher.dryRun(lines, { "job-id": jobId });
	return false;
}
async function statusReply({ jobId, recordedLink, isNamed }, service, session) {
	const { signal } = session;
	const response = await service.retrieve(jobId, void 0, signal);
	signal.throwIfAborted();
	if (response.kind === "value") return jobStatus(jobId, response.value, isNamed, session);
	const why = (0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_10__/* .statusUnread */ .wr)(jobId, response);
	const happened = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(why, (0,_all_comments_B31bG04s_js__WEBPACK_IMPORTED_MODULE_12__/* .serviceResponse */ .ht)(response.serviceMessage));
	const checkId = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Check the job ID.`;
	const isGone = response.failure === "gone";
	return {
		...unreadable(happened, (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(isGone ? checkId : [], (0,_all_comments_B31bG04s_js__WEBPACK_IMPORTED_MODULE_12__/* .remedy */ .zL)(response, "retrieve"))),
		values: {
			"job-id": jobId,
			...linkOutputs(recordedLink)
		}
	};
}
/** The thread's job, or the reply if there is none. */
async function jobInThread(session) {
	const { command, inputs, api } = session;
	const commandName = inputs.command;
	const nameIt = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To see the status of another job, comment ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${commandName} --status --job ID`)}.`;
	try {
		const { state, job } = await new _follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_10__/* .RepositoryThreads */ .ev(api, session).read(command.issue);
		if (job) return {
			jobId: job.jobId,
			recordedLink: job.prLink ?? "",
			isNamed: false
		};
		const happened = (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`This thread has no job. To start one, comment ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${commandName} …`)}.`;
		const ignored = state.unusable.length > 0 ? _follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_10__/* .IGNORED_RECORD */ .df : [];
		return {
			level: "notice",
			icon: "note",
			title: "No job yet",
			happened,
			next: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(ignored, nameIt)
		};
	} catch (error) {
		const fault = (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_7__/* .asFault */ .Ps)(error);
		const why = (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_7__/* .refused */ .ar)(fault, "the request for the comments of the thread");
		return unreadable((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(why, (0,_api_BP8QciAO_js__WEBPACK_IMPORTED_MODULE_7__/* .faultRemedy */ .zq)(fault)), nameIt);
	}
}
function unreadable(happened, next) {
	return {
		level: "warning",
		icon: "unclear",
		title: "Could not read the job status",
		happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`${happened} The job is not affected.`,
		next
	};
}
const STATUS_ICONS = /* @__PURE__ */ new Map([
	["active", "running"],
	["completed", "done"],
	["failed", "failed"],
	["archived", "note"]
]);
const linkOutputs = (link) => ({
	"pr-link": link,
	"pr-number": (0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_10__/* .pullRequestNumber */ .Kd)(link)
});
/** The reply about a job that was read. `isNamed`: see `RequestedJob`. */
function jobStatus(jobId, job, isNamed, { inputs, clock }) {
	const { createdAt, prLink } = job;
	const status = (0,_schema_ChgkACuK_js__WEBPACK_IMPORTED_MODULE_13__/* .knownStatus */ .uD)(job.status);
	const age = createdAt === void 0 ? "" : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(clock.wall() - createdAt);
	const pull = prLink === null ? (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`It has no pull request.` : (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Its pull request is ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(prLink)}.`;
	const facts = (0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_10__/* .factList */ .lV)({
		Created: createdAt === void 0 ? void 0 : `${age} ago (${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .moment */ .n$)(createdAt)})`,
		...(0,_follower_Cv6pWyw4_js__WEBPACK_IMPORTED_MODULE_10__/* .sourceFacts */ .tp)(job)
	});
	return {
		level: "notice",
		icon: STATUS_ICONS.get(status) ?? "unclear",
		title: `Job status: ${status || "unknown"}`,
		happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The status of job ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(jobId)} is ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(job.status)}. ${pull}`,
		details: facts,
		next: (0,_next_steps_CRdC2OL_js__WEBPACK_IMPORTED_MODULE_11__/* .nextStep */ .sk)(jobId, status, {
			commandName: inputs.command,
			unrecorded: isNamed
		}),
		values: {
			"job-id": jobId,
			...linkOutputs(prLink ?? ""),
			status
		}
	};
}
// src/trigger/run.ts
/** Carries out a command from a comment. Returns whether the step fails. */
async function commentRun(event, env) {
	try {
		const { issue: eventIssue, isPublic } = event;
		const inputs = (0,_inputs_Boy2br5b_js__WEBPACK_IMPORTED_MODULE_3__/* .readInputs */ .Ko)(env.inputs, {
			isCommentRun: true,
			eventIssue,
			isPublic
		});
		const ignoredInputs = (0,_inputs_Boy2br5b_js__WEBPACK_IMPORTED_MODULE_3__/* .promptInputs */ .Gx)(env.inputs);
		if (ignoredInputs.length > 0) env.publisher.warn({
			title: "Inputs ignored",
			happened: (0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The instruction comes from the comment, so these inputs are ignored: ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(ignoredInputs.join(", "))}.`
		});
		const session = (0,_environment_Cc8kzgde_js__WEBPACK_IMPORTED_MODULE_0__/* .openSession */ .f)(inputs, env);
		return await runCommand({
			...session,
			command: event,
			api: await session.openGitHub()
		});
	} catch (error) {
		const isUserError = error instanceof _sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .InputsError */ .aV || error instanceof _sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3;
		const isDry = env.inputs["dry-run"]?.trim().toLowerCase() === "true";
		if (isUserError && !isDry) await reactConfused(event, env);
		throw error;
	}
}
/** The reaction is optional, because the run reports the error anyway. */
async function reactConfused({ commandId }, env) {
	try {
		await (0,_command_comments_BRGBpvgu_js__WEBPACK_IMPORTED_MODULE_2__/* .react */ .wv)(commandId, "confused", await env.api(env.inputs["github-token"]));
	} catch {}
}
/** Checks the permission before it parses the comment: parsing takes time, and anybody may comment. */
async function runCommand(session) {
	const { command, inputs, publisher, api } = session;
	const { body, commandId, author, issue, quoted, lines } = command;
	publisher.info((0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Command by ${(0,_sentence_CiB_rE2m_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(author.login)} in #${issue}.`);
	const denial = await (0,_permission_PhKIiQhb_js__WEBPACK_IMPORTED_MODULE_4__/* .checkPermission */ .Y)({
		...session,
		author
	});
	if (denial !== "allowed") return publishReply(denial, session);
	const parsed = await parseCommand(body, inputs.command);
	if (parsed.kind === "usage") return publishReply(usage(inputs.command, parsed.why), session);
	if (parsed.kind === "status") return statusRun(parsed.jobId, session);
	const hasThread = inputs.comment !== "never";
	const request = {
		...parsed,
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
	return (0,_permission_PhKIiQhb_js__WEBPACK_IMPORTED_MODULE_4__/* .jobRun */ .n)(request, session);
}



/***/ })

};
