import styled, { css, type RuleSet } from 'styled-components';
import type { PriceSize } from './PriceBlock.tsx';

const bySize: Record<PriceSize, RuleSet> = {
  s: css`
    font-size: var(--lx-font-size-sm);
  `,
  m: css`
    font-size: var(--lx-font-size-ui);
  `,
  l: css`
    font-size: var(--lx-font-size-xl);
  `,
};

export const Line = styled.p<{ $size: PriceSize }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--lx-space-4) var(--lx-space-10);
  line-height: 1.4;
  font-variant-numeric: tabular-nums lining-nums;
  ${({ $size }) => bySize[$size]}

  s {
    color: var(--lx-color-text-tertiary);
  }
  em {
    font-style: normal;
    color: var(--lx-color-text-accent);
  }
`;
