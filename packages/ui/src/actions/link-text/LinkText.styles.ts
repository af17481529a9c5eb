import { media } from '@luxe/tokens';
import styled from 'styled-components';
import { linkLook } from '../link/Link.styles.ts';
import type { LinkTone } from '../link/Link.tsx';

export const Root = styled.span<{ $tone: LinkTone }>`
  ${linkLook}

  ${media.hover} {
    a:hover & {
      text-decoration-color: currentColor;
    }
  }
`;
