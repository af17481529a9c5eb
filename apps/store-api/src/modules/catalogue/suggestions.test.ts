import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemas } from '@luxe/contract/schemas';
import { listProducts } from './listing.ts';
import { showProduct } from './product.ts';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';
import { popularProducts, suggest, toTypedText } from './suggestions.ts';

let seeded: Seeded;
beforeAll(async () => void (seeded = await openSeeded()), 60_000);
afterAll(() => seeded.close());

const typed = (searchString: string, isLuxuryWeb = 'true') => toTypedText({ searchString, isLuxuryWeb });
const suggested = async (...args: Parameters<typeof typed>) => {
  const suggestions = await suggest(seeded.catalogue, typed(...args));
  return schemas.suggestions.response.parse({ suggestions }).suggestions;
};
const popular = async (...args: Parameters<typeof typed>) =>
  popularProducts(seeded.catalogue, { ...typed(...args), page: 0, size: 3 });

/** Number of products at the URL of a suggestion. */
async function countProductsAt(url: string): Promise<number> {
  const { pathname, searchParams } = new URL(url, 'http://shop');
  const code = /\/c-(\w+)$/.exec(pathname)?.[1]?.toUpperCase();
  const response = await listProducts(seeded.catalogue, {
    searchText: code
      ? `:relevance:${code.startsWith('MBH') ? 'brand' : 'category'}:${code}`
      : (searchParams.get('q') ?? ''),
    page: 0,
    pageSize: 1,
  });
  return response?.pagination.totalResults ?? 0;
}

describe('suggestions', () => {
  it('find the one product whose code is typed, or pasted with other characters around it', async () => {
    const [{ id, name } = { id: '', name: '' }] = seeded.shop.products;
    for (const code of [id, id.toUpperCase(), ` *${id}*\u200b`, `#${id}`]) {
      const response = await listProducts(seeded.catalogue, { searchText: code, page: 0, pageSize: 24 });
      expect(
        response?.searchresult.map(({ productId }) => productId),
        code,
      ).toEqual([id]);
      expect(
        (await popular(code)).map(({ productname }) => productname),
        code,
      ).toEqual([name]);
      expect((await suggested(code)).length, code).toBeGreaterThan(0);
    }
  });

  it('complete the typed text with terms, also within a brand or category [SEA-02]', async () => {
    const found = await suggested('to');
    expect(found[0]).toMatchObject({ kind: 'term', within: '', text: expect.stringMatching(/^to/) });
    expect(found.filter(({ within }) => within !== '').length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(10);
  });

  it('contain a brand when a nickname, or its name without the last letter, is typed', async () => {
    const missed: string[] = [];
    for (const { name, code, nicknames } of seeded.catalogue.brands.values()) {
      if ((await countProductsAt(`/x/c-${code.toLowerCase()}`)) === 0) continue;
      for (const text of [name.slice(0, -1), ...nicknames]) {
        const found = await suggested(text);
        if (!found.some(({ kind, text: suggestedText }) => kind === 'brand' && suggestedText === name))
          missed.push(text);
      }
    }
    expect(missed).toEqual([]);
  });

  it('contain categories whose names match the typed text', async () => {
    const found = await suggested('handb');
    expect(found).toContainEqual({
      kind: 'category',
      text: 'Handbags',
      within: '',
      url: expect.stringMatching(/^\/[\w-]+\/c-lsh1010$/),
    });
  });

  it('correct a misspelling', async () => {
    expect((await suggested('crescnt')).map(({ text }) => text)).toContain('crescent');
  });

  it('contain only terms and categories of indiluxe in a request from indiluxe', async () => {
    for (const { kind, url } of await suggested('ju', 'false')) {
      if (kind === 'term') expect(decodeURIComponent(url)).toMatch(/:category:ISH1/);
      if (kind === 'category') expect(url).toMatch(/c-ish/);
    }
    const ofLuxury = (await suggested('handb', 'false')).filter(({ kind }) => kind === 'category');
    expect(ofLuxury).toEqual([]);
  });

  it.each(['', '   ', '₹', ':::', '%', '\u{1F45C}'])('are empty for "%s"', async (text) => {
    expect(await suggested(text)).toEqual([]);
  });

  it('are unique, at most 10, and link only to pages with products, whatever is typed', async () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdeilnorstu ’é'), maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(letters, fc.string({ unit: 'grapheme' })),
        fc.boolean(),
        async (text, isLuxury) => {
          const found = await suggested(text, String(isLuxury));
          expect(new Set(found.map(({ url }) => url)).size).toBe(found.length);
          for (const { url } of found) expect(await countProductsAt(url), url).toBeGreaterThan(0);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('popular products', () => {
  it('are 3 products in stock [SEA-15]', async () => {
    const cards = await popular('');
    expect(schemas.popularProducts.response.parse({ products: cards }).products).toHaveLength(3);
    expect(cards.every(({ isOutOfStock }) => !isOutOfStock)).toBe(true);
  });

  it('match the typed text; if nothing matches, they come from the complete catalogue', async () => {
    const jutti = await popular('jutti');
    expect(jutti.map(({ productname }) => productname).join(' ')).toMatch(/jutti/i);
    expect(await popular('zzzzqqqq')).toEqual(await popular(''));
  });

  it('come from the own catalogue of the shopper, or else from the other catalogue', async () => {
    const owners = async (...args: Parameters<typeof typed>) => {
      const cards = await popular(...args);
      const products = await Promise.all(
        cards.map(({ productId }) => showProduct(seeded.catalogue, productId, undefined)),
      );
      return new Set(products.map((product) => product?.rootCategory));
    };
    expect(await owners('jewellery')).toEqual(new Set(['luxury']));
    expect(await owners('jutti')).toEqual(new Set(['indiluxe']));
    expect(await owners('jewellery', 'false')).toEqual(new Set(['indiluxe']));
  });

  it('come from indiluxe in a request from indiluxe', async () => {
    const cards = await popular('', 'false');
    expect(cards).toHaveLength(3);
    expect(cards).not.toEqual(await popular(''));
  });
});
