import { formatPaise } from '@luxe/format';
import { LineThumb } from '@luxe/patterns/line-thumb';
import { onOffer } from '@luxe/patterns/product-tag';
import { IconText } from '@luxe/ui/icon-text';
import { Link } from '@luxe/ui/link';
import { QuantityStepper } from '@luxe/ui/quantity-stepper';
import { Stack } from '@luxe/ui/stack';
import { Tag } from '@luxe/ui/tag';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { useState } from 'react';
import { copy } from '../data/copy.ts';
import type { BagLineModel } from '../data/toBagModel.ts';
import { Actions, Amounts, Facts, Money, Notes, Row } from './BagLineView.styles.ts';

type DeliveryMode = NonNullable<BagLineModel['deliveryMode']>;

export type LineActions = {
  onQuantityChange: (line: BagLineModel, quantity: number) => void;
  onRemove: (line: BagLineModel) => void;
  /** Moves the line to the wishlist. Resolves when the action has finished. */
  onMove: (line: BagLineModel) => Promise<void>;
  /** Opens the choice of another size or colour. */
  onEdit: (line: BagLineModel) => void;
  /** Changes the delivery mode. Resolves when the action has finished. */
  onDelivery: (line: BagLineModel, mode: DeliveryMode) => Promise<void>;
  /** The shopper acknowledges a price change. Resolves when the action has finished. */
  onPriceAcknowledge: (line: BagLineModel) => Promise<void>;
};

export type BagLineViewProps = LineActions & {
  line: BagLineModel;
  /** Whether the item can be replaced after delivery; undefined when unknown [BAG-11]. */
  isReplaceable?: boolean | 'loading' | undefined;
};

/** A line of the bag: product, delivery, problems, quantity and price. */
export function BagLineView({ line, isReplaceable, ...actions }: BagLineViewProps) {
  return (
    <Row>
      <LineThumb url={line.imageURL} soldOut={line.isSoldOut} />
      <Facts>
        <Stack direction="row" gap={12} align="baseline" wrap>
          <Text weight="medium">
            {line.brand}
            {line.isIndiluxe && (
              <Text as="span" voice="editor" tone="secondary">
                {' '}
                {copy.indiluxe}
              </Text>
            )}
          </Text>
          {line.isOnOffer && <Tag>{onOffer}</Tag>}
        </Stack>
        {line.isGift ? (
          <Text>{line.name}</Text>
        ) : (
          <Link href={line.href} tone="bare">
            {line.name}
          </Link>
        )}
        {line.options && (
          <Stack direction="row" gap={12} align="baseline" wrap>
            <Text size="sm" tone="secondary">
              {line.options}
            </Text>
            {!line.isGift && (
              <TextButton
                tone="quiet"
                aria-haspopup="dialog"
                aria-label={copy.editName(line.name)}
                onClick={() => actions.onEdit(line)}
              >
                {copy.edit}
              </TextButton>
            )}
          </Stack>
        )}
        <LineNotes line={line} isReplaceable={isReplaceable} {...actions} />
        {!line.isGift && (
          <Actions>
            <AsyncButton label={copy.moveName(line.name)} onPress={() => actions.onMove(line)}>
              {copy.move}
            </AsyncButton>
            <TextButton
              tone="quiet"
              onClick={() => actions.onRemove(line)}
              aria-label={copy.removeName(line.name)}
            >
              {copy.remove}
            </TextButton>
          </Actions>
        )}
      </Facts>
      <Money>
        <LinePrice line={line} />
        {!line.isGift && !line.isSoldOut && (
          <QuantityStepper
            label={copy.quantityOf(line.name)}
            value={line.quantity}
            max={line.limit}
            onValueChange={(quantity) => actions.onQuantityChange(line, quantity)}
          />
        )}
      </Money>
    </Row>
  );
}

function LinePrice({ line }: { line: BagLineModel }) {
  return (
    <Amounts>
      <Text tabular>{line.isGift ? copy.free : formatPaise(line.price)}</Text>
      {line.priceBefore !== undefined && (
        <Text size="sm" tone="secondary" tabular>
          <VisuallyHidden>{copy.before} </VisuallyHidden>
          <s>{formatPaise(line.priceBefore)}</s>
        </Text>
      )}
      {line.each && (
        <Text size="sm" tone="secondary" tabular>
          {line.each}
        </Text>
      )}
    </Amounts>
  );
}

/** A text button that ignores presses while its request is pending. */
function AsyncButton({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress: () => Promise<void>;
  children: string;
}) {
  const [isBusy, setBusy] = useState(false);
  return (
    <TextButton
      tone="quiet"
      aria-label={label}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (isBusy) return;
        setBusy(true);
        void onPress().finally(() => setBusy(false));
      }}
    >
      {children}
    </TextButton>
  );
}

type LineNotesProps = Pick<
  BagLineViewProps,
  'line' | 'isReplaceable' | 'onDelivery' | 'onPriceAcknowledge' | 'onQuantityChange'
>;

function LineNotes({
  line,
  isReplaceable,
  onDelivery,
  onPriceAcknowledge,
  onQuantityChange,
}: LineNotesProps) {
  const isAtLimit = !line.problem && line.quantity >= line.limit && line.limit > 1;
  const other = line.otherDelivery;
  return (
    <Notes>
      {line.delivery && (
        <Text size="sm" tone="secondary">
          {line.delivery}
        </Text>
      )}
      {other && (
        <AsyncButton
          label={copy.changeModeName(other.label, line.name)}
          onPress={() => onDelivery(line, other.code)}
        >
          {other.label}
        </AsyncButton>
      )}
      {isReplaceable !== undefined && !line.isGift && (
        <Text size="sm" tone="secondary">
          {isReplaceable === 'loading' ? '\u00a0' : isReplaceable ? copy.replaceable : copy.notReplaceable}
        </Text>
      )}
      {line.saving && (
        <Text size="sm" tabular>
          {line.saving}
        </Text>
      )}
      {line.isGift && <Text size="sm">{line.giftOf}</Text>}
      {line.scarcity && <Text size="sm">{line.scarcity}</Text>}
      {isAtLimit && (
        <Text size="sm" tone="secondary" role="status">
          {copy.limit(line.limit)}
        </Text>
      )}
      {line.priceChange && (
        <Stack direction="row" gap={12} align="baseline" wrap>
          <IconText icon="info">{line.priceChange}</IconText>
          <AsyncButton label={copy.seenName(line.name)} onPress={() => onPriceAcknowledge(line)}>
            {copy.seen}
          </AsyncButton>
        </Stack>
      )}
      {line.problem && (
        <Stack direction="row" gap={12} align="baseline" wrap>
          <IconText icon="warning" tone="error">
            {line.problem}
          </IconText>
          <LowerQuantityButton line={line} onQuantityChange={onQuantityChange} />
        </Stack>
      )}
    </Notes>
  );
}

/** Lowers the quantity to the available stock. Renders nothing when the stock is sufficient. */
export function LowerQuantityButton({
  line,
  onQuantityChange,
}: Pick<LineNotesProps, 'line' | 'onQuantityChange'>) {
  const { lowerTo } = line;
  if (lowerTo === undefined) return null;
  return (
    <TextButton
      aria-label={copy.lowerToName(lowerTo, line.name)}
      onClick={() => onQuantityChange(line, lowerTo)}
    >
      {copy.lowerTo(lowerTo)}
    </TextButton>
  );
}
