import styled, { css, type RuleSet } from 'styled-components';
import type { Space, StackAlign, StackJustify } from './Stack.tsx';

const align: Record<StackAlign, RuleSet> = {
  start: css`
    align-items: flex-start;
  `,
  center: css`
    align-items: center;
  `,
  end: css`
    align-items: flex-end;
  `,
  baseline: css`
    align-items: baseline;
  `,
  stretch: css`
    align-items: stretch;
  `,
};

const justify: Record<StackJustify, RuleSet> = {
  start: css``,
  center: css`
    justify-content: center;
  `,
  end: css`
    justify-content: flex-end;
  `,
  between: css`
    justify-content: space-between;
  `,
};

export const Box = styled.div<{
  $gap: Space;
  $row: boolean;
  $align: StackAlign;
  $justify: StackJustify;
  $wrap: boolean;
}>`
  display: flex;
  flex-direction: ${({ $row }) => ($row ? 'row' : 'column')};
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
  gap: ${({ $gap }) => `var(--lx-space-${$gap})`};
  min-width: 0;
  ${({ $align }) => align[$align]}
  ${({ $justify }) => justify[$justify]}
`;
