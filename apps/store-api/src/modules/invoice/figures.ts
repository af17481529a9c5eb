import type { Paise } from '@luxe/format';
import { hundredPercent } from '../pricing/gstRate.ts';
import { apportion, roundedShare, sumOf } from '../pricing/money.ts';

/** What a tax document states about an amount. Taxable value and taxes add up to the amount. */
export interface Figures {
  readonly taxablePaise: Paise;
  /** Zero for a supply to another state, like `sgstPaise`. */
  readonly cgstPaise: Paise;
  /** Tax of the state, or UTGST of a union territory. */
  readonly sgstPaise: Paise;
  /** Zero for a supply within the state of the seller. */
  readonly igstPaise: Paise;
}

/** An amount with GST included, and the GST in it. */
export interface Inclusive {
  readonly paise: Paise;
  readonly taxPaise: Paise;
}

export const noFigures: Figures = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

export const taxOf = ({ cgstPaise, sgstPaise, igstPaise }: Figures): Paise =>
  cgstPaise + sgstPaise + igstPaise;

export const totalOf = (figures: Figures): Paise => figures.taxablePaise + taxOf(figures);

export const sumFigures = (all: readonly Figures[]): Figures => ({
  taxablePaise: sumOf(all.map((one) => one.taxablePaise)),
  cgstPaise: sumOf(all.map((one) => one.cgstPaise)),
  sgstPaise: sumOf(all.map((one) => one.sgstPaise)),
  igstPaise: sumOf(all.map((one) => one.igstPaise)),
});

/** GST in an amount that includes it. `rate` is in basis points. */
export const taxWithin = (paise: Paise, rate: number): Paise =>
  roundedShare(paise, rate, hundredPercent + rate);

/**
 * GST in each part of a charge that includes it. The parts add up exactly to the GST of the sum, and no part
 * has more GST than its amount.
 */
export const taxesWithin = (parts: readonly Paise[], rate: number): Paise[] =>
  apportion(taxWithin(sumOf(parts), rate), parts);

/**
 * Divides the GST of amounts by the place of supply: IGST for another state, else equal halves of CGST and
 * SGST. The odd paisa of an amount goes to CGST, that of the next to SGST, and so on. So the sums of an
 * invoice differ by one paisa at most, and it is in CGST. A credit note repeats the figures of its units.
 */
export function divideTaxes(amounts: readonly Inclusive[], isWithinState: boolean): Figures[] {
  let isOddToCgst = true;
  return amounts.map(({ paise, taxPaise }) => {
    const taxablePaise = paise - taxPaise;
    if (!isWithinState) return { ...noFigures, taxablePaise, igstPaise: taxPaise };
    const half = Math.floor(taxPaise / 2);
    if (taxPaise % 2 === 0) return { ...noFigures, taxablePaise, cgstPaise: half, sgstPaise: half };
    const toCgst = isOddToCgst;
    isOddToCgst = !isOddToCgst;
    return {
      ...noFigures,
      taxablePaise,
      cgstPaise: half + (toCgst ? 1 : 0),
      sgstPaise: half + (toCgst ? 0 : 1),
    };
  });
}
