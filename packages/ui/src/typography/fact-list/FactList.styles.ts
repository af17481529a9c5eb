import styled from 'styled-components';

export const List = styled.dl`
  display: grid;
  grid-template-columns: fit-content(40%) minmax(0, 1fr);
  gap: var(--lx-space-8) var(--lx-space-24);
  font-size: var(--lx-font-size-ui);
  overflow-wrap: anywhere;

  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  dt {
    color: var(--lx-color-text-secondary);
  }
  dd {
    font-variant-numeric: tabular-nums lining-nums;
  }

  &[data-ruled] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
    gap: 0 var(--lx-space-12);
    font-size: var(--lx-font-size-md);

    > div {
      padding-block: var(--lx-space-12);
      border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
    }
  }
`;
