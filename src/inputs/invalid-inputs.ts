/** What people read about invalid inputs. */
import type { InputsError, Message, Problem } from '../errors.ts';
import { code, shortened, type Text, text } from '../text/sentence.ts';

/** `again` completes the sentence 'Correct them in the workflow, …'. */
export function invalidInputs(
  { problems }: InputsError,
  redact: (text: string) => string,
  again: Text,
): Message {
  const concernsKey = problems.some(({ input }) => input === 'api-key');
  return {
    title: 'Invalid input',
    topic: concernsKey ? 'The API key is missing' : 'Invalid input',
    happened: text`Nothing was sent, because inputs in the workflow are not valid:`,
    list: problems.map((problem) => problemLine(problem, redact)),
    next: text`Correct them in the workflow, ${again}.`,
  };
}

export function problemLine(
  { input, value, allowed }: Problem,
  redact: (text: string) => string,
): Text {
  if (value === undefined) return text`\`${input}\` ${allowed}.`;

  // Quotation marks show white space at the ends of the value.
  const found = JSON.stringify(shortened(redact(value), 200));
  return text`\`${input}\` ${allowed}. Found: ${code(found)}.`;
}
