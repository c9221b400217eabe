import { SetupError } from '../errors.ts';
import { isOurs } from '../github/hidden-marker.ts';
import { DEFAULTS } from '../inputs/names.ts';
import { text } from '../text/sentence.ts';
import { type CommentRun, readEvent } from './event.ts';
import { type Command, parseCommand } from './parse.ts';

/** What a comment for us asks for. */
export type Asked = Exclude<Command, { kind: 'none' }>;

/** What a comment event is to this run. */
export type CommentRead =
  | { kind: 'skip'; reason: string }
  | { kind: 'ours'; event: CommentRun; asked: Asked };

/**
 * Whether a comment is for us, by a person, and no comment of ours: needs nothing but the event and `command`.
 * Throws a SetupError for a command whose event cannot be read.
 */
export function readComment(
  { name, payload }: { name: string; payload: unknown },
  command: string | undefined,
): CommentRead {
  const word = command?.trim() || (DEFAULTS.command ?? '');
  const event = readEvent(name, payload, (body) => {
    if (isOurs(body)) return 'The comment is one of this action’s own.';
    const asked = parseCommand(body, word);
    return asked.kind === 'none' ? asked.reason : undefined;
  });
  if (event.kind === 'not-for-us') return { kind: 'skip', reason: event.reason };
  if (event.kind !== 'comment') {
    throw new SetupError(
      text`${event.kind === 'unusable' ? event.why : 'The event cannot be read.'} Nothing was sent.`,
      text`Start the workflow by \`issue_comment\` with the type \`created\`, and hand the event on unchanged.`,
    );
  }
  const asked = parseCommand(event.comment.body, word);
  return asked.kind === 'none' ? { kind: 'skip', reason: asked.reason } : { kind: 'ours', event, asked };
}
