import styled, { css } from 'styled-components';

/** Visually hidden, but readable by assistive technology and focusable. */
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
