import { IconButton } from '../icon-button/IconButton.tsx';
import { Amount, Group } from './QuantityStepper.styles.ts';

export type QuantityStepperProps = {
  /** What is counted: "Quantity of Warden top-handle bag". */
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  /** Default 1: taking the last one away is "Remove", said in words elsewhere. */
  min?: number;
  /** Default 10. */
  max?: number;
  /** The new amount is on its way to the shop. Presses still count. */
  busy?: boolean;
  disabled?: boolean;
  className?: string;
};

/** One more or one less. The amount is announced as it changes. */
export function QuantityStepper({
  label,
  value,
  onValueChange,
  min = 1,
  max = 10,
  busy = false,
  disabled = false,
  className,
}: QuantityStepperProps) {
  const less = value - 1;
  const more = value + 1;
  return (
    <Group role="group" aria-label={label} aria-disabled={disabled || undefined} className={className}>
      <IconButton
        icon="minus"
        label="One less"
        aria-disabled={disabled || less < min || undefined}
        onClick={() => !disabled && less >= min && onValueChange(less)}
      />
      <Amount aria-live="polite" aria-busy={busy || undefined}>
        {value}
      </Amount>
      <IconButton
        icon="plus"
        label="One more"
        aria-disabled={disabled || more > max || undefined}
        onClick={() => !disabled && more <= max && onValueChange(more)}
      />
    </Group>
  );
}
