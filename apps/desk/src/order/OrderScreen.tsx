import type { DeskOrder } from '@luxe/contract/desk';
import { cleanOrderId, formatPaise } from '@luxe/format';
import { Link } from '@luxe/ui/link';
import { Notice } from '@luxe/ui/notice';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Moment } from '../labels/Moment.tsx';
import { orderStatusLabels } from '../labels/words.ts';
import { MailTable } from '../mails/MailTable.tsx';
import { Inline } from '../screen/Inline.tsx';
import { ReadState } from '../screen/ReadState.tsx';
import { Screen } from '../screen/Screen.tsx';
import { Section } from '../screen/Section.tsx';
import { ChangesSection } from './ChangesSection.tsx';
import { LedgerSection } from './LedgerSection.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderItems } from './OrderItems.tsx';
import { ParcelSection } from './ParcelSection.tsx';
import { PaymentsSection } from './PaymentsSection.tsx';
import { RefundsSection } from './RefundsSection.tsx';
import { ReturnSection } from './ReturnSection.tsx';
import { useOrder, useOrderChange, type ChangeOrder } from './useOrder.ts';

/** Everything about one order, with the moves that are possible now. */
export function OrderScreen() {
  const [params] = useSearchParams();
  const id = cleanOrderId(params.get('id') ?? '');
  if (id === '') return <Navigate replace to="/desk/search" />;
  return <OneOrder key={id} id={id} />;
}

function OneOrder({ id }: { id: string }) {
  const read = useOrder(id);
  const change = useOrderChange(id);
  const order = read.data?.order;
  const back = { href: '/desk/search', text: 'Orders' };
  return (
    <Screen
      title={`Order ${id}`}
      back={
        <Link tone="quiet" href={back.href}>
          {back.text}
        </Link>
      }
      lead={order && <OrderLead order={order} />}
    >
      <ReadState read={read} back={back}>
        {({ order: loaded }) => <OrderContent order={loaded} change={change} />}
      </ReadState>
    </Screen>
  );
}

const OrderLead = ({ order }: { order: DeskOrder }) => (
  <Inline>
    <span>{orderStatusLabels[order.status]}</span>
    <span>{order.paymentMode}</span>
    <span>{formatPaise(order.payablePaise)}</span>
    <Moment at={order.placedAt} />
  </Inline>
);

function OrderContent({ order, change }: { order: DeskOrder; change: ChangeOrder }) {
  return (
    <>
      {order.errorMessage !== null && <Notice tone="warning" title={order.errorMessage} />}
      <OrderFacts order={order} />
      {order.parcels.map((parcel) => (
        <ParcelSection key={parcel.id} orderId={order.id} parcel={parcel} change={change} />
      ))}
      <OrderItems lines={order.lines} />
      {order.returns.map((request) => (
        <ReturnSection key={request.id} request={request} change={change} />
      ))}
      {order.refunds.length > 0 && (
        <RefundsSection orderId={order.id} refunds={order.refunds} change={change} />
      )}
      {order.changes.length > 0 && <ChangesSection changes={order.changes} />}
      <PaymentsSection payments={order.payments} events={order.paymentEvents} change={change} />
      {order.ledger.length > 0 && <LedgerSection ledger={order.ledger} />}
      {order.mails.length > 0 && (
        <Section title="Messages to the customer">
          <MailTable mails={order.mails} hasRecipient={false} />
        </Section>
      )}
    </>
  );
}
