import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const List = styled.ol`
  display: flex;
`;

/** A dot, and the line to the next one. The last level has no line and only the room of its texts. */
export const Level = styled.li`
  position: relative;
  display: grid;
  flex: 1 1 0;
  gap: var(--lx-space-4);
  justify-items: start;
  align-content: start;
  min-width: 0;
  padding-inline-end: var(--lx-space-4);
  color: var(--lx-color-text-primary);

  &:last-child {
    flex: 0 1 auto;
    padding-inline-end: 0;
  }

  &::before {
    content: '';
    width: var(--lx-size-dot);
    height: var(--lx-size-dot);
    margin-block: var(--lx-space-8) var(--lx-space-12);
    border-radius: var(--lx-radius-full);
    background: currentColor;
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--lx-space-8) + var(--lx-size-dot) / 2);
    inset-inline: var(--lx-size-dot) 0;
    border-block-start: var(--lx-border-width-mark) solid currentColor;
    transform: translateY(-50%);
  }

  &[data-state='current']::before {
    background: var(--lx-color-accent-base);
    outline: var(--lx-border-width-hair) solid var(--lx-color-accent-base);
    outline-offset: var(--lx-space-4);
  }
  &[data-state='current']:not(:last-child)::after {
    inset-inline-start: calc(var(--lx-size-dot) + var(--lx-space-4) + var(--lx-border-width-hair));
    border-color: var(--lx-color-border-control);
  }

  &[data-state='upcoming'] {
    color: var(--lx-color-text-secondary);
  }
  &[data-state='upcoming']::before {
    border: var(--lx-border-width-hair) solid var(--lx-color-border-control);
    background: none;
  }
  &[data-state='upcoming']:not(:last-child)::after {
    border-color: var(--lx-color-border-control);
  }

  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
    &[data-state='current']::before {
      background: Highlight;
    }
  }
`;

export const Title = styled.span`
  max-width: 100%;
  font-size: var(--lx-font-size-sm);
  line-height: var(--lx-font-line-height-snug);
  overflow-wrap: anywhere;

  [data-state='current'] > & {
    font-weight: var(--lx-font-weight-medium);
  }
`;

export const Note = styled.span`
  display: none;
  font-size: var(--lx-font-size-sm);
  color: var(--lx-color-text-secondary);
  font-variant-numeric: tabular-nums lining-nums;

  ${media.from768} {
    display: block;
  }
`;
