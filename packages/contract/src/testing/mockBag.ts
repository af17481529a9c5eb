import { cartOf, lineOf } from '../bag/samples.ts';
import { pieces, productIdOf, ussidOf } from '../catalogue/pieces.ts';
import type { BagLine, Cart } from '../calls.ts';
import { refusal, type Reply } from './reply.ts';

const limit = 10;
const tooMany = (left: number) =>
  left < limit
    ? refusal(409, 'B9301', `Only ${left} left.`)
    : refusal(409, 'B9302', `At most ${limit} of a piece.`);

/** A bag that works: lines are added, changed, taken out and merged as the store does it. */
export interface MockBag {
  lines: () => readonly BagLine[];
  count: () => number;
  cart: (pincode: string) => Cart;
  /** `place`: the entry number of a line that was taken out. */
  add: (
    productCode: string,
    ussid: string,
    quantity: number,
    place?: string,
  ) => { entryNumber: string; quantity: number } | Reply;
  update: (entryNumber: string, quantity: number) => { quantity: number } | Reply;
  remove: (entryNumber: string) => void;
  /** How a line goes. */
  deliver: (entryNumber: string, mode: string) => void;
  /** Makes a line one of another size or colour. */
  exchange: (entryNumber: string, ussid: string) => { entryNumber: string; quantity: number } | Reply;
  /** The shopper has seen what a line costs. */
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
    add: (productCode, ussid, quantity, place) => {
      const there = lines.find((line) => line.USSID === ussid);
      if (there) return put(there, there.quantity + quantity);
      const piece = pieces.find((other) => productIdOf(other) === productCode);
      if (!piece) return refusal(404, 'B4041', 'This piece is no longer sold.');
      const size = piece.sizes.findIndex((_, at) => ussidOf(piece, at) === ussid);
      return put(
        lineOf(piece, place && !find(place) ? place : next(), quantity, Math.max(size, 0)),
        quantity,
      );
    },
    update: (entryNumber, quantity) => {
      const line = find(entryNumber);
      return line ? put(line, quantity) : refusal(404, 'CartError', 'Cart not found');
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
      if (!line) return refusal(409, 'B9301', 'This piece is no longer in your bag.');
      const piece = pieces.find((other) => productIdOf(other) === line.productcode);
      const size = piece?.sizes.findIndex((_, at) => ussidOf(piece, at) === ussid) ?? -1;
      if (!piece || size < 0) return refusal(404, 'B4041', 'This piece is not sold any more.');
      return put(lineOf(piece, entryNumber, line.quantity, size), line.quantity);
    },
    acknowledge: (entryNumber) => {
      const line = find(entryNumber);
      if (line) put({ ...line, addedPrice: line.price }, line.quantity);
    },
    merge: (other) => {
      for (const line of other) {
        const there = lines.find(({ USSID }) => USSID === line.USSID);
        const quantity = Math.min((there?.quantity ?? 0) + line.quantity, line.availableStock);
        put(there ?? { ...line, entryNumber: next() }, quantity);
      }
    },
    clear: () => {
      lines = [];
    },
  };
}
