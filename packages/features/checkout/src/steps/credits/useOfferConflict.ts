import type { Coupon, PaymentMode } from '@luxe/contract/calls';
import { useRef, useState } from 'react';

/**
 * What the shopper decided about the bank offer. `none`: there was no conflict, so the shopper was not asked.
 */
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
  /** Removes the offer. Resolves to an error message, or to an empty string after success. */
  onDrop: () => Promise<string>;
};

/** Payment modes in which the shopper pays by card. Bank offers apply only to these modes. */
const cardModes: ReadonlySet<PaymentMode> = new Set(['Credit Card', 'EMI']);

/**
 * Lets the shopper choose when a bank offer excludes the payment mode or the card [CHK-34]. Call
 * `resolveConflict` when the shopper chooses a mode. Call it again before the payment, with the
 * `bankOfferError` that the call `binValidation` returned for the card. On `retained`, return the shopper to
 * card payment. On `dropped`, the offer is removed, so the amount has changed.
 */
export function useOfferConflict(offer: Coupon | undefined, drop: (code: string) => Promise<string>) {
  const [question, setQuestion] = useState<OfferQuestion>();
  const resolver = useRef<(decision: OfferDecision) => void>(undefined);

  function resolveConflict(mode: PaymentMode, cardProblem = ''): Promise<OfferDecision> {
    if (!offer || (cardModes.has(mode) && !cardProblem)) return Promise.resolve('none');
    // If an earlier question is still open, it resolves to `retained`, and the new question replaces it.
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
    // Also called when the dialog closes after `onDrop`. By then the decision is made, so this call does not
    // change it.
    onCancel: () => decide('retained'),
    onDrop: async () => {
      const message = question ? await drop(question.offer.offerCode) : '';
      if (!message) decide('dropped');
      return message;
    },
  };
  return { resolveConflict, controls };
}
