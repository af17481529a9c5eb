import styled from 'styled-components';

/** Mark, words, action, as a switch and its words stand. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: var(--lx-size-icon) minmax(0, 1fr) auto;
  gap: var(--lx-space-12);
  align-items: center;
`;
