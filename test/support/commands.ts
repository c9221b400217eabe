/**
 * The two command grammars of the GitHub runner. It reads a step's stdout and stderr line by line (LF, CRLF and a lone CR all end a line) and tries
 * two grammars on each: `::name prop=value,…::data` at the line's start, and `##[name prop=value;…]data`
 * anywhere in it. Only names that it has registered count, in any case.
 */

export interface RunnerCommand {
  /** 2: `::name::data`; 1: `##[name]data`. */
  readonly grammar: 1 | 2;
  /** Lower case. */
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  /** Unescaped. */
  readonly data: string;
  /** The whole line. */
  readonly line: string;
}

/** Every command name that a runner registers (2.336; `internal-set-repo-path` only at times). */
const registeredCommands: ReadonlySet<string> = new Set(
  'add-mask add-matcher add-path debug echo endgroup error group internal-set-repo-path notice remove-matcher save-state set-env set-output stop-commands warning'.split(
    ' ',
  ),
);

type Parsed = Omit<RunnerCommand, 'line'>;
type Escapes = readonly (readonly [escaped: string, token: string])[];

// In the runner's order: `%25` last, so that `%250A` becomes `%0A` and not a line break.
const percent = ['%25', '%'] as const;
const lineBreaks = [['%0D', '\r'] as const, ['%0A', '\n'] as const];
const dataEscapes: Escapes = [...lineBreaks, percent];
const v2PropertyEscapes: Escapes = [...lineBreaks, ['%3A', ':'], ['%2C', ','], percent];
const v1Escapes: Escapes = [['%3B', ';'], ...lineBreaks, ['%5D', ']'], percent];

const unescapeWith = (text: string, escapes: Escapes): string =>
  escapes.reduce((plain, [escaped, token]) => plain.replaceAll(escaped, token), text);

/** .NET's idea of white space, which is not JavaScript's: U+0085 counts and U+FEFF does not. */
const leadingSpace = /^[\t-\r\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;

/** Characters that a culture-sensitive comparison does not see. */
const weightless = /(?![\t-\r])[\p{Cc}\p{Cf}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]/gu;

/** The name and properties of a command, before its data. Null for an unregistered command. */
function parseInfo(
  info: string,
  separator: string,
  escapes: Escapes,
): Pick<Parsed, 'name' | 'properties'> | null {
  const [first = '', rest = ''] = info.split(/ (.*)/s);
  const name = first.toLowerCase();
  if (!registeredCommands.has(name)) return null;
  const properties: Record<string, string> = Object.create(null);
  for (const part of rest.split(separator)) {
    const [, key = '', value = ''] =
      /^=*([^=]*)=(.*)$/s.exec(separator === ',' ? part.trim() : part) ?? [];
    if (key !== '' && value !== '') properties[key.toLowerCase()] = unescapeWith(value, escapes);
  }
  return { name, properties };
}

/** `::name key=value,key=value::data` after leading white space; null: no command. */
function parseV2(line: string): Parsed | null {
  const [, head, data = ''] = /^::(.*?)::(.*)$/s.exec(line.replace(leadingSpace, '')) ?? [];
  const info = head === undefined ? null : parseInfo(head, ',', v2PropertyEscapes);
  return info && { grammar: 2, ...info, data: unescapeWith(data, dataEscapes) };
}

/** `##[name key=value;key=value]data`, its `##[` searched from `from` on; null: no command there. */
function parseV1(line: string, from = 0): Parsed | null {
  const start = line.indexOf('##[', from);
  const end = line.indexOf(']', start);
  const info = start < 0 || end < 0 ? null : parseInfo(line.slice(start + 3, end), ';', v1Escapes);
  return info && { grammar: 1, ...info, data: unescapeWith(line.slice(end + 1), v1Escapes) };
}

/**
 * Every command in the line, under both grammars and independent of each other, inert ones included, and those that
 * the runner sees only because its text comparison skips characters without weight (soft hyphen, zero width space, …),
 * which depends on the machine's ICU: a check that uses this is stricter than the runner.
 */
export function commandsOfLine(line: string): RunnerCommand[] {
  // Nearly every line ends here.
  if (!line.includes(':') && !line.includes('#')) return [];
  const bare = line.replaceAll(weightless, '');
  const readings = bare === line ? [line] : [line, bare];
  const found = new Map<string, RunnerCommand>();
  for (const parsed of readings.flatMap((reading) => [parseV2(reading), ...everyV1(reading)])) {
    const key = parsed && `${parsed.grammar}:${parsed.name}`;
    if (key && !found.has(key)) found.set(key, { ...parsed, line });
  }
  return [...found.values()];
}

function* everyV1(line: string): Generator<Parsed | null> {
  for (let at = line.indexOf('##['); at >= 0; at = line.indexOf('##[', at + 1))
    yield parseV1(line, at);
}

/** The lines of a stream as the runner reads them. A lone CR ends a line, so it can start a command. */
export function runnerLines(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** All commands of one stream (stdout or stderr), in order. */
export function parseCommands(text: string): RunnerCommand[] {
  return runnerLines(text).flatMap(commandsOfLine);
}
