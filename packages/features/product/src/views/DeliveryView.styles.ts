import styled from 'styled-components';

/** The button stands level with the field, whatever is said under it. */
export const PincodeRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--lx-space-10);

  > button {
    margin-block-start: calc(var(--lx-font-size-xs) * 1.4 + var(--lx-space-6));
    align-self: start;
  }
`;
