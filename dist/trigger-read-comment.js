export const id = 514;
export const ids = [514];
export const modules = {

/***/ 8981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ joinedWords),
/* harmony export */   Fl: () => (/* binding */ showHtmlComments),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   Zv: () => (/* binding */ findCommand),
/* harmony export */   mr: () => (/* binding */ afterCommand),
/* harmony export */   vT: () => (/* binding */ outsideCode),
/* harmony export */   w1: () => (/* binding */ startsWith),
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
// src/text/command.ts
const INVISIBLE = [
	"​",
	"‎",
	"‏",
	"﻿"
];
const END_OF_COMMAND = /^[\u200b\u200e\u200f\ufeff]*(?::[\u200b\u200e\u200f\ufeff]*)?(?=[ \t\r\u00a0\u202f\u3000]|$)/;
function findCommand(name, lines) {
	return lines.findIndex((line) => line.kind === "words" && startsWith(name, line));
}
function isCommand(name, body) {
	return findCommand(name, readLines(body)) >= 0;
}
function startsWith(name, { text }) {
	return afterCommand(name, text) !== void 0;
}
function afterCommand(name, line) {
	const start = INVISIBLE.includes(line.charAt(0)) ? 1 : 0;
	const end = start + name.length;
	const isNamed = line.slice(start, end).toLowerCase() === name.toLowerCase();
	if (name === "" || !isNamed) return void 0;
	const rest = line.slice(end);
	const match = END_OF_COMMAND.exec(rest);
	return match ? rest.slice(match[0].length) : void 0;
}



/***/ }),

/***/ 4740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ issueUrl),
/* harmony export */   BI: () => (/* binding */ writtenFields),
/* harmony export */   GD: () => (/* binding */ wasRefused),
/* harmony export */   MU: () => (/* binding */ isOurs),
/* harmony export */   Qo: () => (/* binding */ fetchIssue),
/* harmony export */   Ry: () => (/* binding */ withReplyLine),
/* harmony export */   Un: () => (/* binding */ RENDERED),
/* harmony export */   fo: () => (/* binding */ threadComments),
/* harmony export */   i8: () => (/* binding */ ISSUE),
/* harmony export */   kb: () => (/* binding */ hiddenLines),
/* harmony export */   qR: () => (/* binding */ readNewestRows)
/* harmony export */ });
/* unused harmony export MAX_COMMENT */
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9368);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7121);
/* harmony import */ var _accounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3646);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2588);




// src/github/issues.ts
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
function issueUrl({ serverUrl, repository }, issue, { isPullRequest } = { isPullRequest: false }) {
	return `${serverUrl}/${repository.fullName}/${isPullRequest ? "pull" : "issues"}/${issue}`;
}
async function fetchIssue(api, issue) {
	return (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)(issueSchema, await api.call(`GET ${ISSUE}`, {
		issue_number: issue,
		...RENDERED
	}));
}
// src/github/lists.ts
const MAX_PAGES = 1e3;
async function readAllRows(list, signal) {
	const allRows = [];
	for (let page = 1; page <= MAX_PAGES; page += 1) {
		signal?.throwIfAborted();
		const { rows, lastPage } = await readPage(list, page);
		allRows.push(...rows);
		if (lastPage === void 0) return allRows;
	}
	throw new _api_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_("the list does not end", { status: "lost" });
}
async function readNewestRows(list) {
	const first = await readPage(list, 1);
	const { lastPage } = first;
	if (lastPage === void 0) return first.rows;
	const lastButOne = lastPage === 2 ? first : await readPage(list, lastPage - 1);
	const last = await readPage(list, lastPage);
	return [...lastButOne.rows, ...last.rows];
}
async function readPage({ api, route, parameters, schema }, page) {
	const response = await api.call(route, {
		...parameters,
		per_page: 100,
		page
	});
	return {
		rows: (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(schema), response),
		lastPage: response.lastPage
	};
}
// src/github/comments.ts
const MAX_COMMENT = 65e3;
const writtenFields = {
	user: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)(_accounts_js__WEBPACK_IMPORTED_MODULE_1__/* .authorSchema */ .Bu),
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
	const write = async (route, parameters) => (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)(commentSchema, await api.call(route, parameters));
	return {
		now: api.now,
		async list({ signal } = {}) {
			return readAllRows({
				api,
				route: `GET ${ISSUE}/comments`,
				parameters: { issue_number: issue },
				schema: commentSchema
			}, signal);
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
function withReplyLine(markdown, refused) {
	return `${markdown}\n\n${refused === void 0 ? "<!-- docs-agent-reply -->" : refusalLine(refused)}`;
}
const refusalLine = (account) => `<!-- docs-agent-reply refused:${account} -->`;
async function wasRefused(account, { api, issue, since }) {
	const parameters = {
		issue_number: issue,
		per_page: 100,
		since: new Date(since).toISOString()
	};
	const response = await api.call(`GET ${ISSUE}/comments`, parameters, { maxAttempts: 1 });
	return (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .parseResponse */ .xp)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(commentSchema), response).some(({ body }) => hiddenLines(body).includes(refusalLine(account)));
}
function hiddenLines(body) {
	return body.match(HIDDEN_LINE) ?? [];
}
function isOurs(body) {
	const last = hiddenLines(body).at(-1);
	return last !== void 0 && body.trimEnd().endsWith(last);
}



/***/ }),

