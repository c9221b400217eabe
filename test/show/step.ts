import { createInterface } from 'node:readline';
import { type ActionOptions, type ActionResult, startAction } from '../support/action.ts';
import { commandsOfLine } from '../support/commands.ts';

const SECRET = ['api-key', 'github-token'];

/** Runs one step with the bundle as the runner would. Its log is shown live, then its outputs and its summary. */
export async function show(title: string, options: ActionOptions): Promise<ActionResult> {
  console.log(`━━ ${title}\n\nwith:`);
  for (const [name, value] of Object.entries(options.inputs))
    console.log(`  ${name}: ${SECRET.includes(name) ? '***' : value}`);
  console.log();

  await using running = startAction(options);
  createInterface({ input: running.child.stdout }).on('line', (line) => {
    const shown = shownLine(line);
    if (shown !== undefined) console.log(shown);
  });
  const result = await running.result;

  console.log(`\nexit code ${result.exitCode}\n\noutputs (without empty ones):`);
  for (const [name, value] of Object.entries(result.outputs))
    if (value !== '') console.log(`  ${name}=${value}`);
  if (result.summary !== '') console.log('\njob summary (Markdown):');
  console.log(indented(result.summary));
  return result;
}

export const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

const ANNOTATIONS: Readonly<Record<string, string>> = {
  notice: 'Notice',
  warning: 'Warning',
  error: 'Error',
};

/** A line of the log as GitHub's page shows it; undefined for lines that people do not see. */
function shownLine(line: string): string | undefined {
  const [command] = commandsOfLine(line);
  if (!command) return line;

  const { name, properties, data } = command;
  if (name === 'group') return `▾ ${data}`;
  const level = ANNOTATIONS[name];
  return level && `${level}: ${properties.title ?? ''}\n${indented(data)}`;
}
