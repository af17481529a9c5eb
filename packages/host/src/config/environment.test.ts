import { describe, expect, it, test } from 'vitest';
import { StartupError } from '../startupError.ts';
import {
  checkListener,
  hostNames,
  integer,
  onOff,
  oneOf,
  origin,
  readEnvironment,
  urlOf,
} from './environment.ts';

describe('readEnvironment', () => {
  it('converts values, and takes the default of a variable that is missing or empty', () => {
    const shape = {
      PORT: integer(1, 65_535).default(4000),
      LOG_LEVEL: oneOf('warn', 'info').default('warn'),
      SIGN_ON: onOff().default(true),
      SHOP: origin().optional(),
      HOSTS: hostNames().default(new Set()),
    };
    expect(readEnvironment(shape, { PORT: '', SIGN_ON: undefined, OTHER: 'x' })).toEqual({
      PORT: 4000,
      LOG_LEVEL: 'warn',
      SIGN_ON: true,
      HOSTS: new Set(),
    });
    const given = { PORT: '80', LOG_LEVEL: 'info', SIGN_ON: 'off', SHOP: 'HTTPS://Shop.example:443/' };
    expect(readEnvironment(shape, { ...given, HOSTS: 'A.example, b.example' })).toEqual({
      PORT: 80,
      LOG_LEVEL: 'info',
      SIGN_ON: false,
      SHOP: 'https://shop.example',
      HOSTS: new Set(['a.example', 'b.example']),
    });
  });

  it('names every invalid variable, and leaves out values that may contain a password', () => {
    const shape = { PORT: integer(1, 65_535), REDIS_URL: urlOf(/^redis$/, 'redis://127.0.0.1:6379') };
    const read = () => readEnvironment(shape, { PORT: 'four', REDIS_URL: 'http://user:secret@x' });
    expect(read).toThrow(StartupError);
    expect(read).toThrow(
      'PORT is "four"; it must be an integer from 1 to 65535.\nREDIS_URL must be a URL like redis://127.0.0.1:6379.',
    );
  });

  it('names a required variable that is missing', () =>
    expect(() => readEnvironment({ SHOP: origin() }, {})).toThrow(/^SHOP must be /));
});

test.each([
  ['http://localhost:4000', '127.0.0.1', true],
  ['https://shop.example', '0.0.0.0', false],
  ['https://shop.example', undefined, false],
])('checkListener accepts %s on %s', (publicOrigin, host, isDemo) =>
  expect(checkListener({ publicOrigin, host })).toBe(isDemo),
);

test.each([
  ['http://shop.example', undefined, /must use https/],
  ['http://localhost:4000', '0.0.0.0', /loopback name/],
])('checkListener rejects %s on %s', (publicOrigin, host, sentence) =>
  expect(() => checkListener({ publicOrigin, host })).toThrow(sentence),
);
