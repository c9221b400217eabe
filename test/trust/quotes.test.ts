import { expect, test } from 'vitest';
import { CHANGE_PARTS, quoteChanges } from '../../src/context/github-changes.ts';
import { composePrompt, quoteComments, quoteIssue, quoteLines } from '../../src/context/quote.ts';
import { bodyHtml } from '../support/github-html.ts';
import { renderMarkdown } from '../support/markdown.ts';
import { corpus, countTexts } from './corpus.ts';
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
const comment = (text: string, path?: string) => ({
  author: { id: 1, type: 'User', login: 'octocat' },
  body: text,
  html: bodyHtml(text),
  createdAt: '2026-11-02T10:00:00Z',
  ...(path !== undefined && { lines: { path, line: 3, diff_hunk: '' } }),
});
const changes = (filename: string, patch: string, message: string) => ({
  mergeBase: '',
  files: [{ filename, status: 'added', patch }],
  commits: [{ id: 'c'.repeat(40), date: '2026-11-02', message }],
  totalCommits: 1,
});
const lines = (path: string, hunk: string) =>
  quoteLines({ path, diff_hunk: `@@ -1 +1 @@\n+${hunk}`, line: 3 });
const commentBlock = async (...comments: ReturnType<typeof comment>[]) =>
  (await quoteComments('review', comments)).block;
const changeBlock = (...parameters: Parameters<typeof changes>) =>
  quoteChanges(changes(...parameters), { parts: CHANGE_PARTS }) ?? '';

test.each<[sink: string, blockWith: (value: string) => string | Promise<string>]>([
  ['the title of an issue', (title) => quoteIssue({ ...ISSUE, title })],
  ['the body of an issue', (body) => quoteIssue({ ...ISSUE, html: bodyHtml(body) })],
  ['a comment', (text) => commentBlock(comment(`Say more. ${text}`), comment('The end.'))],
  ['the path of a review comment', (path) => commentBlock(comment('x', path), comment('y'))],
  ['the path of the commented lines', (path) => lines(path, '')],
  ['the commented lines', (hunk) => lines('a.md', hunk)],
  ['the name of a changed file', (name) => changeBlock(`a${name.slice(0, 900)}`, '', '')],
  ['the lines of a change', (patch) => changeBlock('a.md', patch, '')],
  ['the message of a commit', (message) => changeBlock('a.md', '', message)],
])('no hostile text as %s leaves its fence', async (_, blockWith) => {
  const outsideOf = (markdown: string) =>
    renderMarkdown(markdown).html.replace(/<pre>[\s\S]*?<\/pre>/g, '<pre>');
  const expected = outsideOf(composePrompt('go', [await blockWith('harmless')]));

  for (const value of corpus) {
    const prompt = composePrompt('go', [await blockWith(value)]);

    expectInert(prompt);
    expect(outsideOf(prompt), value).toBe(expected);
    expect(prompt).not.toMatch(/[\p{Bidi_Control}\u{e0000}-\u{e007f}]/v);
  }
  countTexts(corpus.length);
});
