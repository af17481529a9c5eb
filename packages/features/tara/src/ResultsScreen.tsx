import { taraNothingHref } from '@luxe/contract/tara-paths';
import type { Catalogue } from '@luxe/format';
import { useEffect, useRef, useState } from 'react';
import { findTurn, isOld, withTurn } from './data/conversation.ts';
import { useBuy } from './data/useBuy.ts';
import { useConversations, type StreamAnswer } from './data/useConversations.ts';
import { useSizeChoice } from './data/useSizeChoice.ts';
import { SizeChoice } from './SizeChoice.tsx';
import { NothingAsked, ResultsFailed, ResultsLoading } from './views/ResultsStates.tsx';
import { ResultsView } from './views/ResultsView.tsx';

export type ResultsScreenProps = {
  /** Question of the address; empty for none. */
  question: string;
  /** Id of the turn whose answer is shown. Default: the newest turn with the question. */
  turnId?: string | undefined;
  catalogue: Catalogue;
  onNavigate: (href: string, options?: { replace?: boolean }) => void;
  /** Shows that an item was added to the bag. Resolves to false when it showed nothing. */
  onAdded?: (() => Promise<boolean>) | undefined;
  /** Streams the answers. */
  stream?: StreamAnswer | undefined;
};

/**
 * The page `/results`: the products of an answer [TAR-01]. Shows the stored answer of the question, or asks
 * when this device has none with current facts. Without products, `/result-not-found` replaces it.
 */
export function ResultsScreen(props: ResultsScreenProps) {
  const { question, turnId, catalogue, onNavigate, onAdded, stream } = props;
  const conversations = useConversations({ catalogue, stream });
  const { list, pending, failure } = conversations;
  const size = useSizeChoice();
  const buy = useBuy(size.ask, onAdded);
  const [now] = useState(() => Date.now());
  const found = list && findTurn(list, question, turnId);
  const answered = found?.turn.answered;
  const isCurrent = answered !== undefined && !isOld(answered, now);

  // Asks once, after the browser knows what it has stored, and again when a logout has deleted the answer.
  const hasAsked = useRef(false);
  useEffect(() => {
    if (question === '' || !list || isCurrent || (found ? hasAsked.current : pending !== undefined)) return;
    hasAsked.current = true;
    if (found) conversations.askAgain(found.conversationId, found.turn);
    else conversations.ask(question);
  });

  const emptyTurnId =
    isCurrent && !pending && answered.answer.offers.length === 0 ? found?.turn.id : undefined;
  useEffect(() => {
    if (emptyTurnId !== undefined)
      onNavigate(withTurn(taraNothingHref(question, catalogue), emptyTurnId), { replace: true });
  }, [emptyTurnId, question, catalogue, onNavigate]);

  if (question === '') return <NothingAsked catalogue={catalogue} />;
  if (found && failure)
    return (
      <ResultsFailed
        question={question}
        message={failure.message}
        onRetry={() => conversations.askAgain(found.conversationId, found.turn)}
      />
    );
  if (!found || !isCurrent || emptyTurnId !== undefined) return <ResultsLoading question={question} />;
  return (
    <>
      <ResultsView
        question={question}
        conversationId={found.conversationId}
        answer={answered.answer}
        onBuy={buy}
      />
      {size.offer && <SizeChoice offer={size.offer} onChoose={size.choose} />}
    </>
  );
}
