import { defineConfig } from 'drizzle-kit';

/**
 * `npx drizzle-kit generate --name <name>` compares the schema with the earlier migrations and writes the
 * next migration. src/db/migrate.ts runs the migrations.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/index.ts',
  out: './migrations',
});
