import { useEffect, useState } from 'react';
import { binOfNumber, isWholeBin } from '../data/card.ts';
import type { BinAnswer } from '../data/usePayment.ts';

/** Time for the next digit. */
const pauseMs = 300;

const nothing: BinAnswer = { words: '', isUnfit: false };

/** What is against a card, asked for as soon as its first six digits are there and have not changed for a moment. */
export function useBinCheck(number: string, check: (bin: string) => Promise<BinAnswer>): BinAnswer {
  const bin = binOfNumber(number);
  const [known, setKnown] = useState<{ bin: string; answer: BinAnswer }>();

  useEffect(() => {
    if (!isWholeBin(bin)) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      void check(bin).then((answer) => {
        if (isWanted) setKnown({ bin, answer });
      });
    }, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
    // Asked once for each card: the check itself is made anew with every drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [bin]);

  return known?.bin === bin ? known.answer : nothing;
}
