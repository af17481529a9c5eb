import type { Failure } from '@luxe/resources';
import { creditCopy as copy } from '../creditCopy.ts';

const words: Readonly<Record<string, string | undefined>> = {
  B9510: copy.expired,
  B9078: copy.invalid,
  B6009: copy.invalid,
};
const withoutAnswer: Readonly<Record<string, string | undefined>> = {
  offline: copy.offline,
  timeout: copy.notReached,
  unreachable: copy.notReached,
};

/** Why a credit, a coupon or an offer was not taken: in our words for three codes [CHK-08], in those of the store for the others [CHK-33]. */
export function creditFailureWords({ reason, message }: Pick<Failure, 'reason' | 'message'>): string {
  return words[reason] ?? withoutAnswer[reason] ?? message;
}
