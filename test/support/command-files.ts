/**
 * The formats of the runner's command files, as the runner itself reads them: `name=value` and
 * `name<<DELIMITER`, lines, `DELIMITER` for output, state and env; one folder a line for path.
 */

export interface KeyValue {
  readonly name: string;
  readonly value: string;
}

export interface FileFormat {
  /** Whether CRLF ends a line too, as on a Windows runner. Elsewhere a CR belongs to the value. */
  readonly windows?: boolean;
}

/**
 * Parses an output, state or env file.
 * @throws Error naming the line where the runner would fail the step, or take an empty name.
 */
export function parseKeyValues(text: string, { windows = false }: FileFormat = {}): KeyValue[] {
  const reader = new LineReader(text.replace(/^\uFEFF/, ''), windows);
  const pairs: KeyValue[] = [];
  for (let line = reader.next(); line !== null; line = reader.next()) {
    if (line.text === '') continue;
    const equals = line.text.indexOf('=');
    const heredoc = line.text.indexOf('<<');
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      pairs.push({ name: line.text.slice(0, equals), value: line.text.slice(equals + 1) });
    } else if (heredoc >= 0) {
      const delimiter = line.text.slice(heredoc + 2);
      if (delimiter === '') throw new Error(`Command file: empty delimiter in ${JSON.stringify(line.text)}.`);
      pairs.push({ name: line.text.slice(0, heredoc), value: readHeredoc(reader, delimiter) });
    } else {
      throw new Error(`Command file: neither name=value nor name<<delimiter: ${JSON.stringify(line.text)}.`);
    }
    if (pairs.at(-1)?.name === '')
      throw new Error(`Command file: empty name in ${JSON.stringify(line.text)}.`);
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

/** Parses a path file: its non-empty lines. */
export function parsePathFile(text: string): string[] {
  return text.split(/\r\n|\n|\r/).filter((line) => line !== '');
}

interface Line {
  readonly text: string;
  /** Where the line's text ends and where the next line starts, in UTF-16 units; equal at the file's end. */
  readonly end: number;
  readonly next: number;
}

class LineReader {
  readonly text: string;
  readonly #windows: boolean;
  at = 0;

  constructor(text: string, windows: boolean) {
    this.text = text;
    this.#windows = windows;
  }

  next(): Line | null {
    if (this.at >= this.text.length) return null;
    const start = this.at;
    const feed = this.text.indexOf('\n', start);
    const next = feed < 0 ? this.text.length : feed + 1;
    let end = feed < 0 ? next : feed;
    if (this.#windows && feed > start && this.text[feed - 1] === '\r') end = feed - 1;
    this.at = next;
    return { text: this.text.slice(start, end), end, next };
  }
}

function readHeredoc(reader: LineReader, delimiter: string): string {
  const start = reader.at;
  let end = start;
  for (let line = reader.next(); line !== null; line = reader.next()) {
    if (line.text === delimiter) return reader.text.slice(start, end);
    if (line.end === line.next) break;
    end = line.end;
  }
  throw new Error(`Command file: delimiter ${JSON.stringify(delimiter)} is not closed.`);
}
