import { rupeesToPaise, type Paise } from '@luxe/format';
import { parseRupees } from './parseRupees.ts';
import { copy } from './corporateCopy.ts';

/** A row as typed. */
export type TypedRow = {
  /** Identifies the row while it moves. */
  id: number;
  denomination: string;
  quantity: string;
};

export type RowLimits = { least: Paise; most: Paise; maximumQuantity: number; maximumRows: number };

export type RowProblem = { denomination?: string; quantity?: string };

export const rowOf = (id: number, denomination = '', quantity = ''): TypedRow => ({
  ...{ id, denomination, quantity },
});

/** Problems of the rows by id; only rows with a problem are in the map. */
export function rowProblems(
  rows: readonly TypedRow[],
  { least, most, maximumQuantity }: RowLimits,
): ReadonlyMap<number, RowProblem> {
  return new Map(
    rows.flatMap(({ id, denomination, quantity }) => {
      const rupees = parseRupees(denomination);
      const amount = rupees === undefined ? undefined : rupeesToPaise(rupees);
      const cards = parseRupees(quantity);
      const problem: RowProblem = {
        ...((amount === undefined || amount < least || amount > most) && {
          denomination: copy.amountWrong(least, most),
        }),
        ...((cards === undefined || cards < 1 || cards > maximumQuantity) && {
          quantity: copy.quantityWrong(maximumQuantity),
        }),
      };
      return Object.keys(problem).length > 0 ? [[id, problem] as const] : [];
    }),
  );
}

/** Number of cards and their amount. Rows that are not complete count nothing. */
export function totalOf(rows: readonly TypedRow[]): { cards: number; amount: Paise } {
  let cards = 0;
  let rupees = 0;
  for (const { denomination, quantity } of rows) {
    const each = parseRupees(denomination);
    const count = parseRupees(quantity);
    if (each === undefined || count === undefined) continue;
    cards += count;
    rupees += each * count;
  }
  return { cards, amount: rupeesToPaise(rupees) };
}

/** The rows as numbers, for a request. Call it only when no row has a problem. */
export const toRows = (rows: readonly TypedRow[]) =>
  rows.map(({ denomination, quantity }) => ({
    denomination: parseRupees(denomination) ?? 0,
    quantity: parseRupees(quantity) ?? 0,
  }));
