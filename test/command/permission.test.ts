import { expect, test } from 'vitest';
import { htmlPage, type RequestFault, respond } from '../faults/faults.ts';
import { problem, reset, secondaryLimit, silence } from '../standin/github/faults.ts';
import { record } from '../support/report.ts';
import { Patience } from './support/patience.ts';
import type { Ran } from './support/run-here.ts';
import { openScene, type Scene } from './support/scene.ts';

const PERMISSIONS = ['admin', 'write', 'read', 'none'] as const;
/** Undefined: an answer without the name of a role, as older Enterprise Servers give it. */
const ROLES = ['admin', 'maintain', 'write', 'triage', 'read', 'docs-editor', undefined] as const;
/** Written down once more, independently of the product. */
const LADDER = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];

/** The base permission that GitHub gives for each of its own roles; any other pair contradicts itself. */
const BASE = new Map([
  ['admin', 'admin'],
  ['maintain', 'write'],
  ['write', 'write'],
  ['triage', 'read'],
  ['read', 'read'],
]);
const contradicts = (permission: string, role: string | undefined) =>
  BASE.has(role ?? '') && BASE.get(role ?? '') !== permission;

/** GitHub's answer names the role; a custom one counts as the base permission beside it. */
function mayStart(permission: string, role: string | undefined, minimum: string): boolean {
  if (contradicts(permission, role)) return false;
  const counts = role !== undefined && LADDER.includes(role) ? role : permission;
  return LADDER.indexOf(counts) >= LADDER.indexOf(minimum);
}

