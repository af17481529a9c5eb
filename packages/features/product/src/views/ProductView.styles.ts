import { media } from '@luxe/tokens';
import { BusyArea } from '@luxe/ui/busy-area';
import styled from 'styled-components';

export const Columns = styled(BusyArea)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-28);

  ${media.from1024} {
    /* The purchase column ends at the page margin and shrinks before the pictures do. */
    grid-template-columns: minmax(0, 1fr) clamp(var(--lx-size-search), 34%, var(--lx-layout-form));
    gap: var(--lx-space-80);
    align-items: start;
  }
`;

/** The product facts beside the pictures. On a desktop, the facts stay visible while the pictures scroll. */
export const Facts = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-28);
  min-inline-size: 0;

  /* Sharing, saving and the pincode form need scripts. */
  ${media.withoutScripts} {
    button[type='button'] {
      display: none;
    }
  }
  ${media.from1024} {
    position: sticky;
    inset-block-start: calc(var(--lx-nav-offset-current) + var(--lx-space-20));
  }
`;

/** The breadcrumbs. On phones they are hidden, so that the product picture comes first. */
export const Crumbs = styled.div`
  display: none;

  ${media.from1024} {
    display: block;
    padding-block: var(--lx-space-20);
  }
`;

/** Reserves the height of the row "Find my size", whose code loads after the page. */
export const FindSizeRow = styled.div`
  min-block-size: var(--lx-space-80);
`;

export const BelowProduct = styled.div`
  padding-block: var(--lx-layout-section);
`;

/**
 * The row with the brand and the actions. The actions take no height, so the row is as high as the brand name
 * and starts level with the pictures.
 */
export const HeaderRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

/**
 * The action icons. The icons, not their larger press targets, align with the text line and the page margin.
 */
export const Actions = styled.div`
  position: relative;
  inset-inline-end: calc(-1 * var(--lx-space-12));
  display: flex;
  align-items: center;
  block-size: 0;
`;

/** Reserves the size of the wishlist button, which loads after hydration. */
export const WishlistButtonWrapper = styled.div`
  min-inline-size: var(--lx-size-target-min);
  min-block-size: var(--lx-size-target-min);
`;
