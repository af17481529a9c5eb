import styled from 'styled-components';

export const Rows = styled.dl`
  font-size: var(--lx-font-size-ui);
  line-height: 1.5;
`;

export const Row = styled.div<{ $total?: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: var(--lx-space-20);
  padding-block: var(--lx-space-6);

  dt {
    color: var(--lx-color-text-secondary);
  }
  dd {
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
  &[data-saving] dd {
    color: var(--lx-color-text-accent);
  }
  &[data-total] {
    align-items: baseline;
    margin-block-start: var(--lx-space-10);
    padding-block-start: var(--lx-space-16);
    border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-strong);
    font-size: var(--lx-font-size-lg);
    font-weight: var(--lx-font-weight-medium);

    dt {
      color: inherit;
    }
  }
`;
