export const id = 197;
export const ids = [197];
export const modules = {

/***/ 20:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentRun: () => (/* binding */ commentRun)
/* harmony export */ });
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(853);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(473);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(740);
/* harmony import */ var _payloads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(573);
/* harmony import */ var _permission_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(923);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3);
/* harmony import */ var _output_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(434);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(937);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(588);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(403);











// src/trigger/reply.ts
const FAILED = {
	level: "error",
	icon: "failed",
	values: { outcome: (0,_output_values_js__WEBPACK_IMPORTED_MODULE_5__/* .wordValue */ .Io)("failed") }
};
const EXAMPLES = [
	["add a quickstart", "Sends this instruction to the agent, and what is above the command as context. It can span several lines. Later commands in the thread continue the job."],
	["--new add a quickstart", "Starts a new job."],
	["--job ID add a quickstart", "Continues another job, from now on in this thread."],
	["--status", "Shows the status of the thread’s job, or of another job with `--job ID`."],
	["--help", "Shows this help, and whether the API key works."]
];
function usage(commandName) {
	return {
		title: "How to use the command",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Start a line of a new comment or review with the command. Edits are ignored.`,
		list: EXAMPLES.map(([words, effect]) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(`${commandName} ${words}`)}: ${effect}`)
	};
}
function foldedUsage(commandName) {
	const { title, happened, list } = usage(commandName);
	const examples = list.map((item) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .toMarkdown */ .l6)(item)}`);
	return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .collapsible */ .r0)(title, [
		(0,_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .toMarkdown */ .l6)(happened),
		"",
		...examples
	].join("\n"));
}
const REFUSALS = {
	"cannot-stop": {
		icon: "note",
		title: "A job cannot be stopped",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`The service offers no way to stop a job.`,
		next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Close its pull request, or comment what the agent should do instead.`
	},
	missing: {
		icon: "note",
		title: "What should the agent do?",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`The command has no instruction.`
	},
	invalid: { title: "Invalid command" },
	several: {
		title: "One command per comment",
		next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Write a comment for each, or put the line that is not a command in a code block.`
	},
	unclosed: {
		title: "Close the code block",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`A line that starts with the command is in a code block that is not closed.`,
		next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Close the code block, and comment again.`
	},
	hidden: {
		title: "Hidden text",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`The comment contains \`<!--\`, and readers may not see what follows.`,
		next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Remove it, also from code, and comment again.`
	},
	mail: {
		title: "Comment on GitHub instead",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`This comment came by email, or contains one.`,
		next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Write the command in a new comment on GitHub, without the email.`
	}
};
function refusal({ kind, reason = [] }, commandName) {
	const { happened = [], ...rest } = REFUSALS[kind];
	const said = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)(reason, happened, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Nothing was sent.`);
	const reply = {
		icon: "failed",
		...rest,
		happened: said
	};
	if (reply.next) return reply;
	return {
		...reply,
		next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`For example, comment ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(`${commandName} add a page about rate limits`)}.`,
		footer: foldedUsage(commandName)
	};
}
async function publishReply(reply, comment, env) {
	const { publisher } = env;
	const { values, footer = "" } = reply;
	const body = publisher.markdown(reply);
	const url = mayWrite(env) ? await postReply(body, comment, env) : void 0;
	const posted = url === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Reply: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .link */ .nf)(url)}`;
	if (url === void 0) publisher.group((0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Reply`, body.split("\n"));
	else publisher.info(posted);
	const isUnseen = url === void 0 && mayWrite(env);
	const outcome = values?.outcome ?? (0,_output_values_js__WEBPACK_IMPORTED_MODULE_5__/* .wordValue */ .Io)(isUnseen ? "failed" : "skipped");
	await publisher.end({
		...reply,
		footer: `${footer}\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .toMarkdown */ .l6)(posted)}`.trim(),
		values: {
			...values,
			outcome,
			"comment-url": (0,_output_values_js__WEBPACK_IMPORTED_MODULE_5__/* .addressValue */ .qy)(url)
		}
	});
	if (reply.icon === "failed") await reactConfused(comment, env);
	return outcome === "failed";
}
async function reactConfused({ commandId }, env) {
	if (!mayWrite(env)) return;
	await (0,_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .react */ .wv)(commandId, "confused", await env.openGitHub()).catch(_api_js__WEBPACK_IMPORTED_MODULE_7__/* .ignoreGitHubError */ .ub);
}
function mayWrite({ inputs }) {
	return !(0,_payloads_js__WEBPACK_IMPORTED_MODULE_2__/* .isDryRun */ .vG)(inputs) && inputs.comment?.trim() !== "never";
}
async function postReply(body, { issue }, { openGitHub, publisher }) {
	try {
		const { url } = await (0,_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .threadComments */ .fo)(await openGitHub(), issue.number).create((0,_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .withReplyLine */ .Ry)(publisher.redact(body)));
		return url;
	} catch (error) {
		publisher.warn({
			title: "Could not post the reply",
			...(0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .explain */ .WE)(error, { what: "the comment" })
		});
		return;
	}
}
// src/trigger/questions.ts
const NOT_ASKED = {
	title: "Dry run",
	happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`The inputs are valid. A dry run does not ask the service anything.`,
	next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`To ask it, remove \`dry-run\`.`
};
const NO_JOB = "docs-agent-setup-check";
const isKeyRefused = ({ status }) => status === 401 || status === 403;
const isPassing = ({ failure, status = 0 }) => failure === "transient" && !(status >= 200 && status < 300);
async function helpReply(commandName, session) {
	const wrong = await checkKey(session);
	return wrong === void 0 ? {
		...usage(commandName),
		next: keyWorks(session.inputs)
	} : {
		...wrong,
		footer: foldedUsage(commandName)
	};
}
async function checkKey(session) {
	const { openService, signal, inputs } = session;
	const service = await openService();
	const withKey = await service.retrieve(NO_JOB, void 0, signal);
	if (withKey.kind === "failure" && (isKeyRefused(withKey) || isPassing(withKey))) return setupFailure(withKey, session);
	const withoutKey = await service.retrieveWithoutKey(NO_JOB, void 0, signal);
	if (withoutKey.kind === "value") return keysIgnored(inputs);
	if (isKeyRefused(withoutKey)) return void 0;
	if (withKey.kind === "failure" && withKey.status === withoutKey.status) return keysIgnored(inputs, withKey.happened);
	return setupFailure(withoutKey, session, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`To see whether it checks keys, the run also asked without one.`);
}
function keyWorks({ "base-url": baseUrl, "project-id": project }) {
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`✅ The API key works: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(baseUrl.href)} accepted it.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Not checked: the project ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(project)}, and whether the key may start jobs.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Your first instruction shows both.`);
}
function keysIgnored({ "base-url": baseUrl }, happened = []) {
	return {
		...FAILED,
		title: `Something answers at ${baseUrl.host}, but it does not check API keys`,
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(baseUrl.href)} answered in the same way with and without the key,`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`so it may be another server.`, happened),
		next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Check \`base-url\` and \`job-path\`.`
	};
}
function setupFailure(failed, { run }, why = []) {
	const { status = 0 } = failed;
	const wasReached = status >= 200 && status < 500;
	return {
		...FAILED,
		title: "The setup does not work",
		topic: wasReached ? (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .rejectionTitle */ .sS)(failed) : "Could not reach the service",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)(why, failed.happened, (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .askedPause */ .To)(failed)),
		next: (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .remedy */ .zL)(failed, {
			run,
			again: "comment again"
		})
	};
}
const UNREADABLE = {
	level: "warning",
	icon: "unclear",
	title: "Could not read the job status"
};
async function statusReply(namedJobId, issue, session) {
	const { inputs, openService, signal } = session;
	const { command: commandName } = inputs;
	const ofOther = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(`${commandName} --status --job ID`);
	const nameJob = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`To see the status of another job, comment ${ofOther}.`;
	let known = { jobId: namedJobId };
	try {
		if (namedJobId === void 0) known = await readJobOfThread(issue, session);
	} catch (error) {
		const what = (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .commentsRequest */ .AL)(issue);
		const { happened, next } = (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .explain */ .WE)(error, {
			what,
			again: "comment again"
		});
		return {
			...UNREADABLE,
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)(happened, next),
			next: nameJob
		};
	}
	const { jobId } = known;
	if (jobId === void 0 && known.keyHasChanged) return {
		title: "No job is known",
		happened: (0,_permission_js__WEBPACK_IMPORTED_MODULE_3__/* .howToKeepJobs */ .hm)(commandName),
		next: nameJob
	};
	if (jobId === void 0) return {
		title: "No job yet",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`This thread has no job. To start one, comment ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(`${commandName} …`)}.`,
		next: nameJob
	};
	const result = await (await openService()).retrieve(jobId, void 0, signal);
	if (result.kind === "failure") return jobUnreadable(jobId, result, session);
	const reader = {
		commandName,
		mustNameJob: namedJobId !== void 0
	};
	return jobStatus(result.value, reader, known.leftBy);
}
async function readJobOfThread(issue, session) {
	const thread = (0,_permission_js__WEBPACK_IMPORTED_MODULE_3__/* .openThread */ .Dx)(issue, await session.openGitHub(), session);
	const listed = await thread.comments.list();
	const records = (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .recordsIn */ .Q0)(listed, thread.signer);
	const job = (0,_permission_js__WEBPACK_IMPORTED_MODULE_3__/* .jobOfThread */ .t0)(records);
	if (job === void 0) return {
		jobId: void 0,
		keyHasChanged: (0,_permission_js__WEBPACK_IMPORTED_MODULE_3__/* .hasOtherKey */ .E2)(listed, void 0, thread)
	};
	const isWatched = records.some(({ jobId, isAnswer }) => jobId === job.jobId && !isAnswer);
	return {
		jobId: job.jobId,
		leftBy: isWatched ? void 0 : job.run
	};
}
function jobUnreadable(jobId, failed, { run }) {
	const why = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`The status of job ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(jobId)} could not be read.`;
	const isUnknown = failed.failure === "gone" && !failed.isWebPage;
	return {
		...UNREADABLE,
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)(why, failed.happened),
		next: isUnknown ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Check the job ID, \`project-id\`, and \`job-path\`.` : (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .remedy */ .zL)(failed, {
			run,
			again: "comment again"
		}),
		values: { "job-id": (0,_output_values_js__WEBPACK_IMPORTED_MODULE_5__/* .segmentValue */ .bo)(jobId) }
	};
}
const ICONS = {
	active: "running",
	completed: "done",
	archived: "note",
	failed: "failed",
	unknown: "unclear"
};
function jobStatus(job, reader, leftBy) {
	const { id, status, reportedStatus, prLink } = job;
	const documented = (0,_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .documentedStatus */ .Rt)(status);
	const unknown = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`The service reports ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(reportedStatus)}, an unknown status.`;
	const { end, pullRequestMayFollow } = _schema_js__WEBPACK_IMPORTED_MODULE_6__/* .STATUSES */ .f[status];
	const runUrl = end === void 0 ? leftBy : void 0;
	const yet = end !== void 0 && !pullRequestMayFollow ? "" : " yet";
	const pull = prLink === void 0 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Job ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(id)} has no pull request${yet}.` : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Job ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(id)} has a pull request:`;
	return {
		icon: ICONS[status],
		title: `Job status: ${status}`,
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)(documented ? [] : unknown, runUrl === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`No run is watching this job.`, pull),
		list: prLink === void 0 ? [] : [[(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .link */ .nf)(prLink)]],
		next: runUrl === void 0 ? (0,_permission_js__WEBPACK_IMPORTED_MODULE_3__/* .afterStatus */ .fk)(id, status, reader) : (0,_permission_js__WEBPACK_IMPORTED_MODULE_3__/* .howToWatch */ .fm)(runUrl),
		footer: (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .smallPrint */ .fk)((0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .jobFacts */ .XG)(job)),
		values: {
			"job-id": (0,_output_values_js__WEBPACK_IMPORTED_MODULE_5__/* .segmentValue */ .bo)(id),
			status: (0,_output_values_js__WEBPACK_IMPORTED_MODULE_5__/* .wordValue */ .Io)(documented),
			"pr-link": (0,_output_values_js__WEBPACK_IMPORTED_MODULE_5__/* .addressValue */ .qy)(prLink),
			"pr-number": (0,_output_values_js__WEBPACK_IMPORTED_MODULE_5__/* .numberValue */ .Vg)((0,_permission_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestNumber */ .Kd)(prLink))
		}
	};
}
// src/trigger/comment-run.ts
async function commentRun(command, env) {
	const { publisher } = env;
	const { author, issue } = command;
	publisher.info((0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Command by ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(author.login)} in #${issue.number}.`);
	try {
		const denial = await (0,_permission_js__WEBPACK_IMPORTED_MODULE_3__/* .permissionRefusal */ .Wt)(author, env);
		return await (denial ? publishReply(denial, command, env) : permittedRun(command, env));
	} catch (error) {
		if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3) await reactConfused(command, env);
		throw error;
	}
}
async function permittedRun(command, env) {
	const { inputs, event, publisher, run } = env;
	const { parsed, commandName } = command;
	const ignored = (0,_payloads_js__WEBPACK_IMPORTED_MODULE_2__/* .givenPromptInputs */ .Bi)(inputs);
	if (ignored.length > 0) publisher.warn({
		title: "Inputs ignored",
		happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`The instruction comes from the comment, so these inputs are ignored:`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(ignored.join(", "))}.`)
	});
	let session;
	try {
		session = (0,_environment_js__WEBPACK_IMPORTED_MODULE_10__/* .openSession */ .f)((0,_payloads_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .Ko)(inputs, {
			...event.facts,
			isCommentRun: true
		}, run), env);
	} catch (error) {
		if (!(error instanceof _payloads_js__WEBPACK_IMPORTED_MODULE_2__/* .InputsError */ .aV)) throw error;
		const footer = parsed.kind === "help" ? foldedUsage(commandName) : "";
		return publishReply({
			...FAILED,
			...error.notice,
			footer
		}, command, env);
	}
	if (parsed.kind !== "instruct") return publishReply(await replyTo(parsed, command, session), command, env);
	const request = await requestOfCommand(parsed, command, session);
	return session.inputs["dry-run"] ? (0,_permission_js__WEBPACK_IMPORTED_MODULE_3__/* .dryRun */ .PA)(request, session) : (0,_permission_js__WEBPACK_IMPORTED_MODULE_3__/* .runJob */ .b5)(request, session);
}
async function replyTo(parsed, { commandName, issue }, session) {
	if (!(parsed.kind === "help" || parsed.kind === "status")) return refusal(parsed, commandName);
	if (session.inputs["dry-run"]) return NOT_ASKED;
	const reply = await (parsed.kind === "help" ? helpReply(commandName, session) : statusReply(parsed.jobId, issue.number, session));
	session.signal.throwIfAborted();
	return reply;
}
async function requestOfCommand({ instruction, target, above }, command, session) {
	const { inputs, run, openGitHub } = session;
	const { commandId: requestId, author } = command;
	const { number: issue } = command.issue;
	return {
		command,
		requestId,
		instruction,
		above,
		target,
		issue,
		mayCommand: (0,_permission_js__WEBPACK_IMPORTED_MODULE_3__/* .mayCommand */ .fi)(session, author),
		thread: inputs.comment === "never" ? _permission_js__WEBPACK_IMPORTED_MODULE_3__/* .COMMENT_NEVER */ .pP : {
			api: await openGitHub(),
			issue,
			isRequired: true
		},
		source: void 0,
		threadUrl: (0,_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .issueUrl */ .$9)(run, issue)
	};
}



/***/ })

};
