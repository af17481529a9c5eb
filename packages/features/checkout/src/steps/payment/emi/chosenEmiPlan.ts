import type { EmiBank, EmiPlan } from '@luxe/contract/calls';
import type { EmiType, PayChoice } from '../payChoice.ts';

export type ChosenPlan = { bank: EmiBank; plan: EmiPlan };

export const filterPlans = (bank: EmiBank | undefined, type: EmiType): readonly EmiPlan[] =>
  (bank?.plans ?? []).filter(({ emiType }) => type === 'all' || emiType === type);

/**
 * Identifies a bank in the list. The key includes the card type, because a bank can be listed once for credit
 * cards and once for debit cards.
 */
export const toBankKey = ({ code, cardType }: EmiBank) => `${code} ${cardType}`;

/**
 * Finds the bank that the shopper chose. Undefined when none is chosen, or the bank has no plans for this
 * cart.
 */
export const findBank = (banks: readonly EmiBank[], choice: PayChoice): EmiBank | undefined =>
  banks.find((bank) => toBankKey(bank) === choice.emiBank);

/**
 * Returns the plan that the shopper selected. Undefined while the selected plan does not match the no-cost
 * plan of the cart at the store. The payable is then wrong for the selected plan, because the payable deducts
 * the interest of a no-cost plan.
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
