import type { RailsProps } from './Rails.tsx';
import { useRails } from './data/useRails.ts';
import { RailsView } from './views/RailsView.tsx';

/** What the store chose for this page and this shopper. Nothing where it has nothing, or does not answer. */
export function RailsContent(props: RailsProps) {
  const { rails, expected, hasFailed } = useRails(props);
  if (hasFailed) return null;
  return <RailsView rails={rails} expected={expected} />;
}
