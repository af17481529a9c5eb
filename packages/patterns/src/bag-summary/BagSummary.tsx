import { formatPrice } from '../price-block/PriceBlock.tsx';
import { SummaryTable } from '../summary-table/SummaryTable.tsx';
import { amountRows, type Amounts } from './amountRows.ts';

export type BagSummaryProps = {
  amounts: Amounts;
  /** Pieces. */
  count: number;
  /** Code of the coupon that is applied. */
  coupon?: string | null;
  /** `Total paid` on an order. Default `Total payable`. */
  totalLabel?: string;
  'aria-label'?: string;
};

const taxNote = ({ taxAmount }: Amounts) =>
  taxAmount.doubleValue > 0 ? `Includes GST of ${formatPrice(taxAmount)}` : undefined;

/** What a bag or an order costs, part by part, to the payable, and the GST in it. */
export function BagSummary({
  amounts,
  count,
  coupon,
  totalLabel = 'Total payable',
  ...rest
}: BagSummaryProps) {
  return (
    <SummaryTable
      rows={amountRows(amounts, count, coupon)}
      total={{ label: totalLabel, value: amounts.paybleAmount, note: taxNote(amounts) }}
      {...rest}
    />
  );
}
