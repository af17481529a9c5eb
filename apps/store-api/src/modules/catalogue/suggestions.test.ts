import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemas } from '@luxe/contract/schemas';
import { listProducts } from './listing.ts';
import { showProduct } from './product.ts';
import { openSeeded, type Seeded } from './seeded.ts';
import { popularProducts, suggest, toTyped } from './suggestions.ts';

let seeded: Seeded;
beforeAll(async () => void (seeded = await openSeeded()), 60_000);
afterAll(() => seeded.close());

const typed = (searchString: string, isLuxuryWeb = 'true') => toTyped({ searchString, isLuxuryWeb });
const suggested = async (...words: Parameters<typeof typed>) => {
  const suggestions = await suggest(seeded.catalogue, typed(...words));
  return schemas.suggestions.response.parse({ suggestions }).suggestions;
};
const popular = async (...words: Parameters<typeof typed>) =>
  popularProducts(seeded.catalogue, { ...typed(...words), page: 0, size: 3 });

/** How many pieces are where a suggestion leads. */
async function piecesAt(url: string): Promise<number> {
  const { pathname, searchParams } = new URL(url, 'http://shop');
  const code = /\/c-(\w+)$/.exec(pathname)?.[1]?.toUpperCase();
  const answer = await listProducts(seeded.catalogue, {
    searchText: code
      ? `:relevance:${code.startsWith('MBH') ? 'brand' : 'category'}:${code}`
      : (searchParams.get('q') ?? ''),
    page: 0,
    pageSize: 1,
  });
  return answer?.pagination.totalResults ?? 0;
}

describe('suggestions', () => {
  it('a product code, as its page shows it or as it was pasted, finds its product alone', async () => {
    const [{ id, name } = { id: '', name: '' }] = seeded.shop.products;
    for (const code of [id, id.toUpperCase(), ` *${id}*\u200b`, `#${id}`]) {
      const answer = await listProducts(seeded.catalogue, { searchText: code, page: 0, pageSize: 24 });
      expect(
        answer?.searchresult.map(({ productId }) => productId),
        code,
      ).toEqual([id]);
      expect(
        (await popular(code)).map(({ productname }) => productname),
        code,
      ).toEqual([name]);
      expect((await suggested(code)).length, code).toBeGreaterThan(0);
    }
  });

  it('completes what is typed: words, within a house and a category, houses and categories [SEA-02]', async () => {
    const found = await suggested('to');
    expect(found[0]).toMatchObject({ kind: 'term', within: '', text: expect.stringMatching(/^to/) });
    expect(found.filter(({ within }) => within !== '').length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(10);
  });

  it('finds a house by its name and by each nickname, before the last letter is typed', async () => {
    const missed: string[] = [];
    for (const { name, code, nicknames } of seeded.catalogue.brands.values()) {
      if ((await piecesAt(`/x/c-${code.toLowerCase()}`)) === 0) continue;
      for (const text of [name.slice(0, -1), ...nicknames]) {
        const found = await suggested(text);
        if (!found.some(({ kind, text: house }) => kind === 'brand' && house === name)) missed.push(text);
      }
    }
    expect(missed).toEqual([]);
  });

  it('finds categories', async () => {
    const found = await suggested('handb');
    expect(found).toContainEqual({
      kind: 'category',
      text: 'Handbags',
      within: '',
      url: expect.stringMatching(/^\/[\w-]+\/c-lsh1010$/),
    });
  });

  it('knows what was meant by a slip', async () => {
    expect((await suggested('crescnt')).map(({ text }) => text)).toContain('crescent');
  });

  it('keeps to indiluxe where it is asked there', async () => {
    for (const { kind, url } of await suggested('ju', 'false')) {
      if (kind === 'term') expect(decodeURIComponent(url)).toMatch(/:category:ISH1/);
      if (kind === 'category') expect(url).toMatch(/c-ish/);
    }
    const ofLuxury = (await suggested('handb', 'false')).filter(({ kind }) => kind === 'category');
    expect(ofLuxury).toEqual([]);
  });

  it.each(['', '   ', '₹', ':::', '%', '\u{1F45C}'])('finds nothing for "%s"', async (text) => {
    expect(await suggested(text)).toEqual([]);
  });

  it('whatever is typed, no suggestion leads to an empty page, none comes twice, and there are ten at most', async () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdeilnorstu ’é'), maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(letters, fc.string({ unit: 'grapheme' })),
        fc.boolean(),
        async (text, isLuxury) => {
          const found = await suggested(text, String(isLuxury));
          expect(new Set(found.map(({ url }) => url)).size).toBe(found.length);
          for (const { url } of found) expect(await piecesAt(url), url).toBeGreaterThan(0);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('popular products', () => {
  it('are three pieces that can be had [SEA-15]', async () => {
    const cards = await popular('');
    expect(schemas.popularProducts.response.parse({ products: cards }).products).toHaveLength(3);
    expect(cards.every(({ isOutOfStock }) => !isOutOfStock)).toBe(true);
  });

  it('are of what the text finds, and of everything when it finds nothing', async () => {
    const jutti = await popular('jutti');
    expect(jutti.map(({ productname }) => productname).join(' ')).toMatch(/jutti/i);
    expect(await popular('zzzzqqqq')).toEqual(await popular(''));
  });

  it('are of the own catalogue first, and of the other where only that has them', async () => {
    const owners = async (...asked: Parameters<typeof typed>) => {
      const cards = await popular(...asked);
      const products = await Promise.all(
        cards.map(({ productId }) => showProduct(seeded.catalogue, productId, undefined)),
      );
      return new Set(products.map((product) => product?.rootCategory));
    };
    expect(await owners('jewellery')).toEqual(new Set(['luxury']));
    expect(await owners('jutti')).toEqual(new Set(['indiluxe']));
    expect(await owners('jewellery', 'false')).toEqual(new Set(['indiluxe']));
  });

  it('are of indiluxe where they are asked there', async () => {
    const cards = await popular('', 'false');
    expect(cards).toHaveLength(3);
    expect(cards).not.toEqual(await popular(''));
  });
});
