import type { Catalogue } from '@luxe/format';
import { ChatMessage } from '@luxe/patterns/chat-message';
import { Text } from '@luxe/ui/text';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import type { Conversation, Turn } from '../data/conversation.ts';
import { copy } from '../data/copy.ts';
import type { ConversationsResource } from '../data/useConversations.ts';
import type { AnswerActions } from './AnswerView.tsx';
import { HintLinks } from './HintLinks.tsx';
import { TurnView } from './TurnView.tsx';

export type MessagesProps = AnswerActions &
  Pick<ConversationsResource, 'pending' | 'failure' | 'announcement'> & {
    /** Undefined before the first question. */
    conversation: Conversation | undefined;
    /** The address names a conversation that the device does not have. */
    isGone: boolean;
    hints: readonly string[];
    /** Catalogue of a new conversation. */
    catalogue: Catalogue;
    onAskAgain: (turn: Turn) => void;
  };

/** The greeting and the messages of a conversation [TAR-01]. Each complete answer is announced once. */
export function Messages({ conversation, isGone, hints, catalogue, ...props }: MessagesProps) {
  const { pending, failure, announcement, onAskAgain, ...actions } = props;
  const turns = conversation?.turns ?? [];
  return (
    <>
      <ChatMessage author="assistant" name={copy.title}>
        <Text voice="editor" size="lg">
          {copy.greeting}
        </Text>
      </ChatMessage>
      {isGone && <Text tone="secondary">{copy.gone}</Text>}
      {turns.length === 0 && <HintLinks hints={hints} catalogue={catalogue} />}
      {turns.map((turn, at) => (
        <TurnView
          key={turn.id}
          {...actions}
          turn={turn}
          catalogue={conversation?.catalogue ?? catalogue}
          isLast={at === turns.length - 1}
          pending={pending?.turnId === turn.id ? pending.sentences : undefined}
          failure={failure?.turnId === turn.id ? failure.message : undefined}
          onAskAgain={() => onAskAgain(turn)}
        />
      ))}
      <VisuallyHidden as="div" role="status">
        {announcement && `${copy.title}: ${announcement}`}
      </VisuallyHidden>
    </>
  );
}
