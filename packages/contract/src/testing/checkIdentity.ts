import type { Probe } from './probe.ts';

/**
 * Checks the calls of the identity provider apart from login. Calls that would change the customer's identity
 * are made only with invalid values, so that only their errors are checked.
 */
export async function checkIdentity(
  probe: Probe,
  token: string,
  customerHash: string,
  codeChallenge: string,
) {
  const [email, phone] = [`conformance-${customerHash.slice(0, 12)}@example.com`, '9000000002'];
  const code = { otp: '000000', refId: 'no-such-code' };
  const expired = { status: 400, code: 'SSO-1004' };
  await probe.call('captcha', {});
  await probe.call('checkEmail', { body: { email, captchaToken: null } });
  await probe.call('resendOtp', {
    body: { email, refId: 'no-such-code' },
    expectedError: { status: 400, code: 'SSO-1002' },
  });
  await probe.call('verifyEmailOtp', { body: { email, ...code, codeChallenge }, expectedError: expired });
  await probe.call('fetchCustomer', { token });
  await probe.call('nonloyalToLoyal', { token });
  await probe.call('updateIdentityProfile', {
    token,
    body: { nameDetails: { firstName: 'Ananya', lastName: 'Rao' } },
  });
  await probe.call('changePhone', { token, body: { phone, countryCode: '91' } });
  await probe.call('verifyChangePhoneOtp', {
    token,
    body: { phone, countryCode: '91', ...code },
    expectedError: expired,
  });
  await probe.call('changeEmail', { token, body: { email } });
  await probe.call('verifyChangeEmailOtp', { token, body: { email, ...code }, expectedError: expired });
  await probe.call('verifyEmail', {
    params: { token: 'no-such-link' },
    expectedError: { status: 404, code: 'SSO-1006' },
  });
  await probe.call('redirectClientAuthCode', {
    token,
    body: { redirectClientId: 'unknown', redirectUrl: 'https://unknown.example/', codeChallenge },
    expectedError: { status: 400, code: 'SSO-1010' },
  });
}

/** Checks that the store rejects an e-mail address that the identity provider has not confirmed. */
export async function checkEmail(probe: Probe, token: string, user: string, tdToken: string) {
  const body = {
    customerInfo: { contactEmail: '', contactName: '', contactPhn: '', otpSend: 'N' },
    ...{ otp: '000000', refId: 'no-such-code', tdToken, newEmail: 'conformance@example.com' },
    ...{ webformChannel: 'web', clientId: '', appVersion: '1' },
  } as const;
  await probe.call('updateEmail', {
    token,
    params: { user },
    body,
    expectedError: { status: 409, code: 'P4091' },
  });
}
