import type { ReactNode } from 'react';
import { List } from './FactList.styles.ts';

export interface Fact {
  /** What it is: "Composition", "Paying". Different for each fact of a list. */
  term: string;
  value: ReactNode;
}

export type FactListProps = {
  facts: readonly Fact[];
  /** A hairline over each fact, and more air: where the facts are the page's point. */
  ruled?: boolean;
  'aria-label'?: string;
  className?: string;
};

/** Facts as name and value: a `<dl>`, its values under each other and figures of one width. */
export function FactList({ facts, ruled = false, ...rest }: FactListProps) {
  return (
    <List data-ruled={ruled || undefined} {...rest}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
