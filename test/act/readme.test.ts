import { expect, test } from 'vitest';
import { write } from '../trigger/support/kinds.ts';
import { documentedWorkflow, documentedWorkflows } from '../workflows/files.ts';
import { events, openPlace } from './place.ts';
import { RECIPE_ROWS, type Row } from './recipe-rows.ts';

/** A run that reports visitors and starts no job. */
const REPORT: Row = { jobs: 0, summaries: 1, outcome: 'reported' };

const COMMAND: Row = {
  event: (place) => place.comment('/docs write the quickstart that this issue asks for'),
  holds: (place) => expect(place.answers()).toEqual([expect.stringContaining('/pull/1')]),
};

/** A push whose source has changed. */
const FOLLOWS: Row = {
  event: (place) => events.push(place.caller),
  vars: { DOCS_ISSUE: '12' },
  holds(place) {
    const [prompt] = place.prompts();
    expect(prompt).toContain('If no page is affected, open no pull request.');
    expect(prompt).toContain('+export const two = 2;');
    expect(place.answers(12)).toEqual([expect.stringContaining('/pull/1')]);
  },
};

/** What each documented workflow must do, by its name. The workflows run without changes. */
const ROWS: Readonly<Record<string, Row>> = {
  Docs: {
    holds(place, { log }) {
      expect(place.prompts()).toEqual(['Write the quickstart']);
      expect(log).toMatch(/^https:\/\/github\.com\/example\/docs\/pull\/1$/m);
    },
  },
  'Docs command': COMMAND,
  'Docs command with reviews': COMMAND,
  'Docs after a release': {
    event: () => events.release,
    holds(place) {
      const [prompt] = place.prompts();
      expect(prompt).toMatch(
        /^Write the changelog entry for release v1\.1\.0 from the commits below/,
      );
      expect(prompt).toContain('Add two');
      expect(prompt).toContain('M\tsrc/index.ts');
    },
  },
  'Update docs from source': FOLLOWS,
  ...RECIPE_ROWS,
  'Docs with review': {
    vars: { DOCS_REVIEWER: 'maintainer' },
    holds(place) {
      const link = 'https://github.com/example/docs/pull/1';
      expect(place.gh.calls()).toEqual([
        `pr edit ${link} --add-label documentation --add-reviewer maintainer token=given`,
        `pr merge ${link} --auto --squash token=given`,
      ]);
    },
  },
  'Docs in several projects': {
    jobs: 3,
    holds({ service }) {
      const projects = [...service.jobs.values()].map(({ project }) => project);
      expect(projects.toSorted()).toEqual(['guides', 'handbook', 'reference']);
    },
  },
  Visitors: {
    ...REPORT,
    vars: { DOCS_REPORT_ISSUE: '12' },
    holds(place, { summaries }) {
      expect(place.answers(12)).toEqual([expect.stringMatching(/AI/)]);
      expect(summaries.join()).toContain('```mermaid');
      const files = place.artifacts().map((path) => path.replace(/^[^/]+\//, ''));
      expect(files.toSorted()).toEqual(['visitors.csv', 'visitors.json']);
    },
  },
  'Visitors in a chat': {
    ...REPORT,
    holds({ chat }) {
      const text = expect.stringMatching(/^Documentation visitors, .*: [\d,]+ \([+−]\d.*%\)$/);
      expect(chat.messages).toEqual([{ text }]);
    },
  },
  'Improve docs for AI': {
    event: () => events.schedule,
    summaries: 2,
    holds(place) {
      const [prompt] = place.prompts();
      expect(prompt).toMatch(/^These pages have more AI than human visitors/);
      expect(prompt).toMatch(/^- \/[\w/.-]+$/m);
    },
  },
  'Docs command on Enterprise Server': COMMAND,
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
  const { vars, project, pullsIn } = row;
  await using place = await openPlace(undefined, pullsIn ? { pullsIn, firstPull: 9 } : {});
  const event = (await row.event?.(place)) ?? events.dispatch;
  const result = await place.run({ workflow, event, vars, project });
  expect(result.outputs.outcome ?? row.outcome ?? 'pr-opened').toBe(row.outcome ?? 'pr-opened');
  expect(place.service.accepted).toHaveLength(row.jobs ?? 1);
  expect(result.summaries).toHaveLength(row.summaries ?? row.jobs ?? 1);
  row.holds?.(place, result);
  // All requests went to the address in the workflow, through the proxy.
  const usesService = result.summaries.length > 0;
  expect([...new Set(place.proxy.tunnels)]).toEqual(usesService ? ['api.example.com:443'] : []);
});

test('the first steps of the README show the usage, start a job, and show its status', async () => {
  await using place = await openPlace();
  for (const [body, reply] of [
    ['/docs --help', 'The setup works'],
    ['/docs add a quickstart', 'Pull request opened'],
    ['/docs --status', 'Job status: completed'],
  ] as const) {
    const event = place.comment(body);
    const workflow = documentedWorkflow('Docs command');
    await place.run({ workflow, event, project: 'quick' });
    expect(place.answers().at(-1)).toContain(reply);
  }
  expect(place.answers()).toHaveLength(3);
  expect(place.service.accepted).toHaveLength(1);
});

test.each(['Docs command with reviews', 'Docs command on Enterprise Server'])(
  '%s: a command on a line and one in a review, and other words start nothing',
  async (name) => {
    await using place = await openPlace();
    const pull = place.github.world.addIssue('example/site', { pull: true });
    const workflow = documentedWorkflow(name);
    for (const [kind, body, answers] of [
      ['inline', '/docs explain it', 1],
      ['review', '/docs --new shorten it', 2],
      ['review', 'See https://example.com/docs/a', 2],
      ['inline', '> /docs explain it', 2],
      ['comment', 'I wrote /docs before.', 2],
    ] as const) {
      const event = write(place, pull, kind, body).event;
      const { steps } = await place.run({ workflow, event, project: 'quick' });
      expect(steps.some((step) => step.startsWith('Main'))).toBe(body.startsWith('/docs'));
      expect(place.answers(pull.number)).toHaveLength(answers);
    }
    expect(place.service.accepted.map(({ kind }) => kind)).toEqual(['create', 'create']);
  },
);

test('the recipe of a review does nothing without a pull request', async () => {
  await using place = await openPlace();
  const workflow = documentedWorkflow('Docs with review');
  await place.run({ workflow, event: events.dispatch, project: 'no-changes' });
  expect(place.gh.calls()).toEqual([]);
});

test('the recipe that improves docs for AI starts no job if no page is to be improved', async () => {
  await using place = await openPlace();
  const workflow = documentedWorkflow('Improve docs for AI');
  const event = events.schedule;
  const { summaries } = await place.run({ workflow, event, project: 'no-visitors' });
  expect(place.service.requests).not.toHaveLength(0);
  expect(place.service.accepted).toHaveLength(0);
  // The request of the report.
  expect(summaries).toHaveLength(1);
});
