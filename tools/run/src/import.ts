import { runStoreCommand } from './programs/runStoreCommand.ts';

// `npm run import -- catalogue.csv`: imports a retailer's catalogue. The import draws its progress on the
// terminal itself.
process.exit(await runStoreCommand('import/main.ts'));
