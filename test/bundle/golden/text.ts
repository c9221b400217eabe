/** How a golden file is written: sections that people can read, without what differs from run to run. */
import type { KeyValue } from '../../support/command-files.ts';
import { TOKEN } from './scenario.ts';

export interface Names {
  /** Origins, without a slash at the end. */
  readonly service: string;
  readonly github: string;
  readonly key: string;
  /** The folders of the runs. */
  readonly roots: readonly string[];
}

/** A section; nothing where there is nothing to show. */
export function block(title: string, lines: readonly string[]): string {
  const text = lines.join('\n').replace(/\n+$/, '');
  return text === '' ? '' : `### ${title}\n\n~~~\n${text}\n~~~`;
}

/** Every write in order, empty ones in a row on one line. */
export function outputLines(writes: readonly KeyValue[]): string[] {
  const lines: string[] = [];
  let empty: string[] = [];
  for (const { name, value } of [...writes, { name: '', value: '.' }]) {
    if (value === '') {
      empty.push(name);
      continue;
    }
    if (empty.length > 0) lines.push(`(empty) ${empty.join(', ')}`);
    empty = [];
    if (name !== '') lines.push(`${name}=${value}`);
  }
  return lines;
}

interface Request {
  method: string;
  /** Path and query. */
  target: string;
  /** Its body. */
  text: string;
  status: number | null;
  fault?: { name: string; status?: number } | string | null;
}

/** A request with what became of it, and its body: a lone text in it (prompt, comment) is shown as text. */
export function requestLines({ method, target, text, status, fault }: Request): string[] {
  const name = typeof fault === 'string' ? fault : `${fault?.name ?? ''} ${fault?.status ?? ''}`;
  const answer = [status, name.trim()].filter(Boolean).join(', ');
  return [
    `${method} ${target} → ${answer || 'no answer'}`,
    ...bodyLines(text).map((line) => `    ${line}`.trimEnd()),
  ];
}

function bodyLines(text: string): string[] {
  if (text === '') return [];
  const [[key = '', value] = [], ...more]: [string?, unknown?][] = Object.entries(JSON.parse(text));
  if (more.length > 0 || typeof value !== 'string' || !['prompt', 'body'].includes(key)) return [text];
  return [`${key}:`, ...value.split('\n')];
}

/** Gives the function that takes out of a whole file what differs from run to run. */
export function normalizer({ service, github, key, roots }: Names): (text: string) => string {
  const fixed: [string, string][] = [
    [service, 'http://service'],
    [github, 'http://github'],
    [key, '<api-key>'],
    [TOKEN, '<github-token>'],
    ...roots.map((root): [string, string] => [root, '<root>']),
  ];
  return (whole) => {
    let text = whole
      .split('\n')
      .filter((line) => !NOISE.test(line))
      .map(logLine)
      .join('\n')
      .replace(RECORD, record)
      .replace(MARKER, '$1 <signature> -->');
    for (const [value, name] of fixed) text = text.replaceAll(value, name);
    return numbered(numbered(text, /job_[0-9a-f]{18}/g, 'job_'), /\b3000000\d{3}\b/g, '#');
  };
}

/** Of undici, about itself; it comes wherever the first connection is made. */
const NOISE = /^::debug::Warning: EnvHttpProxyAgent/;

/** A command of the runner with its lines broken. */
function logLine(line: string): string {
  if (!line.startsWith('::')) return line;
  return line.replaceAll('%0D', '').replaceAll('%0A', '\n    ').replaceAll('%25', '%');
}

const RECORD = /(<!-- docs-agent-record \S+) ([A-Za-z0-9+/]+)\.[A-Za-z0-9+/]{43} -->/g;
const MARKER = /(<!-- docs-agent-visitors \S+) [A-Za-z0-9+/]{43} -->/g;

/** What a hidden record says, without its signature and the random part of its run. */
function record(_: string, start: string, payload: string): string {
  const said = JSON.parse(Buffer.from(payload, 'base64').toString());
  const { id, attempt } = said.run;
  const time = new Date(said.time).toISOString();
  return `${start} ${JSON.stringify({ ...said, run: `${id}, ${attempt}`, time })} <signature> -->`;
}

/** Names in place of random ids or counters of the stand-ins: the same id has the same name throughout the file. */
function numbered(text: string, pattern: RegExp, prefix: string): string {
  const names = new Map<string, string>();
  return text.replace(pattern, (id) => {
    const name = names.get(id) ?? `${prefix}${names.size + 1}`;
    names.set(id, name);
    return name;
  });
}
