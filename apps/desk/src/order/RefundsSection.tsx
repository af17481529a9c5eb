import type { DeskOrder, DeskRefundPart } from '@luxe/contract/desk';
import { formatPaise } from '@luxe/format';
import { moveFocus } from '@luxe/ui/focus';
import { useToast } from '@luxe/ui/toast';
import { useMemo, useRef } from 'react';
import { Day, Moment } from '../labels/Moment.tsx';
import { destinationLabels, refundReasonLabels, refundStatusLabels } from '../labels/words.ts';
import { ChargeActions } from '../refunds/ChargeActions.tsx';
import { Lines } from '../screen/Lines.tsx';
import { Section } from '../screen/Section.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';
import type { ChangeOrder } from './useOrder.ts';

type Refund = DeskOrder['refunds'][number];

export interface RefundsSectionProps {
  readonly orderId: string;
  readonly refunds: readonly Refund[];
  readonly change: ChangeOrder;
}

/** A part of a refund with what it is for. */
type Row = DeskRefundPart & Pick<Refund, 'reason' | 'createdAt'>;

/** Makes the function that reports a change with a message and moves the focus to an element that stays. */
type Report = (message: string) => () => void;

/** The refunds of the order, in parts by where the money goes. */
export function RefundsSection({ orderId, refunds, change }: RefundsSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const rows = useMemo(
    () =>
      refunds.flatMap(({ reason, createdAt, parts }) =>
        parts.map((part) => ({ ...part, reason, createdAt })),
      ),
    [refunds],
  );
  const columns = useMemo(() => {
    const report: Report = (message) => () => {
      toast.show({ message });
      moveFocus(heading.current);
    };
    return [...factColumns, actionColumn(orderId, change, report)];
  }, [orderId, change, toast]);
  return (
    <Section title="Refunds" headingRef={heading}>
      <DataTable caption="Refunds" rows={rows} rowKey={({ id }) => id} columns={columns} />
    </Section>
  );
}

const factColumns: readonly Column<Row>[] = [
  {
    id: 'to',
    header: 'To',
    isRowHeader: true,
    cell: ({ destination, brandCode, bankLastFour }) => (
      <Lines
        of={[
          destinationLabels[destination],
          brandCode ?? '',
          bankLastFour === null ? '' : `Account ending in ${bankLastFour}`,
        ]}
      />
    ),
  },
  {
    id: 'reason',
    header: 'For',
    cell: ({ reason, createdAt }) => (
      <>
        <div>{refundReasonLabels[reason]}</div>
        <Moment at={createdAt} />
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ destination, status, requestNumber, redirectedAt, doneAt, bankReference }) => (
      <>
        <Lines
          of={[
            refundStatusLabels[status],
            destination === 'bank' && status === 'pending' ? 'Transfer not made yet' : '',
            requestNumber > 1 ? `Request ${requestNumber}` : '',
            bankReference === null ? '' : `Reference ${bankReference}`,
          ]}
        />
        {doneAt !== null && <Moment at={doneAt} />}
        {doneAt === null && redirectedAt !== null && (
          <div>
            {'Redirected '}
            <Moment at={redirectedAt} />
          </div>
        )}
      </>
    ),
  },
  { id: 'arrivesBy', header: 'Arrives by', cell: ({ arrivesBy }) => <Day day={arrivesBy} /> },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amountPaise }) => formatPaise(amountPaise) },
];

const actionColumn = (orderId: string, change: ChangeOrder, report: Report): Column<Row> => ({
  id: 'action',
  header: 'Action',
  cell: ({ id, amountPaise, actions }) => {
    const params = { orderId, partId: String(id) };
    return (
      <ChargeActions
        actions={actions}
        amountPaise={amountPaise}
        params={params}
        onRetry={(message) => change('retryRefund', { params }, report(message))}
        onRedirect={(body, message) => change('redirectRefund', { params, body }, report(message))}
        onRecord={(reference, message) =>
          change('recordTransfer', { params, body: { reference } }, report(message))
        }
      />
    );
  },
});
