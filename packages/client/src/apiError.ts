import { extractMessage } from './message.ts';

/** The kind of an error, so that callers can distinguish token and cart failures [ERR-06]. */
export type ErrorKind = 'ApiError' | 'InvalidTokenError' | 'CartError';

/**
 * Message of a timeout [NET-02]. Any other failure without a message of its own gets the message `ajax error`
 * with its status, which a toast never shows [ERR-02].
 */
export const timeoutMessage = 'ajax timeout';

/** A failed call: no response, an unreadable response, or a status of 400 or above. */
export class ApiError extends Error {
  readonly kind: ErrorKind;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /**
   * The store's code (`B9301`), or a code of this client: `offline`, `unreachable`, `timeout`, `unreadable`,
   * `aborted`, `unusable`, `refreshFailed`. Empty when the response has no code.
   */
  readonly code: string;
  /** The parsed response body; undefined without one. */
  readonly body: unknown;

  constructor(status: number, code: string, message: string, body?: unknown) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.body = body;
    this.kind = kindOf(status, code, message);
  }

  /** True for an error code of the identity provider [ERR-10]. */
  get isIdentity(): boolean {
    return identityCodes.test(this.code);
  }
}

/** The error of a request without a response. */
export const noResponseError = (isOnline: boolean) =>
  isOnline ? new ApiError(0, 'unreachable', 'ajax error 0') : new ApiError(0, 'offline', 'You are offline');

/**
 * Message of a failed token refresh [ERR-08]. It ends with an exclamation mark, whereas `fallbackMessage`
 * does not.
 */
export const refreshFailedMessage = 'Something went wrong!';

/**
 * Codes of the identity provider. They reach callers unchanged, with the message of the response [ERR-10,
 * ERR-11].
 */
const identityCodes = /^(SSO-1[012]\d\d|GR-UP-\d+|B0001)$/;

/** Builds the error of a response with status 400 or above. */
export function toApiError(status: number, body: unknown): ApiError {
  const hasFields = typeof body === 'object' && body !== null && Object.keys(body).length > 0;
  return new ApiError(status, codeOf(body), hasFields ? extractMessage(body) : `ajax error ${status}`, body);
}

/** Messages that mean an invalid or expired token [ERR-09]. */
const tokenMessages = /access token expired|invalid access token|invalid or missing access-token/i;

function kindOf(status: number, code: string, message: string): ErrorKind {
  if (code === 'InvalidTokenError' || tokenMessages.test(message)) return 'InvalidTokenError';
  if (code === 'CartError' || (status >= 400 && /^cart not found/i.test(message))) return 'CartError';
  return 'ApiError';
}

function codeOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const { errorCode, errors, error } = body as Record<string, unknown>;
  if (typeof errorCode === 'string') return errorCode;
  const type: unknown = Array.isArray(errors) ? errors[0]?.type : undefined;
  if (typeof type === 'string') return type;
  return typeof error === 'string' && /^\w+$/.test(error) ? error : '';
}
