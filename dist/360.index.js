export const id = 360;
export const ids = [360];
export const modules = {

/***/ 4360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   markdownOf: () => (/* binding */ markdownOf)
/* harmony export */ });
/* harmony import */ var _Parser_DyVdeLnD_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4868);
/* harmony import */ var _markdown_BsfvyGe5_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6385);
/* harmony import */ var _sanitize_CXlP_oCM_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(779);



// src/text/github-address.ts
const PRIVATE_UPLOAD = /^https:\/\/(?:private|secured)-user-images\.githubusercontent\.com\/\d+\/\d+-(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.\w+$/;
function plainAddress(address = "") {
	const url = URL.parse(address);
	if (!url || !/^https?:$/.test(url.protocol)) return "";
	if (url.searchParams.has("jwt")) url.search = "";
	const { id } = PRIVATE_UPLOAD.exec(url.origin + url.pathname)?.groups ?? {};
	if (id !== void 0) return `https://github.com/user-attachments/assets/${id}`;
	return url.href.replaceAll("|", "%7C");
}
// src/text/github-code.ts
const GRAMMAR = /^highlight-(?:source|text)-(?<language>[a-z\d+#-]{1,40}?)(?:-basic)?$/i;
function languageOf(classes) {
	for (const name of classes) {
		const { language } = GRAMMAR.exec(name)?.groups ?? {};
		if (language !== void 0) return language;
	}
}
function signOf(classes) {
	if (classes.includes("blob-code-addition")) return "+";
	return classes.includes("blob-code-deletion") ? "-" : "";
}
function codeOf(cells) {
	const isDiff = cells.some(({ sign }) => sign !== "");
	const lines = cells.map(({ line, sign }) => {
		const text = line.replace(/\n$/, "").replaceAll("\n", " ");
		return isDiff ? (sign || " ") + text : text;
	});
	if (isDiff) return {
		code: lines.join("\n"),
		language: "diff"
	};
	return {
		code: withoutPadding(lines).join("\n"),
		language: void 0
	};
}
function withoutPadding(lines) {
	return lines.every((line) => line.trim() === "" || /^ .* $/s.test(line)) ? lines.map((line) => line.trim() === "" ? "" : line.slice(1, -1)) : lines;
}
// src/text/github-form.ts
const NO_ANSWER = /^[\s>]*No response$/;
var FormReader = class {
	writer;
	lastQuestion;
	endOfItalics;
	constructor(writer) {
		this.writer = writer;
	}
	question() {
		const start = this.writer.position;
		const closeLevel = this.writer.level("### ", "");
		return () => {
			closeLevel();
			this.lastQuestion = {
				start,
				end: this.writer.position
			};
		};
	}
	italics() {
		return () => {
			this.endOfItalics = this.writer.position;
		};
	}
	paragraph() {
		const { writer, lastQuestion: question } = this;
		this.lastQuestion = void 0;
		if (question?.end !== writer.position) return void 0;
		return () => {
			if (this.endOfItalics === writer.position && NO_ANSWER.test(writer.textFrom(question.end))) writer.cutAt(question.start);
		};
	}
};
// src/text/github-table.ts
var TableWriter = class {
	writer;
	openTable;
	openRow;
	constructor(writer) {
		this.writer = writer;
	}
	table(writeCode) {
		const outer = this.openTable;
		const table = {
			rows: 0,
			code: []
		};
		this.openTable = table;
		return () => {
			this.openTable = outer;
			if (table.code.length === 0) return;
			const { code, language } = codeOf(table.code);
			writeCode(code, language);
		};
	}
	row() {
		const { openTable: table, openRow: outer } = this;
		const row = {
			cells: 0,
			heads: 0
		};
		this.openRow = row;
		return () => {
			this.openRow = outer;
			if (row.cells === 0) return;
			this.writer.write("|");
			if (table?.rows === 0 && row.heads === row.cells) this.lineBelowHead(row);
			if (table) table.rows += 1;
		};
	}
	headCell() {
		if (this.openRow) this.openRow.heads += 1;
		return this.cell();
	}
	cell() {
		const { writer } = this;
		const { isOneLine } = writer;
		if (this.openRow) this.openRow.cells += 1;
		writer.space();
		writer.write("|");
		writer.space();
		writer.isOneLine = true;
		return () => {
			writer.space();
			writer.isOneLine = isOneLine;
		};
	}
	addCode(line) {
		this.openTable?.code.push(line);
	}
	lineBelowHead({ cells }) {
		const { writer } = this;
		if (writer.isOneLine) return;
		writer.breakLine(1);
		writer.write(`|${" --- |".repeat(cells)}`);
	}
};
// src/text/line-writer.ts
const MAX_DEPTH = 20;
var LineWriter = class {
	isOneLine = false;
	parts = [];
	levels = [];
	pendingBreaks = 1;
	hasPendingSpace = false;
	toString() {
		return this.parts.join("").trimStart();
	}
	write(text) {
		if (this.pendingBreaks > 0) this.startLine();
		else if (this.hasPendingSpace) this.parts.push(" ");
		this.pendingBreaks = 0;
		this.hasPendingSpace = false;
		this.parts.push(text);
	}
	placeholder() {
		this.write("");
		const index = this.parts.length - 1;
		return (text) => {
			this.parts[index] = text;
		};
	}
	space() {
		this.hasPendingSpace = true;
	}
	breakLine(count) {
		if (!this.isOneLine) this.pendingBreaks = Math.max(this.pendingBreaks, count);
		else if (count > 0) this.space();
	}
	addBreak() {
		this.breakLine(Math.min(this.pendingBreaks + 1, 2));
	}
	level(next, rest) {
		this.levels.push({
			next,
			rest
		});
		return () => {
			this.levels.pop();
		};
	}
	get position() {
		return this.parts.length;
	}
	textFrom(position) {
		return this.parts.slice(position).join("");
	}
	cutAt(position) {
		this.parts.length = position;
	}
	startLine() {
		this.parts.push("\n".repeat(this.pendingBreaks));
		for (const level of this.levels.slice(0, MAX_DEPTH)) {
			this.parts.push(level.next);
			level.next = level.rest;
		}
	}
};
// src/text/github-html.ts
const MAX_OPEN = 1e4;
const UNSEEN = new Set(_sanitize_CXlP_oCM_js__WEBPACK_IMPORTED_MODULE_2__/* .UNSEEN_ELEMENTS */ .bq);
const UNSEEN_CLASSES = /* @__PURE__ */ new Set([
	"js-render-enrichment-loader",
	"email-hidden-toggle",
	"email-hidden-reply"
]);
const MAIL = /* @__PURE__ */ new Map([
	["email-fragment", ""],
	["email-signature-reply", ""],
	["email-quoted-reply", "> "]
]);
const PARAGRAPHS = "blockquote details dl h1 h2 h3 h4 h5 h6 hr p pre summary table";
const LINES = "caption dd div dt figcaption figure li ol section tr ul";
const BREAKS = new Map([...PARAGRAPHS.split(" ").map((name) => [name, 2]), ...LINES.split(" ").map((name) => [name, 1])]);
const MARKS = new Map(Object.entries({
	code: "`",
	del: "~~",
	s: "~~",
	strike: "~~",
	sup: "^"
}));
function markdownOf(html) {
	const printer = new Printer();
	const ends = [];
	const parser = new _Parser_DyVdeLnD_js__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .i({
		onopentag: (name, attributes) => {
			ends.push(printer.open(name, attributes));
			if (ends.length > MAX_OPEN) parser.pause();
		},
		ontext: (text) => printer.text(text),
		onclosetag: () => ends.pop()?.()
	});
	parser.end(html);
	return (0,_sanitize_CXlP_oCM_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutInvisible */ .OT)(`${printer.writer}`);
}
var Printer = class {
	writer = new LineWriter();
	captured;
	keepsLines = false;
	openLink;
	isAfterAddress = false;
	itemNumber;
	codeLanguage;
	tables = new TableWriter(this.writer);
	form = new FormReader(this.writer);
	elements = /* @__PURE__ */ new Map([
		["a", ({ href }) => this.link(href)],
		["blockquote", () => this.writer.level("> ", "> ")],
		["br", () => this.writer.addBreak()],
		["div", (_, classes) => this.division(classes)],
		["em", () => this.form.italics()],
		["h3", () => this.form.question()],
		["hr", () => this.words("---")],
		["img", (attributes, classes) => this.image(attributes, classes)],
		["input", (attributes) => this.words(checkbox(attributes))],
		["li", () => this.item()],
		["ol", ({ start = "1" }) => this.list(Number.parseInt(start, 10) || 0)],
		["p", () => this.form.paragraph()],
		["pre", () => this.capture((code) => this.code(code, this.codeLanguage))],
		["table", () => this.tables.table((code, language) => this.code(code, language))],
		["td", (_, classes) => this.tableCell(classes)],
		["th", () => this.tables.headCell()],
		["tr", () => this.tables.row()],
		["ul", () => this.list(void 0)],
		["video", (attributes) => this.file(attributes)]
	]);
	text(text) {
		if (this.captured) {
			this.captured.push(text);
			return;
		}
		if (this.keepsLines) {
			this.lines(text);
			return;
		}
		const collapsed = text.replace(/[ \t\n\f\r]+/g, " ");
		if (collapsed.startsWith(" ")) this.writer.space();
		this.words(collapsed.replace(/^ | $/g, ""));
		if (collapsed.endsWith(" ")) this.writer.space();
	}
	open(name, attributes) {
		if (this.captured) {
			if (name === "br") this.captured.push("\n");
			return;
		}
		const classes = (attributes.class ?? "").split(/\s+/);
		if (UNSEEN.has(name) || classes.some((each) => UNSEEN_CLASSES.has(each))) return this.capture(() => {});
		const { writer } = this;
		const breaks = BREAKS.get(name) ?? 0;
		writer.breakLine(breaks);
		const end = this.begin(name, attributes, classes);
		return () => {
			end?.();
			writer.breakLine(breaks);
		};
	}
	begin(name, attributes, classes) {
		const special = this.elements.get(name);
		if (special !== void 0) return special(attributes, classes);
		const [, heading] = /^h([1-6])$/.exec(name) ?? [];
		if (heading !== void 0) return this.writer.level(`${"#".repeat(Number(heading))} `, "");
		const mark = MARKS.get(name);
		if (mark === void 0) return void 0;
		this.writer.write(mark);
		return () => this.writer.write(mark);
	}
	words(words) {
		if (words === "") return;
		if (this.isAfterAddress && /^[\p{L}\p{N}\p{S}:/]/u.test(words)) this.writer.space();
		this.isAfterAddress = false;
		if (this.openLink) this.openLink.text += words;
		this.writer.write(this.writer.isOneLine ? words.replaceAll("|", "\\|") : words);
	}
	lines(text) {
		const lines = text.replaceAll("\r", "").split("\n");
		const last = lines.length - 1;
		for (const [index, line] of lines.entries()) {
			if (index > 0) this.writer.addBreak();
			this.words(index === last ? line : line.trimEnd());
		}
	}
	capture(use) {
		const captured = [];
		this.captured = captured;
		return () => {
			this.captured = void 0;
			use(captured.join(""));
		};
	}
	code(code, language) {
		const whole = code.replace(/^\n|\n$/g, "");
		if (this.writer.isOneLine) {
			this.words(`\`${(0,_markdown_BsfvyGe5_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenedCode */ .mh)(whole).replaceAll("\n", " ⏎ ")}\``);
			return;
		}
		for (const line of (0,_markdown_BsfvyGe5_js__WEBPACK_IMPORTED_MODULE_1__/* .codeBlock */ .DV)((0,_markdown_BsfvyGe5_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenedCode */ .mh)(whole), language).split("\n")) {
			this.writer.breakLine(1);
			this.writer.write(line);
		}
	}
	division(classes) {
		const mailClass = classes.find((each) => MAIL.has(each));
		if (mailClass !== void 0) return this.mail(MAIL.get(mailClass) ?? "");
		const language = languageOf(classes);
		if (language === void 0) return void 0;
		this.codeLanguage = language;
		return () => {
			this.codeLanguage = void 0;
		};
	}
	mail(lineStart) {
		const { writer, keepsLines } = this;
		writer.breakLine(2);
		const closeLevel = writer.level(lineStart, lineStart);
		this.keepsLines = true;
		return () => {
			this.keepsLines = keepsLines;
			closeLevel();
			writer.breakLine(2);
		};
	}
	link(href) {
		const address = plainAddress(href);
		if (address === "") return void 0;
		const link = {
			href,
			address,
			text: ""
		};
		this.openLink = link;
		const openBracket = this.writer.placeholder();
		return () => {
			this.openLink = void 0;
			if ([
				"",
				href,
				link.address
			].includes(link.text)) return;
			openBracket("[");
			this.writer.write(`](${link.address})`);
		};
	}
	image(attributes, classes) {
		const { alt = "" } = attributes;
		if (classes.includes("emoji") && /^:[\w+-]{1,40}:$/.test(alt)) this.words(alt);
		else this.file(attributes);
	}
	file({ src, "data-canonical-src": original }) {
		const address = plainAddress(original) || plainAddress(src);
		if (address === "") return;
		const link = this.openLink;
		if (link && link.href === src) link.address = address;
		if (link === void 0 || link.text !== "") this.writer.space();
		this.words(address);
		this.isAfterAddress = true;
	}
	list(firstNumber) {
		const outerNumber = this.itemNumber;
		this.itemNumber = firstNumber;
		return () => {
			this.itemNumber = outerNumber;
		};
	}
	item() {
		const marker = this.itemNumber === void 0 ? "- " : `${this.itemNumber++}. `;
		return this.writer.level(marker, " ".repeat(marker.length));
	}
	tableCell(classes) {
		const { tables } = this;
		if (classes.includes("blob-num")) return this.capture(() => {});
		if (classes.includes("blob-code-inner")) return this.capture((line) => tables.addCode({
			line,
			sign: signOf(classes)
		}));
		return tables.cell();
	}
};
function checkbox({ type, checked }) {
	if (type !== "checkbox") return "";
	return checked === void 0 ? "[ ]" : "[x]";
}



/***/ })

};
