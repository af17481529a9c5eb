import { buildStorefront } from './build.ts';
import { bin, run, say } from './ground.ts';

// `npm run budgets`: what each page of a real build loads before it works, against its budget (apps/storefront/first-load).
const { argv } = process;
await buildStorefront();
const { ok, output } = await run(process.execPath, ['apps/storefront/first-load/main.ts', ...argv.slice(2)]);
say(output.trim());
if (argv.includes('--accept'))
  await run(bin('prettier'), ['--write', 'apps/storefront/first-load/record.json']);
process.exit(ok ? 0 : 1);
