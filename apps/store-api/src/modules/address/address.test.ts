import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { addTo, addressOf, cartOf } from '../../testing/buying.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { openEmbedded } from '../../testing/databases.ts';
import { insertFixtures, fixtures } from '../../testing/fixtures.ts';
import { addressForm, openShop, type TestCustomer, type TestShop } from '../../testing/shop.ts';

let database: OpenDatabase;
let shop: TestShop;
let last = 9_500_000_000;
beforeAll(async () => {
  database = await openEmbedded();
  await insertFixtures(database.db);
  shop = openShop(database.db);
}, 60_000);
afterAll(async () => {
  expect(shop.faults).toEqual([]);
  await shop.close();
  await database.close();
});

const buyer = () => makeCustomer(database.db, shop, String(++last));
const list = async (customer: TestCustomer) =>
  (await customer.call('GET', '/v2/lux/users/{me}/addresses?channel=web')).body;
const change = (customer: TestCustomer, path: string, fields: Record<string, string>) =>
  customer.call('POST', `/v2/lux/users/{me}/${path}?isPwa=true&platformNumber=11`, addressForm(fields));

describe('the address book [CHK-02]', () => {
  it('adds, edits and removes addresses, and always has one default', async () => {
    const customer = await buyer();
    const [first, second] = [
      await addressOf(customer),
      await addressOf(customer, { addressType: 'Work', landmark: 'Metro' }),
    ];
    expect(
      (await list(customer)).addresses.map((one: { addressId: string; defaultAddress: boolean }) => [
        one.addressId,
        one.defaultAddress,
      ]),
    ).toEqual([
      [first, true],
      [second, false],
    ]);
    await change(customer, 'editAddress', { addressId: second, city: 'Noida', defaultAddress: 'true' });
    const { addresses, noOfAddress } = await list(customer);
    expect(noOfAddress).toBe(2);
    expect(addresses[0]).toMatchObject({
      addressId: second,
      city: 'Noida',
      town: 'Noida',
      country: { isocode: 'IN' },
      defaultAddress: true,
    });
    await change(customer, 'removeAddress', { addressId: second });
    expect((await change(customer, 'removeAddress', { addressId: second })).body).toEqual({
      status: 'SUCCESS',
    });
    expect((await list(customer)).addresses).toMatchObject([{ addressId: first, defaultAddress: true }]);
  });

  it('saves and returns every form field, and accepts defaultFlag to set the default [ACC-16]', async () => {
    const customer = await buyer();
    const fields = {
      ...{ addressType: 'Work', postalCode: '110003', city: 'New Delhi', state: 'Delhi' },
      ...{ firstName: 'Ananya', lastName: 'Rao', line1: '14 Barakhamba Road', line2: 'Fourth floor' },
      ...{ line3: 'Tower B', landmark: 'Modern School', phone: '9812345670', emailID: 'a@example.com' },
    };
    const add = async (more: Record<string, string>) =>
      (await change(customer, 'addAddress', { ...fields, ...more })).body.addressId as string;
    const [first, second] = [await add({}), await add({ defaultFlag: 'true' })];
    const { addresses } = await list(customer);
    expect(addresses).toEqual([
      {
        ...{ addressId: second, ...fields, town: 'New Delhi', country: { isocode: 'IN' } },
        ...{ defaultAddress: true, defaultFlag: true },
      },
      {
        ...{ addressId: first, ...fields, town: 'New Delhi', country: { isocode: 'IN' } },
        ...{ defaultAddress: false, defaultFlag: false },
      },
    ]);
    const abroad = await change(customer, 'addAddress', { ...fields, 'country.isocode': 'US' });
    expect(abroad.status).toBe(400);
  });

  it('has exactly one default address after 6 simultaneous additions', async () => {
    const customer = await buyer();
    await Promise.all(
      Array.from({ length: 6 }, () => change(customer, 'addAddress', { defaultAddress: 'true' })),
    );
    const { addresses } = await list(customer);
    expect(addresses.filter((one: { defaultAddress: boolean }) => one.defaultAddress)).toHaveLength(1);
    expect(addresses).toHaveLength(6);
  });

  it('gives a customer without a name the name of the first address', async () => {
    const customer = await buyer();
    await addressOf(customer, { firstName: 'Ira', lastName: 'Menon' });
    const { body } = await customer.call('GET', '/v2/lux/users/{me}/getCustomerProfile');
    expect(body).toMatchObject({ firstName: 'Ira', lastName: 'Menon' });
  });

  it('hides addresses from other customers', async () => {
    const [owner, other] = [await buyer(), await buyer()];
    const addressId = await addressOf(owner);
    expect((await change(other, 'editAddress', { addressId })).body.errorCode).toBe('A4041');
    await change(other, 'removeAddress', { addressId });
    expect((await list(owner)).noOfAddress).toBe(1);
  });

  test.each([
    [{ postalCode: '11000' }, 'Check the pincode: it is not in the expected form.'],
    [{ phone: '12345' }, 'Check the mobile number: it is not in the expected form.'],
    [{ phone: '+1 981 234 5670' }, 'Check the mobile number: it is not in the expected form.'],
    [{ firstName: ' ' }, 'Enter the first name.'],
    [{ firstName: '\u200b' }, 'Enter the first name.'],
    [{ lastName: '.' }, 'Check the last name: it is not in the expected form.'],
    [{ city: '12345' }, 'Check the city: it is not in the expected form.'],
    [{ line1: '-' }, 'Check the flat, house or building: it is not in the expected form.'],
    [{ line1: 'x'.repeat(121) }, 'Keep the flat, house or building to 120 letters.'],
    [{ emailID: 'invalid' }, 'Check the e-mail address: it is not in the expected form.'],
    [{ addressType: 'Castle' }, 'addressType: this must be one of Home, Work, Other.'],
    [
      { postalCode: '110003', city: 'Kochi', state: 'Kerala' },
      '110003 is in New Delhi, Delhi. Check the pincode and the state.',
    ],
    [
      { postalCode: '110003', city: 'Leh', state: 'Delhi' },
      '110003 is in New Delhi, Delhi. Check the pincode and the city.',
    ],
  ])('names the invalid field when a form contains %o', async (fields, sentence) => {
    const { status, body } = await change(await buyer(), 'addAddress', fields);
    expect(status).toBe(400);
    expect(body.errors[0].message).toBe(sentence);
  });

  test.each([
    [{ phone: '+91 098123 45670' }, { phone: '9812345670' }],
    [{ phone: '0091 98123 45670' }, { phone: '9812345670' }],
    [{ lastName: '' }, { lastName: '' }],
    [
      { firstName: 'आशा', lastName: 'राव' },
      { firstName: 'आशा', lastName: 'राव' },
    ],
    [{ emailID: ' mailto:o’neill@example.in ' }, { emailID: "o'neill@example.in" }],
    [{ line1: `1${'😀'.repeat(119)}` }, { line1: `1${'😀'.repeat(119)}` }],
    [
      { postalCode: '110 003', city: 'Delhi', state: 'NCT of Delhi' },
      { postalCode: '110003', city: 'Delhi' },
    ],
  ])('accepts common spellings, such as %o', async (fields, stored) => {
    const customer = await buyer();
    expect((await change(customer, 'addAddress', fields)).status).toBe(200);
    expect((await list(customer)).addresses).toMatchObject([stored]);
  });
});

