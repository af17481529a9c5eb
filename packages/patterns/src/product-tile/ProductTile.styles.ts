import { media } from '@luxe/tokens';
import styled from 'styled-components';

/**
 * A tile with four rows: picture, brand, name and price. In a product grid or rail, these are rows of the
 * parent grid. All parts share one styled component, to save rendering time on the server. A page has dozens
 * of tiles, and a styled component takes as much time as five plain elements.
 */
export const Tile = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  min-width: 0;
  --tile-filter: var(--lx-filter-photo);

  .media {
    position: relative;
    overflow: hidden;
  }
  .first[data-sold-out] {
    opacity: var(--lx-opacity-unavailable);
  }
  .tag {
    position: absolute;
    inset-block-start: var(--lx-space-12);
    inset-inline-start: var(--lx-space-12);
  }

  .brand {
    padding-block-start: var(--lx-space-10);
    font-size: var(--lx-font-size-sm);
    font-weight: var(--lx-font-weight-medium);
    line-height: 1.35;
  }

  .name {
    padding-block-start: var(--lx-border-width-hair);
    min-width: 0;
    font-size: var(--lx-font-size-xs);
    line-height: 1.4;
    color: var(--lx-color-text-secondary);
  }
  &:hover .name,
  &:focus-within .name {
    color: var(--lx-color-text-primary);
  }
  /* The link covers the entire tile. The wishlist button is later in the HTML, so it is on top. */
  .name a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .name a:focus-visible {
    outline: none;
    box-shadow: none;
  }
  .name a:focus-visible::after {
    outline: var(--lx-border-width-mark) solid var(--lx-color-border-focus);
    outline-offset: var(--lx-size-focus-offset);
  }
  /* Two lines, and one line from 1024 px, with an ellipsis. */
  .cut {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  .cost {
    padding-block-start: var(--lx-space-6);
  }
  .action {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
  /* A photograph has the light theme, but keeps the photo brightness of the theme around the tile. */
  [data-theme] {
    --lx-filter-photo: var(--tile-filter);
    color: var(--lx-color-text-primary);
  }

  ${media.from1024} {
    .brand {
      padding-block-start: var(--lx-space-14);
      font-size: var(--lx-font-size-ui);
    }
    .name {
      font-size: var(--lx-font-size-sm);
    }
    .cut {
      -webkit-line-clamp: 1;
      word-break: break-all;
    }
  }
`;

/**
 * The second picture of the product, shown on hover and focus. It stays transparent until it is decoded, so
 * that the first picture remains visible.
 */
export const Second = styled.div`
  display: none;
  position: absolute;
  inset: 0;
  transition: opacity var(--lx-transition-layer);

  ${media.hover} {
    ${Tile}:hover &, ${Tile}:focus-within & {
      display: block;
      opacity: 0;

      &[data-ready] {
        opacity: 1;

        @starting-style {
          opacity: 0;
        }
      }
    }
  }
`;

export const Choices = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  display: none;
  justify-content: space-between;
  gap: var(--lx-space-12);
  padding: var(--lx-space-8) var(--lx-space-12);
  background: var(--lx-color-bg-hover);
  font-size: var(--lx-font-size-micro);
  line-height: 1.4;

  ${media.hover} {
    ${Tile}:hover &, ${Tile}:focus-within & {
      display: flex;
    }
  }
`;
