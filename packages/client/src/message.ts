/** Message for a response without one [ERR-01]. */
export const fallbackMessage = 'Something went wrong';

/**
 * Extracts the message of a response [ERR-01]: the first text that is not empty, in the order of section 8 of
 * the specification. This order is: `errors[0].message`, `errors[0].type`, `errorMessage`, `error`,
 * `error_message`, `errorMsg`; for status FAILURE or ERROR also `message`, `slpCouponMessage` and the status
 * itself; last `errorCode`. Never throws.
 */
export function extractMessage(body: unknown): string {
  if (typeof body !== 'object' || body === null) return fallbackMessage;
  const fields = body as Record<string, unknown>;
  const first = (Array.isArray(fields.errors) ? fields.errors[0] : undefined) as
    Record<string, unknown> | undefined;
  const hasFailed = fields.status === 'FAILURE' || fields.status === 'ERROR';
  const candidates = [
    first?.message,
    first?.type,
    fields.errorMessage,
    fields.error,
    fields.error_message,
    fields.errorMsg,
    ...(hasFailed ? [fields.message, fields.slpCouponMessage, fields.status] : []),
    fields.errorCode,
  ];
  return candidates.find(isText) ?? fallbackMessage;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
