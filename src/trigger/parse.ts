import { code, type Text, text } from '../text/sentence.ts';
import { isSegment } from '../text/url.ts';
import type { Target } from '../thread/decide.ts';

/** `reason` is a sentence that says why the command is invalid. */
export type ParsedCommand =
  | { kind: 'invalid'; reason: Text }
  | { kind: 'help' }
  | { kind: 'status'; jobId: string | undefined }
  | ({ kind: 'instruct' } & InstructCommand);

export interface InstructCommand {
  instruction: string;
  /** The job that gets the instruction. */
  target: Target;
}

/**
 * Matches `--job` with its ID, which follows `=` or blanks on the same line, or any other option.
 * Phones replace `--` with a dash.
 */
const OPTION =
  /\s*(?:--job(?:=|[^\S\n]+(?!--|[\u2012-\u2015]))(?<jobId>\S*)|(?<option>(?:--|[\u2012-\u2015])\S*))(?!\S)/gy;
const DASHES = /^(?:--|[\u2012-\u2015])$/;
const OPTIONS = ['--new', '--status', '--help', '--job'];

/** `request` is what follows the name of the command, as a reader sees it. */
export function parseCommand(request: string): ParsedCommand {
  const parts = splitRequest(request);
  const reason = whyInvalid(parts);
  if (reason) return { kind: 'invalid', reason };

  const { options, jobId, instruction } = parts;
  if (options.includes('--help')) return { kind: 'help' };
  if (options.includes('--status')) return { kind: 'status', jobId };
  if (jobId !== undefined) return { kind: 'instruct', instruction, target: { type: 'job', jobId } };

  const type = options.includes('--new') ? 'new' : 'continue';
  return { kind: 'instruct', instruction, target: { type } };
}

/** `jobId` is empty if `--job` is used without an ID, and undefined without `--job`. */
function splitRequest(request: string) {
  const options: string[] = [];
  let jobId: string | undefined;
  let end = 0;
  for (const match of request.matchAll(OPTION)) {
    const option = match.groups?.option ?? '--job';
    end = match.index + match[0].length;
    // Dashes without a word end the options, so that an instruction can start with `--`.
    if (DASHES.test(option)) break;

    options.push(option);
    if (option === '--job') jobId = match.groups?.jobId ?? '';
  }
  return { options, jobId, instruction: request.slice(end).trim() };
}

function whyInvalid({
  options,
  jobId,
  instruction,
}: ReturnType<typeof splitRequest>): Text | undefined {
  const unknown = options.find((option) => !OPTIONS.includes(option));
  if (unknown !== undefined)
    return text`Unknown option ${code(unknown.slice(0, 40).toWellFormed())}.`;
  if (jobId !== undefined && !isSegment(jobId)) return text`\`--job\` requires a valid job ID.`;

  const isStatusOfJob =
    options.length === 2 && options.includes('--status') && options.includes('--job');
  if (options.length > 1 && !isStatusOfJob) return text`These options cannot be combined.`;
  if (options.includes('--help')) return undefined;

  const isStatus = options.includes('--status');
  const hasInstruction = instruction !== '';
  if (isStatus && hasInstruction) return text`\`--status\` cannot be combined with an instruction.`;
  if (!isStatus && !hasInstruction) return text`The instruction is missing.`;
  return undefined;
}
