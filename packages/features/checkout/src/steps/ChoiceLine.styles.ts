import styled from 'styled-components';

/** Icon, text and action, aligned with the rows of `Switch`. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: var(--lx-size-icon) minmax(0, 1fr) auto;
  gap: var(--lx-space-12);
  align-items: center;
`;
