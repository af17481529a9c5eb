import { useEffect, useState } from 'react';
import { binOfNumber, isCompleteBin } from './card.ts';
import type { BinResult } from './checkBin.ts';

/** Debounce while the shopper types. */
const pauseMs = 300;

const noResult: BinResult = { message: '', isIneligible: false };

/** Checks the first digits of a card number when there are at least six, 300 ms after their last change. */
export function useBinCheck(number: string, check: (bin: string) => Promise<BinResult>): BinResult {
  const bin = binOfNumber(number);
  const [known, setKnown] = useState<{ bin: string; result: BinResult }>();

  useEffect(() => {
    if (!isCompleteBin(bin)) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      void check(bin).then((result) => {
        if (isWanted) setKnown({ bin, result });
      });
    }, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
    // `check` is left out, because it is a new function in every render. The check must run once per bin.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [bin]);

  return known?.bin === bin ? known.result : noResult;
}
