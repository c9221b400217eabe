import { afterCommand, findCommand, startsWith } from '../text/command.ts';
import { joinedWords, type Line, readLines, showHtmlComments } from '../text/lines.ts';
import { withoutInvisible } from '../text/sanitize.ts';
import { type Text, text } from '../text/sentence.ts';
import { isSegment } from '../text/url.ts';
import type { Target } from '../thread/decide.ts';
import { ownWords } from './own-words.ts';

/** What a comment asks for. Only `instruct` sends something to the agent. */
export type ParsedCommand =
  | { kind: 'none' }
  | { kind: 'help' }
  | { kind: 'status'; jobId: string | undefined }
  | Refused
  | ({ kind: 'instruct' } & InstructCommand);

/** A command that cannot be carried out. */
export type Refused =
  /** The service has no such request. */
  | { kind: 'cannot-stop' }
  /** There is no instruction. */
  | { kind: 'missing' }
  | { kind: 'unknown-option'; option: string }
  /** It came by mail, and which words are its author's is not clear. */
  | { kind: 'mail' }
  /** It holds an HTML comment that readers may not see. */
  | { kind: 'hidden' }
  /** It is in a block of code that nothing closes. */
  | { kind: 'unclosed' }
  /** Two lines start with the command. */
  | { kind: 'several'; lines: [string, string] }
  /** `reason` is a sentence that says why. */
  | { kind: 'invalid'; reason: Text };

export interface InstructCommand {
  instruction: string;
  /** The job that gets the instruction. */
  target: Target;
  /** The words that the author has written above the command. */
  above: string | undefined;
  /** A sentence that says which words of the comment are not sent. */
  leftOut: Text | undefined;
}

type Request = Exclude<ParsedCommand, { kind: 'none' | 'instruct' }> | Instruction;
type Instruction = { kind: 'instruct' } & Pick<InstructCommand, 'instruction' | 'target'>;

/** Reads a comment for the command `name`, such as `/docs`. */
export function parseComment(name: string, body: string): ParsedCommand {
  const lines = readLines(body);
  const index = findCommand(name, lines);
  const commandLine = lines[index];
  if (commandLine === undefined)
    return { kind: hasUnclosedCommand(name, lines) ? 'unclosed' : 'none' };

  const rest = afterCommand(name, commandLine.text) ?? '';
  const below: Line[] = [{ ...commandLine, text: rest }, ...lines.slice(index + 1)];
  const own = ownWords(lines.slice(0, index), below);
  const needsNoWords = own?.below === below ? undefined : parseWithoutWords(rest);
  if (needsNoWords !== undefined) return needsNoWords;
  if (own === undefined) return { kind: 'mail' };

  const second = own.below.slice(1).find((line) => line.kind === 'words' && startsWith(name, line));
  if (second !== undefined) return { kind: 'several', lines: [commandLine.text, second.text] };
  if (hasUnclosedCommand(name, own.below)) return { kind: 'unclosed' };

  const request = parseRequest(own.below.map((line) => line.text).join('\n'));
  if (request.kind !== 'instruct') return request;
  if (!showHtmlComments([...own.above, ...own.below])) return { kind: 'hidden' };

  const above = visible(joinedWords(own.above)) || undefined;
  return { ...request, above, leftOut: own.leftOut };
}

function hasUnclosedCommand(name: string, lines: readonly Line[]): boolean {
  return lines.some((line) => line.kind === 'unclosed' && startsWith(name, line));
}

/**
 * What the line of the command asks for, if that needs no other words. In a mail, other lines may
 * be a signature.
 */
function parseWithoutWords(rest: string) {
  const request = parseRequest(rest);
  return request.kind === 'instruct' || request.kind === 'missing' ? undefined : request;
}

/**
 * Keyboards have other dashes than `-`, and phones make one of two. A single `-` is part of the
 * instruction.
 */
const OPTION =
  /\s*(?<option>(?:[\p{Pd}\u2212\u30fc]{2,}|[[\p{Pd}\u2212\u30fc]--[\-]])(?<word>[a-z]\S*))/ivy;
/** On a later line, a dash starts an item of a list. */
const END_OF_OPTIONS = /[^\S\n]*(?:[\p{Pd}\u2212\u30fc]{2}|[[\p{Pd}\u2212\u30fc]--[\-]])(?!\S)/vy;
const JOB_ID =
  /[^\S\n]+(?!(?:[\p{Pd}\u2212\u30fc]{2}|[[\p{Pd}\u2212\u30fc]--[\-]])[a-z])(?<id>\S+)/ivy;
