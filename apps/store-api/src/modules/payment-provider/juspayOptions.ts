import { cardBrands } from '@luxe/contract/schemas';
import type { CardBrand } from '@luxe/contract/calls';
import { toBin, rupeesToPaise } from '@luxe/format';
import { z } from 'zod';
import type { JuspayCall } from './juspay.ts';
import { ProviderError, type ProviderOptions } from './provider.ts';

const methodsSchema = z.object({
  payment_methods: z.array(
    z.object({ payment_method_type: z.string(), payment_method: z.string(), description: z.string() }),
  ),
});
const plansSchema = z.object({
  emi_plans: z.array(
    z.object({
      emi_bank: z.string(),
      bank_name: z.string(),
      card_type: z.enum(['CREDIT', 'DEBIT']),
      emi_tenure: z.int().positive(),
      interest: z.number().nonnegative(),
      minimum_amount: z.number().nonnegative(),
    }),
  ),
});
const binSchema = z.object({ brand: z.string(), bank: z.string().nullish(), type: z.string().nullish() });
const vpaSchema = z.object({ status: z.enum(['VALID', 'INVALID']), customer_name: z.string().nullish() });
const cardsSchema = z.object({
  cards: z.array(
    z.object({
      card_token: z.string(),
      card_number: z.string(),
      card_isin: z.string(),
      card_brand: z.string(),
      card_issuer: z.string().nullish(),
      card_exp_month: z.coerce.number().int().min(1).max(12),
      card_exp_year: z.coerce.number().int().min(2000).max(2100),
    }),
  ),
});

/** Banks, wallets, EMI plans, card data and saved cards from Juspay. */
export function createJuspayOptions(call: JuspayCall, merchantId: string): ProviderOptions {
  /** Parses a response; rejects with a `ProviderError` for an error status or an unexpected body. */
  async function callAndParse<Schema extends z.ZodType>(schema: Schema, ...request: Parameters<JuspayCall>) {
    const { status, body } = await call(...request);
    const read = schema.safeParse(body);
    if (status >= 400 || !read.success) throw new ProviderError(`${request[0]} ${request[1]}: ${status}`);
    return read.data;
  }

  return {
    async methods() {
      const { payment_methods: all } = await callAndParse(
        methodsSchema,
        'GET',
        `/merchants/${encodeURIComponent(merchantId)}/paymentmethods`,
      );
      const optionsOf = (type: string) =>
        all
          .filter((one) => one.payment_method_type === type)
          .map(({ payment_method: code, description: name }) => ({ code, name }));
      return { banks: optionsOf('NB'), wallets: optionsOf('WALLET') };
    },

    async emiPlans() {
      const { emi_plans: plans } = await callAndParse(plansSchema, 'GET', '/emi/plans');
      return plans.map((plan) => ({
        bank: plan.emi_bank,
        bankName: plan.bank_name,
        cardType: plan.card_type,
        months: plan.emi_tenure,
        annualPercent: plan.interest,
        minimumPaise: rupeesToPaise(plan.minimum_amount),
      }));
    },

    async cardOf(bin) {
      const { status, body } = await call('GET', `/cardbins/${encodeURIComponent(bin)}`);
      if (status >= 400 && status < 500) return undefined;
      const read = binSchema.safeParse(body);
      if (!read.success) throw new ProviderError(`GET /cardbins: ${status}`);
      const brand = brandOf(read.data.brand);
      return (
        brand && {
          brand,
          bank: read.data.bank ?? '',
          cardType: read.data.type === 'DEBIT' ? ('DEBIT' as const) : ('CREDIT' as const),
        }
      );
    },

    async verifyVpa(upiId) {
      const { status, customer_name: name } = await callAndParse(vpaSchema, 'POST', '/v2/upi/verify-vpa', {
        vpa: upiId,
      });
      return status === 'VALID' ? { customerName: name ?? '' } : undefined;
    },

    async cards(customerId) {
      const { cards } = await callAndParse(
        cardsSchema,
        'GET',
        `/cards?customer_id=${encodeURIComponent(customerId)}`,
      );
      return cards.flatMap((card) => {
        const brand = brandOf(card.card_brand);
        if (!brand) return [];
        return [
          {
            token: card.card_token,
            brand,
            bank: card.card_issuer ?? '',
            lastFour: card.card_number.slice(-4),
            bin: toBin(card.card_isin),
            expiryMonth: card.card_exp_month,
            expiryYear: card.card_exp_year,
          },
        ];
      });
    },

    async forgetCard(token) {
      const { status } = await call('POST', '/card/delete', { card_token: token });
      if (status >= 400 && status !== 404) throw new ProviderError(`POST /card/delete: ${status}`);
    },
  };
}

/** The shop's code of a card brand; undefined for an unknown brand. */
const brandOf = (name: string): CardBrand | undefined =>
  cardBrands.find((brand) => brand === name.toUpperCase().replace('AMERICAN EXPRESS', 'AMEX'));
