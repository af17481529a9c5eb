import type { OfferKey } from './checkBag.ts';
import { checkPayment } from './checkPayment.ts';
import type { Probe } from './probe.ts';

export async function checkOrder(
  probe: Probe,
  token: string,
  user: string,
  cart: string,
  offer: OfferKey,
  addressId: string,
) {
  const added = await probe.call('addToBag', {
    token,
    params: { user, cart },
    query: { ...offer, quantity: 1 },
  });
  if (!added) return;
  await probe.call('addAddressToOrder', {
    token,
    params: { email: user },
    query: { addressId, cartId: cart },
  });
  const summary = await probe.call('orderSummary', {
    token,
    params: { user, cartCode: cart },
    query: { pincode: '110003' },
  });
  const payable = summary?.cartAmount.paybleAmount.value ?? 0;
  const body = { paymentMode: 'COD', addressId } as const;
  await probe.call('placeOrder', {
    token,
    params: { user, cart },
    body: { ...body, paybleAmount: payable + 1 },
    expectedError: { status: 409, code: 'B9907' },
    about: 'with an outdated amount',
  });
  await checkPayment(probe, { token, user, cart, addressId });
  const isEligible = summary?.paymentModes.some(({ mode, isEligible: can }) => mode === 'COD' && can);
  if (!isEligible) {
    await probe.call('deleteEntry', { token, params: { user, cart, entry: added.entryNumber } });
    return;
  }
  const key = { 'idempotency-key': crypto.randomUUID() };
  const order = { token, params: { user, cart }, body: { ...body, paybleAmount: payable }, headers: key };
  const placed = await probe.call('placeOrder', order);
  await probe.call('placeOrder', { ...order, about: 'with the same key again' });
  if (placed)
    await probe.call('orderDetails', { token, params: { user, orderCode: placed.orderDetails.orderId } });
}
