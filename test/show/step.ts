import { type ActionOptions, type ActionResult, runAction } from '../support/action.ts';
import { commandsOfLine, runnerLines } from '../support/commands.ts';

/** A run of the bundle as the runner would start it. */
export interface Step extends ActionResult {
  readonly title: string;
  /** As text: its inputs, its log as GitHub's page shows it, its outputs, and its summary. */
  readonly log: string;
}

export async function runStep(title: string, options: ActionOptions): Promise<Step> {
  const result = await runAction(options);
  return { ...result, title, log: logOf(title, options, result) };
}

const SECRET = ['api-key', 'github-token'];

function logOf(title: string, { inputs }: ActionOptions, result: ActionResult): string {
  const { stdout, exitCode, outputs, summary } = result;
  const given = Object.entries(inputs).map(([name, value]) => {
    return `  ${name}: ${SECRET.includes(name) ? '***' : value}`;
  });
  const filled = Object.entries(outputs).filter(([, value]) => value !== '');

  return [
    `━━ ${title}\n\nwith:`,
    ...given,
    '',
    ...runnerLines(stdout).flatMap((line) => shownLine(line) ?? []),
    `exit code ${exitCode}\n\noutputs (without empty ones):`,
    ...filled.map(([name, value]) => `  ${name}=${value}`),
    '\njob summary (Markdown):',
    indented(summary),
  ].join('\n');
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
