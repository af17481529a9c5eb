import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { announcement } from '../../db/schema/announcement.ts';
import { dynamicListing, mediaFile, navigation, product, variant } from '../../db/schema/catalogue.ts';
import { keywordRedirect } from '../../db/schema/settings.ts';
import { recordChanges } from '../../db/changeLog.ts';
import { pageAt } from '../catalogue/listingPage.ts';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';
import { checkValue, findIssues } from './findIssues.ts';
import { htmlProblem, plainProblem } from './htmlProblem.ts';
import { findTexts, jsonSchemaOf, withoutEmpty, type JsonSchema } from './jsonSchema.ts';
import { contentKinds, kindOf } from './kinds.ts';
import { readAvifSize } from './pictures.ts';
import { createPreviewTokens } from './previewToken.ts';
import { readPreview } from './readPreview.ts';

let seeded: Seeded;
let productId = '';
let file = '';
let sku = '';
/** Path of a listing of two or three parts. */
let listingUrl = '';
beforeAll(async () => {
  seeded = await openSeeded();
  const [found] = await seeded.db.select({ id: product.id }).from(product).limit(1);
  productId = found?.id ?? '';
  const [sold] = await seeded.db.select({ sku: variant.sku }).from(variant).limit(1);
  sku = sold?.sku ?? '';
  const listings = await seeded.db.select({ url: dynamicListing.url }).from(dynamicListing);
  listingUrl = listings.find(({ url }) => url.split('/').length > 2)?.url ?? '';
  const [media] = await seeded.db.select().from(mediaFile).limit(1);
  file = media?.name ?? '';
}, 180_000);
afterAll(() => (seeded as Seeded | undefined)?.close());

const kind = (name: string) => {
  const found = kindOf(name);
  if (!found) throw new Error(`no kind ${name}`);
  return found;
};
const issuesOf = async (name: string, key: string, value: unknown) =>
  (await checkValue(seeded.db, kind(name), key, value)).issues;

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

const page = (blocks: unknown[], more: object = {}) => ({
  catalogue: 'luxury',
  path: '/explore/gifts',
  title: 'Gifts',
  description: '',
  blocks,
  ...more,
});
const crop = () => ({ file, width: 10, height: 10, tone: '#000000' });
const hero = (more: object = {}) => ({
  type: 'hero',
  title: 'Gifts',
  text: '',
  link: { label: 'See', href: '/contact-us' },
  image: { wide: crop(), tall: crop(), alt: '' },
  ...more,
});

