import { Icon } from '../icon/Icon.tsx';
import { Control } from './Chip.styles.ts';

export type ChipProps = {
  /** What is applied, in words. */
  children: string;
  /** Where the page is without it: the chip is then a link, and works without script. */
  href?: string;
  /** Removes it in place. With `href`, called as the link is followed. */
  onRemove?: () => void;
  /** Default `Remove` and the words. */
  removeLabel?: string;
  className?: string;
};

/** Something applied that can be taken off: a filter, a coupon. Words and a cross, no box. */
export function Chip({ children, href, onRemove, removeLabel = `Remove ${children}`, className }: ChipProps) {
  const inside = (
    <>
      {children}
      <Icon name="close" size="s" />
    </>
  );
  if (href !== undefined) {
    return (
      <Control href={href} aria-label={removeLabel} className={className} onClick={onRemove}>
        {inside}
      </Control>
    );
  }
  return (
    <Control
      as="button"
      {...{ type: 'button' }}
      aria-label={removeLabel}
      className={className}
      onClick={onRemove}
    >
      {inside}
    </Control>
  );
}
