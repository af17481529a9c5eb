import styled from 'styled-components';

export const Toggle = styled.span`
  flex: none;
  display: flex;
`;

export const CapsLock = styled.div`
  &:empty {
    position: absolute;
  }

  > span {
    display: flex;
    align-items: center;
    gap: var(--lx-space-8);
  }
`;

export const Rules = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-4);
  padding-block-start: var(--lx-space-4);
  font-size: var(--lx-font-size-xs);
  line-height: 1.45;
  color: var(--lx-color-text-secondary);
`;

export const Rule = styled.li`
  display: flex;
  align-items: flex-start;
  gap: var(--lx-space-8);

  &[data-met] {
    color: var(--lx-color-text-success);
  }
`;

export const Dot = styled.span`
  flex: none;
  width: var(--lx-size-icon-s);
  height: var(--lx-size-icon-s);
  border: var(--lx-border-width-hair) solid currentColor;
  border-radius: var(--lx-radius-full);
  transform: scale(0.4);
`;
