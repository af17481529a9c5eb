import { Mark } from './Badge.styles.ts';
import { countText } from './countText.ts';

export { countText };

export type BadgeTone = 'accent' | 'plain';

export type BadgeProps = {
  /** Zero draws nothing; above 99 draws "99+" (SHL-09). */
  count: number;
  /** Default `accent`: the flame marks what is yours to buy: the bag. `plain` is for the rest. */
  tone?: BadgeTone;
  className?: string;
};

/**
 * How many there are. The number is decoration to assistive technology: say `countText(count)` in the name of the control
 * that wears it ("Bag, 3 items", "Bag, 99+ items").
 */
export function Badge({ count, tone = 'accent', className }: BadgeProps) {
  const text = countText(count);
  if (text === undefined) return null;
  return (
    <Mark $tone={tone} className={className} aria-hidden>
      {text}
    </Mark>
  );
}
