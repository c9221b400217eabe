import { expect, test } from 'vitest';
import { EarlyEnd } from '../../src/errors.ts';
import { readEvent } from '../../src/github/event.ts';
import type { RawInputs } from '../../src/inputs/invalid-inputs.ts';
import { readComment } from '../../src/trigger/read-comment.ts';
import { realPayload } from '../support/real-events.ts';
import { wordsOf } from '../support/words.ts';

const COMMENT = 'issue_comment';
const INLINE = 'pull_request_review_comment';
const REVIEW = 'pull_request_review';

function read(name: string, values: Record<string, unknown> = {}, inputs: RawInputs = {}) {
  const action = name === REVIEW ? 'submitted' : 'created';
  const body = name === REVIEW ? 'review.body' : 'comment.body';
  const payload = realPayload(name, { action }, { [body]: '/docs write it', ...values });

  const { comment } = readEvent(name, payload);
  try {
    return comment ? (readComment(comment, inputs) ?? 'a prompt') : 'no comment';
  } catch (error) {
    if (error instanceof EarlyEnd) return wordsOf(error.notice.happened);
    throw error;
  }
}

test.each([COMMENT, INLINE, REVIEW])('a real event %s can be a command', (event) => {
  // An app that writes with a user's token counts as that user.
  const values = event === COMMENT ? { 'comment.performed_via_github_app': {} } : {};

  const command = read(event, values);

  const parsed = { kind: 'instruct', instruction: 'write it', target: { type: 'continue' } };
  expect(command).toMatchObject({ commandName: '/docs', parsed });
});

const NOT_NEW = 'Only new comments are processed.';
const BY_NO_PERSON = 'The comment was not written by a person.';
const NO_COMMAND =
  'No line of the comment, outside of code and quotes, starts with the command /docs.';

test.each<[event: string, path: string, value: unknown, reason: string]>([
  [COMMENT, 'action', 'edited', NOT_NEW],
  [COMMENT, 'comment.user.type', 'Bot', BY_NO_PERSON],
  [COMMENT, 'comment.user.login', 'some-app[BOT]', BY_NO_PERSON],
  [COMMENT, 'sender.id', 1, 'The sender of the event is not the author of the comment.'],
  [
    COMMENT,
    'comment.body',
    'a\n/docs x\n\n<!-- docs-agent-reply -->',
    'The comment was written by this action.',
  ],
  [REVIEW, 'review.body', null, NO_COMMAND],
])('%s is no command if its %s is %j: %s', (event, path, value, reason) => {
  expect(read(event, { [path]: value })).toEqual(reason);
});

test.each<[event: string, values: Record<string, unknown>, expected: string]>([
  [REVIEW, { 'review.body': 'Nice' }, 'a prompt'],
  [REVIEW, { 'review.body': '', 'review.user.type': 'Bot' }, BY_NO_PERSON],
  [INLINE, { 'comment.body': 'Nice' }, NO_COMMAND],
])('in a workflow with a prompt, %s with %j means: %s', (event, values, expected) => {
  expect(read(event, values, { prompt: 'x' })).toBe(expected);
});

test('the command can have another name, which people read where a comment does not have it', () => {
  const inputs = { command: ' /other ' };

  const command = read(COMMENT, { 'comment.body': '/other x\n\n/docs y' }, inputs);
  const why = read(COMMENT, { 'comment.body': '/docs x' }, inputs);

  expect(command).toMatchObject({ commandName: '/other' });
  expect(why).toContain('starts with the command /other.');
});
