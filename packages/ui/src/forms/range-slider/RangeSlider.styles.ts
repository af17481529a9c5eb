import { media } from '@luxe/tokens';
import styled, { css } from 'styled-components';

export const Sliders = styled.div`
  /* The press target is larger than the visible thumb: 24 px, 44 px on coarse pointers. */
  --reach: var(--lx-size-target-floor);
  position: relative;
  height: var(--lx-size-target-min);

  ${media.coarse} {
    --reach: var(--lx-size-target-min);
  }

  &[data-disabled] {
    opacity: var(--lx-opacity-unavailable);
  }
`;

/**
 * The line behind the thumbs. Both ends of the line are half a thumb inside the slider. A thumb at a limit of
 * the range is therefore centred on the end of the line.
 */
export const Track = styled.svg`
  position: absolute;
  inset-block-start: calc(50% - var(--lx-size-track) / 2);
  inset-inline: calc(var(--reach) / 2);
  width: calc(100% - var(--reach));
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
  width: var(--reach);
  height: var(--reach);
  /* A transparent border enlarges the target. The shadow draws the visible edge inside it. */
  border: calc((var(--reach) - var(--lx-size-thumb)) / 2) solid transparent;
  border-radius: var(--lx-radius-full);
  background: var(--lx-color-bg-page) padding-box;
  box-shadow: inset 0 0 0 var(--lx-border-width-hair) var(--lx-color-text-primary);
  pointer-events: auto;
  cursor: grab;

  ${media.forcedColors} {
    forced-color-adjust: none;
    background-color: ButtonText;
  }
`;

const thumbFocus = css`
  outline: var(--lx-border-width-mark) solid var(--lx-color-border-focus);
  outline-offset: calc(var(--lx-size-focus-offset) - (var(--reach) - var(--lx-size-thumb)) / 2);
`;

/** Two native range inputs on top of each other. Only their thumbs receive the pointer. */
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

export const RangeValues = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--lx-space-12);
  font-size: var(--lx-font-size-sm);
  font-variant-numeric: tabular-nums lining-nums;
`;

export const TextInputs = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--lx-space-12);
  padding-block-start: var(--lx-space-4);
`;
