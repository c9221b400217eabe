import type { InputsError, InvalidInput, UserMessage } from '../errors.ts';
import type { Redact } from '../text/redact.ts';
import { code, link, shortened, type Text, text } from '../text/sentence.ts';
import { plainLink } from '../text/url.ts';

/** The repository whose settings contain the secrets and variables. */
export interface SettingsOwner {
  serverUrl: string;
  repository: { fullName: string };
}

type Kind = 'secrets' | 'variables';

/** What the workflow calls them is not known. These are the README's names. */
const SETTINGS: Readonly<Record<string, { kind: Kind; add: Text; more?: Text }>> = {
  'api-key': {
    kind: 'secrets',
    add: text`Add its secret, such as \`DOCS_API_KEY\`,`,
    more: text` Secrets of an environment do not reach reusable workflows.`,
  },
  'project-id': {
    kind: 'variables',
    add: text`Add its variable, such as \`DOCS_PROJECT_ID\`,`,
  },
  'base-url': { kind: 'variables', add: text`Set it in the workflow, or add its variable` },
};

export function settingsPage(kind: Kind, { serverUrl, repository }: SettingsOwner): Text {
  const name = `Actions ${kind}`;
  const page = plainLink(`${serverUrl}/${repository.fullName}/settings/${kind}/actions`, true);
  return page === undefined ? [name] : [link(page, name)];
}

export function invalidInputsMessage(
  { invalidInputs }: InputsError,
  redact: Redact,
  { run, isThread }: { run: SettingsOwner; isThread: boolean },
): UserMessage {
  const list = invalidInputs.map((invalidInput) => lineAbout(invalidInput, redact, run));
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
  run: SettingsOwner,
): Text {
  const name = code(input);
  const setting = SETTINGS[input];
  const page = setting ? settingsPage(setting.kind, run) : [];
  if (isMissing)
    return text`${name} is empty. ${setting?.add ?? []} under ${page}.${setting?.more ?? []}`;

  // Quotation marks show white space at the ends.
  const shown = value === undefined ? undefined : JSON.stringify(shortened(redact(value), 200));
  const found = shown === undefined ? [] : text` Found: ${code(shown)}.`;
  const change = setting ? text` Change it in the workflow or under ${page}.` : [];
  return text`${name} ${allowed}.${found}${change}`;
}
