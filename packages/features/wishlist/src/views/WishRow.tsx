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
import { copy } from '../copy.ts';
import type { WishModel } from '../data/toWishModel.ts';
import { Acts, Facts, Notes, Row } from './WishRow.styles.ts';

export type WishRowProps = {
  wish: WishModel;
  /** Puts the offer into the bag and takes the piece out of the list; settles when that is done or refused. */
  onMove: (wish: WishModel, ussid: string) => Promise<void>;
  onRemove: (wish: WishModel) => void;
};

/** A saved piece: what it is, what changed since, and the way into the bag. */
export function WishRow({ wish, onMove, onRemove }: WishRowProps) {
  const name = `${wish.brand} ${wish.name}`;
  return (
    <Row>
      <LineThumb url={wish.imageURL} out={wish.isSoldOut} />
      <Facts>
        <Text weight="medium">{wish.brand}</Text>
        <Link href={wish.href} tone="bare">
          {wish.name}
        </Link>
        <Text size="sm" tone="secondary">
          {wish.color}
        </Text>
        <PriceBlock price={wish.price} mrp={wish.mrp} />
        <Notes>
          {wish.isSoldOut && <IconText icon="info">{copy.soldOut}</IconText>}
          {wish.priceChange && !wish.isSoldOut && <IconText icon="info">{wish.priceChange}</IconText>}
          <Text size="sm" tone="tertiary">
            {wish.keptUntil}
          </Text>
        </Notes>
      </Facts>
      <Acts>
        {!wish.isSoldOut && <Move wish={wish} name={name} onMove={onMove} />}
        <div>
          <TextButton onClick={() => onRemove(wish)} aria-label={copy.removeName(name)}>
            {copy.remove}
          </TextButton>
        </div>
      </Acts>
    </Row>
  );
}

type MoveProps = Pick<WishRowProps, 'wish' | 'onMove'> & { name: string };

/** A size that is missing is asked for beside its choice. */
function Move({ wish, name, onMove }: MoveProps) {
  const [ussid, setUssid] = useState(wish.ussid);
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const choice = useRef<HTMLSelectElement>(null);
  const move = async () => {
    if (!ussid) {
      setAsked(true);
      moveFocus(choice.current);
      return;
    }
    setBusy(true);
    await onMove(wish, ussid);
    setBusy(false);
  };
  return (
    <>
      {wish.sizes.length > 0 && (
        <Select
          ref={choice}
          label={copy.size}
          value={ussid}
          {...(wish.ussid ? {} : { placeholder: copy.chooseSize })}
          error={isAsked && !ussid ? copy.sizeNeeded : undefined}
          options={wish.sizes.map((size) => ({
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
