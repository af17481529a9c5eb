import { type FieldValues } from 'react-hook-form';
import { Icon } from '../icon/Icon.tsx';
import { TextButton } from '../text-button/TextButton.tsx';
import { List, Summary, Title } from './Form.styles.ts';
import { listErrors } from './listErrors.ts';
import { useFormOf } from './useFormField.ts';

export type ErrorSummaryProps = {
  /** Names the trouble. Default says how many fields need another look. */
  title?: string | ((fields: number) => string);
};

/**
 * What is wrong, above a long form, from the moment it was sent: announced once, each line moves focus to its field and
 * goes when that is mended. Nothing while nothing is wrong. Inside a `Form`.
 */
export function ErrorSummary({ title = counted }: ErrorSummaryProps) {
  const { formState, setFocus } = useFormOf<FieldValues>('ErrorSummary');
  const { form, fields } = listErrors(formState.errors);
  if (formState.submitCount === 0 || (form === undefined && fields.length === 0)) return null;
  return (
    // What goes from it is not announced again.
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

const counted = (fields: number) =>
  fields === 1 ? 'One field needs another look' : `${fields} fields need another look`;
