import styled from 'styled-components';

export const Group = styled.div`
  display: inline-flex;
  align-items: center;
  border: var(--lx-border-width-hair) solid var(--lx-color-border-control);

  &[aria-disabled='true'] {
    border-style: dashed;
    border-color: var(--lx-color-border-strong);
    color: var(--lx-color-text-tertiary);
  }
`;

export const Amount = styled.output`
  min-width: var(--lx-space-32);
  text-align: center;
  font-size: var(--lx-font-size-ui);
  font-variant-numeric: tabular-nums lining-nums;

  &[aria-busy='true'] {
    color: var(--lx-color-text-tertiary);
  }
`;
