import type { CallResponse, PincodeData } from '@luxe/contract/calls';
import { formatDay } from '@luxe/format';
import { PriceBlock } from '@luxe/patterns/price-block';
import { isOneSize, SizePicker, stockNote } from '@luxe/patterns/size-picker';
import { Button } from '@luxe/ui/button';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Page } from '@luxe/ui/page';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../data/copy.ts';
import { sellersCopy } from '../data/sellersCopy.ts';

type Sellers = CallResponse<'otherSellers'>;
type Seller = Sellers['sellers'][number];
type Size = Seller['sizelink'][number];

export type SellersViewProps = {
  product: Sellers;
  pincode: string;
  /** Delivery data of the pincode. Undefined until it is loaded. */
  delivery: PincodeData | undefined;
  /** Adds a size to the bag and reports the outcome. Never rejects. */
  onAdd: (size: Size) => Promise<void>;
};

/** The sellers of a product in the order of the store, each with price, sizes, delivery and "Add to bag". */
export function SellersView({ product, pincode, delivery, onAdd }: SellersViewProps) {
  return (
    <Page width="copy">
      <Stack gap={6}>
        <Text weight="medium">
          <Link href={product.webURL}>{`${product.brandName} ${product.productName}`}</Link>
        </Text>
        <Heading level={1} tabIndex={-1}>
          {sellersCopy.sellers(product.sellers.length)}
        </Heading>
        <Text tone="secondary">{sellersCopy.sellersIn(product.color)}</Text>
      </Stack>
      <Rows aria-label={sellersCopy.sellersList}>
        {product.sellers.map((seller) => (
          <li key={seller.sellerID}>
            <SellerOffer seller={seller} pincode={pincode} delivery={delivery} onAdd={onAdd} />
          </li>
        ))}
      </Rows>
    </Page>
  );
}

type SellerOfferProps = Pick<SellersViewProps, 'pincode' | 'delivery' | 'onAdd'> & { seller: Seller };

function SellerOffer({ seller, pincode, delivery, onAdd }: SellerOfferProps) {
  const { sizelink, sellerName } = seller;
  const single = sizelink.length === 1 ? sizelink[0] : undefined;
  const [selectedSize, setSelectedSize] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const selected = single ?? sizelink.find(({ size }) => size === selectedSize);
  const isSoldOut = sizelink.every(({ isAvailable }) => !isAvailable);
  const add = async () => {
    if (!selected) return setError(copy.chooseSize);
    setBusy(true);
    await onAdd(selected);
    setBusy(false);
  };
  const note =
    single && [isOneSize(single.size) ? '' : single.size, stockNote(single)].filter(Boolean).join('. ');
  return (
    <Stack gap={16}>
      <Offer>
        <Stack gap={6}>
          <Heading level={2} size="title-s">
            {sellerName}
          </Heading>
          <Text size="sm" tone="secondary">
            {toDeliveryText(seller, delivery, pincode)}
          </Text>
          {note && (
            <Text size="sm" tone="secondary">
              {note}
            </Text>
          )}
        </Stack>
        <PriceBlock
          size="l"
          price={selected?.price ?? seller.price}
          mrp={selected?.mrp ?? seller.mrp}
          discountPercent={seller.discountPercent}
        />
      </Offer>
      {!single && (
        <SizePicker
          sizes={sizelink}
          value={selectedSize}
          error={error}
          onValueChange={(size) => {
            setError(undefined);
            setSelectedSize(size);
          }}
        />
      )}
      <Button
        emphasis={seller.isWinning ? 'primary' : 'secondary'}
        busy={busy}
        busyLabel={copy.adding}
        aria-label={sellersCopy.addFrom(sellerName)}
        onClick={() => void add()}
        {...(isSoldOut ? { disabledReason: copy.soldOut } : {})}
      >
        {copy.addToBag}
      </Button>
    </Stack>
  );
}

/** The earliest delivery date by a mode that both the pincode and this seller offer. */
function toDeliveryText(seller: Seller, delivery: PincodeData | undefined, pincode: string): string {
  if (!delivery) return seller.deliveryModes.map(({ name }) => name).join(', ');
  if (delivery.isServicable === 'N') return copy.notServed(pincode);
  const offered = new Set(seller.deliveryModes.map(({ code }) => code));
  const soonest = delivery.deliveryModes.find(({ code }) => offered.has(code));
  return soonest
    ? sellersCopy.deliveredBy(soonest.name, formatDay(soonest.deliveryDate))
    : sellersCopy.served(pincode);
}

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--lx-space-12) var(--lx-space-24);
`;
