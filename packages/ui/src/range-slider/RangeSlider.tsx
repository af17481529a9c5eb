import { useEffect, useEffectEvent, useRef, type ComponentType } from 'react';
import { useDraft } from '../draft/useDraft.ts';
import { Fieldset, Legend } from '../radio-group/RadioGroup.styles.ts';
import type { RangeInputsProps } from './RangeInputs.tsx';
import { Ends, Input, Sliders, Track } from './RangeSlider.styles.ts';

/** Least and most chosen, least first. */
export type Range = readonly [least: number, most: number];

export type RangeSliderProps = {
  /** What is chosen: "Price". Each thumb is named after it: "Price, least", "Price, most". */
  legend: string;
  hideLegend?: boolean;
  min: number;
  max: number;
  step?: number;
  /** What stands. A thumb leaves it while it moves, and returns when another value stands. */
  value?: Range;
  defaultValue?: Range;
  /** While it moves. */
  onValueChange?: (range: Range) => void;
  /** When it has come to rest: the moment to ask the shop again. */
  onValueCommit?: (range: Range) => void;
  /** How a value reads: "₹20,000". */
  format?: (value: number) => string;
  /** Names of the two inputs, so that the range is sent with its form without script. */
  names?: readonly [least: string, most: string];
  /** `RangeInputs`: both ends can be typed too, in two fields under the line. */
  inputs?: ComponentType<RangeInputsProps>;
  /** Before what is typed, as "₹". */
  prefix?: string;
  words?: Partial<RangeWords>;
  disabled?: boolean;
  className?: string;
};

/** Names of the two ends, after the legend on the thumbs and alone over the fields. */
export type RangeWords = { least: string; most: string };

const english: RangeWords = { least: 'least', most: 'most' };

/**
 * A range with two thumbs, each a native slider with the browser's own keys. They never pass each other.
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
  words,
  disabled,
  className,
}: RangeSliderProps) {
  const say = { ...english, ...words };
  const [range, setRange] = useDraft(value ?? defaultValue, value?.join(), String);
  const [least, most] = range;
  const sliders = useRef<HTMLDivElement>(null);

  const move = (thumb: 0 | 1, to: number) => {
    const next: Range = thumb === 0 ? [Math.min(to, most), most] : [least, Math.max(to, least)];
    setRange(next);
    onValueChange?.(next);
  };

  // The browser says "change" once, when a thumb is let go or a key has moved it; React gives that name to every step.
  const commit = useEffectEvent(() => onValueCommit?.([least, most]));
  useEffect(() => {
    const node = sliders.current;
    const settle = () => commit();
    node?.addEventListener('change', settle);
    return () => node?.removeEventListener('change', settle);
  }, []);

  const share = (amount: number) => `${max > min ? ((amount - min) / (max - min)) * 100 : 0}%`;
  const thumb = (which: 0 | 1) => ({
    type: 'range',
    min,
    max,
    step,
    disabled,
    name: names?.[which],
    value: which === 0 ? least : most,
    'aria-label': `${legend}, ${which === 0 ? say.least : say.most}`,
    'aria-valuetext': format(which === 0 ? least : most),
    onChange: (event: { currentTarget: HTMLInputElement }) => move(which, event.currentTarget.valueAsNumber),
  });

  return (
    <Fieldset className={className}>
      <Legend $hidden={hideLegend}>{legend}</Legend>
      <Sliders ref={sliders} data-disabled={disabled || undefined}>
        <Track aria-hidden>
          <rect width="100%" height="100%" />
          <rect x={share(least)} width={share(min + most - least)} height="100%" />
        </Track>
        {/* At the far end both thumbs meet: the lower one must be on top, or neither could be moved back. */}
        <Input {...thumb(0)} $above={least - min > (max - min) / 2} />
        <Input {...thumb(1)} $above={false} />
      </Sliders>
      {Inputs ? (
        <Inputs
          range={[least, most]}
          limits={[min, max]}
          legend={legend}
          words={say}
          prefix={prefix}
          disabled={disabled}
          onRange={(next) => {
            setRange(next);
            onValueChange?.(next);
            onValueCommit?.(next);
          }}
        />
      ) : (
        <Ends aria-hidden>
          <span>{format(least)}</span>
          <span>{format(most)}</span>
        </Ends>
      )}
    </Fieldset>
  );
}
