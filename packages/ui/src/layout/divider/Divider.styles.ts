import styled, { css, type RuleSet } from 'styled-components';
import type { DividerTone } from './Divider.tsx';

const byTone: Record<DividerTone, RuleSet> = {
  hairline: css`
    border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  `,
  strong: css`
    border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-strong);
  `,
  selvedge: css`
    height: var(--lx-size-selvedge);
    border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-strong);
    border-block-end: var(--lx-border-width-mark) solid var(--lx-color-accent-line);
  `,
};

export const Rule = styled.hr<{ $tone: DividerTone }>`
  width: 100%;
  border: 0;
  ${({ $tone }) => byTone[$tone]}
`;
