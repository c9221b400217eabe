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
  return startPage({ issue, comments: commentsOn(world, issue), report });
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
