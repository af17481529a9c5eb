import styled, { css, type RuleSet } from 'styled-components';
import type { NoticeTone } from './Notice.tsx';

const line = (width: string, colour: string, icon: string) => css`
  border-block-start: var(${width}) solid var(${colour});

  > svg {
    color: var(${icon});
  }
`;

const byTone: Record<NoticeTone, RuleSet> = {
  info: line('--lx-border-width-hair', '--lx-color-border-strong', '--lx-color-text-primary'),
  error: line('--lx-border-width-mark', '--lx-color-text-error', '--lx-color-text-error'),
  success: line('--lx-border-width-mark', '--lx-color-text-success', '--lx-color-text-success'),
  warning: line('--lx-border-width-mark', '--lx-color-text-warning', '--lx-color-text-warning'),
};

export const Root = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  align-items: flex-start;
  gap: var(--lx-space-12);
  padding-block: var(--lx-space-14);
  ${({ $tone }) => byTone[$tone]}
`;

export const Content = styled.div`
  flex: 1 1 0;
  min-width: 0;
`;

export const Title = styled.p`
  font-weight: var(--lx-font-weight-medium);
  line-height: 1.4;
`;

export const Body = styled.div`
  padding-block-start: var(--lx-space-4);
  font-size: var(--lx-font-size-sm);
  line-height: 1.5;
  color: var(--lx-color-text-secondary);
`;

export const Action = styled.div`
  padding-block-start: var(--lx-space-8);
`;
