import styled from 'styled-components';

export const Home = styled.a`
  display: block;

  h1 {
    max-inline-size: 6em;
  }
`;
