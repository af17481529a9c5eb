import type { CallResponse, OrderListItem, OrderState } from '../calls/calls.ts';

/** Answers the call `orders` like the store: the orders of a state that match a search, and their counts. */
export function listOrders(
  orders: readonly OrderListItem[],
  { search = '', state, currentPage = 0, pageSize = 10 }: Readonly<Record<string, unknown>>,
): CallResponse<'orders'> {
  const matching = orders.filter(hasWords(String(search)));
  const inState = (wanted: OrderState) => matching.filter((order) => stateOf(order) === wanted);
  const counts = {
    all: matching.length,
    onTheWay: inState('onTheWay').length,
    delivered: inState('delivered').length,
    cancelled: inState('cancelled').length,
  };
  const shown = state ? matching.filter((order) => stateOf(order) === state) : matching;
  return {
    orderData: shown.slice(0, Number(pageSize)),
    currentPage: Number(currentPage),
    pageSize: Number(pageSize),
    totalNoOfOrders: shown.length,
    counts,
  };
}

const hasWords =
  (text: string) =>
  ({ orderRefNo, products }: OrderListItem): boolean => {
    const names = products.map(({ productBrand, productName }) => `${productBrand} ${productName}`);
    return `${orderRefNo} ${names.join(' ')}`.toLowerCase().includes(text.trim().toLowerCase());
  };

function stateOf({ paymentStatus, products }: OrderListItem): OrderState {
  const states = products.flatMap(({ groups }) => groups.map(({ state }) => state));
  if (states.length === 0) return paymentStatus === 'PENDING' ? 'onTheWay' : 'cancelled';
  if (states.every((state) => state === 'CANCELLED')) return 'cancelled';
  return states.some((state) => state !== 'CANCELLED' && state !== 'DELIVERED') ? 'onTheWay' : 'delivered';
}
