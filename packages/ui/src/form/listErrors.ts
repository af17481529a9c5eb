import type { FieldErrors } from 'react-hook-form';

/** One line of the summary. `name` is a path, as "address.pincode". */
export type FieldTrouble = { name: string; message: string };

/** Errors of a form as lines, those of nested fields and lists included, and what is said of the form as a whole. */
export function listErrors(errors: FieldErrors): { form: string | undefined; fields: FieldTrouble[] } {
  const { root, ...rest } = errors;
  const whole =
    root?.message ??
    Object.values(root ?? {})
      .map(messageOf)
      .find(Boolean);
  return { form: whole, fields: linesOf(rest, '') };
}

function linesOf(errors: object, path: string): FieldTrouble[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    const name = path === '' ? key : `${path}.${key}`;
    if (typeof error !== 'object' || error === null) return [];
    const message = messageOf(error);
    return message === undefined ? linesOf(error, name) : [{ name, message }];
  });
}

const messageOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message || undefined
    : undefined;
