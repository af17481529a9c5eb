import styled, { keyframes } from 'styled-components';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(var(--lx-size-move)); }
`;

/** Centred above the bottom bar of phones. */
export const Region = styled.div`
  position: fixed;
  inset-inline: var(--lx-layout-page-margin);
  inset-block-end: calc(
    var(--bottom-inset, 0px) + var(--lx-layout-toast-offset) + env(safe-area-inset-bottom)
  );
  z-index: var(--lx-z-index-toast);
  display: flex;
  flex-direction: column;
  pointer-events: none;
`;

/** The live region of the toasts. It is in the page even while empty, so that new toasts are announced. */
export const Bars = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--lx-space-8);

  &:not(:empty) + &:not(:empty) {
    padding-block-start: var(--lx-space-8);
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lx-space-14);
  width: 100%;
  max-width: var(--lx-size-toast);
  padding: var(--lx-space-14) var(--lx-space-18);
  background: var(--lx-color-bg-inverse);
  color: var(--lx-color-text-inverse);
  font-size: var(--lx-font-size-ui);
  line-height: 1.4;
  pointer-events: auto;
  animation: ${arrive} var(--lx-duration-calm) var(--lx-easing-out);
`;

export const Message = styled.p`
  flex: 1 1 0;
  min-width: 0;
`;

export const Action = styled.a`
  flex: none;
  font-size: var(--lx-font-size-sm);
  text-decoration: underline;
  text-decoration-thickness: var(--lx-font-underline-thickness);
  text-underline-offset: 0.3em;

  /* On the inverse bar the focus ring has the text colour. */
  &:focus-visible {
    outline-color: currentColor;
    box-shadow: none;
  }
`;
