import { type MarkdownConfig, parser, Table } from '@lezer/markdown';

/** A task's list mark and box; more marks before them make none. */
const TASK = /^[ \t]*(?:[-+*]|\d+[.)])[ \t]+(?=\[[ x]\][ \t])/i;
/** An address without angle brackets: all signs up to white space or `<` belong to it. */
const BARE_ADDRESS =
  /(?:(?<![^\s*_~(])www\.|(?<![a-z])(?:https?|ftp):\/\/(?=[a-z0-9]))([\w.-]{0,1000})[^\s<]*/iy;
const LAST_LABELS = /[^.]*\.?[^.]*$/;
const FOOTNOTE = /^\[\^[^\]\s]+\]:[ \t]*/;

/** What GitHub's parser has beyond the library's, or reads otherwise. */
const github: MarkdownConfig = {
  defineNodes: [
    {
      name: 'Footnote',
      block: true,
      composite(_, line) {
        if (line.next < 0) return true;
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
        if (!'WFHwfh'.includes(String.fromCharCode(next)) || context.hasOpenLink) return -1;
        BARE_ADDRESS.lastIndex = at - context.offset;
        const [address, domain = ''] = BARE_ADDRESS.exec(context.text) ?? [];
        const isLink = address !== undefined && !LAST_LABELS.exec(domain)?.[0].includes('_');
        return isLink ? at + address.length : -1;
      },
    },
  ],
  parseBlock: [
    {
      // A paragraph begins behind the box, perhaps with a definition; none if the box is alone.
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
        const sign = FOOTNOTE.exec(line.text.slice(line.pos))?.[0];
        if (sign === undefined) return false;
        context.startComposite('Footnote', line.pos);
        line.moveBase(line.pos + sign.length);
        return null;
      },
      endLeaf: (_, line) => FOOTNOTE.test(line.text.slice(line.pos)),
    },
    {
      // A line of hyphens under a table makes no heading of it.
      name: 'TableEnd',
      endLeaf: (_, line, { content }) =>
        /^(?:-+|=+)[ \t]*$/.test(line.text.slice(line.pos)) && /^(?=.*\|)[-:| \t]+$/m.test(content),
    },
  ],
  // Emphasis hides nothing, and deep nesting of it overflows the stack.
  remove: ['Emphasis'],
};

export const markdown = parser.configure([Table, github]);
