import type { FastifyInstance } from 'fastify';
import { paiseToRupees } from '@luxe/format';
import { z } from 'zod';
import type { AppParts } from './app.ts';
import { read } from './http/bodies.ts';
import { requireMerchantKey } from './http/callers.ts';
import type { Hold } from './http/delayedResponses.ts';
import { paymentMethods } from './instruments/banks.ts';
import { hasExpired, findIssuer } from './instruments/cards.ts';
import { emiPlans } from './instruments/emiPlans.ts';
import { findVpa } from './instruments/upi.ts';
import { deleteCard, savedCards } from './payment/locker.ts';
import { orderStatus } from './payment/orderStatus.ts';
import type { Payments } from './payment/payments.ts';
import { findOrder } from './payment/rows.ts';
import { invalid, unknownOrder } from './protocol/errors.ts';

const orderId = z.string().regex(/^[\w-]{1,64}$/);
/** A decimal amount in rupees, parsed to paise without floating point. */
const amount = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,9}(?:\.\d{1,2})?$/))
  .transform((text) => {
    const [rupees = '', paise = ''] = text.split('.');
    return Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
  })
  .refine((paise) => paise > 0);

const newOrder = z.object({
  order_id: orderId,
  amount,
  currency: z.literal('INR').default('INR'),
  customer_id: z.string().min(1).max(128),
  customer_email: z.string().max(254).default(''),
  customer_phone: z.string().max(20).default(''),
  return_url: z.url().max(2048),
});
const newRefund = z.object({ unique_request_id: z.string().min(1).max(64), amount: amount.optional() });
const orderParams = z.object({ order_id: orderId });

/** The calls of the merchant's server. README.md documents their parameters and responses. */
export function merchantCalls(
  app: FastifyInstance,
  { store, clock, config }: AppParts,
  { payments, hold }: { payments: Payments; hold: Hold },
): void {
  const { merchant, shopOrigin } = config;
  requireMerchantKey(app, merchant);

  const status = (id: string) => {
    const found = orderStatus(store, id, merchant.id);
    if (!found) throw unknownOrder(id);
    return found;
  };

  app.post('/orders', ({ body }) => {
    const given = read(newOrder, body);
    if (new URL(given.return_url).origin !== shopOrigin) throw invalid('Not valid: return_url.');
    payments.createOrder({
      orderId: given.order_id,
      amount: given.amount,
      customerId: given.customer_id,
      customerEmail: given.customer_email,
      customerPhone: given.customer_phone,
      returnUrl: given.return_url,
    });
    return status(given.order_id);
  });

  app.get('/orders/:order_id', async ({ params, raw }) => {
    const { order_id: id } = read(orderParams, params);
    const hangsUntil = findOrder(store, id)?.hangs_until ?? 0;
    if (hangsUntil > clock.now()) await hold.until(hangsUntil, (release) => raw.once('close', release));
    payments.settleDue();
    return status(id);
  });

  app.post('/orders/:order_id/refunds', ({ params, body }) => {
    const { order_id: id } = read(orderParams, params);
    const given = read(newRefund, body);
    payments.refund(id, given.unique_request_id, given.amount);
    return status(id);
  });

  app.post('/orders/:order_id/cancel', ({ params }) => {
    const { order_id: id } = read(orderParams, params);
    const isDead = payments.cancel(id);
    return { ...status(id), dead: isDead };
  });

  app.get('/cards', ({ query }) => {
    const { customer_id: customerId } = read(z.object({ customer_id: z.string().min(1).max(128) }), query);
    const cards = savedCards(store, customerId).map((card) => ({
      card_token: card.token,
      card_reference: card.reference,
      card_number: `${card.bin.slice(0, 4)}-XXXXXXXX-${card.lastFour}`,
      card_isin: card.bin,
      card_exp_month: card.expiryMonth,
      card_exp_year: card.expiryYear,
      card_type: card.type,
      card_issuer: card.issuer,
      card_brand: card.brand,
      expired: hasExpired(card, clock.now()),
    }));
    return { customer_id: customerId, merchant_id: merchant.id, cards };
  });

  app.post('/card/delete', ({ body }) => {
    const { card_token: token } = read(z.object({ card_token: z.string().min(1).max(128) }), body);
    const reference = deleteCard(store, token);
    return { card_token: token, card_reference: reference ?? null, deleted: reference !== undefined };
  });

  app.get('/cardbins/:bin', ({ params }) => {
    const { bin } = read(z.object({ bin: z.string().regex(/^\d{6,9}$/) }), params);
    const { brand, issuer, type } = findIssuer(bin.slice(0, 6));
    if (!brand) throw invalid('Not valid: bin.');
    return { id: bin, object: 'cardbin', brand, bank: issuer, type, country: 'INDIA' };
  });

  app.get('/emi/plans', () => ({
    emi_plans: emiPlans.map((plan) => ({
      emi_bank: plan.bank,
      bank_name: plan.bankName,
      card_type: plan.cardType,
      emi_tenure: plan.months,
      interest: plan.yearlyRate,
      minimum_amount: paiseToRupees(plan.minimum),
    })),
  }));

  app.post('/v2/upi/verify-vpa', ({ body }) => {
    const { vpa } = read(z.object({ vpa: z.string().min(1).max(128) }), body);
    const found = findVpa(vpa);
    return found
      ? { vpa: found.vpa, status: 'VALID', customer_name: found.name }
      : { vpa, status: 'INVALID', customer_name: null };
  });

  app.get('/merchants/:merchant_id/paymentmethods', () => ({ payment_methods: paymentMethods }));
}