/***/ 1933:
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

/***/ 8161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readComment: () => (/* binding */ readComment)
/* harmony export */ });
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4740);
/* harmony import */ var _accounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3646);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2923);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4860);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8981);
/* harmony import */ var _sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1933);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7121);







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
	const unquotedAbove = above.filter(({ kind }) => kind !== "quote" && kind !== "blank");
	if (!isMail(unquotedAbove) && !isMail(below)) {
		if (!isMail(above)) return {
			above,
			below,
			leftOut: void 0
		};
		return {
			above: [],
			below,
			leftOut: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`The email above the command was left out.`
		};
	}
	const paragraph = firstParagraph(below);
	const words = seen(paragraph);
	if (unquotedAbove.length > 0 || isMail(paragraph) || words === "" || /[:：][*_]*$/.test(words)) return void 0;
	const leftOut = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`Of an email, only the first paragraph is sent.`;
	return {
		above: isMail(above) ? [] : above,
		below: paragraph,
		leftOut
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
	return (0,_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutInvisible */ .OT)(lines.map(({ text: line }) => line).join("\n")).trim();
}
// src/trigger/parse.ts
function parseComment(name, body) {
	const lines = (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .readLines */ .Se)(body);
	const index = (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .findCommand */ .Zv)(name, lines);
	const commandLine = lines[index];
	if (commandLine === void 0) return { kind: hasUnclosedCommand(name, lines) ? "unclosed" : "none" };
	const rest = (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .afterCommand */ .mr)(name, commandLine.text) ?? "";
	const below = [{
		...commandLine,
		text: rest
	}, ...lines.slice(index + 1)];
	const own = ownWords(lines.slice(0, index), below);
	const needsNoWords = own?.below === below ? void 0 : parseWithoutWords(rest);
	if (needsNoWords !== void 0) return needsNoWords;
	if (own === void 0) return { kind: "mail" };
	const second = own.below.slice(1).find((line) => line.kind === "words" && (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .startsWith */ .w1)(name, line));
	if (second !== void 0) return {
		kind: "several",
		lines: [commandLine.text, second.text]
	};
	if (hasUnclosedCommand(name, own.below)) return { kind: "unclosed" };
	const request = parseRequest(own.below.map((line) => line.text).join("\n"));
	if (request.kind !== "instruct") return request;
	if (!(0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .showHtmlComments */ .Fl)([...own.above, ...own.below])) return { kind: "hidden" };
	const above = visible((0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .joinedWords */ .$j)(own.above)) || void 0;
	return {
		...request,
		above,
		leftOut: own.leftOut
	};
}
function hasUnclosedCommand(name, lines) {
	return lines.some((line) => line.kind === "unclosed" && (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .startsWith */ .w1)(name, line));
}
function parseWithoutWords(rest) {
	const request = parseRequest(rest);
	return request.kind === "instruct" || request.kind === "missing" ? void 0 : request;
}
const OPTION = /^\s*(?<option>(?:[\p{Pd}\u2212\u30fc]{2,}|[[\p{Pd}\u2212\u30fc]--[\-]])(?<word>[a-z]\S*))/iv;
const JOB_ID = /^[^\S\n]+(?!(?:[\p{Pd}\u2212\u30fc]{2}|[[\p{Pd}\u2212\u30fc]--[\-]])[a-z])(?<id>\S+)/iv;
const END_OF_OPTIONS = /^[^\S\n]*(?:[\p{Pd}\u2212\u30fc]{2}|[[\p{Pd}\u2212\u30fc]--[\-]])(?!\S)/v;
const KNOWN = /^(?:(?<name>new|status|help|job)[.,:!?]?|job=(?<value>.*))$/is;
const visible = (words) => (0,_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutInvisible */ .OT)(words.replaceAll("\r", "\n"));
const invalid = (reason) => ({
	kind: "invalid",
	reason
});
function parseRequest(request) {
	const { names, jobId, unknown, instruction } = splitRequest(visible(request));
	if (unknown !== void 0) return parseUnknown(request, unknown);
	const isStatus = names.includes("status");
	const isStatusOfJob = names.length === 2 && isStatus && names.includes("job");
	if (jobId !== void 0 && !(0,_url_js__WEBPACK_IMPORTED_MODULE_6__/* .isSegment */ .wk)(jobId)) return invalid((0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`\`--job\` requires a valid job ID.`);
	if (names.length > 1 && !isStatusOfJob) return invalid((0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`These options cannot be combined.`);
	if (names.includes("help")) return { kind: "help" };
	const bare = parseBareWords(isStatus ? `status ${instruction}` : instruction);
	if (isStatus && bare !== "status") return invalid((0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`\`--status\` cannot be combined with an instruction.`);
	if (bare === "status") return {
		kind: "status",
		jobId
	};
	if (bare !== void 0) return { kind: bare };
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
function parseUnknown(request, option) {
	const bare = parseBareWords(request);
	if (bare === "help" || bare === "cannot-stop") return { kind: bare };
	return {
		kind: "unknown-option",
		reason: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`Unknown option ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .shortened */ .vI)(option, 40))}.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`To start the instruction with a dash, put \`--\` before it.`)
	};
}
function splitRequest(request) {
	const names = [];
	let jobId;
	let unknown;
	let rest = request;
	const take = (pattern) => {
		const match = pattern.exec(rest);
		rest = rest.slice(match?.[0].length ?? 0);
		return match?.groups;
	};
	while (unknown === void 0 && names.length < 3) {
		const { option, word = "" } = take(OPTION) ?? {};
		if (option === void 0) break;
		const known = KNOWN.exec(word)?.groups;
		const name = (known?.name ?? "job").toLowerCase();
		if (known === void 0) unknown = option;
		else if (name === "job") jobId = undressed(known.value ?? take(JOB_ID)?.id ?? "");
		names.push(name);
	}
	take(END_OF_OPTIONS);
	return {
		names,
		jobId,
		unknown,
		instruction: rest.trim()
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
function parseBareWords(request) {
	const words = request.normalize("NFKC").replace(EMOJI, "").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
	if (words.length === 0) return /[?？]/.test(request) ? "help" : "missing";
	const meanings = words.filter((word) => !FILLERS.has(word)).map((word) => BARE_WORDS.get(word));
	const [meaning] = meanings;
	return meanings.every((each) => each === meaning) ? meaning : void 0;
}
// src/trigger/read-comment.ts
const NO_COMMAND = "No line of the comment, outside of code and quotes, starts with the command.";
const UNREADABLE = (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadableEvent */ .G)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`has no valid comment, issue, or sender`);
function readComment({ kind, body, details }, commandInput) {
	if (body === void 0) throw UNREADABLE;
	const commandName = commandInput?.trim() || "/docs";
	const parsed = parseComment(commandName, body);
	const ignored = details && whyIgnored(details, body);
	if (parsed.kind === "none") return {
		skipped: NO_COMMAND,
		reviewer: kind === "review" && ignored === void 0 ? details?.author : void 0
	};
	if (details === void 0) throw UNREADABLE;
	return ignored === void 0 ? {
		...details,
		commandName,
		parsed,
		body
	} : { skipped: ignored };
}
function whyIgnored({ isNew, sender, author }, body) {
	if (!isNew) return "Only new comments are processed.";
	if (author.type !== "User" || /\[bot\]$/i.test(author.login)) return "The comment was not written by a person.";
	if (sender.id !== author.id) return "The sender of the event is not the author of the comment.";
	return (0,_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .isOurs */ .MU)(body) ? "The comment was written by this action." : void 0;
}



/***/ })

};
