import { ApiError, extractMessage } from '@luxe/client';
import { current, type GiftOptions, type Price } from '@luxe/contract/calls';
import { rupeesToPaise } from '@luxe/format';
import { giftWords } from '@luxe/patterns/gift-words';
import type { useClient } from '@luxe/resources';
import { creditCopy as copy } from '../creditCopy.ts';
import type { CartName } from './payment.ts';
import type { CreditKind } from './toCreditModel.ts';

type Client = ReturnType<typeof useClient>;

/** A change that was made, in a sentence to be announced. */
export type Made = { said: string };

const at = (cart: CartName) => ({ user: current, cart });
const names: Record<CreditKind, string> = {
  cliqCash: copy.cliqCash,
  points: copy.points,
  brandCash: copy.brandCash,
};

/** Pays with a credit as far as it goes, or no longer. */
export async function switchCredit(
  client: Client,
  cart: CartName,
  kind: CreditKind,
  isOn: boolean,
): Promise<Made> {
  const said = isOn ? copy.used(names[kind]) : copy.notUsedNow(names[kind]);
  const query = { action: isOn ? ('apply' as const) : ('remove' as const) };
  if (kind === 'cliqCash') return made(said, await client.call('applyVouchers', { params: at(cart), query }));
  if (kind === 'points')
    return made(said, await client.call('applyLoyaltyPoints', { params: at(cart), query }));
  const answer = await client.call('brandcash', {
    params: at(cart),
    query: { ...query, cartGuid: cart, isUpdatedPwa: 'true' },
  });
  if (!isBrandCashTaken(answer)) throw new ApiError(200, '', extractMessage(answer), answer);
  return made(said, answer);
}

/** Brand cash counts as applied only where the answer is no mere boolean and its status is no failure [CHK-10]. */
export function isBrandCashTaken(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const { status } = answer as { status?: unknown };
  return String(status).toLowerCase() !== 'failure';
}

/** `withoutCoupon`: the shopper was asked, and gives her coupon up for it. */
export async function applyOffer(
  client: Client,
  cart: CartName,
  offerCode: string,
  withoutCoupon: boolean,
): Promise<Made> {
  const body = withoutCoupon ? { offerCode, withoutCoupon } : { offerCode };
  return made(copy.offerOn(offerCode), await client.call('applyBankCoupons', { params: at(cart), body }));
}

export async function releaseOffer(client: Client, cart: CartName, offerCode: string): Promise<Made> {
  return made(copy.couponOff(offerCode), await client.call('releaseBankCoupons', { params: at(cart) }));
}

export async function applyCoupon(client: Client, cart: CartName, couponCode: string): Promise<Made> {
  const { coupon, conflict } = await client.call('applyCoupons', { params: at(cart), query: { couponCode } });
  const words = copy.couponOn(coupon.offerCode, rupeesToPaise(coupon.savingAmount.doubleValue));
  return { said: [words, conflict].filter(Boolean).join(' ') };
}

export async function releaseCoupon(client: Client, cart: CartName, couponCode: string): Promise<Made> {
  await client.call('releaseCoupons', { params: at(cart), query: { couponCode } });
  return { said: copy.couponOff(couponCode) };
}

export async function changeGift(client: Client, cart: CartName, body: GiftOptions): Promise<Made> {
  const { giftOptions } = await client.call('changeGiftOptions', { params: at(cart), body });
  return { said: copy.giftSaved(giftWords(giftOptions)) };
}

const made = (said: string, { paybleAmount }: { paybleAmount: Price }): Made => ({
  said: `${said} ${copy.payable(rupeesToPaise(paybleAmount.doubleValue))}`,
});
