/** Runs that a comment starts. */
import { type Fault, respond } from '../../faults/faults.ts';
import { type FaultScript, problem, reset } from '../../standin/github/faults.ts';
import type { World } from '../../standin/github/world.ts';
import { JOB, type Run, type Scenario, type Scenarios, START, TOKEN } from './scenario.ts';

/** Consecutive comments, each with its run. A text alone is the body of a comment. */
function talk(...comments: (string | Run)[]): Scenario {
  const [first = {}, ...later] = comments.map((one) =>
    typeof one === 'string' ? { say: one } : one,
  );
  return { ...first, later };
}

const say = (body: string, inputs: Readonly<Record<string, string>>): Run => ({
  say: body,
  inputs,
});
const inProject = (project: string, ...bodies: string[]) =>
  talk(...bodies.map((body) => say(body, { 'project-id': project })));
const written = '/docs Write it.';
const image = '/docs Add an image.';
const failing = (fault: FaultScript): Run => ({ say: written, faults: [fault] });
const again: Run = { again: true };

const started = respond(201, { id: 'job_1', status: 'active' });
const done = (id = 'job_1') =>
  respond(200, { id, status: 'completed', prLink: 'https://example.com/o/r/pull/7' });
/** An end whose pull request is on the server of the run; `at`: the path behind the server. */
const doneHere = (at: string, id = 'job_1') =>
  respond(200, { id, status: 'completed', prLink: `https://github.com/${at}` });
const ours = 'octo-org/octo-repo/pull/8';
const anew = respond(201, { id: 'job_2', status: 'active' });
const gone = respond(404, { error: 'There is no such job.' });
const broken = respond(500, { error: 'Something broke.' });
const answered = (answers: readonly Fault[], ...comments: (string | Run)[]) => ({
  ...talk(...comments),
  answers,
});
/** The pull request is in another repository, whose files may be a secret. */
const elsewhere = (isPrivate: boolean): Scenario => ({
  ...answered([started, doneHere('octo-org/other/pull/3')], written),
  given: (world) => {
    const about = { id: 2002, owner: 'Organization', private: isPrivate } as const;
    const other = world.addRepository('octo-org/other', about);
    const file = { filename: 'docs/a.md', status: 'added', additions: 1, deletions: 0 } as const;
    const change = { draft: true, files: [{ ...file, patch: '@@ -0,0 +1 @@\n+one' }] };
    world.addIssue(other, { number: 3, pull: true, user: 'maintainer', change });
  },
});
const readOnly = (world: World) => world.addToken(TOKEN, { issues: 'read', pullRequests: 'read' });
const permission = 'repos/get-collaborator-permission-level';

