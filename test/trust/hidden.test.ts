import { expect, test } from 'vitest';
import type { Repository } from '../standin/github/records.ts';
import type { Ran } from '../trigger/support/run-here.ts';
import { openScene, type Scene, SERVER } from '../trigger/support/scene.ts';

// Everybody who can read the repository of a run can read its log, its summary, its outputs, and its
// comments. So nothing there is about a repository that fewer people can read.

const VISIBILITIES = ['private', 'internal', 'public'] as const;
const BRANCH = 'before-the-launch';
const FILE = `docs/${BRANCH}.md`;
const [BASE, HEAD] = ['1'.repeat(40), '2'.repeat(40)] as const;

interface Left {
  runs: readonly Ran[];
  traces: readonly string[];
  whereShown: readonly boolean[];
}

const THINGS: Record<string, (scene: Scene, plans: Repository) => Promise<Left>> = {
  async 'what a pull request changes'(scene, plans) {
    const files = [{ filename: FILE, status: 'added', additions: 41, deletions: 12 } as const];
    const change = { files, hasConflicts: true };
    scene.github.world.addIssue(plans, { number: 2, pull: true, change });

    const ran = await scene.say('/docs write it');

    expect(ran.outputs['pr-link']).toBe(`${SERVER}/octo-org/plans/pull/2`);
    const traces = [FILE, '+41', '−12', 'Conflicts', '1 file'];
    return { runs: [ran], traces, whereShown: [] };
  },

  /** One new file. The workflow knows another name of the repository. */
  async 'what a source contains'(scene, plans) {
    const { world } = scene.github;
    const files = [
      { filename: FILE, status: 'added', additions: 1, deletions: 0, patch: '+a' },
    ] as const;
    const commits = [{ sha: HEAD, message: 'Prepare it', author: 'writer', at: 0 }];
    plans.comparisons.push({ base: BASE, head: HEAD, files, commits });
    world.compare(plans, HEAD, HEAD, []);
    world.renameRepository(plans, 'launch');
    plans.head = HEAD;
    const inputs = {
      'source-repository': 'octo-org/plans',
      conversation: 'continue',
      'issue-number': '1',
      context: 'files, commits',
      'diff-base': BASE,
    };
    const payload = { repository: { visibility: scene.repository.visibility } };
    const event = { name: 'schedule', payload };

    const dry = await scene.pipeline({ ...inputs, 'dry-run': 'true' }, { event });
    const ran = await scene.pipeline(inputs, { event });
    const again = await scene.pipeline(inputs, { event });

    expect([ran, again].map(({ outputs }) => outputs.outcome)).toEqual(['pr-opened', 'skipped']);
    const prompt = scene.service.accepted.at(-1)?.prompt ?? '';
    expect(prompt).toContain(FILE);
    return {
      runs: [dry, ran, again],
      traces: [FILE, 'Prepare it', 'octo-org/launch', HEAD.slice(0, 7)],
      whereShown: [
        ...['octo-org/launch', '/compare/'].map((text) => prompt.includes(text)),
        dry.log.includes(FILE),
        !dry.log.includes('not shown, because not everybody'),
      ],
    };
  },
};

const rows = Object.entries(THINGS).flatMap(([thing, leave]) =>
  VISIBILITIES.flatMap((own, readers) =>
    VISIBILITIES.map((other, otherReaders) => {
      const isShown = readers <= otherReaders;
      return { thing, leave, own, other, isShown, may: isShown ? 'is' : 'is not' };
    }),
  ),
);

test.for(rows)(
  'in a repository that is $own, $thing in one that is $other $may shown',
  async ({ leave, own, other, isShown }) => {
    await using scene = await openScene(`${SERVER}/octo-org/plans`);
    scene.repository.visibility = own;
    const plans = scene.github.world.addRepository('octo-org/plans');
    plans.visibility = other;

    const { runs, traces, whereShown } = await leave(scene, plans);

    const texts = runs.flatMap(({ log, summary, outputs }) => {
      return [log, summary, ...Object.values(outputs)];
    });
    const everything = [...texts, ...scene.ours()].join('\n');
    expect(traces.filter((trace) => everything.includes(trace))).toEqual(isShown ? traces : []);
    expect(whereShown).toEqual(whereShown.map(() => isShown));
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
