import { expect, test } from 'vitest';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { openScene, type Scene, SERVER } from '../trigger/support/scene.ts';

// Everybody who can read the repository of a run can read its log, its summary, its outputs, and its
// comments. So nothing there is about a repository that fewer people can read.

const VISIBILITIES = ['private', 'internal', 'public'] as const;
type Visibility = (typeof VISIBILITIES)[number];

const audiences = VISIBILITIES.flatMap((own) =>
  VISIBILITIES.map((other) => {
    const isShown = VISIBILITIES.indexOf(own) <= VISIBILITIES.indexOf(other);
    return { own, other, isShown, may: isShown ? 'is' : 'is not' };
  }),
);

interface Ran {
  log: string;
  summary: string;
  outputs: Readonly<Record<string, string>>;
}

/** Everything that the runs have written for people. */
function written(scene: Scene, ...runs: readonly Ran[]): string {
  const texts = runs.flatMap(({ log, summary, outputs }) => [
    log,
    summary,
    ...Object.values(outputs),
  ]);
  return [...texts, ...scene.ours()].join('\n');
}

async function openPlace(own: Visibility, other: Visibility) {
  const scene = await openScene(`${SERVER}/octo-org/plans`);
  scene.repository.visibility = own;
  const plans = scene.github.world.addRepository('octo-org/plans');
  plans.visibility = other;
  return { scene, plans };
}

const BRANCH = 'before-the-launch';

test.for(audiences)(
  'in a repository that is $own, the branch of a job in one that is $other $may shown',
  async ({ own, other, isShown }) => {
    const { scene: opened } = await openPlace(own, other);
    await using scene = opened;
    const source = { repository: `${SERVER}/octo-org/plans`, ref: BRANCH };
    const done = respond(200, { id: 'job_1', status: 'completed', source });
    await using server = await startFaultyServer([
      respond(201, { id: 'job_1', status: 'active', source }),
      done,
    ]);
    const inputs = { 'base-url': server.origin };

    const ran = await scene.say('/docs write it', { inputs });
    const asked = await scene.say('/docs --status', { inputs });

    expect(ran.outputs.outcome).toBe('no-changes');
    for (const run of [ran, asked]) {
      expect(run.summary.includes(BRANCH)).toBe(isShown);
      expect(run.summary).toContain('octo-org/plans');
    }
    expect(written(scene, ran, asked).includes(BRANCH)).toBe(isShown);
  },
);

const FILE = 'docs/before-the-launch.md';

test.for(audiences)(
  'in a repository that is $own, what a pull request of one that is $other changes $may shown',
  async ({ own, other, isShown }) => {
    const { scene: opened, plans } = await openPlace(own, other);
    await using scene = opened;
    const files = [{ filename: FILE, status: 'added', additions: 41, deletions: 12 } as const];
    scene.github.world.addIssue(plans, {
      number: 2,
      pull: true,
      change: { files, hasConflicts: true },
    });
    const inputs = { 'preview-path': '/v1/project/preview/{projectId}' };

    const ran = await scene.say('/docs write it', { inputs });

    expect(ran.outputs['pr-link']).toBe(`${SERVER}/octo-org/plans/pull/2`);
    const everything = written(scene, ran);
    const traces = [FILE, '+41', '−12', 'Conflicts', '1 file', '/previews/'];
    expect(traces.filter((trace) => everything.includes(trace))).toEqual(isShown ? traces : []);
    const previews = scene.service.requests.filter(({ path }) => path.includes('/preview/'));
    expect(previews).toHaveLength(isShown ? 1 : 0);
  },
);

const BASE = '1'.repeat(40);
const HEAD = '2'.repeat(40);

/** A source with one new file, whose repository has another name than the workflow knows. */
function addSource({ github }: Scene, visibility: Visibility) {
  const source = github.world.addRepository('octo-org/api');
  github.world.addComparison(source, {
    base: BASE,
    head: HEAD,
    files: [{ filename: FILE, status: 'added', additions: 1, deletions: 0, patch: '+a' }],
    commits: [{ sha: HEAD, message: 'Prepare it', author: 'writer', at: 0 }],
  });
  github.world.addComparison(source, { base: HEAD, head: HEAD, files: [], commits: [] });
  github.world.renameRepository(source, 'launch');
  Object.assign(source, { visibility, head: HEAD });
  return source;
}

test.for(audiences)(
  'in a repository that is $own, what a source that is $other contains $may shown',
  async ({ own, other, isShown }) => {
    await using scene = await openScene();
    addSource(scene, other);
    const inputs = {
      'source-repository': 'octo-org/api',
      conversation: 'continue',
      'issue-number': '1',
      context: 'files, commits',
      'diff-base': BASE,
    };
    const payload = { repository: { visibility: own } };
    const event = { name: 'schedule', payload };

    const dry = await scene.pipeline({ ...inputs, 'dry-run': 'true' }, { event });
    const ran = await scene.pipeline(inputs, { event });
    const again = await scene.pipeline(inputs, { event });

    expect([ran, again].map(({ outputs }) => outputs.outcome)).toEqual(['pr-opened', 'skipped']);
    const everything = written(scene, dry, ran, again);
    const traces = [FILE, 'Prepare it', 'octo-org/launch', HEAD.slice(0, 7)];
    expect(traces.filter((trace) => everything.includes(trace))).toEqual(isShown ? traces : []);
    expect(dry.log.includes(FILE)).toBe(isShown);
    expect(dry.log.includes('not shown, because not everybody')).toBe(!isShown);

    const prompt = scene.service.accepted.at(-1)?.prompt ?? '';
    expect(prompt).toContain(FILE);
    expect(prompt.includes('octo-org/launch')).toBe(isShown);
    expect(prompt.includes('/compare/')).toBe(isShown);
  },
);

test.each([
  ['public', ''],
  ['internal', ' in example/docs'],
  ['private', ' in example/docs'],
] as const)('a pull request may link a thread that is %s if it is opened%s', async (own, where) => {
  await using scene = await openScene();
  scene.repository.visibility = own;

  await scene.say('/docs write it');

  const url = `${SERVER}/example/docs/issues/1`;
  const line = `If you open a pull request${where}, link ${url} in its description.`;
  expect(scene.service.accepted.at(-1)?.prompt).toContain(`\n\n${line}`);
});
