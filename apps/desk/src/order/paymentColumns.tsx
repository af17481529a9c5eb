import type { DeskPayment } from '@luxe/contract/desk';
import { formatPaise } from '@luxe/format';
import { Stack } from '@luxe/ui/stack';
import type { ReactNode } from 'react';
import { Moment } from '../labels/Moment.tsx';
import { paymentStatusLabels } from '../labels/words.ts';
import { redirectTexts } from '../refunds/redirectTexts.ts';
import { ActionButton } from '../screen/ActionButton.tsx';
import { Lines } from '../screen/Lines.tsx';
import type { Column } from '../table/DataTable.tsx';

/**
 * Columns of payments. `settle` asks the provider, and resolves to a sentence when that failed.
 * `chargeActions`: what can be done about a refund that the provider rejects.
 */
export const paymentColumns = (
  settle: (payment: DeskPayment) => Promise<string | undefined>,
  chargeActions?: (payment: DeskPayment) => ReactNode,
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
    cell: ({ status, provider, errorMessage, actions, redirect }) => (
      <Lines
        of={[
          `${paymentStatusLabels[status]}, ${provider}`,
          errorMessage ?? '',
          actions.includes('redirect') ? 'The provider rejects the refund' : '',
          ...redirectTexts(redirect),
        ]}
      />
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
    cell: (payment) => (
      <Stack gap={8} align="start">
        {payment.canSettle && (
          <ActionButton busyLabel="Checking" onAct={() => settle(payment)}>
            Check with the provider
          </ActionButton>
        )}
        {chargeActions?.(payment)}
      </Stack>
    ),
  },
];
