import { useId } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Amount, Group, Reason, Root } from './QuantityStepper.styles.ts';

/** What the stepper says by itself. */
export type QuantityWords = { less: string; more: string; remove: string };

const english: QuantityWords = { less: 'One less', more: 'One more', remove: 'Remove' };

export type QuantityStepperProps = {
  /** What is counted: "Quantity of Warden top-handle bag". */
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  /** Default 1. */
  min?: number;
  /** Default 10. */
  max?: number;
  /** Why there can be no more, in sight while there can be none: "Only 3 are left in this size". */
  maxReason?: string | undefined;
  /** Makes the step below `min` a removal. Without it, the last one is taken away elsewhere. */
  onRemove?: () => void;
  /** The new amount is on its way to the shop. Presses still count. */
  busy?: boolean;
  disabled?: boolean;
  /** Why nothing can be changed: in sight, read with the group. */
  disabledReason?: string | undefined;
  words?: Partial<QuantityWords>;
  className?: string;
};

/**
 * One more or one less. The amount is announced as it changes, and so is a limit when it is reached; at a limit the
 * button keeps focus and place.
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
  disabled: switchedOff = false,
  disabledReason,
  words,
  className,
}: QuantityStepperProps) {
  const say = { ...english, ...words };
  const reasonId = useId();
  const disabled = switchedOff || disabledReason !== undefined;
  const less = value - 1;
  const more = value + 1;
  const removes = less < min && onRemove !== undefined;
  const reason = disabledReason ?? (more > max ? maxReason : undefined);
  const takeAway = () => {
    if (disabled) return;
    if (removes) onRemove();
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
          icon={removes ? 'trash' : 'minus'}
          label={removes ? say.remove : say.less}
          aria-disabled={disabled || (less < min && !removes) || undefined}
          onClick={takeAway}
        />
        <Amount aria-live="polite" aria-busy={busy || undefined}>
          {value}
        </Amount>
        <IconButton
          icon="plus"
          label={say.more}
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
