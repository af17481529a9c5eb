import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StoredInvoice } from '../invoice/repository.ts';
import { toCell } from '../../csv/toCsv.ts';
import { settle, toSettlementCsv } from './settlementReport.ts';

const rates = { commission: 1_500, commissionGst: 1_800, tcs: 50 };

const document = (kind: 'invoice' | 'creditNote', taxablePaise: number, igstPaise: number) =>
  ({
    kind,
    number: kind === 'invoice' ? 'HRI-2627-000001' : 'HRI-C2627-000001',
    issuedAt: new Date('2026-11-20T05:12:00.000Z'),
    orderId: '261120-4877',
    original: kind === 'invoice' ? undefined : { number: 'HRI-2627-000001', issuedAt: new Date(0) },
    buyer: { gstin: '' },
    placeOfSupply: '07',
    taxablePaise,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise,
    totalPaise: taxablePaise + igstPaise,
  }) as unknown as StoredInvoice;

it('deducts commission with its GST, and TCS, from the total of an invoice', () => {
  const [row] = settle([document('invoice', 10_000_00, 1_800_00)], rates);
  expect(row).toMatchObject({
    totalPaise: 11_800_00,
    commissionPaise: 1_500_00,
    commissionGstPaise: 270_00,
    tcsPaise: 50_00,
    netPaise: 11_800_00 - 1_500_00 - 270_00 - 50_00,
  });
});

it('settles an invoice that is credited in full to zero', () =>
  fc.assert(
    fc.property(fc.nat({ max: 10_00_00_000_00 }), fc.nat({ max: 1_00_00_000_00 }), (taxable, tax) => {
      const rows = settle([document('invoice', taxable, tax), document('creditNote', taxable, tax)], rates);
      const csv: string[][] = parse(toSettlementCsv(rows));
      expect(csv.at(-1)?.slice(7)).toEqual(Array.from({ length: 9 }, () => '0.00'));
    }),
  ));

it('lists each document, then sales, returns and their sum', () => {
  const rows = settle([document('invoice', 100_00, 18_00), document('creditNote', 40_00, 7_20)], rates);
  const csv: string[][] = parse(toSettlementCsv(rows));
  expect(csv.map(([type, number, , , original]) => [type, number, original])).toEqual([
    ['Type', 'Number', 'For invoice'],
    ['Invoice', 'HRI-2627-000001', ''],
    ['Credit note', 'HRI-C2627-000001', 'HRI-2627-000001'],
    ['Sales', '', ''],
    ['Returns', '', ''],
    ['Settlement', '', ''],
  ]);
  expect(csv.map((cells) => cells[11])).toEqual(['Total', '118.00', '-47.20', '118.00', '-47.20', '70.80']);
});

it.each([
  ['=1+1', "'=1+1"],
  ['+91', "'+91"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-47.20', '-47.20'],
  ['Rao, "A"', '"Rao, ""A"""'],
  ['=1,2', '"\'=1,2"'],
  ['plain', 'plain'],
])('writes %j as the cell %j', (text, cell) => expect(toCell(text)).toBe(cell));
