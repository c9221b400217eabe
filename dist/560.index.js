export const id = 560;
export const ids = [560];
export const modules = {

/***/ 560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentRun: () => (/* binding */ commentRun)
/* harmony export */ });
/* harmony import */ var _environment_DW_YIupw_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(816);
/* harmony import */ var _errors_f08i3tsO_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(470);
/* harmony import */ var _command_comments_BF6tFp3u_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93);
/* harmony import */ var _api_CFfNyih7_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(111);
/* harmony import */ var _comments_Di2oQVFE_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(423);
/* harmony import */ var _permission_FJ8QXuPL_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(394);
/* harmony import */ var _sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(779);
/* harmony import */ var _url_BImzVIYr_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(726);
/* harmony import */ var _visible_BYpJ_fO1_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(823);
/* harmony import */ var _record_DINZdcVy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(923);
/* harmony import */ var _markdown_DsKHBbQI_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(216);
/* harmony import */ var _schema_B_tFw4uI_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(918);












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
/** Parses the raw body of a comment that starts with the command. */
function parseCommand(body, commandName) {
	const parts = split((0,_visible_BYpJ_fO1_js__WEBPACK_IMPORTED_MODULE_5__/* .textAfter */ .eC)(commandName, body) ?? "");
	const problem = problemOf(parts);
	if (problem) return {
		kind: "usage",
		why: (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`${problem} Nothing was sent.`
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
	if (unknown !== void 0) return (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`Unknown option ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(unknown.slice(0, 40).toWellFormed())}.`;
	if (jobId !== void 0 && !(0,_url_BImzVIYr_js__WEBPACK_IMPORTED_MODULE_9__/* .isSegment */ .wk)(jobId)) return (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`\`--job\` requires a valid job ID.`;
	if (options.length > 1 && options.toSorted().join() !== "--job,--status") return (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`These options cannot be combined.`;
	if (options.includes("--help")) return void 0;
	const isStatus = options.includes("--status");
	const hasInstruction = instruction !== "";
	if (isStatus && hasInstruction) return (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`\`--status\` cannot be combined with an instruction.`;
	if (!isStatus && !hasInstruction) return (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`The instruction is missing.`;
}
// src/trigger/replies.ts
/** Posts the reply, or writes it to the log. Returns whether the step fails. */
async function publishReply(reply, place) {
	const { icon, details, outcome = "skipped", values, ...message } = reply;
	const { publisher } = place;
	const body = (0,_comments_Di2oQVFE_js__WEBPACK_IMPORTED_MODULE_3__/* .messageMarkdown */ .zv)(message, icon, publisher.help, details);
	const url = await post(body, place);
	const isPosted = url !== "";
	if (!isPosted) publisher.group((0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`Reply`, body.split("\n"));
	const whereToRead = isPosted ? (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`Reply: ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .link */ .nf)(url)}` : (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`See the log or the job summary for the reply.`;
	const paragraphs = isPosted ? [body, (0,_markdown_DsKHBbQI_js__WEBPACK_IMPORTED_MODULE_10__/* .toMarkdown */ .l6)(whereToRead)] : [body];
	await publisher.publish({
		outputs: (0,_comments_Di2oQVFE_js__WEBPACK_IMPORTED_MODULE_3__/* .outputs */ .V4)({
			...values,
			outcome,
			"comment-url": url
		}),
		summary: `${paragraphs.join("\n\n")}\n`,
		annotations: [{
			...message,
			next: whereToRead
		}]
	});
	return outcome === "failed";
}
async function post(body, { api, issue, publisher, isSilent }) {
	if (isSilent) return "";
	try {
		const text = (0,_comments_Di2oQVFE_js__WEBPACK_IMPORTED_MODULE_3__/* .withReplyLine */ .Ry)(publisher.redact(body));
		const { url } = await (0,_comments_Di2oQVFE_js__WEBPACK_IMPORTED_MODULE_3__/* .threadComments */ .fo)(api, issue).create(text);
		return url;
	} catch (error) {
		const fault = (0,_api_CFfNyih7_js__WEBPACK_IMPORTED_MODULE_2__/* .asFault */ .Ps)(error);
		publisher.warn({
			title: "Could not post the reply",
			happened: (0,_api_CFfNyih7_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J5)(fault, "the comment"),
			next: (0,_api_CFfNyih7_js__WEBPACK_IMPORTED_MODULE_2__/* .howToPermit */ .r2)(fault),
			topic: "Could not post the result"
		});
		return "";
	}
}
const USAGE = [
	["add a quickstart", "Sends this instruction to the agent. Later commands in the thread continue the job."],
	["--new add a quickstart", "Starts a new job."],
	["--job ID add a quickstart", "Sends the instruction to that job, which becomes the job of this thread."],
	["--status", "Shows the status of the thread’s job, or of another job with `--job ID`."],
	["--help", "Shows this help, and whether the setup works."]
];
const RULES = "The command must start the first line of a new comment or review. The instruction can span several lines. Edits are ignored.";
/** The help for the command. `why`: what is wrong with it. `setup`: whether the setup works. */
function usage(command, { why, setup = [] }) {
	const details = [
		USAGE.map(([example, effect]) => `- ${(0,_markdown_DsKHBbQI_js__WEBPACK_IMPORTED_MODULE_10__/* .codeSpan */ .SS)(`${command} ${example}`)}: ${effect}`).join("\n"),
		RULES,
		...setup.map(_markdown_DsKHBbQI_js__WEBPACK_IMPORTED_MODULE_10__/* .toMarkdown */ .l6)
	];
	return {
		icon: why ? "failed" : "note",
		title: why ? "Invalid command" : "Usage",
		level: "notice",
		happened: why ?? [],
		details: details.join("\n\n")
	};
}
/** The ID of a job that cannot exist. */
const NO_JOB = "docs-agent-setup-check";
/** A service that does not know a job has accepted the key before. */
const UNKNOWN_JOB = [
	400,
	404,
	410
];
/** Whether the setup works, as one request shows that starts no work. */
async function checkSetup({ inputs, openService, signal }) {
	if (inputs["dry-run"]) return [];
	const response = await (await openService()).retrieve(NO_JOB, void 0, signal);
	signal.throwIfAborted();
	if (response.kind === "value" || UNKNOWN_JOB.includes(response.status)) return [(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`✅ The setup works: the service accepted the API key.`];
	const { happened, serviceMessage } = response;
	const problem = (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .sentences */ .hC)(happened, (0,_record_DINZdcVy_js__WEBPACK_IMPORTED_MODULE_6__/* .serviceResponse */ .ht)(serviceMessage), (0,_record_DINZdcVy_js__WEBPACK_IMPORTED_MODULE_6__/* .remedy */ .zL)(response, "create"));
	return [(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`❌ The setup does not work. ${problem}`];
}
/** What is wrong with the inputs, for the help. */
function setupProblems({ problems }, { redact }) {
	const lines = problems.map((problem) => (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`❌ ${(0,_comments_Di2oQVFE_js__WEBPACK_IMPORTED_MODULE_3__/* .problemLine */ .YK)(problem, redact)}`);
	return [(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`The setup does not work, because inputs in the workflow are not valid:`, ...lines];
}
// src/trigger/status.ts
/** Answers `--status`, after one request for the named job or the thread's. Returns whether the step fails. */
async function statusRun(namedJobId, session, place) {
	const { inputs, signal, publisher } = session;
	if (inputs["dry-run"]) {
		await publisher.dryRun([]);
		return false;
	}
	const service = await session.openService();
	const job = namedJobId ?? await jobInThread(session, place);
	signal.throwIfAborted();
	if (typeof job !== "string") return publishReply(job, place);
	return publishReply(await statusReply(job, namedJobId !== void 0, service, session), place);
}
async function statusReply(jobId, isNamed, service, session) {
	const { signal } = session;
	const response = await service.retrieve(jobId, void 0, signal);
	signal.throwIfAborted();
	if (response.kind === "value") return jobStatus(jobId, response.value, isNamed, session);
	return {
		...unreadable((0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .sentences */ .hC)((0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`The status of job ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(jobId)} could not be read. ${response.happened}`, (0,_record_DINZdcVy_js__WEBPACK_IMPORTED_MODULE_6__/* .serviceResponse */ .ht)(response.serviceMessage)), response.failure === "gone" ? (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`Check the job ID, \`project-id\`, and \`job-path\`.` : (0,_record_DINZdcVy_js__WEBPACK_IMPORTED_MODULE_6__/* .remedy */ .zL)(response, "retrieve")),
		values: { "job-id": jobId }
	};
}
async function jobInThread(session, { issue, api }) {
	const commandName = session.inputs.command;
	const nameIt = (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`To see the status of another job, comment ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(`${commandName} --status --job ID`)}.`;
	try {
		const thread = (0,_permission_FJ8QXuPL_js__WEBPACK_IMPORTED_MODULE_4__/* .openThread */ .Dx)(issue, api, session);
		const job = (0,_permission_FJ8QXuPL_js__WEBPACK_IMPORTED_MODULE_4__/* .jobOfThread */ .t0)(await (0,_permission_FJ8QXuPL_js__WEBPACK_IMPORTED_MODULE_4__/* .readRecords */ .T3)(thread));
		if (job) return job.jobId;
		return {
			level: "notice",
			icon: "note",
			title: "No job yet",
			happened: (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`This thread has no job. To start one, comment ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(`${commandName} …`)}.`,
			next: nameIt
		};
	} catch (error) {
		const fault = (0,_api_CFfNyih7_js__WEBPACK_IMPORTED_MODULE_2__/* .asFault */ .Ps)(error);
		const why = (0,_api_CFfNyih7_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J5)(fault, "the request for the comments of the thread");
		return unreadable((0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .sentences */ .hC)(why, (0,_api_CFfNyih7_js__WEBPACK_IMPORTED_MODULE_2__/* .faultRemedy */ .zq)(fault)), nameIt);
	}
}
function unreadable(happened, next) {
	return {
		level: "warning",
		icon: "unclear",
		title: "Could not read the job status",
		happened,
		next
	};
}
const STATUS_ICONS = /* @__PURE__ */ new Map([
	["active", "running"],
	["completed", "done"],
	["failed", "failed"],
	["archived", "note"]
]);
/** `isNamed`: the command names the job, which may not be the thread's. */
function jobStatus(jobId, job, isNamed, { inputs, clock }) {
	const { createdAt, prLink } = job;
	const status = (0,_schema_B_tFw4uI_js__WEBPACK_IMPORTED_MODULE_7__/* .knownStatus */ .uD)(job.status);
	const pull = prLink === null ? (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`It has no pull request.` : (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`Its pull request is ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .link */ .nf)(prLink)}.`;
	const created = createdAt === void 0 ? [] : (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`created ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .duration */ .p0)(clock.wall() - createdAt)} ago (${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .moment */ .n$)(createdAt)})`;
	const facts = (0,_permission_FJ8QXuPL_js__WEBPACK_IMPORTED_MODULE_4__/* .jobFacts */ .XG)({
		...job,
		id: ""
	});
	return {
		level: "notice",
		icon: STATUS_ICONS.get(status) ?? "unclear",
		title: `Job status: ${status || "unknown"}`,
		happened: (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`The status of job ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(jobId)} is ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(job.status)}. ${pull}`,
		details: (0,_permission_FJ8QXuPL_js__WEBPACK_IMPORTED_MODULE_4__/* .smallPrint */ .yH)([created, ...facts]),
		next: (0,_permission_FJ8QXuPL_js__WEBPACK_IMPORTED_MODULE_4__/* .afterStatus */ .fk)(jobId, status, {
			commandName: inputs.command,
			unrecorded: isNamed
		}),
		values: {
			"job-id": jobId,
			status,
			"pr-link": prLink ?? "",
			"pr-number": (0,_permission_FJ8QXuPL_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestNumber */ .Kd)(prLink ?? "")
		}
	};
}
// src/trigger/run.ts
/** Carries out a command from a comment. Returns whether the step fails. */
async function commentRun(command, env) {
	const { inputs, publisher, signal } = env;
	const { author, issue } = command;
	publisher.info((0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`Command by ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(author.login)} in #${issue}.`);
	const api = await env.api(inputs["github-token"]);
	const place = {
		api,
		issue,
		publisher,
		isSilent: isSilent(env)
	};
	try {
		const minimum = (0,_comments_Di2oQVFE_js__WEBPACK_IMPORTED_MODULE_3__/* .readMinimumPermission */ .kD)(inputs);
		const denial = await (0,_permission_FJ8QXuPL_js__WEBPACK_IMPORTED_MODULE_4__/* .checkPermission */ .Yj)({
			author,
			minimum,
			api,
			signal
		});
		if (denial !== "allowed") return publishReply(denial, place);
		const valid = readCommandInputs(command, env);
		if (valid instanceof _errors_f08i3tsO_js__WEBPACK_IMPORTED_MODULE_0__/* .InputsError */ .aV) return reportSetup(valid, command, env, place);
		return await runCommand(command, (0,_environment_DW_YIupw_js__WEBPACK_IMPORTED_MODULE_11__/* .openSession */ .f)(valid, env), place);
	} catch (error) {
		if (error instanceof _errors_f08i3tsO_js__WEBPACK_IMPORTED_MODULE_0__/* .InputsError */ .aV || error instanceof _errors_f08i3tsO_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3) await reactConfused(command, place);
		throw error;
	}
}
/** By the raw inputs, because the valid ones may not be known. */
function isSilent({ inputs }) {
	const value = (name) => inputs[name]?.trim().toLowerCase();
	return value("dry-run") === "true" || value("comment") === "never";
}
function readCommandInputs({ issue }, { inputs, publisher }) {
	const ignored = (0,_comments_Di2oQVFE_js__WEBPACK_IMPORTED_MODULE_3__/* .promptInputs */ .Gx)(inputs);
	if (ignored.length > 0) publisher.warn({
		title: "Inputs ignored",
		happened: (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`The instruction comes from the comment, so these inputs are ignored: ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(ignored.join(", "))}.`
	});
	try {
		return (0,_comments_Di2oQVFE_js__WEBPACK_IMPORTED_MODULE_3__/* .readInputs */ .Ko)(inputs, {
			isCommentRun: true,
			eventIssue: issue
		});
	} catch (error) {
		if (error instanceof _errors_f08i3tsO_js__WEBPACK_IMPORTED_MODULE_0__/* .InputsError */ .aV) return error;
		throw error;
	}
}
/** Answers a command that the setup does not allow to carry out; `--help` is answered all the same. */
async function reportSetup(error, command, { inputs, publisher }, place) {
	const commandName = inputs.command?.trim() || "/docs";
	const { kind } = parseCommand(command.body, commandName);
	if (kind === "usage") return publishReply(usage(commandName, { setup: setupProblems(error, publisher) }), place);
	const again = (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq)`then comment again. If only a secret or a variable was wrong, you can also re-run the workflow run`;
	const failing = await publishReply({
		...(0,_comments_Di2oQVFE_js__WEBPACK_IMPORTED_MODULE_3__/* .invalidInputs */ .Rg)(error, publisher.redact, again),
		level: "error",
		icon: "failed",
		outcome: "failed"
	}, place);
	await reactConfused(command, place);
	return failing;
}
/** The reaction is optional, because the run reports the error anyway. */
async function reactConfused({ commandId }, { api, isSilent }) {
	if (!isSilent) await (0,_command_comments_BF6tFp3u_js__WEBPACK_IMPORTED_MODULE_1__/* .react */ .wv)(commandId, "confused", api).catch(_api_CFfNyih7_js__WEBPACK_IMPORTED_MODULE_2__/* .ignoreFault */ .h0);
}
async function runCommand(command, session, place) {
	const { inputs } = session;
	const { body, commandId, author, issue, quoted, lines } = command;
	const parsed = parseCommand(body, inputs.command);
	if (parsed.kind === "usage") {
		const { why } = parsed;
		const setup = why === void 0 ? await checkSetup(session) : [];
		return publishReply(usage(inputs.command, {
			why,
			setup
		}), place);
	}
	if (parsed.kind === "status") return statusRun(parsed.jobId, session, place);
	const hasThread = inputs.comment !== "never";
	const request = {
		...parsed,
		commandId,
		commandName: inputs.command,
		thread: hasThread ? {
			api: place.api,
			issue,
			isRequired: true
		} : void 0,
		author,
		issue,
		quoted,
		lines,
		mayCommand: (0,_permission_FJ8QXuPL_js__WEBPACK_IMPORTED_MODULE_4__/* .mayCommand */ .fi)(session)
	};
	return (0,_permission_FJ8QXuPL_js__WEBPACK_IMPORTED_MODULE_4__/* .jobRun */ .nD)(request, session);
}



/***/ })

};
