import { media } from '@luxe/tokens';
import styled from 'styled-components';

const line = 'var(--lx-border-width-hair) solid var(--lx-color-border-hairline)';

/**
 * A picture is displayed, and therefore loaded, only while its category is hovered or focused. The picture of
 * the first category is always displayed.
 */
export const List = styled.ul`
  position: relative;

  > li {
    border-block-start: ${line};
  }
  > li:last-child {
    border-block-end: ${line};
  }
  > li > a {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--lx-space-16);
    padding-block: var(--lx-space-16);
    font-family: var(--lx-font-family-display);
    font-size: var(--lx-font-size-title-m);
    line-height: var(--lx-font-line-height-title);
  }
  .name {
    transition: transform var(--lx-transition-hover);
  }
  .count {
    color: var(--lx-color-text-secondary);
    font-family: var(--lx-font-family-text);
    font-size: var(--lx-font-size-xs);
    font-variant-numeric: tabular-nums lining-nums;
  }
  .picture {
    display: none;
  }

  ${media.from1024} {
    min-block-size: var(--lx-layout-form);
    padding-inline-end: 50%;

    .picture {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 0;
      inline-size: 41.67%;
      transition: opacity var(--lx-transition-layer);
    }
    li:first-child > .picture,
    li:hover > .picture,
    li:focus-within > .picture {
      display: block;
      opacity: 1;

      @starting-style {
        opacity: 0;
      }
    }
  }
  ${media.hover} {
    > li:hover .name {
      transform: translateX(var(--lx-space-14));
    }
    &:dir(rtl) > li:hover .name {
      transform: translateX(calc(-1 * var(--lx-space-14)));
    }
  }
`;
