import {
  get,
  useFormContext,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
} from 'react-hook-form';

/**
 * Props to spread into a field with a native control: registration and current error. Use inside a `Form`.
 */
export function useFormField<Values extends FieldValues>(
  name: FieldPath<Values>,
  rules?: RegisterOptions<Values, FieldPath<Values>>,
) {
  const form = useFormOf<Values>(`useFormField('${name}')`);
  const error = get(form.formState.errors, name) as FieldError | undefined;
  return { ...form.register(name, rules), error: error?.message };
}

/** The form object of the surrounding `Form`. Throws an error that names the missing parent. */
export function useFormOf<Values extends FieldValues>(caller: string) {
  const form = useFormContext<Values>();
  if (form === null) throw new Error(`${caller} needs a parent: put it inside <Form form={…}>.`);
  return form;
}
