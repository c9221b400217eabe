import { expect, test } from 'vitest';
import { composePrompt, quoteComments } from '../../src/context/quote.ts';
import { bodyHtml } from '../support/github-html.ts';
import { fences } from '../text/oracle.ts';
import { corpus } from './corpus.ts';
import { expectInert } from './inert.ts';
import { countTexts } from './sinks.ts';

const written = {
  author: { id: 1, type: 'User', login: 'octocat' },
  createdAt: '2026-11-02T10:00:00Z',
};

test.each<[sink: string, (value: string) => { body: string; path?: string; login?: string }]>([
  ['the path of a review comment', (path) => ({ path, body: 'Say more.' })],
  ['a review comment', (value) => ({ path: 'docs/a.md', body: `Say more. ${value}` })],
  ['the body of a review', (value) => ({ body: `Say more.\n${value}` })],
  ['the author of a review', (login) => ({ body: 'Say more.', login })],
])('no hostile text as %s leaves its fence', async (_, of) => {
  for (const value of corpus) {
    const { body, path, login } = of(value);
    const place = path === undefined ? {} : { place: { path, line: 3 } };
    const author = { ...written.author, login: login ?? 'octocat' };
    const html = bodyHtml(body);
    const end = { ...written, body: 'The end.', html: 'The end.' };
    const comments = [{ ...written, author, body, html, ...place }, end];
    const { block, count } = await quoteComments('review', comments);
    expect(count).toBe(2);

    const prompt = composePrompt('address the review', [block]);
    expectInert(prompt);
    expect(fences(prompt)).toEqual([expect.stringContaining('Say more.'), 'The end.\n']);
    expect(prompt.split('\n').filter((row) => row.endsWith(':') && row.includes('2026'))).toEqual([
      expect.stringMatching(/^(?:[\w:/.#[\]-]+|an unknown account), 2026-11-02T10:00:00Z:$/),
      'octocat, 2026-11-02T10:00:00Z:',
    ]);
  }
  countTexts(corpus.length);
});
