import type { Clock } from '@luxe/host';
import type { CallResponseInput } from '@luxe/contract/calls';
import { indianDay, type Paise } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import type { OrderEmi } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import type { StoredCart } from '../cart/repository.ts';
import { toPrice } from '../catalogue/price.ts';
import { findDiscount, runningDiscounts, type StoredDiscount } from '../discount/repository.ts';
import { reasonOf } from '../discount/copy.ts';
import type { CachedProviderOptions } from '../payment-provider/cachedProviderOptions.ts';
import type { BankPlan } from '../payment-provider/provider.ts';
import { instalment, noCostDiscount, type EmiTerms } from '../pricing/emiTerms.ts';

type WireBank = CallResponseInput<'emiPlans'>['banks'][number];
type WirePlan = WireBank['plans'][number];

export interface EmiParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly providerOptions: CachedProviderOptions;
}

/** EMI plans for an amount, grouped by `groupPlans`. */
export async function plansFor(
  { db, clock, providerOptions }: EmiParts,
  payable: Paise,
): Promise<WireBank[]> {
  const rules = await runningDiscounts(db, ['emi'], indianDay(clock.now()));
  return groupPlans(await providerOptions.emiPlans(), rules, payable);
}

/**
 * Groups the plans that fit an amount by bank and card type. In each group, no-cost plans come first, and
 * shorter plans precede longer ones. A rule of the kind `emi` makes the plan that it names a no-cost plan.
 */
export function groupPlans(
  all: readonly BankPlan[],
  rules: readonly StoredDiscount[],
  payable: Paise,
): WireBank[] {
  const fitting = all.filter(({ minimumPaise }) => payable >= minimumPaise);
  const byBank = Map.groupBy(fitting, ({ bank, cardType }) => `${bank} ${cardType}`);
  return [...byBank.values()].flatMap((plans) => {
    const [first] = plans;
    if (!first) return [];
    const { bank: code, bankName, cardType } = first;
    const wire = plans
      .map((plan) => toWirePlan(plan, payable, ruleFor(rules, plan, payable)))
      .toSorted(
        (one, other) =>
          Number(one.emiCode === '') - Number(other.emiCode === '') || one.months - other.months,
      );
    return [{ code, bankName, cardType, plans: wire }];
  });
}

/** Lowest monthly instalment of a no-cost plan; undefined without such a plan. */
export async function noCostFrom(parts: EmiParts, payable: Paise): Promise<Paise | undefined> {
  const rules = await runningDiscounts(parts.db, ['emi'], indianDay(parts.clock.now()));
  const monthly = (await parts.providerOptions.emiPlans()).flatMap((plan) => {
    const rule = payable >= plan.minimumPaise && ruleFor(rules, plan, payable);
    return rule ? [monthlyOf(plan, payable, rule)] : [];
  });
  return monthly.length > 0 ? Math.min(...monthly) : undefined;
}

/**
 * Terms of the no-cost plan that the shopper chose for the cart. Undefined if there is no such plan, or while
 * the bank's plan is not loaded. The bank and the shop each have a minimum amount; `minimumPaise` is the
 * higher one.
 */
export async function noCostTerms(
  { db, clock, providerOptions }: EmiParts,
  { emiCode }: Pick<StoredCart, 'emiCode'>,
): Promise<(BankPlan & EmiTerms) | undefined> {
  if (emiCode === null) return undefined;
  const rules = await runningDiscounts(db, ['emi'], indianDay(clock.now()));
  const rule = rules.find(({ code }) => code === emiCode);
  const plan = rule && (await providerOptions.emiPlans()).find((one) => isFor(rule, one));
  return plan && { ...plan, minimumPaise: Math.max(plan.minimumPaise, rule.minimumPaise) };
}

/** Returns the code of a no-cost plan if the cart may choose that plan. Otherwise rejects with the reason. */
export async function choosePlan({ db, clock, providerOptions }: EmiParts, code: string, payable: Paise) {
  const rule = await findDiscount(db, 'emi', code);
  const day = indianDay(clock.now());
  if (
    !rule ||
    day < rule.fromDay ||
    day > rule.untilDay ||
    !(await providerOptions.emiPlans()).some((plan) => isFor(rule, plan))
  )
    throw domainError('emiPlanWithdrawn');
  if (payable < rule.minimumPaise)
    throw domainError(
      'emiPlanBelowMinimum',
      reasonOf(rule, { kind: 'minimum', missing: rule.minimumPaise - payable }),
    );
  return rule.code;
}

/**
 * The plan to store with an order. Rejects if the bank has no such plan for the amount, or if the cart has
 * chosen another no-cost plan.
 */
export async function orderEmi(
  parts: EmiParts,
  { bank, months }: { readonly bank: string; readonly months: number },
  cart: StoredCart,
  payable: Paise,
): Promise<{ plan: OrderEmi; noCost?: EmiTerms }> {
  const plan = (await parts.providerOptions.emiPlans()).find(
    (one) => one.bank === bank && one.months === months && payable >= one.minimumPaise,
  );
  if (!plan) throw domainError('noEmiPlan');
  const noCost = await noCostTerms(parts, cart);
  const isNoCost =
    noCost?.bank === bank &&
    noCost.months === months &&
    noCost.cardType === plan.cardType &&
    payable >= noCost.minimumPaise;
  if (noCost && !isNoCost) throw domainError('emiPlanChanged');
  const loan = isNoCost ? payable - noCostDiscount(payable, plan) : payable;
  return {
    plan: {
      bank: plan.bank,
      bankName: plan.bankName,
      months,
      rate: Math.round(plan.annualPercent * 100),
      monthlyPaise: instalment(loan, plan),
      isNoCost,
    },
    ...(isNoCost ? { noCost } : {}),
  };
}

const isFor = ({ bank, months }: StoredDiscount, plan: BankPlan): boolean =>
  plan.bankName === bank && plan.months === months && plan.cardType === 'CREDIT';

const ruleFor = (
  rules: readonly StoredDiscount[],
  plan: BankPlan,
  payable: Paise,
): StoredDiscount | undefined => rules.find((rule) => isFor(rule, plan) && payable >= rule.minimumPaise);

const monthlyOf = (plan: BankPlan, payable: Paise, rule: StoredDiscount | undefined): Paise =>
  instalment(rule ? payable - noCostDiscount(payable, plan) : payable, plan);

function toWirePlan(plan: BankPlan, payable: Paise, rule: StoredDiscount | undefined): WirePlan {
  const monthly = monthlyOf(plan, payable, rule);
  return {
    emiType: rule ? 'NO_COST' : 'STANDARD',
    emiCode: rule?.code ?? '',
    bankName: plan.bankName,
    months: plan.months,
    interestRate: plan.annualPercent,
    monthlyInstallments: toPrice(monthly),
    // With a no-cost plan, the shopper pays exactly the price. The bank bears the difference from rounded
    // instalments.
    total: toPrice(rule ? payable : monthly * plan.months),
  };
}
