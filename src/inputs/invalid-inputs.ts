import { SetupError } from '../errors.ts';
import { redactor } from '../text/redact.ts';
import { code, link, sentences, shortened, type Text, text } from '../text/sentence.ts';
import { plainLink } from '../text/url.ts';

export type RawInputs = Readonly<Record<string, string | undefined>>;

const KEYS = ['api-key', 'previous-api-key'];

const valuesOf = (names: readonly string[], raw: RawInputs) =>
  names.flatMap((name) => raw[name]?.trim() || []);

/** People sometimes put the key where an ID belongs. */
export function isKey(name: string, raw: RawInputs): boolean {
  const [value = ''] = valuesOf([name], raw);
  return value.startsWith('mint_') || valuesOf(KEYS, raw).includes(value);
}

/** The values that nobody may read. */
export function secretsIn(raw: RawInputs): string[] {
  const mistaken = ['project-id', 'job-id'].filter((name) => isKey(name, raw));
  return valuesOf([...KEYS, 'github-token', ...mistaken], raw);
}

/** Says that a required input is missing, by what examples keep it in. */
export const EMPTY = {
  secret:
    'is empty, or the secret behind it. `secrets: inherit` does not hand it over: ' +
    'pass it by its name',
  variable: 'is empty, or the variable behind it',
};
const EMPTY_INPUTS = Object.values(EMPTY);

export interface InvalidInput {
  input: string;
  /** The end of a sentence. */
  allowed: string;
}

/** All invalid inputs of a run, so that people can correct them together. */
export class InputsError extends SetupError {
  constructor(
    invalid: readonly InvalidInput[],
    inputs: RawInputs,
    run: SettingsOwner,
    isThread = false,
  ) {
    const isIncomplete = invalid.every(({ allowed }) => EMPTY_INPUTS.includes(allowed));
    const isOnlyKey = invalid.every(({ input }) => input === 'api-key');
    const again = isThread ? 'comment again' : 'start a new run';
    super({
      title: isIncomplete ? 'Setup incomplete' : 'Invalid input',
      topic: isOnlyKey ? 'The API key is missing' : undefined,
      happened: text`Nothing was sent, because inputs in the workflow are empty or not valid:`,
      list: invalid.map(({ input, allowed }) =>
        sentences(text`${code(input)} ${allowed}.`, shownValue(input, inputs)),
      ),
      next: sentences(
        text`Correct them in the workflow, or under ${settingsPage(run)}`,
        text`or ${settingsPage(run, 'variables')}, then ${again}.`,
      ),
    });
  }
}

function shownValue(input: string, inputs: RawInputs): Text {
  const value = inputs[input];
  const secrets = secretsIn(inputs);
  if (value === undefined || secrets.includes(value.trim())) return [];

  // Quotation marks show white space at the ends.
  const shown = JSON.stringify(shortened(redactor(secrets)(value), 200));
  return text`Found: ${code(shown)}.`;
}

export interface SettingsOwner {
  serverUrl: string;
  repository: { fullName: string };
}

export function settingsPage(
  { serverUrl, repository }: SettingsOwner,
  tab: 'secrets' | 'variables' = 'secrets',
): Text {
  const name = `Actions ${tab}`;
  const page = plainLink(`${serverUrl}/${repository.fullName}/settings/${tab}/actions`, true);
  return page === undefined ? [name] : [link(page, name)];
}
