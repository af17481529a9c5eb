import { current, type Coupon, type GiftOptions } from '@luxe/contract/calls';
import { attempt, useBag, useCall, useClient, type Outcome } from '@luxe/resources';
import type { CartName } from './payment.ts';
import { useRef, useState } from 'react';
import { creditCopy as copy } from '../creditCopy.ts';
import {
  applyCoupon,
  applyOffer,
  changeGift,
  releaseCoupon,
  releaseOffer,
  switchCredit,
  type Made,
} from './creditCalls.ts';
import { creditFailureWords } from './offerFailure.ts';
import type { CreditKind } from './toCreditModel.ts';

/** What is changed: a credit, the coupon, the gift options, or an offer by its code. */
type About = CreditKind | 'coupon' | 'gift' | `offer ${string}`;

export type Credits = {
  /** What is on its way; nothing else can be changed meanwhile. */
  busy: About | undefined;
  /** The credit that is being switched, as the shopper means it. */
  wanted: { kind: CreditKind; isOn: boolean } | undefined;
  /** Why the last change was not taken; undefined when it was. */
  problem: { about: About; words: string } | undefined;
  /** What has changed, to be announced. */
  said: string;
  /** Undefined while they are on their way. */
  offers: readonly Coupon[] | undefined;
  haveOffersFailed: boolean;
  /** The offer that the bag's coupon stands against, and what the store says of it; undefined where there is no such question. */
  conflict: { code: string; words: string } | undefined;
  onSwitch: (kind: CreditKind, isOn: boolean) => void;
  onApplyOffer: (code: string) => void;
  onRemoveOffer: (code: string) => void;
  onRetryOffers: () => void;
  /** Those that are asked for in a layer resolve to why not; empty when it is done. */
  onApplyCoupon: (code: string) => Promise<string>;
  onRemoveCoupon: (code: string) => Promise<string>;
  onSaveGift: (options: GiftOptions) => Promise<string>;
  /** The answer to a conflict: the offer, without the coupon. */
  onTakeOffer: (code: string) => Promise<string>;
  onKeepCoupon: () => void;
  onDropOffer: (code: string) => Promise<string>;
};

/**
 * Credits, coupon, gift options and bank offers of checkout: one change at a time, and the summary is asked for
 * again after each [CHK-08] [CHK-09].
 */
export function useCredits(isReady: boolean, renewSummary: () => Promise<void>, cart: CartName): Credits {
  const client = useClient();
  const bag = useBag();
  const list = useCall('bankOffers', isReady ? { params: { user: current, cart } } : null, {
    renew: true,
  });
  const [busy, setBusy] = useState<About>();
  const [wanted, setWanted] = useState<Credits['wanted']>();
  const [problem, setProblem] = useState<Credits['problem']>();
  const [said, setSaid] = useState('');
  const [conflict, setConflict] = useState<Credits['conflict']>();
  // A second press can come before the state of the first has been drawn.
  const isBusy = useRef(false);

  /** Resolves when the page shows what has come of it; undefined where something else is on its way. */
  async function change(about: About, work: () => Promise<Made>): Promise<Outcome | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setBusy(about);
    setProblem(undefined);
    setSaid('');
    const outcome = await attempt(work);
    // Asked for after a refusal, too: it may mean that the bag is not what the page shows.
    const renewed = Promise.all([renewSummary(), list.retry()]);
    if (outcome.ok) {
      await renewed;
      bag.retry();
      setSaid(outcome.said);
    }
    isBusy.current = false;
    setBusy(undefined);
    setWanted(undefined);
    return outcome;
  }

  /** What was not taken is said on the page. */
  async function changeHere(about: About, work: () => Promise<Made>) {
    const outcome = await change(about, work);
    if (outcome && !outcome.ok) setProblem({ about, words: creditFailureWords(outcome) });
  }

  /** What was not taken is said in the layer that asked for it. */
  async function changeThere(about: About, work: () => Promise<Made>): Promise<string> {
    const outcome = await change(about, work);
    if (!outcome) return copy.wait;
    return outcome.ok ? '' : creditFailureWords(outcome);
  }

  return {
    busy,
    wanted,
    problem,
    said,
    offers: list.data?.offers,
    haveOffersFailed: list.error !== undefined && list.data === undefined,
    conflict,
    onSwitch: (kind, isOn) => {
      if (isBusy.current) return;
      setWanted({ kind, isOn });
      void changeHere(kind, () => switchCredit(client, cart, kind, isOn));
    },
    onApplyOffer: (code) =>
      void change(`offer ${code}`, () => applyOffer(client, cart, code, false)).then((outcome) => {
        if (!outcome || outcome.ok) return;
        const words = creditFailureWords(outcome);
        if (outcome.reason === 'B9599') setConflict({ code, words });
        else setProblem({ about: `offer ${code}`, words });
      }),
    onRemoveOffer: (code) => void changeHere(`offer ${code}`, () => releaseOffer(client, cart, code)),
    onRetryOffers: () => void list.retry(),
    onApplyCoupon: (code) => changeThere('coupon', () => applyCoupon(client, cart, code)),
    onRemoveCoupon: (code) => changeThere('coupon', () => releaseCoupon(client, cart, code)),
    onSaveGift: (options) => changeThere('gift', () => changeGift(client, cart, options)),
    onTakeOffer: (code) => changeThere(`offer ${code}`, () => applyOffer(client, cart, code, true)),
    onKeepCoupon: () => setConflict(undefined),
    onDropOffer: (code) => changeThere(`offer ${code}`, () => releaseOffer(client, cart, code)),
  };
}
