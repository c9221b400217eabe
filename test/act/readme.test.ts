import { expect, test } from 'vitest';
import { documentedWorkflow, documentedWorkflows } from '../workflows/files.ts';
import type { ActResult } from './act.ts';
import {
  events,
  openPlace,
  type Place,
  pullEvent,
  ROBOT,
  type Run,
  reviewEvent,
  TRACKING,
} from './place.ts';

interface Row extends Pick<Run, 'ghPrints' | 'project'> {
  /** Default: a dispatch by hand. */
  event?: (place: Place) => Run['event'];
  /** Of the last step of ours, if there is one; default `pr-opened`. */
  outcome?: string;
  /** Jobs that are started; default 1. */
  jobs?: number;
  /** What the first job's prompt contains. */
  prompt?: readonly string[];
  /** Where the only reply has the link of the pull request. */
  repliesIn?: number;
  /** The calls of programs that only note them. */
  calls?: readonly unknown[];
  holds?: (place: Place, result: ActResult) => void;
}

const REPORT: Row = { jobs: 0, outcome: 'reported' };
const COMMAND: Row = {
  event: (place) => place.comment('/docs write the quickstart'),
  prompt: ['write the quickstart', 'New users ask for one.'],
  repliesIn: 1,
};
const PULL = 'https://github.com/example/site/pull/9';
const COUNTS_CHECKS = `gh pr view ${PULL} --json statusCheckRollup --jq .statusCheckRollup | length token=given`;
/** What the example for a safe merge reads of the pull request. */
const READS_PULL = [
  'gh api repos/example/site/pulls/9 --jq .head.sha token=given',
  expect.stringMatching(/^gh api --paginate repos\/example\/site\/pulls\/9\/files --jq /),
];

