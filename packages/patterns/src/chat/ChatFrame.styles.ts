import { media } from '@luxe/tokens';
import styled from 'styled-components';

/** Fills the window, so that the field is at its bottom even before the first message. */
export const Columns = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: calc(100dvh - var(--lx-nav-offset-current));

  ${media.from1024} {
    grid-template-rows: 1fr;
    grid-template-columns: var(--lx-layout-side) minmax(0, 1fr);
  }
`;

export const Side = styled.div`
  padding-block-start: var(--lx-space-24);

  ${media.from1024} {
    padding-block: var(--lx-space-40) var(--lx-space-32);
    padding-inline-end: var(--lx-space-32);
    border-inline-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  }
`;

export const Conversation = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding-block-start: var(--lx-space-24);

  ${media.from1024} {
    justify-self: center;
    width: 100%;
    max-width: calc(var(--lx-size-modal) - var(--lx-space-40));
    padding-block-start: var(--lx-space-40);
    padding-inline-start: var(--lx-space-40);
  }
`;

export const Messages = styled.div`
  flex: 1 1 auto;
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-24);
  padding-block-end: var(--lx-space-24);

  /* A focused control scrolls out from behind the field. */
  :is(a, button, input) {
    scroll-margin-block-end: var(--lx-space-160);
  }
`;

export const Foot = styled.div`
  position: sticky;
  inset-block-end: var(--bottom-inset, 0px);
  z-index: var(--lx-z-index-sticky);
  padding-block: var(--lx-space-12) calc(var(--lx-space-16) + env(safe-area-inset-bottom));
  /* Covers rows that extend across the page margin. */
  padding-inline: var(--lx-layout-page-margin);
  margin-inline: calc(-1 * var(--lx-layout-page-margin));
  background: var(--lx-color-bg-page);
`;

/** Suggestions in rows. */
export const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lx-space-8);
`;

/**
 * Suggestions in one row. In a narrow window, it extends across the page margins and scrolls horizontally, so
 * that the answer above it stays in view.
 */
export const ScrolledRow = styled(Row)`
  ${media.below1024} {
    flex-wrap: nowrap;
    /* Space for the focus ring, which the row would clip. */
    margin: calc(-1 * var(--lx-space-6)) calc(-1 * var(--lx-layout-page-margin));
    padding: var(--lx-space-6) var(--lx-layout-page-margin);
    overflow-x: auto;
    scroll-padding-inline: var(--lx-layout-page-margin);
    scrollbar-width: none;

    &::-webkit-scrollbar {
      display: none;
    }

    > * {
      flex: none;
      max-width: 80%;
    }
  }
`;
