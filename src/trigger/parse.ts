import { afterCommand, joinedWords, type Line, readLines } from '../text/lines.ts';
import { withoutInvisible } from '../text/sanitize.ts';
import { code, sentences, shortened, type Text, text } from '../text/sentence.ts';
import { isSegment } from '../text/url.ts';
import type { Target } from '../thread/decide.ts';
import { bareMeaning } from './bare-words.ts';
import { isMail } from './mail.ts';

/** Only an instruction is sent to the agent. */
export type ParsedCommand = { kind: 'none' } | Question | Refused | Instruction;

/** `jobId`: undefined for the job of the thread. */
export type Question = { kind: 'help' } | { kind: 'status'; jobId?: string | undefined };

export interface Refused {
  kind: 'cannot-stop' | 'missing' | 'invalid' | 'several' | 'unclosed' | 'hidden' | 'mail';
  /** A sentence about these words. */
  reason?: Text;
}

export interface Instruction {
  kind: 'instruct';
  instruction: string;
  target: Target;
  above?: string | undefined;
}

/** `name`: that of the command, such as `/docs`. */
export function parseComment(name: string, body: string): ParsedCommand {
  const lines = readLines(body);
  const calls = lines.filter((line) => mayCall(name, line));
  const [call] = calls;
  if (call === undefined) return { kind: 'none' };

  const refused = refusalOfComment(body, lines, calls);
  if (refused !== undefined) return refused;

  const index = lines.indexOf(call);
  const below = lines.slice(index + 1).map((line) => line.text);
  const words = [afterCommand(name, call.text), ...below].join('\n');
  const parsed = parseWords(visible(words));
  if (parsed.kind !== 'instruct') return parsed;

  const above = visible(joinedWords(lines.slice(0, index))) || undefined;
  return { ...parsed, above };
}

/** A fence that stays open may not be meant as one. */
function mayCall(name: string, { kind, text: line }: Line): boolean {
  const isOpen = kind === 'words' || kind === 'unclosed';
  return isOpen && afterCommand(name, line) !== undefined;
}

/** Nothing of such a comment is sent, whatever the command asks for. */
function refusalOfComment(body: string, lines: Line[], calls: Line[]): Refused | undefined {
  if (isMail(lines)) return { kind: 'mail' };
  if (body.includes('<!--')) return { kind: 'hidden' };
  if (calls.some(({ kind }) => kind === 'unclosed')) return { kind: 'unclosed' };

  const [first, second] = calls.map(({ text: line }) => code(shortened(line.trim(), 80)));
  if (first === undefined || second === undefined) return undefined;
  return { kind: 'several', reason: text`The comment has two: ${first} and ${second}.` };
}

const visible = (words: string) => withoutInvisible(words.replaceAll('\r', '\n'));

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

/** There, it has no effect, but its author may expect a new job. */
const NEW_AT_END = new RegExp(String.raw`\s${DASHES}new[.,:!?]?$`, 'iu');

const OPTIONS = ['help', 'job', 'new', 'status'];
const COMBINATIONS = ['', ...OPTIONS, 'job status'];

/** `words` is what follows the command. */
function parseWords(words: string): ParsedCommand {
  // `--stop` and `--h` ask for the same as the bare words.
  const bare = bareMeaning(words);
  if (bare !== undefined) return { kind: bare };

  const options = readOptions(words);
  const reason = whyInvalid(options);
  if (reason !== undefined) return { kind: 'invalid', reason };

  const { names, jobId, instruction } = options;
  if (names.includes('help')) return { kind: 'help' };

  const isStatus = names.includes('status');
  const meaning = bareMeaning(isStatus ? `status ${instruction}` : instruction);
  if (meaning === 'status') return { kind: 'status', jobId };
  if (isStatus)
    return { kind: 'invalid', reason: text`\`--status\` cannot be combined with an instruction.` };
  if (meaning !== undefined) return { kind: meaning };

  const type = names.includes('new') ? 'new' : 'continue';
  const target: Target = jobId === undefined ? { type } : { type: 'job', jobId };
  return { kind: 'instruct', instruction, target };
}

function whyInvalid(options: ReturnType<typeof readOptions>): Text | undefined {
  const { names, jobId, unknown, isNewAtEnd } = options;
  if (unknown !== undefined)
    return sentences(
      text`Unknown option ${code(shortened(unknown, 40))}.`,
      text`To start the instruction with a dash, put \`--\` before it.`,
    );

  if (isNewAtEnd)
    return sentences(
      text`Options come before the instruction, but \`--new\` is its last word.`,
      text`To send it as a word, put it in backticks.`,
    );

  if (jobId !== undefined && !isSegment(jobId)) return text`\`--job\` requires a valid job ID.`;
  const isCombination = COMBINATIONS.includes(names.toSorted().join(' '));
  return isCombination ? undefined : text`These options cannot be combined.`;
}

/** `jobId` is empty if `--job` is used without an ID, and undefined without `--job`. */
function readOptions(words: string) {
  const options = [...words.matchAll(OPTION)].map(({ 0: { length }, groups = {} }) => {
    const { option = '', id = '', name = 'job' } = groups;
    return { length, option, id, name: name.replace(/[.,:!?=]$/, '').toLowerCase() };
  });

  const rest = words.slice(options.reduce((sum, { length }) => sum + length, 0));
  const job = options.find(({ name }) => name === 'job');
  return {
    names: options.map(({ name }) => name),
    jobId: job && withoutQuotes(job.id),
    unknown: options.find(({ name }) => !OPTIONS.includes(name))?.option,
    instruction: rest.replace(END_OF_OPTIONS, '').trim(),
    isNewAtEnd: !END_OF_OPTIONS.test(rest) && NEW_AT_END.test(rest.trimEnd()),
  };
}

/**
 * Replies show an ID as code, and people write it in quotes, or in the brackets of a placeholder.
 */
function withoutQuotes(word: string): string {
  const id = word.replace(/[,.:;]$/, '');
  const [, inner = id] = /^[`"'“‘«<](.+)[`"'”’»>]$/s.exec(id) ?? [];
  return inner;
}
