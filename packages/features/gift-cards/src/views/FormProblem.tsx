import { Notice } from '@luxe/ui/notice';
import type { FieldErrors } from 'react-hook-form';

/**
 * The error of a form as such, from the store. Errors of fields are beside their fields. `ErrorSummary` of ui
 * would also load in checkout.
 */
export function FormProblem({ errors }: { errors: FieldErrors }) {
  const message = errors.root?.['shop']?.message;
  return message ? <Notice tone="error" live shouldFocus title={message} /> : null;
}
