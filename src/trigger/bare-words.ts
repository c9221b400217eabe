/** A command of so few words that nobody asks the agent for anything with them. */

type Meaning = 'help' | 'status' | 'cannot-stop' | 'missing';

const list = (words: string) => words.split(' ');

const POLITE = list('please pls ok okay');
const GREETINGS = list('hi hello hey hallo hola bonjour');
const THANKS = list(
  'thanks thank thx ty cheers danke merci gracias grazie obrigado obrigada спасибо ' +
    'ありがとう ありがとうございます 谢谢 謝謝 감사합니다',
);
const PRAISE = list('lgtm great good nice perfect awesome cool');
const COURTESIES = [...POLITE, ...GREETINGS, ...THANKS, 'you'];

const BESIDE_OPTIONS = [
  ...list('me it this that what is s of for the my current running now all everything job jobs'),
  ...list('agent run working pr pull request'),
  ...COURTESIES,
];
const BESIDE_THANKS = [
  ...list(
    'you so very much many a lot again all it this that is s for me to looks sounds job work',
  ),
  ...POLITE,
];

/**
 * The words mean what the first row says that has all of them, one of them in `words`.
 *
 * A word may be added if nobody asks for anything with the words of its row alone, whichever they
 * put together, and if no page has such a name. Where that is not sure, the agent is asked.
 */
export const BARE_WORDS: readonly {
  meaning: Meaning;
  words: readonly string[];
  beside: readonly string[];
}[] = [
  { meaning: 'help', words: ['help', 'h'], beside: BESIDE_OPTIONS },
  { meaning: 'status', words: ['status'], beside: BESIDE_OPTIONS },
  { meaning: 'cannot-stop', words: list('stop cancel abort quit'), beside: BESIDE_OPTIONS },
  { meaning: 'missing', words: ['new'], beside: BESIDE_OPTIONS },
  {
    meaning: 'help',
    words: [...GREETINGS, ...list('ping test version v')],
    beside: [...COURTESIES, 'there'],
  },
  { meaning: 'missing', words: [...THANKS, ...PRAISE], beside: BESIDE_THANKS },
  { meaning: 'missing', words: POLITE, beside: [] },
];

/** An emoji by its name, or on a key, or for which people write `+1`. */
const EMOJI = /:[a-z0-9_+-]+:|[\d#*]\ufe0f?\u20e3|(?<!\S)\+1(?!\S)/gi;

/** Undefined if the agent can do something with it. */
export function bareMeaning(instruction: string): Meaning | undefined {
  const plain = instruction.normalize('NFKC').replace(EMOJI, '').toLowerCase();
  const said = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (said.length === 0) return /[?？]/.test(instruction) ? 'help' : 'missing';

  const row = BARE_WORDS.find(
    ({ words, beside }) =>
      said.some((word) => words.includes(word)) &&
      said.every((word) => words.includes(word) || beside.includes(word)),
  );
  return row?.meaning;
}
