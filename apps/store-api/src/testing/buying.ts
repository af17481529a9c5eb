import type { TestResponse, TestCustomer } from './shop.ts';
import { addressForm } from './shop.ts';

interface OfferKey {
  readonly productCode: string;
  readonly USSID: string;
}

/** Returns the code of the customer's cart; creates a missing one. */
export async function cartOf(customer: TestCustomer): Promise<string> {
  return (await customer.call('POST', '/v2/lux/users/{me}/carts')).body.code;
}

export const addTo = (
  customer: TestCustomer,
  cart: string,
  { productCode, USSID }: OfferKey,
  quantity = 1,
): Promise<TestResponse> =>
  customer.call(
    'POST',
    `/v2/lux/users/{me}/carts/${cart}/productsToBag?productCode=${productCode}&USSID=${USSID}&quantity=${quantity}`,
  );

export async function addressOf(customer: TestCustomer, more: Record<string, string> = {}): Promise<string> {
  return (await customer.call('POST', '/v2/lux/users/{me}/addAddress', addressForm(more))).body.addressId;
}

export interface ReadyBag {
  readonly customer: TestCustomer;
  readonly cart: string;
  readonly addressId: string;
  /** Rupees, as the bag shows it. */
  readonly paybleAmount: number;
}

/** Prepares a customer whose bag can be ordered, with an address that has these fields. */
export async function readyBag(
  customer: TestCustomer,
  lines: readonly (readonly [OfferKey, number])[],
  address: Record<string, string> = {},
): Promise<ReadyBag> {
  const cart = await cartOf(customer);
  for (const [offer, quantity] of lines) await addTo(customer, cart, offer, quantity);
  const addressId = await addressOf(customer, address);
  const { body } = await customer.call('GET', `/v2/lux/users/{me}/carts/${cart}/cartDetails_V2`);
  return { customer, cart, addressId, paybleAmount: body.cartAmount.paybleAmount.value };
}

export const placeOrder = (
  { customer, cart, addressId, paybleAmount }: ReadyBag,
  key: string,
  more: object = {},
): Promise<TestResponse> =>
  customer.call('POST', `/v2/lux/users/{me}/carts/${cart}/placeOrder`, {
    headers: { 'idempotency-key': key },
    payload: { paymentMode: 'COD', addressId, paybleAmount, ...more },
  });

/** Begins the payment of a bag with the provider; the body has the `orderId`. */
export const beginPayment = (
  { customer, cart, addressId, paybleAmount }: ReadyBag,
  paymentMode: string,
  key: string,
) =>
  customer.call('POST', `/v2/lux/users/{me}/carts/${cart}/collectPaymentOrder_V2`, {
    headers: { 'idempotency-key': key },
    payload: { paymentMode, addressId, paybleAmount },
  });
