import type { FieldErrors } from 'react-hook-form';

/** One line of the error summary. `name` is a path, such as "address.pincode". */
export type FieldErrorItem = { name: string; message: string };

/**
 * Errors of a form as lines, including nested fields and arrays, and the message of the form itself. `form`
 * is undefined if the form has no message.
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
