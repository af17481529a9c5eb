import { useId } from 'react';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { Amount, Group, Reason, Root } from './QuantityStepper.styles.ts';

/** Accessible names of the buttons. */
export type QuantityLabels = { less: string; more: string; remove: string };

const english: QuantityLabels = { less: 'One less', more: 'One more', remove: 'Remove' };

export type QuantityStepperProps = {
  /** Accessible name: "Quantity of Warden top-handle bag". */
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  /** Default 1. */
  min?: number;
  /** Default 10. */
  max?: number;
  /** Reason for the maximum, shown while it is reached: "Only 3 left in this size". */
  maxReason?: string | undefined;
  /** Called when the shopper steps below `min`. If not set, the stepper stops at `min`. */
  onRemove?: () => void;
  /** Whether a change is being saved. The buttons stay enabled. */
  busy?: boolean;
  disabled?: boolean;
  /** Disables the stepper and gives the reason, which is shown and announced with the group. */
  disabledReason?: string | undefined;
  labels?: Partial<QuantityLabels>;
  className?: string;
};

/**
 * Changes a quantity by one. Announces each new quantity, and announces when a limit is reached. At a limit,
 * the button stays in the page and keeps the focus.
 */
export function QuantityStepper({
  label,
  value,
  onValueChange,
  min = 1,
  max = 10,
  maxReason,
  onRemove,
  busy = false,
  disabled: isDisabled = false,
  disabledReason,
  labels,
  className,
}: QuantityStepperProps) {
  const allLabels = { ...english, ...labels };
  const reasonId = useId();
  const disabled = isDisabled || disabledReason !== undefined;
  const less = value - 1;
  const more = value + 1;
  const isRemoval = less < min && onRemove !== undefined;
  const reason = disabledReason ?? (more > max ? maxReason : undefined);
  const decrease = () => {
    if (disabled) return;
    if (isRemoval) onRemove();
    else if (less >= min) onValueChange(less);
  };
  return (
    <Root className={className}>
      <Group
        role="group"
        aria-label={label}
        aria-disabled={disabled || undefined}
        aria-describedby={disabledReason === undefined ? undefined : reasonId}
      >
        <IconButton
          icon={isRemoval ? 'trash' : 'minus'}
          label={isRemoval ? allLabels.remove : allLabels.less}
          aria-disabled={disabled || (less < min && !isRemoval) || undefined}
          onClick={decrease}
        />
        <Amount aria-live="polite" aria-busy={busy || undefined}>
          {value}
        </Amount>
        <IconButton
          icon="plus"
          label={allLabels.more}
          aria-disabled={disabled || more > max || undefined}
          aria-describedby={reason === undefined ? undefined : reasonId}
          onClick={() => !disabled && more <= max && onValueChange(more)}
        />
      </Group>
      <Reason id={reasonId} role="status">
        {reason}
      </Reason>
    </Root>
  );
}
