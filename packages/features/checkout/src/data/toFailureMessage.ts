import type { Failure } from '@luxe/resources';
import { copy } from './copy.ts';

const codeMessages: Readonly<Record<string, string | undefined>> = {
  B9510: copy.expired,
  B9078: copy.invalid,
  B6009: copy.invalid,
};
const networkMessages: Readonly<Record<string, string | undefined>> = {
  offline: copy.unsentOffline,
  timeout: copy.notReached,
  unreachable: copy.notReached,
};

/**
 * Message for a rejected credit, coupon or offer. Three codes [CHK-08] and network failures have our own
 * message. Other failures show the message of the store [CHK-33].
 */
export function toFailureMessage({ reason, message }: Pick<Failure, 'reason' | 'message'>): string {
  return codeMessages[reason] ?? networkMessages[reason] ?? message;
}
