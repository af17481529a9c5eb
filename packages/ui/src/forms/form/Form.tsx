import { type ComponentPropsWithRef } from 'react';
import { FormProvider, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';

export { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';
export { useForm } from './useForm.ts';
export { useFormField } from './useFormField.ts';
export { useFormValue } from './useFormValue.ts';

/** Errors from the server: a message for each field, and one for the form. */
export type FormErrors<Values extends FieldValues> = {
  fields?: Partial<Record<FieldPath<Values>, string>>;
  /** Shown as the title of the error summary. */
  form?: string;
};

export type FormProps<Values extends FieldValues> = Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> & {
  /** The return value of `useForm`. */
  form: UseFormReturn<Values>;
  /**
   * Called with values that passed every rule. While the result is pending, `form.formState.isSubmitting` is
   * true and a second press does nothing. Returned errors appear on their fields. Must not throw: return
   * errors instead.
   */
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- a handler may return nothing
  onSubmit: (values: Values) => FormErrors<Values> | void | Promise<FormErrors<Values> | void>;
};

/**
 * A form bound to react-hook-form. After a submit, focus moves to the first field with an error from the
 * rules or from the server. Typed values always stay. Without scripts, the form posts to `action`.
 */
export function Form<Values extends FieldValues>({ form, onSubmit, ...rest }: FormProps<Values>) {
  const submit = form.handleSubmit(async (_, event) => {
    // The library copies the values before it validates, and a rule may fill in other fields.
    const errors = await onSubmit(form.getValues());
    if (errors) applyErrors(form, errors, event?.target as HTMLFormElement | undefined);
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post"
        aria-busy={form.formState.isSubmitting || undefined}
        {...rest}
        onSubmit={(event) => {
          if (form.formState.isSubmitting) event.preventDefault();
          else void submit(event);
        }}
      />
    </FormProvider>
  );
}

function applyErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { fields = {}, form: formMessage }: FormErrors<Values>,
  element: HTMLFormElement | undefined,
) {
  if (formMessage !== undefined) form.setError('root.shop', { type: 'shop', message: formMessage });
  const names = Object.keys(fields) as FieldPath<Values>[];
  for (const name of names) form.setError(name, { type: 'shop', message: fields[name] ?? '' });
  const inOrder = [...(element?.elements ?? [])].map((control) => control.getAttribute('name'));
  const first = inOrder.find((name) => names.includes(name as FieldPath<Values>)) ?? names[0];
  if (first !== undefined && first !== null) form.setFocus(first as FieldPath<Values>);
}
