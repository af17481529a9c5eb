import { media } from '@luxe/tokens';
import styled from 'styled-components';
import { hidden } from '../../typography/visually-hidden/VisuallyHidden.styles.ts';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lx-space-8);

  &[data-even] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(var(--lx-space-96), 1fr));
  }
`;

/** The tile shows the focus ring of the hidden radio inside it. */
const ring = `
  &:has(:focus-visible) {
    outline: var(--lx-border-width-mark) solid var(--lx-color-border-focus);
    outline-offset: var(--lx-size-focus-offset);
  }
`;

export const Radio = styled.input`
  ${hidden}
`;

export const Tile = styled.label`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-width: var(--lx-size-tile-min);
  min-height: var(--lx-size-control-t);
  padding-inline: var(--lx-space-16);
  border: var(--lx-border-width-hair) solid var(--lx-color-border-control);
  font-size: var(--lx-font-size-ui);
  cursor: pointer;
  transition:
    background-color var(--lx-transition-hover),
    border-color var(--lx-transition-hover);
  ${ring}

  ${media.hover} {
    &:hover:not(:has(:disabled)) {
      border-color: var(--lx-color-text-primary);
    }
  }

  &:has(:checked) {
    background: var(--lx-color-text-primary);
    border-color: var(--lx-color-text-primary);
    color: var(--lx-color-text-inverse);
  }

  &:has(:disabled) {
    background: none;
    border-style: dashed;
    border-color: var(--lx-color-border-strong);
    color: var(--lx-color-text-tertiary);
    text-decoration: line-through;
    cursor: not-allowed;
  }
`;

export const Swatch = styled.label`
  position: relative;
  display: block;
  width: var(--lx-size-swatch-w);
  height: var(--lx-size-swatch-h);
  padding: calc(var(--lx-space-6) / 2);
  border: var(--lx-border-width-hair) solid transparent;
  cursor: pointer;
  transition: border-color var(--lx-transition-hover);
  ${ring}

  ${media.hover} {
    &:hover {
      border-color: var(--lx-color-border-control);
    }
  }

  &:has(:checked) {
    border-color: var(--lx-color-text-primary);
  }

  &:has(:disabled) {
    opacity: var(--lx-opacity-unavailable);
    cursor: not-allowed;
  }

  > svg,
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    border: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  }
`;

export const LegendRow = styled.span`
  display: inline-flex;
  gap: var(--lx-space-6);
`;

export const SelectedLabel = styled.span`
  color: var(--lx-color-text-primary);
`;
