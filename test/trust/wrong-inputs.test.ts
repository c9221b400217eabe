import { expect, test } from 'vitest';
import type { Environment } from '../../src/environment.ts';
import { main } from '../../src/main.ts';
import { Publisher, type RunnerCommands } from '../../src/runner/publisher.ts';
import { redactor } from '../../src/text/redact.ts';
import { createFakeClock } from '../support/clock.ts';
import { parseCommands } from '../support/commands.ts';
import { openScene } from '../trigger/support/scene.ts';
import { corpus } from './corpus.ts';
import { expectInert } from './inert.ts';
import { createRecorder } from './recorder.ts';
import { countTexts } from './sinks.ts';

const inputs = (
  'mode base-url project-id job-id command minimum-permission context wait timeout-minutes poll-interval ' +
  'comment issue-number fail-on job-path dry-run'
).split(' ');

const KEY = 'key_canary-9f3b7d21c64e8a05';

const never = (): never => {
  throw new Error('Nothing may be used before the inputs are right.');
};

function environment(given: Environment['inputs'], runner: RunnerCommands): Environment {
  return {
    inputs: given,
    event: { name: 'push', payload: {} },
    run: {
      ...{ id: '1', attempt: 1, nonce: 'mark', job: 'job', step: 'step', url: undefined },
      ...{ repository: { id: 1, fullName: 'o/r' }, serverUrl: 'https://github.com' },
    },
    publisher: new Publisher(runner, redactor([KEY])),
    clock: createFakeClock(),
    signal: new AbortController().signal,
    random: never,
    connect: never,
    files: { resolve: never, realpath: never, read: never, write: never, makeFolder: never },
    programs: { load: never, env: {} },
    folders: { workspace: '/', temp: '' },
    api: never,
    userAgent: 'test',
  };
}

test.each(inputs)(
  'every hostile text as `%s` is refused, and adds nothing to our own structure',
  async (input) => {
    for (const value of corpus) {
      // Alone, a text may happen to be right, or count as not given.
      const wrong = { [input]: `${value}\u0001/..` };
      const right = {
        'base-url': 'https://api.example.com',
        'project-id': 'docs',
        'api-key': KEY,
        prompt: 'x',
      };
      const given = { ...right, ...wrong };
      const recorder = createRecorder();
      expect(await main(environment(given, recorder.runner))).toBe(true);
      expect(recorder.outputs.outcome).toBe('failed');
      expect(recorder.summary()).toContain(`\`${input}\``);
      expectInert(recorder.summary());
      expect(parseCommands(recorder.log()).map(({ name }) => name)).toEqual(['error']);
    }
    countTexts(corpus.length);
  },
);

test('the key in an invalid value is removed before the value is cut', async () => {
  for (const before of [0, 180, 190, 199]) {
    const given = { 'api-key': KEY, mode: `${'x'.repeat(before)}${KEY}` };
    const recorder = createRecorder();
    await main(environment(given, recorder.runner));
    for (const shown of [recorder.log(), recorder.summary()])
      expect(shown).not.toContain(KEY.slice(0, 8));
  }
});

test.each([
  // Whether it is a right one is the service's business.
  ['a key that is too short', { 'api-key': ' key_abc\n' }, 'The service rejected the API key'],
  ['a missing key', { 'api-key': '' }, 'Invalid input'],
])('%s ends a run only for a command', async (_, inputs, error) => {
  await using scene = await openScene();
  const ran = await scene.say('/docs write it', { inputs });
  expect(ran.errors.map(({ title }) => title)).toEqual([error]);
  expect((await scene.say('fine by me', { inputs })).errors).toEqual([]);
});
