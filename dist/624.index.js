export const id = 624;
export const ids = [624];
export const modules = {

/***/ 43:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yw: () => (/* binding */ commandIdOf),
/* harmony export */   Zl: () => (/* binding */ linesSchema),
/* harmony export */   mT: () => (/* binding */ isFromComment),
/* harmony export */   wv: () => (/* binding */ react)
/* harmony export */ });
/* harmony import */ var _json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(337);

// src/github/command-comments.ts
function commandIdOf(kind, id) {
	return kind === "comment" ? `${id}` : `${kind}:${id}`;
}
const COMMAND = /^(?<kind>inline:|review:)?(?<id>\d+)$/;
const isFromComment = (command) => COMMAND.test(command);
const nullableInt = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)());
const side = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)());
const linesSchema = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	path: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	diff_hunk: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	line: nullableInt,
	start_line: nullableInt,
	original_line: nullableInt,
	original_start_line: nullableInt,
	side,
	start_side: side,
	subject_type: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
});
const REACTIONS = /* @__PURE__ */ new Map([["", "/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"], ["inline:", "/repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"]]);
function reactionsOf(command) {
	const { kind = "", id } = COMMAND.exec(command)?.groups ?? {};
	const path = id && REACTIONS.get(kind);
	return path ? {
		path,
		comment: { comment_id: Number(id) }
	} : void 0;
}
async function react(command, content, api) {
	const reactions = reactionsOf(command);
	if (!reactions) return;
	const { path, comment } = reactions;
	await api.call(`POST ${path}`, {
		...comment,
		content
	});
}



/***/ }),

/***/ 624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readComment: () => (/* binding */ readComment)
/* harmony export */ });
/* harmony import */ var _comments_ylAMDnlZ_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(534);
/* harmony import */ var _command_comments_4HPixg22_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43);
/* harmony import */ var _inputs_DjoYxGEN_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(684);
/* harmony import */ var _json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(337);
/* harmony import */ var _sanitize_OTDV1nS2_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(677);
/* harmony import */ var _sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4);
/* harmony import */ var _url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(664);
/* harmony import */ var _event_wU5P7GCw_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60);








