import { SetupError } from '../errors.ts';
import { text } from '../text/sentence.ts';
import { readEvent } from './event.ts';

/** What an event other than a conversation's comment adds to a run. */
export interface EventFacts {
  eventIssue: number | undefined;
  isPublic: boolean | undefined;
}

/**
 * The facts of an event that is no comment run. A missing or broken payload gives none: a run with a prompt
 * needs no event. Throws a SetupError for comments at places where commands do not work, where no prompt is given.
 */
export function factsOf(
  { name, payload }: { name: string; payload: unknown },
  inputs: Readonly<Record<string, string | undefined>>,
): EventFacts {
  const event = readEvent(name, payload, () => undefined);
  if (event.kind !== 'other') return { eventIssue: undefined, isPublic: undefined };
  const isAsked = ['prompt', 'prompt-file', 'job-id'].some((input) => (inputs[input] ?? '').trim() !== '');
  if (event.noCommands !== undefined && !isAsked) {
    throw new SetupError(text`${event.noCommands}`, text`Nothing was sent.`);
  }
  return {
    eventIssue: event.issueNumber,
    isPublic: event.repository === undefined ? undefined : !event.repository.private,
  };
}
