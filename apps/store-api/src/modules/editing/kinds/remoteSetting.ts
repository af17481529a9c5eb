import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { remoteSetting } from '../../../db/schema/settings.ts';
import type { ContentKind } from './contentKind.ts';
import * as field from './fields.ts';

const values = {
  full: 'Full: menus with sections, brands and pictures',
  links: 'Links: menus without sections',
  on: 'On',
  off: 'Off',
} as const;
type Value = keyof typeof values;

/** The settings that browsers read, with their values. */
const settings: Readonly<Record<string, { readonly title: string; readonly values: readonly Value[] }>> = {
  nav_content: { title: 'Menus', values: ['full', 'links'] },
  search_ab: { title: 'Test of the search', values: ['on', 'off'] },
};

const names = Object.keys(settings);

interface RemoteSettingValue {
  readonly value: Value;
}

/** `luxe:nav_content`: the project that browsers name, and the name of the setting. */
function settingOf(key: string) {
  const at = key.indexOf(':');
  return { projectId: key.slice(0, at), name: key.slice(at + 1) };
}

function whereSetting(key: string) {
  const { projectId, name } = settingOf(key);
  return and(eq(remoteSetting.projectId, projectId), eq(remoteSetting.name, name));
}

const titleOf = (key: string, value: string | undefined) => {
  const { name } = settingOf(key);
  const title = settings[name]?.title ?? name;
  return value ? `${title}: ${value}` : title;
};

/** Settings that a browser requests at most twice a day, so a change reaches every shopper within a day. */
export const remoteSettingKind: ContentKind<RemoteSettingValue> = {
  name: 'remote-setting',
  title: 'Remote settings',
  description: 'Settings that browsers request at most twice a day. A change needs up to a day.',
  schema: z.object({ value: field.choice('Value', values) }),
  newKey: {
    pattern: new RegExp(`^[a-z0-9][a-z0-9-]{0,39}:(?:${names.join('|')})$`),
    hint: `Use the project and the setting: luxe:${names.join(' or luxe:')}.`,
  },
  empty: (key) => ({ value: settings[settingOf(key).name]?.values[0] ?? 'on' }),
  list: async (db) =>
    (
      await db.select().from(remoteSetting).orderBy(asc(remoteSetting.projectId), asc(remoteSetting.name))
    ).map(({ projectId, name, value }) => {
      const key = `${projectId}:${name}`;
      return { key, title: titleOf(key, value) };
    }),
  describe: (key, { value }) => ({ title: titleOf(key, value) }),
  async read(db, key) {
    const [row] = await db
      .select({ value: remoteSetting.value })
      .from(remoteSetting)
      .where(whereSetting(key));
    // A value that no browser knows is a mistake, which the form shows.
    return row && { value: row.value as Value };
  },
  async write(tx, key, { value }) {
    await tx
      .insert(remoteSetting)
      .values({ ...settingOf(key), value })
      .onConflictDoUpdate({ target: [remoteSetting.projectId, remoteSetting.name], set: { value } });
  },
  // Without a row, browsers use their default.
  remove: async (tx, key) => void (await tx.delete(remoteSetting).where(whereSetting(key))),
  check(_db, key, { value }) {
    const known = settings[settingOf(key).name];
    if (!known)
      return Promise.resolve([
        { path: [], message: `Browsers read no setting of this name. They read ${names.join(' and ')}.` },
      ]);
    return Promise.resolve(
      known.values.includes(value)
        ? []
        : [{ path: ['value'], message: `This setting is ${known.values.join(' or ')}.` }],
    );
  },
  // Nothing caches these settings but the browsers themselves.
  changes: () => [],
};
