import styled, { css } from 'styled-components';

/**
 * Reserves space for an icon that only some shoppers have, so that the header does not shift when the icon
 * appears. Until the session is known, the attribute `data-hint` of the page decides whether the icon is
 * visible. A script sets this attribute before the first paint. When the session is known, React sets
 * `data-shown`, which takes precedence.
 */
const reserved = css`
  visibility: hidden;

  &[data-shown='true'] {
    visibility: visible;
  }
`;

/** Visible when the shopper has a cart [SHL-07]. */
export const BagWrapper = styled.div`
  ${reserved}

  html[data-hint$='c1'] &:not([data-shown]) {
    visibility: visible;
  }
`;

/**
 * The wishlist icon, which only customers see [SHL-06]. The hidden icon takes space too. It is therefore
 * placed before the other icons, so that no gap appears between them.
 */
export const WishlistWrapper = styled.div`
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
