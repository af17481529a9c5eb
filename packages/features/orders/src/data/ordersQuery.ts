import type { OrderState } from '@luxe/contract/calls';
import { ordersPath } from '@luxe/contract/paths';

/** What the URL of the list of orders asks for. */
export type OrdersQuery = {
  /** From 1. */
  page: number;
  /** Undefined for orders in any state. */
  state: OrderState | undefined;
  /** Words of products and brands, or an order number; empty for all orders. */
  search: string;
  /** Only orders of the last months; undefined for any time. */
  months: number | undefined;
};

/** Names of the states in URLs. */
const stateNames: Readonly<Record<OrderState, string>> = {
  onTheWay: 'on-the-way',
  delivered: 'delivered',
  cancelled: 'cancelled',
};
export const orderStates = Object.keys(stateNames) as OrderState[];

/** Periods that the shopper can choose, in months. */
export const periods = [3, 12] as const;

const maxSearch = 100;
const maxPage = 10_000;

/** Reads the query of the URL. Ignores what it does not know. */
export function readOrdersQuery(params: URLSearchParams): OrdersQuery {
  const page = Number(params.get('page') ?? 1);
  const months = Number(params.get('months'));
  return {
    page: Number.isInteger(page) && page > 0 && page <= maxPage ? page : 1,
    state: orderStates.find((state) => stateNames[state] === params.get('state')),
    search: (params.get('search') ?? '').trim().slice(0, maxSearch),
    months: periods.find((period) => period === months),
  };
}

/** URL of the list of orders; without what it asks for by default. */
export function ordersHref({ page, state, search, months }: OrdersQuery): string {
  const params = new URLSearchParams();
  if (state) params.set('state', stateNames[state]);
  if (search) params.set('search', search);
  if (months) params.set('months', String(months));
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text ? `${ordersPath}?${text}` : ordersPath;
}
