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
  request: Pick<JobRequest, 'target' | 'command'>,
  context: Inputs['context'],
  { kind, isThreadRead }: Receiver,
): readonly ContextPart[] {
  const withEveryRequest: readonly ContextPart[] = workflowChangeParts(request, context);

  const goesAlong = (part: ContextPart) => {
    if (part === 'review') return isThreadRead;
    if (request.target.type === 'job') return false;
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

/** The parts that are about changes, in the order in which they are quoted. */
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

/** Whether the changes start where those of the thread's last job end. Those of a pull request start at its base. */
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
