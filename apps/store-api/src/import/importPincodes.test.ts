import { asc } from 'drizzle-orm';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { pincode } from '../db/schema/catalogue.ts';
import { openEmbedded } from '../testing/databases.ts';
import { importPincodes } from './importPincodes.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'luxe-pincodes-'));
let database: OpenDatabase;
beforeAll(async () => void (database = await openEmbedded()), 60_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const importText = (text: string) => {
  const file = path.join(folder, 'pincodes.csv');
  writeFileSync(file, text);
  return importPincodes(database.db, file);
};
const stored = () => database.db.select().from(pincode).orderBy(asc(pincode.pincode));

const header = 'pincode,city,state,serviceable,cash_on_delivery,days,express_days';

it('adds and changes pincodes, and leaves the others', async () => {
  const rows = [
    header,
    '110 001,New Delhi,Delhi,,,,2',
    '744301,Car Nicobar,Andaman and Nicobar Islands,no,yes,9,',
  ];
  expect(await importText(rows.join('\n'))).toEqual({ outcome: 'imported', rowCount: 2, changed: 2 });
  expect(await importText(rows.join('\n'))).toEqual({ outcome: 'imported', rowCount: 2, changed: 0 });
  const changed = `${header}\n110001,New Delhi,Delhi,yes,no,3,2\n`;
  expect(await importText(changed)).toEqual({ outcome: 'imported', rowCount: 1, changed: 1 });
  const delhi = { pincode: '110001', city: 'New Delhi', state: 'Delhi' };
  const nicobar = { pincode: '744301', city: 'Car Nicobar', state: 'Andaman and Nicobar Islands' };
  expect(await stored()).toEqual([
    { ...delhi, serviceable: true, codAvailable: false, homeDays: 3, expressDays: 2 },
    { ...nicobar, serviceable: false, codAvailable: false, homeDays: 0, expressDays: null },
  ]);
});

test.each([
  [`${header}\n010001,A,B,,,,`, 2, 'pincode', 'A pincode has six digits'],
  [`${header}\n110001,A,,,,,`, 2, 'state', 'The value is missing.'],
  [`${header}\n110001,A,B,maybe,,,`, 2, 'serviceable', 'Write yes or no.'],
  [`${header}\n110001,A,B,,,0,`, 2, 'days', 'Write a number of days'],
  [`${header}\n110001,A,B,,,,\n110001,A,B,,,,`, 3, 'pincode', 'An earlier line has the same pincode.'],
  ['pincode,town,state\n', 1, '', '“town” is not a column.'],
  ['pincode,city\n', 1, '', 'The header has no column “state”.'],
])('rejects the file %j', async (text, line, field, reason) => {
  const before = await stored();
  expect(await importText(text)).toEqual({
    outcome: 'rejected',
    problems: [{ line, field, reason: expect.stringContaining(reason) }],
  });
  expect(await stored()).toEqual(before);
});