describe('a mistake of an editor has a sentence at its field', () => {
  const table: readonly (readonly [string, () => unknown, string, RegExp])[] = [
    ['an unknown block', () => page([{ type: 'confetti' }]), 'blocks.0.type', /no block of this type/],
    [
      'a missing picture',
      () =>
        page([
          hero({ image: { wide: { ...crop(), file: '0000000000000000.avif' }, tall: crop(), alt: '' } }),
        ]),
      'blocks.0.image.wide',
      /not among the media/,
    ],
    [
      'a focal point outside of its picture',
      () => page([hero({ focus: { tall: { x: 50, y: 120 } } })]),
      'blocks.0.focus.tall.y',
      /at most 100/,
    ],
    [
      'a focal point with one number',
      () => page([hero({ focus: { tall: { x: 50 } } })]),
      'blocks.0.focus.tall.y',
      /Fill in this field/,
    ],
    [
      'an unknown product',
      () => page([{ type: 'productRail', title: 'New', productIds: [productId, 'mp000000000000000'] }]),
      'blocks.0.productIds.1',
      /no product mp000000000000000/,
    ],
    [
      'a link to another host',
      () => page([hero({ link: { label: 'See', href: 'https://elsewhere.example' } })]),
      'blocks.0.link.href',
      /Another host is not possible/,
    ],
    [
      'a link without a scheme to another host',
      () => page([hero({ link: { label: 'See', href: '//elsewhere.example' } })]),
      'blocks.0.link.href',
      /Another host is not possible/,
    ],
    [
      'a link to a page that does not exist',
      () => page([hero({ link: { label: 'See', href: '/bags/c-lsh99999' } })]),
      'blocks.0.link.href',
      /no page at/,
    ],
    ['an empty title', () => page([], { title: ' ' }), 'title', /Fill in this field/],
    ['a path of another page', () => page([], { path: '/' }), 'path', /has this path/],
    ['a path outside of the shop', () => page([], { path: '//x' }), 'path', /letters, digits and hyphens/],
  ];
  it.each(table)('%s', async (_name, value, path, sentence) => {
    const issues = await issuesOf('page', 'gifts-test', value());
    expect(issues.map((issue) => issue.path.join('.'))).toContain(path);
    expect(issues.find((issue) => issue.path.join('.') === path)?.message).toMatch(sentence);
  });

  const list = (more: object = {}) => ({
    ...{ catalogue: 'luxury', title: 'Table', description: '', skus: [sku] },
    ...more,
  });
  const menu = (more: object) => async () => ({
    ...((await kind('navigation').read(seeded.db, 'luxury')) as object),
    ...more,
  });
  const listing = (more: object = {}) => ({
    ...{ catalogue: 'luxury', h1PageName: 'Black bags', searchUrl: ':relevance:category:LSH10:colour:Black' },
    ...{ title: '', description: '', keywords: '', dupCanonicalUrl: '' },
    ...{ l1Title: '', l1Url: '', l2Title: '', l2Url: '', ...more },
  });
  const others: readonly (readonly [string, string, string, () => unknown, string, RegExp])[] = [
    [
      'a block with an unknown list of products',
      ...(['page', 'gifts-test'] as const),
      () => page([{ type: 'collection', collection: 'no-such-list', layout: 'rail' }]),
      'blocks.0.collection',
      /no list of chosen products no-such-list/,
    ],
    [
      'an unknown SKU',
      ...(['sku-collection', 'table'] as const),
      () => list({ skus: [sku, '999'] }),
      ...(['skus.1', /no SKU 999/] as const),
    ],
    [
      'a SKU that is in a list twice',
      ...(['sku-collection', 'table'] as const),
      () => list({ skus: [sku, sku] }),
      ...(['skus.1', /twice/] as const),
    ],
    ['an empty list', 'sku-collection', 'table', () => list({ skus: [] }), 'skus', /at least 1/],
    [
      'a line above the header that leads to another host',
      ...(['announcement', 'diwali'] as const),
      () => ({ text: 'Tonight only.', link: { label: 'See', href: 'https://elsewhere.example' } }),
      ...(['link.href', /Another host is not possible/] as const),
    ],
    [
      'a line above the header that is too long',
      ...(['announcement', 'diwali'] as const),
      () => ({ text: 'x'.repeat(121) }),
      ...(['text', /at most 120 characters/] as const),
    ],
    [
      'a link of every menu to another host',
      ...(['navigation', 'luxury'] as const),
      menu({ leftItems: [{ title: 'See', redirectUrl: '//elsewhere.example' }] }),
      ...(['leftItems.0.redirectUrl', /Another host is not possible/] as const),
    ],
    [
      'a missing picture of every menu',
      ...(['navigation', 'luxury'] as const),
      menu({
        rightItems: [
          { title: 'See', redirectUrl: '/', image: { ...crop(), file: '0000000000000000.avif', alt: '' } },
        ],
      }),
      ...(['rightItems.0.image', /not among the media/] as const),
    ],
    [
      'a layout at the path of a listing',
      ...(['inside', 'listing-test'] as const),
      () => page([], { path: `/layout-page/${listingUrl.slice(1).replaceAll('/', '-')}` }),
      ...(['path', /comes before this layout/] as const),
    ],
    [
      'a listing below a path of the shop',
      ...(['listing', 'explore:black'] as const),
      () => listing(),
      ...(['', /other pages below this path/] as const),
    ],
    [
      'a listing below the bag',
      ...(['listing', 'cart:black'] as const),
      () => listing(),
      ...(['', /other pages below this path/] as const),
    ],
    [
      'a listing at a path that the shop redirects',
      ...(['listing', 'bags:brands'] as const),
      () => listing(),
      ...(['', /redirects paths with this name/] as const),
    ],
    [
      'a question that a help topic has twice',
      ...(['help', 'test-topic'] as const),
      () => ({
        ...{ position: 9, title: 'Test', isOrder: false },
        questions: ['Is it safe?', 'is it safe'].map((question) => ({ question, answer: '<p>Yes.</p>' })),
      }),
      ...(['questions.1.question', /is here twice/] as const),
    ],
    [
      'a listing at the path of a layout',
      ...(['listing', 'jewellery:atelier'] as const),
      () => listing(),
      ...(['', /has this path/] as const),
    ],
    [
      'a listing without a filter',
      ...(['listing', 'bags:test'] as const),
      () => listing({ searchUrl: ':relevance' }),
      ...(['searchUrl', /Use the form/] as const),
    ],
    [
      'a listing of an unknown category',
      ...(['listing', 'bags:test'] as const),
      () => listing({ searchUrl: ':relevance:category:LSH99999' }),
      ...(['searchUrl', /no category LSH99999/] as const),
    ],
    [
      'a listing of the other catalogue',
      ...(['listing', 'bags:test'] as const),
      () => listing({ searchUrl: ':relevance:category:ISH1010' }),
      ...(['searchUrl', /not in this catalogue/] as const),
    ],
    [
      'a listing of an unknown brand',
      ...(['listing', 'bags:test'] as const),
      () => listing({ searchUrl: ':relevance:brand:MBH0' }),
      ...(['searchUrl', /no brand MBH0/] as const),
    ],
    [
      'a page above a listing without a path',
      ...(['listing', 'bags:test'] as const),
      () => listing({ l1Title: 'Bags' }),
      ...(['l1Url', /Add the path/] as const),
    ],
    [
      'a second page above a listing without a first',
      ...(['listing', 'bags:test'] as const),
      () => listing({ l2Title: 'Bags', l2Url: '/bags/c-lsh10' }),
      ...(['l1Title', /before the second/] as const),
    ],
    [
      'a synonym in capital letters',
      ...(['synonym', 'jutti'] as const),
      () => ({ words: ['Mojari'] }),
      ...(['words.0', /small letters/] as const),
    ],
    [
      'a synonym that is in a list twice',
      ...(['synonym', 'jutti'] as const),
      () => ({ words: ['mojari', 'mojari'] }),
      ...(['words.1', /twice/] as const),
    ],
    [
      'a similar search that is the searched word',
      ...(['substitute', 'kite'] as const),
      () => ({ words: ['kite'] }),
      ...(['words.0', /searched word itself/] as const),
    ],
    [
      'a remote setting with the value of another',
      ...(['remote-setting', 'luxe:nav_content'] as const),
      () => ({ value: 'off' }),
      ...(['value', /is full or links/] as const),
    ],
    [
      'a remote setting that no browser reads',
      ...(['remote-setting', 'luxe:confetti'] as const),
      () => ({ value: 'on' }),
      ...(['', /no setting of this name/] as const),
    ],
  ];
  it.each(others)('%s', async (_name, name, key, value, path, sentence) => {
    const issues = await issuesOf(name, key, await value());
    expect(issues.find((issue) => issue.path.join('.') === path)?.message).toMatch(sentence);
  });

  it('a circular redirect', async () => {
    const { db } = seeded;
    await db.insert(keywordRedirect).values({ keyword: 'one', url: '/search/?q=two' });
    for (const [key, url] of [
      ['two', '/search/?q=one'],
      ['two', '/search/?q=TWO%3Arelevance'],
      ['brands', '/search/page-1?q=brands'],
      ['brands', '/brands/search/?q=brands'],
      ['brands', '/search/brands?q=brands'],
      ['brands', '/s%65arch/?q=brands'],
      ['brands', '/search/?q=bran%2564s'],
    ] as const)
      expect(await issuesOf('redirect', key, { url }), url).toEqual([
        { path: ['url'], message: 'This leads back to the same search. Choose a page.' },
      ]);
    for (const url of ['/search/?q=three', '/%zz?q=two', '/contact-us?q=two'])
      expect(await issuesOf('redirect', 'two', { url }), url).toEqual([]);
    await db.delete(keywordRedirect).where(eq(keywordRedirect.keyword, 'one'));
  });

  it('a home page at another path', async () => {
    expect(await issuesOf('page', 'home-page', page([]))).toEqual([
      { path: ['path'], message: 'This page must stay at /.' },
    ]);
  });
});

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
  const value = page([
    { ...hero(), kicker: '' },
    { type: 'spotlight', title: 'a', items: [{ link: { label: '' } }] },
  ]);
  const { blocks } = withoutEmpty(schema, value) as { blocks: object[] };
  expect(blocks[0]).not.toHaveProperty('kicker');
});

