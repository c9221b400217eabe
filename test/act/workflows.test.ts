import { describe, expect, test } from 'vitest';
import { type Kind, write } from '../trigger/support/kinds.ts';
import { publishedWorkflow, reusableWorkflows } from '../workflows/files.ts';
import type { ActResult } from './act.ts';
import {
  changesOf,
  events,
  openPlace,
  type Place,
  pullEvent,
  type Run,
  SITE,
  sourcePull,
} from './place.ts';

interface Row {
  readonly what: string;
  /** `with:` of the caller, without `base-url` and `project-id`. */
  readonly given?: Readonly<Record<string, string>>;
  readonly project?: string;
  /** Default: a dispatch by hand. */
  readonly event?: (place: Place) => Run['event'] | Promise<Run['event']>;
  readonly fails?: true;
  /** The outputs that the caller's next job gets. Others are not compared. Default: a pull request was opened. */
  readonly outputs?: Readonly<Record<string, unknown>>;
  readonly holds: (place: Place, result: ActResult) => void;
}

const OPENED = { outcome: 'pr-opened' };
const WRITES = '{ contents: read, issues: write, pull-requests: write }';

/** Two pushes to the default branch. The first one has run before the event of the second. */
async function secondPush(place: Place): Promise<Run['event']> {
  const { caller } = place;
  const workflow = callerOf('docs-job.yml', WRITES, FOLLOWS);
  await place.run({ workflow, event: events.push(caller), project: 'ok' });
  const before = caller.git('rev-parse', 'HEAD').trim();
  caller.write('src/index.ts', 'export const three = 3;\n');
  const head = caller.commit('Add three');
  const changes = changesOf('Add three', 'export const three = 3;');
  place.github.world.addComparison(SITE, { base: before, head, ...changes });
  return events.push(caller, before);
}

const FOLLOWS = {
  prompt: 'Update',
  context: 'diff, commits',
  conversation: 'continue',
  'issue-number': '1',
  // Often enough that a poll shows the job active again after the follow-up.
  'poll-interval': '1',
};

/** A comment on a pull request, number 7. */
function onPull(
  { github }: Place,
  kind: Kind,
  body: string,
  more: Parameters<typeof write>[4] = {},
): Run['event'] {
  const pull = github.world.addIssue(SITE, { number: 7, pull: true });
  return write({ github }, pull, kind, body, more).event;
}

/** Events for which no runner starts. */
const SILENT: [what: string, event: (place: Place) => Run['event']][] = [
  ['another comment', (place) => place.comment('I like docs.')],
  ['a URL', (place) => place.comment('See https://example.com/docs/a and /docs.')],
  ['a quoted command', (place) => place.comment('> /docs write it\n\nDone.')],
  ['a review without a body', (place) => onPull(place, 'review', '')],
  ['another review', (place) => onPull(place, 'review', 'See /docs.')],
  ['a changed review', (place) => onPull(place, 'review', '/docs x', { action: 'edited' })],
  ['a bot on a line', (place) => onPull(place, 'inline', '/docs x', { as: 'an-app[bot]' })],
];

