import type { Catalogue } from '@luxe/format';
import { ChatMessage } from '@luxe/patterns/chat-message';
import { moveFocus } from '@luxe/ui/focus';
import { Loader } from '@luxe/ui/loader';
import { Notice } from '@luxe/ui/notice';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { useLayoutEffect, useRef } from 'react';
import type { Turn } from '../data/conversation.ts';
import { copy } from '../data/copy.ts';
import type { SentenceModel } from '../data/toAnswerModel.ts';
import { AnswerView, type AnswerActions } from './AnswerView.tsx';
import { SentenceLines } from './SentenceLines.tsx';
import { Lines } from './Tara.styles.ts';

export type TurnViewProps = AnswerActions & {
  turn: Turn;
  catalogue: Catalogue;
  isLast: boolean;
  /** The sentences that are ready, while Tara looks for the answer. Otherwise undefined. */
  pending: readonly SentenceModel[] | undefined;
  /** Why the question has no answer. */
  failure: string | undefined;
  onAskAgain: () => void;
};

/** A question and its answer, or why there is none. */
export function TurnView({ turn, pending, failure, onAskAgain, ...rest }: TurnViewProps) {
  const { id, question, answered } = turn;
  const asked = useAskedQuestion(pending !== undefined);
  return (
    <>
      <ChatMessage ref={asked} author="shopper" name={copy.you}>
        {question}
      </ChatMessage>
      <ChatMessage author="assistant" name={copy.title} busy={pending !== undefined}>
        {pending ? (
          <>
            <Lines>
              <SentenceLines sentences={pending} />
            </Lines>
            <Loader active label={copy.looking} />
          </>
        ) : failure === undefined && answered ? (
          <AnswerView {...rest} id={id} question={question} answered={answered} onAskAgain={onAskAgain} />
        ) : failure === undefined ? (
          <Text tone="secondary">
            {copy.unanswered} <TextButton onClick={onAskAgain}>{copy.askAgain}</TextButton>
          </Text>
        ) : (
          <Notice
            live
            tone="error"
            title={failure}
            action={<TextButton onClick={onAskAgain}>{copy.askAgain}</TextButton>}
          />
        )}
      </ChatMessage>
    </>
  );
}

/**
 * Ref of a question. When it is asked, and again when the answer makes the page longer, it moves to the top
 * of the window, so that the answer is read from its beginning. It takes the focus when the control that
 * asked it is gone, such as a suggestion.
 */
function useAskedQuestion(isPending: boolean) {
  const question = useRef<HTMLDivElement>(null);
  const wasPending = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isPending && (activeElement === null || activeElement === body))
      moveFocus(question.current, { scroll: 'none' });
    const top = question.current?.getBoundingClientRect().top ?? 0;
    // A shopper who has scrolled away meanwhile reads something else.
    const isInView = top >= 0 && top <= window.innerHeight;
    const isNearTop = top >= 0 && top <= window.innerHeight / 3;
    if ((isPending || (wasPending.current && isInView)) && !isNearTop)
      question.current?.scrollIntoView?.({ block: 'start' });
    wasPending.current = isPending;
  }, [isPending]);
  return question;
}
