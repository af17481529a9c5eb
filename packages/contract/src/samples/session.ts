import type { CallResponse, Session } from '../calls/calls.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-20T05:00:00.000Z');

export const sessionGuest: Session = {
  loginType: 'guest',
  firstName: '',
  maskedPhone: '',
  customerFingerprint: '',
  hasCart: false,
  tokens: [{ kind: 'global', expires_in: now + 240 * hour, isCustomerAccessToken: false }],
};

export const session: Session = {
  loginType: 'customer',
  firstName: 'Ananya',
  maskedPhone: '••••••5670',
  customerFingerprint: 'c3b0a6f2c9d14',
  hasCart: true,
  tokens: [
    { kind: 'customer', expires_in: now + hour, isCustomerAccessToken: true, tokenTimeStamp_lux: now },
    { kind: 'identity', expires_in: now + hour, isCustomerAccessToken: false },
  ],
};

export const login: CallResponse<'login'> = {
  ...session,
  userType: 'existing',
  needsNames: false,
  cartMerged: false,
};
export const loginMerged: CallResponse<'login'> = { ...login, cartMerged: true };
export const loginNew: CallResponse<'login'> = { ...login, firstName: '', userType: 'new', needsNames: true };
export const redirect: CallResponse<'redirect'> = {
  redirectUrl: 'https://app.example/welcome?authCode=sample&codeVerifier=sample',
};
