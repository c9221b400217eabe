/** Requests of so few words that nobody asks the agent for anything with them. */

type Meaning = 'help' | 'status' | 'cannot-stop' | 'missing';

/** Beside `help`, `status`, `stop`, and `new`, they change nothing. */
const FILLERS =
  'me it this that what is s of for the my current running now all everything job jobs ' +
  'agent run working pr pull request';
const POLITE = 'please pls ok okay';
const GREETINGS = 'hi hello hey hallo hola bonjour';
const THANKS =
  'thanks thank thx ty cheers danke merci gracias grazie obrigado obrigada спасибо ' +
  'ありがとう ありがとうございます 谢谢 謝謝 감사합니다';
const PRAISE = 'lgtm great good nice perfect awesome cool';
const IN_THANKS =
  'you so very much many a lot again all it this that is s for me to looks sounds job work';
const COURTESIES = `${POLITE} ${GREETINGS} ${THANKS} you`;

/**
 * A request has the meaning of the first row that has all of its words, one of them in `words`.
 *
 * A word may be added if nobody asks for anything with the words of its row alone, whichever they
 * put together, and if no page has such a name. Where that is not sure, the agent is asked.
 */
export const BARE_REQUESTS: readonly { meaning: Meaning; words: string; beside?: string }[] = [
  { meaning: 'help', words: 'help h', beside: `${FILLERS} ${COURTESIES}` },
  { meaning: 'status', words: 'status', beside: `${FILLERS} ${COURTESIES}` },
  { meaning: 'cannot-stop', words: 'stop cancel abort quit', beside: `${FILLERS} ${COURTESIES}` },
  { meaning: 'missing', words: 'new', beside: `${FILLERS} ${COURTESIES}` },
  { meaning: 'help', words: `${GREETINGS} ping test version v`, beside: `${COURTESIES} there` },
  {
    meaning: 'missing',
    words: `${THANKS} ${PRAISE}`,
    beside: `${POLITE} ${IN_THANKS}`,
  },
  { meaning: 'missing', words: POLITE },
];

const ROWS = BARE_REQUESTS.map(({ meaning, words, beside = '' }) => ({
  meaning,
  words: new Set(words.split(' ')),
  beside: new Set(beside.split(' ')),
}));

/** An emoji by its name, or on a key, or for which people write `+1`. */
const EMOJI = /:[a-z0-9_+-]+:|[\d#*]\ufe0f?\u20e3|(?<!\S)\+1(?!\S)/gi;

/** Undefined for an instruction. */
export function bareMeaning(request: string): Meaning | undefined {
  const plain = request.normalize('NFKC').replace(EMOJI, '').toLowerCase();
  const said = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (said.length === 0) return /[?？]/.test(request) ? 'help' : 'missing';

  const row = ROWS.find(
    ({ words, beside }) =>
      said.some((word) => words.has(word)) &&
      said.every((word) => words.has(word) || beside.has(word)),
  );
  return row?.meaning;
}
