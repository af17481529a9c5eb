import styled, { css, type RuleSet } from 'styled-components';
import type { WordmarkSize } from './Wordmark.tsx';

const bySize: Record<WordmarkSize, RuleSet> = {
  xs: css`
    font-size: var(--lx-font-size-ui);
  `,
  s: css`
    font-size: var(--lx-font-size-wordmark-s);
  `,
  m: css`
    font-size: var(--lx-font-size-wordmark-m);
  `,
  l: css`
    font-size: var(--lx-font-size-wordmark-l);
  `,
};

export const Mark = styled.span<{ $size: WordmarkSize; $indiluxe: boolean }>`
  display: inline-block;
  overflow: hidden;
  line-height: 1.1;
  white-space: nowrap;
  ${({ $size }) => bySize[$size]}
  ${({ $indiluxe }) =>
    $indiluxe
      ? css`
          font-family: var(--lx-font-family-italic);
          letter-spacing: -0.01em;
        `
      : css`
          font-family: var(--lx-font-family-display);
          letter-spacing: var(--lx-font-tracking-wordmark);
        `}
`;

/** Removes the tracking after the last letter, so that the wordmark is centred and aligned. */
export const Letters = styled.span`
  margin-inline-end: calc(-1 * var(--lx-font-tracking-wordmark));
`;
