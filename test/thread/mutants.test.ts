import { expect, test } from 'vitest';
import { type Mutation, markedRules, mutantOf } from './support/mutant.ts';
import { randomWalk } from './support/random-walk.ts';

// The model test must be able to fail: without any one of these rules it finds a trace. Rules about what people remove
// and about pages are in run.test.ts and test/github/: chance meets them too seldom.

const LIMIT = 3000;

const mutations: Mutation[] = [
  {
    rule: 'read after write',
    becomes: `
      const early = await this.#thread.reader.read().catch(() => undefined);
      if (early) {
        await own.write();
        return early;
      }
      const fault = own.mayExist ? undefined : await own.write();`,
  },
  {
    rule: 'a reading shows our own record',
    becomes: 'if (this.#own.id !== undefined || this.#own.findIn(state)) return true;',
  },
  { rule: 'wait for older runs of this command', becomes: 'const older = [];' },
  { rule: 'refuse after the silence of this command', becomes: 'return undefined;' },
  { rule: 'refuse after an unknown of this command', becomes: '' },
  { rule: 'refuse after an unusable record of this command', becomes: '' },
  {
    rule: 'the job of this command is followed',
    becomes: "const withJob = ofCommand.filter(({ record }) => record.state === 'ended');",
  },
  { rule: 'wait for older commands', becomes: 'const sending = [];' },
  {
    rule: 'messages to a job that is gone block as well',
    becomes: "const blocks = ({ record }) => record.kind !== 'message';",
    job: 'gone',
    seed: 1_150,
  },
  { rule: 'read again before a create replaces a job', becomes: "return { type: 'create' };" },
  { rule: 'refuse after the silence of another command', becomes: '' },
  { rule: 'refuse after an unknown create of another command', becomes: '' },
  {
    rule: 'the job of the thread is that of the newest command',
    becomes: 'return runs.find(({ record }) => hasJob(record));',
  },
  {
    rule: 'a run that attaches keeps the position of its command',
    becomes: 'const position = Math.max(...ofRun.map(({ id }) => id));',
  },
  {
    rule: 'a reading of changes goes back to our own record',
    becomes: 'if (this.#cached !== undefined) this.#since ??= time + 1;',
  },
  { rule: 'read again after the answer', becomes: 'const reading = [];' },
  { rule: 'remove lesser answers', becomes: 'const isLesser = isOurs;' },
];

test('every rule that is marked in src/thread has a mutant', () => {
  expect(mutations.map(({ rule }) => rule).toSorted()).toEqual(markedRules().toSorted());
});

for (const mutation of mutations) {
  test(`found without the rule: ${mutation.rule}`, async () => {
    using mutant = await mutantOf(mutation);
    const first = mutation.seed ?? 1;

    let seed = first;
    let broken: string | undefined;
    while (broken === undefined && seed < first + LIMIT) {
      broken = await randomWalk(seed, mutant.protocol, mutation.job);
      seed += 1;
    }
    expect(broken).toBeDefined();
  });
}