test.each([
  ['<p>Text with <a href="/explore/x">a link</a> and <br/> a break.</p>', undefined],
  ['<a href="https://shop.example">x</a><a href="mailto:a@b.example">y</a>', undefined],
  ['5 < 6', /not complete/],
  ['<script>x</script>', /<script> is not allowed/],
  ['<p style="color:red">x</p>', /cannot have style/],
  ['<a href="//elsewhere.example">x</a>', /must lead to/],
  ['<a href="/\\elsewhere.example">x</a>', /must lead to/],
  ['<!-- x -->', /not complete/],
])('judges the HTML %s', (text, sentence) => {
  if (sentence) expect(htmlProblem(text)).toMatch(sentence);
  else expect(htmlProblem(text)).toBeUndefined();
});

test.each([
  ['Size 5 < 6', undefined],
  ['<b>bold</b>', /cannot have HTML/],
  ['JavaScript: x', /cannot have HTML/],
])('judges the plain text %s', (text, sentence) => {
  if (sentence) expect(plainProblem(text)).toMatch(sentence);
  else expect(plainProblem(text)).toBeUndefined();
});

it('reads the size of an AVIF file', () => {
  const head = Buffer.concat([
    Buffer.from('....ispe'),
    Buffer.alloc(4),
    Buffer.from([0, 0, 6, 64, 0, 0, 2, 188]),
  ]);
  expect(readAvifSize(head)).toEqual({ width: 1600, height: 700 });
  expect(readAvifSize(Buffer.from('none'))).toBeUndefined();
});

describe('the token of a preview', () => {
  const tokens = createPreviewTokens('key');
  const now = new Date('2026-11-29T06:00:00Z');
  const draft = { kind: 'page', key: 'gifts', revision: 1 };
  const token = tokens.sign(draft, new Date(now.getTime() + 1000));

  it('works until it expires', () => {
    expect(tokens.read(token, now)).toEqual(draft);
    expect(tokens.read(token, new Date(now.getTime() + 1000))).toBeUndefined();
  });

  it.each(['', 'a.b', `${token}x`, `${token}.x`])('is not accepted when it is not signed: %s', (wrong) => {
    expect(tokens.read(wrong, now)).toBeUndefined();
    expect(createPreviewTokens('other').read(token, now)).toBeUndefined();
  });

  it('shows nothing without a draft', async () => {
    const { db, catalogue } = seeded;
    expect(await readPreview({ db, catalogue, tokens }, token, now)).toBeUndefined();
  });
});
