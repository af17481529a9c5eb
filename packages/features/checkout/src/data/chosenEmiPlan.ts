import type { EmiBank, EmiPlan } from '@luxe/contract/calls';
import type { EmiType, PayChoice } from './payChoice.ts';

export type ChosenPlan = { bank: EmiBank; plan: EmiPlan };

export const filterPlans = (bank: EmiBank | undefined, type: EmiType): readonly EmiPlan[] =>
  (bank?.plans ?? []).filter(({ emiType }) => type === 'all' || emiType === type);

/** Key by bank and card type: a bank can have plans for credit cards and for debit cards. */
export const toBankKey = ({ code, cardType }: EmiBank) => `${code} ${cardType}`;

/** The chosen bank; undefined when it has no plans for this cart. */
export const findBank = (banks: readonly EmiBank[], choice: PayChoice): EmiBank | undefined =>
  banks.find((bank) => toBankKey(bank) === choice.emiBank);

/**
 * The selected plan. Undefined while the store has another plan. The store must first apply a no-cost plan,
 * because its interest is deducted from the payable.
 */
export function chosenPlan(
  banks: readonly EmiBank[],
  choice: PayChoice,
  noCostEmiCode: string | null,
): ChosenPlan | undefined {
  const bank = findBank(banks, choice);
  const plan = filterPlans(bank, choice.emiType).find(({ months }) => months === choice.emiMonths);
  if (!bank || !plan) return undefined;
  return plan.emiCode === (noCostEmiCode ?? '') ? { bank, plan } : undefined;
}
