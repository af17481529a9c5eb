import styled, { css } from 'styled-components';

/**
 * Reserves the room of an icon that not every shopper has, so that the header does not shift when the icon appears. Until React knows
 * the shopper (`data-shown`), `data-hint` decides, which the page's first script sets before the first paint.
 */
const reserved = css`
  visibility: hidden;

  &[data-shown='true'] {
    visibility: visible;
  }
`;

/** Shown once there is a cart (SHL-07). */
export const BagPlace = styled.div`
  ${reserved}

  html[data-hint$='c1'] &:not([data-shown]) {
    visibility: visible;
  }
`;

/** Shown to customers (SHL-06). While hidden, it stands before the other icons, where its empty room is no gap between them. */
export const WishlistPlace = styled.div`
  ${reserved}
  order: -1;

  &[data-shown='true'] {
    order: 0;
  }
  html[data-hint^='s1'] &:not([data-shown]) {
    visibility: visible;
    order: 0;
  }
`;
