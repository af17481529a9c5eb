import { css, keyframes } from 'styled-components';
import { elevated, fadeOut, inFront } from './panel.styles.ts';

const settle = keyframes`
  from { opacity: 0; transform: translateY(calc(-1 * var(--lx-size-move))); }
`;

/**
 * Styles of a panel beside its trigger: raised background, hairline border and shadow. Radix sets the
 * position of the panel by script (CSSOM), which the content security policy allows.
 */
export const floating = css`
  ${inFront}
  border: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  background: var(--lx-color-bg-raised);
  color: var(--lx-color-text-primary);
  ${elevated}

  &:not([data-state='closed']) {
    animation: ${settle} var(--lx-duration-calm) var(--lx-easing-out);
  }

  &[data-state='closed'] {
    animation: ${fadeOut} var(--lx-duration-leave) var(--lx-easing-in);
  }
`;
