import { expect, test } from 'vitest';
import { presentReport } from '../../src/visitors/report.ts';
import { World } from '../standin/github/world.ts';
import { HOSTILE_MESSAGE } from '../trust/corpus.ts';
import { reportOf } from '../visitors/support.ts';
import { startPage } from './page.ts';

/** The page of an issue with one comment, and of a pull request. */
function pageOf(comment: string) {
  const world = new World(() => 0);
  const repository = world.addRepository('octo-org/sdk');
  const issue = world.addIssue(repository, { title: '<script>alert(1)</script>' });
  world.addComment(issue, comment, { as: 'maintainer' });
  const pull = world.addIssue(repository, { title: 'The <work>', pull: true });
  return startPage(world, [issue, pull], presentReport(reportOf(), {}).summary);
}

test('the page that npm start writes runs nothing, loads nothing, and leads nowhere', () => {
  const html = pageOf(`${HOSTILE_MESSAGE}\n\n<a href="javascript:alert(1)" onclick="x">a</a>`);

  expect(html).toContain(`default-src 'none'; style-src 'unsafe-inline'; script-src 'none'`);
  expect(html).toContain('&lt;script>alert(1)&lt;/script>');
  expect(html).not.toMatch(/<(?:script|link|iframe)\b|<[^>]*\s(?:on\w+|href)=/i);
});

test('the page shows issues and pull requests as GitHub does', () => {
  const html = pageOf(
    '- https://github.com/octo-org/sdk/pull/2\n\nhttps://github.com/octo-org/sdk/pull/22, https://github.com/a/b/issues/2',
  );

  expect(html).toContain('<li><a>The &lt;work> <span class="number">#2</span></a></li>');
  expect(html).toContain('<a>#22</a>, <a>a/b#2</a>');
});
