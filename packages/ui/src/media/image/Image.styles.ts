import styled, { css, type RuleSet } from 'styled-components';
import type { ImageFit, ImageRatio, ImageTone } from './Image.tsx';

const byRatio: Record<ImageRatio, RuleSet> = {
  auto: css``,
  '4/5': css`
    aspect-ratio: 4 / 5;
  `,
  '1/1': css`
    aspect-ratio: 1;
  `,
  '3/2': css`
    aspect-ratio: 3 / 2;
  `,
  '16/9': css`
    aspect-ratio: 16 / 9;
  `,
  fill: css`
    height: 100%;
  `,
};

const byTone: Record<ImageTone, RuleSet> = {
  none: css``,
  media: css`
    background: radial-gradient(ellipse at 36% 26%, var(--lx-color-bg-glow), transparent 62%)
      var(--lx-color-bg-media);
  `,
  photo: css`
    background: var(--lx-color-bg-media);

    img {
      filter: brightness(var(--lx-filter-photo));
    }
  `,
};

const byFit: Record<ImageFit, RuleSet> = {
  cover: css`
    object-fit: cover;
  `,
  contain: css`
    object-fit: contain;
    padding: 4%;
  `,
};

export const Frame = styled.span<{ $ratio: ImageRatio; $tone: ImageTone }>`
  position: relative;
  display: block;
  width: 100%;
  overflow: hidden;
  ${({ $ratio }) => byRatio[$ratio]}
  ${({ $tone }) => byTone[$tone]}
`;

/** `display: contents` removes the box of the `<picture>`, so that the image is positioned in the frame. */
export const Formats = styled.picture`
  display: contents;
`;

export const Picture = styled.img<{ $fit: ImageFit; $framed: boolean }>`
  width: 100%;
  height: ${({ $framed }) => ($framed ? '100%' : 'auto')};
  transition: opacity var(--lx-duration-slow) var(--lx-easing-out);
  ${({ $framed }) =>
    $framed &&
    css`
      position: absolute;
      inset: 0;

      /*
       * Browsers do not load lazy images without a box: until the first paint, the bandwidth is for content
       * above the fold.
       */
      :root[data-unpainted] &[loading='lazy'] {
        display: none;
      }
    `}
  ${({ $fit }) => byFit[$fit]}

  &[data-loading] {
    opacity: 0;
    transition: none;
  }
`;

export const Fallback = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: var(--lx-color-text-tertiary);
`;
