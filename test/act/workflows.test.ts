import { describe, expect, test } from 'vitest';
import { reusableWorkflows } from '../workflows/files.ts';
import type { ActResult } from './act.ts';
import { events, openWorkspace, type Run, type Workspace } from './workspace.ts';

interface Row {
  readonly what: string;
  /** `with:` of the caller, without `base-url` and `project-id`. */
  readonly given?: Readonly<Record<string, string>>;
  readonly project?: string;
  readonly event: (workspace: Workspace) => Run['event'] | Promise<Run['event']>;
  /** By default, the run succeeds. */
  readonly fails?: true;
  /** The outputs that the caller's next job gets. Others are not compared. */
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly holds: (workspace: Workspace, result: ActResult) => void;
}

const WRITES = '{ contents: read, issues: write, pull-requests: write }';

/** Before the event, a command has run without waiting for its job. */
function afterLeaving(event: (workspace: Workspace) => Run['event']): Row['event'] {
  return async (workspace) => {
    const workflow = callerOf('docs-command.yml', WRITES, { wait: 'false' });
    await workspace.run({ workflow, event: workspace.comment('/docs write it'), project: 'quick' });
    expect(workspace.answers()).toEqual([expect.stringContaining('Job started')]);
    return event(workspace);
  };
}

const schedule = () => ({ name: 'schedule', payload: {} });

function opened({ issue }: Workspace): Run['event'] {
  const repo = { id: issue.repository.id };
  const pull = { number: 2, head: { repo }, base: { repo } };
  return {
    name: 'pull_request',
    payload: { action: 'opened', pull_request: pull, repository: repo },
  };
}

/** Two pushes to the default branch. The first one has run before the event of the second. */
async function secondPush(workspace: Workspace): Promise<Run['event']> {
  const { caller } = workspace;
  const workflow = callerOf('docs-job.yml', WRITES, FOLLOWS);
  await workspace.run({ workflow, event: events.push(caller), project: 'ok' });
  const before = caller.git('rev-parse', 'HEAD').trim();
  caller.write('src/index.ts', 'export const three = 3;\n');
  return {
    name: 'push',
    payload: { ref: 'refs/heads/main', before, after: caller.commit('Add three') },
  };
}

const FOLLOWS = {
  prompt: 'Update',
  context: 'diff, commits',
  conversation: 'continue',
  'issue-number': '1',
  // Often enough that a poll shows the job active again after the follow-up.
  'poll-interval': '1',
};

const COLLECTED = [
  { what: 'on a schedule', event: afterLeaving(schedule) },
  { what: 'when a pull request is opened', event: afterLeaving(opened) },
].flatMap(({ what, event }): Row[] => [
  {
    what: `${what}: the job of a run that did not wait is finished`,
    project: 'quick',
    event,
    outputs: { collected: '1', 'still-active': '0' },
    holds(workspace, { summaries }) {
      expect(workspace.answers()).toEqual([expect.stringContaining('/pull/1')]);
      expect(summaries.join()).toContain('1 job finished');
      expect(workspace.service.accepted).toHaveLength(1);
    },
  },
  {
    what: `${what}: a dry run says what it would do`,
    given: { 'dry-run': 'true' },
    project: 'quick',
    event,
    outputs: { collected: '', 'still-active': '' },
    holds(workspace, { summaries }) {
      expect(workspace.answers()).toEqual([expect.stringContaining('Job started')]);
      expect(summaries.join()).toContain('Unfinished jobs: 1');
    },
  },
]);

