import type { UserMessage } from '../errors.ts';
import { code, link, type Text, text } from '../text/sentence.ts';
import { plainLink } from '../text/url.ts';

export interface InvalidInput {
  input: string;
  allowed: string;
  /** As people may see it. */
  value?: string | undefined;
  isMissing?: boolean;
}

export function invalidInputsMessage(
  invalid: readonly InvalidInput[],
  run: SettingsOwner,
  isThread: boolean,
): UserMessage {
  const isIncomplete = invalid.every(({ isMissing }) => isMissing);
  const isOnlyKey = invalid.every(({ input }) => input === 'api-key');
  const again = isThread ? 'comment again' : 'start a new run';
  return {
    title: isIncomplete ? 'Setup incomplete' : 'Invalid input',
    topic: isOnlyKey ? 'The API key is missing' : undefined,
    happened: text`Nothing was sent, because inputs in the workflow are empty or not valid:`,
    list: invalid.map(lineAbout),
    next: text`Correct them in the workflow or under ${settingsPage(run)}, then ${again}.`,
  };
}

/** What the workflow calls the secret or variable is not known. */
function lineAbout({ input, value, allowed, isMissing }: InvalidInput): Text {
  const name = code(input);
  if (isMissing) return text`${name} is empty, or the secret or variable behind it.`;
  if (value === undefined) return text`${name} ${allowed}.`;

  // Quotation marks show white space at the ends.
  return text`${name} ${allowed}. Found: ${code(JSON.stringify(value))}.`;
}

/** The repository whose settings contain the secrets and variables. */
export interface SettingsOwner {
  serverUrl: string;
  repository: { fullName: string };
}

export function settingsPage({ serverUrl, repository }: SettingsOwner): Text {
  const name = 'Actions secrets and variables';
  const page = plainLink(`${serverUrl}/${repository.fullName}/settings/secrets/actions`, true);
  return page === undefined ? [name] : [link(page, name)];
}
