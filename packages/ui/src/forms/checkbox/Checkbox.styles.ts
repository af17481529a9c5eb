import { media } from '@luxe/tokens';
import styled, { css } from 'styled-components';

/** The row layout of checkboxes, radio buttons and switches. */
export const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: var(--lx-space-12);
  padding-block: var(--lx-space-6);
  font-size: var(--lx-font-size-sm);
  line-height: 1.4;
  cursor: pointer;

  ${media.coarse} {
    padding-block: var(--lx-space-12);
  }

  &:has(:disabled) {
    color: var(--lx-color-text-tertiary);
    cursor: not-allowed;
  }
`;

export const LabelText = styled.span`
  flex: 1 1 0;
  min-width: 0;
`;

export const Note = styled.span`
  display: block;
  font-size: var(--lx-font-size-xs);
  color: var(--lx-color-text-secondary);
`;

export const Detail = styled.span`
  color: var(--lx-color-text-tertiary);
  font-variant-numeric: tabular-nums lining-nums;
`;

/**
 * The square of a checkbox or the dot of a radio button. It is the native input, without the browser's own
 * appearance.
 */
export const mark = css`
  appearance: none;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--lx-size-check);
  height: var(--lx-size-check);
  border: var(--lx-border-width-hair) solid var(--lx-color-border-control);
  cursor: inherit;
  transition:
    background-color var(--lx-transition-hover),
    border-color var(--lx-transition-hover);

  ${media.hover} {
    *:hover > &:not(:disabled) {
      border-color: var(--lx-color-text-primary);
    }
  }

  &:disabled {
    border-style: dashed;
    border-color: var(--lx-color-border-strong);
  }
`;

export const Box = styled.input`
  ${mark}
  border-radius: var(--lx-radius-hair);

  &:checked,
  &:indeterminate {
    background: var(--lx-color-text-primary);
    border-color: var(--lx-color-text-primary);
  }

  &:checked::after {
    content: '';
    width: var(--lx-size-check-mark-w);
    height: var(--lx-size-check-mark-h);
    border: solid var(--lx-color-text-inverse);
    border-width: 0 0 var(--lx-border-width-mark) var(--lx-border-width-mark);
    transform: translateY(-15%) rotate(-45deg);
  }

  &:indeterminate::after {
    content: '';
    width: var(--lx-size-check-mark-w);
    height: 0;
    border: 0;
    border-block-start: var(--lx-border-width-mark) solid var(--lx-color-text-inverse);
    transform: none;
  }

  &:checked:disabled {
    background: var(--lx-color-text-tertiary);
    border-color: transparent;
  }

  &[aria-invalid='true'] {
    border-color: var(--lx-color-text-error);
  }
`;
