import { encodeCookie } from '../boundary/shopper.ts';

/** When the token below expires, in milliseconds since 1970. */
export const expiresAt = Date.now() + 3_600_000;

/** The token of a customer, as their cookie stores it. */
export const customer = {
  access_token: 'customer-token-value',
  expires_in: expiresAt,
  isCustomerAccessToken: true,
  tokenTimeStamp_lux: 1,
  refresh_token: 'refresh-token-value',
  userName: 'customer-0001',
};

/** The cookies of a logged-in customer with a cart. */
export const asCustomer = (token: object = customer) =>
  `customerAccessToken=${encodeCookie(token)}; cartGuid=cart-guid-value; cartCode=cart-code-value; userdetails=${encodeCookie({ firstName: 'Ananya', mobileNumber: '9876543210' })}`;

/** Value of a cookie that a response sets; undefined for none. */
export const cookieNamed = (response: { cookies: { name: string; value: string }[] }, name: string) =>
  response.cookies.find((cookie) => cookie.name === name)?.value;
