import { expect, test } from 'vitest';
import { presentReport } from '../../src/visitors/report.ts';
import { World } from '../standin/github/world.ts';
import { HOSTILE_MESSAGE } from '../standin/service/hostile.ts';
import { commentsOn } from '../support/github-page.ts';
import { reportOf } from '../visitors/support.ts';
import { startPage } from './page.ts';

/** The page of an issue with one comment. */
function pageOf(comment: string, report = '') {
  const world = new World(() => 0);
  const repository = world.addRepository('octo-org/sdk');
  const issue = world.addIssue(repository, { title: '<script>alert(1)</script>' });
  world.addComment(issue, comment, { as: 'maintainer' });
  const pull = world.addIssue(repository, { title: 'The <work>', pull: true });
  return startPage({
    issue,
    comments: commentsOn(world, issue),
    pull: { issue: pull, comments: [] },
    preview: { address: 'http://127.0.0.1:1/preview', page: 'preview.html' },
    report,
  });
}

test('the page that npm start writes runs nothing, and loads nothing', () => {
  const html = pageOf(`${HOSTILE_MESSAGE}\n\n<a href="javascript:alert(1)" onclick="x">a</a>`);

  expect(html).toContain(
    `content="default-src 'none'; style-src 'unsafe-inline'; script-src 'none'"`,
  );
  expect(html).toContain('&lt;script>alert(1)&lt;/script>');
  expect(html).not.toMatch(/<(?:script|link|iframe)\b|<[^>]*\son\w+=/i);
});

test('the page that npm start writes shortens the addresses of issues, as GitHub does', () => {
  const html = pageOf('https://github.com/octo-org/sdk/pull/2, https://github.com/a/b/issues/3');

  expect(html).toContain('>#2</a>, ');
  expect(html).toContain('>a/b#3</a>');
});

test('the page that npm start writes shows the title of a pull request that is alone in a list item, as GitHub does', () => {
  const html = pageOf('- https://github.com/octo-org/sdk/pull/2');

  expect(html).toContain(
    '<span class="dot open" title="open"></span> <a href="#pull">The &lt;work></a> <span class="number">#2</span></li>',
  );
});

test('on the page that npm start writes, only links to what is on this machine have an address', () => {
  const html = pageOf(
    '[a](https://github.com/octo-org/sdk/pull/2/files) [b](https://github.com/octo-org/sdk/pull/22) [c](http://127.0.0.1:1/preview)',
  );

  expect(html).toContain('<a href="#pull">a</a> <a>b</a> <a href="preview.html">c</a>');
});

test('the page that npm start writes draws the chart of a report', () => {
  const weeks = ['2026-11-16', '2026-11-09', '2026-11-02', '2026-10-26'];
  const periods = weeks.slice(0, 3).map((to, index) => ({
    range: { from: weeks[index + 1] ?? '', to },
    totals: { human: 1_000, ai: 500, total: 1_500 },
  }));
  const { summary } = presentReport(reportOf({ periods }), {});

  const html = pageOf('', summary);

  const [chart = ''] = /<svg.*<\/svg>/s.exec(html) ?? [];
  expect(chart.match(/<rect /g)).toHaveLength(6);
  expect(chart).toContain('>Visitors per week</text>');
  expect(chart).toContain('>Nov 9</text>');
  expect(html).not.toContain('xychart');
});
