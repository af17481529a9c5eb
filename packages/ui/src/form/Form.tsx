import { type ComponentPropsWithRef } from 'react';
import { FormProvider, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';

export { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';
export { useForm } from './useForm.ts';
export { useFormField } from './useFormField.ts';
export { useFormValue } from './useFormValue.ts';

/** What the shop found wrong: words per field, and words about the whole. */
export type FormRefusal<Values extends FieldValues> = {
  fields?: Partial<Record<FieldPath<Values>, string>>;
  /** Stands in the title of the error summary. */
  form?: string;
};

export type FormProps<Values extends FieldValues> = Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> & {
  /** What `useForm` gave. */
  form: UseFormReturn<Values>;
  /**
   * Called with values that passed every rule; while it works, `form.formState.isSubmitting`, and a second press does
   * nothing. A refusal it returns goes to its fields. It should not throw: outcomes, not exceptions.
   */
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- a handler may return nothing
  onSubmit: (values: Values) => FormRefusal<Values> | void | Promise<FormRefusal<Values> | void>;
};

/**
 * A form bound to react-hook-form. On submit, focus goes to the first field with an error, found here or by the shop.
 * Whatever happens, what was typed stays. Without scripts it posts to `action`.
 */
export function Form<Values extends FieldValues>({ form, onSubmit, ...rest }: FormProps<Values>) {
  const submit = form.handleSubmit(async (values, event) => {
    const refusal = await onSubmit(values);
    if (refusal) refuse(form, refusal, event?.target as HTMLFormElement | undefined);
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

function refuse<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { fields = {}, form: whole }: FormRefusal<Values>,
  element: HTMLFormElement | undefined,
) {
  if (whole !== undefined) form.setError('root.shop', { type: 'shop', message: whole });
  const names = Object.keys(fields) as FieldPath<Values>[];
  for (const name of names) form.setError(name, { type: 'shop', message: fields[name] ?? '' });
  const inOrder = [...(element?.elements ?? [])].map((control) => control.getAttribute('name'));
  const first = inOrder.find((name) => names.includes(name as FieldPath<Values>)) ?? names[0];
  if (first !== undefined && first !== null) form.setFocus(first as FieldPath<Values>);
}
