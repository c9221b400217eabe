import { toLog } from '../../src/text/markdown.ts';
import type { Text } from '../../src/text/sentence.ts';

/** The words of a sentence as in the log, without backticks. */
export const wordsOf = (text: Text = []) => toLog(text).replaceAll('`', '');
