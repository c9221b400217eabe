import { expect, test } from 'vitest';
import { type Kind, write } from '../trigger/support/kinds.ts';
import { documentedWorkflow, publishedWorkflow, reusableWorkflows } from '../workflows/files.ts';
import type { ActResult } from './act.ts';
import { events, openPlace, type Place, type Run } from './place.ts';

const CHECKOUT = "Main Check out the caller's repository";
const JOB = '.github/workflows/docs-job.yml';

interface Row {
  path: string;
  what: string;
  /** `with:` of the caller, without `base-url` and `project-id`. */
  given?: Readonly<Record<string, string>>;
  project?: string;
  /** Default: a dispatch by hand. */
  event?: (place: Place) => Run['event'];
  fails?: true;
  /** The outputs that the caller's next job gets. */
  outputs: Readonly<Record<string, unknown>>;
  holds: (place: Place, result: ActResult) => void;
}

const ROWS: readonly Row[] = [
  {
    path: '.github/workflows/docs-command.yml',
    what: 'the pull request of a command',
    event: (place) => place.comment('/docs write the quickstart'),
    outputs: {
      outcome: 'pr-opened',
      'pr-link': expect.stringMatching(/\/pull\/9$/),
      'job-id': expect.stringMatching(/./),
    },
    holds: (place) => expect(place.answers()).toHaveLength(1),
  },
  {
    path: JOB,
    what: 'the pull request of a prompt, without a checkout, on a runner by a list of labels',
    given: { prompt: 'Write it', 'issue-number': '1', 'runs-on': '["ubuntu-latest"]' },
    outputs: {
      outcome: 'pr-opened',
      'pr-link': expect.stringMatching(/\/pull\/9$/),
      'pr-number': '9',
      'job-id': expect.stringMatching(/./),
      status: 'completed',
      'comment-url': expect.stringContaining('#issuecomment-'),
      headline: expect.stringMatching(/^Pull request opened: https:.*\/pull\/9$/),
    },
    holds: (_, { steps }) => expect(steps).not.toContain(CHECKOUT),
  },
  {
    path: JOB,
    what: 'a `diff-base` that only Git knows, looked up in a checkout',
    given: { prompt: 'Update', context: 'files', 'diff-base': 'HEAD~1' },
    outputs: { outcome: 'pr-opened' },
    holds(place, { steps }) {
      expect(steps).toContain(CHECKOUT);
      expect(place.prompts()).toEqual([expect.stringContaining('M\tsrc/index.ts')]);
    },
  },
  {
    path: JOB,
    what: 'a prompt file of the caller’s repository',
    given: { 'prompt-file': 'docs/prompt.md' },
    outputs: { outcome: 'pr-opened' },
    holds(place) {
      const whole =
        /^Write what this file asks for\.\n\n\nIf you open a pull request, link \S+ in its/;
      expect(place.prompts()).toEqual([expect.stringMatching(whole)]);
    },
  },
  {
    path: JOB,
    what: 'a job that fails, and with it the run',
    given: { prompt: 'Write it' },
    project: 'failed',
    fails: true,
    // act starts no more jobs after one has failed, even with `always()`.
    outputs: {},
    holds: (_, { outputs }) => expect(outputs).toMatchObject({ outcome: 'failed', 'pr-link': '' }),
  },
  {
    path: '.github/workflows/visitors-summary.yml',
    what: 'the numbers, and the name of the artifact with both files',
    outputs: {
      outcome: 'reported',
      human: expect.stringMatching(/^\d+$/),
      ai: expect.stringMatching(/^\d+$/),
      total: expect.stringMatching(/^\d+$/),
      headline: expect.stringMatching(/^Documentation visitors of \S+, .*: [\d,]+ \([+−]\d.*%\)$/),
      artifact: expect.stringMatching(/^visitors-[\w.-]+-\d+$/),
    },
    holds(place, { log }) {
      const [, name] = /"artifact": "(visitors-[\w.-]+)"/.exec(log) ?? [];
      expect(place.artifacts()).toEqual([`${name}/visitors.csv`, `${name}/visitors.json`]);
    },
  },
];

test('every reusable workflow has a row in this test', () => {
  expect([...new Set(ROWS.map(({ path }) => path))].toSorted()).toEqual(reusableWorkflows());
});

test.for(ROWS)('$path hands on $what', async ({ path, event, given, outputs, holds, ...row }) => {
  await using place = await openPlace();
  const started = event?.(place) ?? events.dispatch;

  const result = await place.run({ ...row, workflow: callerOf(path, given), event: started });

  const handedOn: unknown = JSON.parse(/outputs=(\{.*\})/.exec(result.log)?.[1] ?? '{}');
  expect(handedOn).toMatchObject(outputs);
  holds(place, result);
});

/** A caller whose next job prints the outputs of the workflow. */
function callerOf(path: string, given: Row['given'] = {}): string {
  const more = Object.entries(given).map(
    ([name, value]) => `      ${name}: ${JSON.stringify(value)}\n`,
  );

  return `name: Caller
on: [workflow_dispatch, issue_comment]
permissions: {}
jobs:
  docs:
    permissions: { contents: read, issues: write, pull-requests: write }
    uses: ${publishedWorkflow(path)}
    with:
      base-url: https://api.example.com
      project-id: \${{ vars.DOCS_PROJECT_ID }}
${more.join('')}    secrets:
      api-key: \${{ secrets.DOCS_API_KEY }}
  next:
    needs: docs
    runs-on: ubuntu-latest
    steps:
      - run: echo "outputs=$(echo "$OUTPUTS" | tr -d '\\n')"
        env:
          OUTPUTS: \${{ toJSON(needs.docs.outputs) }}
`;
}

/** The event of a comment on a pull request with the number 7. */
function commented({ github }: Place, kind: Kind, body: string): Run['event'] {
  const pull = github.world.addIssue('example/site', { number: 7, pull: true });
  return write({ github }, pull, kind, body, { as: 'maintainer' }).event;
}

// All conditions are tested in `workflows/condition.test.ts`. These show that an engine reads them in the same way.
test.for<[name: string, Kind, body: string, isAnswered: boolean]>([
  ['Docs command', 'comment', 'It works.\r\n\r\n/Docs: explain it', true],
  ['Docs command', 'comment', 'See /docs/quickstart.mdx', false],
  ['Docs command with reviews', 'inline', '/docs explain it', true],
  ['Docs command with reviews', 'review', '\r\n/docs explain it', true],
  ['Docs command with reviews', 'review', '', false],
  ['Docs command on Enterprise Server', 'review', '/docs explain it', true],
  ['Docs command on Enterprise Server', 'inline', '> /docs write it\n\nDone.', false],
])('%s: whether the %s %j starts a runner, and is answered: %j', async (row) => {
  const [name, kind, body, isAnswered] = row;
  await using place = await openPlace();

  const workflow = documentedWorkflow(name);
  const { steps } = await place.run({ workflow, event: commented(place, kind, body) });

  expect(steps.length > 0).toBe(isAnswered);
  expect(place.answers(7)).toHaveLength(isAnswered ? 1 : 0);
});
