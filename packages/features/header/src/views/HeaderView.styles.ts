import styled from 'styled-components';

/** There is a bag once there is a cart: the page's first script says so before the first paint, so that nothing shifts (SHL-07). */
export const BagPlace = styled.div`
  html:not([data-hint$='c1']) &:not([data-counted]) {
    display: none;
  }
`;

/** There is a wishlist for who is logged in; the same script says so (SHL-06). */
export const WishlistPlace = styled.div`
  html:not([data-hint^='s1']) &:not([data-customer]) {
    display: none;
  }
`;
