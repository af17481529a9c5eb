import { media } from '@luxe/tokens';
import styled from 'styled-components';
import { linkLook } from '../../actions/link/Link.styles.ts';
import type { LinkTone } from '../../actions/link/Link.tsx';

export const Details = styled.details`
  &[open] > summary {
    color: var(--lx-color-text-secondary);
    text-decoration: none;
  }
`;

export const Summary = styled.summary<{ $tone: LinkTone }>`
  display: inline-block;
  padding-block: var(--lx-space-4);
  list-style: none;
  ${linkLook}

  ${media.coarse} {
    padding-block: var(--lx-space-12);
  }
`;
