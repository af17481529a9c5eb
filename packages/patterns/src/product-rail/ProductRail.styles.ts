import { container } from '@luxe/tokens';
import styled from 'styled-components';

export const Frame = styled.section`
  container-type: inline-size;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--lx-space-8) var(--lx-space-24);
  padding-block-end: var(--lx-space-32);
`;

/** Scrolls by touch, wheel and keys alone; the last tile that shows is cut, which says that there is more. */
export const Track = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-template-rows: auto auto auto auto;
  grid-auto-columns: 44%;
  column-gap: var(--lx-layout-product-gap);
  /* Room for the focus ring, which the scroller would cut. */
  padding: var(--lx-space-6);
  margin: calc(-1 * var(--lx-space-6));
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--lx-space-6);
  scrollbar-width: thin;

  > * {
    grid-row: span 4;
    grid-template-rows: subgrid;
    row-gap: 0;
    scroll-snap-align: start;
  }

  ${container.from600} {
    grid-auto-columns: 30%;
  }
  ${container.from960} {
    grid-auto-columns: calc((100% - 3 * var(--lx-layout-product-gap)) / 4);
  }
`;
