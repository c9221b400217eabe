/** Blocks that hold blocks: CommonMark 'Block quotes', 'List items'; GFM's footnotes. */
import { type Cursor, listMarker } from './markers.ts';

export interface Container {
  kind: 'quote' | 'item' | 'footnote';
  /** Columns that its further lines are indented by. */
  indent: number;
  /** An item that began with nothing: a blank line ends it. */
  empty: boolean;
  from: number;
  /** Of a footnote, its sign `^` included. */
  label: string;
}

/** As deep as cmark-gfm nests lists; it also keeps hostile texts linear. */
const MAX_DEPTH = 100;

/** How many of the open containers this line goes on with; the cursor then stands behind their signs. */
export function matchContainers(containers: readonly Container[], cursor: Cursor): number {
  let depth = 0;
  for (const container of containers) {
    const { columns, blank } = cursor.ahead();
    if (container.kind === 'quote') {
      if (blank || columns > 3 || cursor.sign() !== '>') break;
      cursor.pass(1);
      cursor.skip(1);
    } else if (blank) {
      if (container.empty) break;
    } else {
      if (columns < container.indent) break;
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
export function taskBox(text: string, container: Container | undefined, at: number): number {
  if (container?.kind !== 'item') return 0;
  if (text.slice(text.lastIndexOf('\n', container.from) + 1, container.from).trim() !== '') return 0;
  const box = /\[[ xX]\][ \t]+/y;
  box.lastIndex = at;
  return box.exec(text)?.[0].length ?? 0;
}

/** The container that starts here, `depth` deep; the cursor then stands at its content. */
export function openContainer(cursor: Cursor, depth: number, inParagraph: boolean): Container | undefined {
  const from = cursor.next();
  const { columns } = cursor.ahead();
  if (cursor.sign() === '>') {
    cursor.pass(1);
    cursor.skip(1);
    return { kind: 'quote', indent: 0, empty: false, from, label: '' };
  }
  if (depth >= MAX_DEPTH || cursor.thematic()) return undefined;
  const footnote = cursor.match(/\[(\^[^\]\s]{1,999})\]:[ \t]*/y);
  if (footnote) {
    cursor.pass(footnote[0].length);
    return { kind: 'footnote', indent: 4, empty: false, from, label: footnote[1] ?? '' };
  }
  const item = listMarker(cursor, inParagraph);
  return item && { kind: 'item', indent: columns + item.width, empty: item.empty, from, label: '' };
}
