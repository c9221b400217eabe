import { expect, test } from 'vitest';
import { leftToSay } from '../../src/job/post-step-message.ts';
import { toLog } from '../../src/text/markdown.ts';

test.each([
  ['a pipeline', { command: '', comment: '' }, 'job-id: job_1'],
  ['a thread', { command: '/docs', comment: '7' }, '/docs --status here'],
  ['a comment run without a record', { command: '/docs', comment: '' }, '/docs --status --job job_1 here'],
])('a killed run with a job says how to ask for it: %s', (_, where, how) => {
  const said = leftToSay({ finished: '', jobId: 'job_1', sending: 'create', result: '', ...where });
  expect(said?.words.map(toLog).join(' ')).toContain(how);
});
