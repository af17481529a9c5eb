import styled, { css, type RuleSet } from 'styled-components';
import type { ContainerWidth } from './Container.tsx';

const byWidth: Record<ContainerWidth, RuleSet> = {
  content: css`
    max-width: var(--lx-layout-content-max);
  `,
  form: css`
    max-width: calc(var(--lx-layout-form) + 2 * var(--lx-layout-page-margin));
  `,
  copy: css`
    max-width: calc(var(--lx-layout-copy) + 2 * var(--lx-layout-page-margin));
  `,
};

export const Frame = styled.div<{ $width: ContainerWidth }>`
  width: 100%;
  margin-inline: auto;
  padding-inline: var(--lx-layout-page-margin);
  ${({ $width }) => byWidth[$width]}
`;
