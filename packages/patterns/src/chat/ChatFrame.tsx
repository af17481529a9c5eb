import { Container } from '@luxe/ui/container';
import type { ReactNode } from 'react';
import { Columns, Conversation, Foot, Messages, Row, ScrolledRow, Side } from './ChatFrame.styles.ts';

export type ChatFrameProps = {
  /** The heading of the page, and what belongs to no message: earlier conversations. */
  side: ReactNode;
  /** The messages, oldest first. */
  children: ReactNode;
  /** The field for the next message. It stays at the bottom of the window. */
  foot: ReactNode;
};

/**
 * The page of a conversation: messages above the field for the next one. The side column is on the left from
 * 1024 px, and above the messages below. Source: comp 14.
 */
export function ChatFrame({ side, children, foot }: ChatFrameProps) {
  return (
    <Container>
      <Columns>
        <Side>{side}</Side>
        <Conversation>
          <Messages>{children}</Messages>
          <Foot>{foot}</Foot>
        </Conversation>
      </Columns>
    </Container>
  );
}

export type ChatSuggestionsProps = {
  /** Accessible name of the list, unless `labelledBy` is given. */
  label?: string;
  /** Id of the text that names the list. */
  labelledBy?: string;
  /** Whether a narrow window shows one row of them, which scrolls. Default: all rows. */
  scrolled?: boolean;
  /** A list item for each suggestion. */
  children: ReactNode;
};

/** A list of suggestions below a message. */
export function ChatSuggestions({ label, labelledBy, scrolled = false, children }: ChatSuggestionsProps) {
  const List = scrolled ? ScrolledRow : Row;
  return (
    <List role="list" aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </List>
  );
}
