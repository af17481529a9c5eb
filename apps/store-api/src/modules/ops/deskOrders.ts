import { formatPaise } from '@luxe/format';
import { html, type Html } from '@luxe/format/html';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { DeskSession } from '../staff/deskLogin.ts';
import { sendPage } from './deskAccount.ts';
import { indianTime, option, page } from './deskPage.ts';
import { personOf } from './guardDesk.ts';
import { searchOrders, type FoundOrder, type OrderSearch, type SearchState } from './searchOrders.ts';

/** Orders on a page of a search. */
const pageRows = 50;

const states: Readonly<Record<SearchState, string>> = {
  open: 'Payment open',
  failed: 'Payment failed',
  placed: 'Placed, not confirmed',
  confirmed: 'Confirmed, to pack',
  packed: 'Packed, to ship',
  shipped: 'Shipped',
  outForDelivery: 'Out for delivery',
  deliveryFailed: 'Delivery failed',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returningToOrigin: 'On the way back to the seller',
  returnedToOrigin: 'Back at the seller',
  lost: 'Lost',
  returnRequested: 'Return requested',
  returnWithdrawn: 'Return withdrawn',
  pickupScheduled: 'Return: pickup scheduled',
  pickedUp: 'Return: picked up',
  received: 'Return: received, to inspect',
  inspected: 'Return: inspected',
  refunded: 'Return: refunded',
  replaced: 'Return: replaced',
  rejected: 'Return: rejected',
  sentBack: 'Return: sent back to the shopper',
};

interface SearchQuery {
  readonly q?: string;
  readonly state?: string;
  readonly from?: string;
  readonly to?: string;
  /** `placedAt` and id of the last order of the page before, with a blank between. */
  readonly after?: string;
}

/** The route of the desk that searches orders. */
export function orderSearchDesk(scope: FastifyInstance, { db }: { readonly db: Database }): void {
  scope.get<{ Querystring: SearchQuery }>(
    '/desk/search',
    { config: { desk: 'orders' } },
    async (request, reply) => {
      const { query } = request;
      const found = await searchOrders(db, toSearch(query), pageRows + 1);
      return sendPage(reply, searchPage(personOf(request), query, found));
    },
  );
}

const isState = (text: string): text is SearchState => Object.hasOwn(states, text);

/** The day of a text; undefined for a text that is no day. */
function toDay(text: string): string | undefined {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay ? text : undefined;
}

function toSearch({ q = '', state = '', from = '', to = '', after = '' }: SearchQuery): OrderSearch {
  const [moment = '', id = ''] = String(after).split(' ');
  const placedAt = new Date(moment);
  return {
    text: String(q),
    state: isState(String(state)) ? (state as SearchState) : undefined,
    from: toDay(String(from)),
    to: toDay(String(to)),
    after: Number.isNaN(placedAt.getTime()) ? undefined : { placedAt, id: id.replaceAll('\0', '') },
  };
}

/** The form of a search. */
export const searchForm = ({ q = '', state = '', from = '', to = '' }: SearchQuery): Html =>
  html`<form action="/desk/search" role="search">
    <label>
      Order, e-mail, phone or product
      <input name="q" type="search" value="${q}" />
    </label>
    <label>
      State
      <select name="state">
        <option value="">Every state</option>
        ${Object.entries(states).map(([value, text]) => option(value, text, state))}
      </select>
    </label>
    <label>From <input name="from" type="date" value="${from}" /></label>
    <label>To <input name="to" type="date" value="${to}" /></label>
    <button>Search</button>
  </form>`;

/** `found` has one order more than the page when there is a next page. */
function searchPage(viewer: DeskSession, query: SearchQuery, found: readonly FoundOrder[]): Html {
  const shown = found.slice(0, pageRows);
  const last = found.length > pageRows ? shown.at(-1) : undefined;
  const next = new URLSearchParams({
    ...{ q: '', state: '', from: '', to: '', ...query },
    after: `${last?.placedAt.toISOString()} ${last?.id}`,
  });
  return page(
    'Orders',
    html`<h1>Orders</h1>
      ${searchForm(query)}
      ${
        shown.length === 0
          ? html`<p role="status">No orders match. Check the words, or choose every state.</p>`
          : html`<table>
              <thead>
                <tr>
                  <th scope="col">Order</th>
                  <th scope="col">Placed</th>
                  <th scope="col">State</th>
                  <th scope="col">Shopper</th>
                  <th scope="col">Products</th>
                  <th scope="col">Amount</th>
                </tr>
              </thead>
              <tbody>
                ${shown.map(orderRow)}
              </tbody>
            </table>`
      }
      ${last && html`<p><a href="/desk/search?${next.toString()}">Earlier orders</a></p>`}`,
    viewer,
  );
}

const orderRow = ({ id, placedAt, status, paymentMode, payablePaise, ...order }: FoundOrder): Html =>
  html`<tr>
    <th scope="row"><a href="/desk/orders?id=${id}">${id}</a></th>
    <td>${indianTime(placedAt)}</td>
    <td>${status}, ${paymentMode}</td>
    <td>
      ${order.deliveryAddress.firstName} ${order.deliveryAddress.lastName}
      <div>${order.deliveryAddress.emailID}</div>
      <div>${order.deliveryAddress.phone}</div>
    </td>
    <td>${order.products.map((name) => html`<div>${name}</div>`)}</td>
    <td>${formatPaise(payablePaise)}</td>
  </tr>`;
