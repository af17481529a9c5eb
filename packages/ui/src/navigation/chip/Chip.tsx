import { Icon } from '../../typography/icon/Icon.tsx';
import { Control } from './Chip.styles.ts';

export type ChipProps = {
  /** The applied value: a filter or a coupon code. */
  children: string;
  /** URL of the page without this filter or coupon. The chip is then a link and works without scripts. */
  href?: string;
  /**
   * Called when the chip is pressed. Without `href`, this callback must remove the value. With `href`, the
   * link removes the value.
   */
  onRemove?: () => void;
  /** Accessible name. Default: "Remove" and the value. */
  removeLabel?: string;
  className?: string;
};

/** An applied value that can be removed: a filter, a coupon. Text and a cross, without a border. */
export function Chip({ children, href, onRemove, removeLabel = `Remove ${children}`, className }: ChipProps) {
  const content = (
    <>
      {children}
      <Icon name="close" size="s" />
    </>
  );
  if (href !== undefined) {
    return (
      <Control href={href} aria-label={removeLabel} className={className} onClick={onRemove}>
        {content}
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
      {content}
    </Control>
  );
}