/** The ways to run each reusable workflow. A new workflow without rows fails the test below. */
const WORKFLOWS: Readonly<Record<string, { permissions: string; rows: readonly Row[] }>> = {
  'docs-command.yml': {
    permissions: WRITES,
    rows: [
      {
        what: 'a command becomes a pull request, and one comment stays',
        project: 'quick',
        event: (place) => place.comment('/docs write the quickstart'),
        outputs: {
          outcome: 'pr-opened',
          'pr-link': expect.stringMatching(/^https:\/\/\S+\/pull\/1$/),
        },
        holds(place, { summaries }) {
          expect(place.answers()).toEqual([expect.stringContaining('/pull/1')]);
          expect(summaries.join()).toContain('Pull request opened');
          const prompt = /^write the quickstart\n\n---[\s\S]*People ask for one\./;
          expect(place.prompts()).toEqual([expect.stringMatching(prompt)]);
        },
      },
      {
        what: 'a command on a pull request: the new job gets the files that it changes',
        project: 'instant',
        event: (place) => place.comment('/docs document it', { issue: sourcePull(place) }),
        holds(place) {
          expect(place.answers(7)).toEqual([expect.stringContaining('/pull/1')]);
          const prompt = /^document it\n[\s\S]*M\tsrc\/login\.ts/;
          expect(place.prompts()).toEqual([expect.stringMatching(prompt)]);
        },
      },
      {
        what: 'a stranger is told, and the service is not called',
        event: (place) => place.comment('/docs rewrite everything', { as: 'stranger' }),
        outputs: { outcome: 'denied', 'pr-link': '', 'job-id': '' },
        holds(place) {
          expect(place.answers()).toHaveLength(1);
          expect(place.service.requests).toEqual([]);
        },
      },
      {
        what: 'a command on a line of a pull request',
        project: 'instant',
        given: { context: 'none' },
        event: (place) => onPull(place, 'inline', '/docs explain it'),
        holds(place) {
          expect(place.answers(7)).toEqual([expect.stringContaining('/pull/1')]);
          const prompt = /^explain it\n[\s\S]*docs\/quickstart\.md, line 3\n@@/;
          expect(place.prompts()).toEqual([expect.stringMatching(prompt)]);
        },
      },
      {
        what: 'a command in a review, after a blank line',
        project: 'instant',
        event: (place) => onPull(place, 'review', '\r\n/docs explain it'),
        holds: (place) => expect(place.answers(7)).toEqual([expect.stringContaining('/pull/1')]),
      },
      {
        what: 'a command below other words: the action skips it',
        event: (place) => place.comment('Now this:\n/docs write it'),
        outputs: { outcome: 'skipped' },
        holds: (place) => expect(place.service.requests).toEqual([]),
      },
      ...SILENT.map(
        ([what, event]): Row => ({
          what: `${what} starts nothing, no step at all`,
          event,
          outputs: { outcome: '' },
          holds(place, { steps }) {
            expect(steps.filter((step) => step.includes('Docs Agent'))).toEqual([]);
            expect(place.answers()).toEqual([]);
          },
        }),
      ),
      {
        what: 'the agent fails: so does the run, and the thread says it',
        project: 'failed',
        event: (place) => place.comment('/docs write it'),
        fails: true,
        outputs: { outcome: 'failed', 'job-id': expect.stringMatching(/./) },
        holds: (place) => expect(place.answers()).toHaveLength(1),
      },
    ],
  },
  'docs-job.yml': {
    permissions: WRITES,
    rows: [
      {
        what: 'a prompt becomes a pull request; all job outputs reach the next job; nothing is checked out',
        given: { prompt: 'Write the quickstart' },
        project: 'quick',
        outputs: {
          outcome: 'pr-opened',
          'pr-link': expect.stringMatching(/\/pull\/1$/),
          'pr-number': '1',
          'job-id': expect.stringMatching(/./),
          status: 'completed',
          'comment-url': '',
          headline: expect.stringMatching(/^Pull request opened: https:.*\/pull\/1$/),
        },
        holds(place, { steps }) {
          expect(steps).not.toContain("Main Check out the caller's repository");
          expect(place.prompts()).toEqual(['Write the quickstart']);
        },
      },
      {
        what: 'changes of a push come from GitHub, and nothing is checked out',
        given: { prompt: 'Update', context: 'diff, commits, files' },
        project: 'instant',
        event: (place) => events.push(place.caller),
        holds(place, { steps }) {
          expect(steps).not.toContain("Main Check out the caller's repository");
          const [prompt] = place.prompts();
          for (const part of ['Add two', 'M\tsrc/index.ts', '+export const two = 2;'])
            expect(prompt).toContain(part);
        },
      },
      {
        what: 'changes of a pull request come from GitHub, and nothing is checked out',
        given: { prompt: 'Update', context: 'diff, files', paths: 'src/**' },
        project: 'instant',
        event: (place) => pullEvent(place),
        holds(place, { steps }) {
          expect(steps).not.toContain("Main Check out the caller's repository");
          const [prompt] = place.prompts();
          expect(prompt).toContain('M\tsrc/login.ts');
          expect(prompt).not.toContain('test/login.ts');
        },
      },
      {
        what: 'a pull request without changes in `paths`: nothing is sent',
        given: { prompt: 'Update', context: 'diff, files', paths: 'docs/**' },
        event: (place) => pullEvent(place),
        outputs: { outcome: 'skipped', 'job-id': '' },
        holds: (place) => expect(place.service.requests).toEqual([]),
      },
      {
        what: 'a `diff-base` that only Git knows is looked up in a checkout',
        given: { prompt: 'Update', context: 'files', 'diff-base': 'HEAD~1' },
        project: 'instant',
        holds(place, { steps }) {
          expect(steps).toContain("Main Check out the caller's repository");
          expect(place.prompts()[0]).toContain('M\tsrc/index.ts');
        },
      },
      {
        what: 'a prompt file of the caller’s repository',
        given: { 'prompt-file': 'docs/prompt.md' },
        project: 'instant',
        holds: (place) => expect(place.prompts()).toEqual(['Write what this file asks for.\n']),
      },
      {
        what: 'the result as a comment, and a runner by a list of labels',
        given: { prompt: 'Write it', 'issue-number': '1', 'runs-on': '["ubuntu-latest"]' },
        project: 'instant',
        outputs: { outcome: 'pr-opened', 'comment-url': expect.stringContaining('#issuecomment-') },
        holds: (place) => expect(place.answers()).toEqual([expect.stringContaining('/pull/1')]),
      },
      {
        what: 'a push with `comment: always` reports on the merged pull request that contains the commit',
        given: { prompt: 'Write it', comment: 'always' },
        project: 'instant',
        event({ github, caller }) {
          const pull = github.world.addIssue(SITE, { number: 7, pull: true });
          github.world.merge(pull, caller.git('rev-parse', 'HEAD').trim());
          return events.push(caller);
        },
        outputs: {
          outcome: 'pr-opened',
          'comment-url': expect.stringContaining('/7#issuecomment-'),
        },
        holds: (place) => expect(place.answers(7)).toEqual([expect.stringContaining('/pull/1')]),
      },
      {
        what: 'two pushes with `conversation: continue`: one pull request, and the follow-up has its own changes',
        given: FOLLOWS,
        project: 'ok',
        event: secondPush,
        outputs: { outcome: 'pr-opened', 'pr-number': '1' },
        holds(place) {
          const [{ prompts: [first, second, ...more] = [] } = {}] = place.service.jobs.values();
          expect([place.service.jobs.size, more]).toEqual([1, []]);
          expect(first).toContain('Add two');
          for (const part of ['Add three', '+export const three = 3;'])
            expect(second).toContain(part);
          expect(second).not.toContain('Add two');
          expect(place.answers()).toHaveLength(2);
        },
      },
      {
        what: 'a wrong input fails before anything is sent',
        given: { prompt: 'Write it', 'timeout-minutes': 'soon' },
        fails: true,
        outputs: { outcome: 'failed', 'job-id': '' },
        holds(place, { summaries }) {
          expect(summaries.join()).toContain('timeout-minutes');
          expect(place.service.requests).toEqual([]);
        },
      },
    ],
  },
  'visitors-summary.yml': {
    permissions: '{ issues: write }',
    rows: [
      {
        what: 'the numbers reach the next job, and both files are uploaded under the name that it gets',
        outputs: {
          human: expect.stringMatching(/^\d+$/),
          ai: expect.stringMatching(/^\d+$/),
          total: expect.stringMatching(/^\d+$/),
          headline: expect.stringMatching(/^Documentation visitors, .*: [\d,]+ \([+−]\d.*%\)$/),
          artifact: expect.stringMatching(/^visitors-\d+$/),
        },
        holds(place, { summaries, log }) {
          expect(summaries.join()).toContain('```mermaid');
          const name = /"artifact": "(visitors-\d+)"/.exec(log)?.[1];
          expect(place.artifacts().toSorted()).toEqual([
            `${name}/visitors.csv`,
            `${name}/visitors.json`,
          ]);
        },
      },
      {
        what: 'a wrong input fails, and nothing is uploaded',
        given: { period: 'yesterday' },
        fails: true,
        outputs: { outcome: 'failed' },
        holds(place, { summaries }) {
          expect(summaries.join()).toContain('period');
          expect(place.artifacts()).toEqual([]);
          expect(place.service.requests).toEqual([]);
        },
      },
    ],
  },
};

