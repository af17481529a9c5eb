import type { HTMLAttributes, Ref } from 'react';
import type { Space } from '../stack/Stack.tsx';
import { Columns, ProductFrame, Products } from './Grid.styles.ts';

export type GridProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'ul' | 'ol' | 'section' | 'dl';
  /** Equal columns. */
  columns: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
  /** Default: the gutter of the page. */
  gap?: Space;
  rowGap?: Space;
  ref?: Ref<HTMLElement>;
};

/** Equal columns with the gutter of the page. */
export function Grid({ as = 'div', columns, gap, rowGap, ref, ...rest }: GridProps) {
  return (
    <Columns
      as={as}
      ref={ref as Ref<HTMLDivElement>}
      $columns={columns}
      $gap={gap}
      $rowGap={rowGap}
      {...rest}
    />
  );
}

export type ProductGridProps = Omit<HTMLAttributes<HTMLUListElement>, 'className'>;

/**
 * A list of products: two up, three from 600 px of its own width, four from 960, five from 1320.
 * Each child is an `<li>` with exactly four parts (picture, brand, name, price), which share lines across a row.
 */
export function ProductGrid(props: ProductGridProps) {
  return (
    <ProductFrame>
      <Products role="list" {...props} />
    </ProductFrame>
  );
}
