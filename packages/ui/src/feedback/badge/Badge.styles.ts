import styled, { css, type RuleSet } from 'styled-components';
import type { BadgeTone } from './Badge.tsx';

const byTone: Record<BadgeTone, RuleSet> = {
  accent: css`
    padding-inline: var(--lx-space-4);
    border-radius: var(--lx-radius-full);
    background: var(--lx-color-accent-base);
    color: var(--lx-color-text-on-accent);
    font-weight: var(--lx-font-weight-semibold);
  `,
  plain: css`
    color: var(--lx-color-text-primary);
    font-weight: var(--lx-font-weight-medium);
  `,
};

export const Mark = styled.span<{ $tone: BadgeTone }>`
  display: inline-grid;
  place-items: center;
  min-width: var(--lx-size-badge);
  height: var(--lx-size-badge);
  font-size: var(--lx-font-size-micro);
  /* The digits of the Anek font sit slightly high in their line box. */
  line-height: 1;
  padding-block-start: 0.1em;
  font-variant-numeric: tabular-nums lining-nums;
  ${({ $tone }) => byTone[$tone]}
`;
