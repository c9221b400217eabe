import { afterCommand, findCommand, startsWith } from '../text/command.ts';
import { joinedWords, type Line, readLines, showHtmlComments } from '../text/lines.ts';
import { withoutInvisible } from '../text/sanitize.ts';
import { code, sentences, shortened, type Text, text } from '../text/sentence.ts';
import { isSegment } from '../text/url.ts';
import type { Target } from '../thread/decide.ts';
import { ownWords } from './own-words.ts';

/** Only `instruct` sends something to the agent. */
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
  /** It came by mail, and which words are its author's is not clear. */
  | { kind: 'mail' }
  /** It holds an HTML comment that readers may not see. */
  | { kind: 'hidden' }
  /** It is in a block of code that nothing closes. */
  | { kind: 'unclosed' }
  /** Two lines start with the command. */
  | { kind: 'several'; lines: [string, string] }
  /** `reason` is a sentence that says why. */
  | { kind: 'unknown-option' | 'invalid'; reason: Text };

export interface InstructCommand {
  instruction: string;
  /** The job that gets the instruction. */
  target: Target;
  /** The words that the author has written above the command. */
  above?: string | undefined;
  /** A sentence that says which words of the comment are not sent. */
  leftOut?: Text | undefined;
}

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
  /^\s*(?<option>(?:[\p{Pd}\u2212\u30fc]{2,}|[[\p{Pd}\u2212\u30fc]--[\-]])(?<word>[a-z]\S*))/iv;
const JOB_ID =
  /^[^\S\n]+(?!(?:[\p{Pd}\u2212\u30fc]{2}|[[\p{Pd}\u2212\u30fc]--[\-]])[a-z])(?<id>\S+)/iv;
/**
 * Dashes without a word, so that an instruction can start with `--`. On a later line, a dash starts
 * an item of a list.
 */
const END_OF_OPTIONS = /^[^\S\n]*(?:[\p{Pd}\u2212\u30fc]{2}|[[\p{Pd}\u2212\u30fc]--[\-]])(?!\S)/v;
const KNOWN = /^(?:(?<name>new|status|help|job)[.,:!?]?|job=(?<value>.*))$/is;

const visible = (words: string) => withoutInvisible(words.replaceAll('\r', '\n'));
const invalid = (reason: Text) => ({ kind: 'invalid', reason }) as const;

/** `request` is what follows the command. */
function parseRequest(request: string): ParsedCommand {
  const { names, jobId, unknown, instruction } = splitRequest(visible(request));
  if (unknown !== undefined) return parseUnknown(request, unknown);

  const isStatus = names.includes('status');
  const isStatusOfJob = names.length === 2 && isStatus && names.includes('job');
  if (jobId !== undefined && !isSegment(jobId))
    return invalid(text`\`--job\` requires a valid job ID.`);
  if (names.length > 1 && !isStatusOfJob) return invalid(text`These options cannot be combined.`);
  if (names.includes('help')) return { kind: 'help' };

  const bare = parseBareWords(isStatus ? `status ${instruction}` : instruction);
  if (isStatus && bare !== 'status')
    return invalid(text`\`--status\` cannot be combined with an instruction.`);
  if (bare === 'status') return { kind: 'status', jobId };
  if (bare !== undefined) return { kind: bare };

  const type = names.includes('new') ? 'new' : 'continue';
  const target: Target = jobId === undefined ? { type } : { type: 'job', jobId };
  return { kind: 'instruct', instruction, target };
}

/** `--stop` and `--h` ask for the same as the bare words. */
function parseUnknown(request: string, option: string): ParsedCommand {
  const bare = parseBareWords(request);
  if (bare === 'help' || bare === 'cannot-stop') return { kind: bare };

  const reason = sentences(
    text`Unknown option ${code(shortened(option, 40))}.`,
    text`To start the instruction with a dash, put \`--\` before it.`,
  );
  return { kind: 'unknown-option', reason };
}

/** `jobId` is empty if `--job` is used without an ID, and undefined without `--job`. */
function splitRequest(request: string) {
  const names: string[] = [];
  let jobId: string | undefined;
  let unknown: string | undefined;
  let rest = request;
  const take = (pattern: RegExp) => {
    const match = pattern.exec(rest);
    rest = rest.slice(match?.[0].length ?? 0);
    return match?.groups;
  };

  // More options than two cannot be combined, so they need not be read.
  while (unknown === undefined && names.length < 3) {
    const { option, word = '' } = take(OPTION) ?? {};
    if (option === undefined) break;

    const known = KNOWN.exec(word)?.groups;
    const name = (known?.name ?? 'job').toLowerCase();
    if (known === undefined) unknown = option;
    else if (name === 'job') jobId = undressed(known.value ?? take(JOB_ID)?.id ?? '');
    names.push(name);
  }

  take(END_OF_OPTIONS);
  return { names, jobId, unknown, instruction: rest.trim() };
}

/**
 * Replies show an ID as code, and people write it in quotes, or in the brackets of a placeholder.
 */
function undressed(word: string): string {
  const id = word.replace(/[,.:;]$/, '');
  const [, inner = id] = /^[`"'“‘«<](.+)[`"'”’»>]$/s.exec(id) ?? [];
  return inner;
}

const BARE_WORDS = new Map<string, 'help' | 'status' | 'cannot-stop' | 'missing'>([
  ['help', 'help'],
  ['h', 'help'],
  ['status', 'status'],
  ['stop', 'cannot-stop'],
  ['cancel', 'cannot-stop'],
  ['abort', 'cannot-stop'],
  ['quit', 'cannot-stop'],
  ['new', 'missing'],
]);
/** They may stand beside a bare word, and change nothing. */
const FILLERS = new Set(
  (
    'please thanks thank you me it this that what is s of the my current running now ' +
    'all everything job jobs agent run working pr pull request'
  ).split(' '),
);
/** An emoji by its name, or on a key. It may contain letters or digits. */
const EMOJI = /:[a-z0-9_+-]+:|[\d#*]\ufe0f?\u20e3/gi;

/** What a request means that consists of such words alone. Any other words are an instruction. */
function parseBareWords(request: string) {
  const plain = request.normalize('NFKC').replace(EMOJI, '').toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return /[?？]/.test(request) ? 'help' : 'missing';

  const meanings = words.filter((word) => !FILLERS.has(word)).map((word) => BARE_WORDS.get(word));
  const [meaning] = meanings;
  return meanings.every((each) => each === meaning) ? meaning : undefined;
}
