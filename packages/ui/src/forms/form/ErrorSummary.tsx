import { type FieldValues } from 'react-hook-form';
import { Icon } from '../../typography/icon/Icon.tsx';
import { TextButton } from '../../actions/text-button/TextButton.tsx';
import { List, Summary, Title } from './Form.styles.ts';
import { listErrors } from './listErrors.ts';
import { useFormOf } from './useFormField.ts';

export type ErrorSummaryProps = {
  /** Title of the summary. Default: a text with the number of fields that have an error. */
  title?: string | ((fields: number) => string);
};

/**
 * Lists the errors above a long form after a submit. Screen readers announce the list once. Each line moves
 * focus to its field, and disappears once the field is valid. Renders nothing if there are no errors. Use
 * inside a `Form`.
 */
export function ErrorSummary({ title = defaultTitle }: ErrorSummaryProps) {
  const { formState, setFocus } = useFormOf<FieldValues>('ErrorSummary');
  const { form, fields } = listErrors(formState.errors);
  if (formState.submitCount === 0 || (form === undefined && fields.length === 0)) return null;
  return (
    // Removed lines are not announced.
    <Summary role="alert" aria-relevant="additions">
      <Icon name="warning" />
      <div>
        <Title>{form ?? (typeof title === 'string' ? title : title(fields.length))}</Title>
        {fields.length > 0 && (
          <List>
            {fields.map(({ name, message }) => (
              <li key={name}>
                <TextButton onClick={() => setFocus(name)}>{message}</TextButton>
              </li>
            ))}
          </List>
        )}
      </div>
    </Summary>
  );
}

const defaultTitle = (fields: number) =>
  fields === 1 ? 'One field needs another look' : `${fields} fields need another look`;
