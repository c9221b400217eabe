import { type ComparedCommit, shortId } from '../github/comparison.ts';
import { shortened } from '../text/sentence.ts';
import { BUDGET, rowsAndNote, rowsWithRoom } from './budget.ts';

/** The title of the pull request is below it. */
const MERGED_PULL = /^Merge pull request #(\d+) from \S+\n*/;
/** It only brings a branch up to date. */
const MERGED_BRANCH = /^Merge (?:remote-tracking )?(?:branch|commit|tag) /;
/** In a squash, the titles of its commits may come first. */
const BY_DEPENDENCY_BOT = [
  /^(?:\* .*\n\s*)*Bumps (?:\[|the .+ group |\S+ from )/,
  /^updates:\n- \[/,
  /This PR contains the following updates/,
];

/** It contains no other one, so that the pattern takes linear time. */
const HTML_COMMENT = /<!--(?:(?!<!--|-->).)*-->/gs;
/** A key, names, and an address at the end of the line. */
const TRAILER = /^[*> \t-]*[a-z][\w-]*(?: by)?[ \t]*:.*[^\s<>@]@[^\s<>@]+\.[a-z]{2,}>?$/gim;
/** IDs for tools, the line below a squash, and what git and pre-commit.ci add. */
const FOR_TOOLS = [
  /^(?:change-id|git-svn-id|[\w-]+-revid|reviewed-on)[ \t]*:.*$/gim,
  /^(?:-{9}|\(cherry picked from commit .*|for more information, see .*pre-commit\.ci)$/gim,
];

/** The newest commits first: the subjects of all, then as many bodies as have room. */
export function quoteCommits(commits: readonly ComparedCommit[], totalCommits: number): string {
  const isMerge = ({ message }: ComparedCommit) => MERGED_BRANCH.test(message);
  const mergesLast = commits
    .toReversed()
    .toSorted((a, b) => Number(isMerge(a)) - Number(isMerge(b)));
  const entries = mergesLast.map(commitEntry);

  const subjects = rowsAndNote(
    entries.map(({ row }) => row),
    BUDGET.commits,
    { total: totalCommits, others: 'older commit' },
  );

  const bodies = entries.flatMap(({ body }) => (body === '' ? [] : [`\n${body}`]));
  return [subjects, ...rowsWithRoom(bodies, BUDGET.commits - subjects.length)].join('\n');
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
    body: body && `${commit}:\n${body.replace(/^(?=.*\S)/gm, '    ')}`,
  };
}

/** What people have written about a change. */
function wordsIn(body: string): string {
  if (BY_DEPENDENCY_BOT.some((start) => start.test(body))) return '';

  const words = [HTML_COMMENT, TRAILER, ...FOR_TOOLS].reduce(
    (rest, pattern) => rest.replace(pattern, ''),
    body,
  );
  return words.replace(/\n{3,}/g, '\n\n').trim();
}
