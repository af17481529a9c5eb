import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Sections = styled.div`
  display: grid;
  gap: var(--lx-layout-section);
  padding-block-end: var(--lx-layout-section);

  &:empty {
    display: none;
  }
`;

/** A picture or drawing, and beside it, from 1024 px, the text. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-40) var(--lx-space-80);

  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
  }
`;

/** Stands first from 1024 px, and below the text on phones. */
export const First = styled.div`
  ${media.from1024} {
    order: -1;
  }
`;
