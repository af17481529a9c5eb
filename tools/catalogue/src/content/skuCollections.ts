import type { Product, SkuCollection } from '@luxe/store-api/model';

/** The first variant with stock of products that match, the most popular first. */
function choose(
  products: readonly Product[],
  isChosen: (product: Product) => boolean,
  limit: number,
): string[] {
  return products
    .filter(isChosen)
    .toSorted((a, b) => b.popularity - a.popularity)
    .flatMap(({ colours }) => {
      const variants = colours[0]?.variants ?? [];
      const sold = variants.find(({ offers }) => offers.some(({ stock }) => stock > 0));
      return sold ? [sold.sku] : [];
    })
    .slice(0, limit);
}

/** Lists of chosen variants, which content pages show and `CustomSkuCollection` returns. */
export const skuCollections = (products: readonly Product[]): SkuCollection[] => [
  {
    code: 'jewellery-atelier',
    catalogue: 'luxury',
    title: 'From the atelier',
    description: 'Rings, bracelets and dress watches that our buyers chose this winter.',
    skus: choose(products, ({ categoryCode }) => categoryCode.startsWith('LSH15'), 30),
  },
  {
    code: 'winter-table',
    catalogue: 'luxury',
    title: 'On the winter table',
    description: '',
    skus: choose(products, ({ categoryCode }) => categoryCode.startsWith('LSH21'), 8),
  },
  {
    code: 'weaves-of-varanasi',
    catalogue: 'indiluxe',
    title: 'Woven in Varanasi',
    description: 'Dupattas and shawls from the pit looms of one town.',
    skus: choose(products, ({ categoryCode }) => /^ISH101010[23]/.test(categoryCode), 12),
  },
];
