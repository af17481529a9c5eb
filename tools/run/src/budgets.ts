import { buildStorefront } from './build.ts';
import { bin, run, print } from './programs/childProcess.ts';

// `npm run budgets`: compares the first-load weight of each page of a production build with its budget
// (apps/storefront/first-load).
const { argv } = process;
await buildStorefront();
const { ok, output } = await run(process.execPath, ['apps/storefront/first-load/main.ts', ...argv.slice(2)]);
print(output.trim());
if (argv.includes('--accept'))
  await run(bin('prettier'), ['--write', 'apps/storefront/first-load/record.json']);
process.exit(ok ? 0 : 1);
