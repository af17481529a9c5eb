import { expect, test } from 'vitest';
import { consentCategories } from '../consent/consent.ts';
import { clientData, dataCategories, unusedNames } from './clientData.ts';
import { life } from './lifetime.ts';
import { renderStoredNames, summaryOf } from './summary.ts';

/** Section 3 of the specification, word for word. */
const specified = {
  'local storage': [
    ...['globalAccessToken', 'customerAccessToken', 'cartAccessToken', 'pincode', 'userinputpincode'],
    ...['paymentMode', 'orderDetails', 'loginType', 'email', 'userName', 'customerId', 'cartDetails'],
    ...[
      'buyNowTempProduct',
      'checkoutValues',
      'kycData',
      'pancardVerified',
      'neupassInfo',
      'loyaltyEarnings',
    ],
  ],
  cookie: [
    ...['accessToken', 'cartGuid', 'giftCardGuid', 'cartCode', 'userdetails', 'appSource', 'cid'],
    ...['utm_source', 'visitorId'],
  ],
  'session storage': ['externalCoupon', 'externalCartLink', 'juspayHeaders'],
} as const;

test.each(Object.entries(specified))(
  'the %s has every name of the specification, each written or with a reason [DAT-01] [DAT-02] [DAT-03]',
  (storage, names) => {
    const known = [...clientData, ...unusedNames].filter((one) => one.storage === storage);
    expect(known.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
  },
);

test('recent searches have a key for each catalogue, and the first listing and test version have keys [DAT-04]', () => {
  const names = clientData.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      ...['recentSearches luxury', 'recentSearches indiluxe', 'firstLandingListing', 'testSuggestVersion'],
    ]),
  );
});

test('no name is listed twice in one storage', () => {
  const all = [...clientData, ...unusedNames].map(({ storage, name }) => `${storage} ${name}`);
  expect(new Set(all).size).toBe(all.length);
});

test('the categories are necessary data and those that need consent', () => {
  expect(dataCategories).toEqual(['necessary', ...consentCategories]);
});

test('a category is counted with its longest lifetime', () => {
  expect(summaryOf('measurement')).toEqual({ count: 3, longest: '7 days' });
  expect(summaryOf('preferences')).toEqual({ count: 3, longest: '1 year' });
  expect(summaryOf('advertising')).toEqual({ count: 0, longest: undefined });
  const [first] = clientData;
  expect(summaryOf('necessary', [{ ...first!, lifetime: life('Until you clear it') }])).toEqual({
    count: 1,
    longest: undefined,
  });
});

test('the table of stored names has a row for each', () => {
  const table = renderStoredNames();
  for (const { name, storage } of [...clientData, ...unusedNames])
    expect(table).toContain(`| \`${name}\` | ${storage} |`);
});
