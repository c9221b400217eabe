import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withReplyLine } from '../../src/github/hidden-lines.ts';
import {
  MAX_RECORD,
  readRecord,
  signingKey,
  type ThreadRecord,
  withRecord,
} from '../../src/thread/record.ts';
import { place } from './support/lifecycle.ts';
import { recordOf } from './support/record-of.ts';

const signing = signingKey(place);

const anyRecord: fc.Arbitrary<ThreadRecord> = fc.record({
  state: fc.constantFrom('sending', 'sent', 'ended', 'unsent', 'unknown'),
  kind: fc.constantFrom('', 'create', 'message'),
  answer: fc.boolean(),
  jobId: fc.string({ minLength: 1, unit: 'binary' }),
  command: fc.string({ unit: 'grapheme' }),
  run: fc.record({ id: fc.string(), attempt: fc.nat(), nonce: fc.string() }),
  time: fc.nat({ max: 2 ** 50 }),
  first: fc.option(fc.nat({ max: 2 ** 50 })),
  before: fc.option(fc.record({ status: fc.string(), prLink: fc.option(fc.webUrl()) })),
  status: fc.option(fc.string()),
  prLink: fc.option(fc.oneof(fc.webUrl(), fc.constant('--> ::add-mask::'))),
  seq: fc.nat(),
});

const example = recordOf({
  state: 'sent',
  kind: 'create',
  jobId: 'job-1',
  command: '42',
  first: 43,
});
/** The hidden line alone. */
const lineOf = (record: ThreadRecord, key = signing) => withRecord('', record, key).trim();
const line = lineOf(example);
const unverified = { record: undefined, command: '42' };

test('the longest record fits into the space that a comment leaves for it', () => {
  const prLink = `https://git.test/${'p'.repeat(2_031)}`;
  const before = { status: 's'.repeat(200), prLink };
  const about = { before, prLink, command: 'ä'.repeat(403), jobId: '語'.repeat(512), seq: 2 ** 53 };
  const project = signingKey({ ...place, project: '語'.repeat(512) });
  expect(withRecord('', { ...example, ...about }, project).length).toBeLessThanOrEqual(MAX_RECORD);
});

test('reading returns what was signed', () => {
  fc.assert(
    fc.property(anyRecord, fc.string({ unit: 'binary' }), (record, text) => {
      const found = readRecord(withRecord(text, record, signing), signing);
      expect(found?.record).toEqual(record);
    }),
  );
});

test('the line is one HTML comment, whatever it contains, and contains no key', () => {
  fc.assert(
    fc.property(anyRecord, fc.string({ unit: 'binary', minLength: 1 }), (record, project) => {
      const hidden = lineOf(record, signingKey({ ...place, project }));
      expect(hidden).toMatch(/^<!-- [^\n\r>]* -->$/);
      expect(hidden.slice(4, -3)).not.toContain('--');
      expect(Buffer.from(hidden.split(/[ .]/)[3] ?? '', 'base64').toString()).not.toContain(
        place.apiKey,
      );
      expect(hidden).not.toContain(place.apiKey);
      expect(hidden.trimStart().startsWith('/')).toBe(false);
    }),
  );
});

test('a line with any bit changed is rejected', () => {
  const body = Buffer.from(line);
  for (let bit = 0; bit < body.length * 8; bit += 1) {
    const changed = Buffer.from(body);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(readRecord(changed.toString('latin1'), signing)?.record).toBeUndefined();
  }
});

test.each([
  ['another thread', { issue: 8 }],
  ['another repository', { repository: 2 }],
  ['another API key', { apiKey: 'test_other' }],
])('a line from %s does not verify, but names its command', (_, other) => {
  const found = readRecord(line, signingKey({ ...place, ...other }));
  expect(found).toEqual(unverified);
});

test('lines of other projects are ignored silently, and the project cannot be replaced', () => {
  expect(readRecord(line, signingKey({ ...place, project: 'other' }))).toBeUndefined();
  const edited = line.replace(' docs ', ' other ');
  expect(readRecord(edited, signing)).toBeUndefined();
  expect(readRecord(edited, signingKey({ ...place, project: 'other' }))).toEqual(unverified);
});

test('another repository can read neither the project nor the command, and the run there finds its line', () => {
  const project = 'its-project';
  const here = signingKey({ ...place, project });
  const foreign = signingKey({ ...place, project, isForeign: true });
  const record = { ...example, command: foreign.commandId('42') };
  const hidden = lineOf(record, foreign);
  expect(hidden).not.toContain(project);
  expect(record.command).not.toContain('42');
  expect(here.commandId('42')).toBe('42');
  for (const key of [here, foreign]) {
    expect(readRecord(hidden, key)?.record).toEqual(record);
    expect(readRecord(lineOf(example, here), key)?.record).toEqual(example);
  }
  for (const other of [{ project: 'other' }, { apiKey: 'test_other' }])
    expect(readRecord(hidden, signingKey({ ...place, project, ...other }))).toBeUndefined();
  const forged = hidden.replace(/ \S+ -->$/, ` hash.${foreign.project} -->`);
  expect(readRecord(forged, here)?.record).toBeUndefined();
});

test('the last hidden line of a comment counts, even if somebody added a note below it', () => {
  const quoted = lineOf({ ...example, jobId: 'quoted' });
  expect(readRecord(`${quoted}\n\n${line}`, signing)?.record).toEqual(example);
  expect(readRecord(`${line}\n\nA note of a maintainer.`, signing)?.record).toEqual(example);
  expect(readRecord(`text\r\n\r\n${line} \r\n\r\nnote\r\n`, signing)?.record).toEqual(example);
  expect(readRecord(`> ${line}`, signing)).toBeUndefined();
  expect(readRecord(`${line} and more`, signing)).toBeUndefined();
  expect(readRecord(withReplyLine(`${line}\n\n`), signing)).toBeUndefined();
});

test('anything else is no record, and nothing throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.base64String(), (text, base64) => {
      expect(readRecord(text, signing)).toBeUndefined();
      const forged = `<!-- docs-agent-record docs ${base64.replaceAll('=', '') || 'A'}.${'A'.repeat(43)} -->`;
      expect(readRecord(forged, signing)).toMatchObject({ record: undefined });
    }),
  );
});
