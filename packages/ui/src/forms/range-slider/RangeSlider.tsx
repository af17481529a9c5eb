import { useEffect, useEffectEvent, useRef, type ComponentType } from 'react';
import { useDraft } from '../draft/useDraft.ts';
import { Fieldset, Legend } from '../radio-group/RadioGroup.styles.ts';
import type { RangeInputsProps } from './RangeInputs.tsx';
import { RangeValues, Input, Sliders, Track } from './RangeSlider.styles.ts';

/** The selected minimum and maximum. */
export type Range = readonly [low: number, high: number];

export type RangeSliderProps = {
  /** Label of the range: "Price". Also names the thumbs: "Price, minimum", "Price, maximum". */
  legend: string;
  hideLegend?: boolean;
  min: number;
  max: number;
  step?: number;
  /**
   * The committed range. While a thumb moves, and until a new `value` arrives, the thumbs may show another
   * range.
   */
  value?: Range;
  defaultValue?: Range;
  /** Called while a thumb moves. */
  onValueChange?: (range: Range) => void;
  /** Called when a thumb is released or moved by key. Request new results here. */
  onValueCommit?: (range: Range) => void;
  /** Formats a value as text: "₹20,000". */
  format?: (value: number) => string;
  /** Form field names of both ends, so that a form submits the range without scripts. */
  names?: readonly [low: string, high: string];
  /** Pass `RangeInputs` to show a text input for each end below the slider. */
  inputs?: ComponentType<RangeInputsProps>;
  /** Prefix of the text inputs, such as "₹". */
  prefix?: string;
  labels?: Partial<RangeLabels>;
  disabled?: boolean;
  className?: string;
};

/** Names of both ends, appended to the legend in the accessible names of thumbs and inputs. */
export type RangeLabels = { min: string; max: string };

const english: RangeLabels = { min: 'minimum', max: 'maximum' };

/**
 * A range with two thumbs that do not move past each other. Each thumb is a native slider, and the browser
 * handles its keys.
 * Source: WAI-ARIA practices, Multi-Thumb Slider.
 */
export function RangeSlider({
  legend,
  hideLegend = false,
  min,
  max,
  step = 1,
  value,
  defaultValue = [min, max],
  onValueChange,
  onValueCommit,
  format = String,
  names,
  inputs: Inputs,
  prefix,
  labels,
  disabled,
  className,
}: RangeSliderProps) {
  const allLabels = { ...english, ...labels };
  const [range, setRange] = useDraft(value ?? defaultValue, value?.join(), String);
  const [low, high] = range;
  const sliders = useRef<HTMLDivElement>(null);

  const move = (thumb: 0 | 1, to: number) => {
    const next: Range = thumb === 0 ? [Math.min(to, high), high] : [low, Math.max(to, low)];
    setRange(next);
    onValueChange?.(next);
  };

  // The native `change` event fires once, when a thumb is released or moved by key. React's `onChange` fires
  // on every step.
  const commit = useEffectEvent(() => onValueCommit?.([low, high]));
  useEffect(() => {
    const node = sliders.current;
    const handleChange = () => commit();
    node?.addEventListener('change', handleChange);
    return () => node?.removeEventListener('change', handleChange);
  }, []);

  const percent = (amount: number) => `${max > min ? ((amount - min) / (max - min)) * 100 : 0}%`;
  const thumb = (end: 0 | 1) => ({
    type: 'range',
    min,
    max,
    step,
    disabled,
    name: names?.[end],
    value: end === 0 ? low : high,
    'aria-label': `${legend}, ${end === 0 ? allLabels.min : allLabels.max}`,
    'aria-valuetext': format(end === 0 ? low : high),
    onChange: (event: { currentTarget: HTMLInputElement }) => move(end, event.currentTarget.valueAsNumber),
  });

  return (
    <Fieldset className={className}>
      <Legend $hidden={hideLegend}>{legend}</Legend>
      <Sliders ref={sliders} data-disabled={disabled || undefined}>
        <Track aria-hidden>
          <rect width="100%" height="100%" />
          <rect x={percent(low)} width={percent(min + high - low)} height="100%" />
        </Track>
        {/* If both thumbs are at the upper end, the minimum must be on top, or neither could move. */}
        <Input {...thumb(0)} $above={low - min > (max - min) / 2} />
        <Input {...thumb(1)} $above={false} />
      </Sliders>
      {Inputs ? (
        <Inputs
          range={[low, high]}
          limits={[min, max]}
          legend={legend}
          labels={allLabels}
          prefix={prefix}
          disabled={disabled}
          onRange={(next) => {
            setRange(next);
            onValueChange?.(next);
            onValueCommit?.(next);
          }}
        />
      ) : (
        <RangeValues aria-hidden>
          <span>{format(low)}</span>
          <span>{format(high)}</span>
        </RangeValues>
      )}
    </Fieldset>
  );
}
