import { expect, test } from 'vitest';
import * as feature from './index.ts';

test('exports only the public API', () => {
  expect(Object.keys(feature).sort()).toEqual(['NothingScreen', 'ResultsScreen', 'TaraScreen', 'taraCalls']);
});
