import { askTaraHref } from '@luxe/contract/tara-paths';
import type { Catalogue } from '@luxe/format';
import { useCall } from '@luxe/resources';
import { taraCalls } from './data/calls.ts';
import { NothingView } from './views/NothingView.tsx';

export type NothingScreenProps = {
  /** Question of the address; empty for none. */
  question: string;
  catalogue: Catalogue;
  onNavigate: (href: string) => void;
};

/** The page `/result-not-found`: a question for which Tara found no product [TAR-01]. */
export function NothingScreen({ question, catalogue, onNavigate }: NothingScreenProps) {
  const [[name, args]] = taraCalls(catalogue);
  const { data: hints } = useCall(name, args);
  return (
    <NothingView
      key={question}
      question={question}
      hints={hints?.hints ?? []}
      catalogue={catalogue}
      onAsk={(asked) => onNavigate(askTaraHref(asked, catalogue))}
    />
  );
}
