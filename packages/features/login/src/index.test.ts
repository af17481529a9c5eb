import { expect, test } from 'vitest';
import * as feature from './index.ts';

test('what other packages may use', () => {
  expect(Object.keys(feature).sort()).toEqual(['ConfirmLogin', 'confirmCopy', 'contactModal', 'loginModal']);
});
