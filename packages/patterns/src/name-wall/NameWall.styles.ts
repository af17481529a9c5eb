import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Wall = styled.p`
  font-family: var(--lx-font-family-display);
  font-size: var(--lx-font-size-title-l);
  line-height: 1.24;
  letter-spacing: -0.01em;
  text-wrap: pretty;

  /* Together where it fits on a line, broken where it is longer than one. */
  .name {
    display: inline-block;
  }
  .quiet {
    color: var(--lx-color-text-tertiary);
  }
  ${media.hover} {
    a:hover {
      text-decoration: underline;
      text-decoration-thickness: var(--lx-font-underline-thickness);
      text-underline-offset: 0.18em;
    }
  }
`;
