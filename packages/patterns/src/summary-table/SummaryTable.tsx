import type { Price } from '@luxe/contract/calls';
import type { ReactNode } from 'react';
import { formatPrice } from '../price-block/PriceBlock.tsx';
import { Row, Rows } from './SummaryTable.styles.ts';

export interface SummaryRow {
  label: ReactNode;
  /** An amount, or words where there is none ("Free"). */
  value: Price | string;
  /** Taken off: shown with a minus, in the accent. */
  saving?: boolean;
}

export type SummaryTableProps = {
  rows: readonly SummaryRow[];
  /** The last line, over a rule. */
  total?: { label: ReactNode; value: Price | string };
  'aria-label'?: string;
};

const amount = (value: Price | string, saving = false) =>
  typeof value === 'string' ? value : `${saving && value.doubleValue > 0 ? '−' : ''}${formatPrice(value)}`;

/** The sum of a bag or an order, line by line. The caller's rows add up to its total: nothing is computed here. */
export function SummaryTable({ rows, total, 'aria-label': label }: SummaryTableProps) {
  return (
    <Rows aria-label={label}>
      {rows.map((row, at) => (
        <Row key={at} data-saving={row.saving || undefined}>
          <dt>{row.label}</dt>
          <dd>{amount(row.value, row.saving)}</dd>
        </Row>
      ))}
      {total && (
        <Row data-total>
          <dt>{total.label}</dt>
          <dd>{amount(total.value)}</dd>
        </Row>
      )}
    </Rows>
  );
}
