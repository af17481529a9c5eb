import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Frame = styled.div`
  position: relative;
  margin-inline: calc(-1 * var(--lx-layout-page-margin));
  min-inline-size: 0;

  ${media.from1024} {
    margin-inline: 0;
  }
`;

/** A strip to swipe on a phone; on a desktop the first large, the rest two by two. */
export const Pictures = styled.ul`
  display: flex;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  > li {
    flex: none;
    inline-size: 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  > li > * {
    aspect-ratio: var(--lx-ratio-square);
  }
  > li img {
    object-fit: contain;
  }

  ${media.from1024} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--lx-space-8);
    overflow: visible;

    > li:first-child {
      grid-column: 1 / -1;
    }
    > li:not(:first-child) > * {
      aspect-ratio: var(--lx-ratio-product);
    }
  }
`;

export const Thumbnails = styled.div`
  display: flex;
  gap: var(--lx-space-8);
  padding: var(--lx-space-8) var(--lx-layout-page-margin) 0;
  overflow: auto hidden;

  a {
    flex: none;
    inline-size: var(--lx-size-target-min);
    border-block-end: var(--lx-border-width-mark) solid transparent;
  }
  a[aria-current] {
    border-color: var(--lx-color-text-primary);
  }

  ${media.from1024} {
    display: none;
  }
`;

export const TagPlace = styled.div`
  position: absolute;
  inset-block-start: var(--lx-space-16);
  inset-inline-start: var(--lx-space-20);
`;
