/** Plans which parts of the context go along with a request. */
import type { Session } from '../environment.ts';
import type { ContextPart } from '../inputs/fields.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { JobRequest } from '../job-request.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { pullRequestOf } from './range.ts';

/** The parts of `context` that are about changes, in the order in which they are quoted. */
export const CHANGE_PARTS = ['commits', 'files', 'diff'] as const;
export type ChangePart = (typeof CHANGE_PARTS)[number];

/** Which job gets a request, and what is known of it. */
export interface Receiver {
  kind: 'create' | 'message';
  /** Records of a thread say which reviews the job has got. */
  hasThread: boolean;
}

interface PlannedParts {
  parts: readonly ContextPart[];
  /** Sentences for the log about what `context` asks for and does not go along. */
  leftOut: readonly Text[];
}

export function planParts(
  request: Pick<JobRequest, 'target' | 'command'>,
  inputs: Pick<Inputs, 'context' | 'dry-run'>,
  receiver: Receiver,
): PlannedParts {
  const expected = expectedParts(request, inputs.context, receiver);
  const isLeftOut = (part: ContextPart) =>
    LEFT_OUT.some(({ parts, applies }) => parts.includes(part) && applies(inputs, receiver));

  const leftOut = LEFT_OUT.filter(({ applies }) => applies(inputs, receiver)).flatMap(
    ({ parts, why }) => {
      const [first, second] = expected.filter((part) => parts.includes(part)).map(code);
      if (first === undefined) return [];
      const names = second === undefined ? text`${first}` : text`${first} and ${second}`;
      return [text`\`context\`: ${names} left out, because ${why}.`];
    },
  );
  return { parts: expected.filter((part) => !isLeftOut(part)), leftOut };
}

interface LeftOut {
  parts: readonly ContextPart[];
  applies: (inputs: Pick<Inputs, 'dry-run'>, receiver: Receiver) => boolean;
  why: string;
}

const LEFT_OUT: readonly LeftOut[] = [
  {
    parts: ['thread', 'review'],
    applies: (inputs) => inputs['dry-run'],
    why: 'a dry run does not read the thread',
  },
  {
    parts: ['review'],
    // A new job knows no reviews, so it gets all of them.
    applies: (inputs, { kind, hasThread }) =>
      !inputs['dry-run'] && kind === 'message' && !hasThread,
    why: 'without a thread, nothing says which reviews the job has got',
  },
];

/** A job knows its context already. So a message has only reviews, and the changes of a workflow, because these are new. */
function expectedParts(
  request: Pick<JobRequest, 'target' | 'command'>,
  context: Inputs['context'],
  { kind }: Receiver,
): readonly ContextPart[] {
  const withEveryRequest: readonly ContextPart[] = workflowChangeParts(request, context);

  const goesAlong = (part: ContextPart) => {
    if (part === 'review') return true;
    return kind === 'create' || withEveryRequest.includes(part);
  };
  return requestedParts(request, context).filter(goesAlong);
}

/** The parts that `context` asks for. With `auto`, they depend on where the command is. */
function requestedParts(
  { command }: Pick<JobRequest, 'command'>,
  context: Inputs['context'],
): readonly ContextPart[] {
  if (context === 'none') return [];
  if (context !== 'auto') return context;
  if (command === undefined) return [];
  return command.issueInEvent.isPullRequest ? ['issue', 'files', 'review'] : ['issue'];
}

/** In the order in which they are quoted. */
export function changePartsIn(parts: readonly ContextPart[]): readonly ChangePart[] {
  return CHANGE_PARTS.filter((part) => parts.includes(part));
}

/** The changes that go along with every request of a workflow, both for a new job and with a message. */
export function workflowChangeParts(
  request: Pick<JobRequest, 'target' | 'command'>,
  context: Inputs['context'],
): readonly ChangePart[] {
  const isWorkflow = request.command === undefined;
  if (!isWorkflow || request.target.type === 'job') return [];
  return changePartsIn(requestedParts(request, context));
}

/** The changes start where those of the thread's last job end. Those of a pull request always start at its base. */
export function continuesChanges(
  request: Pick<JobRequest, 'target' | 'command' | 'issue'>,
  { inputs, event }: Pick<Session, 'inputs' | 'event'>,
): boolean {
  const continues = request.command === undefined && request.target.type === 'continue';
  return (
    continues &&
    workflowChangeParts(request, inputs.context).length > 0 &&
    pullRequestOf(request, event) === undefined
  );
}
