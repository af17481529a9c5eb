import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitLine } from '../order/splitLine.ts';
import { apportion, sumOf } from '../pricing/money.ts';
import { documentNumber, financialYear } from './documentNumber.ts';
import { draftCreditNote, draftInvoice, type LineToInvoice } from './draftInvoice.ts';
import { divideTaxes, sumFigures, taxesWithin, taxOf, taxWithin, totalOf } from './figures.ts';

it.each([
  ['2026-03-31T18:29:59.999Z', '2526'],
  ['2026-03-31T18:30:00.000Z', '2627'],
  ['2026-11-28T06:00:00.000Z', '2627'],
  ['2027-01-01T06:00:00.000Z', '2627'],
  ['2099-05-01T06:00:00.000Z', '9900'],
])('%s is in the financial year %s', (iso, year) => expect(financialYear(new Date(iso))).toBe(year));

it('writes numbers with at most 16 characters, and different ones for invoices and credit notes', () => {
  expect(documentNumber('KGT', 'invoice', '2627', 123)).toBe('KGT-2627-000123');
  expect(documentNumber('KGT', 'creditNote', '2627', 123)).toBe('KGT-C2627-000123');
  expect(documentNumber('KGT', 'invoice', '2627', 1_234_567)).toHaveLength(16);
  expect(documentNumber('KGT', 'creditNote', '2627', 999_999)).toBe('KGT-C2627-999999');
  expect(documentNumber('KGT', 'creditNote', '2627', 1_000_000)).toBe('KGT-C26271000000');
  expect(documentNumber('KG', 'creditNote', '2627', 1_000_000)).toBe('KG-C2627-1000000');
  expect(documentNumber('KGT', 'invoice', '2627', 9_999_999)).toBe('KGT-2627-9999999');
  expect(() => documentNumber('KGT', 'creditNote', '2627', 10_000_000)).toThrow('16 characters');
});

it.each([
  [118_00, 1800, 18_00],
  [105_00, 500, 5_00],
  [103_00, 300, 3_00],
  [2_45_000_00, 1800, 37_372_88],
  [1, 1800, 0],
  [0, 1800, 0],
  [99_99, 0, 0],
])('%d paise at %d basis points contain %d paise of GST', (paise, rate, tax) =>
  expect(taxWithin(paise, rate)).toBe(tax),
);

it('divides GST into equal halves, gives odd paise to CGST and SGST in turn, and all to IGST elsewhere', () => {
  const amounts = [18_00, 3, 5, 7].map((taxPaise) => ({ paise: 100_00, taxPaise }));
  expect(
    divideTaxes(amounts, true).map(({ cgstPaise, sgstPaise, igstPaise }) => [
      cgstPaise,
      sgstPaise,
      igstPaise,
    ]),
  ).toEqual([
    [9_00, 9_00, 0],
    [2, 1, 0],
    [2, 3, 0],
    [4, 3, 0],
  ]);
  expect(divideTaxes(amounts, false).map((one) => [one.cgstPaise, one.sgstPaise, one.igstPaise])).toEqual([
    [0, 0, 18_00],
    [0, 0, 3],
    [0, 0, 5],
    [0, 0, 7],
  ]);
});

it('distributes the GST of a charge exactly', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 10_000_00 }), { minLength: 1, maxLength: 8 }),
      fc.constantFrom(0, 25, 300, 500, 1200, 1800),
      (parts, rate) => {
        const taxes = taxesWithin(parts, rate);
        expect(sumOf(taxes)).toBe(taxWithin(sumOf(parts), rate));
        taxes.forEach((tax, at) => {
          expect(tax).toBeGreaterThanOrEqual(0);
          expect(tax).toBeLessThanOrEqual(parts[at] ?? 0);
        });
      },
    ),
  );
});

