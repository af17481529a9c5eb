import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';
import { ProviderTrouble, type BankPlan, type PaymentDesk } from './provider.ts';

/** Milliseconds that lists of a provider are kept: they change some times a year. */
const keptMs = 10 * 60_000;

/** Milliseconds: how long an answer is waited for, and how long nobody is asked again after trouble. */
interface Patience {
  readonly waitMs: number;
  readonly restMs: number;
}
/** Of checkout, which shows ways to pay by it: it is not held up either. */
const checkout: Patience = { waitMs: 3000, restMs: 3000 };
/** Of a page that can do without. */
const beside: Patience = { waitMs: 300, restMs: 20_000 };

type Methods = Awaited<ReturnType<PaymentDesk['methods']>>;

/** What a provider's desk tells, without trouble: lists are kept for a while, and the last one that is known stands in for an answer that does not come. */
export interface KeptDesk {
  /** Undefined where nothing is known. */
  methods(): Promise<Methods | undefined>;
  emiPlans(): Promise<readonly BankPlan[]>;
  /** For what can do without: the last that are known, were they old; a moment is waited where none are. */
  emiPlansSoon(): Promise<readonly BankPlan[]>;
  /** A bank's name as a shopper knows it; its code where no plan tells. */
  bankName(code: string): Promise<string>;
}

export function keepDesk(desk: PaymentDesk | undefined, clock: Clock): KeptDesk {
  const methods = kept(clock, desk && (() => desk.methods()));
  const plans = kept(clock, desk && (() => desk.emiPlans()));
  return {
    methods: methods.now,
    emiPlans: async () => (await plans.now()) ?? [],
    emiPlansSoon: async () => (await plans.soon()) ?? [],
    bankName: async (code) => (await plans.now())?.find(({ bank }) => bank === code)?.bankName ?? code,
  };
}

/** A desk whose plans nobody waits for. */
export const withPlansSoon = (desk: KeptDesk): KeptDesk => ({ ...desk, emiPlans: desk.emiPlansSoon });

/** The plans as they are known now: what works under locks must not wait for somebody else. */
export async function plansAtHand(desk: KeptDesk): Promise<KeptDesk> {
  const plans = await desk.emiPlans();
  return { ...desk, emiPlans: async () => plans };
}

function kept<T>(clock: Clock, ask: (() => Promise<T>) | undefined) {
  let known: { readonly value: T; readonly at: number } | undefined;
  let troubleAt = -Infinity;
  let asking: Promise<T | undefined> | undefined;
  const renew = async () => {
    try {
      const value = await ask?.();
      if (value !== undefined) known = { value, at: clock.elapsed() };
      return value;
    } catch (error) {
      if (!(error instanceof ProviderTrouble)) throw error;
      troubleAt = clock.elapsed();
      return known?.value;
    } finally {
      asking = undefined;
    }
  };
  /** What is known, were it old, where the answer is not there in time. */
  async function within({ waitMs, restMs }: Patience): Promise<T | undefined> {
    if (known && clock.elapsed() - known.at < keptMs) return known.value;
    if (clock.elapsed() - troubleAt < restMs) return known?.value;
    asking ??= renew();
    const asked = await Promise.race([asking, delay(waitMs, undefined, { ref: false })]);
    return asked ?? known?.value;
  }
  return {
    now: () => within(checkout),
    async soon(): Promise<T | undefined> {
      const asked = within(beside);
      if (!known) return asked;
      // What fails is told to whoever waits for it.
      asked.catch(() => undefined);
      return known.value;
    },
  };
}
