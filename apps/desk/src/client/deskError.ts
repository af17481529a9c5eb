import type { DeskContentIssue } from '@luxe/contract/desk';

/**
 * Why a call of the desk failed. `unreachable`: no answer came, so a change may or may not have happened.
 * `failed`: the server has a fault. The others are answers of the server about this request.
 */
export type DeskErrorKind =
  'unreachable' | 'failed' | 'loginRequired' | 'forbidden' | 'notFound' | 'rejected';

/** The error of a call. Its message is a sentence for the person. */
export class DeskError extends Error {
  override readonly name = 'DeskError';
  readonly kind: DeskErrorKind;
  /** Mistakes of an entry, by field. */
  readonly issues: readonly DeskContentIssue[];

  /** The code of the error in the contract; empty when no answer came. */
  readonly code: string;

  constructor(kind: DeskErrorKind, message: string, issues: readonly DeskContentIssue[] = [], code = '') {
    super(message);
    this.kind = kind;
    this.issues = issues;
    this.code = code;
  }
}

export const unreachable = (): DeskError =>
  new DeskError('unreachable', 'The desk cannot be reached. Check the connection and try again.');

export const failure = (): DeskError =>
  new DeskError('failed', 'The desk has a fault. Try again in a moment.');

/**
 * The error of a response. `body` is its JSON, or undefined when it has none. `retryAfter` is the header of
 * that name: seconds to wait, or null.
 */
export function toDeskError(status: number, body: unknown, retryAfter: string | null): DeskError {
  const { errors, issues, errorCode } = (body ?? {}) as {
    errorCode?: string;
    errors?: readonly { message?: string }[];
    issues?: readonly DeskContentIssue[];
  };
  const message = errors?.[0]?.message;
  if (message === undefined) return failure();
  const sentence = [message, waitText(Number(retryAfter))].filter(Boolean).join(' ');
  return new DeskError(kindOf(status), sentence, issues, errorCode);
}

function waitText(seconds: number): string {
  if (!(seconds > 0)) return '';
  const minutes = Math.ceil(seconds / 60);
  return `Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

function kindOf(status: number): DeskErrorKind {
  if (status === 401) return 'loginRequired';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  return status >= 500 ? 'failed' : 'rejected';
}
