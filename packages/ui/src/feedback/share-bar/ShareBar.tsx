import { Line, Share } from './ShareBar.styles.ts';

export type ShareBarProps = {
  /** Sizes of the shares in any unit, in the sequence of the list beside the bar. Zero is left out. */
  shares: readonly number[];
  className?: string;
};

/** Gap between two shares, in percent of the bar. */
const gap = 0.3;

/**
 * A bar that is divided by the shares of a sum, 3 px high. It is only a picture, hidden from assistive
 * technology: show the amounts in a list beside it.
 */
export function ShareBar({ shares, className }: ShareBarProps) {
  return (
    <Line aria-hidden className={className}>
      {toRects(shares).map(({ x, width }, index) => (
        <Share key={index} x={`${x}%`} width={`${width}%`} height="100%" data-share={index % 3} />
      ))}
    </Line>
  );
}

/** Start and width of each share in percent. A very small share is as wide as a gap. */
function toRects(all: readonly number[]): { x: number; width: number }[] {
  const shares = all.filter((share) => share > 0);
  const sum = shares.reduce((total, share) => total + share, 0);
  let start = 0;
  return shares.map((share, index) => {
    const end = start + (share / sum) * 100;
    const room = index === shares.length - 1 ? 0 : gap;
    const rect = { x: Math.min(start, 100 - gap), width: Math.max(end - start - room, gap) };
    start = end;
    return rect;
  });
}
