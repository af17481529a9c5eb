import type { EmiBank, EmiPlan } from '@luxe/contract/calls';
import type { EmiType, PayChoice } from './payChoice.ts';

export type ChosenPlan = { bank: EmiBank; plan: EmiPlan };

/** The plans of a bank that are of a type. */
export const plansOf = (bank: EmiBank | undefined, type: EmiType): readonly EmiPlan[] =>
  (bank?.plans ?? []).filter(({ emiType }) => type === 'all' || emiType === type);

/** A bank may have plans for its credit and for its debit cards. */
export const keyOfBank = ({ code, cardType }: EmiBank) => `${code} ${cardType}`;

/** The bank that was chosen, if it has plans for this cart. */
export const bankOf = (banks: readonly EmiBank[], choice: PayChoice): EmiBank | undefined =>
  banks.find((bank) => keyOfBank(bank) === choice.emiBank);

/**
 * The plan that stands. A no-cost one stands only once the store knows of it, and no other while it does: its interest is off the payable.
 */
export function chosenPlan(
  banks: readonly EmiBank[],
  choice: PayChoice,
  noCostEmiCode: string | null,
): ChosenPlan | undefined {
  const bank = bankOf(banks, choice);
  const plan = plansOf(bank, choice.emiType).find(({ months }) => months === choice.emiMonths);
  if (!bank || !plan) return undefined;
  return plan.emiCode === (noCostEmiCode ?? '') ? { bank, plan } : undefined;
}
