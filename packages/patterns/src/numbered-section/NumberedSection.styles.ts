import styled from 'styled-components';

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--lx-space-4) var(--lx-space-16);
  padding-block-end: var(--lx-space-18);
`;

export const Number = styled.span`
  padding-inline-end: var(--lx-space-14);
  color: var(--lx-color-text-tertiary);
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-20);
`;
