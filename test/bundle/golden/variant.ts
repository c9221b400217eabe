/**
 * The golden file of a scenario that varies another one: what differs. ` ` is before a line of the other scenario that
 * says where, `-` before one that is gone, and `+` before one that is new. `~` is before a line with other words:
 * `[-gone-]{+new+}`. Lines are looked for downwards; those that are not shown are the same.
 */

interface Named {
  name: string;
  /** The whole golden file. */
  text: string;
}

type Lines = readonly string[];

/** Lines that are gone, and those in their place. */
interface Change {
  /** Of the first line that is gone, in the old lines. */
  at: number;
  gone: Lines;
  added: Lines;
}

/** What `text` has in place of the lines of `base`. A run may also vary an earlier run of its own scenario. */
export function variantOf({ name, text }: Named, base: Named): string {
  const runs = runsIn(text);
  const written = runs.map((run, index) => {
    const sources = [
      ...runsIn(base.text).map((lines, at) => ({ lines, from: `as run ${at + 1} there` })),
      ...runs.slice(0, index).map((lines, at) => ({ lines, from: `as run ${at + 1} above` })),
    ];
    const choices = sources.map(({ lines, from }) => [from, ...changedLines(lines, run)]);
    const shortest = choices.reduce((best, one) => (one.length < best.length ? one : best));
    return `@@ Run ${index + 1}, ${shortest.join('\n')}\n`;
  });
  return `--- ${base.name}\n+++ ${name}\n${written.join('').replace(FIRST, '')}`;
}

/** The whole text behind what differs from `base`. */
export function restored(variant: string, base: string): string {
  const [, name = '', written = ''] = /^\+\+\+ ([^\n]*)\n(.*)$/ms.exec(variant) ?? [];
  const changes = written.startsWith('@@ Run 1,') ? written : FIRST + written;
  const there = runsIn(base);
  const above: string[][] = [];
  for (const [, at, place, lines = ''] of changes.matchAll(RUN)) {
    const source = (place === 'there' ? there : above)[Number(at) - 1] ?? [];
    above.push(withChanges(source, lines.split('\n').slice(0, -1)));
  }
  return `# ${name}\n\n${above.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Not written. */
const FIRST = '@@ Run 1, as run 1 there\n';
const RUN = /^@@ Run \d+, as run (\d+) (there|above)\n((?:(?!@@).*\n)*)/gm;

const runsIn = (text: string): string[][] =>
  text
    .trimEnd()
    .split(/\n\n(?=## Run )/)
    .slice(1)
    .map((run) => run.split('\n'));

function changedLines(old: Lines, now: Lines): string[] {
  const written: string[] = [];
  let from = 0;
  for (const change of changesOf(old, now)) {
    const heading = old.findLastIndex((line, at) => at < change.at && line.startsWith('#'));
    if (heading >= from) {
      written.push(...leadingTo(old, heading, from), ` ${old[heading]}`);
      from = heading + 1;
    }

    const isAddition = change.gone.length === 0 && change.at > from;
    const anchor = isAddition ? change.at - 1 : change.at;
    written.push(...leadingTo(old, anchor, from), ...(isAddition ? [` ${old[anchor]}`] : []));
    written.push(...shown(change));
    from = change.at + change.gone.length;
  }
  return written;
}

/** Lines before the anchor without which a line above it would be taken for it. */
function leadingTo(old: Lines, anchor: number, from: number): string[] {
  let start = anchor;
  while (old.indexOf(old[start] ?? '', from) < start) start -= 1;
  return old.slice(start, anchor).map((line) => ` ${line}`);
}

function shown({ gone, added }: Change): string[] {
  const pairs = gone.slice(0, added.length).map((line, at) => changedWords(line, added[at] ?? ''));
  const unlike = pairs.indexOf(undefined);
  const like = unlike < 0 ? pairs : pairs.slice(0, unlike);

  const [first, ...more] = gone.slice(like.length);
  const removed = more.length > 0 ? `-${first} … and ${more.length} more` : `-${first}`;
  return [
    ...like.map((line) => `~${line}`),
    ...(first === undefined ? [] : [removed]),
    ...added.slice(like.length).map((line) => `+${line}`),
  ];
}

/** Undefined if the lines have too little in common. */
function changedWords(old: string, now: string): string | undefined {
  if (/\[-|-\]|\{\+|\+\}/.test(old + now)) return undefined;

  const words = old.split(WORDS);
  let [line, from, same] = ['', 0, 0];
  for (const { at, gone, added } of changesOf(words, now.split(WORDS))) {
    const before = words.slice(from, at).join('');
    line += before;
    same += before.trim().length;
    if (gone.length > 0) line += `[-${gone.join('')}-]`;
    if (added.length > 0) line += `{+${added.join('')}+}`;
    from = at + gone.length;
  }
  const rest = words.slice(from).join('');
  const isLike = (same + rest.length) * 2 >= Math.max(old.trim().length, now.trim().length);
  return isLike ? line + rest : undefined;
}

/** A word has the spaces behind it. */
const WORDS = /(?<=\W)(?=\S)|(?<=\w)(?=[^\w\s])/;

function withChanges(old: Lines, changes: Lines): string[] {
  const now: string[] = [];
  let from = 0;
  for (const change of changes) {
    const [sign, line] = [change[0], change.slice(1)];
    if (sign === '+') {
      now.push(line);
      continue;
    }

    const [, first = line, more = '0'] = (sign === '-' && MORE.exec(line)) || [];
    const before = first.replaceAll(/\[-(.*?)-\]/g, '$1').replaceAll(/\{\+.*?\+\}/g, '');
    const at = old.indexOf(sign === '~' ? before : first, from);
    if (at < 0) throw new Error(`The golden file of the other scenario lacks the line “${first}”.`);

    now.push(...old.slice(from, at));
    from = at + 1 + Number(more);
    if (sign === ' ') now.push(line);
    if (sign === '~') now.push(line.replaceAll(/\[-.*?-\]|\{\+(.*?)\+\}/g, '$1'));
  }
  return [...now, ...old.slice(from)];
}

const MORE = /^(.*) … and (\d+) more$/;

/** The fewest changes that make the old list the new one. */
function changesOf(old: Lines, now: Lines): Change[] {
  const changes: Change[] = [];
  let [from, to] = [0, 0];
  for (const [i, j] of [...samePlaces(old, now), [old.length, now.length] as const]) {
    const change = { at: from, gone: old.slice(from, i), added: now.slice(to, j) };
    if (i > from || j > to) changes.push(change);
    [from, to] = [i + 1, j + 1];
  }
  return changes;
}

/** Where the old and the new list have the same, so that as much as possible is the same. */
function samePlaces(old: Lines, now: Lines): (readonly [number, number])[] {
  // How much can be the same from each pair of places to the end.
  const sums = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  const sumFrom = (i: number, j: number) => sums[i]?.[j] ?? 0;
  for (const i of [...old.keys()].reverse())
    for (const j of [...now.keys()].reverse()) {
      const skipped = Math.max(sumFrom(i + 1, j), sumFrom(i, j + 1));
      sums[i]?.set([old[i] === now[j] ? sumFrom(i + 1, j + 1) + 1 : skipped], j);
    }

  const places: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < now.length) {
    if (old[i] === now[j]) {
      places.push([i, j]);
      i += 1;
      j += 1;
    } else if (sumFrom(i + 1, j) >= sumFrom(i, j + 1)) i += 1;
    else j += 1;
  }
  return places;
}
