import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startService } from '../standin/service/service.ts';
import type { RunnerFolders } from '../support/runner-env.ts';
import { annotations, type Inputs, KEY, runJob } from './job-run.ts';

const prompt = 'Document the new endpoint.\n\n- with `code`\n- and “quotes” ';

test.concurrent('the prompt is sent as it is, with the key, and to the path of the specification', async () => {
  await using service = await startService();
  await using result = await runJob(service, { prompt });
  expect(result.outputs.outcome).toBe('pr-opened');
  expect(service.requests[0]).toMatchObject({
    method: 'POST',
    path: '/v2/agent/instant/job',
    body: { prompt },
    headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
  });
});

test.concurrent('white space around the key is dropped, and both readings are masked first', async () => {
  await using service = await startService();
  await using result = await runJob({ ...service, key: ` ${service.key}\n` }, { prompt });
  expect(result.outputs.outcome).toBe('pr-opened');
  expect(result.commands[0]).toMatchObject({ name: 'add-mask' });
  const masks = result.commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data);
  expect(masks).toContain(service.key);
  expect(service.requests[0]?.headers.authorization).toBe(`Bearer ${service.key}`);
});

describe.concurrent('dry run', () => {
  test.each<[what: string, Inputs, shown: string[]]>([
    ['create', { prompt }, ['POST', '/v2/agent/instant/job', JSON.stringify({ prompt })]],
    [
      'message',
      { prompt, 'job-id': 'job_1' },
      ['POST', '/v2/agent/instant/job/job_1/message', JSON.stringify({ prompt })],
    ],
    ['attach', { 'job-id': 'job_1' }, ['GET', '/v2/agent/instant/job/job_1']],
    ['own path', { 'job-id': 'job_1', 'job-path': '/x/{id}' }, ['GET', '/x/job_1']],
  ])('%s: the exact request is shown and nothing is sent', async (_, inputs, shown) => {
    await using service = await startService();
    await using result = await runJob(service, { ...inputs, 'dry-run': 'true', 'fail-on': '' });
    expect(service.requests).toEqual([]);
    expect(result.outputs).toMatchObject({ outcome: 'skipped', request: '' });
    expect(result.exitCode).toBe(0);
    for (const part of shown) {
      expect(result.stdout).toContain(part);
      expect(result.summary).toContain(part);
    }
    expect(result.stdout).toContain('Bearer ***');
  });

  test('shows what would be sent and not the key, even where the key is the prompt', async () => {
    await using service = await startService();
    await using result = await runJob(service, { prompt: `Use ${service.key}.`, 'dry-run': 'true' });
    expect(result.summary).toContain('Use ***.');
  });

  test('is no way around wrong inputs', async () => {
    await using service = await startService();
    await using result = await runJob(service, { prompt, wait: 'maybe', 'dry-run': 'true' });
    expect(result.outputs.outcome).toBe('failed');
    expect(result.exitCode).toBe(1);
  });
});

describe.concurrent('prompt-file', () => {
  const text = 'Von Dateien,\nmit Umlauten: äöü.\n';
  const write = ({ workspace, temp, root }: RunnerFolders): void => {
    writeFileSync(join(workspace, 'prompt.md'), text);
    writeFileSync(join(temp, 'prompt.md'), text);
    writeFileSync(join(root, 'secret.md'), 'A secret of the runner.');
    writeFileSync(join(workspace, 'blank.md'), ' \n');
    symlinkSync(join(root, 'secret.md'), join(workspace, 'link.md'));
    symlinkSync('prompt.md', join(workspace, 'good-link.md'));
  };

  test.each(['prompt.md', './prompt.md', '../temp/prompt.md'])(
    '%s is read and sent as it is',
    async (file) => {
      await using service = await startService();
      await using result = await runJob(service, { 'prompt-file': file }, { prepare: write });
      expect(result.outputs.outcome).toBe('pr-opened');
      expect(service.accepted[0]?.prompt).toBe(text);
    },
  );

  test.each(['link.md', 'good-link.md', '../secret.md', '/etc/passwd', 'no-such.md', '.', 'blank.md'])(
    '%s is refused, and nothing is sent',
    async (file) => {
      await using service = await startService();
      await using result = await runJob(service, { 'prompt-file': file }, { prepare: write });
      expect(result.outputs.outcome).toBe('failed');
      expect(result.exitCode).toBe(1);
      expect(service.requests).toEqual([]);
      expect(annotations(result, 'error').join()).toContain(file);
    },
  );
});

test.concurrent('all wrong inputs are reported together, and nothing is sent', async () => {
  await using service = await startService();
  const wrong = {
    'base-url': 'http://docs.example',
    'project-id': 'a/b',
    prompt: 'x',
    'prompt-file': 'y.md',
    'job-id': '..',
    wait: 'perhaps',
    'timeout-minutes': '0',
    'poll-interval': '0.5',
    comment: 'sometimes',
    'fail-on': 'everything',
    'minimum-permission': 'owner',
    context: 'all',
    'job-path': 'x',
    'dry-run': 'yes',
    'issue-number': 'seven',
  };
  await using result = await runJob(service, { ...wrong, 'api-key': `${KEY} with a space`, 'fail-on': 'x' });
  const [error = '', ...more] = annotations(result, 'error');
  expect(more).toEqual([]);
  for (const name of ['api-key', ...Object.keys(wrong)].filter((each) => each !== 'prompt')) {
    expect(error).toContain(`\`${name}\``);
    expect(result.summary).toContain(`\`${name}\``);
  }
  expect(error).toContain('15 inputs are wrong');
  expect(result.outputs.outcome).toBe('failed');
  expect(result.exitCode).toBe(1);
  expect(service.requests).toEqual([]);
});

describe.concurrent('what this version cannot do is refused with a remedy, and nothing is sent', () => {
  test.each<Inputs>([{ mode: 'collect' }])('%j', async (inputs) => {
    await using service = await startService();
    await using result = await runJob(service, inputs);
    expect(result.exitCode).toBe(1);
    expect(result.outputs.outcome).toBe('failed');
    expect(service.requests).toEqual([]);
    expect(annotations(result, 'error').join()).toContain('this version');
  });
});
