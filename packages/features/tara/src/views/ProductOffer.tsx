import { bagPath } from '@luxe/contract/paths';
import { sizesFor } from '@luxe/patterns/picture';
import { ProductTile } from '@luxe/patterns/product-tile';
import { Button } from '@luxe/ui/button';
import { Link } from '@luxe/ui/link';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useState } from 'react';
import { copy } from '../data/copy.ts';
import type { OfferModel } from '../data/toAnswerModel.ts';
import type { Buy } from '../data/useBuy.ts';
import { SentenceLines } from './SentenceLines.tsx';
import { Offer, Purchase } from './Tara.styles.ts';

export type ProductOfferProps = { offer: OfferModel; onBuy: Buy };

/** A product of an answer: its tile, the reasons for it, and a button that adds it to the bag. */
export function ProductOffer({ offer, onBuy }: ProductOfferProps) {
  const { product, reasons } = offer;
  const [state, setState] = useState<'idle' | 'adding' | 'added'>('idle');
  const name = `${product.brandname} ${product.productname}`;
  const buy = async () => {
    setState('adding');
    setState((await onBuy(offer)) ? 'added' : 'idle');
  };
  return (
    <Offer>
      <ProductTile as="article" product={product} sizes={sizesFor.rail} />
      {reasons.length > 0 && (
        <Stack as="ul" gap={4} aria-label={copy.reasons(name)} role="list">
          <SentenceLines as="li" size="sm" sentences={reasons} />
        </Stack>
      )}
      {!product.isOutOfStock && (
        <Purchase>
          <Button
            emphasis="secondary"
            size="s"
            busy={state === 'adding'}
            busyLabel={copy.adding}
            aria-label={state === 'adding' ? undefined : copy.addNamed(name)}
            onClick={() => void buy()}
          >
            {copy.addToBag}
          </Button>
          {state === 'added' && (
            <Text size="sm" tone="success">
              {copy.inBag} <Link href={bagPath}>{copy.viewBag}</Link>
            </Text>
          )}
        </Purchase>
      )}
    </Offer>
  );
}
