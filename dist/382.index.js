export const id = 382;
export const ids = [382];
export const modules = {

/***/ 382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentRun: () => (/* binding */ commentRun)
/* harmony export */ });
/* harmony import */ var _environment_9xDxPYwt_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(847);
/* harmony import */ var _errors_f08i3tsO_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(470);
/* harmony import */ var _inputs_ByZCEwoK_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(264);
/* harmony import */ var _permission_6WyoQzhC_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(343);
/* harmony import */ var _sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(779);
/* harmony import */ var _command_comments_Co_Ixnvq_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(120);
/* harmony import */ var _comments_DHa8JmU_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(145);
/* harmony import */ var _api_UCvgzpYr_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(359);
/* harmony import */ var _presentation_Dmv8uW_M_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(710);
/* harmony import */ var _markdown_BQDgJBdT_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72);
/* harmony import */ var _schema_C1YorOzN_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(405);
/* harmony import */ var _markdown_DsKHBbQI_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(216);












// src/trigger/replies.ts
/** In the thread, or else in the log. Returns whether the step fails. */
async function publishReply(reply, place) {
	const { icon, details, values, ...message } = reply;
	const { publisher } = place;
	const body = (0,_presentation_Dmv8uW_M_js__WEBPACK_IMPORTED_MODULE_6__/* .messageMarkdown */ .zv)(message, icon, publisher.help, details);
	const url = await post(body, place);
	const isPosted = url !== "";
	if (!isPosted) publisher.group((0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Reply`, body.split("\n"));
	const whereToRead = isPosted ? (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Reply: ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .link */ .nf)(url)}` : (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`See the log or the job summary for the reply.`;
	const paragraphs = isPosted ? [body, (0,_markdown_DsKHBbQI_js__WEBPACK_IMPORTED_MODULE_10__/* .toMarkdown */ .l6)(whereToRead)] : [body];
	await publisher.publish({
		outputs: (0,_presentation_Dmv8uW_M_js__WEBPACK_IMPORTED_MODULE_6__/* .outputs */ .V4)({
			outcome: "skipped",
			...values,
			"comment-url": url
		}),
		summary: `${paragraphs.join("\n\n")}\n`,
		annotations: [{
			...message,
			next: whereToRead
		}]
	});
	const isFailing = values?.outcome === "failed";
	if (isFailing) await reactConfused(place);
	return isFailing;
}
/** Optional, because the run reports the error anyway. */
async function reactConfused({ api, commandId, isSilent }) {
	if (!isSilent) await (0,_command_comments_Co_Ixnvq_js__WEBPACK_IMPORTED_MODULE_3__/* .react */ .wv)(commandId, "confused", api).catch(_api_UCvgzpYr_js__WEBPACK_IMPORTED_MODULE_5__/* .ignoreFault */ .h0);
}
async function post(body, { api, issue, publisher, isSilent }) {
	if (isSilent) return "";
	try {
		const text = (0,_comments_DHa8JmU_js__WEBPACK_IMPORTED_MODULE_4__/* .withReplyLine */ .Ry)(publisher.redact(body));
		const { url } = await (0,_comments_DHa8JmU_js__WEBPACK_IMPORTED_MODULE_4__/* .threadComments */ .fo)(api, issue).create(text);
		return url;
	} catch (error) {
		const fault = (0,_api_UCvgzpYr_js__WEBPACK_IMPORTED_MODULE_5__/* .asFault */ .Ps)(error);
		publisher.warn({
			title: "Could not post the reply",
			happened: (0,_api_UCvgzpYr_js__WEBPACK_IMPORTED_MODULE_5__/* .refused */ .J5)(fault, "the comment"),
			next: (0,_api_UCvgzpYr_js__WEBPACK_IMPORTED_MODULE_5__/* .howToPermit */ .r2)(fault),
			topic: "Could not post the result"
		});
		return "";
	}
}
const USAGE = [
	["add a quickstart", "Sends this instruction to the agent. Later commands in the thread continue the job."],
	["--new add a quickstart", "Starts a new job."],
	["--job ID add a quickstart", "Continues another job, from now on in this thread."],
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
const ACCEPTED = (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`✅ The service accepted the API key. If \`project-id\` is wrong, the first instruction says so.`;
/** Whether the setup works, as one request shows that starts no work. */
async function checkSetup({ inputs, openService, signal }) {
	if (inputs["dry-run"]) return [];
	const response = await (await openService()).retrieve(NO_JOB, void 0, signal);
	signal.throwIfAborted();
	if (response.kind === "value") return [ACCEPTED];
	const { status, happened, serviceMessage } = response;
	if (UNKNOWN_JOB.includes(status) && serviceMessage !== "a web page instead of JSON") return [ACCEPTED];
	const problem = (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)(happened, (0,_markdown_BQDgJBdT_js__WEBPACK_IMPORTED_MODULE_7__/* .serviceResponse */ .ht)(serviceMessage), (0,_markdown_BQDgJBdT_js__WEBPACK_IMPORTED_MODULE_7__/* .remedy */ .zL)(response, "create"));
	return [(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`❌ The setup does not work. ${problem}`];
}
/** The reply to a permitted person if inputs are wrong; the help is shown all the same. */
function setupReply(error, { parsed, commandName }, { redact }) {
	if (parsed.kind === "usage") {
		const lines = error.problems.map((problem) => (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`❌ ${(0,_inputs_ByZCEwoK_js__WEBPACK_IMPORTED_MODULE_1__/* .problemLine */ .YK)(problem, redact)}`);
		return usage(commandName, { setup: [(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`The setup does not work, because inputs in the workflow are not valid:`, ...lines] });
	}
	const again = (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`then comment again. If only a secret or a variable was wrong, you can also re-run the workflow run`;
	return {
		...(0,_inputs_ByZCEwoK_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidInputs */ .Rg)(error, redact, again),
		level: "error",
		icon: "failed",
		values: { outcome: "failed" }
	};
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
	const jobId = namedJobId ?? await jobInThread(session, place);
	signal.throwIfAborted();
	if (typeof jobId !== "string") return publishReply(jobId, place);
	const response = await service.retrieve(jobId, void 0, signal);
	signal.throwIfAborted();
	if (response.kind === "failure") return publishReply(jobUnreadable(jobId, response), place);
	const reader = {
		commandName: inputs.command,
		unrecorded: namedJobId !== void 0
	};
	return publishReply(jobStatus(response.value, reader), place);
}
async function jobInThread(session, { issue, api }) {
	const { command } = session.inputs;
	const next = (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`To see the status of another job, comment ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(`${command} --status --job ID`)}.`;
	try {
		const job = (0,_permission_6WyoQzhC_js__WEBPACK_IMPORTED_MODULE_2__/* .jobOfThread */ .t0)(await (0,_permission_6WyoQzhC_js__WEBPACK_IMPORTED_MODULE_2__/* .readRecords */ .T3)((0,_permission_6WyoQzhC_js__WEBPACK_IMPORTED_MODULE_2__/* .openThread */ .Dx)(issue, api, session)));
		if (job) return job.jobId;
		return {
			level: "notice",
			icon: "note",
			title: "No job yet",
			happened: (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`This thread has no job. To start one, comment ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(`${command} …`)}.`,
			next
		};
	} catch (error) {
		const fault = (0,_api_UCvgzpYr_js__WEBPACK_IMPORTED_MODULE_5__/* .asFault */ .Ps)(error);
		const why = (0,_api_UCvgzpYr_js__WEBPACK_IMPORTED_MODULE_5__/* .refused */ .J5)(fault, "the request for the comments of the thread");
		return unreadable((0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)(why, (0,_api_UCvgzpYr_js__WEBPACK_IMPORTED_MODULE_5__/* .faultRemedy */ .zq)(fault)), next);
	}
}
function jobUnreadable(jobId, failed) {
	const { happened, serviceMessage, failure } = failed;
	const why = (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`The status of job ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(jobId)} could not be read. ${happened}`;
	const next = failure === "gone" ? (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Check the job ID, \`project-id\`, and \`job-path\`.` : (0,_markdown_BQDgJBdT_js__WEBPACK_IMPORTED_MODULE_7__/* .remedy */ .zL)(failed, "retrieve");
	return {
		...unreadable((0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .sentences */ .hC)(why, (0,_markdown_BQDgJBdT_js__WEBPACK_IMPORTED_MODULE_7__/* .serviceResponse */ .ht)(serviceMessage)), next),
		values: { "job-id": jobId }
	};
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
const ICONS = {
	active: "running",
	completed: "done",
	failed: "failed",
	archived: "note"
};
function jobStatus(job, reader) {
	const { id, prLink, repository, ref, model } = job;
	const status = (0,_schema_C1YorOzN_js__WEBPACK_IMPORTED_MODULE_8__/* .knownStatus */ .uD)(job.status);
	const pull = prLink === null ? (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`It has no pull request.` : (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Its pull request is ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .link */ .nf)(prLink)}.`;
	return {
		level: "notice",
		icon: ICONS[status] ?? "unclear",
		title: `Job status: ${status || "unknown"}`,
		happened: (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`The status of job ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(id)} is ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(job.status)}. ${pull}`,
		details: (0,_markdown_BQDgJBdT_js__WEBPACK_IMPORTED_MODULE_7__/* .smallPrint */ .yH)((0,_markdown_BQDgJBdT_js__WEBPACK_IMPORTED_MODULE_7__/* .jobFacts */ .XG)({
			repository,
			ref,
			model
		})),
		next: (0,_markdown_BQDgJBdT_js__WEBPACK_IMPORTED_MODULE_7__/* .afterStatus */ .fk)(id, status, reader),
		values: {
			"job-id": id,
			status,
			"pr-link": prLink ?? "",
			"pr-number": (0,_permission_6WyoQzhC_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestNumber */ .Kd)(prLink ?? "")
		}
	};
}
// src/trigger/run.ts
/** Carries out a command from a comment. Returns whether the step fails. */
async function commentRun(command, env) {
	const { inputs, publisher, signal } = env;
	const { author, issue, commandId } = command;
	publisher.info((0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`Command by ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(author.login)} in #${issue}.`);
	const api = await env.api(inputs["github-token"]);
	const place = {
		api,
		issue,
		commandId,
		publisher,
		isSilent: isSilent(env)
	};
	try {
		const minimum = (0,_inputs_ByZCEwoK_js__WEBPACK_IMPORTED_MODULE_1__/* .readMinimumPermission */ .kD)(inputs);
		const denial = await (0,_permission_6WyoQzhC_js__WEBPACK_IMPORTED_MODULE_2__/* .denialOf */ .Z9)({
			author,
			minimum,
			api,
			signal
		});
		return await (denial ? publishReply(denial, place) : permittedRun(command, env, place));
	} catch (error) {
		if (error instanceof _errors_f08i3tsO_js__WEBPACK_IMPORTED_MODULE_0__/* .InputsError */ .aV || error instanceof _errors_f08i3tsO_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3) await reactConfused(place);
		throw error;
	}
}
/** By the raw inputs, because the valid ones may not be known. */
function isSilent({ inputs }) {
	const value = (name) => inputs[name]?.trim().toLowerCase();
	return value("dry-run") === "true" || value("comment") === "never";
}
async function permittedRun(command, env, place) {
	const { inputs, publisher } = env;
	const ignored = (0,_inputs_ByZCEwoK_js__WEBPACK_IMPORTED_MODULE_1__/* .promptInputs */ .Gx)(inputs);
	if (ignored.length > 0) publisher.warn({
		title: "Inputs ignored",
		happened: (0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)`The instruction comes from the comment, so these inputs are ignored: ${(0,_sentence_IE4ifx13_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(ignored.join(", "))}.`
	});
	try {
		const valid = (0,_inputs_ByZCEwoK_js__WEBPACK_IMPORTED_MODULE_1__/* .readInputs */ .Ko)(inputs, {
			isCommentRun: true,
			eventIssue: command.issue
		});
		return await runCommand(command, (0,_environment_9xDxPYwt_js__WEBPACK_IMPORTED_MODULE_11__/* .openSession */ .f)(valid, env), place);
	} catch (error) {
		if (!(error instanceof _errors_f08i3tsO_js__WEBPACK_IMPORTED_MODULE_0__/* .InputsError */ .aV)) throw error;
		return publishReply(setupReply(error, command, publisher), place);
	}
}
async function runCommand(command, session, place) {
	const { parsed, commandName } = command;
	if (parsed.kind === "status") return statusRun(parsed.jobId, session, place);
	if (parsed.kind === "usage") {
		const { why } = parsed;
		return publishReply(usage(commandName, {
			why,
			setup: why === void 0 ? await checkSetup(session) : []
		}), place);
	}
	const { api, issue } = place;
	const hasThread = session.inputs.comment !== "never";
	const request = {
		...command,
		...parsed,
		thread: hasThread ? {
			api,
			issue,
			isRequired: true
		} : void 0,
		mayCommand: (0,_permission_6WyoQzhC_js__WEBPACK_IMPORTED_MODULE_2__/* .mayCommand */ .fi)(session)
	};
	return (0,_permission_6WyoQzhC_js__WEBPACK_IMPORTED_MODULE_2__/* .jobRun */ .nD)(request, session);
}



/***/ })

};
