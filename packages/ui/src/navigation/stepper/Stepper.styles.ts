import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const List = styled.ol`
  display: flex;
  gap: var(--lx-space-8);

  ${media.from768} {
    gap: var(--lx-space-24);
  }
`;

export const Step = styled.li`
  display: grid;
  flex: 1 1 0;
  min-width: 0;
  color: var(--lx-color-text-tertiary);
  border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);

  &[data-state='done'] {
    color: var(--lx-color-text-secondary);
    border-color: var(--lx-color-border-control);
  }
  &[data-state='current'] {
    color: var(--lx-color-text-primary);
    border-block-end: var(--lx-border-width-mark) solid var(--lx-color-accent-line);
  }
`;

export const Label = styled.span`
  display: flex;
  align-items: baseline;
  gap: var(--lx-space-8);
  min-width: 0;
  min-height: var(--lx-size-target-min);
  padding-block: var(--lx-space-8);
  line-height: var(--lx-font-line-height-snug);

  a& {
    ${media.hover} {
      &:hover {
        color: var(--lx-color-text-primary);
      }
    }
  }
`;

export const Number = styled.span`
  font-family: var(--lx-font-family-display);
  font-size: var(--lx-font-size-title-s);
  line-height: 1;

  [data-state='current'] & {
    color: var(--lx-color-text-tertiary);
  }
`;

export const Title = styled.span`
  min-width: 0;
  font-size: var(--lx-font-size-sm);
  overflow-wrap: anywhere;

  ${media.from768} {
    font-size: var(--lx-font-size-ui);
  }

  [data-state='current'] & {
    font-weight: var(--lx-font-weight-medium);
  }

  /* Underlined, as every link is. */
  a & {
    text-decoration: underline;
    text-decoration-color: var(--lx-color-border-strong);
    text-decoration-thickness: var(--lx-font-underline-thickness);
    text-underline-offset: 0.35em;
  }
  a:hover & {
    text-decoration-color: currentColor;
  }
`;
