import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { recordChanges } from '../../db/changeLog.ts';
import { product as productTable } from '../../db/schema/index.ts';
import { manualClock } from '../../testing/manualClock.ts';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';
import { partsOf, planOf, understood } from '../../testing/tara.ts';
import type { AssistantParts, Understood } from './asked.ts';
import { sizeAnswer } from './sizeAnswer.ts';
import { namedProducts, subjectsOf } from './subject.ts';

let seeded: Seeded;
let parts: AssistantParts;
let soldOut: Product;
/** A product in stock with a name of one word. */
let renamed: Product;
/** Another product in stock. */
let inStock: Product;
beforeAll(async () => {
  seeded = await openSeeded();
  const clock = manualClock();
  parts = partsOf(seeded, clock);
  soldOut = find(isSoldOut);
  const [first, second] = seeded.shop.products.filter((one) => !isSoldOut(one));
  if (!first || !second) throw new Error('The demonstration catalogue has no products in stock.');
  renamed = { ...first, name: 'Tote' };
  inStock = second;
  const { id, name } = renamed;
  await seeded.db.update(productTable).set({ name }).where(eq(productTable.id, id));
  await seeded.db.transaction((tx) => recordChanges(tx, 'product', [id], clock.now()));
  await seeded.follower.poll();
}, 60_000);
afterAll(() => seeded.close());

type Product = Seeded['shop']['products'][number];

const isSoldOut = ({ colours }: Product): boolean =>
  colours.every(({ variants }) => variants.every(({ offers }) => offers.every(({ stock }) => stock === 0)));
const find = (isWanted: (product: Product) => boolean): Product => {
  const product = seeded.shop.products.find(isWanted);
  if (!product) throw new Error('The demonstration catalogue has no such product.');
  return product;
};
/** A question that begins with the name of a product, as on its page. */
const about = ({ id, name }: Product, more: Partial<Understood> = {}): Understood => ({
  ...understood({ intent: 'size' }, { text: `${name}: which size fits?`, about: id }),
  ...more,
});
const idsOf = async (subjects: ReturnType<typeof subjectsOf>) =>
  (await subjects).map(({ product }) => product.id);

describe('a question from the page of a product', () => {
  test.each([
    ['is sold out', () => soldOut],
    ['has a short name', () => renamed],
  ])('is about this product when it %s', async (_, read) => {
    const product = read();
    expect(await idsOf(subjectsOf(parts, about(product)))).toEqual([product.id]);
    // The name alone does not lead to it.
    expect(await idsOf(subjectsOf(parts, about(product, { about: undefined })))).not.toContain(product.id);
  });

  it('gets an answer about this product when it is sold out', async () => {
    const product = soldOut;
    const { sentences } = await sizeAnswer(parts, about(product));
    expect(sentences.map(({ source }) => source?.href)).not.toEqual([]);
    for (const { source } of sentences) expect(source?.href).toContain(product.id);
  });

  it('is not about the last list', async () => {
    const product = soldOut;
    const context = { plan: planOf({ categories: ['LSH10'] }), shown: 8 };
    const asked = about(product, { context, plan: planOf({ intent: 'size', refersTo: [1] }) });
    expect(await idsOf(subjectsOf(parts, asked))).toEqual([product.id]);
  });

  it('compares this product with another one that it names', async () => {
    const named = await idsOf(namedProducts(parts, about(soldOut, { text: inStock.name })));
    expect(named[0]).toBe(soldOut.id);
    expect(named).toContain(inStock.id);
  });

  test.each(['mp999999999999999', 'MP1', '', "mp1' or '1'='1"])(
    'is like any other one when the shop does not sell the product %j',
    async (id) => {
      const asked = understood({ intent: 'size' }, { text: 'which size fits?' });
      expect(await sizeAnswer(parts, { ...asked, about: id })).toEqual(await sizeAnswer(parts, asked));
    },
  );
});
