import { describe, expect, test } from 'vitest';
import { changesBlock } from '../../src/context/changes.ts';
import { ContextError } from '../../src/context/revisions.ts';
import type { Session } from '../../src/environment.ts';
import type { GitHubApi } from '../../src/github/api.ts';
import { GitHubFault } from '../../src/github/faults.ts';
import type { Text } from '../../src/text/sentence.ts';
import { failureOf, wordsOf } from '../support/words.ts';

const sha = (digit: string) => digit.repeat(40);
const PULL = {
  number: 7,
  state: 'open',
  base: { ref: 'main', sha: sha('c'), repo: { full_name: 'example/docs' } },
  head: { sha: sha('f') },
};
const PUSH = { name: 'push', payload: { before: sha('b') } };
const PULL_EVENT = { name: 'pull_request', payload: { pull_request: { number: 7 } } };

interface Setting {
  event?: Session['event'];
  files?: string[];
  context?: 'auto' | 'files'[];
  paths?: string[];
  fault?: GitHubFault;
  /** A command on an issue. */
  onIssue?: boolean;
}

function open({ event = PUSH, files = ['README.md'], fault, ...setting }: Setting) {
  const comparisons: unknown[] = [];
  const said: string[] = [];
  const call: GitHubApi['call'] = async (route, parameters) => {
    if (!route.includes('/compare/')) return { data: PULL, lastPage: undefined };
    comparisons.push(parameters?.basehead);
    if (fault) throw fault;

    const data = {
      merge_base_commit: { sha: sha('a') },
      total_commits: 1,
      commits: [],
      files: files.map((filename) => ({ filename, status: 'modified' })),
    };
    return { data, lastPage: undefined };
  };
  const session = {
    inputs: { context: setting.context ?? ['files'], paths: setting.paths },
    event,
    run: {
      commit: sha('f'),
      serverUrl: 'https://github.test',
      repository: { fullName: 'example/docs' },
    },
    openGitHub: async () => ({ call, now: () => 0 }),
    publisher: { info: (text: Text) => said.push(wordsOf(text)) },
  } as unknown as Session;
  const request = setting.onIssue
    ? { commandName: '/docs', issue: 7, quoted: { title: '', body: '', isPullRequest: false } }
    : {};

  return { comparisons, said, block: () => changesBlock(['files'], request, session) };
}

describe('changes begin with their repository, their commits, and a link', () => {
  test.each<[what: string, Setting['event'], basehead: string, page: string]>([
    ['push', PUSH, `${sha('b')}...${sha('f')}`, `compare/${sha('a')}...${sha('f')}`],
    ['pull request', PULL_EVENT, `main...${sha('f')}`, 'pull/7'],
  ])('%s', async (_, event, basehead, page) => {
    const { block, comparisons } = open({ event: event as Session['event'] });

    const [origin, files] = (await block()).split('\n\n');

    expect(comparisons).toEqual([basehead]);
    expect(origin).toBe(
      `Changes in example/docs from aaaaaaaaaaaa to ffffffffffff: https://github.test/example/docs/${page}`,
    );
    expect(files).toContain('\nM\tREADME.md\n');
  });
});

test('of more than 300 files, the prompt says that GitHub does not list all', async () => {
  const files = Array.from({ length: 300 }, (_, index) => `${index}.md`);

  const block = await open({ files }).block();

  expect(block).toContain('\n(GitHub lists only the first 300 files.)\n');
});

test('a command on an issue has no changes, and the log says so', async () => {
  const { block, said, comparisons } = open({ onIssue: true });

  expect(await block()).toBe('');
  expect(said).toEqual([
    'context: files left out, because the comment is on an issue, which has no changes.',
  ]);
  expect(comparisons).toEqual([]);
});

describe('if nothing is left of the changes', () => {
  test('a list ends the run, and the message says between which commits', async () => {
    const { block } = open({ paths: ['docs/**'] });

    const { happened, next } = await failureOf(block);

    expect(happened).toContain('in files that match paths (from aaaaaaaaaaaa to ffffffffffff)');
    expect(next).toContain('or change paths');
  });

  test('`auto` does not mention them', async () => {
    const { block } = open({ files: ['yarn.lock'], context: 'auto' });

    expect(await block()).toBe('');
  });
});

describe('where GitHub does not compare', () => {
  test.each([404, 403])('%i says what is missing, and what to set', async (status) => {
    const { block } = open({ fault: new GitHubFault('no', { status }) });

    await expect(block()).rejects.toBeInstanceOf(ContextError);
    const { happened, next } = await failureOf(block);
    expect(happened).toContain(`(${status} no). One of them is not in example/docs`);
    expect(next).toMatch(/Set diff-base .*contents: read.*fetch-depth: 0/);
  });

  test('a temporary fault stays one', async () => {
    const fault = new GitHubFault('no', { status: 502 });

    await expect(open({ fault }).block()).rejects.toBe(fault);
  });
});
