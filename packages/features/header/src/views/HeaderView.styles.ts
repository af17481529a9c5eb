import styled, { css } from 'styled-components';

/**
 * Reserves the space of an icon that not every shopper has, so that the header does not shift when the icon
 * appears. React sets `data-shown` once the session is known; until then `data-hint` decides. The first
 * script of the page sets `data-hint` before the first paint.
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
 * Visible to customers [SHL-06]. The hidden icon comes before the other icons, so that no gap appears between
 * them.
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
