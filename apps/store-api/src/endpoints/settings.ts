import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { remoteSetting } from '../db/schema/settings.ts';
import type { Mount } from '../http/mount.ts';
import { toPanRule } from '../modules/pan/pan.ts';
import type { LivePolicy } from '../modules/policy/livePolicy.ts';
import { readProperties } from '../modules/settings/properties.ts';
import { searchTestOf } from '../modules/settings/searchExperiments.ts';

/** Settings that a retailer changes without a release. */
export function settingRoutes(
  mount: Mount,
  { db, livePolicy }: { readonly db: Database; readonly livePolicy: LivePolicy },
) {
  mount('properties', async ({ query }) => ({
    applicationProperties: await readProperties(db, query.propertyNames),
  }));

  mount('productProperties', async ({ params, query }) => {
    const properties = await readProperties(db, query.propertyNames, params.product);
    const policy = await livePolicy.read();
    return {
      applicationProperties: properties.map(({ name, value }) => ({
        name,
        value: name === 'panValidationConfig' ? toPanRule(value, policy) : value,
      })),
    };
  });

  mount('remoteConfig', async ({ query }) => {
    const rows = await db.select().from(remoteSetting).where(eq(remoteSetting.projectId, query.project_id));
    return { entries: Object.fromEntries(rows.map(({ name, value }) => [name, value])) };
  });

  mount('searchab', async ({ query, domainError }) => {
    const test = await searchTestOf(db, query.sessionUID);
    if (!test) throw domainError('noSearchTest');
    return test;
  });
}
