export const id = 514;
export const ids = [514];
export const modules = {

/***/ 740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ issueUrl),
/* harmony export */   BI: () => (/* binding */ writtenFields),
/* harmony export */   MU: () => (/* binding */ isOurs),
/* harmony export */   Qo: () => (/* binding */ fetchIssue),
/* harmony export */   Ry: () => (/* binding */ withReplyLine),
/* harmony export */   Un: () => (/* binding */ RENDERED),
/* harmony export */   fo: () => (/* binding */ threadComments),
/* harmony export */   i8: () => (/* binding */ ISSUE),
/* harmony export */   kb: () => (/* binding */ hiddenLines),
/* harmony export */   oy: () => (/* binding */ isDeleted),
/* harmony export */   wv: () => (/* binding */ react)
/* harmony export */ });
/* unused harmony export MAX_COMMENT */
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(368);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(121);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(588);
/* harmony import */ var _payloads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(573);




// src/github/comments.ts
const ISSUE = "/repos/{owner}/{repo}/issues/{issue_number}";
const RENDERED = { headers: { accept: "application/vnd.github.full+json" } };
const issueSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	title: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	body: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	body_html: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	html_url: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	user: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ login: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)() })),
	pull_request: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({})),
	comments: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(), 0)
}), (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ title, body, user, ...issue }) => ({
	title,
	body: body ?? "",
	html: issue.body_html ?? "",
	htmlUrl: issue.html_url,
	author: user?.login,
	isPullRequest: Boolean(issue.pull_request),
	commentCount: issue.comments
})));
function issueUrl({ serverUrl, repository }, issue) {
	return `${serverUrl}/${repository.fullName}/issues/${issue}`;
}
async function fetchIssue(api, issue) {
	return (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .parseResponse */ .xp)(issueSchema, await api.call(`GET ${ISSUE}`, {
		issue_number: issue,
		...RENDERED
	}));
}
const MAX_COMMENT = 65e3;
const writtenFields = {
	user: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)(_payloads_js__WEBPACK_IMPORTED_MODULE_2__/* .authorSchema */ .Bu),
	body: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
};
const commentSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	...writtenFields,
	id: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
	html_url: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(), "")
}), (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ id, user, body, html_url: url }) => ({
	id,
	author: user ?? void 0,
	body: body ?? "",
	url: (0,_url_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLink */ .VJ)(url, true)
})));
const COMMENT = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
function threadComments(api, issue) {
	const write = async (route, parameters) => (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .parseResponse */ .xp)(commentSchema, await api.call(route, parameters));
	return {
		now: api.now,
		async list({ signal } = {}) {
			const readPage = (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .pageReader */ .vb)(api, `GET ${ISSUE}/comments`, { issue_number: issue }, commentSchema);
			const comments = [];
			for (let page = 1;; page += 1) {
				signal?.throwIfAborted();
				const { rows, lastPage } = await readPage(page);
				comments.push(...rows);
				if (lastPage === void 0) return comments;
			}
		},
		readIssue: () => fetchIssue(api, issue),
		create: (body) => write(`POST ${ISSUE}/comments`, {
			issue_number: issue,
			body
		}),
		update: (id, body) => write(`PATCH ${COMMENT}`, {
			comment_id: id,
			body
		}),
		async remove(id) {
			await api.call(`DELETE ${COMMENT}`, { comment_id: id });
		}
	};
}
const HIDDEN_LINE = /^<!-- docs-agent-[a-z]+(?: [^\s]+)* -->(?=[^\S\n]*$)/gm;
function withReplyLine(markdown) {
	return `${markdown}\n\n<!-- docs-agent-reply -->`;
}
function hiddenLines(body) {
	return body.match(HIDDEN_LINE) ?? [];
}
function isOurs(body) {
	const last = hiddenLines(body).at(-1);
	return last !== void 0 && body.trimEnd().endsWith(last);
}
function commentOf(command) {
	const [, inline, id] = /^(inline:)?(\d+)$/.exec(command) ?? [];
	if (id === void 0) return void 0;
	return {
		path: inline ? "/repos/{owner}/{repo}/pulls/comments/{comment_id}" : COMMENT,
		parameters: { comment_id: Number(id) }
	};
}
async function react(command, content, api) {
	const comment = commentOf(command);
	if (comment) await api.call(`POST ${comment.path}/reactions`, {
		...comment.parameters,
		content
	});
}
async function isDeleted(command, api) {
	const comment = commentOf(command);
	if (!comment) return false;
	try {
		await api.call(`GET ${comment.path}`, comment.parameters, {
			existsSoon: true,
			maxAttempts: 2
		});
		return false;
	} catch (error) {
		return (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .isGone */ .ST)(error);
	}
}



