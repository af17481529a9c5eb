import styled, { keyframes } from 'styled-components';

const settle = keyframes`
  from { opacity: 0; transform: translateY(calc(-1 * var(--lx-size-move))); }
`;

/**
 * Contains a control and its popup. All fields of a page use the same CSS anchor name, so `anchor-scope`
 * links each popup to its own control.
 */
export const Anchor = styled.div`
  position: relative;
  anchor-scope: --lx-field;

  > :first-child {
    anchor-name: --lx-field;
  }
`;

export const Panel = styled.div<{ $fit: 'control' | 'content' }>`
  position: absolute;
  inset-block: calc(100% + var(--lx-space-4)) auto;
  inset-inline: 0 auto;
  z-index: var(--lx-z-index-menu);
  width: ${({ $fit }) => ($fit === 'control' ? '100%' : 'max-content')};
  max-width: 100vw;
  max-height: ${({ $fit }) => ($fit === 'control' ? 'min(calc(5 * var(--lx-size-image-xs)), 60dvh)' : '100dvh')};
  overflow: auto;
  overscroll-behavior: contain;
  border: var(--lx-border-width-hair) solid var(--lx-color-border-strong);
  background: var(--lx-color-bg-raised);
  color: var(--lx-color-text-primary);
  box-shadow: var(--lx-elevation-float);
  animation: ${settle} var(--lx-duration-calm) var(--lx-easing-out);

  &:popover-open {
    position: fixed;
    inset: auto;
    position-anchor: --lx-field;
    position-area: block-end span-inline-end;
    position-try-fallbacks: flip-block, flip-inline;
    width: ${({ $fit }) => ($fit === 'control' ? 'anchor-size(width)' : 'max-content')};
    margin-block: var(--lx-space-4);
  }
`;
