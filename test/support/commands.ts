/**
 * The two command grammars of the GitHub runner. It reads a step's stdout and stderr line by line (LF, CRLF and a lone CR
 * all end a line) and tries two grammars on each: `::name prop=value,…::data` at the line's start, and
 * `##[name prop=value;…]data` anywhere in it. Only names that it has registered count, in any case.
 */

interface RunnerCommand {
  /** 2: `::name::data`; 1: `##[name]data`. */
  grammar: 1 | 2;
  name: string;
  properties: Readonly<Record<string, string>>;
  data: string;
  line: string;
}

const REGISTERED =
  'add-mask add-matcher add-path debug echo endgroup error group internal-set-repo-path notice remove-matcher save-state set-env set-output stop-commands warning'.split(
    ' ',
  );

/** After the white space of .NET, to which U+0085 belongs. */
const NEW = /^[\s\u0085]*::(?<name>[^\s:]+)(?: (?<properties>.*?))?::(?<data>.*)$/s;
const OLD = /^##\[(?<name>[^\s\]]+)(?: [^\]]*)?\](?<data>.*)$/s;

/** Characters that a culture-sensitive comparison does not see, which depends on the machine's ICU. */
const WEIGHTLESS = /(?![\t-\r])[\p{Cc}\p{Cf}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]/gu;

/** `%25` comes last, so that `%250A` becomes `%0A` and not a line break. */
const unescaped = (text: string): string =>
  Object.entries({ '%0D': '\r', '%0A': '\n', '%3A': ':', '%2C': ',', '%25': '%' }).reduce(
    (plain, [code, sign]) => plain.replaceAll(code, sign),
    text,
  );

function propertiesIn(text: string): Record<string, string> {
  const pairs = text.split(',').map((part) => part.trim().split(/=(.*)/s));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, unescaped(value)]));
}

/** Every command in the line, also those that the runner sees only if its comparison skips characters. */
export function commandsOfLine(line: string): RunnerCommand[] {
  if (!/[:#]/.test(line)) return [];

  const found = [line, line.replaceAll(WEIGHTLESS, '')].flatMap((text) => [
    ...read(NEW.exec(text), 2, line),
    ...text.split(/(?=##\[)/).flatMap((part) => read(OLD.exec(part), 1, line)),
  ]);
  const readings = Map.groupBy(found, ({ grammar, name }) => `${grammar} ${name}`);
  return [...readings.values()].flatMap(([first]) => first ?? []);
}

function read(match: RegExpExecArray | null, grammar: 1 | 2, line: string): RunnerCommand[] {
  const { name = '', properties = '', data = '' } = match?.groups ?? {};
  const known = name.toLowerCase();
  if (!REGISTERED.includes(known)) return [];
  return [
    { grammar, name: known, properties: propertiesIn(properties), data: unescaped(data), line },
  ];
}

export const runnerLines = (text: string): string[] => text.split(/\r\n|\n|\r/);

export const parseCommands = (text: string): RunnerCommand[] =>
  runnerLines(text).flatMap(commandsOfLine);
