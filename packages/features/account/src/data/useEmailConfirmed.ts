import { ApiError } from '@luxe/client';
import { useClient } from '@luxe/resources';
import { useEffect, useRef, useState } from 'react';

/** What has become of a link that confirms an e-mail address. */
export type Confirmation =
  | { readonly is: 'checking' | 'used' | 'expired' | 'taken' | 'unknown' | 'failed' }
  /** The address, masked: the link may have been opened by somebody else. */
  | { readonly is: 'done'; readonly email: string };

const byCode: Readonly<Record<string, 'used' | 'expired' | 'taken' | 'unknown'>> = {
  'SSO-1006': 'unknown',
  // Not even in the form of ours.
  INVALID_REQUEST: 'unknown',
  MALFORMED: 'unknown',
  'SSO-1007': 'expired',
  'SSO-1008': 'taken',
  'SSO-1009': 'used',
};

function failureOf(error: unknown): Exclude<Confirmation['is'], 'done' | 'checking'> {
  if (!(error instanceof ApiError)) return 'failed';
  return byCode[error.code] ?? 'failed';
}

/** Uses a link up: asked once for each try, for a second asking finds it used. */
export function useEmailConfirmed(token: string) {
  const client = useClient();
  const [confirmation, setConfirmation] = useState<Confirmation>({ is: 'checking' });
  const [tries, setTries] = useState(1);
  const asked = useRef(0);
  useEffect(() => {
    if (asked.current === tries) return;
    asked.current = tries;
    if (!token) return setConfirmation({ is: 'unknown' });
    client.call('verifyEmail', { params: { token } }).then(
      ({ maskedEmail }) => setConfirmation({ is: 'done', email: maskedEmail }),
      (error: unknown) => setConfirmation({ is: failureOf(error) }),
    );
  }, [client, token, tries]);
  const retry = () => {
    setConfirmation({ is: 'checking' });
    setTries(tries + 1);
  };
  return { confirmation, retry };
}
