/** What people read about invalid inputs. */
import type { InputsError, InvalidInput, UserMessage } from '../errors.ts';
import { bold, code, shortened, type Text, text } from '../text/sentence.ts';

const ACTIONS_PAGE = text`${bold('Settings')} > ${bold('Secrets and variables')} > ${bold('Actions')}`;
const VARIABLES_TAB = text`${ACTIONS_PAGE} > ${bold('Variables')}`;

/** Where people add what a required input comes from. */
const WHERE_TO_ADD: Readonly<Record<string, Text>> = {
  'api-key': text`Add the secret under ${ACTIONS_PAGE}.`,
  'project-id': text`Add the variable under ${VARIABLES_TAB}.`,
  'base-url': text`Set it in the workflow, or add the variable under ${VARIABLES_TAB}.`,
};

/** `again` completes the sentence 'Correct them in the workflow, …'. */
export function invalidInputsMessage(
  { invalidInputs }: InputsError,
  redact: (text: string) => string,
  again: Text,
): UserMessage {
  const concernsKey = invalidInputs.some(({ input }) => input === 'api-key');
  // Where only secrets and variables are missing, the workflow is right. It often contains the URL.
  const isIncomplete = invalidInputs.every(
    ({ input, isMissing }) => isMissing && input !== 'base-url',
  );
  const why = isIncomplete ? 'the setup is not complete' : 'inputs in the workflow are not valid';

  return {
    title: 'Invalid input',
    topic: concernsKey ? 'The API key is missing' : 'Invalid input',
    happened: text`Nothing was sent, because ${why}:`,
    list: invalidInputs.map((invalidInput) => lineAbout(invalidInput, redact)),
    next: isIncomplete
      ? text`Then re-run the workflow run.`
      : text`Correct them in the workflow, ${again}.`,
  };
}

function lineAbout(
  { input, value, allowed, isMissing }: InvalidInput,
  redact: (text: string) => string,
): Text {
  if (isMissing) return text`\`${input}\` is empty. ${WHERE_TO_ADD[input] ?? []}`;
  if (value === undefined) return text`\`${input}\` ${allowed}.`;

  // The quotation marks of JSON show white space at the ends of the value.
  const shown = JSON.stringify(shortened(redact(value), 200));
  return text`\`${input}\` ${allowed}. Found: ${code(shown)}.`;
}
