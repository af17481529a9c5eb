import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** Four columns from 1024 px, two from 640 px. The name of each note is on its own line. */
export const Notes = styled.div`
  > * {
    max-inline-size: none;
  }
  ul {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--lx-space-20) var(--lx-layout-page-gutter);
    padding: var(--lx-space-24) 0 0;
    border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
    list-style: none;
    font-size: var(--lx-font-size-sm);
  }
  li > strong,
  li > a:has(strong) {
    display: block;
    inline-size: fit-content;
    padding-block-end: var(--lx-space-4);
  }
  ${media.from640} {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.from1024} {
    ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
