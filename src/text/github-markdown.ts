import { type MarkdownConfig, parser, Table } from '@lezer/markdown';

/** The list marker before the box of a task, such as `- [ ] `. After two markers, GitHub sees no task. */
const TASK = /^[ \t]*(?:[-+*]|\d+[.)])[ \t]+(?=\[[ x]\][ \t])/i;
/** A URL without angle brackets: all characters up to white space or `<` belong to it. */
const BARE_ADDRESS =
  /(?:(?<![^\s*_~(])www\.|(?<![a-z])(?:https?|ftp):\/\/(?=[a-z0-9]))([\w.-]{0,1000})[^\s<]*/iy;
/** The last two labels of a domain, in which GitHub allows no underscore. */
const LAST_LABELS = /[^.]*\.?[^.]*$/;
/** The start of a footnote, such as `[^1]: `. */
const FOOTNOTE = /^\[\^[^\]\s]+\]:[ \t]*/;
const HEADING_UNDERLINE = /^(?:-+|=+)[ \t]*$/;
/** The row below the header of a table, such as `| --- | :-: |`. */
const DELIMITER_ROW = /^(?=.*\|)[-:| \t]+$/m;

/** Where GitHub reads Markdown differently from the library, or supports more. */
const github: MarkdownConfig = {
  defineNodes: [
    {
      name: 'Footnote',
      block: true,
      // Blank lines continue a footnote, and so do lines that are indented by four spaces.
      composite(_, line) {
        const isBlank = line.next < 0;
        if (isBlank) return true;
        if (line.indent < line.baseIndent + 4) return false;
        line.moveBaseColumn(line.baseIndent + 4);
        return true;
      },
    },
  ],
  parseInline: [
    {
      name: 'BareAddress',
      parse(context, next, at) {
        const mayStart = 'WFHwfh'.includes(String.fromCharCode(next));
        if (!mayStart || context.hasOpenLink) return -1;

        BARE_ADDRESS.lastIndex = at - context.offset;
        const [address, domain = ''] = BARE_ADDRESS.exec(context.text) ?? [];
        const hasUnderscore = LAST_LABELS.exec(domain)?.[0].includes('_');
        return address !== undefined && !hasUnderscore ? at + address.length : -1;
      },
    },
  ],
  parseBlock: [
    {
      // The text after the box is read like the start of a paragraph: it can be the definition of a link.
      name: 'Task',
      after: 'HTMLBlock',
      parse(context, line) {
        if (TASK.exec(line.text)?.[0].length !== line.pos) return false;

        line.pos = line.skipSpace(line.pos + 3);
        const isAlone = line.pos === line.text.length;
        if (isAlone) context.nextLine();
        return isAlone;
      },
    },
    {
      name: 'Footnote',
      before: 'BulletList',
      parse(context, line) {
        const label = FOOTNOTE.exec(line.text.slice(line.pos))?.[0];
        if (label === undefined) return false;

        context.startComposite('Footnote', line.pos);
        line.moveBase(line.pos + label.length);
        return null;
      },
      endLeaf: (_, line) => FOOTNOTE.test(line.text.slice(line.pos)),
    },
    {
      // A line of hyphens below a table ends the table instead of turning it into a heading.
      name: 'TableEnd',
      endLeaf: (_, line, { content }) =>
        HEADING_UNDERLINE.test(line.text.slice(line.pos)) && DELIMITER_ROW.test(content),
    },
  ],
  // Emphasis hides no text, and parsing deeply nested emphasis overflows the stack.
  remove: ['Emphasis'],
};

export const markdown = parser.configure([Table, github]);
