import { formatCount } from '@luxe/format';
import { useState, type KeyboardEvent } from 'react';
import { Affix, Box, Input } from '../text-field/TextField.styles.ts';
import { TextInputs } from './RangeSlider.styles.ts';
import type { Range, RangeLabels } from './RangeSlider.tsx';

export type RangeInputsProps = {
  range: Range;
  limits: Range;
  legend: string;
  labels: RangeLabels;
  prefix: string | undefined;
  disabled: boolean | undefined;
  /** Called on Enter and on blur, with a range within the limits. */
  onRange: (range: Range) => void;
};

/** Text inputs for both ends of a range, in Indian digit grouping. A number is committed on Enter or blur. */
export function RangeInputs({ range, limits, legend, labels, prefix, disabled, onRange }: RangeInputsProps) {
  const [draft, setDraft] = useState<{ end: 0 | 1; text: string }>();

  const commitDraft = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    const { end, text } = draft;
    const [lowest, highest] = end === 0 ? [limits[0], range[1]] : [range[0], limits[1]];
    const typed = text === '' ? limits[end] : Number(text);
    const to = Math.min(Math.max(typed, lowest), highest);
    if (to !== range[end]) onRange(end === 0 ? [to, range[1]] : [range[0], to]);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || draft === undefined) return;
    // Enter commits the number and must not also submit a form around the input.
    event.preventDefault();
    commitDraft();
  };

  return (
    <TextInputs>
      {([0, 1] as const).map((end) => (
        <Box key={end} data-disabled={disabled || undefined}>
          {prefix && <Affix>{prefix}</Affix>}
          <Input
            aria-label={`${legend}, ${end === 0 ? labels.min : labels.max}`}
            inputMode="numeric"
            autoComplete="off"
            disabled={disabled}
            value={draft?.end === end ? draft.text : formatCount(Math.round(range[end]))}
            onChange={(event) => setDraft({ end, text: event.currentTarget.value.replace(/\D/g, '') })}
            onBlur={commitDraft}
            onKeyDown={handleKeyDown}
          />
        </Box>
      ))}
    </TextInputs>
  );
}
