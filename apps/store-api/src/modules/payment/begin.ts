import { formatPaise } from '@luxe/format';
import type { CallBody } from '@luxe/contract/calls';
import { once } from '../../db/idempotency.ts';
import type { CustomerCaller } from '../../http/caller.ts';
import { Refusal } from '../../refusal.ts';
import { findCartOf } from '../cart/repository.ts';
import { contactOf } from '../customer/contact.ts';
import { makeOrder, type MakeRequest } from '../order/make.ts';
import { addAttempt, findOrder, lockOrder } from '../order/repository.ts';
import { failOpenOrder } from '../order/settle.ts';
import type { PaymentProvider } from './provider.ts';
import { changeAttempt, findAttempt, lockAttempt, type StoredAttempt } from './repository.ts';
import { checkOpenPayments, endFormerHolds } from './former.ts';
import type { SettleParts } from './settle.ts';

export interface BeginRequest {
  readonly caller: CustomerCaller;
  readonly cart: string;
  readonly body: Pick<CallBody<'placeOrder'>, 'addressId' | 'paymentMode' | 'paybleAmount'>;
  /** First digits of the card. */
  readonly bin: string | undefined;
  /** Where the shopper comes back to from the provider. */
  readonly returnUrl: string;
  /** The plan that was chosen, as it is under the locks that are held. */
  readonly emi?: ((tx: SettleParts['db']) => Promise<MakeRequest['emi']>) | undefined;
  /** Rejects where an order of such a worth may not be paid. */
  readonly check?: ((tx: SettleParts['db'], worth: number) => Promise<void>) | undefined;
  readonly idempotency: { readonly key: string; readonly requestHash: string };
}

/** A payment that the browser can now make with the provider. */
export interface BegunPayment {
  readonly orderId: string;
  /** The provider knows it by this. */
  readonly reference: string;
  /** The provider's own name for it. */
  readonly providerReference: string | null;
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
  { caller: { customerId, userName }, cart, body, bin, returnUrl, emi, check, idempotency }: BeginRequest,
): Promise<BegunPayment> {
  const { db, clock, provider } = parts;
  const cartId = (await findCartOf(db, customerId, cart))?.id;
  await endFormerHolds(parts, { customerId, cartId, key: idempotency.key });
  const begun = await once(db, { customerId, ...idempotency, at: clock.now() }, async (tx) => {
    const now = clock.now();
    const { order, worth } = await makeOrder(tx, clock, {
      customerId,
      cart,
      body,
      bin,
      emi: await emi?.(tx),
      minimumPayable: provider.minimumPaise,
    });
    await checkOpenPayments(tx, customerId, order.id);
    await check?.(tx, worth);
    if (order.payablePaise === 0)
      throw new Refusal(400, 'O4001', 'paymentMode: there is nothing left to pay.');
    if (order.payablePaise < provider.minimumPaise)
      throw new Refusal(
        400,
        'O4001',
        `paymentMode: online payments start at ${formatPaise(provider.minimumPaise)}.`,
      );
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
  if (!attempt) throw new Error(`the attempt ${reference} is gone`);
  if (attempt.status === 'open') return { ...begun, providerReference: attempt.providerReference };
  if (attempt.status !== 'made') throw ended();
  const order = await findOrder(db, customerId, orderId);
  if (!order) throw new Error(`the order ${orderId} is gone`);
  const customer = { id: userName, ...(await contactOf(db, customerId, order.deliveryAddress)) };
  const { createdAt: madeAt } = attempt;
  let opened: Opened;
  try {
    opened = await provider.open({ reference, amountPaise, madeAt, customer, returnUrl });
  } catch {
    await giveUp(parts, attempt.id, attempt.orderId);
    // Not a 5xx, which is asked for again: under this key the payment is at an end.
    throw new Refusal(424, 'PAYMENT_GATEWAY', 'Payment Gateway Error, please try');
  }
  if (!(await keepOpened(parts, attempt, opened))) {
    await provider.cancel(reference, opened.providerReference).catch(() => false);
    throw ended();
  }
  return { ...begun, ...opened };
}

type Opened = Awaited<ReturnType<PaymentProvider['open']>>;

const ended = () => new Refusal(409, 'O4005', 'This payment is at an end.');

/**
 * What was opened can be paid. False where another request under the same key has given the payment up meanwhile: should what was opened be
 * charged after all, it is known by its name, and goes back.
 */
function keepOpened(
  { db, clock }: SettleParts,
  { id, orderId }: StoredAttempt,
  opened: Opened,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const current = await lockAttempt(tx, id);
    if (current?.status === 'open') return true;
    const isMade = current?.status === 'made';
    await changeAttempt(tx, id, isMade ? { status: 'open', ...opened } : { ...opened, checkAt: clock.now() });
    return isMade;
  });
}

/** The browser was never told how to pay: nothing can be charged. Should it be after all, it is looked at a day later and goes back. */
function giveUp({ db, clock }: SettleParts, id: number, orderId: string): Promise<void> {
  const now = clock.now();
  const why = { errorCode: 'PAYMENT_GATEWAY', errorMessage: 'Payment Gateway Error, please try' };
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const current = await lockAttempt(tx, id);
    if (!order || current?.status !== 'made') return;
    const checkAt = new Date(now.getTime() + 24 * 60 * 60_000);
    await changeAttempt(tx, id, { ...why, status: 'failed', settledAt: now, checkAt });
    if (order.status === 'open') await failOpenOrder(tx, order, why, now);
  });
}
