import { expect, test } from 'vitest';
import { type Mutation, mutantOf } from './support/mutant.ts';
import { wander } from './support/wander.ts';

// The model test must be able to fail: without any one of these rules it finds a trace. Rules about what people remove
// and about pages are in run.test.ts and test/github/: chance meets them too seldom.

const LIMIT = 3000;

const mutations: Mutation[] = [
  {
    without: 'read after write: the thread is read before the first record is written',
    from: 'let fault = own.mayExist',
    to: 'const early = await reader.read().catch(ignoreFault);\nif (early) return await own.write(), early;\nlet fault = own.mayExist',
  },
  {
    without: 'a reading counts only with our own record in it',
    from: 'state && (own.isFoundIn(state) ||',
    to: 'state && (own.id !== undefined || own.isFoundIn(state) ||',
  },
  {
    without: 'an older `sending` of this command is waited for',
    from: "inState(runs, 'sending').filter((run) => run.position < own);",
    to: "inState(runs, 'sending').filter((run) => run.position < own && false);",
  },
  {
    without: 'a `sending` that is silent for 90 s is refused, not taken for dead',
    from: "return silent && refuse('this-command-silent', { run: silent });",
    to: 'return undefined;',
  },
  {
    without: 'an `unknown` of this command refuses',
    from: 'if (unknown !== undefined) return',
    to: 'if (unknown !== undefined && false) return',
  },
  {
    without: 'an unusable record of this command refuses',
    from: "return refuse('this-command-unusable');",
    to: ';',
  },
  {
    without: 'a `sent` of this command is attached to',
    from: 'record.command === command && hasJob(record)',
    to: "record.command === command && record.state === 'ended'",
  },
  {
    without: 'an older `sending` of another command is waited for',
    from: '(run) => run.position < own && !(usable',
    to: '(run) => false && run.position < own && !(usable',
  },
  {
    without: 'an older `sending` message is waited for where the job is gone',
    from: "!(usable && run.record.kind === 'message')",
    to: "!(run.record.kind === 'message')",
    job: 'gone',
    seed: 1_150,
  },
  {
    without: 'the thread is read again before the create that replaces a job that is gone',
    from: 'before: null, prLink: null });\n    return this.#decide();',
    to: "before: null, prLink: null });\n    return { type: 'create' };",
  },
  {
    without: 'another command’s silent `sending` is refused for',
    from: 'if (sending.length > 0) return',
    to: 'if (sending.length > 0 && false) return',
  },
  {
    without: 'another command’s `unknown` create is refused for',
    from: "record.kind === 'create'))",
    to: "record.kind === 'create' && false))",
  },
  {
    without: 'the job is that of the newest command, not of the oldest',
    from: 'runs.findLast(',
    to: 'runs.find(',
  },
  {
    without: 'who attaches keeps the command’s place',
    from: 'best.record.first ?? Math.min(',
    to: 'Math.max(',
  },
  {
    without: 'a reading of changes goes back to our own record',
    from: 'this.#since ??= time - OVERLAP_MS;',
    to: 'this.#since ??= time + 1;',
  },
  {
    without: 'the thread is read again once the result is posted',
    from: 'recordsWith(posted.id, thread),',
    to: '[] as FoundRecord[],',
  },
  {
    without: 'lesser answers are removed',
    from: 'record.answer ? isLesser :',
    to: 'record.answer ? isOurs :',
  },
  {
    without: 'what GitHub does not return yet is not removed',
    from: 'if (missing.has(id)) continue;',
    to: '',
    seed: 22_230,
  },
  {
    without: 'after `ended` the progress comments of killed runs are removed',
    from: " || keep.record.state === 'ended';",
    to: ';',
  },
];

for (const mutation of mutations) {
  test(`found without: ${mutation.without}`, async () => {
    using mutant = await mutantOf(mutation);
    const first = mutation.seed ?? 1;
    let seed = first;
    let broken: string | undefined;
    while (broken === undefined && seed < first + LIMIT) {
      broken = await wander(seed, mutant.protocol, mutation.job);
      seed += 1;
    }
    expect(broken).toBeDefined();
  });
}
