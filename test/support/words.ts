import { EarlyEnd } from '../../src/errors.ts';
import { toLog } from '../../src/text/markdown.ts';
import type { Text } from '../../src/text/sentence.ts';

/** The words of a sentence as in the log, without backticks. */
export const wordsOf = (text: Text = []) => toLog(text).replaceAll('`', '');

export async function failureOf(call: () => unknown) {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof EarlyEnd)) throw error;
    const { happened, next } = error.notice;
    return { happened: wordsOf(happened), next: wordsOf(next) };
  }
  throw new Error('It did not fail.');
}
