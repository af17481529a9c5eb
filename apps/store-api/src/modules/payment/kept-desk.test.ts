import { expect, it } from 'vitest';
import { handClock } from '../../testing/clock.ts';
import { keepDesk } from './kept-desk.ts';
import { ProviderTrouble, type BankPlan, type PaymentDesk } from './provider.ts';

const plan: BankPlan = {
  ...{ bank: 'HDFC', bankName: 'HDFC Bank', months: 6, annualPercent: 15, minimumPaise: 3_000_00 },
  cardType: 'CREDIT',
};
const minute = 60_000;

/** A provider's desk whose answer to each question is given by hand. */
function desk(answer: () => Promise<readonly BankPlan[]>) {
  const clock = handClock();
  let asked = 0;
  const provider = {
    emiPlans: () => {
      asked += 1;
      return answer();
    },
  } as Pick<PaymentDesk, 'emiPlans'> as PaymentDesk;
  return { kept: keepDesk(provider, clock), clock, asked: () => asked };
}

it('a page that can do without never waits for a provider that hangs', async () => {
  const { kept } = desk(() => new Promise(() => undefined));
  expect(await kept.emiPlansSoon()).toEqual([]);
});

it('has the plans that were known, while newer ones are asked for', async () => {
  let answer = async (): Promise<readonly BankPlan[]> => [plan];
  const { kept, clock, asked } = desk(() => answer());
  expect(await kept.emiPlansSoon()).toEqual([plan]);
  clock.pass(11 * minute);
  answer = () => new Promise(() => undefined);
  expect(await kept.emiPlansSoon()).toEqual([plan]);
  expect(asked()).toBe(2);
});

it('checkout waits a moment for it, and no longer', async () => {
  const { kept, asked } = desk(() => new Promise(() => undefined));
  expect(await Promise.all([kept.emiPlans(), kept.emiPlans()])).toEqual([[], []]);
  expect(asked()).toBe(1);
});

it('after trouble it asks again in a while, checkout sooner than a page that can do without', async () => {
  let answer = (): Promise<readonly BankPlan[]> => Promise.reject(new ProviderTrouble('no answer'));
  const { kept, clock, asked } = desk(() => answer());
  expect(await kept.emiPlansSoon()).toEqual([]);
  answer = async () => [plan];
  expect(await kept.emiPlansSoon()).toEqual([]);
  expect(await kept.emiPlans()).toEqual([]);
  expect(asked()).toBe(1);
  clock.pass(5000);
  expect(await kept.emiPlansSoon()).toEqual([]);
  expect(await kept.emiPlans()).toEqual([plan]);
  clock.pass(minute);
  expect(await kept.emiPlansSoon()).toEqual([plan]);
});
