import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** Over the end of the window, below menus and dialogs. The page scrolls and works behind it. */
export const Bar = styled.section`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: var(--lx-z-index-header);
`;

export const Content = styled.div`
  display: grid;
  gap: var(--lx-space-16);
  max-block-size: 60dvh;
  overflow-y: auto;
  padding: var(--lx-space-20) var(--lx-layout-page-margin)
    calc(var(--lx-space-20) + env(safe-area-inset-bottom));

  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--lx-space-48);
    align-items: center;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: var(--lx-space-4);
  max-inline-size: var(--lx-layout-copy);
`;

/** Both answers have the same size and emphasis. */
export const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--lx-space-128)), 1fr));
  gap: var(--lx-space-12);
  align-items: center;

  > :last-child {
    justify-self: start;
  }

  ${media.from1024} {
    grid-template-columns: auto auto auto;
  }
`;
