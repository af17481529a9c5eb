import { beforeEach, expect, test, vi } from 'vitest';
import { attemptKey, forgetAttempt } from './attemptKey.ts';
import { createMemoryStorage } from './sessionStorage.ts';

beforeEach(() => void vi.stubGlobal('sessionStorage', createMemoryStorage()));

test('the same change has the same key until its success is known', () => {
  const first = attemptKey('cancel', 'LX-1 units');
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(attemptKey('cancel', 'LX-1 units')).toBe(first);
  expect(attemptKey('return', 'LX-1 units')).not.toBe(first);
  forgetAttempt('cancel');
  expect(attemptKey('cancel', 'LX-1 units')).not.toBe(first);
});

test('another change has another key', () => {
  const first = attemptKey('cancel', 'one unit');
  expect(attemptKey('cancel', 'two units')).not.toBe(first);
});

test.each(['{', '4', 'null'])('ignores the unreadable attempt %s', (stored) => {
  sessionStorage.setItem('cancel', stored);
  expect(attemptKey('cancel', 'LX-1')).toMatch(/^[0-9a-f-]{36}$/);
});
