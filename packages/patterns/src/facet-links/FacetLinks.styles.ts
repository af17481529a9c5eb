import { media } from '@luxe/tokens';
import styled from 'styled-components';

/**
 * Links that look like checkboxes. Only their list is a styled component, to save rendering time on the
 * server. A listing has a hundred links, and a styled component takes as much time as five plain elements.
 */
export const Values = styled.ul`
  a {
    display: flex;
    align-items: center;
    gap: var(--lx-space-12);
    min-block-size: var(--lx-size-target-floor);
    padding-block: var(--lx-space-6);
    color: var(--lx-color-text-primary);
    font-size: var(--lx-font-size-sm);

    ${media.coarse} {
      min-block-size: var(--lx-size-target-min);
    }
  }
  /* An empty box is a pseudo-element, which needs no HTML: a listing has a hundred of them. */
  a:not([data-selected])::before {
    content: '';
  }
  a::before,
  .box {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: var(--lx-size-check);
    block-size: var(--lx-size-check);
    border: var(--lx-border-width-hair) solid var(--lx-color-border-control);
    border-radius: var(--lx-radius-hair);
    color: var(--lx-color-text-inverse);
  }
  a[data-selected] .box {
    border-color: var(--lx-color-text-primary);
    background: var(--lx-color-text-primary);
  }
  a:hover::before,
  a:hover .box {
    border-color: var(--lx-color-text-primary);
  }
  .name {
    flex: 1 1 0;
    min-width: 0;
  }
  .count {
    color: var(--lx-color-text-secondary);
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export const Swatches = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lx-space-8);
  padding-block-end: var(--lx-space-4);

  a {
    display: block;
    inline-size: var(--lx-size-swatch-w);
    block-size: var(--lx-size-swatch-h);
    padding: var(--lx-border-width-bold);
    border: var(--lx-border-width-hair) solid transparent;

    ${media.coarse} {
      inline-size: var(--lx-size-target-min);
      block-size: var(--lx-size-target-min);
    }
  }
  a:hover {
    border-color: var(--lx-color-border-control);
  }
  a[data-selected] {
    border-color: var(--lx-color-text-primary);
  }
`;
