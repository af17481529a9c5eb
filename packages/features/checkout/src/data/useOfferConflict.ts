import type { Coupon, PaymentMode } from '@luxe/contract/calls';
import { useRef, useState } from 'react';

/** What the shopper has chosen: `none` where there was nothing to choose. */
export type OfferAnswer = 'none' | 'kept' | 'dropped';

export type OfferQuestion = {
  offer: Coupon;
  /** The way to pay that the offer does not count for. */
  mode: PaymentMode;
  /** Why this card is not for the offer; empty where it is the way to pay that stands against it. */
  cardProblem: string;
};

export type OfferAsking = {
  question: OfferQuestion | undefined;
  /** Keeps the offer. */
  onKeep: () => void;
  /** Takes it off; resolves to why not, empty when it is off. */
  onDrop: () => Promise<string>;
};

/** Cards, by themselves or in parts, are what a bank's offer is for. */
const ofCards: ReadonlySet<PaymentMode> = new Set(['Credit Card', 'EMI']);

/**
 * A bank's offer against a way to pay, or a card, that it does not count for: the shopper chooses [CHK-34]. `ask` is called before such a way
 * is taken, and with `bankOfferError` of binValidation once the card's digits are known. `kept`: take her back to a card; else go on.
 */
export function useOfferConflict(offer: Coupon | undefined, drop: (code: string) => Promise<string>) {
  const [question, setQuestion] = useState<OfferQuestion>();
  const answer = useRef<(given: OfferAnswer) => void>(undefined);

  function ask(mode: PaymentMode, cardProblem = ''): Promise<OfferAnswer> {
    if (!offer || (ofCards.has(mode) && !cardProblem)) return Promise.resolve('none');
    // Another question stands in the place of the last, which changes nothing.
    answer.current?.('kept');
    setQuestion({ offer, mode, cardProblem });
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }

  function give(given: OfferAnswer) {
    answer.current?.(given);
    answer.current = undefined;
    setQuestion(undefined);
  }

  const asking: OfferAsking = {
    question,
    // Closing the layer after it was taken off comes here as well; by then the answer is given.
    onKeep: () => give('kept'),
    onDrop: async () => {
      const words = question ? await drop(question.offer.offerCode) : '';
      if (!words) give('dropped');
      return words;
    },
  };
  return { ask, asking };
}
