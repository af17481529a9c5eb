import { ApiError, extractMessage } from '@luxe/client';
import { current, type GiftOptions, type Price } from '@luxe/contract/calls';
import { rupeesToPaise } from '@luxe/format';
import { giftSummary } from '@luxe/patterns/gift-summary';
import type { useClient } from '@luxe/resources';
import { copy } from './copy.ts';
import type { CartName } from '../../data/cart.ts';
import type { CreditKind } from './toCreditModel.ts';

type Client = ReturnType<typeof useClient>;

/** A completed change, as a sentence for screen readers. */
export type CreditChange = { announcement: string };

const cartParams = (cart: CartName) => ({ user: current, cart });
const names: Record<CreditKind, string> = {
  cliqCash: copy.cliqCash,
  points: copy.points,
  brandCash: copy.brandCash,
};

/** Applies a credit, as far as its balance allows, or removes it. Throws `ApiError` when rejected. */
export async function switchCredit(
  client: Client,
  cart: CartName,
  kind: CreditKind,
  isOn: boolean,
): Promise<CreditChange> {
  const announcement = isOn ? copy.used(names[kind]) : copy.notUsedNow(names[kind]);
  const query = { action: isOn ? ('apply' as const) : ('remove' as const) };
  if (kind === 'cliqCash')
    return withPayable(announcement, await client.call('applyVouchers', { params: cartParams(cart), query }));
  if (kind === 'points')
    return withPayable(
      announcement,
      await client.call('applyLoyaltyPoints', { params: cartParams(cart), query }),
    );
  const response = await client.call('brandcash', {
    params: cartParams(cart),
    query: { ...query, cartGuid: cart, isUpdatedPwa: 'true' },
  });
  if (!isBrandCashApplied(response)) throw new ApiError(200, '', extractMessage(response), response);
  return withPayable(announcement, response);
}

/** Brand cash counts as applied only if the response is an object whose status is not failure [CHK-10]. */
export function isBrandCashApplied(response: unknown): boolean {
  if (typeof response !== 'object' || response === null) return false;
  const { status } = response as { status?: unknown };
  return String(status).toLowerCase() !== 'failure';
}

/** Applies a bank offer. `withoutCoupon`: the shopper has agreed to give up the coupon for this offer. */
export async function applyOffer(
  client: Client,
  cart: CartName,
  offerCode: string,
  withoutCoupon: boolean,
): Promise<CreditChange> {
  const body = withoutCoupon ? { offerCode, withoutCoupon } : { offerCode };
  return withPayable(
    copy.offerOn(offerCode),
    await client.call('applyBankCoupons', { params: cartParams(cart), body }),
  );
}

export async function releaseOffer(client: Client, cart: CartName, offerCode: string): Promise<CreditChange> {
  return withPayable(
    copy.couponOff(offerCode),
    await client.call('releaseBankCoupons', { params: cartParams(cart) }),
  );
}

export async function applyCoupon(client: Client, cart: CartName, couponCode: string): Promise<CreditChange> {
  const { coupon, conflict } = await client.call('applyCoupons', {
    params: cartParams(cart),
    query: { couponCode },
  });
  const message = copy.couponOn(coupon.offerCode, rupeesToPaise(coupon.savingAmount.doubleValue));
  return { announcement: [message, conflict].filter(Boolean).join(' ') };
}

export async function releaseCoupon(
  client: Client,
  cart: CartName,
  couponCode: string,
): Promise<CreditChange> {
  await client.call('releaseCoupons', { params: cartParams(cart), query: { couponCode } });
  return { announcement: copy.couponOff(couponCode) };
}

export async function changeGift(client: Client, cart: CartName, body: GiftOptions): Promise<CreditChange> {
  const { giftOptions } = await client.call('changeGiftOptions', { params: cartParams(cart), body });
  return { announcement: copy.giftSaved(giftSummary(giftOptions)) };
}

const withPayable = (announcement: string, { paybleAmount }: { paybleAmount: Price }): CreditChange => ({
  announcement: `${announcement} ${copy.payable(rupeesToPaise(paybleAmount.doubleValue))}`,
});
