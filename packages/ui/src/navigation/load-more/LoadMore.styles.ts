import styled from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--lx-space-20);
`;

export const Count = styled.p`
  font-size: var(--lx-font-size-sm);
  color: var(--lx-color-text-secondary);
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Line = styled.svg`
  width: var(--lx-size-wait-bar);
  height: var(--lx-border-width-mark);

  > :first-child {
    fill: var(--lx-color-border-hairline);
  }

  > :last-child {
    fill: var(--lx-color-text-primary);
  }
`;

export const Progress = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--lx-space-10);
`;
