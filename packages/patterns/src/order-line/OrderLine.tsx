import { Icon } from '@luxe/ui/icon';
import { Image } from '@luxe/ui/image';
import { Text } from '@luxe/ui/text';
import { Link } from '@luxe/ui/link';
import type { ReactNode } from 'react';
import { linePicture } from '../picture/pictureProps.ts';
import { Amount, GiftLine, Line, Out, Rest, State, Words } from './OrderLine.styles.ts';

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

/** Every word that a line says by itself. */
export type OrderLineWords = {
  quantity: (count: number) => string;
  states: Record<OrderLineState, string>;
  gift: string;
};

const english: OrderLineWords = {
  quantity: (count) => `Quantity ${count}`,
  states: { returned: 'Returned', cancelled: 'Cancelled', exchanged: 'Exchanged' },
  gift: 'A gift',
};

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
  /** What became of the piece: said in a word, and its picture fades where it is no longer the shopper's. */
  state?: OrderLineState;
  /** More about the state: "₹72,400 back to your card by 12 December". */
  stateNote?: ReactNode;
  /** It is a gift. A string is its message, in the editor's voice. */
  gift?: boolean | string;
  words?: OrderLineWords;
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
  state,
  stateNote,
  gift = false,
  words = english,
  children,
}: OrderLineProps) {
  const name = `${line.productBrand} ${line.productName}`;
  const choice = choiceOf(line);
  const facts = [choice, showQuantity ? words.quantity(line.quantity) : ''].filter(Boolean).join(' · ');
  return (
    <Line $compact={compact} aria-label={name}>
      <Out $out={outOfStock || state !== undefined}>
        <Image {...linePicture(line.imageURL, '')} ratio="4/5" fit="contain" tone="media" />
      </Out>
      <Words>
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
                  {words.states[state]}
                </Text>
                {stateNote && (
                  <span>
                    {' · '}
                    <span>{stateNote}</span>
                  </span>
                )}
              </Text>
            )}
            {gift && <Gift message={gift === true ? '' : gift} label={words.gift} />}
          </State>
        )}
        {children && <Rest>{children}</Rest>}
      </Words>
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
