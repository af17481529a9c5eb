import styled from 'styled-components';

/** Text below the film. The link is at the right where space allows. */
export const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--lx-space-12) var(--lx-space-24);
  padding-block-start: var(--lx-space-16);
`;
