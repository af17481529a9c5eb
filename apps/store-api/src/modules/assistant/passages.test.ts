import { describe, expect, it, test } from 'vitest';
import { bestSentences, isAbout, rankPassages, stemsOf, toPassage } from './passages.ts';

const passages = [
  { page: 'Returns', title: 'How to send it back', html: '<p>Open the order. A courier collects it.</p>' },
  { page: 'Shipping', title: 'When it arrives', html: '<p>The date depends on your pincode.</p>' },
  { page: 'Cancellation', title: 'Your refund', html: '<p>We start it at once. UPI takes two days.</p>' },
].map((source) => toPassage({ ...source, href: `/${source.page.toLowerCase()}` }));

describe('passages', () => {
  test.each([
    ['can I return this', '/returns'],
    ['wapas kaise kare', '/returns'],
    ['when will the delivery arrive', '/shipping'],
    ['refund kab milega', '/cancellation'],
    ['how do I cancel', '/cancellation'],
  ])('that fit “%s” best are on %s', (question, href) => {
    expect(rankPassages(passages, stemsOf(question))[0]?.passage.href).toBe(href);
  });

  it('without a word of the question do not fit', () => {
    expect(rankPassages(passages, stemsOf('do you sell violins'))).toEqual([]);
    expect(rankPassages(passages, stemsOf('what is it'))).toEqual([]);
  });

  it('give the sentences with the most words of the question, in their order', () => {
    const [, , refund] = passages;
    expect(bestSentences(refund!, stemsOf('upi'), 1)).toEqual(['UPI takes two days.']);
    expect(bestSentences(refund!, stemsOf('upi'), 2)).toEqual(['UPI takes two days.']);
  });

  it('give their first sentences when the title has a word of the question', () => {
    const [, , refund] = passages;
    expect(bestSentences(refund!, stemsOf('refund'), 1)).toEqual(['We start it at once.']);
  });

  it('leave out sentences that only refer to other pages', () => {
    const href = '/terms';
    const [html, onlyReference] = ['<p>See returns. A refund takes two days.</p>', '<p>See returns.</p>'];
    const terms = toPassage({ page: 'Terms', title: 'Returns', html, href });
    expect(bestSentences(terms, stemsOf('return'), 2)).toEqual(['A refund takes two days.']);
    const reference = toPassage({ page: 'Terms', title: 'Returns', html: onlyReference, href });
    expect(rankPassages([reference], stemsOf('return'))).toEqual([]);
  });

  test.each([
    [[], true],
    [['refund'], true],
    [['gift card', 'two days'], true],
    [['gift card', 'days off'], false],
  ])('with the keys %j are about a topic: %s', (keys, expected) =>
    expect(isAbout(passages[2]!, keys)).toBe(expected),
  );
});
