import styled, { css, type RuleSet } from 'styled-components';
import type { TagTone } from './Tag.tsx';

const byTone: Record<TagTone, RuleSet> = {
  plain: css`
    color: var(--lx-color-text-primary);
  `,
  quiet: css`
    color: var(--lx-color-text-secondary);
  `,
  accent: css`
    color: var(--lx-color-text-accent);
  `,
};

export const Root = styled.span<{ $tone: TagTone }>`
  display: inline-block;
  font-size: var(--lx-font-size-micro);
  line-height: 1.4;
  letter-spacing: var(--lx-font-tracking-micro);
  white-space: nowrap;
  ${({ $tone }) => byTone[$tone]}
`;
