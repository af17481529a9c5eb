import { formatPrice } from '../price-block/PriceBlock.tsx';
import { SummaryTable } from '../summary-table/SummaryTable.tsx';
import { amountRows, type Amounts } from './amountRows.ts';

export type BagSummaryProps = {
  amounts: Amounts;
  /** Number of units in the bag or order. */
  count: number;
  /** Code of the applied coupon. */
  coupon?: string | null;
  /** Label of the total row. Default "Total payable". For an order, pass "Total paid". */
  totalLabel?: string;
  'aria-label'?: string;
};

const taxNote = ({ taxAmount }: Amounts) =>
  taxAmount.doubleValue > 0 ? `Includes GST of ${formatPrice(taxAmount)}` : undefined;

/** Price breakdown of a bag or order, with the total and the GST that it includes. */
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
