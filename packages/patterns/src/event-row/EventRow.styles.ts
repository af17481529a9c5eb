import { media } from '@luxe/tokens';
import { LinkArea } from '@luxe/ui/link-area';
import styled from 'styled-components';

export const Root = styled(LinkArea)`
  display: grid;
  grid-template-columns: var(--lx-size-image-s) minmax(0, 1fr);
  gap: var(--lx-space-16);

  ${media.from1024} {
    grid-template-columns: var(--lx-size-image-m) minmax(0, 1fr);
    gap: var(--lx-space-24);
  }
`;
