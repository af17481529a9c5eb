import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import type { ReactNode, Ref } from 'react';
import { Frame } from './ChatMessage.styles.ts';

export type ChatMessageProps = {
  /** `shopper`: at the end of the line, with a mark. `assistant`: as wide as the conversation. */
  author: 'shopper' | 'assistant';
  /** Who writes, for assistive technology: "You". */
  name: string;
  /** Whether parts of the message are still to come. */
  busy?: boolean;
  children: ReactNode;
  /** A message of the shopper can take the focus. */
  ref?: Ref<HTMLDivElement>;
};

/** A message of a conversation. */
export function ChatMessage({ author, name, busy = false, children, ref }: ChatMessageProps) {
  return (
    <Frame
      ref={ref}
      $isShopper={author === 'shopper'}
      tabIndex={author === 'shopper' ? -1 : undefined}
      aria-busy={busy || undefined}
    >
      <VisuallyHidden>{`${name}: `}</VisuallyHidden>
      {children}
    </Frame>
  );
}
