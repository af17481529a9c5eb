import { media } from '@luxe/tokens';
import * as Radix from '@radix-ui/react-dialog';
import styled, { css, keyframes } from 'styled-components';
import { centred, fadeOut, panelSurface, settle } from '../layer/panel.styles.ts';

const slideUp = keyframes`
  from { opacity: 0; transform: translateY(var(--lx-space-16)); }
`;

/** A sheet that takes its full height arrives there from below. */
const rise = keyframes`
  from { transform: translateY(var(--lx-space-16)); }
`;

const sheet = css`
  inset-inline: 0;
  inset-block-end: 0;
  height: auto;
  max-height: 85dvh;
  border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  transition: transform var(--lx-transition-layer);

  &[data-full='true'] {
    height: calc(100dvh - var(--lx-space-24));
    max-height: calc(100dvh - var(--lx-space-24));
  }

  &[data-dragging] {
    transition: none;
  }

  /* A touch here drags the sheet instead of scrolling the page. */
  > [data-header] {
    padding-block-start: 0;
    border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
    touch-action: none;
  }

  &[data-state='open'] {
    animation: ${slideUp} var(--lx-duration-calm) var(--lx-easing-out);
  }
  /* The first animation stays in the list, so that it does not start again. */
  &[data-state='open'][data-full='true'] {
    animation:
      ${slideUp} var(--lx-duration-calm) var(--lx-easing-out),
      ${rise} var(--lx-duration-calm) var(--lx-easing-out);
  }
`;

/** The panel of the sheet: at the bottom edge below 768 px, a centred dialog from 768 px. */
export const Panel = styled(Radix.Content)`
  ${panelSurface}

  ${media.below768} {
    ${sheet}
  }

  ${media.from768} {
    ${centred}
    max-width: var(--lx-size-modal-s);

    &[data-state='open'] {
      animation: ${settle} var(--lx-duration-calm) var(--lx-easing-out);
    }
  }

  &[data-state='closed'] {
    animation: ${fadeOut} var(--lx-duration-leave) var(--lx-easing-in);
  }
`;

export const Handle = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  align-self: center;
  width: var(--lx-size-image-s);
  height: var(--lx-size-target-floor);
  cursor: grab;
  touch-action: none;

  ${media.coarse} {
    height: var(--lx-size-target-min);
  }

  /* The sheet clips its overflow, so the focused handle shrinks to leave space for the focus ring. */
  &:focus-visible {
    height: calc(var(--lx-size-target-floor) - 2 * var(--lx-space-6));
    margin-block: var(--lx-space-6);
  }

  &::before {
    content: '';
    width: var(--lx-size-switch-w);
    height: var(--lx-border-width-bold);
    background: var(--lx-color-border-control);
    transition: background-color var(--lx-transition-hover);
  }

  ${media.hover} {
    &:hover::before {
      background: var(--lx-color-text-primary);
    }
  }

  ${media.from768} {
    display: none;
  }
`;
