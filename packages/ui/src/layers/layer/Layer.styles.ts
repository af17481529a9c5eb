import { media } from '@luxe/tokens';
import * as Radix from '@radix-ui/react-dialog';
import styled, { keyframes } from 'styled-components';
import { fadeOut, inFront } from './panel.styles.ts';

const fadeIn = keyframes`
  from { opacity: 0; }
`;
export const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  ${inFront}
  background: var(--lx-color-bg-scrim);

  &[data-state='open'] {
    animation: ${fadeIn} var(--lx-duration-calm) var(--lx-easing-out);
  }

  &[data-state='closed'] {
    animation: ${fadeOut} var(--lx-duration-leave) var(--lx-easing-in);
  }
`;

/** A `div`, because a `<header>` outside a section would be a second banner landmark of the page. */
export const Header = styled.div`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: var(--lx-space-16);
  padding-block: var(--lx-space-16) var(--lx-space-8);
  padding-inline: var(--lx-space-20) var(--lx-space-8);

  ${media.from768} {
    padding-block: var(--lx-space-24) var(--lx-space-12);
    padding-inline: var(--lx-space-32) var(--lx-space-20);
  }
`;

export const HeaderText = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  gap: var(--lx-space-8);
  min-width: 0;
  padding-block: var(--lx-space-6);
`;

/** The back control, on the row of the close button. */
export const Back = styled.div`
  display: flex;
  flex: 1 1 0;
  align-items: center;
  min-width: 0;
  min-height: var(--lx-size-target-min);
`;

/** The title, below the row of the back control. */
export const TitleBelow = styled.div`
  display: flex;
  flex: none;
  padding: var(--lx-space-8) var(--lx-space-20) 0;

  ${media.from768} {
    padding: var(--lx-space-20) var(--lx-space-32) 0;
  }
`;

/** A count or small action, on the row of the close button. */
export const Aside = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  min-height: var(--lx-size-target-min);
  font-size: var(--lx-font-size-sm);
  color: var(--lx-color-text-secondary);
`;

export const Body = styled.div`
  flex: 1 1 auto;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--lx-space-12) var(--lx-space-20) calc(var(--lx-space-24) + env(safe-area-inset-bottom));

  &:not(:last-child) {
    padding-block-end: var(--lx-space-24);
  }

  ${media.from768} {
    padding: var(--lx-space-12) var(--lx-space-32) var(--lx-space-32);
  }
`;

export const Footer = styled.div`
  flex: none;
  padding: var(--lx-space-12) var(--lx-space-20) calc(var(--lx-space-12) + env(safe-area-inset-bottom));
  border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);

  ${media.from768} {
    padding: var(--lx-space-20) var(--lx-space-32);
  }
`;
