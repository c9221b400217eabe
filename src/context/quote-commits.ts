import { type ComparedCommit, shortId } from '../github/comparison.ts';
import { shortened } from '../text/sentence.ts';
import { BUDGET, rowsAndNote, rowsWithRoom } from './budget.ts';

const INDENT = '    ';

/** The subject that GitHub writes. The title of the pull request is below it. */
const MERGED_PULL = /^Merge pull request #(\d+) from \S+\n*/;
/** The subject of a commit that only brings a branch up to date. */
const MERGED_BRANCH = /^Merge (?:remote-tracking )?(?:branch|commit|tag) /;
/** Of a squash, the titles of its commits may come first. */
const BY_DEPENDENCY_BOT = [
  /^(?:\* .*\n\s*)*Bumps (?:\[|the .+ group |\S+ from )/,
  /^updates:\n- \[/,
  /This PR contains the following updates/,
];

/** It ends before the next one starts, so that the pattern takes linear time. */
const HTML_COMMENT = /<!--(?:(?!<!--|-->).)*-->/gs;
/** A key, names, and an address at the end of the line. */
const TRAILER = /^[*> \t-]*[a-z][\w-]*(?: by)?[ \t]*:.*[^\s<>@]@[^\s<>@]+\.[a-z]{2,}>?$/gim;
/** IDs for tools, and the line below a squash. */
const FOR_TOOLS = /^(?:(?:change-id|git-svn-id|[\w-]+-revid|reviewed-on)[ \t]*:.*|-{9})$/gim;
const BY_TOOLS =
  /^(?:\(cherry picked from commit \w+\)|for more information, see \S*\/pre-commit\.ci)$/gim;

/** The newest commits first: the subjects of all, then as many bodies as have room. */
export function quoteCommits(commits: readonly ComparedCommit[], totalCommits: number): string {
  const isMerge = ({ message }: ComparedCommit) => MERGED_BRANCH.test(message);
  const mergesLast = commits
    .toReversed()
    .toSorted((a, b) => Number(isMerge(a)) - Number(isMerge(b)));
  const entries = mergesLast.map(commitEntry);

  const rows = entries.map(({ row }) => row);
  const total = { total: totalCommits, others: 'older commit' };
  const subjects = rowsAndNote(rows, BUDGET.commits, total);

  const bodies = entries.flatMap(({ body }) => (body === '' ? [] : [`\n${body}`]));
  const bodyCount = rowsWithRoom(bodies, BUDGET.commits - subjects.length);
  return [subjects, ...bodies.slice(0, bodyCount)].join('\n');
}

function commitEntry({ id, date, message }: ComparedCommit) {
  const words = message.replace(/\r\n?/g, '\n').trim();
  const [start = '', pull] = MERGED_PULL.exec(words) ?? [];
  const [title = '', ...lines] = words.slice(start.length).split('\n');

  const commit = shortId(id);
  const subject = shortened(title.trim(), BUDGET.subject);
  const number = pull && `(#${pull})`;
  const body = shortened(wordsIn(lines.join('\n').trim()), BUDGET.body);
  return {
    row: [commit, date, subject, number].filter(Boolean).join(' '),
    body: body && `${commit}:\n${body.replace(/^(?=.*\S)/gm, INDENT)}`,
  };
}

/** What people have written about a change. */
function wordsIn(body: string): string {
  if (BY_DEPENDENCY_BOT.some((start) => start.test(body))) return '';

  return body
    .replace(HTML_COMMENT, '')
    .replace(TRAILER, '')
    .replace(FOR_TOOLS, '')
    .replace(BY_TOOLS, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
