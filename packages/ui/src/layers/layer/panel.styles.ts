import { css, keyframes } from 'styled-components';

export const fadeOut = keyframes`
  to { opacity: 0; }
`;

/** Entry animation: the panel fades in and moves up into position from 8 px below. */
export const settle = keyframes`
  from { opacity: 0; transform: translateY(var(--lx-size-move)); }
`;

/**
 * All layers have the same z-index, so the layer opened later is in front, because it is later in the
 * document. A dialog over a drawer dims the drawer, and a menu inside a dialog is above the dialog.
 */
export const inFront = css`
  z-index: var(--lx-z-index-modal);
`;

/**
 * The shadow of a panel. A script focuses the panel when the panel opens. The focused panel shows this shadow
 * and no focus ring.
 */
export const elevated = css`
  box-shadow: var(--lx-elevation-float);
  outline: none;

  &&:focus-visible {
    box-shadow: var(--lx-elevation-float);
  }
`;

/** Surface of every modal panel. */
export const panelSurface = css`
  position: fixed;
  ${inFront}
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: var(--lx-color-bg-raised);
  color: var(--lx-color-text-primary);
  ${elevated}
`;

/** Centred on a wide screen. The caller sets `max-width`. */
export const centred = css`
  inset: 0;
  margin: auto;
  width: calc(100% - 2 * var(--lx-layout-page-margin));
  height: fit-content;
  max-height: calc(100dvh - 2 * var(--lx-layout-page-margin));
  border: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
`;
