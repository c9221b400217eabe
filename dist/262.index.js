export const id = 262;
export const ids = [262];
export const modules = {

/***/ 262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ threadWarning),
/* harmony export */   Dg: () => (/* binding */ progressComment),
/* harmony export */   E5: () => (/* binding */ EndDetector),
/* harmony export */   EI: () => (/* binding */ reportOf),
/* harmony export */   Hd: () => (/* binding */ isTerminal),
/* harmony export */   KD: () => (/* binding */ contentsOf),
/* harmony export */   KM: () => (/* binding */ pullRequestsOfCommit),
/* harmony export */   Kd: () => (/* binding */ pullRequestNumber),
/* harmony export */   Ke: () => (/* binding */ instructionIn),
/* harmony export */   T3: () => (/* binding */ WHY_UNUSABLE),
/* harmony export */   VV: () => (/* binding */ pullRequest),
/* harmony export */   av: () => (/* binding */ OwnAccount),
/* harmony export */   bc: () => (/* binding */ MAX_COMMENT),
/* harmony export */   df: () => (/* binding */ IGNORED_RECORD),
/* harmony export */   f7: () => (/* binding */ endOfPullRequest),
/* harmony export */   fs: () => (/* binding */ pullRequestCommits),
/* harmony export */   hX: () => (/* binding */ presentJob),
/* harmony export */   ht: () => (/* binding */ serviceResponse),
/* harmony export */   ke: () => (/* binding */ jobOutputs),
/* harmony export */   l2: () => (/* binding */ requester),
/* harmony export */   lV: () => (/* binding */ factList),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   rm: () => (/* binding */ serviceClient),
/* harmony export */   sI: () => (/* binding */ pullRequestFiles),
/* harmony export */   tI: () => (/* binding */ linkOrCode),
/* harmony export */   tp: () => (/* binding */ sourceFacts),
/* harmony export */   uD: () => (/* binding */ knownStatus),
/* harmony export */   uF: () => (/* binding */ announcement),
/* harmony export */   vd: () => (/* binding */ retryPauseMs),
/* harmony export */   x6: () => (/* binding */ locatePullRequest),
/* harmony export */   yX: () => (/* binding */ hasResult),
/* harmony export */   zL: () => (/* binding */ remedy)
/* harmony export */ });
/* harmony import */ var _api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(101);
/* harmony import */ var _iso_Dhd8vVmx_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(571);
/* harmony import */ var _sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(566);
/* harmony import */ var _url_CobAIYhI_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(764);
/* harmony import */ var _presentation_bSfP4rLp_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(924);
/* harmony import */ var _undici_DAfkrqG8_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(917);
/* harmony import */ var _record_D4Mv1tDf_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(480);







