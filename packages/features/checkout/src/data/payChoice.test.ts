import { expect, test } from 'vitest';
import { keepChoice, noChoice, readChoice } from './payChoice.ts';
import { memoryShelf } from './shelf.ts';

test('mode, bank, plan and UPI id survive a reload', () => {
  const shelf = memoryShelf();
  const choice = { ...noChoice, mode: 'EMI', emiBank: 'HDFC', emiMonths: 6, upiId: 'a@okbank' } as const;
  keepChoice(shelf, choice);
  expect(readChoice(shelf)).toEqual(choice);
});

test.each(['', 'not json', 'null', '7'])('what cannot be read is no choice: %s', (kept) => {
  const shelf = memoryShelf();
  shelf.setItem('payChoice', kept);
  expect(readChoice(shelf)).toEqual(noChoice);
});
