// Imports a retailer's catalogue into the database of DATA_DIR or DATABASE_URL:
// `npm run import -- catalogue.csv`. docs/import.md describes files and options.
import { StartupError, systemClock } from '@luxe/host';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Database } from '../db/database.ts';
import { runOnDatabase } from '../runOnDatabase.ts';
import { describeResult } from './describeResult.ts';
import { importFile, type ImportOptions } from './importFile.ts';
import { importPincodes } from './importPincodes.ts';
import type { Problem } from './readers/problem.ts';
import { describeProblems, writeReport } from './report.ts';
import { returnPolicy } from './rowSchema.ts';
import { showProgress } from './showProgress.ts';

const usage = `npm run import -- catalogue.csv [options]

Imports products, prices, stocks and pictures from a file: .csv, .tsv, .jsonl, .ndjson, or .xml for a feed of
Google Merchant Center. Rows are added or changed; products that the file does not have stay. With one invalid
row, nothing is imported.

  --check                    checks the file and its pictures, and imports nothing
  --full                     ends what earlier imports have and the file does not: products, offers of sellers
  --end-most                 lets --full end more than half of the variants
  --pictures FOLDER          folder of the pictures that rows name by their path
  --picture-hosts A,B        hosts of the pictures that rows name by an https URL
  --pincodes FILE            CSV file of the pincodes to deliver to, with the catalogue or alone
  --seller NAME              seller of rows that name none
  --return-policy POLICY     return policy of new products whose rows name none (default: Not Returnable)
  --available-stock N        units of a variant that is “in_stock” without a number (default: 1)
  --stock-time TIME          when the stock was counted, such as 2026-11-24T09:00+05:30 (default: time of the file)

docs/import.md lists the columns.`;

const { values, positionals } = readArguments();
const [file, ...others] = positionals;
if (values.help || (file === undefined && values.pincodes === undefined)) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}

await runOnDatabase(process.env, async (db, _log, { mediaDirs: [mediaDir = 'media'] }) => {
  if (others.length > 0) throw new StartupError('Name one file. Import several files one after the other.');
  const options = readOptions();
  if (values.pincodes !== undefined) await runPincodes(db, values.pincodes);
  if (file !== undefined && !process.exitCode) await runCatalogue(db, { ...options, file, mediaDir });
});

async function runPincodes(db: Database, pincodesFile: string) {
  const result = await importPincodes(db, pincodesFile);
  const problems = result.outcome === 'rejected' ? result.problems : [];
  await report(pincodesFile, problems);
  if (result.outcome === 'imported')
    console.log(`${path.basename(pincodesFile)}: ${result.rowCount} pincodes, ${result.changed} changed.`);
  else reject(describeProblems(pincodesFile, problems));
}

async function runCatalogue(db: Database, options: ImportOptions) {
  const began = performance.now();
  const { report: progress, end } = showProgress(process.stdout);
  const result = await importFile(db, options, { clock: systemClock, progress }).finally(end);
  await report(options.file, result.outcome === 'rejected' ? result.problems : []);
  const text = describeResult(options.file, result, (performance.now() - began) / 1000);
  if (result.outcome === 'rejected') reject(text);
  else console.log(text);
}

async function report(reported: string, problems: readonly Problem[]) {
  const isWritten = await writeReport(reported, problems);
  if (!isWritten && problems.length > 0)
    console.log('The report cannot be written into the folder of the file.');
}

function reject(text: string) {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        check: { type: 'boolean' },
        full: { type: 'boolean' },
        'end-most': { type: 'boolean' },
        pictures: { type: 'string' },
        'picture-hosts': { type: 'string' },
        pincodes: { type: 'string' },
        seller: { type: 'string' },
        'return-policy': { type: 'string' },
        'available-stock': { type: 'string' },
        'stock-time': { type: 'string' },
      },
    });
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}\n`);
    process.exit(1);
  }
}

function readOptions(): Omit<ImportOptions, 'file' | 'mediaDir'> {
  const policy = values['return-policy'];
  const units = values['available-stock'];
  const time = values['stock-time'];
  return {
    isFull: values.full ?? false,
    endsMost: values['end-most'] ?? false,
    isCheck: values.check ?? false,
    pictureFolder: values.pictures,
    pictureHosts: (values['picture-hosts'] ?? '')
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
    seller: values.seller,
    ...(policy !== undefined && { returnPolicy: readPolicy(policy) }),
    ...(units !== undefined && { availableStock: readUnits(units) }),
    ...(time !== undefined && { countedAt: readTime(time) }),
  };
}

function readPolicy(text: string) {
  const parsed = returnPolicy.safeParse(text);
  if (!parsed.success) throw new StartupError(`--return-policy: ${parsed.error.issues[0]?.message ?? ''}`);
  return parsed.data;
}

function readUnits(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new StartupError('--available-stock must be a number of units.');
  return Number(text);
}

function readTime(text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime()) || !/(?:z|[+-]\d\d:?\d\d)$/i.test(text))
    throw new StartupError('--stock-time must be a time with its zone, such as 2026-11-24T09:00+05:30.');
  return time;
}
