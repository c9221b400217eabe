/** Which parts of the context go along with a request. */
import type { Session } from '../environment.ts';
import type { ContextPart } from '../inputs/fields.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { JobRequest } from '../job-request.ts';
import { CHANGE_PARTS, type ChangePart } from './github-changes.ts';
import { pullRequestOf } from './revisions.ts';

interface Receiver {
  kind: 'create' | 'message';
  /** False: nobody knows which reviews the job has got before, so none go along. */
  isThreadRead: boolean;
}

/** A job knows its context already. So a message has only reviews, and the changes of a workflow, because these are new. */
export function partsFor(
  { target, command }: Pick<JobRequest, 'target' | 'command'>,
  context: Inputs['context'],
  { kind, isThreadRead }: Receiver,
): readonly ContextPart[] {
  const isWorkflow = command === undefined;
  if (context === 'none' || (context === 'auto' && isWorkflow)) return [];

  const isOnPull = command?.issueInEvent.isPullRequest;
  const byDefault: ContextPart[] = isOnPull ? ['issue', 'files', 'review'] : ['issue'];

  const goesAlong = (part: ContextPart) => {
    if (part === 'review') return isThreadRead;
    if (target.type === 'job') return false;
    return kind === 'create' || (isWorkflow && CHANGE_PARTS.some((change) => change === part));
  };
  return (context === 'auto' ? byDefault : context).filter(goesAlong);
}

/** The parts that are about changes, in the order in which they are quoted. */
export function changePartsIn(parts: readonly ContextPart[]): readonly ChangePart[] {
  return CHANGE_PARTS.filter((part) => parts.includes(part));
}

/** The changes that go along with every request of a workflow, both for a new job and with a message. */
export function workflowChangeParts(
  request: Pick<JobRequest, 'target' | 'command'>,
  context: Inputs['context'],
): readonly ChangePart[] {
  return changePartsIn(partsFor(request, context, { kind: 'message', isThreadRead: false }));
}

/** Whether the changes start where the last job of the thread ended. Those of a pull request start at its base. */
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
