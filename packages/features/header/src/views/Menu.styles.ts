import styled from 'styled-components';

/** The sections between the catalogues and the account. */
export const Sections = styled.nav`
  padding-block: var(--lx-space-14);
`;

export const Rest = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--lx-space-4) var(--lx-space-16);
  padding-block-start: var(--lx-space-16);

  > * {
    display: flex;
    align-items: center;
    min-block-size: var(--lx-size-target-min);
  }
`;
