import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import { cartOf, lineOf } from '../samples/bag.ts';
import { sampleProductAt } from '../samples/sampleProducts.ts';
import type { BagLine, CallName, CallResponse } from '../calls/calls.ts';
import { readRequest } from './mockFetch.ts';

/** The number of items in every list of a screen. `usual` keeps the samples, and `many` is more than 99. */
export const amounts = ['usual', 'empty', 'one', 'many'] as const;
export type Amount = (typeof amounts)[number];

const many = 120;

/**
 * Wraps mock handlers so that every list in their responses has the given number of items. Error responses
 * and responses without a list stay unchanged. `base` is the URL prefix of the calls, by default `/api`.
 */
export function atAmount(
  handlers: readonly HttpHandler[],
  amount: Amount,
  base = '/api',
): readonly HttpHandler[] {
  if (amount === 'usual') return handlers;
  const scaled = http.all(`*${base}/*`, async ({ request }) => {
    const call = await readRequest(request, base);
    const response = await getResponse([...handlers], request.clone());
    if (!call || !response?.ok) return response;
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => undefined);
    return body === undefined
      ? response
      : HttpResponse.json(scaleResponse(call.name, body, amount) as object);
  });
  return [scaled, ...handlers];
}

/**
 * Shortens or repeats a list to the given amount. Each repeated item gets a new value in the field `key`, so
 * that ids stay different.
 */
export function scaleList<Item>(list: readonly Item[], amount: Amount, key?: keyof Item): Item[] {
  if (amount === 'usual' || list.length === 0) return [...list];
  if (amount !== 'many') return list.slice(0, amount === 'one' ? 1 : 0);
  const rounds = Array.from({ length: Math.ceil(many / list.length) }, () => list);
  return rounds
    .flat()
    .slice(0, many)
    .map((item, at) =>
      key === undefined || at < list.length ? item : { ...item, [key]: renamed(String(item[key]), at) },
    );
}

/**
 * Makes a different id of the same length by increasing the number at the end of the id, at most its last
 * seven digits.
 */
function renamed(name: string, at: number): string {
  return name.replace(/\d{1,7}$/, (digits) =>
    String((Number(digits) + at * 997) % 10 ** digits.length).padStart(digits.length, '0'),
  );
}

type Scale = { [Name in CallName]?: (body: CallResponse<Name>, amount: Amount) => CallResponse<Name> };

const cart: Scale['cartDetails'] = (body, amount) => {
  const { pincode, appliedCoupon } = body;
  return cartOf(linesAt(body.products, amount), {
    pincode,
    appliedCoupon,
    ...(amount === 'empty' ? { isCheckoutAllowed: false } : {}),
  });
};

const scales: Scale = {
  searchProducts: (body, amount) => {
    const searchresult = scaleList(body.searchresult, amount, 'productId');
    const totalResults = amount === 'many' ? 12_480 : searchresult.length;
    const totalPages = Math.ceil(totalResults / body.pagination.pageSize);
    return { ...body, searchresult, pagination: { ...body.pagination, totalResults, totalPages } };
  },
  cartDetails: cart,
  cartDetailsAnonymous: cart,
  orderSummary: (body, amount) => {
    const { products, count, subtotalPrice, cartAmount } = cartOf(linesAt(body.products, amount));
    return { ...body, products, count, subtotalPrice, totalPrice: cartAmount.paybleAmount, cartAmount };
  },
  bagCount: (_, amount) => ({ count: { usual: 3, empty: 0, one: 1, many }[amount] }),
  orders: (body, amount) => {
    const orderData = scaleList(body.orderData, amount, 'orderId');
    return { ...body, orderData: orderData.slice(0, body.pageSize), totalNoOfOrders: orderData.length };
  },
  addresses: (body, amount) => {
    const addresses = scaleList(body.addresses, amount, 'addressId');
    return { ...body, addresses, noOfAddress: addresses.length };
  },
  productDetails: (body, amount) => ({
    ...body,
    similarProducts: amount === 'many' ? body.similarProducts : scaleList(body.similarProducts, amount),
  }),
  homePage: (body, amount) => ({
    ...body,
    blocks: body.blocks.map((block) =>
      block.type === 'productRail'
        ? { ...block, products: scaleList(block.products, amount, 'productId') }
        : block,
    ),
  }),
};

/** Returns the response of a call with its list shortened or repeated to the given amount. */
export function scaleResponse(name: CallName, body: unknown, amount: Amount): unknown {
  return scales[name]?.(body as never, amount) ?? body;
}

/** A bag of more than 99 items has twelve lines of ten, because a line holds at most ten. */
function linesAt(lines: readonly BagLine[], amount: Amount): BagLine[] {
  return amount === 'many'
    ? Array.from({ length: many / 10 }, (_, at) => lineOf(sampleProductAt(at), String(at), 10))
    : scaleList(lines, amount).map((line) => (amount === 'one' ? { ...line, quantity: 1 } : line));
}
