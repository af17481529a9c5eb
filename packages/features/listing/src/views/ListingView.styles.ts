import { media } from '@luxe/tokens';
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
  ${media.from1024} {
    padding-block-end: var(--lx-space-40);
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
  }
`;

/**
 * The facets. They are beside the list from 1024 px. Below 1024 px they are in a drawer, or below the list
 * without scripts.
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
    order: 0;
  }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--lx-space-16);
  padding-block-end: var(--lx-space-20);
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lx-space-8) var(--lx-space-20);
  min-width: 0;
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
