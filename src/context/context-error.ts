import { SetupError } from '../errors.ts';
import { explain } from '../github/explain.ts';
import { sentences, type Text, text } from '../text/sentence.ts';

export function contextError(happened: Text, next: Text): SetupError {
  return new SetupError({ title: 'Could not read the context', happened, next });
}

/**
 * Describes an error of reading the context. Rethrows what is neither a SetupError nor GitHub's: a
 * bug, or an abort.
 */
export function asContextError(error: unknown): SetupError {
  if (error instanceof SetupError) return error;

  const grant = text`Grant the job \`contents: read\`, \`issues: read\`, and \`pull-requests: read\`.`;
  const call = { what: 'the request for `context`', grant, again: 'run again' };
  const { happened, next } = explain(error, call);
  return contextError(happened, sentences(next, text`Or remove that part from \`context\`.`));
}
