import { DomainError } from '@luxe/host';

export const invalid = (message: string, code = 'invalid_request') =>
  new DomainError({ status: 400, code, message });
export const unknownOrder = (orderId: string) =>
  new DomainError(
    { status: 404, code: 'order_not_found', message: 'There is no such order.' },
    { fields: { status: 'NOT_FOUND', status_id: 40, order_id: orderId } },
  );

/** The body of every error response. */
export const toErrorBody = ({ code, message, fields }: Pick<DomainError, 'code' | 'message' | 'fields'>) => ({
  status: 'error',
  error_code: code,
  error_message: message,
  user_message: message,
  ...fields,
});
