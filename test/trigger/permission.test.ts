import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GitHubApi } from '../../src/github/api.ts';
import { GitHubFault } from '../../src/github/faults.ts';
import { toLog } from '../../src/text/markdown.ts';
import { checkPermission } from '../../src/trigger/permission.ts';
import { respond } from '../faults/faults.ts';
import { problem, reset, secondaryLimit, silence } from '../standin/github/faults.ts';
import { createFakeClock } from '../support/clock.ts';
import { countChecks } from '../support/figures.ts';
import { deliver, KINDS, write } from './support/kinds.ts';
import { Patience } from './support/patience.ts';
import { openScene } from './support/scene.ts';

const PERMISSIONS = ['admin', 'write', 'read', 'none'] as const;
/** Undefined: an answer without the name of a role, as older Enterprise Servers give it. */
const ROLES = ['admin', 'maintain', 'write', 'triage', 'read', '@everyone', undefined] as const;
const PAIRS = PERMISSIONS.flatMap((permission) => ROLES.map((role) => [permission, role] as const));
/** The base permission that GitHub returns for each of its own roles. Any other pair contradicts itself. */
const BASE = new Map([
  ['admin', 'admin'],
  ['maintain', 'write'],
  ['write', 'write'],
  ['triage', 'read'],
  ['read', 'read'],
]);

/** What the reply to a refused command says; nothing for one that may start. */
function phrasesOf(permission: string, role: string | undefined, minimum: string): string[] {
  if ((BASE.get(role ?? '') ?? permission) !== permission) return ['is not valid'];

  const suffices = permission === 'admin' || permission === minimum;
  if (suffices) return [];
  return [`\`${role ?? permission}\``, `requires the \`${minimum}\` permission`];
}

test.each(['write', 'admin'] as const)(
  'minimum %s: every pair of permission and role is decided correctly',
  async (minimum) => {
    for (const [permission, role] of PAIRS) {
      const { end } = await check([answer(permission, role, octocat)], { minimum });

      const phrases = phrasesOf(permission, role, minimum);
      const reply = typeof end === 'string' ? '' : toLog(end.happened);
      const pair = `${permission} × ${role ?? 'no role'}`;
      expect(end === 'allowed', pair).toBe(phrases.length === 0);
      for (const phrase of phrases) expect(reply, pair).toContain(phrase);
      countChecks('permission matrix');
    }
  },
);

test.each(
  KINDS.flatMap((kind) => [
    { kind, login: 'writer', outcome: 'pr-opened' },
    { kind, login: 'stranger', outcome: 'denied' },
  ]),
)('$kind: a command by $login ends as $outcome', async ({ kind, login: as, outcome }) => {
  await using scene = await openScene();
  const { github, repository } = scene;
  const issue = github.world.addIssue(repository, { pull: true, user: 'maintainer' });
  const said = write(scene, issue, kind, '/docs write it', { as });

  const ran = await deliver(scene, said);

  const isDenied = outcome === 'denied';
  expect(ran).toMatchObject({ failing: false, outputs: { outcome } });
  expect(ran.outputs['comment-url']).toMatch(/#issuecomment-\d+$/);
  expect(scene.ours(issue)).toEqual([
    expect.stringContaining(isDenied ? '### 🔒 Permission denied' : 'Pull request opened'),
  ]);
  if (isDenied) expect([scene.service.requests, said.reactions()]).toEqual([[], []]);
});

test.each(['read', 'triage', 'maintain'])(
  'minimum %s is an invalid value, whoever comments',
  async (minimum) => {
    await using scene = await openScene();

    const ran = await scene.say('/docs write it', { inputs: { 'minimum-permission': minimum } });

    expect(ran).toMatchObject({ failing: true, outputs: { outcome: 'failed' } });
    expect(ran.errors[0]?.message).toContain(
      '`minimum-permission` must be one of `write`, `admin`',
    );
    expect(scene.service.requests).toEqual([]);
    // The 😕 reaction is the only request to GitHub. Not even the permission is read.
    expect(scene.github.requests.map(({ operation }) => operation)).toEqual([
      'reactions/create-for-issue-comment',
    ]);
  },
);

const OPERATION = 'repos/get-collaborator-permission-level';
const answer = (permission: unknown, role_name: unknown, user: unknown) => ({
  permission,
  role_name,
  user,
});

test.each([
  ['404: no such account', problem(404), 'rejected the permission request (404'],
  ['401', problem(401), 'Check that github-token can read this repository.'],
  ['403: the token may not ask', problem(403), 'Check that github-token can read this repository.'],
  ['403: the secondary limit', secondaryLimit(), 'secondary rate limit'],
  ['503', problem(503), 'rejected the permission request (503'],
  ['204 without a body', respond(204), 'not valid'],
  ['the connection is reset', reset, 'did not respond'],
  ['no answer in time', silence, 'did not respond'],
  ['an answer that breaks off', { name: 'truncate-in-body' }, 'not valid'],
  ['half of the JSON', respond(200, '{"permission": "adm'), 'not valid'],
] as const)('%s: nothing is sent, and the reply says why', async (_, fault, why) => {
  await using scene = await openScene();
  const patience = new Patience();
  // The request is sent three times if GitHub may only be busy.
  scene.github.fault(patience.over({ operation: OPERATION, ...fault, times: 3 }));
  const ran = await scene.say('/docs write it', { run: { limit: patience.limit } });
  expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'denied' } });
  expect(scene.service.requests).toEqual([]);
  expect(ran.warnings.map(({ title }) => title)).toEqual(['Could not check your permission']);
  expect(ran.warnings[0]?.message.replaceAll('`', '')).toContain(why);
  const [reply = '', ...more] = scene.ours();
  expect(more).toEqual([]);
  expect(reply.replaceAll('`', '')).toContain(why);
  expect(reply).toContain('Nothing was sent');
  countChecks('permission matrix');
});

