import styled from 'styled-components';

export const Row = styled.div`
  display: grid;
  grid-template-columns: var(--lx-size-image-s) minmax(0, 1fr);
  gap: var(--lx-space-16);
`;