export const comments: Scenarios = {
  instruction: talk('/docs Write the quickstart.\n\n- with `pip`\n- and uv'),
  'follow-up in the thread': talk(written, image),
  'new job in the thread': talk(written, '/docs --new Write another.'),
  'job by its id': talk(written, { say: `/docs --job ${JOB} Add an image.`, on: 8 }),
  'status without a job': talk('/docs --status'),
  'status with a job': talk(written, '/docs --status', {
    say: `/docs --status --job ${JOB}`,
    on: 8,
  }),
  help: talk('/docs --help'),
  'usage errors': talk(
    '/docs --fast Write it.',
    '/docs',
    '/docs --new --help',
    '/docs --status now',
    '/docs --job ../x Write it.',
  ),
  'in a pull request': talk({ say: written, on: 8 }),
  'on lines of a pull request': talk({ say: written, kind: 'inline' }, again),
  'in a review': talk({ say: written, kind: 'review' }, { say: 'I like it.', kind: 'review' }),
  'with the context of the thread': {
    ...talk(say(written, { context: 'issue, thread' })),
    given: (world, { issue }) =>
      world.addComment(issue, 'With `pip`, please.', { as: 'maintainer' }),
  },
  'own command word': talk(
    say('@docs write it', { command: '@docs' }),
    say(written, { command: '@docs' }),
  ),

  denied: talk({ say: written, as: 'reader' }),
  'permission undeterminable': talk(
    failing({ operation: permission, ...problem(403) }),
    failing({ operation: permission, ...reset, times: 9 }),
  ),
  'not for us': talk(
    'I like it.',
    say('Without inputs.', { 'api-key': '', 'base-url': '', 'github-token': '' }),
    { say: written, edited: true },
    { say: written, as: 'github-actions[bot]' },
    `${written}\n\n<!-- docs-agent-reply -->`,
  ),
  'wrong inputs in a comment run': talk(say(written, { wait: 'maybe', 'base-url': 'x' })),
  'inputs that a comment replaces': talk(
    say(written, { prompt: 'Something else.', 'job-id': 'job_7' }),
  ),
  'comment without a token': talk(say(written, { 'github-token': '' })),
  'comment never': talk(say(written, { comment: 'never' })),
  'dry run of a comment': talk(written, say(image, { 'dry-run': 'true' })),
  'visitors by a comment': talk(say(written, { mode: 'visitors' })),

  'command fails': inProject('failed', written),
  'command refused': inProject('unprocessable', written),
  'command detached': talk(
    say(written, { 'project-id': 'slow', wait: 'false' }),
    say('/docs --status', { 'project-id': 'slow' }),
  ),
  'command timed out, then again': talk(
    say(written, { 'project-id': 'slow', 'timeout-minutes': '1' }),
    again,
  ),
  'job archived since': inProject('archived-later', written, image),
  'job gone since': answered(
    [started, done(), gone, gone, respond(201, { id: 'job_2', status: 'active' }), done('job_2')],
    written,
    image,
  ),
  'pull request in the repository': answered([started, doneHere(ours)], written, {
    say: image,
    on: 8,
  }),
  'review of the pull request': {
    ...answered([started, doneHere(ours)], written, {
      say: '/docs Address the review.',
      on: 8,
    }),
    given: (world, { pull }) => {
      const about = { as: 'maintainer', at: START + 5 * 60_000 };
      const place = { path: 'docs/quickstart.md', line: 1 };
      const { id } = world.addReviewComment(pull, 'With `pip`, please.', { ...about, ...place });
      const answer = { answers: id, as: 'reader', association: 'NONE' };
      world.addReviewComment(pull, 'And with uv.', { ...about, ...place, ...answer });
      world.addReview(pull, 'Nearly there.', { ...about, state: 'CHANGES_REQUESTED' });
    },
  },
  'pull request in another repository': elsewhere(false),
  'pull request in a private repository': elsewhere(true),
  'pull request that cannot be commented on': answered(
    [started, doneHere(ours)],
    failing({ operation: 'issues/create-comment', after: 2, ...problem(403) }),
  ),
  'pull request merged since': {
    ...answered([started, doneHere(ours), doneHere(ours), anew, done('job_2')], written, image),
    given: (world, { pull }) => world.merge(pull),
  },
  'pull request that cannot be checked': answered(
    [started, doneHere(ours)],
    written,
    { say: image, faults: [{ operation: 'pulls/get', ...problem(403) }] },
    { say: image, faults: [{ operation: 'pulls/get', ...problem(502), times: 9 }] },
  ),
  'earlier command unknown': answered(
    [broken, started, done()],
    written,
    image,
    '/docs --new Write it.',
  ),
  'command started again after it was unknown': answered([broken], written, again),
  'command started again after its end': talk(written, again),
  'earlier run killed while it sent': answered(
    [{ name: 'stall-before-headers' }],
    { say: written, stop: { signal: 'SIGKILL', at: 1 } },
    again,
    image,
  ),
  'no permission to comment': { ...talk(written), given: readOnly },
  'no permission to comment, status': { ...talk('/docs --status'), given: readOnly },
  'thread locked': {
    ...talk(written),
    given: (_, { issue }) => Object.assign(issue, { locked: true }),
  },
  'result cannot be posted': talk(
    failing({ operation: 'issues/create-comment', after: 1, times: 9, ...problem(403) }),
  ),
  'progress comment removed': talk(
    failing({ operation: 'issues/update-comment', after: 1, ...problem(404) }),
  ),
  'answer to the first record lost': talk(
    failing({ operation: 'issues/create-comment', ...reset, write: true }),
  ),
};
