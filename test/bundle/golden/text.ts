/** How a golden file is written: sections that people can read, without what differs from run to run. */
import type { KeyValue } from '../../support/command-files.ts';
import { TOKEN } from './scenario.ts';

/** A section, or an empty text if it has no lines. */
export function block(title: string, lines: readonly string[]): string {
  const text = lines.join('\n').replace(/\n+$/, '');
  return text === '' ? '' : `### ${title}\n~~~\n${text}\n~~~`;
}

export const pairLines = (pairs: Readonly<Record<string, string>> = {}): string[] =>
  Object.entries(pairs).map(([name, value]) => `${name}: ${value}`);

/** Every write in order, empty ones in a row on one line. */
export function outputLines(writes: readonly KeyValue[]): string[] {
  const lines: string[] = [];
  for (const { name, value } of writes) {
    const last = lines.at(-1);
    if (value !== '') lines.push(`${name}: ${value}`);
    else if (last?.startsWith('(empty)')) lines.splice(-1, 1, `${last}, ${name}`);
    else lines.push(`(empty) ${name}`);
  }
  return lines;
}

export interface Request {
  method: string;
  /** Path and query. */
  target: string;
  /** Its body. */
  text: string;
  /** Of the answer; null: there was none. */
  status?: number | null;
  /** The scripted fault that met it. */
  met?: string | undefined;
}

/** A request with what became of it, and its body: a lone text in it (prompt, comment) is shown as text. */
export function requestLines({ method, target, text, status, met }: Request): string[] {
  const answer = [status, met].filter(Boolean).join(', ') || 'no answer';
  return [
    `${method} ${target} → ${answer}`,
    ...(text === '' ? [] : bodyLines(text)).map((line) => `    ${line}`.trimEnd()),
  ];
}

function bodyLines(text: string): string[] {
  const fields: [string, unknown][] = Object.entries(JSON.parse(text));
  const [[name = '', value] = []] = fields;
  if (fields.length > 1 || typeof value !== 'string' || !value.includes('\n')) return [text];
  return [`${name}:`, ...value.split('\n')];
}

/** Takes out of a whole file what differs from run to run. */
export function normalized(
  whole: string,
  { roots, ...names }: { service: string; github: string; key: string; roots: readonly string[] },
): string {
  const fixed: [string, string][] = [
    [names.service, 'http://service'],
    [names.github, 'http://github'],
    [names.key, '<api-key>'],
    [TOKEN, '<github-token>'],
    ...roots.map((root): [string, string] => [root, '<root>']),
  ];
  let text = whole
    .replace(NOISE, '')
    .replace(/^::.*$/gm, (line) =>
      line.replaceAll('%0D', '\r').replaceAll('%0A', '\n    ').replaceAll('%25', '%'),
    )
    .replace(RECORD, record)
    .replace(/(<!-- docs-agent-visitors \S+) [A-Za-z0-9+/]{43} -->/g, '$1 <signature> -->');
  for (const [value, name] of fixed) text = text.replaceAll(value, name);
  text = numbered(text, /job_[0-9a-f]{18}/g, 'job_');
  // Comments have IDs from the counter of the simulated GitHub.
  text = numbered(text, /\b3000000\d{3}\b/g, '#');
  // Carriage returns and invisible characters are escaped, so that git and editors do not change the file.
  return text.replace(
    /(?!\n)[\p{Cc}\p{Cf}]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
}

/** Of undici, about itself; it comes wherever the first connection is made. */
const NOISE = /^::debug::Warning: EnvHttpProxyAgent.*\n/gm;
const RECORD = /(<!-- docs-agent-record \S+) ([A-Za-z0-9+/]+)\.[A-Za-z0-9+/]{43} -->/g;

/** What a hidden record says, without its signature and the random part of its run. */
function record(_: string, start: string, payload: string): string {
  const said = JSON.parse(Buffer.from(payload, 'base64').toString());
  const { id, attempt } = said.run;
  const shown = { ...said, run: `${id}, ${attempt}`, time: new Date(said.time).toISOString() };
  return `${start} ${JSON.stringify(shown)} <signature> -->`;
}

/** Names in place of random ids: the same id has the same name throughout the file. */
function numbered(text: string, pattern: RegExp, prefix: string): string {
  const ids = [...new Set(text.match(pattern))];
  return text.replace(pattern, (id) => `${prefix}${ids.indexOf(id) + 1}`);
}
