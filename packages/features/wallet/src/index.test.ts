import { expect, test } from 'vitest';
import * as feature from './index.ts';

test('exports only the screens', () => {
  expect(Object.keys(feature)).toEqual([
    ...['BrandCashScreen', 'CliqCashScreen', 'HistoryScreen', 'PointsScreen', 'RedeemScreen'],
    'TransactionScreen',
  ]);
});
