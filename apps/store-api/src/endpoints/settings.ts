import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { remoteSetting } from '../db/schema/settings.ts';
import type { Mount } from '../http/mount.ts';
import { domainError } from '../errors/domainError.ts';
import { readProperties } from '../modules/settings/properties.ts';
import { searchTestOf } from '../modules/settings/searchTests.ts';

/** Settings that a retailer changes without a release. */
export function settingRoutes(mount: Mount, db: Database) {
  mount('properties', async ({ query }) => ({
    applicationProperties: await readProperties(db, query.propertyNames),
  }));

  mount('productProperties', async ({ params, query }) => ({
    applicationProperties: await readProperties(db, query.propertyNames, params.product),
  }));

  mount('remoteConfig', async ({ query }) => {
    const rows = await db.select().from(remoteSetting).where(eq(remoteSetting.projectId, query.project_id));
    return { entries: Object.fromEntries(rows.map(({ name, value }) => [name, value])) };
  });

  mount('searchab', async ({ query }) => {
    const test = await searchTestOf(db, query.sessionUID);
    if (!test) throw domainError('noSearchTest');
    return test;
  });
}
