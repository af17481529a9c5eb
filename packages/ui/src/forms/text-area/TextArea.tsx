import { textLength } from '@luxe/format';
import { useId, useImperativeHandle, useRef, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { Field, splitField, type BaseFieldProps } from '../field/Field.tsx';
import { useFieldText } from '../field/useFieldText.ts';
import { useDebouncedText } from '../field/useDebouncedText.ts';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { Area, AreaBox, Count } from './TextArea.styles.ts';

export type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'children' | 'maxLength'> &
  BaseFieldProps & {
    /**
     * Maximum number of characters. The field shows a count and truncates nothing. The form must report a
     * longer text.
     */
    limit?: number;
    /** Formats the count for screen readers. Default "12 of 200 characters". */
    countText?: (count: number, limit: number) => string;
  };

/** A multi-line text field. Grows with its text in browsers with `field-sizing`. */
export function TextArea({ limit, countText = defaultCountText, onChange, ...props }: TextAreaProps) {
  const countId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(props.ref, () => area.current as HTMLTextAreaElement, []);
  const [text, setText] = useFieldText(area, props);
  const count = textLength(text);
  const { frame, control } = splitField(props);
  const counted = limit === undefined ? undefined : countText(count, limit);
  const announced = useDebouncedText(counted);

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setText(event.currentTarget.value);
    onChange?.(event);
  };
  const describedBy = [frame.describedBy, counted && countId].filter(Boolean).join(' ') || undefined;

  return (
    <Field {...frame} describedBy={describedBy}>
      {(wiring) => (
        <AreaBox data-invalid={wiring['aria-invalid']} data-disabled={control.disabled || undefined}>
          <Area rows={3} {...control} {...wiring} ref={area} onChange={change} />
          {limit !== undefined && (
            <>
              <Count aria-hidden data-over={count > limit || undefined}>
                {count} / {limit}
              </Count>
              <VisuallyHidden id={countId}>{counted}</VisuallyHidden>
              <VisuallyHidden role="status">{announced}</VisuallyHidden>
            </>
          )}
        </AreaBox>
      )}
    </Field>
  );
}

const defaultCountText = (count: number, limit: number) => `${count} of ${limit} characters`;
