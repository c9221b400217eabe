/** What must hold after every run of the action, whatever the test is about. */

import { type KeyValue, parseKeyValues } from './command-files.ts';
import { parseCommands, type RunnerCommand, runnerLines } from './commands.ts';
import { findSecret, shortestSecret } from './secrets.ts';

/** The texts that a run left behind: its streams and its command files. */
export interface RunTexts {
  readonly stdout: string;
  readonly stderr: string;
  readonly output: string;
  readonly state: string;
  readonly env: string;
  readonly path: string;
  readonly summary: string;
}

/** Every output of the action, as its public interface names them. */
export const knownOutputs: readonly string[] = [
  'pr-link',
  'pr-number',
  'job-id',
  'status',
  'outcome',
  'request',
  'comment-url',
  'human',
  'ai',
  'total',
  'both',
  'ai-share',
  'pages',
  'truncated',
  'report-json',
  'report-csv',
  'collected',
  'still-active',
];

/** The runner commands that the action itself uses, all in the newer grammar. */
export const knownCommands: readonly string[] = [
  'add-mask',
  'debug',
  'endgroup',
  'error',
  'group',
  'notice',
  'warning',
];

/** The runner drops a larger summary whole. In bytes. */
export const summaryLimit = 1024 * 1024;

export interface PromiseOptions {
  /** Keys and tokens; those shorter than `shortestSecret` are not searched for. */
  readonly secrets: readonly string[];
  readonly outputNames?: readonly string[];
  /** Whether the command files were written on Windows. */
  readonly windows?: boolean;
}

export interface PromiseReport {
  /** A sentence each; none names a secret. Empty: all promises were kept. */
  readonly violations: readonly string[];
  readonly commands: readonly RunnerCommand[];
  readonly outputs: readonly KeyValue[];
  readonly state: readonly KeyValue[];
  /** Bytes of text, times the secrets searched for in it. */
  readonly bytesSearched: number;
}

/** Checks one run. Pure. */
export function checkPromises(texts: RunTexts, options: PromiseOptions): PromiseReport {
  const { outputNames = knownOutputs, windows = false } = options;
  const violations: string[] = [];
  const secrets = options.secrets.filter((secret) => secret.length >= shortestSecret);
  const hide = (text: string): string =>
    secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text);

  if (texts.env !== '') violations.push(`The env file is not empty: ${excerpt(hide(texts.env))}`);
  if (texts.path !== '') violations.push(`The path file is not empty: ${excerpt(hide(texts.path))}`);
  if (Buffer.byteLength(texts.summary) > summaryLimit) violations.push('The summary is larger than 1 MiB.');

  const commands = [...parseCommands(texts.stdout), ...parseCommands(texts.stderr)];
  for (const command of commands) {
    if (command.grammar === 2 && knownCommands.includes(command.name)) continue;
    const shown = excerpt(hide(command.line));
    violations.push(
      `A runner command that is not ours, ${command.name} (grammar ${command.grammar}): ${shown}`,
    );
  }

  const pairs = (file: 'output' | 'state'): KeyValue[] => {
    try {
      return parseKeyValues(texts[file], { windows });
    } catch (error) {
      violations.push(`The ${file} file does not parse: ${hide(String(error))}`);
      return [];
    }
  };
  const outputs = pairs('output');
  for (const name of new Set(outputs.map((pair) => pair.name))) {
    if (!outputNames.includes(name)) violations.push(`An output that nobody knows: ${excerpt(hide(name))}`);
  }

  let bytesSearched = 0;
  for (const [place, text] of Object.entries({ ...texts, stdout: withoutMasks(texts.stdout) })) {
    for (const secret of secrets) {
      bytesSearched += Buffer.byteLength(text);
      for (const { form, index } of findSecret(text, secret)) {
        violations.push(`A secret (${form}) in ${place}, at character ${index}.`);
      }
    }
  }
  return { violations, commands, outputs, state: pairs('state'), bytesSearched };
}

/** The runner swallows its own masking lines: the one place where a key may stand. */
function withoutMasks(stdout: string): string {
  return runnerLines(stdout)
    .filter((line) => !/^::add-mask::/.test(line))
    .join('\n');
}

function excerpt(text: string): string {
  return JSON.stringify(text.length > 300 ? `${text.slice(0, 300)}…` : text);
}
