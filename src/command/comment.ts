import { SetupError } from '../errors.ts';
import { isOurs } from '../github/hidden-marker.ts';
import { DEFAULTS } from '../inputs/names.ts';
import { text } from '../text/sentence.ts';
import { type CommentRun, readEvent } from './event.ts';
import { parseCommand } from './parse.ts';
import type { Asked } from './run.ts';

/** What a comment event is to this run. */
export type CommentRead =
  | { kind: 'skip'; reason: string }
  | { kind: 'ours'; event: CommentRun; asked: Asked };

/**
 * Whether a comment is for us, by a person, and no comment of ours: needs nothing but the event and `command`
 * (design: behaviour.md, The life of a job run, 1). Throws a SetupError for a command whose event cannot be read.
 */
export async function readComment(
  { name, payload }: { name: string; payload: unknown },
  command: string | undefined,
): Promise<CommentRead> {
  const word = command?.trim() || (DEFAULTS.command ?? '');
  let body: string | undefined;
  const event = readEvent(name, payload, (found) => {
    body = found;
    return isOurs(body) ? 'The comment is one of this action’s own.' : undefined;
  });
  if (event.kind === 'not-for-us') return { kind: 'skip', reason: event.reason };
  const asked = body === undefined ? undefined : await parseCommand(body, word);
  if (asked?.kind === 'none') return { kind: 'skip', reason: asked.reason };
  if (event.kind !== 'comment' || asked === undefined) {
    throw new SetupError(
      text`${event.kind === 'unusable' ? event.why : 'The event cannot be read.'} Nothing was sent.`,
      text`Start the workflow by \`issue_comment\` with the type \`created\`, and hand the event on unchanged.`,
    );
  }
  return { kind: 'ours', event, asked };
}
