import { SetupError } from '../errors.ts';
import type { Text } from '../text/sentence.ts';

/** A part of the context cannot be read. With `context: auto` it is left out. */
export class ContextError extends SetupError {
  constructor(happened: Text, next: Text) {
    super({
      title: 'Could not read the context',
      happened,
      next,
    });
  }
}
