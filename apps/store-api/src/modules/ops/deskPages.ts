import { deskPageRows } from '@luxe/contract/desk';

/** Rows to read for a page: one more, which shows whether there is a next page. */
export const pageLimit = deskPageRows + 1;

/** The rows of a page, and where the next page begins. */
export function toPage<Row>(
  rows: readonly Row[],
  cursorOf: (row: Row) => string,
): { readonly rows: Row[]; readonly next: string | null } {
  const shown = rows.slice(0, deskPageRows);
  const last = rows.length > deskPageRows ? shown.at(-1) : undefined;
  return { rows: shown, next: last === undefined ? null : cursorOf(last) };
}

/** An id as the cursor of a page. Undefined for a text that is no id, which begins at the first page. */
export const toCursor = (after: string | undefined): number | undefined =>
  after !== undefined && /^\d{1,15}$/.test(after) ? Number(after) : undefined;
