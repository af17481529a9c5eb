import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-40);
  padding-block: var(--lx-space-40);

  ${media.from1024} {
    gap: var(--lx-space-64);
    padding-block-start: var(--lx-space-64);
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--lx-space-32) var(--lx-layout-page-gutter);

  > :first-child {
    grid-column: 1 / -1;
    max-inline-size: 24em;
  }

  ${media.from1024} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > * {
      grid-column: span 2;
    }
    > :first-child {
      grid-column: span 4;
    }
  }
`;

export const Services = styled.div`
  display: grid;
  gap: var(--lx-space-32) var(--lx-layout-page-gutter);
  padding-block-start: var(--lx-space-20);

  ${media.from1024} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > :first-child {
      grid-column: span 4;
    }
    > :last-child {
      grid-column: span 8;
    }
  }
`;

export const Bottom = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-16) var(--lx-space-24);
  padding-block-start: var(--lx-space-20);

  ${media.from1024} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
  }
`;
