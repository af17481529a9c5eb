import webPush from 'web-push';
import { describe, expect, it } from 'vitest';
import { readPushConfig } from './config.ts';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const valid = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: 'mailto:desk@shop.example',
};

describe('the keys for messages to devices', () => {
  it('are optional', () => {
    expect(readPushConfig({}, { isDemo: false })).toBeUndefined();
    expect(readPushConfig(valid, { isDemo: false })).toEqual({
      ...{ publicKey, privateKey, subject: 'mailto:desk@shop.example', testOrigin: undefined },
    });
  });

  it.each([
    [{ VAPID_PRIVATE_KEY: undefined }, /set VAPID_PUBLIC_KEY/],
    [{ VAPID_SUBJECT: undefined }, /set VAPID_PUBLIC_KEY/],
    [{ VAPID_SUBJECT: 'desk' }, /VAPID_SUBJECT/],
    [{ VAPID_PRIVATE_KEY: webPush.generateVAPIDKeys().privateKey }, /does not belong/],
    [{ VAPID_PUBLIC_KEY: 'short' }, /does not belong/],
    [{ PUSH_TEST_ORIGIN: 'http://127.0.0.1:4999' }, /only a demo shop/],
  ])('must be complete and belong together: %o', (change, problem) => {
    expect(() => readPushConfig({ ...valid, ...change }, { isDemo: false })).toThrow(problem);
  });

  it('can name a stand-in on this machine only', () => {
    const read = (PUSH_TEST_ORIGIN: string) =>
      readPushConfig({ ...valid, PUSH_TEST_ORIGIN }, { isDemo: true });
    expect(read('http://127.0.0.1:4999')?.testOrigin).toBe('http://127.0.0.1:4999');
    expect(() => read('http://10.0.0.7:4999')).toThrow(/loopback/);
  });
});
