import { code, type Text, text } from '../text/sentence.ts';
import { isSegment } from '../text/url.ts';
import { visibleCommand } from '../text/visible.ts';
import type { Target } from '../thread/decide.ts';

export type Command =
  | { kind: 'usage'; why?: Text }
  | { kind: 'status'; jobId: string | undefined }
  | { kind: 'instruct'; instruction: string; target: Target };

/** `--job` with its ID, after `=` or on the same line, or another option. Phones replace `--` with a dash. */
const OPTION =
  /\s*(?:--job(?:=|[^\S\n]+(?!--|[\u2012-\u2015]))(\S*)|((?:--|[\u2012-\u2015])\S*))(?!\S)/gy;
const OPTIONS = ['--new', '--status', '--help', '--job'];

const invalid = (why: Text): Command => ({ kind: 'usage', why: text`${why} Nothing was sent.` });

/** Parses the raw body of a comment that starts with the command. Never rejects. */
export async function parseCommand(body: string, commandName: string): Promise<Command> {
  const rest = await visibleCommand(body, commandName);
  const seen: string[] = [];
  let jobId: string | undefined;
  let end = 0;
  for (const { 0: match, 1: id, 2: word = '--job', index } of rest.matchAll(OPTION)) {
    end = index + match.length;
    // Dashes alone end the options.
    if (/^(?:--|[\u2012-\u2015])$/.test(word)) break;
    seen.push(word);
    if (word === '--job') jobId = id ?? '';
  }
  const instruction = rest.slice(end).trim();
  const unknown = seen.find((word) => !OPTIONS.includes(word));
  if (unknown !== undefined)
    return invalid(text`Unknown option ${code(unknown.slice(0, 40).toWellFormed())}.`);
  if (jobId !== undefined && !isSegment(jobId))
    return invalid(text`\`--job\` requires a valid job ID.`);
  if (seen.length > 1 && seen.toSorted().join() !== '--job,--status')
    return invalid(text`These options cannot be combined.`);
  if (seen.includes('--help')) return { kind: 'usage' };
  if (seen.includes('--status'))
    return instruction === ''
      ? { kind: 'status', jobId }
      : invalid(text`\`--status\` cannot be combined with an instruction.`);
  if (instruction === '') return invalid(text`The instruction is missing.`);
  return {
    kind: 'instruct',
    instruction,
    target:
      jobId === undefined
        ? { type: seen.includes('--new') ? 'new' : 'continue' }
        : { type: 'job', jobId },
  };
}
