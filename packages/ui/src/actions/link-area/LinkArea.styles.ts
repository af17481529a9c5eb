import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Area = styled.div`
  position: relative;

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.hover} {
    &:hover a {
      text-decoration: underline;
      text-decoration-thickness: var(--lx-font-underline-thickness);
      text-underline-offset: 0.18em;
    }
  }
`;
