/** Reports of visitors. */
import { respond } from '../../faults/faults.ts';
import type { VisitEvent } from '../../standin/service/site.ts';
import { type Run, type Scenario, type Scenarios, START, TOKEN } from './scenario.ts';

const report = (inputs: Run['inputs'] = {}, more: Omit<Scenario, 'inputs'> = {}): Scenario => ({
  site: { pages: 30, visitsPerDay: 12, until: START },
  ...more,
  inputs: { mode: 'visitors', 'project-id': 'docs', ...inputs },
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
const manyPages = Array.from({ length: 14_000 }, (_, page) => visit(`/page/${page}`, 'a', 'human'));
const rows = {
  totals: { human: 2, ai: 1, total: 2 },
  visitors: [{ path: '/', human: 2, ai: 1, total: 2 }],
  hasMore: false,
};
const irregular = {
  totals: { human: 2.6, ai: 1.6, total: 3.6 },
  visitors: [
    { path: '/', human: 2.4, ai: 1.6, total: 3.6 },
    { path: '/a', human: null, ai: 1, total: 1 },
  ],
  hasMore: false,
};

const answers = (count: number, body: object) =>
  Array.from({ length: count }, () => respond(200, body));

export const visitors: Scenarios = {
  'visitors of last week': report(),
  'visitors, nobody came': report({ 'project-id': 'no-visitors' }),
  'visitors of one page': report({}, { site: onePage, hasFiles: true }),
  'visitors between two dates': report(own, { site: onePage }),
  'visitors of all time': report({ period: 'all' }, { site: onePage, hasFiles: true }),
  'visitors, hostile paths': report({ 'project-id': 'hostile-paths' }, { hasFiles: true }),
  'visitors in a thread': report(inThread, {
    site: onePage,
    later: [report({ ...inThread, period: 'last-7-days' }), report(inThread)],
  }),
  'visitors in a thread, forbidden': report(inThread, {
    site: onePage,
    given: (world) => world.addToken(TOKEN, { issues: 'read' }),
  }),
  'visitors truncated': report({}, { site: manyPages }),
  'visitors, new and gone pages': report({}, { site: twoWeeks, hasFiles: true }),
  'visitors, 401': report({ 'project-id': 'unauthorized' }),
  'visitors, a request fails': report({}, { answers: [respond(503), respond(200, rows)] }),
  'visitors, a period cannot be read': report(
    {},
    {
      answers: [...answers(2, rows), respond(503), respond(503), respond(503), respond(200, rows)],
    },
  ),
  'visitors, irregular': report({}, { answers: [respond(200, irregular)], hasFiles: true }),
  'visitors, dry run': report({ 'dry-run': 'true', ...inThread }),
  'visitors, stopped': report(
    {},
    { answers: [{ name: 'stall-before-headers' }], stop: { signal: 'SIGINT', at: 1 } },
  ),
  'visitors, wrong inputs': report({ period: 'yesterday', 'date-from': '2026-11-16' }),
};
