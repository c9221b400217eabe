import { code, type Text, text } from '../text/sentence.ts';

/** The service's own words, untrusted, as a sentence that another one can follow; nothing where there are none. */
export function itSaid(words: string): Text {
  if (words === '') return [];
  return /[.!?…]$/.test(words) ? text`It said: ${code(words)}` : text`It said: ${code(words)}.`;
}
