import { container } from '@luxe/tokens';
import styled, { css } from 'styled-components';
import type { Space } from '../stack/Stack.tsx';

export const Columns = styled.div<{ $columns: number; $gap: Space | undefined; $rowGap: Space | undefined }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  column-gap: ${({ $gap }) => ($gap === undefined ? 'var(--lx-layout-page-gutter)' : `var(--lx-space-${$gap})`)};
  row-gap: ${({ $rowGap, $gap }) => `var(--lx-space-${$rowGap ?? $gap ?? 24})`};
`;

/** Column count follows the width of the grid, not of the window: facets beside the grid make it narrower. */
export const ProductFrame = styled.div`
  container-type: inline-size;
`;

const columns = (count: number) => css`
  grid-template-columns: repeat(${count}, minmax(0, 1fr));
`;

export const Products = styled.ul`
  display: grid;
  ${columns(2)}
  column-gap: var(--lx-layout-product-gap);

  ${container.from600} {
    ${columns(3)}
  }
  ${container.from960} {
    ${columns(4)}
  }
  ${container.from1320} {
    ${columns(5)}
  }

  /* The products of a row share 4 subgrid lines (picture, brand, name, price), so prices align. */
  > * {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
    row-gap: 0;
    align-content: start;
    min-width: 0;
    padding-block-end: var(--lx-layout-product-row);
  }
`;
