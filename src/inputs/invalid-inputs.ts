import type { InputsError, InvalidInput, UserMessage } from '../errors.ts';
import type { Redact } from '../text/redact.ts';
import { code, link, shortened, type Text, text } from '../text/sentence.ts';
import { plainLink } from '../text/url.ts';

/** The repository whose settings contain the secrets and variables. */
export interface SettingsOwner {
  serverUrl: string;
  repository: { fullName: string };
}

/** Where people read the message. */
interface Place {
  run: SettingsOwner;
  /** They can comment again. */
  isThread: boolean;
}

/**
 * A required input comes from a secret or a variable. What the workflow calls it is not known;
 * these are the README's names.
 */
const WHERE_TO_ADD: Readonly<Record<string, (place: Place) => Text>> = {
  'api-key': (place) =>
    text`Add its secret, such as \`DOCS_API_KEY\`, under ${settingsPage('secrets', place.run)}. Secrets of an environment do not reach reusable workflows.`,
  'project-id': (place) =>
    text`Add its variable, such as \`DOCS_PROJECT_ID\`, under ${settingsPage('variables', place.run)}.`,
  'base-url': (place) =>
    text`Set it in the workflow, or add its variable under ${settingsPage('variables', place.run)}.`,
};

/** Where the README keeps the values. */
const SETTINGS = new Map<string, 'secrets' | 'variables'>([
  ['api-key', 'secrets'],
  ['project-id', 'variables'],
]);

export function settingsPage(
  kind: 'secrets' | 'variables',
  { serverUrl, repository }: SettingsOwner,
): Text {
  const name = `Actions ${kind}`;
  const page = plainLink(`${serverUrl}/${repository.fullName}/settings/${kind}/actions`, true);
  return page === undefined ? [name] : [link(page, name)];
}

export function invalidInputsMessage(
  { invalidInputs }: InputsError,
  redact: Redact,
  place: Place,
): UserMessage {
  const { isThread } = place;
  const list = invalidInputs.map((invalidInput) => lineAbout(invalidInput, redact, place));
  const isOnlyKey = invalidInputs.every(({ input }) => input === 'api-key');
  const topic = isOnlyKey ? 'The API key is missing' : undefined;

  const isIncomplete = invalidInputs.every(({ isMissing }) => isMissing);
  if (isIncomplete)
    return {
      title: 'Setup incomplete',
      topic,
      happened: text`Nothing was sent. What is missing:`,
      list,
      next: text`Then ${isThread ? 'comment' : 'run'} again.`,
    };

  return {
    title: 'Invalid input',
    topic,
    happened: text`Nothing was sent, because inputs in the workflow are not valid:`,
    list,
    next: text`Correct them in the workflow, then ${isThread ? 'comment again' : 'start a new run'}.`,
  };
}

function lineAbout(
  { input, value, allowed, isMissing }: InvalidInput,
  redact: Redact,
  place: Place,
): Text {
  if (isMissing) return text`\`${input}\` is empty. ${WHERE_TO_ADD[input]?.(place) ?? []}`;
  const kind = SETTINGS.get(input);
  const change = kind
    ? text` Change it in the workflow or under ${settingsPage(kind, place.run)}.`
    : [];
  if (value === undefined) return text`\`${input}\` ${allowed}.${change}`;

  // Quotation marks show white space at the ends.
  const shown = JSON.stringify(shortened(redact(value), 200));
  return text`\`${input}\` ${allowed}. Found: ${code(shown)}.${change}`;
}
