import type { Price } from '@luxe/contract/calls';
import { formatPaise, rupeesToPaise } from '@luxe/format';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { Line } from './PriceBlock.styles.ts';

/** 14, 15 or 22 px. */
export type PriceSize = 's' | 'm' | 'l';

export type PriceBlockProps = {
  /** The current selling price. */
  price: Pick<Price, 'doubleValue'>;
  /** Maximum retail price, shown struck if it is higher than the price. */
  mrp?: Pick<Price, 'doubleValue'>;
  /** Saving as an integer percentage. 0 is not shown. */
  discountPercent?: number;
  size?: PriceSize;
  /** Text that screen readers read before the struck amount. Default "MRP". */
  mrpLabel?: string;
  /** Default "19% off". */
  savingText?: (percent: number) => string;
  className?: string;
};

/** Formats an amount of the contract for shoppers. */
export const formatPrice = (price: Pick<Price, 'doubleValue'>) =>
  formatPaise(rupeesToPaise(price.doubleValue));

const percentOff = (percent: number) => `${percent}% off`;

/** Price, struck MRP and saving. */
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
