import { compileFunction } from 'node:vm';

const folded = (value: unknown) => String(value ?? '').toUpperCase();

const FUNCTIONS = {
  contains: (search: unknown, item: unknown) =>
    Array.isArray(search)
      ? search.some((each) => folded(each) === folded(item))
      : folded(search).includes(folded(item)),
  format: (template: string, ...values: unknown[]) =>
    template.replace(/\{(\d+)\}/g, (_, index) => String(values[index] ?? '')),
  fromJSON: JSON.parse,
};

const PARTS = /'((?:[^']|'')*)'|[a-z_]\w*(?:\.\w+)+/gi;

/**
 * A condition of a workflow as a function of its contexts. The part of GitHub's expressions that ours use is JavaScript
 * but for quotes in text, which are doubled, and for members of what is not there, which are not there either.
 */
export function conditionOf(expression: string): (context: object) => unknown {
  const code = expression.replaceAll(PARTS, (part, text?: string) => {
    if (text !== undefined) return JSON.stringify(text.replaceAll("''", "'"));
    return `context.${part.replaceAll('.', '?.')}`;
  });
  const run = compileFunction(`return (${code})`, ['context', ...Object.keys(FUNCTIONS)]);
  return (context) => run(context, ...Object.values(FUNCTIONS));
}
