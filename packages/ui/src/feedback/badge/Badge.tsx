import { Mark } from './Badge.styles.ts';
import { countText } from './countText.ts';

export { countText };

export type BadgeTone = 'accent' | 'plain';

export type BadgeProps = {
  /** Zero renders nothing; above 99 renders "99+" (SHL-09). */
  count: number;
  /** Default `accent`, which is reserved for the bag. Use `plain` for all other counts. */
  tone?: BadgeTone;
  className?: string;
};

/**
 * A count on a control. The number is hidden from assistive technology: put `countText(count)` into the
 * accessible name of the control ("Bag, 3 items", "Bag, 99+ items").
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
