import { media } from '@luxe/tokens';
import styled from 'styled-components';

/**
 * The summary is beside the content from 1024 px, unless the content would be narrower than the summary. Then
 * it is below, such as beside the navigation of the account at 1024 px.
 */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-40);
  align-items: start;

  ${media.from1024} {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--lx-space-96);
  }
`;

export const Content = styled.div`
  ${media.from1024} {
    flex: 1 1 var(--lx-layout-summary);
    min-inline-size: 0;
  }
`;

export const Aside = styled.aside<{ $sticky: boolean }>`
  ${media.from1024} {
    flex: 0 1 var(--lx-layout-summary);
    position: ${({ $sticky }) => ($sticky ? 'sticky' : 'static')};
    inset-block-start: calc(var(--lx-nav-offset-current) + var(--lx-space-16));
  }
`;
