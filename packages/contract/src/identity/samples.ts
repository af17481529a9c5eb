import type { CallResponse } from '../calls.ts';

export const codeSent: CallResponse<'checkPhone'> = {
  status: 'SUCCESS',
  refId: 'b2f4c1de-7a90-4f25-9d3e-61c0a7f21e84',
  expiresIn: 300,
  resendAfter: 30,
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
};
