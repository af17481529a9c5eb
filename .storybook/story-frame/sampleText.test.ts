import { describe, expect, it } from 'vitest';
import { inWordsOf, mirror, textChanges } from './sampleText.ts';
import { hindiWords, urduWords } from './sampleWords.ts';

describe('inWordsOf', () => {
  it('replaces every word and preserves numbers, signs and spaces', () => {
    const text = inWordsOf('Pay ₹3,70,900 by 24 Nov.', urduWords);
    expect(text).toMatch(/^\S+ ₹3,70,900 \S+ 24 \S+\.$/);
    expect(text).not.toMatch(/[A-Za-z]/);
  });

  it('replaces equal words by equal words', () => {
    const [first, second] = inWordsOf('bag Bag', hindiWords).split(' ');
    expect(first).toBe(second);
  });

  it.each(['', '₹3,70,900', '99+', ' · '])('leaves the text “%s” unchanged', (text) => {
    expect(inWordsOf(text, urduWords)).toBe(text);
  });
});

it('mirror surrounds each word with the characters that turn its direction', () => {
  expect(mirror('Add 2 bags')).toBe('\u202EAdd\u202C 2 \u202Ebags\u202C');
});

it('every sample text has a change', () => {
  for (const change of Object.values(textChanges)) expect(change('Bag')).not.toBe('Bag');
});
