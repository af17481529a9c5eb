import { useState } from 'react';
import type { OfferModel } from './toAnswerModel.ts';

interface Choice {
  readonly offer: OfferModel;
  readonly resolve: (ussid: string | undefined) => void;
}

/** Asks for the size of a product in a dialog, which the caller shows while there is an `offer`. */
export function useSizeChoice() {
  const [choice, setChoice] = useState<Choice>();
  return {
    offer: choice?.offer,
    /** Opens the dialog. Resolves to the offer of the chosen size; to undefined without a choice. */
    ask: (offer: OfferModel) => new Promise<string | undefined>((resolve) => setChoice({ offer, resolve })),
    /** Closes the dialog. */
    choose: (ussid: string | undefined) => {
      setChoice(undefined);
      choice?.resolve(ussid);
    },
  };
}
