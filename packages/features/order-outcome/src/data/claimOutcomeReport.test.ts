import { createMemoryStorage } from '@luxe/resources';
import { expect, test } from 'vitest';
import { claimOutcomeReport } from './claimOutcomeReport.ts';

test('lets a tab report each outcome of an order once', () => {
  const storage = createMemoryStorage();
  expect(claimOutcomeReport(storage, 'a', 'PLACED')).toBe(true);
  expect(claimOutcomeReport(storage, 'a', 'PLACED')).toBe(false);
  expect(claimOutcomeReport(storage, 'a', 'FAILED')).toBe(true);
  expect(claimOutcomeReport(storage, 'b', 'PLACED')).toBe(true);
});

test('remembers only the last 20 reported outcomes', () => {
  const storage = createMemoryStorage();
  for (let at = 0; at < 21; at += 1) claimOutcomeReport(storage, String(at), 'PLACED');
  expect(claimOutcomeReport(storage, '20', 'PLACED')).toBe(false);
  expect(claimOutcomeReport(storage, '0', 'PLACED')).toBe(true);
});
