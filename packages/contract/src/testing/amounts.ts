import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import { cartOf, lineOf } from '../bag/samples.ts';
import { pieceAt } from '../catalogue/pieces.ts';
import type { BagLine, CallName, CallResponse } from '../calls.ts';
import { readRequest } from './mockFetch.ts';

/** How much there is of what a screen lists. `many` is more than 99. */
export const amounts = ['usual', 'empty', 'one', 'many'] as const;
export type Amount = (typeof amounts)[number];

const many = 120;

/**
 * The same handlers, answering with nothing, one thing or more than 99 of whatever a call lists. Refusals, faults and calls that list
 * nothing pass as they are. `base` is where the calls stand (default `/api`).
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
    return body === undefined ? response : HttpResponse.json(scaleAnswer(call.name, body, amount) as object);
  });
  return [scaled, ...handlers];
}

/** One thing more or less of a list. Copies differ by the field that names them, so that each has an identity of its own. */
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

/** Another name of the same shape: the last seven digits count up. */
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

/** A call's answer with nothing, one or many in its list. */
export function scaleAnswer(name: CallName, body: unknown, amount: Amount): unknown {
  return scales[name]?.(body as never, amount) ?? body;
}

/** A bag of more than 99 pieces is twelve lines of ten: no line may hold more. */
function linesAt(lines: readonly BagLine[], amount: Amount): BagLine[] {
  return amount === 'many'
    ? Array.from({ length: many / 10 }, (_, at) => lineOf(pieceAt(at), String(at), 10))
    : scaleList(lines, amount).map((line) => (amount === 'one' ? { ...line, quantity: 1 } : line));
}
