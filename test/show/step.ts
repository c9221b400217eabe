import { createInterface } from 'node:readline';
import { type ActionOptions, type ActionResult, startAction } from '../support/action.ts';
import { commandsOfLine } from '../support/commands.ts';

export type Print = (line: string) => void;

/** What a step has besides its inputs: the event that started it, and words about it. */
export interface StepSetting extends Pick<ActionOptions, 'event' | 'env'> {
  comment: string;
}

const SECRET = new Set(['api-key', 'github-token']);

/** Carries out one step with the bundle as the runner would, its log shown live, then outputs and summary. */
export async function showStep(
  title: string,
  inputs: Record<string, string>,
  print: Print,
  { comment, ...setting }: Partial<StepSetting> = {},
): Promise<ActionResult> {
  print(`━━ ${title} ${'━'.repeat(Math.max(3, 90 - title.length))}\n`);
  if (comment) print(`${comment}\n`);
  print('with:');
  for (const [name, value] of Object.entries(inputs))
    print(`  ${name}: ${SECRET.has(name) ? '***' : value}`);
  print('');
  await using running = startAction({ inputs, ...setting });
  for (const stream of [running.child.stdout, running.child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      const shown = shownLine(line);
      if (shown !== undefined) print(shown);
    });
  }
  const result = await running.result;
  print(`\nexit code ${result.exitCode}\n\noutputs (without empty ones):`);
  for (const [name, value] of Object.entries(result.outputs))
    if (value !== '') print(`  ${name}=${value}`);
  if (result.summary !== '') print('\njob summary (Markdown):');
  for (const line of result.summary.trimEnd().split('\n')) print(`  ${line}`);
  print('');
  return result;
}

const [DIM, BOLD] = ['\u001b[2m', '\u001b[1m'];
const COLOURS: Record<string, string> = {
  notice: '\u001b[34m',
  warning: '\u001b[33m',
  error: '\u001b[31m',
};

/** One line of the log as GitHub's page shows it; undefined for lines that people do not see. */
function shownLine(line: string): string | undefined {
  const paint = (code: string, words: string) =>
    process.stdout.isTTY ? `${code}${words}\u001b[0m` : words;
  const [command] = commandsOfLine(line);
  if (!command) return line.startsWith('│') ? paint(DIM, line) : line;

  const { name, properties, data } = command;
  if (name === 'group') return paint(BOLD, `▾ ${data}`);
  const colour = COLOURS[name];
  if (colour === undefined) return undefined;
  const heading = `${name[0]?.toUpperCase()}${name.slice(1)}: ${properties.title ?? ''}`;
  return `${paint(colour, heading)}\n  ${data.replaceAll('\n', '\n  ')}`;
}
