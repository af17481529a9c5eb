// The store API as a program: `node apps/store-api/src/main.ts`. README.md lists its environment variables.
import { runStore } from './runStore.ts';

await runStore(process.env);
