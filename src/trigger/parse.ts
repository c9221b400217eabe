import { code, type Text, text } from '../text/sentence.ts';
import { isSegment } from '../text/url.ts';
import type { Target } from '../thread/decide.ts';

export type ParsedCommand =
  | { kind: 'invalid'; problem: Text }
  | { kind: 'help' }
  | { kind: 'status'; jobId: string | undefined }
  | ({ kind: 'instruct' } & Instruction);

export interface Instruction {
  instruction: string;
  /** The job that gets the instruction. */
  target: Target;
}

/** `--job` with its ID, after `=` or on the same line, or another option. Phones replace `--` with a dash. */
const OPTION =
  /\s*(?:--job(?:=|[^\S\n]+(?!--|[\u2012-\u2015]))(?<jobId>\S*)|(?<option>(?:--|[\u2012-\u2015])\S*))(?!\S)/gy;
const DASHES = /^(?:--|[\u2012-\u2015])$/;
const OPTIONS = ['--new', '--status', '--help', '--job'];

/** `request`: what follows the name of the command, as a reader sees it. */
export function parseCommand(request: string): ParsedCommand {
  const parts = split(request);
  const problem = problemOf(parts);
  if (problem) return { kind: 'invalid', problem };

  const { options, jobId, instruction } = parts;
  if (options.includes('--help')) return { kind: 'help' };
  if (options.includes('--status')) return { kind: 'status', jobId };
  if (jobId !== undefined) return { kind: 'instruct', instruction, target: { type: 'job', jobId } };

  const type = options.includes('--new') ? 'new' : 'continue';
  return { kind: 'instruct', instruction, target: { type } };
}

/** `jobId` is empty if `--job` has none. */
function split(request: string) {
  const options: string[] = [];
  let jobId: string | undefined;
  let end = 0;
  for (const match of request.matchAll(OPTION)) {
    const option = match.groups?.option ?? '--job';
    end = match.index + match[0].length;
    // Dashes alone end the options.
    if (DASHES.test(option)) break;

    options.push(option);
    if (option === '--job') jobId = match.groups?.jobId ?? '';
  }
  return { options, jobId, instruction: request.slice(end).trim() };
}

function problemOf({ options, jobId, instruction }: ReturnType<typeof split>): Text | undefined {
  const unknown = options.find((option) => !OPTIONS.includes(option));
  if (unknown !== undefined)
    return text`Unknown option ${code(unknown.slice(0, 40).toWellFormed())}.`;
  if (jobId !== undefined && !isSegment(jobId)) return text`\`--job\` requires a valid job ID.`;
  if (options.length > 1 && options.toSorted().join() !== '--job,--status')
    return text`These options cannot be combined.`;
  if (options.includes('--help')) return undefined;

  const isStatus = options.includes('--status');
  const hasInstruction = instruction !== '';
  if (isStatus && hasInstruction) return text`\`--status\` cannot be combined with an instruction.`;
  if (!isStatus && !hasInstruction) return text`The instruction is missing.`;
  return undefined;
}
