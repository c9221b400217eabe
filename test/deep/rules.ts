/** How a mutant differs from the source. Each rule looks at one kind of place, and says what stands there instead. */

export interface Node {
  type: string;
  start: number;
  end: number;
  // biome-ignore lint/suspicious/noExplicitAny: each kind of node has other fields.
  [field: string]: any;
}

type Change = readonly [place: Pick<Node, 'start' | 'end'>, text: string];
type Rule = (node: Node, textOf: (node: Node) => string) => Change | undefined | false | '';

const BOUNDARIES: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const EQUALITIES: Record<string, string> = { '===': '!==', '!==': '===' };
const LOGIC: Record<string, string> = { '&&': '||', '||': '&&', '??': '&&' };
const SUMS: Record<string, string> = { '-': '+', '*': '/', '/': '*', '%': '*' };
/** A map, because methods can have the names of an object's own, such as `toString`. */
const EXTREMES = new Map(Object.entries({ min: 'max', max: 'min', some: 'every', every: 'some' }));
const STEPS =
  /^(filter|slice|trim\w*|toSorted|toReversed|flat|toLowerCase|catch|replaceAll|replace)$/;

const withOperator =
  (operators: Record<string, string>): Rule =>
  ({ operator, left, right }, textOf) =>
    operators[operator] && [
      { start: left.end, end: right.start },
      textOf({ type: '', start: left.end, end: right.start }).replace(
        operator,
        () => operators[operator] ?? '',
      ),
    ];

const isCall = ({ type, argument }: Node): boolean =>
  type === 'CallExpression' || (type === 'AwaitExpression' && isCall(argument));

const isPlain = ({ type, value }: Node, kind: string) =>
  type === 'Literal' && typeof value === kind;

export const RULES: Readonly<Record<string, Rule>> = {
  'a condition negated': ({ type, test }, textOf) =>
    /^(If|Conditional|While)/.test(type) && [test, `!(${textOf(test)})`],
  'a boundary moved': withOperator(BOUNDARIES),
  'a comparison turned': withOperator(EQUALITIES),
  'and, or exchanged': (node, textOf) =>
    node.type === 'LogicalExpression' && withOperator(LOGIC)(node, textOf),
  'an operand left out': (node, textOf) =>
    node.type === 'LogicalExpression' && [node, textOf(node.left)],
  'a sum turned': (node, textOf) =>
    node.type === 'BinaryExpression' && withOperator(SUMS)(node, textOf),
  'a call left out': (node) =>
    node.type === 'ExpressionStatement' && isCall(node.expression) && [node, ';'],
  'an await left out': (node, textOf) =>
    node.type === 'AwaitExpression' && [node, textOf(node.argument)],
  'arguments swapped'({ type, arguments: parameters = [] }, textOf) {
    const [first, second]: Node[] = parameters;
    return (
      type === 'CallExpression' &&
      first &&
      second && [{ start: first.start, end: second.end }, `${textOf(second)}, ${textOf(first)}`]
    );
  },
  'a default changed': ({ type, right }, textOf) =>
    type === 'AssignmentPattern' && [
      right,
      isPlain(right, 'boolean') ? `!${textOf(right)}` : '(undefined as never)',
    ],
  'a constant changed': (node, textOf) =>
    (isPlain(node, 'number') && [node, `(${textOf(node)} ${node.value < 100 ? '+ 1' : '* 2'})`]) ||
    (isPlain(node, 'boolean') && [node, `${!node.value}`]),
  'a text emptied': (node) =>
    (isPlain(node, 'string') && node.value !== '' && [node, "''"]) ||
    (node.type === 'TemplateElement' &&
      /\w/.test(node.value.raw) && [
        { start: node.start + 1, end: node.start + 1 + node.value.raw.length },
        '',
      ]),
  'a branch left out': ({ type, consequent, alternate }) =>
    type === 'IfStatement' && [consequent, alternate ? '{}' : ';'],
  'a step of a chain left out': ({ type, callee }, textOf) =>
    type === 'CallExpression' &&
    STEPS.test(callee.property?.name) && [
      { start: callee.object.start, end: callee.object.end },
      textOf(callee.object),
    ],
  'an extreme exchanged'({ type, callee }) {
    const other = type === 'CallExpression' && EXTREMES.get(callee.property?.name);
    return other && [callee.property, other];
  },
  'a result left out': ({ type, argument }) =>
    type === 'ReturnStatement' &&
    argument &&
    argument.name !== 'undefined' && [argument, 'undefined as never'],
  'an element left out': ({ type, elements, properties }) =>
    /^(Array|Object)Expression$/.test(type) &&
    (elements ?? properties).length > 1 && [
      { start: (elements ?? properties)[0].start, end: (elements ?? properties)[1].start },
      '',
    ],
  'a pattern loosened': ({ regex, start, end }) => {
    const { pattern = '', flags } = regex ?? {};
    const loose = pattern.replace(/^\^|\$$|(?<=[\])\w.])\+|\\b/, (part: string) =>
      part === '+' ? '*' : '',
    );
    return loose !== pattern && loose !== '' && [{ start, end }, `/${loose}/${flags}`];
  },
};
