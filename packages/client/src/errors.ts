import { extractMessage } from './message.ts';

/** What went wrong, for a caller to tell apart [ERR-06]. */
export type ErrorKind = 'ApiError' | 'InvalidTokenError' | 'CartError';

/** `ajax error` begins the messages that are never toasted [ERR-02]; a timeout has its own [NET-02]. */
export const timeoutMessage = 'ajax timeout';

/** A call that was not answered, or was answered with 400 or above. */
export class ApiError extends Error {
  readonly kind: ErrorKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The store's code (`B9301`), or `offline`, `timeout`, `unreadable`, `aborted`; empty when the answer names none. */
  readonly code: string;
  /** The answer as it came; undefined when there was none. */
  readonly body: unknown;

  constructor(status: number, code: string, message: string, body?: unknown) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.body = body;
    this.kind = kindOf(status, code, message);
  }

  /** True for a refusal of the identity provider [ERR-10]. */
  get isIdentity(): boolean {
    return identityCodes.test(this.code);
  }
}

/** What a request without an answer fails with. */
export const noAnswer = (isOnline: boolean) =>
  isOnline ? new ApiError(0, 'unreachable', 'ajax error 0') : new ApiError(0, 'offline', 'You are offline');

/** What a failed refresh-token call says, with its exclamation mark [ERR-08]. */
export const refreshFailedMessage = 'Something went wrong!';

/** Codes of the identity provider: they reach the caller as they are, with the words of the response [ERR-10, ERR-11]. */
const identityCodes = /^(SSO-1[012]\d\d|GR-UP-\d+|B0001)$/;

/** The error of an answer with status 400 or above. */
export function toApiError(status: number, body: unknown): ApiError {
  const hasWords = typeof body === 'object' && body !== null && Object.keys(body).length > 0;
  return new ApiError(status, codeOf(body), hasWords ? extractMessage(body) : `ajax error ${status}`, body);
}

/** Messages that mean the token is at fault [ERR-09]. */
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
