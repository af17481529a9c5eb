import { expect, test } from 'vitest';
import { isLexiconWord } from './lexiconWords.ts';

test.each(['they', 'wants', 'pearls', 'chamde', 'resham', 'रेशम', 'kaale', 'hazaar', 'neelam'])(
  'the lexicon has the word %s',
  (word) => expect(isLexiconWord(word)).toBe(true),
);

test.each(['kavya', 'rohan', 'sharma', 'अनन्या'])('the lexicon does not have the word %s', (word) =>
  expect(isLexiconWord(word)).toBe(false),
);
