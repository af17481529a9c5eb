import { Icon } from '@luxe/ui/icon';
import { Image } from '@luxe/ui/image';
import { Text } from '@luxe/ui/text';
import { Link } from '@luxe/ui/link';
import type { ReactNode } from 'react';
import { linePicture } from '../picture/pictureProps.ts';
import { Amount, GiftLine, Line, Out, Rest, State, Content } from './OrderLine.styles.ts';

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

export type OrderLineState = 'returned' | 'cancelled' | 'exchanged';

export type OrderLineLabels = {
  quantity: (count: number) => string;
  states: Record<OrderLineState, string>;
  gift: string;
};

const english: OrderLineLabels = {
  quantity: (count) => `Quantity ${count}`,
  states: { returned: 'Returned', cancelled: 'Cancelled', exchanged: 'Exchanged' },
  gift: 'A gift',
};

export type OrderLineProps = {
  line: LineProduct;
  /** A formatted amount or a price block. */
  price?: ReactNode;
  /** Uses a picture 72 px wide, for summaries. */
  compact?: boolean;
  /** Whether to show the quantity as text. Turn off if the caller shows a stepper. Default true. */
  showQuantity?: boolean;
  /** Whether the name links to the product. Default true. */
  linked?: boolean;
  /** Fades the picture. */
  outOfStock?: boolean;
  /** State of the item: shown as text, with a faded picture. */
  state?: OrderLineState;
  /** Detail of the state: "₹72,400 back to your card by 12 December". */
  stateNote?: ReactNode;
  /** Marks the line as a gift. A string is the gift message. */
  gift?: boolean | string;
  labels?: OrderLineLabels;
  /** Content below the text: delivery date, stepper, notes, actions. */
  children?: ReactNode;
};

/** "Oxblood, Medium". */
export const variantText = ({ color, size }: Pick<LineProduct, 'color' | 'size'>) =>
  [color, size].filter(Boolean).join(', ');

/** A line of a bag or order: thumbnail, product, price, state, and content of the caller. */
export function OrderLine({
  line,
  price,
  compact = false,
  showQuantity = true,
  linked = true,
  outOfStock = false,
  state,
  stateNote,
  gift = false,
  labels = english,
  children,
}: OrderLineProps) {
  const name = `${line.productBrand} ${line.productName}`;
  const variant = variantText(line);
  const facts = [variant, showQuantity ? labels.quantity(line.quantity) : ''].filter(Boolean).join('. ');
  return (
    <Line $compact={compact} aria-label={name}>
      <Out $out={outOfStock || state !== undefined}>
        <Image {...linePicture(line.imageURL, '')} ratio="4/5" fit="contain" tone="media" />
      </Out>
      <Content>
        <div>
          <Text size="ui" weight="medium" translate="no">
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
        {(state || gift) && (
          <State>
            {state && (
              <Text size="sm" tone="secondary">
                <Text as="span" size="sm" tone="primary" weight="medium">
                  {labels.states[state]}
                </Text>
                {stateNote && (
                  <span>
                    {' · '}
                    <span>{stateNote}</span>
                  </span>
                )}
              </Text>
            )}
            {gift && <Gift message={gift === true ? '' : gift} label={labels.gift} />}
          </State>
        )}
        {children && <Rest>{children}</Rest>}
      </Content>
    </Line>
  );
}

function Gift({ message, label }: { message: string; label: string }) {
  return (
    <GiftLine>
      <Icon name="gift" size="s" />
      <div>
        <Text size="sm" tone="secondary">
          {label}
        </Text>
        {message && (
          <Text voice="editor" size="ui">
            {`“${message}”`}
          </Text>
        )}
      </div>
    </GiftLine>
  );
}
