import type { FieldErrors } from 'react-hook-form';

/** One line of the error summary. `name` is a path, such as "address.pincode". */
export type FieldErrorItem = { name: string; message: string };

/**
 * Lists the errors of a form, one for each field, including fields in nested objects and arrays. `form` is
 * the message of the form itself, or undefined if there is none.
 */
export function listErrors(errors: FieldErrors): { form: string | undefined; fields: FieldErrorItem[] } {
  const { root, ...rest } = errors;
  const formMessage =
    root?.message ??
    Object.values(root ?? {})
      .map(messageOf)
      .find(Boolean);
  return { form: formMessage, fields: linesOf(rest, '') };
}

function linesOf(errors: object, path: string): FieldErrorItem[] {
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
