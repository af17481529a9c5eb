import { useId } from 'react';
import { Bar, Header, Root, Value } from './ProgressBar.styles.ts';

/** `primary`: work in progress. `accent`: progress towards a saving, such as free delivery. */
export type ProgressTone = 'primary' | 'accent';

export type ProgressBarProps = {
  /** The task or the goal: "Uploading photo", "Free delivery". */
  label: string;
  /** Hides the label visually. */
  hideLabel?: boolean;
  /** From 0 to `max`; values outside are clamped. Undefined: indeterminate, with a moving line. */
  value?: number | undefined;
  /** Default 100. */
  max?: number;
  /** The value as text, shown and announced instead of a percentage: "₹1,200 to go", "2 of 3 photos". */
  valueText?: string;
  /** Default `primary`. */
  tone?: ProgressTone;
  className?: string;
};

/**
 * A progress bar, 3 px high. A native `<progress>`, so that the server can render the value without script or
 * a style attribute. Source: HTML, the progress element; WAI-ARIA role progressbar.
 */
export function ProgressBar({
  label,
  hideLabel = false,
  value,
  max = 100,
  valueText,
  tone = 'primary',
  className,
}: ProgressBarProps) {
  const id = useId();
  const hasHeader = !hideLabel || valueText !== undefined;
  return (
    <Root className={className}>
      {hasHeader && (
        <Header>
          {!hideLabel && <label htmlFor={id}>{label}</label>}
          {/* Hidden, because the bar announces the same text with `aria-valuetext`. */}
          {valueText !== undefined && <Value aria-hidden>{valueText}</Value>}
        </Header>
      )}
      <Bar
        id={id}
        $tone={tone}
        max={max}
        value={value === undefined ? undefined : Math.min(Math.max(value, 0), max)}
        aria-label={hideLabel ? label : undefined}
        aria-valuetext={valueText}
      />
    </Root>
  );
}
