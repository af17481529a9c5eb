import type { CallResponse } from '../calls/calls.ts';

export const token: CallResponse<'token'> = {
  access_token: 'sample-global-token',
  token_type: 'bearer',
  expires_in: 864_000,
  isCustomerAccessToken: false,
};
export const refreshStoreToken: CallResponse<'refreshStoreToken'> = {
  access_token: 'sample-customer-token',
  token_type: 'bearer',
  expires_in: 3600,
  refresh_token: 'sample-refresh-token',
  isCustomerAccessToken: true,
};
export const codeChallenge: CallResponse<'codeChallenge'> = {
  codeVerifier: 'sample-code-verifier',
  codeChallenge: 'sample-code-challenge',
};
export const registerTdUser: CallResponse<'registerTdUser'> = {
  status: 'SUCCESS',
  firstName: 'Ananya',
  lastName: 'Rao',
};
