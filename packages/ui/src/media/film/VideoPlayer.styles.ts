import { media } from '@luxe/tokens';
import styled, { css } from 'styled-components';

export const Frame = styled.figure`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  background: var(--lx-color-bg-raised);

  &:fullscreen {
    justify-content: center;
    background: var(--lx-color-bg-sunken);
  }
`;

export const Picture = styled.div`
  position: relative;
  display: grid;
  min-block-size: 0;
  background: var(--lx-color-bg-media);

  :fullscreen > & {
    flex: 1 1 0;
  }
`;

/** Reserves the size of the video, so that neither poster nor video shifts the layout. */
export const Shape = styled.svg`
  inline-size: 100%;
  block-size: auto;
  max-block-size: 100dvh;

  :fullscreen & {
    display: none;
  }
`;

export const Video = styled.video`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;

  :fullscreen & {
    object-fit: contain;
  }
`;

export const Waiting = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
`;

export const Failed = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--lx-space-12);
  padding: var(--lx-space-16);
  background: var(--lx-color-bg-media);
  font-size: var(--lx-font-size-sm);
  text-align: center;
`;

/** The controls take up their space before hydration too, so that the layout does not shift. */
export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding-inline: var(--lx-space-4);
  visibility: hidden;

  &[data-ready] {
    visibility: visible;
  }

  > [aria-pressed='true']:not(:focus-visible) {
    box-shadow: inset 0 calc(-1 * var(--lx-border-width-mark)) 0 currentColor;
  }
`;

/** The seek slider lies on top of the progress line. */
export const Line = styled.div`
  position: relative;
  display: grid;
  flex: 1 0 100%;
  align-items: center;
  padding-inline: var(--lx-space-8);

  > * {
    grid-area: 1 / 1;
  }
`;

const thumb = css`
  inline-size: var(--lx-size-knob);
  block-size: var(--lx-size-knob);
  border: 0;
  border-radius: var(--lx-radius-full);
  background: var(--lx-color-text-primary);
`;

export const Seek = styled.input`
  appearance: none;
  inline-size: 100%;
  block-size: var(--lx-size-target-floor);
  background: transparent;
  cursor: pointer;

  ${media.coarse} {
    block-size: var(--lx-size-target-min);
  }

  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }

  &:disabled {
    cursor: default;
  }
  &:disabled::-webkit-slider-thumb {
    visibility: hidden;
  }
  &:disabled::-moz-range-thumb {
    visibility: hidden;
  }
`;

export const Time = styled.span`
  padding-inline: var(--lx-space-4);
  font-size: var(--lx-font-size-xs);
  color: var(--lx-color-text-secondary);
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Spacer = styled.span`
  flex: 1 1 0;
`;
