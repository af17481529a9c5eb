import { media } from '@luxe/tokens';
import styled, { css, type RuleSet } from 'styled-components';
import type { GalleryLayout } from './Gallery.tsx';

const frame: Record<GalleryLayout, RuleSet> = {
  wall: css``,
  strip: css`
    ${media.from1024} {
      grid-template-columns: var(--lx-size-image-xs) minmax(0, 1fr);
      gap: var(--lx-space-16);
    }
  `,
};

const fullBleed = css`
  margin-inline: calc(-1 * var(--lx-layout-page-margin));

  ${media.from1024} {
    margin-inline: 0;
  }
`;

export const Frame = styled.div<{ $layout: GalleryLayout; $bleed: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--lx-space-8);
  min-inline-size: 0;
  ${({ $layout }) => frame[$layout]}
  ${({ $bleed }) => $bleed && fullBleed}
`;

export const Main = styled.div`
  position: relative;
  min-inline-size: 0;
`;

const wall: Record<GalleryLayout, RuleSet> = {
  wall: css`
    ${media.from1024} {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: var(--lx-space-8);
      overflow: visible;

      > li:first-child {
        grid-column: 1 / -1;
      }
      /* Two columns; a last picture without a neighbour fills the row. */
      > li:last-child:nth-child(even) {
        grid-column: 1 / -1;
      }
    }
  `,
  strip: css``,
};

/** A strip as tall as its first picture; the other pictures get the same height. */
export const Pictures = styled.ul<{ $layout: GalleryLayout }>`
  display: flex;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }

  > li {
    position: relative;
    flex: none;
    inline-size: 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }

  /* All pictures of a strip have one aspect ratio, whatever ratio the wall gives them. */
  > li > a > span:first-child {
    aspect-ratio: var(--lx-ratio-square);
  }

  ${({ $layout }) => wall[$layout]}
  ${({ $layout }) =>
    $layout === 'wall' &&
    css`
      ${media.from1024} {
        > li:not(:first-child) > a > span:first-child {
          aspect-ratio: var(--lx-ratio-product);
        }
      }
    `}
`;

export const Zoomable = styled.a`
  position: relative;
  display: block;
  cursor: zoom-in;

  /* Draws the focus ring on the picture: the scroller would clip it outside, and the picture would cover
     it below. */
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:focus-visible::after {
    content: '';
    position: absolute;
    inset: 0;
    border: var(--lx-border-width-mark) solid var(--lx-color-border-focus);
    box-shadow: inset 0 0 0 var(--lx-size-focus-offset) var(--lx-color-border-focus-halo);
  }
`;

export const FilmWrapper = styled.div`
  display: grid;
  align-items: center;
  block-size: 100%;
  background: var(--lx-color-bg-media);
`;

export const TagWrapper = styled.div`
  position: absolute;
  inset-block-start: var(--lx-space-16);
  inset-inline-start: var(--lx-space-20);
  pointer-events: none;
`;

const thumbnails: Record<GalleryLayout, RuleSet> = {
  wall: css`
    ${media.from1024} {
      display: none;
    }
  `,
  strip: css`
    ${media.from1024} {
      flex-direction: column;
      order: -1;
      padding: 0;
      overflow: visible;

      > li {
        inline-size: 100%;
      }
    }
  `,
};

export const Thumbnails = styled.ul<{ $layout: GalleryLayout; $bleed: boolean }>`
  display: flex;
  gap: var(--lx-space-8);
  /* Space for the focus ring, which the scroller would clip. */
  padding: var(--lx-space-6)
    ${({ $bleed }) => ($bleed ? 'var(--lx-layout-page-margin)' : 'var(--lx-space-6)')};
  overflow: auto hidden;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }

  > li {
    flex: none;
    inline-size: var(--lx-size-target-min);
  }

  ${({ $layout }) => thumbnails[$layout]}
`;

export const Thumbnail = styled.a`
  position: relative;
  display: block;
  padding-block-end: var(--lx-space-4);
  border-block-end: var(--lx-border-width-mark) solid transparent;

  &[aria-current] {
    border-color: var(--lx-color-text-primary);
  }
`;

export const FilmMark = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;

  /* Has its own background, because a still can be as dark or as light as the icon. */
  > svg {
    box-sizing: content-box;
    padding: var(--lx-space-4);
    border-radius: var(--lx-radius-full);
    background: var(--lx-color-bg-raised);
    color: var(--lx-color-text-primary);
  }
`;
