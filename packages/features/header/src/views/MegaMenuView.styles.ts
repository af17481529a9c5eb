import styled from 'styled-components';

/** A grid of 12 columns: title (3), sections (2 each) and the spotlight in the last 3. */
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
