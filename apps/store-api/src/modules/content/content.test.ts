import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Block } from '../../model/catalogue.ts';
import { schemas } from '@luxe/contract/schemas';
import { recordChanges } from '../../db/changeLog.ts';
import { contentPage, navigation } from '../../db/schema/catalogue.ts';
import { listProducts } from '../catalogue/listing.ts';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';
import { toBlocks } from './blocks.ts';
import { Content } from './content.ts';
import { FoundCounts } from './foundCounts.ts';

let seeded: Seeded;
beforeAll(async () => void (seeded = await openSeeded()), 60_000);
afterAll(() => seeded.close());

const bySlug = async (slug: string) => {
  const page = await seeded.content.pageBySlug(slug);
  return page && schemas.homePage.response.parse(page);
};
const byPath = async (path: string) => {
  const page = await seeded.content.pageByPath(path);
  return page && schemas.cmsPage.response.parse(page);
};

const brandsOf = (page: Awaited<ReturnType<typeof byPath>>) =>
  page?.blocks.flatMap((block) => (block.type === 'brandIndex' ? block.brands : [])) ?? [];

describe('pages', () => {
  it('are found by slug, with products in every rail [CON-02]', async () => {
    expect(seeded.shop.content.length).toBeGreaterThanOrEqual(8);
    for (const { slug, path, catalogue } of seeded.shop.content) {
      const page = await bySlug(slug);
      expect(page).toMatchObject({ slug, catalogue, pagePath: path });
      for (const block of page?.blocks ?? [])
        if (block.type === 'productRail') expect(block.products.length).toBeGreaterThan(0);
    }
  });

  it('are found by path, with or without slashes at the ends', async () => {
    for (const { slug, path } of seeded.shop.content) {
      expect((await byPath(path))?.slug).toBe(slug);
      expect((await byPath(`${path.replace(/^\//, '')}/`))?.slug).toBe(slug);
    }
  });

  it('include the editorial content beside a bag and that of an empty bag [CON-05]', async () => {
    expect((await byPath('desktop-cart-page'))?.blocks.length).toBeGreaterThan(0);
    expect((await byPath('empty-cart-page'))?.h1).toBe('Your bag is empty');
  });

  it('are undefined for an unknown slug or path', async () => {
    expect(await bySlug('nothing-here')).toBeUndefined();
    expect(await bySlug('null\0byte')).toBeUndefined();
    expect(await byPath('null\0byte')).toBeUndefined();
    expect(await byPath('../secret')).toBeUndefined();
    expect(await byPath('explore/%2e%2e/x')).toBeUndefined();
  });

  it('show the changes of an editor', async () => {
    const before = await bySlug('gifting');
    await seeded.db.transaction(async (tx) => {
      await tx.update(contentPage).set({ title: 'Given well' }).where(eq(contentPage.slug, 'gifting'));
      await recordChanges(tx, 'content', ['gifting'], new Date(0));
    });
    expect((await bySlug('gifting'))?.h1).toBe(before?.h1);
    await seeded.follower.poll();
    expect((await bySlug('gifting'))?.h1).toBe('Given well');
  });

  it.each([
    ['luxury', 'brandList/a-to-z-luxury-brands'],
    ['indiluxe', 'brandList/indiluxe-brands-index'],
  ] as const)(
    'list every brand of %s that has products, with the product count of its listing [CON-01]',
    async (catalogue, path) => {
      const brands = brandsOf(await byPath(path));
      const products = seeded.shop.products.filter((one) => one.catalogue === catalogue);
      const counts = Map.groupBy(products, ({ brandCode }) => brandCode);
      expect(new Map(brands.map(({ code, count }) => [code, count]))).toEqual(
        new Map([...counts].map(([code, found]) => [code, found.length])),
      );
      for (const { name, code, href, count } of brands.slice(0, 5)) {
        expect(href).toMatch(new RegExp(`^/[a-z0-9-]+/c-${code.toLowerCase()}$`));
        const searchText = `:relevance:brand:${code}`;
        const listing = await listProducts(seeded.catalogue, { searchText, page: 0, pageSize: 1 });
        expect([listing?.h1PageName, listing?.pagination.totalResults]).toEqual([name, count]);
      }
    },
  );

  it('of layouts show chosen products, and how many there are [LST-07] [CON-04]', async () => {
    const layout = schemas.layoutPage.response.parse(
      await seeded.content.layout('layout-page', 'jewellery-atelier'),
    );
    const block = layout.blocks.find(({ type }) => type === 'collection');
    expect(block).toMatchObject({ title: 'From the atelier', layout: 'grid', total: 30 });
    expect(block?.type === 'collection' && block.products.length).toBe(24);
    const missing = { type: 'collection', collection: 'no-such-list', layout: 'rail' } as const;
    expect(await toBlocks(seeded.catalogue, [missing], 'luxury')).toEqual([]);
    expect(seeded.shop.layouts.filter(({ path }) => path.startsWith('/layout-page/')).length).toBeGreaterThan(
      2,
    );
  });

  it('contain a film with its still picture, and a countdown [CON-04]', async () => {
    const film = (await bySlug('winter-room'))?.blocks.find((block) => block.type === 'video');
    expect(film).toMatchObject({
      title: 'Four in the afternoon',
      poster: { url: expect.stringMatching(/^\/media\/[0-9a-f]{16}\.avif$/), width: 1120, height: 490 },
      sources: [{ url: expect.stringMatching(/^\/media\/[0-9a-f]{16}\.webm$/), type: 'video/webm' }],
    });
    const until = (await bySlug('wedding-season'))?.blocks.find((block) => block.type === 'countdown');
    expect(until).toMatchObject({ ends: '2027-02-14T23:59:00+05:30', after: expect.any(String) });
  });

  it('contain a hero with its focal points, for the crops of screens [CON-04]', async () => {
    const page = seeded.shop.content.find(({ slug }) => slug === 'winter-room');
    const hero = page?.blocks.find((block) => block.type === 'hero');
    if (!hero) throw new Error('The page has no hero.');
    const focus = { wide: { x: 66, y: 60 }, tall: { x: 50, y: 38 } };
    const blocks = schemas.homePage.response.shape.blocks.parse(
      await toBlocks(seeded.catalogue, [{ ...hero, focus }, hero], 'luxury'),
    );
    expect(blocks.map((block) => block.type === 'hero' && block.focus)).toEqual([focus, undefined]);
  });

  it('leave out an expired countdown without a closing text [CON-04]', async () => {
    const ends = '2026-11-29T23:59:00+05:30';
    const until = { type: 'countdown', title: 'To order', ends } as const;
    const countVisible = async (block: Block, now: string) =>
      (await toBlocks(seeded.catalogue, [block], 'luxury', { now: Date.parse(now) })).length;
    expect(await countVisible(until, '2026-11-29T23:58:59+05:30')).toBe(1);
    expect(await countVisible(until, ends)).toBe(0);
    expect(await countVisible({ ...until, after: 'Closed.' }, ends)).toBe(1);
  });

  it('leave out unknown and incomplete blocks, and report each once until the content changes', async () => {
    const text = { type: 'text', title: 'Text', html: '<p>Text</p>' };
    const hero = { type: 'hero', title: 'Hero', text: '', link: { label: 'See', href: '/' } };
    const noWords = { type: 'editorial', image: { wide: {}, tall: {}, alt: '' } };
    const noList = { type: 'collection', layout: 'rail' };
    await seeded.db.insert(contentPage).values({
      slug: 'mixed-blocks',
      catalogue: 'luxury',
      path: '/explore/mixed-blocks',
      title: 'Mixed',
      description: '',
      blocks: [{ type: 'confetti' }, hero, noWords, noList, null, text] as unknown as Block[],
    });
    const lines: string[] = [];
    const content = new Content(seeded.db, seeded.catalogue, (line) => void lines.push(line));
    const typesOf = async () => {
      const page = schemas.homePage.response.parse(await content.pageBySlug('mixed-blocks'));
      return page.blocks.map((block) => ('title' in block ? `${block.type} ${block.title}` : block.type));
    };
    expect(await typesOf()).toEqual(['text Text']);
    expect(await typesOf()).toEqual(['text Text']);
    const reported = ['collection', 'confetti', 'editorial', 'hero', 'undefined'].map(
      (type) => `The page mixed-blocks leaves out a block that is unknown or not complete: "${type}".`,
    );
    expect(lines.toSorted()).toEqual(reported);
    content.forget();
    await typesOf();
    expect(lines).toHaveLength(2 * reported.length);
    await seeded.db.delete(contentPage).where(eq(contentPage.slug, 'mixed-blocks'));
  });

  it('leave out the ids of products that are no texts, and report them once', async () => {
    const [good = ''] = seeded.shop.products.map(({ id }) => id);
    const rail = { type: 'productRail', title: 'New', query: {} };
    await seeded.db.insert(contentPage).values({
      slug: 'mixed-products',
      catalogue: 'luxury',
      path: '/explore/mixed-products',
      title: 'Mixed',
      description: '',
      blocks: [
        { ...rail, productIds: [{ id: good }, good, 7, null, [good]] },
        { ...rail, title: 'Only others', productIds: [{ id: good }] },
      ] as unknown as Block[],
    });
    const lines: string[] = [];
    const content = new Content(seeded.db, seeded.catalogue, (line) => void lines.push(line));
    const idsOf = async () => {
      const page = schemas.homePage.response.parse(await content.pageBySlug('mixed-products'));
      return page.blocks.map((block) =>
        block.type === 'productRail' ? block.products.map(({ productId }) => productId) : [],
      );
    };
    expect(await idsOf()).toEqual([[good]]);
    expect(await idsOf()).toEqual([[good]]);
    const line = 'The page mixed-products leaves out products whose id is no text, in a block of the type';
    expect(lines).toEqual([`${line} "productRail".`]);
    await seeded.db.delete(contentPage).where(eq(contentPage.slug, 'mixed-products'));
  });

  it('are an error when the products of a block cannot be read', async () => {
    const rail: Block = { type: 'productRail', title: 'New', query: {}, productIds: ['mp000000000000000'] };
    const cards = vi.spyOn(seeded.catalogue, 'cards').mockRejectedValueOnce(new Error('no database'));
    await expect(toBlocks(seeded.catalogue, [rail], 'luxury')).rejects.toThrow('no database');
    cards.mockRestore();
  });

  it('no longer list a brand in the index once its last product is removed [CON-01]', async () => {
    const path = 'brandList/a-to-z-luxury-brands';
    const [least] = brandsOf(await byPath(path)).sort((a, b) => a.count - b.count);
    const removed = seeded.shop.products.filter(({ brandCode }) => brandCode === least?.code);
    await seeded.catalogue.engine.apply(removed.map(({ id }) => ({ id, document: undefined })));
    // Only the search engine has changed, so the brand index still lists the brand. The brands are counted
    // again only when the version of the catalogue changes.
    expect(brandsOf(await byPath(path)).map(({ code }) => code)).toContain(least?.code);
    await seeded.catalogue.refresh(['mp000000000000000']);
    expect(brandsOf(await byPath(path)).map(({ code }) => code)).not.toContain(least?.code);
    await seeded.catalogue.refresh(removed.map(({ id }) => id));
    expect(brandsOf(await byPath(path)).map(({ code }) => code)).toContain(least?.code);
  });

  it.each([
    ['brandList/bags-brands-index', '/brandList/a-to-z-luxury-brands'],
    ['brandList/women-luxury-brands', '/brandList/a-to-z-luxury-brands'],
    ['brandList/indiluxe-women-brands-index', '/brandList/indiluxe-brands-index'],
    ['brandList/indiluxes-luxury-brands', '/brandList/a-to-z-luxury-brands'],
  ])('show for the old link %s the brand index at %s [CON-01]', async (path, own) => {
    expect((await byPath(path))?.pagePath).toBe(own);
  });

  it.each(['brandList/brands-index', 'brandList/-luxury-brands', 'brandList/x', 'x/a-luxury-brands'])(
    'contain no brand index at %s',
    async (path) => expect(await byPath(path)).toBeUndefined(),
  );

  it('show items without a picture as one list of escaped texts', async () => {
    const home = await bySlug('home-page');
    const service = home?.blocks.find((block) => block.type === 'text');
    expect(service).toMatchObject({ title: 'The service' });
    expect(service && 'html' in service ? service.html : '').toMatch(/^<ul>(<li>.*<\/li>)+<\/ul>$/);
  });
});

