import { container } from '@luxe/tokens';
import styled, { css, type RuleSet } from 'styled-components';
import type { CarouselLayout } from './Carousel.tsx';

export const Frame = styled.section`
  /* Contains the visually hidden live region. */
  position: relative;
  container-type: inline-size;
`;

export const Header = styled.div`
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

  /* Without a link there is no text baseline to align the buttons with. */
  &:not(:has(> :last-child:not(:first-child), > a)) {
    align-self: center;
  }
`;

export const Buttons = styled.div`
  /* A narrow carousel is swiped; its clipped last item shows that there is more. */
  display: none;
  align-self: center;
  /* Aligns the icons, not their touch targets, with the line and the margin. The line is equally high
     without the buttons, which need scripts. */
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
  /* A narrow carousel extends across the page margin to the edge of the screen. */
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
    /* As wide as the padding for the focus ring, so that the next item stays outside the padding. */
    column-gap: var(--lx-space-6);

    > * {
      scroll-snap-stop: always;
    }
  `,
};

export const Track = styled.ul<{ $layout: CarouselLayout }>`
  display: grid;
  grid-auto-flow: column;
  /* Space for the focus ring, which the scroller would clip. */
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
