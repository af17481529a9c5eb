import type { ReturnOptions } from '@luxe/contract/calls';
import { formatDay, formatPaise, rupeesToPaise } from '@luxe/format';
import { maxQuantity, type DraftItem, type OptionLine, type ReturnDraft } from '../../data/draft.ts';
import { copy } from './copy.ts';

export interface ReturnLine {
  readonly line: OptionLine;
  /** Brand and product. */
  readonly name: string;
  /** Price of one unit. */
  readonly price: string;
  /** Number of units that can be returned or reported. */
  readonly max: number;
  /** The last day, or what can still be done with the line; empty for nothing to add. */
  readonly note: string;
  /** Whether only a fault of the item can be reported. */
  readonly isFaultOnly: boolean;
}

/** The lines of an order: first those that can be returned. */
export const toReturnLines = (
  { lines }: Pick<ReturnOptions, 'lines'>,
  isReplacement: boolean,
): ReturnLine[] =>
  lines
    .map((line) => ({
      line,
      name: `${line.productBrand} ${line.productName}`,
      price: unitPrice(line, isReplacement),
      max: maxQuantity(line, isReplacement),
      note: noteOf(line, isReplacement),
      isFaultOnly: line.returnableQuantity + line.replaceableQuantity === 0 && line.faultQuantity > 0,
    }))
    .toSorted((one, other) => Number(other.max > 0) - Number(one.max > 0));

function unitPrice(line: OptionLine, isReplacement: boolean): string {
  const price = formatPaise(rupeesToPaise(line.price.doubleValue));
  return maxQuantity(line, isReplacement) > 1 ? copy.each(price) : price;
}

function noteOf(line: OptionLine, isReplacement: boolean): string {
  if (maxQuantity(line, isReplacement) === 0)
    return line.obstacle || (isReplacement ? copy.notReplaceable : '');
  if (line.returnableQuantity + line.replaceableQuantity === 0) return copy.onlyFault;
  if (line.lastDay === null) return '';
  const day = formatDay(line.lastDay);
  if (isReplacement) return copy.replaceBy(day);
  return line.returnableQuantity === 0 ? copy.replaceOnly(day) : copy.returnBy(day);
}

/** Number and price of the chosen units; empty for none. */
export function chosenText({ items }: ReturnDraft, { lines }: Pick<ReturnOptions, 'lines'>): string {
  const chosen = Object.entries(items).map(([transactionId, { quantity }]) => ({
    quantity,
    paise:
      quantity *
      rupeesToPaise(lines.find((line) => line.transactionId === transactionId)?.price.doubleValue ?? 0),
  }));
  const count = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 0
    ? ''
    : copy.chosen(count, formatPaise(chosen.reduce((sum, { paise }) => sum + paise, 0)));
}

/** The items with another quantity of one of them; none for 0. Its reason stays. */
export function withQuantity(
  items: ReturnDraft['items'],
  transactionId: string,
  quantity: number,
): ReturnDraft['items'] {
  const { [transactionId]: old, ...others } = items;
  const item: DraftItem = { ...(old ?? { comment: '' }), quantity };
  return quantity > 0 ? { ...others, [transactionId]: item } : others;
}
