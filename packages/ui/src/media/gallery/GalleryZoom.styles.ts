import styled, { keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

export const Layer = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  overflow: hidden;
  border: 0;
  background: var(--lx-color-bg-page);
  color: var(--lx-color-text-primary);
  animation: ${appear} var(--lx-duration-calm) var(--lx-easing-out);
`;

export const Stage = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  touch-action: none;
  -webkit-user-select: none;
  user-select: none;
  cursor: zoom-in;

  &[data-zoomed] {
    cursor: grab;
  }
  &[data-zoomed][data-dragging] {
    cursor: grabbing;
  }
  > picture {
    display: contents;
  }
`;

export const Zoomed = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
  background: radial-gradient(ellipse at 36% 26%, var(--lx-color-bg-glow), transparent 62%)
    var(--lx-color-bg-media);
  transition: transform var(--lx-transition-hover);

  /* While dragged, the picture follows at once. */
  [data-dragging] & {
    transition: none;
  }
`;

/** The bar has its own background, because pictures of any colour are behind it. */
export const Bar = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: flex;
  align-items: center;
  background: var(--lx-color-bg-page);
`;

export const Position = styled.span`
  padding-inline: var(--lx-space-16);
  font-size: var(--lx-font-size-sm);
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Side = styled.div<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-${({ $side }) => $side}: 0;
  transform: translateY(-50%);
  background: var(--lx-color-bg-page);
`;
