import { expect, test } from 'vitest';
import { withRecord } from '../../src/thread/record.ts';
import { recordOf, signingIn } from '../trigger/support/records.ts';
import { documentedWorkflow, documentedWorkflows } from '../workflows/files.ts';
import type { ActResult } from './act.ts';
import { events, openWorkspace, type Run, type Workspace } from './workspace.ts';

interface Row {
  readonly event: (workspace: Workspace) => Run['event'];
  readonly vars?: Readonly<Record<string, string>>;
  /** The number of accepted jobs, by default 1. */
  readonly jobs?: number;
  /** The number of steps with a job summary, by default one for each job. */
  readonly summaries?: number;
  /** The outcome of our last step, by default `pr-opened`. */
  readonly outcome?: string;
  readonly holds?: (workspace: Workspace, result: ActResult) => void;
}

/** A run that reports visitors and starts no job. */
const REPORT: Row = { event: () => events.dispatch, jobs: 0, summaries: 1, outcome: 'reported' };

const COMMAND: Row = {
  event: (workspace) => workspace.comment('/docs write the quickstart that this issue asks for'),
  holds: (workspace) => expect(workspace.answers()).toEqual([expect.stringContaining('/pull/1')]),
};

/** A push whose source has changed. */
const FOLLOWS: Row = {
  event(workspace) {
    workspace.github.world.addIssue('example/site', {
      number: 12,
      title: 'Docs',
      user: 'maintainer',
    });
    return events.push(workspace.caller);
  },
  vars: { DOCS_ISSUE: '12' },
  holds(workspace) {
    const [prompt] = workspace.prompts();
    expect(prompt).toContain('If no page is affected, open no pull request.');
    expect(prompt).toContain('+export const two = 2;');
    expect(workspace.answersTo(12)).toEqual([expect.stringContaining('/pull/1')]);
  },
};

/** A run with a job that the service no longer knows. */
const COLLECTS: Row = {
  event({ issue, service, github }) {
    const about = { state: 'sent', kind: 'create', jobId: 'nobody-knows-it' } as const;
    const signing = signingIn({ repository: issue.repository, issue, service }, 'ok');
    const body = withRecord(
      'Job started',
      recordOf({ ...about, time: Date.now() - 120_000 }),
      signing,
    );
    github.world.addComment(issue, body, { as: 'github-actions[bot]' });
    return { name: 'schedule', payload: {} };
  },
  jobs: 0,
  summaries: 1,
  outcome: 'collected',
  holds: (workspace) =>
    expect(workspace.answers()).toEqual([expect.stringContaining('no longer exists')]),
};

/** What each documented workflow must do, by its name. The workflows run without changes. */
const ROWS: Readonly<Record<string, Row>> = {
  Docs: {
    event: () => events.dispatch,
    holds(workspace, { log }) {
      expect(workspace.prompts()).toEqual(['Write the quickstart']);
      expect(log).toMatch(/^https:\/\/github\.com\/example\/docs\/pull\/1$/m);
    },
  },
  'Docs command': COMMAND,
  'Docs after a release': {
    event: () => events.release,
    holds(workspace) {
      const [prompt] = workspace.prompts();
      expect(prompt).toMatch(
        /^Write the changelog entry for release v1\.1\.0 from the commits below/,
      );
      expect(prompt).toContain('Add two');
      expect(prompt).toContain('M\tsrc/index.ts');
    },
  },
  'Docs follow the source': FOLLOWS,
  'Docs with a review': {
    event: () => events.dispatch,
    vars: { DOCS_REVIEWER: 'maintainer' },
    holds(workspace) {
      const link = 'https://github.com/example/docs/pull/1';
      expect(workspace.ghCalls()).toEqual([
        `pr edit ${link} --add-label documentation --add-reviewer maintainer token=given`,
        `pr merge ${link} --auto --squash token=given`,
      ]);
    },
  },
  'Docs in several projects': {
    event: () => events.dispatch,
    jobs: 3,
    holds({ service }) {
      const projects = [...service.jobs.values()].map(({ project }) => project);
      expect(projects.toSorted()).toEqual(['guides', 'handbook', 'reference']);
    },
  },
  'Docs collect': COLLECTS,
  Visitors: {
    ...REPORT,
    holds(workspace, { summaries }) {
      expect(summaries.join()).toContain('```mermaid');
      const files = workspace.artifacts().map((path) => path.replace(/^[^/]+\//, ''));
      expect(files.toSorted()).toEqual(['visitors.csv', 'visitors.json']);
    },
  },
  'Visitors in an issue': {
    ...REPORT,
    event(workspace) {
      workspace.github.world.addIssue('example/site', {
        number: 12,
        title: 'Visitors',
        user: 'maintainer',
      });
      return events.dispatch;
    },
    vars: { DOCS_REPORT_ISSUE: '12' },
    holds: (workspace) => expect(workspace.answersTo(12)).toEqual([expect.stringMatching(/AI/)]),
  },
  'Visitors in a chat': {
    ...REPORT,
    holds({ chat }) {
      const text = expect.stringMatching(/^Documentation visitors, .*: [\d,]+ \([+−]\d.*%\)$/);
      expect(chat.messages).toEqual([{ text }]);
    },
  },
  'Visitors of several projects': {
    ...REPORT,
    summaries: 2,
    // Two reports with the same inputs except for the project have an artifact each.
    holds: (workspace) => expect(workspace.artifacts()).toHaveLength(4),
  },
  'Improve docs for AI': {
    event: () => ({ name: 'schedule', payload: {} }),
    summaries: 2,
    holds(workspace) {
      const [prompt] = workspace.prompts();
      expect(prompt).toMatch(/^These pages have more AI than human visitors/);
      expect(prompt).toMatch(/^- \/[\w/.-]+$/m);
    },
  },
  'Docs command on Enterprise Server': COMMAND,
  'Docs follow the source on Enterprise Server': FOLLOWS,
  'Docs collect on Enterprise Server': COLLECTS,
};

const blocks = documentedWorkflows();

test('every documented workflow has a row in this test and its own name', () => {
  const names = blocks.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => ROWS[name] === undefined)).toEqual([]);
});

