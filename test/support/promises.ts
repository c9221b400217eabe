import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { valuesIn } from './command-files.ts';
import { parseCommands, runnerLines } from './commands.ts';
import { leadsNowhere } from './headings.ts';
import { findSecret, shortestSecret } from './secrets.ts';

export type RunTexts = Readonly<
  Record<'stdout' | 'stderr' | 'output' | 'env' | 'path' | 'summary', string>
>;

const OURS = ['add-mask', 'debug', 'endgroup', 'error', 'group', 'notice', 'warning'];

/** Of the file, because the canary has no packages, which the list in `src/` needs. */
const ACTION = resolve(import.meta.dirname, '../../action.yml');
const [, declared = ''] = readFileSync(ACTION, 'utf8').split('\noutputs:\n');
const OUTPUTS: readonly string[] = declared.match(/(?<=^ {2})[\w-]+(?=:$)/gm) ?? [];

/** The runner drops a larger summary whole. In bytes. */
const summaryLimit = 1024 * 1024;

/**
 * Checks one run. Pure. No violation names a secret; none: all promises were kept.
 * @param options.secrets keys and tokens; those shorter than `shortestSecret` are not searched for
 */
export function checkPromises(texts: RunTexts, options: { secrets: readonly string[] }) {
  const violations: string[] = [];
  const secrets = options.secrets.filter((secret) => secret.length >= shortestSecret);
  const excerpt = (text: string): string => {
    const hidden = secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text);
    return JSON.stringify(hidden.length > 300 ? `${hidden.slice(0, 300)}…` : hidden);
  };

  for (const name of ['env', 'path'] as const) {
    if (texts[name] !== '')
      violations.push(`The ${name} file is not empty: ${excerpt(texts[name])}`);
  }
  if (Buffer.byteLength(texts.summary) > summaryLimit)
    violations.push('The summary is larger than 1 MiB.');

  const commands = [...parseCommands(texts.stdout), ...parseCommands(texts.stderr)];
  const foreign = commands.filter(({ grammar, name }) => grammar !== 2 || !OURS.includes(name));
  for (const { grammar, name, line } of foreign) {
    violations.push(
      `A runner command that is not ours, ${name} (grammar ${grammar}): ${excerpt(line)}`,
    );
  }

  for (const { name, line } of commands.filter(leadsNowhere))
    violations.push(`An ${name} with a link to no heading: ${excerpt(line)}`);

  const outputs = valuesIn(texts.output);
  for (const name of Object.keys(outputs).filter((name) => !OUTPUTS.includes(name)))
    violations.push(`An output that nobody knows: ${excerpt(name)}`);

  // The runner removes its own masking lines, so only they may contain the key.
  const lines = runnerLines(texts.stdout).filter((line) => !line.startsWith('::add-mask::'));
  for (const [where, text] of Object.entries({ ...texts, stdout: lines.join('\n') })) {
    for (const form of secrets.flatMap((secret) => findSecret(text, secret)))
      violations.push(`A secret (${form}) in ${where}.`);
  }
  return { violations, commands, outputs };
}
