import { media } from '@luxe/tokens';
import styled, { css, type RuleSet } from 'styled-components';
import type { RowsEdges, RowsPadding } from './Rows.tsx';

const line = 'var(--lx-border-width-hair) solid var(--lx-color-border-hairline)';

const byEdges: Record<RowsEdges, RuleSet> = {
  both: css`
    border-block: ${line};
  `,
  above: css`
    border-block-start: ${line};
  `,
  between: css``,
};

const byPad: Record<RowsPadding, RuleSet> = {
  none: css``,
  s: css`
    > * {
      padding-block: var(--lx-space-12);
    }
  `,
  m: css`
    > * {
      padding-block: var(--lx-space-16);
    }
  `,
  l: css`
    > * {
      padding-block: var(--lx-space-20);

      ${media.from1024} {
        padding-block: var(--lx-space-28);
      }
    }
  `,
};

/** The list draws the hairlines, so that rows need no styles of their own. */
export const List = styled.ul<{ $edges: RowsEdges; $pad: RowsPadding; $columns: 1 | 2 }>`
  > * + * {
    border-block-start: ${line};
  }
  ${({ $edges }) => byEdges[$edges]}
  ${({ $pad }) => byPad[$pad]}
  ${({ $columns }) =>
    $columns === 2 &&
    css`
      ${media.from1024} {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        column-gap: var(--lx-layout-page-gutter);

        > * + * {
          border-block-start: 0;
        }
      }
    `}
`;