test.for(blocks)('$document: $name', async ({ name, workflow }) => {
  const row = ROWS[name];
  if (!row) throw new Error(`no row for ${name}`);
  await using workspace = await openWorkspace();
  const result = await workspace.run({
    workflow,
    event: row.event(workspace),
    vars: row.vars ?? {},
  });
  expect(result.exitCode, result.log.slice(-3_000)).toBe(0);
  expect(result.outputs.outcome ?? row.outcome ?? 'pr-opened').toBe(row.outcome ?? 'pr-opened');
  expect(workspace.service.accepted).toHaveLength(row.jobs ?? 1);
  expect(result.summaries).toHaveLength(row.summaries ?? row.jobs ?? 1);
  row.holds?.(workspace, result);
  // All requests went to the address in the workflow, through the proxy.
  expect(new Set(workspace.proxy.tunnels)).toEqual(new Set(['api.example.com:443']));
});

test('the first steps of the README show the usage, start a job, and show its status', async () => {
  await using workspace = await openWorkspace();
  for (const [body, reply] of [
    ['/docs --help', 'Usage'],
    ['/docs add a quickstart', 'Pull request opened'],
    ['/docs --status', 'Job status: completed'],
  ] as const) {
    const event = workspace.comment(body);
    const workflow = documentedWorkflow('Docs command');
    const { exitCode, log } = await workspace.run({ workflow, event, project: 'quick' });
    expect(exitCode, log.slice(-3_000)).toBe(0);
    expect(workspace.answers().at(-1)).toContain(reply);
  }
  expect(workspace.answers()).toHaveLength(3);
  expect(workspace.service.accepted).toHaveLength(1);
});

test('the recipe of a review does nothing without a pull request', async () => {
  await using workspace = await openWorkspace();
  const workflow = documentedWorkflow('Docs with a review');
  const result = await workspace.run({ workflow, event: events.dispatch, project: 'no-changes' });
  expect(result.exitCode).toBe(0);
  expect(workspace.ghCalls()).toEqual([]);
});

test('the recipe that improves docs for AI starts no job if no page is to be improved', async () => {
  await using workspace = await openWorkspace();
  const workflow = documentedWorkflow('Improve docs for AI');
  const event = { name: 'schedule', payload: {} };
  const result = await workspace.run({ workflow, event, project: 'no-visitors' });
  expect(result.exitCode, result.log.slice(-3_000)).toBe(0);
  expect(workspace.service.requests).not.toHaveLength(0);
  expect(workspace.service.accepted).toHaveLength(0);
  // The request of the report.
  expect(result.summaries).toHaveLength(1);
});
