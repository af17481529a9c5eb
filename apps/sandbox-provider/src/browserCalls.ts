import type { FastifyInstance } from 'fastify';
import { paiseToRupees } from '@luxe/format';
import { z } from 'zod';
import type { AppParts } from './app.ts';
import { read } from './http/bodies.ts';
import { handlePreflight, requireShopOrigin } from './http/callers.ts';
import { findBank, wallets } from './instruments/banks.ts';
import { readCard, type Card } from './instruments/cards.ts';
import { emiPlans } from './instruments/emiPlans.ts';
import { findVpa } from './instruments/upi.ts';
import { issueToken, spendToken } from './payment/locker.ts';
import { txnIdOf } from './payment/orderStatus.ts';
import type { NewTxn, Payments } from './payment/payments.ts';
import { buildReturn } from './payment/returns.ts';
import { findOrder, type OrderRow, type TxnRow } from './payment/rows.ts';
import { invalid, unknownOrder } from './protocol/errors.ts';

const text = z.string().max(200);
const flag = z.union([z.boolean(), z.enum(['true', 'false', '']).transform((value) => value === 'true')]);

const cardFields = {
  card_number: text,
  card_exp_month: text,
  card_exp_year: text,
  card_security_code: text.default(''),
  name_on_card: text.default(''),
};

const tokenizeSchema = z.strictObject({ ...cardFields, merchant_id: text });

/** The parameters of a transaction. Any other parameter is rejected [CHK-28]. */
const txnSchema = z.strictObject({
  ...z.object(cardFields).partial().shape,
  merchant_id: text,
  order_id: text,
  payment_method_type: z.enum(['CARD', 'NB', 'UPI', 'WALLET']),
  payment_method: text.default(''),
  redirect_after_payment: flag.default(true),
  format: text.default(''),
  save_to_locker: flag.default(false),
  tokenize: flag.default(false),
  card_token: text.optional(),
  is_emi: flag.default(false),
  emi_bank: text.optional(),
  emi_tenure: z.coerce.number().int().optional(),
  txn_type: z.enum(['UPI_COLLECT', 'UPI_PAY', '']).default(''),
  upi_vpa: text.optional(),
});
type TxnRequest = z.infer<typeof txnSchema>;

/**
 * The calls of the shopper's browser. They need no credentials and work only from pages of the shop. Only
 * these calls receive card numbers, and they store none.
 */
export function browserCalls(
  app: FastifyInstance,
  { store, clock, config }: AppParts,
  { payments }: { payments: Payments },
): void {
  const { merchant, origin } = config;
  requireShopOrigin(app, config.shopOrigin);
  const requireMerchant = (id: string) => {
    if (id !== merchant.id) throw invalid('Not valid: merchant_id.');
  };

  handlePreflight(app, '/card/tokenize');
  app.post('/card/tokenize', ({ body }) => {
    const given = read(tokenizeSchema, body);
    requireMerchant(given.merchant_id);
    return { token: issueToken(store, readCard(toTypedCard(given), clock.now()), clock.now()) };
  });

  handlePreflight(app, '/txns');
  app.post('/txns', ({ body }, reply) => {
    const given = read(txnSchema, body);
    requireMerchant(given.merchant_id);
    // Read the card token and begin the payment in one database transaction, so that a rejected payment does
    // not use up the card token.
    const txn = store.transaction(() => {
      const order = findOrder(store, given.order_id);
      if (!order || order.is_vanished) throw unknownOrder(given.order_id);
      return payments.begin({
        orderId: given.order_id,
        redirects: given.redirect_after_payment,
        ...instrumentOf(given, order),
      });
    });
    const page = `${origin}/pay/${txn.uuid}`;
    const back = buildReturn(store, txn.uuid, merchant)?.href ?? page;
    const isOver = txn.status !== 'PENDING_VBV';
    if (given.format !== 'json') return reply.redirect(isOver ? back : page, 302);
    return {
      order_id: txn.order_id,
      txn_id: txnIdOf(txn, merchant.id),
      txn_uuid: txn.uuid,
      status: txn.status,
      payment: {
        authentication: authenticationOf(txn, { page, back, isOver, origin }),
        ...(txn.txn_type === 'UPI_PAY' && { sdk_params: intentOf(txn, merchant.id) }),
      },
    };
  });

  function instrumentOf(given: TxnRequest, order: OrderRow): Omit<NewTxn, 'orderId' | 'redirects'> {
    const { payment_method_type: methodType, payment_method: method } = given;
    if (methodType === 'CARD') return cardOf(given, order);
    if (methodType === 'UPI') return upiOf(given);
    if (methodType === 'NB') {
      const bank = findBank(method);
      if (!bank) throw invalid('Not valid: payment_method.');
      return { methodType, method, outcome: bank.outcome };
    }
    if (!Object.hasOwn(wallets, method)) throw invalid('Not valid: payment_method.');
    return { methodType, method, outcome: 'charged' };
  }

  function cardOf(given: TxnRequest, order: OrderRow): Omit<NewTxn, 'orderId' | 'redirects'> {
    const card = given.card_token
      ? spendToken(store, given.card_token, {
          customerId: order.customer_id,
          securityCode: given.card_security_code ?? '',
          now: clock.now(),
        })
      : readCard(toTypedCard(given), clock.now());
    return {
      methodType: 'CARD',
      method: card.brand,
      outcome: card.outcome,
      card,
      savesCard: given.save_to_locker,
      ...(given.is_emi && { emi: planOf(given, card, order) }),
    };
  }
}

