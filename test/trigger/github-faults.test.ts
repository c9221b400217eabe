import { expect, test } from 'vitest';
import { htmlPage, redirect, respond, tooMany } from '../faults/faults.ts';
import {
  type Condition,
  contentLimit,
  type Effect,
  hourlyLimit,
  problem,
  reset,
  secondaryLimit,
  silence,
} from '../standin/github/faults.ts';
import { countChecks } from '../support/figures.ts';
import { Patience } from './support/patience.ts';
import { openScene, type Scene } from './support/scene.ts';

/** The requests of a command that can fail. */
const PLACES: Readonly<Record<string, Condition>> = {
  permission: { operation: 'repos/get-collaborator-permission-level' },
  'first record': { operation: 'issues/create-comment', when: ({ text }) => text.includes('⏳') },
  'reading of the thread': { operation: 'issues/list-comments' },
  'change of the record': { operation: 'issues/update-comment' },
  result: { operation: 'issues/create-comment', when: ({ text }) => text.includes('✅') },
  removal: { operation: 'issues/delete-comment' },
};

/** Faults that a retry overcomes if they occur once. */
const PASSING: Readonly<Record<string, Effect>> = {
  'reset after the request': reset,
  'reset, but it took effect': { ...reset, write: true },
  'closed without an answer': { name: 'close-without-answer' },
  'no answer': silence,
  'no answer, and it takes effect later': { ...silence, write: 'late' },
  'silence in the headers': { name: 'stall-in-headers' },
  'closed in the headers': { name: 'truncate-in-headers' },
  'reset in the headers': { name: 'reset-in-headers' },
  'silence in the body': { name: 'stall-in-body' },
  'closed in the body': { name: 'truncate-in-body' },
  'reset in the body': { name: 'reset-in-body' },
  'a byte at a time': { name: 'drip-body' },
  'body without end': { name: 'endless-body' },
  'more announced than sent': { name: 'wrong-length', by: 1 },
  'headers of a megabyte': { name: 'large-headers' },
  'no HTTP': { name: 'garbage' },
  '429': tooMany(1),
  '429 without Retry-After': tooMany(null),
  '403, the secondary limit': secondaryLimit(1),
  '403, the secondary limit, without Retry-After': secondaryLimit(null),
  '500': problem(500),
  '502': problem(502),
  '502, but it took effect': { ...problem(502), write: true },
  '502, a page': htmlPage(502),
  '503 with Retry-After': tooMany(1, 503),
  '504': problem(504),
};

/** Faults that may be permanent. Retries are not checked here. */
const OTHERS: Readonly<Record<string, Effect>> = {
  'less announced than sent': { name: 'wrong-length', by: -1 },
  '301': redirect(301, 'http://127.0.0.1:2/'),
  '307': redirect(307, 'http://127.0.0.1:2/'),
  '302 without an address': respond(302),
  '304': respond(304),
  '400': problem(400),
  '401': problem(401, 'Bad credentials'),
  '403': problem(403, 'Resource not accessible by integration'),
  '403, the hourly limit': hourlyLimit(),
  '404': problem(404, 'Not Found'),
  '410': problem(410, 'This issue was deleted'),
  '418': problem(418),
  '422': problem(422, 'Validation Failed'),
  '429 for a day': tooMany(86_400),
  '429 until a date': tooMany(new Date(Date.UTC(2026, 10, 20, 12, 0, 3))),
  '429 until a date long ago': tooMany(new Date(0)),
  '429 for ever': tooMany('9'.repeat(400)),
  '429 with nonsense': tooMany('in a while'),
  '501': problem(501),
  'a page': htmlPage(),
  nothing: respond(200, ''),
  '204': respond(204),
  'half of the JSON': respond(200, '{"id": 30000'),
  null: respond(200, null),
  'a text': respond(200, '"text"'),
  'an empty list': respond(200, []),
  'a list of other things': respond(200, [null, 7, 'text', {}, []]),
  'an empty object': respond(200, {}),
  'wrong types': respond(200, {
    id: 'one',
    body: 7,
    user: [],
    permission: {},
    role_name: 4,
    created_at: {},
  }),
  'unknown words': respond(200, {
    permission: 'owner',
    role_name: 'king',
    user: { login: 'x', id: 1 },
  }),
};

