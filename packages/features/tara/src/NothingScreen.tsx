import { askTaraHref } from '@luxe/contract/tara-paths';
import type { Catalogue } from '@luxe/format';
import { useCall } from '@luxe/resources';
import { taraCalls } from './data/calls.ts';
import { findTurn } from './data/conversation.ts';
import { useConversations } from './data/useConversations.ts';
import { NothingView } from './views/NothingView.tsx';

export type NothingScreenProps = {
  /** Question of the address; empty for none. */
  question: string;
  /** Id of the turn without products. Default: the newest turn with the question. */
  turnId?: string | undefined;
  catalogue: Catalogue;
  onNavigate: (href: string) => void;
};

/** The page `/result-not-found`: a question for which Tara found no product [TAR-01]. */
export function NothingScreen({ question, turnId, catalogue, onNavigate }: NothingScreenProps) {
  const [[name, args]] = taraCalls(catalogue);
  const { data: hints } = useCall(name, args);
  const { list = [] } = useConversations({ catalogue });
  return (
    <NothingView
      key={question}
      question={question}
      conversationId={findTurn(list, question, turnId)?.conversationId}
      hints={hints?.hints ?? []}
      catalogue={catalogue}
      onAsk={(asked) => onNavigate(askTaraHref(asked, catalogue))}
    />
  );
}
