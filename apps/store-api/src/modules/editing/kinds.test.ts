import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { recordChanges } from '../../db/changeLog.ts';
import { announcement } from '../../db/schema/announcement.ts';
import { navigation } from '../../db/schema/catalogue.ts';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';
import { pageAt } from '../catalogue/listingPage.ts';
import { checkValue, findIssues } from './findIssues.ts';
import { findTexts, jsonSchemaOf, withoutEmpty, type JsonSchema } from './jsonSchema.ts';
import { contentKinds, kindOf } from './kinds.ts';

let seeded: Seeded;
beforeAll(async () => void (seeded = await openSeeded()), 180_000);
afterAll(() => (seeded as Seeded | undefined)?.close());

const kind = (name: string) => {
  const found = kindOf(name);
  if (!found) throw new Error(`no kind ${name}`);
  return found;
};

describe('every kind of content', () => {
  it.each(contentKinds.map(({ name }) => name))(
    'reads the entries of the demonstration shop, finds no mistake in them and writes them back: %s',
    async (name) => {
      const { db } = seeded;
      const one = kind(name);
      for (const { key } of await one.list(db)) {
        const value: unknown = await one.read(db, key);
        const checked = await checkValue(db, one, key, value);
        expect([key, checked.issues]).toEqual([key, []]);
        await db.transaction(async (tx) => {
          await one.write(tx, key, checked.value, new Date('2026-11-29T06:00:00Z'));
          const again = await checkValue(tx, one, key, await one.read(tx, key));
          expect(JSON.parse(JSON.stringify(again.value))).toEqual(JSON.parse(JSON.stringify(checked.value)));
        });
      }
    },
    60_000,
  );

  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<p onclick="alert(1)">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<svg/onload=alert(1)>',
  ];

  it.each(contentKinds.map(({ name }) => name))(
    'rejects hostile HTML in every text, of an entry and of every field that the form has: %s',
    async (name) => {
      const { db } = seeded;
      const one = kind(name);
      const schema = jsonSchemaOf(one);
      const [first] = await one.list(db);
      expect(first ?? one.newKey).toBeDefined();
      const key = first?.key ?? 'test';
      const stored: unknown[] = first ? [JSON.parse(JSON.stringify(await one.read(db, key)))] : [];
      for (const value of [...stored, ...completeValues(schema)] as object[]) {
        const { leaves } = findTexts(schema, value);
        expect(leaves.length).toBeGreaterThan(0);
        for (const text of hostile) {
          const changed = leaves.reduce((copy, { path }) => withText(copy, path, text), value);
          const { issues } = await findIssues(db, one, key, changed);
          const found = new Set(issues.map(({ path }) => path.join('.')));
          const unnoticed = leaves.map(({ path }) => path.join('.')).filter((path) => !found.has(path));
          expect(unnoticed, text).toEqual([]);
          expect((await checkValue(db, one, key, changed)).value).toBeUndefined();
        }
      }
    },
    60_000,
  );
});

/**
 * Values of a schema in which every field has a value. Together they contain every option of a union; a list
 * has one item for each option.
 */
function completeValues({ type, const: constant, properties, items, oneOf, anyOf }: JsonSchema): unknown[] {
  const options = oneOf ?? anyOf;
  if (options) return options.flatMap(completeValues);
  if (constant !== undefined) return [constant];
  if (items) return [completeValues(items)];
  if (properties) {
    const fields = Object.entries(properties).map(([name, one]) => [name, completeValues(one)] as const);
    const count = Math.max(1, ...fields.map(([, values]) => values.length));
    return Array.from({ length: count }, (_, index) =>
      Object.fromEntries(fields.map(([name, values]) => [name, values[index % values.length]])),
    );
  }
  if (type === 'string') return ['x'];
  if (type === 'boolean') return [true];
  return type === 'number' || type === 'integer' ? [1] : [];
}

test('a complete value has every field and every option', () => {
  const text = { type: 'string' };
  const option = (name: string) => ({ properties: { type: { ...text, const: name }, [name]: text } });
  const either = { anyOf: [option('a'), option('b')] };
  const none = { type: 'array', items: {} };
  expect(completeValues({ properties: { either, list: { items: either }, none } })).toEqual(
    ['a', 'b'].map((type) => ({
      either: { type, [type]: 'x' },
      list: [
        { type: 'a', a: 'x' },
        { type: 'b', b: 'x' },
      ],
      none: [],
    })),
  );
});

