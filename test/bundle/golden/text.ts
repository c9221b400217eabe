/** How a golden file is written: sections that people can read, without what differs from run to run. */
import type { KeyValue } from '../../support/command-files.ts';
import { TOKEN } from './scenario.ts';

/** A section, or an empty text if it has no lines. Markdown shows indented lines as they are. */
export function block(title: string, lines: readonly string[]): string {
  const text = lines.join('\n').replace(/\n+$/, '');
  return text === '' ? '' : `### ${title}\n${text.replace(/^(?=.)/gm, INDENT)}`;
}

const INDENT = ' '.repeat(4);

export const pairLines = (pairs: Readonly<Record<string, string>> = {}): string[] =>
  Object.entries(pairs).map(([name, value]) => `${name}: ${value}`);

/** Every write in order, but those that never had a value at the end. */
export function outputLines(writes: readonly KeyValue[]): string[] {
  const named = new Set(writes.filter(({ value }) => value !== '').map(({ name }) => name));
  const [filled = [], empty = []] = [true, false].map((isNamed) =>
    writes.filter(({ name }) => named.has(name) === isNamed),
  );
  const last = empty.length > 0 ? [`(empty) ${empty.map(({ name }) => name).join(', ')}`] : [];
  return [...filled.map(({ name, value }) => `${name}: ${value}`), ...last];
}

/** The log, without the groups that repeat the outputs or a text that was sent to the service. */
export function logLines(
  log: string,
  outputs: Readonly<Record<string, string>>,
  sent: readonly Request[],
): string[] {
  const texts = sent.filter(({ text }) => text !== '').flatMap(({ text }) => textsIn(text));
  const filled = pairLines(outputs).filter((line) => !line.endsWith(': '));

  return log
    .replaceAll(GROUP, (group: string, title: string, lines: string) => {
      const shown = lines.replaceAll(/^│ /gm, '').slice(0, -1);
      if (shown === filled.join('\n')) return `::group::${title}: those above\n`;
      return texts.includes(shown) ? `::group::${title}: as sent\n` : group;
    })
    .split('\n');
}

const GROUP = /^::group::(.*)\n((?:│ .*\n)*)::endgroup::\n/gm;

const textsIn = (body: string) =>
  Object.values(JSON.parse(body)).filter((value) => typeof value === 'string');

/** A comment at the end: its first line, if the last request that wrote it has the rest. */
export function commentLines(
  { id, user, body }: { id: number; user: { login: string }; body: string },
  requests: readonly Request[],
): string[] {
  const edit = requests.findLast(
    ({ method, target }) => method === 'PATCH' && target.endsWith(`/${id}`),
  );
  const isWritten = (edit ? [edit] : requests).some(
    ({ method, text }) => method !== 'GET' && text !== '' && textsIn(text).includes(body),
  );
  const [first = '', ...rest] = body.split('\n');
  return isWritten
    ? [`@@ ${user.login}, as last written: ${first}`]
    : [`@@ ${user.login}: ${first}`, ...rest];
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
  const [first = '', ...lines] = text === '' ? [] : bodyLines(text);
  return [
    `${method} ${target} → ${answer} ${first}`.trimEnd(),
    ...lines.map((line) => line && `${INDENT}${line}`),
  ];
}

function bodyLines(text: string): string[] {
  const fields: [string, unknown][] = Object.entries(JSON.parse(text));
  const [[name = '', value] = []] = fields;
  if (fields.length > 1 || typeof value !== 'string' || !value.includes('\n')) return [text];
  return [`${name}:`, ...value.split('\n')];
}

/** A section without the project's ID where every run has it. */
export const withoutProject = (section: string, id = '') =>
  section.replaceAll(
    /(\/agent\/|\/analytics\/|[Pp]roject `?|docs-agent-\w+ )([\w-]+)/g,
    (whole: string, before: string, project: string) =>
      project === id ? `${before}<project>` : whole,
  );

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
    .replace(/^ {4}::.*$/gm, (line) =>
      line.replaceAll('%0D', '\r').replaceAll('%0A', `\n${INDENT}${INDENT}`).replaceAll('%25', '%'),
    )
    .replace(RECORD, record)
    .replace(/\/visitors-[0-9a-f-]{36}\//g, '/visitors-<nonce>/');
  for (const [value, name] of fixed) text = text.replaceAll(value, name);
  text = numbered(text, /job_[0-9a-f]{18}/g, 'job_');
  // Comments have IDs from the counter of the simulated GitHub.
  text = numbered(text, /\b3000000\d{3}\b/g, '#');
  text = withoutRepeatedDetails(withoutRepeatedSummaries(text));
  // Carriage returns and invisible characters are escaped, so that git and editors do not change the file.
  return text.replace(
    /(?!\n)[\p{Cc}\p{Cf}]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
}

/** Of undici, about itself; it comes wherever the first connection is made. */
const NOISE = /^ {4}::debug::Warning: EnvHttpProxyAgent.*\n/gm;
const RECORD = /(<!-- docs-agent-record \S+) ([A-Za-z0-9+/]+)\.[A-Za-z0-9+/]{43} -->/g;

/** What a hidden record says, without its signature and the random part of its run. */
function record(_: string, start: string, payload: string): string {
  const said = JSON.parse(Buffer.from(payload, 'base64').toString());
  const { id, attempt } = said.run;
  const shown = { ...said, run: `${id}, ${attempt}`, time: new Date(said.time).toISOString() };
  return `${start} ${JSON.stringify(shown)} <signature> -->`;
}

/** A comment that begins as the last summary above it is shown without those lines. */
function withoutRepeatedSummaries(text: string): string {
  const [before = '', ...parts] = text.split(/^### summary\n/m);
  const shown = parts.map((part) => {
    const summary = part.slice(0, part.search(/^#/m)).trimEnd();
    const [first = '', ...lines] = summary.split('\n').map((line) => line && `${INDENT}${line}`);
    const starts = lines.map((_, at) => `${first}\n${lines.slice(0, at + 1).join('\n')}\n`);
    const start = starts.findLast((lines) => part.includes(lines)) ?? '';
    if (start === '') return part;

    const repeated = start.trimEnd();
    const more = repeated.split('\n').length - 1;
    return part.replaceAll(repeated, `${first} … with ${more} lines as in the summary`);
  });
  return [before, ...shown].join('### summary\n');
}

/** A collapsed block that stands above in the same words is shown by its title. */
function withoutRepeatedDetails(text: string): string {
  const last = new Map<string, string>();
  return text.replace(DETAILS, (block: string, indent: string, title: string) => {
    const words = block.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    if (last.get(title) === words) return `${indent}<details><summary>${title}</summary>: as above`;

    last.set(title, words);
    return block;
  });
}

const DETAILS = /^( *)<details><summary>(.*)<\/summary>\n(?:.*\n)*?\1<\/details>$/gm;

/** Names in place of random ids: the same id has the same name throughout the file. */
function numbered(text: string, pattern: RegExp, prefix: string): string {
  const ids = [...new Set(text.match(pattern))];
  return text.replace(pattern, (id) => `${prefix}${ids.indexOf(id) + 1}`);
}
