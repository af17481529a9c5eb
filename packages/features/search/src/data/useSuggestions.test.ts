import { expect, test } from 'vitest';
import { areSuggestionsOn } from './useSuggestions.ts';

test.each([
  ['the usual value', '{"suggestions":true}', true],
  ['suggestions: false', '{"suggestions":false}', false],
  ['another setting', '{"page":1}', true],
  ['a shop without the property', undefined, true],
  ['an empty value', '', true],
  ['a text that is no JSON', 'off', true],
  ['null', 'null', true],
])('%s of Search_Elastic_Json [CFG-01]', (_, property, expected) => {
  expect(areSuggestionsOn(property)).toBe(expected);
});
