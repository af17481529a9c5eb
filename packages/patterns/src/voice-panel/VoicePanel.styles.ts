import { media } from '@luxe/tokens';
import styled, { keyframes } from 'styled-components';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: var(--lx-space-24);
  min-block-size: 40vh;
`;

const breathe = keyframes`
  to { transform: scaleY(0.35); }
`;

/**
 * Decorative lines that move, each with its own delay, while the microphone listens. They never carry
 * information alone.
 */
export const Lines = styled.span`
  display: flex;
  align-items: center;
  gap: var(--lx-space-4);
  block-size: var(--lx-space-64);

  > i {
    inline-size: var(--lx-border-width-mark);
    background: var(--lx-color-accent-base);
  }

  &[data-moving='true'] > i {
    animation: ${breathe} calc(var(--lx-duration-busy) / 2) var(--lx-easing-in-out) infinite alternate;
  }

  &[data-moving='true'] > i:nth-child(3n) {
    animation-delay: calc(var(--lx-duration-busy) / -6);
  }

  &[data-moving='true'] > i:nth-child(4n + 1) {
    animation-delay: calc(var(--lx-duration-busy) / -3);
  }

  ${media.reducedMotion} {
    &[data-moving] > i {
      animation: none;
    }
  }
`;
