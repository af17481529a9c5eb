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
  add: (
    productCode: string,
    ussid: string,
    quantity: number,
  ) => { entryNumber: string; quantity: number } | Reply;
  update: (entryNumber: string, quantity: number) => { quantity: number } | Reply;
  remove: (entryNumber: string) => void;
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
      : [...lines, changed];
    return { entryNumber: line.entryNumber, quantity };
  };

  return {
    lines: () => lines,
    count: () => lines.reduce((sum, { quantity }) => sum + quantity, 0),
    cart: (pincode) => cartOf(lines, { pincode, ...(lines.length ? {} : { isCheckoutAllowed: false }) }),
    add: (productCode, ussid, quantity) => {
      const there = lines.find((line) => line.USSID === ussid);
      if (there) return put(there, there.quantity + quantity);
      const piece = pieces.find((other) => productIdOf(other) === productCode);
      if (!piece) return refusal(404, 'B4041', 'This piece is no longer sold.');
      const size = piece.sizes.findIndex((_, at) => ussidOf(piece, at) === ussid);
      return put(lineOf(piece, next(), quantity, Math.max(size, 0)), quantity);
    },
    update: (entryNumber, quantity) => {
      const line = find(entryNumber);
      return line ? put(line, quantity) : refusal(404, 'CartError', 'Cart not found');
    },
    remove: (entryNumber) => {
      lines = lines.filter((line) => line.entryNumber !== entryNumber);
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
