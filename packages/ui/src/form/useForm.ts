import {
  useForm as useHookForm,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';

/**
 * react-hook-form's `useForm` with the shop's manners: an error appears on leaving its field, not while it is being
 * typed, and goes as soon as it is mended.
 */
export function useForm<Values extends FieldValues>(options?: UseFormProps<Values>): UseFormReturn<Values> {
  return useHookForm<Values>({ mode: 'onTouched', reValidateMode: 'onChange', ...options });
}
