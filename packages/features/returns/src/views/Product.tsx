import { LineThumb } from '@luxe/patterns/line-thumb';
import { variantText } from '@luxe/patterns/order-line';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { ReactNode } from 'react';
import { Row } from './Product.styles.ts';

export type ProductProps = {
  product: {
    productBrand: string;
    productName: string;
    imageURL: string;
    color: string;
    size: string;
  };
  /** A formatted amount; absent for none. */
  price?: string;
  /** Notes and controls below the product. */
  children?: ReactNode;
};

/** An item of a return with its picture. */
export function Product({ product, price, children }: ProductProps) {
  const variant = variantText(product);
  return (
    <Row>
      <LineThumb url={product.imageURL} />
      <Stack gap={12}>
        <div>
          <Text weight="medium" translate="no">
            {product.productBrand}
          </Text>
          <Text>{product.productName}</Text>
          {variant && (
            <Text size="sm" tone="secondary">
              {variant}
            </Text>
          )}
          {price && (
            <Text size="sm" tone="secondary" tabular>
              {price}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </Row>
  );
}
