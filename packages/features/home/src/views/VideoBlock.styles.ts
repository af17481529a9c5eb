import styled from 'styled-components';

/** The words under a film, the link at their right where there is room. */
export const Under = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--lx-space-12) var(--lx-space-24);
  padding-block-start: var(--lx-space-16);
`;
