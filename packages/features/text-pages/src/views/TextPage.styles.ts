import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** The list of sections in the first three columns from 1024 px, the text beside it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-32) var(--lx-layout-page-gutter);

  ${media.from1024} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    align-items: start;

    > :first-child {
      grid-column: 1 / 4;
      position: sticky;
      inset-block-start: calc(var(--lx-nav-offset-current) + var(--lx-space-20));
    }
    > :last-child {
      grid-column: 5 / 12;
    }
  }
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-48);
  min-inline-size: 0;
`;

/** A wide table scrolls instead of the page. */
export const SectionText = styled.div`
  overflow-x: auto;
`;

export const Summary = styled.div`
  padding: var(--lx-space-24);
`;

export const Contact = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-20);
  align-items: center;
  padding-block-start: var(--lx-space-32);

  ${media.from768} {
    grid-template-columns: 3fr 2fr 2fr 2fr;
  }
`;
