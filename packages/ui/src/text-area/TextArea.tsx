import { textLength } from '@luxe/format';
import { useId, useImperativeHandle, useRef, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { Field, splitField, type FieldWords } from '../field/Field.tsx';
import { useFieldText } from '../field/useFieldText.ts';
import { useStill } from '../field/useStill.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Area, AreaBox, Count } from './TextArea.styles.ts';

export type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'children' | 'maxLength'> &
  FieldWords & {
    /** The most letters it takes. They are counted in sight, and nothing is cut off: more is an error in the form's words. */
    limit?: number;
    /** How the count reads aloud. Default "12 of 200 letters". */
    countText?: (letters: number, limit: number) => string;
  };

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({ limit, countText = lettersOf, onChange, ...props }: TextAreaProps) {
  const countId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(props.ref, () => area.current as HTMLTextAreaElement, []);
  const [text, setText] = useFieldText(area, props);
  const letters = textLength(text);
  const { frame, control } = splitField(props);
  const counted = limit === undefined ? undefined : countText(letters, limit);
  const still = useStill(counted);

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
              <Count aria-hidden data-over={letters > limit || undefined}>
                {letters} / {limit}
              </Count>
              <VisuallyHidden id={countId}>{counted}</VisuallyHidden>
              <VisuallyHidden role="status">{still}</VisuallyHidden>
            </>
          )}
        </AreaBox>
      )}
    </Field>
  );
}

const lettersOf = (letters: number, limit: number) => `${letters} of ${limit} letters`;
