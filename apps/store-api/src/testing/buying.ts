import type { Answer, TestCustomer } from './shop.ts';
import { addressForm } from './shop.ts';

interface Piece {
  readonly productCode: string;
  readonly USSID: string;
}

/** The code of the customer's cart, made when there is none. */
export async function cartOf(customer: TestCustomer): Promise<string> {
  return (await customer.call('POST', '/v2/lux/users/{me}/carts')).body.code;
}

export const addTo = (
  customer: TestCustomer,
  cart: string,
  { productCode, USSID }: Piece,
  quantity = 1,
): Promise<Answer> =>
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

/** A customer whose bag may be ordered. */
export async function readyBag(
  customer: TestCustomer,
  pieces: readonly (readonly [Piece, number])[],
): Promise<ReadyBag> {
  const cart = await cartOf(customer);
  for (const [piece, quantity] of pieces) await addTo(customer, cart, piece, quantity);
  const addressId = await addressOf(customer);
  const { body } = await customer.call('GET', `/v2/lux/users/{me}/carts/${cart}/cartDetails_V2`);
  return { customer, cart, addressId, paybleAmount: body.cartAmount.paybleAmount.value };
}

export const place = (
  { customer, cart, addressId, paybleAmount }: ReadyBag,
  key: string,
  more: object = {},
): Promise<Answer> =>
  customer.call('POST', `/v2/lux/users/{me}/carts/${cart}/placeOrder`, {
    headers: { 'idempotency-key': key },
    payload: { paymentMode: 'COD', addressId, paybleAmount, ...more },
  });
