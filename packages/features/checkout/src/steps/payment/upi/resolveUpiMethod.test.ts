import { afterEach, expect, test, vi } from 'vitest';
import { resolveUpiMethod } from './resolveUpiMethod.ts';

afterEach(() => vi.unstubAllGlobals());
const none = { upiMethod: undefined, upiId: '' };
const saved = ['ananya@oksbi'];

test.each([
  ['a saved id with a mouse', false, none, saved, { method: 'saved', upiId: saved[0] }],
  ['a typed id with a mouse and no saved id', false, none, [], { method: 'typed', upiId: '' }],
  ['the app on a touch screen', true, none, saved, { method: 'app', upiId: undefined }],
  [
    'a chosen saved id on a touch screen',
    true,
    { upiMethod: 'saved', upiId: 'ananya@oksbi' },
    saved,
    { method: 'saved', upiId: saved[0] },
  ],
  [
    'a chosen typed id on a touch screen',
    true,
    { upiMethod: 'typed', upiId: '' },
    saved,
    { method: 'typed', upiId: '' },
  ],
] as const)('the preselected UPI method is %s [CHK-07]', (_case, matches, choice, ids, expected) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  expect(resolveUpiMethod(choice, ids)).toEqual(expected);
});
