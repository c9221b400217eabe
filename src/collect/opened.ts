import * as z from 'zod/mini';
import type { Session } from '../environment.ts';
import { optionalOrUndefined } from '../text/json.ts';
import { type EarlierCommand, newestFirst } from './commands.ts';

const OpenedEvent = z.object({
  action: z.literal('opened'),
  pull_request: z.object({
    number: z.int(),
    head: optionalOrUndefined(z.object({ ref: z.string() })),
    user: optionalOrUndefined(z.object({ type: z.string() })),
  }),
});

export type OpenedPullRequest = z.infer<typeof OpenedEvent>['pull_request'];

/** The pull request that was just opened, if that is why the run was started. */
export function openedPullRequest({
  name,
  payload,
}: Session['event']): OpenedPullRequest | undefined {
  if (name !== 'pull_request') return undefined;
  return OpenedEvent.safeParse(payload).data?.pull_request;
}

/**
 * The commands whose job may have opened it: those whose job works on its branch. If there are none and a bot opened it,
 * the newest command, whose job has most likely just finished.
 */
export function commandsBehind(
  { head, user }: OpenedPullRequest,
  active: readonly EarlierCommand[],
): EarlierCommand[] {
  const onItsBranch = active.filter(({ job }) => job?.ref !== undefined && job.ref === head?.ref);
  const mayBeAgents = user?.type === 'Bot';
  if (onItsBranch.length > 0 || !mayBeAgents) return onItsBranch;

  return newestFirst(active).slice(0, 1);
}
