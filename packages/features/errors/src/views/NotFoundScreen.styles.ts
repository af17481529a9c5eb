import styled from 'styled-components';

export const HomeLink = styled.a`
  display: block;

  h1 {
    max-inline-size: 6em;
  }
`;
