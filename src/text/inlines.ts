/** Inline text as GitHub reads it (CommonMark 'Inlines'), as far as it decides what is seen. */
import { TAG } from './html-block.ts';
import { isInvisible } from './invisible.ts';
import { afterLabel, definition, linkTail } from './links.ts';
import { commentEnd, readRawHtml } from './raw-html.ts';
import { type Findings, normalLabel, type Reading, type Rules } from './reading.ts';

const AUTOLINK = /<(?:[A-Za-z][A-Za-z0-9.+-]{1,31}:[^\s<>]*|[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9.-]+)>/y;
const NUMBERED = /&#(?:[xX]([0-9a-fA-F]{1,6})|([0-9]{1,7}));/y;
/** Named references to characters that are not seen (HTML standard, 'Named character references'). */
const NAMED =
  /&(?:shy|zwj|zwnj|lrm|rlm|NoBreak|ZeroWidthSpace|Negative(?:Very)?(?:Thin|Medium|Thick)Space|af|ApplyFunction|it|InvisibleTimes|ic|InvisibleComma);/y;

const SPECIAL = /[\\`<&[\]]/g;
const SPECIAL_OR_BARE =
  /[\\`<&[\]]|(?<![a-z])(?:https?|ftp):\/\/[a-z0-9][^\s<]*|(?<![a-z0-9])www\.[a-z0-9][^\s<]*/gi;

interface Bracket {
  at: number;
  image: boolean;
}

/** `bareAddresses`: an address without angle brackets is read as one (GFM 'Autolinks'). */
export interface InlineRules extends Rules {
  paragraph: boolean;
  bareAddresses: boolean;
}

/** Reads one unit of inline text; a paragraph may begin with link reference definitions. Linear. */
export function readInlines(reading: Reading, rules: InlineRules, found: Findings): void {
  new Inlines(reading, rules, found).read();
}

class Inlines {
  #reading: Reading;
  #text: string;
  #rules: InlineRules;
  #found: Findings;
  #brackets: Bracket[] = [];
  #lastBracket = -1;
  /** Brackets below this one cannot open a link: links hold no links. */
  #floor = 0;
  #runs: Map<number, number[]> | undefined;
  /** Ends that were looked for and are nowhere in the rest. */
  #absent = new Set<string>();

  constructor(reading: Reading, rules: InlineRules, found: Findings) {
    this.#reading = reading;
    this.#text = reading.text;
    this.#rules = rules;
    this.#found = found;
  }

