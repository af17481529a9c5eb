import { formatPaise } from '@luxe/format';
import { linePicture } from '@luxe/patterns/picture';
import { Icon } from '@luxe/ui/icon';
import { Image } from '@luxe/ui/image';
import { QuantityStepper } from '@luxe/ui/quantity-stepper';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { Link } from '@luxe/ui/link';
import { copy } from '../copy.ts';
import type { BagLineModel } from '../data/toBagModel.ts';
import { Actions, Facts, Money, Note, Notes, Row, Thumb } from './BagLineView.styles.ts';

export type BagLineViewProps = {
  line: BagLineModel;
  onQuantityChange: (line: BagLineModel, quantity: number) => void;
  onRemove: (line: BagLineModel) => void;
};

/** One line: what it is, when it comes, what is wrong with it, how many, how much. */
export function BagLineView({ line, onQuantityChange, onRemove }: BagLineViewProps) {
  return (
    <Row>
      <Thumb data-out={line.isSoldOut || undefined}>
        <Image {...linePicture(line.imageURL, '')} ratio="4/5" fit="contain" tone="media" />
      </Thumb>
      <Facts>
        <Text weight="medium">{line.brand}</Text>
        <Link href={line.href} tone="bare">
          {line.name}
        </Link>
        {line.options && (
          <Text size="sm" tone="secondary">
            {line.options}
          </Text>
        )}
        <LineNotes line={line} />
        {!line.isGift && (
          <Actions>
            <TextButton tone="quiet" onClick={() => onRemove(line)} aria-label={copy.removeName(line.name)}>
              {copy.remove}
            </TextButton>
          </Actions>
        )}
      </Facts>
      <Money>
        <div>
          <Text tabular>{line.isGift ? copy.free : formatPaise(line.price)}</Text>
          {line.each && (
            <Text size="sm" tone="secondary" tabular>
              {line.each}
            </Text>
          )}
        </div>
        {!line.isGift && !line.isSoldOut && (
          <QuantityStepper
            label={copy.quantityOf(line.name)}
            value={line.quantity}
            max={line.limit}
            onValueChange={(quantity) => onQuantityChange(line, quantity)}
          />
        )}
      </Money>
    </Row>
  );
}

function LineNotes({ line }: { line: BagLineModel }) {
  const isAtLimit = !line.problem && line.quantity >= line.limit && line.limit > 1;
  return (
    <Notes>
      {line.delivery && (
        <Text size="sm" tone="secondary">
          {line.delivery}
        </Text>
      )}
      {line.isGift && <Text size="sm">{copy.giveAway}</Text>}
      {line.scarcity && <Text size="sm">{line.scarcity}</Text>}
      {isAtLimit && (
        <Text size="sm" tone="secondary" role="status">
          {copy.limit(line.limit)}
        </Text>
      )}
      {line.priceChange && (
        <Note>
          <Icon name="info" size="s" />
          <Text size="sm">{line.priceChange}</Text>
        </Note>
      )}
      {line.problem && (
        <Note data-tone="error">
          <Icon name="warning" size="s" />
          <Text size="sm" tone="error">
            {line.problem}
          </Text>
        </Note>
      )}
    </Notes>
  );
}
