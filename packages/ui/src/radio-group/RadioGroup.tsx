import { useId, type ChangeEvent, type ReactNode, type Ref } from 'react';
import { Detail, Row, Words } from '../checkbox/Checkbox.styles.ts';
import { Live, Message } from '../field/Field.styles.ts';
import { Icon } from '../icon/Icon.tsx';
import { Dot, Fieldset, Legend, Reason } from './RadioGroup.styles.ts';

export type RadioOption = {
  value: string;
  label: ReactNode;
  /** At the end of the row. */
  detail?: ReactNode;
  disabled?: boolean;
  /** Under the label; for a disabled option, why. */
  reason?: ReactNode;
};

/** What every choice of one among several takes. */
export type RadioChoice = {
  /** Names the group. */
  legend: string;
  hideLegend?: boolean;
  /** Default: generated. Needed where the choice is submitted with a form. */
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

/** One of a few, all in sight. Arrow keys move between them, as the browser has it. */
export function RadioGroup({
  options,
  legend,
  hideLegend = false,
  error,
  className,
  ...choice
}: RadioGroupProps) {
  const messageId = useId();
  const radio = useRadios(choice);
  return (
    <Fieldset className={className} aria-describedby={error ? messageId : undefined}>
      <Legend $hidden={hideLegend}>{legend}</Legend>
      {options.map(({ value, label, detail, disabled, reason }) => (
        <Row key={value}>
          <Dot {...radio(value)} disabled={disabled} />
          <Words>
            {label}
            {reason && <Reason>{reason}</Reason>}
          </Words>
          {detail !== undefined && <Detail>{detail}</Detail>}
        </Row>
      ))}
      <Live aria-live="polite">
        {error && (
          <Message id={messageId} $tone="error">
            <Icon name="warning" size="s" />
            {error}
          </Message>
        )}
      </Live>
    </Fieldset>
  );
}

/** Props of each native radio in a group, controlled or not. */
export function useRadios({
  name,
  value,
  defaultValue,
  onValueChange,
  onChange,
  onBlur,
  ref,
}: Omit<RadioChoice, 'legend'>) {
  const generated = useId();
  return (own: string) => ({
    type: 'radio',
    name: name ?? generated,
    value: own,
    ref,
    onBlur,
    ...(value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value }),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onChange?.(event);
      onValueChange?.(own);
    },
  });
}