  read(): void {
    const special = this.#rules.bareAddresses ? SPECIAL_OR_BARE : SPECIAL;
    special.lastIndex = this.#rules.paragraph ? this.#definitions() : 0;
    for (let match = special.exec(this.#text); match; match = special.exec(this.#text))
      if (match[0].length === 1) special.lastIndex = this.#after(match[0], match.index);
  }

  /** Takes the definitions at the start; the result is where the paragraph's text begins. */
  #definitions(): number {
    let at = 0;
    const { dialect } = this.#rules;
    for (let next = definition(this.#text, at, dialect); next; next = definition(this.#text, at, dialect)) {
      if (!this.#found.unclosed) {
        const span = this.#reading.span(at, next.end);
        this.#found.definitions.push({ ...span, label: normalLabel(next.label) });
        this.#tail(next);
      }
      at = next.end;
      while (/[ \t\n]/.test(this.#text.charAt(at))) at += 1;
    }
    return at;
  }

  #after(sign: string, at: number): number {
    switch (sign) {
      case '\\':
        return at + (/[!-/:-@[-`{-~]/.test(this.#text.charAt(at + 1)) ? 2 : 1);
      case '`':
        return this.#afterCode(at);
      case '<':
        return this.#afterAngle(at);
      case '&':
        return this.#afterReference(at);
      case '[':
        this.#brackets.push({ at, image: at > 0 && this.#text[at - 1] === '!' });
        this.#lastBracket = at;
        return at + 1;
      default:
        return this.#afterBracket(at);
    }
  }

  #afterCode(at: number): number {
    this.#runs ??= this.#backticks();
    let length = 1;
    while (this.#text[at + length] === '`') length += 1;
    const closers = this.#runs.get(length) ?? [];
    while ((closers.at(-1) ?? Number.POSITIVE_INFINITY) <= at) closers.pop();
    const close = closers.at(-1);
    return close === undefined ? at + length : close + length;
  }

  /** Where runs of backticks stand, by their length, the last first. */
  #backticks(): Map<number, number[]> {
    const runs = new Map<number, number[]>();
    for (const { 0: run, index } of this.#text.matchAll(/`+/g)) {
      const list = runs.get(run.length);
      if (list) list.push(index);
      else runs.set(run.length, [index]);
    }
    for (const list of runs.values()) list.reverse();
    return runs;
  }

  #afterAngle(at: number): number {
    const end = this.#rawEnd(at);
    if (end !== undefined) {
      readRawHtml(this.#reading, at, end, this.#rules, this.#found);
      return end;
    }
    AUTOLINK.lastIndex = at;
    return AUTOLINK.test(this.#text) ? AUTOLINK.lastIndex : at + 1;
  }

  /** The end of the raw HTML at `at`: a tag, comment, instruction, declaration or CDATA section. */
  #rawEnd(at: number): number | undefined {
    const text = this.#text;
    if (text.startsWith('<!--', at)) {
      if (text[at + 4] !== '>' && !text.startsWith('->', at + 4) && this.#find('-->', at + 4) === undefined)
        return undefined;
      return commentEnd(text, at);
    }
    if (text.startsWith('<?', at)) return this.#find('?>', at + 2);
    if (text.startsWith('<![CDATA[', at)) return this.#find(']]>', at + 9);
    if (text[at + 1] === '!') {
      const declaration = this.#rules.dialect === 'github' ? /<![A-Z]+\s/y : /<![A-Za-z]/y;
      declaration.lastIndex = at;
      return declaration.test(text) ? this.#find('>', at) : undefined;
    }
    TAG.lastIndex = at;
    return TAG.test(text) ? TAG.lastIndex : undefined;
  }

  /** Looks for an end once; where it is missing, it is missing for all that follows. */
  #find(end: string, from: number): number | undefined {
    if (this.#absent.has(end)) return undefined;
    const at = this.#text.indexOf(end, from);
    if (at < 0) this.#absent.add(end);
    return at < 0 ? undefined : at + end.length;
  }

  #afterReference(at: number): number {
    NUMBERED.lastIndex = at;
    NAMED.lastIndex = at;
    const number = NUMBERED.exec(this.#text);
    const code = number ? Number.parseInt(number[1] ?? number[2] ?? '', number[1] ? 16 : 10) : 0;
    const end = number ? NUMBERED.lastIndex : NAMED.test(this.#text) ? NAMED.lastIndex : undefined;
    if (end === undefined) return at + 1;
    const unseen = !number || (code > 0 && code <= 0x10ffff && isInvisible(String.fromCodePoint(code)));
    if (unseen) this.#hide(at, end);
    return end;
  }

  #afterBracket(at: number): number {
    const opener = this.#brackets.pop();
    if (opener === undefined) return at + 1;
    // A label holds no brackets, so that only innermost pairs are read: each character once.
    const isLabel = this.#lastBracket === opener.at && at - opener.at <= 1000;
    this.#lastBracket = at;
    const live = opener.image || this.#brackets.length >= this.#floor;
    if (this.#floor > this.#brackets.length) this.#floor = this.#brackets.length;
    const tail =
      live && this.#text[at + 1] === '(' ? linkTail(this.#text, at + 1, this.#rules.dialect) : undefined;
    if (tail === undefined) {
      if (isLabel) this.#refer(opener.at + 1, at);
      return at + 1;
    }
    if (!opener.image) this.#floor = this.#brackets.length;
    else if (this.#rules.strict) this.#hide(opener.at + 1, at);
    this.#tail(tail);
    return tail.end;
  }

  /** What brackets without an address refer to: the label behind them is looked for, not their own. */
  #refer(from: number, to: number): void {
    const own = normalLabel(this.#text.slice(from, to));
    const end = this.#text[to + 1] === '[' ? afterLabel(this.#text, to + 1) : undefined;
    const next = end === undefined ? '' : normalLabel(this.#text.slice(to + 2, end - 1));
    if (next === '') this.#found.labels.add(own);
    else if (own.startsWith('^')) this.#found.labels.add(`${own}][${next}`);
  }

  /** What of a link's address and title is no address. */
  #tail({ address, title }: NonNullable<ReturnType<typeof linkTail>>): void {
    if (title && (this.#rules.strict || this.#text.slice(title.from, title.to).includes('<!--')))
      this.#hide(title.from, title.to);
    if (this.#text.startsWith('<', address.from)) {
      const words = this.#text.slice(address.from, address.to);
      if (words.includes('<!--') || (this.#rules.strict && /\s/.test(words)))
        this.#hide(address.from, address.to);
    } else if (this.#text.slice(address.from, address.to).includes('<!--'))
      this.#hide(address.from, address.to);
  }

  #hide(from: number, to: number): void {
    if (!this.#found.unclosed && to > from) this.#found.hidden.push(this.#reading.span(from, to));
  }
}
