import styled from 'styled-components';

/** The message has its own light page. A reader scrolls inside the frame. */
export const Frame = styled.iframe`
  width: 100%;
  max-width: var(--lx-size-modal-m);
  height: min(80dvh, var(--lx-size-hero-wide));
  border: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  background: var(--lx-color-bg-inverse);
`;
