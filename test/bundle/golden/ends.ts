/** Failures: refused or unclear requests, invalid inputs, signals. */
import { type Fault, htmlPage, redirect, respond, tooMany } from '../../faults/faults.ts';
import { REFUSING_PORT } from '../../faults/ports.ts';
import { type FaultScript, problem, silence } from '../../standin/github/faults.ts';
import { type Run, type Scenario, type Scenarios, TOKEN } from './scenario.ts';

const prompt = 'Document the new endpoint.';
const inThread = { prompt, 'issue-number': '7', 'github-token': TOKEN };
const body = JSON.stringify({ id: 'job_1', status: 'active', prLink: null });
const active = respond(201, body);
const done = respond(200, {
  id: 'job_1',
  status: 'completed',
  prLink: 'https://example.com/o/r/pull/7',
});

const given = (names: readonly [string, Scenario][]): Scenarios => Object.fromEntries(names);
const answering = (...answers: Fault[]): Scenario => ({
  answers,
  inputs: { prompt, 'fail-on': '' },
});

const polls = given(
  (
    [
      ['401', respond(401, { error: 'The key has expired.' })],
      ['403', respond(403, { message: 'This key may not read jobs.' })],
      ['404', respond(404, { error: 'There is no such job.' })],
      ['500', respond(500, 'Something broke.')],
      ['a redirect', redirect(302, 'https://evil.example/')],
    ] as const
  ).map(([name, answer]) => [
    `job unreadable, ${name}`,
    { answers: [active, answer], inputs: { prompt } },
  ]),
);

const refusals = given(
  ['bad-request', 'unauthorized', 'forbidden', 'not-found', 'too-large', 'unprocessable'].map(
    (project) => [`create refused, ${project}`, { inputs: { prompt, 'project-id': project } }],
  ),
);

const unclear = given([
  ['create unclear, reset', answering({ name: 'reset-in-body', body })],
  ['create unclear, 500', answering(respond(500, { error: 'Something broke.' }))],
  ['create unclear, page', answering(htmlPage())],
  ['create unclear, no id', answering(respond(201, { status: 'active' }))],
]);

const wrong: Record<string, string> = {
  'base-url': 'http://docs.example',
  'project-id': 'a/b',
  prompt: 'x',
  'prompt-file': 'y.md',
  wait: 'perhaps',
  'timeout-minutes': '0',
  'fail-on': 'everything',
  context: 'all',
};

/** The moment of a signal, and the answers of the service before it. */
const stopped = (
  signal: NodeJS.Signals,
  answers: readonly Fault[],
  inputs: Run['inputs'] = { prompt },
): Scenario => ({
  answers: [...answers, silence],
  inputs,
  stop: { signal, at: answers.length + 1 },
});
const resultStalls: FaultScript = {
  operation: 'issues/create-comment',
  after: 1,
  ...silence,
};

export const ends: Scenarios = {
  ...polls,
  ...refusals,
  ...unclear,
  'create throttled, then done': answering(tooMany(2), tooMany(null), active, done),
  'create throttled for a day': answering(tooMany(86_400)),
  'connection refused': { inputs: { prompt, 'base-url': `http://127.0.0.1:${REFUSING_PORT}` } },
  'polls fail, then done': answering(
    active,
    respond(503),
    { name: 'truncate-in-body', body },
    tooMany(30),
    done,
  ),
  'poll throttled beyond the deadline': answering(active, tooMany(86_400)),

  'inputs, one wrong': { inputs: { prompt, 'timeout-minutes': 'soon' } },
  'inputs, many wrong': { inputs: wrong },
  'inputs, no key': { inputs: { prompt, 'api-key': '' } },
  'inputs, nothing to do': {},
  'event file broken': { event: { name: 'push', payload: '{"ref":' }, inputs: { prompt } },
  'event of a commit comment': {
    event: { name: 'commit_comment', payload: {} },
    later: [{ event: { name: 'commit_comment', payload: {} }, inputs: { prompt } }],
  },
  'summary cannot be written': {
    inputs: { prompt },
    env: { GITHUB_STEP_SUMMARY: '/nowhere/summary.md' },
  },
  'outputs cannot be written': { inputs: { prompt }, env: { GITHUB_OUTPUT: '/nowhere/output' } },

  'stopped before sending': stopped('SIGINT', [], { prompt, 'job-id': 'job_1' }),
  'stopped while sending': stopped('SIGTERM', []),
  'stopped while waiting': stopped('SIGINT', [active]),
  'stopped while sending, in a thread': stopped('SIGINT', [], inThread),
  'stopped while waiting, in a thread': {
    ...stopped('SIGINT', [active], inThread),
    later: [{ again: true, stop: { signal: 'SIGINT', at: 3 } }],
  },
  'stopped while posting': {
    answers: [done],
    inputs: inThread,
    faults: [resultStalls],
    stop: { signal: 'SIGINT', at: 'fault' },
  },
  'killed while waiting, in a thread': {
    ...stopped('SIGKILL', [active], inThread),
    answers: [active, silence, done],
    later: [{ again: true }],
  },
  'stopped, and the result cannot be written': {
    ...stopped('SIGINT', [active], inThread),
    faults: [{ operation: 'issues/update-comment', after: 1, ...problem(502) }],
  },
  'killed while posting': {
    answers: [done],
    inputs: inThread,
    faults: [resultStalls],
    stop: { signal: 'SIGKILL', at: 'fault' },
    later: [{ again: true }],
  },
};
