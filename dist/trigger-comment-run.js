export const id = 197;
export const ids = [197];
export const modules = {

/***/ 20:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentRun: () => (/* binding */ commentRun)
/* harmony export */ });
/* harmony import */ var _invalid_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(413);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(473);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(740);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(175);
/* harmony import */ var _permission_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(923);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(981);
/* harmony import */ var _job_comments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(254);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(588);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(214);
/* harmony import */ var _user_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(595);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(403);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(937);













// src/trigger/reply.ts
const REFUSAL_LASTS = 36e5;
async function publishRefusal(refusal, { id }, place) {
	const { api, issue, isSilent } = place;
	const since = api.now() - REFUSAL_LASTS;
	if (!(!isSilent && await (0,_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .wasRefused */ .GD)(id, {
		api,
		issue,
		since
	}).catch(_api_js__WEBPACK_IMPORTED_MODULE_7__/* .ignoreGitHubError */ .ub))) return publishReply({
		...refusal,
		refused: id
	}, place);
	await reactConfused(place);
	return publishReply(refusal, {
		...place,
		isSilent: true
	});
}
async function publishReply(reply, place) {
	const { icon, details, footer, values, refused, ...message } = reply;
	const { publisher } = place;
	const answer = (0,_user_message_js__WEBPACK_IMPORTED_MODULE_8__/* .userMessageMarkdown */ .a)(message, icon, publisher.help, details);
	const body = footer === void 0 ? answer : `${answer}\n\n${footer}`;
	let whereToRead = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`See the log or the job summary for the reply.`;
	let summary = body;
	const url = await postReply(body, refused, place);
	if (url === void 0) publisher.group((0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Reply`, body.split("\n"));
	else {
		whereToRead = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Reply: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .link */ .nf)(url)}`;
		summary = `${body}\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .toMarkdown */ .l6)(whereToRead)}`;
	}
	await publisher.publish({
		outputs: (0,_outputs_js__WEBPACK_IMPORTED_MODULE_12__/* .outputs */ .V)({
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
	if (icon === "failed") await reactConfused(place);
	return values?.outcome === "failed";
}
async function reactConfused({ api, commandId, isSilent }) {
	if (!isSilent) await (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .react */ .wv)(commandId, "confused", api).catch(_api_js__WEBPACK_IMPORTED_MODULE_7__/* .ignoreGitHubError */ .ub);
}
async function postReply(body, refused, { api, issue, publisher, isSilent }) {
	if (isSilent) return void 0;
	try {
		const comment = (0,_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .withReplyLine */ .Ry)(publisher.redact(body), refused);
		const { url } = await (0,_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .threadComments */ .fo)(api, issue).create(comment);
		return url;
	} catch (error) {
		publisher.warn({
			title: "Could not post the reply",
			...(0,_job_comments_js__WEBPACK_IMPORTED_MODULE_6__/* .explain */ .WE)(error, { what: "the comment" }),
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
		effect: "Shows whether the API key works, and this help."
	}
];
const COMMAND_RULES = "The command must start a line of a new comment or review. The instruction can span several lines. What is above the command is sent as context. Edits are ignored.";
function usage(commandName) {
	return [EXAMPLES.map(({ words, effect }) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .codeSpan */ .SS)(`${commandName} ${words}`)}: ${effect}`).join("\n"), COMMAND_RULES].join("\n\n");
}
function foldedUsage(commandName) {
	return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .collapsible */ .r0)("How to use the command", usage(commandName));
}
function refusal(parsed, commandName) {
	switch (parsed.kind) {
		case "cannot-stop": return cannotStop(commandName);
		case "missing": return missingInstruction(commandName);
		case "unknown-option": return unknownOption(commandName, parsed.option);
		case "several": return severalCommands(parsed.lines);
		case "mail": return MAIL;
		case "hidden": return HIDDEN_TEXT;
		case "unclosed": return UNCLOSED_CODE;
		case "invalid": return invalidCommand(commandName, parsed.reason);
	}
}
const MAIL = {
	icon: "failed",
	title: "Comment on GitHub instead",
	level: "notice",
	happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`The comment came by email, and it is not clear which words are yours. Nothing was sent.`,
	next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Comment on GitHub. Or reply with the command first, in one paragraph, and a blank line below it.`
};
const HIDDEN_TEXT = {
	icon: "failed",
	title: "Hidden text",
	level: "notice",
	happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`The comment contains an HTML comment, which readers may not see. Nothing was sent.`,
	next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Remove it, or put it in a code block of its own, and comment again.`
};
const UNCLOSED_CODE = {
	icon: "failed",
	title: "Close the code block",
	level: "notice",
	happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`A line that starts with the command is in a code block that is not closed. Nothing was sent.`,
	next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Close the code block, and comment again.`
};
function severalCommands([first, second]) {
	return {
		icon: "failed",
		title: "One command per comment",
		level: "notice",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`The comment has two: ${lineOf(first)} and ${lineOf(second)}. Nothing was sent.`,
		next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Write a comment for each, or put the line that is not a command in a code block.`
	};
}
const lineOf = (line = "") => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .shortened */ .vI)(line.trim(), 80));
function invalidCommand(commandName, reason) {
	return {
		icon: "failed",
		title: "Invalid command",
		level: "notice",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`${reason} Nothing was sent.`,
		details: usage(commandName)
	};
}
function unknownOption(commandName, option) {
	const reason = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Unknown option ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .shortened */ .vI)(option, 40))}.`;
	const dash = option.startsWith("--") ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)` A dash before the first word means an option. To start the instruction with a dash, write ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(`${commandName} -- …`)}.`;
	return invalidCommand(commandName, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`${reason}${dash}`);
}
function missingInstruction(commandName) {
	return {
		icon: "note",
		title: "What should the agent do?",
		level: "notice",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Write it after the command. For example, comment ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(`${commandName} add a page about rate limits`)}.`,
		footer: foldedUsage(commandName)
	};
}
function cannotStop(commandName) {
	return {
		icon: "note",
		title: "A job cannot be stopped",
		level: "notice",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`The service offers no way to stop a job. Nothing was sent.`,
		next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Close its pull request, or comment what the agent should do instead: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(`${commandName} …`)}.`
	};
}
// src/trigger/setup.ts
const NO_JOB = "docs-agent-setup-check";
const UNKNOWN_JOB = [
	400,
	404,
	410
];
const REJECTED = [401, 403];
const TEMPORARY = [
	408,
	425,
	429
];
const NOT_CHECKED = {
	level: "notice",
	icon: "note",
	title: "Dry run",
	happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`The inputs are valid. A dry run does not ask the service whether it accepts the API key.`,
	next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`To check the key, remove \`dry-run\`.`
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
	if (withoutKey.kind === "value" || isSameAnswer(withKey, withoutKey)) return keysIgnored(session, withKey);
	if (withKey.kind === "failure" && !saysUnknownJob(withKey)) return setupFailure(withKey);
	return REJECTED.includes(withoutKey.status) ? keyWorks(session) : unclearWhetherChecked(withoutKey);
}
function mayIgnoreKeys({ status = 0 }) {
	return status >= 200 && status < 500 && !(status >= 300 && status < 400) && !REJECTED.includes(status) && !TEMPORARY.includes(status);
}
function isSameAnswer(withKey, withoutKey) {
	return withKey.kind === "failure" && withKey.status === withoutKey.status;
}
function saysUnknownJob(failed) {
	const { status, unexpected, isWebPage, isAboutCredits } = failed;
	return !isWebPage && !isAboutCredits && (unexpected === true || UNKNOWN_JOB.includes(status));
}
function keyWorks({ inputs }) {
	const { "base-url": baseUrl, "project-id": project } = inputs;
	return {
		level: "notice",
		icon: "done",
		title: "The API key works",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(baseUrl.href)} accepted it. Not checked: the project ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(project)}, and whether the key may start jobs. Your first instruction shows both.`
	};
}
function keysIgnored({ inputs }, answer) {
	const words = answer.kind === "failure" ? answer.serviceMessage : void 0;
	const baseUrl = inputs["base-url"];
	return {
		...FAILED,
		title: `Something answers at ${baseUrl.host}, but it does not check API keys`,
		topic: "Could not reach the service",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(baseUrl.href)} answered in the same way with and without the key, so it may be another server.`, (0,_job_comments_js__WEBPACK_IMPORTED_MODULE_6__/* .serviceResponse */ .ht)(words)),
		next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Check \`base-url\` and \`job-path\`.`
	};
}
function setupFailure(failed) {
	return {
		...FAILED,
		title: "The setup does not work",
		topic: topicOf(failed),
		happened: (0,_job_comments_js__WEBPACK_IMPORTED_MODULE_6__/* .answerOf */ .ut)(failed),
		next: (0,_job_comments_js__WEBPACK_IMPORTED_MODULE_6__/* .remedy */ .zL)(failed, "send")
	};
}
function unclearWhetherChecked(withoutKey) {
	const why = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`To see whether the service checks keys, the run also asked without one.`;
	const reply = setupFailure(withoutKey);
	return {
		...reply,
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .sentences */ .hC)(why, reply.happened)
	};
}
function topicOf(failed) {
	const { status = 0 } = failed;
	if (status === 429) return "Rate limited";
	return status >= 200 && status < 500 ? (0,_job_comments_js__WEBPACK_IMPORTED_MODULE_6__/* .rejectionTitle */ .sS)(failed) : "Could not reach the service";
}
function invalidInputsReply(error, { parsed, commandName }, { publisher, run }) {
	const message = (0,_invalid_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInputsMessage */ .At)(error, publisher.redact, {
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
	const nameJob = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`To see the status of another job, comment ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(`${commandName} --status --job ID`)}.`;
	let records;
	try {
		records = await (0,_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .readRecords */ .T3)((0,_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .openThread */ .Dx)(issue, api, session));
	} catch (error) {
		return threadUnreadable(error, nameJob);
	}
	const job = (0,_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .jobOfThread */ .t0)(records);
	if (job === void 0) return withoutJob(commandName, nameJob);
	const { jobId } = job;
	return jobReply(await service.retrieve(jobId, void 0, signal), jobId, { commandName });
}
function withoutJob(commandName, next) {
	return {
		level: "notice",
		icon: "note",
		title: "No job yet",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`This thread has no job. To start one, comment ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(`${commandName} …`)}.`,
		next
	};
}
function threadUnreadable(error, next) {
	const explained = (0,_job_comments_js__WEBPACK_IMPORTED_MODULE_6__/* .explain */ .WE)(error, {
		what: "the request for the comments of the thread",
		again: "comment again"
	});
	return statusUnreadable((0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .sentences */ .hC)(explained.happened, explained.next), next);
}
function jobReply(result, jobId, reader) {
	return result.kind === "failure" ? jobUnreadable(jobId, result) : jobStatus(result.value, reader);
}
function jobUnreadable(jobId, failed) {
	const { happened, serviceMessage, failure, isWebPage } = failed;
	const why = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`The status of job ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(jobId)} could not be read. ${happened}`;
	const next = failure === "gone" && !isWebPage ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Check the job ID, \`project-id\`, and \`job-path\`.` : (0,_job_comments_js__WEBPACK_IMPORTED_MODULE_6__/* .remedy */ .zL)(failed, "retrieve");
	return {
		...statusUnreadable((0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .sentences */ .hC)(why, (0,_job_comments_js__WEBPACK_IMPORTED_MODULE_6__/* .serviceResponse */ .ht)(serviceMessage)), next),
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
	const pull = prLink === void 0 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`It has no pull request.` : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Its pull request is ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .link */ .nf)(prLink)}.`;
	return {
		level: "notice",
		icon: STATUS_ICONS[status],
		title: `Job status: ${status}`,
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`The status of job ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(id)} is ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(reportedStatus)}. ${pull}`,
		details: (0,_job_comments_js__WEBPACK_IMPORTED_MODULE_6__/* .smallPrint */ .yH)((0,_job_comments_js__WEBPACK_IMPORTED_MODULE_6__/* .jobFacts */ .XG)({
			repository,
			ref,
			model
		})),
		next: (0,_job_comments_js__WEBPACK_IMPORTED_MODULE_6__/* .afterStatus */ .fk)(id, status, reader),
		values: {
			"job-id": id,
			status: (0,_schema_js__WEBPACK_IMPORTED_MODULE_10__/* .documentedStatus */ .Rt)(status),
			"pr-link": prLink,
			"pr-number": (0,_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestNumber */ .Kd)(prLink)
		}
	};
}
// src/trigger/comment-run.ts
async function commentRun(command, env) {
	const { inputs, publisher, signal } = env;
	const { author, issue, commandId } = command;
	publisher.info((0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Command by ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(author.login)} in #${issue}.`);
	const api = await env.openGitHub();
	const place = {
		api,
		issue,
		commandId,
		publisher,
		isSilent: isSilent(env)
	};
	try {
		const minimum = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readMinimumPermission */ .kD)(inputs);
		const denial = await (0,_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .permissionRefusal */ .Wt)({
			author,
			minimum,
			api,
			signal
		});
		return await (denial ? publishRefusal(denial, author, place) : permittedRun(command, env, place));
	} catch (error) {
		if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputsError */ .aV || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3) await reactConfused(place);
		throw error;
	}
}
function isSilent({ inputs }) {
	const value = (name) => inputs[name]?.trim().toLowerCase();
	return value("dry-run") === "true" || value("comment") === "never";
}
async function permittedRun(command, env, place) {
	const { inputs, publisher } = env;
	const ignored = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .givenPromptInputs */ .Bi)(inputs);
	if (ignored.length > 0) publisher.warn({
		title: "Inputs ignored",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`The instruction comes from the comment, so these inputs are ignored: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(ignored.join(", "))}.`
	});
	try {
		const valid = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInputs */ .Ko)(inputs, {
			isCommentRun: true,
			eventIssue: command.issue
		});
		return await runCommand(command, (0,_invalid_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .openSession */ .fA)(valid, env), place);
	} catch (error) {
		if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputsError */ .aV)) throw error;
		return publishReply(invalidInputsReply(error, command, env), place);
	}
}
async function runCommand(command, session, place) {
	const { parsed, commandName } = command;
	switch (parsed.kind) {
		case "help": return publishReply(await helpReply(commandName, session), place);
		case "status": return statusRun(parsed.jobId, session, place);
		case "instruct": {
			const request = requestOfCommand(command, parsed, session, place);
			return session.inputs["dry-run"] ? (0,_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .dryRun */ .PA)(request, session) : (0,_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .runJob */ .b5)(request, session);
		}
		default: return publishReply(refusal(parsed, commandName), place);
	}
}
function requestOfCommand({ commandName, commandId, author, issue, issueInEvent, lines, comment }, { instruction, target, above, leftOut }, session, { api }) {
	const hasThread = session.inputs.comment !== "never";
	return {
		command: {
			name: commandName,
			issueInEvent,
			lines,
			comment,
			above,
			leftOut
		},
		commandId,
		instruction,
		target,
		issue,
		author,
		mayCommand: (0,_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .mayCommand */ .fi)(session),
		thread: hasThread ? {
			api,
			issue,
			isRequired: true
		} : _permission_js__WEBPACK_IMPORTED_MODULE_4__/* .COMMENT_NEVER */ .pP,
		source: void 0,
		threadUrl: hasThread ? (0,_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .issueUrl */ .$9)(session.run, issue, issueInEvent) : void 0
	};
}



/***/ })

};
