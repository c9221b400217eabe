import { dirname, parse } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Programs } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { code, text } from '../text/sentence.ts';

/** What running git takes. */
export interface GitDeps extends Programs {
  /** The root of the checkout, an absolute path with its links followed. */
  workspace: string;
  clock: Clock;
  signal: AbortSignal;
}

/** What one call of git has printed, as UTF-8; what is no UTF-8 shows as U+FFFD. */
interface GitOutput {
  exitCode: number;
  stdout: string;
  /** The beginning of it. */
  stderr: string;
  /** There is more than 8 MiB of it, which was not waited for. */
  isCut: boolean;
}

/**
 * Runs git. Rejects with a SetupError where git is not there or takes more time than it may, and with the signal's
 * reason once the run is being stopped. An exit code is no error here.
 */
export type Git = (...args: string[]) => Promise<GitOutput>;

/** What to do where there is too much. */
export const NEARER = text`Name a revision that is nearer in \`diff-base\`, or leave that part out of \`context\`.`;

/** For all calls of one run together. */
const MAX_MS = 60_000;
/** Of one call. */
const MAX_BYTES = 8_388_608;

/** What a program needs of the machine: where programs are, and on Windows where the system is. */
const PASSED_ON = ['PATH', 'Path', 'SystemRoot', 'windir', 'ComSpec', 'PATHEXT', 'TEMP', 'TMP', 'TMPDIR'];

/**
 * git in the workspace, for reading only. What a checkout brings along (attributes, its own configuration) starts no
 * program: no hooks, monitors, pagers, signature checks, downloads of missing objects; callers pass `--no-ext-diff` and
 * `--no-textconv` where git knows them. No configuration but the checkout's own is read, and no variable of this run
 * (`INPUT_API-KEY`, tokens) is passed on.
 *
 * `@actions/exec` cannot end what it started: a call that is given up is left behind, its pipe breaks when this process
 * ends, and the runner ends what then remains of the job.
 */
export function openGit({ load, env, workspace, clock, signal }: GitDeps): Git {
  const until = clock.now() + MAX_MS;
  const variables = environment(env, workspace);
  const fixed = ['-C', workspace, ...FIXED, '-c', `safe.directory=${workspace}`];
  return async (...args) => {
    signal.throwIfAborted();
    const { exec } = await load();
    const ended = new AbortController();
    const tooMuch = Promise.withResolvers<'cut'>();
    const chunks: Buffer[] = [];
    let size = 0;
    let stderr = '';
    const running = exec('git', [...fixed, ...args], {
      // Windows looks for programs in the current folder first: that must not be the workspace.
      cwd: parse(workspace).root,
      env: variables,
      silent: true,
      ignoreReturnCode: true,
      listeners: {
        stdout(data) {
          size += data.length;
          chunks.push(data.subarray(0, Math.max(0, data.length - Math.max(0, size - MAX_BYTES))));
          if (size > MAX_BYTES) tooMuch.resolve('cut');
        },
        stderr(data) {
          stderr = (stderr + data.toString('utf8')).slice(0, 500);
        },
      },
    });
    const late = clock.sleep(Math.max(0, until - clock.now()), AbortSignal.any([signal, ended.signal])).then(
      () => 'late' as const,
      () => 'stopped' as const,
    );
    let end: number | 'cut' | 'late' | 'stopped';
    try {
      end = await Promise.race([running, tooMuch.promise, late]);
    } catch (error) {
      throw new SetupError(
        text`git could not be started: ${code(error instanceof Error ? error.message : String(error))}`,
        text`\`context\` with \`diff\`, \`commits\` or \`files\` needs git on the runner, and a repository that was checked out into the workspace.`,
      );
    } finally {
      ended.abort();
    }
    signal.throwIfAborted();
    if (end === 'late')
      throw new SetupError(text`git took longer than ${MAX_MS / 1000} s over these changes.`, NEARER);
    const stdout = Buffer.concat(chunks).toString('utf8');
    return {
      exitCode: typeof end === 'number' ? end : 0,
      stdout,
      stderr: stderr.trim(),
      isCut: size > MAX_BYTES,
    };
  };
}

const FIXED = [
  '--no-pager',
  '--no-replace-objects',
  ...[
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'core.attributesFile=/dev/null',
    'core.quotePath=false',
    // Larger files count as binary.
    'core.bigFileThreshold=1m',
    'diff.renameLimit=400',
    'log.showSignature=false',
    'credential.helper=',
  ].flatMap((setting) => ['-c', setting]),
];

function environment(
  env: Readonly<Record<string, string | undefined>>,
  workspace: string,
): Record<string, string> {
  const passedOn = PASSED_ON.flatMap((name): [string, string][] => {
    const value = env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...Object.fromEntries(passedOn),
    LC_ALL: 'C',
    TZ: 'UTC',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    // The workspace is the repository, or there is none: nothing above it is looked at.
    GIT_CEILING_DIRECTORIES: dirname(workspace),
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    // A partial clone would fetch what it lacks, with whatever its configuration says.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
  };
}
