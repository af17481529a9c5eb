import { media } from '@luxe/tokens';
import styled, { css, type RuleSet } from 'styled-components';
import type { Space } from '../stack/Stack.tsx';
import type { PageStart } from './Page.tsx';

const byStart: Record<PageStart, RuleSet> = {
  m: css`
    padding-block-start: var(--lx-space-56);
  `,
  l: css`
    padding-block-start: var(--lx-space-80);
  `,
};

export const Content = styled.div<{ $start: PageStart; $gap: Space }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => `var(--lx-space-${$gap})`};
  padding-block: var(--lx-space-40) var(--lx-layout-section);

  ${media.from1024} {
    ${({ $start }) => byStart[$start]}
  }
`;
