import type { Probe } from './probe.ts';

/** An offer of a product, as the bag takes it. */
export interface OfferKey {
  productCode: string;
  USSID: string;
}

/** Checks the bag calls, from the first added line to the removal of the last line. */
export async function checkBag(probe: Probe, token: string, user: string, cart: string, offer: OfferKey) {
  const params = { user, cart };
  const added = await probe.call('addToBag', { token, params, query: { ...offer, quantity: 1 } });
  const read = () =>
    user === 'anonymous'
      ? probe.call('cartDetailsAnonymous', { token, params: { guid: cart }, query: {} })
      : probe.call('cartDetails', { token, params: { user, cartCode: cart }, query: {} });
  await read();
  await probe.call('bagCount', { token, params: { user }, query: { cartGuid: cart } });
  if (!added) return;
  const entry = { ...params, entry: added.entryNumber };
  await probe.call('updateEntry', { token, params: entry, query: { quantity: 1 } });
  await probe.call('updateEntry', {
    token,
    params: entry,
    query: { quantity: 99 },
    expectedError: { status: 400 },
  });
  await checkChoices(probe, token, entry, offer);
  await probe.call('deleteEntry', { token, params: entry });
  await probe.call('deleteEntry', { token, params: entry, about: 'an already removed line' });
}

/**
 * Checks the calls that change options of the bag and its line: coupon, delivery mode, gift options, offer
 * and price.
 */
async function checkChoices(
  probe: Probe,
  token: string,
  entry: { user: string; cart: string; entry: string },
  { USSID }: OfferKey,
) {
  const { user, cart } = entry;
  const params = { user, cart };
  const unknown = { query: { couponCode: 'NO-SUCH-COUPON' }, expectedError: { status: 404, code: 'B9501' } };
  if (user === 'anonymous')
    await probe.call('applyCouponsAnonymous', { token, params: { guid: cart }, ...unknown });
  else await probe.call('applyCoupons', { token, params, ...unknown });
  await probe.call('bagCoupons', { token, params, query: {} });
  await probe.call('releaseCoupons', { token, params, query: { couponCode: 'NO-SUCH-COUPON' } });
  await probe.call('changeDeliveryMode', { token, params: entry, query: { deliveryMode: 'home-delivery' } });
  const gift = { wrap: true, message: 'Happy birthday', hidePrices: true };
  await probe.call('changeGiftOptions', { token, params, body: gift });
  await probe.call('changeGiftOptions', {
    token,
    params,
    body: { ...gift, message: 'a'.repeat(201) },
    expectedError: { status: 400 },
  });
  await probe.call('changeOffer', { token, params: entry, query: { USSID }, about: 'to the current offer' });
  await probe.call('changeOffer', {
    token,
    params: entry,
    query: { USSID: 'no-such-offer' },
    expectedError: { status: 404, code: 'B4041' },
  });
  await probe.call('acknowledgePrice', { token, params: entry, query: { price: 1 } });
  await probe.call('repApplicabilityOnCart', {
    token,
    params: { user },
    query: { cartGuid: cart, pinCode: '110001' },
  });
}

/** Checks the buy-now cart, which is separate from the bag. */
export async function checkBuyNow(probe: Probe, token: string, user: string, offer: OfferKey) {
  await probe.call('mergeBuyNowCart', { token, params: { user }, query: offer });
  await probe.call('mergeBuyNowCart', {
    token,
    params: { user },
    query: { ...offer, USSID: 'no-such-offer' },
    expectedError: { status: 404, code: 'B4041' },
  });
}
