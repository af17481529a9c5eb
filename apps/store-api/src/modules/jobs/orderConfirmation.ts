import { formatPaise } from '@luxe/format';
import { eq } from 'drizzle-orm';
import { customerOrder, outboxMessage } from '../../db/schema/index.ts';
import { contactOf } from '../customer/contact.ts';
import type { JobHandler } from './worker.ts';

export const orderConfirmation = 'order-confirmation';

/**
 * E-mails the customer that the order is placed. The development mailer inserts one row per job into
 * `outbox_message`.
 */
export const sendOrderConfirmation: JobHandler = async (tx, { id, payload }, now) => {
  const [order] = await tx
    .select()
    .from(customerOrder)
    .where(eq(customerOrder.id, payload.orderId ?? ''));
  if (!order) return;
  const { email: recipient } = await contactOf(tx, order.customerId, order.deliveryAddress);
  if (!recipient) return;
  const { firstName } = order.deliveryAddress;
  await tx
    .insert(outboxMessage)
    .values({
      jobId: id,
      recipient,
      subject: `Your order ${order.id} is placed`,
      body: `Thank you, ${firstName}. Your order ${order.id} is placed. ${paymentOf(order)}`,
      createdAt: now,
    })
    .onConflictDoNothing();
};

function paymentOf({ paymentMode, payablePaise }: typeof customerOrder.$inferSelect): string {
  if (payablePaise === 0) return 'It is paid in full.';
  const amount = formatPaise(payablePaise);
  return paymentMode === 'COD' ? `You pay ${amount} when it arrives.` : `You have paid ${amount}.`;
}
