import { type ComparedCommit, shortId } from '../github/comparison.ts';
import { counted, shortened } from '../text/sentence.ts';
import { BUDGET, rowsWithRoom } from './budget.ts';

const NOTE_ROOM = 60;
const INDENT = '    ';

/** The subject that GitHub writes. The title of the pull request is below it. */
const MERGED_PULL = /^Merge pull request #(\d+) from \S+\n*/;
/** The subject of a commit that only brings a branch up to date. */
const MERGED_BRANCH = /^Merge (?:remote-tracking )?(?:branch|commit|tag) /;
const BY_DEPENDENCY_BOT = /^Bumps \[|This PR contains the following updates/;

const ADDRESS = String.raw`<[^\s<>@]+@[^\s<>@]+>`;
const BARE_ADDRESS = String.raw`[^\s<>@]+@[^\s<>@]+\.[a-z]{2,}`;
/** A key with addresses of people, or with an ID for tools, and the line below a squash. */
const TRAILER = new RegExp(
  [
    String.raw`^[*> \t-]*[a-z][\w-]*(?: by)?[ \t]*:(?:[^<>\n]*${ADDRESS})+(?:[ \t]*\([^()\n]*\))?[,;]?$`,
    String.raw`^[*> \t-]*[a-z][\w-]*(?: by)?[ \t]*:[ \t]*${BARE_ADDRESS}(?:[,; \t].*@.*)?$`,
    String.raw`^(?:change-id|git-svn-id|[\w-]+-revid|reviewed-on)[ \t]*:.*$`,
    '^-{9}$',
  ].join('|'),
  'gim',
);
/** In a sentence, the name of the person stays. */
const ADDRESS_OF_NAME = new RegExp(` ?${ADDRESS}`, 'g');

/** The newest commits first: the subjects of all, then as many bodies as have room. */
export function quoteCommits(commits: readonly ComparedCommit[], totalCommits: number): string {
  const isMerge = ({ message }: ComparedCommit) => MERGED_BRANCH.test(message);
  const mergesLast = commits
    .toReversed()
    .toSorted((a, b) => Number(isMerge(a)) - Number(isMerge(b)));
  const entries = mergesLast.map(commitEntry);

  const rows = entries.map(({ row }) => row);
  const count = rowsWithRoom(rows, BUDGET.commits - NOTE_ROOM);
  const missing = totalCommits - count;
  const notes = missing > 0 ? [`(Not shown: ${counted(missing, 'older commit')}.)`] : [];
  const subjects = [...rows.slice(0, count), ...notes].join('\n');

  const bodies = entries.slice(0, count).flatMap(({ body }) => (body === '' ? [] : [`\n${body}`]));
  const bodyCount = rowsWithRoom(bodies, BUDGET.commits - subjects.length);
  return [subjects, ...bodies.slice(0, bodyCount)].join('\n');
}

function commitEntry({ id, date, message }: ComparedCommit) {
  const { subject, body } = partsOf(message.replace(/\r\n?/g, '\n').trim());
  const commit = shortId(id);

  const start = date === '' ? commit : `${commit} ${date}`;
  const indented = shortened(body, BUDGET.body).replace(/^(?=.*\S)/gm, INDENT);
  return {
    row: `${start} ${shortened(subject || '(no subject)', BUDGET.subject)}`,
    body: body === '' ? '' : `${commit}:\n${indented}`,
  };
}

function partsOf(message: string) {
  const [start = '', pull] = MERGED_PULL.exec(message) ?? [];
  const [title = '', ...lines] = message.slice(start.length).split('\n');
  const number = pull === undefined ? '' : ` (#${pull})`;

  const subject = title.replace(ADDRESS_OF_NAME, '').trim() + number;
  return { subject: subject.trim(), body: wordsIn(lines.join('\n').trim()) };
}

/** What people have written about a change. */
function wordsIn(body: string): string {
  if (BY_DEPENDENCY_BOT.test(body)) return '';

  return withoutHtmlComments(body)
    .replace(TRAILER, '')
    .replace(ADDRESS_OF_NAME, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Without a pattern, which would take too long where many comments have no end. */
function withoutHtmlComments(text: string): string {
  const parts = text.split('-->');
  const rest = parts.pop() ?? '';

  const shown = parts.map((part) => {
    const start = part.indexOf('<!--');
    return start === -1 ? `${part}-->` : part.slice(0, start);
  });
  return shown.join('') + rest;
}
