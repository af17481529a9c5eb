import { LineThumb } from '@luxe/patterns/line-thumb';
import { PriceBlock } from '@luxe/patterns/price-block';
import { moveFocus } from '@luxe/ui/focus';
import { Button } from '@luxe/ui/button';
import { IconText } from '@luxe/ui/icon-text';
import { Link } from '@luxe/ui/link';
import { Select } from '@luxe/ui/select';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { useRef, useState } from 'react';
import { copy } from '../data/copy.ts';
import type { WishlistItemModel } from '../data/toWishlistItemModel.ts';
import { Actions, Facts, Notes, Row } from './WishlistRow.styles.ts';

export type WishlistRowProps = {
  item: WishlistItemModel;
  /**
   * Adds the offer to the bag and removes the item from the wishlist. The promise also resolves when this
   * fails.
   */
  onMove: (item: WishlistItemModel, ussid: string) => Promise<void>;
  onRemove: (item: WishlistItemModel) => void;
};

/** A row of the wishlist: product, price change, expiry, and the actions to move or remove it. */
export function WishlistRow({ item, onMove, onRemove }: WishlistRowProps) {
  const name = `${item.brand} ${item.name}`;
  return (
    <Row>
      <LineThumb url={item.imageURL} soldOut={item.isSoldOut} />
      <Facts>
        <Text weight="medium">{item.brand}</Text>
        <Link href={item.href} tone="bare">
          {item.name}
        </Link>
        <Text size="sm" tone="secondary">
          {item.color}
        </Text>
        <PriceBlock price={item.price} mrp={item.mrp} />
        <Notes>
          {item.isSoldOut && <IconText icon="info">{copy.soldOut}</IconText>}
          {item.priceChange && !item.isSoldOut && <IconText icon="info">{item.priceChange}</IconText>}
          <Text size="sm" tone="tertiary">
            {item.savedUntil}
          </Text>
        </Notes>
      </Facts>
      <Actions>
        {!item.isSoldOut && <MoveToBag item={item} name={name} onMove={onMove} />}
        <div>
          <TextButton onClick={() => onRemove(item)} aria-label={copy.removeName(name)}>
            {copy.remove}
          </TextButton>
        </div>
      </Actions>
    </Row>
  );
}

type MoveToBagProps = Pick<WishlistRowProps, 'item' | 'onMove'> & { name: string };

/** Size field and "Move to bag". Pressing the button without a size shows an error at the field. */
function MoveToBag({ item, name, onMove }: MoveToBagProps) {
  const [ussid, setUssid] = useState(item.ussid);
  const [isSizeRequired, setSizeRequired] = useState(false);
  const [busy, setBusy] = useState(false);
  const sizeSelect = useRef<HTMLSelectElement>(null);
  const move = async () => {
    if (!ussid) {
      setSizeRequired(true);
      moveFocus(sizeSelect.current);
      return;
    }
    setBusy(true);
    await onMove(item, ussid);
    setBusy(false);
  };
  return (
    <>
      {item.sizes.length > 0 && (
        <Select
          ref={sizeSelect}
          label={copy.size}
          value={ussid}
          {...(item.ussid ? {} : { placeholder: copy.chooseSize })}
          error={isSizeRequired && !ussid ? copy.sizeNeeded : undefined}
          options={item.sizes.map((size) => ({
            value: size.ussid,
            label: size.isAvailable ? size.label : copy.soldOutSize(size.label),
            disabled: !size.isAvailable,
          }))}
          onChange={(event) => setUssid(event.currentTarget.value)}
        />
      )}
      <Button
        emphasis="secondary"
        busy={busy}
        busyLabel={copy.moving}
        aria-label={busy ? undefined : copy.moveName(name)}
        onClick={() => void move()}
      >
        {copy.move}
      </Button>
    </>
  );
}
