import { runOnce } from '../../db/idempotency.ts';
import type { CustomerCaller } from '../../http/caller.ts';
import { domainError } from '../../errors/domainError.ts';
import { findCartOf } from '../cart/repository.ts';
import { contactOf } from '../customer/contact.ts';
import { createOrder, type CreateOrderRequest } from '../order/makeOrder.ts';
import { addAttempt, findOrder } from '../order/repository.ts';
import { firstCheckSeconds, openAttempt } from './openAttempt.ts';
import { checkOpenPayments, releaseEarlierHolds } from './openPayments.ts';
import type { Policy } from '../policy/policyValues.ts';
import type { SettleParts } from './settlePayment.ts';

export interface BeginRequest {
  readonly caller: CustomerCaller;
  readonly cart: string;
  readonly body: CreateOrderRequest['body'];
  /** First digits of the card. */
  readonly bin: string | undefined;
  /** URL to which the provider sends the shopper back. */
  readonly returnUrl: string;
  /** Reads the chosen EMI plan. Runs in the transaction that creates the order. */
  readonly emi?: ((tx: SettleParts['db']) => Promise<CreateOrderRequest['emi']>) | undefined;
  /** Rejects when an order of this value may not be paid, for example because a PAN is missing. */
  readonly check?: ((tx: SettleParts['db'], orderValue: number, policy: Policy) => Promise<void>) | undefined;
  readonly idempotency: { readonly key: string; readonly requestHash: string };
}

/** A payment that the browser can now make with the provider. */
export interface StartedPayment {
  readonly orderId: string;
  /** The shop's reference, by which the provider knows the payment. */
  readonly reference: string;
  /** The provider's own id of the payment; null when the provider assigns no id. */
  readonly providerReference: string | null;
  readonly amountPaise: number;
}

/**
 * Creates an open order and a payment attempt, once per idempotency key. Then opens the payment at the
 * provider. The rows are committed before the provider is called, so that a crash leaves a record [CHK-19]. A
 * provider that cannot be reached has charged nothing: the order fails at once, and the shopper may try again
 * [CHK-20].
 */
export async function startPayment(
  parts: SettleParts,
  { caller: { customerId, userName }, cart, body, bin, returnUrl, emi, check, idempotency }: BeginRequest,
): Promise<StartedPayment> {
  const { db, clock, livePolicy, provider } = parts;
  const policy = await livePolicy.read();
  const cartId = (await findCartOf(db, customerId, cart))?.id;
  await releaseEarlierHolds(parts, { customerId, cartId, key: idempotency.key });
  const begun = await runOnce(db, { customerId, ...idempotency, at: clock.now() }, async (tx) => {
    const now = clock.now();
    const { order, orderValue } = await createOrder(tx, clock, {
      customerId,
      cart,
      body,
      bin,
      emi: await emi?.(tx),
      policy,
      minimumPayable: provider.minimumPaise,
    });
    await checkOpenPayments(tx, customerId, order.id);
    await check?.(tx, orderValue, policy);
    if (order.payablePaise === 0) throw domainError('nothingToPay');
    if (order.payablePaise < provider.minimumPaise) throw domainError('amountTooLow', provider.minimumPaise);
    const reference = `${order.id}-1`;
    await addAttempt(tx, {
      orderId: order.id,
      mode: body.paymentMode,
      provider: provider.name,
      reference,
      status: 'made',
      amountPaise: order.payablePaise,
      createdAt: now,
      checkAt: new Date(now.getTime() + firstCheckSeconds * 1000),
    });
    return { orderId: order.id, reference, amountPaise: order.payablePaise };
  });
  const { orderId, reference } = begun;
  const opened = await openAttempt(parts, reference, async () => {
    const order = await findOrder(db, customerId, orderId);
    if (!order) throw new Error(`the order ${orderId} is gone`);
    return {
      customer: { id: userName, ...(await contactOf(db, customerId, order.deliveryAddress)) },
      returnUrl,
    };
  });
  return { ...begun, ...opened };
}
