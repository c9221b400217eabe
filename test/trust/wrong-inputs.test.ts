import { expect, test } from 'vitest';
import { main } from '../../src/main.ts';
import { parseCommands } from '../support/commands.ts';
import { corpus } from './corpus.ts';
import { expectInert } from './inert.ts';
import { recordedRun } from './recorder.ts';
import { countTexts } from './sinks.ts';

const KEY = 'key_canary-9f3b7d21c64e8a05';
const RIGHT = { 'base-url': 'https://api.example.com', 'project-id': 'docs', 'api-key': KEY };

const INPUTS = (
  'mode base-url project-id job-id command minimum-permission context wait timeout-minutes poll-interval ' +
  'comment issue-number fail-on job-path dry-run'
).split(' ');

test.each(INPUTS)('no hostile text as `%s` adds anything to our own structure', async (input) => {
  for (const value of corpus) {
    // Alone, a text may happen to be right, or count as not given.
    const inputs = { ...RIGHT, prompt: 'x', [input]: `${value}\u0001/..` };
    const { env, recorder } = recordedRun({ inputs }, [KEY]);

    expect(await main(env)).toBe(true);

    expect(recorder.outputs.outcome).toBe('failed');
    expect(recorder.summary()).toContain(`\`${input}\``);
    expectInert(recorder.summary());
    expect(parseCommands(recorder.log()).map(({ name }) => name)).toEqual(['error']);
  }
  countTexts(corpus.length);
});

test.each([0, 190])('the key after %i characters of a wrong value is not shown', async (before) => {
  const inputs = { 'api-key': KEY, mode: `${'x'.repeat(before)}${KEY}` };
  const { env, recorder } = recordedRun({ inputs }, [KEY]);

  await main(env);

  expect(recorder.log() + recorder.summary()).not.toContain(KEY.slice(0, 8));
});
