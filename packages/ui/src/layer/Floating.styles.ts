import { css, keyframes } from 'styled-components';
import { afloat, fadeOut, inFront } from './ground.styles.ts';

const settle = keyframes`
  from { opacity: 0; transform: translateY(calc(-1 * var(--lx-size-move))); }
`;

/** What stands beside the control it belongs to: raised ground, a hairline, the one shadow. Placed by Radix, through CSSOM. */
export const floating = css`
  ${inFront}
  border: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  background: var(--lx-color-bg-raised);
  color: var(--lx-color-text-primary);
  ${afloat}

  &:not([data-state='closed']) {
    animation: ${settle} var(--lx-duration-calm) var(--lx-easing-out);
  }

  &[data-state='closed'] {
    animation: ${fadeOut} var(--lx-duration-leave) var(--lx-easing-in);
  }
`;
