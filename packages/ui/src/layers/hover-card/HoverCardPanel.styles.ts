import { media } from '@luxe/tokens';
import styled from 'styled-components';
import { floating } from '../layer/Floating.styles.ts';

/**
 * The padding fills the gap between link and card, so that a pointer on its way to the card never leaves the
 * element. The 12 px offset aligns the card with the icon of the link, which has 12 px of padding.
 */
export const Positioner = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-end: var(--lx-space-12);
  inline-size: var(--lx-size-drawer);
  padding-block-start: var(--lx-space-8);

  ${media.below1024} {
    display: none;
  }
`;

export const Panel = styled.div`
  ${floating}
  display: flex;
  flex-direction: column;
  max-block-size: calc(100dvh - var(--lx-nav-offset-desktop) - var(--lx-space-16));
  padding: var(--lx-space-24);
  overflow-y: auto;
  overscroll-behavior: contain;
`;
