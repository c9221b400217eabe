export const id = 197;
export const ids = [197];
export const modules = {

/***/ 5020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentRun: () => (/* binding */ commentRun)
/* harmony export */ });
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7853);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4740);
/* harmony import */ var _accounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3646);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(214);
/* harmony import */ var _permission_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8005);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2923);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3003);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2588);
/* harmony import */ var _user_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3595);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7403);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1937);












// src/trigger/reply.ts
const REFUSAL_LASTS = 36e5;
async function publishReply(reply, place) {
	const { icon, values } = reply;
	const { publisher, isSilent } = place;
	const body = replyMarkdown(reply, publisher.help);
	const isRepeated = await isRefusedAgain(reply, place);
	const url = isSilent || isRepeated ? void 0 : await postReply(body, reply, place);
	if (url === void 0) publisher.group((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Reply`, body.split("\n"));
	const whereToRead = url === void 0 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`See the log or the job summary for the reply.` : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Reply: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .link */ .nf)(url)}`;
	const isUnseen = url === void 0 && !isSilent;
	const outcome = values?.outcome ?? (isUnseen ? "failed" : "skipped");
	await publisher.publish({
		outputs: (0,_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .outputs */ .V4)({
			headline: reply.title,
			...values,
			outcome,
			"comment-url": url
		}),
		summary: url === void 0 ? `${body}\n` : `${body}\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .toMarkdown */ .l6)(whereToRead)}\n`,
		annotations: [{
			level: "notice",
			...reply,
			next: whereToRead
		}]
	});
	if (icon === "failed" || isRepeated) await reactConfused(place);
	return outcome === "failed";
}
function replyMarkdown(reply, help) {
	const { icon = "note", details, footer = "" } = reply;
	return `${(0,_user_message_js__WEBPACK_IMPORTED_MODULE_7__/* .userMessageMarkdown */ .a)({
		level: "notice",
		...reply
	}, icon, help, details)}\n\n${footer}`.trimEnd();
}
async function isRefusedAgain({ refused }, place) {
	const { api, issue, isSilent } = place;
	if (refused === void 0 || isSilent) return false;
	const since = api.now() - REFUSAL_LASTS;
	return await (0,_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .wasRefused */ .GD)(refused, {
		api,
		issue,
		since
	}).catch(_api_js__WEBPACK_IMPORTED_MODULE_6__/* .ignoreGitHubError */ .ub) === true;
}
async function reactConfused({ api, commandId, isSilent }) {
	if (!isSilent) await (0,_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .react */ .wv)(commandId, "confused", api).catch(_api_js__WEBPACK_IMPORTED_MODULE_6__/* .ignoreGitHubError */ .ub);
}
async function postReply(body, { refused }, { api, issue, publisher }) {
	try {
		const comment = (0,_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .withReplyLine */ .Ry)(publisher.redact(body), refused);
		const { url } = await (0,_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .threadComments */ .fo)(api, issue).create(comment);
		return url;
	} catch (error) {
		publisher.warn({
			title: "Could not post the reply",
			...(0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .explain */ .WE)(error, { what: "the comment" })
		});
		return;
	}
}
// src/trigger/usage.ts
const EXAMPLES = [
	["add a quickstart", "Sends this instruction to the agent. Later commands in the thread continue the job."],
	["--new add a quickstart", "Starts a new job."],
	["--job ID add a quickstart", "Continues another job, from now on in this thread."],
	["--status", "Shows the status of the thread’s job, or of another job with `--job ID`."],
	["--help", "Shows whether the API key works, and this help."]
];
const RULES = [
	"The command must start a line of a new comment or review.",
	"The instruction can span several lines.",
	"What is above the command is sent as context. Edits are ignored."
].join(" ");
function foldedUsage(commandName) {
	const examples = EXAMPLES.map(([words, effect]) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .codeSpan */ .SS)(`${commandName} ${words}`)}: ${effect}`);
	return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .collapsible */ .r0)("How to use the command", [
		...examples,
		"",
		RULES
	].join("\n"));
}
const NOTHING_SENT = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Nothing was sent.`;
const UNCERTAIN = {
	mail: {
		title: "Comment on GitHub instead",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`The comment came by email, and it is not clear which words are yours.`, NOTHING_SENT),
		next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Comment on GitHub.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Or reply with the command first, in one paragraph, and a blank line below it.`)
	},
	hidden: {
		title: "Hidden text",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`The comment contains an HTML comment, which readers may not see.`, NOTHING_SENT),
		next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Remove it, or put it in code of its own, and comment again.`
	},
	unclosed: {
		title: "Close the code block",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`A line that starts with the command is in a code block that is not closed.`, NOTHING_SENT),
		next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Close the code block, and comment again.`
	}
};
function refusal(parsed, commandName) {
	const call = (words) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(`${commandName} ${words}`);
	switch (parsed.kind) {
		case "cannot-stop": return {
			title: "A job cannot be stopped",
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`The service offers no way to stop a job.`, NOTHING_SENT),
			next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Close its pull request, or comment what the agent should do instead:`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${call("…")}.`)
		};
		case "missing": return {
			title: "What should the agent do?",
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Write it after the command. For example, comment`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${call("add a page about rate limits")}.`),
			footer: foldedUsage(commandName)
		};
		case "several": return {
			icon: "failed",
			...severalCommands(parsed.lines)
		};
		case "unknown-option":
		case "invalid": return {
			icon: "failed",
			title: "Invalid command",
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(parsed.reason, NOTHING_SENT),
			footer: foldedUsage(commandName)
		};
		default: return {
			icon: "failed",
			...UNCERTAIN[parsed.kind]
		};
	}
}
function severalCommands(lines) {
	const [first = "", second = ""] = lines.map((line) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .shortened */ .vI)(line.trim(), 80));
	return {
		title: "One command per comment",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`The comment has two: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(first)} and ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(second)}. Nothing was sent.`,
		next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Write a comment for each, or put the line that is not a command in a code block.`
	};
}
// src/trigger/setup.ts
const NO_JOB = "docs-agent-setup-check";
const REFUSED = /^40[13]/;
const MAY_IGNORE_KEYS = /^(?:2|4(?!01|03|08|25|29))/;
const NOT_ASKED = {
	title: "Dry run",
	happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`The inputs are valid. A dry run does not ask the service anything.`,
	next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`To ask it, remove \`dry-run\`.`
};
const FAILED = {
	level: "error",
	icon: "failed",
	values: { outcome: "failed" }
};
async function helpReply(commandName, session) {
	return {
		...await checkKey(session),
		footer: foldedUsage(commandName)
	};
}
async function checkKey(session) {
	const { openService, signal, inputs } = session;
	const service = await openService();
	const withKey = await service.retrieve(NO_JOB, void 0, signal);
	if (withKey.kind === "failure" && !MAY_IGNORE_KEYS.test(withKey.answer)) return setupFailure(withKey, session);
	const withoutKey = await service.retrieveWithoutKey(NO_JOB, void 0, signal);
	if (withoutKey.kind === "value") return keysIgnored(inputs);
	if (REFUSED.test(withoutKey.answer)) return keyWorks(inputs);
	if (withKey.kind === "failure" && withKey.status === withoutKey.status) return keysIgnored(inputs, withKey.words);
	return setupFailure(withoutKey, session, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`To see whether it checks keys, the run also asked without one.`);
}
function keyWorks({ "base-url": baseUrl, "project-id": project }) {
	return {
		icon: "done",
		title: "The API key works",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(baseUrl.href)} accepted it.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Not checked: the project ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(project)}, and whether the key may start jobs.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Your first instruction shows both.`)
	};
}
function keysIgnored({ "base-url": baseUrl }, words) {
	return {
		...FAILED,
		title: `Something answers at ${baseUrl.host}, but it does not check API keys`,
		topic: "Could not reach the service",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(baseUrl.href)} answered in the same way with and without the key,`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`so it may be another server.`, (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .serviceResponse */ .ht)(words)),
		next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Check \`base-url\` and \`job-path\`.`
	};
}
function setupFailure(failed, { run }, why = []) {
	const rejection = /^[2-4]/.test(failed.answer) ? (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .rejectionTitle */ .sS)(failed) : "Could not reach the service";
	return {
		...FAILED,
		title: "The setup does not work",
		topic: failed.status === 429 ? "Rate limited" : rejection,
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(why, (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .answerOf */ .ut)(failed), (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .askedPause */ .To)(failed)),
		next: (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .remedy */ .zL)(failed, "send", {
			run,
			again: "comment again"
		})
	};
}
// src/trigger/status.ts
const UNREADABLE = {
	level: "warning",
	icon: "unclear",
	title: "Could not read the job status"
};
async function statusReply(namedJobId, session, { issue, api }) {
	const { inputs, openService, signal } = session;
	const { command: commandName } = inputs;
	const ofOther = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(`${commandName} --status --job ID`);
	const nameJob = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`To see the status of another job, comment ${ofOther}.`;
	const service = await openService();
	let jobId = namedJobId;
	try {
		jobId ??= (0,_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .jobOfThread */ .t0)(await (0,_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .readRecords */ .T3)((0,_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .openThread */ .Dx)(issue, api, session)))?.jobId;
	} catch (error) {
		const { happened, next } = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .explain */ .WE)(error, {
			what: "the request for the comments of the thread",
			again: "comment again"
		});
		return {
			...UNREADABLE,
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(happened, next),
			next: nameJob
		};
	}
	if (jobId === void 0) return {
		title: "No job yet",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`This thread has no job. To start one, comment ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(`${commandName} …`)}.`,
		next: nameJob
	};
	const result = await service.retrieve(jobId, void 0, signal);
	if (result.kind === "failure") return jobUnreadable(jobId, result);
	const reader = {
		commandName,
		mustNameJob: namedJobId !== void 0
	};
	return jobStatus(await (0,_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutHiddenBranch */ .X)(result.value, session), reader);
}
function jobUnreadable(jobId, failed) {
	const { happened, words, failure, isWebPage } = failed;
	const why = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`The status of job ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(jobId)} could not be read. ${happened}`;
	const isUnknown = failure === "gone" && !isWebPage;
	return {
		...UNREADABLE,
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(why, (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .serviceResponse */ .ht)(words)),
		next: isUnknown ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Check the job ID, \`project-id\`, and \`job-path\`.` : (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .remedy */ .zL)(failed, "retrieve"),
		values: { "job-id": jobId }
	};
}
const ICONS = {
	active: "running",
	completed: "done",
	archived: "note",
	failed: "failed",
	unknown: "unclear"
};
function jobStatus(job, reader) {
	const { id, status, reportedStatus, prLink } = job;
	const documented = (0,_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .documentedStatus */ .Rt)(status);
	const reported = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(reportedStatus);
	const unknown = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`The service reports ${reported}, which this action does not know.`;
	const pull = prLink === void 0 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Job ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(id)} has no pull request.` : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Job ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(id)} has a pull request:`;
	return {
		icon: ICONS[status],
		title: `Job status: ${status}`,
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)(documented ? [] : unknown, pull),
		list: prLink === void 0 ? [] : [[(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .link */ .nf)(prLink)]],
		details: (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .smallPrint */ .fk)((0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .jobFacts */ .XG)(job)),
		next: (0,_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .afterStatus */ .fk)(id, status, reader),
		values: {
			"job-id": id,
			status: documented,
			"pr-link": prLink,
			"pr-number": (0,_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestNumber */ .Kd)(prLink)
		}
	};
}
// src/trigger/comment-run.ts
async function commentRun(command, env) {
	const { inputs, publisher, signal } = env;
	const { author, issue, commandId } = command;
	publisher.info((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`Command by ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(author.login)} in #${issue}.`);
	const api = await env.openGitHub();
	const place = {
		api,
		issue,
		commandId,
		publisher,
		isSilent: isSilent(env)
	};
	try {
		const denial = await (0,_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .permissionRefusal */ .Wt)(author, (0,_accounts_js__WEBPACK_IMPORTED_MODULE_2__/* .readMinimumPermission */ .kD)(inputs), api, signal);
		return await (denial ? publishReply(denial, place) : permittedRun(command, env, place));
	} catch (error) {
		if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputsError */ .aV || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3) await reactConfused(place);
		throw error;
	}
}
function isSilent({ inputs }) {
	const value = (name) => inputs[name]?.trim().toLowerCase();
	return value("dry-run") === "true" || value("comment") === "never";
}
async function permittedRun(command, env, place) {
	const { inputs, publisher, run } = env;
	const { commandName, parsed, issue: eventIssue } = command;
	const ignored = (0,_accounts_js__WEBPACK_IMPORTED_MODULE_2__/* .givenPromptInputs */ .Bi)(inputs);
	if (ignored.length > 0) publisher.warn({
		title: "Inputs ignored",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`The instruction comes from the comment, so these inputs are ignored:`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .text */ .Qq)`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(ignored.join(", "))}.`)
	});
	try {
		const valid = (0,_accounts_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .Ko)(inputs, {
			isCommentRun: true,
			eventIssue
		});
		return await runCommand(command, (0,_environment_js__WEBPACK_IMPORTED_MODULE_11__/* .openSession */ .f)(valid, env), place);
	} catch (error) {
		if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputsError */ .aV)) throw error;
		const message = (0,_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .invalidInputsMessage */ .At)(error, publisher.redact, {
			run,
			isThread: true
		});
		const footer = parsed.kind === "help" ? foldedUsage(commandName) : "";
		return publishReply({
			...FAILED,
			...message,
			footer
		}, place);
	}
}
async function runCommand(command, session, place) {
	const { parsed, commandName } = command;
	const isDryRun = session.inputs["dry-run"];
	if (parsed.kind === "instruct") {
		const request = requestOfCommand(command, parsed, session, place);
		return isDryRun ? (0,_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .dryRun */ .PA)(request, session) : (0,_permission_js__WEBPACK_IMPORTED_MODULE_4__/* .runJob */ .b5)(request, session);
	}
	if (!(parsed.kind === "help" || parsed.kind === "status")) return publishReply(refusal(parsed, commandName), place);
	if (isDryRun) return publishReply(NOT_ASKED, place);
	const reply = await (parsed.kind === "help" ? helpReply(commandName, session) : statusReply(parsed.jobId, session, place));
	session.signal.throwIfAborted();
	return publishReply(reply, place);
}
function requestOfCommand({ commandName, commandId, author, issue, issueInEvent, lines, url, body }, { instruction, target, above, leftOut }, session, { api }) {
	const hasThread = session.inputs.comment !== "never";
	return {
		command: {
			name: commandName,
			issueInEvent,
			lines,
			comment: {
				url,
				body
			},
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
		threadUrl: hasThread ? (0,_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .issueUrl */ .$9)(session.run, issue, issueInEvent) : void 0
	};
}



/***/ })

};
