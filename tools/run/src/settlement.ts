import { runStoreCommand } from './programs/runStoreCommand.ts';

// `npm run settlement -- --seller 125001 --month 2026-11`: writes the settlement of a seller as CSV.
process.exit(await runStoreCommand('settlement/main.ts'));
