import type { Text } from './text/sentence.ts';

/** The headings of `.github/docs/troubleshooting.md` that messages link to. */
export const TOPICS = [
  'Permission denied',
  'Could not check your permission',
  'Blocked by an earlier command',
  'It is unclear whether this command arrived',
  'Could not read the thread',
  'Inputs ignored',
  'Could not read the event',
  'Could not comment in the thread',
  'Continuing without comments',
  'Could not post the result',
  'Could not update the progress comment',
  'Could not save the job ID in the thread',
  'Could not comment on the pull request',
  'Could not react to the command',
  'The GitHub token is missing',
  'The API key is missing',
  'Invalid input',
  'Skipped: no secrets',
  'The service rejected the API key',
  'The service rejected the request',
  'The agent finished without a pull request',
  'The agent failed',
  'Skipped: nothing to do',
  'Could not find the thread',
  'Could not read the prompt file',
  'Could not read the context',
  'Could not check the pull request',
  'Pull request URL ignored',
  'Unknown job status',
  'Still running',
  'Result not confirmed',
  'Canceled',
  'A result fails the step',
  'Rate limited',
  'Could not reach the service',
  'It is unclear whether the request arrived',
  'Could not read the job status',
  'Job not found',
  'No visitor report',
  'Not every page was read',
  'Irregular responses',
  'Missing periods in the trend',
  'Could not post the report',
  'Could not write the report files',
  'The proxy cannot be used',
  'Could not write the runner’s files',
  'Internal error',
] as const;
export type Topic = (typeof TOPICS)[number];

/** What the log, the job summary, and comments tell people about one thing. */
export interface Message {
  title: string;
  /** Makes sense without the title. */
  happened: Text;
  list?: readonly Text[] | undefined;
  /** What to do next. */
  next?: Text | undefined;
  /** The heading in the documentation, if it is not the title. */
  topic?: Topic | undefined;
}

/** An error or a warning. Its title or its `topic` is a heading of the troubleshooting page. */
export type Trouble = Message & ({ title: Topic } | { topic: Topic });

export type Heading = Pick<Message, 'title' | 'topic'>;

/** The heading of the section in the documentation that is about a message. */
export function topicOf(message: Trouble): Topic;
export function topicOf(message: Heading): Topic | undefined;
export function topicOf({ title, topic }: Heading): Topic | undefined {
  return topic ?? TOPICS.find((heading) => heading === title);
}

/** One wrong input. `value`: as given; undefined if it must not be shown. */
export interface Problem {
  input: string;
  value?: string | undefined;
  allowed: string;
}

/** All wrong inputs of a run, together. Nothing was sent. */
export class InputsError extends Error {
  override readonly name = 'InputsError';
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(({ input, allowed }) => `${input}: ${allowed}`).join('; '));
    this.problems = problems;
  }
}

/** Ends a run before anything is sent, with a message for the user. */
export class SetupError extends Error {
  override readonly name: string = 'SetupError';
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(trouble.title);
    this.trouble = trouble;
  }
}

/** Nothing has changed that the run could work on. The outcome is `skipped`, and the step does not fail. */
export class NothingToDo extends SetupError {}

/** An error's message, never empty. */
export function messageOf(error: Error & { errors?: unknown[] }): string {
  if (error.message) return error.message;

  // If no address of a host can be reached, Node's error has no message, but one error per address.
  const causes = (error.errors ?? []).map((cause) =>
    cause instanceof Error ? cause.message : String(cause),
  );
  return causes.join('; ') || error.name;
}
