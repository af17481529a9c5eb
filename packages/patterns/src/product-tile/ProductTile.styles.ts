import { media } from '@luxe/tokens';
import styled from 'styled-components';

/**
 * Four rows (picture, brand, name, price): as high as they are, and in a product grid or a rail the grid's own. One style for the parts as well: a page has dozens
 * of tiles, and each styled element costs the server as much as five plain ones.
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
  .first[data-out] {
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
  /* The whole tile is the link's; what lies on it (the heart) comes later in the tile. */
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
  /* Two lines on phones, one with an ellipsis from 1024. */
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
  /* On a photograph all is of paper, but for the veil that the room around it asks for. */
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

/** Over the first while a pointer or the focus is on the tile, as soon as it can be painted: until then the first stays in sight. */
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
