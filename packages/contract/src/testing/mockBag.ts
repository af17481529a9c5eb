import { cartOf, lineOf } from '../samples/bag.ts';
import { sampleProducts, productIdOf, ussidOf } from '../samples/sampleProducts.ts';
import type { BagLine, Cart } from '../calls/calls.ts';
import { errorReply, rejection, type Reply } from './reply.ts';

const limit = 10;
const tooMany = (left: number) =>
  left < limit ? errorReply(409, 'B9301', `Only ${left} left.`) : rejection('quantityTooHigh', limit);

/** A bag in memory, in which lines are added, changed, removed and merged as in the store. */
export interface MockBag {
  lines: () => readonly BagLine[];
  count: () => number;
  cart: (pincode: string) => Cart;
  /** Pass `entryNumber`, the entry number of a removed line, to restore that line. */
  add: (
    productCode: string,
    ussid: string,
    quantity: number,
    entryNumber?: string,
  ) => { entryNumber: string; quantity: number } | Reply;
  update: (entryNumber: string, quantity: number) => { quantity: number } | Reply;
  remove: (entryNumber: string) => void;
  /** Sets the delivery mode of a line. */
  deliver: (entryNumber: string, mode: string) => void;
  /** Changes the size or colour of a line. */
  exchange: (entryNumber: string, ussid: string) => { entryNumber: string; quantity: number } | Reply;
  /** Acknowledges the current price of a line. */
  acknowledge: (entryNumber: string) => void;
  merge: (other: readonly BagLine[]) => void;
  clear: () => void;
}

export function createMockBag(start: readonly BagLine[] = []): MockBag {
  let lines = [...start];
  const next = () =>
    String(lines.reduce((top, { entryNumber }) => Math.max(top, Number(entryNumber)), -1) + 1);
  const find = (entryNumber: string) => lines.find((line) => line.entryNumber === entryNumber);

  const put = (line: BagLine, quantity: number) => {
    if (quantity > line.availableStock) return tooMany(line.availableStock);
    const changed = { ...line, quantity, qtySelectedByUser: quantity };
    lines = find(line.entryNumber)
      ? lines.map((other) => (other.entryNumber === line.entryNumber ? changed : other))
      : [...lines, changed].toSorted((a, b) => Number(a.entryNumber) - Number(b.entryNumber));
    return { entryNumber: line.entryNumber, quantity };
  };

  return {
    lines: () => lines,
    count: () => lines.reduce((sum, { quantity }) => sum + quantity, 0),
    cart: (pincode) => cartOf(lines, { pincode, ...(lines.length ? {} : { isCheckoutAllowed: false }) }),
    add: (productCode, ussid, quantity, entryNumber) => {
      const existing = lines.find((line) => line.USSID === ussid);
      if (existing) return put(existing, existing.quantity + quantity);
      const sample = sampleProducts.find((other) => productIdOf(other) === productCode);
      if (!sample) return rejection('itemNotSold');
      const size = sample.sizes.findIndex((_, at) => ussidOf(sample, at) === ussid);
      return put(
        lineOf(sample, entryNumber && !find(entryNumber) ? entryNumber : next(), quantity, Math.max(size, 0)),
        quantity,
      );
    },
    update: (entryNumber, quantity) => {
      const line = find(entryNumber);
      return line ? put(line, quantity) : rejection('bagNotFound');
    },
    remove: (entryNumber) => {
      lines = lines.filter((line) => line.entryNumber !== entryNumber);
    },
    deliver: (entryNumber, mode) => {
      const line = find(entryNumber);
      const chosen = line?.elligibleDeliveryMode.find(({ code }) => code === mode);
      if (line && chosen) put({ ...line, selectedDeliveryMode: chosen.code }, line.quantity);
    },
    exchange: (entryNumber, ussid) => {
      const line = find(entryNumber);
      if (!line) return rejection('lineNotFound');
      const sample = sampleProducts.find((other) => productIdOf(other) === line.productcode);
      const size = sample?.sizes.findIndex((_, at) => ussidOf(sample, at) === ussid) ?? -1;
      if (!sample || size < 0) return rejection('itemNotSold');
      return put(lineOf(sample, entryNumber, line.quantity, size), line.quantity);
    },
    acknowledge: (entryNumber) => {
      const line = find(entryNumber);
      if (line) put({ ...line, addedPrice: line.price }, line.quantity);
    },
    merge: (other) => {
      for (const line of other) {
        const existing = lines.find(({ USSID }) => USSID === line.USSID);
        const quantity = Math.min((existing?.quantity ?? 0) + line.quantity, line.availableStock);
        put(existing ?? { ...line, entryNumber: next() }, quantity);
      }
    },
    clear: () => {
      lines = [];
    },
  };
}
