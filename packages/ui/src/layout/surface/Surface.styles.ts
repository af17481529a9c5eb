import styled, { css, type RuleSet } from 'styled-components';
import type { SurfaceTone } from './Surface.tsx';

const byTone: Record<SurfaceTone, RuleSet> = {
  page: css`
    background: var(--lx-color-bg-page);
  `,
  raised: css`
    background: var(--lx-color-bg-raised);
  `,
  sunken: css`
    background: var(--lx-color-bg-sunken);
  `,
  media: css`
    background: var(--lx-color-bg-media);
  `,
};

export const Root = styled.div<{ $tone: SurfaceTone }>`
  color: var(--lx-color-text-primary);
  ${({ $tone }) => byTone[$tone]}
`;
