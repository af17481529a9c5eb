/** What is said when a response says nothing [ERR-01]. */
export const fallbackMessage = 'Something went wrong';

/**
 * The message of a response, by the order of the specification's section 8 [ERR-01]: errors[0].message or type; errorMessage; error;
 * error_message; errorMsg; for a status FAILURE or ERROR then error, message, slpCouponMessage or the status; errorCode. Pure; never
 * throws; only texts that are not empty count.
 */
export function extractMessage(body: unknown): string {
  if (typeof body !== 'object' || body === null) return fallbackMessage;
  const of = body as Record<string, unknown>;
  const first = (Array.isArray(of.errors) ? of.errors[0] : undefined) as Record<string, unknown> | undefined;
  const hasFailed = of.status === 'FAILURE' || of.status === 'ERROR';
  const candidates = [
    first?.message,
    first?.type,
    of.errorMessage,
    of.error,
    of.error_message,
    of.errorMsg,
    ...(hasFailed ? [of.message, of.slpCouponMessage, of.status] : []),
    of.errorCode,
  ];
  return candidates.find(isText) ?? fallbackMessage;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
