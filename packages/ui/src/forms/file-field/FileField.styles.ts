import styled from 'styled-components';
import { buttonStyles } from '../../actions/button/Button.styles.ts';
import type { ButtonEmphasis, ButtonSize } from '../../actions/button/Button.tsx';

export const Drop = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lx-space-12) var(--lx-space-16);
  padding: var(--lx-space-16) var(--lx-space-14);
  border: var(--lx-border-width-hair) solid var(--lx-color-border-control);
  transition:
    border-color var(--lx-transition-hover),
    background-color var(--lx-transition-hover);

  &[data-drag-over] {
    border-color: var(--lx-color-text-primary);
    background: var(--lx-color-action-ghost-hover);
  }

  &[data-invalid] {
    border-color: var(--lx-color-text-error);
    box-shadow: inset 0 0 0 var(--lx-border-width-hair) var(--lx-color-text-error);
  }

  &[data-disabled] {
    border-style: dashed;
    border-color: var(--lx-color-border-strong);
    color: var(--lx-color-text-tertiary);
  }
`;

/** Looks like a button. The transparent native input over it receives press, drop and focus. */
export const ChooseButton = styled.span<{ $emphasis: ButtonEmphasis; $size: ButtonSize; $block: boolean }>`
  ${buttonStyles}
  flex: none;

  &:has(:focus-visible) {
    outline: var(--lx-border-width-mark) solid var(--lx-color-border-focus);
    outline-offset: var(--lx-size-focus-offset);
  }

  &[data-unavailable] {
    border-style: dashed;
    border-color: var(--lx-color-border-strong);
    background: none;
    color: var(--lx-color-text-tertiary);
  }
`;

export const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  cursor: pointer;

  &::file-selector-button {
    cursor: inherit;
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
`;

export const DropText = styled.span`
  font-size: var(--lx-font-size-sm);
  color: var(--lx-color-text-secondary);

  ${Drop}[data-disabled] & {
    color: inherit;
  }
`;

export const Errors = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-4);
  overflow-wrap: anywhere;

  &:empty {
    position: absolute;
  }
`;

export const List = styled.ul`
  border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: var(--lx-space-12);
  padding-block: var(--lx-space-8);
  border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);

  &:first-child {
    border-block-start: 0;
  }
`;

export const Preview = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: var(--lx-space-56);
  aspect-ratio: var(--lx-ratio-product);
  background: var(--lx-color-bg-media);
  color: var(--lx-color-text-tertiary);
  overflow: hidden;

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Content = styled.div`
  flex: 1 1 0;
  min-width: 0;
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-4);
`;

export const Name = styled.span`
  font-size: var(--lx-font-size-sm);
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

export const Size = styled.span`
  font-size: var(--lx-font-size-xs);
  color: var(--lx-color-text-secondary);
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Failed = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--lx-space-8);
  font-size: var(--lx-font-size-xs);
  line-height: 1.45;
  color: var(--lx-color-text-error);

  button {
    font-size: inherit;
    color: var(--lx-color-text-primary);
  }
`;

/** A native progress bar, drawn like the progress line of a button. */
export const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: var(--lx-size-progress);
  border: 0;
  background: var(--lx-color-border-hairline);

  &::-webkit-progress-bar {
    background: var(--lx-color-border-hairline);
  }

  &::-webkit-progress-value {
    background: var(--lx-color-accent-base);
  }

  &::-moz-progress-bar {
    background: var(--lx-color-accent-base);
  }
`;
