/** Where a comment calls the command, by the same rule as the condition of `docs-command.yml`. */
import { type Line, readLines } from './lines.ts';

/** Keyboards and editors add them unseen: one before the command, and any number after it. */
const INVISIBLE = ['\u200b', '\u200e', '\u200f', '\ufeff'];

const END_OF_COMMAND =
  /^[\u200b\u200e\u200f\ufeff]*(?::[\u200b\u200e\u200f\ufeff]*)?(?=[ \t\r\u00a0\u202f\u3000]|$)/;

/** The index of the first line outside of code and quotes, or -1. */
export function findCommand(name: string, lines: readonly Line[]): number {
  return lines.findIndex((line) => line.kind === 'words' && startsWith(name, line));
}

export function isCommand(name: string, body: string): boolean {
  return findCommand(name, readLines(body)) >= 0;
}

export function startsWith(name: string, { text }: Line): boolean {
  return afterCommand(name, text) !== undefined;
}

export function afterCommand(name: string, line: string): string | undefined {
  const start = INVISIBLE.includes(line.charAt(0)) ? 1 : 0;
  const end = start + name.length;
  const isNamed = line.slice(start, end).toLowerCase() === name.toLowerCase();
  if (name === '' || !isNamed) return undefined;

  const rest = line.slice(end);
  const match = END_OF_COMMAND.exec(rest);
  return match ? rest.slice(match[0].length) : undefined;
}
