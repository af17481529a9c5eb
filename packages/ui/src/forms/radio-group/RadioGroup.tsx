import { useId, type ChangeEvent, type ReactNode, type Ref } from 'react';
import { Detail, Row, LabelText } from '../checkbox/Checkbox.styles.ts';
import { RadioFieldset } from './RadioFieldset.tsx';
import { Dot, Reason } from './RadioGroup.styles.ts';

export type RadioOption = {
  value: string;
  label: ReactNode;
  /** At the end of the row. */
  detail?: ReactNode;
  disabled?: boolean;
  /** Text below the label, such as the reason why the option is disabled. */
  reason?: ReactNode;
};

/** Props of all radio components. */
export type RadioChoice = {
  /** Label of the group. */
  legend: string;
  hideLegend?: boolean;
  /** Form field name. Default: generated. Needed if the value is submitted with a form. */
  name?: string;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: (value: string) => void;
  /** For react-hook-form's `register()`. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: (event: React.FocusEvent<HTMLInputElement>) => void;
  ref?: Ref<HTMLInputElement>;
  error?: string | undefined;
  className?: string;
};

export type RadioGroupProps = RadioChoice & { options: readonly RadioOption[] };

/** Selects one of a few visible options. Native radios, so the browser handles the arrow keys. */
export function RadioGroup({ options, legend, hideLegend, error, className, ...choice }: RadioGroupProps) {
  const radio = useRadios(choice);
  return (
    <RadioFieldset legend={legend} hideLegend={hideLegend} error={error} className={className}>
      {options.map(({ value, label, detail, disabled, reason }) => (
        <Row key={value}>
          <Dot {...radio(value)} disabled={disabled} />
          <LabelText>
            {label}
            {reason && <Reason>{reason}</Reason>}
          </LabelText>
          {detail !== undefined && <Detail>{detail}</Detail>}
        </Row>
      ))}
    </RadioFieldset>
  );
}

/**
 * Returns a function that creates the props of a native radio input for the value of an option. The radios
 * are controlled if `value` is set, otherwise uncontrolled.
 */
export function useRadios({
  name,
  value,
  defaultValue,
  onValueChange,
  onChange,
  onBlur,
  ref,
}: Omit<RadioChoice, 'legend'>) {
  const generatedName = useId();
  return (optionValue: string) => ({
    type: 'radio',
    name: name ?? generatedName,
    value: optionValue,
    ref,
    onBlur,
    ...(value === undefined
      ? { defaultChecked: optionValue === defaultValue }
      : { checked: optionValue === value }),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onChange?.(event);
      onValueChange?.(optionValue);
    },
  });
}
