export const id = 212;
export const ids = [212];
export const modules = {

/***/ 5212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentRun: () => (/* binding */ commentRun)
/* harmony export */ });
/* harmony import */ var _invalid_inputs_DxfuiBB6_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8156);
/* harmony import */ var _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7330);
/* harmony import */ var _comments_CzvwRu_I_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7278);
/* harmony import */ var _inputs_BKedzhJf_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7792);
/* harmony import */ var _permission_u8squBfc_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5887);
/* harmony import */ var _sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1004);
/* harmony import */ var _command_C_PnOAzb_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7474);
/* harmony import */ var _api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6712);
/* harmony import */ var _outputs_DvALaTPb_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1527);
/* harmony import */ var _user_message_ClnWBgZb_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3007);
/* harmony import */ var _markdown_BsfvyGe5_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6385);
/* harmony import */ var _send_BhBFLlHx_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1651);
/* harmony import */ var _schema_Cbpra9R_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1912);













// src/trigger/reply.ts
const REFUSAL_LASTS = 36e5;
async function publishRefusal(refusal, { id }, place) {
	const { api, issue, isSilent } = place;
	const since = api.now() - REFUSAL_LASTS;
	if (!(!isSilent && await (0,_comments_CzvwRu_I_js__WEBPACK_IMPORTED_MODULE_2__/* .wasRefused */ .GD)(id, {
		api,
		issue,
		since
	}).catch(_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_6__/* .ignoreGitHubError */ .ub))) return publishReply({
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
	const answer = (0,_user_message_ClnWBgZb_js__WEBPACK_IMPORTED_MODULE_7__/* .userMessageMarkdown */ .a)(message, icon, publisher.help, details);
	const body = footer === void 0 ? answer : `${answer}\n\n${footer}`;
	let whereToRead = (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`See the log or the job summary for the reply.`;
	let summary = body;
	const url = await postReply(body, refused, place);
	if (url === void 0) publisher.group((0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Reply`, body.split("\n"));
	else {
		whereToRead = (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Reply: ${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .link */ .nf)(url)}`;
		summary = `${body}\n\n${(0,_markdown_BsfvyGe5_js__WEBPACK_IMPORTED_MODULE_8__/* .toMarkdown */ .l6)(whereToRead)}`;
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
	if (icon === "failed") await reactConfused(place);
	return values?.outcome === "failed";
}
async function reactConfused({ api, commandId, isSilent }) {
	if (!isSilent) await (0,_command_C_PnOAzb_js__WEBPACK_IMPORTED_MODULE_5__/* .react */ .wv)(commandId, "confused", api).catch(_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_6__/* .ignoreGitHubError */ .ub);
}
async function postReply(body, refused, { api, issue, publisher, isSilent }) {
	if (isSilent) return void 0;
	try {
		const comment = (0,_comments_CzvwRu_I_js__WEBPACK_IMPORTED_MODULE_2__/* .withReplyLine */ .Ry)(publisher.redact(body), refused);
		const { url } = await (0,_comments_CzvwRu_I_js__WEBPACK_IMPORTED_MODULE_2__/* .threadComments */ .fo)(api, issue).create(comment);
		return url;
	} catch (error) {
		const githubError = (0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_6__/* .asGitHubError */ .s7)(error);
		publisher.warn({
			title: "Could not post the reply",
			happened: (0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_6__/* .describeGitHubError */ .dZ)(githubError, "the comment"),
			next: (0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_6__/* .permissionHint */ .fm)(githubError),
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
const COMMAND_RULES = "The command must start the first line of a new comment or review. Only quotes can be above it. The instruction can span several lines. Edits are ignored.";
function usage(commandName) {
	return [EXAMPLES.map(({ words, effect }) => `- ${(0,_markdown_BsfvyGe5_js__WEBPACK_IMPORTED_MODULE_8__/* .codeSpan */ .SS)(`${commandName} ${words}`)}: ${effect}`).join("\n"), COMMAND_RULES].join("\n\n");
}
function foldedUsage(commandName) {
	return (0,_markdown_BsfvyGe5_js__WEBPACK_IMPORTED_MODULE_8__/* .collapsible */ .r0)("How to use the command", usage(commandName));
}
function invalidCommand(commandName, reason) {
	return {
		icon: "failed",
		title: "Invalid command",
		level: "notice",
		happened: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`${reason} Nothing was sent.`,
		details: usage(commandName)
	};
}
function unknownOption(commandName, option) {
	const reason = (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Unknown option ${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)((0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .shortened */ .vI)(option, 40))}.`;
	const dash = option.startsWith("--") ? [] : (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)` A dash before the first word means an option. To start the instruction with a dash, write ${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(`${commandName} -- …`)}.`;
	return invalidCommand(commandName, (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`${reason}${dash}`);
}
function missingInstruction(commandName) {
	return {
		icon: "note",
		title: "What should the agent do?",
		level: "notice",
		happened: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Write it after the command. For example, comment ${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(`${commandName} add a page about rate limits`)}.`,
		footer: foldedUsage(commandName)
	};
}
function cannotStop(commandName) {
	return {
		icon: "note",
		title: "A job cannot be stopped",
		level: "notice",
		happened: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`The service offers no way to stop a job. Nothing was sent.`,
		next: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Close its pull request, or comment what the agent should do instead: ${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(`${commandName} …`)}.`
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
	happened: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`The inputs are valid. A dry run does not ask the service whether it accepts the API key.`,
	next: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`To check the key, remove \`dry-run\`.`
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
		happened: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(baseUrl.href)} accepted it. Not checked: the project ${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(project)}, and whether the key may start jobs. Your first instruction shows both.`
	};
}
function keysIgnored({ inputs }, answer) {
	const words = answer.kind === "failure" ? answer.serviceMessage : void 0;
	const baseUrl = inputs["base-url"];
	return {
		...FAILED,
		title: `Something answers at ${baseUrl.host}, but it does not check API keys`,
		topic: "Could not reach the service",
		happened: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .sentences */ .hC)((0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(baseUrl.href)} answered in the same way with and without the key, so it may be another server.`, (0,_send_BhBFLlHx_js__WEBPACK_IMPORTED_MODULE_9__/* .serviceResponse */ .ht)(words)),
		next: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Check \`base-url\` and \`job-path\`.`
	};
}
function setupFailure(failed) {
	return {
		...FAILED,
		title: "The setup does not work",
		topic: topicOf(failed),
		happened: (0,_send_BhBFLlHx_js__WEBPACK_IMPORTED_MODULE_9__/* .answerOf */ .ut)(failed),
		next: (0,_send_BhBFLlHx_js__WEBPACK_IMPORTED_MODULE_9__/* .remedy */ .zL)(failed, "send")
	};
}
function unclearWhetherChecked(withoutKey) {
	const why = (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`To see whether the service checks keys, the run also asked without one.`;
	const reply = setupFailure(withoutKey);
	return {
		...reply,
		happened: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .sentences */ .hC)(why, reply.happened)
	};
}
function topicOf(failed) {
	const { status = 0 } = failed;
	if (status === 429) return "Rate limited";
	return status >= 200 && status < 500 ? (0,_send_BhBFLlHx_js__WEBPACK_IMPORTED_MODULE_9__/* .rejectionTitle */ .sS)(failed) : "Could not reach the service";
}
function invalidInputsReply(error, { parsed, commandName }, { publisher, run }) {
	const message = (0,_invalid_inputs_DxfuiBB6_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInputsMessage */ .At)(error, publisher.redact, {
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
	const nameJob = (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`To see the status of another job, comment ${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(`${commandName} --status --job ID`)}.`;
	let records;
	try {
		records = await (0,_permission_u8squBfc_js__WEBPACK_IMPORTED_MODULE_4__/* .readRecords */ .T3)((0,_permission_u8squBfc_js__WEBPACK_IMPORTED_MODULE_4__/* .openThread */ .Dx)(issue, api, session));
	} catch (error) {
		return threadUnreadable((0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_6__/* .asGitHubError */ .s7)(error), nameJob);
	}
	const job = (0,_permission_u8squBfc_js__WEBPACK_IMPORTED_MODULE_4__/* .jobOfThread */ .t0)(records);
	if (job === void 0) return withoutJob(commandName, nameJob);
	const { jobId } = job;
	return jobReply(await service.retrieve(jobId, void 0, signal), jobId, { commandName });
}
function withoutJob(commandName, next) {
	return {
		level: "notice",
		icon: "note",
		title: "No job yet",
		happened: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`This thread has no job. To start one, comment ${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(`${commandName} …`)}.`,
		next
	};
}
function threadUnreadable(githubError, next) {
	const why = (0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_6__/* .describeGitHubError */ .dZ)(githubError, "the request for the comments of the thread");
	return statusUnreadable((0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .sentences */ .hC)(why, (0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_6__/* .githubRemedy */ .cs)(githubError)), next);
}
function jobReply(result, jobId, reader) {
	return result.kind === "failure" ? jobUnreadable(jobId, result) : jobStatus(result.value, reader);
}
function jobUnreadable(jobId, failed) {
	const { happened, serviceMessage, failure, isWebPage } = failed;
	const why = (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`The status of job ${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(jobId)} could not be read. ${happened}`;
	const next = failure === "gone" && !isWebPage ? (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Check the job ID, \`project-id\`, and \`job-path\`.` : (0,_send_BhBFLlHx_js__WEBPACK_IMPORTED_MODULE_9__/* .remedy */ .zL)(failed, "retrieve");
	return {
		...statusUnreadable((0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .sentences */ .hC)(why, (0,_send_BhBFLlHx_js__WEBPACK_IMPORTED_MODULE_9__/* .serviceResponse */ .ht)(serviceMessage)), next),
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
	const pull = prLink === void 0 ? (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`It has no pull request.` : (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Its pull request is ${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .link */ .nf)(prLink)}.`;
	return {
		level: "notice",
		icon: STATUS_ICONS[status],
		title: `Job status: ${status}`,
		happened: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`The status of job ${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(id)} is ${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(reportedStatus)}. ${pull}`,
		details: (0,_send_BhBFLlHx_js__WEBPACK_IMPORTED_MODULE_9__/* .smallPrint */ .yH)((0,_send_BhBFLlHx_js__WEBPACK_IMPORTED_MODULE_9__/* .jobFacts */ .XG)({
			repository,
			ref,
			model
		})),
		next: (0,_send_BhBFLlHx_js__WEBPACK_IMPORTED_MODULE_9__/* .afterStatus */ .fk)(id, status, reader),
		values: {
			"job-id": id,
			status: (0,_schema_Cbpra9R_js__WEBPACK_IMPORTED_MODULE_10__/* .documentedStatus */ .Rt)(status),
			"pr-link": prLink,
			"pr-number": (0,_permission_u8squBfc_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestNumber */ .Kd)(prLink)
		}
	};
}
// src/trigger/unseen-text.ts
const UNCERTAIN_MAIL = {
	icon: "failed",
	title: "Comment on GitHub instead",
	level: "notice",
	happened: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`The comment contains an email, and it is not clear where your words end and the email starts. Nothing was sent.`,
	next: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Comment on GitHub, or reply with nothing below the command. If the email belongs to the instruction, put it in a code block.`
};
const HIDDEN_TEXT = {
	icon: "failed",
	title: "Hidden text",
	level: "notice",
	happened: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`The comment contains an HTML comment, which readers do not see. Nothing was sent.`,
	next: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Remove it, or put it in code, and comment again.`
};
const EDITED = {
	icon: "failed",
	title: "The comment was edited",
	level: "notice",
	happened: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`The comment was edited before the run could check its HTML comment. Nothing was sent.`,
	next: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Comment again.`
};
const PAUSES = [
	2e3,
	4e3,
	8e3
];
async function refusalOfHiddenText(source, command, { inputs, clock, signal }, api) {
	if (!source.includes("<!--")) return void 0;
	if (inputs["dry-run"]) return HIDDEN_TEXT;
	let rendering = await fetchRendering(command, api);
	for (const pause of PAUSES) {
		if (!isMissing(rendering)) break;
		await clock.sleep(pause, signal);
		rendering = await fetchRendering(command, api);
	}
	signal.throwIfAborted();
	if (rendering instanceof _api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_6__/* .GitHubError */ .y_) return unreadable(rendering);
	if (rendering.body !== command.comment.body) return EDITED;
	const { showsHtmlComments } = await Promise.all(/* import() */[__webpack_require__.e(868), __webpack_require__.e(373)]).then(__webpack_require__.bind(__webpack_require__, 6373));
	return showsHtmlComments(source, rendering.html) ? void 0 : HIDDEN_TEXT;
}
function fetchRendering({ commandId, issue }, api) {
	return (0,_command_C_PnOAzb_js__WEBPACK_IMPORTED_MODULE_5__/* .fetchRenderedCommand */ .N1)(commandId, issue, api).catch(_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_6__/* .asGitHubError */ .s7);
}
function isMissing(rendering) {
	return rendering instanceof _api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_6__/* .GitHubError */ .y_ ? (0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_6__/* .isGone */ .ST)(rendering) : rendering.html === "";
}
function unreadable(githubError) {
	return {
		icon: "failed",
		values: { outcome: "failed" },
		title: "Could not read the comment",
		level: "error",
		happened: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`The run could not check whether readers see the HTML comment in it. ${(0,_api_CJYlMOWZ_js__WEBPACK_IMPORTED_MODULE_6__/* .describeGitHubError */ .dZ)(githubError, "the request for the comment")} Nothing was sent.`,
		next: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Comment again, without the HTML comment.`
	};
}
// src/trigger/comment-run.ts
async function commentRun(command, env) {
	const { inputs, publisher, signal } = env;
	const { author, issue, commandId } = command;
	publisher.info((0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`Command by ${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(author.login)} in #${issue}.`);
	const api = await env.openGitHub();
	const place = {
		api,
		issue,
		commandId,
		publisher,
		isSilent: isSilent(env)
	};
	try {
		const minimum = (0,_inputs_BKedzhJf_js__WEBPACK_IMPORTED_MODULE_3__/* .readMinimumPermission */ .kD)(inputs);
		const refusal = await (0,_permission_u8squBfc_js__WEBPACK_IMPORTED_MODULE_4__/* .permissionRefusal */ .Wt)({
			author,
			minimum,
			api,
			signal
		});
		return await (refusal ? publishRefusal(refusal, author, place) : permittedRun(command, env, place));
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
	const ignored = (0,_inputs_BKedzhJf_js__WEBPACK_IMPORTED_MODULE_3__/* .givenPromptInputs */ .Bi)(inputs);
	if (ignored.length > 0) publisher.warn({
		title: "Inputs ignored",
		happened: (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .text */ .Qq)`The instruction comes from the comment, so these inputs are ignored: ${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_11__/* .code */ .aY)(ignored.join(", "))}.`
	});
	try {
		const valid = (0,_inputs_BKedzhJf_js__WEBPACK_IMPORTED_MODULE_3__/* .readInputs */ .Ko)(inputs, {
			isCommentRun: true,
			eventIssue: command.issue
		});
		return await runCommand(command, (0,_invalid_inputs_DxfuiBB6_js__WEBPACK_IMPORTED_MODULE_0__/* .openSession */ .fA)(valid, env), place);
	} catch (error) {
		if (!(error instanceof _errors_C83p5pCV_js__WEBPACK_IMPORTED_MODULE_1__/* .InputsError */ .aV)) throw error;
		return publishReply(invalidInputsReply(error, command, env), place);
	}
}
async function runCommand(command, session, place) {
	const { parsed, commandName } = command;
	switch (parsed.kind) {
		case "help": return publishReply(await helpReply(commandName, session), place);
		case "status": return statusRun(parsed.jobId, session, place);
		case "cannot-stop": return publishReply(cannotStop(commandName), place);
		case "missing": return publishReply(missingInstruction(commandName), place);
		case "unknown-option": return publishReply(unknownOption(commandName, parsed.option), place);
		case "uncertain-mail": return publishReply(UNCERTAIN_MAIL, place);
		case "invalid": return publishReply(invalidCommand(commandName, parsed.reason), place);
		case "instruct": {
			const refusal = await refusalOfHiddenText(parsed.source, command, session, place.api);
			if (refusal) return publishReply(refusal, place);
			return (0,_permission_u8squBfc_js__WEBPACK_IMPORTED_MODULE_4__/* .runJob */ .b5)(requestOfCommand(command, parsed, session, place), session);
		}
	}
}
function requestOfCommand({ commandName, commandId, author, issue, issueInEvent, lines, comment }, { instruction, target, quoted, hasMail }, session, { api }) {
	const hasThread = session.inputs.comment !== "never";
	return {
		command: {
			name: commandName,
			issueInEvent,
			lines,
			comment,
			quoted,
			hasMail
		},
		commandId,
		instruction,
		target,
		issue,
		author,
		mayCommand: (0,_permission_u8squBfc_js__WEBPACK_IMPORTED_MODULE_4__/* .mayCommand */ .fi)(session),
		thread: hasThread ? {
			api,
			issue,
			isRequired: true
		} : void 0,
		source: void 0,
		threadUrl: hasThread ? (0,_comments_CzvwRu_I_js__WEBPACK_IMPORTED_MODULE_2__/* .issueUrl */ .$9)(session.run, issue, issueInEvent) : void 0
	};
}



/***/ })

};
