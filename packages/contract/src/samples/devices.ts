import type { CallResponse } from '../calls/calls.ts';

/** A VAPID public key of a test. */
// cspell:disable-next-line
const publicKey = 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';

export const pushSettings: CallResponse<'pushSettings'> = { publicKey, isOn: false };
export const pushSettingsOn: CallResponse<'pushSettings'> = { publicKey, isOn: true };
/** A shop without VAPID keys. */
export const pushSettingsNone: CallResponse<'pushSettings'> = { publicKey: null, isOn: false };

export const pushMessage: CallResponse<'personalData'>['pushMessages'][number] = {
  ...{ orderId: '261120-4877', kind: 'shipped', status: 'sent' },
  ...{ createdAt: '2026-11-20T06:30:00.000Z', sentAt: '2026-11-20T06:30:02.000Z' },
};

export const pushDevice: CallResponse<'personalData'>['pushDevices'][number] = {
  service: 'fcm.googleapis.com',
  createdAt: '2026-11-18T06:30:00.000Z',
};
