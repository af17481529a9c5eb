import { discountPercent, rupeesToPaise } from '@luxe/format';
import { isOneSize } from '@luxe/patterns/size-picker';
import { productTag } from '@luxe/patterns/product-tag';
import type { ProductData } from './productPart.ts';

export type Size = ProductData['variantOptions']['sizelink'][number];

export interface ProductModel {
  product: ProductData;
  crumbs: { label: string; href?: string }[];
  tag: string | undefined;
  /**
   * Sizes to choose from. Empty when the product has a single size without its own name, such as "One size".
   */
  sizes: readonly Size[];
  /** The size that goes into the bag. Undefined until one is selected, and when the product is sold out. */
  selected: Size | undefined;
  isSoldOut: boolean;
  /** No longer sold, so the page makes no promises about delivery. Then `isSoldOut` is true, too. */
  isDiscontinued: boolean;
  /** Price of the selected size, or of the product while none is selected. */
  price: ProductData['winningSellerPrice'];
  mrp: ProductData['mrpPrice'];
  discountPercent: number;
}

/**
 * Makes the view model of a product. `size` is the size in the URL, if any. A size that is unknown or sold
 * out counts as not selected. The only size of a product is always selected, unless it is sold out.
 */
export function toProductModel(product: ProductData, size: string | undefined): ProductModel {
  const { sizelink } = product.variantOptions;
  const single = sizelink.length === 1 ? sizelink[0] : undefined;
  const isSoldOut = product.isOutOfStock || sizelink.every(({ isAvailable }) => !isAvailable);
  const matchingSize = single ?? sizelink.find((option) => option.size === size);
  const selected = !isSoldOut && matchingSize?.isAvailable ? matchingSize : undefined;
  const price = selected?.price ?? product.winningSellerPrice;
  const mrp = selected?.mrp ?? product.mrpPrice;
  return {
    product,
    crumbs: toCrumbs(product),
    tag: product.isDiscontinued ? undefined : productTag(product),
    sizes: single && (!single.size || isOneSize(single.size)) ? [] : sizelink,
    selected,
    isSoldOut,
    isDiscontinued: product.isDiscontinued === true,
    price,
    mrp,
    discountPercent: discountPercent(rupeesToPaise(price.doubleValue), rupeesToPaise(mrp.doubleValue)),
  };
}

function toCrumbs({ seo, productName }: ProductData) {
  const crumbs: { label: string; href?: string }[] = seo.breadcrumbs.map(({ name, url }) => ({
    label: name,
    href: url,
  }));
  const last = crumbs.at(-1);
  return last?.label === productName
    ? [...crumbs.slice(0, -1), { label: productName }]
    : [...crumbs, { label: productName }];
}
