import { media } from '@luxe/tokens';
import styled from 'styled-components';

/**
 * Strokes have the same width at every size of the drawing. Its fonts scale with it, and are larger where the
 * drawing is small.
 */
export const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  max-inline-size: calc(var(--lx-layout-form) + var(--lx-space-80));
  block-size: auto;
  margin-inline: auto;
  fill: none;
  stroke-linejoin: round;
  stroke-linecap: round;

  path,
  circle {
    vector-effect: non-scaling-stroke;
  }
  .cloth {
    fill: var(--lx-color-bg-media);
    stroke: var(--lx-color-text-primary);
    stroke-width: var(--lx-stroke-icon);
  }
  .seam {
    stroke: var(--lx-color-text-secondary);
    stroke-width: var(--lx-border-width-hair);
  }
  .stitch {
    stroke: var(--lx-color-text-tertiary);
    stroke-width: var(--lx-border-width-hair);
    stroke-dasharray: 4 4;
  }
  .extension {
    stroke: var(--lx-color-border-strong);
    stroke-width: var(--lx-border-width-hair);
  }
  .dimension {
    stroke: var(--lx-color-text-secondary);
    stroke-width: var(--lx-border-width-hair);
  }

  /* The halo, in the colour of what is behind it, separates a label from the lines behind it. */
  text {
    fill: var(--lx-color-text-secondary);
    stroke: var(--lx-color-bg-page);
    stroke-width: var(--lx-space-6);
    paint-order: stroke;
    font-size: var(--lx-font-size-md);
    font-variant-numeric: tabular-nums;
  }
  .value {
    fill: var(--lx-color-text-primary);
    font-weight: var(--lx-font-weight-medium);
  }

  [data-inside] text {
    stroke: var(--lx-color-bg-media);
  }

  /* The part that decides the size. */
  [data-decides] .dimension {
    stroke: var(--lx-color-accent-line);
    stroke-width: var(--lx-border-width-mark);
  }

  ${media.below640} {
    text {
      font-size: var(--lx-font-size-xl);
    }
  }

  ${media.forcedColors} {
    .cloth,
    .seam,
    .stitch,
    .extension,
    .dimension,
    [data-decides] .dimension {
      stroke: CanvasText;
    }
    .cloth {
      fill: Canvas;
    }
    text,
    .value {
      fill: CanvasText;
    }
    text,
    [data-inside] text {
      stroke: Canvas;
    }
  }
`;
