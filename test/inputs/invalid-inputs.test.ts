import { expect, test } from 'vitest';
import { InputsError, type UserMessage } from '../../src/errors.ts';
import { readInputs } from '../../src/inputs/inputs.ts';
import { invalidInputsMessage } from '../../src/inputs/invalid-inputs.ts';
import { wordsOf } from '../support/words.ts';

const VALID = {
  'base-url': 'https://api.example.com',
  'project-id': 'docs',
  'api-key': 'key_not-a-real-key',
  prompt: 'Do it.',
};

const RUN = { serverUrl: 'https://github.com', repository: { fullName: 'octo-org/octo-repo' } };
const SETTINGS = 'https://github.com/octo-org/octo-repo/settings';

/** What people read about these inputs, by default in a thread. */
function messageFor(
  inputs: Readonly<Record<string, string>>,
  { run = RUN, isThread = true } = {},
): UserMessage {
  try {
    readInputs({ ...VALID, ...inputs });
  } catch (error) {
    if (!(error instanceof InputsError)) throw error;
    return invalidInputsMessage(error, (text) => text, { run, isThread });
  }
  throw new Error('The inputs are valid.');
}

test.each([
  [
    'api-key',
    `Add its secret, such as DOCS_API_KEY, under ${SETTINGS}/secrets/actions. Secrets of an environment do not reach reusable workflows.`,
  ],
  ['project-id', `Add its variable, such as DOCS_PROJECT_ID, under ${SETTINGS}/variables/actions.`],
  ['base-url', `Set it in the workflow, or add its variable under ${SETTINGS}/variables/actions.`],
])('the message for an empty %s says where to add it', (name, words) => {
  const message = messageFor({ [name]: ' ' });

  expect(message.title).toBe('Setup incomplete');
  expect(message.list?.map(wordsOf)).toEqual([`${name} is empty. ${words}`]);
});

test('where the page of the settings is not known, it is named', () => {
  const run = { ...RUN, serverUrl: '' };

  const { list } = messageFor({ 'project-id': '' }, { run });

  expect(list?.map(wordsOf)).toEqual([expect.stringContaining('under Actions variables.')]);
});

const MISSING = { 'api-key': '', 'project-id': '', 'base-url': '' };
const WRONG = { ...MISSING, wait: 'perhaps' };

test.each([
  { inputs: MISSING, isThread: true, next: 'Then comment again.' },
  { inputs: MISSING, isThread: false, next: 'Then run again.' },
  { inputs: WRONG, isThread: true, next: 'Correct them in the workflow, then comment again.' },
  // A re-run would use the same workflow.
  { inputs: WRONG, isThread: false, next: 'Correct them in the workflow, then start a new run.' },
])('where a thread is $isThread, the next step for $inputs is: $next', (row) => {
  const { inputs, isThread, next } = row;

  expect(wordsOf(messageFor(inputs, { isThread }).next)).toBe(next);
});

test.each<[inputs: Readonly<Record<string, string>>, title: string, topic: string | undefined]>([
  [{ 'api-key': '' }, 'Setup incomplete', 'The API key is missing'],
  [{ 'api-key': 'two words' }, 'Invalid input', 'The API key is missing'],
  [MISSING, 'Setup incomplete', undefined],
  [WRONG, 'Invalid input', undefined],
])('the title for %j is “%s”, and its help is “%s”', (inputs, title, topic) => {
  expect(messageFor(inputs)).toMatchObject({ title, topic });
});

test.each([
  ['api-key', 'two words', 'secrets'],
  ['project-id', 'a/b', 'variables'],
])('the message for an invalid %s says where to change it', (name, value, kind) => {
  const { list } = messageFor({ [name]: value });

  const words = `Change it in the workflow or under ${SETTINGS}/${kind}/actions.`;
  expect(list?.map(wordsOf)).toEqual([expect.stringContaining(words)]);
});
