import { useId, type ReactNode } from 'react';
import { Hint, Label, Optional, Root } from './Field.styles.ts';
import { FieldMessage } from './FieldMessage.tsx';

/** Props of every field, besides the native props of its control. */
export type BaseFieldProps = {
  label: string;
  /** The expected format or the consequence of the choice, shown before the shopper makes a mistake. */
  hint?: string | undefined;
  /**
   * Error message: what happened and what to do. Marks the control as invalid. Screen readers read the error
   * with the control.
   */
  error?: string | undefined;
  /** Success message, such as "New Delhi. Delivers in four days". Announced when it appears. */
  success?: string | undefined;
  /** Adds "Optional" beside the label. Fields are required by default, without a mark. */
  optional?: boolean;
  /** Text beside the label of an optional field. Default "Optional". */
  optionalLabel?: string;
  /** Hides the label from view, but not from assistive technology. */
  hideLabel?: boolean;
};

/** Props that the control must receive. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = BaseFieldProps & {
  /** Id of the control. Default: generated. */
  id?: string | undefined;
  /** Ids of further elements that describe the control. Screen readers read them before hint and error. */
  describedBy?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/**
 * The parts around the control of every field: label above, then hint, error or success below, linked by
 * `aria-describedby`. Error and success are announced once, when they appear. If a control cannot be changed,
 * its hint gives the reason. Use a specific field (TextField, Select) where one exists.
 */
export function Field({
  label,
  hint,
  error,
  success,
  optional = false,
  optionalLabel = 'Optional',
  hideLabel = false,
  id,
  describedBy: extraIds,
  className,
  children,
}: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const messageId = `${controlId}-message`;
  const succeeded = success !== undefined && error === undefined;
  const describedBy = [extraIds, hint && hintId, (error || succeeded) && messageId].filter(Boolean).join(' ');

  return (
    <Root className={className}>
      <Label htmlFor={controlId} $hidden={hideLabel}>
        {label}
        {optional && <Optional>{optionalLabel}</Optional>}
      </Label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && <Hint id={hintId}>{hint}</Hint>}
      <FieldMessage id={messageId} error={error} success={success} />
    </Root>
  );
}

type FieldComponentProps = Partial<BaseFieldProps> & {
  label: string;
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  className?: string | undefined;
};

/** Splits the props of a field into the props of `Field` and the props of the control. */
export function splitField<Props extends FieldComponentProps>(props: Props) {
  const {
    label,
    hint,
    error,
    success,
    optional,
    optionalLabel,
    hideLabel,
    id,
    className,
    'aria-describedby': describedBy,
    ...control
  } = props;
  const frame: Omit<FieldProps, 'children'> = {
    label,
    hint,
    error,
    success: success,
    id,
    describedBy,
    className,
    ...(optional !== undefined && { optional }),
    ...(optionalLabel !== undefined && { optionalLabel }),
    ...(hideLabel !== undefined && { hideLabel }),
  };
  return { frame, control };
}
