import { describe, expect, it } from 'vitest';
import type { CallResponse } from '../calls/calls.ts';
import { callSamples, samples } from './samples.ts';

type Pages = { readonly currentPage: number; readonly pageSize: number };

/** Every object in the samples, with its path. */
function* objectsIn(value: unknown, path: string): Generator<readonly [string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [path, value as Record<string, unknown>];
  for (const [key, child] of Object.entries(value)) yield* objectsIn(child, `${path}.${key}`);
}

const everything = [...objectsIn(callSamples, 'callSamples'), ...objectsIn(samples, 'samples')];
const withFields = (...names: string[]) =>
  everything.filter(([, object]) => names.every((name) => name in object));

/** How many items are on a page. */
const onPage = ({ currentPage, pageSize }: Pages, total: number) =>
  Math.max(0, Math.min(pageSize, total - currentPage * pageSize));

/** The lists that are divided into pages, each with the field of its total. */
const pagedLists = [
  ['giftCards', 'totalNoOfGiftCards'],
  ['returns', 'totalNoOfReturns'],
] as const;

describe('the samples agree with themselves', () => {
  it('a listing has as many products as its page states', () => {
    const listings = withFields('searchresult', 'pagination') as unknown as [
      string,
      CallResponse<'searchProducts'>,
    ][];
    expect(listings.length).toBeGreaterThan(4);
    for (const [path, { searchresult, pagination }] of listings) {
      const { totalResults, totalPages, pageSize } = pagination;
      expect(searchresult.length, path).toBe(onPage(pagination, totalResults));
      expect(totalPages, path).toBe(Math.ceil(totalResults / pageSize));
      const ids = searchresult.map(({ productId }) => productId);
      expect(new Set(ids).size, path).toBe(ids.length);
    }
  });

  it('a list of articles has as many as its page states', () => {
    const lists = withFields('articles', 'pagination') as unknown as [string, CallResponse<'articles'>][];
    expect(lists.length).toBeGreaterThan(1);
    for (const [path, { articles, pagination }] of lists)
      expect(articles.length, path).toBe(onPage(pagination, pagination.totalResults));
  });

  it.each(pagedLists)('a list of %s has as many as its page states', (list, total) => {
    const lists = withFields(list, total, 'currentPage', 'pageSize');
    expect(lists.length).toBeGreaterThan(0);
    for (const [path, object] of lists)
      expect((object[list] as unknown[]).length, path).toBe(onPage(object as Pages, Number(object[total])));
  });

  it('a page of orders has as many as it states, and their counts by state add up', () => {
    const lists = withFields('orderData', 'totalNoOfOrders') as unknown as [string, CallResponse<'orders'>][];
    expect(lists.length).toBeGreaterThan(2);
    for (const [path, orders] of lists) {
      const { orderData, totalNoOfOrders, counts } = orders;
      expect(orderData.length, path).toBe(onPage(orders, totalNoOfOrders));
      expect(counts.all, path).toBe(counts.onTheWay + counts.delivered + counts.cancelled);
    }
  });

  it('the products of the categories below a category add up to its own', () => {
    const categories = withFields('categoryCode', 'childFilters', 'count');
    for (const [path, { childFilters, count }] of categories) {
      const children = childFilters as { count: number }[];
      if (children.length === 0) continue;
      expect(
        children.reduce((sum, child) => sum + child.count, 0),
        path,
      ).toBe(count);
    }
  });

  it('a bag counts the items of its lines, and its lines add up to its total', () => {
    const carts = withFields('cartAmount', 'products', 'count', 'subtotalPrice') as unknown as [
      string,
      CallResponse<'cartDetails'>,
    ][];
    expect(carts.length).toBeGreaterThan(4);
    for (const [path, cart] of carts) {
      const { products, count, cartAmount } = cart;
      // A free gift is not counted.
      const counted = products.filter(({ isGiveAway }) => isGiveAway === 'N');
      expect(
        counted.reduce((sum, { quantity }) => sum + quantity, 0),
        path,
      ).toBe(count);
      // The price of a line is of one unit in a bag, and of all its units in an order.
      const unitsOf = (quantity: number) => ('orderId' in cart ? 1 : quantity);
      const total = products.reduce((sum, { price, quantity }) => sum + price.value * unitsOf(quantity), 0);
      expect(cartAmount.bagTotal.value, path).toBe(total);
    }
  });

  it('the coupons of an order save what its amounts state', () => {
    const summaries = withFields('coupons', 'cartAmount', 'bankOffer') as unknown as [
      string,
      CallResponse<'orderSummary'>,
    ][];
    expect(summaries.length).toBeGreaterThan(2);
    for (const [path, { coupons, cartAmount, totalPrice }] of summaries) {
      const saved = coupons.reduce((sum, { savingAmount }) => sum + savingAmount.value, 0);
      expect(cartAmount.couponDiscountAmount.value, path).toBe(saved);
      expect(totalPrice.value, path).toBe(cartAmount.paybleAmount.value);
    }
  });

  it('only an order with a coupon has offers that a coupon excludes', () => {
    const isExcluded = ({ offers }: CallResponse<'bankOffers'>) =>
      offers.some(({ reason }) => /cannot be used with a coupon/.test(reason ?? ''));
    expect(samples.orderSummary.coupons).toEqual([]);
    expect(isExcluded(callSamples.bankOffers)).toBe(false);
    expect(samples.orderSummaryCredits.coupons).toHaveLength(1);
    expect(isExcluded(samples.bankOffersWithCoupon)).toBe(true);
  });

  it('an offer that cannot be used saves nothing and has a reason; every other one has none', () => {
    for (const { offers } of [callSamples.bankOffers, samples.bankOffersWithCoupon])
      for (const { offerCode, isApplicable, savingAmount, reason } of offers) {
        expect(savingAmount.value > 0, offerCode).toBe(isApplicable);
        expect(Boolean(reason), offerCode).toBe(!isApplicable);
      }
  });
});
