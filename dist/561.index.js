export const id = 561;
export const ids = [561];
export const modules = {

/***/ 942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentRun: () => (/* binding */ commentRun)
/* harmony export */ });
/* harmony import */ var _invalid_inputs_CgPHU_au_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(420);
/* harmony import */ var _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(330);
/* harmony import */ var _comments_0wPsEP0y_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(907);
/* harmony import */ var _inputs_0lPBK9r_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(129);
/* harmony import */ var _permission_BwMbjfQX_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(803);
/* harmony import */ var _sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(328);
/* harmony import */ var _command_comments_4HPixg22_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43);
/* harmony import */ var _api_Cu1p78ag_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59);
/* harmony import */ var _outputs_DvALaTPb_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(527);
/* harmony import */ var _user_message_CJ8i1rIM_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(255);
/* harmony import */ var _markdown_iMI_ZtIb_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(561);
/* harmony import */ var _send_Bivg_j5c_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(590);
/* harmony import */ var _schema_BrsUXWUH_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(122);













// src/trigger/reply.ts
async function publishReply(reply, place) {
	const { icon, details, footer, values, ...message } = reply;
	const { publisher } = place;
	const answer = (0,_user_message_CJ8i1rIM_js__WEBPACK_IMPORTED_MODULE_7__/* .userMessageMarkdown */ .a)(message, icon, publisher.help, details);
	const body = footer === void 0 ? answer : `${answer}\n\n${footer}`;
	let whereToRead = (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`See the log or the job summary for the reply.`;
	let summary = body;
	const url = await postReply(body, place);
	if (url === void 0) publisher.group((0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Reply`, body.split("\n"));
	else {
		whereToRead = (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Reply: ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .link */ .nf)(url)}`;
		summary = `${body}\n\n${(0,_markdown_iMI_ZtIb_js__WEBPACK_IMPORTED_MODULE_11__/* .toMarkdown */ .l6)(whereToRead)}`;
	}
	await publisher.publish({
		outputs: (0,_outputs_DvALaTPb_js__WEBPACK_IMPORTED_MODULE_12__/* .outputs */ .V)({
			outcome: "skipped",
			...values,
			"comment-url": url
		}),
		summary: `${summary}\n`,
		annotations: [{
			...message,
			next: whereToRead
		}]
	});
	const stepFails = values?.outcome === "failed";
	if (stepFails) await reactConfused(place);
	return stepFails;
}
async function reactConfused({ api, commandId, isSilent }) {
	if (!isSilent) await (0,_command_comments_4HPixg22_js__WEBPACK_IMPORTED_MODULE_5__/* .react */ .wv)(commandId, "confused", api).catch(_api_Cu1p78ag_js__WEBPACK_IMPORTED_MODULE_6__/* .ignoreGitHubError */ .ub);
}
async function postReply(body, { api, issue, publisher, isSilent }) {
	if (isSilent) return void 0;
	try {
		const comment = (0,_comments_0wPsEP0y_js__WEBPACK_IMPORTED_MODULE_2__/* .withReplyLine */ .Ry)(publisher.redact(body));
		const { url } = await (0,_comments_0wPsEP0y_js__WEBPACK_IMPORTED_MODULE_2__/* .threadComments */ .fo)(api, issue).create(comment);
		return url;
	} catch (error) {
		const githubError = (0,_api_Cu1p78ag_js__WEBPACK_IMPORTED_MODULE_6__/* .asGitHubError */ .s7)(error);
		publisher.warn({
			title: "Could not post the reply",
			happened: (0,_api_Cu1p78ag_js__WEBPACK_IMPORTED_MODULE_6__/* .describeGitHubError */ .dZ)(githubError, "the comment"),
			next: (0,_api_Cu1p78ag_js__WEBPACK_IMPORTED_MODULE_6__/* .permissionHint */ .fm)(githubError),
			topic: "Could not post the result"
		});
		return;
	}
}
// src/trigger/usage.ts
const EXAMPLES = [
	{
		words: "add a quickstart",
		effect: "Sends this instruction to the agent. Later commands in the thread continue the job."
	},
	{
		words: "--new add a quickstart",
		effect: "Starts a new job."
	},
	{
		words: "--job ID add a quickstart",
		effect: "Continues another job, from now on in this thread."
	},
	{
		words: "--status",
		effect: "Shows the status of the thread’s job, or of another job with `--job ID`."
	},
	{
		words: "--help",
		effect: "Shows whether the setup works, and this help."
	}
];
const COMMAND_RULES = "The command must start the first line of a new comment or review. The instruction can span several lines. Edits are ignored.";
function usage(commandName) {
	return [EXAMPLES.map(({ words, effect }) => `- ${(0,_markdown_iMI_ZtIb_js__WEBPACK_IMPORTED_MODULE_11__/* .codeSpan */ .SS)(`${commandName} ${words}`)}: ${effect}`).join("\n"), COMMAND_RULES].join("\n\n");
}
function foldedUsage(commandName) {
	return (0,_markdown_iMI_ZtIb_js__WEBPACK_IMPORTED_MODULE_11__/* .collapsible */ .r0)("How to use the command", usage(commandName));
}
function invalidCommand(commandName, reason) {
	return {
		icon: "failed",
		title: "Invalid command",
		level: "notice",
		happened: (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${reason} Nothing was sent.`,
		details: usage(commandName)
	};
}
// src/trigger/setup.ts
const NO_JOB = "docs-agent-setup-check";
const UNKNOWN_JOB = [
	400,
	404,
	410
];
const REFUSED = [401, 403];
const TEMPORARY = [
	408,
	425,
	429
];
const NOT_CHECKED = {
	level: "notice",
	icon: "note",
	title: "Dry run",
	happened: (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`The inputs are valid. A dry run does not ask the service whether it accepts the API key.`,
	next: (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`To check the key, remove \`dry-run\`.`
};
const FAILED = {
	level: "error",
	icon: "failed",
	values: { outcome: "failed" }
};
async function helpReply(commandName, session) {
	return {
		...session.inputs["dry-run"] ? NOT_CHECKED : await checkKey(session),
		footer: foldedUsage(commandName)
	};
}
async function checkKey(session) {
	const { openService, signal } = session;
	const service = await openService();
	const withKey = await service.retrieve(NO_JOB, void 0, signal);
	signal.throwIfAborted();
	if (withKey.kind === "failure" && !mayIgnoreKeys(withKey)) return setupFailure(withKey);
	const withoutKey = await service.retrieveWithoutKey(NO_JOB, void 0, signal);
	signal.throwIfAborted();
	if (withoutKey.kind === "value" || isSameAnswer(withKey, withoutKey)) return keysIgnored(session);
	if (withKey.kind === "failure" && !saysUnknownJob(withKey)) return setupFailure(withKey);
	return REFUSED.includes(withoutKey.status) ? keyWorks(session) : unclearWhetherChecked(withoutKey);
}
function mayIgnoreKeys({ status = 0 }) {
	return status >= 200 && status < 500 && !(status >= 300 && status < 400) && !REFUSED.includes(status) && !TEMPORARY.includes(status);
}
function isSameAnswer(withKey, withoutKey) {
	return withKey.kind === "failure" && withKey.status === withoutKey.status;
}
function saysUnknownJob({ status, unexpected, isWebPage }) {
	return !isWebPage && (unexpected === true || UNKNOWN_JOB.includes(status));
}
function keyWorks({ inputs }) {
	const { "base-url": baseUrl, "project-id": project } = inputs;
	return {
		level: "notice",
		icon: "done",
		title: "The API key works",
		happened: (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(baseUrl.href)} accepted it. Not checked: the project ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(project)}, and whether the key may start jobs. Your first instruction shows both.`
	};
}
function keysIgnored({ inputs }) {
	const baseUrl = inputs["base-url"];
	return {
		...FAILED,
		title: `Something answers at ${baseUrl.host}, but it does not check API keys`,
		topic: "Could not reach the service",
		happened: (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(baseUrl.href)} answered in the same way with and without the key, so it may be another server.`,
		next: (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Check \`base-url\` and \`job-path\`.`
	};
}
function setupFailure(failed) {
	const { happened, serviceMessage } = failed;
	return {
		...FAILED,
		title: "The setup does not work",
		topic: topicOf(failed),
		happened: (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(happened, (0,_send_Bivg_j5c_js__WEBPACK_IMPORTED_MODULE_8__/* .serviceResponse */ .ht)(serviceMessage)),
		next: (0,_send_Bivg_j5c_js__WEBPACK_IMPORTED_MODULE_8__/* .remedy */ .zL)(failed, "send")
	};
}
function unclearWhetherChecked(withoutKey) {
	const why = (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`To see whether the service checks keys, the run also asked without one.`;
	const reply = setupFailure(withoutKey);
	return {
		...reply,
		happened: (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(why, reply.happened)
	};
}
function topicOf(failed) {
	const { status = 0 } = failed;
	if (status === 429) return "Rate limited";
	return status >= 200 && status < 500 ? (0,_send_Bivg_j5c_js__WEBPACK_IMPORTED_MODULE_8__/* .rejectionTitle */ .sS)(failed) : "Could not reach the service";
}
function invalidInputsReply(error, { parsed, commandName }, { publisher, run }) {
	const message = (0,_invalid_inputs_CgPHU_au_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInputsMessage */ .At)(error, publisher.redact, {
		run,
		isThread: true
	});
	const reply = {
		...FAILED,
		...message
	};
	return parsed.kind === "help" ? {
		...reply,
		footer: foldedUsage(commandName)
	} : reply;
}
// src/trigger/status.ts
async function statusRun(namedJobId, session, place) {
	const { inputs, signal, publisher } = session;
	if (inputs["dry-run"]) {
		await publisher.dryRun([]);
		return false;
	}
	const reply = await statusReply(namedJobId, session, place);
	signal.throwIfAborted();
	return publishReply(reply, place);
}
async function statusReply(namedJobId, session, { issue, api }) {
	const { inputs, openService, signal } = session;
	const { command: commandName } = inputs;
	const service = await openService();
	if (namedJobId !== void 0) {
		const reader = {
			commandName,
			mustNameJob: true
		};
		return jobReply(await service.retrieve(namedJobId, void 0, signal), namedJobId, reader);
	}
	const nameJob = (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`To see the status of another job, comment ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(`${commandName} --status --job ID`)}.`;
	let records;
	try {
		records = await (0,_permission_BwMbjfQX_js__WEBPACK_IMPORTED_MODULE_4__/* .readRecords */ .T3)((0,_permission_BwMbjfQX_js__WEBPACK_IMPORTED_MODULE_4__/* .openThread */ .Dx)(issue, api, session));
	} catch (error) {
		return threadUnreadable((0,_api_Cu1p78ag_js__WEBPACK_IMPORTED_MODULE_6__/* .asGitHubError */ .s7)(error), nameJob);
	}
	const job = (0,_permission_BwMbjfQX_js__WEBPACK_IMPORTED_MODULE_4__/* .jobOfThread */ .t0)(records);
	if (job === void 0) return withoutJob(commandName, nameJob);
	const { jobId } = job;
	return jobReply(await service.retrieve(jobId, void 0, signal), jobId, { commandName });
}
function withoutJob(commandName, next) {
	return {
		level: "notice",
		icon: "note",
		title: "No job yet",
		happened: (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`This thread has no job. To start one, comment ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(`${commandName} …`)}.`,
		next
	};
}
function threadUnreadable(githubError, next) {
	const why = (0,_api_Cu1p78ag_js__WEBPACK_IMPORTED_MODULE_6__/* .describeGitHubError */ .dZ)(githubError, "the request for the comments of the thread");
	return statusUnreadable((0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(why, (0,_api_Cu1p78ag_js__WEBPACK_IMPORTED_MODULE_6__/* .githubRemedy */ .cs)(githubError)), next);
}
function jobReply(result, jobId, reader) {
	return result.kind === "failure" ? jobUnreadable(jobId, result) : jobStatus(result.value, reader);
}
function jobUnreadable(jobId, failed) {
	const { happened, serviceMessage, failure, isWebPage } = failed;
	const why = (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`The status of job ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(jobId)} could not be read. ${happened}`;
	const next = failure === "gone" && !isWebPage ? (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Check the job ID, \`project-id\`, and \`job-path\`.` : (0,_send_Bivg_j5c_js__WEBPACK_IMPORTED_MODULE_8__/* .remedy */ .zL)(failed, "retrieve");
	return {
		...statusUnreadable((0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(why, (0,_send_Bivg_j5c_js__WEBPACK_IMPORTED_MODULE_8__/* .serviceResponse */ .ht)(serviceMessage)), next),
		values: { "job-id": jobId }
	};
}
function statusUnreadable(happened, next) {
	return {
		level: "warning",
		icon: "unclear",
		title: "Could not read the job status",
		happened,
		next
	};
}
const STATUS_ICONS = {
	active: "running",
	completed: "done",
	archived: "note",
	failed: "failed",
	unknown: "unclear"
};
function jobStatus(job, reader) {
	const { id, status, reportedStatus, prLink, repository, ref, model } = job;
	const pull = prLink === void 0 ? (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`It has no pull request.` : (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Its pull request is ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .link */ .nf)(prLink)}.`;
	return {
		level: "notice",
		icon: STATUS_ICONS[status],
		title: `Job status: ${status}`,
		happened: (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`The status of job ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(id)} is ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(reportedStatus)}. ${pull}`,
		details: (0,_send_Bivg_j5c_js__WEBPACK_IMPORTED_MODULE_8__/* .smallPrint */ .yH)((0,_send_Bivg_j5c_js__WEBPACK_IMPORTED_MODULE_8__/* .jobFacts */ .XG)({
			repository,
			ref,
			model
		})),
		next: (0,_send_Bivg_j5c_js__WEBPACK_IMPORTED_MODULE_8__/* .afterStatus */ .fk)(id, status, reader),
		values: {
			"job-id": id,
			status: (0,_schema_BrsUXWUH_js__WEBPACK_IMPORTED_MODULE_9__/* .documentedStatus */ .Rt)(status),
			"pr-link": prLink,
			"pr-number": (0,_permission_BwMbjfQX_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestNumber */ .Kd)(prLink)
		}
	};
}
// src/trigger/comment-run.ts
async function commentRun(command, env) {
	const { inputs, publisher, signal } = env;
	const { author, issue, commandId } = command;
	publisher.info((0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Command by ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(author.login)} in #${issue}.`);
	const api = await env.openGitHub();
	const place = {
		api,
		issue,
		commandId,
		publisher,
		isSilent: isSilent(env)
	};
	try {
		const minimum = (0,_inputs_0lPBK9r_js__WEBPACK_IMPORTED_MODULE_3__/* .readMinimumPermission */ .kD)(inputs);
		const refusal = await (0,_permission_BwMbjfQX_js__WEBPACK_IMPORTED_MODULE_4__/* .permissionRefusal */ .Wt)({
			author,
			minimum,
			api,
			signal
		});
		return await (refusal ? publishReply(refusal, place) : permittedRun(command, env, place));
	} catch (error) {
		if (error instanceof _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_1__/* .InputsError */ .aV || error instanceof _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3) await reactConfused(place);
		throw error;
	}
}
function isSilent({ inputs }) {
	const value = (name) => inputs[name]?.trim().toLowerCase();
	return value("dry-run") === "true" || value("comment") === "never";
}
async function permittedRun(command, env, place) {
	const { inputs, publisher } = env;
	const ignored = (0,_inputs_0lPBK9r_js__WEBPACK_IMPORTED_MODULE_3__/* .givenPromptInputs */ .Bi)(inputs);
	if (ignored.length > 0) publisher.warn({
		title: "Inputs ignored",
		happened: (0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`The instruction comes from the comment, so these inputs are ignored: ${(0,_sentence_DWMJnwQ4_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(ignored.join(", "))}.`
	});
	try {
		const valid = (0,_inputs_0lPBK9r_js__WEBPACK_IMPORTED_MODULE_3__/* .readInputs */ .Ko)(inputs, {
			isCommentRun: true,
			eventIssue: command.issue
		});
		return await runCommand(command, (0,_invalid_inputs_CgPHU_au_js__WEBPACK_IMPORTED_MODULE_0__/* .openSession */ .fA)(valid, env), place);
	} catch (error) {
		if (!(error instanceof _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_1__/* .InputsError */ .aV)) throw error;
		return publishReply(invalidInputsReply(error, command, env), place);
	}
}
async function runCommand(command, session, place) {
	const { parsed, commandName } = command;
	switch (parsed.kind) {
		case "invalid": return publishReply(invalidCommand(commandName, parsed.reason), place);
		case "help": return publishReply(await helpReply(commandName, session), place);
		case "status": return statusRun(parsed.jobId, session, place);
		case "instruct": return (0,_permission_BwMbjfQX_js__WEBPACK_IMPORTED_MODULE_4__/* .runJob */ .b5)(requestOfCommand(command, parsed, session, place), session);
	}
}
function requestOfCommand({ commandName, commandId, author, issue, issueInEvent, lines, comment }, { instruction, target }, session, { api }) {
	const hasThread = session.inputs.comment !== "never";
	return {
		command: {
			name: commandName,
			issueInEvent,
			lines,
			comment
		},
		commandId,
		instruction,
		target,
		issue,
		author,
		mayCommand: (0,_permission_BwMbjfQX_js__WEBPACK_IMPORTED_MODULE_4__/* .mayCommand */ .fi)(session),
		thread: hasThread ? {
			api,
			issue,
			isRequired: true
		} : void 0,
		threadUrl: hasThread ? (0,_comments_0wPsEP0y_js__WEBPACK_IMPORTED_MODULE_2__/* .issueUrl */ .$9)(session.run, issue, issueInEvent) : void 0
	};
}



/***/ })

};
