import type { HelpTopic, Ticket } from '@luxe/contract/calls';
import { formatDay } from '@luxe/format';
import { Heading } from '@luxe/ui/heading';
import { Notice } from '@luxe/ui/notice';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { useId } from 'react';
import { copy } from '../data/copy.ts';

export type TicketListProps = {
  /** Undefined while loading. */
  tickets: readonly Ticket[] | undefined;
  /** Supplies the topic names. */
  topics: readonly HelpTopic[];
  hasFailed: boolean;
  onRetry: () => void;
};

/** The customer's tickets, newest first. Renders nothing without tickets. */
export function TicketList({ tickets, topics, hasFailed, onRetry }: TicketListProps) {
  const id = useId();
  if (hasFailed)
    return (
      <Notice
        tone="error"
        title={copy.ticketsFailed}
        action={<TextButton onClick={onRetry}>{copy.retry}</TextButton>}
      />
    );
  if (!tickets?.length) return null;
  return (
    <Stack as="section" gap={20} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {copy.tickets}
      </Heading>
      <Rows aria-labelledby={id}>
        {tickets.map((ticket) => (
          <Stack as="li" key={ticket.number} gap={4}>
            <Text weight="medium">
              {topics.find((topic) => topic.id === ticket.topic)?.title ?? ticket.topic}
            </Text>
            <Text>{ticket.text}</Text>
            <Text size="sm" tone="secondary" tabular>
              {factsOf(ticket)}
            </Text>
          </Stack>
        ))}
      </Rows>
    </Stack>
  );
}

function factsOf({ number, status, createdAt, orderCode, attachments }: Ticket): string {
  const files = attachments.length > 0 ? copy.attachments(attachments.length) : '';
  return [number, copy.status[status], formatDay(createdAt), orderCode, files].filter(Boolean).join(' · ');
}
