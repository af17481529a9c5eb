import type { Coupon, PaymentMode } from '@luxe/contract/calls';
import { useRef, useState } from 'react';

/** Decision of the shopper; `none` when there was no conflict. */
export type OfferDecision = 'none' | 'retained' | 'dropped';

export type OfferQuestion = {
  offer: Coupon;
  /** The payment mode that excludes the offer. */
  mode: PaymentMode;
  /** Why the offer excludes this card; empty when the payment mode is the conflict. */
  cardProblem: string;
};

export type OfferConflictControls = {
  question: OfferQuestion | undefined;
  /** Keeps the offer. */
  onCancel: () => void;
  /** Removes the offer; resolves to an error message, or to empty when done. */
  onDrop: () => Promise<string>;
};

/** Payment modes with a card. Bank offers apply to these modes only. */
const cardModes: ReadonlySet<PaymentMode> = new Set(['Credit Card', 'EMI']);

/**
 * Lets the shopper choose when a bank offer excludes the payment mode or the card [CHK-34]. Call
 * `resolveConflict` when a mode is chosen, and before payment with the `bankOfferError` of `binValidation`.
 * On `retained`, return the shopper to card payment. On `dropped`, the amount has changed.
 */
export function useOfferConflict(offer: Coupon | undefined, drop: (code: string) => Promise<string>) {
  const [question, setQuestion] = useState<OfferQuestion>();
  const resolver = useRef<(decision: OfferDecision) => void>(undefined);

  function resolveConflict(mode: PaymentMode, cardProblem = ''): Promise<OfferDecision> {
    if (!offer || (cardModes.has(mode) && !cardProblem)) return Promise.resolve('none');
    // A new question replaces an open one, which counts as `retained`.
    resolver.current?.('retained');
    setQuestion({ offer, mode, cardProblem });
    return new Promise((resolve) => {
      resolver.current = resolve;
    });
  }

  function decide(decision: OfferDecision) {
    resolver.current?.(decision);
    resolver.current = undefined;
    setQuestion(undefined);
  }

  const controls: OfferConflictControls = {
    question,
    // Also called when the dialog closes after `onDrop`. By then the promise is resolved.
    onCancel: () => decide('retained'),
    onDrop: async () => {
      const message = question ? await drop(question.offer.offerCode) : '';
      if (!message) decide('dropped');
      return message;
    },
  };
  return { resolveConflict, controls };
}
