import { media } from '@luxe/tokens';
import styled from 'styled-components';

/**
 * The first editorial spans columns 1 to 7 and the second spans columns 9 to 12, starting lower. Stacked on
 * phones.
 */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-56);

  ${media.from1024} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: var(--lx-layout-page-gutter);
    align-items: start;

    > :first-child {
      grid-column: 1 / 8;
    }
    > :last-child {
      grid-column: 9 / 13;
      padding-block-start: calc(2 * var(--lx-space-80));
    }
  }
`;

/** Text below the picture. The link is at the right where space allows. */
export const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--lx-space-12) var(--lx-space-24);
  padding-block-start: var(--lx-space-16);
`;
