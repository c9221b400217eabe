import { dirname, parse } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Programs } from '../environment.ts';
import { SetupError } from '../errors.ts';
import { code, text } from '../text/sentence.ts';

export interface GitDeps extends Programs {
  /** The root of the checkout, an absolute path with its links resolved. */
  workspace: string;
  clock: Clock;
  signal: AbortSignal;
}

/**
 * Runs git; output is read as UTF-8. `isCut`: there is more than 8 MiB of it, and git was not waited for. Rejects with a
 * SetupError where git is missing or takes too long, and with the signal's reason. An exit code is no error.
 */
export type Git = (
  ...args: string[]
) => Promise<{ exitCode: number; stdout: string; stderr: string; isCut: boolean }>;

/** The remedy where there is too much. */
export const USE_NEWER_BASE = text`Set \`diff-base\` to a more recent revision, or remove that part from \`context\`.`;

/** For all calls of one run together. */
const MAX_MS = 60_000;
/** Of one call. */
const MAX_BYTES = 8_388_608;

/**
 * git in the workspace, read-only. What a checkout brings along (attributes, its own configuration) starts no program;
 * callers add `--no-ext-diff` and `--no-textconv` where git knows them. No other configuration is read, and no variable
 * of this run (`INPUT_API-KEY`, tokens) is passed on.
 *
 * `@actions/exec` cannot kill what it started: a call that is given up is left behind, its pipe breaks when this process
 * ends, and the runner cleans up the rest.
 */
export function openGit({ load, env, workspace, clock, signal }: GitDeps): Git {
  const deadline = clock.now() + MAX_MS;
  const settings = [...SETTINGS, `safe.directory=${workspace}`].flatMap((setting) => ['-c', setting]);
  const variables = environment(env, workspace);
  return async (...args) => {
    const { exec } = await load();
    const chunks: Buffer[] = [];
    let size = 0;
    let stderr = '';
    const full = Promise.withResolvers<void>();
    const exited = exec('git', ['-C', workspace, '--no-pager', ...settings, ...args], {
      // Windows looks for programs in the current folder first: that must not be the workspace.
      cwd: parse(workspace).root,
      env: variables,
      silent: true,
      ignoreReturnCode: true,
      listeners: {
        stdout(data) {
          if (size <= MAX_BYTES) chunks.push(data);
          size += data.length;
          if (size > MAX_BYTES) full.resolve();
        },
        stderr(data) {
          stderr = (stderr + data.toString()).slice(0, 500);
        },
      },
    }).catch((error: unknown) => {
      throw new SetupError(
        text`Git could not be started: ${code(error instanceof Error ? error.message : String(error))}`,
        text`\`context\` with \`diff\`, \`commits\`, or \`files\` requires Git on the runner and a checkout of the repository in the workspace.`,
      );
    });
    const ended = new AbortController();
    const late = clock
      .sleep(Math.max(0, deadline - clock.now()), AbortSignal.any([signal, ended.signal]))
      .then(
        () => {
          throw new SetupError(
            text`Git took longer than ${MAX_MS / 1000} s to read the changes.`,
            USE_NEWER_BASE,
          );
        },
        () => signal.throwIfAborted(),
      );
    try {
      const exitCode = (await Promise.race([late, exited, full.promise])) ?? 0;
      const stdout = Buffer.concat(chunks).subarray(0, MAX_BYTES).toString();
      return { exitCode, stdout, stderr: stderr.trim(), isCut: size > MAX_BYTES };
    } finally {
      ended.abort();
    }
  };
}

const SETTINGS = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.quotePath=false',
  // Larger files count as binary.
  'core.bigFileThreshold=1m',
  'log.showSignature=false',
];

/** What a program needs of the machine: where programs are, and on Windows where the system is. */
const FORWARDED_VARIABLES = [
  'PATH',
  'Path',
  'SystemRoot',
  'windir',
  'ComSpec',
  'PATHEXT',
  'TEMP',
  'TMP',
  'TMPDIR',
];

function environment(env: GitDeps['env'], workspace: string): Record<string, string> {
  return {
    ...Object.fromEntries(
      FORWARDED_VARIABLES.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])),
    ),
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    // The workspace is the repository, or there is none: no folder above it counts.
    GIT_CEILING_DIRECTORIES: dirname(workspace),
    // A partial clone would fetch what it lacks, with whatever its configuration says.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
  };
}
