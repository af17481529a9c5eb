import styled from 'styled-components';

export const Rows = styled.dl`
  font-size: var(--lx-font-size-ui);
  line-height: 1.5;
`;

export const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--lx-space-20);
  padding-block: var(--lx-space-6);

  dt {
    min-width: 0;
    overflow-wrap: anywhere;
    color: var(--lx-color-text-secondary);
  }
  dd {
    flex: none;
    max-inline-size: 60%;
    text-align: end;
    font-variant-numeric: tabular-nums lining-nums;
  }
  .note {
    font-size: var(--lx-font-size-sm);
    font-weight: var(--lx-font-weight-regular);
    color: var(--lx-color-text-secondary);
  }
  summary {
    display: inline-flex;
    gap: var(--lx-space-6);
    align-items: center;
    min-block-size: var(--lx-size-target-floor);
    list-style: none;
  }
  summary + .note {
    padding-block-start: var(--lx-space-4);
  }
  summary:hover {
    color: var(--lx-color-text-primary);
  }
  summary svg {
    flex: none;
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
