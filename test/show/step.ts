import { createInterface } from 'node:readline';
import { type ActionOptions, type ActionResult, startAction } from '../support/action.ts';
import { shownLine } from './log.ts';

/** What a step has besides its inputs: the event that started it, and words about it. */
export interface StepSetting extends Pick<ActionOptions, 'event' | 'env'> {
  comment: string;
}

const SECRET = new Set(['api-key', 'github-token']);

/** Carries out one step with the bundle as the runner would, its log shown live, then outputs and summary. */
export async function showStep(
  title: string,
  inputs: Record<string, string>,
  print: (line: string) => void,
  setting?: StepSetting,
): Promise<ActionResult> {
  const colours = process.stdout.isTTY;
  print(`━━ ${title} ${'━'.repeat(Math.max(3, 90 - title.length))}\n`);
  if (setting) print(`${setting.comment}\n`);
  print('with:');
  for (const [name, value] of Object.entries(inputs)) print(`  ${name}: ${SECRET.has(name) ? '***' : value}`);
  print('');
  const { event, env } = setting ?? {};
  const running = startAction({ inputs, ...(event ? { event } : {}), ...(env ? { env } : {}) });
  for (const stream of [running.child.stdout, running.child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      const shown = shownLine(line, colours);
      if (shown !== undefined) print(shown);
    });
  }
  const result = await running.result;
  print(`\nexit code ${result.exitCode}\n\noutputs (the empty ones left out):`);
  for (const [name, value] of Object.entries(result.outputs)) if (value !== '') print(`  ${name}=${value}`);
  if (result.summary !== '') print('\njob summary (Markdown):');
  for (const line of result.summary.trimEnd().split('\n')) print(`  ${line}`);
  print('');
  return result;
}
