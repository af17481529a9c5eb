// Runs the new migrations of the database and ends: `node apps/store-api/src/migrateDatabase.ts`. It reads
// the environment of the store API, so it also reports a missing variable before a process is restarted.
import { runOnDatabase } from './runOnDatabase.ts';

await runOnDatabase(process.env);
