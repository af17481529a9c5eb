import type { DeskOverview, DeskRole } from '@luxe/contract/desk';
import { formatPaise } from '@luxe/format';
import { Link } from '@luxe/ui/link';
import { moveFocus } from '@luxe/ui/focus';
import { Notice } from '@luxe/ui/notice';
import { Text } from '@luxe/ui/text';
import { useToast } from '@luxe/ui/toast';
import { useMemo, useRef } from 'react';
import { useChange } from '../client/useChange.ts';
import { useRead } from '../client/useRead.ts';
import { giftCardPath } from '../gift-cards/giftCardSearch.ts';
import { Moment } from '../labels/Moment.tsx';
import { countText } from '../labels/words.ts';
import { emptySearch, orderPath } from '../orders/orderSearch.ts';
import { SearchForm } from '../orders/SearchForm.tsx';
import { paymentColumns } from '../order/paymentColumns.tsx';
import { ReadState } from '../screen/ReadState.tsx';
import { Screen } from '../screen/Screen.tsx';
import { Section } from '../screen/Section.tsx';
import { DataTable, type Column } from '../table/DataTable.tsx';

/** The start page: what waits for a person, and whether the ledger balances. */
export const StartScreen = ({ roles }: { roles: readonly DeskRole[] }) =>
  roles.includes('orders') ? (
    <OverviewScreen />
  ) : (
    <Screen title="Desk">
      <Text tone="secondary">Choose a screen in the navigation.</Text>
    </Screen>
  );

function OverviewScreen() {
  const read = useRead('overview', {});
  const heading = useRef<HTMLHeadingElement>(null);
  const settle = useChange('settlePayment');
  const toast = useToast();
  const { retry } = read;
  const { send } = settle;
  const { send: sendForCard } = useChange('settleGiftCard');
  const columns = useMemo(() => {
    const [first, ...rest] = paymentColumns(async ({ reference, giftCardOrderId }) => {
      const outcome = await (giftCardOrderId === null
        ? send({ params: { reference } })
        : sendForCard({ params: { giftCardOrderId } }));
      if (outcome.status === 'problem') return outcome.message;
      if (outcome.status === 'ignored') return undefined;
      toast.show({ message: `Payment ${reference} is up to date.` });
      moveFocus(heading.current);
      retry();
      return undefined;
    });
    return first ? [{ ...first, cell: linkToPurchase }, ...rest] : rest;
  }, [send, sendForCard, toast, retry]);
  return (
    <Screen title="Desk">
      <SearchForm search={emptySearch} />
      <ReadState read={read}>
        {(overview) => (
          <>
            <RejectedRefunds refunds={overview.rejectedRefunds} />
            <Transfers transfers={overview.transfers} />
            <Section
              title="Unsettled payments"
              headingRef={heading}
              aside={<Count of={overview.payments.length} />}
            >
              {overview.payments.length === 0 ? (
                <Text size="ui" tone="secondary">
                  Every payment is settled.
                </Text>
              ) : (
                <DataTable
                  caption="Unsettled payments"
                  rows={overview.payments}
                  rowKey={({ reference }) => reference}
                  columns={columns}
                />
              )}
            </Section>
            <Ledger ledger={overview.ledger} />
          </>
        )}
      </ReadState>
    </Screen>
  );
}

const Count = ({ of }: { of: number }) => (
  <Text as="span" size="sm" tone="secondary" tabular>
    {of}
  </Text>
);

const linkToPurchase = ({ orderId, giftCardOrderId, reference }: DeskOverview['payments'][number]) => (
  <Link tone="inline" href={giftCardOrderId === null ? orderPath(orderId) : giftCardPath(giftCardOrderId)}>
    {reference}
  </Link>
);

type ListedRefund = DeskOverview['rejectedRefunds'][number];

const refundKey = ({ orderId, partId, reference }: ListedRefund) => reference ?? `${orderId} ${partId}`;

const RejectedRefunds = ({ refunds }: { refunds: readonly ListedRefund[] }) => (
  <Section title="Refunds that the provider rejects" aside={<Count of={refunds.length} />}>
    {refunds.length === 0 ? (
      <Text size="ui" tone="secondary">
        The provider rejects no refund.
      </Text>
    ) : (
      <DataTable
        caption="Refunds that the provider rejects"
        rows={refunds}
        rowKey={refundKey}
        columns={refundColumns}
      />
    )}
  </Section>
);

const Transfers = ({ transfers }: { transfers: readonly ListedRefund[] }) => (
  <Section title="Transfers to make" aside={<Count of={transfers.length} />}>
    {transfers.length === 0 ? (
      <Text size="ui" tone="secondary">
        No transfer is due.
      </Text>
    ) : (
      <DataTable
        caption="Transfers to make"
        rows={transfers}
        rowKey={refundKey}
        columns={refundColumns.filter(({ id }) => id !== 'requests')}
      />
    )}
  </Section>
);

const refundColumns: readonly Column<ListedRefund>[] = [
  {
    id: 'order',
    nowrap: true,
    header: 'Purchase',
    isRowHeader: true,
    cell: ({ orderId, giftCardOrderId }) => (
      <Link
        tone="inline"
        href={giftCardOrderId === null ? orderPath(orderId) : giftCardPath(giftCardOrderId)}
      >
        {giftCardOrderId ?? orderId}
      </Link>
    ),
  },
  {
    id: 'what',
    header: 'What goes back',
    cell: ({ giftCardOrderId, partId }) => {
      if (partId !== null) return 'Items';
      return giftCardOrderId === null ? 'A late payment' : 'A gift card';
    },
  },
  {
    id: 'since',
    header: 'Since',
    sortBy: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    id: 'requests',
    header: 'Requests',
    align: 'end',
    sortBy: ({ requestNumber }) => requestNumber,
    cell: ({ requestNumber }) => requestNumber,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    sortBy: ({ amountPaise }) => amountPaise,
    cell: ({ amountPaise }) => formatPaise(amountPaise),
  },
];

function Ledger({ ledger }: { ledger: DeskOverview['ledger'] }) {
  return (
    <Section title="Ledger">
      {ledger.balancePaise === 0 ? (
        <Text size="ui" tone="secondary">
          The ledger balances.
        </Text>
      ) : (
        <Notice tone="error" title={`The ledger is out of balance by ${formatPaise(ledger.balancePaise)}.`} />
      )}
      {ledger.accounts.length > 0 && (
        <DataTable
          caption={`Balances of ${countText(ledger.accounts.length, 'account')}`}
          rows={ledger.accounts}
          rowKey={({ account }) => account}
          columns={accountColumns}
        />
      )}
    </Section>
  );
}

const accountColumns: readonly Column<DeskOverview['ledger']['accounts'][number]>[] = [
  { id: 'account', header: 'Account', isRowHeader: true, cell: ({ account }) => account },
  { id: 'paise', header: 'Balance', align: 'end', cell: ({ paise }) => formatPaise(paise) },
];
