import { formatPaise } from '@luxe/format';
import type { UnitState } from '../../db/schema/index.ts';
import type { StoredLine, StoredParcel } from '../order/repository.ts';
import { isUndelivered, nextStates } from '../order/unitStates.ts';
import type { DeskOrder, DeskOverview } from './deskData.ts';
import { searchForm } from './deskOrders.ts';
import { mailTable } from './deskMails.ts';
import { rejectedForms, rejectedRefunds } from './deskRefunds.ts';
import { returnPart, transferForm } from './deskReturns.ts';
import type { DeskSession } from '../staff/deskLogin.ts';
import { form, indianTime, page } from './deskPage.ts';
import { html, type Html } from '@luxe/format/html';

/** The start page. With the role for orders: search for an order, unsettled payments and the ledger. */
export const overviewPage = (viewer: DeskSession, overview: DeskOverview | undefined): Html =>
  page(
    'Desk',
    html`<h1>Desk</h1>
      ${overview && overviewPart(viewer, overview)}`,
    viewer,
  );

const overviewPart = (viewer: DeskSession, overview: DeskOverview): Html => {
  const { pending, accounts, balance } = overview;
  return html`${searchForm({})} ${rejectedRefunds(overview)}
    <h2>Unsettled payments (${pending.length})</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Payment</th>
          <th scope="col">Status</th>
          <th scope="col">Provider status</th>
          <th scope="col">Amount</th>
          <th scope="col">Since</th>
          <th scope="col">Checks</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${pending.map(
          (one) =>
            html`<tr>
              <td><a href="/desk/orders?id=${one.orderId}">${one.reference}</a></td>
              <td>${one.status}</td>
              <td>${one.gatewayStatus ?? 'None yet'}</td>
              <td>${formatPaise(one.amountPaise)}</td>
              <td>${indianTime(one.createdAt)}</td>
              <td>${one.checks}, next ${indianTime(one.checkAt)}</td>
              <td>${settleForm(viewer, one.reference)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <h2>Ledger</h2>
    <p>
      ${balance === 0 ? 'The ledger balances.' : `The ledger is out of balance by ${formatPaise(balance)}.`}
    </p>
    <table>
      <tbody>
        ${accounts.map(
          ({ account, paise }) =>
            html`<tr>
              <th scope="row">${account}</th>
              <td>${formatPaise(paise)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
};

/** One order: lines, payments, payment events and ledger entries. */
export const orderPage = (
  viewer: DeskSession,
  { order, lines, parcels, refunds, attempts, events, entries, mails, returns }: DeskOrder,
): Html =>
  page(
    `Order ${order.id}`,
    html`<h1>Order ${order.id}</h1>
      <p>
        ${order.status}, ${order.paymentMode}, ${formatPaise(order.payablePaise)}, created
        ${indianTime(order.placedAt)}. ${order.errorMessage}
      </p>
      <p>${order.deliveryAddress.city} ${order.deliveryAddress.postalCode}</p>
      ${packing(order)} ${parcels.map((parcel) => parcelPart(viewer, order.id, parcel, lines))}
      ${returns.map((request) => returnPart(viewer, request, lines))}
      ${
        refunds.length === 0
          ? undefined
          : html`<h2>Refunds</h2>
              <table>
                <tbody>
                  ${refunds.flatMap(({ reason, parts }) =>
                    parts.map(
                      (part) =>
                        html`<tr>
                          <td>${reason}</td>
                          <td>${part.destination} ${part.brandCode}</td>
                          <td>${part.status}</td>
                          <td>${formatPaise(part.amountPaise)}</td>
                          <td>
                            by ${part.arrivesBy} ${part.bankReference}
                            ${part.destination === 'bank' && part.status === 'pending' && transferForm(order.id, part.id)}
                            ${part.destination === 'provider' && part.status === 'failed' && rejectedForms(viewer, order.id, part.id)}
                          </td>
                        </tr>`,
                    ),
                  )}
                </tbody>
              </table>`
      }
      <h2>Payments</h2>
      <table>
        <tbody>
          ${attempts.map(
            (one) =>
              html`<tr>
                <td>${one.reference}</td>
                <td>${one.provider}, ${one.status}</td>
                <td>${one.gatewayStatus} ${one.errorMessage}</td>
                <td>${formatPaise(one.amountPaise)}</td>
                <td>${one.checkAt && settleForm(viewer, one.reference)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <h2>Events</h2>
      <table>
        <tbody>
          ${events.map(
            ({ kind, eventId, detail, at: when }) =>
              html`<tr>
                <td>${indianTime(when)}</td>
                <td>${kind}</td>
                <td>${eventId}</td>
                <td>${detail}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <h2>Ledger</h2>
      <table>
        <tbody>
          ${entries.map(
            ({ account, amountPaise, at: when }) =>
              html`<tr>
                <td>${indianTime(when)}</td>
                <th scope="row">${account}</th>
                <td>${formatPaise(amountPaise)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <h2>Messages</h2>
      ${mailTable(mails)}`,
    viewer,
  );

/** How to pack the order as a gift; undefined without gift options. */
function packing({ giftWrap, giftMessage, hidesPrices }: DeskOrder['order']): Html | undefined {
  if (!giftWrap && !giftMessage && !hidesPrices) return undefined;
  return html`<h2>Packing</h2>
    ${giftWrap ? html`<p>Gift wrap</p>` : ''} ${hidesPrices ? html`<p>No prices on the packing slip</p>` : ''}
    ${
      giftMessage &&
      html`<p>Gift message:</p>
        <p class="message" dir="auto">${giftMessage}</p>`
    }`;
}

const settleForm = (viewer: DeskSession, reference: string): Html =>
  form(
    viewer,
    `/desk/payments/${encodeURIComponent(reference)}/settle`,
    html`<button>Check with the provider</button>`,
  );

/** One parcel: its units with their moves, and a button for each possible move. */
function parcelPart(
  viewer: DeskSession,
  orderId: string,
  parcel: StoredParcel,
  lines: readonly StoredLine[],
): Html {
  const units = lines.flatMap(({ units: all, snapshot, ussid }) =>
    all.filter(({ parcelId }) => parcelId === parcel.id).map((unit) => ({ ...unit, snapshot, ussid })),
  );
  const states = units.map(({ state }) => state).filter((state) => !isUndelivered(state));
  const next = [...new Set(states.flatMap((state) => nextStates(state, 'desk')))];
  return html`<h2>Parcel ${parcel.number}</h2>
    <p>
      ${parcel.sellerName}, ${parcel.deliveryMode}, by ${parcel.deliveryDay}.
      ${parcel.sealNumber && `Tamper seal ${parcel.sealNumber}.`}
      ${parcel.trackingNumber && `${parcel.courierName} ${parcel.trackingNumber} (${parcel.carrier}).`}
    </p>
    <table>
      <tbody>
        ${units.map(
          ({ number, snapshot, ussid, events }) =>
            html`<tr>
              <td>${snapshot.productName}, unit ${number} (${ussid})</td>
              <td>
                ${events.map(
                  ({ state, actor, note, at }) =>
                    html`<div>${state} ${indianTime(at)}, ${actor} ${note}</div>`,
                )}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${
      parcel.events.length === 0
        ? undefined
        : html`<table>
            <tbody>
              ${parcel.events.map(
                ({ text, place, state, at, hasMoved }) =>
                  html`<tr>
                    <td>${indianTime(at)}</td>
                    <td>${text}</td>
                    <td>${place}</td>
                    <td>${state} ${state && !hasMoved ? '(moved nothing)' : ''}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
    ${next.map((to: UnitState) => moveForm(viewer, orderId, parcel, to))}`;
}

const moveForm = (viewer: DeskSession, orderId: string, parcel: StoredParcel, to: UnitState): Html =>
  form(
    viewer,
    `/desk/orders/${orderId}/parcels/${parcel.id}/${to}`,
    html` ${
        to === 'packed' && parcel.deliveryCode !== null
          ? html`<label>Tamper seal <input name="sealNumber" required maxlength="40" /></label>`
          : undefined
      }
      ${
        to === 'delivered' && parcel.deliveryCode !== null
          ? html`<label>Delivery code <input name="deliveryCode" required inputmode="numeric" /></label>`
          : undefined
      }
      <button>Move to ${to}</button>`,
  );
