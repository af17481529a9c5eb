import { media } from '@luxe/tokens';
import * as Radix from '@radix-ui/react-dialog';
import styled, { keyframes } from 'styled-components';
import { fadeOut, panelSurface } from '../layer/panel.styles.ts';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(calc(-1 * var(--lx-space-16))); }
`;

/**
 * As high as its content from 768 px. Full screen on phones, where the keyboard would cover a part of the
 * content.
 */
export const Panel = styled(Radix.Content)`
  ${panelSurface}
  inset-block-start: 0;
  inset-inline: 0;
  height: 100dvh;
  overflow-y: auto;
  overscroll-behavior: contain;

  ${media.from768} {
    height: auto;
    max-height: 90dvh;
    border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  }

  &[data-state='open'] {
    animation: ${arrive} var(--lx-transition-drawer);
  }

  &[data-state='closed'] {
    animation: ${fadeOut} var(--lx-duration-leave) var(--lx-easing-in);
  }
`;
