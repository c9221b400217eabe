export const id = 373;
export const ids = [373];
export const modules = {

/***/ 6373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   showsHtmlComments: () => (/* binding */ showsHtmlComments)
/* harmony export */ });
/* harmony import */ var _Parser_DyVdeLnD_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4868);
/* harmony import */ var _sanitize_CXlP_oCM_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(779);


// src/text/shown-comments.ts
const HTML_COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const MARKS = /[`*]/g;
const HIDDEN_CLASS = /(?:^| )email-hidden-reply(?: |$)/;
const MAX_OPEN = 1e3;
function showsHtmlComments(markdown, html) {
	const comments = markdown.match(HTML_COMMENT) ?? [];
	if (comments.some((comment) => /[\r\n]/.test(comment)) && /<pre/i.test(markdown)) return false;
	const shown = shownText(html).replace(MARKS, "");
	let end = 0;
	return comments.every((comment) => {
		const words = lineByLine(comment).replace(MARKS, "");
		const start = shown.indexOf(words, end);
		end = start + words.length;
		return start >= 0;
	});
}
function shownText(html) {
	const shown = [];
	const open = [];
	const isIn = (names) => open.some((name) => names.includes(name));
	const parser = new _Parser_DyVdeLnD_js__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .i({
		onopentag(name, { class: classes = "" }) {
			open.push(HIDDEN_CLASS.test(classes) ? "template" : name);
			if (open.length > MAX_OPEN) parser.pause();
		},
		ontext(words) {
			if (!isIn(_sanitize_CXlP_oCM_js__WEBPACK_IMPORTED_MODULE_1__/* .UNSEEN_ELEMENTS */ .bq)) shown.push(isIn(["pre"]) ? words : words.replace(/\s/g, ""));
		},
		onclosetag: () => open.pop()
	});
	parser.end(html);
	return lineByLine(shown.join(""));
}
function lineByLine(words) {
	return words.replace(/[\s\p{Cf}\p{Cc}]+/gu, (space) => /[\r\n]/.test(space) ? "\n" : "");
}



/***/ })

};
