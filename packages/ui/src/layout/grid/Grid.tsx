import type { ComponentPropsWithRef, HTMLAttributes, Ref } from 'react';
import type { Space } from '../stack/Stack.tsx';
import { Columns, ProductFrame, Products } from './Grid.styles.ts';

export type GridProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'ul' | 'ol' | 'section' | 'dl';
  /** Number of equal columns. */
  columns: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
  /** Horizontal gap between columns. Default: the page gutter. */
  gap?: Space;
  /** Vertical gap between rows. Default: the value of `gap`, or 24 px if `gap` is not set. */
  rowGap?: Space;
  ref?: Ref<HTMLElement>;
};

/** A grid of equal columns. The default column gap is the page gutter. */
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

export type ProductGridProps = Omit<ComponentPropsWithRef<'ul'>, 'className'>;

/**
 * A list of products: 2 columns, 3 from 600 px of its own width, 4 from 960, 5 from 1320.
 * Each child is an `<li>` with exactly 4 children (picture, brand, name, price), which align across a row.
 */
export function ProductGrid(props: ProductGridProps) {
  return (
    <ProductFrame>
      <Products role="list" {...props} />
    </ProductFrame>
  );
}
