import { media } from '@luxe/tokens';
import styled from 'styled-components';

const line = 'var(--lx-border-width-hair) solid var(--lx-color-border-hairline)';

/** The letter in a quarter of the width, its names in columns beside it; above each other on phones. */
export const Letter = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-12) var(--lx-layout-page-gutter);
  padding-block: var(--lx-space-32);
  border-block-start: ${line};

  &:last-child {
    border-block-end: ${line};
  }
  > * {
    max-inline-size: none;
  }
  ul {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--lx-size-search)), 1fr));
    gap: 0 var(--lx-layout-page-gutter);
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--lx-size-target-min);
    font-family: var(--lx-font-family-display);
    font-size: var(--lx-font-size-title-s);
    text-decoration-color: transparent;
  }
  a:hover {
    text-decoration-color: currentColor;
  }
  ${media.from1024} {
    grid-template-columns: 1fr 3fr;
    align-items: start;
  }
`;
