import { cleanPincode, isPincode } from '@luxe/format';
import { StartupError } from '@luxe/host';
import { sql } from 'drizzle-orm';
import { createReadStream, existsSync } from 'node:fs';
import { z } from 'zod';
import { rowsOf, type Database } from '../db/database.ts';
import { toColumns } from '../db/insertMany.ts';
import { pincode } from '../db/schema/catalogue.ts';
import { readTable } from './readers/csv.ts';
import { nearestOf } from './readers/nearest.ts';
import { FileError, type Problem } from './readers/problem.ts';

export type PincodesResult =
  | { readonly outcome: 'rejected'; readonly problems: readonly Problem[] }
  | { readonly outcome: 'imported'; readonly rowCount: number; readonly changed: number };

const columns = ['pincode', 'city', 'state', 'serviceable', 'cash_on_delivery', 'days', 'express_days'];
const required = ['pincode', 'city', 'state'];

const yesOrNo = z
  .string()
  .regex(/^(?:yes|no)$/i, 'Write yes or no.')
  .transform((text) => text.toLowerCase() === 'yes');
const days = z
  .string()
  .regex(/^(?:[1-9]|[1-5]\d|60)$/, 'Write a number of days from 1 to 60.')
  .transform(Number);
const name = z.string({ error: 'The value is missing.' }).max(60, 'The limit is 60 characters.');

const rowSchema = z
  .object({
    pincode: z
      .string({ error: 'The value is missing.' })
      .transform(cleanPincode)
      .refine(isPincode, 'A pincode has six digits, the first of which is not 0.'),
    city: name,
    state: name,
    serviceable: yesOrNo.default(true),
    cash_on_delivery: yesOrNo.default(true),
    days: days.default(5),
    express_days: days.optional(),
  })
  .transform(({ serviceable, ...row }) => ({
    pincode: row.pincode,
    city: row.city,
    state: row.state,
    serviceable,
    codAvailable: serviceable && row.cash_on_delivery,
    homeDays: serviceable ? row.days : 0,
    expressDays: serviceable ? (row.express_days ?? null) : null,
  }));

/**
 * Imports the pincodes to which the retailer delivers, from a CSV file. Adds and changes rows, all or none.
 * Pincodes that the file does not have stay.
 */
export async function importPincodes(db: Database, file: string): Promise<PincodesResult> {
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}.`);
  const problems: Problem[] = [];
  const rows = new Map<string, typeof pincode.$inferInsert>();
  try {
    for await (const read of readTable(createReadStream(file), columnsOfHeader)) {
      const { line } = read;
      if ('reason' in read) {
        problems.push(read);
        continue;
      }
      const given = [...read.fields].map(([column, value]) => [column, String(value).trim()] as const);
      const parsed = rowSchema.safeParse(Object.fromEntries(given.filter(([, text]) => text !== '')));
      if (!parsed.success)
        for (const { path, message } of parsed.error.issues)
          problems.push({ line, field: String(path[0] ?? ''), reason: message });
      else if (rows.has(parsed.data.pincode))
        problems.push({ line, field: 'pincode', reason: 'An earlier line has the same pincode.' });
      else rows.set(parsed.data.pincode, parsed.data);
    }
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    problems.push({ line: error.line, field: '', reason: error.message });
  }
  if (problems.length > 0) return { outcome: 'rejected', problems };
  return { outcome: 'imported', rowCount: rows.size, changed: await write(db, [...rows.values()]) };
}

function columnsOfHeader(cells: readonly string[], line: number): string[] {
  const found = cells.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  for (const column of found)
    if (!columns.includes(column)) {
      const nearest = nearestOf(column, columns);
      const hint = nearest ? `Did you mean “${nearest}”?` : `The columns are ${columns.join(', ')}.`;
      throw new FileError(line, `“${column}” is not a column. ${hint}`);
    }
  const missing = required.find((column) => !found.includes(column));
  if (missing !== undefined) throw new FileError(line, `The header has no column “${missing}”.`);
  return found;
}

/** Writes the rows that differ, in one statement. Resolves to their number. */
async function write(db: Database, rows: readonly (typeof pincode.$inferInsert)[]): Promise<number> {
  const written = await rowsOf(
    db,
    sql`insert into pincode as stored
      select * from json_populate_recordset(null::pincode, ${JSON.stringify(toColumns(pincode, rows))}::json)
      on conflict (pincode) do update set city = excluded.city, state = excluded.state,
        serviceable = excluded.serviceable, cod_available = excluded.cod_available,
        home_days = excluded.home_days, express_days = excluded.express_days
      where stored is distinct from excluded
      returning 1`,
  );
  return written.length;
}
