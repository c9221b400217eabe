import { expect, test } from 'vitest';
import { type Mutation, mutantOf } from './support/mutant.ts';
import { wander } from './support/wander.ts';

// The model test must be able to fail: without any one of these rules it finds a trace.

const LIMIT = 3000;

const mutations: Mutation[] = [
  {
    without: 'read after write: the thread is read before the first record is written',
    file: 'own.ts',
    from: '    if (this.id === undefined && !this.withoutRecord && !this.#unaccounted) await this.write();\n    const first = await this.#readUntilSeen(PAUSES);',
    to: '    const early = await this.#deps.read().catch(unreadable);\n    if (this.id === undefined && !this.withoutRecord && !this.#unaccounted) {\n      await this.write();\n      if (early) return early;\n    }\n    const first = await this.#readUntilSeen(PAUSES);',
  },
  {
    without: 'a reading counts only with our own record in it',
    file: 'own.ts',
    from: 'return isThere || this.withoutRecord ||',
    to: 'return this.id !== undefined || isThere || this.withoutRecord ||',
  },
  {
    without: 'an older `sending` of this command is waited for',
    file: 'decide.ts',
    from: "const older = inState(runs, 'sending').filter((run) => run.position < own);",
    to: "const older = inState(runs, 'sending').filter((run) => run.position < own && false);",
  },
  {
    without: 'a `sending` that is silent for 90 s is refused, not taken for dead',
    file: 'decide.ts',
    from: "(silent && refuseLike(silent, 'this-command-silent'))",
    to: 'undefined',
  },
  {
    without: 'an `unknown` of this command refuses',
    file: 'decide.ts',
    from: 'if (unknown !== undefined) return',
    to: 'if (unknown !== undefined && false) return',
  },
  {
    without: 'a `sent` of this command is attached to',
    file: 'runs.ts',
    from: 'record.command === command && hasJob(record)',
    to: "record.command === command && record.state === 'ended'",
  },
  {
    without: 'an older `sending` of another command is waited for',
    file: 'decide.ts',
    from: '(run) => run.position < own && !(usable',
    to: '(run) => false && run.position < own && !(usable',
  },
  {
    without: 'an older `sending` message is waited for where the job is gone',
    file: 'decide.ts',
    from: "!(usable && run.record.kind === 'message')",
    to: "!(run.record.kind === 'message')",
  },
  {
    without: 'the thread is read again before the create that replaces a job that is gone',
    file: 'run.ts',
    from: "    if (done === 'gone') this.#own.forget();\n    return this.#decide();",
    to: "    if (done === 'gone') this.#own.forget();\n    return { type: 'create' };",
  },
  {
    without: 'another command’s silent `sending` is refused for',
    file: 'decide.ts',
    from: 'if (sending.length > 0) return',
    to: 'if (sending.length > 0 && false) return',
  },
  {
    without: 'another command’s `unknown` create is refused for',
    file: 'decide.ts',
    from: "record.kind === 'create')) {",
    to: "record.kind === 'create' && false)) {",
  },
  {
    without: 'the job is that of the newest command, not of the oldest',
    file: 'runs.ts',
    from: 'runs.findLast(',
    to: 'runs.find(',
  },
  {
    without: 'pages are read until two readings agree',
    file: 'reading.ts',
    from: 'const READINGS_AT_MOST = 5;',
    to: 'const READINGS_AT_MOST = 1;',
  },
  {
    without: 'the thread is read again once the result is posted',
    file: 'answer.ts',
    from: 'const reading = await readingWith(stands.commentId, deps);',
    to: 'const reading = undefined as Reading | undefined;',
  },
  {
    without: 'lesser answers are removed',
    file: 'answer.ts',
    from: '(record.answer || record.run.mark',
    to: '(record.run.mark',
  },
  {
    without: 'after `ended` the progress comments of killed runs are removed',
    file: 'answer.ts',
    from: " || keep.record.state === 'ended')",
    to: ')',
  },
];

for (const mutation of mutations) {
  test(`found without: ${mutation.without}`, async () => {
    using mutant = await mutantOf(mutation);
    let seed = 1;
    let broken: string | undefined;
    while (broken === undefined && seed <= LIMIT) {
      broken = await wander(seed, mutant.open);
      seed += 1;
    }
    expect(broken).toBeDefined();
  });
}
