import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { chosenPlan, filterPlans } from './chosenEmiPlan.ts';
import { noChoice } from '../payChoice.ts';

const { banks } = samples.emiPlans;
const [hdfc] = banks;

test.each([
  ['all', [3, 6, 9, 12]],
  ['NO_COST', [3, 6]],
  ['STANDARD', [9, 12]],
] as const)('lists only the plans of a bank that have the EMI type %s [CHK-06]', (type, months) => {
  expect(filterPlans(hdfc, type).map((plan) => plan.months)).toEqual(months);
});

test.each([
  ['a no-cost plan that the store has applied', 'HDFC CREDIT', 6, 'NCEMI-HDFC-6', 6],
  ['a no-cost plan that the store has not applied', 'HDFC CREDIT', 6, null, undefined],
  ['another no-cost plan', 'HDFC CREDIT', 6, 'NCEMI-HDFC-3', undefined],
  ['a standard plan', 'HDFC CREDIT', 9, null, 9],
  ['a standard plan while a no-cost plan is applied', 'HDFC CREDIT', 9, 'NCEMI-HDFC-6', undefined],
  ['a bank without plans for debit cards', 'HDFC DEBIT', 9, null, undefined],
  ['a plan that does not exist', 'HDFC CREDIT', 24, null, undefined],
])(
  'returns the selected EMI plan only if it matches the plan of the cart: %s [CHK-06]',
  (_, emiBank, emiMonths, code, months) => {
    expect(chosenPlan(banks, { ...noChoice, emiBank, emiMonths }, code)?.plan.months).toBe(months);
  },
);
