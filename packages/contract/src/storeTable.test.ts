import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { calls, type CallName, type Endpoint, type Service } from './calls/calls.ts';
import { schemas } from './calls/schemas.ts';

// The table "Store API" in section 7 of the specification, row by row in the same order. This copy is written
// by hand and compared with the contract, never generated from the contract. Names of path parameters are not
// compared, but names in queries and bodies are.

interface Row {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly service: Service;
  readonly query?: readonly string[];
  readonly body?: readonly string[];
  readonly bodyAs?: Endpoint['body'];
  /**
   * Whether the row names a customer's bearer token (`bearer`), and whether it names the source header
   * (`source`).
   */
  readonly bearer?: true;
  readonly source?: true;
  /** The matching call of the contract. */
  readonly is: CallName;
  /** The requirement that names the row. */
  readonly line?: string;
}

const v2 = '/v2/lux';
const users = `${v2}/users`;

const table: readonly Row[] = [
  {
    method: 'POST',
    path: '/oauth/token',
    service: 'store',
    body: ['grant_type', 'client_id', 'client_secret'],
    bodyAs: 'form',
    is: 'token',
  },
  {
    method: 'POST',
    path: '/oauth/token',
    service: 'store',
    body: [
      ...['grant_type', 'client_id', 'client_secret', 'isTdLogin', 'tdAccessToken', 'tdClientId'],
      ...['tdCustomerHash', 'username', 'platformNumber'],
    ],
    bodyAs: 'form',
    is: 'token',
  },
  { method: 'GET', path: '/code-challenge', service: 'store', is: 'codeChallenge' },
  {
    method: 'POST',
    path: `${users}/register-td-user`,
    service: 'store',
    bodyAs: 'form',
    is: 'registerTdUser',
  },
  {
    method: 'POST',
    path: `${users}/{username}/customerLogin`,
    service: 'store',
    query: ['access_token', 'platformNumber', 'otp'],
    body: ['isPwa'],
    is: 'customerLogin',
  },
  {
    method: 'GET',
    path: `${users}/{user}/addresses`,
    service: 'store',
    query: ['channel', 'emailId'],
    bearer: true,
    is: 'addresses',
  },
  {
    method: 'GET',
    path: `${v2}/getPincodeData`,
    service: 'store',
    query: ['access_token', 'pincode'],
    is: 'pincodeData',
  },
  {
    method: 'POST',
    path: `${users}/{user}/removeAddress`,
    service: 'store',
    query: ['isPwa', 'platformNumber'],
    bodyAs: 'form',
    is: 'removeAddress',
  },
  {
    method: 'POST',
    path: `${users}/{user}/addAddress`,
    service: 'store',
    query: ['isPwa', 'platformNumber'],
    bodyAs: 'form',
    is: 'addAddress',
  },
  {
    method: 'POST',
    path: `${users}/{user}/editAddress`,
    service: 'store',
    query: ['isPwa', 'pageSize', 'platformNumber'],
    bodyAs: 'form',
    is: 'editAddress',
  },
  {
    method: 'POST',
    path: `${users}/{email}/addAddressToOrder`,
    service: 'store',
    query: ['channel', 'access_token', 'addressId', 'cartId', 'removeExchangeFromCart'],
    body: [],
    is: 'addAddressToOrder',
  },
  {
    method: 'GET',
    path: `${users}/{user}/getCustomerProfile`,
    service: 'store',
    query: ['isPwa'],
    is: 'customerProfile',
  },
  {
    method: 'POST',
    path: `${users}/{user}/updateProfile_V2`,
    service: 'store',
    query: ['access_token', 'customerid'],
    body: ['clientId', 'customerHash', 'tdToken', 'nameDetails', 'gender', 'dob'],
    bodyAs: 'json',
    is: 'updateProfile',
  },
  {
    method: 'POST',
    path: `${v2}/forgottenpasswordtokens/{userName}/resetCustomerPassword`,
    service: 'store',
    query: ['isPwa', 'access_token', 'old', 'newPassword'],
    body: [],
    is: 'resetCustomerPassword',
  },
  {
    method: 'POST',
    path: `${users}/{user}/updateEmail`,
    service: 'store',
    query: ['access_token', 'customerid'],
    body: ['customerInfo', 'otp', 'tdToken', 'newEmail', 'refId', 'webformChannel', 'clientId', 'appVersion'],
    bodyAs: 'json',
    is: 'updateEmail',
  },
  {
    method: 'GET',
    path: '/getApplicationProperties.json',
    service: 'store',
    query: ['propertyNames'],
    is: 'properties',
  },
  {
    method: 'GET',
    path: '/o{product}/getApplicationProperties.json',
    service: 'store',
    query: ['propertyNames'],
    is: 'productProperties',
  },
  {
    method: 'GET',
    path: `${users}/anonymous/carts/{guid}/cartDetails_V2`,
    service: 'store',
    query: ['isPwa', 'isUpdatedPwa', 'platformNumber', 'pincode'],
    is: 'cartDetailsAnonymous',
    line: 'BAG-16',
  },
  {
    method: 'GET',
    path: `${users}/{user}/carts/{cartCode}/cartDetails_V2`,
    service: 'store',
    query: ['isPwa', 'isUpdatedPwa', 'platformNumber', 'pincode', 'channel'],
    is: 'cartDetails',
    line: 'BAG-16',
  },
  {
    method: 'GET',
    path: `${users}/{user}/carts/{cart}/deleteEntries/{entry}`,
    service: 'store',
    query: ['isPwa', 'platformNumber', 'channel'],
    is: 'deleteEntry',
    line: 'BAG-16',
  },
  {
    method: 'POST',
    path: `${users}/{user}/carts/{cart}/updateEntries/{entry}`,
    service: 'store',
    query: ['isPwa', 'platformNumber', 'quantity'],
    is: 'updateEntry',
    line: 'BAG-16',
  },
  { method: 'GET', path: `${users}/{username}/carts`, service: 'store', is: 'carts' },
  {
    method: 'POST',
    path: `${users}/{username}/carts`,
    service: 'store',
    query: ['oldCartId', 'toMergeCartGuid', 'channel', 'platformNumber'],
    is: 'createCart',
    line: 'BAG-17',
  },
  {
    method: 'GET',
    path: `${users}/{user}/bagCount`,
    service: 'store',
    query: ['platformNumber', 'cartGuid'],
    is: 'bagCount',
  },
  {
    method: 'GET',
    path: `${users}/{user}/buyNow/mergeBuyNowCart`,
    service: 'store',
    query: ['access_token', 'isPwa', 'channel', 'cartGuid', 'isMDE'],
    body: [],
    is: 'mergeBuyNowCart',
  },
  {
    method: 'GET',
    path: `${users}/{user}/carts/{cartCode}/displayOrderSummary_V2`,
    service: 'store',
    query: ['pincode', 'access_token', 'isPwa', 'platformNumber', 'isUpdatedPwa', 'requestCallbackForSlp'],
    source: true,
    is: 'orderSummary',
  },
  {
    method: 'POST',
    path: `${users}/{user}/carts/{cart}/brandcash`,
    service: 'store',
    query: ['action', 'cartGuid', 'isUpdatedPwa', 'isPwa', 'platformNumber', 'channel'],
    is: 'brandcash',
  },
  {
    method: 'GET',
    path: `${users}/{user}/repApplicabilityOnCart`,
    service: 'store',
    query: ['cartGuid', 'pinCode'],
    body: [],
    is: 'repApplicabilityOnCart',
  },
  {
    method: 'POST',
    path: `${users}/{user}/getAllWishlist`,
    service: 'store',
    query: ['isWishlistPageLoad'],
    is: 'getAllWishlist',
  },
  // The table names "wishlist create and addProductInWishlist" without a path. Both paths here follow the
  // path of getAllWishlist.
  {
    method: 'POST',
    path: `${users}/{user}/createWishlist`,
    service: 'store',
    body: ['wishlistName'],
    is: 'createWishlist',
  },
  {
    method: 'POST',
    path: `${users}/{user}/addProductInWishlist`,
    service: 'store',
    body: ['wishlistName', 'productCode', 'ussid', 'emailId'],
    is: 'addProductInWishlist',
  },
  {
    method: 'GET',
    path: `${v2}/products/searchab`,
    service: 'store',
    query: ['sessionUID', 'channel'],
    is: 'searchab',
  },
  { method: 'GET', path: `${v2}/products/searchProducts/`, service: 'store', is: 'searchProducts' },
  {
    method: 'GET',
    path: `${v2}/CustomSkuCollection/c-{category}`,
    service: 'store',
    query: ['sort', 'page', 'agent'],
    is: 'customSkuCollection',
  },
  { method: 'GET', path: `${v2}/products/{id}/seo`, service: 'store', is: 'productSeo' },
  // The table names the paths desktop-cart-page and empty-cart-page, and allows any other path. So one row
  // with the parameter `{path*}` stands for all of them.
  { method: 'GET', path: `${v2}/cms/{path*}`, service: 'store', is: 'cmsPage' },
];

