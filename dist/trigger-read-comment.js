export const id = 514;
export const ids = [514];
export const modules = {

/***/ 483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ joinedWords),
/* harmony export */   Fl: () => (/* binding */ showHtmlComments),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   mr: () => (/* binding */ afterCommand),
/* harmony export */   vT: () => (/* binding */ outsideCode),
/* harmony export */   y9: () => (/* binding */ isCommand)
/* harmony export */ });
// src/text/lines.ts
const FENCE = /^(?<before>[ \t]*(?<marker>(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(?<fence>`{3,}(?=[^`]*$)|~{3,})/;
const PLAIN_FENCE = /^(?:`{3,}|~{3,})[\w+#.-]*$/;
const END_OF_FENCE = /^(?<before>[ \t]*)(?<fence>`{3,}|~{3,})[ \t]*$/;
const QUOTED = /^ {0,3}>/;
const INDENTED = /^(?: {4}|\t)/;
function readLines(body) {
	const lines = [];
	let open;
	for (const [index, text] of body.replaceAll("\r\n", "\n").split("\n").entries()) {
		if (open) {
			lines.push({
				text,
				kind: open.kind
			});
			if (endsFence(open, text)) open = void 0;
			continue;
		}
		open = openedFence(text, index);
		lines.push({
			text,
			kind: open?.kind ?? kindOf(text, lines.at(-1)?.kind)
		});
	}
	const { start = lines.length } = open ?? {};
	return lines.map((line, index) => index < start ? line : {
		...line,
		kind: "unclosed"
	});
}
function openedFence(text, start) {
	const { before = "", marker, fence } = FENCE.exec(text)?.groups ?? {};
	const isIndentedCode = marker === void 0 && before.length > 3;
	if (fence === void 0 || isIndentedCode) return void 0;
	return {
		fence,
		kind: PLAIN_FENCE.test(text) ? "plain code" : "code",
		indentation: 3 + (marker === void 0 ? 0 : before.length),
		start
	};
}
function endsFence(open, text) {
	const { before = "", fence = "" } = END_OF_FENCE.exec(text)?.groups ?? {};
	return fence.startsWith(open.fence) && before.length <= open.indentation;
}
function kindOf(text, above) {
	if (/^[ \t]*$/.test(text)) return "blank";
	if (QUOTED.test(text) || above === "quote") return "quote";
	return INDENTED.test(text) && above !== "words" ? "code" : "words";
}
const INVISIBLE = "[\\u200b\\u200e\\u200f\\ufeff]";
const START = new RegExp(`^${INVISIBLE}?`);
const END = new RegExp(String.raw`^${INVISIBLE}*(?::${INVISIBLE}*)?(?<rest>(?:[ \t\r\u00a0\u202f\u3000].*)?)$`, "s");
function isCommand(name, body) {
	return readLines(body).some(({ kind, text }) => kind === "words" && afterCommand(name, text) !== void 0);
}
function afterCommand(name, line) {
	const call = line.replace(START, "");
	return call.slice(0, name.length).toLowerCase() === name.toLowerCase() ? END.exec(call.slice(name.length))?.groups?.rest : void 0;
}
const MAY_HIDE = /<[a-z!?/]|[`\\|\r]|~~~|\]:|\]\((?![^\s()]*\))/i;
const CODE_SPAN = /(^|[ \t])`[^`]+`/g;
function outsideCode(lines) {
	return lines.filter(({ kind }) => kind !== "plain code").map(({ text }) => text.replace(CODE_SPAN, "$1")).join("\n");
}
function showHtmlComments(lines) {
	return !lines.some(({ text }) => text.includes("<!--")) || !MAY_HIDE.test(outsideCode(lines));
}
function joinedWords(lines) {
	const isQuote = lines.every(({ kind }) => kind === "quote" || kind === "blank");
	return lines.map(({ text }) => isQuote ? text.replace(/^ {0,3}> ?/, "") : text).join("\n").trim();
}



/***/ }),

/***/ 161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readComment: () => (/* binding */ readComment)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(473);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(740);
/* harmony import */ var _payloads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(573);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(483);
/* harmony import */ var _sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(933);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(923);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(121);







// src/trigger/own-words.ts
const MAIL_SIGNS = [
	/\*{3}@\*{3}/,
	/notifications\/unsubscribe(?:-auth)?\//,
	/Message ID:\s*<?\S+@github\.com/,
	/Reply to this email directly(?:,| or)\s+view\s+it\s+on\s+GitHub/,
	/\[[\w.-]{1,100}\/[\w.-]{1,100}\]\s.{0,300}\((?:Issue|PR|Discussion) #\d+\)/,
	/left a comment \([\w.-]{1,100}\/[\w.-]{1,100}#\d+\)/
];
function ownWords(above, below) {
	const greeting = above.filter(({ kind }) => kind !== "quote" && kind !== "blank");
	const ownAbove = isMail(above) ? [] : above;
	if (!isMail(greeting) && !isMail(below)) return {
		above: ownAbove,
		below,
		leftOut: ownAbove === above ? void 0 : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)`The email above the command was left out.`
	};
	const paragraph = firstParagraph(below);
	const words = seen(paragraph);
	const endsInColon = /[:：][*_]*$/.test(words);
	if (greeting.length > 0 || isMail(paragraph) || words === "" || endsInColon) return void 0;
	return {
		above: ownAbove,
		below: paragraph,
		leftOut: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)`Of an email, only the first paragraph is sent.`
	};
}
function isMail(lines) {
	const words = lines.filter(({ kind }) => kind !== "code" && kind !== "plain code").map(({ text: line }) => line.replace(/`[^`]+`/g, "")).join("\n");
	return MAIL_SIGNS.some((sign) => sign.test(words));
}
function firstParagraph(lines) {
	const end = lines.findIndex((line, index) => index > 0 && (line.kind !== "words" || seen([line]) === ""));
	return end < 0 ? lines : lines.slice(0, end);
}
function seen(lines) {
	return (0,_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutInvisible */ .OT)(lines.map(({ text: line }) => line).join("\n")).trim();
}
// src/trigger/parse.ts
function parseComment(name, body) {
	const lines = (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se)(body);
	const isCall = ({ kind, text: line }) => (kind === "words" || kind === "unclosed") && (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .afterCommand */ .mr)(name, line) !== void 0;
	const index = lines.findIndex(isCall);
	const call = lines[index];
	if (call === void 0) return { kind: "none" };
	if (call.kind === "unclosed") return { kind: "unclosed" };
	const rest = (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .afterCommand */ .mr)(name, call.text) ?? "";
	const below = [{
		...call,
		text: rest
	}, ...lines.slice(index + 1)];
	const own = ownWords(lines.slice(0, index), below);
	const alone = own?.below === below ? void 0 : parseRequest(rest);
	if (alone && alone.kind !== "instruct" && alone.kind !== "missing") return alone;
	if (own === void 0) return { kind: "mail" };
	const second = own.below.slice(1).find(isCall);
	if (second?.kind === "unclosed") return { kind: "unclosed" };
	if (second !== void 0) return {
		kind: "several",
		reason: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)`The comment has two: ${shown(call)} and ${shown(second)}.`
	};
	const request = parseRequest(own.below.map((line) => line.text).join("\n"));
	if (request.kind !== "instruct") return request;
	if (!(0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .showHtmlComments */ .Fl)([...own.above, ...own.below])) return { kind: "hidden" };
	const above = visible((0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .joinedWords */ .$j)(own.above)) || void 0;
	return {
		...request,
		above,
		leftOut: own.leftOut
	};
}
const shown = ({ text: line }) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .shortened */ .vI)(line.trim(), 80));
const visible = (words) => (0,_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutInvisible */ .OT)(words.replaceAll("\r", "\n"));
const invalid = (reason) => ({
	kind: "invalid",
	reason
});
const DASH = String.raw`[\p{Pd}\u2212\u30fc]`;
const DASHES = `(?:${DASH}{2,}|(?!-)${DASH})`;
const JOB = String.raw`job(?:=|[.,:!?]?[^\S\n]+(?!${DASHES}[a-z]))(?<id>\S+)`;
const OPTION = new RegExp(String.raw`\s*(?<option>${DASHES}(?:${JOB}|(?<name>[a-z]\S*)))`, "giuy");
const END_OF_OPTIONS = new RegExp(String.raw`^[^\S\n]*${DASHES}(?!\S)`, "u");
const OPTIONS = [
	"help",
	"job",
	"new",
	"status"
];
const COMBINATIONS = [
	"",
	...OPTIONS,
	"job status"
];
function parseRequest(words) {
	const request = visible(words);
	const bare = bareMeaning(request);
	if (bare !== void 0) return { kind: bare };
	const { names, jobId, unknown, instruction } = readOptions(request);
	if (unknown !== void 0) return invalid(unknownOption(unknown));
	if (jobId !== void 0 && !(0,_url_js__WEBPACK_IMPORTED_MODULE_6__/* .isSegment */ .wk)(jobId)) return invalid((0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)`\`--job\` requires a valid job ID.`);
	if (!COMBINATIONS.includes(names.toSorted().join(" "))) return invalid((0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)`These options cannot be combined.`);
	if (names.includes("help")) return { kind: "help" };
	const isStatus = names.includes("status");
	const meaning = bareMeaning(isStatus ? `status ${instruction}` : instruction);
	if (meaning === "status") return {
		kind: "status",
		jobId
	};
	if (isStatus) return invalid((0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)`\`--status\` cannot be combined with an instruction.`);
	if (meaning !== void 0) return { kind: meaning };
	const type = names.includes("new") ? "new" : "continue";
	return {
		kind: "instruct",
		instruction,
		target: jobId === void 0 ? { type } : {
			type: "job",
			jobId
		}
	};
}
function unknownOption(option) {
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)`Unknown option ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .shortened */ .vI)(option, 40))}.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)`To start the instruction with a dash, put \`--\` before it.`);
}
function readOptions(request) {
	const options = [...request.matchAll(OPTION)].map(({ 0: { length }, groups = {} }) => {
		const { option = "", id = "", name = "job" } = groups;
		return {
			length,
			option,
			id,
			name: name.replace(/[.,:!?=]$/, "").toLowerCase()
		};
	});
	const end = options.reduce((sum, { length }) => sum + length, 0);
	const job = options.find(({ name }) => name === "job");
	return {
		names: options.map(({ name }) => name),
		jobId: job && undressed(job.id),
		unknown: options.find(({ name }) => !OPTIONS.includes(name))?.option,
		instruction: request.slice(end).replace(END_OF_OPTIONS, "").trim()
	};
}
function undressed(word) {
	const id = word.replace(/[,.:;]$/, "");
	const [, inner = id] = /^[`"'“‘«<](.+)[`"'”’»>]$/s.exec(id) ?? [];
	return inner;
}
const BARE_WORDS = /* @__PURE__ */ new Map([
	["help", "help"],
	["h", "help"],
	["status", "status"],
	["stop", "cannot-stop"],
	["cancel", "cannot-stop"],
	["abort", "cannot-stop"],
	["quit", "cannot-stop"],
	["new", "missing"]
]);
const FILLERS = new Set("please thanks thank you me it this that what is s of the my current running now all everything job jobs agent run working pr pull request".split(" "));
const EMOJI = /:[a-z0-9_+-]+:|[\d#*]\ufe0f?\u20e3/gi;
function bareMeaning(request) {
	const words = request.normalize("NFKC").replace(EMOJI, "").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
	if (words.length === 0) return /[?？]/.test(request) ? "help" : "missing";
	const meanings = words.filter((word) => !FILLERS.has(word)).map((word) => BARE_WORDS.get(word));
	const [meaning] = meanings;
	return meanings.every((each) => each === meaning) ? meaning : void 0;
}
// src/trigger/read-comment.ts
const NO_COMMAND = "No line of the comment, outside of code and quotes, starts with the command.";
function readComment(comment, inputs) {
	const commandName = inputs.command?.trim() || "/docs";
	const parsed = parseComment(commandName, comment.body);
	const isForPrompt = comment.kind === "review" && (0,_payloads_js__WEBPACK_IMPORTED_MODULE_2__/* .givenPromptInputs */ .Bi)(inputs).length > 0;
	const why = (parsed.kind === "none" && !isForPrompt ? NO_COMMAND : void 0) ?? whyIgnored(comment);
	if (why !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SkippedRun */ .kr({
		title: "Skipped: not a command",
		happened: [why]
	});
	return parsed.kind === "none" ? void 0 : {
		...comment,
		commandName,
		parsed
	};
}
function whyIgnored({ isNew, sender, author, body }) {
	if (!isNew) return "Only new comments are processed.";
	if (author.type !== "User" || /\[bot\]$/i.test(author.login)) return "The comment was not written by a person.";
	if (sender.id !== author.id) return "The sender of the event is not the author of the comment.";
	return (0,_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .isOurs */ .MU)(body) ? "The comment was written by this action." : void 0;
}



/***/ })

};
