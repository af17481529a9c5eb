import styled from 'styled-components';

export const Root = styled.div`
  display: inline-flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--lx-space-6);
  max-width: 100%;
`;

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

export const Reason = styled.span`
  font-size: var(--lx-font-size-xs);
  line-height: 1.45;
  color: var(--lx-color-text-secondary);

  &:empty {
    position: absolute;
  }
`;
