import { visibleCommand } from '../text/visible.ts';

export type UsageReason =
  | 'no instruction'
  | 'unknown flag'
  | 'wrong pair'
  | 'job without an id'
  | 'job without an instruction'
  | 'status with an instruction';

/** A comment that is not a command; `reason` is for the log. */
export type NoCommand = { kind: 'none'; reason: string };

/** What a comment requests. */
export type Command =
  /** The reply is the usage. `flag` is the invalid argument, cut to 40 characters, untrusted. */
  | { kind: 'usage'; why: UsageReason; flag?: string }
  | { kind: 'help' }
  | { kind: 'status'; jobId?: string }
  /**
   * `jobId` is untrusted: validate it before it is used in a request. `isCleaned`: hidden text was removed from the
   * instruction.
   */
  | { kind: 'instruct'; instruction: string; isCleaned: boolean; fresh: boolean; jobId?: string };

/** Parses the raw body of a new comment. Never rejects. */
export async function parseCommand(body: string, commandName: string): Promise<Command | NoCommand> {
  const rest = await visibleCommand(body, commandName);
  if (rest !== undefined) {
    const found = judge(flagsOf(rest));
    if (found.kind !== 'instruct') return found;
    const written = body.replace(/\r\n?/g, '\n').trimEnd();
    return { ...found, isCleaned: !written.endsWith(found.instruction) };
  }
  const reason =
    body.trim() === ''
      ? 'The comment is empty.'
      : 'The first line of the comment does not start with the command.';
  return { kind: 'none', reason };
}

interface Flags {
  seen: string[];
  jobId: string | undefined;
  unknown: string | undefined;
  instruction: string;
}

/** Parses the options before the instruction. `--` ends them; phones replace it with a dash. */
function flagsOf(rest: string): Flags {
  const flags: Flags = { seen: [], jobId: undefined, unknown: undefined, instruction: '' };
  const word = /\s*(\S+)/y;
  let at = 0;
  for (let match = word.exec(rest); match; match = word.exec(rest)) {
    const found = match[1] ?? '';
    if (!/^(?:--|[\u2012-\u2015])/.test(found)) break;
    at = word.lastIndex;
    if (/^(?:--|[\u2012-\u2015])$/.test(found)) break;
    const [name = '', value] = split(found);
    flags.seen.push(name);
    if (name === '--job') {
      // The ID must be on the same line: the next line belongs to the instruction.
      const id = value === undefined ? /[^\S\n]+(\S+)/y : /()/y;
      id.lastIndex = at;
      const next = id.exec(rest)?.[1] ?? '';
      flags.jobId = value ?? (/^(?:--|[\u2012-\u2015])/.test(next) ? '' : next);
      if (value === undefined && flags.jobId !== '') at = id.lastIndex;
      word.lastIndex = at;
    } else if (value !== undefined || !['--new', '--status', '--help'].includes(name)) {
      flags.unknown ??= found.slice(0, 40).toWellFormed();
    }
  }
  flags.instruction = rest.slice(at).trim();
  return flags;
}

function split(word: string): [string, string?] {
  const equals = word.indexOf('=');
  return equals < 0 ? [word] : [word.slice(0, equals), word.slice(equals + 1)];
}

function judge({ seen, jobId, unknown, instruction }: Flags): Command {
  if (unknown !== undefined) return { kind: 'usage', why: 'unknown flag', flag: unknown };
  if (jobId === '') return { kind: 'usage', why: 'job without an id' };
  const pair = seen.length === 2 && seen.includes('--status') && jobId !== undefined;
  if (seen.length > 1 && !pair) return { kind: 'usage', why: 'wrong pair' };
  const job = jobId === undefined ? {} : { jobId };
  if (seen.includes('--help')) return { kind: 'help' };
  if (seen.includes('--status'))
    return instruction === ''
      ? { kind: 'status', ...job }
      : { kind: 'usage', why: 'status with an instruction' };
  if (instruction === '')
    return { kind: 'usage', why: jobId === undefined ? 'no instruction' : 'job without an instruction' };
  return { kind: 'instruct', instruction, isCleaned: false, fresh: seen.includes('--new'), ...job };
}
