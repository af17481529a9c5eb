import { wishlistName } from '@luxe/format';
import { checkBag, checkBuyNow, type OfferKey } from './checkBag.ts';
import { checkOrder } from './checkOrder.ts';
import { checkTickets } from './checkSupport.ts';
import type { Probe } from './probe.ts';

export async function checkAccount(probe: Probe, token: string, user: string, offer: OfferKey) {
  await probe.call('customerProfile', { token, params: { user } });
  await checkOwn(probe, token, user, offer);
  const cart = await probe.call('createCart', { token, params: { username: user } });
  await probe.call('carts', { token, params: { username: user } });
  if (cart) await checkBag(probe, token, user, cart.code, offer);
  await checkBuyNow(probe, token, user, offer);
  const form = {
    addressType: 'Home',
    firstName: 'Ananya',
    lastName: 'Rao',
    line1: 'B-14, Jor Bagh',
    postalCode: '110003',
    city: 'New Delhi',
    state: 'Delhi',
    phone: '9812345670',
  } as const;
  const added = await probe.call('addAddress', { token, params: { user }, body: form });
  if (added) {
    const { addressId } = added;
    await probe.call('editAddress', {
      token,
      params: { user },
      body: { ...form, line1: 'B-15, Jor Bagh', addressId },
    });
    await probe.call('addresses', { token, params: { user } });
    if (cart) await checkOrder(probe, token, user, cart.code, offer, addressId);
    await probe.call('removeAddress', { token, params: { user }, body: { addressId } });
  }
  await checkTickets(probe, token, user);
  await probe.call('orders', { token, params: { user } });
  await probe.call('orderDetails', {
    token,
    params: { user, orderCode: 'no-such-order' },
    expectedError: { status: 404, code: 'O4041' },
  });
}

/** Checks profile, wishlist and saved payment methods. Leaves the account and its password unchanged. */
async function checkOwn(probe: Probe, token: string, user: string, { productCode, USSID }: OfferKey) {
  const params = { user };
  const person = {
    ...{ clientId: '', customerHash: '', tdToken: '' },
    nameDetails: { firstName: 'Ananya', lastName: 'Rao' },
    gender: null,
    dob: null,
  };
  await probe.call('updateProfile', { token, params, body: person });
  await probe.call('updateProfile', {
    token,
    params,
    body: { ...person, dob: '2999-01-01' },
    expectedError: { status: 400, code: 'P4002' },
  });
  await probe.call('resetCustomerPassword', {
    token,
    params: { userName: user },
    query: { newPassword: 'short' },
    expectedError: { status: 400, code: 'P4003' },
  });
  const wishlist = { wishlistName } as const;
  await probe.call('createWishlist', { token, params, body: wishlist });
  const addition = { ...wishlist, productCode, emailId: '' };
  await probe.call('addProductInWishlist', {
    token,
    params,
    body: addition,
    about: 'without an offer',
  });
  await probe.call('addProductInWishlist', { token, params, body: { ...addition, ussid: USSID } });
  await probe.call('addProductInWishlist', {
    token,
    params,
    body: { ...addition, ussid: 'no-such-offer' },
    expectedError: { status: 404, code: 'B9209' },
  });
  await probe.call('addProductInWishlist', {
    token,
    params,
    body: { ...addition, addedDate: '2026-01-31T06:30:00.000Z', addedPrice: 1249.5 },
    about: 'undoes a removal',
  });
  await probe.call('getAllWishlist', { token, params, query: {}, about: 'codes only' });
  await probe.call('getAllWishlist', { token, params, query: { isWishlistPageLoad: 'true' } });
  const removal = { ...wishlist, productCode };
  await probe.call('removeProductFromWishlist', { token, params, body: removal });
  await probe.call('removeProductFromWishlist', {
    token,
    params,
    body: removal,
    about: 'an already removed product',
  });
  await probe.call('savedCards', { token, params });
  await probe.call('removeSavedCard', { token, params, body: { cardId: 'no-such-card' } });
  await probe.call('savedUpiIds', { token, params });
  await probe.call('removeSavedUpiId', { token, params, body: { upiId: 'no-such-id@upi' } });
  await probe.call('personalData', { token, params });
  await probe.call('pushSettings', { token, params });
  const endpoint = 'https://push.example/conformance';
  await probe.call('savePushSubscription', {
    token,
    params,
    body: { endpoint, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    expectedError: { status: 400, code: 'D4001' },
  });
  await probe.call('deletePushSubscription', { token, params, body: { endpoint } });
}
