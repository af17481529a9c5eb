import styled from 'styled-components';

/** Over the first line of the window, so that nothing moves. */
export const Top = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--lx-z-index-toast);
  pointer-events: none;
`;
