import { expect, test } from 'vitest';
import * as feature from './index.ts';

test('exports only the screen', () => {
  expect(Object.keys(feature)).toEqual(['ChangeDeliveryScreen']);
});
