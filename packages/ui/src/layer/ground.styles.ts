import { css, keyframes } from 'styled-components';

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
