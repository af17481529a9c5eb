import { expect, test } from 'vitest';
import * as feature from './index.ts';

test('exports only the public API of the package', () => {
  expect(Object.keys(feature).toSorted()).toEqual(['LeadScreen', 'leadModals', 'leadTemplates', 'leadTitle']);
});
