import { formatCount } from '@luxe/format';
import { useState, type KeyboardEvent } from 'react';
import { Affix, Box, Input } from '../text-field/TextField.styles.ts';
import { Typed } from './RangeSlider.styles.ts';
import type { Range, RangeWords } from './RangeSlider.tsx';

export type RangeInputsProps = {
  range: Range;
  limits: Range;
  legend: string;
  words: RangeWords;
  prefix: string | undefined;
  disabled: boolean | undefined;
  /** With Enter or on leaving, within the limits. */
  onRange: (range: Range) => void;
};

/** The two ends to be typed, in Indian grouping. What is typed is taken when it is finished, not with every digit. */
export function RangeInputs({ range, limits, legend, words, prefix, disabled, onRange }: RangeInputsProps) {
  const [typing, setTyping] = useState<{ end: 0 | 1; text: string }>();

  const finish = () => {
    if (typing === undefined) return;
    setTyping(undefined);
    const { end, text } = typing;
    const [lowest, highest] = end === 0 ? [limits[0], range[1]] : [range[0], limits[1]];
    const typed = text === '' ? limits[end] : Number(text);
    const to = Math.min(Math.max(typed, lowest), highest);
    if (to !== range[end]) onRange(end === 0 ? [to, range[1]] : [range[0], to]);
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typing === undefined) return;
    // Takes the number; a form around it is sent by the next Enter.
    event.preventDefault();
    finish();
  };

  return (
    <Typed>
      {([0, 1] as const).map((end) => (
        <Box key={end} data-disabled={disabled || undefined}>
          {prefix && <Affix>{prefix}</Affix>}
          <Input
            aria-label={`${legend}, ${end === 0 ? words.least : words.most}`}
            inputMode="numeric"
            autoComplete="off"
            disabled={disabled}
            value={typing?.end === end ? typing.text : formatCount(Math.round(range[end]))}
            onChange={(event) => setTyping({ end, text: event.currentTarget.value.replace(/\D/g, '') })}
            onBlur={finish}
            onKeyDown={enter}
          />
        </Box>
      ))}
    </Typed>
  );
}
