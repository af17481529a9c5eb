import type { ProductCard } from '@luxe/contract/calls';
import { ProductTile } from '@luxe/patterns/product-tile';
import { toTileProduct } from '@luxe/patterns/tile-product';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { layerCopy as copy } from '../data/layerCopy.ts';
import { Products } from './SearchLayerView.styles.ts';

export type PopularProductsProps = {
  /** Undefined while they load. */
  products: readonly ProductCard[] | undefined;
  labelId: string;
};

/** Three popular products. Renders nothing when there are none. */
export function PopularProducts({ products, labelId }: PopularProductsProps) {
  if (products?.length === 0) return null;
  return (
    <Stack gap={12}>
      <Text id={labelId} size="xs" tone="secondary">
        {copy.popular}
      </Text>
      <Products role="list" aria-labelledby={labelId} aria-busy={!products} data-search="top product click">
        {products
          ? products.map((product) => (
              <ProductTile
                key={product.productId}
                product={toTileProduct(product)}
                sizes="(min-width: 1024px) 20vw, 33vw"
              />
            ))
          : [0, 1, 2].map((index) => (
              <li key={index}>
                <Skeleton shape="media" />
              </li>
            ))}
      </Products>
    </Stack>
  );
}
