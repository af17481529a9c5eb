import { bagPath } from '@luxe/contract/paths';
import { pictureProps, sizesFor, widthsFor } from '@luxe/patterns/picture';
import { PriceBlock } from '@luxe/patterns/price-block';
import { Button } from '@luxe/ui/button';
import { ChoiceTiles } from '@luxe/ui/choice-tiles';
import { Divider } from '@luxe/ui/divider';
import { moveFocus } from '@luxe/ui/focus';
import { Image } from '@luxe/ui/image';
import { Link } from '@luxe/ui/link';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useLayoutEffect, useRef, useState } from 'react';
import type { BlockOf } from '../data/articlePart.ts';
import { copy } from '../data/copy.ts';
import type { Buy } from '../data/useBuy.ts';
import { CalloutGrid } from './Article.styles.ts';

export type CalloutProps = { block: BlockOf<'productCallout'>; onBuy: Buy };

/** A product of the article, with its sizes and a button that adds it to the bag. */
export function Callout({ block, onBuy }: CalloutProps) {
  const { productId, brand, name, href, picture, price, mrp, discountPercent, note, sizes } = block;
  const purchase = usePurchase(block, onBuy);
  const hasStock = sizes.some(({ isAvailable }) => isAvailable);
  return (
    <div>
      <Divider />
      <CalloutGrid aria-label={`${brand} ${name}`}>
        {picture ? (
          <Image
            {...pictureProps(picture, widthsFor.thumbnail, sizesFor.thumbnail)}
            ratio="4/5"
            fit="contain"
            tone="media"
          />
        ) : (
          <span />
        )}
        <Stack gap={6}>
          <Text weight="medium">{brand}</Text>
          <Link href={href} tone="inline">
            {name}
          </Link>
          <PriceBlock price={price} mrp={mrp} discountPercent={discountPercent} />
          {note && (
            <Text size="sm" tone="secondary">
              {note}
            </Text>
          )}
          {sizes.length > 1 && (
            <ChoiceTiles
              legend={copy.size(name)}
              name={`size-${productId}`}
              value={purchase.size ?? ''}
              onValueChange={purchase.choose}
              error={purchase.error}
              options={sizes.map(({ size, isAvailable }) => ({
                value: size,
                label: size,
                ...(isAvailable ? {} : { disabled: true, reason: copy.soldOut }),
              }))}
            />
          )}
        </Stack>
        {hasStock ? <Action name={name} purchase={purchase} /> : <Text tone="secondary">{copy.soldOut}</Text>}
      </CalloutGrid>
      <Divider />
    </div>
  );
}

type Purchase = ReturnType<typeof usePurchase>;

function Action({ name, purchase: { state, buy } }: { name: string; purchase: Purchase }) {
  const link = useRef<HTMLAnchorElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const isAdded = state === 'added';
  // The button that had the focus is gone.
  useLayoutEffect(() => {
    if (isAdded) moveFocus(link.current, { from: region.current });
  }, [isAdded]);
  return (
    <div ref={region}>
      {isAdded ? (
        <Stack direction="row" gap={8} align="baseline" wrap>
          <Text as="span" size="sm" tone="success">
            {copy.inBag}
          </Text>
          <Link ref={link} href={bagPath}>
            {copy.viewBag}
          </Link>
        </Stack>
      ) : (
        <Button
          emphasis="secondary"
          block
          busy={state === 'adding'}
          busyLabel={copy.adding}
          aria-label={state === 'adding' ? undefined : copy.addNamed(name)}
          onClick={() => void buy()}
        >
          {copy.addToBag}
        </Button>
      )}
    </div>
  );
}

function usePurchase({ productId, sizes }: BlockOf<'productCallout'>, onBuy: Buy) {
  const [only] = sizes.length === 1 ? sizes : [];
  const [size, setSize] = useState(only?.size);
  const [error, setError] = useState<string>();
  const [state, setState] = useState<'idle' | 'adding' | 'added'>('idle');
  return {
    size,
    error,
    state,
    choose(chosen: string) {
      setSize(chosen);
      setError(undefined);
      // Another size is another item.
      setState('idle');
    },
    async buy() {
      const found = sizes.find((one) => one.size === size);
      if (!found) return setError(copy.chooseSize);
      setState('adding');
      setState((await onBuy(productId, found.ussid)) ? 'added' : 'idle');
    },
  };
}
