import { afterEach, expect, test, vi } from 'vitest';
import { upiWayOf } from './upiWay.ts';

afterEach(() => vi.unstubAllGlobals());
const none = { upiWay: undefined, upiId: '' };
const saved = ['ananya@oksbi'];

test.each([
  ['with a mouse: a saved id', false, none, saved, { way: 'saved', upiId: saved[0] }],
  ['with a mouse: an id to type', false, none, [], { way: 'typed', upiId: '' }],
  ['on a touch screen: the app', true, none, saved, { way: 'app', upiId: undefined }],
  [
    'on a touch screen, chosen: a saved id',
    true,
    { upiWay: 'saved', upiId: 'ananya@oksbi' },
    saved,
    { way: 'saved', upiId: saved[0] },
  ],
  [
    'on a touch screen, chosen: an id to type',
    true,
    { upiWay: 'typed', upiId: '' },
    saved,
    { way: 'typed', upiId: '' },
  ],
] as const)('UPI is paid, %s [CHK-07]', (_case, matches, choice, ids, way) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  expect(upiWayOf(choice, ids)).toEqual(way);
});
