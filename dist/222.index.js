export const id = 222;
export const ids = [222];
export const modules = {

/***/ 222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uH: () => (/* binding */ clean),
  AC: () => (/* reexport */ invisible/* cleanGit */.AC),
  KZ: () => (/* binding */ cleanQuoted)
});

;// CONCATENATED MODULE: ./build/text/markers.js
/** A place in a line, counted in columns as CommonMark counts them ('Tabs'), and the signs that start blocks there. */
class Cursor {
    #text;
    #column = 0;
    position;
    end;
    constructor(text, from, to) {
        this.#text = text;
        this.position = from;
        this.end = to;
    }
    /** Where the next character stands that is neither blank nor tab. */
    next() {
        let at = this.position;
        while (at < this.end && isBlank(this.#text, at))
            at += 1;
        return at;
    }
    /** Columns of blanks ahead, and whether nothing else is. */
    ahead() {
        const next = this.next();
        let column = this.#column;
        for (let at = this.position; at < next; at += 1)
            column += this.#width(at, column);
        return { columns: column - this.#column, blank: next === this.end };
    }
    /** The next character that is no blank; '' at the end. */
    sign() {
        const at = this.next();
        return at < this.end ? this.#text.charAt(at) : '';
    }
    /** How often `sign` stands in a row, blanks before it aside. */
    run(sign) {
        const from = this.next();
        let at = from;
        while (at < this.end && this.#text[at] === sign)
            at += 1;
        return at - from;
    }
    blankAfter(length) {
        return this.#text.slice(this.next() + length, this.end).trim() === '';
    }
    match(pattern) {
        const at = this.next();
        pattern.lastIndex = at;
        const found = at < this.end ? pattern.exec(this.#text) : null;
        return found && found.index + found[0].length <= this.end ? found : null;
    }
    /** Past the blanks ahead and `length` characters behind them. */
    pass(length) {
        this.#column += this.ahead().columns + length;
        this.position = this.next() + length;
    }
    /** Past so many columns of blanks, at most; a tab may be passed in part. */
    skip(columns) {
        for (let left = columns; left > 0 && this.position < this.end && isBlank(this.#text, this.position);) {
            const width = this.#width(this.position, this.#column);
            if (width <= left)
                this.position += 1;
            this.#column += Math.min(width, left);
            left -= width;
        }
    }
    /** `***`, `- - -`, `___`: CommonMark 'Thematic breaks'. */
    thematic() {
        const sign = this.sign();
        if (sign !== '*' && sign !== '-' && sign !== '_')
            return false;
        let count = 0;
        for (let at = this.next(); at < this.end; at += 1) {
            if (this.#text[at] === sign)
                count += 1;
            else if (!isBlank(this.#text, at))
                return false;
        }
        return count >= 3;
    }
    /** `===` or `---` under a paragraph: CommonMark 'Setext headings'. */
    underline() {
        const sign = this.sign();
        return (sign === '=' || sign === '-') && this.blankAfter(this.run(sign));
    }
    #width(at, column) {
        return this.#text[at] === '\t' ? 4 - (column % 4) : 1;
    }
}
/**
 * A list marker ahead (CommonMark 'List items'): the columns from its sign to its content, and whether the rest of
 * the line is blank. The cursor then stands at the content. In a paragraph only a filled item, numbered 1, counts.
 */
function listMarker(cursor, inParagraph) {
    const marker = cursor.match(/(?:[-+*]|(\d{1,9})[.)])(?=[ \t\n]|$)/y);
    if (marker === null)
        return undefined;
    const length = marker[0].length;
    const empty = cursor.blankAfter(length);
    if (inParagraph && (empty || (marker[1] !== undefined && Number(marker[1]) !== 1)))
        return undefined;
    cursor.pass(length);
    const { columns } = cursor.ahead();
    const padding = empty || columns > 4 ? 1 : columns;
    cursor.skip(padding);
    return { width: length + padding, empty };
}
function isBlank(text, at) {
    return text[at] === ' ' || text[at] === '\t';
}

;// CONCATENATED MODULE: ./build/text/containers.js
/** Blocks that hold blocks: CommonMark 'Block quotes', 'List items'; GFM's footnotes. */

/** As deep as cmark-gfm nests lists; it also keeps hostile texts linear. */
const MAX_DEPTH = 100;
/** How many of the open containers this line goes on with; the cursor then stands behind their signs. */
function matchContainers(containers, cursor) {
    let depth = 0;
    for (const container of containers) {
        const { columns, blank } = cursor.ahead();
        if (container.kind === 'quote') {
            if (blank || columns > 3 || cursor.sign() !== '>')
                break;
            cursor.pass(1);
            cursor.skip(1);
        }
        else if (blank) {
            if (container.empty)
                break;
        }
        else {
            if (columns < container.indent)
                break;
            cursor.skip(container.indent);
        }
        depth += 1;
    }
    return depth;
}
/**
 * The length of the box `[ ]` with which a task begins (GFM 'Task list items') at `at`, the content of the container
 * that this line has opened; 0: no task. GitHub's parser takes it away first: what follows may be a definition.
 */
function taskBox(text, container, at) {
    if (container?.kind !== 'item')
        return 0;
    if (text.slice(text.lastIndexOf('\n', container.from) + 1, container.from).trim() !== '')
        return 0;
    const box = /\[[ xX]\][ \t]+/y;
    box.lastIndex = at;
    return box.exec(text)?.[0].length ?? 0;
}
/** The container that starts here, `depth` deep; the cursor then stands at its content. */
function openContainer(cursor, depth, inParagraph) {
    const from = cursor.next();
    const { columns } = cursor.ahead();
    if (cursor.sign() === '>') {
        cursor.pass(1);
        cursor.skip(1);
        return { kind: 'quote', indent: 0, empty: false, from, label: '' };
    }
    if (depth >= MAX_DEPTH || cursor.thematic())
        return undefined;
    const footnote = cursor.match(/\[(\^[^\]\s]{1,999})\]:[ \t]*/y);
    if (footnote) {
        cursor.pass(footnote[0].length);
        return { kind: 'footnote', indent: 4, empty: false, from, label: footnote[1] ?? '' };
    }
    const item = listMarker(cursor, inParagraph);
    return item && { kind: 'item', indent: columns + item.width, empty: item.empty, from, label: '' };
}

;// CONCATENATED MODULE: ./build/text/html-block.js
/**
 * A whole open or closing tag (CommonMark 'Raw HTML'). No two neighbours in it take the same character, but for
 * white space, which is followed by something that is none: it fails after a number of steps linear in what it read.
 */
const TAG = /<(?:[A-Za-z][A-Za-z0-9-]*(?:\s+[A-Za-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?|\/[A-Za-z][A-Za-z0-9-]*\s*)>/y;
const VERBATIM = /<(?:script|pre|style|textarea)(?=[ \t\n>]|$)/iy;
const BLOCK = /<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?=[ \t\n]|\/?>|$)/iy;
/** Where the sixth condition differs: 0.31 has taken `source` out and `search` in. */
const BLOCK_OF = {
    github: /<\/?source(?=[ \t\n]|\/?>|$)/iy,
    commonmark: /<\/?search(?=[ \t\n]|\/?>|$)/iy,
};
const DECLARATION = { github: /<![A-Z]/y, commonmark: /<![A-Za-z]/y };
/** Which kind of HTML block starts at `from` in the line that ends at `to`; `seventh`: no paragraph is open. */
function htmlStart(text, { from, to }, seventh, dialect) {
    if (text[from] !== '<' || from >= to)
        return undefined;
    if (at(VERBATIM, text, from))
        return 1;
    if (text.startsWith('<!--', from))
        return 2;
    if (text.startsWith('<?', from))
        return 3;
    if (text.startsWith('<![CDATA[', from))
        return 5;
    if (at(DECLARATION[dialect], text, from))
        return 4;
    if (at(BLOCK, text, from) || at(BLOCK_OF[dialect], text, from))
        return 6;
    if (!seventh)
        return undefined;
    const line = text.slice(from, to);
    TAG.lastIndex = 0;
    const tag = TAG.exec(line);
    return tag && line.slice(tag[0].length).trim() === '' ? 7 : undefined;
}
/** Whether a block of that kind ends in this line; 6 and 7 end before a blank line, which the caller sees. */
function htmlEnds(line, kind) {
    if (kind === 1)
        return /<\/(?:script|pre|style|textarea)>/i.test(line);
    const end = { 2: '-->', 3: '?>', 4: '>', 5: ']]>', 6: undefined, 7: undefined }[kind];
    return end !== undefined && line.includes(end);
}
function at(pattern, text, offset) {
    pattern.lastIndex = offset;
    return pattern.test(text);
}

;// CONCATENATED MODULE: ./build/text/table.js
/**
 * The cells of a row; a pipe behind a backslash divides nothing, not even in code. For GitHub's parser any backslash
 * does, one that is escaped itself too.
 */
function cells(text, { from, to }, dialect) {
    const row = text.slice(from, to);
    const bars = [...row.matchAll(dialect === 'github' ? /\\\||\|/g : /\\.|\|/gs)]
        .filter(([sign]) => sign === '|')
        .map(({ index }) => from + index);
    const edges = [from - 1, ...bars, to];
    const found = edges.slice(1).map((edge, index) => ({ from: (edges[index] ?? 0) + 1, to: edge }));
    if (row.trimStart().startsWith('|'))
        found.shift();
    if (bars.length > 0 && text.slice((bars.at(-1) ?? 0) + 1, to).trim() === '')
        found.pop();
    return found;
}
/** How many columns the row of hyphens under a table's head has; undefined: it is no such row. */
function delimiterColumns(text, span) {
    if (!/^[-:| \t]*$/.test(text.slice(span.from, span.to)))
        return undefined;
    // A row of hyphens has no backslash, on which readers could differ.
    const columns = cells(text, span, 'commonmark');
    const valid = columns.every(({ from, to }) => /^:?-+:?$/.test(text.slice(from, to).trim()));
    return valid ? columns.length : undefined;
}

;// CONCATENATED MODULE: ./build/text/blocks.js
/**
 * The block structure of a Markdown text (CommonMark 'Blocks', GFM 'Tables' and footnotes), as far as it decides what
 * is code, what is raw HTML and what is inline text. Nothing is rendered.
 */




const NONE = { kind: 'none' };
/** The structure of `text`, whose line ends are LF. Linear in its length. */
function blocks(text, dialect) {
    const parser = new Blocks(text, dialect);
    for (let from = 0; from <= text.length;) {
        const found = text.indexOf('\n', from);
        const to = found < 0 ? text.length : found;
        parser.line(from, to);
        from = to + 1;
    }
    return parser.end();
}
class Blocks {
    #text;
    #dialect;
    #containers = [];
    #leaf = NONE;
    #lastEnd = 0;
    #found = { units: [], infos: [], excess: [], footnotes: [] };
    constructor(text, dialect) {
        this.#text = text;
        this.#dialect = dialect;
    }
    end() {
        this.#close(0);
        return this.#found;
    }
    line(from, to) {
        const cursor = new Cursor(this.#text, from, to);
        const depth = matchContainers(this.#containers, cursor);
        const all = depth === this.#containers.length;
        if (!(all && this.#continues(cursor))) {
            if (this.#leaf.kind === 'code' || this.#leaf.kind === 'fence' || this.#leaf.kind === 'html')
                this.#leaf = NONE;
            this.#open(cursor, depth, all);
        }
        this.#lastEnd = to;
    }
    /** Code and HTML that go on take their line before anything else is looked for. */
    #continues(cursor) {
        const leaf = this.#leaf;
        const { columns, blank } = cursor.ahead();
        if (leaf.kind === 'fence') {
            const run = cursor.run(leaf.sign);
            if (columns <= 3 && run >= leaf.length && cursor.blankAfter(run))
                this.#leaf = NONE;
            return true;
        }
        if (leaf.kind === 'html') {
            if (blank && leaf.type >= 6)
                this.#leaf = NONE;
            else
                this.#html(leaf, cursor);
            return true;
        }
        return leaf.kind === 'code' && (blank || columns >= 4);
    }
    /** New containers and the leaf that this line starts; else the line is text. */
    #open(cursor, matched, all) {
        let depth = matched;
        let started = false;
        for (;;) {
            const { columns, blank } = cursor.ahead();
            const lazy = this.#leaf.kind === 'paragraph' && !started;
            const row = this.#leaf.kind === 'table' && this.#leaf.shadow !== undefined;
            if (columns >= 4 && !lazy && !row && !blank) {
                this.#close(depth);
                this.#filled();
                this.#leaf = { kind: 'code' };
                return;
            }
            if (columns >= 4 || blank)
                break;
            const container = openContainer(cursor, this.#containers.length, lazy && all);
            if (container === undefined) {
                if (this.#startsLeaf(cursor, depth, lazy, lazy && all))
                    return;
                break;
            }
            this.#close(depth);
            this.#filled();
            this.#containers.push(container);
            depth += 1;
            started = true;
        }
        this.#textLine(cursor, depth, started, all);
    }
    /** Headings, fences, HTML blocks, thematic breaks. */
    #startsLeaf(cursor, depth, lazy, inParagraph) {
        const span = { from: cursor.next(), to: cursor.end };
        const fence = cursor.match(/`{3,}(?=[^`\n]*(?:\n|$))|~{3,}/y)?.[0];
        const type = htmlStart(this.#text, span, !lazy, this.#dialect);
        const heading = cursor.match(/#{1,6}(?=[ \t\n]|$)/y) !== null;
        const underline = inParagraph && cursor.underline();
        if (underline) {
            this.#leaf = NONE;
            return true;
        }
        if (fence === undefined && type === undefined && !heading && !cursor.thematic())
            return false;
        this.#close(depth);
        this.#filled();
        if (fence !== undefined) {
            this.#leaf = { kind: 'fence', sign: fence.charAt(0), length: fence.length };
            this.#found.infos.push({ from: span.from + fence.length, to: span.to });
        }
        else if (type !== undefined) {
            const leaf = { kind: 'html', unit: this.#unit('html'), type };
            this.#leaf = leaf;
            this.#html(leaf, cursor);
        }
        else if (heading)
            this.#unit('inline').lines.push(span);
        return true;
    }
    #textLine(cursor, depth, started, all) {
        const { blank } = cursor.ahead();
        const span = { from: cursor.next(), to: cursor.end };
        if (!all && !started && !blank && this.#leaf.kind === 'paragraph') {
            this.#leaf.unit.lines.push(span); // lazy continuation
            return;
        }
        if (!all || started)
            this.#close(depth);
        if (blank) {
            this.#leaf = NONE;
            return;
        }
        this.#filled();
        const leaf = this.#leaf;
        if (leaf.kind === 'table') {
            this.#row(span, leaf.columns);
            leaf.shadow?.lines.push(span);
        }
        else if (leaf.kind !== 'paragraph') {
            if (started && this.#dialect === 'github')
                span.from += taskBox(this.#text, this.#containers.at(-1), span.from);
            if (span.from === span.to)
                return; // a box alone: no paragraph that could go on
            const unit = this.#unit('paragraph');
            unit.lines.push(span);
            this.#leaf = { kind: 'paragraph', unit };
        }
        else if (!this.#table(leaf.unit, span))
            leaf.unit.lines.push(span);
    }
    /** A delimiter row makes the paragraph's last line a table's head (GFM 'Tables'). */
    #table(unit, span) {
        const head = unit.lines.at(-1);
        const delimiters = delimiterColumns(this.#text, span);
        if (!head || delimiters === undefined)
            return false;
        if (cells(this.#text, head, this.#dialect).length !== delimiters)
            return false;
        // Parsers differ on a head that is not the paragraph's first line: then the whole is read as a paragraph too.
        const shadow = unit.lines.length > 1 ? this.#unit('shadow') : undefined;
        shadow?.lines.push(...unit.lines, span);
        unit.lines.pop();
        this.#row(head, delimiters);
        this.#leaf = { kind: 'table', columns: delimiters, shadow };
        return true;
    }
    #row(span, columns) {
        const all = cells(this.#text, span, this.#dialect);
        for (const cell of all.slice(0, columns))
            this.#unit('inline').lines.push(cell);
        const [first, last] = [all[columns], all.at(-1)];
        if (first && last)
            this.#found.excess.push({ from: first.from, to: last.to });
    }
    #html(leaf, cursor) {
        leaf.unit.lines.push({ from: cursor.position, to: cursor.end });
        if (htmlEnds(this.#text.slice(cursor.next(), cursor.end), leaf.type))
            this.#leaf = NONE;
    }
    #unit(kind) {
        const inFootnote = this.#containers.some((container) => container.kind === 'footnote');
        const unit = { kind, lines: [], inFootnote };
        this.#found.units.push(unit);
        return unit;
    }
    /** The deepest container has something in it now. */
    #filled() {
        const deepest = this.#containers.at(-1);
        if (deepest)
            deepest.empty = false;
    }
    #close(depth) {
        for (const { kind, from, label } of this.#containers.splice(depth))
            if (kind === 'footnote')
                this.#found.footnotes.push({ from, to: Math.max(from, this.#lastEnd), label });
        this.#leaf = NONE;
    }
}

// EXTERNAL MODULE: ./build/text/invisible.js
var invisible = __webpack_require__(4949);
;// CONCATENATED MODULE: ./build/text/links.js
/** Behind `](`: an address, a title, `)`. `at` is the offset of the parenthesis. */
function linkTail(text, at, dialect) {
    let from = afterSpace(text, at + 1);
    if (text[from] === ')')
        return { end: from + 1, title: undefined, address: { from, to: from } };
    const to = afterAddress(text, from, dialect);
    if (to === undefined)
        return undefined;
    const address = { from, to };
    from = afterSpace(text, to);
    if (text[from] === ')')
        return { end: from + 1, title: undefined, address };
    const end = from === to ? undefined : afterTitle(text, from);
    if (end === undefined)
        return undefined;
    const close = afterSpace(text, end);
    return text[close] === ')' ? { end: close + 1, title: { from: to, to: end }, address } : undefined;
}
/** A link reference definition at `at`, whose line ends behind it. */
function definition(text, at, dialect) {
    if (text[at] !== '[')
        return undefined;
    const labelEnd = afterLabel(text, at);
    if (labelEnd === undefined || text[labelEnd] !== ':')
        return undefined;
    const label = text.slice(at + 1, labelEnd - 1);
    const from = afterSpace(text, labelEnd + 1);
    const to = afterAddress(text, from, dialect);
    if (to === undefined || to === from || label.trim() === '')
        return undefined;
    const titleFrom = afterSpace(text, to);
    const titleEnd = titleFrom === to ? undefined : afterTitle(text, titleFrom);
    const address = { from, to };
    if (titleEnd !== undefined && lineEnds(text, titleEnd))
        return { label, address, title: { from: to, to: titleEnd }, end: titleEnd };
    return lineEnds(text, to) ? { label, address, title: undefined, end: to } : undefined;
}
/** The offset behind the label whose bracket opens at `at`, if it is one. */
function afterLabel(text, at) {
    for (let end = at + 1; end < text.length && end < at + 1001; end += 1) {
        const sign = text[end];
        if (sign === '\\')
            end += 1;
        else if (sign === '[')
            return undefined;
        else if (sign === ']')
            return end + 1;
    }
    return undefined;
}
function afterAddress(text, at, dialect) {
    if (text[at] === '<') {
        const end = /<(?:[^<>\\\n]|\\[^\n])*>/y;
        end.lastIndex = at;
        return end.test(text) ? end.lastIndex : undefined;
    }
    let depth = 0;
    let end = at;
    for (; end < text.length; end += 1) {
        const sign = text.charAt(end);
        if (sign <= ' ' || sign === '\u007f')
            break;
        if (sign === '\\' && /[!-/:-@[-`{-~]/.test(text.charAt(end + 1)))
            end += 1;
        else if (sign === '(' && ++depth > 32)
            return undefined;
        else if (sign === ')' && --depth < 0)
            return end;
    }
    // GitHub's parser does not mind a parenthesis that stays open.
    return depth === 0 || dialect === 'github' ? Math.min(end, text.length) : undefined;
}
function afterTitle(text, at) {
    const sign = text[at];
    if (sign !== '"' && sign !== "'" && sign !== '(')
        return undefined;
    const close = sign === '(' ? ')' : sign;
    for (let end = at + 1; end < text.length; end += 1) {
        if (text[end] === '\\')
            end += 1;
        else if (text[end] === close)
            return end + 1;
        else if (text[end] === '(' && sign === '(')
            return undefined;
    }
    return undefined;
}
/** White space with one line end at most. */
function afterSpace(text, at) {
    const space = /[ \t]*(?:\n[ \t]*)?/y;
    space.lastIndex = at;
    space.test(text);
    return space.lastIndex;
}
function lineEnds(text, at) {
    const rest = /[ \t]*(?:\n|$)/y;
    rest.lastIndex = at;
    return rest.test(text);
}

;// CONCATENATED MODULE: ./build/text/elements.js
/** Names of HTML's elements, those of older versions too (HTML standard, 'Index of elements', 'Obsolete features'). */
const ELEMENTS = new Set(`a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br
  button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed
  fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img
  input ins isindex kbd keygen label legend li link listing main map mark marquee math menu menuitem meta meter
  multicol nav nextid nobr noembed noframes noscript object ol optgroup option output p param picture plaintext pre
  progress q rb rp rt rtc ruby s samp script search section select slot small source spacer span strike strong style
  sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr
  xmp`.split(/\s+/));

;// CONCATENATED MODULE: ./build/text/raw-html.js
/** What of raw HTML a reader does not see: comments and what HTML's own parser takes for one, attributes. */

/** The attribute that a reader meets as a link or a picture, as they meet the address of Markdown's own. */
const ADDRESS = new Map([
    ['<a', 'href'],
    ['<img', 'src'],
]);
/** Reads the raw HTML at `from` to `to` of a reading. Linear. Source: HTML standard, 'Tokenization'. */
function readRawHtml(reading, from, to, rules, found) {
    const { text } = reading;
    const raw = text.slice(0, to);
    let at = from;
    if (found.unclosed) {
        const close = found.unclosed.by === undefined ? -1 : raw.indexOf(found.unclosed.by, from);
        if (close < 0)
            return;
        at = close + 3;
        found.hidden.push({ from: found.unclosed.from, to: reading.at(at - 1) + 1 });
        found.unclosed = undefined;
    }
    for (;;) {
        const start = raw.indexOf('<', at);
        if (start < 0)
            return;
        const end = afterTag(raw, start, reading, rules, found);
        if (end === undefined)
            return;
        at = end;
    }
}
/** Where reading goes on behind the sign `<` at `start`; undefined: nothing of this range is left. */
function afterTag(raw, start, reading, rules, found) {
    if (raw.startsWith('<!--', start)) {
        const close = commentEnd(raw, start);
        if (close === undefined)
            found.unclosed = { from: reading.at(start), by: '-->' };
        else
            found.hidden.push(reading.span(start, close));
        return close;
    }
    if (/^<(?:[!?]|\/[^A-Za-z])/.test(raw.slice(start, start + 3))) {
        const close = raw.indexOf('>', start);
        found.hidden.push(reading.span(start, close < 0 ? raw.length : close + 1));
        return close < 0 ? undefined : close + 1;
    }
    const name = /^<\/?[A-Za-z][^\s/>]*/.exec(raw.slice(start, start + 200))?.[0];
    if (name === undefined)
        return start + 1;
    const tag = attributes(raw, start + name.length);
    if (tag.end === undefined && tag.quoted) {
        found.unclosed = { from: reading.at(start), by: undefined };
        return undefined;
    }
    if (tag.end === undefined) {
        found.hidden.push(reading.span(start, raw.length));
        return undefined;
    }
    const close = tag.end - 1;
    const known = name.toLowerCase();
    if (rules.strict && !ELEMENTS.has(known.replace(/^<\/?/, '')))
        found.hidden.push(reading.span(start, tag.end));
    else if (rules.strict || raw.slice(start, close).includes('<!--'))
        hideAttributes(start + name.length, close, address(known, tag.list), reading, found);
    return tag.end;
}
/** The end of the comment at `start`, by the rules of both CommonMark and HTML; undefined where it has none. */
function commentEnd(text, start) {
    if (text.startsWith('>', start + 4))
        return start + 5;
    if (text.startsWith('->', start + 4))
        return start + 6;
    const close = text.indexOf('-->', start + 4);
    return close < 0 ? undefined : close + 3;
}
function attributes(raw, from) {
    const list = [];
    const attribute = /[\s/]*(?:(>)|([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(?!["'])([^\s>]*)|(["'])))?)/y;
    attribute.lastIndex = from;
    for (;;) {
        const start = attribute.lastIndex;
        const match = attribute.exec(raw);
        if (match === null)
            return { list, end: undefined, quoted: false };
        if (match[1] !== undefined)
            return { list, end: attribute.lastIndex, quoted: false };
        if (match[6] !== undefined)
            return { list, end: undefined, quoted: true };
        const lead = /^[\s/]*/.exec(match[0])?.[0].length ?? 0;
        const value = match[3] ?? match[4] ?? match[5] ?? '';
        list.push({
            name: (match[2] ?? '').toLowerCase(),
            value,
            from: start + lead,
            to: attribute.lastIndex,
        });
    }
}
/** Of several attributes of a name HTML takes the first. */
function address(tag, list) {
    const found = list.find(({ name }) => name === ADDRESS.get(tag));
    return found === undefined || found.value === '' || /\s|<!--/.test(found.value) ? undefined : found;
}
function hideAttributes(from, to, kept, reading, found) {
    // The blank before it stays.
    if (kept && kept.from - 1 > from)
        found.hidden.push(reading.span(from, kept.from - 1));
    const rest = kept?.to ?? from;
    if (to > rest)
        found.hidden.push(reading.span(rest, to));
}

;// CONCATENATED MODULE: ./build/text/reading.js
/** A unit's lines as one text, and the way back from its offsets to those of the source. */
class Reading {
    text;
    #starts = [];
    #lines;
    constructor(source, unit) {
        this.#lines = unit.lines;
        const parts = [];
        let length = 0;
        for (const { from, to } of unit.lines) {
            this.#starts.push(length);
            parts.push(source.slice(from, to));
            length += to - from + 1;
        }
        this.text = parts.join('\n');
    }
    /** The source's range for a range of the unit; line ends within it take the containers' signs along. */
    span(from, to) {
        return { from: this.at(from), to: to > from ? this.at(to - 1) + 1 : this.at(from) };
    }
    at(offset) {
        let low = 0;
        let high = this.#starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((this.#starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return (this.#lines[low]?.from ?? 0) + offset - (this.#starts[low] ?? 0);
    }
}
/** Labels match without regard to case and white space (CommonMark 'Link reference definitions'). */
function normalLabel(label) {
    return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();
}

;// CONCATENATED MODULE: ./build/text/inlines.js
/** Inline text as GitHub reads it (CommonMark 'Inlines'), as far as it decides what is seen. */





const AUTOLINK = /<(?:[A-Za-z][A-Za-z0-9.+-]{1,31}:[^\s<>]*|[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9.-]+)>/y;
const NUMBERED = /&#(?:[xX]([0-9a-fA-F]{1,6})|([0-9]{1,7}));/y;
/** Named references to characters that are not seen (HTML standard, 'Named character references'). */
const NAMED = /&(?:shy|zwj|zwnj|lrm|rlm|NoBreak|ZeroWidthSpace|Negative(?:Very)?(?:Thin|Medium|Thick)Space|af|ApplyFunction|it|InvisibleTimes|ic|InvisibleComma);/y;
const SPECIAL = /[\\`<&[\]]/g;
const SPECIAL_OR_BARE = /[\\`<&[\]]|(?<![a-z])(?:https?|ftp):\/\/[a-z0-9][^\s<]*|(?<![a-z0-9])www\.[a-z0-9][^\s<]*/gi;
/** Reads one unit of inline text; a paragraph may begin with link reference definitions. Linear. */
function readInlines(reading, rules, found) {
    new Inlines(reading, rules, found).read();
}
class Inlines {
    #reading;
    #text;
    #rules;
    #found;
    #brackets = [];
    #lastBracket = -1;
    /** Brackets below this one cannot open a link: links hold no links. */
    #floor = 0;
    #runs;
    /** Ends that were looked for and are nowhere in the rest. */
    #absent = new Set();
    constructor(reading, rules, found) {
        this.#reading = reading;
        this.#text = reading.text;
        this.#rules = rules;
        this.#found = found;
    }
    read() {
        const special = this.#rules.bareAddresses ? SPECIAL_OR_BARE : SPECIAL;
        special.lastIndex = this.#rules.paragraph ? this.#definitions() : 0;
        for (let match = special.exec(this.#text); match; match = special.exec(this.#text))
            if (match[0].length === 1)
                special.lastIndex = this.#after(match[0], match.index);
    }
    /** Takes the definitions at the start; the result is where the paragraph's text begins. */
    #definitions() {
        let at = 0;
        const { dialect } = this.#rules;
        for (let next = definition(this.#text, at, dialect); next; next = definition(this.#text, at, dialect)) {
            if (!this.#found.unclosed) {
                const span = this.#reading.span(at, next.end);
                this.#found.definitions.push({ ...span, label: normalLabel(next.label) });
                this.#tail(next);
            }
            at = next.end;
            while (/[ \t\n]/.test(this.#text.charAt(at)))
                at += 1;
        }
        return at;
    }
    #after(sign, at) {
        switch (sign) {
            case '\\':
                return at + (/[!-/:-@[-`{-~]/.test(this.#text.charAt(at + 1)) ? 2 : 1);
            case '`':
                return this.#afterCode(at);
            case '<':
                return this.#afterAngle(at);
            case '&':
                return this.#afterReference(at);
            case '[':
                this.#brackets.push({ at, image: at > 0 && this.#text[at - 1] === '!' });
                this.#lastBracket = at;
                return at + 1;
            default:
                return this.#afterBracket(at);
        }
    }
    #afterCode(at) {
        this.#runs ??= this.#backticks();
        let length = 1;
        while (this.#text[at + length] === '`')
            length += 1;
        const closers = this.#runs.get(length) ?? [];
        while ((closers.at(-1) ?? Number.POSITIVE_INFINITY) <= at)
            closers.pop();
        const close = closers.at(-1);
        return close === undefined ? at + length : close + length;
    }
    /** Where runs of backticks stand, by their length, the last first. */
    #backticks() {
        const runs = new Map();
        for (const { 0: run, index } of this.#text.matchAll(/`+/g)) {
            const list = runs.get(run.length);
            if (list)
                list.push(index);
            else
                runs.set(run.length, [index]);
        }
        for (const list of runs.values())
            list.reverse();
        return runs;
    }
    #afterAngle(at) {
        const end = this.#rawEnd(at);
        if (end !== undefined) {
            readRawHtml(this.#reading, at, end, this.#rules, this.#found);
            return end;
        }
        AUTOLINK.lastIndex = at;
        return AUTOLINK.test(this.#text) ? AUTOLINK.lastIndex : at + 1;
    }
    /** The end of the raw HTML at `at`: a tag, comment, instruction, declaration or CDATA section. */
    #rawEnd(at) {
        const text = this.#text;
        if (text.startsWith('<!--', at)) {
            if (text[at + 4] !== '>' && !text.startsWith('->', at + 4) && this.#find('-->', at + 4) === undefined)
                return undefined;
            return commentEnd(text, at);
        }
        if (text.startsWith('<?', at))
            return this.#find('?>', at + 2);
        if (text.startsWith('<![CDATA[', at))
            return this.#find(']]>', at + 9);
        if (text[at + 1] === '!') {
            const declaration = this.#rules.dialect === 'github' ? /<![A-Z]+\s/y : /<![A-Za-z]/y;
            declaration.lastIndex = at;
            return declaration.test(text) ? this.#find('>', at) : undefined;
        }
        TAG.lastIndex = at;
        return TAG.test(text) ? TAG.lastIndex : undefined;
    }
    /** Looks for an end once; where it is missing, it is missing for all that follows. */
    #find(end, from) {
        if (this.#absent.has(end))
            return undefined;
        const at = this.#text.indexOf(end, from);
        if (at < 0)
            this.#absent.add(end);
        return at < 0 ? undefined : at + end.length;
    }
    #afterReference(at) {
        NUMBERED.lastIndex = at;
        NAMED.lastIndex = at;
        const number = NUMBERED.exec(this.#text);
        const code = number ? Number.parseInt(number[1] ?? number[2] ?? '', number[1] ? 16 : 10) : 0;
        const end = number ? NUMBERED.lastIndex : NAMED.test(this.#text) ? NAMED.lastIndex : undefined;
        if (end === undefined)
            return at + 1;
        const unseen = !number || (code > 0 && code <= 0x10ffff && (0,invisible/* isInvisible */.qW)(String.fromCodePoint(code)));
        if (unseen)
            this.#hide(at, end);
        return end;
    }
    #afterBracket(at) {
        const opener = this.#brackets.pop();
        if (opener === undefined)
            return at + 1;
        // A label holds no brackets, so that only innermost pairs are read: each character once.
        const isLabel = this.#lastBracket === opener.at && at - opener.at <= 1000;
        this.#lastBracket = at;
        const live = opener.image || this.#brackets.length >= this.#floor;
        if (this.#floor > this.#brackets.length)
            this.#floor = this.#brackets.length;
        const tail = live && this.#text[at + 1] === '(' ? linkTail(this.#text, at + 1, this.#rules.dialect) : undefined;
        if (tail === undefined) {
            if (isLabel)
                this.#refer(opener.at + 1, at);
            return at + 1;
        }
        if (!opener.image)
            this.#floor = this.#brackets.length;
        else if (this.#rules.strict)
            this.#hide(opener.at + 1, at);
        this.#tail(tail);
        return tail.end;
    }
    /** What brackets without an address refer to: the label behind them is looked for, not their own. */
    #refer(from, to) {
        const own = normalLabel(this.#text.slice(from, to));
        const end = this.#text[to + 1] === '[' ? afterLabel(this.#text, to + 1) : undefined;
        const next = end === undefined ? '' : normalLabel(this.#text.slice(to + 2, end - 1));
        if (next === '')
            this.#found.labels.add(own);
        else if (own.startsWith('^'))
            this.#found.labels.add(`${own}][${next}`);
    }
    /** What of a link's address and title is no address. */
    #tail({ address, title }) {
        if (title && (this.#rules.strict || this.#text.slice(title.from, title.to).includes('<!--')))
            this.#hide(title.from, title.to);
        if (this.#text.startsWith('<', address.from)) {
            const words = this.#text.slice(address.from, address.to);
            if (words.includes('<!--') || (this.#rules.strict && /\s/.test(words)))
                this.#hide(address.from, address.to);
        }
        else if (this.#text.slice(address.from, address.to).includes('<!--'))
            this.#hide(address.from, address.to);
    }
    #hide(from, to) {
        if (!this.#found.unclosed && to > from)
            this.#found.hidden.push(this.#reading.span(from, to));
    }
}

;// CONCATENATED MODULE: ./build/text/clean.js
/**
 * Texts of a thread (comment, title, body) without what a reader of the thread cannot see (interface.md, 'The slash
 * command'; trust.md, 'People'). Pure: no I/O, no state.
 */






/** Ordinary texts are stable after one or two rounds; only texts made to unfold round by round need more. */
const ROUNDS = 6;
/**
 * What is sent of a command's words, and what its reply shows: what GitHub shows of them. Gone are
 * - HTML comments, instructions, declarations and CDATA sections, unless GitHub shows them as code. One that is
 *   never closed in a block of HTML takes the rest of the text along, as it does on GitHub; in the middle of a
 *   paragraph it is plain text and stays, as it does on GitHub;
 * - characters that are not seen (see `withoutInvisible`), written as they are or as `&#8203;`;
 * - link and footnote definitions that nothing refers to, and cells beyond a table's columns: nobody ever sees them.
 *
 * Line ends become LF. A blank takes the place of what is removed only where its neighbours would else become markup.
 * Idempotent; linear in the length of the text.
 */
function clean(text) {
    return stable(text, false);
}
/**
 * The same for texts by others that go along as context, whose cleaned form no reply shows. Gone too is what is seen
 * only by those who look for it: titles of links, alternative texts of images, attributes of HTML tags but the
 * addresses of links and pictures, tags that HTML does not have, words behind a fence's language, and what a
 * parser of CommonMark 0.31 hides although GitHub's shows it: who read the text elsewhere has not seen it.
 */
function cleanQuoted(text) {
    return stable(text, true);
}
function stable(text, strict) {
    let before = text.replace(/\r\n?/g, '\n');
    for (let round = 0; round < ROUNDS; round += 1) {
        const after = once(before, strict);
        if (after === before)
            return after;
        before = after;
    }
    // Made to be opened layer by layer: without these signs no layer is left, and only the words remain.
    before = before.replace(/[<>[\]|&`~]/g, '');
    for (;;) {
        const after = once(before, strict);
        if (after.length >= before.length)
            return after;
        before = after;
    }
}
/** Markup first: what GitHub reads as a comment depends on the text as it is, unseen characters included. */
function once(text, strict) {
    if (!/[<&[|`~]/.test(text))
        return (0,invisible/* withoutInvisible */.OT)(text);
    const dialects = strict ? ['github', 'commonmark'] : ['github'];
    const spans = dialects.flatMap((dialect) => clean_hidden(text, { strict, dialect }));
    return (0,invisible/* withoutInvisible */.OT)(without(text, spans));
}
function clean_hidden(text, rules) {
    const structure = blocks(text, rules.dialect);
    const [page, notes] = [false, true].map((inFootnote) => {
        const found = { hidden: [], labels: new Set(), definitions: [], unclosed: undefined };
        for (const unit of structure.units) {
            if (unit.lines.length === 0 || unit.inFootnote !== inFootnote)
                continue;
            const reading = new Reading(text, unit);
            if (unit.kind === 'html')
                readRawHtml(reading, 0, reading.text.length, rules, found);
            else if (/[\\`<&[\]]/.test(reading.text))
                bothWays(reading, unit.kind, rules, found);
        }
        return found;
    });
    // What swallows the rest of the page swallows the footnotes at its end.
    if (page.unclosed)
        page.hidden.push({ from: page.unclosed.from, to: text.length });
    if (page.unclosed || notes.unclosed)
        page.hidden.push(...structure.footnotes);
    const definitions = [...page.definitions, ...notes.definitions];
    const labels = new Set([...page.labels, ...notes.labels]);
    const unused = [
        ...unusedOf(definitions, labels),
        ...unusedOf(structure.footnotes, footnoteSigns(labels, definitions)),
    ];
    const all = [...page.hidden, ...notes.hidden, ...unused, ...structure.excess];
    all.push(...structure.infos.map((info) => unseenOf(info, text, rules)));
    return all.filter(({ from, to }) => to > from);
}
/**
 * A bare address swallows backticks and brackets (GFM 'Autolinks'), but not everywhere: not in a link, not with every
 * host. A text with addresses is read both ways: what either hides is hidden, a label is used where both use it.
 */
function bothWays(reading, kind, rules, found) {
    const read = (bareAddresses) => {
        const one = { ...found, labels: new Set(), definitions: [] };
        readInlines(reading, { paragraph: kind !== 'inline', bareAddresses, ...rules }, one);
        return one;
    };
    const first = read(true);
    const second = /:\/\/|www\./i.test(reading.text) ? read(false) : first;
    found.unclosed = second.unclosed ?? first.unclosed;
    if (kind === 'shadow')
        return;
    found.definitions.push(...first.definitions);
    for (const label of first.labels)
        if (second.labels.has(label))
            found.labels.add(label);
}
/** The labels as footnotes see them: where a definition has a sign's own label, or the next one, it is a link. */
function footnoteSigns(labels, definitions) {
    const defined = new Set(definitions.map(({ label }) => label));
    const pairs = [...labels].map((label) => label.split(']['));
    return new Set(pairs.flatMap((pair) => (pair.some((label) => defined.has(label)) ? [] : pair.slice(0, 1))));
}
/** Definitions that nothing refers to, or that an earlier one of the same label makes void. */
function unusedOf(list, labels) {
    const seen = new Set();
    return list
        .toSorted((a, b) => a.from - b.from)
        .filter(({ label }) => {
        const name = normalLabel(label);
        const used = labels.has(name) && !seen.has(name);
        seen.add(name);
        return !used;
    });
}
/** What of a fence's info string is no language; it is seen as colours at most. */
function unseenOf({ from, to }, text, rules) {
    const info = text.slice(from, to);
    const comment = info.indexOf('<!--');
    if (rules.strict)
        return { from: from + (/^[ \t]*[\w+#.-]{0,30}(?=\s|$)/.exec(info)?.[0].length ?? 0), to };
    return { from: comment < 0 ? to : from + comment, to };
}
function without(text, spans) {
    const merged = [];
    for (const span of spans.sort((a, b) => a.from - b.from)) {
        const last = merged.at(-1);
        if (last && span.from <= last.to)
            last.to = Math.max(last.to, span.to);
        else
            merged.push({ ...span });
    }
    let kept = '';
    let at = 0;
    for (const { from, to } of merged) {
        kept += text.slice(at, from);
        if ((0,invisible/* mayJoin */.oe)(kept.slice(-1), text.charAt(to)))
            kept += ' ';
        at = to;
    }
    return kept + text.slice(at);
}


/***/ }),

/***/ 4949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ cleanGit),
/* harmony export */   OT: () => (/* binding */ withoutInvisible),
/* harmony export */   oe: () => (/* binding */ mayJoin),
/* harmony export */   qW: () => (/* binding */ isInvisible)
/* harmony export */ });
/**
 * Characters that a reader cannot see. Leaf module: no I/O, no state.
 *
 * The design (interface.md, 'The slash command') names Unicode's format characters (Cf). What else carries text
 * unseen goes as well: everything that Unicode calls default ignorable (Hangul fillers, U+034F, variation
 * selectors …), control characters but tab and line feed, and unpaired surrogates.
 */
/** A run of what is not seen by itself; which of it shapes its neighbours is judged by `kept`. */
const RUN = /[[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cc}]--[\t\n]]+/gv;
const ONE = /^[[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cc}]--[\t\n]]$/v;
/** Letters and marks of scripts whose letters change their shape beside a joiner (cursive scripts, Brahmi's family). */
const JOINING = /^[[\p{L}\p{M}]&&[\p{scx=Adlm}\p{scx=Arab}\p{scx=Bali}\p{scx=Beng}\p{scx=Cakm}\p{scx=Deva}\p{scx=Gran}\p{scx=Gujr}\p{scx=Guru}\p{scx=Java}\p{scx=Khmr}\p{scx=Knda}\p{scx=Lana}\p{scx=Mand}\p{scx=Mlym}\p{scx=Mong}\p{scx=Mymr}\p{scx=Newa}\p{scx=Nkoo}\p{scx=Orya}\p{scx=Phag}\p{scx=Rohg}\p{scx=Sinh}\p{scx=Sund}\p{scx=Syrc}\p{scx=Taml}\p{scx=Telu}\p{scx=Tibt}\p{scx=Tirh}]]$/v;
const PICTOGRAPH = /^\p{Extended_Pictographic}$/v;
const PICTOGRAPH_OR_TONE = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}]$/v;
const KEYCAP_BASE = /^[0-9#*]$/;
const HAN = /^\p{Script=Han}$/v;
const HAN_OR_SIGN = /^[\p{Script=Han}\p{Script=Mymr}\p{Script=Phag}\p{Sm}]$/v;
const MONGOLIAN = /^[\p{Script=Mongolian}&&\p{L}]$/v;
/** Controls that separated words for a reader: their place is taken by a blank, not by nothing. */
const BREAKING = /[\v\f\u0085]/;
/** Signs that would become markup if what stands between two of them went away: `<!` + `--`, two backticks … */
const MARKUP_BEFORE = /[<!\-`?~\]&#\\/|:]/;
const MARKUP_AFTER = /[!\-`?~[\](#/<>|:a-z]/i;
/** Whether `left` and `right`, once neighbours, may read as markup that neither was. Takes the last and first character. */
function mayJoin(left, right) {
    if (!MARKUP_BEFORE.test(left) || !MARKUP_AFTER.test(right))
        return false;
    return !/[a-z]/i.test(right) || /[<&/\\!]/.test(left);
}
/** Whether one character (a code point as a string) is unseen by itself. */
function isInvisible(character) {
    return ONE.test(character);
}
/**
 * The text without characters that cannot be seen.
 *
 * Stays: U+200D between emoji, U+200C and U+200D between letters or marks of scripts that join, one variation
 * selector where Unicode gives it a meaning (after an emoji, a keycap's base, a Han character, a mathematical sign,
 * a Mongolian letter), a Hangul filler inside a syllable of jamo. U+2028 and U+2029 become a blank, U+2800 too
 * unless it stands beside Braille. Result and argument are well-formed UTF-16 afterwards. Linear.
 */
function withoutInvisible(text) {
    return text
        .toWellFormed()
        .replace(/[\u2028\u2029]/g, ' ')
        .replace(/(?<![\u2800-\u28ff])\u2800+(?![\u2800-\u28ff])/g, (run) => ' '.repeat(run.length))
        .replace(RUN, (run, offset, whole) => {
        const before = codePointBefore(whole, offset);
        const after = codePointAt(whole, offset + run.length);
        const stays = kept(before, [...run], after);
        if (stays !== '')
            return stays;
        return BREAKING.test(run) || mayJoin(before.slice(-1), after.slice(0, 1)) ? ' ' : '';
    });
}
/**
 * Git context: only bidirectional controls and tag characters go (interface.md), since a diff must stay what it is.
 * Linear.
 */
function cleanGit(text) {
    return text.replace(/[\p{Bidi_Control}\u{e0000}-\u{e007f}]/gv, '');
}
/** What stays of a run of unseen characters between two seen ones ('' at an edge of the text). */
function kept(before, run, after) {
    const first = run[0] ?? '';
    const selector = selects(before, first, run.length === 1 ? after : '') ? first : '';
    const joiners = run.filter((character) => character === '\u200c' || character === '\u200d');
    if (PICTOGRAPH_OR_TONE.test(before) && PICTOGRAPH.test(after) && joiners.includes('\u200d'))
        return `${selector}\u200d`;
    if (JOINING.test(before) && JOINING.test(after) && joiners[0] !== undefined)
        return selector + joiners[0];
    return selector;
}
/** Whether `sign` changes the look of the character before it in a way that Unicode defines. */
function selects(before, sign, after) {
    const code = sign.codePointAt(0) ?? 0;
    if (code === 0xfe0e || code === 0xfe0f)
        return PICTOGRAPH.test(before) || (KEYCAP_BASE.test(before) && after === '\u20e3');
    if (code >= 0xfe00 && code <= 0xfe02)
        return HAN_OR_SIGN.test(before);
    if (code >= 0xe0100 && code <= 0xe01ef)
        return HAN.test(before);
    if ((code >= 0x180b && code <= 0x180d) || code === 0x180f)
        return MONGOLIAN.test(before);
    if (code === 0x115f)
        return /^[\u1161-\u11a7]$/.test(after);
    if (code === 0x1160)
        return /^[\u1100-\u115e]$/.test(before) && /^[\u11a8-\u11ff]$/.test(after);
    return false;
}
function codePointAt(text, offset) {
    const code = text.codePointAt(offset);
    return code === undefined ? '' : String.fromCodePoint(code);
}
function codePointBefore(text, offset) {
    if (offset === 0)
        return '';
    const low = text.charCodeAt(offset - 1);
    return low >= 0xdc00 && low <= 0xdfff && offset > 1
        ? codePointAt(text, offset - 2)
        : text.charAt(offset - 1);
}


/***/ })

};
