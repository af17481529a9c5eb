import type { ComponentPropsWithRef } from 'react';
import {
  FormProvider,
  get,
  useFormContext,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';
import { Icon } from '../icon/Icon.tsx';
import { TextButton } from '../text-button/TextButton.tsx';
import { List, Summary, Title } from './Form.styles.ts';

export type FormProps<Values extends FieldValues> = Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> & {
  /** What react-hook-form's `useForm` gave. */
  form: UseFormReturn<Values>;
  /** Called with values that passed every rule. While it works, `form.formState.isSubmitting`. */
  onSubmit: (values: Values) => void | Promise<void>;
};

/** A form bound to react-hook-form. On submit, focus goes to the first field with an error. */
export function Form<Values extends FieldValues>({ form, onSubmit, ...rest }: FormProps<Values>) {
  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post"
        {...rest}
        onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      />
    </FormProvider>
  );
}

/** Spreads into a field of the design system: registration and the field's present error. Inside a `Form`. */
export function useFormField<Values extends FieldValues>(
  name: FieldPath<Values>,
  rules?: RegisterOptions<Values, FieldPath<Values>>,
) {
  const form = useFormContext<Values>();
  if (form === null)
    throw new Error(`useFormField('${name}') needs a parent: put the field inside <Form form={…}>.`);
  const error = get(form.formState.errors, name) as FieldError | undefined;
  return { ...form.register(name, rules), error: error?.message };
}

export type ErrorSummaryProps = {
  /** Names the trouble. Default says how many fields need another look. */
  title?: string;
};

/** What is wrong, above a long form; each line moves focus to its field. Nothing while nothing is. Inside a `Form`. */
export function ErrorSummary({ title }: ErrorSummaryProps) {
  const { formState, setFocus } = useFormContext();
  const { root, ...fields } = formState.errors;
  const messages = Object.entries(fields).flatMap(([name, error]) =>
    typeof error?.message === 'string' ? [{ name, message: error.message }] : [],
  );
  if (root?.message === undefined && messages.length === 0) return null;
  const counted =
    messages.length === 1 ? 'One field needs another look' : `${messages.length} fields need another look`;
  return (
    <Summary role="alert">
      <Icon name="warning" />
      <div>
        <Title>{root?.message ?? title ?? counted}</Title>
        {messages.length > 0 && (
          <List>
            {messages.map(({ name, message }) => (
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
