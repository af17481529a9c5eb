import styled from 'styled-components';

export const Root = styled.div`
  padding-bottom: var(--lx-space-16);
`;
