import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { InputsError, messageOf, SetupError } from '../src/errors.ts';
import { helpIn } from '../src/runner/presentation.ts';
import { toLog } from '../src/text/markdown.ts';
import { text } from '../src/text/sentence.ts';
import { everyReport, presented, reportOf } from './result/reports.ts';
import { anchorOf } from './support/headings.ts';
import { ROOT, textOf } from './workflows/files.ts';

test.each([
  [new Error('connect ECONNREFUSED'), 'connect ECONNREFUSED'],
  // Of several addresses each has failed.
  [new AggregateError([new Error('refused'), 'unreachable']), 'refused; unreachable'],
  [new AggregateError([new Error('refused')], 'all failed'), 'all failed'],
  [new TypeError(''), 'TypeError'],
])('the message of %o is %j', (error, message) => {
  expect(messageOf(error)).toBe(message);
});

test('invalid inputs are named together, without their values', () => {
  const problems = [
    { input: 'wait', value: 'maybe', allowed: 'must be `true` or `false`' },
    { input: 'api-key', allowed: 'is required' },
  ];

  const error = new InputsError(problems);

  expect(error).toMatchObject({ name: 'InputsError', problems });
  expect(error.message).toBe('wait: must be `true` or `false`; api-key: is required');
});

test('an error that the user can fix has a message, of which its text is the title', () => {
  const trouble = { title: 'Missing', happened: text`It is missing.` };

  const error = new SetupError(trouble);

  expect(error).toMatchObject({ name: 'SetupError', message: 'Missing', trouble });
});

/** All headings and first cells of tables with an anchor, and those that are the title of a message, as code. */
const page = textOf('.github/docs/troubleshooting.md');
const written = page
  .split('\n')
  .flatMap((line) => /^(?:### |\| <a id=".+?"><\/a>)([^|]+?)(?: \||$)/.exec(line)?.[1] ?? []);
const headings = written.map((heading) => heading.replace(/^`(.*)`$/, '$1'));
const quoted = headings.filter((_, index) => written[index]?.startsWith('`'));

const literalsIn = (code = '') => [...code.matchAll(/'([^']+)'/g)].map(([, text = '']) => text);

/** The object in which a line stands, with the line before it: all lines that are indented as deep, or deeper. */
function objectAround(lines: readonly string[], index: number): string {
  const depthOf = (line = '') => line.length - line.trimStart().length;
  const depth = depthOf(lines[index]);
  const begin = lines.findLastIndex((line, at) => at < index && depthOf(line) < depth);
  const end = lines.findIndex((line, at) => at > index && depthOf(line) < depth);
  return lines.slice(begin, end).join('\n');
}

/** The headings that messages in a source lead to: their topic, else the title of an error or a warning. */
function linkedIn(source: string): string[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const [, title] = /\btitle(?::| =) (.*'.*)$/.exec(line) ?? [];
    if (title === undefined) return [];

    const isOwnLine = /^ *title/.test(line);
    const object = isOwnLine ? objectAround(lines, index) : line;
    const [, topic] = /\btopic: (.*'.*)$/m.exec(object) ?? [];
    if (topic?.startsWith("'")) return literalsIn(topic);

    // A variable holds the topic of another message.
    const isOther = /\btopic\b[, ]/.test(object);
    const isNotice = /level: 'notice'|NothingToDo\(/.test(object);
    return isOther || isNotice ? [] : [...literalsIn(title), ...literalsIn(topic)];
  });
}

// The titles of a job's ends come from a table.
const sources = globSync('src/**/*.ts', { cwd: ROOT }).filter(
  (path) => !/src\/result\//.test(path),
);
const unusable = reportOf({ job: { id: '1', status: 'failed', prLink: null, unusableLink: 'x' } });
const unconfirmed = reportOf({ reason: { kind: 'timed-out' } });
const reports = [...everyReport.map(([, report]) => report), unusable, unconfirmed];
const ends = reports.flatMap((report) =>
  [true, false].flatMap((isFailing) => presented(report, { isFailing }).annotations),
);
const linkedByEnds = ends.flatMap(({ title, topic, level }) =>
  level === 'notice' ? (topic ?? []) : (topic ?? title),
);
const linked = new Set([...sources.flatMap((path) => linkedIn(textOf(path))), ...linkedByEnds]);

test.each([...linked])(
  'the page on troubleshooting has an anchor for the message “%s”',
  (title) => {
    expect(headings).toContain(title);
  },
);

test.each(quoted)('a message leads to the heading “%s” of that page', (heading) => {
  expect([...linked]).toContain(heading);
});

test('a message leads to the anchor that GitHub makes of its topic, or of its title', () => {
  const help = helpIn({});

  for (const heading of headings) {
    const link = `troubleshooting.md#${anchorOf(heading)}`;
    expect(toLog(help({ title: heading, level: 'error' }))).toContain(link);
    expect(toLog(help({ title: 'Other', topic: heading, level: 'notice' }))).toContain(link);
  }
  expect(help({ title: 'Job started', level: 'notice' })).toEqual([]);
});
