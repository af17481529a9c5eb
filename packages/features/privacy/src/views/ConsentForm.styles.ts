import styled from 'styled-components';

export const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--lx-space-128)), 1fr));
  gap: var(--lx-space-12);
`;
