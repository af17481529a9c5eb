import { media } from '@luxe/tokens';
import * as Radix from '@radix-ui/react-dialog';
import styled, { css, keyframes, type RuleSet } from 'styled-components';
import { fadeOut, panelSurface } from '../layer/panel.styles.ts';
import type { DrawerSide } from './Drawer.tsx';

const slideFrom = (offset: string) => keyframes`
  from { opacity: 0; transform: translateX(${offset}); }
`;
/** Entry animations of a layer or a level, which moves by only 16 px. */
export const fromLeft = slideFrom('calc(-1 * var(--lx-space-16))');
export const fromRight = slideFrom('var(--lx-space-16)');

const bySide: Record<DrawerSide, RuleSet> = {
  right: css`
    inset-block: 0;
    inset-inline-end: 0;
    width: 100%;

    ${media.from640} {
      width: var(--lx-size-drawer);
      border-inline-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
    }

    &[data-state='open'] {
      animation: ${fromRight} var(--lx-transition-drawer);
    }
    &[data-state='open']:dir(rtl) {
      animation-name: ${fromLeft};
    }
  `,
  left: css`
    inset-block: 0;
    inset-inline-start: 0;
    width: 100%;

    ${media.from640} {
      width: var(--lx-size-drawer);
      border-inline-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
    }

    &[data-state='open'] {
      animation: ${fromLeft} var(--lx-transition-drawer);
    }
    &[data-state='open']:dir(rtl) {
      animation-name: ${fromRight};
    }
  `,
};

export const Panel = styled(Radix.Content)<{ $side: DrawerSide }>`
  ${panelSurface}
  ${({ $side }) => bySide[$side]}

  > [data-header] {
    border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  }

  &[data-state='closed'] {
    animation: ${fadeOut} var(--lx-duration-leave-slow) var(--lx-easing-in);
  }
`;
