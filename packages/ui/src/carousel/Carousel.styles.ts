import { container } from '@luxe/tokens';
import styled, { css, type RuleSet } from 'styled-components';
import type { CarouselLayout } from './Carousel.tsx';

export const Frame = styled.section`
  /* The hidden announcement stays inside. */
  position: relative;
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

export const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--lx-space-4) var(--lx-space-24);
  margin-inline-start: auto;

  /* Buttons alone have no words to stand on a line with. */
  &:not(:has(> :last-child:not(:first-child), > a)) {
    align-self: center;
  }
`;

export const Buttons = styled.div`
  /* A narrow strip is moved by hand, and the cut item says so. */
  display: none;
  align-self: center;
  /* The icons, not their targets, stand on the line and on the margin: the line is as high without them, before scripts. */
  margin-block: calc(-1 * var(--lx-space-12));
  margin-inline-end: calc(-1 * var(--lx-space-12));

  ${container.from600} {
    display: flex;
  }

  &:not(:last-child) {
    margin-inline-end: 0;
  }
`;

const columns = css`
  grid-auto-columns: 44%;
  column-gap: var(--lx-layout-product-gap);
  /* A narrow strip reaches the edge of the screen, across the margin of the page. */
  margin-inline: calc(-1 * var(--lx-layout-page-margin));
  padding-inline: var(--lx-layout-page-margin);
  scroll-padding-inline: var(--lx-layout-page-margin);

  ${container.from600} {
    grid-auto-columns: 30%;
    margin-inline: calc(-1 * var(--lx-space-6));
    padding-inline: var(--lx-space-6);
    scroll-padding-inline: var(--lx-space-6);
  }
  ${container.from960} {
    grid-auto-columns: calc((100% - 3 * var(--lx-layout-product-gap)) / 4);
  }
`;

const byLayout: Record<CarouselLayout, RuleSet> = {
  product: css`
    ${columns}
    grid-template-rows: auto auto auto auto;

    > * {
      display: grid;
      grid-row: span 4;
      align-content: start;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
  `,
  card: columns,
  full: css`
    grid-auto-columns: 100%;
    /* As wide as the room for the ring, so that the next one stays out of it. */
    column-gap: var(--lx-space-6);

    > * {
      scroll-snap-stop: always;
    }
  `,
};

export const Track = styled.ul<{ $layout: CarouselLayout }>`
  display: grid;
  grid-auto-flow: column;
  /* Room for the focus ring, which the scroller would cut. */
  padding: var(--lx-space-6);
  margin: calc(-1 * var(--lx-space-6));
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--lx-space-6);
  scrollbar-width: none;
  ${({ $layout }) => byLayout[$layout]}

  &::-webkit-scrollbar {
    display: none;
  }

  > * {
    min-width: 0;
    scroll-snap-align: start;
  }
`;
