import { useId, type ComponentPropsWithRef } from 'react';
import { Field, splitField, type BaseFieldProps } from '../field/Field.tsx';
import { Icon } from '../../typography/icon/Icon.tsx';
import { Box, Control, InlineControl, InlineLabel, Width } from './Select.styles.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple'> &
  BaseFieldProps & {
    options: readonly SelectOption[];
    /** First option with an empty value, such as "Choose a state". */
    placeholder?: string;
    /**
     * Shows label and value on one line without a box: "Sort: Relevance". Hint and error are ignored. The
     * select is as wide as the label of the selected option.
     */
    inline?: boolean;
  };

/** Selects one of several options. Native: phones show their own picker, and forms work without script. */
export function Select({ options, placeholder, inline = false, ...props }: SelectProps) {
  const generatedId = useId();
  const { frame, control } = splitField(props);
  const optionElements = (
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
    const id = frame.id ?? generatedId;
    const selectedValue = String(control.value ?? control.defaultValue ?? options[0]?.value);
    return (
      <Box $inline className={frame.className}>
        <InlineLabel htmlFor={id}>{frame.label}</InlineLabel>
        <InlineControl>
          <Width aria-hidden>
            {options.find(({ value }) => value === selectedValue)?.label ?? placeholder}
          </Width>
          <Control $inline id={id} {...control}>
            {optionElements}
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
            {optionElements}
          </Control>
          <Icon name="chevron-down" size="s" />
        </Box>
      )}
    </Field>
  );
}
