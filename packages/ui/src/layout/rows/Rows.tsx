import type { HTMLAttributes, Ref } from 'react';
import { List } from './Rows.styles.ts';

/**
 * Where the list has hairlines. `between`: only between the rows. `above`: also above the list. `both`: also
 * above and below the list.
 */
export type RowsEdges = 'both' | 'above' | 'between';
/** Vertical padding of a row: none, 12 px, 16 px, or 20 px (28 px from 1024 px). */
export type RowsPadding = 'none' | 's' | 'm' | 'l';

export type RowsProps = HTMLAttributes<HTMLElement> & {
  /** Default `ul`, with an explicit `role="list"`, because Safari drops the role of lists without markers. */
  as?: 'ul' | 'ol' | 'dl' | 'div';
  /** Default `both`. */
  edges?: RowsEdges;
  /** Default `l`. */
  padding?: RowsPadding;
  /** `2`: two columns from 1024 px, without hairlines between rows. Default 1. */
  columns?: 1 | 2;
  ref?: Ref<HTMLElement>;
};

/**
 * A vertical list of similar items with hairlines between them, such as bag lines, orders or facts. Each
 * child is a row with its own layout.
 */
export function Rows({
  as = 'ul',
  edges = 'both',
  padding = 'l',
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
      $pad={padding}
      $columns={columns}
      {...rest}
    />
  );
}
