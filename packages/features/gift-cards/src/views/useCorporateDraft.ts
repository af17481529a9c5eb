import type { useForm } from '@luxe/ui/form';
import { useEffect, useRef, useState } from 'react';
import { emptyEnquiry, type CorporateDraft, type CorporateValues } from '../data/corporateDraft.ts';
import { rowOf, type TypedRow } from '../data/corporateRows.ts';

const names = Object.keys(emptyEnquiry) as (keyof CorporateValues)[];

/**
 * The rows of the form. Restores what was typed before a reload, and reports each change of texts and rows. A
 * text that the shopper typed before the page worked stays.
 */
export function useCorporateDraft(
  form: ReturnType<typeof useForm<CorporateValues>>,
  readDraft: () => CorporateDraft,
  onDraft: (draft: CorporateDraft) => void,
) {
  const [read] = useState(() => readDraft);
  const [save] = useState(() => onDraft);
  const [rows, setRows] = useState<readonly TypedRow[]>([rowOf(1)]);
  const latestRows = useRef(rows);
  useEffect(() => {
    const typed = form.getValues();
    const draft = read();
    for (const name of names) form.setValue(name, typed[name] || draft.values[name]);
    if (draft.rows.length > 0) {
      latestRows.current = draft.rows;
      setRows(draft.rows);
    }
    const subscription = form.watch(() => save({ values: form.getValues(), rows: latestRows.current }));
    return () => subscription.unsubscribe();
  }, [form, read, save]);
  return {
    rows,
    changeRows: (next: readonly TypedRow[]) => {
      latestRows.current = next;
      setRows(next);
      save({ values: form.getValues(), rows: next });
    },
  };
}
