/**
 * The parts of a sentence: a string is our own text, `code` is untrusted text that is shown
 * literally, and `link` is a validated URL.
 */
export type Text = readonly Part[];
type Part = string | Code | { link: string; label?: Label | undefined };
type Code = { code: string };
/** Our own words, or untrusted text as code. */
export type Label = string | Code;

/** A period after `code` is left out if the code ends the sentence. */
export function text(strings: TemplateStringsArray, ...parts: (Part | Text | number)[]): Text {
  return strings.flatMap((string, i): Part[] => {
    const words = string.startsWith('.') && endsSentence(parts[i - 1]) ? string.slice(1) : string;
    const inserted = [parts[i] ?? []]
      .flat()
      .map((part) => (typeof part === 'number' ? String(part) : part));
    return words === '' ? inserted : [words, ...inserted];
  });
}

const endsSentence = (part: Part | Text | number | undefined) =>
  typeof part === 'object' && 'code' in part && /[.!?]$/.test(part.code);

export const code = (value: string | number): Code => ({ code: String(value) });
export const link = (address: string, label?: Label): Part => ({ link: address, label });

export function sentences(...texts: Text[]): Text {
  return texts
    .filter((sentence) => sentence.length > 0)
    .flatMap((sentence, i) => (i === 0 ? sentence : [' ', ...sentence]));
}

export function shortened(value: string, most: number): string {
  return value.length > most ? `${value.slice(0, most).toWellFormed()}…` : value;
}

/** Such as `2,000`. Small numbers do not use `toLocaleString`, whose first use takes 25 ms. */
export function grouped(count: number): string {
  return count < 1_000 ? String(count) : count.toLocaleString('en');
}

export function counted(count: number, thing: string): string {
  return `${grouped(count)} ${thing}${count === 1 ? '' : 's'}`;
}

/** Such as `8 s`, `60 min`, or `3 h 20 min`. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;

  const minutes = Math.round(seconds / 60);
  if (minutes < 120) return `${minutes} min`;

  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}

/** Such as `2026-11-21 10:15 UTC`. The year must have four digits. */
export function moment(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Such as `10:15 UTC`. */
export function clockTime(ms: number): string {
  return moment(ms).slice(11);
}