/** The ways to run each reusable workflow. A new workflow without rows fails the test below. */
const WORKFLOWS: Readonly<Record<string, { permissions: string; rows: readonly Row[] }>> = {
  'docs-command.yml': {
    permissions: WRITES,
    rows: [
      {
        what: 'a command becomes a pull request, and one comment stays',
        project: 'quick',
        event: (workspace) => workspace.comment('/docs write the quickstart'),
        outputs: {
          outcome: 'pr-opened',
          'pr-link': expect.stringMatching(/^https:\/\/\S+\/pull\/1$/),
        },
        holds(workspace, { summaries }) {
          expect(workspace.answers()).toEqual([expect.stringContaining('/pull/1')]);
          expect(summaries.join()).toContain('Pull request opened');
          const prompt = /^write the quickstart\n\n---[\s\S]*People ask for one\./;
          expect(workspace.prompts()).toEqual([expect.stringMatching(prompt)]);
        },
      },
      {
        what: 'a command on a pull request: the new job gets the files that it changes',
        project: 'instant',
        event({ github, comment }) {
          const file = {
            filename: 'src/login.ts',
            status: 'modified',
            additions: 1,
            deletions: 1,
          } as const;
          const change = { files: [file] };
          const issue = github.world.addIssue('example/site', { number: 7, pull: true, change });
          return comment('/docs document it', { issue });
        },
        outputs: { outcome: 'pr-opened' },
        holds(workspace) {
          expect(workspace.answersTo(7)).toEqual([expect.stringContaining('/pull/1')]);
          const prompt = /^document it\n[\s\S]*M\tsrc\/login\.ts/;
          expect(workspace.prompts()).toEqual([expect.stringMatching(prompt)]);
        },
      },
      {
        what: 'a stranger is told, and the service is not called',
        event: (workspace) => workspace.comment('/docs rewrite everything', { login: 'stranger' }),
        outputs: { outcome: 'denied', 'pr-link': '', 'job-id': '' },
        holds(workspace) {
          expect(workspace.answers()).toHaveLength(1);
          expect(workspace.service.requests).toEqual([]);
        },
      },
      {
        what: 'another comment starts nothing, no step at all',
        event: (workspace) => workspace.comment('I like docs.'),
        outputs: { outcome: '' },
        holds(workspace, { steps }) {
          expect(steps.filter((step) => step.includes('Docs Agent'))).toEqual([]);
          expect(workspace.answers()).toEqual([]);
        },
      },
      {
        what: 'the agent fails: so does the run, and the thread says it',
        project: 'failed',
        event: (workspace) => workspace.comment('/docs write it'),
        fails: true,
        outputs: { outcome: 'failed', 'job-id': expect.stringMatching(/./) },
        holds: (workspace) => expect(workspace.answers()).toHaveLength(1),
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
        event: () => events.dispatch,
        outputs: {
          outcome: 'pr-opened',
          'pr-link': expect.stringMatching(/\/pull\/1$/),
          'pr-number': '1',
          'job-id': expect.stringMatching(/./),
          status: 'completed',
          request: 'created',
          'comment-url': '',
          headline: expect.stringMatching(/^Pull request opened: https:.*\/pull\/1$/),
        },
        holds(workspace, { steps }) {
          expect(steps).not.toContain("Main Check out the caller's repository");
          expect(workspace.prompts()).toEqual(['Write the quickstart']);
        },
      },
      {
        what: 'git context is checked out, with its history',
        given: { prompt: 'Update', context: 'diff, commits, files' },
        project: 'instant',
        event: (workspace) => events.push(workspace.caller),
        outputs: { outcome: 'pr-opened' },
        holds(workspace, { steps }) {
          expect(steps).toContain("Main Check out the caller's repository");
          const [prompt] = workspace.prompts();
          for (const part of ['Add two', 'M\tsrc/index.ts', '+export const two = 2;'])
            expect(prompt).toContain(part);
        },
      },
      {
        what: 'a prompt file of the caller’s repository',
        given: { 'prompt-file': 'docs/prompt.md' },
        project: 'instant',
        event: () => events.dispatch,
        outputs: { outcome: 'pr-opened' },
        holds: (workspace) =>
          expect(workspace.prompts()).toEqual(['Write what this file asks for.\n']),
      },
      {
        what: 'the result as a comment, and a runner by a list of labels',
        given: { prompt: 'Write it', 'issue-number': '1', 'runs-on': '["ubuntu-latest"]' },
        project: 'instant',
        event: () => events.dispatch,
        outputs: { outcome: 'pr-opened', 'comment-url': expect.stringContaining('#issuecomment-') },
        holds: (workspace) =>
          expect(workspace.answers()).toEqual([expect.stringContaining('/pull/1')]),
      },
      {
        what: 'a push with `comment: always` reports on the merged pull request that it comes from',
        given: { prompt: 'Write it', comment: 'always' },
        project: 'instant',
        event({ github, caller }) {
          const pull = github.world.addIssue('example/site', { number: 7, pull: true });
          github.world.merge(pull, caller.git('rev-parse', 'HEAD').trim());
          return events.push(caller);
        },
        outputs: {
          outcome: 'pr-opened',
          'comment-url': expect.stringContaining('/7#issuecomment-'),
        },
        holds: (workspace) =>
          expect(workspace.answersTo(7)).toEqual([expect.stringContaining('/pull/1')]),
      },
      {
        what: 'two pushes with `conversation: continue`: one pull request, and the follow-up has its own changes',
        given: FOLLOWS,
        project: 'ok',
        event: secondPush,
        outputs: { outcome: 'pr-opened', request: 'messaged', 'pr-number': '1' },
        holds(workspace) {
          const [{ prompts: [first, second, ...more] = [] } = {}] = workspace.service.jobs.values();
          expect([workspace.service.jobs.size, more]).toEqual([1, []]);
          expect(first).toContain('Add two');
          for (const part of ['Add three', '+export const three = 3;'])
            expect(second).toContain(part);
          expect(second).not.toContain('Add two');
          expect(workspace.answers()).toHaveLength(2);
        },
      },
      {
        what: 'a wrong input fails before anything is sent',
        given: { prompt: 'Write it', 'timeout-minutes': 'soon' },
        event: () => events.dispatch,
        fails: true,
        outputs: { outcome: 'failed', 'job-id': '' },
        holds(workspace, { summaries }) {
          expect(summaries.join()).toContain('timeout-minutes');
          expect(workspace.service.requests).toEqual([]);
        },
      },
    ],
  },
  'docs-collect.yml': { permissions: WRITES, rows: COLLECTED },
  'visitors-summary.yml': {
    permissions: '{ issues: write }',
    rows: [
      {
        what: 'the numbers reach the next job, and both files are uploaded under the name that it gets',
        event: () => events.dispatch,
        outputs: {
          human: expect.stringMatching(/^\d+$/),
          ai: expect.stringMatching(/^\d+$/),
          total: expect.stringMatching(/^\d+$/),
          both: expect.stringMatching(/^\d+$/),
          'ai-share': expect.stringMatching(/^0\.\d{4}$/),
          truncated: 'false',
          headline: expect.stringMatching(/^Documentation visitors, .*: [\d,]+ \([+−]\d.*%\)$/),
          'total-change': expect.stringMatching(/^-?\d+\.\d$/),
          'ai-change': expect.stringMatching(/^-?\d+\.\d$/),
          artifact: expect.stringMatching(/^visitors-\d+$/),
        },
        holds(workspace, { summaries, log }) {
          expect(summaries.join()).toContain('```mermaid');
          const name = /"artifact": "(visitors-\d+)"/.exec(log)?.[1];
          expect(workspace.artifacts().toSorted()).toEqual([
            `${name}/visitors.csv`,
            `${name}/visitors.json`,
          ]);
          expect(summaries.join()).toContain(`is in \`visitors.csv\` in the artifact \`${name}\`.`);
        },
      },
      {
        what: 'a wrong input fails, and nothing is uploaded',
        given: { trend: 'up' },
        event: () => events.dispatch,
        fails: true,
        outputs: { outcome: 'failed' },
        holds(workspace, { summaries }) {
          expect(summaries.join()).toContain('trend');
          expect(workspace.artifacts()).toEqual([]);
          expect(workspace.service.requests).toEqual([]);
        },
      },
    ],
  },
};

test.each(reusableWorkflows())('%s has rows here', (path) => {
  expect(Object.keys(WORKFLOWS)).toContain(path.replace(/^.*\//, ''));
});

describe.each(Object.entries(WORKFLOWS))('%s', (file, { permissions, rows }) => {
  test.for(rows)('$what', async ({ given = {}, project, event, fails, outputs, holds }) => {
    await using workspace = await openWorkspace();
    const workflow = callerOf(file, permissions, given);
    const result = await workspace.run({
      workflow,
      event: await event(workspace),
      ...(project ? { project } : {}),
    });
    expect(result.exitCode, result.log.slice(-3_000)).toBe(fails ? 1 : 0);
    const seen: unknown = JSON.parse(/outputs=(\{.*\})/.exec(result.log)?.[1] ?? '{}');
    // act starts no more jobs after one has failed, even with `always()`, so the outputs of the step are compared.
    expect(fails ? result.outputs : { outcome: '', ...(seen as object) }).toMatchObject(outputs);
    holds(workspace, result);
  });
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
on: [workflow_dispatch, issue_comment, push, release, schedule, pull_request]
permissions: {}
jobs:
  docs:
    permissions: ${permissions}
    uses: OWNER/REPO/.github/workflows/${file}@v1
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
