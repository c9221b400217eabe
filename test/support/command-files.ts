/**
 * The format of the runner's command files for outputs and environment, as the runner itself reads it:
 * `name=value`, or `name<<DELIMITER`, lines, `DELIMITER`. On Windows, CRLF also ends a line.
 */
const LINE_BREAK = process.platform === 'win32' ? /\r?\n/ : '\n';

export interface KeyValue {
  name: string;
  value: string;
}

/** @throws Error naming the line for which the runner would fail the step or read an empty name. */
export function parseKeyValues(text: string): KeyValue[] {
  const pairs: KeyValue[] = [];
  const lines = text.split(LINE_BREAK);
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    if (line === '') continue;

    const [, name = '', sign, rest = ''] = /^(.*?)(=|<<)(.*)$/s.exec(line) ?? [];
    const length = sign === '<<' ? lines.indexOf(rest) : 0;
    if (name === '' || length < 0) throw new Error(`Command file: ${JSON.stringify(line)}.`);

    const value =
      sign === '<<'
        ? lines
            .splice(0, length + 1)
            .slice(0, -1)
            .join('\n')
        : rest;
    pairs.push({ name, value });
  }
  return pairs;
}

/** The last value of every name, as the runner keeps them. */
export function lastValues(pairs: readonly KeyValue[]): Record<string, string> {
  return Object.fromEntries(pairs.map(({ name, value }) => [name, value]));
}
