import { formatPaise } from '@luxe/format';
import { LineThumb } from '@luxe/patterns/line-thumb';
import { IconText } from '@luxe/ui/icon-text';
import { Link } from '@luxe/ui/link';
import { QuantityStepper } from '@luxe/ui/quantity-stepper';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { copy } from '../copy.ts';
import type { BagLineModel } from '../data/toBagModel.ts';
import { Actions, Amounts, Facts, Money, Notes, Row } from './BagLineView.styles.ts';

export type BagLineViewProps = {
  line: BagLineModel;
  onQuantityChange: (line: BagLineModel, quantity: number) => void;
  onRemove: (line: BagLineModel) => void;
};

/** One line: what it is, when it comes, what is wrong with it, how many, how much. */
export function BagLineView({ line, onQuantityChange, onRemove }: BagLineViewProps) {
  return (
    <Row>
      <LineThumb url={line.imageURL} out={line.isSoldOut} />
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
        <Amounts>
          <Text tabular>{line.isGift ? copy.free : formatPaise(line.price)}</Text>
          {line.each && (
            <Text size="sm" tone="secondary" tabular>
              {line.each}
            </Text>
          )}
        </Amounts>
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
      {line.priceChange && <IconText icon="info">{line.priceChange}</IconText>}
      {line.problem && (
        <IconText icon="warning" tone="error">
          {line.problem}
        </IconText>
      )}
    </Notes>
  );
}
