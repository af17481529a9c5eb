import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedPolicy } from '../policy/policyValues.ts';
import { parseLeadRows } from './corporateLeads.ts';

const rowsOf = (csv: string) => parseLeadRows(csv, seedPolicy);
const two = [
  { denomination: 5_000, quantity: 40 },
  { denomination: 10_000, quantity: 10 },
];

describe('the CSV of a company [ACC-21]', () => {
  it.each([
    ['with names of columns', 'denomination,quantity\n5000,40\n10000,10\n'],
    ['without names', '5000,40\n10000,10'],
    ['of Windows, with a byte order mark', '\ufeffAmount,Cards\r\n5000,40\r\n10000,10\r\n'],
    ['with semicolons', '5000;40\n10000;10'],
    ['with tabs and blanks', '5000\t40\n\n 10000 \t 10 \n'],
    ['with Indian separators and signs', 'Amount,Cards\n"₹5,000",40\n"Rs. 10,000","10"'],
    ['with Devanagari digits', '५०००,४०\n१००००,१०'],
  ])('is read %s', (_, csv) => expect(rowsOf(csv)).toEqual({ rows: two, errors: [] }));

  it.each([
    ['5000', 'Write an amount and a quantity, with a comma between them.'],
    ['5000,ten', 'The quantity “ten” is not a number.'],
    ['5000,-1', 'The quantity “-1” is not a number.'],
    ['five,1', 'The amount “five” is not a number.'],
    ['5000,0', 'Choose a quantity from 1 to 10000.'],
    ['5000,1.5', 'Choose a quantity from 1 to 10000.'],
    ['999,1', 'Choose an amount from ₹1,000 to ₹1,00,000.'],
    ['1000.50,1', 'Choose an amount in full rupees.'],
    ['5,000,40', 'This row has more than two values. Put quotes around an amount with commas.'],
  ])('has an error for the row %j', (row, message) =>
    expect(rowsOf(`5000,40\n${row}\n10000,10`)).toEqual({ rows: two, errors: [{ line: 2, message }] }),
  );

  it('stops after the rows that one enquiry can have', () => {
    const { rows, errors } = rowsOf(Array.from({ length: 60 }, () => '5000,1').join('\n'));
    expect(rows).toHaveLength(50);
    expect(errors).toEqual([{ line: 51, message: 'A file can have up to 50 rows.' }]);
  });

  it('never throws, and counts each row once', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (csv) => {
        const { rows, errors } = rowsOf(csv);
        const lines = csv.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
        expect(rows.length + errors.length).toBeLessThanOrEqual(lines.length);
      }),
    ));
});
