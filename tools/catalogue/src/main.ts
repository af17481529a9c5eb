/**
 * Prints the catalogue as NDJSON, one `{ "kind": …, "value": … }` per line. Products are streamed, never all
 * in memory.
 * `node tools/catalogue/src/main.ts --seed 1 [--products 1200] [--out file.ndjson]`
 */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { DEFAULT_PRODUCTS, generateCatalogue, streamProducts } from './index.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, products: { type: 'string' }, out: { type: 'string' } },
});
const readNonNegativeInteger = (name: string, text: string): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0)
    throw new Error(`--${name} takes a non-negative integer, not "${text}"`);
  return number;
};
const seed = readNonNegativeInteger('seed', values.seed);
const count =
  values.products === undefined ? DEFAULT_PRODUCTS : readNonNegativeInteger('products', values.products);

const out = values.out ? createWriteStream(values.out) : process.stdout;
const write = async (kind: string, value: unknown) => {
  if (!out.write(`${JSON.stringify({ kind, value })}\n`)) await once(out, 'drain');
};

/**
 * Content and navigation are generated for at most the default number of products. Every larger catalogue
 * contains these products, so references to them stay valid.
 */
const { products: _few, ...rest } = generateCatalogue({ seed, products: Math.min(count, DEFAULT_PRODUCTS) });
for (const brand of rest.brands) await write('brand', brand);
for (const category of rest.categories) await write('category', category);
for (const seller of rest.sellers) await write('seller', seller);
for (const pincode of rest.pincodes) await write('pincode', pincode);
for (const page of rest.content) await write('content', page);
for (const one of rest.navigation) await write('navigation', one);
for (const tag of rest.tags) await write('tag', tag);
for (const terms of rest.synonyms) await write('synonyms', terms);
for (const one of rest.substitutes) await write('substitutes', one);
for (const file of rest.media) await write('media', file);
for (const product of streamProducts({ seed, count })) await write('product', product);
if (out !== process.stdout) out.end();
