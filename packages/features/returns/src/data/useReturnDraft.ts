import type { ReturnOptions } from '@luxe/contract/calls';
import { useState } from 'react';
import { possibleDraft, readDraft, writeDraft, type ReturnDraft } from './draft.ts';

export type ChangeDraft = (change: Partial<ReturnDraft>) => void;

/** The stored draft of an order's return, and a function that changes it. */
export function useReturnDraft(
  orderCode: string,
  options: ReturnOptions,
): readonly [draft: ReturnDraft, change: ChangeDraft] {
  const [stored, setStored] = useState(() => readDraft(orderCode));
  const change: ChangeDraft = (values) =>
    setStored((last) => {
      const next = { ...possibleDraft(last, options), ...values };
      writeDraft(orderCode, next);
      return next;
    });
  return [possibleDraft(stored, options), change];
}
