import type { Text } from './text/sentence.ts';

/** The headings of `.github/docs/troubleshooting.md` that messages link to, as GitHub names their anchors. */
export const TOPICS = [
  'permission-denied',
  'could-not-check-your-permission',
  'blocked-by-an-earlier-command',
  'it-is-unclear-whether-this-command-arrived',
  'could-not-read-the-thread',
  'inputs-ignored',
  'could-not-read-the-event',
  'could-not-comment-in-the-thread',
  'continuing-without-comments',
  'could-not-post-the-result',
  'could-not-update-the-progress-comment',
  'could-not-save-the-job-id-in-the-thread',
  'could-not-comment-on-the-pull-request',
  'record-ignored',
  'the-github-token-is-missing',
  'the-api-key-is-missing',
  'invalid-input',
  'skipped-no-secrets',
  'the-service-rejected-the-api-key',
  'the-service-rejected-the-request',
  'the-agent-finished-without-a-pull-request',
  'the-agent-failed',
  'skipped-nothing-to-do',
  'could-not-find-the-thread',
  'could-not-read-the-prompt-file',
  'could-not-read-the-context',
  'could-not-check-the-pull-request',
  'pull-request-url-ignored',
  'unknown-job-status',
  'still-running',
  'result-not-confirmed',
  'canceled',
  'terminated-without-a-result',
  'a-result-fails-the-step',
  'rate-limited',
  'could-not-reach-the-service',
  'it-is-unclear-whether-the-request-arrived',
  'could-not-read-the-job-status',
  'job-not-found',
  'could-not-list-the-comments',
  'comments-were-ignored',
  'no-visitor-report',
  'not-every-page-was-read',
  'irregular-responses',
  'missing-periods-in-the-trend',
  'could-not-post-the-report',
  'could-not-write-the-report-files',
  'the-proxy-cannot-be-used',
  'could-not-write-the-runners-files',
  'internal-error',
] as const;
export type Topic = (typeof TOPICS)[number];

/** One thing that people are told, in log, summary, and comment alike. */
export interface Message {
  title: string;
  /** Makes sense without the title. */
  happened: Text;
  list?: readonly Text[] | undefined;
  /** What to do next. */
  next?: Text | undefined;
  /** Where the documentation says more. */
  topic?: Topic | undefined;
}

/** An error or a warning. */
export type Trouble = Message & { topic: Topic };

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

/** Something that the user can fix. Nothing was sent. */
export class SetupError extends Error {
  override readonly name: string = 'SetupError';
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(trouble.title);
    this.trouble = trouble;
  }
}

/** No error: what the run should work on has not changed. It ends as `skipped`. */
export class NothingToDo extends SetupError {}

/** An error's message. If no address of a host can be reached, Node's error has none, but `errors` of its own. */
export function messageOf(error: Error & { errors?: unknown[] }): string {
  if (error.message) return error.message;

  const causes = (error.errors ?? []).map((cause) =>
    cause instanceof Error ? cause.message : String(cause),
  );
  return causes.join('; ') || error.name;
}
