import { media } from '@luxe/tokens';
import styled, { css } from 'styled-components';

export const Article = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-40);
  padding-block: var(--lx-space-40) var(--lx-layout-section);

  ${media.from1024} {
    gap: var(--lx-space-64);
    padding-block-start: var(--lx-space-64);
  }
`;

/** Topic, title and standfirst. */
export const Header = styled.header`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-16);
  max-inline-size: calc(var(--lx-layout-copy) * 1.6);
`;

export const Standfirst = styled.div`
  max-inline-size: var(--lx-layout-copy);
`;

/** Author in the first three columns from 1024 px, the blocks of the text beside it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-28);

  ${media.from1024} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: var(--lx-space-40) var(--lx-layout-page-gutter);
    align-items: start;

    > :first-child {
      grid-column: 1 / 4;
      grid-row: 1;
    }
  }
`;

/** The author and the date, with the share button at the end of the line on phones. */
export const Byline = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--lx-space-16);

  ${media.from1024} {
    flex-direction: column;
    align-items: flex-start;
  }
`;

/** The blocks, below each other; from 1024 px in eight of the twelve columns. */
export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-40);
  min-inline-size: 0;

  ${media.from1024} {
    display: contents;

    > * {
      grid-column: 4 / 12;
    }
  }
`;

export const Measure = styled.div`
  max-inline-size: var(--lx-layout-copy);
`;

/** A block has all twelve columns from 1024 px, unless it is the first, which is beside the author. */
const allColumns = css`
  ${media.from1024} {
    * + && {
      grid-column: 1 / -1;
    }
  }
`;

/** A large sentence with space around it, in the centre of the page on desktops. */
export const Quote = styled.figure`
  ${allColumns}
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-20);
  padding-block: var(--lx-space-24);

  ${media.from1024} {
    max-inline-size: calc(var(--lx-layout-copy) * 1.6);
    padding-block: var(--lx-space-40);

    * + && {
      margin-inline: auto;
    }
  }
`;

/** The first picture is wider than the others and begins higher. Below each other on phones. */
export const Figures = styled.div`
  ${allColumns}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-32) var(--lx-layout-page-gutter);

  ${media.from768} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    align-items: start;

    > :nth-child(odd) {
      grid-column: 1 / 8;
    }
    > :nth-child(even) {
      grid-column: 9 / 13;
      padding-block-start: var(--lx-space-128);
    }
  }
`;

export const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-10);
  min-inline-size: 0;
`;

/** Picture, facts and button beside each other; the button below on phones. */
export const CalloutGrid = styled.aside`
  display: grid;
  grid-template-columns: var(--lx-space-96) minmax(0, 1fr);
  gap: var(--lx-space-16);
  padding-block: var(--lx-space-24);
  align-items: start;

  > :last-child {
    grid-column: 1 / -1;
  }

  ${media.from768} {
    grid-template-columns: var(--lx-space-128) minmax(0, 1fr) auto;
    gap: var(--lx-space-24);
    align-items: center;

    > :last-child {
      grid-column: auto;
    }
  }
`;
