import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { artColours, artEntries, artFolder, filmEntries, mediaFiles, mediaName } from './data/art.ts';
import { makersOf } from './brands/brands.ts';
import { leafCodes } from './data/categories.ts';
import { forms } from './forms/forms.ts';
import { DEFAULT_PRODUCTS, generateCatalogue, OWN_SUPER_BRAND, streamProducts } from './index.ts';
import { linksOf, unresolvedLinks } from './resolveLinks.ts';

const catalogue = generateCatalogue({ seed: 1 });
const { products, brands, categories, sellers, pincodes, content, navigation, synonyms, substitutes } =
  catalogue;
const variants = products.flatMap((product) => product.colours.flatMap((colour) => colour.variants));
const offers = variants.flatMap((variant) => variant.offers);
const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

function duplicates(list: readonly string[]): string[] {
  const seen = new Set<string>();
  return list.filter((one) => seen.size === seen.add(one).size);
}

function lineage(code: string): string[] {
  const parent = categories.find((one) => one.code === code)?.parentCode;
  return parent ? [code, ...lineage(parent)] : [code];
}

describe('the generator', () => {
  it('returns the same bytes for the same seed, and different bytes for a different seed', () => {
    expect(digest(generateCatalogue({ seed: 1 }))).toBe(digest(catalogue));
    expect(digest(generateCatalogue({ seed: 2 }))).not.toBe(digest(catalogue));
  });

  it('streams many products without repeating an id or a title', () => {
    const ids = new Set<string>();
    const titles = new Set<string>();
    for (const product of streamProducts({ seed: 7, count: 6000 })) {
      ids.add(product.id);
      titles.add(product.title);
    }
    expect(ids.size).toBe(6000);
    expect(titles.size).toBe(6000);
  });

  it('generates the same first products in streams of any length, except for popularity', () => {
    const [first] = streamProducts({ seed: 3, count: 10_000 });
    expect({ ...first, popularity: 0 }).toEqual({
      ...[...streamProducts({ seed: 3, count: 5 })][0],
      popularity: 0,
    });
  });
});

