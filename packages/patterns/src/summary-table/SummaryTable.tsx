import type { Price } from '@luxe/contract/calls';
import { Icon } from '@luxe/ui/icon';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import type { ReactNode } from 'react';
import { formatPrice } from '../price-block/PriceBlock.tsx';
import { Row, Rows } from './SummaryTable.styles.ts';

export interface SummaryRow {
  label: ReactNode;
  /** An amount, or words where there is none ("Free"). */
  value: Price | string;
  /** Taken off: shown with a minus, in the accent. */
  saving?: boolean;
  /** What it was before, struck before the value: the MRP of a bag, a delivery that is free now. */
  struck?: Price | string;
  /** A line under the label, always in sight. */
  note?: ReactNode;
  /** What the row means, opened from its label: `<details>`, so it opens without a script. */
  info?: ReactNode;
}

export type SummaryTableProps = {
  rows: readonly SummaryRow[];
  /** The last line, over a rule. Its note tells what was saved in all, or what it includes. */
  total?: Pick<SummaryRow, 'label' | 'value' | 'note'>;
  /** What a struck amount is read out as. Default "MRP"; "Before" where it is not a price of the maker. */
  struckLabel?: string;
  'aria-label'?: string;
};

/** Words are translated by the browser, amounts are not. Each stands in an element of its own, as translation replaces text nodes. */
function Amount({ value, saving = false }: Pick<SummaryRow, 'value' | 'saving'>) {
  if (typeof value === 'string') return <span>{value}</span>;
  return <span translate="no">{`${saving && value.doubleValue > 0 ? '−' : ''}${formatPrice(value)}`}</span>;
}

/**
 * The sum of a bag or an order, line by line. The caller's rows add up to its total: nothing is computed here. Amounts stand under each
 * other in figures of one width.
 */
export function SummaryTable({ rows, total, struckLabel = 'MRP', 'aria-label': label }: SummaryTableProps) {
  return (
    <Rows aria-label={label}>
      {rows.map((row, at) => (
        <Row key={at} data-saving={row.saving || undefined}>
          <Label {...row} />
          <dd>
            {row.struck !== undefined && (
              <s>
                <VisuallyHidden>{`${struckLabel} `}</VisuallyHidden>
                <Amount value={row.struck} />
              </s>
            )}
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
