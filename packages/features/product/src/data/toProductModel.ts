import { discountPercent, rupeesToPaise } from '@luxe/format';
import { isOneSize } from '@luxe/patterns/size-picker';
import { productTag } from '@luxe/patterns/product-tag';
import type { ShownProduct } from './shownProduct.ts';

export type Size = ShownProduct['variantOptions']['sizelink'][number];

export interface ProductModel {
  product: ShownProduct;
  crumbs: { label: string; href?: string }[];
  tag: string | undefined;
  /** Sizes to choose from; empty when there is one size. */
  sizes: readonly Size[];
  /** The size that would be put in the bag; undefined while a choice is missing. */
  chosen: Size | undefined;
  isSoldOut: boolean;
  /** Price of the chosen size; of the product while none is chosen. */
  price: ShownProduct['winningSellerPrice'];
  mrp: ShownProduct['mrpPrice'];
  discountPercent: number;
}

/** What the views draw for a product in a size. A size that is unknown or sold out counts as not chosen. Pure. */
export function toProductModel(product: ShownProduct, size: string | undefined): ProductModel {
  const { sizelink } = product.variantOptions;
  const single = sizelink.length === 1 ? sizelink[0] : undefined;
  const isSoldOut = product.isOutOfStock || sizelink.every(({ isAvailable }) => !isAvailable);
  const wanted = single ?? sizelink.find((one) => one.size === size);
  const chosen = !isSoldOut && wanted?.isAvailable ? wanted : undefined;
  const price = chosen?.price ?? product.winningSellerPrice;
  const mrp = chosen?.mrp ?? product.mrpPrice;
  return {
    product,
    crumbs: toCrumbs(product),
    tag: productTag(product),
    sizes: single && (!single.size || isOneSize(single.size)) ? [] : sizelink,
    chosen,
    isSoldOut,
    price,
    mrp,
    discountPercent: discountPercent(rupeesToPaise(price.doubleValue), rupeesToPaise(mrp.doubleValue)),
  };
}

function toCrumbs({ seo, productName }: ShownProduct) {
  const crumbs: { label: string; href?: string }[] = seo.breadcrumbs.map(({ name, url }) => ({
    label: name,
    href: url,
  }));
  const last = crumbs.at(-1);
  return last?.label === productName
    ? [...crumbs.slice(0, -1), { label: productName }]
    : [...crumbs, { label: productName }];
}
