import type { Price } from '@luxe/contract/calls';
import { Icon } from '@luxe/ui/icon';
import type { ReactNode } from 'react';
import { formatPrice } from '../price-block/PriceBlock.tsx';
import { Row, Rows } from './SummaryTable.styles.ts';

export interface SummaryRow {
  label: ReactNode;
  /** An amount, or a text such as "Free". */
  value: Price | string;
  /** Whether the amount is a saving: shown with a minus sign in the accent colour. */
  saving?: boolean;
  /** A line below the label, always visible. */
  note?: ReactNode;
  /** Explanation that opens from the label. Uses `<details>`, which works without scripts. */
  info?: ReactNode;
}

export type SummaryTableProps = {
  rows: readonly SummaryRow[];
  /** The last row, below a line. Its note can show the total saving or the tax that it includes. */
  total?: Pick<SummaryRow, 'label' | 'value' | 'note'>;
  'aria-label'?: string;
};

/**
 * An amount or a text. It has its own `span`, because browser translation replaces text nodes that React
 * would update later. A text may be translated; an amount is marked `translate="no"`.
 */
function Amount({ value, saving = false }: Pick<SummaryRow, 'value' | 'saving'>) {
  if (typeof value === 'string') return <span>{value}</span>;
  return <span translate="no">{`${saving && value.doubleValue > 0 ? '−' : ''}${formatPrice(value)}`}</span>;
}

/**
 * Amounts of a bag or order, in rows with a total. The table computes nothing, so the rows of the caller must
 * add up to the total. All digits have equal width, so that amounts align.
 */
export function SummaryTable({ rows, total, 'aria-label': label }: SummaryTableProps) {
  return (
    <Rows aria-label={label}>
      {rows.map((row, at) => (
        <Row key={at} data-saving={row.saving || undefined}>
          <Label {...row} />
          <dd>
            <Amount {...row} />
          </dd>
        </Row>
      ))}
      {total && (
        <Row data-total>
          <Label {...total} />
          <dd>
            <Amount value={total.value} />
          </dd>
        </Row>
      )}
    </Rows>
  );
}

function Label({ label, note, info }: Pick<SummaryRow, 'label' | 'note' | 'info'>) {
  if (!note && !info) return <dt>{label}</dt>;
  return (
    <dt>
      {info ? (
        <details>
          <summary>
            <span>{label}</span>
            <Icon name="info" size="s" />
          </summary>
          <div className="note">{info}</div>
        </details>
      ) : (
        <span>{label}</span>
      )}
      {note && <div className="note">{note}</div>}
    </dt>
  );
}
