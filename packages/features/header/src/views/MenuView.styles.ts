import styled from 'styled-components';

/** Aligns the catalogue tabs with the rows below. */
export const Catalogues = styled.div`
  padding-inline: var(--lx-layout-page-margin);
`;

export const Rest = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--lx-space-4) var(--lx-space-16);
  padding: var(--lx-space-16) var(--lx-layout-page-margin) 0;

  > * {
    display: flex;
    align-items: center;
    min-block-size: var(--lx-size-target-min);
  }
`;
