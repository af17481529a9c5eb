import { media } from '@luxe/tokens';
import { Surface } from '@luxe/ui/surface';
import styled from 'styled-components';

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--lx-space-12) var(--lx-space-40);
  padding-block: var(--lx-space-8) var(--lx-space-28);

  > p {
    max-inline-size: var(--lx-layout-form);
  }
`;

export const Crumbs = styled.div`
  padding-block: var(--lx-space-16) var(--lx-space-12);
`;

export const Columns = styled.div`
  ${media.withoutScripts} {
    display: flex;
    flex-direction: column;
  }
  ${media.from1024} {
    display: grid;
    grid-template-columns: var(--lx-layout-facets) minmax(0, 1fr);
    gap: var(--lx-space-56);
    align-items: start;

    /* The sticky bar above the list must not cover what has the focus. */
    a,
    button {
      scroll-margin-block-start: var(--lx-space-64);
    }
  }
`;

/**
 * The facets. From 1024 px, they are beside the list, stay in the window and scroll on their own. Below
 * 1024 px they are in a drawer, or below the list without scripts.
 */
export const Facets = styled.div`
  ${media.below1024} {
    display: none;
  }
  ${media.withoutScripts} {
    display: block;
    order: 1;
  }
  ${media.from1024} {
    position: sticky;
    inset-block-start: var(--lx-nav-offset-current);
    order: 0;
    /* Wider than the column by the space for focus rings, which the scrolling area would cut off. */
    justify-self: center;
    inline-size: calc(100% + 2 * var(--lx-space-10));
    max-block-size: calc(100dvh - var(--lx-nav-offset-current));
    padding-block: var(--lx-space-24) var(--lx-space-12);
    padding-inline: var(--lx-space-10);
    overflow: hidden auto;
  }
`;

/** The number of products, the applied filters and the sort order. From 1024 px, they stay in the window. */
export const Tools = styled(Surface)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--lx-space-16);
  padding-block-end: var(--lx-space-20);

  ${media.from1024} {
    position: sticky;
    inset-block-start: var(--lx-nav-offset-current);
    z-index: var(--lx-z-index-sticky);
    padding-block: var(--lx-space-12);
  }
`;

/** From 1024 px, many filters scroll in one line, so that the sticky bar stays low. */
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lx-space-8) var(--lx-space-20);
  min-width: 0;

  ${media.from1024} {
    flex-wrap: nowrap;
    padding-block: var(--lx-space-4);
    overflow: auto hidden;

    > * {
      flex: none;
    }
  }
`;

export const SortFormRoot = styled.form`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--lx-space-12);
`;

export const Pages = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--lx-space-24);
  padding-block-start: var(--lx-space-16);
`;

/** Reserves the space of a store banner while it loads, so that the list does not shift. */
export const StorePlaceholder = styled.div`
  min-block-size: var(--lx-size-hero);

  ${media.from1024} {
    min-block-size: calc(var(--lx-size-hero) - var(--lx-space-120));
  }
`;

/** The FAQ, with space around it. Without questions, only the space above the footer remains. */
export const FaqSection = styled.div`
  padding-block: var(--lx-layout-section);

  &:empty {
    padding-block-start: 0;
  }
`;
