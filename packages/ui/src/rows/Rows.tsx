import type { HTMLAttributes, Ref } from 'react';
import { List } from './Rows.styles.ts';

/** Where rules stand apart from those between the rows: over the first and under the last, over the first alone, nowhere. */
export type RowsEdges = 'both' | 'over' | 'between';
/** Air over and under what a row holds: none, 12, 16, or 20 (28 from 1024) px. */
export type RowsPad = 'none' | 's' | 'm' | 'l';

export type RowsProps = HTMLAttributes<HTMLElement> & {
  /** Default `ul`, which says "list" to assistive technology also where the style sheet takes its marks away. */
  as?: 'ul' | 'ol' | 'dl' | 'div';
  /** Default `both`. */
  edges?: RowsEdges;
  /** Default `l`. */
  pad?: RowsPad;
  /** `2`: beside each other from 1024, two to a line, without a rule between. Default 1. */
  columns?: 1 | 2;
  ref?: Ref<HTMLElement>;
};

/**
 * Like things under each other, a hairline between them: lines of a bag, orders, dates, facts. The list draws the rules; each child is
 * a row and lays itself out.
 */
export function Rows({
  as = 'ul',
  edges = 'both',
  pad = 'l',
  columns = 1,
  role = as === 'ul' || as === 'ol' ? 'list' : undefined,
  ref,
  ...rest
}: RowsProps) {
  return (
    <List
      as={as}
      ref={ref as Ref<HTMLUListElement>}
      role={role}
      $edges={edges}
      $pad={pad}
      $columns={columns}
      {...rest}
    />
  );
}
