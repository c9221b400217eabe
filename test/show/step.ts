import { createInterface } from 'node:readline';
import { type ActionResult, startAction } from '../support/action.ts';
import { shownLine } from './log.ts';

/** Carries out one step with the bundle as the runner would, its log shown live, then outputs and summary. */
export async function showStep(
  title: string,
  inputs: Record<string, string>,
  print: (line: string) => void,
): Promise<ActionResult> {
  const colours = process.stdout.isTTY;
  heading(title, print);
  print('with:');
  for (const [name, value] of Object.entries(inputs))
    print(`  ${name}: ${name === 'api-key' ? '***' : value}`);
  print('');
  const running = startAction({ inputs });
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
  print('\njob summary (Markdown):');
  for (const line of result.summary.trimEnd().split('\n')) print(`  ${line}`);
  print('');
  return result;
}

function heading(title: string, print: (line: string) => void): void {
  print(`━━ ${title} ${'━'.repeat(Math.max(3, 90 - title.length))}\n`);
}
