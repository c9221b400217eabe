import { dirname, parse } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Programs } from '../environment.ts';
import { messageOf } from '../errors.ts';
import type { Redact } from '../text/redact.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { ContextError } from './context-error.ts';

export interface GitDeps extends Programs {
  /** The root of the checkout, an absolute path with its links resolved. */
  workspace: string;
  redact: Redact;
  clock: Clock;
  signal: AbortSignal;
}

/** The output of a git command, cut at `MAX_BYTES`. Rejects with a ContextError where it fails. */
export type Git = (...args: string[]) => Promise<string>;
export const MAX_BYTES = 8_388_608;

/** Characters of an error that are read: more than are shown, so that a secret in them is whole. */
const MAX_STDERR = 8_192;

/** For all calls together. */
const MAX_SECONDS = 60;

/** Git starts no program that a checkout names; callers add `--no-ext-diff` and `--no-textconv` where git knows them. */
const SETTINGS = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'log.showSignature=false',
  'core.quotePath=false',
  'core.bigFileThreshold=1m',
];

/** Where programs are, and on Windows where the system is. */
const FORWARDED_VARIABLES = /^(?:PATH|SystemRoot|windir|ComSpec|PATHEXT|TEMP|TMP|TMPDIR)$/i;

/**
 * Runs `use` with git for the workspace. Rejects once the signal is aborted, and with a ContextError where git is missing or
 * takes longer than a minute. `@actions/exec` cannot kill what it started: its pipe breaks when this process ends.
 */
export async function withGit<T>(deps: GitDeps, use: (git: Git) => Promise<T>): Promise<T> {
  const done = new AbortController();
  const ended = AbortSignal.any([deps.signal, done.signal]);
  const late = deps.clock.sleep(MAX_SECONDS * 1000, ended).then((): never => {
    throw new ContextError(
      text`Git took longer than ${MAX_SECONDS} s to read the changes.`,
      text`Set \`diff-base\` to a more recent revision, or remove that part from \`context\`.`,
    );
  });

  try {
    return await Promise.race([late, use((...args) => run(args, { ...deps, signal: ended }))]);
  } finally {
    done.abort();
  }
}

/** An error that another checkout can prevent. */
export function checkoutError(happened: Text): ContextError {
  return new ContextError(
    happened,
    text`Run \`actions/checkout\` with \`fetch-depth: 0\` and no \`filter\` before this step, as the same user and with Git 2.38 or later, or set \`diff-base\` to another revision.`,
  );
}

function gitEnvironment(env: GitDeps['env'], workspace: string): Record<string, string> {
  const forwarded = Object.entries(env).filter(([name]) => FORWARDED_VARIABLES.test(name));
  return {
    ...(Object.fromEntries(forwarded) as Record<string, string>),
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    // Git does not look for a repository in the folders above the workspace.
    GIT_CEILING_DIRECTORIES: dirname(workspace),
    // In a partial clone, git does not fetch missing objects, as the configuration of the checkout could name any server.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
  };
}

async function run(
  args: string[],
  { load, env, workspace, redact, signal }: GitDeps,
): Promise<string> {
  signal.throwIfAborted();
  const { exec } = await load();
  const settings = [...SETTINGS, `safe.directory=${workspace}`];
  const options = settings.flatMap((setting) => ['-c', setting]);

  const chunks: Buffer[] = [];
  let size = 0;
  let stderr = '';
  const full = Promise.withResolvers<number>();

  const exited = exec('git', ['-C', workspace, '--no-pager', ...options, ...args], {
    // Not the workspace: Windows looks for programs in the current folder first.
    cwd: parse(workspace).root,
    env: gitEnvironment(env, workspace),
    silent: true,
    ignoreReturnCode: true,
    listeners: {
      stdout(data) {
        if (size <= MAX_BYTES) chunks.push(data);
        size += data.length;
        // The run does not wait for the rest.
        if (size > MAX_BYTES) full.resolve(0);
      },
      stderr(data) {
        if (stderr.length < MAX_STDERR) stderr += data.toString();
      },
    },
  }).catch((error) => {
    throw checkoutError(text`Git could not be started: ${code(messageOf(error))}.`);
  });

  const exitCode = await Promise.race([exited, full.promise]);
  if (exitCode !== 0) {
    const reported = redact(stderr).trim();
    throw checkoutError(
      text`\`git ${args[0] ?? ''}\` failed (exit code ${exitCode}): ${code(reported)}.`,
    );
  }
  return Buffer.concat(chunks).subarray(0, MAX_BYTES).toString();
}
