import { media } from '@luxe/tokens';
import * as Radix from '@radix-ui/react-dialog';
import styled, { css, keyframes, type RuleSet } from 'styled-components';
import { fadeOut, panelGround } from '../layer/ground.styles.ts';
import type { DrawerSide } from './Drawer.tsx';

const from = (where: string) => keyframes`
  from { opacity: 0; transform: translate(${where}); }
`;

/** Nothing travels further than 16 px: a drawer arrives, it does not fly in. */
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
      animation: ${from('var(--lx-space-16), 0')} var(--lx-transition-drawer);
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
      animation: ${from('calc(-1 * var(--lx-space-16)), 0')} var(--lx-transition-drawer);
    }
  `,
};

export const Panel = styled(Radix.Content)<{ $side: DrawerSide }>`
  ${panelGround}
  ${({ $side }) => bySide[$side]}

  > [data-head] {
    border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  }

  &[data-state='closed'] {
    animation: ${fadeOut} var(--lx-duration-leave-slow) var(--lx-easing-in);
  }
`;
