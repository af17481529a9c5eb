import { Image } from '@luxe/ui/image';
import { Text } from '@luxe/ui/text';
import { Link } from '@luxe/ui/link';
import type { ReactNode } from 'react';
import { linePicture } from '../picture/pictureProps.ts';
import { Amount, Line, Out, Rest, Words } from './OrderLine.styles.ts';

/** The fields that lines of a bag, a checkout summary and an order share. */
export interface LineProduct {
  productName: string;
  productBrand: string;
  webURL: string;
  imageURL: string;
  color: string;
  /** Empty when the product has one size. */
  size: string;
  quantity: number;
}

export type OrderLineProps = {
  line: LineProduct;
  /** What it costs: a formatted amount or a price block. */
  price?: ReactNode;
  /** `compact`: 72 px picture, for summaries. */
  compact?: boolean;
  /** Says the quantity in words. Off where the caller offers a stepper. Default true. */
  showQuantity?: boolean;
  /** Leads to the product. Default true. */
  linked?: boolean;
  /** Draws the picture faded. */
  outOfStock?: boolean;
  /** Under the words: delivery date, stepper, notes, actions. */
  children?: ReactNode;
};

/** "Oxblood, Medium". */
export const choiceOf = ({ color, size }: Pick<LineProduct, 'color' | 'size'>) =>
  [color, size].filter(Boolean).join(', ');

/** A product that is in a bag or an order: thumbnail, words, price, and whatever the caller adds. */
export function OrderLine({
  line,
  price,
  compact = false,
  showQuantity = true,
  linked = true,
  outOfStock = false,
  children,
}: OrderLineProps) {
  const name = `${line.productBrand} ${line.productName}`;
  const choice = choiceOf(line);
  const facts = [choice, showQuantity ? `Quantity ${line.quantity}` : ''].filter(Boolean).join(' · ');
  return (
    <Line $compact={compact} aria-label={name}>
      <Out $out={outOfStock}>
        <Image {...linePicture(line.imageURL, '')} ratio="4/5" fit="contain" tone="media" />
      </Out>
      <Words>
        <div>
          <Text size="ui" weight="medium">
            {line.productBrand}
          </Text>
          <Text size="sm" tone="secondary">
            {linked ? (
              <Link href={line.webURL} tone="bare">
                {line.productName}
              </Link>
            ) : (
              line.productName
            )}
          </Text>
          {facts && (
            <Text size="sm" tone="secondary">
              {facts}
            </Text>
          )}
        </div>
        {price !== undefined && <Amount>{price}</Amount>}
        {children && <Rest>{children}</Rest>}
      </Words>
    </Line>
  );
}
