import type { DeskSearchState } from '@luxe/contract/desk';
import type { Clock } from '@luxe/host';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderUnit } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import { moveParcel } from '../fulfilment/moveParcel.ts';
import { lockOrder } from '../order/repository.ts';
import { deliveryMoves } from '../order/unitStates.ts';
import type { PaymentProvider } from '../payment-provider/provider.ts';
import { addEvent, findAttempt } from '../payment/repository.ts';
import { settlePayment } from '../payment/settlePayment.ts';
import type { LivePolicy } from '../policy/livePolicy.ts';
import { auditedChange } from './auditedChange.ts';
import { readOrder, readOverview, statesOf } from './deskData.ts';
import type { DeskMount } from './deskMount.ts';
import { pageLimit, toPage } from './deskPages.ts';
import { searchOrders, type OrderSearch } from './searchOrders.ts';
import { toDeskOrder, toDeskOverview } from './toDeskOrder.ts';

interface OrderDeskParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly livePolicy: LivePolicy;
  readonly provider: PaymentProvider | undefined;
}

/** Returns the order of a response. Throws for an unknown one. */
export type AnswerOrder = (id: string) => Promise<{ order: ReturnType<typeof toDeskOrder> }>;

export const orderAnswer =
  ({ db, provider }: Pick<OrderDeskParts, 'db' | 'provider'>): AnswerOrder =>
  async (id) => {
    const found = await readOrder(db, id);
    if (!found) throw domainError('orderNotFound');
    return { order: toDeskOrder(found, { hasProvider: provider !== undefined }) };
  };

/** Calls that find and show orders, move parcels and check payments. */
export function orderDesk(mount: DeskMount, answer: AnswerOrder, parts: OrderDeskParts): void {
  const { db, clock, livePolicy, provider } = parts;

  mount('overview', async () =>
    toDeskOverview(await readOverview(db), { hasProvider: provider !== undefined }),
  );

  mount('orders', async ({ query }) => {
    const found = await searchOrders(db, toSearch(query), pageLimit);
    const { rows, next } = toPage(found, ({ placedAt, id }) => `${placedAt.toISOString()} ${id}`);
    return { orders: rows.map(toFoundOrder), next };
  });

  mount('order', ({ params }) => answer(params.orderId));

  mount('moveParcel', async ({ params: { orderId, parcelId }, body, person, once }) => {
    const to = deliveryMoves.find(([, end]) => end === body.to)?.[1];
    if (!to) throw domainError('unknownStep');
    const move = {
      ...{ orderId, parcelId, to, note: person.name },
      actor: 'desk',
      deliveryCode: body.deliveryCode?.replace(/\s/g, ''),
      sealNumber: body.sealNumber,
    } as const;
    const entry = { action: 'move parcel', subject: `order ${orderId}` } as const;
    await auditedChange({ db, clock }, { person, once }, entry, async (tx) => {
      // A move of another person at this moment is not in this row.
      await lockOrder(tx, orderId);
      const before = await statesOf(tx, eq(orderUnit.parcelId, parcelId));
      await moveParcel({ db: tx, clock }, move);
      const after = await statesOf(tx, eq(orderUnit.parcelId, parcelId));
      if (before === after) return undefined;
      return { before: `parcel ${parcelId}: ${before}`, after: `parcel ${parcelId}: ${after}` };
    });
    return answer(orderId);
  });

  mount('settlePayment', async ({ params: { reference }, person, once }) => {
    if (!provider) throw domainError('noPaymentProvider');
    const attempt = await findAttempt(db, reference);
    if (!attempt || attempt.orderId === null) throw domainError('orderNotFound');
    const { orderId } = attempt;
    const entry = { action: 'check payment', subject: `order ${orderId}` } as const;
    await auditedChange({ db, clock }, { person, once }, entry, async (tx) => {
      const at = clock.now();
      await addEvent(tx, {
        provider: provider.name,
        kind: 'operator',
        eventId: `${reference} ${at.toISOString()}`,
        reference,
        detail: `requested at the desk by ${person.name}`,
        at,
      });
      return { before: `payment ${reference}: ${attempt.status}` };
    });
    // Also for a repeated request: the first one may have ended before the provider was asked.
    await settlePayment({ db, clock, livePolicy, provider }, reference);
    return answer(orderId);
  });
}

interface SearchQuery {
  readonly q?: string | undefined;
  readonly state?: DeskSearchState | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** `placedAt` and id of the last order of the page before, with a blank between. */
  readonly after?: string | undefined;
}

function toSearch({ q, state, from, to, after = '' }: SearchQuery): OrderSearch {
  for (const day of [from, to])
    if (day !== undefined && Number.isNaN(Date.parse(day))) throw domainError('parameterInvalid', 'day');
  const [moment = '', id = ''] = after.split(' ');
  const placedAt = new Date(moment);
  return {
    ...{ text: q, state, from, to },
    after: Number.isNaN(placedAt.getTime()) ? undefined : { placedAt, id },
  };
}

type Found = Awaited<ReturnType<typeof searchOrders>>[number];

const toFoundOrder = ({ deliveryAddress, placedAt, ...order }: Found) => ({
  ...order,
  placedAt: placedAt.toISOString(),
  shopper: {
    name: `${deliveryAddress.firstName} ${deliveryAddress.lastName}`.trim(),
    email: deliveryAddress.emailID,
    phone: deliveryAddress.phone,
  },
});
