import { useRef } from 'react';
import {
  useController,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
} from 'react-hook-form';
import { useFormOf } from './useFormField.ts';

/** Rules of a field that gives values. Its own finding, as "There is no such day", comes before them. */
export type ValueRules<Value> = {
  /** Words for when there is none: undefined, null, '' or an empty list. */
  required?: string;
  /** Words for what is wrong with it, undefined while nothing is. */
  check?: (value: Value) => string | undefined;
};

/** What a field that gives values takes from its form. */
export type FormValue<Value> = {
  name: string;
  value: Value;
  onValueChange: (value: Value) => void;
  /** For fields that judge by themselves. */
  onProblemChange: (words: string | undefined) => void;
  onBlur: () => void;
  ref: RefCallBack;
  error: string | undefined;
};

/**
 * Spreads into a field that gives values and not events: Combobox, DateField, RadioGroup. Inside a `Form`.
 */
export function useFormValue<Values extends FieldValues, Name extends FieldPath<Values> = FieldPath<Values>>(
  name: Name,
  { required, check }: ValueRules<FieldPathValue<Values, Name>> = {},
): FormValue<FieldPathValue<Values, Name>> {
  const { control } = useFormOf<Values>(`useFormValue('${name}')`);
  const found = useRef<string>(undefined);
  const { field, fieldState } = useController({
    name,
    control,
    rules: {
      validate: (value) => found.current ?? (isNone(value) ? required : undefined) ?? check?.(value) ?? true,
    },
  });
  return {
    name,
    value: field.value,
    onValueChange: (value) => field.onChange(value),
    onProblemChange: (words) => {
      found.current = words;
    },
    onBlur: field.onBlur,
    ref: field.ref,
    error: fieldState.error?.message,
  };
}

const isNone = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
