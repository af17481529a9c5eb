import styled, { css, type RuleSet } from 'styled-components';
import type { IconTextSize, IconTextTone } from './IconText.tsx';

const bySize: Record<IconTextSize, RuleSet> = {
  xs: css`
    gap: var(--lx-space-6);
    font-size: var(--lx-font-size-xs);
    line-height: var(--lx-font-line-height-body);
  `,
  sm: css`
    gap: var(--lx-space-8);
    font-size: var(--lx-font-size-sm);
    line-height: 1.45;
  `,
  md: css`
    gap: var(--lx-space-10);
  `,
};

const byTone: Record<IconTextTone, RuleSet> = {
  inherit: css``,
  secondary: css`
    color: var(--lx-color-text-secondary);
  `,
  error: css`
    color: var(--lx-color-text-error);
  `,
  success: css`
    color: var(--lx-color-text-success);
  `,
  warning: css`
    color: var(--lx-color-text-warning);
  `,
};

export const Frame = styled.span<{ $size: IconTextSize; $tone: IconTextTone }>`
  display: flex;
  align-items: flex-start;
  min-inline-size: 0;
  ${({ $size }) => bySize[$size]}
  ${({ $tone }) => byTone[$tone]}

  /* As high as the first line, so that the icon is centred on it. */
  > svg {
    flex: none;
    block-size: 1lh;
  }
`;