describe('the catalogue', () => {
  it('has at least 1,200 products of 70 brands in both catalogues', () => {
    expect(products.length).toBe(DEFAULT_PRODUCTS);
    expect(products.length).toBeGreaterThanOrEqual(1200);
    expect(brands.length).toBe(70);
    expect(new Set(products.map((one) => one.brandCode)).size).toBe(70);
    expect(new Set(products.map((one) => one.catalogue))).toEqual(new Set(['luxury', 'indiluxe']));
  });

  it('has unique codes, ids and offers', () => {
    for (const list of [brands, categories].map((all) => all.map((one) => one.code)))
      expect(duplicates(list)).toEqual([]);
    expect(duplicates(products.map((one) => one.id))).toEqual([]);
    expect(duplicates(products.map((one) => one.slug))).toEqual([]);
    expect(duplicates(variants.map((one) => one.sku))).toEqual([]);
    expect(duplicates(offers.map((one) => one.ussid))).toEqual([]);
    expect(duplicates(sellers.map((one) => one.id))).toEqual([]);
    expect(duplicates(pincodes.map((one) => one.pincode))).toEqual([]);
  });

  it('has brand codes that start with MBH, and three brands of foreign super-brands [LST-13]', () => {
    expect(brands.every((one) => one.code.startsWith('MBH'))).toBe(true);
    expect(brands.filter((one) => one.superBrand !== OWN_SUPER_BRAND)).toHaveLength(3);
  });

  it('has category codes of the specified lengths [SEO-04]', () => {
    const tops = categories.filter((one) => one.level === 1).map((one) => one.code);
    expect(tops).toEqual(['LSH1', 'LSH10', 'LSH11', 'LSH13', 'LSH15', 'LSH18', 'LSH21', 'ISH1']);
    for (const { code, level, parentCode } of categories) {
      if (level > 1) expect(code.length).toBe([0, 0, 7, 10, 13][level]);
      if (level > 1) expect(code).toMatch(new RegExp(`^${parentCode}\\d+$`));
      else expect(parentCode).toBe(code.length === 5 ? 'LSH1' : undefined);
      if (parentCode) expect(categories.map((one) => one.code)).toContain(parentCode);
    }
  });

  it('gives every product a four-digit HSN code', () => {
    const codes = new Map(categories.map(({ code, hsnCode }) => [code, hsnCode]));
    for (const { categoryCode } of products) expect(codes.get(categoryCode), categoryCode).toMatch(/^\d{4}$/);
  });

  it('has products in every category, all from the catalogue of that category [LST-11] [LST-12]', () => {
    const filled = new Set(products.flatMap((one) => lineage(one.categoryCode)));
    expect(categories.filter((one) => !filled.has(one.code)).map((one) => one.code)).toEqual([]);
    for (const product of products) {
      expect(leafCodes).toContain(product.categoryCode);
      expect(product.categoryCode.slice(0, 3)).toBe(product.catalogue === 'luxury' ? 'LSH' : 'ISH');
    }
  });

  it('has at least three questions for every category of the first two levels', () => {
    for (const one of categories.filter((two) => two.level <= 2))
      expect(one.faq.length, one.code).toBeGreaterThanOrEqual(3);
  });

  it('has more than 300 six-digit pincodes, some of them not serviceable', () => {
    expect(pincodes.length).toBeGreaterThan(300);
    for (const one of pincodes) {
      expect(one.pincode).toMatch(/^[1-9]\d{5}$/);
      if (one.serviceable) expect(one.homeDays).toBeGreaterThanOrEqual(1);
      else expect(one.codAvailable).toBe(false);
      expect(one.homeDays).toBeLessThanOrEqual(7);
    }
    expect(pincodes.find((one) => one.pincode === '110001')).toMatchObject({
      city: 'New Delhi',
      serviceable: true,
      codAvailable: true,
    });
    expect(pincodes.some((one) => !one.serviceable)).toBe(true);
  });

  it('suggests terms of existing products for search terms that the shop does not sell', () => {
    const sold = JSON.stringify([products.map(({ name }) => name), categories]).toLowerCase();
    const unsold = substitutes.flatMap(({ offered }) => offered.filter((term) => !sold.includes(term)));
    expect(unsold).toEqual([]);
  });

  it('has synonyms in lower case, in groups of at least two', () => {
    for (const group of synonyms) {
      expect(group.length).toBeGreaterThan(1);
      expect(group.join()).toBe(group.join().toLowerCase());
    }
  });
});

