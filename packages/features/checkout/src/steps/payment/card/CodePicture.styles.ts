import styled from 'styled-components';

export const Card = styled.svg`
  flex: none;
  height: calc(var(--lx-size-icon) * 1.2);
`;
