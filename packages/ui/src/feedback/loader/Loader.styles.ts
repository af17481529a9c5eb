import styled, { keyframes } from 'styled-components';

const draw = keyframes`
  from { transform: scaleX(0); }
`;

/** It grows once to 90 % and stays there until the loading ends. */
export const Line = styled.span`
  display: block;
  height: var(--lx-border-width-mark);
  background: var(--lx-color-accent-base);
  transform: scaleX(0.9);
  transform-origin: left;
  animation: ${draw} var(--lx-duration-busy) var(--lx-easing-out);

  &:dir(rtl) {
    transform-origin: right;
  }
`;
