import styled from 'styled-components';

/** The twelve columns of the page: title, sections of two columns each, the picture at the end. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: var(--lx-space-40) var(--lx-layout-page-gutter);

  > .intro {
    grid-column: span 3;
  }
  > .column,
  > .wait {
    grid-column: span 2;
  }
  > .wait {
    padding-block-start: var(--lx-space-4);
  }
  > .names {
    grid-column: span 9;
  }
  > .names ul {
    columns: 4;
  }
  > .light {
    grid-column: 10 / span 3;
  }
`;
