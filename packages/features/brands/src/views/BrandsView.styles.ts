import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** Title and count against the field, which stands under them on phones. */
export const Head = styled.div`
  display: grid;
  gap: var(--lx-space-20);
  padding-block-end: var(--lx-space-32);

  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    padding-block-end: var(--lx-space-40);
  }
`;

export const Beside = styled.div`
  ${media.from1024} {
    inline-size: var(--lx-layout-facets);
  }
`;

/** In place of letters and list. */
export const Alone = styled.div`
  padding-block-start: var(--lx-space-40);
`;
