import { TextButton } from '../../actions/text-button/TextButton.tsx';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

export type LineFormProps = Pick<
  TextFieldProps,
  'label' | 'name' | 'type' | 'autoComplete' | 'hint' | 'error' | 'defaultValue' | 'inputMode'
> & {
  /** Path to which the form posts, with and without scripts. */
  action: string;
  /** Label of the button at the end of the field. */
  submitLabel: string;
};

/** A form with one field and its button on one line. Posts a document, so it needs no scripts. */
export const LineForm = ({ action, submitLabel, ...field }: LineFormProps) => (
  <form method="post" action={action} aria-label={field.label}>
    <TextField required {...field} suffix={<TextButton type="submit">{submitLabel}</TextButton>} />
  </form>
);
