/** Runs that a comment starts. */
import { respond } from '../../faults/faults.ts';
import type { World } from '../../standin/github/world.ts';
import { JOB, type Run, type Scenario, type Scenarios, TOKEN } from './scenario.ts';

const inputs = { 'github-token': TOKEN };
const say = (body: string, more: Run = {}): Run => ({
  say: body,
  ...more,
  inputs: { ...inputs, ...more.inputs },
});
/** Comments one after the other in one thread, each with its run. */
const talk = (first: Run, ...later: Run[]): Scenario => ({ ...first, later });
const inProject = (project: string) => ({ inputs: { 'project-id': project } });

const link = 'https://code.example.org/example/docs/pull/1';
const active = (id: string) => respond(201, { id, status: 'active' });
const done = (id: string) => respond(200, { id, status: 'completed', prLink: link });
const gone = respond(404, { error: 'There is no such job.' });
const readOnly = (world: World) => world.addToken(TOKEN, { issues: 'read', pullRequests: 'read' });

export const comments: Scenarios = {
  instruction: { ...say('/docs Write the quickstart.\n\n- with `pip`\n- and uv'), post: true },
  'follow-up in the thread': talk(say('/docs Write it.'), say('/docs Add an image.')),
  'new job in the thread': talk(say('/docs Write it.'), say('/docs --new Write another.')),
  'job by its id': talk(say('/docs Write it.'), say(`/docs --job ${JOB} Add an image.`, { on: 8 })),
  'status without a job': say('/docs --status'),
  'status with a job': talk(
    say('/docs Write it.'),
    say('/docs --status'),
    say(`/docs --status --job ${JOB}`, { on: 8 }),
  ),
  help: say('/docs --help'),
  'usage errors': talk(
    say('/docs --fast Write it.'),
    say('/docs'),
    say('/docs --new --help'),
    say('/docs --status now'),
    say('/docs --job ../x Write it.'),
  ),
  'in a pull request': say('/docs Write it.', { on: 8 }),
  'with the context of the thread': {
    ...say('/docs Write it.', { inputs: { context: 'issue, thread' } }),
    given: (world, { issue }) => world.addComment(issue, 'With `pip`, please.', { as: 'maintainer' }),
  },
  'own command word': talk(
    say('@docs write it', { inputs: { command: '@docs' } }),
    say('/docs write it', { inputs: { command: '@docs' } }),
  ),

  denied: say('/docs Write it.', { as: 'reader' }),
  'permission undeterminable': talk(
    say('/docs Write it.', {
      faults: [{ operation: 'repos/get-collaborator-permission-level', kind: 'status', status: 403 }],
    }),
    say('/docs Write it.', {
      faults: [
        { operation: 'repos/get-collaborator-permission-level', kind: 'reset', write: false, times: 9 },
      ],
    }),
  ),
  'not for us': talk(
    say('I like it.'),
    say('/docs Write it.', { edited: true }),
    say('/docs Write it.', { as: 'github-actions[bot]' }),
    say('/docs Write it.\n\n<!-- docs-agent-reply -->'),
  ),
  'not for us, without inputs': say('I like it.', {
    inputs: { 'api-key': '', 'base-url': '', 'github-token': '' },
  }),
  'wrong inputs in a comment run': say('/docs Write it.', { inputs: { wait: 'maybe', 'base-url': 'x' } }),
  'inputs that a comment replaces': say('/docs Write it.', {
    inputs: { prompt: 'Something else.', 'job-id': 'job_7' },
  }),
  'comment without a token': say('/docs Write it.', { inputs: { 'github-token': '' } }),
  'comment never': say('/docs Write it.', { inputs: { comment: 'never' } }),
  'dry run of a comment': talk(
    say('/docs Write it.'),
    say('/docs Add an image.', { inputs: { 'dry-run': 'true' } }),
  ),
  'visitors by a comment': say('/docs Write it.', { inputs: { mode: 'visitors' } }),

  'command fails': say('/docs Write it.', inProject('failed')),
  'command refused': say('/docs Write it.', inProject('unprocessable')),
  'command detached': talk(
    say('/docs Write it.', { inputs: { 'project-id': 'slow', wait: 'false' } }),
    say('/docs --status', inProject('slow')),
  ),
  'command timed out, then again': talk(
    say('/docs Write it.', { inputs: { 'project-id': 'slow', 'timeout-minutes': '1' } }),
    { again: true },
  ),
  'job archived since': talk(
    say('/docs Write it.', inProject('archived-later')),
    say('/docs Add an image.', inProject('archived-later')),
  ),
  'job gone since': {
    ...talk(say('/docs Write it.'), say('/docs Add an image.')),
    answers: [active('job_1'), done('job_1'), gone, gone, active('job_2'), done('job_2')],
  },
  'earlier command unknown': talk(
    say('/docs Write it.', inProject('server-error')),
    say('/docs Write it.'),
    say('/docs --new Write it.'),
  ),
  'command started again after it was unknown': talk(say('/docs Write it.', inProject('server-error')), {
    again: true,
  }),
  'command started again after its end': talk(say('/docs Write it.'), { again: true }),
  'earlier run killed while it sent': {
    ...talk(
      say('/docs Write it.', { stop: { signal: 'SIGKILL', at: 1 } }),
      { again: true },
      say('/docs Write it.'),
    ),
    answers: [{ name: 'stall-before-headers' }],
  },
  'no permission to comment': { ...say('/docs Write it.'), given: readOnly },
  'no permission to comment, status': { ...say('/docs --status'), given: readOnly },
  'thread locked': {
    ...say('/docs Write it.'),
    given: (_, { issue }) => Object.assign(issue, { locked: true }),
  },
  'result cannot be posted': say('/docs Write it.', {
    faults: [{ operation: 'issues/create-comment', after: 1, times: 9, kind: 'status', status: 403 }],
  }),
  'progress comment removed': say('/docs Write it.', {
    faults: [{ operation: 'issues/update-comment', after: 1, kind: 'status', status: 404 }],
  }),
  'answer to the first record lost': say('/docs Write it.', {
    faults: [{ operation: 'issues/create-comment', kind: 'reset', write: true }],
  }),
};