/** What each documented workflow must do, by its name. The workflows run without changes. */
const ROWS: Readonly<Record<string, Row>> = {
  Docs: {
    prompt: ['Write the quickstart'],
    holds: (_, { log }) => expect(log.split('\n')).toContain(PULL),
  },
  'Docs command': COMMAND,
  'Docs command with reviews': COMMAND,
  'Docs command on Enterprise Server': COMMAND,
  'Docs after a release': {
    event: () => events.release,
    prompt: ['changelog entry for release v1.1.0 from', 'Add two', 'M\tsrc/index.ts'],
  },
  'Update docs from source': {
    event: ({ push }) => push,
    prompt: ['The source changed as shown below.', '+export const two = 2;'],
    repliesIn: TRACKING,
  },
  'Docs with each pull request': {
    event: pullEvent,
    prompt: ['A pull request changes the source as shown below.', '+a token'],
    repliesIn: 7,
    holds: (place) => expect(place.prompts()[0]).not.toContain('a test'),
  },
  'Docs after a merge': {
    event: (place) => pullEvent(place, { action: 'closed', merged: true }),
    prompt: ['Log in with tokens', '+a token'],
    repliesIn: 7,
    calls: [
      'gh api --silent repos/example/site/issues/9/labels -f labels[]=documentation token=given',
      'gh api --silent repos/example/site/pulls/9/requested_reviewers -f reviewers[]=maintainer token=given',
    ],
  },
  'Docs for a label': {
    event: (place) => pullEvent(place, { action: 'labeled', label: 'needs-docs' }),
    prompt: ['Log in with tokens', '+a token'],
    repliesIn: 7,
  },
  'Docs every week': {
    event: () => events.schedule,
    prompt: ['Update the documentation for the changes below.', 'Add two', 'M\tsrc/index.ts'],
    repliesIn: TRACKING,
  },
  'Docs from several repositories': {
    event: () => events.schedule,
    // Its pull requests tell at once which follow-up has ended.
    project: 'new-link',
    jobs: 2,
    prompt: ['Update the documentation to match.', 'Changes in octo-org/'],
    holds(place) {
      const sources = place.service.accepted.map(
        ({ prompt }) => /^Changes in (\S+)/m.exec(prompt)?.[1],
      );
      expect(sources.toSorted()).toEqual(['octo-org/api', 'octo-org/sdk']);
      expect(place.service.accepted.map(({ kind }) => kind)).toEqual(['create', 'message']);
      expect(place.answers(TRACKING)).toHaveLength(2);
    },
  },
  'Docs in another repository': {
    event: (place) => place.comment('/docs write the quickstart'),
    prompt: ['write the quickstart', 'New users ask for one.'],
    holds: ({ github, issue }) => {
      const authors = github.world.comments(issue).map(({ user }) => user.login);
      expect(authors).toEqual(['maintainer', ROBOT]);
    },
  },
  'Docs revision': {
    event: reviewEvent,
    prompt: ['Revise the pull request', 'docs/a.md, line 3', 'Say which versions.', 'Shorten it.'],
    repliesIn: 7,
  },
  'Docs reminder': {
    event: pullEvent,
    ghPrints: 'src/login.ts\ntest/docs/login.ts',
    jobs: 0,
    calls: [
      'gh api --paginate repos/example/site/pulls/7/files --jq .[].filename token=given',
      expect.stringMatching(/^gh api --silent repos\/\S+\/issues\/7\/comments .* comment `\/docs /),
    ],
  },
  'Docs with a safe merge': {
    ghPrints: '3\tdocs/a.md\tdocs/a.md\n190\tdocs/b.md\tdocs/old.md',
    calls: [
      ...READS_PULL,
      'sleep 60',
      COUNTS_CHECKS,
      `gh pr checks ${PULL} --watch --fail-fast token=given`,
      `gh pr ready ${PULL} token=given`,
      expect.stringMatching(/^gh pr merge \S+\/9 --squash --match-head-commit \S+ token=given$/),
    ],
  },
  'Docs when the API changes': {
    event: ({ push }) => push,
    prompt: ['The API changed as listed below.', '2 changes'],
    calls: [
      expect.stringMatching(/^go install github\.com\/oasdiff\/oasdiff@v\S+$/),
      expect.stringMatching(/^oasdiff changelog [0-9a-f]{40}:openapi.yaml HEAD:openapi.yaml --/),
    ],
  },
  'Docs with a preview': {
    calls: [
      'sleep 60',
      COUNTS_CHECKS,
      `gh pr checks ${PULL} --watch --fail-fast token=given`,
      expect.stringMatching(
        /^npx --yes linkinator@\S+ https:\/\/\S+\/previews\/changes --recurse$/,
      ),
      expect.stringMatching(
        /^curl .*secret \{ {2}"text": "Pull request opened: \S+\/pull\/9 \(https:\S+\/previews\/changes\)"\}$/,
      ),
    ],
    holds: (place, { outputs }) => {
      expect(outputs['preview-url']).toContain('/previews/changes');
      expect(place.service.requests.at(-1)?.path).toContain('/preview/');
    },
  },
  'Docs in several projects': {
    jobs: 3,
    holds({ service }) {
      const projects = service.accepted.map(({ project }) => project);
      expect(projects.toSorted()).toEqual(['guides', 'handbook', 'reference']);
    },
  },
  Visitors: {
    ...REPORT,
    holds(place, { summaries }) {
      expect(place.answers(TRACKING)).toEqual([expect.stringMatching(/AI/)]);
      expect(summaries.join()).toContain('```mermaid');
    },
  },
  'Visitors in a chat': {
    ...REPORT,
    calls: [
      expect.stringMatching(
        /^curl .*secret \{ {2}"text": "Documentation visitors of \S+, .*: \d.*"\}$/,
      ),
    ],
  },
  'Improve docs for AI': {
    event: () => events.schedule,
    prompt: ['These pages have more AI than human visitors', '\n- /'],
  },
};

const blocks = documentedWorkflows();

test('every documented workflow and every example has a row in this test, and a name of its own', () => {
  const names = blocks.map(({ name }) => name);

  expect(names.toSorted()).toEqual(Object.keys(ROWS).toSorted());
});

test.for(blocks)(
  'the workflow “$name” of $document does what its row says',
  async ({ name, workflow }) => {
    const row = ROWS[name] ?? {};
    await using place = await openPlace();
    const event = row.event?.(place) ?? events.dispatch;

    const { ghPrints, project } = row;
    const result = await place.run({ workflow, event, ghPrints, project });

    const { outcome = 'pr-opened' } = result.outputs;
    expect(outcome).toBe(row.outcome ?? 'pr-opened');
    expect(place.service.accepted).toHaveLength(row.jobs ?? 1);
    for (const part of row.prompt ?? []) expect(place.prompts()[0]).toContain(part);
    if (row.repliesIn)
      expect(place.answers(row.repliesIn)).toEqual([expect.stringContaining('/pull/9')]);
    expect(place.calls()).toEqual(row.calls ?? []);
    row.holds?.(place, result);
  },
);

test('a week without changes leaves nothing behind', async () => {
  await using place = await openPlace();
  const week = { workflow: documentedWorkflow('Docs every week'), event: events.schedule };
  await place.run(week);
  const comments = place.answers(TRACKING);

  const { outputs } = await place.run(week);

  expect(outputs.outcome).toBe('skipped');
  expect(place.service.accepted).toHaveLength(1);
  expect(place.answers(TRACKING)).toEqual(comments);
});

test.for([
  ['a file elsewhere', '3\tdocs/a.md\tdocs/a.md\n1\tsrc/a.ts\tsrc/a.ts'],
  ['a file that was moved from elsewhere', '0\tdocs/a.md\tsrc/a.md'],
  ['over 200 lines', '150\tdocs/a.md\tdocs/a.md\n51\tdocs/b.md\tdocs/b.md'],
])('a pull request with %s is not merged, but a person is asked', async ([, ghPrints = '']) => {
  await using place = await openPlace();
  const workflow = documentedWorkflow('Docs with a safe merge');

  await place.run({ workflow, event: events.dispatch, ghPrints });

  const asked = `gh pr edit ${PULL} --add-reviewer maintainer token=given`;
  expect(place.calls()).toEqual([...READS_PULL, asked]);
});

test('a pull request without checks is not merged, but a person is asked', async () => {
  await using place = await openPlace();
  const workflow = documentedWorkflow('Docs with a safe merge');
  const ghPrints = '3\tdocs/a.md\tdocs/a.md';

  await place.run({ workflow, event: events.dispatch, ghPrints, checks: 0 });

  const asked = `gh pr edit ${PULL} --add-reviewer maintainer token=given`;
  expect(place.calls()).toEqual([...READS_PULL, 'sleep 60', COUNTS_CHECKS, asked]);
});

/** Calls that change nothing. */
const READS = /--paginate|^go install|^oasdiff /;

interface More extends Pick<Run, 'project' | 'ghPrints'> {
  jobs?: number;
  pullsIn?: string;
}
type Event = (place: Place) => Run['event'];

const byHand = () => events.dispatch;
const weekly = () => events.schedule;
const pull = (how: Parameters<typeof pullEvent>[1]) => (place: Place) => pullEvent(place, how);
const review = (how: Parameters<typeof reviewEvent>[1]) => (place: Place) =>
  reviewEvent(place, how);

/** When a workflow starts nothing, or nothing more. */
const QUIET: readonly [name: string, what: string, event: Event, more?: More][] = [
  ['Docs with a preview', 'a refused preview', byHand, { project: 'no-previews', jobs: 1 }],
  ['Docs with each pull request', 'a pull request of the agent', pull({ type: 'Bot' })],
  ['Docs with each pull request', 'a draft', pull({ draft: true })],
  ['Docs with each pull request', 'a label that opts out', pull({ label: 'no-docs' })],
  ['Docs after a merge', 'a pull request that was closed', pull({ action: 'closed' })],
  [
    'Docs after a merge',
    'documentation in another repository',
    pull({ action: 'closed', merged: true }),
    { pullsIn: 'example/docs', jobs: 1 },
  ],
  ['Docs for a label', 'another label', pull({ action: 'labeled', label: 'bug' })],
  ['Docs revision', 'an approval', review({ state: 'approved' })],
  ['Docs revision', 'the pull request of a person', review({ by: 'writer' })],
  ['Docs reminder', 'a bot', pull({ type: 'Bot' })],
  ['Docs reminder', 'changed documentation', pull({}), { ghPrints: 'src/login.ts\ndocs/login.md' }],
  ['Docs with a safe merge', 'no pull request', byHand, { project: 'archived', jobs: 1 }],
  [
    'Docs when the API changes',
    'no change that people can notice',
    ({ push }) => push,
    { ghPrints: 'No changes detected' },
  ],
  ['Improve docs for AI', 'no page to improve', weekly, { project: 'no-visitors' }],
];

test.for(QUIET)('%s: after %s, nothing is changed', async ([name, , event, more = {}]) => {
  await using place = await openPlace(more);
  const workflow = documentedWorkflow(name);

  await place.run({ ...more, workflow, event: event(place) });

  const changes = place.calls().filter((call) => !READS.test(call));
  expect(changes).toEqual([]);
  expect(place.service.accepted).toHaveLength(more.jobs ?? 0);
});
