import styled from 'styled-components';

export const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-12);
  min-width: 0;
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--lx-space-4) var(--lx-space-12);
  overflow-wrap: anywhere;

  > h2 {
    font-size: var(--lx-font-size-lg);
  }
`;
