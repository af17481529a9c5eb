import styled from 'styled-components';

export const Facts = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-4);
  font-size: var(--lx-font-size-sm);
  color: var(--lx-color-text-secondary);
`;
