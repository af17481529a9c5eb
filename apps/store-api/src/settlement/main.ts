// Writes the settlement of a seller for a month as CSV:
// `npm run settlement -- --seller 125001 --month 2026-11 --file settlement.csv`.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readSettlement } from '../modules/settlement/readSettlement.ts';
import { toSettlementCsv } from '../modules/settlement/settlementReport.ts';
import { runOnDatabase } from '../runOnDatabase.ts';

const usage = `npm run settlement -- --seller ID --month 2026-11 [--file FILE]

Sales, returns, commission with its GST, TCS and the net amount of a seller, from the invoices and credit notes
of the month in India. Without --file, the name is settlement-ID-MONTH.csv.`;

const { seller, month, file, help } = readArguments();
if (help || !seller || !month) {
  console.log(usage);
  process.exit(help ? 0 : 1);
}
await runOnDatabase(process.env, async (db) => {
  const rows = await readSettlement(db, seller, month);
  const name = file ?? `settlement-${seller.replace(/[^\w-]/g, '')}-${month}.csv`;
  await writeFile(name, toSettlementCsv(rows));
  console.log(`${name}: ${rows.length} documents.`);
});

function readArguments() {
  try {
    return parseArgs({
      options: {
        seller: { type: 'string' },
        month: { type: 'string' },
        file: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}\n`);
    process.exit(1);
  }
}
