import { getSessionStorage } from '@luxe/resources';
import { rowOf, type TypedRow } from './corporateRows.ts';

export type CorporateValues = {
  company: string;
  gstin: string;
  contactName: string;
  email: string;
  phone: string;
  note: string;
};

export const emptyEnquiry: CorporateValues = {
  ...{ company: '', gstin: '', contactName: '', email: '', phone: '', note: '' },
};

/** What is typed for an enquiry. It survives a reload of the tab. */
export type CorporateDraft = { values: CorporateValues; rows: readonly TypedRow[] };

const name = 'giftCardEnquiryDraft';

/** What the shopper typed in this tab; empty for nothing. */
export function readDraft(): CorporateDraft {
  const { values, rows } = readStored();
  return {
    values: { ...emptyEnquiry, ...texts(values) },
    rows: Array.isArray(rows)
      ? rows.map((row: unknown, at) => {
          const { denomination = '', quantity = '' } = texts(row);
          return rowOf(at + 1, denomination, quantity);
        })
      : [],
  };
}

/** Call for each change. A form without any text, such as that after the enquiry was sent, is not stored. */
export function saveDraft({ values, rows }: CorporateDraft): void {
  const typed = [...Object.values(values), ...rows.flatMap((row) => [row.denomination, row.quantity])];
  if (typed.some(Boolean)) getSessionStorage().setItem(name, JSON.stringify({ values, rows }));
  else getSessionStorage().removeItem(name);
}

function readStored(): { values?: unknown; rows?: unknown } {
  try {
    const stored: unknown = JSON.parse(getSessionStorage().getItem(name) ?? 'null');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** The texts of an object. */
const texts = (stored: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
