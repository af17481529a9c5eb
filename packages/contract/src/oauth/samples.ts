import type { CallResponse } from '../calls.ts';

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
