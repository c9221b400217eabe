import type { Session } from '../../src/environment.ts';
import type { Notice } from '../../src/errors.ts';
import type { GitHubApi } from '../../src/github/api.ts';
import { readEvent } from '../../src/github/event.ts';
import type { Text } from '../../src/text/sentence.ts';
import { wordsOf } from '../support/words.ts';

interface Parts {
  inputs?: object | undefined;
  event?: { name: string; payload: unknown } | undefined;
  run?: object;
  /** Returns the data of GitHub's answer, or throws. */
  answer: (...parameters: Parameters<GitHubApi['call']>) => unknown;
  now?: GitHubApi['now'];
  clock?: Session['clock'];
  /** Answers a GraphQL query, or throws. By default, no thread of a review is resolved. */
  query?: GitHubApi['query'];
  /** The output of git for the last argument of a call. Undefined: git is not installed. */
  git?: Record<string, string> | undefined;
}

/** What GitHub says of threads that begin with these comments. */
export function threadsResolved(...ids: number[]) {
  const nodes = ids.map((id) => ({
    isResolved: true,
    comments: { nodes: [{ fullDatabaseId: `${id}` }] },
  }));
  const reviewThreads = { nodes, pageInfo: { hasNextPage: false, endCursor: null } };
  return { data: { repository: { pullRequest: { reviewThreads } } } };
}

/** A push in the repository o/r. `said` are the notes and warnings of the run. */
export function openSession(parts: Parts) {
  const { inputs, event = { name: 'push', payload: {} }, answer, ...others } = parts;
  const git = 'git' in parts ? parts.git : {};
  const { query = async () => ({ data: threadsResolved(), lastPage: undefined }) } = others;
  const said: string[] = [];
  const call: GitHubApi['call'] = async (...parameters) => {
    return { data: answer(...parameters), lastPage: undefined };
  };
  const getExecOutput = async (_command: string, args: string[]) => {
    if (git === undefined) throw new Error('Unable to locate executable file: git');
    const stdout = git[args.at(-1) ?? ''];
    return { exitCode: stdout === undefined ? 128 : 0, stdout: `${stdout}\n`, stderr: '' };
  };

  const session = {
    inputs: { command: '/docs', ...inputs },
    event: { name: event.name, facts: readEvent(event.name, event.payload) },
    run: { serverUrl: 'https://h.test', repository: { fullName: 'o/r' }, ...others.run },
    openGitHub: async () => ({ call, query, now: others.now }),
    clock: others.clock,
    signal: new AbortController().signal,
    folders: { workspace: '/work' },
    programs: { load: async () => ({ getExecOutput }), env: {} },
    publisher: {
      info: (text: Text) => said.push(wordsOf(text)),
      warn: ({ title, happened }: Notice) => said.push(`${title}: ${wordsOf(happened)}`),
    },
  } as unknown as Session;
  return { session, said };
}
