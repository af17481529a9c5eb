import type { Price } from '@luxe/contract/calls';
import { formatPaise, rupeesToPaise } from '@luxe/format';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { Line } from './PriceBlock.styles.ts';

/** 14, 15, 22 px. */
export type PriceSize = 's' | 'm' | 'l';

export type PriceBlockProps = {
  /** What it costs now. */
  price: Pick<Price, 'doubleValue'>;
  /** The maximum retail price; shown struck when it is more than the price. */
  mrp?: Pick<Price, 'doubleValue'>;
  /** Saving in whole per cent; 0 shows none. */
  discountPercent?: number;
  size?: PriceSize;
  /** What the struck amount is read out as. Default "MRP". */
  mrpLabel?: string;
  /** Default "19% off". */
  savingText?: (percent: number) => string;
  className?: string;
};

/** An amount of the contract as a shopper reads it. */
export const formatPrice = (price: Pick<Price, 'doubleValue'>) =>
  formatPaise(rupeesToPaise(price.doubleValue));

const percentOff = (percent: number) => `${percent}% off`;

/** Price, struck MRP and saving. The struck amount is read out as "MRP". */
export function PriceBlock({
  price,
  mrp,
  discountPercent = 0,
  size = 'm',
  mrpLabel = 'MRP',
  savingText = percentOff,
  className,
}: PriceBlockProps) {
  const struck = mrp && mrp.doubleValue > price.doubleValue ? mrp : undefined;
  return (
    <Line $size={size} className={className}>
      <span translate="no">{formatPrice(price)}</span>
      {struck && (
        <s>
          <VisuallyHidden>{`${mrpLabel} `}</VisuallyHidden>
          <span translate="no">{formatPrice(struck)}</span>
        </s>
      )}
      {struck && discountPercent > 0 && <em>{savingText(discountPercent)}</em>}
    </Line>
  );
}
