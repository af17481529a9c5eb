import { ApiError } from '@luxe/client';
import { useClient } from '@luxe/resources';
import { useEffect, useRef, useState } from 'react';

/** Result of opening the link that confirms an e-mail address. */
export type Confirmation =
  | { readonly status: 'checking' | 'used' | 'expired' | 'taken' | 'unknown' | 'failed' }
  /** `email` is masked, because the person who opened the link may not be the customer. */
  | { readonly status: 'done'; readonly email: string };

const resultByCode: Readonly<Record<string, 'used' | 'expired' | 'taken' | 'unknown'>> = {
  'SSO-1006': 'unknown',
  // The server returns `INVALID_REQUEST` or `MALFORMED` for a malformed token.
  INVALID_REQUEST: 'unknown',
  MALFORMED: 'unknown',
  'SSO-1007': 'expired',
  'SSO-1008': 'taken',
  'SSO-1009': 'used',
};

function failureOf(error: unknown): Exclude<Confirmation['status'], 'done' | 'checking'> {
  if (!(error instanceof ApiError)) return 'failed';
  return resultByCode[error.code] ?? 'failed';
}

/**
 * Confirms an e-mail address by the token of its link. Sends only one request per attempt, because a link
 * works once.
 */
export function useEmailVerification(token: string) {
  const client = useClient();
  const [confirmation, setConfirmation] = useState<Confirmation>({ status: 'checking' });
  const [attempts, setAttempts] = useState(1);
  const lastAttempt = useRef(0);
  useEffect(() => {
    if (lastAttempt.current === attempts) return;
    lastAttempt.current = attempts;
    if (!token) return setConfirmation({ status: 'unknown' });
    client.call('verifyEmail', { params: { token } }).then(
      ({ maskedEmail }) => setConfirmation({ status: 'done', email: maskedEmail }),
      (error: unknown) => setConfirmation({ status: failureOf(error) }),
    );
  }, [client, token, attempts]);
  const retry = () => {
    setConfirmation({ status: 'checking' });
    setAttempts(attempts + 1);
  };
  return { confirmation, retry };
}
