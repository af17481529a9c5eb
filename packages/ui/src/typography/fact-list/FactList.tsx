import type { ReactNode } from 'react';
import { List } from './FactList.styles.ts';

export interface Fact {
  /** Name of the fact: "Composition", "Payment". Unique in the list. */
  term: string;
  value: ReactNode;
}

export type FactListProps = {
  facts: readonly Fact[];
  /** Adds a hairline above each fact and more space. For pages that consist mainly of facts. */
  divided?: boolean;
  'aria-label'?: string;
  className?: string;
};

/** Names and values in a `<dl>`. The values align in a column, and their digits have equal width. */
export function FactList({ facts, divided = false, ...rest }: FactListProps) {
  return (
    <List data-ruled={divided || undefined} {...rest}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