/** A line as an order has it, split into units. */
const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 5 }),
    unitPaise: fc.integer({ min: 0, max: 5_00_000_00 }),
    discountShare: fc.integer({ min: 0, max: 100 }),
    shippingPaise: fc.constantFrom(0, 0, 250_00, 333_33),
    rate: fc.constantFrom(0, 300, 500, 1800),
    weights: fc.array(fc.nat({ max: 9 }), { minLength: 6, maxLength: 6 }),
  })
  .map(({ quantity, unitPaise, discountShare, shippingPaise, rate, weights }) => {
    const gross = quantity * unitPaise;
    const discount = Math.floor((gross * discountShare) / 100);
    const goods = gross - discount;
    const [bank = 0, brandCash = 0, points = 0, cliqCash = 0, emi = 0, payable = 0] = apportion(
      goods + shippingPaise,
      [...weights.slice(0, 5), (weights[5] ?? 0) + 1],
    );
    return {
      rate,
      taxPaise: taxWithin(goods, rate),
      units: splitLine({
        quantity,
        unitPaise,
        cartDiscountPaise: Math.floor(discount / 2),
        couponDiscountPaise: discount - Math.floor(discount / 2),
        // A bank's discount comes off the goods, so it is at most their value.
        bankDiscountPaise: Math.min(bank, goods),
        brandCashPaise: brandCash,
        loyaltyPaise: points,
        cliqCashPaise: cliqCash,
        emiDiscountPaise: emi,
        shippingPaise,
        payablePaise: payable + bank - Math.min(bank, goods),
        taxPaise: taxWithin(goods, rate),
      }),
    };
  });

const order = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => {
  let id = 0;
  return lines.map((one, at): LineToInvoice & { readonly taxPaise: number } => ({
    description: `Item ${at}`,
    detail: '',
    hsn: '4202',
    rate: one.rate,
    taxPaise: one.taxPaise,
    units: one.units.map((unit) => ({ ...unit, id: (id += 1) })),
  }));
});

describe('documents of random orders', () => {
  it('state the price, the GST and the means of payment of the order, to the paisa', () => {
    fc.assert(
      fc.property(order, fc.boolean(), (lines, isWithinState) => {
        const draft = draftInvoice(lines, { deliveryRate: 1800, isWithinState });
        const units = lines.flatMap((one) => one.units);
        const total = totalOf(draft.totals);
        expect(total).toBe(
          sumOf(
            units.map(
              (one) => one.pricePaise - one.cartDiscountPaise - one.couponDiscountPaise + one.shippingPaise,
            ),
          ),
        );
        expect(sumOf(Object.values(draft.means))).toBe(total);
        expect(draft.means.payable).toBe(sumOf(units.map((one) => one.payablePaise)));
        lines.forEach(({ taxPaise }, at) => {
          const drawn = draft.lines[at];
          if (!drawn) throw new Error('a line is missing');
          expect(taxOf(drawn)).toBe(taxPaise);
          expect(totalOf(drawn)).toBe(drawn.grossPaise - drawn.discountPaise);
        });
        const { cgstPaise, sgstPaise, igstPaise } = draft.totals;
        expect(isWithinState ? igstPaise : cgstPaise + sgstPaise).toBe(0);
        expect([0, 1]).toContain(cgstPaise - sgstPaise);
        expect(sumFigures(draft.lines)).toEqual(draft.totals);
        expect(sumFigures(draft.units.flatMap((unit) => [unit.item, unit.delivery]))).toEqual(draft.totals);
      }),
    );
  });

  it('credit together exactly what was invoiced, whatever the sequence of returns', () => {
    fc.assert(
      fc.property(
        order,
        fc.boolean(),
        fc.infiniteStream(fc.nat({ max: 2 })),
        (lines, isWithinState, turns) => {
          const invoice = draftInvoice(lines, { deliveryRate: 1800, isWithinState });
          const turnOf = new Map(
            lines.flatMap((one) => one.units).map(({ id }) => [id, turns.next().value ?? 0]),
          );
          const notes = [0, 1, 2].map((turn) => {
            const some = lines
              .map((one) => ({ ...one, units: one.units.filter(({ id }) => turnOf.get(id) === turn) }))
              .filter(({ units }) => units.length > 0);
            return draftCreditNote(some, invoice.units, 1800);
          });
          expect(sumFigures(notes.map(({ totals }) => totals))).toEqual(invoice.totals);
          for (const { totals, means } of notes) expect(sumOf(Object.values(means))).toBe(totalOf(totals));
        },
      ),
    );
  });

  it('has no credit for a unit without an invoice', () => {
    const [first] = fc.sample(order, 1);
    expect(() => draftCreditNote(first ?? [], [], 1800)).toThrow('was not invoiced');
  });
});
