import styled from 'styled-components';

export const Summary = styled.div`
  padding-block-start: var(--lx-space-14);
  border-block-start: var(--lx-border-width-mark) solid var(--lx-color-text-error);
  display: flex;
  gap: var(--lx-space-12);

  > svg {
    color: var(--lx-color-text-error);
  }
`;

export const Title = styled.p`
  font-weight: var(--lx-font-weight-medium);
`;

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-4);
  padding-block-start: var(--lx-space-6);
  font-size: var(--lx-font-size-sm);
  color: var(--lx-color-text-secondary);
`;