/** Calls that the table also names, without method, path or payload. */
const alsoNamed = [
  ...['applyBankCoupons', 'binValidation', 'applyNoCostEMI', 'updateTransactionDetails', 'emiEligibleBin'],
  ...['collectPaymentOrder_V2', 'applyVouchers', 'applyCouponsAnonymous', 'loyaltyPointsMessage'],
];

const titled = table.map(
  (row) => [`${row.method} ${row.path}${row.line ? ` [${row.line}]` : ''}`, row] as const,
);
const toShape = (path: string) => path.replace(/\{\w+(\*?)\}/g, '{$1}');
const shapeOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${toShape(path)}`;
const endpoints = Object.entries(calls) as [CallName, Endpoint][];

/** Field names of one part of a call. A part that accepts several shapes has one list for each shape. */
function shapesOf(name: CallName, part: 'query' | 'body'): readonly string[][] {
  const schema = (schemas[name] as Partial<Record<string, z.ZodType>>)[part] as
    { shape?: object; options?: readonly { shape: object }[] } | undefined;
  return (schema?.options ?? [schema]).map((one) => Object.keys(one?.shape ?? {}));
}

describe('the Store API table [NET-11]', () => {
  it('has 36 rows', () => {
    // The specification has 33 lines. Three of them are two rows here: one line has two methods, one has two
    // paths, one has two calls.
    expect(table).toHaveLength(36);
    expect(new Set(table.map(shapeOf)).size).toBe(table.length - 1);
  });

  it.each(titled)('%s is in the contract', (_title, row) => {
    const name = row.is;
    const endpoint: Endpoint = calls[name];
    expect([shapeOf(endpoint), endpoint.service]).toEqual([shapeOf(row), row.service]);
    const hasToken = row.query?.includes('access_token') ?? false;
    if (row.query) expect(endpoint.tokenIn === 'parameter').toBe(hasToken);
    const [queried = []] = shapesOf(name, 'query');
    expect(queried).toEqual(
      expect.arrayContaining((row.query ?? []).filter((one) => one !== 'access_token')),
    );
    const taken = shapesOf(name, 'body').filter((names) => row.body?.every((one) => names.includes(one)));
    if (row.body) expect(taken).not.toEqual([]);
    if (row.body?.length === 0) expect(endpoint.body).toBeUndefined();
    if (row.bodyAs) expect(endpoint.body).toBe(row.bodyAs);
    if (row.bearer) expect([endpoint.token, endpoint.tokenIn]).toEqual(['customer', undefined]);
    if (row.source) expect(endpoint.source).toBe(true);
  });

  it.each(alsoNamed)('%s, named without a path, is in the contract [CHK-27]', (named) => {
    const matching = endpoints.filter(([, { path }]) => path.endsWith(`/${named}`));
    expect(matching).toHaveLength(1);
  });

  it('has no row that also matches another call of the contract', () => {
    const rows = new Map(table.map((row) => [shapeOf(row), row]));
    const others = endpoints.filter(([name, endpoint]) => {
      const row = rows.get(shapeOf(endpoint));
      return row !== undefined && row.is !== name;
    });
    expect(others.map(([name]) => name)).toEqual([]);
  });
});
