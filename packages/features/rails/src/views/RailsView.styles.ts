import styled from 'styled-components';

export const RailStack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-80);
  padding-block-end: var(--lx-layout-section);
`;
