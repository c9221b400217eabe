import { expect, test } from 'vitest';
import { changesBlock } from '../../src/context/changes.ts';
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
  inputs?: object;
  fault?: GitHubFault;
  request?: Parameters<typeof changesBlock>[1];
}

function open({ event = PUSH, files = ['README.md'], fault, inputs, request = {} }: Setting) {
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
  const repository = { fullName: 'example/docs' };
  const session = {
    inputs: { context: ['files'], ...inputs },
    event,
    run: { commit: sha('f'), serverUrl: 'https://github.test', repository },
    openGitHub: async () => ({ call, now: () => 0 }),
    publisher: { info: (text: Text) => said.push(wordsOf(text)) },
  } as unknown as Session;

  return { comparisons, said, block: () => changesBlock(['files'], request, session) };
}

test.each<[what: string, Session['event'], basehead: string, page: string]>([
  ['a push', PUSH, `${sha('b')}...${sha('f')}`, `compare/${sha('a')}...${sha('f')}`],
  ['a pull request', PULL_EVENT, `main...${sha('f')}`, 'pull/7'],
])(
  'the changes of %s begin with repository, commits, and link',
  async (_, event, basehead, page) => {
    const { block, comparisons } = open({ event });

    const [origin, files] = (await block()).split('\n\n');

    expect(comparisons).toEqual([basehead]);
    expect(origin).toBe(
      `Changes in example/docs from aaaaaaaaaaaa to ffffffffffff: https://github.test/example/docs/${page}`,
    );
    expect(files).toContain('\nM\tREADME.md\n');
  },
);

test('of more than 300 files, the prompt says that GitHub does not list all', async () => {
  const files = Array.from({ length: 300 }, (_, index) => `${index}.md`);

  const block = await open({ files }).block();

  expect(block).toContain('\n(GitHub lists only the first 300 files.)\n');
});

test('a command on an issue has no changes, and the log says so', async () => {
  const quoted = { title: '', body: '', isPullRequest: false };
  const { block, said } = open({ request: { commandName: '/docs', issue: 7, quoted } });

  expect(await block()).toBe('');
  expect(said).toEqual([
    'context: files left out, because the comment is on an issue, which has no changes.',
  ]);
});

test('if no listed part has changed, the message says between which commits', async () => {
  const { block } = open({ inputs: { paths: ['docs/**'] } });

  const { happened, next } = await failureOf(block);

  expect(happened).toContain('in files that match paths (from aaaaaaaaaaaa to ffffffffffff)');
  expect(next).toContain('or change paths');
});

test('`auto` does not mention that nothing has changed', async () => {
  const { block } = open({ files: ['yarn.lock'], inputs: { context: 'auto' } });

  expect(await block()).toBe('');
});

test.each([404, 403])('if GitHub answers %i, the message says what to set', async (status) => {
  const { block } = open({ fault: new GitHubFault('no', { status }) });

  const { happened, next } = await failureOf(block);

  expect(happened).toContain(`(${status} no). One of them is not in example/docs`);
  expect(next).toMatch(/Set diff-base .*contents: read.*fetch-depth: 0/);
});

test('a temporary fault of GitHub stays one', async () => {
  const fault = new GitHubFault('no', { status: 502 });

  await expect(open({ fault }).block()).rejects.toBe(fault);
});
