import { defineConfig } from 'drizzle-kit';

/**
 * `npx drizzle-kit generate --name what` writes the next migration from the schema. src/db/migrate.ts runs
 * it.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/index.ts',
  out: './migrations',
});