test.each([
  { minimum: 'triage', isPrivate: false },
  { minimum: 'write', isPrivate: false },
  { minimum: 'maintain', isPrivate: false },
  { minimum: 'admin', isPrivate: false },
  { minimum: 'triage', isPrivate: true },
  { minimum: 'write', isPrivate: true },
  { minimum: 'read', isPrivate: true },
])(
  'minimum $minimum, private $isPrivate: every pair of permission and role',
  async ({ minimum, isPrivate }) => {
    await using scene = await openScene({ private: isPrivate });
    let allowed = 0;
    for (const permission of PERMISSIONS) {
      for (const role of ROLES) {
        const cell = `${permission} × ${role ?? 'no role'} × ${minimum}`;
        answerWith(scene, permission, role);
        const may = mayStart(permission, role, minimum);
        const { ran, issue, requests } = await commandOf(scene, minimum);
        if (may) allowed += 1;
        expect(ran.failing, cell).toBe(false);
        expect(ran.outputs.outcome, cell).toBe(may ? 'pr-opened' : 'denied');
        expect(requests, cell).toBe(may ? 1 : 0);
        expect(scene.ours(issue), cell).toHaveLength(1);
        if (contradicts(permission, role)) {
          expect(scene.ours(issue)[0], cell).toContain('contradicts itself');
        } else if (!may) {
          const [reply = ''] = scene.ours(issue);
          expect(reply, cell).toContain('### 🔒 Permission denied');
          expect(reply, cell).toContain(`\`${role ?? permission}\``);
          expect(reply, cell).toContain(`requires the \`${minimum}\` permission`);
          expect(ran.outputs['comment-url'], cell).toMatch(/#issuecomment-\d+$/);
        }
        record('permission matrix', {
          labels: { minimum, repository: isPrivate ? 'private' : 'public', ends: may ? 'allowed' : 'denied' },
          sums: { 'service requests': requests },
        });
      }
    }
    expect(scene.taken()).toHaveLength(allowed);
  },
);

test('minimum read in a public repository is a wrong value, whoever comments', async () => {
  await using scene = await openScene();
  for (const permission of PERMISSIONS) {
    for (const role of ROLES) {
      answerWith(scene, permission, role);
      const before = scene.github.requests.length;
      const { ran, requests, issue } = await commandOf(scene, 'read');
      expect(ran.failing).toBe(true);
      expect(ran.outputs.outcome).toBe('failed');
      expect(requests).toBe(0);
      expect(ran.errors[0]?.message).toContain('minimum-permission must be triage or higher');
      expect(scene.ours(issue)).toEqual([]);
      // 😕 is the only thing that GitHub hears: not even the permission is asked for.
      expect(scene.github.requests.slice(before).map(({ operation }) => operation)).toEqual([
        'reactions/create-for-issue-comment',
      ]);
      record('permission matrix', {
        labels: { minimum: 'read', repository: 'public', ends: 'refused as a wrong value' },
        sums: { 'service requests': requests },
      });
    }
  }
});

const user = (id: number, login: string) => ({
  permission: 'admin',
  role_name: 'admin',
  user: { id, login },
});
const status = (code: number) => problem(code);
const answer = (body: unknown) => respond(200, body);

test.each([
  ['404: no such account', status(404), 'does not know the account'],
  ['401', status(401), 'rejected github-token'],
  ['403: the token may not ask', status(403), 'rejected the permission request (403)'],
  ['403: the secondary limit', secondaryLimit(), 'rate limit is exceeded'],
  ['429', secondaryLimit(60, 429), 'rejected the permission request (429)'],
  ['500', status(500), 'unexpected status 500'],
  ['503', status(503), 'unexpected status 503'],
  ['204 without a body', respond(204), 'not readable'],
  ['the connection is reset', reset, 'did not respond'],
  ['no answer in time', silence, 'did not respond'],
  ['an answer that breaks off', { name: 'truncate-in-body' }, 'not readable'],
  ['a page', htmlPage(), 'not readable'],
  ['half of the JSON', respond(200, '{"permission": "adm'), 'not readable'],
  ['null', answer(null), 'not readable'],
  ['a list', answer([user(1, 'maintainer')]), 'not readable'],
  ['no account in it', answer({ permission: 'admin', role_name: 'admin' }), 'not readable'],
  ['an unknown permission', answer({ ...user(1, 'maintainer'), permission: 'owner' }), 'not readable'],
  ['a role that is no text', answer({ ...user(1, 'maintainer'), role_name: ['admin'] }), 'not readable'],
  ['another account’s id', answer(user(1, 'maintainer')), 'of a different account'],
  ['another account’s name', 'other login', 'of a different account'],
] as const)('%s: nothing is sent, and the reply says why', async (_, fault, why) => {
  await using scene = await openScene();
  const { id } = scene.github.world.addUser('maintainer');
  const operation = 'repos/get-collaborator-permission-level';
  const effect = fault === 'other login' ? answer(user(id, 'stranger')) : patched(fault, id, why);
  const patience = new Patience();
  // It is asked three times where GitHub may just be busy.
  scene.github.fault(patience.over({ operation, ...effect, times: 3 }));
  const ran = await scene.say('/docs write it', { run: { limit: patience.limit } });
  expect(ran.failing).toBe(false);
  expect(ran.outputs.outcome).toBe('denied');
  expect(scene.service.requests).toEqual([]);
  expect(ran.warnings.map(({ title }) => title)).toEqual(['Could not check the permission']);
  expect(ran.warnings[0]?.message).toContain(why);
  const [reply = '', ...more] = scene.ours();
  expect(more).toEqual([]);
  expect(reply.replaceAll('`', '')).toContain(why);
  expect(reply).toContain('Nothing was sent');
  record('permission matrix', {
    labels: { minimum: 'write', repository: 'public', ends: 'not determinable' },
  });
});

/** The faults above that are not about the account name the right one. */
function patched(fault: RequestFault, id: number, why: string): RequestFault {
  if (why === 'of a different account' || !('body' in fault)) return fault;
  return { ...fault, body: String(fault.body).replace('"id":1', `"id":${id}`) };
}

/** What GitHub says of the maintainer from now on. */
function answerWith(scene: Scene, permission: (typeof PERMISSIONS)[number], role: string | undefined): void {
  const { github, repository } = scene;
  if (role !== undefined) {
    github.world.setPermission(repository, 'maintainer', { permission, roleName: role });
    return;
  }
  const { id, login } = github.world.addUser('maintainer');
  github.fault({
    operation: 'repos/get-collaborator-permission-level',
    ...answer({ permission, user: { id, login, type: 'User' } }),
  });
}

async function commandOf(
  scene: Scene,
  minimum: string,
): Promise<{ ran: Ran; requests: number; issue: Scene['issue'] }> {
  const issue = scene.github.world.addIssue(scene.repository, { user: 'maintainer' });
  const before = scene.service.requests.length;
  const ran = await scene.say('/docs write it', { issue, inputs: { 'minimum-permission': minimum } });
  return { ran, issue, requests: scene.service.requests.length - before };
}
