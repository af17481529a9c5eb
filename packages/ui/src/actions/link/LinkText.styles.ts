import { media } from '@luxe/tokens';
import styled from 'styled-components';
import { linkLook } from './Link.styles.ts';
import type { LinkTone } from './Link.tsx';

export const Root = styled.span<{ $tone: LinkTone }>`
  ${linkLook}

  ${media.hover} {
    a:hover & {
      text-decoration-color: currentColor;
    }
  }
`;
