export {
  createClient,
  requestTimeoutMs,
  type CallArgs,
  type Client,
  type ClientOptions,
  type TokenKind,
} from './client.ts';
export { knownEndpoint, loadAfterOrderCalls, loadLaterCalls } from './endpointOf.ts';
export { attemptsFor, isPaymentUrl } from './attempts.ts';
export { systemTimers, type Timers } from './timers.ts';
export { ApiError, refreshFailedMessage, timeoutMessage, toApiError, type ErrorKind } from './apiError.ts';
export type { Fetch } from './send.ts';
export { extractMessage, fallbackMessage } from './message.ts';
export { suppressedStatuses, toastFor, type ToastContext } from './toast.ts';
export { createTokenSharer, shareTokenCall, toAbsoluteExpiry } from './tokenSharer.ts';
export { fillPath, joinBase, toQueryString } from './url.ts';
