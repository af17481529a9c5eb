import styled, { css } from 'styled-components';

/** Out of sight, still read aloud and still focusable. The clip keeps it from growing the page. */
export const hidden = css`
  position: absolute;
  width: var(--lx-border-width-hair);
  height: var(--lx-border-width-hair);
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Hidden = styled.span`
  ${hidden}
`;
