import type { DeskOrder } from '@luxe/contract/desk';
import { moveFocus } from '@luxe/ui/focus';
import { useToast } from '@luxe/ui/toast';
import { useMemo, useRef } from 'react';
import { Moment } from '../labels/Moment.tsx';
import { eventKindLabels } from '../labels/words.ts';
import { ChargeActions } from '../refunds/ChargeActions.tsx';
import { Section } from '../screen/Section.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';
import { paymentColumns } from './paymentColumns.tsx';
import type { ChangeOrder } from './useOrder.ts';

type Payment = DeskOrder['payments'][number];

export interface PaymentsSectionProps {
  readonly payments: DeskOrder['payments'];
  readonly events: DeskOrder['paymentEvents'];
  readonly change: ChangeOrder;
}

/** The payments of the order, and what has been reported about them. */
export function PaymentsSection({ payments, events, change }: PaymentsSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const columns = useMemo(() => {
    const report = (message: string) => () => {
      toast.show({ message });
      moveFocus(heading.current);
    };
    const settle = ({ reference }: Payment) =>
      change(
        'settlePayment',
        { params: { reference } },
        report('The provider was asked. The payment is up to date.'),
      );
    const chargeActions = ({ orderId, reference, amountPaise, actions, redirect }: Payment) => {
      const params = { orderId, reference };
      return (
        <ChargeActions
          actions={actions}
          amountPaise={redirect?.amountPaise ?? amountPaise}
          params={params}
          onRetry={(message) => change('retryCharge', { params }, report(message))}
          onRedirect={(body, message) => change('redirectCharge', { params, body }, report(message))}
          onRecord={(transfer, message) =>
            change('recordChargeTransfer', { params, body: { reference: transfer } }, report(message))
          }
        />
      );
    };
    const hasAction = payments.some(({ canSettle, actions }) => canSettle || actions.length > 0);
    return paymentColumns(settle, chargeActions).filter(({ id }) => id !== 'action' || hasAction);
  }, [change, toast, payments]);
  return (
    <>
      <Section title="Payments" headingRef={heading}>
        <DataTable
          caption="Payments"
          rows={payments}
          rowKey={({ reference }) => reference}
          columns={columns}
        />
      </Section>
      {events.length > 0 && (
        <Section title="Events of the payments">
          <DataTable
            caption="Events of the payments"
            rows={events}
            rowKey={(event) => events.indexOf(event)}
            columns={eventColumns}
          />
        </Section>
      )}
    </>
  );
}

const eventColumns: readonly Column<DeskOrder['paymentEvents'][number]>[] = [
  { id: 'at', header: 'Time', cell: ({ at }) => <Moment at={at} /> },
  { id: 'kind', header: 'From', cell: ({ kind }) => eventKindLabels[kind] },
  { id: 'detail', header: 'Event', isRowHeader: true, cell: ({ detail }) => detail },
  { id: 'eventId', header: 'Number', cell: ({ eventId }) => eventId },
];
