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

/** What people read about these inputs. */
function messageFor(inputs: Readonly<Record<string, string>>): UserMessage {
  try {
    readInputs({ ...VALID, ...inputs });
  } catch (error) {
    if (!(error instanceof InputsError)) throw error;
    return invalidInputsMessage(error, (text) => text, ['then try again']);
  }
  throw new Error('The inputs are valid.');
}

const RERUN = 'Then re-run the workflow run.';
const CORRECT = 'Correct them in the workflow, then try again.';
const ACTIONS = 'Settings > Secrets and variables > Actions';

test.each<[name: string, words: string, next: string]>([
  ['api-key', `Add the secret under ${ACTIONS}.`, RERUN],
  ['project-id', `Add the variable under ${ACTIONS} > Variables.`, RERUN],
  // A re-run would use the same workflow.
  [
    'base-url',
    `Set it in the workflow, or add the variable under ${ACTIONS} > Variables.`,
    CORRECT,
  ],
])('the message for an empty %s says where to add it', (name, words, next) => {
  const message = messageFor({ [name]: ' ' });

  expect(message.list?.map(wordsOf)).toEqual([`${name} is empty. ${words}`]);
  expect(wordsOf(message.next)).toBe(next);
});

test('a re-run is not enough if another input is wrong, too', () => {
  const message = messageFor({ 'api-key': '', wait: 'perhaps' });

  expect(message.list).toHaveLength(2);
  expect(wordsOf(message.next)).toBe(CORRECT);
});
