import { media } from '@luxe/tokens';
import * as Radix from '@radix-ui/react-dialog';
import styled, { css, keyframes } from 'styled-components';

const fadeIn = keyframes`
  from { opacity: 0; }
`;
export const fadeOut = keyframes`
  to { opacity: 0; }
`;

/** From 8 px below where it rests. */
export const settle = keyframes`
  from { opacity: 0; transform: translateY(var(--lx-size-move)); }
`;

/**
 * Layers share one height: of two, the one opened later stands in front, because it comes later in the page. Thus a dialog over a drawer
 * dims the drawer, and a menu inside a dialog is over the dialog.
 */
export const inFront = css`
  z-index: var(--lx-z-index-modal);
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

/** The one shadow, also while the panel itself has the focus: what takes focus from a script shows no ring, and no shadow either. */
export const afloat = css`
  box-shadow: var(--lx-elevation-float);
  outline: none;

  &&:focus-visible {
    box-shadow: var(--lx-elevation-float);
  }
`;

/** Square, raised, no outline of its own: every panel over the page. */
export const panelGround = css`
  position: fixed;
  ${inFront}
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: var(--lx-color-bg-raised);
  color: var(--lx-color-text-primary);
  ${afloat}
`;

/** In the middle of a wide screen. The caller sets the widest it may be. */
export const centred = css`
  inset: 0;
  margin: auto;
  width: calc(100% - 2 * var(--lx-layout-page-margin));
  height: fit-content;
  max-height: calc(100dvh - 2 * var(--lx-layout-page-margin));
  border: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
`;

/** No header: outside a section that is the banner of the page. */
export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: var(--lx-space-16);
  padding: var(--lx-space-16) var(--lx-space-8) var(--lx-space-8) var(--lx-space-20);

  ${media.from768} {
    padding: var(--lx-space-24) var(--lx-space-20) var(--lx-space-12) var(--lx-space-32);
  }
`;

export const HeadWords = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--lx-space-8);
  min-width: 0;
  padding-block: var(--lx-space-6);
`;

/** On the line of the cross. */
export const Aside = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  min-height: var(--lx-size-target-min);
  font-size: var(--lx-font-size-sm);
  color: var(--lx-color-text-secondary);
`;

export const Body = styled.div`
  flex: 1;
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

export const Foot = styled.div`
  flex: none;
  padding: var(--lx-space-12) var(--lx-space-20) calc(var(--lx-space-12) + env(safe-area-inset-bottom));
  border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);

  ${media.from768} {
    padding: var(--lx-space-20) var(--lx-space-32);
  }
`;
