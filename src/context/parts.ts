/** Which parts of the context go along with a request. */
import type { Session } from '../environment.ts';
import type { ContextPart } from '../inputs/fields.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { JobRequest } from '../job-request.ts';
import { pullRequestOf } from './range.ts';

export const CHANGE_PARTS = ['commits', 'files', 'diff'] as const;
export type ChangePart = (typeof CHANGE_PARTS)[number];

type Context = Inputs['context'];

/** A message has only what its job does not know: reviews, and the changes of a workflow. */
export function partsFor(
  kind: 'create' | 'message',
  request: JobRequest,
  context: Context,
): readonly ContextPart[] {
  const requested = requestedParts(request, context);
  if (kind === 'create') return requested;

  const news: readonly ContextPart[] = ['review', ...workflowChangeParts(request, context)];
  return requested.filter((part) => news.includes(part));
}

/** The parts that `context` asks for. With `auto`, they depend on where the command is. */
function requestedParts({ command }: JobRequest, context: Context): readonly ContextPart[] {
  if (context === 'none') return [];
  if (context !== 'auto') return context;
  if (command === undefined) return [];
  return command.issueInEvent.isPullRequest ? ['issue', 'files', 'review'] : ['issue'];
}

export function changePartsIn(parts: readonly ContextPart[]): readonly ChangePart[] {
  return CHANGE_PARTS.filter((part) => parts.includes(part));
}

/** The changes that go along with every request of a workflow, for a new job and with a message. */
export function workflowChangeParts(request: JobRequest, context: Context): readonly ChangePart[] {
  const isWorkflow = request.command === undefined && request.target.type !== 'job';
  return isWorkflow ? changePartsIn(requestedParts(request, context)) : [];
}

/** Changes start where those of the thread's last job end, but not those of a pull request. */
export function continuesChanges(
  request: JobRequest,
  { inputs, event }: Pick<Session, 'inputs' | 'event'>,
): boolean {
  const hasChanges = workflowChangeParts(request, inputs.context).length > 0;
  const isAboutPull = pullRequestOf(request, event) !== undefined;
  return request.target.type === 'continue' && hasChanges && !isAboutPull;
}
