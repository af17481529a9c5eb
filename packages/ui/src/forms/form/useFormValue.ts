import { useRef } from 'react';
import {
  useController,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
} from 'react-hook-form';
import { useFormOf } from './useFormField.ts';

/**
 * Validation rules of a form for a field that passes its value to a callback. If the field reports an error
 * of its own, such as "Enter a real date", the form shows that error and ignores these rules.
 */
export type ValueRules<Value> = {
  /** Error for an empty value: undefined, null, '' or an empty list. */
  required?: string;
  /** Returns the error for a value, or undefined. */
  check?: (value: Value) => string | undefined;
};

/** Props that the form passes to a field that reports its value by a callback. */
export type FormValue<Value> = {
  name: string;
  value: Value;
  onValueChange: (value: Value) => void;
  /** Called by a field that validates itself, with its error or with undefined for none. */
  onProblemChange: (problem: string | undefined) => void;
  onBlur: () => void;
  ref: RefCallBack;
  error: string | undefined;
};

/**
 * Props to spread into a field that reports values instead of events: Combobox, DateField, RadioGroup. Use
 * inside a `Form`.
 */
export function useFormValue<Values extends FieldValues, Name extends FieldPath<Values> = FieldPath<Values>>(
  name: Name,
  { required, check }: ValueRules<FieldPathValue<Values, Name>> = {},
): FormValue<FieldPathValue<Values, Name>> {
  const { control } = useFormOf<Values>(`useFormValue('${name}')`);
  const ownProblem = useRef<string>(undefined);
  const { field, fieldState } = useController({
    name,
    control,
    rules: {
      validate: (value) =>
        ownProblem.current ?? (isEmpty(value) ? required : undefined) ?? check?.(value) ?? true,
    },
  });
  return {
    name,
    value: field.value,
    onValueChange: (value) => field.onChange(value),
    onProblemChange: (problem) => {
      ownProblem.current = problem;
    },
    onBlur: field.onBlur,
    ref: field.ref,
    error: fieldState.error?.message,
  };
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
