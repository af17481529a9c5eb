import styled, { css } from 'styled-components';

const shown = css`
  visibility: visible;
  order: 0;
`;

/**
 * Reserves space for an icon that only some shoppers have, so that the header does not shift when the icon
 * appears. Hidden icons stand before the others, so that no gap appears between or behind these. Until the
 * session is known, the attribute `data-hint` of the page decides whether the icon is visible. A script sets
 * this attribute before the first paint. When the session is known, React sets `data-shown`, which takes
 * precedence.
 */
const reserved = css`
  visibility: hidden;
  order: -1;

  &[data-shown='true'] {
    ${shown}
  }
`;

/** Visible when the shopper has a cart [SHL-07]. */
export const BagWrapper = styled.div`
  ${reserved}

  html[data-hint$='c1'] &:not([data-shown]) {
    ${shown}
  }
`;

/** The wishlist icon, which only customers see [SHL-06]. */
export const WishlistWrapper = styled.div`
  ${reserved}

  html[data-hint^='s1'] &:not([data-shown]) {
    ${shown}
  }
`;
