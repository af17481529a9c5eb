import type { CallBody } from '@luxe/contract/calls';
import { once } from '../../db/idempotency.ts';
import type { CustomerCaller } from '../../http/caller.ts';
import { Refusal } from '../../refusal.ts';
import { makeOrder } from '../order/make.ts';
import { addAttempt, findOrder, lockOrder, type StoredOrder } from '../order/repository.ts';
import { failOpenOrder } from '../order/settle.ts';
import { changeAttempt, findAttempt, lockAttempt } from './repository.ts';
import { settle, type SettleParts } from './settle.ts';

export interface BeginRequest {
  readonly caller: CustomerCaller;
  readonly cart: string;
  readonly body: Pick<CallBody<'placeOrder'>, 'addressId' | 'paymentMode' | 'paybleAmount'>;
  /** Where the shopper comes back to from the provider. */
  readonly returnUrl: string;
  readonly idempotency: { readonly key: string; readonly requestHash: string };
}

/** A payment that the browser can now make with the provider. */
export interface BegunPayment {
  readonly orderId: string;
  /** The provider knows it by this. */
  readonly reference: string;
  readonly amountPaise: number;
}

/** Seconds until the reconciler looks at a payment that nobody has come back from. */
const firstLook = 60;

/**
 * Makes an open order of a cart and a payment for it, once, and then tells the provider: what is written before it is asked is what a crash
 * leaves behind [CHK-19]. A provider that cannot be reached has nothing to charge: the order fails at once, and the shopper may try again [CHK-20].
 */
export async function beginPayment(
  parts: SettleParts,
  { caller: { customerId, userName }, cart, body, returnUrl, idempotency }: BeginRequest,
): Promise<BegunPayment> {
  const { db, clock, provider } = parts;
  const begun = await once(db, { customerId, ...idempotency, at: clock.now() }, async (tx) => {
    const now = clock.now();
    const { order } = await makeOrder(tx, clock, { customerId, cart, body });
    if (order.payablePaise === 0)
      throw new Refusal(400, 'O4001', 'paymentMode: there is nothing left to pay.');
    const reference = `${order.id}-1`;
    await addAttempt(tx, {
      orderId: order.id,
      mode: body.paymentMode,
      provider: provider.name,
      reference,
      status: 'made',
      amountPaise: order.payablePaise,
      createdAt: now,
      checkAt: new Date(now.getTime() + firstLook * 1000),
    });
    return { orderId: order.id, reference, amountPaise: order.payablePaise };
  });
  const { orderId, reference, amountPaise } = begun;
  const attempt = await findAttempt(db, reference);
  if (attempt?.status === 'made')
    try {
      const order = await findOrder(db, customerId, orderId);
      if (!order) throw new Error(`the order ${orderId} is gone`);
      const { emailID: email, phone } = order.deliveryAddress;
      const { providerReference } = await provider.open({
        reference,
        amountPaise,
        customer: { id: userName, email, phone },
        returnUrl,
      });
      await changeMade(parts, attempt.id, attempt.orderId, (tx) =>
        changeAttempt(tx, attempt.id, { status: 'open', providerReference }),
      );
    } catch {
      await giveUp(parts, attempt.id, attempt.orderId);
      throw new Refusal(503, 'PAYMENT_GATEWAY', 'Payment Gateway Error, please try');
    }
  else if (attempt && attempt.status !== 'open')
    throw new Refusal(409, 'O4005', 'This payment is at an end.');
  return begun;
}

/**
 * Ends a payment that the shopper does not want to make any more, where the provider is certain that it cannot be charged. False where it may
 * still be: then nothing has changed.
 */
export async function cancelPayment(parts: SettleParts, reference: string): Promise<boolean> {
  const isDead = await parts.provider.cancel(reference).catch(() => false);
  await settle(parts, reference);
  const attempt = await findAttempt(parts.db, reference);
  return isDead && attempt?.status === 'failed';
}

type Work = (tx: SettleParts['db'], order: StoredOrder) => Promise<unknown>;

/** Changes an attempt that is still only made. */
const changeMade = ({ db }: SettleParts, id: number, orderId: string, work: Work) =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const current = await lockAttempt(tx, id);
    if (order && current?.status === 'made') await work(tx, order);
  });

/** The browser was never told how to pay: nothing can be charged. Should it be after all, it is looked at a day later and goes back. */
function giveUp(parts: SettleParts, id: number, orderId: string): Promise<void> {
  const now = parts.clock.now();
  const why = { errorCode: 'PAYMENT_GATEWAY', errorMessage: 'Payment Gateway Error, please try' };
  return changeMade(parts, id, orderId, async (tx, order) => {
    const checkAt = new Date(now.getTime() + 24 * 60 * 60_000);
    await changeAttempt(tx, id, { ...why, status: 'failed', settledAt: now, checkAt });
    if (order.status === 'open') await failOpenOrder(tx, order, why, now);
  });
}