// src/trigger/parse.ts
const OPTION = /\s*(?:--job(?:=|[^\S\n]+(?!--|[\u2012-\u2015]))(?<jobId>\S*)|(?<option>(?:--|[\u2012-\u2015])\S*))(?!\S)/gy;
const DASHES = /^(?:--|[\u2012-\u2015])$/;
const OPTIONS = [
	"--new",
	"--status",
	"--help",
	"--job"
];
function parseCommand(request) {
	const parts = splitRequest(request);
	const reason = whyInvalid(parts);
	if (reason) return {
		kind: "invalid",
		reason
	};
	const { options, jobId, instruction } = parts;
	if (options.includes("--help")) return { kind: "help" };
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
function splitRequest(request) {
	const options = [];
	let jobId;
	let end = 0;
	for (const match of request.matchAll(OPTION)) {
		const option = match.groups?.option ?? "--job";
		end = match.index + match[0].length;
		if (DASHES.test(option)) break;
		options.push(option);
		if (option === "--job") jobId = match.groups?.jobId ?? "";
	}
	return {
		options,
		jobId,
		instruction: request.slice(end).trim()
	};
}
function whyInvalid({ options, jobId, instruction }) {
	const unknown = options.find((option) => !OPTIONS.includes(option));
	if (unknown !== void 0) return (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Unknown option ${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(unknown.slice(0, 40).toWellFormed())}.`;
	if (jobId !== void 0 && !(0,_url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_4__/* .isSegment */ .wk)(jobId)) return (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`\`--job\` requires a valid job ID.`;
	const isStatusOfJob = options.length === 2 && options.includes("--status") && options.includes("--job");
	if (options.length > 1 && !isStatusOfJob) return (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`These options cannot be combined.`;
	if (options.includes("--help")) return void 0;
	const isStatus = options.includes("--status");
	const hasInstruction = instruction !== "";
	if (isStatus && hasInstruction) return (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`\`--status\` cannot be combined with an instruction.`;
	if (!isStatus && !hasInstruction) return (0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The instruction is missing.`;
}
// src/trigger/read-comment.ts
const BodySchema = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({ comment: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({ body: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj)()) }) });
const CommentSchema = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({
	action: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj)(),
	comment: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({
		id: _event_wU5P7GCw_js__WEBPACK_IMPORTED_MODULE_5__.Id,
		body: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj)()),
		html_url: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* ._catch */ .nb)((0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj)(), ""),
		user: _comments_ylAMDnlZ_js__WEBPACK_IMPORTED_MODULE_0__/* .authorSchema */ .Bu
	}),
	sender: _comments_ylAMDnlZ_js__WEBPACK_IMPORTED_MODULE_0__/* .accountSchema */ .rE,
	issue: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .intersection */ .E$)(_comments_ylAMDnlZ_js__WEBPACK_IMPORTED_MODULE_0__/* .issueSchema */ .j8, (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)({ number: _event_wU5P7GCw_js__WEBPACK_IMPORTED_MODULE_5__.Id })),
	lines: (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(_command_comments_4HPixg22_js__WEBPACK_IMPORTED_MODULE_1__/* .linesSchema */ .Zl)
});
const NO_COMMAND = "The first line of the comment does not start with the command.";
function readComment(commentEvent, payload, commandInput) {
	const { kind, action, parts } = commentEvent;
	const event = withParts(payload, parts);
	const { data, error } = CommentSchema.safeParse(event);
	const ignoreReason = data && whyIgnored(data, action);
	const { comment } = BodySchema.safeParse(event).data ?? {};
	if (comment === void 0) throw unreadableComment(error, parts);
	const commandName = commandInput?.trim() || "/docs";
	const request = (0,_sanitize_OTDV1nS2_js__WEBPACK_IMPORTED_MODULE_7__/* .textAfter */ .eC)(commandName, comment.body ?? "");
	if (request === void 0) return kind === "review" && data !== void 0 && ignoreReason === void 0 ? {
		kind: "review",
		reviewer: data.comment.user,
		skipped: NO_COMMAND
	} : {
		kind: "other",
		skipped: NO_COMMAND
	};
	if (data === void 0) throw unreadableComment(error, parts);
	if (ignoreReason !== void 0) return {
		kind: "other",
		skipped: ignoreReason
	};
	return {
		kind: "command",
		command: commandIn(data, kind, {
			commandName,
			request
		})
	};
}
function commandIn({ comment, issue, lines }, kind, { commandName, request }) {
	const isPullRequest = kind !== "comment" || issue.isPullRequest;
	return {
		commandName,
		parsed: parseCommand(request),
		commandId: (0,_command_comments_4HPixg22_js__WEBPACK_IMPORTED_MODULE_1__/* .commandIdOf */ .Yw)(kind, comment.id),
		author: comment.user,
		issue: issue.number,
		issueInEvent: {
			title: issue.title,
			body: issue.body,
			isPullRequest
		},
		lines,
		comment: {
			url: (0,_url_YBhlqSXK_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLink */ .VJ)(comment.html_url, true),
			body: comment.body ?? ""
		}
	};
}
function unreadableComment(error, parts) {
	const [part = "", ...rest] = error?.issues[0]?.path.map(String) ?? [];
	const path = [
		"github.event",
		parts[part] ?? part,
		...rest
	].join(".");
	return (0,_event_wU5P7GCw_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadableEvent */ .Gr)((0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`has no valid ${(0,_sentence_56Dzel2r_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(path)}`);
}
function withParts(payload, parts) {
	const event = (0,_json_DQb5nBoS_js__WEBPACK_IMPORTED_MODULE_3__/* .membersOf */ .lS)(payload);
	const renamed = Object.entries(parts).map(([part, name]) => [part, event[name]]);
	return {
		...event,
		...Object.fromEntries(renamed)
	};
}
function whyIgnored({ action, sender, comment }, expectedAction) {
	const { user, body } = comment;
	if (action !== expectedAction) return "Only new comments are processed.";
	if (user.type !== "User" || /\[bot\]$/i.test(user.login)) return "The comment was not written by a person.";
	if (sender.id !== user.id) return "The sender of the event is not the author of the comment.";
	if ((0,_comments_ylAMDnlZ_js__WEBPACK_IMPORTED_MODULE_0__/* .isOurs */ .MU)(body ?? "")) return "The comment was written by this action.";
}



/***/ })

};
