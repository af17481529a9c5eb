import { createMemoryStorage } from '@luxe/resources';
import { expect, test } from 'vitest';
import { saveChoice, noChoice, readChoice } from './payChoice.ts';

test('restores the stored payment mode, bank, EMI plan and UPI id', () => {
  const storage = createMemoryStorage();
  const choice = { ...noChoice, mode: 'EMI', emiBank: 'HDFC', emiMonths: 6, upiId: 'a@okbank' } as const;
  saveChoice(storage, choice);
  expect(readChoice(storage)).toEqual(choice);
});

test.each(['', 'not json', 'null', '7'])('ignores an unreadable stored payment choice: %s', (stored) => {
  const storage = createMemoryStorage();
  storage.setItem('payChoice', stored);
  expect(readChoice(storage)).toEqual(noChoice);
});