test.each(reusableWorkflows())('%s has rows in this test', (path) => {
  expect(Object.keys(WORKFLOWS)).toContain(path.replace(/^.*\//, ''));
});

describe.each(Object.entries(WORKFLOWS))('%s', (file, { permissions, rows }) => {
  test.for(rows)(
    '$what',
    async ({ given = {}, project, event, fails, outputs = OPENED, holds }) => {
      await using place = await openPlace();
      const workflow = callerOf(file, permissions, given);
      const started = (await event?.(place)) ?? events.dispatch;
      const result = await place.run({ workflow, event: started, project, fails });
      const seen: unknown = JSON.parse(/outputs=(\{.*\})/.exec(result.log)?.[1] ?? '{}');
      // act starts no more jobs after one has failed, even with `always()`, so the outputs of the step are compared.
      expect(fails ? result.outputs : { outcome: '', ...(seen as object) }).toMatchObject(outputs);
      holds(place, result);
    },
  );
});

/** A caller whose next job prints the outputs of the workflow, even if the workflow failed. */
function callerOf(
  file: string,
  permissions: string,
  given: Readonly<Record<string, string>>,
): string {
  const more = Object.entries(given).map(
    ([name, value]) => `      ${name}: ${JSON.stringify(value)}\n`,
  );
  return `name: Caller
on: [workflow_dispatch, issue_comment, pull_request_review_comment, pull_request_review, push, release, schedule, pull_request]
permissions: {}
jobs:
  docs:
    permissions: ${permissions}
    uses: ${publishedWorkflow(file)}
    with:
      base-url: https://api.example.com
      project-id: \${{ vars.DOCS_PROJECT_ID }}
${more.join('')}    secrets:
      api-key: \${{ secrets.DOCS_API_KEY }}
  next:
    needs: docs
    if: always()
    runs-on: ubuntu-latest
    steps:
      - run: echo "outputs=$(echo "$OUTPUTS" | tr -d '\\n')"
        env:
          OUTPUTS: \${{ toJSON(needs.docs.outputs) }}
`;
}
