import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCommand } from '../../src/trigger/parse.ts';
import { wordsOf } from '../support/words.ts';

const instruct = (instruction: string, target: object = { type: 'continue' }) => ({
  kind: 'instruct',
  instruction,
  target,
});
const fresh = { type: 'new' };
const ab = { type: 'job', jobId: 'ab' };

test.each([
  [' write it', instruct('write it')],
  ['\nwrite it', instruct('write it')],
  ['  a \n\n  b\n \n', instruct('a \n\n  b')],
  [' --new write', instruct('write', fresh)],
  ['\n--new\n\nwrite', instruct('write', fresh)],
  [' --job ab write', instruct('write', ab)],
  [' --job=ab write', instruct('write', ab)],
  [' --job ab\nwrite', instruct('write', ab)],
  [' --job=--ab write', instruct('write', { type: 'job', jobId: '--ab' })],
  [' --job ab -- --new', instruct('--new', ab)],
  [' — --help', instruct('--help')],
  [' write --new and --foo', instruct('write --new and --foo')],
  [' - a\n- b', instruct('- a\n- b')],
  [' --help', { kind: 'help' }],
  [' --help me', { kind: 'help' }],
  [' --status', { kind: 'status' }],
  [' --status --', { kind: 'status' }],
  [' --status --job ab', { kind: 'status', jobId: 'ab' }],
  [' --job=ab --status', { kind: 'status', jobId: 'ab' }],
])('%j is read', (request, expected) => {
  expect(parseCommand(request)).toEqual(expected);
});

const MISSING = 'The instruction is missing.';
const NO_ID = '--job requires a valid job ID.';
const PAIR = 'These options cannot be combined.';

test.each([
  ['', MISSING],
  [' --', MISSING],
  [' --new', MISSING],
  [' --job ab', MISSING],
  [' --job', NO_ID],
  [' --job= write', NO_ID],
  [' --job\nwrite', NO_ID],
  [' --job   --new write', NO_ID],
  [' --job a/../b write', NO_ID],
  [' --foo write', 'Unknown option --foo.'],
  [' --new=1 write', 'Unknown option --new=1.'],
  [' –status', 'Unknown option –status.'],
  [' --job ab —x y', 'Unknown option —x.'],
  [` --${'x'.repeat(50)} write`, `Unknown option --${'x'.repeat(38)}.`],
  [' --new --job ab write', PAIR],
  [' --job a --job b write', PAIR],
  [' --help --status', PAIR],
  [' --status please', '--status cannot be combined with an instruction.'],
])('%j is not valid: %s', (request, problem) => {
  const parsed = parseCommand(request);

  const why = parsed.kind === 'invalid' ? wordsOf(parsed.reason) : parsed;
  expect(why).toBe(problem);
});

const parts = '/docs --new --job --status -- —x = a <!-- --> `'.split(' ');
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...parts, ' ', '\n', '\u200b')).map((list) => list.join('')),
);

test('an instruction is never empty, and has no blanks at its ends', () => {
  const property = fc.property(text, (request) => {
    const parsed = parseCommand(request);
    const instruction = parsed.kind === 'instruct' ? parsed.instruction : 'none';
    expect(instruction).toBe(instruction.trim());
    expect(instruction).not.toBe('');
  });

  fc.assert(property, { numRuns: 3000 });
});
