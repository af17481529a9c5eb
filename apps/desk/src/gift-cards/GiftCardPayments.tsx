import type { DeskGiftCard } from '@luxe/contract/desk';
import { formatPaise } from '@luxe/format';
import { moveFocus } from '@luxe/ui/focus';
import { Text } from '@luxe/ui/text';
import { useToast } from '@luxe/ui/toast';
import { useMemo, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useDeskClient } from '../client/DeskData.tsx';
import type { DeskInput } from '../client/deskClient.ts';
import { DeskError } from '../client/deskError.ts';
import { readKey } from '../client/useRead.ts';
import { Moment } from '../labels/Moment.tsx';
import { codeText } from '../labels/words.ts';
import { ChargeActions } from '../refunds/ChargeActions.tsx';
import { redirectTexts } from '../refunds/redirectTexts.ts';
import { Lines } from '../screen/Lines.tsx';
import { Section } from '../screen/Section.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';

type Payment = DeskGiftCard['payments'][number];

/** Calls that change the refund of a payment and return its gift card. */
type RefundChange = 'retryGiftCardRefund' | 'redirectGiftCardRefund' | 'recordGiftCardTransfer';

/** The payments of a gift card, with what can be done about a refund that the provider rejects. */
export function GiftCardPayments({ card: { giftCardOrderId, payments } }: { card: DeskGiftCard }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const client = useDeskClient();
  const { mutate } = useSWRConfig();
  const columns = useMemo(() => {
    /** Resolves to a sentence when it failed. The pressed button may be gone afterwards. */
    const change = async <Name extends RefundChange>(
      name: Name,
      input: DeskInput<Name>,
      message: string,
    ): Promise<string | undefined> => {
      try {
        const changed = await client.call(name, input);
        toast.show({ message });
        moveFocus(heading.current);
        const params = { giftCardOrderId };
        await mutate(readKey('giftCard', { params }), changed, { revalidate: false });
        return undefined;
      } catch (error) {
        if (error instanceof DeskError) return error.message;
        throw error;
      }
    };
    return [...factColumns, actionColumn(giftCardOrderId, change)];
  }, [client, giftCardOrderId, heading, mutate, toast]);
  return (
    <Section title="Payments" headingRef={heading}>
      {payments.length === 0 ? (
        <Text size="ui" tone="secondary">
          No payment was started.
        </Text>
      ) : (
        <DataTable
          caption="Payments"
          rows={payments}
          rowKey={({ reference }) => reference}
          columns={payments.some(({ actions }) => actions.length > 0) ? columns : factColumns}
        />
      )}
    </Section>
  );
}

const factColumns: readonly Column<Payment>[] = [
  {
    id: 'reference',
    header: 'Payment',
    isRowHeader: true,
    cell: ({ reference, mode }) => <Lines of={[reference, mode]} />,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, provider, redirect }) => (
      <Lines of={[`${codeText(status)}, ${provider}`, ...redirectTexts(redirect)]} />
    ),
  },
  { id: 'createdAt', header: 'Since', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amountPaise }) => formatPaise(amountPaise) },
];

const actionColumn = (
  giftCardOrderId: string,
  change: <Name extends RefundChange>(
    name: Name,
    input: DeskInput<Name>,
    message: string,
  ) => Promise<string | undefined>,
): Column<Payment> => ({
  id: 'action',
  header: 'Action',
  cell: ({ reference, amountPaise, actions, redirect }) => {
    const params = { giftCardOrderId, reference };
    return (
      <ChargeActions
        actions={actions}
        amountPaise={redirect?.amountPaise ?? amountPaise}
        params={params}
        onRetry={(message) => change('retryGiftCardRefund', { params }, message)}
        onRedirect={(body, message) => change('redirectGiftCardRefund', { params, body }, message)}
        onRecord={(transfer, message) =>
          change('recordGiftCardTransfer', { params, body: { reference: transfer } }, message)
        }
      />
    );
  },
});