const toTypedCard = (given: Partial<z.infer<typeof tokenizeSchema>>) => ({
  number: given.card_number ?? '',
  expiryMonth: given.card_exp_month ?? '',
  expiryYear: given.card_exp_year ?? '',
  securityCode: given.card_security_code ?? '',
});

function upiOf({ txn_type: txnType, upi_vpa: upiId }: TxnRequest): Omit<NewTxn, 'orderId' | 'redirects'> {
  const vpa = upiId ? findVpa(upiId) : undefined;
  if (upiId ? !vpa : txnType !== 'UPI_PAY') throw invalid('Not valid: upi_vpa.', 'invalid_vpa');
  return {
    methodType: 'UPI',
    method: 'UPI',
    txnType: txnType || 'UPI_COLLECT',
    outcome: vpa?.outcome ?? 'charged',
    vpa: vpa?.vpa ?? 'payer@sandbox',
  };
}

function planOf({ emi_bank: bank, emi_tenure: months }: TxnRequest, card: Card, order: OrderRow) {
  const plan = emiPlans.find(
    (one) =>
      one.bank === bank && one.months === months && one.cardType === card.type && one.bank === card.issuer,
  );
  if (!plan) throw invalid('There is no such EMI plan for this card.', 'invalid_emi_plan');
  if (order.amount < plan.minimum) throw invalid('The amount is too small for EMI.', 'invalid_emi_plan');
  return { emi_bank: plan.bank, emi_tenure: plan.months };
}

/**
 * The request by which the browser opens the next page. While a card payment waits for the shopper, it is a
 * POST, because many banks require that. In all other cases, it is a GET.
 */
function authenticationOf(
  { uuid, method_type }: TxnRow,
  { page, back, isOver, origin }: { page: string; back: string; isOver: boolean; origin: string },
) {
  if (isOver) return { method: 'GET', url: back };
  if (method_type === 'CARD')
    return { method: 'POST', url: `${origin}/pay/start`, params: { txn_uuid: uuid } };
  return { method: 'GET', url: page };
}

/** The parameters of the UPI app link and the link itself, which is also the text of the QR code. */
function intentOf({ uuid, order_id, amount }: TxnRow, merchantId: string) {
  const parts = {
    tr: uuid,
    pa: `${merchantId}@sandbox`,
    mc: '5311',
    pn: 'LUXE',
    am: paiseToRupees(amount).toFixed(2),
    cu: 'INR',
    tn: `Order ${order_id}`,
  };
  const query = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return {
    tr: parts.tr,
    merchant_vpa: parts.pa,
    merchant_name: parts.pn,
    mcc: parts.mc,
    amount: parts.am,
    currency: parts.cu,
    intent_url: `upi://pay?${query.join('&')}`,
  };
}
