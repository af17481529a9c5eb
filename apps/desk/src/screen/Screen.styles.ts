import styled from 'styled-components';

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--lx-space-16) var(--lx-space-32);
  padding-block-end: var(--lx-space-24);
  overflow-wrap: anywhere;
`;

export const HeadText = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-8);
  min-width: 0;
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-40);
  min-width: 0;
`;
