import { useId, type ComponentPropsWithRef } from 'react';
import { Field, splitField, type FieldWords } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Box, Control, InlineControl, InlineLabel, Width } from './Select.styles.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple'> &
  FieldWords & {
    options: readonly SelectOption[];
    /** An unchosen first line, as "Choose a state". */
    placeholder?: string;
    /** One line of words without a box: "Sort: Relevance". Takes no hint and no error, and is as wide as what `value` is called. */
    inline?: boolean;
  };

/** One of several. Native, so that every phone shows its own picker and it works in a form without script. */
export function Select({ options, placeholder, inline = false, ...props }: SelectProps) {
  const generated = useId();
  const { frame, control } = splitField(props);
  const lines = (
    <>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </>
  );

  if (inline) {
    const id = frame.id ?? generated;
    const chosen = String(control.value ?? control.defaultValue ?? options[0]?.value);
    return (
      <Box $inline className={frame.className}>
        <InlineLabel htmlFor={id}>{frame.label}</InlineLabel>
        <InlineControl>
          <Width aria-hidden>{options.find(({ value }) => value === chosen)?.label ?? placeholder}</Width>
          <Control $inline id={id} {...control}>
            {lines}
          </Control>
        </InlineControl>
        <Icon name="chevron-down" size="s" />
      </Box>
    );
  }
  return (
    <Field {...frame}>
      {(wiring) => (
        <Box
          $inline={false}
          data-invalid={wiring['aria-invalid']}
          data-disabled={control.disabled || undefined}
        >
          <Control $inline={false} {...control} {...wiring}>
            {lines}
          </Control>
          <Icon name="chevron-down" size="s" />
        </Box>
      )}
    </Field>
  );
}
