import type { DeskPayment } from '@luxe/contract/desk';
import { formatPaise } from '@luxe/format';
import { Moment } from '../labels/Moment.tsx';
import { paymentStatusLabels } from '../labels/words.ts';
import { ActionButton } from '../screen/ActionButton.tsx';
import { Lines } from '../screen/Lines.tsx';
import type { Column } from '../table/DataTable.tsx';

/** Columns of payments. `settle` asks the provider, and resolves to a sentence when that failed. */
export const paymentColumns = (
  settle: (payment: DeskPayment) => Promise<string | undefined>,
): readonly Column<DeskPayment>[] => [
  {
    id: 'reference',
    header: 'Payment',
    isRowHeader: true,
    cell: ({ reference, mode }) => <Lines of={[reference, mode]} />,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, provider, errorMessage }) => (
      <Lines of={[`${paymentStatusLabels[status]}, ${provider}`, errorMessage ?? '']} />
    ),
  },
  { id: 'gateway', header: 'Provider status', cell: ({ gatewayStatus }) => gatewayStatus ?? 'None yet' },
  { id: 'createdAt', header: 'Since', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    id: 'checks',
    header: 'Checks',
    cell: ({ checks, checkAt }) =>
      checkAt === null ? (
        checks
      ) : (
        <>
          <span>{`${checks}, next `}</span>
          <Moment at={checkAt} />
        </>
      ),
  },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amountPaise }) => formatPaise(amountPaise) },
  {
    id: 'action',
    header: 'Action',
    cell: (payment) =>
      payment.canSettle ? (
        <ActionButton busyLabel="Checking" onAct={() => settle(payment)}>
          Check with the provider
        </ActionButton>
      ) : (
        ''
      ),
  },
];
