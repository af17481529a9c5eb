import { useMinute } from './useMinute.ts';
import type { BlockOf } from './blocks.ts';
import { CountdownView } from './CountdownView.tsx';

/** A countdown that updates every minute. */
export function Countdown({ block }: { block: BlockOf<'countdown'> }) {
  return <CountdownView block={block} now={useMinute()} />;
}
