import { useRails, type RailsProps } from './data/useRails.ts';
import { RailsView } from './views/RailsView.tsx';

/** The rails of this page and shopper. Renders nothing when the store returns none or fails. */
export function RailsContent(props: RailsProps) {
  const { rails, expected, hasFailed } = useRails(props);
  if (hasFailed) return null;
  return <RailsView rails={rails} expected={expected} />;
}