/** A copy of a value with another text at a path. */
function withText(value: object, path: readonly (string | number)[], text: string): object {
  const copy = structuredClone(value) as Record<string | number, unknown>;
  let node = copy;
  for (const part of path.slice(0, -1)) node = node[part] as Record<string | number, unknown>;
  node[path.at(-1) ?? ''] = text;
  return copy;
}

it('a changed list of products is announced to the pages that show it', async () => {
  const shows = seeded.shop.layouts.filter(({ blocks }) =>
    blocks.some((block) => block.type === 'collection' && block.collection === 'jewellery-atelier'),
  );
  expect(shows.length).toBeGreaterThan(0);
  expect(await kind('sku-collection').changes('jewellery-atelier', seeded.db)).toEqual([
    ['content', ['jewellery-atelier', ...shows.map(({ slug }) => slug).toSorted()]],
  ]);
});

it('a published listing is at its path, and leaves it when it ends [LST-17]', async () => {
  const { db, catalogue, follower } = seeded;
  const listings = kind('listing');
  const value = { ...((await listings.read(db, 'bags:black')) as object), h1PageName: 'Bags in black' };
  const announce = () =>
    db.transaction(async (tx) => {
      for (const [topic, keys] of await listings.changes('bags:night', tx))
        await recordChanges(tx, topic, keys, new Date(0));
    });
  await listings.write(db, 'bags:night', value, new Date(0));
  await announce();
  await follower.poll();
  expect(pageAt(catalogue, '/bags/night')?.dynamicQuery).toMatchObject({ h1PageName: 'Bags in black' });
  await listings.remove?.(db, 'bags:night');
  await announce();
  await follower.poll();
  expect(pageAt(catalogue, '/bags/night')).toBeUndefined();
});

it('the sides of menus are written as the header reads them, and stay without them in a version', async () => {
  const { db } = seeded;
  const menus = kind('navigation');
  const rowOf = async () => (await db.select().from(navigation).where(eq(navigation.catalogue, 'luxury')))[0];
  const value = (await menus.read(db, 'luxury')) as { items: object[]; rightItems: object[] };
  expect(value.rightItems[0]).toMatchObject({
    title: 'The winter room',
    image: { file: expect.any(String) },
  });
  const before = await rowOf();
  await menus.write(db, 'luxury', { items: value.items }, new Date('2026-11-29T06:00:00Z'));
  expect(await rowOf()).toEqual(before);
  expect(before?.rightItems[0]).toMatchObject({
    itemType: 'image',
    thumbnail: { url: expect.stringMatching(/avif$/) },
  });
});

it('a line that was written with SQL loses its own end when the desk publishes it', async () => {
  const { db } = seeded;
  const lines = kind('announcement');
  const [now, startsAt] = [new Date('2026-11-29T06:00:00Z'), new Date('2026-11-28T06:00:00Z')];
  const own = { id: 'sql', text: 'Today.', startsAt, endsAt: new Date('2126-01-01T00:00:00Z') };
  await db.insert(announcement).values(own);
  await lines.write(db, 'sql', { text: 'Tomorrow.' }, now);
  const [row] = await db.select().from(announcement).where(eq(announcement.id, 'sql'));
  expect(row).toMatchObject({ text: 'Tomorrow.', startsAt, endsAt: null, announcedAt: now });
  await db
    .update(announcement)
    .set({ endsAt: new Date('2026-11-28T07:00:00Z') })
    .where(eq(announcement.id, 'sql'));
  expect(await lines.read(db, 'sql')).toBeUndefined();
  await lines.write(db, 'sql', { text: 'Again.' }, now);
  const [again] = await db.select().from(announcement).where(eq(announcement.id, 'sql'));
  expect(again).toMatchObject({ startsAt: now, endsAt: null });
  await lines.remove?.(db, 'sql');
});

it('a page without optional fields stays as it is', () => {
  const schema = jsonSchemaOf(kind('page'));
  const crop = () => ({ file: '0000000000000000.avif', width: 10, height: 10, tone: '#000000' });
  const hero = {
    ...{ type: 'hero', kicker: '', title: 'Gifts', text: '', link: { label: 'See', href: '/contact-us' } },
    image: { wide: crop(), tall: crop(), alt: '' },
  };
  const spotlight = { type: 'spotlight', title: 'a', items: [{ link: { label: '' } }] };
  const value = {
    ...{ catalogue: 'luxury', path: '/explore/gifts', title: 'Gifts', description: '' },
    blocks: [hero, spotlight],
  };
  const { blocks } = withoutEmpty(schema, value) as { blocks: object[] };
  expect(blocks[0]).not.toHaveProperty('kicker');
});
