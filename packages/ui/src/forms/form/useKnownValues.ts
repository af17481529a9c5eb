import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Fills in fields with values that arrive after the form, such as the contact of a customer. Each value fills
 * its field once. A field that the shopper has changed, and the errors of all other fields, stay as they are.
 * `known` is undefined until the values arrive. The form clears the fields of a next entry itself.
 */
export function useKnownValues<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  known: Readonly<Partial<Values>> | undefined,
): void {
  const filled = useRef<Readonly<Record<string, unknown>>>({});
  const { isSubmitted, defaultValues } = form.formState;
  useEffect(() => {
    for (const [name, value] of Object.entries(known ?? {}) as [
      Path<Values>,
      PathValue<Values, Path<Values>>,
    ][]) {
      const before = filled.current[name] ?? (defaultValues as DefaultValues<Values>)[name];
      const isTouched = form.getValues(name) !== before;
      filled.current = { ...filled.current, [name]: value };
      // An empty value fills nothing, and would remove the error of the field.
      if (isTouched || value === before) continue;
      form.setValue(name, value, { shouldValidate: isSubmitted });
      if (!isSubmitted) form.clearErrors(name);
    }
  });
}
