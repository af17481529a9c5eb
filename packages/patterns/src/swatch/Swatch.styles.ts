import styled, { css, type RuleSet } from 'styled-components';
import type { SwatchSize } from './Swatch.tsx';

const bySize: Record<SwatchSize, RuleSet> = {
  s: css`
    inline-size: var(--lx-size-check);
    block-size: var(--lx-size-check);
  `,
  m: css`
    inline-size: 100%;
    block-size: 100%;
  `,
};

export const Patch = styled.svg<{ $size: SwatchSize }>`
  flex: none;
  display: block;
  /* Keeps an edge visible on a background of the same colour. */
  border: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  ${({ $size }) => bySize[$size]}
`;
