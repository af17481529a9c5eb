import { runStoreCommand } from './programs/runStoreCommand.ts';

// `npm run staff -- add --name "Asha Rao" --email asha@shop.example --roles orders`: accounts of the desk.
process.exit(await runStoreCommand('staff/main.ts'));