/***/ }),

/***/ 483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ joinedWords),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   mr: () => (/* binding */ afterCommand),
/* harmony export */   y9: () => (/* binding */ isCommand)
/* harmony export */ });
// src/text/lines.ts
const FENCE = /^(?<before>[ \t]*(?<marker>(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(?<fence>`{3,}(?=[^`]*$)|~{3,})/;
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
				kind: "code"
			});
			if (endsFence(open, text)) open = void 0;
			continue;
		}
		open = openedFence(text, index);
		lines.push({
			text,
			kind: open ? "code" : kindOf(text, lines.at(-1)?.kind)
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
function joinedWords(lines) {
	const isQuote = lines.every(({ kind }) => kind === "quote" || kind === "blank");
	return lines.map(({ text }) => isQuote ? text.replace(/^ {0,3}> ?/, "") : text).join("\n").trim();
}



/***/ }),

/***/ 933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OT: () => (/* binding */ withoutInvisible),
/* harmony export */   Z8: () => (/* binding */ sanitizeDiff),
/* harmony export */   g$: () => (/* binding */ sanitizeLine)
/* harmony export */ });
// src/text/sanitize.ts
const JOINING = `[[\\p{L}\\p{M}]&&[${"Adlm Arab Bali Beng Cakm Deva Gran Gujr Guru Java Khmr Knda Lana Mand Mlym Mong Mymr Newa Nkoo Orya Phag Rohg Sinh Sund Syrc Taml Telu Tibt Tirh".split(" ").map((script) => `\\p{scx=${script}}`).join("")}]]`;
const PICTOGRAPH = String.raw`\p{Extended_Pictographic}`;
const EMOJI = String.raw`[${PICTOGRAPH}\p{Emoji_Modifier}]\ufe0f?`;
const EMOJI_JOINER = String.raw`(?<=${EMOJI})\u200d(?=${PICTOGRAPH})`;
const LETTER_JOINER = `(?<=${JOINING})[\\u200c\\u200d](?=${JOINING})`;
const FORMAT_OR_CONTROL = String.raw`[[\p{Cf}\p{Cc}]--[\t\n]]`;
const FURTHER_SELECTORS = String.raw`(?<=\p{Variation_Selector})\p{Variation_Selector}`;
let joinerOrInvisible;
function withoutInvisible(text) {
	if (/^[\t\n\x20-\x7e]*$/.test(text)) return text;
	joinerOrInvisible ??= new RegExp(`(${EMOJI_JOINER}|${LETTER_JOINER})|${FORMAT_OR_CONTROL}|${FURTHER_SELECTORS}`, "gv");
	return text.toWellFormed().replace(joinerOrInvisible, "$1");
}
function sanitizeDiff(text) {
	return text.replace(/[\p{Bidi_Control}\u{e0000}-\u{e007f}]/gv, "");
}
function sanitizeLine(text) {
	return withoutInvisible(text).replace(/\s+/g, " ").trim();
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
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(923);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(483);
/* harmony import */ var _sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(933);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(121);







// src/trigger/bare-words.ts
const list = (words) => words.split(" ");
const POLITE = list("please pls ok okay");
const GREETINGS = list("hi hello hey hallo hola bonjour");
const THANKS = list("thanks thank thx ty cheers danke merci gracias grazie obrigado obrigada спасибо ありがとう ありがとうございます 谢谢 謝謝 감사합니다");
const PRAISE = list("lgtm great good nice perfect awesome cool");
const COURTESIES = [
	...POLITE,
	...GREETINGS,
	...THANKS,
	"you"
];
const BESIDE_OPTIONS = [
	...list("me it this that what is s of for the my current running now all everything job jobs"),
	...list("agent run working pr pull request"),
	...COURTESIES
];
const BESIDE_THANKS = [...list("you so very much many a lot again all it this that is s for me to looks sounds job work"), ...POLITE];
const BARE_WORDS = [
	{
		meaning: "help",
		words: ["help", "h"],
		beside: BESIDE_OPTIONS
	},
	{
		meaning: "status",
		words: ["status"],
		beside: BESIDE_OPTIONS
	},
	{
		meaning: "cannot-stop",
		words: list("stop cancel abort quit"),
		beside: BESIDE_OPTIONS
	},
	{
		meaning: "missing",
		words: ["new"],
		beside: BESIDE_OPTIONS
	},
	{
		meaning: "help",
		words: [...GREETINGS, ...list("ping test version v")],
		beside: [...COURTESIES, "there"]
	},
	{
		meaning: "missing",
		words: [...THANKS, ...PRAISE],
		beside: BESIDE_THANKS
	},
	{
		meaning: "missing",
		words: POLITE,
		beside: []
	}
];
const EMOJI = /:[a-z0-9_+-]+:|[\d#*]\ufe0f?\u20e3|(?<!\S)\+1(?!\S)/gi;
function bareMeaning(instruction) {
	const said = instruction.normalize("NFKC").replace(EMOJI, "").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
	if (said.length === 0) return /[?？]/.test(instruction) ? "help" : "missing";
	return BARE_WORDS.find(({ words, beside }) => said.some((word) => words.includes(word)) && said.every((word) => words.includes(word) || beside.includes(word)))?.meaning;
}
// src/trigger/mail.ts
const MAIL_SIGNS = [
	/\*{3}@\*{3}/,
	/(?:\/\/[\w.:-]+\/notifications\/|%2Fnotifications%2F)unsubscribe(?:-auth)?(?:\/|%2F)\w/i,
	/Message ID:\s*<?\S+@github\.com/,
	/Reply to this email directly(?:,| or)\s+view\s+it\s+on\s+GitHub/,
	/\[[\w.-]{1,100}\/[\w.-]{1,100}\]\s.{0,300}\((?:Issue|PR|Discussion) #\d+\)/,
	/left a comment \([\w.-]{1,100}\/[\w.-]{1,100}#\d+\)/
];
function isMail(lines) {
	const words = lines.filter(({ kind }) => kind !== "code").map(({ text }) => text.replace(/`[^`]+`/g, "").replace(/^[>\s]+/, "")).join("\n");
	return MAIL_SIGNS.some((sign) => sign.test(words));
}
// src/trigger/parse.ts
function parseComment(name, body) {
	const lines = (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se)(body);
	const calls = lines.filter((line) => mayCall(name, line));
	const [call] = calls;
	if (call === void 0) return { kind: "none" };
	const refused = refusalOfComment(body, lines, calls);
	if (refused !== void 0) return refused;
	const index = lines.indexOf(call);
	const below = lines.slice(index + 1).map((line) => line.text);
	const words = [(0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .afterCommand */ .mr)(name, call.text), ...below].join("\n");
	const parsed = parseWords(visible(words));
	if (parsed.kind !== "instruct") return parsed;
	const above = visible((0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .joinedWords */ .$j)(lines.slice(0, index))) || void 0;
	return {
		...parsed,
		above
	};
}
function mayCall(name, { kind, text: line }) {
	return (kind === "words" || kind === "unclosed") && (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .afterCommand */ .mr)(name, line) !== void 0;
}
function refusalOfComment(body, lines, calls) {
	if (isMail(lines)) return { kind: "mail" };
	if (body.includes("<!--")) return { kind: "hidden" };
	if (calls.some(({ kind }) => kind === "unclosed")) return { kind: "unclosed" };
	const [first, second] = calls.map(({ text: line }) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .shortened */ .vI)(line.trim(), 80)));
	if (first === void 0 || second === void 0) return void 0;
	return {
		kind: "several",
		reason: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)`The comment has two: ${first} and ${second}.`
	};
}
const visible = (words) => (0,_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutInvisible */ .OT)(words.replaceAll("\r", "\n"));
const DASH = String.raw`[\p{Pd}\u2212\u30fc]`;
const DASHES = `(?:${DASH}{2,}|(?!-)${DASH})`;
const JOB = String.raw`job(?:=|[.,:!?]?[^\S\n]+(?!${DASHES}[a-z]))(?<id>\S+)`;
const OPTION = new RegExp(String.raw`\s*(?<option>${DASHES}(?:${JOB}|(?<name>[a-z]\S*)))`, "giuy");
const END_OF_OPTIONS = new RegExp(String.raw`^[^\S\n]*${DASHES}(?!\S)`, "u");
const NEW_AT_END = new RegExp(String.raw`\s${DASHES}new[.,:!?]?$`, "iu");
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
function parseWords(words) {
	const bare = bareMeaning(words);
	if (bare !== void 0) return { kind: bare };
	const options = readOptions(words);
	const reason = whyInvalid(options);
	if (reason !== void 0) return {
		kind: "invalid",
		reason
	};
	const { names, jobId, instruction } = options;
	if (names.includes("help")) return { kind: "help" };
	const isStatus = names.includes("status");
	const meaning = bareMeaning(isStatus ? `status ${instruction}` : instruction);
	if (meaning === "status") return {
		kind: "status",
		jobId
	};
	if (isStatus) return {
		kind: "invalid",
		reason: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)`\`--status\` cannot be combined with an instruction.`
	};
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
function whyInvalid(options) {
	const { names, jobId, unknown, isNewAtEnd } = options;
	if (unknown !== void 0) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)`Unknown option ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .shortened */ .vI)(unknown, 40))}.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)`To start the instruction with a dash, put \`--\` before it.`);
	if (isNewAtEnd) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)`Options come before the instruction, but \`--new\` is its last word.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)`To send it as a word, put it in backticks.`);
	if (jobId !== void 0 && !(0,_url_js__WEBPACK_IMPORTED_MODULE_6__/* .isSegment */ .wk)(jobId)) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)`\`--job\` requires a valid job ID.`;
	return COMBINATIONS.includes(names.toSorted().join(" ")) ? void 0 : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)`These options cannot be combined.`;
}
function readOptions(words) {
	const options = [...words.matchAll(OPTION)].map(({ 0: { length }, groups = {} }) => {
		const { option = "", id = "", name = "job" } = groups;
		return {
			length,
			option,
			id,
			name: name.replace(/[.,:!?=]$/, "").toLowerCase()
		};
	});
	const rest = words.slice(options.reduce((sum, { length }) => sum + length, 0));
	const job = options.find(({ name }) => name === "job");
	return {
		names: options.map(({ name }) => name),
		jobId: job && withoutQuotes(job.id),
		unknown: options.find(({ name }) => !OPTIONS.includes(name))?.option,
		instruction: rest.replace(END_OF_OPTIONS, "").trim(),
		isNewAtEnd: !END_OF_OPTIONS.test(rest) && NEW_AT_END.test(rest.trimEnd())
	};
}
function withoutQuotes(word) {
	const id = word.replace(/[,.:;]$/, "");
	const [, inner = id] = /^[`"'“‘«<](.+)[`"'”’»>]$/s.exec(id) ?? [];
	return inner;
}
// src/trigger/read-comment.ts
function readComment(comment, inputs) {
	const commandName = inputs.command?.trim() || "/docs";
	const parsed = parseComment(commandName, comment.body);
	const isForPrompt = comment.kind === "review" && (0,_payloads_js__WEBPACK_IMPORTED_MODULE_2__/* .givenPromptInputs */ .Bi)(inputs).length > 0;
	const why = parsed.kind !== "none" || isForPrompt ? whyIgnored(comment) : notCommand(commandName);
	if (why !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SkippedRun */ .kr({
		title: "Skipped: not a command",
		happened: why
	});
	return parsed.kind === "none" ? void 0 : {
		...comment,
		commandName,
		parsed
	};
}
function notCommand(commandName) {
	const call = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(commandName);
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)`No line of the comment, outside of code and quotes, starts with the command ${call}.`;
}
function whyIgnored({ isNew, sender, author, body }) {
	if (!isNew) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)`Only new comments are processed.`;
	if (author.type !== "User" || /\[bot\]$/i.test(author.login)) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)`The comment was not written by a person.`;
	if (sender.id !== author.id) return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)`The sender of the event is not the author of the comment.`;
	return (0,_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .isOurs */ .MU)(body) ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)`The comment was written by this action.` : void 0;
}



/***/ })

};
