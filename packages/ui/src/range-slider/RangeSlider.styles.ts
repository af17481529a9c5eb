import styled, { css } from 'styled-components';

export const Sliders = styled.div`
  position: relative;
  height: var(--lx-size-target-min);
`;

/** Runs between the centres of the outermost thumbs, as the browser places them. */
export const Track = styled.svg`
  position: absolute;
  inset-block-start: calc(50% - var(--lx-size-track) / 2);
  inset-inline: calc(var(--lx-size-thumb) / 2);
  width: calc(100% - var(--lx-size-thumb));
  height: var(--lx-size-track);
  overflow: visible;

  > :first-child {
    fill: var(--lx-color-border-strong);
  }

  > :last-child {
    fill: var(--lx-color-text-primary);
  }
`;

const thumb = css`
  appearance: none;
  box-sizing: border-box;
  width: var(--lx-size-thumb);
  height: var(--lx-size-thumb);
  border: var(--lx-border-width-hair) solid var(--lx-color-text-primary);
  border-radius: var(--lx-radius-full);
  background: var(--lx-color-bg-page);
  pointer-events: auto;
  cursor: grab;
`;

const thumbFocus = css`
  outline: var(--lx-border-width-mark) solid var(--lx-color-border-focus);
  outline-offset: var(--lx-size-focus-offset);
`;

/** Two native ranges on one line; only their thumbs take the pointer. */
export const Input = styled.input<{ $above: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  appearance: none;
  background: none;
  pointer-events: none;
  ${({ $above }) =>
    $above &&
    css`
      z-index: var(--lx-z-index-raised);
    `}

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  &::-webkit-slider-thumb {
    ${thumb}
  }

  &::-moz-range-thumb {
    ${thumb}
  }

  &:focus-visible::-webkit-slider-thumb {
    ${thumbFocus}
  }

  &:focus-visible::-moz-range-thumb {
    ${thumbFocus}
  }
`;

export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--lx-space-12);
  font-size: var(--lx-font-size-sm);
  font-variant-numeric: tabular-nums lining-nums;
`;
