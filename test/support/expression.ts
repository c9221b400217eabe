/** Evaluates the part of GitHub's expressions that conditions of workflows use. */

type Context = Readonly<Record<string, unknown>>;

const TOKEN = /\s*('(?:[^']|'')*'|\|\||&&|==|!=|[!(),]|[\w.-]+)/y;

/** Text is compared without its case, and the rest as text. */
const folded = (value: unknown) => String(value ?? '').toUpperCase();

const FUNCTIONS: Readonly<Record<string, (...given: unknown[]) => unknown>> = {
  contains: (search, item) =>
    Array.isArray(search)
      ? search.some((each) => folded(each) === folded(item))
      : folded(search).includes(folded(item)),
  format: (template, ...values) =>
    String(template).replace(/\{(\d+)\}/g, (_, index) => String(values[index] ?? '')),
  fromJSON: (json) => JSON.parse(String(json)),
};

export function evaluate(expression: string, context: Context): unknown {
  const tokens = tokensOf(expression);
  let position = 0;
  const next = () => tokens[position++] ?? '';
  const follows = (token: string) => tokens[position] === token && next() === token;
  const expect = (token: string) => {
    if (!follows(token)) throw new SyntaxError(`${token} is missing before ${tokens[position]}`);
  };

  const or = (): unknown => {
    let value = and();
    while (follows('||')) {
      const right = and();
      value ||= right;
    }
    return value;
  };
  const and = (): unknown => {
    let value = comparison();
    while (follows('&&')) {
      const right = comparison();
      value &&= right;
    }
    return value;
  };
  const comparison = (): unknown => {
    const left = operand();
    if (follows('==')) return folded(left) === folded(operand());
    return follows('!=') ? folded(left) !== folded(operand()) : left;
  };
  const operand = (): unknown => {
    if (follows('!')) return !operand();
    if (follows('(')) {
      const value = or();
      expect(')');
      return value;
    }

    const token = next();
    if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'");
    return follows('(') ? call(token) : valueAt(context, token);
  };
  const call = (name: string): unknown => {
    const given = [or()];
    while (follows(',')) given.push(or());
    expect(')');
    const run = FUNCTIONS[name];
    if (!run) throw new SyntaxError(`${name} is no function`);
    return run(...given);
  };

  const value = or();
  if (position < tokens.length) throw new SyntaxError(`${tokens[position]} is left`);
  return value;
}

function tokensOf(expression: string): string[] {
  const tokens: string[] = [];
  const text = expression.trimEnd();
  for (let end = 0; end < text.length; end = TOKEN.lastIndex) {
    TOKEN.lastIndex = end;
    const [, token = ''] = TOKEN.exec(text) ?? [];
    if (token === '') throw new SyntaxError(`not readable: ${text.slice(end, end + 40)}`);
    tokens.push(token);
  }
  return tokens;
}

function valueAt(context: Context, path: string): unknown {
  return path
    .split('.')
    .reduce((value: unknown, name) => (value as Context | null | undefined)?.[name], context);
}
