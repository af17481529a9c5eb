import type { HelpTopic, Ticket } from '@luxe/contract/calls';
import { formatDay, formatOrderNumber } from '@luxe/format';
import { Heading } from '@luxe/ui/heading';
import { Notice } from '@luxe/ui/notice';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { useId, useState } from 'react';
import { copy } from '../data/copy.ts';
import { promiseText } from '../data/promiseText.ts';
import { ReplyForm, type ReplyFormProps } from './ReplyForm.tsx';

export type TicketListProps = {
  title: string;
  /** Shown without tickets. Default: the list then renders nothing. */
  empty?: string;
  /** Undefined while loading. */
  tickets: readonly Ticket[] | undefined;
  /** Supplies the topic names. */
  topics: readonly HelpTopic[];
  hasFailed: boolean;
  onRetry: () => void;
  onReply: (ticketNumber: string, text: string) => ReturnType<ReplyFormProps['onSend']>;
};

/** The customer's tickets, newest first, with the answers of the shop and a form for messages [ORD-10]. */
export function TicketList({ title, empty, tickets, topics, hasFailed, onRetry, onReply }: TicketListProps) {
  const id = useId();
  const [now] = useState(() => new Date());
  if (hasFailed)
    return (
      <Notice
        tone="error"
        title={copy.ticketsFailed}
        action={<TextButton onClick={onRetry}>{copy.retry}</TextButton>}
      />
    );
  if (!tickets || (tickets.length === 0 && empty === undefined)) return null;
  const topicOf = ({ topic, missingOrder }: Ticket) =>
    topics.find((one) => one.id === topic)?.title ?? (missingOrder ? copy.missingTopic : topic);
  return (
    <Stack as="section" gap={20} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {tickets.length === 0 && <Text tone="secondary">{empty}</Text>}
      {tickets.length > 0 && (
        <Rows aria-labelledby={id}>
          {tickets.map((ticket) => (
            <Stack as="li" key={ticket.number} gap={4}>
              <Text weight="medium">{topicOf(ticket)}</Text>
              <Text>{ticket.text}</Text>
              <Text size="sm" tone="secondary" tabular>
                {factsOf(ticket)}
              </Text>
              {ticket.status !== 'closed' && (
                <Text size="sm" tone="secondary">
                  {promiseText(ticket, now)}
                </Text>
              )}
              <Messages ticket={ticket} />
              <ReplyForm ticket={ticket} onSend={(text) => onReply(ticket.number, text)} />
            </Stack>
          ))}
        </Rows>
      )}
    </Stack>
  );
}

function Messages({ ticket: { number, messages } }: { ticket: Ticket }) {
  if (messages.length === 0) return null;
  return (
    <Stack as="ul" gap={12} aria-label={copy.conversation(number)}>
      {messages.map(({ author, text, createdAt }) => (
        <Stack as="li" key={createdAt + text} gap={4}>
          <Text size="sm" tone="secondary">
            {(author === 'shop' ? copy.fromShop : copy.fromYou)(formatDay(createdAt))}
          </Text>
          {text
            .split(/\n+/)
            .filter(Boolean)
            .map((line, index) => (
              <Text key={`${index} ${line}`}>{line}</Text>
            ))}
        </Stack>
      ))}
    </Stack>
  );
}

function factsOf({ number, status, createdAt, orderCode, attachments }: Ticket): string {
  const files = attachments.length > 0 ? copy.attachments(attachments.length) : '';
  return [number, copy.status[status], formatDay(createdAt), orderCode && formatOrderNumber(orderCode), files]
    .filter(Boolean)
    .join(' · ');
}
