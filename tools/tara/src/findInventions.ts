import { knownMaterials } from '@luxe/assistant';
import { foldText } from '@luxe/format';
import type { Sentence, TaraResponse } from './answer.ts';
import { pricesOf, textOf, type CatalogueProduct } from './judgeProduct.ts';

/** Sources whose amounts are not those of products: charges, periods, orders. */
const otherSources = new Set(['policy', 'page', 'promise', 'order', 'chart']);

/**
 * Statements of an answer that the catalogue does not support: a product that does not exist, an amount that
 * is neither a price of a shown product nor a limit of the request, a fact without a source, and a material
 * that a product does not have. Returns a sentence for each.
 */
export function findInventions(
  { answer, context }: TaraResponse,
  products: ReadonlyMap<string, CatalogueProduct>,
): string[] {
  const shown = answer.products.flatMap(({ product }) => products.get(product.productId) ?? []);
  const { minPrice, maxPrice, giftBudget } = context.plan;
  const limits = new Set(
    [minPrice, maxPrice, giftBudget].flatMap((paise) => (paise === null ? [] : [paise / 100])),
  );
  const prices = new Set(shown.flatMap(pricesOf));
  const unknown = answer.products.flatMap(({ product: { productId } }) =>
    products.has(productId) ? [] : [`The product ${productId} does not exist.`],
  );
  const checkAmounts = ({ text, source }: Sentence): string[] => {
    const amounts = amountsIn(text);
    if (amounts.every((amount) => limits.has(amount))) return [];
    if (source === null) return [`"${text}" has an amount without a source.`];
    if (otherSources.has(source.kind)) return [];
    return amounts
      .filter((amount) => !prices.has(amount) && !limits.has(amount))
      .map((amount) => `"${text}" has the amount ${amount}, which no shown product costs.`);
  };
  const checkMaterials = ({ text }: Sentence, product: CatalogueProduct | undefined): string[] => {
    if (!product) return [];
    const [stated, known] = [` ${foldText(text)} `, ` ${textOf(product)} `];
    return knownMaterials
      .filter(
        (material) =>
          stated.includes(` ${foldText(material)} `) && !known.includes(` ${foldText(material)} `),
      )
      .map((material) => `"${text}" names ${material}, which ${product.id} is not made of.`);
  };
  return [
    ...unknown,
    ...answer.sentences.flatMap(checkAmounts),
    ...answer.products.flatMap(({ product, reasons }) =>
      reasons.flatMap((reason) => [
        ...checkAmounts(reason),
        ...checkMaterials(reason, products.get(product.productId)),
        ...(reason.source === null ? [`"${reason.text}" is a reason without a source.`] : []),
      ]),
    ),
  ];
}

/** The amounts of a text, in rupees. */
const amountsIn = (text: string): number[] =>
  [...text.matchAll(/₹\s?([\d,]+(?:\.\d+)?)/g)].map(([, amount = '']) => Number(amount.replaceAll(',', '')));
