import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Hint, Label, Live, Message, Optional, Root } from './Field.styles.ts';

/** What every field takes besides the native props of its control. */
export type FieldWords = {
  label: string;
  /** Format or consequence, before anything goes wrong. */
  hint?: string | undefined;
  /** What happened and what to do. Marks the control invalid and is read with it. */
  error?: string | undefined;
  /** Words of success, as "New Delhi. Delivers in four days": announced when they appear. */
  valid?: string | undefined;
  /** Adds "Optional" beside the label. Required is the default and goes unmarked. */
  optional?: boolean;
  /** The word beside the label of an optional field. Default "Optional". */
  optionalLabel?: string;
  /** Keeps the label for assistive technology alone. */
  hideLabel?: boolean;
};

/** The wiring that the control must wear. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = FieldWords & {
  /** Id of the control. Default: generated. */
  id?: string | undefined;
  /** Ids of more words that are read with the control, before hint and error. */
  describedBy?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/**
 * The frame of every field: label above, control, then hint, error or success, all tied to the control by
 * `aria-describedby`. Error and success are announced once, when they appear; what cannot be changed says why in its
 * hint. Use a ready field (TextField, Select …) where one exists.
 */
export function Field({
  label,
  hint,
  error,
  valid,
  optional = false,
  optionalLabel = 'Optional',
  hideLabel = false,
  id,
  describedBy: more,
  className,
  children,
}: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const messageId = `${controlId}-message`;
  const succeeded = valid !== undefined && error === undefined;
  const describedBy = [more, hint && hintId, (error || succeeded) && messageId].filter(Boolean).join(' ');

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
      <Live aria-live="polite">
        {error && (
          <Message id={messageId} $tone="error">
            <Icon name="warning" size="s" />
            {error}
          </Message>
        )}
        {succeeded && (
          <Message id={messageId} $tone="success">
            <Icon name="check" size="s" />
            {valid}
          </Message>
        )}
      </Live>
    </Root>
  );
}

type WithWords = Partial<FieldWords> & {
  label: string;
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  className?: string | undefined;
};

/** Parts a field's props into those of the frame and those of the control. */
export function splitField<Props extends WithWords>(props: Props) {
  const {
    label,
    hint,
    error,
    valid,
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
    valid,
    id,
    describedBy,
    className,
    ...(optional !== undefined && { optional }),
    ...(optionalLabel !== undefined && { optionalLabel }),
    ...(hideLabel !== undefined && { hideLabel }),
  };
  return { frame, control };
}
