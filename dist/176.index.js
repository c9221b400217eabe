export const id = 176;
export const ids = [176];
export const modules = {

/***/ 6176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hiddenSpans: () => (/* binding */ hiddenSpans)
/* harmony export */ });
/* harmony import */ var _lezer_markdown__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4044);
/* harmony import */ var _unicode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9305);
/** What of a Markdown text is not seen, by a Markdown parser's tree with some rules of GitHub's parser beside it. */


/** One that is not closed takes the rest along: it is none, and is looked for once. */
const COMMENT = /<!--(?:[\s\S]*?(-->)|[\s\S]*)/g;
const FOOTNOTE = /^\[\^([^\]\s]+)\]:[ \t]*/;
const ADDRESS = /(?:(?<![^\s*_~(])www\.|(?<![a-z])(?:https?|ftp):\/\/)[a-z0-9][^\s<]*/iy;
/** What GitHub's parser has beyond the library's: footnotes, addresses that take backticks in, the end of a table. */
const github = {
    defineNodes: [
        {
            name: 'Footnote',
            block: true,
            composite(_, line) {
                if (line.next < 0)
                    return true;
                if (line.indent < line.baseIndent + 4)
                    return false;
                line.moveBaseColumn(line.baseIndent + 4);
                return true;
            },
        },
    ],
    parseBlock: [
        {
            name: 'Footnote',
            before: 'BulletList',
            parse(context, line) {
                const sign = FOOTNOTE.exec(line.text.slice(line.pos))?.[0];
                if (sign === undefined)
                    return false;
                context.startComposite('Footnote', line.pos);
                line.moveBase(line.pos + sign.length);
                return null;
            },
            endLeaf: (_, line) => FOOTNOTE.test(line.text.slice(line.pos)),
        },
        {
            // A line of hyphens under a table makes no heading of it.
            name: 'TableEnd',
            endLeaf: (_, line, { content }) => /^(?:-+|=+)[ \t]*$/.test(line.text.slice(line.pos)) && /^(?=.*\|)[-:| \t]+$/m.test(content),
        },
    ],
    parseInline: [
        {
            name: 'Address',
            before: 'InlineCode',
            parse(context, _, position) {
                ADDRESS.lastIndex = position - context.offset;
                const address = ADDRESS.exec(context.text)?.[0];
                return address === undefined ? -1 : position + address.length;
            },
        },
    ],
    // Emphasis hides nothing, and deep nesting of it overflows the stack.
    remove: ['Emphasis'],
};
const markdown = _lezer_markdown__WEBPACK_IMPORTED_MODULE_0__/* .parser */ .K3.configure([_lezer_markdown__WEBPACK_IMPORTED_MODULE_0__/* .Table */ .XI, github]);
/** Comments and what HTML takes for one, tags; what is not closed goes on to the end. */
const RAW_HTML = /<!--(?:-?>|[\s\S]*?(?:-->|$))|<(?:[!?]|\/[^a-z])[^>]*>?|(<\/?[a-z][^\s/>]*)((?:=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))|[^>])*)>?/gi;
const OPEN_QUOTE = /=\s*(?:"[^"]*|'[^']*)$/;
/** Elements of HTML have names of at most ten letters; longer ones could hold words. */
const ELEMENT = /^<\/?[a-z][a-z0-9]{0,9}$/i;
const KEPT_ATTRIBUTE = /\s(?:href|src)\s*=\s*(?:"[^"\s]*"|'[^'\s]*'|[^\s"'>]+)/i;
/**
 * The parts of a Markdown text that are not seen, in no order; they may overlap. `parsed` is the text as the parser is
 * to read it, of the same length. `quoted`: parts that are seen only on request count too.
 */
