import { expect, test } from 'vitest';
import { presentReport } from '../../src/visitors/report.ts';
import { World } from '../standin/github/world.ts';
import { commentsOn } from '../support/github-page.ts';
import { HOSTILE_MESSAGE } from '../trust/corpus.ts';
import { reportOf } from '../visitors/support.ts';
import { startPage } from './page.ts';

/** The page of an issue with one comment. */
function pageOf(comment: string) {
  const world = new World(() => 0);
  const repository = world.addRepository('octo-org/sdk');
  const issue = world.addIssue(repository, { title: '<script>alert(1)</script>' });
  world.addComment(issue, comment, { as: 'maintainer' });
  const pull = world.addIssue(repository, { title: 'The <work>', pull: true });
  const { summary } = presentReport(reportOf(), {});
  const threads = [issue, pull].map((each) => ({ issue: each, comments: commentsOn(world, each) }));
  return startPage({ threads, report: summary });
}

test('the page that npm start writes runs nothing, and loads nothing', () => {
  const html = pageOf(`${HOSTILE_MESSAGE}\n\n<a href="javascript:alert(1)" onclick="x">a</a>`);

  expect(html).toContain(`default-src 'none'; style-src 'unsafe-inline'; script-src 'none'`);
  expect(html).toContain('&lt;script>alert(1)&lt;/script>');
  expect(html).not.toMatch(/<(?:script|link|iframe)\b|<[^>]*\son\w+=/i);
});

test('the page shows issues and pull requests as GitHub does, and links only those that it has', () => {
  const html = pageOf(
    '- https://github.com/octo-org/sdk/pull/2\n\nhttps://github.com/octo-org/sdk/pull/22, https://github.com/a/b/issues/2',
  );

  expect(html).toContain('<a href="#2">The &lt;work></a> <span class="number">#2</span></li>');
  expect(html).toContain('<a>#22</a>, <a>a/b#2</a>');
});
