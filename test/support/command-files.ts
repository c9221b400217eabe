/**
 * The format of the runner's command files for outputs and environment, as the runner itself reads it:
 * `name=value`, or `name<<DELIMITER`, lines, `DELIMITER`.
 */

export interface KeyValue {
  readonly name: string;
  readonly value: string;
}

/**
 * Parses such a file. On Windows, CRLF also ends a line; elsewhere, a CR belongs to the value.
 * @throws Error naming the line for which the runner would fail the step or read an empty name.
 */
export function parseKeyValues(text: string, { windows = false } = {}): KeyValue[] {
  const pairs: KeyValue[] = [];
  const whole = text.replace(/^\uFEFF/, '');
  const bare = (line: string): string => line.replace(windows ? /\r?\n$/ : /\n$/, '');
  const lines = whole.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  for (let at = 0; at < lines.length; at++) {
    const line = bare(lines[at] ?? '');
    if (line === '') continue;

    const { name, sign, rest } = assignment(line);
    if (sign === '=') {
      pairs.push({ name, value: rest });
      continue;
    }

    const end = lines.findIndex((one, index) => index > at && bare(one) === rest);
    if (end < 0) throw unreadable('the delimiter is not closed', line);
    // The last line break belongs to the delimiter.
    pairs.push({ name, value: bare(lines.slice(at + 1, end).join('')) });
    at = end;
  }
  return pairs;
}

/** The parts of a line `name=value` or `name<<DELIMITER`. */
function assignment(line: string) {
  const [, name, sign, rest = ''] = /^(.*?)(=|<<)(.*)$/s.exec(line) ?? [];
  if (name === undefined) throw unreadable('neither name=value nor name<<delimiter', line);
  if (name === '') throw unreadable('empty name', line);
  if (sign === '<<' && rest === '') throw unreadable('empty delimiter', line);
  return { name, sign, rest };
}

const unreadable = (what: string, line: string): Error =>
  new Error(`Command file: ${what}: ${JSON.stringify(line)}.`);

/** The last value of every name, as the runner keeps them. */
export function lastValues(pairs: readonly KeyValue[]): Record<string, string> {
  // No prototype, so that a name such as `__proto__` is an ordinary key.
  const values: Record<string, string> = Object.create(null);
  for (const { name, value } of pairs) values[name] = value;
  return values;
}