function hiddenSpans(text, parsed, quoted) {
    return new HiddenSpans(text, quoted).read(parsed);
}
class HiddenSpans {
    #text;
    #quoted;
    #hidden = [];
    #references = [];
    #definitions = [];
    /** A comment or a quote of raw HTML that is still open swallows what follows. */
    #open;
    constructor(text, quoted) {
        this.#text = text;
        this.#quoted = quoted;
    }
    read(parsed) {
        markdown.parse(parsed).iterate({ enter: ({ node }) => this.#enter(node) });
        if (this.#open)
            this.#hide(this.#open.from, this.#text.length);
        const names = new Set(this.#definitions.map(({ name }) => name));
        const used = new Set();
        for (const { name, label, alt } of this.#references) {
            // The sign of a footnote may stand before brackets that are no label.
            const target = label === '' || (!names.has(label) && name.startsWith('^')) ? name : label;
            used.add(target);
            if (alt && names.has(target))
                this.#hidden.push(alt);
        }
        for (const { name, from, to } of this.#definitions)
            if (!used.delete(name))
                this.#hide(from, to);
        return this.#hidden;
    }
    /** Whether to go on to the children. */
    #enter(node) {
        const { from, to } = node;
        switch (node.name) {
            case 'CommentBlock':
            case 'HTMLBlock':
            case 'ProcessingInstructionBlock':
            case 'Comment':
            case 'HTMLTag':
            case 'ProcessingInstruction':
                this.#rawHtml(node);
                return false;
            case 'InlineCode':
            case 'CodeBlock':
            case 'CodeText':
                // Under a definition GitHub reads a line as a paragraph's, however far it is indented.
                if (this.#quoted || node.prevSibling?.name === 'LinkReference')
                    this.#comments(from, to);
                return false;
            case 'CodeInfo':
                if (this.#quoted)
                    this.#hide(from + (/^[\w+#.-]{0,30}(?!\S)/.exec(this.#slice(node))?.[0].length ?? 0), to);
                else
                    this.#comments(from, to);
                return false;
            case 'LinkTitle':
            case 'URL':
                if (this.#quoted && /^["'(]|\s/.test(this.#slice(node)))
                    this.#hide(from, to);
                else
                    this.#comments(from, to);
                return false;
            case 'Entity':
                if ((0,_unicode_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnseenEntity */ .cu)(this.#slice(node)))
                    this.#hide(from, to);
                return false;
            case 'Link':
            case 'Image':
                this.#link(node);
                break;
            case 'LinkReference':
                this.#definitions.push({
                    from,
                    to,
                    name: normalized(this.#slice(node.firstChild ?? node).slice(1, -1)),
                });
                break;
            case 'Footnote':
                this.#definitions.push({
                    from,
                    to: endOfFootnote(node, this.#text),
                    name: normalized(`^${FOOTNOTE.exec(this.#slice(node))?.[1]}`),
                });
                break;
            case 'Table':
                this.#table(node);
                break;
        }
        return true;
    }
    #link(node) {
        const [start, end, address] = node.getChildren('LinkMark');
        if (!start || !end)
            return;
        const label = node.getChild('LinkLabel');
        const alt = this.#quoted && node.name === 'Image' ? { from: start.to, to: end.from } : undefined;
        if (address && alt)
            this.#hidden.push(alt);
        if (address || this.#open)
            return;
        this.#references.push({
            name: normalized(this.#text.slice(start.to, end.from)),
            label: label ? normalized(this.#slice(label).slice(1, -1)) : '',
            alt,
        });
    }
    #table(table) {
        const delimiters = table.getChild('TableDelimiter');
        const columns = delimiters ? (this.#slice(delimiters).match(/-+/g)?.length ?? 0) : 0;
        for (const row of table.getChildren('TableRow')) {
            const last = row.getChildren('TableDelimiter').filter(({ from }) => from > row.from)[columns - 1];
            if (last)
                this.#hide(last.to, row.to);
        }
    }
    #rawHtml(node) {
        // The signs of block quotes are no part of it.
        let html = '';
        for (const { from } of node.getChildren('QuoteMark'))
            html += `${this.#text.slice(node.from + html.length, from)} `;
        html += this.#text.slice(node.from + html.length, node.to);
        const close = this.#open?.closable ? html.indexOf('-->') : -1;
        if (this.#open && close < 0)
            return;
        RAW_HTML.lastIndex = this.#open ? close + 3 : 0;
        if (this.#open) {
            this.#hide(this.#open.from, node.from + close + 3);
            this.#open = undefined;
        }
        for (let match = RAW_HTML.exec(html); match; match = RAW_HTML.exec(html)) {
            const [found, name, attributes = ''] = match;
            const from = node.from + match.index;
            const isComment = found.startsWith('<!--');
            if (!found.endsWith('>') && (isComment || OPEN_QUOTE.test(found))) {
                this.#open = { from, closable: isComment };
                return;
            }
            if (name === undefined || !found.endsWith('>') || (this.#quoted && !ELEMENT.test(name)))
                this.#hide(from, from + found.length);
            else if (this.#quoted || attributes.includes('<!--')) {
                const address = KEPT_ATTRIBUTE.exec(attributes);
                const start = from + name.length;
                const kept = address ? start + address.index : start;
                this.#hide(start, kept);
                this.#hide(kept + (address?.[0].length ?? 0), start + attributes.length);
            }
        }
    }
    #comments(from, to) {
        for (const { 0: found, 1: end, index } of this.#text.slice(from, to).matchAll(COMMENT))
            if (end)
                this.#hide(from + index, from + index + found.length);
    }
    #hide(from, to) {
        if (to > from)
            this.#hidden.push({ from, to });
    }
    #slice({ from, to }) {
        return this.#text.slice(from, to);
    }
}
/** A table without a blank line before it goes on with the footnote's paragraph. */
function endOfFootnote({ to, nextSibling }, text) {
    const isPart = nextSibling?.name === 'Table' && /^\n[ \t]*$/.test(text.slice(to, nextSibling.from));
    return isPart ? nextSibling.to : to;
}
/** Labels match without regard to case and white space. */
function normalized(label) {
    return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();
}


/***/ })

};
