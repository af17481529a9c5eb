import { current, type Coupon, type GiftOptions } from '@luxe/contract/calls';
import { attempt, useBag, useCall, useClient, type Outcome } from '@luxe/resources';
import type { CartName } from '../../data/cart.ts';
import { useRef, useState } from 'react';
import { copy } from './copy.ts';
import {
  applyCoupon,
  applyOffer,
  changeGift,
  releaseCoupon,
  releaseOffer,
  switchCredit,
  type CreditChange,
} from './creditCalls.ts';
import { toFailureMessage } from '../../data/toFailureMessage.ts';
import type { CreditKind } from './toCreditModel.ts';

/** What a change affects: a credit, the coupon, the gift options, or the bank offer with a code. */
type ChangeTarget = CreditKind | 'coupon' | 'gift' | `offer ${string}`;

export type Credits = {
  /** The change in progress; blocks all others. */
  busy: ChangeTarget | undefined;
  /** The credit that is being switched on or off, with the state that the shopper chose. */
  pendingSwitch: { kind: CreditKind; isOn: boolean } | undefined;
  /** Why the last change failed; undefined when it succeeded. */
  problem: { about: ChangeTarget; message: string } | undefined;
  /** Sentence about the last change, for screen readers. */
  announcement: string;
  /** Undefined while loading. */
  offers: readonly Coupon[] | undefined;
  haveOffersFailed: boolean;
  /** An offer that conflicts with the coupon, and the store's message; undefined for no conflict. */
  conflict: { code: string; message: string } | undefined;
  onSwitch: (kind: CreditKind, isOn: boolean) => void;
  onApplyOffer: (code: string) => void;
  onRemoveOffer: (code: string) => void;
  onRetryOffers: () => void;
  /**
   * A dialog or drawer calls the next three callbacks. Each resolves to an error message, or to an empty
   * string after success.
   */
  onApplyCoupon: (code: string) => Promise<string>;
  onRemoveCoupon: (code: string) => Promise<string>;
  onSaveGift: (options: GiftOptions) => Promise<string>;
  /** Resolves a conflict: applies the offer without the coupon. */
  onTakeOffer: (code: string) => Promise<string>;
  onDismissConflict: () => void;
  onDropOffer: (code: string) => Promise<string>;
};

/**
 * Credits, coupon, gift options and bank offers of checkout. One change runs at a time, and each reloads the
 * summary [CHK-08] [CHK-09].
 */
export function useCredits(isReady: boolean, renewSummary: () => Promise<void>, cart: CartName): Credits {
  const client = useClient();
  const bag = useBag();
  const list = useCall('bankOffers', isReady ? { params: { user: current, cart } } : null, {
    renew: true,
  });
  const [busy, setBusy] = useState<ChangeTarget>();
  const [pendingSwitch, setPendingSwitch] = useState<Credits['pendingSwitch']>();
  const [problem, setProblem] = useState<Credits['problem']>();
  const [announcement, setAnnouncement] = useState('');
  const [conflict, setConflict] = useState<Credits['conflict']>();
  // A ref, because a second press can arrive before the next render.
  const isBusy = useRef(false);

  /**
   * Runs a change. Resolves to undefined, without running it, when another change is in progress. After a
   * success, resolves when the page has loaded the new amounts and offers.
   */
  async function change(
    about: ChangeTarget,
    work: () => Promise<CreditChange>,
  ): Promise<Outcome | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setBusy(about);
    setProblem(undefined);
    setAnnouncement('');
    const outcome = await attempt(work);
    // Reload after a rejection too, because the page may show an outdated bag.
    const renewed = Promise.all([renewSummary(), list.retry()]);
    if (outcome.ok) {
      await renewed;
      bag.retry();
      setAnnouncement(outcome.announcement);
    }
    isBusy.current = false;
    setBusy(undefined);
    setPendingSwitch(undefined);
    return outcome;
  }

  /** Shows a failure on the page. */
  async function changeOnPage(about: ChangeTarget, work: () => Promise<CreditChange>) {
    const outcome = await change(about, work);
    if (outcome && !outcome.ok) setProblem({ about, message: toFailureMessage(outcome) });
  }

  /** Returns a failure to the layer that started the change. */
  async function changeInLayer(about: ChangeTarget, work: () => Promise<CreditChange>): Promise<string> {
    const outcome = await change(about, work);
    if (!outcome) return copy.wait;
    return outcome.ok ? '' : toFailureMessage(outcome);
  }

  return {
    busy,
    pendingSwitch,
    problem,
    announcement,
    offers: list.data?.offers,
    haveOffersFailed: list.error !== undefined && list.data === undefined,
    conflict,
    onSwitch: (kind, isOn) => {
      if (isBusy.current) return;
      setPendingSwitch({ kind, isOn });
      void changeOnPage(kind, () => switchCredit(client, cart, kind, isOn));
    },
    onApplyOffer: (code) =>
      void change(`offer ${code}`, () => applyOffer(client, cart, code, false)).then((outcome) => {
        if (!outcome || outcome.ok) return;
        const message = toFailureMessage(outcome);
        if (outcome.reason === 'B9599') setConflict({ code, message });
        else setProblem({ about: `offer ${code}`, message });
      }),
    onRemoveOffer: (code) => void changeOnPage(`offer ${code}`, () => releaseOffer(client, cart, code)),
    onRetryOffers: () => void list.retry(),
    onApplyCoupon: (code) => changeInLayer('coupon', () => applyCoupon(client, cart, code)),
    onRemoveCoupon: (code) => changeInLayer('coupon', () => releaseCoupon(client, cart, code)),
    onSaveGift: (options) => changeInLayer('gift', () => changeGift(client, cart, options)),
    onTakeOffer: (code) => changeInLayer(`offer ${code}`, () => applyOffer(client, cart, code, true)),
    onDismissConflict: () => setConflict(undefined),
    onDropOffer: (code) => changeInLayer(`offer ${code}`, () => releaseOffer(client, cart, code)),
  };
}
