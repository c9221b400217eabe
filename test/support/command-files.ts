/** On Windows, CRLF also ends a line. */
const LINE_BREAK = process.platform === 'win32' ? /\r?\n/ : '\n';

/**
 * The last value of every name in a command file, as the runner itself reads it: `name=value`, or `name<<DELIMITER`,
 * lines, `DELIMITER`.
 * @throws Error naming the line for which the runner would fail the step or read an empty name.
 */
export function valuesIn(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split(LINE_BREAK);
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    if (line === '') continue;

    const [, name = '', sign, rest = ''] = /^(.*?)(=|<<)(.*)$/s.exec(line) ?? [];
    const end = sign === '<<' ? lines.indexOf(rest) : 0;
    if (name === '' || end < 0) throw new Error(`Command file: ${JSON.stringify(line)}.`);

    values[name] = rest;
    if (sign === '<<')
      values[name] = lines
        .splice(0, end + 1)
        .slice(0, -1)
        .join('\n');
  }
  return values;
}