// src/service/remedies.ts
(0,_undici_DAfkrqG8_js__WEBPACK_IMPORTED_MODULE_4__/* .init_undici */ .aW)();
/** For each kind of request: the inputs of its URL, those that name its resource, and what makes fewer requests. */
const INPUTS = {
	create: [
		"`base-url`",
		"`base-url` and `project-id`",
		"start fewer runs at the same time"
	],
	retrieve: [
		"`base-url` and `job-path`",
		"`base-url`, `project-id`, and `job-path`",
		"increase `poll-interval`"
	],
	visitors: [
		"`base-url`",
		"`base-url` and `project-id`",
		"decrease `max-requests` or `trend`"
	]
};
const KEY = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check the secret for \`api-key\`. The key may be mistyped, expired, revoked, or not an admin key.`;
const RIGHTS = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The key is not authorized for this request. Check that it is an admin key with the required permissions, that it belongs to \`project-id\`, and that the service’s IP allowlist, if any, includes this runner.`;
function remedy({ status = 0, unexpected }, kind) {
	const [url, resource, slower] = INPUTS[kind];
	if (unexpected) return (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check ${url}. Another server may respond at this URL.`;
	if (status === 0 && kind !== "retrieve") return (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check \`base-url\`, the network, and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`, \`NODE_EXTRA_CA_CERTS\`), then run again.`;
	if (status >= 300 && status < 400) return (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Redirects are not followed, because they would send the key to another URL. Change ${url} to the final URL.`;
	if (status < 400 || status >= 500 || status === 408 || status === 425) return (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service may be down. Try again later.`;
	if (status === 429) return (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service limits requests, possibly per hour. Try again later, and ${slower}.`;
	if (status === 401) return KEY;
	if (status === 403) return RIGHTS;
	if (status === 404 || status === 410 || kind === "retrieve") return (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check ${resource}.`;
	if (status === 409) return (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service may still be working on another request. Try again later.`;
	if (status === 413 && kind === "create") return (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The prompt is too long. Shorten it, or include less \`context\`.`;
	return (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)((0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Fix the problem that the service reported, then run again.`, kind === "visitors" ? (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`If a date is too far in the past, decrease \`trend\`.` : []);
}
function serviceResponse(message) {
	return message === "" ? [] : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Response: ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(message)}.`;
}
// src/service/classify.ts
/** Classifies an exchange without a usable response. The status is sufficient, even if the body is incomplete. */
function classify(exchange, method) {
	const { status = 0 } = exchange;
	if (status === 429 || exchange.kind === "fault" && !exchange.sent) return "transient";
	if (status === 404 || status === 410) return "gone";
	if (method === "GET" && (status === 408 || status === 425)) return "transient";
	if (status >= 300 && status < 500) return "permanent";
	return method === "GET" ? "transient" : "unclear";
}
function isSuccess(exchange) {
	return exchange.kind === "response" && exchange.status >= 200 && exchange.status < 300;
}
const MAX_TRIES = 3;
const PAUSES_MS = [2e3, 5e3];
const PAUSES_AFTER_429_MS = [5e3, 15e3];
/** The pause in ms before a request is sent again that has failed `tries` times; undefined: not again. */
function retryPauseMs(tries, failure) {
	if (tries >= MAX_TRIES) return void 0;
	return failure.retryAfterMs ?? (failure.status === 429 ? PAUSES_AFTER_429_MS : PAUSES_MS)[tries - 1];
}
/**
* The pause in ms that `Retry-After` asks for; undefined if it is missing or unreadable. A date is read against the
* response's own `Date`, else against `wall` (RFC 9110, 10.2.3).
*/
function retryAfterMs({ headers }, wall) {
	const value = [headers?.["retry-after"]].flat()[0]?.trim() ?? "";
	if (/^\d+$/.test(value)) return Math.min(Number(value), 0xe8d4a51000) * 1e3;
	const until = httpDate(value);
	return until && Math.max(0, until - (httpDate(headers?.date ?? "") ?? wall));
}
/** The form that RFC 9110 (5.6.7) requires. Date.parse alone reads "after 5" as a month of 2001. */
function httpDate(value) {
	const time = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(value) ? Date.parse(value) : NaN;
	return Number.isNaN(time) ? void 0 : time;
}
// src/job/end-detector.ts
/** A pull request may appear shortly after `completed`: the job is read three more times, over 15 s. */
const LINK_READS = 3;
/** After a message, an end that may be an earlier one counts after 60 s and three equal responses. */
const UNCONFIRMED_MS = 6e4;
const EQUAL_RESPONSES = 3;
const SHORT_PAUSE_MS = 5e3;
/** Whether a status is one of the ends that the specification names (section 3). */
function isTerminal(status) {
	return [
		"completed",
		"archived",
		"failed"
	].includes(status);
}
/** Detects a job's end: after a message a stale status may still show the previous end, and the pull request may be late. */
var EndDetector = class {
	/** The job was still active when the message arrived: its end may be an earlier message's. */
	wasActiveBefore;
	message;
	hasBeenActive = false;
	equalResponses = 0;
	lastResponse = "";
	linkReads = 0;
	constructor(message) {
		this.message = message;
		this.wasActiveBefore = Boolean(message?.before && !isTerminal(message.before.status));
	}
	/** Evaluates one response; `atDeadline`: the job has ended, and only its pull request may be missing. */
	observe({ status, prLink }, at) {
		if (!isTerminal(status)) {
			this.hasBeenActive = true;
			this.equalResponses = 0;
			this.linkReads = 0;
			return { kind: "again" };
		}
		if (this.message && !this.isConfirmed(prLink, this.message)) {
			if (at - this.message.answeredAt < UNCONFIRMED_MS) return { kind: "again" };
			const response = JSON.stringify([status, prLink]);
			this.equalResponses = response === this.lastResponse ? this.equalResponses + 1 : 1;
			this.lastResponse = response;
			if (this.equalResponses < EQUAL_RESPONSES) return {
				kind: "again",
				inMs: SHORT_PAUSE_MS
			};
		}
		if (status === "completed" && prLink === null && this.linkReads++ < LINK_READS) return {
			kind: "again",
			inMs: SHORT_PAUSE_MS,
			atDeadline: "job-ended"
		};
		return {
			kind: "done",
			value: "job-ended"
		};
	}
	/**
	* Whether the end is that of this message: the job has been active since, or its pull request has changed. Neither proves
	* that if the job was active before the message; nor does a pull request that an earlier end may have lacked so far.
	*/
	isConfirmed(prLink, { before }) {
		if (before === null || this.wasActiveBefore) return false;
		const mayBeLate = before.status === "completed" && before.prLink === null;
		return this.hasBeenActive || prLink !== before.prLink && !mayBeLate;
	}
};
// src/service/schema.ts
/** The status if it is one of the specified states (section 3), else ''. */
function knownStatus(status = "") {
	return [
		"active",
		"completed",
		"archived",
		"failed"
	].includes(status) ? status : "";
}
/** The specification leaves open which fields are always present (2.1): one of another type counts as missing. */
const tolerant = (schema) => (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(schema), void 0);
const text = (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)().check((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* ._minLength */ .m9)(1));
const name = tolerant(text.check((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* ._maxLength */ .Eb)(1e3)));
const jobSchema = (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	id: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5)()),
	status: name,
	source: tolerant((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		repository: name,
		ref: name
	})),
	model: name,
	prLink: tolerant(text),
	createdAt: tolerant((0,_iso_Dhd8vVmx_js__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w)({ offset: true }))
});
/** Reads the job in the response to a request for work; undefined without an ID that a URL can contain. */
function readStarted(body, redact) {
	const { id, ...job } = jobIn(body, redact);
	return typeof id === "string" && (0,_url_CobAIYhI_js__WEBPACK_IMPORTED_MODULE_6__/* .isSegment */ .wk)(id) && !id.includes("***") ? {
		...job,
		id
	} : void 0;
}
/** Reads the job in the response to its retrieval; undefined for another job, or without a state. */
function readJob(body, jobId, redact) {
	const { id = jobId, status, ...job } = jobIn(body, redact);
	return status === void 0 || id !== jobId ? void 0 : {
		...job,
		id: jobId,
		status
	};
}
/** The job's fields, which some services put under `job` or `data`: where there is an ID, else where there is a state. */
function jobIn(body, redact) {
	const json = Object(parseJson(body, redact));
	const found = [
		json,
		json.job,
		json.data
	].flatMap((each) => jobSchema.safeParse(each).data ?? []);
	const { source, prLink = null, createdAt, ...rest } = found.find(({ id }) => id && typeof id === "string") ?? found.find(({ status }) => status) ?? {};
	const created = createdAt === void 0 ? {} : { createdAt: Date.parse(createdAt) };
	return {
		...rest,
		...source,
		...created,
		prLink
	};
}
const WEB_PAGE = "a web page instead of JSON";
const MAX_MESSAGE = 600;
/**
* The service's own message in an error's body, untrusted; '' without one. The specification shows no shape (section 7).
* Secrets are removed before the text is truncated, which could leave half of one.
*/
function errorMessage(body, redact) {
	const json = parseJson(body, redact);
	const written = json === void 0 ? body : JSON.stringify(json);
	const whole = (typeof json === "string" ? json : redact(written)).trim();
	if (/^<(!doctype|html)/i.test(whole)) return WEB_PAGE;
	const { error, message, detail, title, details, errors } = Object(json);
	const main = [
		error,
		message,
		detail,
		title
	].map(messageIn).find((each) => each !== "") ?? "";
	const problems = [details, errors].filter(Array.isArray).flat().map(messageIn).filter((each) => each !== "" && each !== main).join("; ");
	const shown = (main !== "" && problems !== "" ? `${main.replace(/[.:]$/, "")}: ${problems}` : main) || problems || whole;
	return shown.length > MAX_MESSAGE ? `${shown.slice(0, MAX_MESSAGE).toWellFormed()}…` : shown;
}
function messageIn(value) {
	const message = Object(value).message ?? value;
	return typeof message === "string" ? message.trim() : "";
}
/** The parsed body, undefined for invalid JSON; secrets are removed from its texts. */
function parseJson(body, redact) {
	try {
		return JSON.parse(body, redact && (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .redactingReviver */ .Df)(redact));
	} catch {
		return;
	}
}
// src/job/thread-messages.ts
const WHY_UNUSABLE = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`the API key or \`github-token\` was changed, the comment was edited, or two workflows respond in the thread`;
const IGNORED_RECORD = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`A record in this thread was ignored, because ${WHY_UNUSABLE}.`;
/** A warning about the thread: what happened, and what to do. */
function threadWarning(warning) {
	switch (warning.type) {
		case "not-edited": return ["Could not update the progress comment", (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${(0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .ar)(warning.fault, "the edit")} The run continues.`];
		case "job-not-recorded": return [
			"Could not save the job ID in the thread",
			(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The job is running, but no comment contains its ID, so a re-run sends nothing.`,
			(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Save the job ID from this log. To continue the job, comment with \`--job ID\`.`
		];
		case "not-posted": return [
			"Could not post the result",
			(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${(0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .ar)(warning.fault, "the comment")} See the job summary or the outputs for the result.`,
			(0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .howToPermit */ .r2)(warning.fault)
		];
		case "not-removed": return ["Could not delete the progress comment", (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${(0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .ar)(warning.fault, "the request")} You can delete comment ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(warning.commentId)} yourself.`];
		case "unusable": return [
			"Record ignored",
			(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${IGNORED_RECORD} Comment IDs: ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(warning.commentIds.join(", "))}.`,
			(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`To continue a job from an ignored record, comment with \`--job ID\`.`
		];
	}
}
// src/job/messages.ts
const NOT_STARTED = "No work was started.";
function jobMessage(report, to = {}) {
	const message = endMessage(report, to);
	const { reason } = report;
	if (!("serviceMessage" in reason)) return message;
	return {
		...message,
		happened: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(message.happened, serviceResponse(reason.serviceMessage))
	};
}
function endMessage(report, to) {
	const { reason, request, intent } = report;
	const jobId = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(report.jobId);
	const steps = (0,_record_D4Mv1tDf_js__WEBPACK_IMPORTED_MODULE_5__/* .nextSteps */ .Zn)(report.jobId, to);
	const mayHave = intent === "message" ? "The job may have received it." : "It may have started a job.";
	switch (reason.kind) {
		case "job-ended": return jobEnd(report, steps);
		case "detached": return {
			title: request === "created" ? "Job started" : request === "messaged" ? "Message sent" : "Still running",
			happened: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Job ${jobId} is running. This run does not wait for it.`,
			next: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(to.unrecorded ? (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Save the job ID (output \`job-id\`), because no comment contains it.` : [], steps.wait)
		};
		case "timed-out": return timedOut(report, reason, steps);
		case "stopped": return stopped(report, mayHave, steps)[reason.where];
		case "gone": return {
			title: "Job not found",
			happened: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service does not know job ${jobId} (\`404\` or \`410\`, three times in a row).`,
			next: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check the job ID, \`project-id\`, and \`job-path\`. If they are correct, the job no longer exists: look for its pull request in the repository.`
		};
		case "unreadable": return {
			title: "Could not read the job status",
			happened: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The status of job ${jobId} could not be read: the service ${reason.what}. The job is not affected.`,
			next: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(remedy(reason, "retrieve"), steps.wait)
		};
		case "refused":
		case "not-sent":
		case "out-of-time": return notAccepted(report, reason, steps);
		case "unclear": return {
			title: "It is unclear whether the request arrived",
			happened: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The request was sent once, and the service ${reason.what}. ${mayHave} It was not repeated, because you could be charged twice.`,
			next: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(steps.check(intent), reason.unexpected ? remedy(reason, "create") : [])
		};
		case "no-context": return {
			title: "Could not read the context",
			happened: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${reason.error.happened} Nothing was sent.`,
			next: reason.error.remedy
		};
		case "nothing-to-do": {
			const { happened, remedy: next } = reason.error;
			return {
				title: _sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .NothingToDo */ .iH.title,
				happened,
				next
			};
		}
		case "blocked": return refusal(reason.refusal, steps);
	}
}
/** By where the signal found the run. */
function stopped({ jobId, intent }, mayHave, steps) {
	return {
		"before-sending": {
			title: "Canceled before anything was sent",
			happened: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The run was canceled. ${NOT_STARTED}`,
			next: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`To send the request, run again.`
		},
		sending: {
			title: "Canceled while sending the request",
			happened: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The run was canceled before the service responded to the request. ${mayHave}`,
			next: steps.check(intent)
		},
		waiting: {
			title: "Canceled, but the job continues",
			happened: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The run was canceled while it waited for job ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(jobId)}. The job is not affected.`,
			next: steps.wait
		}
	};
}
function timedOut(report, reason, { wait }) {
	const { title, happened, next } = withoutEnd(report, "input" in reason ? reason.input : void 0);
	if (!("retryAt" in reason)) return {
		title,
		happened,
		next: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(wait, next)
	};
	const limit = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service ${reason.what}. The next attempt would be at ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .moment */ .n$)(reason.retryAt)}, after the time limit of this run.`;
	return {
		title,
		happened: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(happened, limit),
		next: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(wait, remedy(reason, "retrieve"))
	};
}
/** `input`: what bounds the wait. */
function withoutEnd({ jobId, job, durationMs }, input = "timeout-minutes") {
	const id = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(jobId);
	const waited = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(durationMs);
	if (job !== void 0 && isTerminal(job.status)) return {
		title: "Result not confirmed",
		happened: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The status of job ${id} is ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(job.status)}, but this run stopped waiting after ${waited}, before it was clear whether this is the result of the follow-up or an earlier one.`,
		next: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`It can take 90 seconds to confirm the result of a follow-up. To allow this time, increase ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(input)}.`
	};
	return {
		title: "Still running",
		happened: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`This run stopped waiting for job ${id} after ${waited}. The job is not affected.`,
		next: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`If jobs often take this long, increase ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(input)}.`
	};
}
function notAccepted({ intent }, reason, steps) {
	const { kind, status = 0, what } = reason;
	const isUnknownJob = intent === "message" && (status === 404 || status === 410);
	const retryAt = kind === "out-of-time" ? (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .moment */ .n$)(reason.retryAt) : "";
	const late = ` The next attempt would be at ${retryAt}, after the time limit of this run.`;
	return {
		title: (/* @__PURE__ */ new Map([
			[401, "The service rejected the API key"],
			[429, `Rate limited${retryAt && ` until ${retryAt}`}`],
			[0, "Could not reach the service"]
		])).get(status) ?? "The service rejected the request",
		happened: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${kind === "not-sent" ? `All ${reason.tries} attempts failed: the` : "The"} service ${what}.${retryAt && late} ${NOT_STARTED}`,
		next: isUnknownJob ? (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Check the job ID and \`project-id\`. To start a new job instead, ${steps.startNew}.` : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(remedy(reason, "create"), retryAt ? (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Or increase \`timeout-minutes\`.` : [])
	};
}
function jobEnd({ jobId, prLink, request, job, outcome }, steps) {
	const next = stepsAfter(job?.status, steps);
	switch (outcome) {
		case "pr-opened": {
			const pr = prLink === "" ? "a pull request" : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(prLink);
			const isNew = request === "created";
			return {
				title: isNew ? "Pull request opened" : "The agent finished",
				happened: isNew ? (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The agent opened ${pr}.` : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The work is in ${pr}.`,
				next: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)((0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Review it like any other pull request.`, next)
			};
		}
		case "no-changes": return {
			title: "The agent finished without a pull request",
			happened: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Job ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(jobId)} is completed. Either nothing was changed, or the service commits directly, without a pull request.`,
			next: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)((0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`If you expected a change, check ${whereCommitted(job)} for new commits, or describe what to change and where.`, next)
		};
		case "archived": return {
			title: "Job archived",
			happened: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Job ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(jobId)} was archived without a pull request.`,
			next
		};
		default: {
			const pr = prLink === "" ? [] : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)` The job has a pull request: ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(prLink)}.`;
			const where = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service does not report the reason, but its dashboard may show it.`;
			return {
				title: "The agent failed",
				happened: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Job ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(jobId)} failed with an error that the agent could not recover from.${pr}`,
				next: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(where, next)
			};
		}
	}
}
function stepsAfter(status, steps) {
	if (status === "archived") return steps.afterArchived;
	return status === "failed" ? steps.afterFailed : steps.continueJob;
}
function whereCommitted({ repository, ref } = {}) {
	const branch = ref === void 0 ? [] : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`branch ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(ref)} of `;
	return (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${branch}${repository === void 0 ? "the documentation repository" : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(repository)}`;
}
const SENT_EARLIER = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`An earlier run of this command ended before it was clear whether its request arrived`;
const UNUSABLE = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The record of this command in the thread cannot be used, because ${WHY_UNUSABLE}`;
const OTHER_JOB = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`An earlier command in this thread may have started a job, so it is unclear which job belongs to the thread`;
/** Why a run sends nothing because of its thread: a sentence without its end, which GitHub's answer may follow. */
const CAUSES = {
	"this-command-unknown": SENT_EARLIER,
	"this-command-silent": SENT_EARLIER,
	"this-command-unusable": UNUSABLE,
	"other-command-silent": OTHER_JOB,
	"other-command-unknown": OTHER_JOB,
	"record-refused": (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`GitHub rejected the comment of this run`,
	"record-not-found": (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`GitHub does not list the comment of this run in the thread`,
	"thread-unreadable": (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`GitHub did not return the comments of the thread`
};
function refusal({ because, kind, fault, outcome, state }, steps) {
	const isRefused = because === "record-refused";
	const failed = isRefused ? "Could not comment in the thread" : "Could not read the thread";
	const unclear = state === "unknown" ? "It is unclear whether this command arrived" : "Blocked by an earlier command";
	const detail = fault ? (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)` (${(0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .faultText */ .Ij)(fault)})` : [];
	const check = steps.check(kind === "message" ? "message" : "create");
	const next = outcome === "failed" ? (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Wait a minute, then run again.` : check;
	const without = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`To run without a comment, set \`comment: never\`. A re-run then starts a new job.`;
	return {
		title: outcome === "failed" ? failed : unclear,
		happened: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${CAUSES[because]}${detail}. Nothing was sent, so that you are not charged twice.`,
		next: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(fault ? (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .faultRemedy */ .zq)(fault) : next, isRefused ? without : [])
	};
}
// src/github/pull-requests.ts
const PULL = "GET /repos/{owner}/{repo}/pulls/{pull_number}";
/** Anything else counts as missing. */
const count = (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)().check((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* ._nonnegative */ .UI)())), void 0);
const sha = (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)().check((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* ._regex */ .Fk)(/^[0-9a-f]+$/));
const pullSchema = (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	number: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
	state: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* ._enum */ .$8)(["open", "closed"]),
	merged_at: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	draft: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)()),
	commits: count,
	changed_files: count,
	additions: count,
	deletions: count,
	base: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		sha,
		repo: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
			id: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
			full_name: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
			private: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)(), true)
		})
	}),
	head: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ sha })
}), (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ merged_at: mergedAt, changed_files: changedFiles, draft, base, head, ...pull }) => ({
	...pull,
	changedFiles,
	draft: draft ?? false,
	base: base.sha,
	head: head.sha,
	/** In ms since 1970; undefined where it is not merged. */
	mergedAt: mergedAt ? Date.parse(mergedAt) : void 0,
	repositoryId: base.repo.id,
	repository: base.repo.full_name,
	isPrivate: base.repo.private
})));
/** Rejects with a GitHubFault; a token that may not read the pull request gets a 403 or 404. */
async function pullRequest(api, id) {
	return (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(pullSchema, await api.call(PULL, parametersOf(id)));
}
/** The pull requests that contain a commit; in a fork, also those of the upstream repository. */
function pullRequestsOfCommit(api, commit) {
	return (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsOf */ .RO)(api, "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", { commit_sha: commit }, {
		schema: pullSchema,
		atMost: 100
	});
}
const fileSchema = (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	filename: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	previous_filename: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	status: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	/** Lines added and removed. */
	changes: count,
	/** Missing for binary files, and where GitHub finds the changes too large. */
	patch: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
});
/** The changed files, by path. */
function pullRequestFiles(api, id, { atMost = 1e3, ...limits } = {}) {
	return (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsOf */ .RO)(api, `${PULL}/files`, parametersOf(id), {
		schema: fileSchema,
		atMost,
		...limits
	});
}
const commitSchema = (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	sha: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	commit: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		message: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
		committer: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ date: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()) }))
	})
}), (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ sha: id, commit: { message, committer } }) => {
	return {
		id,
		date: committer?.date?.slice(0, 10) ?? "",
		message
	};
}));
/** The commits, oldest first; `date` is YYYY-MM-DD. GitHub lists no more than 250. */
function pullRequestCommits(api, id, limits = {}) {
	return (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsOf */ .RO)(api, `${PULL}/commits`, parametersOf(id), {
		schema: commitSchema,
		atMost: 250,
		...limits
	});
}
function parametersOf({ number, ...repository }) {
	return {
		...repository,
		pull_number: number
	};
}
// src/job/pull-request.ts
/** Why the output `pr-link` is empty although the service returned a URL. */
function unusableLink(url) {
	return (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The service returned ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(url)} as the URL of the pull request. It is not a plain HTTPS URL of at most ${_url_CobAIYhI_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_LINK */ .yb} characters that are safe in a shell and in Markdown, so \`pr-link\` is empty.`;
}
/** The pull request's number where the URL shows one, as the usual hosts write it; else ''. */
function pullRequestNumber(link) {
	return /\/(?:pull|pulls|pull-requests|merge_requests)\/(\d{1,15})(?:[/?#]|$)/.exec(link)?.[1] ?? "";
}
/** Where a pull request is; undefined for a URL that is no pull request on this GitHub server. */
function locatePullRequest(prLink, { serverUrl, repository }) {
	const root = `${serverUrl}/`;
	if (!prLink.toLowerCase().startsWith(root.toLowerCase())) return void 0;
	const [, owner, repo, number] = /^([\w-]{1,100})\/(?!\.{1,2}\/)([\w.-]{1,100})\/pull\/(\d{1,15})(?:[/?#]|$)/.exec(prLink.slice(root.length)) ?? [];
	if (owner === void 0 || repo === void 0) return void 0;
	const isSameRepository = `${owner}/${repo}`.toLowerCase() === repository.fullName.toLowerCase();
	return {
		id: {
			owner,
			repo,
			number: Number(number)
		},
		isSameRepository
	};
}
/**
* What a pull request changes, with the paths of ten files at most; undefined if GitHub does not return it. Readers of
* this repository may not see another private one, so its paths are left out.
*/
async function contentsOf({ id, isSameRepository }, api) {
	const [pull, files = []] = await Promise.all([pullRequest(api, id).catch(_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoreFault */ .h0), pullRequestFiles(api, id, { atMost: 10 }).catch(_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoreFault */ .h0)]);
	const mayShowPaths = isSameRepository || pull?.isPrivate === false;
	return pull && {
		...pull,
		files: mayShowPaths ? files.map(({ filename }) => filename) : []
	};
}
/** How a pull request ended; undefined while it is open. Rejects with a GitHubFault. */
async function endOfPullRequest(id, api) {
	const { state, mergedAt } = await pullRequest(api, id);
	if (state === "open") return void 0;
	return mergedAt === void 0 ? "closed" : "merged";
}
// src/job/report.ts
const NOT_SENT = {
	outcome: "failed",
	state: "unsent",
	mustFail: true
};
const UNCLEAR = {
	outcome: "unknown",
	state: "unknown",
	mustFail: true
};
const LOST = {
	outcome: "unknown",
	state: "sent",
	mustFail: false
};
const ENDS = {
	detached: {
		outcome: "detached",
		state: "sent",
		mustFail: false
	},
	"timed-out": {
		outcome: "timed-out",
		state: "sent",
		mustFail: false
	},
	"before-sending": {
		outcome: "cancelled",
		state: "unsent",
		mustFail: true
	},
	sending: UNCLEAR,
	waiting: {
		outcome: "cancelled",
		state: "sent",
		mustFail: true
	},
	unclear: UNCLEAR,
	gone: LOST,
	unreadable: LOST,
	refused: NOT_SENT,
	"not-sent": NOT_SENT,
	"out-of-time": NOT_SENT,
	"no-context": NOT_SENT,
	"nothing-to-do": {
		outcome: "skipped",
		state: "unsent",
		mustFail: false
	}
};
function endOf(reason, job) {
	if (reason.kind === "job-ended") return {
		outcome: outcomeOf(job),
		state: "ended",
		mustFail: false
	};
	if (reason.kind === "blocked") {
		const { outcome, state } = reason.refusal;
		return {
			outcome,
			state,
			mustFail: true
		};
	}
	return ENDS[reason.kind === "stopped" ? reason.where : reason.kind];
}
function outcomeOf({ status, prLink } = {}) {
	if (status === "failed") return "failed";
	if (prLink) return "pr-opened";
	return status === "archived" ? "archived" : "no-changes";
}
/** Completes a report; `loopback`: the service is on loopback, so the pull request's URL may be, too. */
function reportOf(report, loopback) {
	const prLink = (0,_url_CobAIYhI_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLink */ .VJ)(report.job?.prLink, loopback) ?? "";
	return {
		...report,
		...endOf(report.reason, report.job),
		prLink
	};
}
/** Whether the job has a result; everything else may need attention. */
function hasResult({ reason, outcome }) {
	return reason.kind === "job-ended" && outcome !== "failed";
}
/** The outputs of a job run. Only values whose form was checked are written: later steps use them as they are. */
function jobOutputs(report) {
	const { title } = jobMessage(report);
	return (0,_presentation_bSfP4rLp_js__WEBPACK_IMPORTED_MODULE_3__/* .outputs */ .V4)({
		"pr-link": report.prLink,
		"pr-number": pullRequestNumber(report.prLink),
		"changed-files": String(report.pull?.changedFiles ?? ""),
		additions: String(report.pull?.additions ?? ""),
		deletions: String(report.pull?.deletions ?? ""),
		"job-id": (0,_url_CobAIYhI_js__WEBPACK_IMPORTED_MODULE_6__/* .isSegment */ .wk)(report.jobId) ? report.jobId : "",
		status: knownStatus(report.job?.status),
		outcome: report.outcome,
		request: report.request,
		headline: report.prLink === "" ? title : `${title}: ${report.prLink}`
	});
}
// src/service/request.ts
const errorWith = (code, message) => Object.assign(new Error(message), { code });
const STOPPED = {
	code: "STOPPED",
	message: "the run was stopped"
};
const seconds = (ms) => `${Number((ms / 1e3).toPrecision(2))} s`;
/**
* Carries out one exchange; never rejects. The request counts as sent once the connection is established, at the
* dispatcher's `onConnect`, which precedes the first byte: no error codes are interpreted.
*/
async function exchange({ url, limits, ...options }, deps) {
	const { dispatcher, after, signal } = deps;
	if (signal?.aborted) return {
		kind: "fault",
		sent: false,
		...STOPPED
	};
	let sent = false;
	let head;
	const stop = new AbortController();
	const stopped = new Promise((_, reject) => {
		stop.signal.addEventListener("abort", () => reject(stop.signal.reason));
	});
	const noteSent = (dispatch) => (options, handler) => {
		const onConnect = (abort) => {
			sent ||= !stop.signal.aborted;
			handler.onConnect?.(abort);
		};
		return dispatch(options, Object.assign(new _undici_DAfkrqG8_js__WEBPACK_IMPORTED_MODULE_4__/* .import_decorator_handler */ .vP.default(handler), { onConnect }));
	};
	const read = async () => {
		const response = await dispatcher.compose(noteSent).request({
			...options,
			origin: url.origin,
			path: url.pathname + url.search,
			signal: stop.signal,
			headersTimeout: 0,
			bodyTimeout: 0,
			reset: options.method === "POST"
		});
		head = {
			status: response.statusCode,
			headers: response.headers
		};
		const chunks = [];
		let size = 0;
		for await (const chunk of response.body) {
			size += chunk.length;
			if (size > limits.maxBytes) throw errorWith("TOO_LARGE", `the answer is larger than ${limits.maxBytes} bytes`);
			chunks.push(chunk);
		}
		return {
			kind: "response",
			...head,
			body: new TextDecoder().decode(Buffer.concat(chunks))
		};
	};
	const onSignal = () => stop.abort(errorWith(STOPPED.code, STOPPED.message));
	signal?.addEventListener("abort", onSignal, { once: true });
	const cancelConnect = after(limits.connectMs, () => {
		if (!sent) stop.abort(errorWith("TIMEOUT", `no connection within ${seconds(limits.connectMs)}`));
	});
	const cancelTotal = after(limits.totalMs, () => {
		const what = head === void 0 ? "no answer" : "no complete answer";
		stop.abort(errorWith("TIMEOUT", `${what} within ${seconds(limits.totalMs)}`));
	});
	try {
		return await Promise.race([stopped, read()]);
	} catch (error) {
		return {
			kind: "fault",
			sent,
			code: codeOf(error),
			message: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error),
			...head
		};
	} finally {
		cancelConnect();
		cancelTotal();
		signal?.removeEventListener("abort", onSignal);
	}
}
function codeOf(error) {
	if (typeof error.code === "string") return error.code;
	const first = error.errors?.[0];
	return first instanceof Error ? codeOf(first) : error.name;
}
// src/service/client.ts
const LIMITS = {
	connectMs: 1e4,
	maxBytes: 8388608
};
const TOTAL_MS = {
	POST: 6e4,
	GET: 3e4
};
/** The agent job endpoints (specification 4.1 to 4.3); methods make one attempt. */
function serviceClient(access) {
	const { baseUrl, projectId, jobPath } = access;
	const ask = requester(access);
	const preview = ({ jobId, prompt }) => {
		const create = "/v2/agent/{projectId}/job";
		const url = (0,_url_CobAIYhI_js__WEBPACK_IMPORTED_MODULE_6__/* .addressOf */ .ci)(baseUrl, prompt === void 0 ? jobPath : jobId === void 0 ? create : `${create}/{id}/message`, {
			projectId,
			id: jobId ?? ""
		});
		return prompt === void 0 ? {
			method: "GET",
			url
		} : {
			method: "POST",
			url,
			body: JSON.stringify({ prompt })
		};
	};
	return {
		preview,
		post(work, signal) {
			return ask(preview(work), readStarted, signal);
		},
		async retrieve(jobId, limitMs, signal) {
			const parse = (body, redact) => readJob(body, jobId, redact);
			const read = await ask(preview({ jobId }), parse, signal, limitMs);
			return read.kind === "failure" ? read : {
				kind: "job",
				job: read.value
			};
		}
	};
}
/** Returns the function that sends one request; it never rejects. `limitMs` shortens the request's own time limit. */
function requester({ apiKey, redact, userAgent, connections, clock, limits }) {
	const { after } = connections;
	const common = {
		authorization: `Bearer ${apiKey}`,
		accept: "application/json",
		"user-agent": userAgent
	};
	return async (request, parse, signal, limitMs = Number.POSITIVE_INFINITY) => {
		const { method } = request;
		const isPost = method === "POST";
		const headers = isPost ? {
			...common,
			"content-type": "application/json"
		} : common;
		const bounds = {
			...LIMITS,
			totalMs: TOTAL_MS[method],
			...limits
		};
		bounds.totalMs = Math.max(1, Math.min(bounds.totalMs, limitMs));
		const dispatcher = isPost ? connections.own() : connections.shared;
		const result = await exchange({
			...request,
			headers,
			limits: bounds
		}, {
			dispatcher,
			after,
			signal
		});
		if (isPost) dispatcher.destroy().catch(() => {});
		const unexpected = isSuccess(result);
		const value = unexpected ? parse(result.body, redact) : void 0;
		if (value !== void 0) return {
			kind: "value",
			value
		};
		const { status } = result;
		const message = result.kind === "fault" ? "" : errorMessage(result.body, redact);
		return {
			kind: "failure",
			failure: classify(result, method),
			status,
			what: describe(result, redact),
			serviceMessage: unexpected && message !== "a web page instead of JSON" ? "" : message,
			unexpected,
			retryAfterMs: retryAfterMs(result, clock.wall())
		};
	};
}
function describe(result, redact) {
	const { status } = result;
	if (result.kind === "fault") {
		const detail = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(redact(`${result.code}: ${result.message}`));
		if (status === void 0) return (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${result.sent ? "did not respond" : "could not be reached"} (${detail})`;
		return (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`returned ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(status)}, but the response was incomplete (${detail})`;
	}
	const isRedirect = result.status >= 300 && result.status < 400;
	const but = isSuccess(result) ? [", but not the expected response"] : isRedirect ? [", a redirect"] : [];
	return (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`returned ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(result.status)}${but}`;
}
// src/job/markdown.ts
const MAX_INSTRUCTION = 2e4;
/** Maximum length of a comment: GitHub's limit of 65,536 characters, with a margin. */
const MAX_COMMENT = 65e3;
const ICON_OF = {
	"pr-opened": "done",
	"timed-out": "running",
	detached: "running",
	cancelled: "stopped",
	unknown: "unclear",
	failed: "failed"
};
/** The end of a job run for its readers. `failing`: the step fails. */
function presentJob(report, reader) {
	const { failing, runUrl } = reader;
	const { job, jobId, prLink, durationMs, pull, outcome, reason } = report;
	const icon = outcome === "failed" && "status" in reason && reason.status === 429 ? "limited" : ICON_OF[outcome] ?? (failing ? "failed" : "note");
	const { title, happened, next } = jobMessage(report, reader);
	const warnings = job?.prLink && prLink === "" ? [unusableLink(job.prLink)] : [];
	const head = [
		`### ${_presentation_bSfP4rLp_js__WEBPACK_IMPORTED_MODULE_3__/* .ICONS */ .Ze[icon]} ${title}`,
		(0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)(happened),
		...warnings.map((warning) => `⚠️ ${(0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)(warning)}`),
		...pull ? [(0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)(contents(pull))] : [],
		(0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)(next)
	];
	const notes = jobNotes(report, reader.continues);
	const facts = factList({
		"Pull request": prLink && (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(prLink),
		Job: jobId && (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(jobId),
		...sourceFacts(job),
		Duration: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(durationMs)
	});
	const summary = [
		...head,
		facts,
		...notes.map(_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6),
		...instructionBlock(report.instruction)
	];
	const footer = [
		jobId === "" ? [] : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Job ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(jobId)}`,
		[(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(durationMs)],
		job?.model === void 0 ? [] : [(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(job.model)]
	];
	const ignored = {
		level: "warning",
		title: "Pull request URL ignored"
	};
	const level = failing ? "error" : outcome === "unknown" ? "warning" : "notice";
	return {
		outputs: jobOutputs(report),
		notes,
		summary: `${summary.join("\n\n")}\n`,
		annotations: [...warnings.map((warning) => ({
			...ignored,
			paragraphs: [warning]
		})), {
			level,
			title,
			paragraphs: [happened, next]
		}],
		/** Leaves room for a record; `more`: further notes. */
		comment: (more) => withInstruction([...head, ...[...notes, ...more].map(_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)], report.instruction, smallPrint(footer, runUrl))
	};
}
function instructionBlock(instruction, most = MAX_INSTRUCTION) {
	return instruction === "" ? [] : [(0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .collapsible */ .r0)("Instruction", (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .fence */ .EU)(instruction, most))];
}
/** Joins a comment's parts, with the instruction truncated so that a record still fits. */
function withInstruction(before, instruction, after) {
	const left = MAX_COMMENT - _record_D4Mv1tDf_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_RECORD */ .ZB - [...before, after].join("\n\n").length - 200;
	const block = instructionBlock(instruction, Math.min(MAX_INSTRUCTION, Math.floor(left / 2)));
	return [
		...before,
		...block,
		after
	].join("\n\n");
}
/** Extracts the instruction from a comment of ours; '' without one. */
function instructionIn(markdown) {
	return /^<details><summary>Instruction<\/summary>\n\n(`{3,}|~{3,})text\n([\s\S]*?)\n\1$/m.exec(markdown)?.[2] ?? "";
}
function sourceFacts({ repository, ref, model } = {}) {
	return {
		Branch: ref && branch(repository, ref),
		Model: model && (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(model)
	};
}
/** A link where the repository is on GitHub. */
function branch(repository = "", ref) {
	return repository.startsWith("https://github.com/") ? linkOrCode(`${repository}/tree/${ref}`, ref) : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(ref);
}
/** A link to a plain HTTPS URL; anything else as code. */
function linkOrCode(url, otherwise = url) {
	return (0,_url_CobAIYhI_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLink */ .VJ)(url, false) === void 0 ? (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(otherwise) : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(url);
}
function factList(facts) {
	return Object.entries(facts).flatMap(([name, value]) => value ? [`- **${name}:** ${(0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)([value])}`] : []).join("\n");
}
const joined = (parts) => parts.filter((part) => part !== "").join(" · ");
function smallPrint(parts, runUrl = "") {
	return `<sub>${joined([...parts.map(_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6), runUrl && `[workflow run](${runUrl})`])}</sub>`;
}
/** What the pull request changes; numbers that GitHub did not return are left out. */
function contents({ changedFiles, additions, deletions, draft, files }) {
	const left = (changedFiles ?? 0) - files.length;
	const lines = additions !== void 0 && deletions !== void 0 ? ` (+${additions} −${deletions})` : "";
	const names = files.flatMap((name, at) => (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`${at === 0 ? ": " : ", "}${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name.slice(0, 200))}`);
	return (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(changedFiles === void 0 ? [] : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`It changes ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(changedFiles, "file")}${lines}${names}${files.length > 0 && left > 0 ? `, and ${left} more` : ""}.`, draft ? (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`It is a draft.` : []);
}
function jobNotes({ replaced, shared, reason, jobId, request }, continues = false) {
	const isReplaced = replaced !== void 0 && jobId !== "" && jobId !== replaced.jobId;
	return [
		continues && request === "messaged" ? (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`This run continued the job of this thread.` : [],
		continues && request === "created" && !replaced ? (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`There was no job to continue in this thread, so a new one was started.` : [],
		isReplaced ? (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The previous job of this thread, ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(replaced.jobId)}, ${replaced.why} A new job was started.` : [],
		shared && reason.kind === "job-ended" ? (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`The agent was still working on an earlier instruction when this one arrived, so this may be the result of that one.` : []
	].filter((note) => note.length > 0);
}
function progressComment(about) {
	const { job, startedAt, checkedAt } = about;
	const status = job?.status === void 0 ? [] : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`: ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(job.status)}`;
	const age = startedAt - (job?.createdAt ?? startedAt);
	const facts = [
		job === void 0 ? (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Preparing` : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`Job ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(job.id)}${status}`,
		(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`started ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .moment */ .n$)(startedAt)}`,
		age < 6e4 ? [] : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`job created ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(age)} earlier`,
		job?.repository === void 0 ? [] : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`repository ${linkOrCode(job.repository)}`,
		job?.ref === void 0 ? [] : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`branch ${branch(job.repository, job.ref)}`,
		checkedAt === void 0 ? [] : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`checked ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .moment */ .n$)(checkedAt)}`
	];
	return withInstruction(["### ⏳ Working on it", joined(facts.map(_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6))], about.instruction, smallPrint([], about.runUrl));
}
const ONLY_IF = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`This works if a workflow in this repository runs the action for comments.`;
/** `hasCommand`: the pull request's repository has a workflow for commands. */
function announcement({ jobId, job }, { commandName, hasCommand, from }) {
	const requested = from === void 0 ? [] : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`, requested in ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(from)}`;
	const { afterArchived, continueJob } = (0,_record_D4Mv1tDf_js__WEBPACK_IMPORTED_MODULE_5__/* .nextSteps */ .Zn)(jobId, { commandName });
	return [
		"### 📝 Opened by Docs Agent",
		(0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)((0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)`This pull request is the result of job ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(jobId)}${requested}.`),
		(0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l6)((0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(job?.status === "archived" ? afterArchived : continueJob, hasCommand ? [] : ONLY_IF))
	].join("\n\n");
}
// src/github/account.ts
/** The account behind the token, by which a run tells its own comments from those of others. */
var OwnAccount = class {
	#isInstallation;
	#comments;
	#id;
	constructor(token, comments) {
		this.#isInstallation = token.trim().startsWith("ghs_");
		this.#comments = comments;
	}
	/**
	* Whether a comment is ours. GitHub does not tell an installation which account it has, so until it has written
	* something, every `Bot` counts. For other tokens `GET /user` is sent at most once, and its failure is final.
	*/
	async matcher() {
		if (this.#isInstallation && this.#id === void 0) return ({ author }) => author?.type === "Bot";
		this.#id ??= this.#comments.whoAmI();
		const id = await this.#id;
		return ({ author }) => author?.id === id;
	}
	/** Takes the account from a comment that this run has written. */
	learnFrom({ author }) {
		if (author !== null) this.#id ??= Promise.resolve(author.id);
	}
};



/***/ }),

/***/ 480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mf: () => (/* binding */ isSameRun),
/* harmony export */   NR: () => (/* binding */ signingKey),
/* harmony export */   ZB: () => (/* binding */ MAX_RECORD),
/* harmony export */   Zn: () => (/* binding */ nextSteps),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   c: () => (/* binding */ withSameRecord),
/* harmony export */   q8: () => (/* binding */ withRecord)
/* harmony export */ });
/* unused harmony export howToAttach */
/* harmony import */ var _api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(101);
/* harmony import */ var _sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(566);
/* harmony import */ var _presentation_bSfP4rLp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(924);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(598);




// src/job/next-steps.ts
function nextSteps(jobId, { commandName, unrecorded, continues }) {
	const isCommand = commandName !== void 0;
	const named = unrecorded ? ` --job ${jobId}` : "";
	const comment = (rest) => (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${commandName}${rest}`);
	const startNew = isCommand ? (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`comment ${comment(" --new …")} in this thread` : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`start a new workflow run with ${continues ? "`conversation: new`" : "a prompt and without `job-id`"}`;
	const continueJob = isCommand ? (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To continue this job, comment ${comment(`${named} …`)} in this thread.` : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To continue this job, run the action with ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`job-id: ${jobId}`)} and a new prompt.`;
	const nextRunStartsNew = (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The next run starts a new job.`;
	return {
		startNew,
		continueJob: continues ? (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`The next run continues this job.` : continueJob,
		afterFailed: continues ? nextRunStartsNew : continueJob,
		afterArchived: (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)((0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`An archived job does not accept messages.`, continues ? nextRunStartsNew : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To start a new job, ${startNew}.`),
		wait: isCommand ? (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)((0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To check on the job, comment ${comment(` --status${named}`)}.`, unrecorded ? [] : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To wait for it again, re-run the workflow run. This does not start new work.`) : howToAttach(jobId),
		/** Where a request may have arrived. */
		check: (intent) => intent === "message" ? (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Check the service’s dashboard or the pull request to see whether the message arrived. If it did not, ${isCommand ? "comment again" : "start a new workflow run, not a re-run"}.` : (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`Check the service’s dashboard and the repository’s pull requests for the job. If there is none, ${isCommand || continues ? startNew : "start a new workflow run"}${isCommand ? "" : ", not a re-run"}.`
	};
}
/** How a later run waits for the same job. */
function howToAttach(jobId) {
	return (0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)`To wait for the job, run the action with ${(0,_sentence_Bl06IYzb_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`job-id: ${jobId}`)} and without a prompt. This does not start new work.`;
}
// src/thread/record.ts
const recordSchema = (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	/** See README.md: the request may be under way, the job has it, its end is posted, nothing was sent, or it is unclear. */
	state: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* ._enum */ .$8)([
		"sending",
		"sent",
		"ended",
		"unsent",
		"unknown"
	]),
	/** What was sent; empty until known, and where the run only waits. */
	kind: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* ._enum */ .$8)([
		"",
		"create",
		"message"
	]),
	/** The comment is the command's result, not a progress comment: the state `sent` can be either. */
	answer: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)(),
	jobId: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	/** The ID of the comment with the command, or what identifies a run without one. */
	command: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	/** `nonce`: random, so that a run recognizes its own comments. */
	run: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		id: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
		attempt: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(),
		nonce: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()
	}),
	/** In ms since 1970: when the service answered the request, before that when the run began. */
	time: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(),
	/** The ID of the command's first progress comment; null: the comment that holds the record. */
	first: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)()),
	/** The job before a message; null: not known, or no message. */
	before: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		status: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
		prLink: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
	})),
	prLink: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	/** The job's status at its end; null before, and where the service no longer knew the job. */
	status: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	/** Grows with each change: of several records of one run the highest counts. */
	seq: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(),
	/** The job is no longer followed, although it continues. */
	givenUp: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)())
});
/**
* What signs a thread's records. `repository`: GitHub's number, which survives a rename. `isForeign`: it is not the run's
* own, so its readers may not know the project and the command, of which a keyed hash is written.
*/
function signingKey(thread) {
	const { apiKey, project, repository, issue, isForeign = false } = thread;
	const key = Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_3__.hkdfSync)("sha256", apiKey, "", "docs-agent: record in a thread, 1", 32));
	const sign = (payload) => {
		const signed = JSON.stringify([
			project,
			repository,
			issue,
			payload
		]);
		return unpadded((0,node_crypto__WEBPACK_IMPORTED_MODULE_3__.createHmac)("sha256", key).update(signed).digest());
	};
	const hash = (value) => sign(`hash of ${value}`);
	const projects = [encoded(project), hash(project)];
	return {
		sign,
		/** Both forms of the project that lines of this thread may have. */
		projects,
		project: projects[isForeign ? 1 : 0],
		commandId: (id) => isForeign ? hash(id) : id
	};
}
/** The most characters of a comment that its hidden line takes, with all that `Before` and an id may hold. */
const MAX_RECORD = 16384;
/** The project, percent-encoded or as a hash, the record as JSON in Base64, and the signature. */
const LINE = /^<!-- docs-agent-record (\S+) ([A-Za-z0-9+/]+)\.([A-Za-z0-9+/]{43}) -->$/;
/** A comment's whole text. Standard Base64 has no hyphen, so nothing can end the HTML comment early. */
function withRecord(markdown, record, signing) {
	const payload = unpadded(Buffer.from(JSON.stringify(recordSchema.parse(record))));
	const signed = `${payload}.${signing.sign(payload)}`;
	return `${markdown}\n\n<!-- docs-agent-record ${signing.project} ${signed} -->`;
}
/** New text over an unchanged hidden line, with what people added below it; undefined where the comment has none. */
function withSameRecord(body, markdown) {
	const hidden = (0,_presentation_bSfP4rLp_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenLine */ .re)(body);
	if (hidden === void 0 || !LINE.test(hidden.line)) return void 0;
	return `${markdown}\n\n${body.slice(hidden.index)}`;
}
/**
* The caller checks who wrote the comment. `record`: undefined where its hidden line does not verify; `command`: what
* the line claims, where readable.
*/
function readRecord(body, signing) {
	const [, project = "", payload = "", signed = ""] = LINE.exec((0,_presentation_bSfP4rLp_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenLine */ .re)(body)?.line ?? "") ?? [];
	if (!signing.projects.includes(project)) return void 0;
	const value = parsed(payload);
	return {
		record: (0,node_crypto__WEBPACK_IMPORTED_MODULE_3__.timingSafeEqual)(Buffer.from(signed), Buffer.from(signing.sign(payload))) ? recordSchema.safeParse(value).data : void 0,
		command: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ command: (0,_api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)() }).safeParse(value).data?.command
	};
}
function isSameRun(a, b) {
	return a.run.nonce === b.run.nonce && a.command === b.command;
}
function unpadded(bytes) {
	return bytes.toString("base64").replace(/={1,2}$/, "");
}
/** Harmless in an HTML comment. */
function encoded(project) {
	return encodeURIComponent(project.toWellFormed()).replaceAll("--", "-%2D");
}
function parsed(payload) {
	try {
		return JSON.parse(Buffer.from(payload, "base64").toString());
	} catch {
		return;
	}
}



/***/ })

};