describe('the navigation', () => {
  const menuOf = async (catalogue: 'luxury' | 'indiluxe') =>
    schemas.navigation.response.parse(await seeded.content.menu(catalogue));

  it.each(['luxury', 'indiluxe'] as const)(
    'of %s has the links of every menu at the left, and its pictures at the right [SHL-01]',
    async (catalogue) => {
      const written = seeded.shop.navigation.find((one) => one.catalogue === catalogue);
      const { left, right } = await menuOf(catalogue);
      expect(left.map(({ webURL }) => webURL)).toEqual(written?.leftItems.map(({ webURL }) => webURL));
      expect(left.length).toBeGreaterThan(1);
      expect(right.map(({ title }) => title)).toEqual(written?.rightItems.map(({ title }) => title));
      for (const { thumbnail } of right) expect(thumbnail?.url).toMatch(/^\/media\//);
    },
  );

  it.each(['luxury', 'indiluxe'] as const)(
    'of %s contains the stored items, with pictures from the store [CON-09]',
    async (catalogue) => {
      const written = seeded.shop.navigation.find((one) => one.catalogue === catalogue)?.items ?? [];
      const { centre } = await menuOf(catalogue);
      expect(centre.map(({ title, webURL }) => [title, webURL])).toEqual(
        written.map(({ title, webURL }) => [title, webURL]),
      );
      const sections = centre.flatMap(({ sectionsCollection }) => sectionsCollection);
      expect(sections.every(({ sectionType }) => /^(brand|category|spotlight)/.test(sectionType))).toBe(true);
      const spotlights = sections.filter(({ itemType }) => itemType === 'image');
      expect(spotlights.length).toBeGreaterThan(5);
      for (const { pageTitle, thumbnail } of spotlights) {
        expect(thumbnail?.url).toMatch(/^\/media\/\w+\.avif$/);
        expect(pageTitle).not.toBe('');
      }
    },
  );

  it('changes when an editor changes it [CON-09]', async () => {
    const [row] = await seeded.db.select().from(navigation).where(eq(navigation.catalogue, 'luxury'));
    const items = (row?.items ?? []).map((item, at) => (at === 0 ? { ...item, title: 'For women' } : item));
    await seeded.db.transaction(async (tx) => {
      await tx.update(navigation).set({ items }).where(eq(navigation.catalogue, 'luxury'));
      await recordChanges(tx, 'content', ['nav-menu'], new Date(0));
    });
    await seeded.follower.poll();
    expect((await menuOf('luxury')).centre[0]?.title).toBe('For women');
  });

  it('has product and brand counts for each link, also to a gender or to the brand index', async () => {
    const { centre } = await menuOf('luxury');
    const found = (href: RegExp) => centre.find(({ webURL }) => href.test(webURL))?.found;
    const counted = async (searchText: string) =>
      (await listProducts(seeded.catalogue, { searchText, page: 0, pageSize: 1 }))?.pagination.totalResults;
    expect(found(/c-lsh10$/)?.items).toBe(await counted(':relevance:category:LSH10'));
    expect(found(/Women$/)?.items).toBe(
      await counted(':relevance:category:LSH1:genderbeauty-classification:Women'),
    );
    const bags = seeded.shop.products.filter(({ categoryCode }) => categoryCode.startsWith('LSH10'));
    expect(found(/c-lsh10$/)?.brands).toBe(new Set(bags.map(({ brandCode }) => brandCode)).size);
    const luxury = seeded.shop.products.filter(({ catalogue }) => catalogue === 'luxury');
    expect(found(/^\/brandList/)).toEqual({
      items: luxury.length,
      brands: new Set(luxury.map(({ brandCode }) => brandCode)).size,
    });
  });
});

describe('the counts of the menu', () => {
  it('are renewed after 10 minutes, and the old counts are returned during the renewal', async () => {
    let now = 0;
    const counts = new FoundCounts(seeded.catalogue, () => now);
    const search = vi.spyOn(seeded.catalogue.engine, 'search');
    const first = await counts.at('/bags/c-lsh10', 'luxury');
    await counts.at('/bags/c-lsh10', 'luxury');
    expect(search).toHaveBeenCalledTimes(1);
    now = 10 * 60_000;
    const none = { total: 0, hits: [], facets: [], filters: [], categories: [] };
    search.mockResolvedValueOnce(none as unknown as Awaited<ReturnType<typeof search>>);
    expect(await counts.at('/bags/c-lsh10', 'luxury')).toEqual(first);
    await vi.waitFor(async () =>
      expect(await counts.at('/bags/c-lsh10', 'luxury')).toEqual({ items: 0, brands: 0 }),
    );
    expect(search).toHaveBeenCalledTimes(2);
    search.mockRestore();
  });

  it('are undefined if the path has no listing or the search fails', async () => {
    const counts = new FoundCounts(seeded.catalogue);
    expect(await counts.at('/explore/indiluxe', 'luxury')).toBeUndefined();
    const search = vi.spyOn(seeded.catalogue.engine, 'search').mockRejectedValueOnce(new Error('full'));
    expect(await counts.at('/bags/c-lsh10', 'luxury')).toBeUndefined();
    search.mockRestore();
  });
});