const kinds = Object.entries({ ...PASSING, ...OTHERS });
/** Octokit turns an incomplete body into an empty text, so the permission cannot be read and is not granted. */
const isUnreadable = (place: string, kind: string) =>
  place === 'permission' && /in the body|byte|without end|announced/.test(kind);
/** An empty list is a valid answer: a thread without comments. */
const isThread = (place: string, kind: string) =>
  place === 'reading of the thread' && kind === 'an empty list';

type Ran = Awaited<ReturnType<Scene['say']>>;

function expectResult(ran: Ran, scene: Scene, what: string): void {
  const jobId = expect.stringMatching(/./);
  expect(ran.outputs, what).toMatchObject({ outcome: 'pr-opened', 'job-id': jobId });
  expect(ran.outputs['pr-link'], what).toMatch(/\/pull\/1$/);
  expect(ran.summary, what).toContain('### ✅ Pull request opened');

  // The result is in the thread, or a warning of the run says why it is not.
  const results = scene.ours().filter((body) => body.startsWith('### ✅')).length;
  if (results === 0) expect(ran.warnings, what).not.toEqual([]);
  expect(results, what).toBeLessThanOrEqual(1);
}

function expectNothingSent(ran: Ran, place: string, what: string): void {
  expect(ran.outputs, what).toMatchObject({ 'job-id': '', 'pr-link': '' });
  expect(ran.outputs.outcome, what).toBe(place === 'permission' ? 'denied' : 'failed');
  expect([...ran.warnings, ...ran.errors], what).not.toEqual([]);
}

test.each(Object.keys(PLACES).flatMap((place) => [1, Infinity].map((times) => ({ place, times }))))(
  '$place fails $times times: at most one request, one outcome, and everything is reported',
  async ({ place, times }) => {
    for (const [kind, effect] of kinds) {
      await using scene = await openScene();
      const { github, service } = scene;
      const before = new Set<string | null>();
      github.after(undefined, ({ operation, fault }) => {
        if (fault === null && service.accepted.length === 0) before.add(operation);
      });
      const patience = new Patience();
      github.fault(patience.over({ ...PLACES[place], ...effect, times }));
      const ran = await scene.say('/docs write it', { run: { limit: patience.limit } });

      const what = `${place}: ${kind}`;
      const posts = service.requests.filter(({ method }) => method === 'POST').length;
      expect(posts, what).toBeLessThanOrEqual(1);
      expect(scene.taken(), what).toHaveLength(posts);
      if (posts === 1) {
        expect(before, what).toContain('repos/get-collaborator-permission-level');
        if (!isThread(place, kind)) expect(before, what).toContain('issues/list-comments');
        expectResult(ran, scene, what);
      } else {
        expectNothingSent(ran, place, what);
        if (times === 1 && !isUnreadable(place, kind))
          expect(PASSING, what).not.toHaveProperty([kind]);
      }
      expect(ran.failing, what).toBe(ran.outputs.outcome === 'failed');
      for (const { message } of [...ran.warnings, ...ran.errors])
        expect(message, what).toMatch(/\.$/);
      countChecks('faults of GitHub');
    }
  },
);

test.each([
  ['ok', 'rocket'],
  ['failed', 'confused'],
])(
  'if writes are limited when the job ends (%s), the result is posted first, and then the reaction',
  async (project, reaction) => {
    await using scene = await openScene();
    const comment = scene.comment('/docs write it');
    const began = scene.clock.now();
    const seconds = () => (scene.clock.now() - began) / 1_000;
    scene.github.fault(contentLimit(() => seconds() > 2 && seconds() < 60));
    const ran = await scene.deliver(comment, { inputs: { 'project-id': project } });
    expect(ran.warnings).toEqual([]);
    expect(scene.ours()).toHaveLength(1);
    const contents = scene.github.world.reactions(comment).map(({ content }) => content);
    expect(contents).toEqual(['eyes', reaction]);
  },
);

test.each([
  ['the final reaction', 1],
  ['every reaction', 0],
])('if GitHub rejects %s, one warning names the permission', async (_, after) => {
  await using scene = await openScene();
  const operation = 'reactions/create-for-issue-comment';
  scene.github.fault({ operation, after, times: 2, ...problem(403) });
  const ran = await scene.say('/docs write it');
  expect(ran).toMatchObject({ failing: false, outputs: { outcome: 'pr-opened' } });
  expect(ran.warnings.map(({ title }) => title)).toEqual(['Could not react to the command']);
  expect(ran.warnings[0]?.message).toContain('Grant the job `issues: write`');
});
