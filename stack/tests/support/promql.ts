import { parser } from '@prometheus-io/lezer-promql';

export interface Matcher {
  readonly label: string;
  /** Without quotes. */
  readonly value: string;
}

/** One `name{label="value"}` of an expression. */
export interface Selector {
  readonly name: string;
  readonly matchers: readonly Matcher[];
}

/** All selectors of an expression, and its labels to group by. Throws with the place where the expression is no PromQL. */
export function readPromql(expression: string): {
  readonly selectors: readonly Selector[];
  readonly groupedBy: readonly string[];
} {
  const selectors: { name: string; matchers: Matcher[] }[] = [];
  const groupedBy: string[] = [];
  let label = '';
  parser.parse(expression).iterate({
    enter: ({ name: kind, type, from, to, node }) => {
      const text = expression.slice(from, to);
      if (type.isError) {
        throw new Error(`No PromQL at '${expression.slice(from, from + 20)}' in: ${expression}`);
      }
      const isGrouping = node.parent?.name === 'GroupingLabels';
      if (kind === 'VectorSelector') selectors.push({ name: '', matchers: [] });
      const selector = selectors.at(-1);
      if (kind === 'Identifier' && selector) selector.name = text;
      if (kind === 'LabelName' && isGrouping) groupedBy.push(text);
      if (kind === 'LabelName' && !isGrouping) label = text;
      if (kind === 'StringLiteral' && node.parent?.name === 'UnquotedLabelMatcher') {
        selector?.matchers.push({ label, value: text.slice(1, -1) });
      }
    },
  });
  return { selectors, groupedBy };
}