const KNOWN = /^(?<name>new|status|help|job)(?:[.,:!?]|=(?<value>.*))?$/is;

const visible = (words: string) => withoutInvisible(words.replaceAll('\r', '\n'));

/** `request` is what follows the command. */
function parseRequest(request: string): Request {
  const { names, jobId, unknown, instruction } = splitRequest(visible(request));
  if (unknown !== undefined) return parseUnknown(request, unknown);

  const isStatus = names.includes('status');
  const isStatusOfJob = names.length === 2 && isStatus && names.includes('job');
  if (jobId !== undefined && !isSegment(jobId))
    return { kind: 'invalid', reason: text`\`--job\` requires a valid job ID.` };
  if (names.length > 1 && !isStatusOfJob)
    return { kind: 'invalid', reason: text`These options cannot be combined.` };
  if (names.includes('help')) return { kind: 'help' };

  const bare = parseBareWords(isStatus ? `status ${instruction}` : instruction);
  if (isStatus && bare !== 'status') {
    const reason = text`\`--status\` cannot be combined with an instruction.`;
    return { kind: 'invalid', reason };
  }
  if (bare === 'status') return { kind: 'status', jobId };
  if (bare !== undefined) return { kind: bare };

  if (jobId !== undefined) return { kind: 'instruct', instruction, target: { type: 'job', jobId } };
  return {
    kind: 'instruct',
    instruction,
    target: { type: names.includes('new') ? 'new' : 'continue' },
  };
}

/** `--stop` and `--h` ask for the same as the bare words. */
function parseUnknown(request: string, option: string): Request {
  const bare = parseBareWords(request);
  return bare === 'help' || bare === 'cannot-stop'
    ? { kind: bare }
    : { kind: 'unknown-option', option };
}

/** `jobId` is empty if `--job` is used without an ID, and undefined without `--job`. */
function splitRequest(request: string) {
  const names: string[] = [];
  let jobId: string | undefined;
  let unknown: string | undefined;
  let end = 0;
  const read = (pattern: RegExp) => {
    pattern.lastIndex = end;
    const match = pattern.exec(request);
    if (match) end = pattern.lastIndex;
    return match?.groups;
  };

  // More options than two cannot be combined, so they need not be read.
  while (unknown === undefined && names.length < 3) {
    const { option, word = '' } = read(OPTION) ?? {};
    if (option === undefined) break;

    const { name = '', value } = KNOWN.exec(word)?.groups ?? {};
    const isJob = name.toLowerCase() === 'job';
    if (name === '' || (value !== undefined && !isJob)) unknown = option;
    if (isJob) jobId = undressed(value ?? read(JOB_ID)?.id ?? '');
    names.push(name.toLowerCase());
  }

  // Dashes without a word end the options, so that an instruction can start with `--`.
  read(END_OF_OPTIONS);
  return { names, jobId, unknown, instruction: request.slice(end).trim() };
}

/**
 * Replies show an ID as code, and people write it in quotes, or in the brackets of a placeholder.
 */
function undressed(word: string): string {
  const id = word.replace(/[,.:;]$/, '');
  const [, inner = id] = /^[`"'“‘«<](.+)[`"'”’»>]$/s.exec(id) ?? [];
  return inner;
}

/**
 * What a request means that consists of such words alone, with those that may stand beside them.
 */
const BARE_WORDS = [
  { kind: 'help', words: ['help', 'h'], beside: ['please', 'me'] },
  {
    kind: 'status',
    words: ['status'],
    beside: 'please what is s of the this my current job agent run'.split(' '),
  },
  {
    kind: 'cannot-stop',
    words: ['stop', 'cancel', 'abort', 'quit'],
    beside: (
      'please thanks thank you it this that now the my current running job jobs agent run all ' +
      'everything working pr pull request'
    ).split(' '),
  },
] as const;

/** An emoji by its name, or on a key. It may contain letters or digits. */
const EMOJI = /:[a-z0-9_+-]+:|[\d#*]\ufe0f?\u20e3/gi;

/** Any other words are an instruction. */
function parseBareWords(request: string) {
  const words =
    request
      .normalize('NFKC')
      .replace(EMOJI, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return /[?？]/.test(request) ? 'help' : 'missing';
  // With a single dash, an option is a mistake only if nothing follows it.
  if (/^-new$/i.test(request)) return 'missing';

  const meaning = BARE_WORDS.find(({ words: own, beside }) => {
    const isOwn = (word: string) => own.some((each) => each === word);
    const mayBeside = (word: string) => beside.some((each) => each === word);
    return words.some(isOwn) && words.every((word) => isOwn(word) || mayBeside(word));
  });
  return meaning?.kind;
}