describe('pictures', () => {
  it('are all used: banners on pages, and all other pictures on products', () => {
    const usedFiles = new Set(
      products.flatMap((one) => one.colours.flatMap((two) => two.images.map((three) => three.file))),
    );
    const pages = JSON.stringify(content);
    // No page uses the tall banners themselves: the phone crops are cut from them.
    const expectedEntries = artEntries.filter(({ view }) => view !== 'tall');
    const isUsed = (entry: (typeof expectedEntries)[number]) =>
      entry.colour ? usedFiles.has(mediaName(entry)) : pages.includes(mediaName(entry));
    expect(expectedEntries.filter((entry) => !isUsed(entry)).map(({ file }) => file)).toEqual([]);
  });

  it('of a product in a colour show only its model in that colour, with the hero picture first', () => {
    for (const product of products) {
      for (const colour of product.colours) {
        const art = artColours(product.model).find((one) => one.key === colour.key);
        const pictures = colour.images.filter((one) => !one.film);
        expect(pictures.map((one) => one.file)).toEqual(art?.pictures.map((one) => one.file));
        expect(colour.images[0]?.view).toBe('hero');
        expect(colour.hex).toBe(art?.hex);
      }
    }
  });

  it('that show a brand name belong only to products of that brand', () => {
    const named = forms.filter((form) => form.onlyBrand);
    expect(named.length).toBeGreaterThan(10);
    for (const form of named) {
      const brand = makersOf(form)[0];
      const others = products.filter((one) => one.model === form.model && one.brandCode !== brand?.code);
      expect(others.map((one) => one.title)).toEqual([]);
    }
  });

  it('have a file, a tone and an alt text without a brand name', () => {
    for (const entry of artEntries) {
      expect(existsSync(path.join(artFolder, 'images', entry.file)), entry.file).toBe(true);
      expect(entry.tone).toMatch(/^#[0-9a-f]{6}$/);
      expect(brands.filter((brand) => entry.alt.includes(brand.name))).toEqual([]);
    }
  });

  it('and films are named by the hash of their bytes', () => {
    expect(mediaFiles.length).toBe(artEntries.length + 2 * filmEntries.length);
    for (const { name, path: file } of mediaFiles) {
      const hash = createHash('sha256')
        .update(readFileSync(path.join(artFolder, file)))
        .digest('hex');
      expect(`${hash.slice(0, 16)}${path.extname(file)}`, file).toBe(name);
    }
  });

  it('include films that are below 250 kB and are all used [CON-04] [PDP-02]', () => {
    const images = products.flatMap((one) => one.colours.flatMap((colour) => colour.images));
    const contentJson = JSON.stringify([content, images]);
    expect(filmEntries.length).toBeGreaterThan(1);
    for (const entry of filmEntries) {
      const bytes = readFileSync(path.join(artFolder, 'films', entry.file));
      expect(bytes.length, entry.file).toBeLessThan(250_000);
      // WebM files start with the EBML id.
      expect(bytes.readUInt32BE(0)).toBe(0x1a45dfa3);
      expect(contentJson).toContain(mediaName(entry));
    }
    const filmed = images.filter((one) => one.film);
    expect(filmed.length).toBeGreaterThan(0);
    for (const { view, alt } of filmed)
      expect([view, alt]).toEqual(['film', expect.stringContaining('Lumen Genève')]);
  });

  it('of consecutive products show different models, and different first colours of one model', () => {
    const last = new Map<string, string>();
    products.forEach((product, i) => {
      expect(product.model).not.toBe(products[i - 1]?.model);
      const form = `${product.categoryCode} ${product.model}`;
      const first = product.colours[0]?.key ?? '';
      if (
        artColours(product.model).length > 3 &&
        forms.filter((one) => one.model === product.model).length === 1
      ) {
        expect(last.get(form)).not.toBe(first);
      }
      last.set(form, first);
    });
  });
});

describe('offers', () => {
  it('have prices in full rupees, never above the MRP', () => {
    for (const offer of offers) {
      expect(offer.price).toBeGreaterThan(0);
      expect(offer.price).toBeLessThanOrEqual(offer.mrp);
      expect(offer.price % 100).toBe(0);
      expect(Number.isSafeInteger(offer.mrp)).toBe(true);
    }
  });

  it('include sold-out, scarce and plentiful variants, prices below ₹50,000, and some second sellers', () => {
    const winning = variants.map((one) => one.offers[0]?.stock ?? 0);
    expect(winning.filter((stock) => stock === 0).length).toBeGreaterThan(100);
    expect(winning.filter((stock) => stock >= 1 && stock <= 3).length).toBeGreaterThan(100);
    expect(winning.filter((stock) => stock >= 20).length).toBeGreaterThan(winning.length / 2);
    expect(offers.filter((one) => one.price < 5_000_000).length).toBeGreaterThan(1000);
    expect(variants.some((one) => one.offers.length > 1)).toBe(true);
  });

  it('belong to known sellers', () => {
    const known = new Set(sellers.map((one) => one.id));
    for (const offer of offers) {
      expect(known).toContain(offer.sellerId);
      expect(offer.ussid.startsWith(offer.sellerId)).toBe(true);
    }
  });
});

describe('content', () => {
  it('repeats fewer than 2 % of descriptions and leaves no placeholder unfilled', () => {
    expect(duplicates(products.map((one) => one.description)).length).toBeLessThan(products.length / 50);
    expect(JSON.stringify(catalogue)).not.toMatch(
      /\{(line|brand|place|country|q|noun|material)\}|undefined|NaN/,
    );
  });

  it('has no exclamation marks', () => {
    expect(JSON.stringify({ ...catalogue, pincodes: [] })).not.toContain('!');
  });

  it('links only to pages that exist', () => {
    expect(linksOf(catalogue.articles).length).toBeGreaterThan(5);
    expect(linksOf({ content, navigation }).length).toBeGreaterThan(200);
    expect(unresolvedLinks(catalogue)).toEqual([]);
  });

  it('fills every rail with eight to twelve products', () => {
    for (const page of content) {
      for (const block of page.blocks) {
        if (block.type !== 'productRail') continue;
        expect(block.productIds.length, `${page.slug}: ${block.title}`).toBeGreaterThanOrEqual(8);
        expect(block.productIds.length).toBeLessThanOrEqual(12);
        expect(duplicates(block.productIds)).toEqual([]);
      }
    }
  });

  it('has home pages and brand indexes of both catalogues, and six landing pages', () => {
    expect(content.map((one) => one.slug)).toEqual([
      'home-page',
      'indiluxe',
      'winter-room',
      'gifting',
      'wedding-season',
      'new-arrivals',
      'watches-and-time',
      'craft-of-india',
      'a-to-z-luxury-brands',
      'indiluxe-brands-index',
    ]);
  });
});

describe('articles', () => {
  const { articles } = catalogue;

  it('are twelve, in both sections, each with a slug and a day of its own [CON-03]', () => {
    expect(articles.length).toBe(12);
    expect(new Set(articles.map(({ section }) => section))).toEqual(new Set(['blog', 'trends']));
    expect(duplicates(articles.map(({ slug }) => slug))).toEqual([]);
    expect(duplicates(articles.map(({ publishedAt }) => publishedAt))).toEqual([]);
  });

  it('have text, a quote, and products in the displayed colour that can be bought', () => {
    for (const { slug, blocks } of articles) {
      const types = blocks.map(({ type }) => type);
      expect(types[0], slug).toBe('text');
      expect(types, slug).toContain('pullQuote');
      const callouts = blocks.filter((block) => block.type === 'productCallout');
      expect(callouts.length, slug).toBeGreaterThan(1);
      expect(duplicates(callouts.map(({ productId }) => productId))).toEqual([]);
      for (const { productId, colour } of callouts) {
        const shown = products.find(({ id }) => id === productId)?.colours.find(({ key }) => key === colour);
        expect(shown?.variants.some(({ offers }) => offers.some(({ stock }) => stock > 0))).toBe(true);
      }
    }
    const all = articles.flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'productCallout'));
    expect(all).toHaveLength(28);
  });

  it('leave out products that a small shop does not have', () => {
    const sizes = [
      { seed: 1, products: 0 },
      { seed: 1, products: 120 },
      { seed: 7, products: 600 },
    ];
    for (const size of sizes) {
      const small = generateCatalogue(size);
      const ids = new Set(small.products.map(({ id }) => id));
      const callouts = small.articles.flatMap(({ blocks }) =>
        blocks.filter((block) => block.type === 'productCallout'),
      );
      expect(small.articles).toHaveLength(12);
      expect(callouts.filter(({ productId }) => !ids.has(productId))).toEqual([]);
      expect(callouts.length > 0).toBe(size.products > 0);
    }
  });
});

it('product and page texts promise no service that the shop does not have', () => {
  const texts = JSON.stringify(catalogue);
  const promises =
    /gift.?wrap(?!ped\?)|by hand and leave|note by hand|written by hand|leave out the invoice|say (?:so )?at checkout|ask for a note|resized once|once, without charge/gi;
  expect([...texts.matchAll(promises)].map(([phrase]) => phrase)).toEqual([]);
});

it('the phone picture of every hero ends soon after the point where the text begins', () => {
  const heroes = content.flatMap(({ blocks }) => blocks).filter((block) => block.type === 'hero');
  expect(heroes.length).toBeGreaterThan(4);
  for (const { image } of heroes) {
    expect(artEntries.find((entry) => mediaName(entry) === image.tall.file)?.view).toBe('phone');
    // On a phone 390 px wide, the text starts 349 px below the top of the picture. The picture ends at less
    // than 440 px, so that little of the picture is behind the text.
    expect((image.tall.height / image.tall.width) * 390).toBeLessThan(440);
  }
});
