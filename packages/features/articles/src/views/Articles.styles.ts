import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Opening = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-8) var(--lx-space-40);

  ${media.from1024} {
    flex-direction: row;
    justify-content: space-between;
    align-items: flex-end;

    > :last-child {
      max-inline-size: var(--lx-layout-form);
    }
  }
`;

/** The newest article: its picture in eight columns, its text beside it. */
export const Newest = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-24) var(--lx-layout-page-gutter);
  align-items: center;

  ${media.from1024} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / 9;
    }
    > :last-child {
      grid-column: 9 / 13;
    }
  }
`;

/** Three cards in a row from 768 px. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-40) var(--lx-space-24);

  ${media.from768} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: var(--lx-space-80);
  }
`;

export const SectionHeading = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: var(--lx-space-8) var(--lx-space-24);
`;