/** The result of the check after these answers, and the number of requests to GitHub. */
async function check(
  answers: unknown[],
  { stopAt = 99, minimum = 'write' }: { stopAt?: number; minimum?: 'write' | 'admin' } = {},
) {
  const stop = new AbortController();
  let calls = 0;
  const api: GitHubApi = {
    now: () => 0,
    async call() {
      const data = answers[calls++];
      if (calls === stopAt) stop.abort(new Error('SIGINT'));
      if (data instanceof GitHubFault) throw data;
      return { data, date: 0, lastPage: undefined };
    },
  };
  const author = { id: 7, login: 'Octocat' };
  const clock = createFakeClock();
  const inputs = { 'minimum-permission': minimum };
  const question = { author, inputs, api, clock, signal: stop.signal };
  const end = await checkPermission(question).catch((error) => error);
  const kind = end === stop.signal.reason ? 'stopped' : (end.level ?? end);
  return { end, steps: [kind, calls, ...clock.sleeps.map(({ ms }) => ms)] };
}

const octocat = { id: 7, login: 'octocat', type: 'User' };
const yes = answer('admin', 'admin', octocat);
const fault = (status: number | 'lost', rateLimited = false) =>
  new GitHubFault('no', { status, rateLimited });
test.each<[what: string, answers: unknown[], kind: string, calls: number, ...pauses: number[]]>([
  ['a sufficient permission', [yes], 'allowed', 1],
  ['an insufficient permission', [answer('read', 'docs-writers', octocat), yes], 'notice', 1],
  ['one 502', [fault(502), yes], 'allowed', 2, 1_000],
  ['two lost answers', [fault('lost'), fault('lost'), yes], 'allowed', 3, 1_000, 3_000],
  ['a rate limit', [fault(403, true), fault(429, true), yes], 'allowed', 3, 1_000, 3_000],
  ['three 503', [fault(503), fault(503), fault(503), yes], 'warning', 3, 1_000, 3_000],
  ['403 is final', [fault(403), yes], 'warning', 1],
  ['401 is final', [fault(401), yes], 'warning', 1],
  ['404 is final', [fault(404), yes], 'warning', 1],
  ['an unreadable answer is final', ['nonsense', yes], 'warning', 1],
  ['a list', [[yes]], 'warning', 1],
  ['no user', [answer('admin', 'admin', null)], 'warning', 1],
  ['another ID', [answer('admin', 'admin', { ...octocat, id: 8 })], 'warning', 1],
  ['an ID as text', [answer('admin', 'admin', { ...octocat, id: '7' })], 'warning', 1],
  ['another login', [answer('admin', 'admin', { ...octocat, login: 'other' })], 'warning', 1],
  ['an unknown permission', [answer('owner', 'admin', octocat)], 'warning', 1],
  ['a permission of another type', [answer(true, 'admin', octocat)], 'warning', 1],
  ['a role of another type', [answer('admin', ['admin'], octocat)], 'warning', 1],
  ['a role by another case', [answer('read', 'Admin', octocat)], 'notice', 1],
  ['the longest role', [answer('write', 'r'.repeat(200), octocat)], 'allowed', 1],
  ['a longer role', [answer('write', 'r'.repeat(201), octocat)], 'warning', 1],
  ['prototype keys', [JSON.parse('{"__proto__":{"permission":"admin"}}')], 'warning', 1],
])('%s: %s', async (_, answers, ...expected) => {
  expect((await check(answers)).steps).toEqual(expected);
});

test('an unexpected answer never lets anybody in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.anything(), async (body) => {
      expect((await check([body])).steps).toEqual(['warning', 1]);
    }),
  );
});

test('a signal ends the check, whatever was answered', async () => {
  for (const answers of [[yes], [fault('lost')], [fault(404)]])
    expect((await check(answers, { stopAt: 1 })).steps).toEqual(['stopped', 1]);
  const { steps } = await check([fault(502), fault(502), yes], { stopAt: 2 });
  expect(steps).toEqual(['stopped', 2, 1_000]);
});
