/** Shows a step's raw log as GitHub's page does: commands of the runner become what they mean. */

const DIM = '\u001b[2m';
const BOLD = '\u001b[1m';
const RESET = '\u001b[0m';
const COLOURS: Record<string, string> = { notice: '\u001b[34m', warning: '\u001b[33m', error: '\u001b[31m' };

/** One line of the log as people see it; undefined for lines that they do not see. */
export function shownLine(line: string, colours: boolean): string | undefined {
  const paint = (code: string, words: string) => (colours ? `${code}${words}${RESET}` : words);
  const command = /^::([a-z-]+)(?: ([^:]*))?::(.*)$/.exec(line);
  if (!command) return line.startsWith('│') ? paint(DIM, line) : line;
  const [, name = '', properties = '', data = ''] = command;
  const words = decoded(data);
  if (name === 'group') return paint(BOLD, `▾ ${words}`);
  const colour = COLOURS[name];
  if (colour === undefined) return undefined;
  const title = decoded(/title=([^,]*)/.exec(properties)?.[1] ?? '');
  const indented = words.replaceAll('\n', '\n  ');
  return `${paint(colour, `${name[0]?.toUpperCase()}${name.slice(1)}: ${title}`)}\n  ${indented}`;
}

function decoded(text: string): string {
  return text
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');
}
