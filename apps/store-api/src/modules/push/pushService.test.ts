import { expect, it } from 'vitest';
import { pushServiceOf } from './pushService.ts';

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', 'fcm.googleapis.com'],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', 'updates.push.services.mozilla.com'],
  ['https://web.push.apple.com/abc', 'web.push.apple.com'],
  ['https://wns2-pn1p.notify.windows.com/w/?token=abc', 'wns2-pn1p.notify.windows.com'],
  ['http://fcm.googleapis.com/abc', undefined],
  ['https://fcm.googleapis.com:8443/abc', undefined],
  ['https://evilfcm.googleapis.com/abc', undefined],
  ['https://fcm.googleapis.com.evil.example/abc', undefined],
  ['https://user@fcm.googleapis.com/abc', undefined],
  ['https://push.apple.com/abc', undefined],
  ['https://evilpush.apple.com.evil.example/', undefined],
  ['https://127.0.0.1/abc', undefined],
  ['https://169.254.169.254/latest/meta-data', undefined],
  ['https://[::1]/abc', undefined],
  ['file:///etc/passwd', undefined],
  ['not an address', undefined],
])('sends to known push services over https only: %s', (endpoint, expected) => {
  expect(pushServiceOf(endpoint)).toBe(expected);
});

it('sends to a stand-in of a test on this machine only', () => {
  const endpoint = 'http://127.0.0.1:4999/push/abc';
  expect(pushServiceOf(endpoint, 'http://127.0.0.1:4999')).toBe('127.0.0.1:4999');
  expect(pushServiceOf(endpoint, 'http://127.0.0.1:5000')).toBeUndefined();
  expect(pushServiceOf('http://10.0.0.1/abc', 'http://10.0.0.1')).toBeUndefined();
});
