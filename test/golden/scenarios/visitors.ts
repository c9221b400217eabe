import { respond } from '../../faults/faults.ts';
import type { VisitEvent } from '../../standin/service/site.ts';
import { TOKEN } from '../../trigger/support/github.ts';
import { type Run, readOnly, type Scenario, type Scenarios } from '../scenario.ts';

const report = (more: Scenario = {}, inputs: Run['inputs'] = {}): Scenario => ({
  ...more,
  inputs: { mode: 'visitors', 'project-id': 'docs', ...inputs },
});
const inThread = { 'issue-number': '7', 'github-token': TOKEN };

const visit = (path: string, visitor: string, kind: VisitEvent['kind']): VisitEvent => ({
  at: Date.UTC(2026, 10, 17),
  visitor,
  kind,
  path,
});
const onePage = [visit('/', 'a', 'human'), visit('/', 'a', 'ai'), visit('/', 'b', 'human')];
const hostile = [
  '/a|b`c`**d**',
  '/<script>alert(1)</script>@everyone#1',
  '[link](https://evil.example/)\n::set-output name=total::1',
  "=cmd|' /C calc'!A0",
  '/\u202Egnp.exe\u202C',
].map((path) => visit(path, 'a', 'ai'));

const gap = [visit('/', 'a', 'human'), { ...visit('/', 'a', 'human'), at: Date.UTC(2026, 10, 3) }];

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
  hasMore: true,
};
const down = respond(503);

export const visitors: Scenarios = {
  'visitors of last week': report(),
  'visitors, hostile paths': report(
    { site: hostile },
    { period: 'all', 'site-url': 'https://docs.example.com/' },
  ),
  'visitors, a week without any': report({ site: gap }),
  'visitors, nobody came': report({}, { 'project-id': 'no-visitors' }),
  'visitors in a thread': report({ site: onePage }, { ...inThread, period: 'all' }),
  'visitors in a thread, forbidden': report(
    { site: onePage, given: readOnly },
    { ...inThread, period: 'all' },
  ),
  'visitors, much is missing': report({
    answers: [respond(200, irregular), down, down, down, respond(200, rows), down],
  }),
  'visitors, refused': report({}, { 'project-id': 'unauthorized' }),
  'visitors, canceled': report({ answers: [down], cancelAfter: 1_000 }),
};
