import { media } from '@luxe/tokens';
import styled, { css, type RuleSet } from 'styled-components';
import type { TextAlign, TextSize, TextTone, TextWeight } from './Text.tsx';

const bySize: Record<TextSize, RuleSet> = {
  micro: css`
    font-size: var(--lx-font-size-micro);
    line-height: 1.4;
    letter-spacing: var(--lx-font-tracking-micro);
  `,
  xs: css`
    font-size: var(--lx-font-size-xs);
    line-height: var(--lx-font-line-height-body);
  `,
  sm: css`
    font-size: var(--lx-font-size-sm);
    line-height: 1.45;
  `,
  ui: css`
    font-size: var(--lx-font-size-ui);
    line-height: 1.4;
  `,
  md: css`
    font-size: var(--lx-font-size-md);
    line-height: var(--lx-font-line-height-body);
  `,
  lg: css`
    font-size: var(--lx-font-size-lg);
    line-height: 1.55;
  `,
  xl: css`
    font-size: var(--lx-font-size-xl);
    line-height: var(--lx-font-line-height-snug);
  `,
};

const byTone: Record<TextTone, RuleSet> = {
  inherit: css``,
  primary: css`
    color: var(--lx-color-text-primary);
  `,
  secondary: css`
    color: var(--lx-color-text-secondary);
  `,
  tertiary: css`
    color: var(--lx-color-text-tertiary);
  `,
  accent: css`
    color: var(--lx-color-text-accent);
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

const byWeight: Record<TextWeight, RuleSet> = {
  inherit: css``,
  regular: css`
    font-weight: var(--lx-font-weight-regular);
  `,
  medium: css`
    font-weight: var(--lx-font-weight-medium);
  `,
  semibold: css`
    font-weight: var(--lx-font-weight-semibold);
  `,
};

const byAlign: Record<TextAlign, RuleSet> = {
  start: css``,
  center: css`
    text-align: center;
  `,
  end: css`
    text-align: end;
  `,
};

const clamp: Record<1 | 2 | 3, RuleSet> = {
  1: css`
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  `,
  2: css`
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  `,
  3: css`
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  `,
};

export const Root = styled.p<{
  $size: TextSize;
  $tone: TextTone;
  $weight: TextWeight;
  $editor: boolean;
  $tabular: boolean;
  $align: TextAlign;
  $lines?: 1 | 2 | 3 | undefined;
}>`
  ${({ $size }) => bySize[$size]}
  ${({ $tone }) => byTone[$tone]}
  ${({ $weight }) => byWeight[$weight]}
  ${({ $align }) => byAlign[$align]}
  ${({ $editor }) =>
    $editor &&
    css`
      font-family: var(--lx-font-family-italic);
      line-height: var(--lx-font-line-height-body);

      /* On phones this text is below the fold, so its web font loads only after the first paint. */
      ${media.below1024} {
        :root[data-unpainted] & {
          font-family: 'Luxe Caslon Italic Fallback', Georgia, serif;
        }
      }
    `}
  ${({ $tabular }) =>
    $tabular &&
    css`
      font-variant-numeric: tabular-nums lining-nums;
    `}
  ${({ $lines }) => $lines && clamp[$lines]}
`;
