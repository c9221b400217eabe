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

const KEY_MISSING = 'The API key is missing';
const MISSING = { 'api-key': '', 'project-id': '', 'base-url': '' };
const WRONG = { ...MISSING, wait: 'perhaps' };
const correct = (then: string) => `Correct them in the workflow, then ${then}.`;

test.each<
  [inputs: object, isThread: boolean, title: string, topic: string | undefined, next: string]
>([
  [{ 'api-key': '' }, true, 'Setup incomplete', KEY_MISSING, 'Then comment again.'],
  [MISSING, false, 'Setup incomplete', undefined, 'Then run again.'],
  [{ 'api-key': 'two words' }, true, 'Invalid input', KEY_MISSING, correct('comment again')],
  // A re-run would use the same workflow.
  [WRONG, false, 'Invalid input', undefined, correct('start a new run')],
])(
  'for %j, where a thread is %s, the title is “%s”, the help “%s”, and the next step: %s',
  (...row) => {
    const [inputs, isThread, title, topic, next] = row;

    const message = messageFor({ ...inputs }, { isThread });

    expect(message).toMatchObject({ title, topic });
    expect(wordsOf(message.next)).toBe(next);
  },
);

test.each([
  ['api-key', 'two words', 'secrets'],
  ['project-id', 'a/b', 'variables'],
])('the message for an invalid %s says where to change it', (name, value, kind) => {
  const { list } = messageFor({ [name]: value });

  const words = `Change it in the workflow or under ${SETTINGS}/${kind}/actions.`;
  expect(list?.map(wordsOf)).toEqual([expect.stringContaining(words)]);
});
