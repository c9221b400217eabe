import {
  afterCommand,
  joinedWords,
  type Line,
  readLines,
  showHtmlComments,
} from '../text/lines.ts';
import { withoutInvisible } from '../text/sanitize.ts';
import { code, sentences, shortened, type Text, text } from '../text/sentence.ts';
import { isSegment } from '../text/url.ts';
import type { Target } from '../thread/decide.ts';
import { ownWords } from './own-words.ts';

/** Only an instruction is sent to the agent. */
export type ParsedCommand = { kind: 'none' } | Question | Refused | Instruction;

/** `jobId`: undefined for the job of the thread. */
export type Question = { kind: 'help' } | { kind: 'status'; jobId?: string | undefined };

/** A command that cannot be carried out. */
export interface Refused {
  kind: 'cannot-stop' | 'missing' | 'invalid' | 'several' | 'unclosed' | 'hidden' | 'mail';
  /** A sentence about these words. */
  reason?: Text;
}

export interface Instruction {
  kind: 'instruct';
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
  const isCall = ({ kind, text: line }: Line) =>
    (kind === 'words' || kind === 'unclosed') && afterCommand(name, line) !== undefined;
  const index = lines.findIndex(isCall);
  const call = lines[index];
  if (call === undefined) return { kind: 'none' };
  if (call.kind === 'unclosed') return { kind: 'unclosed' };

  const rest = afterCommand(name, call.text) ?? '';
  const below: Line[] = [{ ...call, text: rest }, ...lines.slice(index + 1)];
  const own = ownWords(lines.slice(0, index), below);
  // The other lines of a mail may be a signature, and only an instruction has more than one.
  const alone = own?.below === below ? undefined : parseRequest(rest);
  if (alone && alone.kind !== 'instruct' && alone.kind !== 'missing') return alone;
  if (own === undefined) return { kind: 'mail' };

  const second = own.below.slice(1).find(isCall);
  if (second?.kind === 'unclosed') return { kind: 'unclosed' };
  if (second !== undefined)
    return {
      kind: 'several',
      reason: text`The comment has two: ${shown(call)} and ${shown(second)}.`,
    };

  const request = parseRequest(own.below.map((line) => line.text).join('\n'));
  if (request.kind !== 'instruct') return request;
  if (!showHtmlComments([...own.above, ...own.below])) return { kind: 'hidden' };

  const above = visible(joinedWords(own.above)) || undefined;
  return { ...request, above, leftOut: own.leftOut };
}

const shown = ({ text: line }: Line) => code(shortened(line.trim(), 80));
const visible = (words: string) => withoutInvisible(words.replaceAll('\r', '\n'));
const invalid = (reason: Text) => ({ kind: 'invalid', reason }) as const;

/** Keyboards have other dashes than `-`, and phones make one of two. */
const DASH = String.raw`[\p{Pd}\u2212\u30fc]`;
/** A single `-` is part of the instruction. */
const DASHES = `(?:${DASH}{2,}|(?!-)${DASH})`;
const JOB = String.raw`job(?:=|[.,:!?]?[^\S\n]+(?!${DASHES}[a-z]))(?<id>\S+)`;
/** With the flag `y`, each option is directly behind the one before. */
const OPTION = new RegExp(String.raw`\s*(?<option>${DASHES}(?:${JOB}|(?<name>[a-z]\S*)))`, 'giuy');
/**
 * Dashes without a word, so that an instruction can start with `--`. On a later line, a dash starts
 * an item of a list.
 */
const END_OF_OPTIONS = new RegExp(String.raw`^[^\S\n]*${DASHES}(?!\S)`, 'u');

const OPTIONS = ['help', 'job', 'new', 'status'];
const COMBINATIONS = ['', ...OPTIONS, 'job status'];

/** `words` is what follows the command. */
function parseRequest(words: string): ParsedCommand {
  const request = visible(words);
  // `--stop` and `--h` ask for the same as the bare words.
  const bare = bareMeaning(request);
  if (bare !== undefined) return { kind: bare };

  const { names, jobId, unknown, instruction } = readOptions(request);
  if (unknown !== undefined) return invalid(unknownOption(unknown));
  if (jobId !== undefined && !isSegment(jobId))
    return invalid(text`\`--job\` requires a valid job ID.`);
  if (!COMBINATIONS.includes(names.toSorted().join(' ')))
    return invalid(text`These options cannot be combined.`);
  if (names.includes('help')) return { kind: 'help' };

  const isStatus = names.includes('status');
  const meaning = bareMeaning(isStatus ? `status ${instruction}` : instruction);
  if (meaning === 'status') return { kind: 'status', jobId };
  if (isStatus) return invalid(text`\`--status\` cannot be combined with an instruction.`);
  if (meaning !== undefined) return { kind: meaning };

  const type = names.includes('new') ? 'new' : 'continue';
  const target: Target = jobId === undefined ? { type } : { type: 'job', jobId };
  return { kind: 'instruct', instruction, target };
}

function unknownOption(option: string): Text {
  return sentences(
    text`Unknown option ${code(shortened(option, 40))}.`,
    text`To start the instruction with a dash, put \`--\` before it.`,
  );
}

/** `jobId` is empty if `--job` is used without an ID, and undefined without `--job`. */
function readOptions(request: string) {
  const options = [...request.matchAll(OPTION)].map(({ 0: { length }, groups = {} }) => {
    const { option = '', id = '', name = 'job' } = groups;
    return { length, option, id, name: name.replace(/[.,:!?=]$/, '').toLowerCase() };
  });

  const end = options.reduce((sum, { length }) => sum + length, 0);
  const job = options.find(({ name }) => name === 'job');
  return {
    names: options.map(({ name }) => name),
    jobId: job && undressed(job.id),
    unknown: options.find(({ name }) => !OPTIONS.includes(name))?.option,
    instruction: request.slice(end).replace(END_OF_OPTIONS, '').trim(),
  };
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
function bareMeaning(request: string) {
  const plain = request.normalize('NFKC').replace(EMOJI, '').toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return /[?？]/.test(request) ? 'help' : 'missing';

  const meanings = words.filter((word) => !FILLERS.has(word)).map((word) => BARE_WORDS.get(word));
  const [meaning] = meanings;
  return meanings.every((each) => each === meaning) ? meaning : undefined;
}
