import type { TaraResponse } from './answer.ts';
import type { CatalogueProduct, Facts } from './judgeProduct.ts';

type Colour = CatalogueProduct['colours'][number];

/** A product of an answer, in the colour that the answer shows. */
interface Shown {
  readonly product: CatalogueProduct;
  readonly colour: Colour;
}

/**
 * Judges the cells of a comparison and the sentences about stock, one result each: a sentence for a fault,
 * undefined for a fact of the store. A date of delivery is no fact of the catalogue, and is left out.
 */
export function judgeCells(
  { sentences, products: listed, comparison }: TaraResponse['answer'],
  facts: Facts,
): (string | undefined)[] {
  const shownOf = (id: string): Shown | undefined => {
    const card = listed.find(({ product: { productId } }) => productId === id)?.product;
    const product = facts.products.get(id);
    const colour = product?.colours.find(({ name }) => name === card?.color) ?? product?.colours[0];
    return product && colour && { product, colour };
  };
  const cells = (comparison?.rows ?? []).flatMap(({ label, values }) =>
    values.flatMap((value, index) => {
      if (label === 'Arrives by') return [];
      const shown = shownOf(comparison?.products[index] ?? '');
      const isFact = shown !== undefined && isCell(shown, label, value, facts);
      return [isFact ? undefined : `The cell "${label}: ${value}" is no fact of the store.`];
    }),
  );
  const [first] = listed;
  const statements = [
    ...listed.flatMap(({ product: { productId }, reasons }) =>
      reasons.map(({ text }) => ({ text, productId })),
    ),
    ...sentences.map(({ text }) => ({ text, productId: first?.product.productId ?? '' })),
  ];
  const stock = statements.flatMap(({ text, productId }) => {
    if (!stockPatterns.some((pattern) => pattern.test(text))) return [];
    const shown = shownOf(productId);
    return [shown && isStock(shown, text) ? undefined : `"${text}" is not the stock of ${productId}.`];
  });
  return [...cells, ...stock];
}

const missing = 'Not stated';

function isCell({ product, colour }: Shown, label: string, value: string, { brandNames }: Facts): boolean {
  const offers = colour.variants.flatMap((variant) => variant.offers);
  switch (label) {
    case 'Brand':
      return value === brandNames.get(product.brandCode);
    case 'Price':
      return offers.some(({ price }) => price / 100 === rupeesOf(value));
    case 'MRP':
      return offers.some(({ mrp }) => mrp / 100 === rupeesOf(value));
    case 'Colours':
      return value === product.colours.map(({ name }) => name).join(', ');
    case 'Sizes in stock':
      return value === (labelsInStock(colour).join(', ') || missing);
    case 'Returns':
      return value === product.returnPolicy;
    default:
      return value === (product.details.find((detail) => detail.label === label)?.value || missing);
  }
}

const rupeesOf = (text: string): number => Number(text.replaceAll(/[₹,\s]/g, ''));

const labelsInStock = ({ variants }: Colour): string[] =>
  variants.filter(({ offers }) => offers.some(({ stock }) => stock > 0)).map(({ sizeLabel }) => sizeLabel);

/** The sentences of the store about stock. */
const oneInStock = /^Size (.+) is in stock\.$/;
const oneSoldOut = /^Size (.+) is sold out\.$/;
const inStock = /^In stock: (.+)\.$/;
const allSoldOut = /^All sizes are sold out\.$/;
const stockPatterns = [oneInStock, oneSoldOut, inStock, allSoldOut];

function isStock({ colour }: Shown, text: string): boolean {
  const labels = labelsInStock(colour);
  const has = (size: string) => labels.some((label) => label === size || label.endsWith(` ${size}`));
  const [, there] = oneInStock.exec(text) ?? [];
  if (there !== undefined) return has(there);
  const [, gone] = oneSoldOut.exec(text) ?? [];
  if (gone !== undefined) return !has(gone);
  const [, list] = inStock.exec(text) ?? [];
  return list === undefined ? labels.length === 0 : list.split(/, | and /).join(', ') === labels.join(', ');
}
