import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** Title and count beside the filter field; on phones the field is below them. */
export const Header = styled.div`
  display: grid;
  gap: var(--lx-space-20);
  padding-block-end: var(--lx-space-32);

  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    padding-block-end: var(--lx-space-40);
  }
`;

export const FilterColumn = styled.div`
  ${media.from1024} {
    inline-size: var(--lx-layout-facets);
  }
`;

export const EmptyContent = styled.div`
  padding-block-start: var(--lx-space-40);
`;
