import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-40);
  align-items: start;

  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) var(--lx-layout-summary);
    gap: var(--lx-space-96);
  }
`;

export const Aside = styled.aside<{ $sticky: boolean }>`
  ${media.from1024} {
    position: ${({ $sticky }) => ($sticky ? 'sticky' : 'static')};
    inset-block-start: calc(var(--lx-nav-offset-current) + var(--lx-space-16));
  }
`;
