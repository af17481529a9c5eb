import type { ReturnOptions } from '@luxe/contract/calls';
import { useEffect, useState } from 'react';
import { possibleDraft, readDraft, writeDraft, type ReturnDraft } from './draft.ts';

export type ChangeDraft = (change: Partial<ReturnDraft>) => void;

/**
 * The stored draft of an order's return, and a function that changes it. `start`: what the first page of the
 * return decides; constant.
 */
export function useReturnDraft(
  orderCode: string,
  options: ReturnOptions,
  start: Partial<ReturnDraft>,
): readonly [draft: ReturnDraft, change: ChangeDraft] {
  const [stored, setStored] = useState(() => ({ ...readDraft(orderCode), ...start }));
  // The later pages read the draft from the storage.
  useEffect(() => {
    if (Object.keys(start).length > 0) writeDraft(orderCode, { ...readDraft(orderCode), ...start });
  }, [orderCode, start]);
  const change: ChangeDraft = (values) =>
    setStored((last) => {
      const next = { ...possibleDraft(last, options), ...values };
      writeDraft(orderCode, next);
      return next;
    });
  return [possibleDraft(stored, options), change];
}
