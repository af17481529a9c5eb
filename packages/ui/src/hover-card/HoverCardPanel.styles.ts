import { media } from '@luxe/tokens';
import styled from 'styled-components';
import { floating } from '../layer/Floating.styles.ts';

/** Reaches up to the link, so that a pointer on its way never leaves. In line with the picture of an icon, which has 12 px around it. */
export const Place = styled.div`
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