describe('pincode data', () => {
  const fetchPincode = async (pincode: string) => {
    const token = await shop.guestToken();
    return shop.call('GET', `/v2/lux/getPincodeData?pincode=${pincode}&access_token=${token}`);
  };

  it('contains city, delivery dates, and whether cash on delivery is possible [BAG-20]', async () => {
    expect((await fetchPincode('110003')).body).toEqual({
      pincode: '110003',
      city: 'New Delhi',
      state: 'Delhi',
      isServicable: 'Y',
      isCODEligible: 'Y',
      deliveryModes: [
        { code: 'express-delivery', name: 'Express Delivery', deliveryDate: '2026-11-23' },
        { code: 'home-delivery', name: 'Standard Delivery', deliveryDate: '2026-11-25' },
      ],
    });
    expect((await fetchPincode('744301')).body).toMatchObject({
      isServicable: 'N',
      isCODEligible: 'N',
      deliveryModes: [],
    });
  });

  test.each([
    ['12', 400, 'N4001'],
    ['abcdef', 400, 'N4001'],
    ['999999', 404, 'N4041'],
  ])('is not returned for the invalid or unknown pincode %s', async (pincode, status, code) => {
    const response = await fetchPincode(pincode);
    expect([response.status, response.body.errorCode]).toEqual([status, code]);
  });
});

describe('checkout', () => {
  const summary = (customer: TestCustomer, cart: string) =>
    customer.call('GET', `/v2/lux/users/{me}/carts/${cart}/displayOrderSummary_V2?pincode=110001&isPwa=true`);
  const choose = (customer: TestCustomer, cart: string, addressId: string) =>
    customer.call(
      'POST',
      `/v2/lux/users/{me}/addAddressToOrder?addressId=${addressId}&cartId=${cart}&channel=web`,
    );
  const cash = (body: { paymentModes: { mode: string }[] }) =>
    body.paymentModes.find(({ mode }) => mode === 'COD');

  it('shows amounts, the address and the payment methods [CHK-03, CHK-22, CHK-23]', async () => {
    const customer = await buyer();
    const cart = await cartOf(customer);
    await addTo(customer, cart, fixtures.potli);
    expect((await summary(customer, cart)).body).toMatchObject({
      deliveryAddress: null,
      totalPrice: { value: 14_500 },
    });
    const first = await addressOf(customer);
    const second = await addressOf(customer, { postalCode: '194101' });
    expect((await summary(customer, cart)).body.deliveryAddress.addressId).toBe(first);
    expect((await choose(customer, cart, second)).body).toEqual({ status: 'SUCCESS' });
    const { body } = await summary(customer, cart);
    expect(body.deliveryAddress.addressId).toBe(second);
    expect(cash(body)).toEqual({ mode: 'COD', isEligible: false, reason: 'Not offered at this pincode' });
  });

  it('offers cash on delivery only up to ₹50,000', async () => {
    const customer = await buyer();
    const cart = await cartOf(customer);
    await addTo(customer, cart, fixtures.warden);
    expect(cash((await summary(customer, cart)).body)).toEqual({
      mode: 'COD',
      isEligible: false,
      reason: 'For orders up to ₹50,000',
    });
  });

  it('rejects an unknown address and an address outside the delivery area', async () => {
    const customer = await buyer();
    const cart = await cartOf(customer);
    expect(
      (await choose(customer, cart, await addressOf(customer, { postalCode: '744301' }))).body.errorCode,
    ).toBe('A4002');
    expect((await choose(customer, cart, '8000000000000')).body.errorCode).toBe('A4041');
  });
});
