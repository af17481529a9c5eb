import type { DeskTicket } from '@luxe/contract/desk';
import { formatDate, formatPaise } from '@luxe/format';
import { FactList } from '@luxe/ui/fact-list';
import { Link } from '@luxe/ui/link';
import { Text } from '@luxe/ui/text';
import { useParams } from 'react-router-dom';
import { useRead } from '../client/useRead.ts';
import { Moment } from '../labels/Moment.tsx';
import { codeText } from '../labels/words.ts';
import { orderPath } from '../orders/orderSearch.ts';
import { Files } from '../screen/Files.tsx';
import { Inline } from '../screen/Inline.tsx';
import { Preserved } from '../screen/Preserved.ts';
import { ReadState } from '../screen/ReadState.tsx';
import { Screen } from '../screen/Screen.tsx';
import { Section } from '../screen/Section.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { promisesOf } from './promisesOf.ts';
import { paymentModeLabels, ticketStatusLabels } from './ticketLabels.ts';
import { Conversation, Message, MessageHead } from './TicketScreen.styles.ts';

/** One ticket: what the customer wrote, and the answers. */
export function TicketScreen() {
  const { number = '' } = useParams();
  const name = number.toUpperCase().startsWith('T') ? number.toUpperCase() : `T${number}`;
  const read = useRead('ticket', { params: { ticketNumber: number } });
  const ticket = read.data?.ticket;
  const back = { href: '/desk/tickets', text: 'Tickets' };
  return (
    <Screen
      title={`Ticket ${name}`}
      back={
        <Link tone="quiet" href={back.href}>
          {back.text}
        </Link>
      }
      lead={ticket && <TicketLead ticket={ticket} />}
    >
      <ReadState read={read} back={back}>
        {({ ticket: loaded }) => (
          <>
            {loaded.missingOrder && <MissingOrder missing={loaded.missingOrder} />}
            <Messages ticket={loaded} />
            {loaded.canAnswer && <AnswerForm ticketNumber={number} />}
          </>
        )}
      </ReadState>
    </Screen>
  );
}

const TicketLead = ({ ticket }: { ticket: DeskTicket }) => (
  <Inline>
    <span>{ticketStatusLabels[ticket.status]}</span>
    <span>{codeText(ticket.topic)}</span>
    <Moment at={ticket.createdAt} />
    {ticket.isLate && <strong>Late</strong>}
    {promisesOf(ticket).map(({ text, at }) => (
      <span key={text}>
        {text} <Moment at={at} />
      </span>
    ))}
    {ticket.orderId !== null && (
      <Link tone="inline" href={orderPath(ticket.orderId)}>
        {`Order ${ticket.orderId}`}
      </Link>
    )}
  </Inline>
);

const MissingOrder = ({ missing }: { missing: NonNullable<DeskTicket['missingOrder']> }) => (
  <Section title="Payment without an order">
    <FactList
      facts={[
        { term: 'Reference', value: missing.reference || 'Unknown' },
        { term: 'Paid on', value: missing.paidOn === '' ? 'Unknown' : formatDate(missing.paidOn) },
        {
          term: 'Amount',
          value: missing.amountPaise === null ? 'Unknown' : formatPaise(missing.amountPaise),
        },
        {
          term: 'Payment',
          value: missing.paymentMode === null ? 'Unknown' : paymentModeLabels[missing.paymentMode],
        },
        { term: 'Answer to', value: missing.email || 'Unknown' },
      ]}
    />
  </Section>
);

const Messages = ({ ticket }: { ticket: DeskTicket }) => (
  <Section title="Conversation">
    <Conversation>
      <Message>
        <MessageHead>
          <span>Customer</span>
          <Moment at={ticket.createdAt} />
        </MessageHead>
        <Preserved dir="auto">{ticket.text}</Preserved>
        {ticket.files.length > 0 && <Files label="Files of the customer" files={ticket.files} />}
      </Message>
      {ticket.messages.map(({ author, operator, text, createdAt }, index) => (
        <Message key={index} data-own={author === 'shop' ? '' : undefined}>
          <MessageHead>
            <span>{author === 'customer' ? 'Customer' : operator === '' ? 'Shop' : `Shop, ${operator}`}</span>
            <Moment at={createdAt} />
          </MessageHead>
          <Preserved dir="auto">{text}</Preserved>
        </Message>
      ))}
    </Conversation>
    {ticket.status === 'closed' && (
      <Text size="sm" tone="secondary">
        This ticket is closed.
      </Text>
    )}
  </Section>
);
