import type { CallResponse } from '../calls/calls.ts';

export const codeSent: CallResponse<'checkPhone'> = {
  status: 'SUCCESS',
  refId: 'b2f4c1de-7a90-4f25-9d3e-61c0a7f21e84',
  expiresIn: 300,
  resendAfter: 30,
};
export const captcha: CallResponse<'captcha'> = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '9f2c4b6d8e0a1c3e5f7081a2b3c4d5e6',
    salt: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
    cost: 1,
    keyLength: 32,
    keyPrefix: '0',
  },
  signature: 'sample-signature',
};
export const verifyPhoneOtp: CallResponse<'verifyPhoneOtp'> = {
  authCode: 'sample-auth-code',
  userType: 'existing',
};
export const accessToken: CallResponse<'accessToken'> = {
  accessToken: 'sample-access-token',
  refreshToken: 'sample-refresh-token',
  expiresIn: 3600,
  idToken: { customerHash: '5d41402abc4b2a76b9719d911017c592' },
};
export const fetchCustomer: CallResponse<'fetchCustomer'> = {
  customerHash: '5d41402abc4b2a76b9719d911017c592',
  phoneNumber: '9812345670',
  phoneVerified: true,
  emailVerified: false,
  primaryEmailId: null,
  nameDetails: { firstName: 'Ananya', lastName: 'Rao' },
  gender: 'Female',
  dateOfBirth: '1990-04-12',
  maritalStatus: null,
  userType: 'existing',
  loyalCustomer: 'Y',
  neuPassInfo: { tier: 'Silver', status: 'ACTIVE' },
};
export const verifyEmail: CallResponse<'verifyEmail'> = {
  status: 'SUCCESS',
  maskedEmail: 'a•••••@example.com',
};
export const redirectClientAuthCode: CallResponse<'redirectClientAuthCode'> = {
  authCode: 'sample-auth-code',
  redirectUrl: 'https://app.example/welcome',
};
export const nonloyalToLoyal: CallResponse<'nonloyalToLoyal'> = {
  status: 'SUCCESS',
  neuPassInfo: { tier: 'Base', status: 'ACTIVE' },
};
