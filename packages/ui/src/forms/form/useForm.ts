import {
  useForm as useHookForm,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';

/**
 * `useForm` of react-hook-form with the shop's defaults: an error appears on blur, not while typing, and
 * disappears once corrected.
 */
export function useForm<Values extends FieldValues>(options?: UseFormProps<Values>): UseFormReturn<Values> {
  return useHookForm<Values>({ mode: 'onTouched', reValidateMode: 'onChange', ...options });
}
