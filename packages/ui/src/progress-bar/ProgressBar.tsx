import { useId } from 'react';
import { Bar, Head, Root, Value } from './ProgressBar.styles.ts';

/** `primary` is work under way; `accent`, the flame, is what a shopper comes nearer to saving: free delivery. */
export type ProgressTone = 'primary' | 'accent';

export type ProgressBarProps = {
  /** What is under way, or what it leads to: "Uploading photo", "Free delivery". */
  label: string;
  /** Keeps the label for assistive technology. */
  hideLabel?: boolean;
  /** How far, from 0 to `max`; what lies outside is drawn at the nearer end. Undefined: nobody knows, and a line runs. */
  value?: number | undefined;
  /** Default 100. */
  max?: number;
  /** The value in words, shown and read in place of a percentage: "₹1,200 to go", "2 of 3 photos". */
  valueText?: string;
  /** Default `primary`. */
  tone?: ProgressTone;
  className?: string;
};

/**
 * How far something has come, as a 3 px line. A native `<progress>`: the server draws it, without script and without a style
 * attribute. Source: HTML, the progress element; WAI-ARIA role progressbar.
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
  const hasHead = !hideLabel || valueText !== undefined;
  return (
    <Root className={className}>
      {hasHead && (
        <Head>
          {!hideLabel && <label htmlFor={id}>{label}</label>}
          {/* Read as the value of the bar; a second reading would be noise. */}
          {valueText !== undefined && <Value aria-hidden>{valueText}</Value>}
        </Head>
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
