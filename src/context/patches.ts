/** Fits the changed lines of files into the room that a prompt has for them. */
import type { ChangedFile } from '../github/comparison.ts';
import { counted, grouped } from '../text/sentence.ts';
import { BUDGET } from './budget.ts';
import { byRank } from './file-kinds.ts';
import { quotedPath } from './file-list.ts';

interface Patch {
  filename: string;
  text: string;
}

/** People's files have their lines before others get what is left. */
export function fitPatches(files: readonly ChangedFile[]) {
  const patches = files.flatMap(patchOf);
  const shown: string[] = [];
  let left = BUDGET.lines;

  for (const group of byRank(patches)) {
    const texts = fitGroup(group, left);
    shown.push(...group.flatMap((patch) => texts.get(patch) ?? []));
    for (const text of texts.values()) left -= text.length + '\n'.length;

    const isWhole = group.every((patch) => texts.get(patch) === patch.text);
    if (!isWhole) break;
  }
  return { lines: shown.join('\n'), leftOut: patches.length - shown.length };
}

/** Of a deleted file, the list of files says all there is to say. */
function patchOf({ filename, status, patch }: ChangedFile): Patch[] {
  if (!patch || status === 'removed') return [];

  const lines = patch.split('\n').map(shortenedLine);
  const text = [`diff ${quotedPath(filename)}`, ...lines].join('\n');
  return [{ filename, text: text.trimEnd() }];
}

function shortenedLine(line: string): string {
  const most = BUDGET.line;
  if (line.length <= most) return line;

  const omitted = grouped(line.length - most);
  return `${line.slice(0, most).toWellFormed()}(… ${omitted} more characters)`;
}

/** Equal shares of the room. The smallest patches get theirs first, and leave the others more. */
function fitGroup(patches: readonly Patch[], room: number): Map<Patch, string> {
  const smallestFirst = patches.toSorted((a, b) => a.text.length - b.text.length);
  let least = 0;
  const chosen = smallestFirst.filter(({ text }) => {
    least += Math.min(text.length, BUDGET.leastLines) + '\n'.length;
    return least <= room;
  });

  const texts = new Map<Patch, string>();
  let left = room;
  for (const [index, patch] of chosen.entries()) {
    const share = Math.floor(left / (chosen.length - index));
    const text = cutAtLine(patch.text, share - '\n'.length);
    texts.set(patch, text);
    left -= text.length + '\n'.length;
  }
  return texts;
}

const NOTE_ROOM = '\n(… 99,999,999 more lines)'.length;

function cutAtLine(text: string, room: number): string {
  if (text.length <= room) return text;

  const end = text.lastIndexOf('\n', room - NOTE_ROOM);
  const missing = text.slice(end + 1).split('\n').length;
  return `${text.slice(0, end + 1)}(… ${counted(missing, 'more line')})`;
}
