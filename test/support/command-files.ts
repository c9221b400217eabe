/**
 * The format of the runner's command files for outputs, state and environment, as the runner itself reads it:
 * `name=value`, or `name<<DELIMITER`, lines, `DELIMITER`.
 */

export interface KeyValue {
  readonly name: string;
  readonly value: string;
}

/**
 * Parses such a file. On a Windows runner CRLF ends a line too; elsewhere a CR belongs to the value.
 * @throws Error naming the line where the runner would fail the step, or take an empty name.
 */
export function parseKeyValues(text: string, { windows = false } = {}): KeyValue[] {
  const pairs: KeyValue[] = [];
  const whole = text.replace(/^\uFEFF/, '');
  const bare = (line: string): string => line.replace(windows ? /\r?\n$/ : /\n$/, '');
  const lines = whole.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  for (let at = 0; at < lines.length; at++) {
    const line = bare(lines[at] ?? '');
    if (line === '') continue;
    const fail = (what: string): Error =>
      new Error(`Command file: ${what}: ${JSON.stringify(line)}.`);
    const [, name, sign, rest = ''] = /^(.*?)(=|<<)(.*)$/s.exec(line) ?? [];
    if (name === undefined) throw fail('neither name=value nor name<<delimiter');
    if (name === '') throw fail('empty name');
    if (sign === '=') {
      pairs.push({ name, value: rest });
      continue;
    }
    if (rest === '') throw fail('empty delimiter');
    const end = lines.findIndex((one, index) => index > at && bare(one) === rest);
    if (end < 0) throw fail('the delimiter is not closed');
    // The last line break belongs to the delimiter.
    pairs.push({ name, value: bare(lines.slice(at + 1, end).join('')) });
    at = end;
  }
  return pairs;
}

/** The last value of every name, as the runner keeps them. */
export function lastValues(pairs: readonly KeyValue[]): Record<string, string> {
  // No prototype: a name such as `__proto__` must show up as what it is.
  const values: Record<string, string> = Object.create(null);
  for (const { name, value } of pairs) values[name] = value;
  return values;
}
