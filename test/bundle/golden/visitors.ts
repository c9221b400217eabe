/** Reports of visitors. */
import { respond } from '../../faults/faults.ts';
import type { VisitEvent } from '../../standin/service/site.ts';
import { type Run, type Scenario, type Scenarios, START, TOKEN } from './scenario.ts';

const report = (inputs: Run['inputs'] = {}, more: Omit<Scenario, 'inputs'> = {}): Scenario => ({
  site: { pages: 30, visitsPerDay: 12, until: START },
  ...more,
  inputs: { mode: 'visitors', 'project-id': 'docs', trend: '2', ...inputs },
});
const inThread = { 'issue-number': '7', 'github-token': TOKEN };
const own = { 'date-from': '2026-11-16', 'date-to': '2026-11-20T12:00:00Z' };

const visit = (path: string, visitor: string, kind: VisitEvent['kind']): VisitEvent => ({
  at: Date.UTC(2026, 10, 17),
  visitor,
  kind,
  path,
});
const onePage = [visit('/', 'a', 'human'), visit('/', 'a', 'ai'), visit('/', 'b', 'human')];
const WEEK_MS = 7 * 86_400_000;
const weekBefore = (visits: VisitEvent[]) =>
  visits.map((each) => ({ ...each, at: each.at - WEEK_MS }));
const twoWeeks = [
  ...onePage,
  visit('/new', 'a', 'human'),
  visit('/new', 'c', 'ai'),
  ...weekBefore([...onePage, visit('/', 'c', 'ai'), visit('/gone', 'a', 'human')]),
];
const pages = Array.from({ length: 400 }, (_, page) => visit(`/page/${page}`, 'a', 'human'));
const manyPages = [...pages, ...weekBefore(pages)];
const rows = {
  totals: { human: 2, ai: 1, total: 2 },
  visitors: [{ path: '/', human: 2, ai: 1, total: 2 }],
  hasMore: false,
};
const fractions = {
  totals: { human: 2.6, ai: 1.6, total: 3.6 },
  visitors: [
    { path: '/', human: 2.4, ai: 1.6, total: 3.6 },
    { path: '/a', human: null, ai: 1, total: 1 },
  ],
  hasMore: false,
};

export const visitors: Scenarios = {
  'visitors of last week': report({ trend: '8' }),
  'visitors, nobody came': report({ 'project-id': 'no-visitors' }),
  'visitors of one page': report({}, { site: onePage }),
  'visitors between two dates': report({ ...own, trend: '3' }, { site: onePage }),
  'visitors of all time': report({ period: 'all' }, { site: onePage }),
  'visitors, files': report({ 'report-path': 'report', top: '3' }),
  'visitors, hostile paths': report({ 'project-id': 'hostile-paths', 'report-path': 'report' }),
  'visitors in a thread': report(inThread, { later: [report({ ...inThread, top: '2' })] }),
  'visitors in a thread, forbidden': report(inThread, {
    site: onePage,
    given: (world) => world.addToken(TOKEN, { issues: 'read' }),
  }),
  'visitors truncated': report(
    { 'max-requests': '2', trend: '1', top: '3' },
    { site: Array.from({ length: 700 }, (_, page) => visit(`/page/${page}`, 'a', 'human')) },
  ),
  'visitors, no request left for the trend': report(
    { trend: '8', 'max-requests': '3' },
    { site: onePage },
  ),
  'visitors, new and gone pages': report({}, { site: twoWeeks }),
  'visitors, no comparison': report({ movers: 'never' }, { site: twoWeeks }),
  'visitors, no request left for the comparison': report(
    { 'max-requests': '4', top: '3' },
    { site: manyPages },
  ),
  'visitors, 401': report({ 'project-id': 'unauthorized', trend: '1' }),
  'visitors, a request fails': report(
    { trend: '1' },
    { answers: [respond(503), respond(200, rows)] },
  ),
  'visitors, fractions and an unusable row': report(
    { 'report-path': 'report', trend: '1' },
    { answers: [respond(200, fractions)] },
  ),
  'visitors, dry run': report({ 'dry-run': 'true', ...inThread }),
  'visitors, stopped': report(
    { trend: '1', 'report-path': 'report' },
    { answers: [{ name: 'stall-before-headers' }], stop: { signal: 'SIGINT', at: 1 } },
  ),
  'visitors, wrong inputs': report({
    trend: '0',
    top: 'all',
    period: 'yesterday',
    'date-from': '2026-11-16',
  }),
  'visitors, report-path outside': report({ 'report-path': '../elsewhere' }),
};
