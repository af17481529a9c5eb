import styled from 'styled-components';

/** Mark, words, action: the mark's place is kept, so that the codes of a list stand under each other. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: var(--lx-size-icon) minmax(0, 1fr) auto;
  gap: var(--lx-space-14);
  align-items: center;
  padding-block: var(--lx-space-18);
  border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);

  &:first-child {
    border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  }

  &[data-state='notApplicable'] {
    color: var(--lx-color-text-tertiary);
  }
`;

/** Codes have no spaces to break at. */
export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-2);
  overflow-wrap: anywhere;
`;
