/**
 * Sentences whose foreign parts stay marked until they reach a sink: words of ours are plain strings,
 * everything from outside is `code` (shown literally) or `link` (an address that was checked before).
 */
export type Part = string | { code: string } | { link: string };
export type Text = readonly Part[];

/** A tagged template for sentences: text`The service ${code(what)}.` */
export function text(strings: TemplateStringsArray, ...parts: (Part | Text | number)[]): Text {
  return strings.flatMap((words, i) => {
    const part = parts[i];
    const rest: readonly Part[] =
      part === undefined
        ? []
        : Array.isArray(part)
          ? part
          : [typeof part === 'number' ? String(part) : (part as Part)];
    return words === '' ? rest : [words, ...rest];
  });
}

/** A foreign value, shown literally. */
export const code = (value: string | number): Part => ({ code: String(value) });

/** An address that has been checked to be plain. */
export const link = (address: string): Part => ({ link: address });

/** Joins sentences with a space between. */
export function sentences(...texts: Text[]): Text {
  return texts.filter((each) => each.length > 0).flatMap((each, i) => (i === 0 ? each : [' ', ...each]));
}
