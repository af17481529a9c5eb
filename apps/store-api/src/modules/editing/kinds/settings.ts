import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { applicationProperty, keywordRedirect } from '../../../db/schema/settings.ts';
import { isCircular, toKeyword } from '../../settings/keywords.ts';
import type { ContentKind } from './contentKind.ts';
import * as field from './fields.ts';

interface RedirectValue {
  readonly url: string;
}

export const redirectKind: ContentKind<RedirectValue> = {
  name: 'redirect',
  title: 'Redirects',
  description: 'Searched words that lead to a page.',
  schema: z.object({ url: field.path('Leads to') }),
  newKey: field.searchedWords,
  empty: () => ({ url: '' }),
  list: async (db) =>
    (await db.select().from(keywordRedirect).orderBy(asc(keywordRedirect.keyword))).map(
      ({ keyword, url }) => ({
        key: keyword,
        title: keyword,
        path: url,
      }),
    ),
  describe: (key, { url }) => ({ title: key, ...(url && { path: url }) }),
  async read(db, key) {
    const [row] = await db.select().from(keywordRedirect).where(eq(keywordRedirect.keyword, key));
    return row && { url: row.url };
  },
  async write(tx, key, { url }) {
    await tx
      .insert(keywordRedirect)
      .values({ keyword: key, url })
      .onConflictDoUpdate({ target: keywordRedirect.keyword, set: { url } });
  },
  remove: async (tx, key) => void (await tx.delete(keywordRedirect).where(eq(keywordRedirect.keyword, key))),
  async check(db, key, { url }) {
    if (key !== toKeyword(key)) return [{ path: [], message: 'The words must be in small letters.' }];
    return (await isCircular(db, key, url))
      ? [{ path: ['url'], message: 'This leads back to the same search. Choose a page.' }]
      : [];
  },
  changes: () => [['content', ['keywords']]],
};

interface SwitchValue {
  readonly value: string;
}

/** `shop:Search_AB_Web`, or `lux:panValidationConfig` for a product line. */
function switchOf(key: string) {
  const at = key.indexOf(':');
  const product = key.slice(0, at);
  return { product: product === 'shop' ? '' : product, name: key.slice(at + 1) };
}

function whereSwitch(key: string) {
  const { product, name } = switchOf(key);
  return and(eq(applicationProperty.product, product), eq(applicationProperty.name, name));
}

export const switchKind: ContentKind<SwitchValue> = {
  name: 'switch',
  title: 'Switches',
  description: 'Properties that turn parts of the shop on and off: true, false, or a value.',
  schema: z.object({
    value: z.string().trim().max(4000).meta({ title: 'Value', format: 'long' }),
  }),
  empty: () => ({ value: 'false' }),
  list: async (db) =>
    (
      await db
        .select()
        .from(applicationProperty)
        .orderBy(asc(applicationProperty.product), asc(applicationProperty.name))
    ).map(({ product, name, value }) => ({
      key: `${product || 'shop'}:${name}`,
      title: value.length > 20 ? name : `${name}: ${value}`,
    })),
  describe: (key, { value = '' }) => ({
    title: value.length > 20 || value === '' ? switchOf(key).name : `${switchOf(key).name}: ${value}`,
  }),
  async read(db, key) {
    const [row] = await db.select().from(applicationProperty).where(whereSwitch(key));
    return row && { value: row.value };
  },
  write: async (tx, key, { value }) =>
    void (await tx.update(applicationProperty).set({ value }).where(whereSwitch(key))),
  async check(db, key, { value }) {
    const [row] = await db.select().from(applicationProperty).where(whereSwitch(key));
    const isFlag = row?.value === 'true' || row?.value === 'false';
    if (isFlag && !/^(?:true|false)$/.test(value))
      return [{ path: ['value'], message: 'This switch is true or false.' }];
    return isJson(row?.value ?? '') && !isJson(value)
      ? [{ path: ['value'], message: 'This must be JSON, as before.' }]
      : [];
  },
  changes: () => [['content', ['properties']]],
};

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
