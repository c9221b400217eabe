import type { UserMessage } from '../errors.ts';
import { code, link, sentences, type Text, text } from '../text/sentence.ts';
import { plainLink } from '../text/url.ts';

export interface InvalidInput {
  input: string;
  allowed: string;
  /** As people may see it. */
  value?: string | undefined;
  isMissing?: boolean;
}

/** The repository whose settings contain the secrets and variables. */
export interface SettingsOwner {
  serverUrl: string;
  repository: { fullName: string };
}

export function invalidInputsMessage(
  invalidInputs: readonly InvalidInput[],
  run: SettingsOwner,
  isThread: boolean,
): UserMessage {
  const isOnlyKey = invalidInputs.every(({ input }) => input === 'api-key');
  const message = {
    topic: isOnlyKey ? 'The API key is missing' : undefined,
    list: invalidInputs.map((invalidInput) => lineAbout(invalidInput, run)),
  };

  const isIncomplete = invalidInputs.every(({ isMissing }) => isMissing);
  if (isIncomplete)
    return {
      ...message,
      title: 'Setup incomplete',
      happened: text`Nothing was sent. What is missing:`,
      next: text`Then ${isThread ? 'comment' : 'run'} again.`,
    };

  return {
    ...message,
    title: 'Invalid input',
    happened: text`Nothing was sent, because inputs in the workflow are not valid:`,
    next: text`Correct them, then ${isThread ? 'comment again' : 'start a new run'}.`,
  };
}

/** What the workflow calls them is not known. These are the README's names. */
const SETTINGS = new Map([
  ['api-key', { kind: 'secrets', name: 'DOCS_API_KEY' }],
  ['project-id', { kind: 'variables', name: 'DOCS_PROJECT_ID' }],
]);

function lineAbout({ input, value, allowed, isMissing }: InvalidInput, run: SettingsOwner): Text {
  const name = code(input);
  const setting = SETTINGS.get(input);
  const page = setting ? settingsPage(setting.kind, run) : [];
  if (isMissing) {
    const add = setting
      ? text`Add ${code(setting.name)}, or what the workflow calls it, under ${page}.`
      : text`Set it in the workflow.`;
    return sentences(text`${name} is empty.`, add);
  }

  // Quotation marks show white space at the ends.
  const found = value === undefined ? [] : text`Found: ${code(JSON.stringify(value))}.`;
  const change = setting ? text`Change it in the workflow or under ${page}.` : [];
  return sentences(text`${name} ${allowed}.`, found, change);
}

/** `kind`: secrets or variables. */
export function settingsPage(kind: string, { serverUrl, repository }: SettingsOwner): Text {
  const name = `Actions ${kind}`;
  const page = plainLink(`${serverUrl}/${repository.fullName}/settings/${kind}/actions`, true);
  return page === undefined ? [name] : [link(page, name)];
}
