import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Wall = styled.p`
  font-family: var(--lx-font-family-display);
  font-size: var(--lx-font-size-title-l);
  line-height: 1.24;
  letter-spacing: -0.01em;
  text-wrap: pretty;

  /* A name breaks only if it is longer than a line. */
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
