import { expect, test } from 'vitest';
import { quoteChanges } from '../../src/context/changes.ts';
import { composePrompt, quoteComments, quoteIssue, quoteLines } from '../../src/context/quote.ts';
import { commit, compared } from '../context/changed-files.ts';
import { bodyHtml } from '../support/github-html.ts';
import { renderMarkdown } from '../support/markdown.ts';
import { SEED } from '../support/samples.ts';
import { countTexts, inPlaces } from './corpus.ts';
import { expectInert } from './inert.ts';

const ISSUE = {
  title: 'A title',
  body: '',
  html: '<p>A body</p>',
  author: 'octocat',
  htmlUrl: '',
  isPullRequest: false,
  commentCount: 0,
};
const comment = (text: string) => ({
  author: { id: 1, type: 'User', login: 'octocat' },
  body: text,
  html: bodyHtml(text),
  createdAt: '2026-11-02T10:00:00Z',
});
/** Not hexadecimal, so that it is no reference. */
const COMMIT = 'g'.repeat(40);
const lines = (path: string, hunk: string) =>
  quoteLines({ path, diff_hunk: `@@ -1 +1 @@\n+${hunk}`, line: 3 });
const commentBlock = async (...comments: ReturnType<typeof comment>[]) =>
  (await quoteComments('review', comments)).block;
/** The last file has no room for its lines, so it is only named. */
function changeBlock(filename: string, patch: string, message: string, branch = 'main'): string {
  const files = [
    { filename, status: 'added', patch },
    { filename: `tests/${filename}`, status: 'added', patch: `+${'x'.repeat(60_000)}` },
  ];
  const head = { revision: COMMIT, name: branch };
  const changes = compared(files, { commits: [commit(message, COMMIT)], mergeBase: COMMIT, head });
  return quoteChanges(changes, ['commits', 'diff'], '').block;
}

const SINKS: Record<string, (value: string) => string | Promise<string>> = {
  'the title of an issue': (title) => quoteIssue({ ...ISSUE, title }),
  'the body of an issue': (body) => quoteIssue({ ...ISSUE, html: bodyHtml(body) }),
  'a comment': (text) => commentBlock(comment(`Say more. ${text}`), comment('The end.')),
  'the path of the commented lines': (path) => lines(path, ''),
  'the commented lines': (hunk) => lines('a.md', hunk),
  'the name of a changed file': (name) => changeBlock(`a${name.slice(0, 900)}`, '', ''),
  // An empty text would be a file for which GitHub gives no lines, and that is said.
  'the lines of a change': (patch) => changeBlock('a.md', `+\n${patch}`, ''),
  'the message of a commit': (message) => changeBlock('a.md', '', message),
  'the name of a branch': (name) => changeBlock('a.md', '', '', `${name} `),
};

test.each(inPlaces(SINKS))(
  `no hostile text as %s leaves its fence, with seed ${SEED}`,
  async (_, blockWith, texts) => {
    const outsideOf = (markdown: string) =>
      renderMarkdown(markdown).html.replace(/<pre>[\s\S]*?<\/pre>/g, '<pre>');
    const expected = outsideOf(composePrompt('go', [await blockWith('harmless')]));

    for (const value of texts) {
      const prompt = composePrompt('go', [await blockWith(value)]);

      expectInert(prompt);
      expect(outsideOf(prompt), value).toBe(expected);
      expect(prompt).not.toMatch(/[\p{Bidi_Control}\u{e0000}-\u{e007f}]/v);
    }
    countTexts(texts.length);
  },
);
